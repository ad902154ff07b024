"""The terms of the formulas, each a product of sizes."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from tb_actmem.predict.estimate.decoder import Layer, check_positive

_SUPERSCRIPTS = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")


class Monomial(NamedTuple):
    """A number times powers of the sizes: ``5·a·b·s²/t``.

    Each field but the first is the power of the size with this letter. The letters are those of
    `tb_actmem.predict.estimate.decoder`, and P is the number of parameters.
    """

    factor: int
    a: int = 0
    b: int = 0
    s: int = 0
    h: int = 0
    f: int = 0
    v: int = 0
    P: int = 0
    t: int = 0

    def nbytes(self, sizes: Mapping[str, int]) -> int:
        """Return its value for these sizes, by letter; the remainder of a division is dropped."""
        above, below = (_value(parts, sizes) for parts in self._powers())
        return self.factor * above // below

    def __str__(self) -> str:
        above, below = ([_text(*part) for part in parts.items()] for parts in self._powers())
        factor = [] if self.factor == 1 and above else [str(self.factor)]
        return "/".join(["·".join(factor + above), *below])

    def _powers(self) -> tuple[dict[str, int], dict[str, int]]:
        """Return the powers above and below the line, by letter."""
        powers = self._asdict()
        del powers["factor"]
        above = {letter: power for letter, power in powers.items() if power > 0}
        return above, {letter: -power for letter, power in powers.items() if power < 0}


def _text(letter: str, power: int) -> str:
    return letter if power == 1 else letter + str(power).translate(_SUPERSCRIPTS)


def _value(powers: Mapping[str, int], sizes: Mapping[str, int]) -> int:
    value: int = math.prod(sizes[letter] ** power for letter, power in powers.items())
    return value


class Term(NamedTuple):
    """One summand of a formula."""

    key: str
    """Its name for programs, unique within a layer."""
    what: str
    """The tensors of the term."""
    product: Monomial
    """In bytes."""
    nbytes: int
    """On one device."""

    @property
    def formula(self) -> str:
        """The product as text: ``2·b·s·h``."""
        return str(self.product)


_BS = Monomial(1, b=1, s=1)
_BSH, _BSF = _BS._replace(h=1), _BS._replace(f=1)
_ABS, _ABSS = _BS._replace(a=1), _BS._replace(a=1, s=2)


def layer_terms(layer: Layer) -> tuple[Term, ...]:
    """Return all terms of a layer in forward order; Table 2 of the paper is their sum.

    With full recomputation a layer saves only its input. The paper counts all of it on every
    device; with sequence parallelism it is split, because the layer receives it split.
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
        _term(layer, "q_and_k", "q and k", 2, _BSH, split=True),
    ]
    if layer.attention == "unfused" and layer.recompute == "none":
        terms += _score_terms(layer)
    terms += [
        _term(layer, "v", "v", 1, _BSH, split=True),
        _term(layer, "proj_input", "input of the projection", 1, _BSH, split=True),
    ]
    if layer.dropout:
        terms += [_mask(layer, "proj_mask", "mask of the dropout after it", _BSH)]
    return tuple(terms)


def _score_terms(layer: Layer) -> list[Term]:
    """Return the tensors that softmax saves, and the product after it in the values' own size."""
    terms = [_wide(layer, "softmax_output", "output of softmax", _ABSS, split=True)]
    if layer.dropout:
        return [
            *terms,
            _mask(layer, "attention_mask", "mask of attention's dropout", _ABSS, split=True),
            _term(layer, "dropout_output", "output of that dropout", 1, _ABSS, split=True),
        ]
    if layer.wide_itemsize != layer.itemsize:
        terms += [_term(layer, "softmax_copy", "copy of it by autocast", 1, _ABSS, split=True)]
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
        _summand(layer, key, what, _values(layer, count, wide), _BSF, split=True)
        for key, what, count, wide in _ACTIVATION_TERMS[layer.activation]
    ]
    terms += [_term(layer, "fc2_input", "input of the last linear", 1, _BSF, split=True)]
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

    LayerNorm saves mean and reciprocal deviation of each token, RMSNorm the latter, SDPA the
    log-sum-exp of each row of scores. Full recomputation saves none of them.
    """
    if layer.recompute == "full":
        return ()
    count, what = (2, "mean and deviation") if layer.norm == "layer" else (1, "deviation")
    terms = [
        _floats(layer, f"norm{number}_statistics", f"{what} of the {word} norm", count, _BS)
        for number, word in ((1, "first"), (2, "second"))
    ]
    if layer.attention == "sdpa":
        terms += [_floats(layer, "logsumexp", "log-sum-exp of SDPA", 1, _ABS, split=True)]
    return tuple(terms)


def nbytes(terms: Iterable[Term]) -> int:
    """Return the bytes of all terms together."""
    return sum(term.nbytes for term in terms)


def _term(
    layer: Layer, key: str, what: str, count: int, elements: Monomial, *, split: bool = False
) -> Term:
    return _summand(layer, key, what, _values(layer, count, 0), elements, split)


def _wide(layer: Layer, key: str, what: str, elements: Monomial, *, split: bool = False) -> Term:
    return _summand(layer, key, what, _values(layer, 0, 1), elements, split)


def _values(layer: Layer, count: int, wide: int) -> int:
    return count * layer.itemsize + wide * layer.wide_itemsize


def _mask(layer: Layer, key: str, what: str, elements: Monomial, *, split: bool = False) -> Term:
    return _summand(layer, key, what, layer.mask_itemsize, elements, split)


def _floats(
    layer: Layer, key: str, what: str, count: int, elements: Monomial, *, split: bool = False
) -> Term:
    return _summand(layer, key, what, 4 * count, elements, split)


def _summand(layer: Layer, key: str, what: str, size: int, elements: Monomial, split: bool) -> Term:
    """``size`` bytes of each element; split over the devices always, or with the sequence."""
    product = elements._replace(factor=size)
    if product.f and layer.mlp_width == 4 * layer.hidden:
        product = product._replace(factor=4 * size, f=0, h=1)
    if layer.tensor_parallel > 1 and (split or layer.sequence_parallel):
        product = product._replace(t=-1)
    sizes = {
        "a": layer.heads,
        "b": layer.batch,
        "s": layer.tokens,
        "h": layer.hidden,
        "f": layer.mlp_width,
        "t": layer.tensor_parallel,
    }
    return Term(key, what, product, product.nbytes(sizes))


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
