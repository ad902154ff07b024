"""Finds the rows of a recording that a function replaces."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import NamedTuple

from tb_actmem.analysis.index import Index, fqn, op_names
from tb_actmem.analysis.index.flops import operator
from tb_actmem.analysis.index.nodes import backward_ops_of_nodes, ops_of_nodes
from tb_actmem.analysis.index.storages import made_by_ops, tensor_storages
from tb_actmem.errors import PredictError
from tb_actmem.model import Edge
from tb_actmem.predict.rewriting import Rewrite, edges_into


class Function(NamedTuple):
    """Torch's names of a function and its saved tensors."""

    op: str
    node: str
    backward: str
    formula: str
    saves: tuple[str, ...] = ("self",)
    """The slots of its input, its weight, and a number for each row."""


_FUNCTIONS = {
    "gelu": Function(
        "aten::gelu",
        "GeluBackward0",
        "aten::gelu_backward",
        "self: gelu_backward(grad, self, approximate)",
    ),
    "silu": Function(
        "aten::silu",
        "SiluBackward0",
        "aten::silu_backward",
        "self: GradMode::is_enabled() ? infinitely_differentiable_silu_backward(grad, self) : "
        "silu_backward(grad, self)",
    ),
    "rms_norm": Function(
        "aten::_fused_rms_norm",
        "FusedRmsNormBackward0",
        "aten::_fused_rms_norm_backward",
        "input, weight: GradMode::is_enabled() || grads[1].defined() ? "
        "infinitely_differentiable_native_rms_norm_backward(grads[0], grads[1], input, "
        "normalized_shape, result1, weight, grad_input_mask) : (grads[0].defined() ? "
        "_fused_rms_norm_backward(grads[0], input, normalized_shape, result1, weight, "
        "grad_input_mask) : std::tuple<Tensor, Tensor>())",
        ("input", "weight", "result1"),
    ),
}


class Backward(NamedTuple):
    """The ops that compute the gradients of a group."""

    ops: tuple[int, ...]
    at: int
    """The op that becomes the function's."""
    given: int
    """The storage of the result's gradient."""
    gradients: tuple[int, ...]
    """The storages of the gradients: the input's, and the weight's if it needs one."""
    sums: tuple[int, ...]
    """The ops that add gradients of the input to that of another consumer; only the last stays."""
    partial: frozenset[int]
    """The storages of these gradients."""
    gone: frozenset[int]
    """The storages that the ops make for themselves, and the sums except for the last."""


class Group(NamedTuple):
    """Ops and nodes that become one op, one node, and one op of the backward."""

    name: str
    """The module's."""
    function: Function
    nodes: tuple[int, ...]
    """The last one becomes the function's."""
    forward: tuple[int, ...]
    backward: Backward | None
    """None: no backward was recorded."""
    entering: tuple[Edge, ...]
    """The edges from the nodes that made the input and the weight."""
    saved: tuple[int, ...]
    """The tensors that the function saves."""
    memory: int
    """The storage of the input."""
    weights: tuple[int, ...]
    """That of the weight, if there is one."""
    numbers: tuple[int, ...]
    """That of the numbers for each row, if the function saves them."""
    result: int
    """That of the result."""
    gone: frozenset[int]
    """The storages that the group makes for itself."""

    @property
    def last(self) -> int:
        """The forward op that becomes the function's."""
        return self.forward[-1]

    @property
    def ran(self) -> tuple[int, ...]:
        """The ops that become the function's."""
        return self.forward[-1:] if self.backward is None else (self.last, self.backward.at)

    @property
    def ops(self) -> frozenset[int]:
        """All ops, the sums too."""
        backward = () if self.backward is None else self.backward.ops + self.backward.sums
        return frozenset((*self.forward, *backward))

    @property
    def gone_ops(self) -> frozenset[int]:
        """The ops that go."""
        sums = () if self.backward is None else self.backward.sums[-1:]
        return self.ops.difference(self.ran, sums)


