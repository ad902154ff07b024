"""What checkpoints and pack hooks keep in objects of their own, against torch's profiler."""

from __future__ import annotations

import contextlib
import dataclasses
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest
import torch
from torch import Tensor, nn
from torch.utils.checkpoint import checkpoint

import tb_actmem
from tb_actmem.recorder.evidence import checkpoints
from tests.support.notes import notes_of
from tests.support.oracles import profiled_bytes

ROWS, WIDTH = 8, 16
NBYTES = ROWS * WIDTH * 4

Forward = Callable[[], Tensor]


def assert_all_is_kept(model: nn.Module, forward: Forward, x: Tensor) -> tb_actmem.types.Totals:
    """Return the saved bytes: memory alive after the forward, without its input and output."""
    live, _ = profiled_bytes(forward)
    with tb_actmem.record(model) as recorder:
        loss = forward()
    totals = tb_actmem.totals(recorder.recording.check())
    truth = live - loss.nbytes + x.nbytes

    assert totals.saved_bytes == truth
    assert tb_actmem.totals(tb_actmem.capture(loss, model)).saved_bytes == truth
    assert totals.unexplained_bytes == totals.held_python_bytes == 0
    assert notes_of(recorder.recording) == ()
    loss.backward()
    return totals


def recomputed(function: Callable[..., Tensor], *args: Any, **options: Any) -> Tensor:
    options = {"use_reentrant": False, "preserve_rng_state": False, **options}
    result: Tensor = checkpoint(function, *args, **options)
    return result


class Shifted(nn.Module):
    """Adds a tensor made in the forward, which comes by a keyword or by a closure."""

    def __init__(self) -> None:
        super().__init__()
        self.linear = nn.Linear(WIDTH, WIDTH)

    def forward(self, x: Tensor, *, shift: Tensor) -> Tensor:
        return (self.linear(x) + shift).sin()


WAYS: dict[str, Callable[[Shifted, Tensor, Tensor], Tensor]] = {
    "keyword": lambda model, x, shift: recomputed(model, x, shift=shift),
    "partial": lambda model, x, shift: recomputed(partial(model, shift=shift), x),
    "closure": lambda model, x, shift: recomputed(lambda y: model(y, shift=shift), x),
    "dict": lambda model, x, shift: recomputed(
        lambda y, of: model(y, shift=of["shift"]), x, {"shift": shift}
    ),
}


@pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
def test_checkpoint_keeps_bound_tensors(way):
    model, x = Shifted(), torch.randn(ROWS, WIDTH)

    def forward() -> Tensor:
        return way(model, x, x.argsort().float()).sum()

    totals = assert_all_is_kept(model, forward, x)

    assert totals.saved_bytes == 2 * NBYTES


class Tape:
    """Keeps results of a region's parts for its recomputation, as libraries of regions do."""

    def __init__(self) -> None:
        self.records: dict[str, Record] = {}
        self.is_replayed = False

    @contextlib.contextmanager
    def replay(self) -> Iterator[None]:
        self.is_replayed = True
        yield

    def contexts(self) -> tuple[Any, Any]:
        return contextlib.nullcontext(), Phase(self)

    def saved(self, name: str, function: Callable[[Tensor], Tensor], x: Tensor) -> Tensor:
        if self.is_replayed:
            return self.records[name].output.requires_grad_()
        with torch.autograd.graph.saved_tensors_hooks(Packed, lambda packed: packed.tensor):
            result = function(x)
        self.records[name] = Record(result.detach())
        return result


@dataclasses.dataclass
class Record:
    output: Tensor


class Packed:
    """The pack hook's result: neither a tuple nor a tensor."""

    __slots__ = ("tensor",)

    def __init__(self, tensor: Tensor) -> None:
        self.tensor = tensor.detach()


class Phase(contextlib.AbstractContextManager[None]):
    def __init__(self, tape: Tape) -> None:
        self.tape = tape

    def __enter__(self) -> None:
        self.tape.is_replayed = True

    def __exit__(self, *exc: Any) -> None:
        self.tape.is_replayed = False


def test_checkpoint_keeps_tensors_of_contexts():
    model, x = nn.Linear(WIDTH, WIDTH), torch.randn(ROWS, WIDTH)
    part = nn.Sequential(model, nn.Tanh())

    def forward() -> Tensor:
        tape = Tape()

        def region(y: Tensor) -> Tensor:
            return tape.saved("part", part, y.sin()).exp().sum()

        return recomputed(region, x, context_fn=tape.contexts)

    live, _ = profiled_bytes(forward)
    with tb_actmem.record(part) as recorder:
        loss = forward()
    totals = tb_actmem.totals(recorder.recording.check())

    # The input of the region; what Linear and tanh keep, packed: y.sin() and the result, which the
    # tape keeps as well.
    assert totals.cached_bytes == NBYTES
    assert totals.saved_bytes == live - loss.nbytes + x.nbytes == 3 * NBYTES
    assert tb_actmem.totals(tb_actmem.capture(loss, part)).saved_bytes == 3 * NBYTES


PACKS: dict[str, tuple[Callable[[Tensor], Any], Callable[[Any], Tensor]]] = {
    "object": (Packed, lambda packed: packed.tensor),
    "dataclass": (lambda t: Record(t.clone()), lambda packed: packed.output),
    "function": (lambda t: partial(torch.clone, t.clone()), lambda packed: packed()),
    "closure": (lambda t: _given(t.detach()), lambda packed: packed()),
}


def _given(tensor: Tensor) -> Callable[[], Tensor]:
    return lambda: tensor


@pytest.mark.parametrize("hooks", PACKS.values(), ids=PACKS)
def test_any_pack_hook_result_is_counted(hooks):
    model, x = nn.Sequential(nn.Linear(WIDTH, WIDTH), nn.Sigmoid()), torch.randn(ROWS, WIDTH)

    def forward() -> Tensor:
        with torch.autograd.graph.saved_tensors_hooks(*hooks):
            y = model(x * 2)
        return y.sum()

    live, _ = profiled_bytes(forward)
    with tb_actmem.record(model) as recorder:
        loss = forward()
    recording = recorder.recording.check()

    assert tb_actmem.totals(recording).packed_bytes == live - loss.nbytes
    assert notes_of(recording) == ()


def test_pack_hook_table_is_noted():
    table: dict[int, Tensor] = {}

    def pack(tensor: Tensor) -> int:
        table[len(table)] = tensor.clone()
        return len(table) - 1

    x = torch.randn(ROWS, WIDTH, requires_grad=True)
    hooks = torch.autograd.graph.saved_tensors_hooks(pack, table.__getitem__)
    with tb_actmem.record() as recorder, hooks:
        y = x.sin().exp()
    (note,) = notes_of(recorder.recording)
    totals = tb_actmem.totals(recorder.recording)

    assert note.startswith("Pack hooks replaced 2 saved tensors by objects without a tensor")
    assert (totals.packed_bytes, totals.held_python_bytes) == (0, 2 * NBYTES)
    del y


def test_checkpoint_with_too_many_objects_is_noted(monkeypatch):
    monkeypatch.setattr(checkpoints, "FEW", 50)
    numbers = [[number] for number in range(100)]
    x = torch.randn(ROWS, WIDTH, requires_grad=True)
    loss = recomputed(lambda y: y.sin() * len(numbers), x).sum()

    (note,) = notes_of(tb_actmem.capture(loss))
    assert note.startswith("Too many objects to search them all: functions that checkpoints")
