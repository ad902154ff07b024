"""Damaged log directories: the command prints the cause in one sentence."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tensorboard.compat.proto import event_pb2
from tensorboard.summary.writer.event_file_writer import EventFileWriter

import tb_actmem
from tb_actmem.cli.main import main
from tb_actmem.tensorboard.events import logdir
from tests.support.recordings import toy

NAME = "events.out.tfevents.1.host"


def logged(folder: Path, wall_time: float = 1e9) -> Path:
    """Write one recording into an event file, and return its path."""
    writer = EventFileWriter(str(folder))
    summary = tb_actmem.tensorboard.recording_pb("t", toy())
    writer.add_event(event_pb2.Event(wall_time=wall_time, step=3, summary=summary))
    writer.close()
    (file,) = folder.iterdir()
    return file


def said(capsys: pytest.CaptureFixture[str], *arguments: object) -> str:
    """The error that the command prints."""
    assert main(list(map(str, arguments))) == 1
    err = capsys.readouterr().err
    assert err.startswith("tb-actmem: ")
    assert "Traceback" not in err
    return err


def empty(folder: Path) -> None:
    (folder / NAME).touch()


def binary(folder: Path) -> None:
    (folder / NAME).write_bytes(bytes(range(256)) * 40)


def truncated(folder: Path) -> None:
    file = logged(folder)
    file.write_bytes(file.read_bytes()[:-30])


def flipped(folder: Path) -> None:
    file = logged(folder)
    data = bytearray(file.read_bytes())
    data[len(data) // 2] ^= 0xFF
    file.write_bytes(bytes(data))


def a_folder(folder: Path) -> None:
    (folder / NAME).mkdir()


def a_link_to_itself(folder: Path) -> None:
    (folder / NAME).symlink_to(NAME)
    (folder / "run").symlink_to("run")


def nothing(folder: Path) -> None:
    pass


@pytest.mark.parametrize(
    "spoil", [empty, binary, truncated, flipped, a_folder, a_link_to_itself, nothing]
)
def test_damaged_directory_is_one_sentence(spoil: Callable[[Path], None], tmp_path, capsys):
    logs = tmp_path / "logs"
    logs.mkdir()
    spoil(logs)
    good = tmp_path / "good.actmem"
    tb_actmem.write(toy(), good)

    said(capsys, "show", logs)
    said(capsys, "show", logs, "--by", "rank")
    said(capsys, "export", logs, "-o", tmp_path / "a.csv")
    said(capsys, "compare", logs, good)


def test_unreadable_file_is_one_sentence(tmp_path, capsys, monkeypatch):
    file = logged(tmp_path / "logs")
    usual = Path.open

    def refusing(path: Path, *args: Any) -> Any:  # root may read everything
        if path == file:
            raise PermissionError(13, "Permission denied", str(path))
        return usual(path, *args)

    monkeypatch.setattr(Path, "open", refusing)

    assert "holds no recording" in said(capsys, "show", tmp_path / "logs")


def test_deleted_file_is_one_sentence(tmp_path):
    logged(tmp_path)
    (log,) = logdir.recordings(tmp_path)
    log.file.unlink()

    with pytest.raises(tb_actmem.errors.FormatError, match="cannot be read: No such file"):
        log.recording()


@pytest.mark.parametrize("wall_time", [float("nan"), float("inf"), 1e300, -1e300])
def test_impossible_time_is_question_mark(wall_time, tmp_path, capsys):
    logged(tmp_path, wall_time)

    assert main(["list", str(tmp_path)]) == 0
    assert capsys.readouterr().out.split() == ["run", "tag", "step", "written", ".", "t", "3", "?"]


def test_nan_time_is_null_in_json(tmp_path, capsys):
    logged(tmp_path, float("nan"))

    main(["list", str(tmp_path), "--json"])

    assert json.loads(capsys.readouterr().out) == [
        {"run": ".", "tag": "t", "step": 3, "written": None}
    ]


def test_cyclic_links_end(tmp_path):
    for here, there in (("a", "b"), ("b", "a")):
        (tmp_path / here).mkdir()
        for number in range(20):
            (tmp_path / here / f"link{number}").symlink_to(tmp_path / there)
    logged(tmp_path / "a" / "run")

    runs = {log.run for log in logdir.recordings(tmp_path)}
    assert runs == {"a/run"}


def test_any_event_file_name_can_be_sorted(tmp_path):
    for name in ("a", "1", "1٣2", "1a2", "²", "1²2"):
        (tmp_path / f"tfevents{name}").touch()

    assert list(logdir.recordings(tmp_path)) == []


def test_oversized_record_is_not_read(tmp_path, monkeypatch):
    file = logged(tmp_path)
    monkeypatch.setattr(logdir, "_MAX_RECORD", 100)

    assert list(logdir.recordings(file)) == []
