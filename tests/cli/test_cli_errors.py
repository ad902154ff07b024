"""Errors name their entry in the reference of messages."""

from __future__ import annotations

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


def test_command_without_output_streams_ends_normally(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "toy.actmem"
    tb_actmem.write(recordings.toy(), path)
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(sys, "stderr", None)

    assert main(["show", str(path)]) == 0
