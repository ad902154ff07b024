"""Kinds of modules with states: buffers, caches, random numbers, and shared parameters."""

from __future__ import annotations

import torch
from torch import Tensor, nn
from torch.nn import functional
from torch.nn.utils import parametrizations, parametrize, weight_norm

from tests.support.drawn import WIDTH
from tests.support.kinds.parts import Kinds, linear, listed

STATES: Kinds = {}


@listed(STATES)
class Averaging(nn.Module):
    """Assigns to buffers, and keeps its last result."""

    def __init__(self) -> None:
        super().__init__()
        self.linear = linear()
        self.mean: Tensor
        self.steps: Tensor
        self.register_buffer("mean", torch.zeros(WIDTH))
        self.register_buffer("steps", torch.zeros((), dtype=torch.long))
        self.last: Tensor | None = None

    def forward(self, x: Tensor) -> Tensor:
        y: Tensor = self.linear(x)
        self.mean = self.mean * 0.9 + y.detach().mean(0) * 0.1
        self.steps += 1
        self.last = y.detach()
        return y * self.mean.sigmoid()


@listed(STATES)
class KeysInBuffer(nn.Module):
    """Assigns a tensor with a graph to a buffer."""

    def __init__(self) -> None:
        super().__init__()
        self.linear = linear()
        self.keys: Tensor
        self.register_buffer("keys", torch.zeros(64, WIDTH), persistent=False)

    def forward(self, x: Tensor) -> Tensor:
        new = self.linear(x)[:64].float()
        rows = torch.arange(len(new))
        self.keys = self.keys.detach().clone().index_copy(0, rows, new)
        shares = (x.float() @ self.keys.t()).softmax(-1)
        return shares @ self.keys


@listed(STATES)
class Codebook(nn.Module):
    """Changes a codebook in place after it has used it."""

    def __init__(self) -> None:
        super().__init__()
        self.linear = linear()
        self.book: Tensor
        self.register_buffer("book", torch.randn(8, WIDTH))

    def forward(self, x: Tensor) -> Tensor:
        y = self.linear(x).float()
        code = torch.cdist(y.detach(), self.book).argmin(1)
        found = self.book[code]
        with torch.no_grad():
            chosen = functional.one_hot(code, 8).float()
            self.book.lerp_(chosen.t() @ y / (chosen.sum(0)[:, None] + 1), 0.1)
        return y + (found - y).detach() + functional.mse_loss(y, found.detach())


@listed(STATES)
class Recurrent(nn.Module):
    """Keeps its state for the next call, without its graph."""

    def __init__(self) -> None:
        super().__init__()
        self.cell = nn.GRUCell(WIDTH, WIDTH)
        self.state: Tensor | None = None

    def forward(self, x: Tensor) -> Tensor:
        parts = x.view(4, -1, WIDTH)
        is_new = self.state is None or len(self.state) != parts.shape[1]
        state = torch.zeros(parts.shape[1], WIDTH) if is_new else self.state
        found = list[Tensor]()
        for part in parts:
            assert state is not None
            state = self.cell(part, state.to(part.dtype))
            found.append(state)
        self.state = found[-1].detach()
        return torch.cat(found)


@listed(STATES)
class Table(nn.Module):
    """Makes a table at its first call."""

    def __init__(self) -> None:
        super().__init__()
        self.linear, self.tables = linear(), dict[torch.Size, Tensor]()

    def forward(self, x: Tensor) -> Tensor:
        if x.shape not in self.tables:
            self.tables[x.shape] = torch.arange(len(x)).float()[:, None].sin()
        y: Tensor = self.linear(x)
        return y * self.tables[x.shape]


class _Taking(nn.Module):
    """Takes a result of its inner layers that these stored."""

    def __init__(self) -> None:
        super().__init__()
        self.inner = nn.Sequential(linear(), nn.Tanh(), linear(), nn.Sigmoid())
        self.found = list[Tensor]()

    def forward(self, x: Tensor) -> Tensor:
        self.found.clear()
        y: Tensor = self.inner(x)
        return y * self.found.pop().sin()


@listed(STATES)
class TakenFromHook(_Taking):
    def __init__(self) -> None:
        super().__init__()
        self.inner[1].register_forward_hook(lambda *call: self.found.append(call[-1]))


@listed(STATES)
class TakenFromPreHook(_Taking):
    """The hook stores a tensor that it makes itself, without its graph."""

    def __init__(self) -> None:
        super().__init__()
        self.inner[2].register_forward_pre_hook(
            lambda _, args: self.found.append(args[0].detach().exp())
        )


