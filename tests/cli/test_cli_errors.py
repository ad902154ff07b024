"""Errors name their entry in the reference of messages."""

from __future__ import annotations

import os
import pickle
import sys
import traceback
from pathlib import Path

import pytest

import tb_actmem
from tb_actmem.cli.main import main
from tb_actmem.errors import BudgetError, PredictError, RecordError
from tests.support import recordings


def test_cause_wins_over_class() -> None:
    assert RecordError("Wrong.").code == "cannot-record"
    assert RecordError("Wrong.", code="no-graph").code == "no-graph"
    assert BudgetError("Too little.", 3).code == "over-budget"


def test_message_has_no_slug_but_traceback_has() -> None:
    error = PredictError("It has no ops.", code="no-ops")

    assert str(error) == "It has no ops."
    lines = traceback.format_exception(error)
    assert "".join(lines).endswith("PredictError: It has no ops.\n[no-ops]\n")


def test_slug_survives_pickling() -> None:
    assert pickle.loads(pickle.dumps(PredictError("No.", code="no-ops"))).code == "no-ops"


def test_command_prints_slug(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["show", str(tmp_path)]) == 1
    assert capsys.readouterr().err.endswith("Write one with add_recording. [no-recordings]\n")


def test_directory_of_files_names_them(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "first" / "step.actmem"
    file.parent.mkdir()
    tb_actmem.write(recordings.toy(), file)

    assert main(["show", str(tmp_path)]) == 1
    assert f"Name one of its files: {file}." in capsys.readouterr().err


def test_prediction_is_not_written_as_figure(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    tb_actmem.write(recordings.toy(), tmp_path / "step.actmem")
    for command in ("checkpoint", "plan", "scale"):
        with pytest.raises(SystemExit):
            main(["predict", command, str(tmp_path / "step.actmem"), "-o", str(tmp_path / "x.svg")])
        assert "then use tb-actmem export x.actmem -o" in capsys.readouterr().err
    assert not (tmp_path / "x.svg").exists()


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs a named pipe")
def test_named_pipe_is_no_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    os.mkfifo(tmp_path / "pipe")

    assert main(["show", str(tmp_path / "pipe")]) == 1
    assert "is neither a file nor a directory" in capsys.readouterr().err


def test_command_without_output_streams_ends_normally(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "toy.actmem"
    tb_actmem.write(recordings.toy(), path)
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(sys, "stderr", None)

    assert main(["show", str(path)]) == 0
