"""Suggested in-place activations are applied and recorded; they save the predicted bytes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
import torch
from torch import Tensor, nn
from torch.nn import functional as F  # the usual name

import tb_actmem
from tb_actmem.advice import suggestions
from tb_actmem.analysis.index import Index
from tb_actmem.model import Recording
from tb_actmem.predict.rewriting import RewriteKind
from tb_actmem.text.advice import suggestion_text

Made = Callable[..., nn.Module]


def step(model: nn.Module, x: Tensor) -> tuple[Recording, Tensor, list[Any]]:
    """A step of a model: recording, loss and gradients."""
    torch.manual_seed(0)
    model.zero_grad()
    with tb_actmem.record(model) as recorder:
        loss = model(x).square().sum()
        loss.backward()
    return recorder.recording, loss.detach(), [each.grad for each in model.parameters()]


def kept(recording: Recording) -> int:
    return tb_actmem.totals(recording).saved_bytes


def told(recording: Recording) -> list[Any]:
    return [row for row in suggestions(Index(recording)) if row.kind is RewriteKind.IN_PLACE]


def flat(activation: nn.Module) -> tuple[nn.Module, Tensor]:
    """An activation between two products of 3-d data; its input is a view."""
    torch.manual_seed(0)
    return nn.Sequential(nn.Linear(8, 32), activation, nn.Linear(32, 8)), torch.ones(2, 10, 8)


def deep(activation: nn.Module) -> tuple[nn.Module, Tensor]:
    """An activation after a norm that saves its input, but not its output."""
    torch.manual_seed(0)
    layers = (nn.Conv2d(3, 8, 3), nn.BatchNorm2d(8), activation, nn.Conv2d(8, 3, 3))
    return nn.Sequential(*layers), torch.randn(2, 3, 9, 9)


GAINING = [nn.LeakyReLU, nn.ELU, nn.CELU, nn.SELU]


# The noise of an RReLU on a view is hidden behind CopySlices.
@pytest.mark.parametrize(
    ("of", "make"),
    [(of, make) for of in GAINING for make in (flat, deep)] + [(nn.RReLU, deep)],
)
def test_in_place_activation_saves_predicted_bytes(of: Made, make: Any) -> None:
    before, loss, gradients = step(*make(of()))
    after, same_loss, same_gradients = step(*make(of(inplace=True)))

    (found,) = told(before)
    assert found.fewer_bytes == kept(before) - kept(after) > 0
    assert "with inplace=True it saves only the output" in suggestion_text(found)
    assert told(after) == []
    torch.testing.assert_close(same_loss, loss)
    torch.testing.assert_close(same_gradients, gradients)


ALIKE = [nn.ReLU, nn.ReLU6, nn.Hardtanh, nn.Hardswish, nn.Hardsigmoid, nn.SiLU, nn.Mish]


@pytest.mark.parametrize("of", [*ALIKE, nn.Dropout])
def test_in_place_without_gain_is_not_suggested(of: Made) -> None:
    before, after = step(*deep(of()))[0], step(*deep(of(inplace=True)))[0]

    assert kept(before) == kept(after)
    assert told(before) == []


class Between(nn.Module):
    """A product, a function, and another product."""

    def __init__(self, function: Callable[[Tensor, bool], Tensor], inplace: bool) -> None:
        super().__init__()
        torch.manual_seed(0)
        self.first, self.last = nn.Linear(8, 8), nn.Linear(8, 8)
        self.function, self.inplace = function, inplace

    def forward(self, x: Tensor) -> Tensor:
        return self.last(self.function(self.first(x), self.inplace))


def read_again(x: Tensor, inplace: bool) -> Tensor:
    return F.leaky_relu(x, inplace=inplace) + x


def viewed_and_read(x: Tensor, inplace: bool) -> Tensor:
    row = x[:1]
    return F.leaky_relu(x, inplace=inplace) + row


def kept_by_its_maker(x: Tensor, inplace: bool) -> Tensor:
    return F.leaky_relu(x.sigmoid(), inplace=inplace)


def kept_by_another(x: Tensor, inplace: bool) -> Tensor:
    return x.square() + F.leaky_relu(x, inplace=inplace).exp()


def half_of_it(x: Tensor, inplace: bool) -> Tensor:
    first, last = x.chunk(2, dim=1)
    return torch.cat([F.leaky_relu(first, inplace=inplace).exp(), last], dim=1)


def written_into(x: Tensor, inplace: bool) -> Tensor:
    return F.leaky_relu(x, inplace=inplace).mul_(2)


def leaf(x: Tensor, inplace: bool) -> Tensor:
    return F.leaky_relu(x.detach().clone().requires_grad_(), inplace=inplace)


def kept_by_nobody(x: Tensor, inplace: bool) -> Tensor:
    return F.leaky_relu(x, inplace=inplace) + 1


def split(x: Tensor, inplace: bool) -> Tensor:
    (whole,) = x.split(len(x))
    return F.leaky_relu(whole, inplace=inplace).exp()


SPOILT = [read_again, viewed_and_read, kept_by_its_maker, kept_by_another, half_of_it, split]


@pytest.mark.parametrize("function", [*SPOILT, written_into, leaf, kept_by_nobody])
def test_failing_in_place_is_not_suggested(function: Any) -> None:
    x = torch.randn(16, 8)
    before, loss, gradients = step(Between(function, False), x)
    try:
        after, other_loss, other_gradients = step(Between(function, True), x)
        is_as_good = (
            torch.equal(loss, other_loss)
            and all(map(torch.equal, gradients[-1:], other_gradients[-1:]))
            and kept(after) < kept(before)
        )
    except RuntimeError:
        is_as_good = False

    assert not is_as_good
    assert told(before) == []


def test_caller_tensors_are_not_overwritten() -> None:
    class Features(nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.first, self.act, self.last = nn.Linear(8, 8), nn.LeakyReLU(), nn.Linear(8, 8)

        def forward(self, x: Tensor) -> tuple[Tensor, Tensor]:
            hidden = self.first(x)
            return self.last(self.act(hidden)), hidden

    model = Features()
    with tb_actmem.record(model) as recorder:
        out, features = model(torch.ones(4, 8))
        out.sum().backward()

    assert told(recorder.recording) == []
    assert features.shape == (4, 8)


class Block(nn.Module):
    """A residual block as in MobileNet, with activations in the branch and after it."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.expand, self.norm = nn.Conv2d(width, 2 * width, 1), nn.BatchNorm2d(2 * width)
        self.act, self.project = nn.LeakyReLU(0.1), nn.Conv2d(2 * width, width, 1)
        self.last = nn.LeakyReLU(0.1)

    def forward(self, x: Tensor) -> Tensor:
        return self.last(x + self.project(self.act(self.norm(self.expand(x)))))


