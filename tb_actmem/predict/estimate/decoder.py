"""The inputs of the formulas, and the errors for wrong ones."""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from dataclasses import dataclass

from tb_actmem.errors import ActmemError


class EstimateError(ActmemError):
    """An input that the formulas do not have: an unknown name, or sizes that do not fit."""

    code = "cannot-estimate"


def check_positive(**sizes: int) -> None:
    """Refuse a size that is not a whole number above 0."""
    for name, size in sizes.items():
        if isinstance(size, bool) or not isinstance(size, int) or size < 1:
            raise EstimateError(f"{name} is {size!r}: give a whole number above 0.")


def check_divides(part: str, divisor: int, whole: str, size: int) -> None:
    """Refuse a division with a remainder."""
    if size % divisor:
        raise EstimateError(
            f"{part} {divisor:,}, does not divide {whole} {size:,}: choose a divisor."
        )


def check_choice(name: str, value: str, choices: Iterable[str]) -> None:
    """Refuse a word that is not among the choices, and suggest the closest one."""
    known = tuple(choices)
    if value in known:
        return
    near = [word for word in known if value and word.startswith(value)]
    near = near or difflib.get_close_matches(value, known)
    meant = f"did you mean {near[0]}?" if near else f"choose {', '.join(known)}."
    raise EstimateError(f"There is no {name} {value!r}: {meant}")


ACTIVATIONS = ("gelu", "relu", "swiglu", "gelu_new")
"""gelu_new is GELU written out in Python, op by op, as in transformers' GPT-2."""
ATTENTIONS = ("unfused", "sdpa")
"""sdpa is any fused kernel (flash, memory-efficient, cuDNN): these do not save the scores."""
NORMS = ("layer", "rms")
RECOMPUTATIONS = ("none", "selective", "full")


@dataclass(frozen=True, slots=True, kw_only=True)
class Layer:
    """One transformer layer and how it is run; the defaults are those of the paper's formula.

    ``mlp_width`` 0 is four times the hidden size. ``itemsize`` is the bytes of a value.
    ``wide_itemsize`` is the bytes of a value that torch.autocast on CUDA leaves in float32 (the
    residual sum, softmax, powers); 0 is ``itemsize``. ``mask_itemsize`` is the bytes of an element
    of a dropout mask: 1 on CUDA, while torch's masks on CPU have the size of the values. Raises
    EstimateError for sizes and choices that do not fit.
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
                "Selective recomputation drops the attention scores, which sdpa never saves: "
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


@dataclass(frozen=True, slots=True, kw_only=True)
class Decoder:
    """The sizes of a decoder-only transformer; the defaults are those of GPT-2.

    ``mlp_width`` 0 is four times the hidden size; ``positions`` is the longest sequence, and
    ``learned_positions`` says whether each has an embedding. ``biases`` are those of the linears.
    ``tied`` means that the output layer uses the token embedding. Raises EstimateError for sizes
    that do not fit.
    """

    layers: int
    hidden: int
    heads: int
    vocabulary: int = 50257
    positions: int = 1024
    mlp_width: int = 0
    activation: str = "gelu"
    norm: str = "layer"
    learned_positions: bool = True
    biases: bool = True
    tied: bool = True

    def __post_init__(self) -> None:
        if self.mlp_width == 0:
            object.__setattr__(self, "mlp_width", 4 * self.hidden)
        check_positive(
            layers=self.layers,
            hidden=self.hidden,
            heads=self.heads,
            vocabulary=self.vocabulary,
            positions=self.positions,
            mlp_width=self.mlp_width,
        )
        check_choice("activation", self.activation, ACTIVATIONS)
        check_choice("norm", self.norm, NORMS)
        check_divides("The number of heads,", self.heads, "the hidden size,", self.hidden)


def _gpt2(layers: int, hidden: int, heads: int) -> Decoder:
    return Decoder(layers=layers, hidden=hidden, heads=heads, activation="gelu_new")


def _megatron(layers: int, hidden: int, heads: int) -> Decoder:
    return Decoder(layers=layers, hidden=hidden, heads=heads, vocabulary=51200, positions=2048)


DECODERS = {
    "gpt2": _gpt2(12, 768, 12),
    "gpt2-medium": _gpt2(24, 1024, 16),
    "gpt2-large": _gpt2(36, 1280, 20),
    "gpt2-xl": _gpt2(48, 1600, 25),
    "megatron-22b": _megatron(48, 6144, 64),
    "gpt3-175b": _megatron(96, 12288, 96),
    "mt-nlg-530b": _megatron(105, 20480, 128),
    "megatron-1t": _megatron(128, 25600, 160),
}
"""Named decoders: GPT-2 of transformers, and Table 3 of arXiv 2205.05198."""


def decoder_parameters(decoder: Decoder, tensor_parallel: int = 1) -> int:
    """Count the parameters that one device holds.

    Tensor parallelism splits the linears and the token embedding, whose rows are padded to a
    multiple of the devices as in Megatron. Norms, biases after a split sum, and positions are on
    every device. Raises EstimateError for devices that cannot share the heads or the MLP.
    """
    check_positive(tensor_parallel=tensor_parallel)
    check_divides("Tensor parallelism,", tensor_parallel, "the number of heads,", decoder.heads)
    check_divides("Tensor parallelism,", tensor_parallel, "the MLP's width,", decoder.mlp_width)
    h, t = decoder.hidden, tensor_parallel
    norm = h * (2 if decoder.norm == "layer" else 1)
    tokens = -(-decoder.vocabulary // t) * h
    positions = decoder.positions * h if decoder.learned_positions else 0
    output = 0 if decoder.tied else tokens
    return tokens + positions + decoder.layers * (_linears(decoder, t) + 2 * norm) + norm + output


def _linears(decoder: Decoder, t: int) -> int:
    """Count the weights and biases of one layer's linears on one device."""
    h, f = decoder.hidden, decoder.mlp_width
    into = 2 if decoder.activation == "swiglu" else 1
    weights = (4 * h * h + (into + 1) * h * f) // t
    biases = (3 * h + into * f) // t + 2 * h
    return weights + (biases if decoder.biases else 0)
