"""The replies in the tests of the front end equal those of the server."""

from __future__ import annotations

import json
import runpy

import pytest
import torch

from tests.support.places import ROOT

DATA = ROOT / "frontend" / "test" / "data"


def test_front_end_tests_use_real_replies(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TB_ACTMEM_NATIVE", "0")
    for name, text in runpy.run_path(str(DATA / "make.py"))["texts"]():
        stored = json.loads((DATA / name).read_text("utf-8"))
        made_with = stored["recording"]["meta"]["torch_version"]
        if made_with != torch.__version__:
            pytest.skip(f"The files were made with torch {made_with}")
        assert stored == json.loads(text), f"{name} is stale: python {DATA / 'make.py'}"