class UNet(nn.Module):
    """Down and up, with a skip connection that is read on the way up."""

    def __init__(self) -> None:
        super().__init__()
        torch.manual_seed(0)
        self.stem, self.act = nn.Conv2d(3, 8, 3, padding=1), nn.ELU()
        self.blocks = nn.ModuleList([Block(8), Block(8)])
        self.up, self.up_act = nn.ConvTranspose2d(8, 8, 2, stride=2), nn.ELU()
        self.head = nn.Conv2d(16, 1, 1)

    def forward(self, x: Tensor) -> Tensor:
        skip = self.act(self.stem(x))
        x = F.max_pool2d(skip, 2)
        for block in self.blocks:
            x = block(x)
        return self.head(torch.cat([self.up_act(self.up(x)), skip], dim=1))


def test_unet_saves_predicted_bytes_in_place() -> None:
    x = torch.randn(2, 3, 8, 8)
    model = UNet()
    before, loss, gradients = step(model, x)

    found = told(before)
    modules = dict(model.named_modules())
    named = {before.modules[call].fqn for row in found for call in row.calls}
    for name in named:
        modules[name].inplace = True
    after, same_loss, same_gradients = step(model, x)

    # A concatenation does not save its inputs, so no other node saves that of `up_act`.
    assert named == {"act", "blocks.0.act", "blocks.0.last", "blocks.1.act", "blocks.1.last"}
    assert [row.module for row in found if len(row.calls) > 1] == ["blocks.*.act", "blocks.*.last"]
    assert sum(row.fewer_bytes for row in found) == kept(before) - kept(after) > 0
    torch.testing.assert_close(same_loss, loss)
    torch.testing.assert_close(same_gradients, gradients)


class Residual(nn.Module):
    """Out of memory between an activation and a later reader of its input."""

    def __init__(self, is_read_again: bool) -> None:
        super().__init__()
        self.first, self.act, self.last = nn.Linear(8, 8), nn.LeakyReLU(), nn.Linear(8, 8)
        self.is_read_again = is_read_again

    def forward(self, x: Tensor) -> Tensor:
        hidden = self.first(x)
        out = self.last(self.act(hidden))
        if not self.is_read_again:
            del hidden
        raise torch.OutOfMemoryError(f"CUDA out of memory behind {tuple(out.shape)}.")


@pytest.mark.parametrize("is_read_again", [False, True])
def test_out_of_memory_recording_gets_no_in_place_suggestion(is_read_again: bool) -> None:
    model = Residual(is_read_again)
    recorder = tb_actmem.record(model)
    with pytest.raises(torch.OutOfMemoryError), recorder:
        model(torch.ones(64, 8))

    assert bool(told(recorder.recording)) is not is_read_again


def test_no_in_place_suggestion_without_ops() -> None:
    model, x = flat(nn.LeakyReLU())
    with tb_actmem.record(model, ops=False) as recorder:
        model(x).sum().backward()

    assert told(recorder.recording) == []
