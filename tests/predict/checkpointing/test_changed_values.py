"""Checkpoints that would recompute a call from other values than those of its forward."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest
import torch
from torch import Tensor, nn
from torch.func import functional_call
from torch.utils.checkpoint import checkpoint, create_selective_checkpoint_contexts

import tb_actmem
from tb_actmem.errors import PredictError
from tests.support.checkpointable import Case, gradients, recorded, under_checkpoints

aten = torch.ops.aten
WIDTH = 16


class Blocks(nn.Sequential):
    def __init__(self) -> None:
        torch.manual_seed(0)
        super().__init__(*(nn.Sequential(nn.Linear(WIDTH, WIDTH), nn.Tanh()) for _ in range(3)))


def batch() -> Tensor:
    return torch.linspace(-1, 1, 4 * WIDTH).view(4, WIDTH)


def changed_later() -> Case:
    """Changes a weight that no node saves, because the batch needs no gradient."""
    model = Blocks()

    def forward() -> Tensor:
        loss: Tensor = model(batch()).square().mean()
        with torch.no_grad():
            model.get_parameter("0.0.weight").mul_(0.5)
        return loss

    return Case(model, forward, ["0"])


class Bank(nn.Module):
    """Adds the values of a buffer, of which no node saves the memory."""

    def __init__(self) -> None:
        super().__init__()
        self.linear, self.kept = nn.Linear(WIDTH, WIDTH), nn.Buffer(torch.ones(WIDTH))

    def forward(self, x: Tensor) -> Tensor:
        y: Tensor = self.linear(x + self.kept).tanh()
        return y


def buffer_changed_later() -> Case:
    torch.manual_seed(0)
    model = nn.Sequential(Bank(), nn.Linear(WIDTH, WIDTH))

    def forward() -> Tensor:
        loss: Tensor = model(batch()).square().mean()
        model.get_buffer("0.kept").mul_(0.5)
        return loss

    return Case(model, forward, ["0"])


class Counting(Bank):
    """Changes its buffer after it has used it."""

    def forward(self, x: Tensor) -> Tensor:
        y = super().forward(x)
        self.kept.mul_(0.5)
        return y


def buffer_changed_inside() -> Case:
    torch.manual_seed(0)
    model = nn.Sequential(Counting(), nn.Linear(WIDTH, WIDTH))
    return Case(model, lambda: model(batch()).square().mean(), ["0"])


class Normed(nn.Module):
    """Scales its weight before it uses it."""

    def __init__(self) -> None:
        super().__init__()
        self.weight = nn.Parameter(torch.randn(WIDTH, WIDTH))

    def forward(self, x: Tensor) -> Tensor:
        with torch.no_grad():
            self.weight.mul_(0.9)
        return (x @ self.weight).tanh()


def changed_inside() -> Case:
    torch.manual_seed(0)
    model = nn.Sequential(Normed(), nn.Linear(WIDTH, WIDTH))
    return Case(model, lambda: model(batch()).square().mean(), ["0"])


class Clamped(Normed):
    """Clamps its weight before it uses it, as Gemma 3n does, or afterwards."""

    def __init__(self, *, is_first: bool) -> None:
        super().__init__()
        self.is_first = is_first

    def forward(self, x: Tensor) -> Tensor:
        if self.is_first:
            self.weight.data.clamp_(-0.5, 0.5)
        y = (x @ self.weight).tanh()
        if not self.is_first:
            self.weight.data.clamp_(-0.5, 0.5)
        return y


def clamped(*, is_first: bool) -> Case:
    torch.manual_seed(0)
    model = nn.Sequential(Clamped(is_first=is_first), nn.Linear(WIDTH, WIDTH))
    return Case(model, lambda: model(batch()).square().mean(), ["0"])


def called_with_others() -> Case:
    model = Blocks()

    def forward() -> Tensor:
        others = {name: one * 0.5 for name, one in model.named_parameters()}
        loss: Tensor = functional_call(model, others, (batch(),)).square().mean()
        return loss

    return Case(model, forward, ["*"])


def swapped_data() -> Case:
    """Runs the forward with averaged weights, and puts the others back before the backward."""
    model = Blocks()
    averages = [one.detach() * 0.5 for one in model.parameters()]

    def swap() -> None:
        for at, parameter in enumerate(model.parameters()):
            parameter.data, averages[at] = averages[at], parameter.data

    def forward() -> Tensor:
        swap()
        loss: Tensor = model(batch()).square().mean()
        swap()
        return loss

    return Case(model, forward, ["*"])


REFUSED: list[tuple[Callable[[], Case], str]] = [
    (changed_later, r"mul_ changes 0\.0\.weight after 0 has used it"),
    (buffer_changed_later, r"mul_ changes 0\.kept after 0 has used it"),
    (buffer_changed_inside, r"0 uses 0\.kept and then changes it \(mul_\)"),
    (changed_inside, r"0 changes 0\.weight \(mul_\), and would change it again"),
    (
        partial(clamped, is_first=False),
        r"clamp_ changes 0\.weight after 0 has used it",
    ),
    (called_with_others, r"0\.0 ran with another tensor in place of 0\.0\.(weight|bias)"),
    (swapped_data, r"0\.0 ran with another tensor in place of 0\.0\.(weight|bias)"),
]


@pytest.mark.parametrize(("make", "why"), REFUSED)
def test_call_recomputed_from_other_values_is_refused(make, why, each_observer):
    """Torch raises nothing for these checkpoints: its gradients differ."""
    true, case = gradients(make()), make()
    under_checkpoints(case.model, case.names)
    assert not all(map(torch.equal, gradients(case), true))

    case = make()
    recording = recorded(case)
    with pytest.raises(PredictError, match=why):
        tb_actmem.predict.checkpoint(recording, case.names)


KEPT = [
    (changed_later, "addmm", "tanh"),
    (buffer_changed_later, "add", "addmm"),
    (buffer_changed_inside, "add", "addmm"),
]
"""A step, the op that reads the changed value, and another one."""


@pytest.mark.parametrize(("make", "reading", "other"), KEPT)
def test_kept_result_of_changed_value_is_predicted(make, reading, other, each_observer):
    true, before, cases = gradients(make()), recorded(make()), [make(), make()]
    ops = {"addmm": aten.addmm.default, "add": aten.add.Tensor, "tanh": aten.tanh.default}
    for case in cases:
        policy = partial(create_selective_checkpoint_contexts, [ops[reading]])
        under_checkpoints(case.model, case.names, context_fn=policy)
    assert all(map(torch.equal, gradients(cases[0]), true))

    ran = tb_actmem.totals(recorded(cases[1]))
    predicted = tb_actmem.predict.checkpoint(before, cases[1].names, save=reading)
    found = tb_actmem.totals(predicted)
    assert found.saved_bytes == ran.saved_bytes
    assert found.total_peak_bytes == ran.total_peak_bytes
    with pytest.raises(PredictError, match="new value"):
        tb_actmem.predict.checkpoint(before, cases[1].names, save=other)


def in_place(activation: nn.Module, *names: str) -> Case:
    torch.manual_seed(0)
    block = nn.Sequential(nn.Linear(WIDTH, WIDTH), activation, nn.Linear(WIDTH, WIDTH))
    model = nn.Sequential(block)
    return Case(model, lambda: model(batch()).square().mean(), [*names])


@pytest.mark.parametrize("activation", [nn.SiLU, nn.ELU, nn.Mish])
def test_in_place_activation_in_nest_is_refused(activation, each_observer):
    """Torch raises nothing, but computes the activation of the activation. It keeps the gradients
    of some, such as ReLU, because those have the same sign."""
    case = in_place(activation(inplace=True), "0", "0.1")
    recording, true = recorded(case), gradients(case)
    under_checkpoints(case.model, case.names)
    assert not all(map(torch.equal, gradients(case), true))

    with pytest.raises(PredictError, match=r"0\.1 writes into its input"):
        tb_actmem.predict.checkpoint(recording, case.names)

    alone = in_place(activation(inplace=True), "0.1")
    under_checkpoints(alone.model, alone.names)
    with pytest.raises(RuntimeError, match="modified by an inplace operation"):
        gradients(alone)


def changed_after_backward() -> Case:
    model = Blocks()
    optimizer = torch.optim.SGD(model.parameters(), 0.1)

    def shrink(parameter: Tensor) -> None:
        parameter.data.mul_(0.9)

    for parameter in model.parameters():  # while the backward of the other blocks runs
        parameter.register_post_accumulate_grad_hook(shrink)

    def forward() -> Tensor:
        model(batch()).square().mean().backward()
        optimizer.step()
        loss: Tensor = model(batch()).square().mean()
        return loss

    return Case(model, forward, ["*"])


def called_with_same() -> Case:
    model = Blocks()

    def forward() -> Tensor:
        loss: Tensor = functional_call(model, dict(model.named_parameters()), (batch(),)).mean()
        return loss

    return Case(model, forward, ["*"])


class Inside(nn.Module):
    """Calls its block with other parameters inside its own call."""

    def __init__(self) -> None:
        super().__init__()
        self.block = Blocks()

    def forward(self, x: Tensor) -> Tensor:
        others = {name: one * 0.5 for name, one in self.block.named_parameters()}
        y: Tensor = functional_call(self.block, others, (x,))
        return y


def called_with_others_inside() -> Case:
    torch.manual_seed(0)
    model = nn.Sequential(nn.Linear(WIDTH, WIDTH), Inside())
    return Case(model, lambda: model(batch()).square().mean(), ["1"])


class Masked(nn.Module):
    """Reads a tensor of its own that is as large as its bias."""

    def __init__(self) -> None:
        super().__init__()
        self.linear, self.mask = nn.Linear(WIDTH, WIDTH), torch.ones(WIDTH)

    def forward(self, x: Tensor) -> Tensor:
        return (self.linear(x) * self.mask).tanh()


def own_tensor() -> Case:
    torch.manual_seed(0)
    model = nn.Sequential(Masked(), Masked())
    return Case(model, lambda: model(batch()).square().mean(), ["*"])


SAME = [
    *(changed_after_backward, called_with_same, called_with_others_inside, own_tensor),
    partial(clamped, is_first=True),
]


@pytest.mark.parametrize("make", SAME)
def test_call_recomputed_from_same_values_is_predicted(make, each_observer):
    true, case = gradients(make()), make()
    under_checkpoints(case.model, case.names)
    assert all(map(torch.equal, gradients(case), true))

    case = make()
    before = recorded(case)
    case = make()
    under_checkpoints(case.model, case.names)
    ran = recorded(case)
    predicted = tb_actmem.predict.checkpoint(before, make().names)
    assert tb_actmem.totals(predicted).saved_bytes == tb_actmem.totals(ran).saved_bytes


def called_under_checkpoint() -> Case:
    """The error advises it."""
    model = called_with_others().model

    def forward() -> Tensor:
        others = {name: one * 0.5 for name, one in model.named_parameters()}
        y = checkpoint(functional_call, model, others, (batch(),), use_reentrant=False)
        loss: Tensor = y.square().mean()
        return loss

    return Case(model, forward, [])


def test_checkpoint_around_functional_call_is_right():
    true = gradients(called_with_others())
    assert all(map(torch.equal, gradients(called_under_checkpoint()), true))
