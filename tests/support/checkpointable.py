"""Models with modules to checkpoint, and real checkpoints for them."""

from __future__ import annotations

import re
from collections import UserDict
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

import torch
from torch import Tensor, nn
from torch.autograd.graph import saved_tensors_hooks
from torch.utils.checkpoint import checkpoint

import tb_actmem
from tb_actmem.analysis.index import Index
from tb_actmem.analysis.index.storages import saved_storages
from tb_actmem.model import Category, Op, Recording, SaveKind, Storage
from tests.support import models
from tests.support.programs import Both

DEVICE, HOST = "cuda:0", "cpu"


class Case(NamedTuple):
    """A training step's forward, and the modules whose calls are checkpointed."""

    model: nn.Module
    forward: Callable[[], Any]
    names: list[str]


def gradients(case: Case) -> list[Tensor]:
    """Return the loss of a step of a case, and the gradients of its parameters."""
    case.model.zero_grad(set_to_none=True)
    torch.manual_seed(3)
    loss = case.forward()
    loss.backward()
    found = [parameter.grad for parameter in case.model.parameters()]
    return [loss.detach(), *(gradient for gradient in found if gradient is not None)]


def recorded(
    case: Case, *, backward: bool = True, stacks: bool = False, ops: bool = True
) -> Recording:
    """Record a step, or its forward alone."""
    torch.manual_seed(1)
    with tb_actmem.record(case.model, stacks=stacks, ops=ops) as recorder:
        loss = case.forward()
        if backward:
            loss.backward()
    return recorder.recording


def work(recording: Recording) -> list[str]:
    """Return the names of the ops, sorted, without those that only look.

    A packed slot looks at its tensor by a detach, another one does not. Torch 2.11's checkpoints
    also make empty tensors, which represent regions without inputs.
    """

    def looks(op: Op) -> bool:
        shapes = [recording.tensors[output].shape for output in op.outputs]
        return op.name == "aten::detach" or ("aten::empty" in op.name and shapes == [(0,)])

    return sorted(op.name for op in recording.ops if not looks(op))


def under_checkpoints(model: nn.Module, names: list[str], **options: Any) -> None:
    """Let calls of the named modules run under torch's own non-reentrant checkpoint.

    The class of each is replaced by a subclass of the same name, as in transformers. ``options``
    are further ones of the checkpoint.
    """
    patterns = [re.compile(name.replace(".", r"\.").replace("*", r"[^.]+")) for name in names]
    for name, module in model.named_modules():
        if any(pattern.fullmatch(name) for pattern in patterns):
            module.__class__ = _checkpointed(type(module), options)


def _checkpointed(cls: Any, options: dict[str, Any]) -> Any:
    def call(self: Any, *args: Any, **kwargs: Any) -> Any:
        def run(*args: Any, **kwargs: Any) -> Any:
            return cls.__call__(self, *args, **kwargs)

        return checkpoint(run, *args, use_reentrant=False, **options, **kwargs)

    return type(cls.__name__, (cls,), {"__call__": call})


def copying() -> Any:
    """Do what ``save_on_cpu`` does between two devices, with both of them in the host's memory."""

    def pack(tensor: Tensor) -> tuple[torch.device, Tensor]:
        return tensor.device, tensor.detach().clone()

    def unpack(packed: tuple[torch.device, Tensor]) -> Tensor:
        return packed[1].clone()

    return saved_tensors_hooks(pack, unpack)


def under_hooks(model: nn.Module, names: list[str], hooks: Callable[[], Any]) -> None:
    """Run calls of the named modules inside hooks."""
    patterns = [re.compile(name.replace(".", r"\.").replace("*", r"[^.]+")) for name in names]
    for name, module in model.named_modules():
        if any(pattern.fullmatch(name) for pattern in patterns):
            module.__class__ = _under_hooks(type(module), hooks)


def _under_hooks(cls: Any, hooks: Callable[[], Any]) -> Any:
    def call(self: Any, *args: Any, **kwargs: Any) -> Any:
        with hooks():
            return cls.__call__(self, *args, **kwargs)

    return type(cls.__name__, (cls,), {"__call__": call})


