"""Common first mistakes: each error says how to correct it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import torch
from torch import nn

import tb_actmem
from tests.support.models import toy
from tests.support.oracles import own_notes

STEPS = [True, False]


def recorded(run: Callable[[], Any], model: nn.Module, *, ops: bool) -> tuple[str, ...]:
    with tb_actmem.record(model, ops=ops) as recorder:
        kept = run()
    del kept
    return tuple(own_notes(recorder.recording))


@pytest.mark.parametrize("ops", STEPS)
def test_dropped_output_is_note(ops: bool) -> None:
    model, x = toy()

    def run() -> None:
        model(x)

    (note,) = recorded(run, model, ops=ops)

    assert "was freed before the block ended" in note and "keep the output" in note


@pytest.mark.parametrize("ops", STEPS)
def test_forward_without_gradients_is_note(ops: bool) -> None:
    model, x = toy()

    (note,) = recorded(lambda: torch.no_grad()(model)(x), model, ops=ops)

    assert "autograd recorded no op" in note and "training step" in note


def test_mistakes_without_given_model_are_notes() -> None:
    model, x = toy()
    with tb_actmem.record() as dropped:
        model(x)
    with tb_actmem.record() as ungraded, torch.no_grad():
        model(x)

    assert [note.code for note in dropped.recording.meta.notes][:1] == ["graph-freed"]
    assert [note.code for note in ungraded.recording.meta.notes][:1] == ["nothing-saved"]


@pytest.mark.parametrize("ops", STEPS)
def test_another_model_is_note(ops: bool) -> None:
    model, x = toy()

    (note,) = recorded(lambda: model(x), nn.Linear(2, 2), ops=ops)

    assert "did not run in this block" in note and "record(other_model)" in note


@pytest.mark.parametrize("ops", STEPS)
def test_model_used_without_call_is_no_note(ops: bool) -> None:
    model = nn.Linear(3, 3)

    assert recorded(lambda: torch.ones(3) @ model.weight, model, ops=ops) == ()


CALLS = {
    "totals": lambda r, _: tb_actmem.totals(r),
    "table": lambda r, _: tb_actmem.table(r),
    "rows": lambda r, _: tb_actmem.rows(r),
    "scalars": lambda r, _: tb_actmem.scalars(r),
    "render": lambda r, path: tb_actmem.render(r, path / "a.svg"),
    "what_if": lambda r, _: tb_actmem.predict.checkpoint(r, modules=["0"]),
    "plan": lambda r, _: tb_actmem.predict.plan(r, reduce=0.5),
    "fits": lambda r, _: tb_actmem.predict.fits(r, "H100"),
    "scale_recordings": lambda r, _: tb_actmem.predict.scale([({"b": 1}, r)]),
    "compare": lambda r, _: tb_actmem.compare(r, r).rows,
    "write": lambda r, path: tb_actmem.write(r, path / "a.actmem"),
    "to_bytes": lambda r, _: tb_actmem.format.to_bytes(r),
    "recording_pb": lambda r, _: tb_actmem.tensorboard.recording_pb("memory", r),
    "add_recording": lambda r, _: tb_actmem.add_recording(None, "memory", r, 0),
}


@pytest.mark.parametrize("name", CALLS)
def test_recorder_instead_of_its_recording_is_explained(name: str, tmp_path: Path) -> None:
    model, x = toy()
    with tb_actmem.record(model) as recorder:
        y = model(x)

    with pytest.raises(TypeError, match=r"(?m)^Pass recorder\.recording, not the recorder\.$"):
        CALLS[name](recorder, tmp_path)
    del y
