"""Ops of the forward, of the backward, and of the optimizer step after it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
import torch
from torch import Tensor, nn
from torch.utils.checkpoint import checkpoint

import tb_actmem
from tb_actmem.analysis.index import Index
from tb_actmem.model import PhaseKind, Recording
from tb_actmem.predict.checkpointing.step import step_of
from tests.support.models import REAL

FORWARD, BACKWARD, UPDATE = PhaseKind.FORWARD, PhaseKind.BACKWARD, PhaseKind.UPDATE


def _recorded(model: nn.Module, run: Callable[[], object]) -> Recording:
    torch.manual_seed(0)
    with tb_actmem.record(model) as recorder:
        run()
    return recorder.recording


def _kinds(recording: Recording) -> list[PhaseKind]:
    return [phase.kind for phase in recording.phases]


@pytest.mark.parametrize("name", REAL)
def test_optimizer_in_block_keeps_forward_numbers(name: str) -> None:
    model, forward = REAL[name]()
    optimizer = torch.optim.AdamW(model.parameters())

    def step() -> None:
        forward().backward()
        nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        optimizer.step()
        optimizer.zero_grad()

    step()
    bare = _recorded(model, lambda: forward().backward())
    model.zero_grad()
    whole = _recorded(model, step)

    assert _kinds(bare) == [FORWARD, BACKWARD]
    assert _kinds(whole) == [FORWARD, BACKWARD, UPDATE]
    before, after = tb_actmem.totals(bare), tb_actmem.totals(whole)
    # The step's own peak may lie in the optimizer, and nothing else may change but the states.
    may_differ = {"step_peak_bytes", "total_peak_bytes", "gradient_bytes", "optimizer_bytes"}
    same = {
        key: of
        for key, of in before._asdict().items()
        if key not in may_differ and not key.startswith(("model_", "peak_"))
    }
    assert same.items() <= after._asdict().items()


def test_two_steps_count_simultaneous_memory() -> None:
    model = nn.Sequential(nn.Linear(8, 8), nn.Tanh(), nn.Linear(8, 8))
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    x = torch.randn(4, 8)

    def step() -> None:
        model(x).sum().backward()
        optimizer.step()
        optimizer.zero_grad()

    def two_steps() -> None:
        step()
        step()

    step()
    recording = _recorded(model, two_steps)

    assert _kinds(recording) == [FORWARD, BACKWARD, UPDATE, FORWARD, BACKWARD, UPDATE]
    totals = tb_actmem.totals(recording)
    # Of each forward tanh's output and the sum are alive at its end; the input is kept, too.
    assert totals.made_cached_bytes == 4 * 8 * 4
    assert totals.held_bytes == 4
    assert totals.alive_after_forward_bytes == 4 * 8 * 4 + 4
    assert totals.saved_bytes == 2 * 4 * 8 * 4
    assert totals.all_forwards_bytes == 3 * 4 * 8 * 4


def test_nested_backward_is_part_of_outer() -> None:
    layer = nn.Linear(8, 8)
    x = torch.randn(4, 8, requires_grad=True)

    def step() -> None:
        loss = checkpoint(lambda y: layer(y).sin().exp(), x.exp(), use_reentrant=True).sum()
        loss.backward()  # and this one calls that of the region

    assert _kinds(_recorded(layer, step)) == [FORWARD, BACKWARD]


def test_forward_without_grad_after_backward_is_forward() -> None:
    model = nn.Linear(8, 8)
    x = torch.randn(4, 8)

    def step() -> None:
        model(x).sum().backward()
        with torch.no_grad():
            model(x)

    assert _kinds(_recorded(model, step)) == [FORWARD, BACKWARD, FORWARD]


class StraightThrough(torch.autograd.Function):
    """Keeps its input; its backward runs no op."""

    @staticmethod
    def forward(ctx: Any, x: Tensor) -> Tensor:
        ctx.save_for_backward(x)
        return x.clone()

    @staticmethod
    def backward(ctx: Any, *gradients: Tensor) -> Tensor:
        return gradients[0]


def test_early_frees_of_backward_were_alive() -> None:
    x, gradient = torch.ones(8, requires_grad=True), torch.ones(8)

    recording = _recorded(nn.Module(), lambda: StraightThrough.apply(x.neg()).backward(gradient))

    totals = tb_actmem.totals(recording)
    assert totals.made_cached_bytes == 8 * 4  # what neg made
    assert totals.alive_after_forward_bytes == 2 * 8 * 4  # and the output


def test_op_before_first_node_has_no_node() -> None:
    """The seed of a backward uses no saved tensor."""
    model = nn.Sequential(nn.Linear(2, 2), nn.Tanh())
    recording = _recorded(model, lambda: model(torch.ones(1, 2)).sum().backward())
    phase = next(phase for phase in recording.phases if phase.kind is BACKWARD)
    unknown = tuple(op._replace(backward_of=None) for op in recording.ops)

    found = step_of(Index(replace(recording, ops=unknown))).ran_for

    assert found[phase.first_op] is None
    assert {node for node in found if node is not None} <= {*range(len(recording.nodes))}
