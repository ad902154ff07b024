"""Activations and losses that a module writes out op by op."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Iterable, Iterator
from typing import NamedTuple

from tb_actmem.analysis.index import Index, op_names
from tb_actmem.analysis.index.devices import itemsize
from tb_actmem.analysis.index.nodes import output_tensors
from tb_actmem.analysis.index.storages import saves_by_storage, tensor_storages
from tb_actmem.model import Edge, NodeKind, Tensor
from tb_actmem.predict.rewriting import (
    Rewrite,
    RewriteKind,
    consumers,
    edges_into,
    saved_only_by,
    saved_tensor,
)

_LEAF = NodeKind.ACCUMULATE_GRAD


class _Activation(NamedTuple):
    """A written-out function, which saves only its input."""

    ops: dict[str, int]
    """How often each op runs."""
    receivers: dict[str, int]
    """How many of these receive the input."""
    function: str


_GELU = "torch.nn.functional.gelu(x)"
_ACTIVATIONS = (
    _Activation(
        {"pow": 1, "mul": 4, "add": 2, "tanh": 1},
        {"pow": 1, "mul": 1, "add": 1},
        'torch.nn.functional.gelu(x, approximate="tanh")',
    ),
    _Activation({"div": 1, "erf": 1, "add": 1, "mul": 2}, {"div": 1, "mul": 1}, _GELU),
    _Activation({"mul": 3, "erf": 1, "add": 1}, {"mul": 2}, _GELU),
    _Activation({"sigmoid": 1, "mul": 1}, {"sigmoid": 1, "mul": 1}, "torch.nn.functional.silu(x)"),
)

_CORES = {"erf", "sigmoid", "tanh"}
"""Ops by which a function is found among others."""
_MOST = max(sum(written.ops.values()) for written in _ACTIVATIONS)


def written_functions(index: Index) -> Iterator[Rewrite]:
    """Find each, and only memory that its ops alone save goes.

    It consists of all ops of a module without inner calls. In other modules, it is found among the
    other ops.
    """
    parents = {call.parent for call in index.recording.modules}
    for call, own in own_nodes(index, _CORES).items():
        is_inline = call in parents
        kind = RewriteKind.INLINE if is_inline else RewriteKind.FUNCTION
        for nodes in _around_cores(index, own) if is_inline else [own]:
            ops = names_of(index, nodes)
            for written in _ACTIVATIONS:
                given = given_tensors(index, nodes) if ops == written.ops else []
                if len(given) == 1 and _receivers(index, nodes) == written.receivers:
                    yield from instead(index, nodes, given[0], call, kind, written.function)


def names_of(index: Index, nodes: Iterable[int]) -> dict[str, int]:
    """Count the nodes of each op."""
    names = op_names(index)
    return dict(Counter(names[node] for node in nodes))  # dicts compare faster than counters


def _receivers(index: Index, nodes: set[int]) -> Counter[str]:
    """Count the ops that receive a tensor from outside."""
    edges = (edge for node in nodes for edge in edges_into(index).get(node, ()))
    entering = (edge for edge in edges if edge.producer not in nodes)
    return Counter(op_names(index)[edge.consumer] for edge in entering)


def _around_cores(index: Index, own: set[int]) -> Iterator[set[int]]:
    """Yield all ops from one tensor to one result, with one of the cores among them.

    They run one after the other, and only the result has other users.
    """
    found: set[frozenset[int]] = set()
    for core in sorted(own):
        if op_names(index)[core] not in _CORES:
            continue
        before = _near(
            core, lambda node: [edge.producer for edge in edges_into(index).get(node, ())]
        )
        given = {
            (edge.producer, edge.output_nr)
            for node in before & own
            for edge in edges_into(index).get(node, ())
        }
        ends = _near(core, lambda node: consumers(index).get(node, [])) & own
        found |= {_between(index, own, tensor, end) for tensor in given for end in ends}
    yield from ({*nodes} for nodes in sorted(found, key=sorted) if nodes)


def _near(core: int, beside: Callable[[int], Iterable[int]]) -> set[int]:
    """Return the nodes that few steps lead to, not past one with many neighbours."""
    found = level = {core}
    for _ in range(4):
        near = [[*beside(node)] for node in level]
        level = {other for others in near if len(others) <= 2 for other in others} - found
        found = found | level
    return found


def _between(index: Index, own: set[int], tensor: tuple[int, int], end: int) -> frozenset[int]:
    """Return the nodes that lead from a tensor to a node; empty: they are no function."""
    found, pending = {end}, [end]
    while pending:
        for edge in edges_into(index).get(pending.pop(), ()):
            if (edge.producer, edge.output_nr) == tensor or edge.producer in found:
                continue
            if edge.producer not in own or len(found) == _MOST:
                return frozenset()
            found.add(edge.producer)
            pending.append(edge.producer)
    inner = found - {end}
    is_closed = all(found.issuperset(consumers(index).get(node, ())) for node in inner)
    is_row = max(found) - min(found) < len(found)
    return frozenset(found if is_closed and is_row else ())


def own_nodes(index: Index, cores: Collection[str]) -> dict[int, set[int]]:
    """Map module calls to the nodes that they made, without those of inner calls.

    Calls without any of the ops ``cores`` are left out, because most models have many.
    """
    rows = index.recording.nodes
    wanted = {rows[node].module for node, op in enumerate(op_names(index)) if op in cores}
    nodes: dict[int, set[int]] = defaultdict(set)
    for position, node in enumerate(rows):
        if node.module is not None and node.module in wanted and node.kind is not _LEAF:
            nodes[node.module].add(position)
    return nodes


def given_tensors(index: Index, nodes: set[int]) -> list[int | None]:
    """Return the input tensors; None: several are possible."""
    tensors = {
        (edge.producer, edge.output_nr): edge.tensor
        for node in nodes
        for edge in edges_into(index).get(node, ())
        if edge.producer not in nodes
    }
    return [*tensors.values()]


def instead(
    index: Index, nodes: set[int], given: int | None, call: int, kind: RewriteKind, function: str
) -> Iterator[Rewrite]:
    """Save the input, unless another node saves it anyway, and nothing else."""
    storage = None if given is None else tensor_storages(index)[given]
    if storage is None:
        return
    released = saved_only_by(index, nodes)
    is_saved = storage not in released and bool(saves_by_storage(index)[storage])
    yield Rewrite(
        call=call,
        kind=kind,
        function=function,
        released=released,
        relied_on=frozenset({storage} if is_saved else ()),
        added_bytes=0 if is_saved else index.recording.storages[storage].nbytes,
        nodes=frozenset(nodes),
        given=given,
    )


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
        path = _to_product(index, node) if loss is not None and loss.shape == () else None
        call = None if path is None else index.recording.nodes[path[-1]].module
        added = None if path is None else _added_bytes(index, path)
        if path is not None and call is not None and added is not None:
            yield Rewrite(
                call=call,
                kind=RewriteKind.LOSS,
                function=_FUNCTION,
                released=saved_only_by(index, path),
                relied_on=frozenset(),
                added_bytes=added,
            )


def _to_product(index: Index, loss: int) -> list[int] | None:
    """Return the nodes from a loss back to the product; None: other nodes are between or use the
    logits."""
    ops, path = op_names(index), [loss]
    while ops[path[-1]] not in _PRODUCTS:
        before = [edge.producer for edge in edges_into(index).get(path[-1], ())]
        wanted = _PASSING | _PRODUCTS.keys() if path[1:] else {"log_softmax"}
        if len(before) != 1 or ops[before[0]] not in wanted:
            return None
        if consumers(index)[before[0]] != path[-1:]:
            return None
        path += before
    return path


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
