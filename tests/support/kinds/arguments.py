"""Kinds of modules that pass tensors in other ways: by name, in objects, closures and lists."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import torch
from torch import Tensor, nn
from torch.nn import functional
from torch.utils.checkpoint import checkpoint

from tests.support.drawn import WIDTH
from tests.support.kinds.parts import Kinds, linear, listed

ARGUMENTS: Kinds = {}


class ByName(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.linear = linear()

    def forward(self, *, hidden: Tensor, mask: Tensor | None = None, **more: Any) -> dict[str, Any]:
        y: Tensor = self.linear(hidden)
        y = y.tanh() if mask is None else y.tanh() * mask
        return {"y": y, "skip": more.get("skip")}


@listed(ARGUMENTS, ByName, ByName)
def arguments_by_name(x: Tensor, first: nn.Module, second: nn.Module) -> Tensor:
    found = first(hidden=x, mask=x.sigmoid(), skip=x.cos())
    y: Tensor = second(hidden=found["y"], skip=None)["y"]
    return y + found["skip"].exp()


class Boxed(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.linear = linear()

    def forward(
        self,
        x: Tensor,
        mask: Tensor | None = None,
        *,
        box: dict[str, Tensor] | None = None,
        then: Callable[[Tensor], Tensor] | None = None,
    ) -> Tensor:
        y: Tensor = self.linear(x)
        if mask is not None:
            y = y.masked_fill(mask, 0)
        if box is not None:
            y = y * box["key"].tanh()
        return then(y) if then else y


@listed(ARGUMENTS, Boxed, Boxed)
def dictionary_and_closure(x: Tensor, first: nn.Module, second: nn.Module) -> Tensor:
    key = x.cos()
    y = first(x, x > 0, box={"key": key, "unused": x.tan()})
    found: Tensor = second(y, mask=(x < 0)[:, :1], then=lambda y: y * key)
    return found


@listed(ARGUMENTS, Boxed, Boxed)
def checkpoints_of_partials(x: Tensor, first: nn.Module, second: nn.Module) -> Tensor:
    for each in (first, second):
        x = checkpoint(partial(each, box={"key": x.cos()}), x, use_reentrant=False)
    return x


@dataclass
class Output:
    y: Tensor
    others: Sequence[Tensor | None]


class OfOutput(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.linear = linear()

    def forward(self, given: Output) -> Output:
        return Output(self.linear(given.y).tanh(), [given.y.sin(), *given.others])


@listed(ARGUMENTS, OfOutput, OfOutput)
def dataclasses(x: Tensor, first: nn.Module, second: nn.Module) -> Tensor:
    found: Output = second(first(Output(x, [None])))
    one, other, _ = found.others
    assert one is not None and other is not None
    return found.y * one + other


class Nested(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.linear = linear()

    def forward(self, x: Tensor, number: int, *rest: Tensor | None, flag: bool) -> Any:
        return None, [self.linear(x).tanh(), number], {"rest": (x.sum(), *rest), "flag": flag}


@listed(ARGUMENTS, Nested)
def nested_results(x: Tensor, inner: nn.Module) -> Tensor:
    _, (y, number), found = inner(x, 3, x.cos(), None, flag=True)
    result: Tensor = y * found["rest"][0] + found["rest"][1] * number
    return result


class Given(nn.Module):
    """Uses a tensor of an attribute that its caller sets."""

    def __init__(self) -> None:
        super().__init__()
        self.linear, self.given = linear(), torch.zeros(())

    def forward(self, x: Tensor) -> Tensor:
        y: Tensor = self.linear(x)
        return y.tanh() * self.given.sin()


@listed(ARGUMENTS, Given)
def attribute_for_one_call(x: Tensor, inner: nn.Module) -> Tensor:
    assert isinstance(inner, Given)
    inner.given = x.exp()
    y: Tensor = inner(x)
    inner.given = torch.zeros(())
    return y


@listed(ARGUMENTS, Given)
def attribute_that_stays(x: Tensor, inner: nn.Module) -> Tensor:
    assert isinstance(inner, Given)
    inner.given = x.exp()
    y: Tensor = inner(x)
    return y


class Joined(nn.Module):
    def __init__(self, number: int) -> None:
        super().__init__()
        self.linear = nn.Linear(number * WIDTH, WIDTH)

    def forward(self, found: list[Tensor]) -> Tensor:
        y: Tensor = self.linear(torch.cat(found, -1))
        return y.relu()


_dense = (partial(Joined, 1), partial(Joined, 2), partial(Joined, 3))


@listed(ARGUMENTS, *_dense)
def copied_lists(x: Tensor, *layers: nn.Module) -> Tensor:
    found = [x]
    for layer in layers:
        found.append(layer([*found]))
    return found[-1]


@listed(ARGUMENTS, *_dense)
def growing_list(x: Tensor, *layers: nn.Module) -> Tensor:
    found = [x]
    for layer in layers:
        found.append(layer(found))
    return found[-1]


class Averaged(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.linear = linear()

    def forward(self, found: list[Tensor]) -> Tensor:
        y: Tensor = self.linear(torch.stack(found).mean(0))
        return y.tanh()


@listed(ARGUMENTS, Averaged, Averaged, Averaged)
def mean_of_growing_list(x: Tensor, *layers: nn.Module) -> Tensor:
    found = [x]
    for layer in layers:
        found.append(layer(found))
    return found[-1]


@listed(ARGUMENTS, *(lambda: nn.Sequential(linear(), nn.Tanh()),) * 3)
def all_hidden_states(x: Tensor, *layers: nn.Module) -> Tensor:
    states: tuple[Tensor, ...] = ()
    for layer in layers:
        states += (x,)
        x = layer(x)
    return x + torch.stack(states).mean(0).sin()


class Biased(nn.Module):
    """Makes a bias if it gets none."""

    def __init__(self) -> None:
        super().__init__()
        self.linear, self.table = linear(), nn.Embedding(8, 1)

    def forward(self, x: Tensor, bias: Tensor | None = None) -> tuple[Tensor, Tensor]:
        if bias is None:
            bias = self.table(torch.arange(WIDTH**2).view(WIDTH, WIDTH) % 8)[..., 0]
        return self.linear(x) @ bias.to(x.dtype).softmax(-1), bias


@listed(ARGUMENTS, Biased, Biased, Biased)
def bias_of_first_layer(x: Tensor, *layers: nn.Module) -> Tensor:
    bias: Tensor | None = None
    for layer in layers:
        x, bias = layer(x, bias)
    return x


class Flagged(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.first, self.second = linear(), linear()

    def forward(self, x: Tensor, *, deep: bool = False) -> Tensor:
        y: Tensor = self.first(x).tanh()
        return self.second(y).sigmoid() * x if deep else y


@listed(ARGUMENTS, Flagged)
def one_module_with_two_flags(x: Tensor, inner: nn.Module) -> Tensor:
    found: Tensor = inner(inner(x), deep=True)
    return found


@listed(ARGUMENTS)
class Recursive(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.first, self.second = linear(), linear()

    def forward(self, x: Tensor, depth: int = 2) -> Tensor:
        y: Tensor = self.first(x).tanh()
        return self.second(self(y, depth - 1)) if depth else y


class _Raising(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.linear = linear()

    def forward(self, x: Tensor) -> Tensor:
        self.linear(x).exp()
        raise ValueError


@listed(ARGUMENTS, _Raising, linear)
def caught_error(x: Tensor, failing: nn.Module, other: nn.Module) -> Tensor:
    try:
        found: Tensor = failing(x)
    except ValueError:
        found = other(x).sin()
    return found


@listed(ARGUMENTS, nn.Identity, nn.Sequential)
def returned_arguments(x: Tensor, first: nn.Module, second: nn.Module) -> Tensor:
    return first(x) + second(x).view_as(x)


@listed(ARGUMENTS, lambda: nn.Linear(WIDTH, 4 * WIDTH), lambda: nn.Linear(4 * WIDTH, WIDTH))
def chunks(x: Tensor, up: nn.Module, down: nn.Module) -> Tensor:
    return torch.cat([down(functional.gelu(up(part))) for part in x.chunk(4)])


@listed(ARGUMENTS)
def variables(x: Tensor, first: nn.Module, second: nn.Module) -> Tensor:
    y = first(x)
    z = y.exp()
    w = z.sin()
    del y
    u = second(w)
    del w
    found: Tensor = u + z
    return found
