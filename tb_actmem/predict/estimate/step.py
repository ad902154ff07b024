"""The memory of a decoder's training step on each device: model states and activations."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import NamedTuple

from tb_actmem.predict.estimate.decoder import (
    ATTENTIONS,
    RECOMPUTATIONS,
    Decoder,
    EstimateError,
    Layer,
    check_choice,
    check_positive,
    decoder_parameters,
)
from tb_actmem.predict.estimate.terms import Monomial, Term, layer_terms, nbytes, small_terms

OPTIMIZERS = {"none": 0, "sgd": 0, "momentum": 1, "adam": 2, "adamw": 2}
"""How many values an optimizer keeps for each parameter."""


class Precision(NamedTuple):
    """Bytes of each kind of value."""

    parameter: int
    gradient: int
    master: int
    """A float32 copy of the parameter for the optimizer; 0: no copy."""
    moment: int
    """A value that the optimizer keeps."""
    activation: int
    wide: int
    """An activation that stays in float32 under autocast."""


PRECISIONS = {
    "float32": Precision(4, 4, 0, 4, 4, 4),
    "autocast": Precision(4, 4, 0, 4, 2, 4),
    "mixed": Precision(2, 2, 4, 4, 2, 2),
    "bfloat16": Precision(2, 2, 0, 2, 2, 2),
}
"""autocast is torch.autocast on CUDA, which keeps a 16-bit copy of each weight for backward.

mixed is the training of Megatron and DeepSpeed: with Adam 16 bytes per parameter, as counted by
Rajbhandari et al., "ZeRO: Memory Optimizations Toward Training Trillion Parameter Models" (2020),
arXiv 1910.02054, section 3.1.
"""


@dataclass(frozen=True, slots=True, kw_only=True)
class Run:
    """How a decoder is trained: ``batch`` sequences of ``tokens`` in one forward of a device.

    ``precision`` is a key of `PRECISIONS`, ``optimizer`` of `OPTIMIZERS`, and the rest is as in
    `Layer`. Raises EstimateError for sizes below 1 and for unknown names.
    """

    batch: int
    tokens: int
    precision: str = "float32"
    optimizer: str = "adam"
    dropout: bool = True
    attention: str = "unfused"
    tensor_parallel: int = 1
    sequence_parallel: bool = False
    recompute: str = "none"

    def __post_init__(self) -> None:
        check_positive(batch=self.batch, tokens=self.tokens, tensor_parallel=self.tensor_parallel)
        check_choice("precision", self.precision, PRECISIONS)
        check_choice("optimizer", self.optimizer, OPTIMIZERS)
        check_choice("attention", self.attention, ATTENTIONS)
        check_choice("recomputation", self.recompute, RECOMPUTATIONS)


class Line(NamedTuple):
    """One line of an estimate. A line of level 1 is a part of the last one of level 0."""

    what: str
    formula: str
    nbytes: int
    level: int


def state_terms(
    parameters: int, *, optimizer: str = "adam", precision: str = "float32"
) -> tuple[Term, ...]:
    """Parameters, gradients and optimizer values of P parameters, in bytes.

    float32 with Adam is 16·P: 4 each for the parameter, its gradient and two moments.
    """
    check_positive(parameters=parameters)
    check_choice("optimizer", optimizer, OPTIMIZERS)
    check_choice("precision", precision, PRECISIONS)
    sizeof = PRECISIONS[precision]
    sizes = (
        ("parameters", "parameters", sizeof.parameter),
        ("gradients", "gradients", sizeof.gradient),
        ("master", "float32 copies of the parameters", sizeof.master),
        ("optimizer", f"values of {optimizer}", sizeof.moment * OPTIMIZERS[optimizer]),
    )
    return tuple(
        _term(key, what, Monomial(size, P=1), {"P": parameters})
        for key, what, size in sizes
        if size
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
        mlp_width=decoder.mlp_width,
        itemsize=PRECISIONS[run.precision].activation,
        wide_itemsize=PRECISIONS[run.precision].wide,
        dropout=run.dropout,
        attention=run.attention,
        activation=decoder.activation,
        norm=decoder.norm,
        tensor_parallel=run.tensor_parallel,
        sequence_parallel=run.sequence_parallel,
        recompute=run.recompute,
    )


def end_terms(decoder: Decoder, run: Run) -> tuple[Term, ...]:
    """Return the terms before the first layer and after the last (arXiv 2205.05198, section 4.3).

    The loss is computed in float32: it saves the log-probabilities, 4·b·s·v bytes.
    """
    sizeof, t = PRECISIONS[run.precision], run.tensor_parallel
    sizes = {
        "b": run.batch,
        "s": run.tokens,
        "h": decoder.hidden,
        "v": -(-decoder.vocabulary // t) * t,
        "t": t,
    }
    over = -1 if t > 1 else 0
    values = Monomial(1, b=1, s=1, h=1, t=over if run.sequence_parallel else 0)
    logits = Monomial(4, b=1, s=1, v=1, t=over)
    wide, narrow = values._replace(factor=sizeof.wide), values._replace(factor=sizeof.activation)
    terms = [
        _term("norm_input", "input of the last norm", wide, sizes),
        _term("head_input", "input of the output layer", narrow, sizes),
        _term("logits", "log-probabilities", logits, sizes),
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
    h, f, t = decoder.hidden, decoder.mlp_width, run.tensor_parallel
    wide = 3 if decoder.activation == "swiglu" else 2
    weights = decoder.layers * (4 * h * h + wide * h * f) // t + -(-decoder.vocabulary // t) * h
    over = "/t" if t > 1 else ""
    formula = f"2·(L·(4·h² + {wide}·h·f) + v·h){over}"
    return [_line("autocast's copies of the weights", formula, 2 * weights)]


def step_lines(decoder: Decoder, run: Run) -> tuple[Line, ...]:
    """Return the memory that is alive when the backward begins, in bytes, with all gradients.

    A loss of log-probabilities makes two gradients of the logits before it frees anything; in GPT-2
    this is the step's peak. Not included: gradients inside the layers, which peak higher if a·s is
    larger than the vocabulary; libraries and the device's context; rounding and fragmentation of
    the allocator. Raises EstimateError if the two do not fit.
    """
    layer = layer_of(decoder, run)
    parameters = decoder_parameters(decoder, run.tensor_parallel)
    states = state_terms(parameters, optimizer=run.optimizer, precision=run.precision)
    kept = (*layer_terms(layer), *small_terms(layer))
    ends = end_terms(decoder, run)
    layers = [
        line._replace(formula=f"L·{line.formula}", nbytes=decoder.layers * line.nbytes)
        for line in _lines(kept)
    ]
    logits = ends[-1]
    gradients = logits.product._replace(factor=2 * logits.product.factor)
    lines = [
        *_part("model states", _lines(states)),
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
