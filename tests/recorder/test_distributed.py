"""Two and four processes under torchrun: every rank records its own, and the tab compares them."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import tb_actmem
from tb_actmem.model import ModelState
from tb_actmem.tensorboard.events.logdir import recordings
from tests.support import warm
from tests.support.distributed_worker import ROWS, WIDE, WIDTH, rows_of
from tests.support.places import TESTS
from tests.support.tabs import opened
from tests.support.torchrun import has_worked

SHARDED = ("fsdp", "fsdp_whole", "fsdp1", "fsdp1_whole")
WAYS = ("ddp", *SHARDED, "tensor", "pipeline")
FLOAT = 4


class Job(NamedTuple):
    """The files that the ranks of a job left."""

    size: int
    runs: Path

    def recordings(self, way: str) -> list[tb_actmem.Recording]:
        """Of one way of sharing the work, in the order of ranks."""
        found = [logged.recording() for logged in recordings(self.runs / way)]
        return sorted(found, key=lambda recording: recording.meta.rank or 0)

    def oracle(self, way: str, rank: int) -> int:
        path = self.runs / way / f"rank{rank}" / "oracle.json"
        return int(json.loads(path.read_text()))

    def ranks(self, run: str, tag: str = "memory") -> Any:
        return opened(self.runs).get("ranks.json", run=run, tag=tag, step=0).json


@pytest.fixture(scope="module", params=[2, 4])
def job(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Job:
    folder = tmp_path_factory.mktemp(f"ranks{request.param}")
    done = warm.torchrun(
        request.param,
        *(str(TESTS / "support" / "distributed_worker.py"), str(folder)),
        env={**os.environ, "PYTHONPATH": str(TESTS.parent), "OMP_NUM_THREADS": "1"},
    )
    assert has_worked(done), done.stderr
    return Job(request.param, folder)


def mlp_bytes(rows: int, wide: int = WIDE) -> int:
    """The input of the first Linear, and the input and output of GELU."""
    return (rows * WIDTH + 2 * rows * wide) * FLOAT


@pytest.mark.parametrize("way", WAYS)
def test_every_rank_has_recording_of_its_own(job, way):
    """Threads of gloo copy what FSDP gathers. Only the compiled observer hears them."""
    found = job.recordings(way)

    assert [recording.meta.rank for recording in found] == [*range(job.size)]
    notes = {note.code for recording in found for note in recording.meta.notes}
    heard = {"memory-elsewhere"} if way.startswith("fsdp") else set()
    assert notes - heard <= {"dispatch-mode"}


@pytest.mark.parametrize("way", ["ddp", "pipeline"])
def test_all_memory_has_known_holder(job, way):
    """FSDP and tensor parallel: the thread of a collective may hold its tensor a while longer."""
    for recording in job.recordings(way):
        assert tb_actmem.totals(recording).unexplained_bytes == 0


def test_data_parallel_ranks_save_their_own_batch(job):
    for rank, recording in enumerate(job.recordings("ddp")):
        kept = tb_actmem.totals(recording).saved_bytes
        assert kept == mlp_bytes(rows_of(rank)) == job.oracle("ddp", rank)


@pytest.mark.parametrize("way", SHARDED)
def test_gathered_parameters_are_no_activations(job, way):
    for rank, recording in enumerate(job.recordings(way)):
        assert tb_actmem.totals(recording).saved_bytes == mlp_bytes(ROWS)
        assert job.oracle(way, rank) > mlp_bytes(ROWS)  # hooks see them pass


@pytest.mark.parametrize("way", SHARDED)
def test_parameters_are_gathered_until_sharded_again(job, way):
    whole = (2 * WIDE * WIDTH + WIDE + WIDTH) * FLOAT
    for recording in job.recordings(way):
        gathered = [
            row
            for row in recording.storages
            if row.model_state is ModelState.UNSHARDED_PARAMETER
            and row.nbytes
            and (row.birth or 0) < recording.phases[0].end_op
        ]
        assert sum(row.nbytes for row in gathered) == whole
        end = recording.phases[0].end_op
        left = [row.nbytes for row in gathered if row.death is None or row.death > end]
        assert sum(left) == (whole if way.endswith("whole") else 0)


def test_sharding_does_not_change_saved_bytes(job):
    weight = WIDE * WIDTH * FLOAT  # of the last Linear, which the backward needs whole
    for rank, recording in enumerate(job.recordings("fsdp")):
        totals = tb_actmem.totals(recording)
        assert totals.saved_bytes == mlp_bytes(ROWS)
        assert totals.parameter_bytes == weight
        assert job.oracle("fsdp", rank) == totals.saved_bytes + weight


def test_tensor_parallel_ranks_share_inner_activations(job):
    for rank, recording in enumerate(job.recordings("tensor")):
        kept = tb_actmem.totals(recording).saved_bytes
        assert kept == mlp_bytes(ROWS, WIDE // job.size) == job.oracle("tensor", rank)


def test_pipeline_stages_save_their_own_layers(job):
    wide, narrow = ROWS * WIDE * FLOAT, ROWS * WIDTH * FLOAT
    # First the input and what GELU was given; then each stage its input and ReLU's output; at the
    # end the input and the difference that the loss squares.
    expected = [narrow + wide, *[wide + wide] * (job.size - 2), wide + narrow]

    found = job.recordings("pipeline")

    assert [tb_actmem.totals(recording).saved_bytes for recording in found] == expected


def column(found: Any, key: str) -> list[int]:
    """One total of all ranks."""
    position = [total["key"] for total in found["totals"]].index(key)
    return [row["nbytes"][position] for row in found["ranks"]]


def test_tab_compares_ranks_of_each_job(job):
    found = job.ranks("ddp/rank0")

    last = job.size - 1
    assert (found["pending"], found["absent"]) == (0, [])
    assert column(found, "saved_bytes") == [mlp_bytes(rows_of(rank)) for rank in range(job.size)]
    saved = next(total for total in found["totals"] if total["key"] == "saved_bytes")
    assert (saved["least"], saved["most"]) == (0, last)
    gelu = next(row for row in found["modules"] if row["type_name"] == "GELU")
    assert gelu["nbytes"] == [rows_of(rank) * WIDE * FLOAT for rank in range(job.size)]


def test_ranks_begin_with_total_peak_of_whole_model(job):
    """At least the model, its gradients and the batch are alive at once."""
    found = job.ranks("ddp/rank0")

    whole = (2 * WIDE * WIDTH + WIDE + WIDTH) * FLOAT
    assert column(found, "model_parameter_bytes") == [whole] * job.size
    assert found["totals"][0]["key"] == "total_peak_bytes"
    peaks = column(found, "total_peak_bytes")
    recorded = [tb_actmem.totals(recording) for recording in job.recordings("ddp")]
    assert peaks == [totals.total_peak_bytes for totals in recorded]
    for rank, peak in enumerate(peaks):
        assert peak >= 2 * whole + rows_of(rank) * WIDTH * FLOAT, f"rank {rank}"


@pytest.mark.parametrize("way", ["fsdp", "tensor"])
def test_ranks_that_keep_same_are_equal(job, way):
    found = job.ranks(f"{way}/rank0")

    assert found["modules"] == []
    # Of the peaks nothing is certain: the thread of a collective may hold its tensor longer.
    saved = next(total for total in found["totals"] if total["key"] == "saved_bytes")
    assert saved["most"] is None


def test_pipeline_stages_have_their_own_modules(job):
    found = job.ranks("pipeline/rank0")
    groups = [rank["group"] for rank in found["ranks"]]
    modules = {
        (row["fqn"], row["type_name"]): [row["nbytes"][group] for group in groups]
        for row in found["modules"]
    }

    nothing = [None] * (job.size - 1)
    assert modules["1", "GELU"] == [ROWS * WIDE * FLOAT, *nothing]
    assert modules["", "Linear"] == [*nothing, ROWS * WIDE * FLOAT]


def test_ranks_in_one_directory_are_separate(job):
    tags = ["memory", *(f"memory/rank{rank}" for rank in range(1, job.size))]

    found = job.ranks("shared", tags[-1])

    assert [(row["rank"], row["run"], row["tag"]) for row in found["ranks"]] == [
        (rank, "shared", tag) for rank, tag in enumerate(tags)
    ]
    assert column(found, "saved_bytes") == [mlp_bytes(rows_of(rank)) for rank in range(job.size)]
