"""A dozen small models with everything that other tools trip over."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from importlib import import_module
from typing import Any

import torch
from torch import Tensor, nn
from torch.nn import functional
from torch.utils.checkpoint import checkpoint, create_selective_checkpoint_contexts

from benchmarks.workloads import Workload

WIDTH = 128


def _stack(activation: Callable[[], nn.Module]) -> Workload:
    layers = [part for _ in range(4) for part in (nn.Linear(WIDTH, WIDTH), activation())]
    return Workload(nn.Sequential(*layers), (torch.randn(64, WIDTH),), {})


def convnet() -> Workload:
    """Convolution, batch norm, ReLU in place, pooling, twice."""

    def layer(inputs: int, outputs: int) -> list[nn.Module]:
        convolution = nn.Conv2d(inputs, outputs, 3, padding=1)
        return [convolution, nn.BatchNorm2d(outputs), nn.ReLU(inplace=True), nn.MaxPool2d(2)]

    return Workload(nn.Sequential(*layer(3, 16), *layer(16, 32)), (torch.randn(4, 3, 32, 32),), {})


class Block(nn.Module):
    """A pre-norm transformer block without biases in its linears."""

    def __init__(self) -> None:
        super().__init__()
        self.first, self.second = nn.LayerNorm(WIDTH), nn.LayerNorm(WIDTH)
        self.qkv = nn.Linear(WIDTH, 3 * WIDTH, bias=False)
        self.out = nn.Linear(WIDTH, WIDTH, bias=False)
        self.up = nn.Linear(WIDTH, 4 * WIDTH, bias=False)
        self.down = nn.Linear(4 * WIDTH, WIDTH, bias=False)

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = (part.unflatten(-1, (4, -1)).transpose(1, 2) for part in self.split(x))
        mixed = functional.scaled_dot_product_attention(q, k, v, is_causal=True)
        x = x + functional.dropout(self.out(mixed.transpose(1, 2).flatten(2)), 0.1)
        return x + self.down(functional.gelu(self.up(self.second(x))))

    def split(self, x: Tensor) -> tuple[Tensor, ...]:
        return self.qkv(self.first(x)).chunk(3, dim=-1)


class Stack(nn.Module):
    """Blocks in a row, each run by what `runner` makes of a call."""

    def __init__(self, runner: Callable[..., Any], block: Callable[[], nn.Module] = Block) -> None:
        super().__init__()
        self.blocks = nn.ModuleList(block() for _ in range(3))
        self.runner = runner

    def forward(self, x: Tensor) -> Tensor:
        for block in self.blocks:
            x = self.runner(block, x)
        return x.square().mean()


def call(block: nn.Module, x: Tensor) -> Any:
    return block(x)


def _blocks(runner: Callable[..., Any] = call, block: Callable[[], nn.Module] = Block) -> Workload:
    return Workload(Stack(runner, block), (torch.randn(2, 64, WIDTH, requires_grad=True),), {})


CHECKPOINT = partial(checkpoint, use_reentrant=False, preserve_rng_state=False)
_MATMULS = [torch.ops.aten.mm.default, torch.ops.aten.addmm.default]


def compiled() -> Workload:
    """The blocks as one region of inductor's, compiled before anybody looks."""
    blocks = _blocks()
    fast: Any = torch.compile(blocks.model)
    workload = Workload(fast, blocks.args, blocks.kwargs)
    workload.forward().backward()
    _without_gradients(workload)
    return workload


def in_regions() -> Workload:
    """The blocks as torch_remat's regions: each keeps the outputs of its projections."""
    remat = import_module("torch_remat")

    class Regions(Block):
        def split(self, x: Tensor) -> tuple[Tensor, ...]:
            saved = remat.region(self.qkv, "qkv", recompute=False)(self.first(x))
            remat.recompute_needs_tensor(saved)
            result: tuple[Tensor, ...] = saved.chunk(3, dim=-1)
            return result

    def run(block: nn.Module, x: Tensor) -> Any:
        return remat.checkpoint(region_name=f"block {id(block)}")(block)(x)

    return _blocks(run, block=Regions)


