"""Programs that nobody thought of: steps drawn by chance, in modules in modules."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import torch
from torch import Tensor, nn
from torch.autograd.graph import save_on_cpu, saved_tensors_hooks
from torch.nn import functional
from torch.utils.checkpoint import checkpoint, create_selective_checkpoint_contexts

BATCH, LENGTH, WIDTH = SHAPE = 8, 12, 64
Step = Callable[[Tensor, Tensor], Tensor]


class Both(torch.autograd.Function):
    """Saves one tensor by the book, one that nobody else has, and one on its ``ctx``."""

    @staticmethod
    def forward(ctx: Any, x: Tensor, y: Tensor) -> tuple[Tensor, Tensor]:
        ctx.save_for_backward(x, x * y)
        ctx.extra = y.exp()
        return x * y, x + y

    @staticmethod
    def backward(ctx: Any, product: Tensor, total: Tensor) -> tuple[Tensor, Tensor]:
        x, both = ctx.saved_tensors
        return product * x + total + both, total + product * ctx.extra


class Doubling(torch.autograd.Function):
    """Writes into its input."""

    @staticmethod
    def forward(ctx: Any, x: Tensor) -> Tensor:
        ctx.mark_dirty(x)
        return x.mul_(2)

    @staticmethod
    def backward(ctx: Any, gradient: Tensor) -> Tensor:
        return gradient * 2


def heads(x: Tensor) -> Tensor:
    return x.unflatten(-1, (2, -1)).transpose(1, 2)


def without_grad(x: Tensor, y: Tensor) -> Tensor:
    with torch.no_grad():
        factor = (x * 2).exp().clamp(max=3)
    return y * factor


def written_over(x: Tensor, y: Tensor) -> Tensor:
    made = x.clone()
    made[:, 1] = y[:, 2]
    made[..., :4].mul_(3)
    return made


def slope(x: Tensor, y: Tensor) -> Tensor:
    point = x * 1.0 if x.requires_grad else x.clone().requires_grad_()
    (found,) = torch.autograd.grad(point.pow(3).sum(), point, create_graph=True)
    return found.tanh() + y


def pulled_back(x: Tensor, y: Tensor) -> Tensor:
    found: Any = torch.func.vjp(lambda a: a.tanh() * y, x)
    gradient: Tensor = found[1](found[0])[0]
    return gradient


def with_hook(x: Tensor, y: Tensor) -> Tensor:
    made = x * y
    if made.requires_grad:
        made.register_hook(lambda gradient: gradient * 2)
    return made


def patches(x: Tensor, y: Tensor) -> Tensor:
    found = functional.unfold(x[:, None], 3, padding=1)
    return functional.fold(found, (LENGTH, WIDTH), 3, padding=1)[:, 0] * 0.1


def in_dtype(dtype: torch.dtype) -> Step:
    return lambda x, y: (x.to(dtype) * y.to(dtype)).float()


OPS: dict[str, Step] = {
    "relu": lambda x, y: functional.relu(x),
    "gelu": lambda x, y: functional.gelu(x) + y,
    "mish": lambda x, y: functional.mish(x),
    "leaky_relu_": lambda x, y: functional.leaky_relu_(x * y),
    "hardtanh_": lambda x, y: functional.hardtanh_(x * 1.5),
    "sigmoid_": lambda x, y: torch.sigmoid_(x + y),
    "power": lambda x, y: torch.tanh(x**3),
    "root": lambda x, y: (x.abs() + 1).sqrt() / (y.abs() + 1),
    "where": lambda x, y: torch.where(x > 0, x, y),
    "lerp": lambda x, y: torch.lerp(x, y, torch.sigmoid(y)),
    "addcmul": lambda x, y: torch.addcmul(x, x, y, value=0.5).clamp(-5, 5),
    "sort": lambda x, y: x.sort(-1).values,
    "cumsum": lambda x, y: torch.tanh(x.cumsum(1)),
    "softmax": lambda x, y: functional.softmax(x, -1),
    "log_softmax": lambda x, y: functional.log_softmax(x, 1),
    "std": lambda x, y: y - x.std(-1, keepdim=True),
    "amax": lambda x, y: y - x.amax(1, keepdim=True),
    "norm": lambda x, y: x / x.norm(dim=-1, keepdim=True),
    "transposed": lambda x, y: x.transpose(0, 1).transpose(1, 0),
    "viewed": lambda x, y: x.reshape(-1, WIDTH).view(SHAPE),
    "expanded": lambda x, y: x[:, :1].expand(SHAPE) * y,
    "padded": lambda x, y: functional.pad(x[:, 1:, :32], (0, 32, 1, 0)) + y,
    "split": lambda x, y: torch.cat([2 * part for part in x.split([24, 40], -1)], -1),
    "unbound": lambda x, y: torch.stack([row.sin() for row in x.unbind(1)], 1),
    "glu": lambda x, y: functional.glu(torch.cat([x, y], -1), -1),
    "index": lambda x, y: x[torch.arange(BATCH) // 2],
    "masked": lambda x, y: x.masked_fill(y > 0.5, 0.0),
    "gather": lambda x, y: x.gather(2, (y.detach().abs() * 7).long() % WIDTH),
    "scatter": lambda x, y: x.scatter_add(1, (y.detach().abs() * 7).long() % LENGTH, y),
    "topk": lambda x, y: x * y.topk(2, -1).values.mean(-1, keepdim=True),
    "attention": lambda x, y: functional.softmax(x @ y.mT / 8, -1) @ x,
    "sdpa": lambda x, y: (
        functional.scaled_dot_product_attention(heads(x), heads(y), heads(x))
        .transpose(1, 2)
        .flatten(2)
    ),
    "einsum": lambda x, y: torch.einsum("bij,bkj,bkl->bil", x, y, x) / 64,
    "add_": lambda x, y: (x + 0.0).add_(y).mul_(0.5),
    "copy_": lambda x, y: (x + 0.0).copy_(y),
    "written over": written_over,
    "detached": lambda x, y: x.detach() * y,
    "without grad": without_grad,
    "constant": lambda x, y: x * torch.ones(LENGTH, WIDTH).cumsum(0),
    "fresh leaf": lambda x, y: x * torch.full((WIDTH,), 0.5, requires_grad=True) + y,
    "random": lambda x, y: x * torch.rand(SHAPE),
    "bfloat16": in_dtype(torch.bfloat16),
    "float64": in_dtype(torch.float64),
    "complex": lambda x, y: torch.fft.irfft(torch.fft.rfft(x) * torch.fft.rfft(y), n=WIDTH),
    "function": lambda x, y: Both.apply(x, y)[0],
    "dirty": lambda x, y: Doubling.apply(x + y),
    "cross entropy": lambda x, y: (
        y * functional.cross_entropy(x.flatten(0, 1), torch.arange(BATCH * LENGTH) % WIDTH)
    ),
    "mse": lambda x, y: y * functional.mse_loss(x, y),
    "slope": slope,
    "vjp": pulled_back,
    "jvp": lambda x, y: torch.func.jvp(lambda a: a.sin() * a, (x,), (y,))[1],
    "hook": with_hook,
    "patches": patches,
    "one-hot": lambda x, y: x * functional.one_hot(x.detach().argmax(-1), WIDTH),
    "median": lambda x, y: x - x.median(-1, keepdim=True).values,
    "index_put_": lambda x, y: x.clone().index_put_((torch.arange(BATCH) // 2,), y, True),
    "scatter_reduce": lambda x, y: x.scatter_reduce(1, torch.zeros(SHAPE).long(), y, "amax"),
    "cholesky": lambda x, y: torch.linalg.cholesky(x @ x.mT / WIDTH + torch.eye(LENGTH)) @ y,
    "kl": lambda x, y: y * functional.kl_div(x.log_softmax(-1), y.softmax(-1)),
    "grid": lambda x, y: x * functional.grid_sample(x[:, None], y[..., :2, None].mT).mean(),
    "vmap": lambda x, y: torch.vmap(lambda a, b: a * b.sin())(x, y),
    "cdist": lambda x, y: torch.cdist(x, y) @ x / 64,
    "pool": lambda x, y: functional.max_pool1d(x, 2).repeat_interleave(2, -1),
    "interpolated": lambda x, y: functional.interpolate(x, scale_factor=2, mode="linear")[..., ::2],
    "solve": lambda x, y: torch.linalg.solve(torch.eye(LENGTH) * 5 + (x @ y.mT).tanh(), x),
}


class Experts(nn.Module):
    """Sends each token to the one of three layers that a gate chooses."""

    def __init__(self) -> None:
        super().__init__()
        self.gate = nn.Linear(WIDTH, 3)
        self.experts = nn.ModuleList(nn.Linear(WIDTH, WIDTH) for _ in range(3))

    def forward(self, x: Tensor) -> Tensor:
        tokens = x.reshape(-1, WIDTH)
        weight, chosen = self.gate(tokens).softmax(-1).max(-1)
        made = tokens * 0.5
        for number, expert in enumerate(self.experts):
            at = chosen == number
            made = made + (expert(tokens) * weight[:, None]).masked_fill(~at[:, None], 0)
        return made.view(SHAPE)


class Attending(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.attention = nn.MultiheadAttention(WIDTH, 4, batch_first=True)

    def forward(self, x: Tensor) -> Tensor:
        made: Tensor = self.attention(x, x, x, need_weights=False)[0]
        return made


class Recurrent(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.layer = nn.GRU(WIDTH, WIDTH, batch_first=True)

    def forward(self, x: Tensor) -> Tensor:
        made: Tensor = self.layer(x)[0]
        return made


LAYERS: dict[str, Callable[[], nn.Module]] = {
    "linear": lambda: nn.Linear(WIDTH, WIDTH),
    "mlp": lambda: nn.Sequential(nn.Linear(WIDTH, 160), nn.SiLU(), nn.Linear(160, WIDTH)),
    "layer norm": lambda: nn.LayerNorm(WIDTH),
    "rms norm": lambda: nn.RMSNorm(WIDTH),
    "batch norm": lambda: nn.BatchNorm1d(LENGTH),
    "group norm": lambda: nn.GroupNorm(2, LENGTH),
    "convolution": lambda: nn.Conv1d(LENGTH, LENGTH, 3, padding=1),
    "dropout": lambda: nn.Dropout(0.3),
    "experts": Experts,
    "attending": Attending,
    "recurrent": Recurrent,
    "encoder": lambda: nn.TransformerEncoderLayer(WIDTH, 4, 96, batch_first=True),
    "frozen": lambda: nn.Linear(WIDTH, WIDTH).requires_grad_(False),
    "weight norm": lambda: nn.utils.parametrizations.weight_norm(nn.Linear(WIDTH, WIDTH)),
    "instance norm": lambda: nn.InstanceNorm1d(LENGTH, affine=True),
    "depthwise": lambda: nn.Conv1d(LENGTH, LENGTH, 5, padding=2, groups=LENGTH),
}


def under_autocast(block: nn.Module) -> Step:
    def run(x: Tensor, y: Tensor) -> Tensor:
        with torch.autocast("cpu", torch.bfloat16):
            made: Tensor = block(x, y)
        return made.float()

    return run


def under_checkpoint(block: nn.Module) -> Step:
    return lambda x, y: checkpoint(block, x, y, use_reentrant=False)


def reentrant(block: nn.Module) -> Step:
    return lambda x, y: checkpoint(block, x, y, use_reentrant=True)


def selective(block: nn.Module) -> Step:
    contexts = partial(create_selective_checkpoint_contexts, [torch.ops.aten.addmm.default])
    return lambda x, y: checkpoint(block, x, y, use_reentrant=False, context_fn=contexts)


def on_the_host(block: nn.Module) -> Step:
    def run(x: Tensor, y: Tensor) -> Tensor:
        with save_on_cpu():
            made: Tensor = block(x, y)
        return made

    return run


def packed(block: nn.Module) -> Step:
    def run(x: Tensor, y: Tensor) -> Tensor:
        with saved_tensors_hooks(torch.clone, torch.clone):
            made: Tensor = block(x, y)
        return made

    return run


AROUND: dict[str, Callable[[nn.Module], Step]] = {
    "block": lambda block: block,
    "autocast": under_autocast,
    "checkpoint": under_checkpoint,
    "reentrant": reentrant,
    "selective": selective,
    "save_on_cpu": on_the_host,
    "hooks": packed,
}

LEAVE_ALONE = {*OPS, *LAYERS, "block"}
"""Steps that save the same tensors as torch, at the same place."""


class Block(nn.Module):
    """A few steps, each with two earlier results as inputs; the results are summed."""

    def __init__(self, drawn: random.Random, kinds: list[str], depth: int) -> None:
        super().__init__()
        self.kinds: list[str] = []
        self.steps: list[tuple[Step, int, int]] = []
        for number in range(drawn.randint(1, 5)):
            kind = drawn.choice([kind for kind in kinds if depth or kind not in AROUND])
            step = self._step(drawn, kinds, depth, kind, str(number))
            self.steps.append((step, drawn.randrange(2 + number), drawn.randrange(2 + number)))
            self.kinds.append(kind)

    def _step(
        self, drawn: random.Random, kinds: list[str], depth: int, kind: str, name: str
    ) -> Step:
        if kind in OPS:
            return OPS[kind]
        if kind in AROUND:
            block = Block(drawn, kinds, depth - 1)
            self.add_module(name, block)
            return AROUND[kind](block)
        layer = LAYERS[kind]()
        self.add_module(name, layer)
        return lambda x, y: layer(x)

    def forward(self, x: Tensor, y: Tensor) -> Tensor:
        pool = [x, y]
        for step, one, other in self.steps:
            pool.append(step(pool[one], pool[other]))
        return sum(pool[1:], pool[0])


class Program(nn.Module):
    """A step of training that is the same for the same seed; ``last`` is a block of modules."""

    def __init__(self, seed: int, without: set[str] | None = None) -> None:
        super().__init__()
        torch.manual_seed(seed)
        drawn = random.Random(seed)
        kinds = sorted({*OPS, *LAYERS, *AROUND} - (without or set()))
        layers = [kind for kind in kinds for _ in range(3 if kind in OPS else 6)]
        self.scale = nn.Parameter(torch.ones(WIDTH))
        self.first = Block(drawn, layers, 2)
        self.last = Block(drawn, [*LAYERS, *layers], 1)
        self.x, self.y = torch.randn(SHAPE), torch.randn(SHAPE)

    def forward(self) -> Tensor:
        torch.manual_seed(1)
        x = self.x * self.scale
        return self.last(self.first(x, self.y), x).mean()

    def drawn(self) -> Iterator[str]:
        """The kinds of the steps, for messages."""
        for module in self.modules():
            if isinstance(module, Block):
                yield from module.kinds
