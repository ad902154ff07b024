"""One transformer layer and how it is run: what the formulas of `terms` are functions of.

The letters in all formulas: b sequences, s tokens of each, h hidden size, a heads, f width of the
MLP, v vocabulary, L layers, t devices of tensor parallelism.
"""

from __future__ import annotations

from dataclasses import dataclass

from tb_actmem.estimate.arguments import (
    EstimateError,
    check_choice,
    check_divides,
    check_positive,
)

ACTIVATIONS = ("gelu", "relu", "swiglu", "gelu_new")
"""gelu_new is GELU written out in Python, op by op, as transformers' GPT-2 has it."""
ATTENTIONS = ("unfused", "sdpa")
"""sdpa is any fused kernel (flash, memory-efficient, cuDNN): none of them keeps the scores."""
NORMS = ("layer", "rms")
RECOMPUTATIONS = ("none", "selective", "full")


@dataclass(frozen=True, slots=True, kw_only=True)
class Layer:
    """One transformer layer and how it is run; the defaults are those of the paper's formula.

    ``mlp_width`` 0 is four times the hidden size. ``itemsize`` is bytes of a value;
    ``wide_itemsize`` of one that torch.autocast on CUDA leaves in float32 (the sum that layers add
    to, softmax, powers), 0 is ``itemsize``.
    ``mask_itemsize`` is bytes of an element of a dropout mask: 1 on CUDA, while torch's masks on
    CPU have the size of the values. Raises EstimateError for sizes and choices that do not fit.
    """

    batch: int
    tokens: int
    hidden: int
    heads: int
    mlp_width: int = 0
    itemsize: int = 2
    wide_itemsize: int = 0
    mask_itemsize: int = 1
    dropout: bool = True
    attention: str = "unfused"
    activation: str = "gelu"
    norm: str = "layer"
    tensor_parallel: int = 1
    sequence_parallel: bool = False
    recompute: str = "none"

    def __post_init__(self) -> None:
        if self.mlp_width == 0:
            object.__setattr__(self, "mlp_width", 4 * self.hidden)
        if self.wide_itemsize == 0:
            object.__setattr__(self, "wide_itemsize", self.itemsize)
        check_positive(
            batch=self.batch,
            tokens=self.tokens,
            hidden=self.hidden,
            heads=self.heads,
            mlp_width=self.mlp_width,
            itemsize=self.itemsize,
            wide_itemsize=self.wide_itemsize,
            mask_itemsize=self.mask_itemsize,
            tensor_parallel=self.tensor_parallel,
        )
        check_choice("attention", self.attention, ATTENTIONS)
        check_choice("activation", self.activation, ACTIVATIONS)
        check_choice("norm", self.norm, NORMS)
        check_choice("recomputation", self.recompute, RECOMPUTATIONS)
        check_divides("The number of heads,", self.heads, "the hidden size,", self.hidden)
        _check_parallel(self)
        if self.recompute == "selective" and self.attention == "sdpa":
            raise EstimateError(
                "Selective recomputation drops the attention scores, which sdpa never keeps: "
                "choose unfused attention, or another recomputation."
            )


def _check_parallel(layer: Layer) -> None:
    parallel = layer.tensor_parallel
    check_divides("Tensor parallelism,", parallel, "the number of heads,", layer.heads)
    check_divides("Tensor parallelism,", parallel, "the width of the MLP,", layer.mlp_width)
    if not layer.sequence_parallel:
        return
    if parallel == 1:
        raise EstimateError(
            "Sequence parallelism splits over the devices of tensor parallelism, "
            "and there is one: choose a tensor parallelism of 2 or more."
        )
    check_divides("Sequence parallelism,", parallel, "the number of tokens,", layer.tokens)
