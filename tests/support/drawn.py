"""Random programs, steps and choices of checkpoints, and steps that really run under them."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Sequence
from contextlib import nullcontext
from functools import partial
from typing import Any, NamedTuple

import torch
from torch import Tensor, nn
from torch.utils.checkpoint import checkpoint, create_selective_checkpoint_contexts

import tb_actmem
from tb_actmem.model import Recording
from tests.support.checkpointable import Doubled, copying, under_checkpoints, under_hooks

WIDTH, ROWS = 16, 256


class Attending(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.inner, self.outer = nn.Linear(WIDTH, 3 * WIDTH), nn.Linear(WIDTH, WIDTH)

    def forward(self, x: Tensor) -> Tensor:
        parts = self.inner(x.view(4, -1, WIDTH)).chunk(3, -1)
        q, k, v = (part.view(4, -1, 2, WIDTH // 2).transpose(1, 2) for part in parts)
        y = nn.functional.scaled_dot_product_attention(q, k, v, is_causal=True)
        return self.outer(y.transpose(1, 2).reshape(-1, WIDTH))


class Convolving(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.convolution = nn.Conv1d(WIDTH, WIDTH, 3, padding=1)
        self.norm = nn.BatchNorm1d(WIDTH)

    def forward(self, x: Tensor) -> Tensor:
        y: Tensor = self.norm(self.convolution(x.view(4, -1, WIDTH).transpose(1, 2)))
        return y.transpose(1, 2).reshape(-1, WIDTH)


class Custom(nn.Module):
    def forward(self, x: Tensor) -> Tensor:
        y: Tensor = Doubled.apply(x)
        return y


class Pair(nn.Module):
    """Has two results."""

    def __init__(self, inside: nn.Module) -> None:
        super().__init__()
        self.inside = inside

    def forward(self, x: Tensor) -> tuple[Tensor, Tensor]:
        return self.inside(x), x.sin()


class Summed(nn.Module):
    def __init__(self, inside: nn.Module) -> None:
        super().__init__()
        self.pair = Pair(inside)

    def forward(self, x: Tensor) -> Tensor:
        first, second = self.pair(x)
        return first + second


class Gated(nn.Module):
    def __init__(self, inside: nn.Module, gate: nn.Module) -> None:
        super().__init__()
        self.inside, self.gate = inside, gate

    def forward(self, x: Tensor) -> Tensor:
        y: Tensor = self.inside(x) * self.gate(x)
        return y


class Added(nn.Module):
    """A block with a residual connection."""

    def __init__(self, inside: nn.Module) -> None:
        super().__init__()
        self.inside = inside

    def forward(self, x: Tensor) -> Tensor:
        y: Tensor = x + self.inside(x)
        return y


LAYERS: tuple[Callable[[], nn.Module], ...] = (
    lambda: nn.Linear(WIDTH, WIDTH),
    lambda: nn.Linear(WIDTH, WIDTH),
    nn.ReLU,
    nn.GELU,
    nn.Sigmoid,
    lambda: nn.Softmax(-1),
    lambda: nn.LayerNorm(WIDTH),
    lambda: nn.Dropout(0.1),
    nn.Identity,
    Attending,
    Convolving,
    Custom,
    lambda: nn.RMSNorm(WIDTH),
)


class InPlace(nn.Module):
    """Writes into its own results."""

    def __init__(self) -> None:
        super().__init__()
        self.linear, self.relu = nn.Linear(WIDTH, WIDTH), nn.ReLU(inplace=True)

    def forward(self, x: Tensor) -> Tensor:
        y: Tensor = self.relu(self.linear(x))
        y = y * 2
        y[:, 0] = 1
        return y.add_(x)


class Caching(nn.Module):
    """Appends its result to a list, as caches of keys and values do."""

    def __init__(self) -> None:
        super().__init__()
        self.linear, self.cache = nn.Linear(WIDTH, WIDTH), list[Tensor]()

    def forward(self, x: Tensor) -> Tensor:
        self.cache.append(self.linear(x).tanh())
        return self.cache[-1].sin()


class Counting(nn.Module):
    """Changes a buffer in each call, and keeps a mask."""

    def __init__(self) -> None:
        super().__init__()
        self.count: Tensor
        self.register_buffer("count", torch.zeros(1))
        self.mask: Tensor | None = None

    def forward(self, x: Tensor) -> Tensor:
        self.count += 1
        if self.mask is None:
            self.mask = torch.ones(WIDTH)
        return x.exp() * self.mask


class Attended(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.attention = nn.MultiheadAttention(WIDTH, 2)

    def forward(self, x: Tensor) -> Tensor:
        y: Tensor = self.attention(x[:64], x[:64], x[:64])[0]
        return torch.cat([y, x[64:]])


class Checkpointed(nn.Module):
    """Runs its inside under a checkpoint of its own, and that inside hooks."""

    def __init__(self, inside: nn.Module) -> None:
        super().__init__()
        self.inside = inside
        self.hooks: Callable[[], Any] = nullcontext

    def forward(self, x: Tensor) -> Tensor:
        with self.hooks():
            y: Tensor = checkpoint(self.inside, x, use_reentrant=False)
        return y.cos()


def hooked(inside: nn.Module, draw: random.Random) -> nn.Module:
    """Register hooks that make tensors."""

    def cos(module: nn.Module, args: tuple[Tensor]) -> tuple[Tensor]:
        return (args[0].cos(),)

    def exp(module: nn.Module, args: tuple[Tensor], kwargs: Any) -> tuple[tuple[Tensor], Any]:
        return (args[0].tanh().exp(),), kwargs

    def sin(module: nn.Module, args: tuple[Tensor], y: Tensor) -> Tensor:
        return y.sin() * 2

    def log(module: nn.Module, args: tuple[Tensor], kwargs: Any, y: Tensor) -> Tensor:
        return y.sigmoid().log() + args[0].mean()

    def observe(module: nn.Module, args: tuple[Tensor], y: Tensor) -> None:
        y.detach().abs().amax()

    def double(module: nn.Module, gradients: Any, outputs: Any) -> Any:
        return tuple(None if gradient is None else gradient * 2 for gradient in gradients)

    def halve(module: nn.Module, gradients: Any) -> Any:
        return tuple(gradient / 2 for gradient in gradients)

    register: tuple[Callable[[], Any], ...] = (
        lambda: inside.register_forward_pre_hook(cos),
        lambda: inside.register_forward_pre_hook(exp, with_kwargs=True),
        lambda: inside.register_forward_hook(sin),
        lambda: inside.register_forward_hook(sin, always_call=True),
        lambda: inside.register_forward_hook(log, with_kwargs=True),
        lambda: inside.register_forward_hook(observe, prepend=True),
        lambda: inside.register_full_backward_hook(double),
        lambda: inside.register_full_backward_pre_hook(halve),
    )
    for each in draw.sample(register, draw.randint(1, 3)):
        each()
    return inside


MORE_LAYERS = (
    *LAYERS,
    InPlace,
    InPlace,
    Caching,
    Counting,
    Attended,
    nn.Hardswish,
    nn.SELU,
)


def block(
    draw: random.Random, depth: int, layers: Sequence[Callable[[], nn.Module]] = LAYERS
) -> nn.Module:
    """A random program of small modules, at most ``depth`` blocks deep."""
    if not depth:
        return draw.choice(layers)()
    parts = [block(draw, draw.randrange(depth), layers) for _ in range(draw.randint(1, 3))]
    inside: nn.Module = nn.Sequential(*parts)
    kinds = ["added", "added", "summed", "gated", "twice", "", "", ""]
    if layers is not LAYERS:
        kinds = [*kinds, *kinds, "checkpointed"]
        inside = hooked(inside, draw) if draw.random() < 0.2 else inside
    kind = draw.choice(kinds)
    if kind == "gated":
        return Gated(inside, block(draw, 0, layers))
    if kind == "twice":
        return nn.Sequential(inside, inside)
    around: dict[str, Callable[[nn.Module], nn.Module]] = {
        "added": Added,
        "summed": Summed,
        "checkpointed": Checkpointed,
    }
    return around[kind](inside) if kind else inside


def program(seed: int, layers: Sequence[Callable[[], nn.Module]] = LAYERS) -> nn.Module:
    """The random program of a seed."""
    torch.manual_seed(seed)
    draw = random.Random(seed)
    first, last = nn.Linear(WIDTH, WIDTH), nn.Linear(WIDTH, WIDTH)
    return nn.Sequential(first, block(draw, 3, layers), block(draw, 2, layers), last)


class Step(NamedTuple):
    """A training step, and the checkpoints that it may run under."""

    seed: int
    rows: int
    autocast: bool
    forwards: int
    """The number of forwards in one backward."""
    backwards: int
    """The number of backwards before one optimizer step."""
    optimizer: str
    updates: bool
    """The optimizer makes its step."""
    zero: str
    """Where gradients are set to zero."""
    warm: int
    """The number of steps before the recorded one."""


class Choice(NamedTuple):
    """The modules under checkpoints, the ops that these keep, and the offloaded modules."""

    modules: tuple[str, ...]
    save: tuple[str, ...] = ()
    offload: tuple[str, ...] = ()


OPTIMIZERS: dict[str, Callable[..., torch.optim.Optimizer]] = {
    "sgd": partial(torch.optim.SGD, lr=1e-3),
    "momentum": partial(torch.optim.SGD, lr=1e-3, momentum=0.9, foreach=True),
    "adam": partial(torch.optim.Adam, foreach=True),
    "adamw": partial(torch.optim.AdamW, foreach=False),
}


def drawn_step(draw: random.Random) -> Step:
    """Draw a step."""
    return Step(
        seed=draw.randrange(10**6),
        rows=draw.choice([64, 256]),
        autocast=draw.random() < 0.3,
        forwards=draw.choice([1, 1, 1, 2]),
        backwards=draw.choice([1, 1, 2]),
        optimizer=draw.choice([*OPTIMIZERS]),
        updates=draw.random() < 0.8,
        zero=draw.choice(["first", "between", "in place", "last", "never"]),
        warm=draw.choice([0, 1]),
    )


def program_of_layers(seed: int) -> nn.Module:
    """The random program of a seed, of all layers here."""
    return program(seed, MORE_LAYERS)


def run(
    step: Step,
    choice: Choice | None = None,
    make: Callable[[int], nn.Module] = program_of_layers,
) -> Recording:
    """Record a step of a program, under checkpoints if a choice is given."""
    model = make(step.seed)
    if choice is not None:
        ops = [overload(name) for name in choice.save]
        contexts = partial(create_selective_checkpoint_contexts, ops)
        under_checkpoints(model, [*choice.modules], **({"context_fn": contexts} if ops else {}))
        _offload(model, choice.offload)
    optimizer = OPTIMIZERS[step.optimizer](model.parameters())
    x = torch.randn(step.rows, WIDTH)
    for _ in range(step.warm):
        _train(step, model, optimizer, x)
    torch.manual_seed(step.seed)
    with tb_actmem.record(model, stacks=False) as recorder:
        _train(step, model, optimizer, x)
    return recorder.recording


def _offload(model: nn.Module, names: Iterable[str]) -> None:
    """Run modules inside hooks that copy; those in a checkpoint of the program, around that."""
    for name in names:
        parts = name.split(".")
        around = (model.get_submodule(".".join(parts[:end])) for end in range(len(parts)))
        own = next((one for one in around if isinstance(one, Checkpointed)), None)
        if own is None:
            under_hooks(model, [name], copying)
        else:
            own.hooks = copying


def _train(step: Step, model: nn.Module, optimizer: torch.optim.Optimizer, x: Tensor) -> None:
    if step.zero in ("first", "in place"):
        optimizer.zero_grad(set_to_none=step.zero == "first")
    for _ in range(step.backwards):
        loss = torch.zeros(())
        for _ in range(step.forwards):
            with torch.autocast("cpu", torch.bfloat16, enabled=step.autocast):
                loss = loss + model(x).pow(2).mean()
        if step.zero == "between":
            optimizer.zero_grad()
        loss.backward()
    if step.updates:
        optimizer.step()
    if step.zero == "last":
        optimizer.zero_grad()


def overload(name: str) -> Any:
    """Return torch's op of a recorded name."""
    operator, _, variant = name.partition("::")[2].partition(".")
    return getattr(getattr(torch.ops.aten, operator), variant or "default")


