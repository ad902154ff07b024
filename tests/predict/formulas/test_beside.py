"""Memory beside the step in predictions: by hand, and against torch's allocator."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import nullcontext
from dataclasses import replace
from typing import Any

import pytest
import torch
from torch import Tensor, nn
from torch.utils.checkpoint import checkpoint

import tb_actmem
from tb_actmem import predict
from tb_actmem.model import AllocatorBlock, Recording

MIB = 2**20
OTHER = AllocatorBlock("cpu", 300 * MIB, 2, 300 * MIB - 100)
"""Memory that no recording knows."""


class Branch(nn.Module):
    def __init__(self, width: int) -> None:
        super().__init__()
        self.up, self.down = nn.Linear(width, 4 * width), nn.Linear(4 * width, width)

    def forward(self, x: Tensor) -> Tensor:
        return x + self.down(nn.functional.gelu(self.up(x)))


class Net(nn.Module):
    def __init__(self, width: int = 8, layers: int = 3, how: str = "") -> None:
        super().__init__()
        self.h = nn.ModuleList(Branch(width) for _ in range(layers))
        self.how = how

    def forward(self, x: Tensor) -> Tensor:
        for layer in self.h:
            if self.how == "checkpoint":
                x = checkpoint(layer, x, use_reentrant=False)
            else:
                with torch.autograd.graph.save_on_cpu() if self.how else nullcontext():
                    x = layer(x)
        return x


def recorded(rows: int = 4, *blocks: AllocatorBlock, layers: int = 3) -> Recording:
    model = Net(layers=layers)
    with tb_actmem.record(model) as recorder:
        model(torch.ones(rows, 8)).square().mean().backward()
    weight = AllocatorBlock("cpu", 1024, 0, 8 * 32 * 4)
    return replace(recorder.recording, blocks=(weight, weight._replace(requested=0), *blocks))


def noted(recording: Recording) -> Iterator[dict[str, Any]]:
    """The values of notes on memory beside the step."""
    found = (note for note in recording.meta.notes if note.code == "memory-beside")
    return (dict(note.values) for note in found)


@pytest.mark.parametrize("how", [{"modules": "h.*"}, {"offload": "h.*"}, {"modules": ("", "h.*")}])
def test_prediction_keeps_only_unknown_blocks(how: dict[str, Any]) -> None:
    """Free blocks depend on the steps before, and known ones are storages."""
    before = recorded(4, OTHER)
    after = predict.checkpoint(before, **how)

    assert after.blocks == (OTHER._replace(segment=None),)
    fits = [predict.fits(one, "H100").allocated_bytes for one in (after, replace(after, blocks=()))]
    assert fits[0] - fits[1] == 300 * MIB


def test_prediction_of_prediction_keeps_them() -> None:
    """The block is as large as the input, which dies at no op either."""
    same = OTHER._replace(requested=4 * 8 * 4)
    once = predict.checkpoint(recorded(4, same), offload="h.0")
    twice = predict.checkpoint(replace(once, blocks=(same._replace(segment=None),)), "h.1")

    assert twice.blocks == (same._replace(segment=None),)


def test_freed_block_dies_after_same_op() -> None:
    before = recorded()
    deaths = []
    for ran in range(1, len(before.ops) + 1):
        one = replace(before, blocks=(OTHER._replace(death=ran),))
        after = predict.checkpoint(one, "h.*")
        deaths += [block.death or 0 for block in after.blocks]
        last, now = before.ops[ran - 1], after.ops[deaths[-1] - 1]
        assert (now.name, now.frame) == (last.name, last.frame)
    assert deaths == sorted({*deaths}), "each op is another one"
    assert deaths[-1] > len(before.ops)


def test_scaled_step_keeps_equal_blocks() -> None:
    model = predict.scale([({"b": b}, recorded(b, OTHER)) for b in (2, 3, 4)])

    assert model.at(b=64).blocks == (OTHER._replace(segment=None),)
    assert not [*noted(model.at(b=64))]


def test_memory_beside_grows_with_size() -> None:
    rows = [OTHER._replace(nbytes=b * MIB, requested=b * MIB) for b in (2, 3, 4)]
    model = predict.scale(
        [({"b": b}, recorded(b, row)) for b, row in zip((2, 3, 4), rows, strict=True)]
    )

    (block,) = model.at(b=64).blocks
    assert (block.requested, block.nbytes) == (64 * MIB, 64 * MIB)


@pytest.mark.parametrize(
    "blocks", [((), (OTHER,), (OTHER,)), (*((OTHER._replace(requested=n),) for n in (9, 1, 7)),)]
)
def test_memory_without_formula_is_noted(blocks: tuple[tuple[AllocatorBlock, ...], ...]) -> None:
    """The largest size has the last word."""
    pairs = zip((2, 3, 4), blocks, strict=True)
    after = predict.scale([({"b": b}, recorded(b, *rows)) for b, rows in pairs]).at(b=64)

    assert [row.requested for row in after.blocks] == [blocks[-1][0].requested]
    assert [*noted(after)] == [{"where": "b=4"}]


def test_block_that_overtakes_another_is_matched() -> None:
    """One grows with the square of b, as the step: smaller than others at b=3, larger from 5 on."""
    model = predict.scale(
        [
            (
                {"b": b},
                recorded(
                    b * b,
                    *(
                        OTHER._replace(nbytes=n * MIB, requested=n * MIB)
                        for n in (b * b, 4 * b, 4 * b, 7)
                    ),
                ),
            )
            for b in (2, 3, 5, 6, 7)
        ]
    )

    after = model.at(b=9)
    assert sorted(row.requested // MIB for row in after.blocks) == [7, 36, 36, 81]
    assert not [*noted(after)]


def test_more_layers_keep_blocks_and_their_deaths() -> None:
    """A block that dies with the last op does so in a step of more layers, too."""
    steps = {n: recorded(layers=n) for n in (5, 6, 7, 12)}

    def with_blocks(one: Recording) -> Recording:
        freed = OTHER._replace(requested=700, nbytes=1024, death=len(one.ops))
        return replace(one, blocks=(*one.blocks, OTHER, freed))

    after = predict.scale([({"n": n}, with_blocks(steps[n])) for n in (5, 6, 7)]).at(n=12)

    assert {row.requested: row.death for row in after.blocks} == {
        OTHER.requested: None,
        700: len(steps[12].ops),
    }


@pytest.fixture
def other(compiled_observer: None) -> Iterator[None]:
    """Memory of the program beside the model, on the GPU.

    The dispatch mode does not see the temporary memory of an optimizer's ops, and says so.
    """
    torch.cuda.empty_cache()
    torch.cuda.reset_peak_memory_stats()
    assert torch.cuda.memory_reserved() == 0, "an earlier test has left something"
    kept = torch.empty(1 << 29, dtype=torch.uint8, device="cuda")
    yield
    del kept
    torch.cuda.empty_cache()


def trained(rows: int, how: str, *, is_watched: bool = False) -> Recording | None:
    model = Net(512, 4, how).cuda()
    optimizer = torch.optim.AdamW(model.parameters())
    recorder = tb_actmem.record(model, stacks=False)
    for step in range(4):
        with recorder if is_watched and step == 2 else nullcontext():
            model(torch.ones(rows, 512, device="cuda")).square().mean().backward()
            optimizer.step()
            optimizer.zero_grad()
    return recorder.recording if is_watched else None


@pytest.mark.cuda
@pytest.mark.parametrize("how", ["checkpoint", "offload"])
def test_reserved_memory_of_applied_plan_is_predicted(how: str, other: None) -> None:
    trained(8192, how)
    reserved, allocated = torch.cuda.max_memory_reserved(), torch.cuda.max_memory_allocated()
    recording = trained(8192, "", is_watched=True)
    assert recording is not None

    card = "H100" if torch.cuda.get_device_capability()[0] in (9, 10) else "A100"
    chosen: Any = {"modules": "h.*"} if how == "checkpoint" else {"offload": "h.*"}
    fit = predict.fits(predict.checkpoint(recording, **chosen), card)

    assert fit.least_reserved_bytes <= reserved <= fit.most_reserved_bytes
    assert fit.allocated_bytes == pytest.approx(allocated, rel=0.001)


@pytest.mark.cuda
def test_reserved_memory_at_another_size_is_predicted(other: None) -> None:
    trained(128 * 80, "")
    reserved, allocated = torch.cuda.max_memory_reserved(), torch.cuda.max_memory_allocated()

    def step(b: int) -> Recording:
        recording = trained(128 * b, "", is_watched=True)
        assert recording is not None
        return recording

    card = "H100" if torch.cuda.get_device_capability()[0] in (9, 10) else "A100"
    fit = predict.fits(predict.scale(step, b=(20, 30, 40)).at(b=80), card)

    assert fit.least_reserved_bytes <= reserved <= fit.most_reserved_bytes
    assert fit.allocated_bytes == pytest.approx(allocated, rel=0.001)
