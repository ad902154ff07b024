"""Gradients that the engine casts after the recomputed tensors of their node are gone."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
import torch
from torch import Tensor, nn
from torch.utils.checkpoint import checkpoint, create_selective_checkpoint_contexts

import tb_actmem
from tb_actmem.analysis.index import Index
from tb_actmem.analysis.totals.timeline import live_bytes
from tb_actmem.errors import PredictError
from tb_actmem.model import Recording
from tests.support.checkpointable import under_checkpoints


class Promoting(nn.Module):
    """A product of two dtypes, as autocast leaves them after a function that it runs in float32.

    The gradient of the narrow factor is made in float32.
    """

    def forward(self, x: Tensor) -> Tensor:
        narrow = x.sin()
        return narrow * narrow.float().cos()


class Model(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.inner = Promoting()

    def forward(self, x: Tensor) -> Tensor:
        if self.training:
            return self.inner(x)
        return checkpoint(self.inner, x, use_reentrant=False)


def step(model: Model) -> Recording:
    x = torch.randn(512, 64, dtype=torch.bfloat16, requires_grad=True)
    with tb_actmem.record(model) as recorder:
        model(x).sum().backward()
    return recorder.recording


def test_gradient_cast_follows_release():
    model = Model()
    predicted = tb_actmem.predict.checkpoint(step(model), modules=["inner"])

    model.eval()
    real = step(model)

    assert live(predicted) == live(real)


def live(recording: Recording) -> list[tuple[str, int]]:
    """Return the ops with the bytes alive after each; a checkpoint detaches its outputs.

    A checkpoint of torch 2.11 also makes tensors without bytes.
    """
    after, found, nbytes = live_bytes(Index(recording))["cpu"].after_op, [], 0
    for position, op in enumerate(recording.ops):
        nbytes = after.get(position, nbytes)
        if op.name not in ("aten::detach", "aten::empty.memory_format"):
            found.append((op.name, nbytes))
    return found


class Twice(nn.Module):
    """Two modules receive the input; the second needs its copy again."""

    def __init__(self) -> None:
        super().__init__()
        self.first, self.second = nn.Linear(64, 64), nn.Linear(64, 64)

    def forward(self, x: Tensor) -> Tensor:
        out: Tensor = self.first(x).relu() + self.second(x)
        return out


class Itself(Twice):
    """The program casts the input itself."""

    def forward(self, x: Tensor) -> Tensor:
        out: Tensor = self.first(x.bfloat16()).relu() + self.second(x.bfloat16())
        return out


def autocast_step(block: type[nn.Module], under: list[str], *, is_view: bool = False) -> Recording:
    torch.manual_seed(0)
    model = nn.Sequential(block(), nn.Sequential(nn.Linear(64, 64), nn.GELU(), nn.Linear(64, 64)))
    x = torch.randn(512, 64)
    x = (x[:256] if is_view else x).requires_grad_()
    under_checkpoints(model, under)
    with tb_actmem.record(model) as recorder:
        for _ in range(2):
            with torch.autocast("cpu", torch.bfloat16):
                loss = model(x).float().square().mean()
            loss.backward()
    return recorder.recording


@pytest.mark.parametrize("under", ["0", "0.first", "0.second", "1", "*"])
@pytest.mark.parametrize("is_view", [False, True])
@pytest.mark.parametrize("block", [Twice, Itself])
def test_cached_copy_of_input_outlives_checkpoint(block, is_view, under):
    """Autocast caches copies of inputs that require a gradient and are no views."""
    before = autocast_step(block, [], is_view=is_view)

    predicted = tb_actmem.totals(tb_actmem.predict.checkpoint(before, under))

    real = tb_actmem.totals(autocast_step(block, [under], is_view=is_view))
    assert predicted == real


class Blocks(nn.Module):
    """Has autocast blocks of its own, or casts its parameters itself.

    ``of``: the layers in each block.
    """

    def __init__(self, *of: str, is_cached: bool = True, is_own: bool = False) -> None:
        super().__init__()
        self.of, self.is_cached, self.is_own = of, is_cached, is_own
        self.a, self.b, self.c = (nn.Linear(64, 64) for _ in range(3))

    def forward(self, x: Tensor) -> Tensor:
        for layers in self.of:
            enabled = not self.is_own
            with torch.autocast("cpu", torch.bfloat16, enabled, cache_enabled=self.is_cached):
                for name in layers:
                    x = self.call(getattr(self, name), x)
            x = x.float().sin()
        return x

    def call(self, layer: nn.Linear, x: Tensor) -> Tensor:
        if not self.is_own:
            return layer(x)
        weight, bias = layer.weight.bfloat16(), layer.bias.bfloat16()
        return nn.functional.linear(x.bfloat16(), weight, bias)


def blocks_step(block: partial[Blocks], under: list[str], *, autocast: bool) -> Recording:
    torch.manual_seed(0)
    model = nn.Sequential(nn.Linear(64, 64), nn.Sequential(block(), nn.Linear(64, 64)))
    x = torch.randn(64, 64)
    under_checkpoints(model, under)
    with tb_actmem.record(model) as recorder:
        for _ in range(2):
            with torch.autocast("cpu", torch.bfloat16, enabled=autocast):
                loss = model(x).float().square().mean()
            loss.backward()
    return recorder.recording


@pytest.mark.parametrize("under", [["1.0"], ["1", "1.0"]])
@pytest.mark.parametrize("autocast", [False, True])
@pytest.mark.parametrize("of", ["a a", "ab a", "a b a", "abc cab"])
def test_recomputation_keeps_cache_of_inner_autocast(of, autocast, under, each_observer):
    """A checkpoint has an autocast block of its own, and only the outermost clears the cache."""
    block = partial(Blocks, *of.split())
    before = blocks_step(block, [], autocast=autocast)

    predicted = tb_actmem.predict.checkpoint(before, under)

    assert live(predicted) == live(blocks_step(block, under, autocast=autocast))


def test_kept_copies_of_inner_autocast_are_refused(each_observer):
    """Torch gives the recomputation the copies in the order of the forward, and raises."""

    def step(block: partial[Blocks], save: Any = None) -> Recording:
        torch.manual_seed(0)
        model, x = nn.Sequential(nn.Linear(64, 64), block()), torch.randn(64, 64)
        if save:
            contexts = partial(create_selective_checkpoint_contexts, [save])
            under_checkpoints(model, ["1"], context_fn=contexts)
        with tb_actmem.record(model) as recorder:
            model(x).square().mean().backward()
        return recorder.recording

    twice, once = partial(Blocks, "ab", "a"), partial(Blocks, "a", "b")
    copies = torch.ops.aten._to_copy.default
    with pytest.raises(PredictError, match="leave _to_copy out of save="):
        tb_actmem.predict.checkpoint(step(twice), "1", save="_to_copy")
    with pytest.raises(RuntimeError):
        step(twice, copies)
    predicted = tb_actmem.predict.checkpoint(step(once), "1", save="_to_copy")
    assert tb_actmem.totals(predicted) == tb_actmem.totals(step(once, copies))


@pytest.mark.parametrize("under", [["1.0"], ["1", "1.0"]])
@pytest.mark.parametrize("autocast", [False, True])
@pytest.mark.parametrize("of", ["a a", "ab ab"])
@pytest.mark.parametrize("other", [{"is_own": True}, {"is_cached": False}])
def test_note_bounds_copies_without_cache(other, of, autocast, under, each_observer):
    block = partial(Blocks, *of.split(), **other)
    predicted = tb_actmem.predict.checkpoint(blocks_step(block, [], autocast=autocast), under)
    real = tb_actmem.totals(blocks_step(block, under, autocast=autocast))

    values = (dict(note.values) for note in predicted.meta.notes if note.code == "own-copies")
    sizes = [nbytes for one in values for nbytes in one.values() if isinstance(nbytes, int)]
    found = tb_actmem.totals(predicted)
    assert found.saved_bytes == real.saved_bytes
    assert abs((found.step_peak_bytes or 0) - (real.step_peak_bytes or 0)) <= sum(sizes)
    assert bool(sizes) is not autocast


class Casting(nn.Module):
    """A linear layer without bias that casts its weight itself, unless autocast does."""

    def __init__(self, inputs: int, outputs: int, *, is_own: bool) -> None:
        super().__init__()
        self.weight, self.is_own = nn.Parameter(torch.randn(outputs, inputs) / 8), is_own

    def forward(self, x: Tensor) -> Tensor:
        weight = self.weight.bfloat16() if self.is_own else self.weight
        return nn.functional.linear(x.bfloat16(), weight)


def casting_step(under: list[str], *, is_own: bool) -> Recording:
    torch.manual_seed(0)
    layer = partial(Casting, is_own=is_own)
    block = nn.Sequential(layer(64, 256), nn.GELU(), layer(256, 64))
    model = nn.Sequential(nn.Embedding(16, 64), block, layer(64, 64), layer(64, 16))
    x = torch.arange(64) % 16
    under_checkpoints(model, under)
    with tb_actmem.record(model) as recorder:
        with torch.autocast("cpu", torch.bfloat16, enabled=not is_own):
            loss = model(x).float().square().mean()
        loss.backward()
    return recorder.recording


@pytest.mark.parametrize("under", [["1"], ["1.0"], ["1", "2"], ["1", "1.2"]])
@pytest.mark.parametrize("is_own", [True, False])
def test_casts_in_own_modules_are_those_of_the_program(is_own, under, each_observer):
    """Autocast may cast for functions in such modules, which a note bounds."""
    predicted = tb_actmem.predict.checkpoint(casting_step([], is_own=is_own), under)
    found, real = tb_actmem.totals(predicted), tb_actmem.totals(casting_step(under, is_own=is_own))

    values = (dict(note.values) for note in predicted.meta.notes if note.code == "own-copies")
    most = sum(nbytes for one in values if isinstance(nbytes := one["cached_nbytes"], int))
    assert found.saved_bytes == real.saved_bytes
    for name in ("forward_peak_bytes", "step_peak_bytes", "total_peak_bytes"):
        off = getattr(real, name) - getattr(found, name)
        assert off == 0 if is_own else 0 <= off <= most
