"""Estimates a model's memory by closed formulas with their sources, without running it.

`Layer` and `layer_terms` are one transformer layer, `Decoder`, `Run` and `step_lines` a training
step of a model like GPT-2 with Adam. All results are bytes. `DECODERS`, `PRECISIONS`,
`ACTIVATIONS`, `ATTENTIONS` and `RECOMPUTATIONS` list the possible choices.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import NamedTuple

from tb_actmem.predict.estimate.layer import (
    ACTIVATIONS,
    ATTENTIONS,
    RECOMPUTATIONS,
    EstimateError,
    Layer,
    Monomial,
    Term,
    attention_terms,
    check_choice,
    check_heads,
    check_positive,
    layer_terms,
    mlp_terms,
    nbytes,
    norm_terms,
    small_terms,
)

__all__ = [
    "ACTIVATIONS",
    "ATTENTIONS",
    "DECODERS",
    "PRECISIONS",
    "RECOMPUTATIONS",
    "ClaimedStep",
    "Decoder",
    "EstimateError",
    "Layer",
    "Line",
    "Monomial",
    "Run",
    "Term",
    "attention_terms",
    "claimed_block_bytes",
    "claimed_step",
    "decoder_parameters",
    "end_terms",
    "layer_of",
    "layer_terms",
    "mlp_terms",
    "nbytes",
    "norm_terms",
    "small_terms",
    "state_terms",
    "step_lines",
]

DECODER_ACTIVATIONS = ("gelu", "relu", "gelu_new")


@dataclass(frozen=True, slots=True, kw_only=True)
class Decoder:
    """The sizes of a decoder built like GPT-2; its MLP is four times as wide as its hidden size.

    ``positions`` is the longest sequence. Raises EstimateError for sizes that do not fit.
    """

    layers: int
    hidden: int
    heads: int
    vocabulary: int = 50257
    positions: int = 1024
    activation: str = "gelu"

    def __post_init__(self) -> None:
        check_positive(
            layers=self.layers,
            hidden=self.hidden,
            heads=self.heads,
            vocabulary=self.vocabulary,
            positions=self.positions,
        )
        check_choice("activation", self.activation, DECODER_ACTIVATIONS)
        check_heads(self.heads, self.hidden)


DECODERS = {
    name: Decoder(layers=layers, hidden=hidden, heads=heads, activation="gelu_new")
    for name, layers, hidden, heads in (
        ("gpt2", 12, 768, 12),
        ("gpt2-medium", 24, 1024, 16),
        ("gpt2-large", 36, 1280, 20),
        ("gpt2-xl", 48, 1600, 25),
    )
}
"""GPT-2 of transformers."""


def decoder_parameters(decoder: Decoder) -> int:
    """Count the parameters; the output layer uses the token embedding."""
    h = decoder.hidden
    layer = 12 * h * h + 9 * h + 4 * h  # weights and biases of four linears, two norms
    return (decoder.vocabulary + decoder.positions) * h + decoder.layers * layer + 2 * h


PRECISIONS = {"float32": 4, "autocast": 2}
"""The bytes of an activation. autocast is torch.autocast on CUDA: parameters, and activations of
norms and softmax, stay in float32, and the backward keeps a 16-bit copy of each weight."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Run:
    """How a decoder is trained with Adam: ``batch`` sequences of ``tokens`` in one forward.

    ``precision`` is a key of `PRECISIONS`, and the rest is as in `Layer`. Raises EstimateError for
    sizes below 1 and for unknown names.
    """

    batch: int
    tokens: int
    precision: str = "float32"
    dropout: bool = True
    attention: str = "unfused"
    recompute: str = "none"

    def __post_init__(self) -> None:
        check_positive(batch=self.batch, tokens=self.tokens)
        check_choice("precision", self.precision, PRECISIONS)
        check_choice("attention", self.attention, ATTENTIONS)
        check_choice("recomputation", self.recompute, RECOMPUTATIONS)


class Line(NamedTuple):
    """One line of an estimate. A line of level 1 is a part of the last one of level 0."""

    what: str
    formula: str
    nbytes: int
    level: int


def state_terms(parameters: int) -> tuple[Term, ...]:
    """Parameters, gradients and Adam's values of P parameters in float32: 16·P bytes."""
    check_positive(parameters=parameters)
    sizes = {"P": parameters}
    return (
        _term("parameters", "parameters", Monomial(4, P=1), sizes),
        _term("gradients", "gradients", Monomial(4, P=1), sizes),
        _term("optimizer", "values of adam", Monomial(8, P=1), sizes),
    )


def layer_of(decoder: Decoder, run: Run) -> Layer:
    """Return one layer of the decoder in that run. Raises EstimateError if the two do not fit."""
    if run.tokens > decoder.positions:
        raise EstimateError(
            f"{run.tokens:,} tokens are more than the {decoder.positions:,} positions of the "
            f"model: give at most {decoder.positions:,}."
        )
    return Layer(
        batch=run.batch,
        tokens=run.tokens,
        hidden=decoder.hidden,
        heads=decoder.heads,
        itemsize=PRECISIONS[run.precision],
        wide_itemsize=4,
        dropout=run.dropout,
        attention=run.attention,
        activation=decoder.activation,
        recompute=run.recompute,
    )


