"""The floating point operations of one op, by the formulas of torch's counter.

Torch's counter receives the shapes of an op's arguments. A recording has an op's storages and the
shapes of all their views. The argument is the last view that fits.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from math import prod
from typing import NamedTuple

from tb_actmem.model import Op, Recording

Shape = tuple[int, ...]
ViewShapes = dict[int, dict[Shape, None]]
"""Storage → the shapes of its views so far, the latest last."""


class _Call(NamedTuple):
    """An op with all possible shapes of its arguments."""

    inputs: Sequence[Sequence[Shape]]
    """Possible shapes for each input storage, the likeliest first."""
    outputs: Sequence[Shape]


def flops_of(recording: Recording, op: Op, views: ViewShapes) -> int:
    """Estimate the FLOPs of an op; 0 for one that torch's counter does not count.

    In addition to torch's counter, this counts attention on the CPU and LSTM layers.
    """
    formula = FORMULAS.get(operator(op.name).name)
    if formula is None:
        return 0
    inputs = [list(reversed(views.get(storage, {}))) for storage in op.inputs]
    try:
        return formula(_Call(inputs, [recording.tensors[tensor].shape for tensor in op.outputs]))
    except (IndexError, ValueError):  # another library's op of the same name, with other shapes
        return 0


def _product(call: _Call) -> int:
    """Count the product of the last two arguments, matrices or batches of matrices."""
    out = call.outputs[0]
    left, right = (*call.inputs, *call.inputs)[-2:]
    inner = [shape[-1] for shape in left if shape[:-1] == out[:-1] and len(shape) == len(out)]
    known = {shape[-2] for shape in right if len(shape) == len(out) and shape[-1] == out[-1]}
    fitting = [width for width in inner if width in known]
    width, *_ = *fitting, *inner, *known, 0
    return 2 * prod(out) * width


def _convolution(call: _Call) -> int:
    out = call.outputs[0]
    given, weight = (_of_dims(shapes, len(out)) for shapes in call.inputs[:2])
    if given is None or weight is None:
        return 0
    return _convolved(given, weight, given if _is_transposed(given, weight, out) else out)


def _is_transposed(given: Shape, weight: Shape, out: Shape) -> bool:
    if weight[0] != out[1]:
        return True
    return weight[0] == given[1] and prod(out[2:]) > prod(given[2:])


def _convolved(given: Shape, weight: Shape, places: Shape) -> int:
    return 2 * given[0] * prod(places[2:]) * prod(weight)


def _convolution_backward(call: _Call) -> int:
    """Count the computed gradients: of the input, of the weight, or of both."""
    dims = len(call.outputs[0])
    gradient, given, weight = (_of_dims(shapes, dims) for shapes in call.inputs[:3])
    if gradient is None or given is None or weight is None:
        return 0
    is_transposed = _is_transposed(given, weight, gradient)
    flops = 0
    if given in call.outputs:
        flops += _convolved(gradient, weight, given if is_transposed else gradient)
    if weight in call.outputs:
        one, other = (gradient, given) if is_transposed else (given, gradient)
        flops += 2 * one[1] * prod(weight[2:]) * prod(other)
    return flops


def _of_dims(shapes: Sequence[Shape], dims: int) -> Shape | None:
    return next((shape for shape in shapes if len(shape) == dims), None)


def _attention(call: _Call) -> int:
    """Count the scores of all queries and keys, and the weighted values; masks save no FLOPs."""
    *batch, queries, width = call.outputs[0]
    query_shapes = [shape for shape in call.inputs[0] if shape[:-1] == (*batch, queries)]
    keys = [shape for shape in call.inputs[1] if len(shape) == len(batch) + 2]
    fitting = [(q[-1], k[-2]) for q in query_shapes for k in keys if q[-1] == k[-1]]
    if not fitting:
        return 0
    query_width, length = fitting[0]
    return 2 * prod(batch) * queries * length * (query_width + width)


def _attention_backward(call: _Call) -> int:
    """Count the recomputed scores, and four products for the gradients."""
    if len(call.outputs) < 3:
        return 0
    queries, keys, values = call.outputs[:3]
    pairs = 2 * prod(queries[:-1]) * keys[-2]
    return pairs * (3 * queries[-1] + 2 * values[-1])


def _lstm(call: _Call) -> int:
    """Count each weight once for each element of the sequence."""
    weights = [_of_dims(shapes, 2) for shapes in call.inputs[1:3]]
    return 2 * prod(call.outputs[0][:2]) * sum(prod(shape) for shape in weights if shape)


def _lstm_backward(call: _Call) -> int:
    """Count the gradients of the input and of the weights: each costs as much as the forward."""
    return 2 * _lstm(call)


_ATTENTIONS = (
    "_scaled_dot_product_efficient_attention",
    "_scaled_dot_product_flash_attention",
    "_scaled_dot_product_cudnn_attention",
)
_CPU_ATTENTION = "_scaled_dot_product_flash_attention_for_cpu"
_CONVOLUTIONS = (
    "convolution",
    "_convolution",
    "cudnn_convolution",
    "convolution_overrideable",
    "_slow_conv2d_forward",
)

FORMULAS: dict[str, Callable[[_Call], int]] = {
    **dict.fromkeys(("mm", "addmm", "bmm", "baddbmm"), _product),
    **dict.fromkeys(_CONVOLUTIONS, _convolution),
    "convolution_backward": _convolution_backward,
    **dict.fromkeys((*_ATTENTIONS, _CPU_ATTENTION), _attention),
    **{f"{name}_backward": _attention_backward for name in (*_ATTENTIONS, _CPU_ATTENTION)},
    "mkldnn_rnn_layer": _lstm,
    "mkldnn_rnn_layer_backward": _lstm_backward,
}
"""Operator → its formula."""


class Operator(NamedTuple):
    """The parts of an op's name."""

    namespace: str
    name: str
    overload: str
    """"" for the overload that torch calls ``default``."""

    @property
    def path(self) -> tuple[str, str, str]:
        """The path of the op in ``torch.ops``."""
        return self.namespace, self.name, self.overload or "default"

    @property
    def works_in_place(self) -> bool:
        """``add_`` and ``__iand__`` write into their first argument, ``__and__`` does not."""
        is_dunder = self.name.endswith("__")
        return self.name.startswith("__i") if is_dunder else self.name.endswith("_")

    @property
    def takes_out(self) -> bool:
        """The overload's name contains ``out``, or the name of an ``out=`` tensor."""
        return "out" in self.overload.split("_") or self.overload in _OUTS


_OUTS = {
    *("L", "OutScalar_Other", "OutScalar_Self", "OutTensor", "Q", "U", "X", "dim_max", "dim_min"),
    *("dim_values", "eigenvalues", "eigvals", "grad_input", "inverse", "output", "result", "sign"),
    *("values", "values_stable"),
    # Torch before 2.13 names dimensions too.
    *("dimname_values", "dimname_values_stable", "names_dim_max", "names_dim_min"),
    "names_dim_values",
}


@functools.lru_cache(maxsize=1000)
def operator(name: str) -> Operator:
    """Split the name of an op into its parts."""
    namespace, _, rest = name.rpartition("::")
    plain, _, overload = rest.partition(".")
    return Operator(namespace, plain, overload)


def written(recording: Recording, op: Op) -> tuple[int, ...]:
    """Return the input storages that an op writes into, judging by its name."""
    called = operator(op.name)
    if called.works_in_place:
        return op.inputs[:1]
    if not called.takes_out:
        return ()
    returned = {recording.tensors[tensor].storage for tensor in op.outputs}
    return tuple(dict.fromkeys(storage for storage in op.inputs if storage in returned))