def _without_gradients(workload: Workload) -> None:
    for tensor in (*workload.model.parameters(), *workload.args):
        tensor.grad = None


class Accumulated(nn.Module):
    """Four micro-batches, of which all but the last have had their backward."""

    def __init__(self, model: nn.Module) -> None:
        super().__init__()
        self.model = model

    def forward(self, x: Tensor) -> Tensor:
        *first, last = (part.detach() for part in x.chunk(4))
        for part in first:
            self.model(part).backward()
        result: Tensor = self.model(last)
        return result


class Stage(nn.Module):
    """A stage of a pipeline: four micro-batches wait for their backward."""

    def __init__(self, model: nn.Module) -> None:
        super().__init__()
        self.model = model

    def forward(self, x: Tensor) -> Tensor:
        return torch.stack([self.model(part) for part in x.chunk(4)]).sum()


def in_micro_batches(around: Callable[[nn.Module], nn.Module]) -> Workload:
    return Workload(around(Stack(call)), (torch.randn(8, 64, WIDTH),), {})


def lstm() -> Workload:
    """Two recurrent layers."""

    class Model(nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.lstm = nn.LSTM(WIDTH, WIDTH, num_layers=2, batch_first=True)

        def forward(self, x: Tensor) -> Tensor:
            return self.lstm(x)[0].square().mean()

    return Workload(Model(), (torch.randn(4, 16, WIDTH),), {})


def transformer(name: str, inputs: dict[str, Tensor], **config: Any) -> Workload:
    import transformers

    head = {"GPT2": "LMHeadModel", "Bert": "ForMaskedLM", "ViT": "ForImageClassification"}
    model = getattr(transformers, name + head.get(name, "ForCausalLM"))
    return Workload(model(getattr(transformers, f"{name}Config")(**config)).train(), (), inputs)


def text(vocabulary: int = 500) -> dict[str, Tensor]:
    ids = torch.randint(0, vocabulary, (2, 64))
    return {"input_ids": ids, "labels": ids}


SMALL = {
    "hidden_size": 64,
    "num_hidden_layers": 2,
    "num_attention_heads": 4,
    "intermediate_size": 128,
}
LANGUAGE = {**SMALL, "vocab_size": 500}


def vit() -> Workload:
    images = {"pixel_values": torch.randn(2, 3, 32, 32), "labels": torch.tensor([0, 1])}
    return transformer("ViT", images, **SMALL, image_size=32, patch_size=8)


MODELS: dict[str, Callable[[], Workload]] = {
    "MLP, ReLU": lambda: _stack(nn.ReLU),
    "MLP, GELU": lambda: _stack(nn.GELU),
    "convnet": convnet,
    "transformer blocks": _blocks,
    "the same, checkpointed": lambda: _blocks(CHECKPOINT),
    "the same, selectively": lambda: _blocks(
        partial(CHECKPOINT, context_fn=partial(create_selective_checkpoint_contexts, _MATMULS))
    ),
    "the same, in torch_remat's regions": in_regions,
    "the same, compiled": compiled,
    "the same, micro-batches": lambda: in_micro_batches(Accumulated),
    "the same, a pipeline's stage": lambda: in_micro_batches(Stage),
    "LSTM": lstm,
    "GPT-2": lambda: transformer(
        "GPT2", text(), n_layer=2, n_embd=64, n_head=4, vocab_size=500, use_cache=False
    ),
    "BERT": lambda: transformer("Bert", text(), **LANGUAGE),
    "ViT": vit,
    "Llama": lambda: transformer("Llama", text(), **LANGUAGE, use_cache=False),
    "Mixtral (experts)": lambda: transformer(
        "Mixtral",
        text(),
        **LANGUAGE,
        num_key_value_heads=4,
        num_local_experts=4,
        use_cache=False,
    ),
}
NO_HOOKS = {"the same, selectively", "the same, in torch_remat's regions"}
"""Models that keep tensors which no pack hook sees."""
NEEDS = {"the same, in torch_remat's regions": "torch_remat"}
"""Models that need a package which not everybody has."""
QUICK = {name: MODELS[name] for name in ("MLP, ReLU", "convnet")}
