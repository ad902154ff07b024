"""A forward inside a backward: its saved tensors are not recorded, and a note has their bytes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
import torch
from torch import Tensor, nn
from torch.utils.checkpoint import checkpoint

import tb_actmem
from tb_actmem.model import PhaseKind
from tests.support.oracles import PackHooks


class Marked(torch.autograd.Function):
    """Runs two forwards and their backwards in its backward, between two marks."""

    @staticmethod
    def forward(ctx: Any, x: Tensor, weight: Tensor) -> Tensor:
        ctx.save_for_backward(x, weight)
        return x.exp()

    @staticmethod
    def backward(ctx: Any, gradient: Tensor) -> Any:
        saved, weight = ctx.saved_tensors
        x = saved.detach().asinh().requires_grad_()
        with torch.enable_grad():
            for _ in range(2):
                (x.exp() * weight).square().backward(gradient)
        return x.grad.atanh(), None


class Late(torch.autograd.Function):
    """Runs a module again in the backward, as Functions that save memory do."""

    @staticmethod
    def forward(ctx: Any, x: Tensor, run: Callable[[Tensor], Tensor]) -> Tensor:
        ctx.save_for_backward(x)
        ctx.run = run
        with torch.no_grad():
            return run(x)

    @staticmethod
    def backward(ctx: Any, *gradients: Tensor) -> Any:
        with torch.enable_grad():
            x = ctx.saved_tensors[0].detach().requires_grad_()
            torch.autograd.backward(ctx.run(x), gradients)
        return x.grad, None


def by_function(run: Callable[[Tensor], Tensor], x: Tensor) -> Tensor:
    result: Tensor = Late.apply(x, run)
    return result.sum()


def by_hook(run: Callable[[Tensor], Tensor], x: Tensor) -> Tensor:
    """Cache the gradient of the result, and recompute it in chunks like GradCache."""
    with torch.no_grad():
        result = run(x)
    loss = result.requires_grad_().square().sum()

    def again(gradient: Tensor) -> None:
        with torch.enable_grad():
            for _ in range(2):
                run(x).sum().backward()

    loss.register_hook(again)
    return loss


def by_checkpoint(run: Callable[[Tensor], Tensor], x: Tensor) -> Tensor:
    result: Tensor = checkpoint(run, x, use_reentrant=True)
    return result.sum()


WAYS = {"function": (by_function, 1), "hook": (by_hook, 2), "checkpoint": (by_checkpoint, 0)}


@pytest.mark.parametrize("way", WAYS)
def test_note_has_bytes_that_pack_hooks_see(way: str, each_observer: str) -> None:
    model = nn.Sequential(nn.Linear(8, 32), nn.GELU(), nn.Linear(32, 8))
    x = torch.randn(4, 8, requires_grad=True)
    loss_of, count = WAYS[way]
    with PackHooks(model) as oracle:
        result = model(x).sum()
    nbytes = oracle.nbytes
    del result

    with tb_actmem.record(model) as recorder:
        loss_of(model, x).backward()

    notes = [note for note in recorder.recording.meta.notes if note.code == "forward-in-backward"]
    expected = [{"count": count, "nbytes": nbytes}] if count else []
    assert [dict(note.values) for note in notes] == expected


def test_ops_of_inner_backward_belong_to_function(each_observer: str) -> None:
    model = nn.Linear(8, 8)
    with tb_actmem.record(model) as recorder:
        for _ in range(2):
            Marked.apply(model(torch.randn(8)), model.bias).sin().sum().backward()
    recording = recorder.recording

    names = [op.name for op in recording.ops]
    begins, ends = (
        [at for at, name in enumerate(names) if name == f"aten::{mark}"]
        for mark in ("asinh", "atanh")
    )
    functions = [at for at, node in enumerate(recording.nodes) if node.name == "Marked"]
    found = [
        {op.backward_of for op in recording.ops[begin : end - 1] if op.name != "aten::detach"}
        for begin, end in zip(begins, ends, strict=True)
    ]
    assert [*map(list, found)] == [[node] for node in functions]


@pytest.mark.usefixtures("each_observer")
def test_backward_in_recomputation_for_a_graph_is_recorded() -> None:
    """The outer backward makes a graph, so it is a forward; the inner one is a backward."""
    linear, x = nn.Linear(8, 8), torch.randn(4, 8, requires_grad=True)

    def inner(x: Tensor) -> Tensor:
        with torch.enable_grad():
            point = x.detach().requires_grad_()
            (gradient,) = torch.autograd.grad(linear(point).tanh().sum(), point)
        return linear(x).sin() * gradient

    with tb_actmem.record(linear) as recorder:
        y = checkpoint(inner, x, use_reentrant=False)
        (gradient,) = torch.autograd.grad(y.sum(), x, create_graph=True)
        gradient.square().sum().backward()
    recording = recorder.recording

    assert "lost-backwards" not in {note.code for note in recording.meta.notes}
    kinds = [phase.kind for phase in recording.phases if phase.kind is PhaseKind.BACKWARD]
    assert len(kinds) == 3  # in the forward, in its recomputation, and the last one
