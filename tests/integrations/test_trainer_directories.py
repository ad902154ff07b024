"""The directories of ranks of transformers' Trainer."""

from __future__ import annotations

import os
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

pytest.importorskip("transformers")

from tb_actmem.integrations.transformers import _directory, _is_of


def arguments(folder: Path, rank: int = 0) -> Any:
    return SimpleNamespace(process_index=rank, output_dir=str(folder))


def test_other_ranks_write_below_first_ranks_run(tmp_path: Path) -> None:
    assert _directory(arguments(tmp_path), 0) == tmp_path / "runs"
    assert _directory(arguments(tmp_path, 2), 0) == tmp_path / "runs" / "rank2"


@pytest.mark.parametrize(
    ("begun", "run"), [(900, "b"), (1059, "b"), (1069, "b"), (1071, ""), (9999, "")]
)
def test_rank_writes_below_newest_recent_run(tmp_path: Path, begun: float, run: str) -> None:
    for name, written in (("a", 1000), ("b", 1010)):
        file = tmp_path / "runs" / name / "events.out.tfevents.1"
        file.parent.mkdir(parents=True)
        file.touch()
        os.utime(file, (written, written))

    assert _directory(arguments(tmp_path, 1), begun) == tmp_path / "runs" / run / "rank1"


def test_environment_sets_directory_of_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TENSORBOARD_LOGGING_DIR", str(tmp_path / "logs"))

    assert _directory(arguments(tmp_path), 0) == tmp_path / "logs"
    monkeypatch.setenv("TENSORBOARD_LOGGING_DIR", "~/logs")
    assert _directory(arguments(tmp_path), 0) == Path.home() / "logs"


@pytest.mark.parametrize("name", ["log_dir", "logdir"])  # torch's writer, and tensorboardX's
@pytest.mark.parametrize(
    ("place", "is_of"),
    [("runs", True), ("runs/a", True), ("runs/a/b", True), ("", False), ("running", False)],
)
def test_writer_belongs_to_trainer_of_its_runs(
    tmp_path: Path, name: str, place: str, is_of: bool
) -> None:
    writer = SimpleNamespace(**{name: str(tmp_path / place)})

    assert _is_of(writer, arguments(tmp_path)) == is_of
