"""Language models like Llama, Qwen and Mixtral, sharded in all of torch's ways."""

from __future__ import annotations

from functools import partial
from typing import Any, NamedTuple

import torch
import torch.nn.functional as F
from torch import Tensor, nn
from torch.distributed.device_mesh import DeviceMesh
from torch.distributed.fsdp import MixedPrecisionPolicy, fully_shard
from torch.distributed.tensor import Replicate, Shard
from torch.distributed.tensor.parallel import (
    ColwiseParallel,
    PrepareModuleInput,
    RowwiseParallel,
    SequenceParallel,
    parallelize_module,
)
from torch.utils.checkpoint import checkpoint, create_selective_checkpoint_contexts


class Sizes(NamedTuple):
    """The sizes of a model."""

    width: int
    hidden: int
    heads: int
    kv_heads: int
    vocabulary: int
    has_bias: bool = False
    """The projections to queries, keys and values have a bias, as in Qwen."""
    experts: int = 0
    """Experts of a layer, of which each token takes two, in equal parts; 0: it is dense."""


LLAMA_8B = Sizes(4096, 14336, 32, 8, 128256)
LLAMA_70B = Sizes(8192, 28672, 64, 8, 128256)
QWEN_7B = Sizes(3584, 18944, 28, 4, 152064, has_bias=True)
MIXTRAL_8X7B = Sizes(4096, 14336, 32, 8, 32000, experts=8)
MODELS = {
    "Llama 8B": LLAMA_8B,
    "Llama 70B": LLAMA_70B,
    "Qwen 7B": QWEN_7B,
    "Mixtral 8x7B": MIXTRAL_8X7B,
}


class Attention(nn.Module):
    """Grouped-query attention."""

    def __init__(self, sizes: Sizes) -> None:
        super().__init__()
        self.head = sizes.width // sizes.heads
        keys = sizes.kv_heads * self.head
        self.wq = nn.Linear(sizes.width, sizes.width, bias=sizes.has_bias)
        self.wk = nn.Linear(sizes.width, keys, bias=sizes.has_bias)
        self.wv = nn.Linear(sizes.width, keys, bias=sizes.has_bias)
        self.wo = nn.Linear(sizes.width, sizes.width, bias=False)

    def forward(self, x: Tensor) -> Tensor:
        """Attend to earlier tokens."""
        rows, tokens, _ = x.shape
        query, key, value = (
            project(x).view(rows, tokens, -1, self.head).transpose(1, 2)
            for project in (self.wq, self.wk, self.wv)
        )
        found = F.scaled_dot_product_attention(query, key, value, is_causal=True, enable_gqa=True)
        return self.wo(found.transpose(1, 2).reshape(rows, tokens, -1))


class Dense(nn.Module):
    """A gated feed-forward layer."""

    def __init__(self, sizes: Sizes) -> None:
        super().__init__()
        self.w1 = nn.Linear(sizes.width, sizes.hidden, bias=False)
        self.w2 = nn.Linear(sizes.hidden, sizes.width, bias=False)
        self.w3 = nn.Linear(sizes.width, sizes.hidden, bias=False)

    def forward(self, x: Tensor) -> Tensor:
        """Apply the layer."""
        return self.w2(F.silu(self.w1(x)) * self.w3(x))


class Experts(nn.Module):
    """Experts with equally many tokens each; of all of them this rank has a part."""

    def __init__(self, sizes: Sizes, group: Any, parts: int) -> None:
        super().__init__()
        own = sizes.experts // parts
        self.w1 = nn.Parameter(torch.empty(own, sizes.width, sizes.hidden))
        self.w2 = nn.Parameter(torch.empty(own, sizes.hidden, sizes.width))
        self.w3 = nn.Parameter(torch.empty(own, sizes.width, sizes.hidden))
        self.group, self.own = group, own

    def forward(self, x: Tensor) -> Tensor:
        """Send each token to two experts, and add up what comes back."""
        rows, tokens, width = x.shape
        sent = x.repeat(1, 2, 1).view(-1, width)
        if self.group is not None:
            sent = _exchanged(sent, self.group)
        each = sent.view(self.own, -1, width)
        made = torch.bmm(F.silu(torch.bmm(each, self.w1)) * torch.bmm(each, self.w3), self.w2)
        back = made.view(-1, width)
        if self.group is not None:
            back = _exchanged(back, self.group)
        return back.view(2, rows, tokens, width).sum(0)


def _exchanged(x: Tensor, group: Any) -> Tensor:
    from torch.distributed._functional_collectives import all_to_all_single_autograd

    return all_to_all_single_autograd(x, None, None, group)


