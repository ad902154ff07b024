"""One transformer layer: its sizes, and the terms of its formula, each a product of sizes."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from tb_actmem.errors import ActmemError


class EstimateError(ActmemError):
    """An input that the formulas do not have: an unknown name, or sizes that do not fit."""

    code = "cannot-estimate"


def check_positive(**sizes: int) -> None:
    """Refuse a size that is not a whole number above 0."""
    for name, size in sizes.items():
        if isinstance(size, bool) or not isinstance(size, int) or size < 1:
            raise EstimateError(f"{name} is {size!r}: give a whole number above 0.")


def check_heads(heads: int, hidden: int) -> None:
    """Refuse heads of unequal size."""
    if hidden % heads:
        raise EstimateError(
            f"The number of heads, {heads:,}, does not divide the hidden size, {hidden:,}: "
            "choose a divisor."
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
        )
        check_choice("attention", self.attention, ATTENTIONS)
        check_choice("activation", self.activation, ACTIVATIONS)
        check_choice("recomputation", self.recompute, RECOMPUTATIONS)
        check_heads(self.heads, self.hidden)
        if self.recompute == "selective" and self.attention == "sdpa":
            raise EstimateError(
                "Selective recomputation drops the attention scores, which sdpa never saves: "
                "choose unfused attention, or another recomputation."
            )


_SUPERSCRIPTS = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")


class Monomial(NamedTuple):
    """A number times powers of the sizes: ``5·a·b·s²``.

    Each field but the first is the power of the size with this letter: heads, batch, tokens, hidden
    size, width of the MLP, vocabulary, and the number of parameters.
    """

    factor: int
    a: int = 0
    b: int = 0
    s: int = 0
    h: int = 0
    f: int = 0
    v: int = 0
    P: int = 0

    def nbytes(self, sizes: Mapping[str, int]) -> int:
        """Return its value for these sizes, by letter."""
        value = self.factor
        for letter, power in self._powers().items():
            value *= sizes[letter] ** power
        return value

    def __str__(self) -> str:
        letters = [_text(*power) for power in self._powers().items()]
        factor = [] if self.factor == 1 and letters else [str(self.factor)]
        return "·".join(factor + letters)

    def _powers(self) -> dict[str, int]:
        powers = self._asdict()
        del powers["factor"]
        return {letter: power for letter, power in powers.items() if power}


def _text(letter: str, power: int) -> str:
    return letter if power == 1 else letter + str(power).translate(_SUPERSCRIPTS)


class Term(NamedTuple):
    """One summand of a formula."""

    key: str
    """Its name for programs, unique within a layer."""
    what: str
    """The tensors of the term."""
    product: Monomial
    """In bytes."""
    nbytes: int

    @property
    def formula(self) -> str:
        """The product as text: ``2·b·s·h``."""
        return str(self.product)


_BS = Monomial(1, b=1, s=1)
_BSH, _BSF = _BS._replace(h=1), _BS._replace(f=1)
_ABS, _ABSS = _BS._replace(a=1), _BS._replace(a=1, s=2)


def layer_terms(layer: Layer) -> tuple[Term, ...]:
    """Return all terms of a layer in forward order; with full recomputation only its input.

    Table 2 of "Reducing Activation Recomputation in Large Transformer Models" (arXiv 2205.05198)
    is their sum on one device.
    """
    if layer.recompute == "full":
        return (_wide(layer, "layer_input", "input of the layer", _BSH),)
    first, second = norm_terms(layer)
    return (first, *attention_terms(layer), second, *mlp_terms(layer))


def norm_terms(layer: Layer) -> tuple[Term, Term]:
    """The inputs of the two norms: 4·b·s·h bytes in 16 bit."""
    return (
        _wide(layer, "norm1_input", "input of the first norm", _BSH),
        _wide(layer, "norm2_input", "input of the second norm", _BSH),
    )


def attention_terms(layer: Layer) -> tuple[Term, ...]:
    """Return the attention part: 11·b·s·h + 5·a·b·s² bytes in 16 bit, with q, k and v by one
    linear.

    SDPA recomputes scores and probabilities in its backward, as selective recomputation does, so
    that 10·b·s·h remain without dropout.
    """
    terms = [
        _term(layer, "qkv_input", "input of q, k and v", 1, _BSH),
        _term(layer, "q_and_k", "q and k", 2, _BSH),
    ]
    if layer.attention == "unfused" and layer.recompute == "none":
        terms += _score_terms(layer)
    terms += [
        _term(layer, "v", "v", 1, _BSH),
        _term(layer, "proj_input", "input of the projection", 1, _BSH),
    ]
    if layer.dropout:
        terms += [_mask(layer, "proj_mask", "mask of the dropout after it", _BSH)]
    return tuple(terms)


def _score_terms(layer: Layer) -> list[Term]:
    """Return the tensors that softmax saves, and the product after it in the values' own size."""
    terms = [_wide(layer, "softmax_output", "output of softmax", _ABSS)]
    if layer.dropout:
        return [
            *terms,
            _mask(layer, "attention_mask", "mask of attention's dropout", _ABSS),
            _term(layer, "dropout_output", "output of that dropout", 1, _ABSS),
        ]
    if layer.wide_itemsize != layer.itemsize:
        terms += [_term(layer, "softmax_copy", "copy of it by autocast", 1, _ABSS)]
    return terms


