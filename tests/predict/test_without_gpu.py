"""A dry run on CUDA, where there is no CUDA: what is refused, and what its notes say."""

from __future__ import annotations

import pytest
import torch

from tb_actmem.cli.main import main
from tb_actmem.errors import PredictError
from tb_actmem.predict.fake_cuda.gpus import gpu
from tb_actmem.predict.fake_cuda.notes import dry_run_notes


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
def test_a_gpu_is_found_however_it_is_written(name, found):
    assert gpu(name).name == found


def test_another_gpu_is_refused_with_those_that_there_are(capsys):
    with pytest.raises(PredictError, match="'H1000' is not a known GPU: choose V100,"):
        gpu("H1000")
    assert main(["dry-run", "--like", "H1000", "train.py"]) == 1
    assert "choose V100, T4" in capsys.readouterr().err


def test_what_shall_run_has_to_be_said(capsys):
    assert main(["dry-run"]) == 2
    assert "tb-actmem dry-run --like H100 train.py" in capsys.readouterr().out


@pytest.mark.skipif(torch.version.cuda is not None, reason="a CUDA build of torch")
def test_a_torch_without_cuda_is_refused_with_the_cure(capsys):
    assert main(["dry-run", "train.py"]) == 1
    said = capsys.readouterr().err
    assert "is no CUDA build" in said and f"pip install torch==={torch.__version__[:5]}" in said


def test_a_step_that_asks_for_no_value_has_one_note():
    (note,) = dry_run_notes("H100", [("aten::mm", False), ("aten::index.Tensor", False)])
    assert note.startswith("A dry run as on H100: torch made all its choices, and no kernel ran.")
