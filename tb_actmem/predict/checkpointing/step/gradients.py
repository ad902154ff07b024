"""The backwards of a step: for which node an op ran, and which memory gradients keep."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from tb_actmem.analysis.index import Index
from tb_actmem.analysis.index.flops import written
from tb_actmem.analysis.index.modules import is_inside
from tb_actmem.model import (
    Category,
    NodeKind,
    Phase,
    PhaseKind,
    Recording,
    SaveKind,
)
from tb_actmem.predict.checkpointing.step.forward import ops_by_storage

_RECOMPUTED = SaveKind.RECOMPUTED
_CHECKPOINT = NodeKind.CHECKPOINT


def guessed_nodes(
    recording: Recording, saved: Sequence[int | None], backwards: Sequence[Phase]
) -> list[int | None]:
    """Guess: an op runs for the last node, up to the previous op's, that saved one of the op's
    inputs.

    An engine runs the nodes from the last to the first. Ops that use nothing saved belong to the
    node of the op before them.
    """
    keepers: dict[int | None, list[int]] = defaultdict(list)
    for save, storage in zip(recording.saves, saved, strict=True):
        keepers[storage].append(save.node)
    found: list[int | None] = [None] * len(recording.ops)
    for phase in backwards:
        at = len(recording.nodes)
        for position in range(phase.first_op, phase.end_op):
            used = (keepers.get(storage, ()) for storage in recording.ops[position].inputs)
            fitting = [node for nodes in used for node in nodes if node <= at]
            at = max(fitting, default=at)
            found[position] = at if at < len(recording.nodes) else None
    return found


_ADDITIONS = {"aten::add.Tensor", "aten::add_.Tensor"}


def gradient_sums(recording: Recording, ran_for: Sequence[int | None]) -> frozenset[int]:
    """Return the ops that add a node's gradient to another's.

    A node may add to the gradient that it got, too. If the tensor of that gradient has other users,
    the sum is taken for the engine's.
    """
    adding = _meeting_nodes(recording)
    computed: dict[int | None, int] = {}  # storage → the node that computed it last
    used: dict[int, set[int]] = {}
    found: set[int] = set()
    for position, node in enumerate(ran_for):
        if node is None:
            continue
        op = recording.ops[position]
        # A sparse gradient has two storages, and either of the two may come first.
        given = op.inputs if len(op.inputs) > 2 else op.inputs[:1]
        for gradient in given if op.name in _ADDITIONS else ():
            is_own = gradient in used.get(node, ()) and node not in adding
            if computed.get(gradient, node) != node and not is_own:
                found.add(position)
        used.setdefault(node, set()).update(op.inputs)
        made = {recording.tensors[output].storage for output in op.outputs}
        views = made.intersection(op.inputs).difference(written(recording, op))
        computed |= dict.fromkeys(made - views, node)
    return frozenset(found)


def kept_gradients(
    recording: Recording, ran_for: Sequence[int | None]
) -> dict[int, tuple[int, int | None]]:
    """Map ops that put memory into a gradient to it and to when the gradient died; None: never.

    A sparse gradient has it as its indices, which die with its values. A Function may return a
    saved tensor as a gradient.
    """
    tensors, found = recording.tensors, _saved_gradients(recording, ran_for)
    for position, (op, node) in enumerate(zip(recording.ops, ran_for, strict=True)):
        if node is None or len(op.outputs) < 2:
            continue
        indices, values = (tensors[output] for output in op.outputs[:2])
        if indices.storage is None or values.storage in (None, indices.storage):
            continue
        if indices.dtype.startswith("int") and indices.storage in op.inputs:
            found[position] = indices.storage, recording.storages[values.storage].death
    return found


def _saved_gradients(
    recording: Recording, ran_for: Sequence[int | None]
) -> dict[int, tuple[int, int | None]]:
    """Map the last ops that use saved memory before it becomes a gradient to it and to its death.

    The engine detaches the gradient of a leaf right after the node that computed it, and after
    nodes of views.
    """
    rows, found = recording.storages, dict[int, tuple[int, int | None]]()
    savers = _savers(recording)
    for phase in (one for one in recording.phases if one.kind is PhaseKind.BACKWARD):
        running, own, passed = None, dict[int, int](), dict[int, int]()
        for position in range(phase.first_op, phase.end_op):
            op, node = recording.ops[position], ran_for[position]
            if node is not None:
                if node != running:
                    running, passed = node, passed | own
                    own = {one: at for one, at in passed.items() if ran_for[at] == node}
                passed = {one: passed[one] for one in op.inputs if one in passed}
                own |= {one: position for one in op.inputs if (node, one) in savers}
            elif op.name == _DETACH and op.inputs:
                last = own.get(op.inputs[0], passed.get(op.inputs[0]))
                row = rows[op.inputs[0]]
                if last is not None and (row.death is None or row.death > position + 1):
                    found[last] = op.inputs[0], row.death
    return found


def _savers(recording: Recording) -> set[tuple[int, int]]:
    """Return (node, storage) of memory that the forward made and a node saves."""
    rows, tensors = recording.storages, recording.tensors
    owners = (
        (save.node, tensors[save.tensor].storage)
        for save in recording.saves
        if save.tensor is not None
    )
    return {
        (node, storage)
        for node, storage in owners
        if storage is not None and rows[storage].birth is not None
        if rows[storage].category is Category.ACTIVATION
    }


_DETACH = "aten::detach"


def _meeting_nodes(recording: Recording) -> set[int]:
    """Return the nodes with an input that a later node uses, too: their gradients meet others."""
    last: dict[int, int] = {}
    for edge in recording.edges:
        last[edge.producer] = max(edge.consumer, last.get(edge.producer, 0))
    return {edge.consumer for edge in recording.edges if edge.consumer < last[edge.producer]}


def waiting_nodes(index: Index) -> dict[int | None, list[int]]:
    """Map checkpointed regions to the nodes that wait for their recomputation."""
    nodes = index.recording.nodes
    waiting = {save.node for save in index.recording.saves if save.kind is _RECOMPUTED}
    own = [node for node in sorted(waiting) if nodes[node].kind is not _CHECKPOINT]
    found: dict[int | None, list[int]] = defaultdict(list)
    for node in own:
        found[nodes[node].region].append(node)
    own = [node for inside in found.values() for node in inside]
    for row in nodes:
        if row.kind is _CHECKPOINT and row.region not in found:
            found[row.region] = [
                node
                for node in own
                if row.module is None or is_inside(index, nodes[node].module, row.module)
            ]
    return found


def with_gradients(recording: Recording) -> frozenset[int | None]:
    """Return the storages of tensors that require grad."""
    leaves = (node.variable for node in recording.nodes if node.variable is not None)
    made = (output for op in recording.ops if op.node is not None for output in op.outputs)
    # Recordings know no node for the op that writes into a view of memory without a gradient.
    passed = (edge.tensor for edge in recording.edges if edge.tensor is not None)
    return frozenset(recording.tensors[tensor].storage for tensor in (*leaves, *made, *passed))


def backward_uses(recording: Recording, ran_for: Sequence[int | None]) -> dict[int, list[int]]:
    """Map storages to the ops of backwards that receive them."""
    return ops_by_storage(
        (position, recording.ops[position].inputs)
        for position, node in enumerate(ran_for)
        if node is not None
    )