def drawn_choice(draw: random.Random, step: Step, recording: Recording) -> Choice:
    """Draw modules of a program, and ops that ran in them."""
    names = sorted({call.fqn for call in recording.modules if call.fqn})
    modules = tuple(draw.sample(names, min(len(names), draw.choice([1, 1, 2, 2, 3]))))
    return Choice(modules, _drawn_ops(draw, recording, modules) if draw.random() < 0.4 else ())


def _drawn_ops(
    draw: random.Random, recording: Recording, modules: tuple[str, ...]
) -> tuple[str, ...]:
    """Draw ops that ran in some modules."""
    ops = sorted(
        {
            op.name
            for call in recording.modules
            if call.fqn in modules
            for op in recording.ops[call.first_op : call.end_op]
            if op.backward_of is None and op.name.startswith("aten::")
        }
        - {"aten::detach", "aten::_reshape_alias"}
    )
    return tuple(draw.sample(ops, min(len(ops), draw.choice([1, 1, 2, 4]))))


def drawn_nest(draw: random.Random, step: Step, recording: Recording) -> Choice:
    """Draw modules inside each other, and maybe another one."""
    names = sorted({call.fqn for call in recording.modules if call.fqn})
    deep = draw.choice([name for name in names if "." in name] or names)
    chain = [name for name in names if deep == name or deep.startswith(f"{name}.")]
    picked = draw.sample(chain, min(len(chain), draw.choice([2, 3, 3, 4])))
    picked += [draw.choice(names)] if draw.random() < 0.4 else []
    return Choice(tuple(dict.fromkeys(picked)))


def drawn_selective_nest(draw: random.Random, step: Step, recording: Recording) -> Choice:
    """Draw modules inside each other, and ops that ran in them."""
    modules = drawn_nest(draw, step, recording).modules
    return Choice(modules, _drawn_ops(draw, recording, modules))


def drawn_offload(draw: random.Random, choice: Choice, recording: Recording) -> Choice:
    """Draw modules that save on the host, with the checkpoints of a choice or without."""
    names = sorted({call.fqn for call in recording.modules if call.fqn})
    offload = tuple(draw.sample(names, min(len(names), draw.choice([1, 1, 2]))))
    return (choice if draw.random() < 0.5 else Choice(()))._replace(offload=offload)
