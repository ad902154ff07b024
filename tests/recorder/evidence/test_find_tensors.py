"""Tensors that custom Functions put on ctx in any container, and objects that cannot be read."""

from __future__ import annotations

import dataclasses
import functools
import types
from collections.abc import Callable
from typing import Any

import pytest
import torch
from torch import Tensor, nn

from tb_actmem import capture, record, totals
from tb_actmem.recorder.evidence import find_tensors
from tests.support.notes import notes_of
from tests.support.oracles import profiled_bytes


@dataclasses.dataclass
class Cache:
    h: Tensor
    index: Tensor


class Slotted:
    __slots__ = ("h", "index", "never_set")

    def __init__(self, h: Tensor, index: Tensor) -> None:
        self.h, self.index = h, index

    def backward(self, grad: Tensor) -> Tensor:
        return grad * self.h + self.index


def closure(h: Tensor, index: Tensor) -> Callable[[Tensor], Tensor]:
    return lambda grad: grad * h + index


WAYS: dict[str, Callable[[Tensor, Tensor], Any]] = {
    "dataclass": Cache,
    "namespace": lambda h, index: types.SimpleNamespace(h=h, index=index),
    "slots": Slotted,
    "method": lambda h, index: Slotted(h, index).backward,
    "closure": closure,
    "partial": lambda h, index: functools.partial(torch.addcmul, h, index),
    "storages": lambda h, index: [h.untyped_storage(), index.untyped_storage()],
    "deep": lambda h, index: [[[[[[[[h, {"a": (index,)}]]]]]]]],
}


def function(way: Callable[[Tensor, Tensor], Any]) -> type[torch.autograd.Function]:
    class Keeps(torch.autograd.Function):
        @staticmethod
        def forward(ctx: Any, x: Tensor) -> Tensor:
            ctx.kept = way(x.exp(), x.argsort())
            return x * 2

        @staticmethod
        def backward(ctx: Any, grad: Tensor) -> Tensor:
            return grad

    return Keeps


@pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
def test_tensors_on_ctx_are_found_anywhere(way):
    model, x, keeps = nn.Linear(16, 256), torch.randn(8, 16), function(way)

    def forward() -> Tensor:
        return keeps.apply(model(x)).sum()

    alive, _ = profiled_bytes(forward)
    with record(model) as recorder:
        loss = forward()
    summed, read = totals(recorder.recording), totals(capture(loss, model))

    assert summed.ctx_bytes == 8 * 256 * (4 + 8)
    assert summed.ctx_bytes + loss.untyped_storage().nbytes() == alive
    assert summed.saved_bytes == read.saved_bytes
    assert summed.unexplained_bytes == summed.held_python_bytes == 0
    assert notes_of(recorder.recording) == ()


def test_module_on_ctx_is_skipped():
    model, x = nn.BatchNorm1d(4), torch.randn(8, 4, requires_grad=True)
    loss = function(lambda h, index: (model, nn)).apply(x).sum()

    assert totals(capture(loss)).ctx_bytes == 0


def test_torch_object_on_ctx_is_skipped():
    class Mesh:
        def __init__(self) -> None:
            self.mesh = torch.arange(4)

    Mesh.__module__ = "torch.distributed.device_mesh"
    x = torch.randn(8, 4, requires_grad=True)
    loss = function(lambda h, index: Mesh()).apply(x).sum()

    assert totals(capture(loss)).ctx_bytes == 0


def test_search_runs_no_code_of_object():
    class Trap:
        def __getattr__(self, name: str) -> Any:
            raise AssertionError(f"{name} was asked")

        @property
        def loud(self) -> Tensor:
            raise AssertionError("the property ran")

        @property  # type: ignore[misc]  # as proxies have it
        def __class__(self) -> type:
            raise AssertionError("its class was asked")

        def __repr__(self) -> str:
            raise AssertionError("its text was asked")

    trap = Trap()
    trap.__dict__["h"] = torch.ones(3)

    assert [path for path, _ in filter(None, find_tensors.tensors_behind(trap))] == [".h"]
    (found,) = filter(None, find_tensors.tensors_behind({trap: torch.ones(3)}))
    assert found[0] == "[Trap]"


def test_too_many_objects_are_noted(monkeypatch):
    monkeypatch.setattr(find_tensors, "MOST", 50)
    x = torch.randn(8, 4, requires_grad=True)
    loss = function(lambda h, index: [[number] for number in range(100)] + [h]).apply(x).sum()

    (note,) = notes_of(capture(loss))
    assert "the ctx of KeepsBackward" in note and "are not counted" in note
