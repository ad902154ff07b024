"""The curve of live bytes against the allocation events of torch's profiler."""

from __future__ import annotations

from typing import Any

import pytest
import torch
from torch import nn
from torch.utils.checkpoint import checkpoint

import tb_actmem
from tb_actmem.analysis.index import Index
from tb_actmem.analysis.totals.timeline import live_bytes
from tb_actmem.model import PhaseKind
from tests.support.models import REAL
from tests.support.oracles import profiled_bytes

ALL_SEEN = ["bert", "vit"]
"""Models whose kernels take no workspace on a CPU; a convolution does, and no op shows it."""


@pytest.mark.parametrize("name", ALL_SEEN)
def test_peak_is_profilers(name: str) -> None:
    model, forward = REAL[name]()
    forward()
    torch.manual_seed(0)
    _, peak = profiled_bytes(forward)

    torch.manual_seed(0)
    with tb_actmem.record(model) as recorder:
        loss = forward()

    assert tb_actmem.totals(recorder.recording).forward_peak_bytes == peak
    del loss


def test_peak_of_checkpointed_blocks_is_profilers() -> None:
    """Each keeps a state of random numbers, which no op makes."""
    model = nn.Sequential(*(nn.Sequential(nn.Linear(32, 32), nn.GELU()) for _ in range(3)))
    x = torch.randn(64, 32)

    def forward() -> torch.Tensor:
        y = x
        for block in model:
            y = checkpoint(block, y, use_reentrant=False)
        return y.sum()

    forward()
    left, peak = profiled_bytes(forward)
    with tb_actmem.record(model) as recorder:
        loss = forward()
    totals = tb_actmem.totals(recorder.recording)

    assert (totals.forward_peak_bytes, totals.alive_after_forward_bytes) == (peak, left)
    del loss


def training_step(forward: Any) -> Any:
    loss = forward()
    loss.backward()
    return loss


@pytest.mark.parametrize(("name", "unseen"), [("bert", 0), ("gpt2", 6 * 8)])
def test_step_peak_equals_profiler(name: str, unseen: int) -> None:
    model, forward = REAL[name]()
    training_step(forward)
    model.zero_grad()
    torch.manual_seed(0)
    left, peak = profiled_bytes(lambda: training_step(forward))
    model.zero_grad()

    torch.manual_seed(0)
    with tb_actmem.record(model) as recorder:
        loss = training_step(forward)
    recording = recorder.recording

    ops = len(recording.ops)
    last = sum(s.nbytes for s in recording.storages if s.birth is not None and s.death == ops)
    assert [*live_bytes(Index(recording))["cpu"].after_op.values()][-1] - last == left
    step_peak = tb_actmem.totals(recording).step_peak_bytes
    # Python numbers that torch wraps (six in GPT-2's activation) take 8 host bytes each.
    assert step_peak is not None and 0 <= peak - step_peak <= unseen
    del loss


@pytest.mark.parametrize("name", REAL)
def test_every_saved_activation_is_released_by_backward(name: str) -> None:
    model, forward = REAL[name]()
    with tb_actmem.record(model) as recorder:
        training_step(forward)
    recording = recorder.recording

    (forward_phase, backward_phase) = recording.phases
    assert backward_phase.kind is PhaseKind.BACKWARD
    for save in recording.saves:
        storage = recording.storages[recording.tensors[save.tensor or 0].storage or 0]
        if storage.birth is not None:
            assert storage.death is not None and storage.death > forward_phase.end_op


def nbytes(*tensors: torch.Tensor) -> int:
    return sum(tensor.nbytes for tensor in tensors)


@pytest.mark.parametrize("is_freed", [False, True])
def test_total_peak_has_inputs_that_no_node_saves(is_freed: bool) -> None:
    """The mask is older than the step, and its addition saves nothing."""
    model, x = nn.Linear(8, 64), torch.randn(32, 8)
    masks: list[torch.Tensor] = []

    def step(*, frees: bool) -> None:
        logits = model(x) + masks[0]
        if frees:
            masks.clear()
        (logits.exp().exp().sum()).backward()
        model.zero_grad()

    masks = [torch.zeros(32, 64)]
    # Not with the free: the profiler counts it only in some runs.
    _, peak = profiled_bytes(lambda: step(frees=False))
    older = nbytes(*model.parameters(), x)
    with tb_actmem.record(model) as recorder:
        step(frees=is_freed)
    totals = tb_actmem.totals(recorder.recording)

    mask = 0 if is_freed else 32 * 64 * 4
    assert totals.total_peak_bytes == older + peak + mask
    inputs = (totals.peak_input_bytes or 0) + (totals.peak_other_input_bytes or 0)
    assert inputs == x.nbytes + mask


def test_total_peak_has_memory_that_is_used_after_it() -> None:
    """It exists during the whole step, such as the receive buffers of a pipeline."""
    model, x, buffer = nn.Linear(8, 64), torch.randn(32, 8), torch.zeros(1000)

    def step() -> None:
        model(x).exp().exp().sum().backward()
        model.zero_grad()
        buffer.add_(1)

    _, peak = profiled_bytes(step)
    with tb_actmem.record(model) as recorder:
        step()
    totals = tb_actmem.totals(recorder.recording)

    assert totals.total_peak_bytes == nbytes(*model.parameters(), x, buffer) + peak
    assert totals.peak_other_input_bytes == buffer.nbytes