def is_random_state(row: Storage) -> bool:
    """Tell whether a storage is the state of the host's random generator."""
    return row.category is Category.ACTIVATION and row.nbytes == torch.get_rng_state().nbytes


def on_device(recording: Recording) -> Recording:
    """Return the same step on a device, with the copies of its hooks on the host."""
    away = {
        storage
        for save, storage in zip(recording.saves, saved_storages(Index(recording)), strict=True)
        if save.kind is SaveKind.PACKED
    }
    rows = (
        row._replace(device=HOST if position in away or is_random_state(row) else DEVICE)
        for position, row in enumerate(recording.storages)
    )
    return replace(recording, storages=tuple(rows))


class Residual(nn.Module):
    def __init__(self, width: int, dropout: float = 0.0) -> None:
        super().__init__()
        self.norm = nn.LayerNorm(width)
        layers = nn.Linear(width, 4 * width), nn.GELU(), nn.Dropout(dropout)
        self.mlp = nn.Sequential(*layers, nn.Linear(4 * width, width))

    def forward(self, x: Tensor) -> Tensor:
        return x + self.mlp(self.norm(x))


def residuals(dropout: float = 0.0) -> Case:
    model = nn.Sequential(*(Residual(16, dropout) for _ in range(3)), nn.Linear(16, 5))
    x = torch.randn(64, 16)
    return Case(model, lambda: model(x).sum(), ["0", "1", "2"])


def with_input_grad() -> Case:
    case = residuals()
    x = torch.randn(64, 16, requires_grad=True)
    return case._replace(forward=lambda: case.model(x).sum())


def autocast() -> Case:
    case = residuals()

    def forward() -> Tensor:
        with torch.autocast("cpu", torch.bfloat16):
            loss: Tensor = case.forward().float()
        return loss

    return case._replace(forward=forward)


def _of(name: str, *names: str) -> Callable[[], Case]:
    def case() -> Case:
        model, forward = models.REAL[name]()
        config: Any = model.config
        config.use_cache = False  # recomputed blocks would append to a cache once more
        return Case(model, forward, list(names))

    return case


def vit() -> Case:
    """Its layers have another name in each version of transformers."""
    model, forward = models.vit()
    layers = [name for name, part in model.named_modules() if type(part).__name__ == "ViTLayer"]
    return Case(model, forward, layers)


def gpt2_eager() -> Case:
    from transformers import GPT2Config, GPT2LMHeadModel

    options: Any = {"attn_implementation": "eager", "use_cache": False, "vocab_size": 50}
    config = GPT2Config(n_layer=2, n_embd=32, n_head=4, n_positions=16, **options)
    model = GPT2LMHeadModel(config).train()
    ids = torch.randint(0, 50, (2, 16))
    return Case(model, lambda: model(ids, labels=ids).loss, ["transformer.h.*"])


def llama() -> Case:
    from transformers import LlamaConfig, LlamaForCausalLM

    config = LlamaConfig(
        vocab_size=50,
        hidden_size=32,
        intermediate_size=64,
        num_hidden_layers=3,
        num_attention_heads=4,
        num_key_value_heads=2,
        use_cache=False,
    )
    model = LlamaForCausalLM(config).train()
    ids = torch.randint(0, 50, (2, 16))
    return Case(model, lambda: model(ids, labels=ids).loss, ["model.layers.*"])


