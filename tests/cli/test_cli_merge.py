"""The ranks of a job as one run."""

from __future__ import annotations

import json
import os
from dataclasses import replace
from pathlib import Path

import pytest

import tb_actmem
from tb_actmem.cli.main import main
from tb_actmem.model import AllocatorBlock, Category, MeshAxis, Recording
from tb_actmem.tensorboard.events.writers import write_recordings
from tests.support import warm
from tests.support.recordings import toy
from tests.support.torchrun import has_worked

RANKS = 12


def of_rank(rank: int, factor: int) -> Recording:
    """The worked example in a mesh of two stages, its storages so many times as large."""
    storages = tuple(row._replace(nbytes=row.nbytes * factor) for row in toy().storages)
    stage, copy = divmod(rank, RANKS // 2)
    mesh = (MeshAxis("pp", 2, stage), MeshAxis("dp", RANKS // 2, copy))
    modules = tuple(row._replace(type_name=f"Stage{stage}") for row in toy().modules)
    meta = toy().meta._replace(rank=rank, created_ns=rank, mesh=mesh)
    return replace(toy(), meta=meta, storages=storages, modules=modules)


def usual(rank: int, step: int) -> int:
    """Rank 3 saves three times as much at step 5."""
    return 3 if (rank, step) == (3, 5) else 1


@pytest.fixture
def job(tmp_path: Path) -> Path:
    for rank in range(RANKS):
        steps = [(step, of_rank(rank, usual(rank, step))) for step in (0, 5)]
        write_recordings(tmp_path / f"job/rank{rank}", "memory", steps)
    return tmp_path / "job"


def said(capsys: pytest.CaptureFixture[str], *arguments: object) -> str:
    assert main([str(argument) for argument in arguments]) == 0
    return " ".join(capsys.readouterr().out.split())


def test_equal_ranks_become_one_recording(job, tmp_path, capsys):
    out = said(capsys, "merge", job, "-o", tmp_path / "one")

    assert out.startswith("12 ranks, 3 of them different, are now one run in ")
    assert len([*(tmp_path / "one").iterdir()]) == 1
    found = {(log.tag, log.step): log.recording() for log in tb_actmem.recordings(tmp_path / "one")}
    assert [*found] == [
        ("memory", 0), ("memory", 5), ("memory/rank3", 0), ("memory/rank3", 5),
        ("memory/rank6", 0), ("memory/rank6", 5),
    ]  # fmt: skip
    represented = {tag: recording.meta.represented for (tag, _), recording in found.items()}
    assert represented == {
        "memory": (0, 1, 2, 4, 5), "memory/rank3": (3,), "memory/rank6": (6, 7, 8, 9, 10, 11),
    }  # fmt: skip
    for (tag, step), recording in found.items():
        first = represented[tag][0]
        meta = recording.meta._replace(represents=None, represented=())
        assert replace(recording, meta=meta) == of_rank(first, usual(first, step))


def test_rank_with_memory_beside_step_stays_apart(tmp_path, capsys):
    """Free blocks depend on earlier steps, and are not compared."""
    for rank in range(3):
        block = AllocatorBlock(f"cuda:{rank}", 4096, 0, 4096 if rank == 1 else 0)
        recording = replace(of_rank(rank, 1), blocks=(block,) * (rank + 1))
        write_recordings(tmp_path / f"job/rank{rank}", "memory", [(0, recording)])

    out = said(capsys, "merge", tmp_path / "job", "-o", tmp_path / "one")
    found = [log.recording() for log in tb_actmem.recordings(tmp_path / "one")]
    assert (
        "Rank 1 differs from ranks 0, 2 at step 0: memory beside the step on cuda 8,192 bytes "
        "instead of 0 bytes." in out
    )
    assert [one.meta.represented for one in found] == [(0, 2), (1,)]
    assert [len(one.blocks) for one in found] == [1, 2]


def test_differences_of_ranks_are_listed_with_bytes(job, tmp_path, capsys):
    """Rank 3 has three times the bytes at step 5; ranks from 6 on ran modules of another type."""
    out = said(capsys, "merge", job, "-o", tmp_path / "one")
    again = said(capsys, "merge", tmp_path / "one", "-o", tmp_path / "two", "--json")

    first, third = json.loads(again)["differences"]
    usual, triple = (tb_actmem.totals(of_rank(3, factor)).saved_bytes for factor in (1, 3))
    assert (usual, triple) == (168, 504)  # the worked example's
    assert first in out and third in out
    assert first == (
        "Ranks 0, 1, 2, 4, 5 differ from ranks 6, 7, 8, 9, 10, 11 at step 0: other modules ran."
    )
    assert third.startswith(
        "Rank 3 differs from ranks 0, 1, 2, 4, 5 at step 5: saved for backward 504 bytes "
        "instead of 168 bytes; "
    )


@pytest.mark.parametrize(
    ("op", "copied", "is_timing"),
    [
        ("c10d::_allgather_base_", 64, True),
        ("aten::mm", 64, False),
        ("c10d::_allgather_base_", 0, False),
    ],
)
def test_peaks_that_depend_on_threads_are_explained(tmp_path, capsys, op, copied, is_timing):
    """The thread of rank 1 still has a copy when the peak is reached, or its rank saved more."""
    for rank in range(2):
        recording = of_rank(rank, 1 if copied or not rank else 3)
        ops = (recording.ops[0]._replace(name=op), *recording.ops[1:])
        copy = recording.storages[0]._replace(
            nbytes=copied * rank, category=Category.ACTIVATION, name=None, birth=0, death=None
        )
        recording = replace(recording, ops=ops, storages=(*recording.storages, copy))
        write_recordings(tmp_path / f"job/rank{rank}", "memory", [(0, recording.check())])

    out = said(capsys, "merge", tmp_path / "job", "-o", tmp_path / "one")

    assert "Rank 1 differs from rank 0 at step 0: " in out
    assert ("threads of torch.distributed" in out) is is_timing


def test_other_steps_of_rank_are_named(tmp_path, capsys):
    for rank in range(3):
        steps = [(step, of_rank(rank, 1)) for step in ((0, 5) if rank == 1 else (0,))]
        write_recordings(tmp_path / f"job/rank{rank}", "memory", steps)

    out = said(capsys, "merge", tmp_path / "job", "-o", tmp_path / "one")

    assert "Rank 1 differs from ranks 0, 2 in its steps: 0, 5 instead of 0." in out


def test_job_of_equal_ranks_says_so(tmp_path, capsys):
    for rank in range(3):
        recording = replace(toy(), meta=toy().meta._replace(rank=rank))
        write_recordings(tmp_path / f"job/rank{rank}", "memory", [(0, recording)])

    out = said(capsys, "merge", tmp_path / "job", "-o", tmp_path / "one")

    assert out.startswith("3 equal ranks are now one run in ")


def test_merged_job_is_shown_as_the_ranks(job, tmp_path, capsys):
    said(capsys, "merge", job, "-o", tmp_path / "one")

    text = said(capsys, "show", tmp_path / "one", "--by", "rank")
    before, after = (
        json.loads(said(capsys, "show", folder, "--by", "rank", "--json"))
        for folder in (job, tmp_path / "one")
    )

    assert "Rank 3: 504 B saved for backward, 336 B more than on 5 ranks" in text
    assert after["absent"] == before["absent"] == []
    assert [row["ranks"] for row in after["ranks"]] == [5, 1, 6]
    assert after["outliers"] == [{**before["outliers"][0], "usual_rank": 0}]


def test_ranks_that_cannot_be_read_are_named(job, tmp_path, capsys):
    for rank, change in ((2, b""), (4, b"ELSE")):
        (events,) = (job / f"rank{rank}").iterdir()
        events.write_bytes(change and events.read_bytes().replace(b"ACTM", change))

    out = said(capsys, "merge", job, "-o", tmp_path / "one")
    shown = said(capsys, "show", tmp_path / "one", "--by", "rank")

    assert out.startswith("10 ranks, 3 of them different")
    assert "Rank 2 has no recording in this log directory." in out
    assert "rank4/memory at step 0 cannot be read: it is not a recording" in out
    assert "Ranks 2, 4 have no recording in this log directory." in shown


def test_merging_again_changes_nothing(job, tmp_path, capsys):
    first = said(capsys, "merge", job, "-o", tmp_path / "one")
    second = said(capsys, "merge", tmp_path / "one", "-o", tmp_path / "two")

    assert second == first.replace("/one", "/two")
    one, two = (
        [log.recording() for log in tb_actmem.recordings(tmp_path / name)]
        for name in ("one", "two")
    )
    assert one == two


def test_job_of_equal_ranks_is_still_a_job(tmp_path, capsys):
    for rank in range(4):
        recording = replace(toy(), meta=toy().meta._replace(rank=rank))
        write_recordings(tmp_path / f"job/rank{rank}", "memory", [(0, recording)])

    out = said(capsys, "merge", tmp_path / "job", "-o", tmp_path / "one", "--json")

    assert json.loads(out) == {
        "groups": [{"rank": 0, "ranks": [0, 1, 2, 3]}], "differences": [],
        "absent": [], "problems": [],
    }  # fmt: skip
    assert "0 4 168 B" in said(capsys, "show", tmp_path / "one", "--by", "rank")


def test_ranks_of_plan_are_kept(tmp_path, capsys):
    for rank in (0, 4):
        meta = toy().meta._replace(rank=rank, represents=4)
        write_recordings(tmp_path / f"plan/rank{rank}", "memory", [(0, replace(toy(), meta=meta))])

    out = said(capsys, "merge", tmp_path / "plan", "-o", tmp_path / "one")

    assert "8 ranks, 2 of them different" in out and "no recording" not in out
    found = [log.recording().meta for log in tb_actmem.recordings(tmp_path / "one")]
    assert [(meta.rank, meta.represents, meta.represented) for meta in found] == [
        (0, 4, ()), (4, 4, ()),
    ]  # fmt: skip


def test_different_rank_of_plan_is_one_rank(tmp_path, capsys):
    """A plan does not name the ranks that each of its ranks represents."""
    for rank in (0, 4):
        recording = of_rank(rank, 3 if rank else 1)
        meta = recording.meta._replace(represents=4)
        recording = replace(recording, meta=meta)
        write_recordings(tmp_path / f"plan/rank{rank}", "memory", [(0, recording)])

    out = said(capsys, "merge", tmp_path / "plan", "-o", tmp_path / "one")

    assert "Rank 4 differs from rank 0 at step 0: saved for backward 504 bytes instead of" in out


def test_other_ops_with_equal_bytes_are_equal(tmp_path, capsys):
    for rank in range(3):
        ops = toy().ops if rank else tuple(row._replace(name="other") for row in toy().ops)
        recording = replace(toy(), meta=toy().meta._replace(rank=rank), ops=ops)
        write_recordings(tmp_path / f"job/rank{rank}", "memory", [(0, recording)])

    out = said(capsys, "merge", tmp_path / "job", "-o", tmp_path / "one", "--json")

    assert json.loads(out)["groups"] == [{"rank": 0, "ranks": [0, 1, 2]}]


def test_directory_with_files_is_no_output(job, capsys):
    assert main(["merge", str(job), "-o", str(job)]) == 1
    assert "exists and is not empty. Name a new directory." in capsys.readouterr().err


@pytest.mark.parametrize("represented", [(1,), (3, 1), (1, 1), (1, 2, 3), (0, 2)])
def test_wrong_ranks_are_refused(represented):
    meta = toy().meta._replace(rank=1, represents=2, represented=represented)

    with pytest.raises(ValueError, match=r"meta\.represented"):
        replace(toy(), meta=meta).check()


PROGRAM = """
import torch
from torch import distributed, nn
from torch.nn.parallel import DistributedDataParallel
import tb_actmem
from tb_actmem.tensorboard.events.writers import write_recording

distributed.init_process_group("gloo")
rank = distributed.get_rank()
torch.manual_seed(0)
model = nn.Sequential(nn.Linear(8, 8), nn.ReLU(), nn.Linear(8, 1))
job = DistributedDataParallel(model)
optimizer = torch.optim.Adam(model.parameters())
x = torch.ones(12 if rank == 2 else 4, 8)

def train():
    job(x).sum().backward()
    optimizer.step()
    optimizer.zero_grad()

for _ in range(2):  # the second one rebuilds the buckets, and frees their buffers when gloo is done
    train()
with tb_actmem.record(model) as recorder:
    train()
write_recording(f"job/rank{rank}", "memory", recorder.recording, 2)
distributed.destroy_process_group()
"""


def test_real_ranks_with_equal_batches_are_equal(tmp_path, capsys):
    (tmp_path / "train.py").write_text(PROGRAM, encoding="utf-8")
    root = Path(tb_actmem.__file__).parents[1]
    environment = {**os.environ, "PYTHONPATH": str(root), "OMP_NUM_THREADS": "1"}
    done = warm.torchrun(3, "train.py", cwd=tmp_path, env=environment)
    assert has_worked(done), done.stderr

    merged = said(capsys, "merge", tmp_path / "job", "-o", tmp_path / "one", "--json")
    found = json.loads(said(capsys, "show", tmp_path / "one", "--by", "rank", "--json"))

    assert [group["ranks"] for group in json.loads(merged)["groups"]] == [[0, 1], [2]]
    (outlier,) = found["outliers"]
    assert (outlier["ranks"], outlier["usual_ranks"]) == ([2], 2)
    totals = {row["rank"]: row["total_peak_bytes"] for row in found["ranks"]}
    assert outlier["nbytes"] - outlier["usual_bytes"] == totals[2] - totals[0]
    # Saved are the input of 8 numbers and the ReLU's output of 8, in float32, of each sample.
    recorded = [log.recording() for log in tb_actmem.recordings(tmp_path / "one")]
    saved = [tb_actmem.totals(recording).saved_bytes or 0 for recording in recorded]
    assert saved[1] - saved[0] == (12 - 4) * (8 + 8) * 4
