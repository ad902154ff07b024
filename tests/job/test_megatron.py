"""Megatron Core: its groups are the axes of a job, and its own training loop is planned."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

import pytest
import torch

import tb_actmem
from tb_actmem.recorder.assemble.mesh import megatron_axes
from tests.support.places import ROOT

Groups = dict[str, tuple[int, ...]]
FUNCTIONS = {
    "tp": "get_tensor_model_parallel_group",
    "cp": "get_context_parallel_group",
    "dp": "get_data_parallel_group",
    "pp": "get_pipeline_model_parallel_group",
}
WORKSPACE = 32 * 2**20
"""What cuBLAS allocates inside an op on an H100; only the compiled observer sees it."""


@pytest.mark.parametrize(
    ("groups", "order"),
    [
        ({"tp": (4, 5), "cp": (4,), "dp": (4, 6), "pp": (0, 4)}, ["pp", "dp", "tp"]),
        ({"tp": (4, 5), "cp": (4,), "pp": (4, 6), "dp": (0, 4)}, ["dp", "pp", "tp"]),
        ({"tp": (4,), "cp": (4, 5, 6, 7), "dp": (0, 4), "pp": (4,)}, ["dp", "cp"]),
        ({"tp": (4,), "cp": (4,), "dp": tuple(range(8)), "pp": (4,)}, ["dp"]),
        # Ranks that are not in the order of any axes.
        ({"tp": (4, 5), "cp": (4,), "dp": (4, 7), "pp": (0, 4)}, []),
        ({"tp": (4, 5), "cp": (4,), "dp": (4,), "pp": (0, 4)}, []),
    ],
)
def test_groups_are_axes_from_the_outermost(
    monkeypatch: pytest.MonkeyPatch, groups: Groups, order: list[str]
) -> None:
    state = ModuleType("megatron.core.parallel_state")
    vars(state)["model_parallel_is_initialized"] = lambda: True
    for name, ranks in groups.items():
        vars(state)[FUNCTIONS[name]] = lambda ranks=ranks: ranks
    monkeypatch.setitem(sys.modules, state.__name__, state)
    monkeypatch.setattr(torch.distributed, "get_process_group_ranks", list)

    found = megatron_axes(8)

    assert [*found] == order
    assert found == {name: groups[name] for name in order}


def test_without_megatron_there_are_no_axes() -> None:
    assert megatron_axes(8) == {}


@pytest.mark.skipif(
    find_spec("megatron") is None or torch.version.cuda is None,
    reason="needs megatron-core and a CUDA build of torch",
)
def test_total_peak_of_each_stage_is_that_of_torchs_allocator(tmp_path: Path) -> None:
    job = ("--tp", "2", "--pp", "2", "--sp", "--zero")
    subprocess.run(
        [
            *(sys.executable, "-m", "tb_actmem", "dry-run", "--world", "8", "-o", "job"),
            *("-m", "benchmarks.jobs.megatron_training", *job),
        ],
        env=os.environ | {"MEGATRON_PEAKS": str(tmp_path), "PYTHONPATH": str(ROOT)},
        cwd=tmp_path,
        check=True,
    )

    stages = [logged.recording() for logged in tb_actmem.recordings(tmp_path / "job")]

    assert sorted(stage.meta.rank or 0 for stage in stages) == [0, 4]
    for stage in stages:
        rank = stage.meta.rank or 0
        places = [(axis.name, axis.size, axis.position) for axis in stage.meta.mesh]
        requested, *_ = json.loads((tmp_path / f"peaks{rank}.json").read_text("utf-8"))
        assert places == [("pp", 2, rank // 4), ("dp", 2, 0), ("tp", 2, 0)]
        assert stage.meta.represents == 4
        unseen = requested - (tb_actmem.totals(stage).total_peak_bytes or 0)
        assert 0 <= unseen <= (8 if stage.meta.sees_memory else 8 + WORKSPACE)
