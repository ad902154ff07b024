"""A GPT-like decoder: its sizes, and how many parameters it has."""

from __future__ import annotations

from dataclasses import dataclass

from tb_actmem.estimate.arguments import check_choice, check_divides, check_positive
from tb_actmem.estimate.layer import ACTIVATIONS, NORMS


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
"""Decoders with a name: GPT-2 as transformers has it, and Table 3 of arXiv 2205.05198."""


def decoder_parameters(decoder: Decoder, tensor_parallel: int = 1) -> int:
    """Count the parameters that one device holds.

    Tensor parallelism splits the linears and the token embedding, whose rows are padded to a
    multiple of the devices as in Megatron; norms, the biases behind a split sum and positions are
    on every device. Raises EstimateError for devices that cannot share the heads or the MLP.
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
    """Weights and biases of one layer's linears on one device."""
    h, f = decoder.hidden, decoder.mlp_width
    into = 2 if decoder.activation == "swiglu" else 1
    weights = (4 * h * h + (into + 1) * h * f) // t
    biases = (3 * h + into * f) // t + 2 * h
    return weights + (biases if decoder.biases else 0)
