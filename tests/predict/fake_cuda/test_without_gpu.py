"""A dry run on CUDA without CUDA: errors and notes."""

from __future__ import annotations

import pytest
import torch

from tb_actmem.cli.main import main
from tb_actmem.errors import PredictError
from tb_actmem.predict.fake_cuda import runs_on
from tb_actmem.predict.fake_cuda.gpus import gpu
from tb_actmem.recorder.assemble.meta import dry_run_notes
from tb_actmem.text.notes import words


@pytest.mark.parametrize(
    ("name", "found"),
    [
        ("H100", "H100"),
        ("h100", "H100"),
        ("rtx4090", "RTX 4090"),
        ("RTX 4090", "RTX 4090"),
        ("a100 40gb", "A100-40GB"),
        ("A100", "A100"),
    ],
)
def test_gpu_name_is_matched_in_any_spelling(name, found):
    assert gpu(name).name == found


def test_unknown_gpu_is_refused_with_choices(capsys):
    with pytest.raises(PredictError, match="'H1000' is not a known GPU: choose V100,"):
        gpu("H1000")
    assert main(["dry-run", "--like", "H1000", "train.py"]) == 1
    assert "choose V100, T4" in capsys.readouterr().err


def test_missing_program_is_refused(capsys):
    assert main(["dry-run"]) == 2
    assert "tb-actmem dry-run --like H100 train.py" in capsys.readouterr().out


@pytest.mark.skipif(torch.version.cuda is not None, reason="a CUDA build of torch")
def test_torch_without_cuda_is_refused_with_remedy(capsys):
    assert main(["dry-run", "train.py"]) == 1
    said = capsys.readouterr().err
    assert "is not a CUDA build" in said and f"pip install torch==={torch.__version__[:5]}" in said


@pytest.mark.parametrize("name", ["PYTORCH_ALLOC_CONF", "PYTORCH_CUDA_ALLOC_CONF"])
def test_other_allocator_is_refused(name, monkeypatch, capsys):
    monkeypatch.setenv(name, "backend:cudaMallocAsync")
    assert main(["dry-run", "train.py"]) == 1
    assert f'{name} has "backend:cudaMallocAsync"' in capsys.readouterr().err


def test_step_reading_no_value_has_one_note():
    (note,) = dry_run_notes("H100", [("aten::mm", False), ("aten::index.Tensor", False)])
    assert words(note).startswith(
        "A dry run as on H100: torch made all its choices, and no kernel ran."
    )


def test_rocm_gpu_is_refused_for_cuda_programs(capsys):
    assert gpu("mi300x").workspace_bytes == 128 * 2**20
    with pytest.raises(PredictError, match="MI300X runs no CUDA programs: choose V100, T4"):
        gpu("MI300X", of_cuda=True)
    assert main(["dry-run", "--like", "MI300X", "train.py"]) == 1


@pytest.mark.parametrize(
    ("capability", "code", "runs"),
    [
        (103, ["sm_90", "sm_100"], True),
        (120, ["sm_90", "sm_100"], False),
        (120, ["sm_90", "compute_90"], True),
        (70, ["sm_75", "sm_80"], False),
        (89, ["sm_80", "sm_86"], True),
        (103, ["sm_90", "sm_100a"], False),
    ],
)
def test_binary_code_runs_only_on_its_generation(capability, code, runs):
    assert runs_on(capability, code) is runs
