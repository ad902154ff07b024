"""`tb-actmem show --json`: a small summary with a schema, for scripts and assistants."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import jsonschema
import pytest
import torch
from hypothesis import given, settings
from torch import nn

import tb_actmem
from tb_actmem.cli import show
from tb_actmem.cli.main import main
from tb_actmem.model import Note, Recording
from tests.support import arbitrary, recordings

SCHEMA = json.loads(Path(show.__file__).with_name("summary.schema.json").read_text())
MOST = 20_000
"""Bytes that the documentation promises."""


def summarized(recording: Recording, folder: Path, capsys: pytest.CaptureFixture[str]):
    path = folder / "step.actmem"
    tb_actmem.write(recording, path)
    assert main(["show", str(path), "--json"]) == 0
    said = capsys.readouterr().out
    assert len(said.encode()) < MOST
    answer = json.loads(said)
    jsonschema.validate(answer, SCHEMA)
    return answer


def test_summary_has_totals_and_reasons(tmp_path, capsys):
    answer = summarized(recordings.toy(), tmp_path, capsys)

    assert answer["totals"]["saved_bytes"] == 168
    assert sum(group["nbytes"] for group in answer["saved"]) == 168
    assert all(group["reason"] for group in answer["saved"])


@given(recording=arbitrary.recordings())
@settings(max_examples=arbitrary.examples(50), deadline=None)
def test_any_recording_fits_schema(recording, tmp_path_factory):
    from tb_actmem.analysis.index import Index
    from tb_actmem.cli.choice import Chosen
    from tb_actmem.cli.show import summary

    answer = json.loads(json.dumps(summary(Chosen(recording, "step", ""), Index(recording))))
    jsonschema.validate(answer, SCHEMA)


def test_long_names_stay_below_limit(tmp_path, capsys):
    recording = recordings.toy()
    long = "模" * 10_000
    modules = tuple(call._replace(fqn=long, type_name=long) for call in recording.modules)
    notes = tuple(Note(long) for _ in range(100))
    changed = replace(
        recording, modules=modules, meta=recording.meta._replace(label=long, notes=notes)
    )
    answer = summarized(changed, tmp_path, capsys)

    assert answer["title"].endswith("…")
    assert answer["more_notes"] == 94


class Blocks(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.h = nn.ModuleList(nn.Sequential(nn.Linear(64, 256), nn.GELU()) for _ in range(4))
        self.back = nn.ModuleList(nn.Linear(256, 64) for _ in range(4))

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        for block, back in zip(self.h, self.back, strict=True):
            x = back(block(x))
        return x


def test_action_gains_what_it_says(tmp_path, capsys):
    model, x = Blocks(), torch.randn(32, 64)

    def saved() -> Recording:
        with tb_actmem.record(model) as recorder:
            model(x).sum().backward()
        return recorder.recording

    before = summarized(saved(), tmp_path, capsys)
    (action,) = before["actions"]
    assert action["recomputes"]
    assert main(["show", str(tmp_path / "step.actmem")]) == 0
    assert action["text"] in capsys.readouterr().out
    exec(action["code"], {"model": model})
    after = summarized(saved(), tmp_path, capsys)

    gain = before["totals"]["saved_bytes"] - after["totals"]["saved_bytes"]
    assert gain == action["less_bytes"] > 0