def mlp_terms(layer: Layer) -> tuple[Term, ...]:
    """Return the MLP part: 19·b·s·h bytes in 16 bit, 18·b·s·h without dropout, 10·b·s·h with ReLU
    too.

    ReLU's derivative is a function of its output, which the second linear saves anyway. SwiGLU
    saves both factors of its product and the input of its SiLU; autocast casts the input of its two
    linears twice. GELU written out in Python saves the inputs of each of its ops: x, tanh(…), 1 +
    tanh(…) and x/2.
    """
    terms = [_term(layer, "mlp_input", "input of the MLP", 1, _BSH)]
    if layer.activation == "swiglu" and layer.wide_itemsize != layer.itemsize:
        terms += [_term(layer, "up_input", "copy of it by autocast", 1, _BSH)]
    terms += [
        _summand(layer, key, what, count * layer.itemsize + wide * layer.wide_itemsize, _BSF)
        for key, what, count, wide in _ACTIVATION_TERMS[layer.activation]
    ]
    terms += [_term(layer, "fc2_input", "input of the last linear", 1, _BSF)]
    if layer.dropout:
        terms += [_mask(layer, "mlp_mask", "mask of the MLP's dropout", _BSH)]
    return tuple(terms)


_ACTIVATION_TERMS = {
    "relu": (),
    "gelu": (("activation_input", "input of the activation", 1, 0),),
    "gelu_new": (
        ("activation_input", "input of the activation", 0, 1),
        ("activation_steps", "tanh, 1 + tanh and x/2 of the written-out GELU", 1, 2),
    ),
    "swiglu": (
        ("activation_input", "input of the activation", 1, 0),
        ("activation_output", "output of the activation, a factor of the product", 1, 0),
        ("up", "the other factor of the product", 1, 0),
    ),
}
"""Key, tensors, and the numbers of plain and of wide values."""


def small_terms(layer: Layer) -> tuple[Term, ...]:
    """Return torch's additional saves, in float32 for any dtype of values.

    LayerNorm saves mean and reciprocal deviation of each token, SDPA the log-sum-exp of each row of
    scores. Full recomputation saves none of them.
    """
    if layer.recompute == "full":
        return ()
    what = "mean and deviation of the"
    terms = [
        _summand(layer, "norm1_statistics", f"{what} first norm", 8, _BS),
        _summand(layer, "norm2_statistics", f"{what} second norm", 8, _BS),
    ]
    if layer.attention == "sdpa":
        terms += [_summand(layer, "logsumexp", "log-sum-exp of SDPA", 4, _ABS)]
    return tuple(terms)


def nbytes(terms: Iterable[Term]) -> int:
    """Return the bytes of all terms together."""
    return sum(term.nbytes for term in terms)


def _term(layer: Layer, key: str, what: str, count: int, elements: Monomial) -> Term:
    return _summand(layer, key, what, count * layer.itemsize, elements)


def _wide(layer: Layer, key: str, what: str, elements: Monomial) -> Term:
    return _summand(layer, key, what, layer.wide_itemsize, elements)


def _mask(layer: Layer, key: str, what: str, elements: Monomial) -> Term:
    return _summand(layer, key, what, layer.mask_itemsize, elements)


def _summand(layer: Layer, key: str, what: str, size: int, elements: Monomial) -> Term:
    """``size`` bytes of each element."""
    product = elements._replace(factor=size)
    if product.f and layer.mlp_width == 4 * layer.hidden:
        product = product._replace(factor=4 * size, f=0, h=1)
    sizes = {
        "a": layer.heads,
        "b": layer.batch,
        "s": layer.tokens,
        "h": layer.hidden,
        "f": layer.mlp_width,
    }
    return Term(key, what, product, product.nbytes(sizes))
