"""The memory of FSDP: gathered parameters, unsharded gradients, and buffers of collectives.

The expected bytes are sums on paper.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import nullcontext
from typing import Any, NamedTuple

import pytest
import torch
from torch import nn
from torch.distributed.device_mesh import init_device_mesh
from torch.distributed.fsdp import (
    FullyShardedDataParallel,
    MixedPrecision,
    MixedPrecisionPolicy,
    fully_shard,
)
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


def fully_sharded(dtype: torch.dtype | None, *, reshard: bool = True) -> Any:
    """A model whose gradients are reduced in float32; its parameters are gathered in a dtype."""
    model: Any = nn.Sequential(*(nn.Linear(WIDTH, WIDTH, bias=False) for _ in range(LAYERS)))
    mesh = init_device_mesh("cpu", (RANKS,))
    policy = MixedPrecisionPolicy(param_dtype=dtype, reduce_dtype=torch.float32)
    for part in (*model, model):
        fully_shard(part, mesh=mesh, mp_policy=policy, reshard_after_forward=reshard)
    return model


def step_of(*, reshard: bool = True) -> tuple[nn.Module, Callable[[], None]]:
    """A model in mixed precision."""
    model = fully_sharded(torch.bfloat16, reshard=reshard)
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


@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16])
@pytest.mark.parametrize("steps", [0, 1])
def test_backward_of_fsdp1_gathers_parameters(
    each_observer: str, steps: int, dtype: torch.dtype
) -> None:
    precision = MixedPrecision(param_dtype=dtype, reduce_dtype=torch.float32)

    def shard(module: nn.Module) -> nn.Module:
        return FullyShardedDataParallel(
            module, device_id=torch.device("cpu"), mixed_precision=precision
        )

    model = shard(
        nn.Sequential(*(shard(nn.Linear(WIDTH, WIDTH, bias=False)) for _ in range(LAYERS)))
    )

    def step() -> None:
        model(torch.ones(ROWS, WIDTH)).float().sum().backward()

    for _ in range(steps):
        step()
    with tb_actmem.record(model) as recorder:
        step()
    recording = recorder.recording.check()

    # Each layer once in the forward, and once in the backward.
    gathered = [
        row for row in recording.storages if row.model_state is ModelState.UNSHARDED_PARAMETER
    ]
    assert [row.nbytes for row in gathered] == [WEIGHT * dtype.itemsize] * 2 * LAYERS
    assert {row.category for row in gathered} == {Category.PARAMETER}
    # The backward gathers the layer before in advance.
    assert most_alive(recording, Part.UNSHARDED_PARAMETERS) == 2 * WEIGHT * dtype.itemsize


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


def place_of_groups(state: Any) -> str:
    """Return where torch has the groups of a module; 2.11 has at most one of them."""
    return next(one for one in ("_fsdp_param_groups", "_fsdp_param_group") if one in vars(state))


class Oracle(NamedTuple):
    """The bytes of torch's own objects after a backward, each storage once."""

    unsharded_gradients: int
    sharded_gradients: int


def bytes_of_fsdp(model: Any) -> Oracle:
    states = [part._get_fsdp_state() for part in model.modules()]
    held = [vars(state)[place_of_groups(state)] for state in states]
    groups = [one for of in held for one in (of if isinstance(of, list) else [of]) if one]
    records = [record for group in groups for record in group.fsdp_params]

    def nbytes(tensors: Iterable[Any]) -> int:
        memories = [each.untyped_storage() for each in tensors if each is not None]
        return sum({each._cdata: each.nbytes() for each in memories}.values())

    whole = [
        tensor
        for one in records
        for tensor in (one._unsharded_param.grad, one.unsharded_accumulated_grad)
    ]
    own = [one.sharded_param.grad for one in records]
    return Oracle(nbytes(whole), nbytes(one.to_local() for one in own if one is not None))


BATCHES = 3


def micro_batch(model: Any, batch: int) -> Oracle:
    """A forward and a backward, as a pipeline runs them: only the last one reduces."""
    model.set_requires_gradient_sync(batch == BATCHES - 1)
    model(torch.ones(ROWS, WIDTH)).float().sum().backward()
    return bytes_of_fsdp(model)


@pytest.mark.parametrize("reshard", [True, False])
@pytest.mark.parametrize("dtype", [None, torch.bfloat16])
def test_accumulated_gradients_are_unsharded_until_reduced(
    each_observer: str, dtype: torch.dtype | None, reshard: bool
) -> None:
    model = fully_sharded(dtype, reshard=reshard)
    model.set_reshard_after_backward(reshard)
    with tb_actmem.record(model) as recorder:
        oracles = [micro_batch(model, batch) for batch in range(BATCHES)]
    recording = recorder.recording.check()

    whole, own = LAYERS * WEIGHT * FULL, LAYERS * WEIGHT * FULL // RANKS
    assert oracles == [(whole, 0), (whole, 0), (0, own)]
    assert most_alive(recording, Part.UNSHARDED_GRADIENTS) == whole
    assert most_alive(recording, Part.GRADIENTS) == own


@pytest.mark.parametrize("reshard", [True, False])
@pytest.mark.parametrize("dtype", [None, torch.bfloat16])
def test_block_of_one_micro_batch_has_unsharded_gradients_of_earlier_ones(
    each_observer: str, dtype: torch.dtype | None, reshard: bool
) -> None:
    model = fully_sharded(dtype, reshard=reshard)
    model.set_reshard_after_backward(reshard)
    sizes = [4 * one.numel() // RANKS for one in model.parameters()]
    kept = 0
    for batch in range(BATCHES):
        with tb_actmem.record(model) as recorder:
            oracle = micro_batch(model, batch)
        recording = recorder.recording.check()

        kept = max(kept, oracle.unsharded_gradients)
        assert most_alive(recording, Part.UNSHARDED_GRADIENTS) == kept
        assert most_alive(recording, Part.GRADIENTS) == oracle.sharded_gradients
        # Those that the module has are unsharded; those that the optimizer updates are not.
        assert tb_actmem.totals(recording).model_parameter_bytes == sum(sizes)
    assert kept


def test_renamed_records_of_fsdp_are_a_note(monkeypatch: pytest.MonkeyPatch) -> None:
    model = fully_sharded(None)
    state = type(model[0]._get_fsdp_state())
    monkeypatch.delattr(state, "_fsdp_param_group", raising=False)
    for part in model.modules():
        held: Any = vars(part._get_fsdp_state())
        held["renamed"] = held.pop(place_of_groups(part._get_fsdp_state()))
    with tb_actmem.record(model) as recorder:
        pass

    assert "lost-model-states" in {note.code for note in recorder.recording.meta.notes}


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
    with torch.profiler.profile(acc_events=True) as profiler, recording:
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


@pytest.mark.parametrize("steps", [0, 1])
def test_parameters_keep_their_names(each_observer: str, steps: int) -> None:
    """Before the first step nothing was gathered, and no bias is there."""
    rows = recorded(steps=steps).storages

    names = {row.name for row in rows if row.category is Category.PARAMETER}
    assert names - {None} == {f"{layer}.weight" for layer in range(LAYERS)}
