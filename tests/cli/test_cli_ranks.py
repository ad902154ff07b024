"""The ranks of a job in the terminal."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from torch.utils.tensorboard import SummaryWriter

from tb_actmem import Recording, add_recording, recordings, render
from tb_actmem import write as write_file
from tb_actmem.cli.main import main
from tb_actmem.tensorboard.events.writers import write_recording
from tests.support.recordings import toy


def of_rank(rank: int) -> Recording:
    """The worked example on a rank, with storages rank + 1 times as large."""
    storages = tuple(row._replace(nbytes=row.nbytes * (rank + 1)) for row in toy().storages)
    return replace(toy(), meta=toy().meta._replace(rank=rank), storages=storages)


def write(run: Path, rank: int, *steps: int) -> None:
    with SummaryWriter(str(run)) as writer:
        for step in steps:
            add_recording(writer, "memory", of_rank(rank), step)


@pytest.fixture
def runs(tmp_path: Path) -> Path:
    for rank in (0, 1, 2):
        write(tmp_path / "exp" / f"rank{rank}", rank, 0, 5)
    write(tmp_path / "alone", 0, 0)
    return tmp_path


def said(capsys: pytest.CaptureFixture[str], *arguments: object) -> str:
    assert main([str(argument) for argument in arguments]) == 0
    return capsys.readouterr().out


def test_ranks_are_listed_side_by_side(runs, capsys):
    out = said(capsys, "show", runs, "--by", "rank")

    assert out.startswith("exp · memory · step 5\n")
    rows = [line.split() for line in out.splitlines() if line.endswith(("rank0", "rank1", "rank2"))]
    assert [row[:3] for row in rows] == [["0", "168", "B"], ["1", "336", "B"], ["2", "504", "B"]]
    assert "Rank 2 saves the most." in out
    assert "ReLU" in out
    assert "96 B on rank 0  288 B on rank 2" in out
    assert "largest differences" not in out  # all are listed


def test_ranks_as_json_have_exact_bytes(runs, capsys):
    found = json.loads(said(capsys, "show", runs, "--by", "rank", "--json"))

    assert [(row["rank"], row["saved_bytes"]) for row in found["ranks"]] == [
        (0, 168),
        (1, 336),
        (2, 504),
    ]
    assert [96, 192, 288] in [row["nbytes"] for row in found["modules"]]


def test_rank_without_step_is_noted(runs, capsys):
    write(runs / "exp" / "rank3", 3, 0)

    out = said(capsys, "show", runs, "--by", "rank", "--run", "exp")

    assert "Rank 3: no recording at step 5." in out


def test_ranks_in_one_directory_are_one_job(tmp_path, capsys):
    for rank in (0, 1):
        write(tmp_path, rank, 0)

    out = said(capsys, "show", tmp_path, "--by", "rank", "--step", 0, "--limit", 1)

    assert out.startswith("memory · step 0\n")
    assert "The 1 largest differences of 3 are listed." in out


def test_equal_ranks_are_reported_equal(tmp_path, capsys):
    for rank in (0, 1):
        recording = replace(toy(), meta=toy().meta._replace(rank=rank))
        with SummaryWriter(str(tmp_path / f"rank{rank}")) as writer:
            add_recording(writer, "memory", recording, 0)

    out = said(capsys, "show", tmp_path, "--by", "rank")

    assert "Every module saves the same on all ranks." in out
    assert "saves the most" not in out


@pytest.fixture
def large(tmp_path: Path) -> Path:
    """A job of 40 ranks: rank 7 saves three times as much, 9 and 11 are damaged, 13 is absent."""
    for rank in range(40):
        saved = of_rank(2 if rank == 7 else 0)
        recording = replace(saved, meta=saved.meta._replace(rank=rank))
        write_recording(tmp_path / f"rank{rank}", "memory", recording, 0)
    for rank, size in ((9, -100), (13, 0)):
        (events,) = (tmp_path / f"rank{rank}").iterdir()
        events.write_bytes(events.read_bytes()[:size])
    (events,) = (tmp_path / "rank11").iterdir()
    events.write_bytes(events.read_bytes().replace(b"ACTM", b"ELSE"))
    return tmp_path


def test_equal_ranks_of_large_job_are_one_row(large, capsys):
    out = said(capsys, "show", large, "--by", "rank")

    rows = [line.split()[:4] for line in out.splitlines() if line.endswith(("rank0", "rank7"))]
    assert rows == [["7", "1", "504", "B"], ["0", "36", "168", "B"]]
    assert "Equal ranks are one row: 37 ranks have 2 rows." in out
    assert (
        "Rank 7: 504 B saved for backward, 336 B more than on 36 ranks with the same modules."
    ) in " ".join(out.split())


def test_damaged_ranks_are_named_and_others_shown(large, capsys):
    text = " ".join(said(capsys, "show", large, "--by", "rank").split())
    found = json.loads(said(capsys, "show", large, "--by", "rank", "--json"))

    assert "Rank 11: rank11/memory at step 0 cannot be read: it is not a recording" in text
    assert "Ranks 9, 13 have no recording in this log directory." in text
    assert found["absent"] == [9, 13]
    assert [row["rank"] for row in found["problems"]] == [11]
    assert len(found["ranks"]) == 38
    (outlier,) = found["outliers"]
    assert (outlier["ranks"], outlier["total"], outlier["nbytes"]) == ([7], "saved_bytes", 504)
    assert (outlier["usual_rank"], outlier["usual_ranks"], outlier["usual_bytes"]) == (0, 36, 168)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--run", "alone"], "No job of several ranks matches"),
        (
            [],
            "several jobs: choose by --run or --tag. [several-recordings]\n  exp  memory  3 ranks",
        ),
    ],
)
def test_no_job_or_several_jobs_are_refused(runs, capsys, arguments, words):
    for rank in (0, 1):
        write(runs / "other" / f"rank{rank}", rank, 0)

    assert main(["show", str(runs), "--by", "rank", *arguments]) == 1
    assert words in capsys.readouterr().err


@pytest.mark.parametrize("chart", ["steps", "ranks"])
def test_export_draws_chart_of_log_directory(runs, tmp_path, capsys, chart):
    wanted = render(
        recordings(runs / "exp"), tmp_path / "a.svg", chart=chart, width="85mm", legend=False
    )

    look = ["--chart", chart, "--width", "85mm", "--no-legend"]
    out = said(capsys, "export", runs / "exp", "-o", tmp_path / "b.svg", *look)

    assert (tmp_path / "b.svg").read_bytes() == wanted.read_bytes()
    assert out == f"Wrote {tmp_path / 'b.svg'}\n"


def test_export_draws_ranks_of_chosen_job_and_step(runs, tmp_path, capsys):
    write(runs / "more" / "rank4", 4, 0)
    write(runs / "more" / "rank5", 5, 0)
    figure = tmp_path / "ranks.svg"

    said(capsys, "export", runs, "-o", figure, "--chart", "ranks", "--run", "more", "--step", 0)

    assert "1008 B" in figure.read_text(encoding="utf-8"), "six times 168"


@pytest.mark.parametrize("chart", ["steps", "ranks"])
def test_file_with_one_recording_has_no_chart_of_many(tmp_path, capsys, chart):
    write_file(toy(), tmp_path / "step.actmem")
    output = ["-o", str(tmp_path / "x.svg"), "--chart", chart]

    assert main(["export", str(tmp_path / "step.actmem"), *output]) == 1
    wanted = f"holds one recording. For {chart}, name a log directory."
    assert wanted in capsys.readouterr().err


def test_file_with_one_recording_has_no_ranks(tmp_path, capsys):
    write_file(toy(), tmp_path / "toy.actmem")

    assert main(["show", str(tmp_path / "toy.actmem"), "--by", "rank"]) == 1
    assert "holds one recording. For ranks, name a log directory." in capsys.readouterr().err


def test_directory_without_recordings_has_no_ranks(tmp_path, capsys):
    assert main(["show", str(tmp_path), "--by", "rank"]) == 1
    assert "holds no recording" in capsys.readouterr().err