class Recurrent(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.layers = nn.ModuleList(nn.LSTM(16, 16, batch_first=True) for _ in range(3))
        self.head = nn.Linear(16, 4)

    def forward(self, x: Tensor) -> Tensor:
        state = torch.zeros(1, len(x), 16), torch.zeros(1, len(x), 16)
        for layer in self.layers:
            x, _ = layer(x, state)
        return self.head(x)


def lstm() -> Case:
    model, x = Recurrent(), torch.randn(4, 8, 16)
    return Case(model, lambda: model(x).sum(), ["layers.*"])


class Experts(nn.Module):
    """Each row goes to two of four experts."""

    def __init__(self) -> None:
        super().__init__()
        self.gate = nn.Linear(16, 4)
        self.experts = nn.ModuleList(
            nn.Sequential(nn.Linear(16, 32), nn.SiLU(), nn.Linear(32, 16)) for _ in range(4)
        )

    def forward(self, x: Tensor) -> Tensor:
        weights, chosen = self.gate(x).softmax(-1).topk(2, -1)
        out = torch.zeros_like(x)
        for number, expert in enumerate(self.experts):
            row, column = torch.where(chosen == number)
            if len(row):
                out.index_add_(0, row, expert(x[row]) * weights[row, column, None])
        return x + out


def experts(*names: str) -> Case:
    model, x = nn.Sequential(Experts(), Experts(), nn.Linear(16, 3)), torch.randn(32, 16)
    return Case(model, lambda: model(x).sum(), list(names))


def _convolution(channels: int, to: int) -> nn.Module:
    return nn.Sequential(nn.Conv2d(channels, to, 3, padding=1), nn.GroupNorm(2, to), nn.SiLU())


class UNet(nn.Module):
    """The tensors on the way down are used again on the way up."""

    def __init__(self) -> None:
        super().__init__()
        self.down1, self.down2 = _convolution(3, 8), _convolution(8, 16)
        self.middle = _convolution(16, 16)
        self.up2, self.up1 = _convolution(32, 8), _convolution(16, 8)
        self.head = nn.Conv2d(8, 1, 1)

    def forward(self, x: Tensor) -> Tensor:
        fine = self.down1(x)
        coarse = self.down2(nn.functional.max_pool2d(fine, 2))
        x = self.middle(nn.functional.max_pool2d(coarse, 2))
        x = self.up2(torch.cat([nn.functional.interpolate(x, scale_factor=2), coarse], 1))
        x = self.up1(torch.cat([nn.functional.interpolate(x, scale_factor=2), fine], 1))
        return self.head(x)


def unet() -> Case:
    model, x = UNet(), torch.randn(2, 3, 16, 16)
    return Case(model, lambda: model(x).sum(), ["down1", "down2", "middle", "up2", "up1"])


class Bottleneck(nn.Module):
    """A block of a ResNet, with activations in place."""

    def __init__(self, channels: int) -> None:
        super().__init__()
        self.conv1 = nn.Conv2d(channels, channels, 3, padding=1, bias=False)
        self.norm1, self.norm2 = nn.BatchNorm2d(channels), nn.BatchNorm2d(channels)
        self.conv2 = nn.Conv2d(channels, channels, 3, padding=1, bias=False)
        self.relu = nn.ReLU(inplace=True)

    def forward(self, x: Tensor) -> Tensor:
        y = self.relu(self.norm1(self.conv1(x)))
        return self.relu(self.norm2(self.conv2(y)) + x)


def in_place() -> Case:
    blocks = Bottleneck(8), Bottleneck(8)
    ends = nn.AdaptiveAvgPool2d(1), nn.Flatten(), nn.Linear(8, 4)
    model = nn.Sequential(nn.Conv2d(3, 8, 3, padding=1), *blocks, *ends)
    x = torch.randn(2, 3, 16, 16)
    return Case(model, lambda: model(x).sum(), ["1", "2"])


class Tied(nn.Module):
    """One block runs three times, and the head has the embedding's weight."""

    def __init__(self) -> None:
        super().__init__()
        self.embedding, self.block = nn.Embedding(20, 16), Residual(16)
        self.head = nn.Linear(16, 20, bias=False)
        self.head.weight = self.embedding.weight

    def forward(self, ids: Tensor) -> Tensor:
        x = self.embedding(ids)
        for _ in range(3):
            x = self.block(x)
        return self.head(x)


def tied() -> Case:
    model, ids = Tied(), torch.randint(0, 20, (4, 8))
    return Case(model, lambda: model(ids).sum(), ["block"])


def tied_under_autocast() -> Case:
    model, ids = Tied(), torch.randint(0, 20, (4, 8))

    def forward() -> Tensor:
        with torch.autocast("cpu", torch.bfloat16):
            y = model(ids)
        loss: Tensor = y.float().sum()
        return loss

    return Case(model, forward, ["block"])


class Outer(nn.Module):
    """A block with a part in it that may run under a checkpoint of its own."""

    def __init__(self, run: Callable[..., Tensor]) -> None:
        super().__init__()
        self.first, self.last, self.part = nn.Linear(16, 16), nn.Linear(16, 16), Residual(16)
        self.run = run

    def forward(self, x: Tensor) -> Tensor:
        x = self.run(self.part, self.first(x).tanh())
        return self.last(x.sin())


def _plainly(module: nn.Module, x: Tensor) -> Tensor:
    return module(x)


def _by_checkpoint(module: nn.Module, x: Tensor) -> Tensor:
    y: Tensor = checkpoint(module, x, use_reentrant=False)
    return y


def nested(run: Callable[..., Tensor], *names: str) -> Case:
    model, x = nn.Sequential(Outer(run), Outer(run), nn.Linear(16, 4)), torch.randn(32, 16)
    return Case(model, lambda: model(x).sum(), list(names))


class OfParts(nn.Module):
    """Makes nothing itself."""

    def __init__(self) -> None:
        super().__init__()
        self.first, self.second = Residual(16), Residual(16)

    def forward(self, x: Tensor) -> Tensor:
        return self.second(self.first(x))


def of_parts() -> Case:
    model, x = nn.Sequential(OfParts(), OfParts(), nn.Linear(16, 3)), torch.randn(64, 16)
    return Case(model, lambda: model(x).sum(), ["0", "1", "*.first", "*.second"])


class Doubled(torch.autograd.Function):
    @staticmethod
    def forward(ctx: Any, x: Tensor) -> Tensor:
        y = x.exp()
        ctx.save_for_backward(y)
        return (y * 2).sin()

    @staticmethod
    def backward(ctx: Any, gradient: Tensor) -> Tensor:
        (y,) = ctx.saved_tensors
        return gradient * (y * 2).cos() * y * 2


class ByFunction(nn.Module):
    """Ends in a custom Function, which saves its result."""

    def __init__(self) -> None:
        super().__init__()
        self.linear = nn.Linear(16, 16)

    def forward(self, x: Tensor) -> Tensor:
        return Doubled.apply(self.linear(x))


def custom_function() -> Case:
    model, x = nn.Sequential(ByFunction(), ByFunction(), nn.Linear(16, 3)), torch.randn(64, 16)
    return Case(model, lambda: model(x).sum(), ["0", "1"])


class Halves(nn.Module):
    """Uses one of the two results of a Function that keeps a tensor on its ``ctx``."""

    def forward(self, x: Tensor) -> Tensor:
        made: Tensor = Both.apply(x, x.sin())[0]
        return made


def one_result_of_two() -> Case:
    model, x = nn.Sequential(nn.Linear(16, 16), Halves(), nn.Linear(16, 3)), torch.randn(512, 16)
    return Case(model, lambda: model(x).sum(), ["1"])


class Written(nn.Module):
    """Writes into a view, so that Python cannot read its saved tensor."""

    def __init__(self) -> None:
        super().__init__()
        self.linear = nn.Linear(16, 16)

    def forward(self, x: Tensor) -> Tensor:
        y = self.linear(x)
        y[:, :4] = y[:, 4:8].exp()
        return y.sin()


def into_views() -> Case:
    model, x = nn.Sequential(Written(), Written(), nn.Linear(16, 3)), torch.randn(256, 16)
    return Case(model, lambda: model(x).sum(), ["0", "1"])


class Shared(nn.Module):
    """Returns a view of its input in addition to its result."""

    def __init__(self) -> None:
        super().__init__()
        self.linear = nn.Linear(16, 16)

    def forward(self, x: Tensor) -> tuple[Tensor, Tensor]:
        return self.linear(x).tanh(), x.view(4, -1, 16)


class UsesShared(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.part, self.head = Shared(), nn.Linear(16, 3)

    def forward(self, x: Tensor) -> Tensor:
        made, view = self.part(x.exp())
        return self.head(made) + self.head(view.sin()).reshape(-1, 3)


def view_of_input() -> Case:
    model, x = UsesShared(), torch.randn(64, 16, requires_grad=True)
    return Case(model, lambda: model(x).sum(), ["part"])


class Named(nn.Module):
    """Takes its tensors by name, one in a nest."""

    def __init__(self) -> None:
        super().__init__()
        self.up, self.down = nn.Linear(16, 32), nn.Linear(32, 16)

    def forward(self, *, hidden: Tensor, scale: Tensor, more: tuple[Tensor, None]) -> Tensor:
        return self.down((self.up(hidden) * scale).relu()) + more[0]


class AllNamed(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.parts = nn.ModuleList(Named() for _ in range(3))

    def forward(self, x: Tensor) -> Tensor:
        for part in self.parts:
            x = part(hidden=x, scale=torch.full((32,), 2.0), more=(x.sin(), None))
        return x


def by_name() -> Case:
    model, x = AllNamed(), torch.randn(8, 16)
    return Case(model, lambda: model(x).sum(), ["parts.*"])


@dataclass
class Batch:
    """An object that neither torch nor its checkpoints look into."""

    x: Tensor
    scales: list[Tensor]


class OfBatch(nn.Module):
    """Takes objects by position and by name, and a nest deeper than a checkpoint's inputs are."""

    def __init__(self) -> None:
        super().__init__()
        self.up, self.down = nn.Linear(16, 32), nn.Linear(32, 16)

    def forward(self, batch: Batch, deep: Any, *, hidden: Any, more: Any) -> Tensor:
        (((((shift,),),),),) = deep
        x, by = hidden.x, more.data["by"].x
        shift = shift.exp() * x.tanh()
        return shift + self.down((self.up(batch.x) * batch.scales[0]).relu() * by).sin()


class OfObjects(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.parts = nn.ModuleList(OfBatch() for _ in range(3))

    def forward(self, x: Tensor) -> Tensor:
        for part in self.parts:
            scale, by = torch.full((32,), 2.0), Batch(torch.rand(8, 32), [])
            batch, hidden = Batch(x, [scale]), Batch(x.cos(), [x.detach().sin(), scale])
            more = UserDict({"by": by, "unused": (x.detach().tan(),)})
            x = part(batch, [[[[[x.exp()]]]]], hidden=hidden, more=more)
        return x


def by_object() -> Case:
    model, x = OfObjects(), torch.randn(8, 16)
    return Case(model, lambda: model(x).sum(), ["parts.*"])


CASES: dict[str, Callable[[], Case]] = {
    "mlp": residuals,
    "dropout": lambda: residuals(0.3),
    "input that requires grad": with_input_grad,
    "autocast": autocast,
    "gpt2": _of("gpt2", "transformer.h.*"),
    "gpt2, attention alone": _of("gpt2", "transformer.h.*.attn"),
    "gpt2, every second part": _of("gpt2", "transformer.h.0", "transformer.h.1.mlp"),
    "gpt2, eager attention": gpt2_eager,
    "llama": llama,
    "bert": _of("bert", "bert.encoder.layer.*"),
    "vit": vit,
    "resnet": _of("resnet", "resnet.encoder.stages.*.layers.*"),
    "in place": in_place,
    "lstm": lstm,
    "experts": lambda: experts("0", "1"),
    "experts one by one": lambda: experts("*.experts.*"),
    "unet": unet,
    "tied": tied,
    "tied, under autocast": tied_under_autocast,
    "one inside already": lambda: nested(_by_checkpoint, "0", "1"),
    "one beside already": lambda: nested(_by_checkpoint, "0.last", "1.first"),
    "of parts alone": of_parts,
    "custom function": custom_function,
    "one result of two": one_result_of_two,
    "into views": into_views,
    "view of the input": view_of_input,
    "nested": lambda: nested(_plainly, "0", "1", "*.part"),
    "by name": by_name,
    "by object": by_object,
}