def group_of(index: Index, rewrite: Rewrite) -> Group:
    """Return the rows that a function replaces.

    Raises PredictError if they are not by themselves, or the gradients are not.
    """
    name, nodes = fqn(index.recording, rewrite.call), tuple(sorted(rewrite.nodes))
    function = _FUNCTIONS[rewrite.function.partition("(")[0].rpartition(".")[2]]
    given = () if rewrite.given is None else (rewrite.given,)
    weights, numbers = rewrite.beside[:1], rewrite.beside[1:]
    memory, of_weights, of_numbers = (
        _storages(index, tensors, name) for tensors in (given, weights, numbers)
    )
    forward = _around(index, _of(ops_of_nodes(index), nodes), name)
    if not (given and forward):
        raise mixed(name)
    result, made = _returned(index, forward, name), _made(index, forward)
    edges = [edge for node in nodes for edge in edges_into(index).get(node, ())]
    entering = [edge for edge in edges if edge.producer not in nodes]
    of_weight = [edge for edge in entering[1:] if weights and edge.consumer == nodes[-1]]
    own = {*memory, *of_weights, *made}
    backward = _backward(index, nodes, own, name, has_weight=bool(of_weight))
    gone = {*made}.difference({result}, of_numbers)
    return Group(
        name=name,
        function=function,
        nodes=nodes,
        forward=forward,
        backward=backward,
        entering=(entering[0], *of_weight),
        saved=(*given, *weights, *numbers),
        memory=memory[0],
        weights=of_weights,
        numbers=of_numbers,
        result=result,
        gone=frozenset(gone if backward is None else gone | backward.gone),
    )


def mixed(name: str) -> PredictError:
    """Return the error for a function in this module of whose rows others are a part."""
    return PredictError(
        f"The function in {name} cannot be predicted, because its ops or its gradient are not by "
        "themselves: change the code, and record the step again."
    )


def _storages(index: Index, tensors: Iterable[int], name: str) -> tuple[int, ...]:
    storages = [tensor_storages(index)[tensor] for tensor in tensors]
    known = tuple(storage for storage in storages if storage is not None)
    if len(known) < len(storages):
        raise mixed(name)
    return known


def _of(ops: Mapping[int, Sequence[int]], nodes: Iterable[int]) -> list[int]:
    return sorted(op for node in nodes for op in ops.get(node, ()))


def _made(index: Index, ops: Iterable[int]) -> set[int]:
    return {storage for op in ops for storage in made_by_ops(index).get(op, ())}


def _around(index: Index, own: Sequence[int], name: str) -> tuple[int, ...]:
    """Return ops with the views between them: those of saved results, in the dispatch mode.

    Raises PredictError if others in between make memory, or are of other nodes. Gradients that are
    added to older ones, between ops of a backward, stay.
    """
    if not own:
        return ()
    made, views = _made(index, own), []
    for op in {*range(own[0], own[-1])}.difference(own):
        row = index.recording.ops[op]
        if op in made_by_ops(index) or row.node is not None or row.backward_of is not None:
            raise mixed(name)
        if made.issuperset(row.inputs):
            views.append(op)
    return tuple(sorted([*own, *views]))


def _returned(index: Index, ops: Sequence[int], name: str) -> int:
    """Return the storage that the last op returns, which the ops made."""
    outputs = index.recording.ops[ops[-1]].outputs
    storage = tensor_storages(index)[outputs[0]] if len(outputs) == 1 else None
    birth = None if storage is None else index.recording.storages[storage].birth
    if storage is None or birth is None or birth not in ops:
        raise mixed(name)
    return storage


_ADDING = {"add", "add_"}