@listed(STATES)
class OwnGenerator(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.linear, self.generator = linear(), torch.Generator().manual_seed(3)

    def forward(self, x: Tensor) -> Tensor:
        y: Tensor = self.linear(x)
        return y.tanh() * torch.rand(x.shape, generator=self.generator)


@listed(STATES, linear)
def noise(x: Tensor, first: nn.Module) -> Tensor:
    y: Tensor = first(x)
    return y.tanh() * torch.randn_like(x) + torch.randperm(WIDTH)


@listed(STATES, linear)
def seeded_noise(x: Tensor, first: nn.Module) -> Tensor:
    with torch.random.fork_rng():
        torch.manual_seed(1)
        more = torch.randn_like(x)
    y: Tensor = first(x + more * 0.1)
    return y.tanh()


@listed(STATES, linear)
def dropout_in_place(x: Tensor, first: nn.Module) -> Tensor:
    y = functional.dropout(first(x), 0.5).relu_() * 2
    return functional.dropout(y, 0.2, inplace=True)


@listed(STATES)
def dropped_paths(x: Tensor, first: nn.Module, second: nn.Module) -> Tensor:
    keep = x.new_empty((len(x), 1)).bernoulli_(0.8).div_(0.8)
    y = x + first(x).tanh() * keep
    return y + functional.gelu(second(y)) * keep


@listed(STATES)
def dropped_layers(x: Tensor, first: nn.Module, second: nn.Module) -> Tensor:
    for each in (first, second, first):
        if torch.rand(()) > 0.4:
            x = x + each(x).tanh()
    return x


@listed(STATES, linear)
def gumbel_noise(x: Tensor, first: nn.Module) -> Tensor:
    return functional.gumbel_softmax(first(x).float(), hard=True) * x


@listed(STATES, lambda: nn.Sequential(linear(), nn.Dropout(0.2), nn.BatchNorm1d(WIDTH)))
def two_modes(x: Tensor, inner: nn.Module) -> Tensor:
    y = inner(x)
    try:
        z: Tensor = inner.eval()(x)
    finally:
        inner.train()
    return y * z


@listed(STATES, lambda: nn.Dropout(0.3).eval(), nn.RReLU)
def part_in_eval(x: Tensor, dropout: nn.Module, act: nn.Module) -> Tensor:
    found: Tensor = act(dropout(x))
    return found


@listed(
    STATES,
    lambda: nn.BatchNorm1d(WIDTH, momentum=None),
    lambda: nn.InstanceNorm1d(WIDTH, affine=True),
)
def norms(x: Tensor, batch: nn.Module, instance: nn.Module) -> Tensor:
    parts = instance(x.view(4, -1, WIDTH).transpose(1, 2)).transpose(1, 2)
    found: Tensor = batch(x) + parts.reshape(-1, WIDTH)
    return found


class _Symmetric(nn.Module):
    def forward(self, weight: Tensor) -> Tensor:
        return weight.triu() + weight.triu(1).t()


def _parametrized() -> nn.Module:
    return parametrize.register_parametrization(linear(), "weight", _Symmetric())


@listed(STATES, _parametrized)
def parametrized(x: Tensor, inner: nn.Module) -> Tensor:
    found: Tensor = inner(inner(x).tanh())
    return found


@listed(STATES, _parametrized)
def cached_parametrization(x: Tensor, inner: nn.Module) -> Tensor:
    with parametrize.cached():
        found: Tensor = inner(inner(x).tanh())
        return found


@listed(
    STATES,
    lambda: parametrizations.spectral_norm(nn.Linear(WIDTH, WIDTH)),
    lambda: parametrizations.weight_norm(nn.Linear(WIDTH, WIDTH)),
)
def normed_weights(x: Tensor, first: nn.Module, second: nn.Module) -> Tensor:
    found: Tensor = second(first(x).tanh())
    return found


@listed(STATES, lambda: weight_norm(nn.Linear(WIDTH, WIDTH)))
def weight_norm_by_hook(x: Tensor, inner: nn.Module) -> Tensor:
    found: Tensor = inner(x)
    return found.tanh()


@listed(STATES)
class Tied(nn.Module):
    """Uses the weight of its embedding again, transposed and not."""

    def __init__(self) -> None:
        super().__init__()
        self.table, self.linear = nn.Embedding(32, WIDTH), nn.Linear(WIDTH, WIDTH)
        self.head = nn.Linear(WIDTH, 32, bias=False)
        self.head.weight = self.table.weight

    def forward(self, x: Tensor) -> Tensor:
        ids = (x.detach().float().abs().sum(-1) * 7).long() % 32
        y = self.linear(self.table(ids) + x).tanh()
        y = functional.linear(y, self.linear.weight.t())
        return y * functional.cross_entropy(self.head(y).float(), ids)


@listed(STATES)
class Adapted(nn.Module):
    """A frozen layer with a low-rank update."""

    def __init__(self) -> None:
        super().__init__()
        self.base = nn.Linear(WIDTH, WIDTH).requires_grad_(False)
        self.down, self.up = nn.Linear(WIDTH, 4, bias=False), nn.Linear(4, WIDTH, bias=False)
        self.dropout = nn.Dropout(0.1)

    def forward(self, x: Tensor) -> Tensor:
        y = self.base(x)
        more = self.up(self.down(self.dropout(x.to(self.down.weight.dtype))))
        return (y + more * 2).to(y.dtype)
