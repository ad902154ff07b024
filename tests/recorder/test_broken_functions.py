"""A broken function of ours leaves the numbers unchanged, or adds a note."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
import torch

import tb_actmem
from tb_actmem.recorder import block
from tb_actmem.recorder.block import Block
from tb_actmem.recorder.engine.observer import NativeObserver, NativeStorages
from tb_actmem.recorder.evidence import holders
from tb_actmem.recorder.evidence.storages import Storages
from tb_actmem.recorder.graph import read, saves
from tb_actmem.recorder.notes import stale_graphs
from tb_actmem.recorder.watch.observer import Observer
from tests.support.models import toy
from tests.support.oracles import own_notes

PLACES: dict[str, tuple[tuple[Any, ...], str]] = {
    "saves.saves": ((saves, read), "saves"),
    "saves._raw": ((saves,), "_raw"),
    "saves._read": ((saves,), "_read"),
    "tensors.node_of": ((block, read, holders, stale_graphs), "node_of"),
    "Block._read": ((Block,), "_read"),
    "Block._read_living": ((Block,), "_read_living"),
    "Block._before_backward": ((Block,), "_before_backward"),
    "graph_read.read_graph": ((block,), "read_graph"),
    "Observer.begin_engine": ((Observer,), "begin_engine"),
    "Observer.begin_backward": ((Observer,), "begin_backward"),
    "Observer.prepare_backward": ((Observer,), "prepare_backward"),
    "Storages.window": ((Storages,), "window"),
    "Storages.find": ((Storages,), "find"),
    "NativeStorages.find": ((NativeStorages,), "find"),
    "NativeObserver._number": ((NativeObserver,), "_number"),
}
"""Function -> where it is looked up."""


def nothing(*args: Any, **kwargs: Any) -> None:
    """Return nothing, and do nothing."""


def recorded(step: Callable[[Any], Any]) -> tuple[dict[str, int], list[str]]:
    torch.manual_seed(0)
    model, x = toy()
    with tb_actmem.record(model) as recorder:
        kept = step(model(x).sum())
    del kept
    try:
        return tb_actmem.scalars(recorder.recording), own_notes(recorder.recording)
    except tb_actmem.errors.RecordError as error:
        return {}, [str(error)]


STEPS = {"forward": lambda loss: loss, "step": lambda loss: loss.backward()}


@pytest.mark.parametrize("native", ["0", "1"])
@pytest.mark.parametrize("step", STEPS)
@pytest.mark.parametrize("place", PLACES)
def test_lost_result_is_noted(
    place: str, step: str, native: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TB_ACTMEM_NATIVE", native)
    want, notes = recorded(STEPS[step])
    assert notes == []
    owners, name = PLACES[place]
    for owner in owners:
        if name in vars(owner):
            monkeypatch.setattr(owner, name, nothing)

    got, notes = recorded(STEPS[step])

    assert got == want or notes