def _backward(
    index: Index, nodes: Sequence[int], own: Collection[int], name: str, *, has_weight: bool
) -> Backward | None:
    """Return the ops of the backward; ``own`` has the memory that the forward used."""
    recording = index.recording
    of_nodes = _of(backward_ops_of_nodes(index), nodes)
    given = {storage for op in of_nodes[:1] for storage in recording.ops[op].inputs}.difference(own)
    if not of_nodes:
        return None
    if len(given) != 1:
        raise mixed(name)
    known, ops, sums = {*own, *given}, list[int](), list[int]()
    for op in of_nodes:
        inputs = recording.ops[op].inputs
        is_sum = not known.issuperset(inputs)
        is_adding = operator(recording.ops[op].name).name in _ADDING
        # If another consumer of the input has the same gradient, the sum looks like an own op.
        if (is_sum and not is_adding) or (is_adding and given & {*inputs}):
            raise mixed(name)
        (sums if is_sum else ops).append(op)
        known |= set() if is_sum else _made(index, [op])
    if not all(_has_no_hook(index, node, ops) for node in nodes):
        raise mixed(name)
    ops = [op for op in _around(index, of_nodes, name) if op not in sums]
    gradient = _returned(index, ops, name)
    weight = _gradient_of_weight(index, nodes[-1], ops, name) if has_weight else ()
    partial = frozenset(
        storage for op in sums for storage in recording.ops[op].inputs if storage in known
    )
    _check_sums(index, sums, partial, gradient, name)
    last = [op for op in ops if recording.ops[op].backward_of == nodes[-1]]
    return Backward(
        ops=tuple(ops),
        at=last[-1] if has_weight else ops[-1],
        given=given.pop(),
        gradients=(gradient, *weight),
        sums=tuple(sums),
        partial=partial,
        gone=frozenset(_made(index, [*ops, *sums[:-1]]).difference({gradient}, weight)),
    )


_BACKWARD = {
    "add": "",
    "div": "div",
    "erf": "exp mul mul neg pow",
    "mean": "div",
    "pow": "mul mul pow",
    "rsqrt": "mul mul pow",
    "sigmoid": "sigmoid_backward",
    "tanh": "tanh_backward",
    "to_copy": "_to_copy",
}
"""Ops that make memory in the backward of an op; ``mul`` has one for each of its gradients."""


def _has_no_hook(index: Index, node: int, ops: Iterable[int]) -> bool:
    """Tell whether a node's backward has only its own ops: those of hooks look the same."""
    op = op_names(index)[node]
    wanted = ["mul"] * len(edges_into(index)[node]) if op == "mul" else _BACKWARD[op].split()
    rows = (index.recording.ops[at] for at in ops if at in made_by_ops(index))
    made = sorted(operator(row.name).name for row in rows if row.backward_of == node)
    return [name for name in made if name not in _ADDING | _REDUCING] == wanted


_REDUCING = {"sum"}
"""The gradient of a tensor that was broadcast is a sum."""


def _gradient_of_weight(index: Index, node: int, ops: Sequence[int], name: str) -> tuple[int]:
    """Return the storage that a norm's last node returns, and from which no other op computes."""
    rows = [index.recording.ops[op] for op in ops if op in made_by_ops(index)]
    received = {storage for row in rows for storage in row.inputs}
    returned = (output for row in rows if row.backward_of == node for output in row.outputs)
    made = {tensor_storages(index)[output] for output in returned} - received - {None}
    storage = made.pop() if len(made) == 1 else None
    if storage is None:
        raise mixed(name)
    return (storage,)


def _check_sums(
    index: Index, sums: Sequence[int], partial: frozenset[int], gradient: int, name: str
) -> None:
    """Raise PredictError unless each sum adds one gradient to the one of another consumer, and the
    last of them this gradient."""
    recording, total = index.recording, set[int]()
    for op in sums:
        added = partial.intersection(recording.ops[op].inputs)
        others = {*recording.ops[op].inputs} - added
        if len(added) != 1 or len(others) != 1 or (total and others != total):
            raise mixed(name)
        total = _made(index, [op]) or others
    if sums and gradient not in recording.ops[sums[-1]].inputs:
        raise mixed(name)
