"""A product and the cross-entropy of its result, which together save log-probabilities."""

from __future__ import annotations

import math
from collections.abc import Iterator

from tb_actmem.advice.rewrite import (
    Rewrite,
    Way,
    consumers,
    edges_into,
    kept_only_by,
    saved_tensor,
)
from tb_actmem.analysis.index.index import Index
from tb_actmem.analysis.index.names import op_names
from tb_actmem.analysis.index.nodes import output_tensors
from tb_actmem.analysis.index.sizes import itemsize
from tb_actmem.model import Edge, Tensor

_FUNCTION = (
    "torch.nn.functional.linear_cross_entropy(hidden, weight, target, "
    "options=torch.nn.LinearCrossEntropyOptions())"
)

_PRODUCTS = {"mm": 0, "addmm": 1}
"""Which of their inputs are the hidden states; the others are the weight and the bias."""

_PASSING = {"alias", "clone", "reshape_alias", "slice", "to_copy", "unsafe_view", "view"}
"""Ops that the logits pass on their way to the loss; they save nothing."""

_CASTING = {"t", "to_copy", "view"}
"""Ops that hidden states and weights pass on the way to the product, in the product's own module.
"""


def written_losses(index: Index) -> Iterator[Rewrite]:
    """Find each loss that is one number: for a loss per token the function would recompute.

    It saves the gradients of hidden states, weight and bias, if they are needed.
    """
    for node, op in enumerate(op_names(index)):
        loss = _tensor(index, output_tensors(index).get(node)) if op == "nll_loss" else None
        found = _to_product(index, node) if loss is not None and loss.shape == () else None
        call = None if found is None else index.recording.nodes[found[-1]].module
        added = None if found is None else _added_bytes(index, found)
        if found is not None and call is not None and added is not None:
            yield Rewrite(
                call=call,
                way=Way.LOSS,
                function=_FUNCTION,
                released=kept_only_by(index, found),
                relied_on=frozenset(),
                added_bytes=added,
            )


def _to_product(index: Index, loss: int) -> list[int] | None:
    """Return the nodes from a loss back to the product; None: other nodes are between or use the
    logits."""
    ops, found = op_names(index), [loss]
    while ops[found[-1]] not in _PRODUCTS:
        before = [edge.producer for edge in edges_into(index).get(found[-1], ())]
        wanted = _PASSING | _PRODUCTS.keys() if found[1:] else {"log_softmax"}
        if len(before) != 1 or ops[before[0]] not in wanted:
            return None
        if consumers(index)[before[0]] != found[-1:]:
            return None
        found += before
    return found


def _added_bytes(index: Index, nodes: list[int]) -> int | None:
    """Return the bytes of the gradients that the function saves; None: sizes are not known.

    Its arguments have one dtype: the widest that they have before autocast casts them.
    """
    product = nodes[-1]
    logits = _tensor(index, output_tensors(index).get(product))
    chosen = _tensor(index, saved_tensor(index, nodes[1], "result"))
    if logits is None or chosen is None or logits.shape[-1:] != chosen.shape[-1:]:
        return None
    elements, width = 0, itemsize(logits.dtype)
    for edge in edges_into(index).get(product, ()):
        given = _tensor(index, edge.tensor)
        if given is None:
            return None
        # With shifted logits some rows are not used.
        is_hidden = edge.input_nr == _PRODUCTS[op_names(index)[product]]
        shape = (chosen.shape[0], given.shape[-1]) if is_hidden else given.shape
        elements += math.prod(shape)
        width = max(width, itemsize(given.dtype), _width_before_casts(index, edge))
    return int(elements * width)


def _width_before_casts(index: Index, edge: Edge) -> float:
    """Return the bytes per element of a product's input before its own module casts it."""
    nodes, ops = index.recording.nodes, op_names(index)
    module = nodes[edge.consumer].module
    while ops[edge.producer] in _CASTING and nodes[edge.producer].module == module:
        before = edges_into(index).get(edge.producer, [])
        if len(before) != 1:
            break
        edge = before[0]
    given = _tensor(index, edge.tensor)
    return 0 if given is None else itemsize(given.dtype)


def _tensor(index: Index, tensor: int | None) -> Tensor | None:
    return None if tensor is None else index.recording.tensors[tensor]