def end_terms(decoder: Decoder, run: Run) -> tuple[Term, ...]:
    """Return the terms before the first layer and after the last (arXiv 2205.05198, section 4.3).

    The loss is computed in float32: it saves the log-probabilities, 4·b·s·v bytes.
    """
    sizes = {"b": run.batch, "s": run.tokens, "h": decoder.hidden, "v": decoder.vocabulary}
    values = Monomial(1, b=1, s=1, h=1)
    narrow = values._replace(factor=PRECISIONS[run.precision])
    terms = [
        _term("norm_input", "input of the last norm", values._replace(factor=4), sizes),
        _term("head_input", "input of the output layer", narrow, sizes),
        _term("logits", "log-probabilities", Monomial(4, b=1, s=1, v=1), sizes),
    ]
    if run.dropout:
        terms.insert(0, _term("embedding_mask", "mask of the embedding's dropout", values, sizes))
    return tuple(terms)


def _term(key: str, what: str, product: Monomial, sizes: Mapping[str, int]) -> Term:
    return Term(key, what, product, product.nbytes(sizes))


def _weight_copies(decoder: Decoder, run: Run) -> list[Line]:
    """Return autocast's copies of the weights of linears; each linear saves its own."""
    if run.precision != "autocast":
        return []
    h = decoder.hidden
    weights = decoder.layers * 12 * h * h + decoder.vocabulary * h
    return [_line("autocast's copies of the weights", "2·(L·12·h² + v·h)", 2 * weights)]


def step_lines(decoder: Decoder, run: Run) -> tuple[Line, ...]:
    """Return the memory that is alive when the backward begins, in bytes, with all gradients.

    A loss of log-probabilities makes two gradients of the logits before it frees anything; in GPT-2
    this is the step's peak. Not included: gradients inside the layers, which peak higher if a·s is
    larger than the vocabulary; libraries and the device's context; rounding and fragmentation of
    the allocator. Raises EstimateError if the two do not fit.
    """
    layer, ends = layer_of(decoder, run), end_terms(decoder, run)
    layers = [
        line._replace(formula=f"L·{line.formula}", nbytes=decoder.layers * line.nbytes)
        for line in _lines((*layer_terms(layer), *small_terms(layer)))
    ]
    logits = ends[-1]
    gradients = logits.product._replace(factor=2 * logits.product.factor)
    lines = [
        *_part("model states", _lines(state_terms(decoder_parameters(decoder)))),
        *_part(f"activations of {decoder.layers} layers", layers),
        *_part("activations before and after the layers", _lines(ends)),
        *_weight_copies(decoder, run),
        _line("gradients of the logits", str(gradients), 2 * logits.nbytes),
    ]
    if run.recompute != "none":
        whole = replace(layer, recompute="none")
        again = nbytes(layer_terms(whole)) - nbytes(layer_terms(layer))
        lines.append(_line("one layer, when it is recomputed", "", again))
    return tuple(lines)


def _part(what: str, parts: list[Line]) -> list[Line]:
    return [_line(what, "", sum(part.nbytes for part in parts)), *parts]


def _lines(terms: Iterable[Term]) -> list[Line]:
    return [_line(term.what, term.formula, term.nbytes, level=1) for term in terms]


def _line(what: str, formula: str, nbytes: int, *, level: int = 0) -> Line:
    return Line(what=what, formula=formula, nbytes=nbytes, level=level)


def claimed_block_bytes(
    *, batch: int, tokens: int, hidden: int, heads: int, mlp_width: int = 0
) -> int:
    """Bytes of one block: b·s·4·(7·h + 2·a·s + f), for float32.

    From "Understanding Activation Memory in Transformers", which counts both the scores and the
    probabilities of attention, seven tensors of the hidden size and one of the MLP's width.
    """
    check_positive(batch=batch, tokens=tokens, hidden=hidden, heads=heads)
    width = mlp_width or 4 * hidden
    return batch * tokens * 4 * (7 * hidden + 2 * heads * tokens + width)


class ClaimedStep(NamedTuple):
    """Numbers of values, not bytes."""

    parameters: int
    activations: int
    total: int
    """Four values for each parameter (itself, gradient, two moments), two for each activation."""

    def nbytes(self, itemsize: int = 4) -> int:
        """Bytes of the total."""
        return self.total * itemsize


def claimed_step(
    *, layers: int, heads: int, hidden: int, batch: int, tokens: int, vocabulary: int = 50257
) -> ClaimedStep:
    """A training step of GPT-2 by "Transformer Memory Requirements" (2022-07-22), in values.

    Parameters: v·h + L·(4·h² + 2·h·4·h + 4·h). Activations: b·s·(2·v + L·(14·h + a·s)). Biases and
    positions are left out. Gradients of activations are counted as if all existed at once.
    """
    check_positive(
        layers=layers,
        heads=heads,
        hidden=hidden,
        batch=batch,
        tokens=tokens,
        vocabulary=vocabulary,
    )
    parameters = vocabulary * hidden + layers * (4 * hidden**2 + 8 * hidden**2 + 4 * hidden)
    activations = batch * tokens * (2 * vocabulary + layers * (14 * hidden + heads * tokens))
    return ClaimedStep(parameters, activations, 4 * parameters + 2 * activations)