class Layer(nn.Module):
    """A layer, checkpointed as ``how`` says."""

    def __init__(self, sizes: Sizes, how: str, group: Any, parts: int) -> None:
        super().__init__()
        self.attention_norm, self.norm = nn.RMSNorm(sizes.width), nn.RMSNorm(sizes.width)
        self.attention = Attention(sizes)
        self.rest = Experts(sizes, group, parts) if sizes.experts else Dense(sizes)
        self.how = how

    def body(self, x: Tensor) -> Tensor:
        """Run without a checkpoint."""
        x = x + self.attention(self.attention_norm(x))
        return x + self.rest(self.norm(x))

    def forward(self, x: Tensor) -> Tensor:
        """Run with the checkpoint."""
        if self.how == "none":
            return self.body(x)
        if self.how == "full":
            return checkpoint(self.body, x, use_reentrant=False)
        stored = partial(create_selective_checkpoint_contexts, _STORED)
        return checkpoint(self.body, x, use_reentrant=False, context_fn=stored)


_STORED: Any = [
    torch.ops.aten.mm.default,
    torch.ops.aten.bmm.default,
    torch.ops.aten._scaled_dot_product_flash_attention.default,
    torch.ops.aten._scaled_dot_product_cudnn_attention.default,
    torch.ops.aten._scaled_dot_product_efficient_attention.default,
]
"""Results that a selective checkpoint keeps: those of matmuls and of attention."""


class Stage(nn.Module):
    """The layers of one pipeline stage, with the embedding or the head at the ends."""

    def __init__(
        self, sizes: Sizes, layers: int, how: str, ends: tuple[bool, bool], experts: tuple[Any, int]
    ) -> None:
        super().__init__()
        first, last = ends
        self.embedding = nn.Embedding(sizes.vocabulary, sizes.width) if first else None
        self.layers = nn.ModuleList(Layer(sizes, how, *experts) for _ in range(layers))
        self.norm = nn.RMSNorm(sizes.width) if last else None
        self.head = nn.Linear(sizes.width, sizes.vocabulary, bias=False) if last else None

    def forward(self, x: Tensor) -> Tensor:
        """Run the layers."""
        if self.embedding is not None:
            x = self.embedding(x)
        for layer in self.layers:
            x = layer(x)
        if self.norm is not None and self.head is not None:
            x = self.head(self.norm(x))
        return x


def split(stage: Stage, mesh: DeviceMesh, *, by_sequence: bool) -> None:
    """Split the products of a stage over the ranks of a mesh, and perhaps the sequence between."""
    whole = {
        "attention.wq": ColwiseParallel(),
        "attention.wk": ColwiseParallel(),
        "attention.wv": ColwiseParallel(),
        "attention.wo": RowwiseParallel(output_layouts=Shard(1) if by_sequence else Replicate()),
        "rest.w1": ColwiseParallel(),
        "rest.w3": ColwiseParallel(),
        "rest.w2": RowwiseParallel(output_layouts=Shard(1) if by_sequence else Replicate()),
    }
    between: dict[str, Any] = {
        "attention_norm": SequenceParallel(),
        "norm": SequenceParallel(),
        "attention": _gathered(),
        "rest": _gathered(),
    }
    for layer in stage.layers:
        assert isinstance(layer, Layer)
        parallelize_module(layer, mesh, whole | (between if by_sequence else {}))
    if stage.embedding is not None and by_sequence:
        rows = RowwiseParallel(input_layouts=Replicate(), output_layouts=Shard(1))
        parallelize_module(stage, mesh, {"embedding": rows})
    if stage.head is not None and by_sequence:
        parallelize_module(
            stage,
            mesh,
            {
                "norm": SequenceParallel(),
                "head": ColwiseParallel(input_layouts=Shard(1), output_layouts=Replicate()),
            },
        )


def _gathered() -> PrepareModuleInput:
    return PrepareModuleInput(input_layouts=(Shard(1),), desired_input_layouts=(Replicate(),))


def shard(
    stage: Any,
    mesh: DeviceMesh,
    experts: DeviceMesh | None,
    reduced_in: torch.dtype,
    *,
    again: bool,
) -> None:
    """Shard parameters over a mesh, of two axes for replicas of shards.

    Experts are sharded over a mesh of their own. ``again``: after a forward, too.
    """
    policy = MixedPrecisionPolicy(param_dtype=torch.bfloat16, reduce_dtype=reduced_in)
    for layer in stage.layers:
        if experts is not None:
            fully_shard(layer.rest, mesh=experts, mp_policy=policy, reshard_after_forward=again)
    for part in (*stage.layers, stage):
        fully_shard(part, mesh=mesh, mp_policy=policy, reshard_after_forward=again)


def cross_entropy(logits: Tensor, targets: Tensor) -> Tensor:
    """Compare in float32, as most trainers do."""
    return F.cross_entropy(logits.float().flatten(0, 1), targets.flatten(0, 1))
