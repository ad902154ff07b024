"""The memory of FSDP: gathered parameters, unsharded gradients, and buffers of collectives.

The expected bytes are sums on paper.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import nullcontext
from typing import Any

import pytest
import torch
from torch import nn
from torch.distributed.device_mesh import init_device_mesh
from torch.distributed.fsdp import MixedPrecisionPolicy, fully_shard
from torch.distributed.tensor.parallel import ColwiseParallel, parallelize_module

import tb_actmem
from tb_actmem.analysis.index import Index
from tb_actmem.analysis.totals.model_states import Part, lifetimes_with_model
from tb_actmem.model import Category, ModelState, Recording
from tests.support.process_groups import RANKS, eight_ranks

WIDTH, LAYERS, ROWS = 64, 3, 4
WEIGHT = WIDTH * WIDTH
"""The elements of a layer; a rank has an eighth of them."""
HALF, FULL = 2, 4


@pytest.fixture(autouse=True)
def ranks() -> Iterator[None]:
    with eight_ranks():
        yield


def step_of(*, reshard: bool = True) -> tuple[nn.Module, Callable[[], None]]:
    """A model in mixed precision, whose parameters are gathered in bfloat16."""
    model: Any = nn.Sequential(*(nn.Linear(WIDTH, WIDTH, bias=False) for _ in range(LAYERS)))
    mesh = init_device_mesh("cpu", (RANKS,))
    policy = MixedPrecisionPolicy(param_dtype=torch.bfloat16, reduce_dtype=torch.float32)
    for part in (*model, model):
        fully_shard(part, mesh=mesh, mp_policy=policy, reshard_after_forward=reshard)
    optimizer, x = torch.optim.SGD(model.parameters()), torch.ones(ROWS, WIDTH)

    def step() -> None:
        model(x).float().sum().backward()
        optimizer.step()
        optimizer.zero_grad()

    return model, step


def recorded(*, reshard: bool = True, steps: int = 1) -> Recording:
    model, step = step_of(reshard=reshard)
    for _ in range(steps):
        step()
    with tb_actmem.record(model) as recorder:
        step()
    return recorder.recording.check()


def most_alive(recording: Recording, part: Part) -> int:
    """The largest sum of a part's live storages."""
    lives = [life for _, one, life in lifetimes_with_model(Index(recording), "cpu") if one is part]
    return max(
        sum(nbytes for birth, end, nbytes in lives if birth <= op and (end is None or op < end))
        for op in range(len(recording.ops))
    )


@pytest.mark.parametrize("steps", [0, 1])
def test_gathered_parameters_die_when_sharded_again(each_observer: str, steps: int) -> None:
    recording = recorded(steps=steps)

    gathered = [
        row for row in recording.storages if row.model_state is ModelState.UNSHARDED_PARAMETER
    ]
    assert [row.nbytes for row in gathered] == [WEIGHT * HALF] * 2 * LAYERS
    assert {row.category for row in gathered} == {Category.PARAMETER}
    assert None not in {row.death for row in gathered}
    # FSDP gathers the next layer in advance, but into a buffer alone.
    assert most_alive(recording, Part.UNSHARDED_PARAMETERS) == WEIGHT * HALF


def test_parameters_stay_gathered_without_reshard(each_observer: str) -> None:
    recording = recorded(reshard=False)

    assert most_alive(recording, Part.UNSHARDED_PARAMETERS) == LAYERS * WEIGHT * HALF


def test_gradients_are_unsharded_until_reduced(each_observer: str) -> None:
    recording = recorded()

    of: dict[ModelState, list[int]] = {state: [] for state in ModelState}
    for row in recording.storages:
        if row.model_state is not None:
            of[row.model_state].append(row.nbytes)
    assert of[ModelState.UNSHARDED_GRADIENT] == [WEIGHT * HALF] * LAYERS
    assert of[ModelState.REDUCE_SCATTER] == [WEIGHT * FULL] * LAYERS
    assert of[ModelState.GRADIENT] == [WEIGHT * FULL // RANKS] * LAYERS
    sent_and_received = {WEIGHT * HALF // RANKS, WEIGHT * HALF}
    assert set(of[ModelState.ALL_GATHER]) == sent_and_received


def test_parts_of_total_peak_add_up(each_observer: str) -> None:
    found = tb_actmem.totals(recorded())

    parts = (
        *(found.peak_parameter_bytes, found.peak_gradient_bytes, found.peak_optimizer_bytes),
        *(found.peak_unsharded_parameter_bytes, found.peak_unsharded_gradient_bytes),
        *(found.peak_all_gather_bytes, found.peak_reduce_scatter_bytes),
        *(found.peak_saved_bytes, found.peak_other_input_bytes, found.peak_transient_bytes),
    )
    assert found.total_peak_bytes == sum(part or 0 for part in parts)
    assert found.peak_unsharded_parameter_bytes


class Parallel(nn.Module):
    """Three products of one input, split over the ranks."""

    def __init__(self) -> None:
        super().__init__()
        self.first = nn.Linear(WIDTH, WIDTH)
        self.parts = nn.ModuleList(nn.Linear(WIDTH, WIDTH) for _ in range(3))

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        x = self.first(x)
        return torch.stack([part(x).sum() for part in self.parts]).sum()


def sums(model: nn.Module, recording: Any) -> Counter[str]:
    """Count the additions of a step, as torch's profiler sees them."""
    model.zero_grad()
    with torch.profiler.profile() as profiler, recording:
        model(torch.ones(ROWS, WIDTH)).backward()
    names = [event.name for event in profiler.events() or ()]
    return Counter(name for name in names if name in ("aten::add", "aten::add_"))


def test_gradients_of_split_products_add_in_place_as_without_recording(
    compiled_observer: None,
) -> None:
    model = Parallel()
    plan: Any = dict.fromkeys(["parts.0", "parts.1", "parts.2"], ColwiseParallel())
    parallelize_module(model, init_device_mesh("cpu", (RANKS,)), plan)
    sums(model, nullcontext())
    bare = sums(model, nullcontext())

    assert sums(model, tb_actmem.record(model)) == bare
    assert bare["aten::add_"] == 2
