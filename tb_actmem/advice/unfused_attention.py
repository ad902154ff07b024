"""Attention that is written out op by op, and the memory that a fused kernel would not save."""

from __future__ import annotations

import math
from collections.abc import Iterator

from tb_actmem.advice.rewrite import (
    Rewrite,
    RewriteKind,
    consumers,
    kept_only_by,
    saved_tensor,
    saved_tensors,
)
from tb_actmem.analysis.index.devices import first_device, tensor_nbytes
from tb_actmem.analysis.index.index import Index
from tb_actmem.analysis.index.names import op_names
from tb_actmem.analysis.index.nodes import output_tensors
from tb_actmem.predict.checkpointing.transfers import HOST

_FUNCTION = "torch.nn.functional.scaled_dot_product_attention(query, key, value)"

_SUM, _ROWS = 4, 32
"""A kernel saves a float32 for each row of the weights, and may pad the rows to a multiple."""

_PASSING = {"clone", "expand", "reshape_alias", "unsafe_view", "view"}
_PASSING |= {"div", "mul", "native_dropout", "to_copy"}
"""Ops that the weights pass on their way to the product."""


def unfused_attentions(index: Index) -> Iterator[Rewrite]:
    """Find each softmax over scores whose result is multiplied with values.

    Except where torch has no fused kernel: on the CPU with a dropout inside.
    """
    ops, on_host = op_names(index), first_device(index) == HOST
    for node, row in enumerate(index.recording.nodes):
        if ops[node] != "softmax" or row.module is None:
            continue
        shape = _shape(index, node, "result")
        nodes = _to_product(index, node, math.prod(shape)) if len(shape) > 2 else None
        if nodes is None or (on_host and _is_dropped(index, nodes, math.prod(shape))):
            continue
        yield Rewrite(
            call=row.module,
            kind=RewriteKind.ATTENTION,
            function=_FUNCTION,
            released=_weights(index, nodes, math.prod(shape)),
            relied_on=frozenset(),
            added_bytes=_added_bytes(index, nodes, shape),
        )


def _to_product(index: Index, softmax: int, count: int) -> set[int] | None:
    """Return the nodes from a softmax to the product with the values; None: its result goes
    elsewhere."""
    found, pending, products = {softmax}, [softmax], 0
    while pending:
        for consumer in consumers(index).get(pending.pop(), ()):
            if consumer in found:  # two paths, as in a square of the weights
                return None
            found.add(consumer)
            if op_names(index)[consumer] in _PASSING:
                pending.append(consumer)
            elif op_names(index)[consumer] == "bmm":
                if math.prod(_shape(index, consumer, "self")) != count:
                    return None
                products += 1
            else:
                return None
    return found if products == 1 else None


def _shape(index: Index, node: int, slot: str) -> tuple[int, ...]:
    """Return the shape of the tensor in a slot of a node; () if the slot is empty."""
    tensor = saved_tensor(index, node, slot)
    return () if tensor is None else index.recording.tensors[tensor].shape


def _is_dropped(index: Index, nodes: set[int], count: int) -> bool:
    """Tell whether a mask of the weights' size zeroes some weights on the way."""
    ops = op_names(index)
    masks = (math.prod(_shape(index, node, "other")) == count for node in nodes)
    return any(masks) or any(ops[node] == "native_dropout" for node in nodes)


def _weights(index: Index, nodes: set[int], count: int) -> frozenset[int]:
    """Return the weights, their masks and their copies that only these nodes save."""
    saved = (index.recording.tensors[tensor] for tensor in saved_tensors(index, nodes))
    of_their_size = {tensor.storage for tensor in saved if math.prod(tensor.shape) == count}
    return kept_only_by(index, nodes) & of_their_size


def _added_bytes(index: Index, nodes: set[int], shape: tuple[int, ...]) -> int:
    """Return the bytes that a fused kernel may save: a sum for each row of the weights, and its
    output."""
    rows = math.prod(shape[:-2]) * math.ceil(shape[-2] / _ROWS) * _ROWS
    (product,) = (node for node in nodes if op_names(index)[node] == "bmm")
    return _SUM * rows + tensor_nbytes(index.recording, output_tensors(index).get(product))
