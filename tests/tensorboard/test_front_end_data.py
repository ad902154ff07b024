"""What the tests of the page are given is what the server answers now."""

from __future__ import annotations

import json
import runpy

import pytest
import torch

from tests.support.places import ROOT

DATA = ROOT / "frontend" / "test" / "data"


def test_the_page_is_tested_with_what_the_server_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TB_ACTMEM_NATIVE", "0")
    for name, text in runpy.run_path(str(DATA / "make.py"))["texts"]():
        stored = json.loads((DATA / name).read_text("utf-8"))
        made_with = stored["recording"]["meta"]["torch_version"]
        if made_with != torch.__version__:
            pytest.skip(f"The files were made with torch {made_with}")
        assert stored == json.loads(text), f"{name} is stale: python {DATA / 'make.py'}"
