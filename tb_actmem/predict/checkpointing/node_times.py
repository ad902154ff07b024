"""When nodes save, run their backward and release their saves.

A node saves at the op before which a pack hook around it would receive the tensor.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Sequence

from tb_actmem.analysis.index import Index, derived, latest, positions_by
from tb_actmem.analysis.index.modules import is_inside
from tb_actmem.analysis.index.nodes import last_op_of_nodes, saves_of
from tb_actmem.analysis.index.storages import is_region, saved_storages
from tb_actmem.model import (
    Holder,
    NodeKind,
    Op,
    Phase,
    PhaseKind,
    Recording,
    Save,
    SaveKind,
    Storage,
)

_SAVED, _RECOMPUTED, _BACKWARD = SaveKind.SAVED, SaveKind.RECOMPUTED, PhaseKind.BACKWARD
_CHECKPOINT, _CUSTOM = NodeKind.CHECKPOINT, NodeKind.CUSTOM_FUNCTION


def is_packed(recording: Recording, save: Save) -> bool:
    """Tell whether a pack hook around its node would receive this save.

    The inputs of a checkpoint inside another one are not packed.
    """
    is_nested = save.slot.count("[") > 1
    inner = recording.nodes[save.node].kind is _CHECKPOINT
    return save.kind is _SAVED and not (inner and is_nested)


def packed_at(index: Index, position: int) -> float:
    """Return the op before which a save is packed; half an op more: after the op before.

    An input of an op is packed before the op runs, an output after it.
    """
    recording = index.recording
    node = recording.saves[position].node
    row, first = recording.nodes[node], last_op_of_nodes(index).get(node)
    call = None if row.module is None else recording.modules[row.module]
    if row.kind is _CHECKPOINT:
        return region_begin(index, node, 0 if call is None else call.end_op)
    if first is None:
        return 0 if call is None else max(call.first_op, call.end_op - 0.5)
    if row.kind is _CUSTOM:
        return max(first, custom_end(index, node) - 0.5)
    return first + 0.5 if is_result(index, position, first) else first


def region_begin(index: Index, checkpoint: int, region_end: int) -> int:
    """Return where a checkpoint begins: where it keeps its random state.

    Without a state, that is its first op. Its first ops may belong to checkpoints inside it, even
    all of them.
    """
    recording, row = index.recording, index.recording.nodes[checkpoint]
    births = [recording.storages[state].birth for state in kept_states(index, checkpoint)]
    if births:
        return births[0] or 0
    first = region_end if row.module is None else recording.modules[row.module].first_op
    return _first_ops(index).get(row.region, first)


def kept_states(index: Index, checkpoint: int) -> list[int]:
    """Return the random states of the host that a checkpoint keeps."""
    kept = (saved_storages(index)[save] for save in saves_of(index, checkpoint))
    return [storage for storage in kept if storage is not None and _is_state(index, storage)]


def _is_state(index: Index, storage: int) -> bool:
    row = index.recording.storages[storage]
    return row.holder is Holder.CHECKPOINT_CACHE and is_host_state(row)


def is_host_state(row: Storage) -> bool:
    """Tell whether memory is as large as the state of a random generator on the host."""
    return (row.device, row.nbytes) == ("cpu", HOST_STATE)


HOST_STATE = 5056
"""Bytes of the state of a random generator on the host."""


@derived
def _first_ops(index: Index) -> dict[int | None, int]:
    """Map each checkpointed region to its first op."""
    ops = index.recording.ops
    return {op.region: at for at, op in reversed([*enumerate(ops)])}


def custom_end(index: Index, node: int) -> int:
    """Return the latest end of a custom Function's forward; 0: it ran no op.

    Its node exists before its ops run, and packs its saves after them.
    """
    ops, first = index.recording.ops, last_op_of_nodes(index).get(node)
    if first is None:
        return 0
    after = range(first + 1, len(ops))
    return next((op for op in after if _is_behind(ops[op], ops[first])), len(ops))


def _is_behind(op: Op, first: Op) -> bool:
    return op.node is not None or op.module != first.module


def is_result(index: Index, position: int, op: int) -> bool:
    """Tell whether a node saves an output of its op, not an input."""
    save, storage = index.recording.saves[position], saved_storages(index)[position]
    made_here = storage is not None and index.recording.storages[storage].birth == op
    return made_here or save.slot.startswith("result")


def stop(index: Index, region_end: int, savers: Sequence[int]) -> tuple[int, int, bool]:
    """Find where torch stops a recomputation: (the op at which it stops, the end of the ops that
    run, whether an inner checkpoint begins there).

    It stops where the last of all saves is packed. An input of an op is packed before the op runs,
    an output after it.
    """
    recording = index.recording
    ops = last_op_of_nodes(index)
    stops = [(0, 0)]
    for node in savers:
        row = recording.nodes[node]
        first = ops.get(node)
        if row.kind is _CHECKPOINT:
            first = region_begin(index, node, region_end)
            stops.append((first - 1, first))  # it packs before it calls the module in it
        elif first is None:
            stops.append((region_end - 1, region_end))
        elif row.kind is _CUSTOM:
            end = min(custom_end(index, node), region_end)
            stops.append((end - 1, end))
        else:
            keeps_result = any(is_result(index, save, first) for save in saves_of(index, node))
            stops.append((first, first + keeps_result))
    last, end = max(stops, key=lambda stop: (stop[1], stop[0]))
    checkpoints = (node for node in savers if recording.nodes[node].kind is _CHECKPOINT)
    at_inner = any(region_begin(index, node, 0) == end for node in checkpoints)
    return last, end, end < region_end and at_inner


@derived
def is_told(index: Index) -> bool:
    """Tell whether the recording knows for any op to which node's backward it belongs."""
    return any(op.backward_of is not None for op in index.recording.ops)


@derived
def ran_for(index: Index) -> Sequence[int | None]:
    """Map every op to the node in whose backward it ran, guessed if the recording does not know."""
    if is_told(index):
        return [op.backward_of for op in index.recording.ops]
    return _guessed(index)


def _guessed(index: Index) -> list[int | None]:
    """Guess: an op runs for the last node, up to the previous op's, that saved one of the op's
    inputs.

    An engine runs the nodes from the last to the first. Ops that use nothing saved belong to the
    node of the op before them.
    """
    recording = index.recording
    keepers: dict[int, list[int]] = defaultdict(list)
    for save, storage in zip(recording.saves, saved_storages(index), strict=True):
        if storage is not None:
            keepers[storage].append(save.node)
    found: list[int | None] = [None] * len(recording.ops)
    for phase in backwards(index):
        at = len(recording.nodes)
        for position in range(phase.first_op, phase.end_op):
            used = (keepers.get(storage, ()) for storage in recording.ops[position].inputs)
            fitting = [node for nodes in used for node in nodes if node <= at]
            at = max(fitting, default=at)
            found[position] = at if at < len(recording.nodes) else None
    return found


@derived
def backward_ops(index: Index) -> dict[int, list[int]]:
    """Map every node to the ops that ran in its backward."""
    return positions_by(ran_for(index))


def last_own(index: Index, ran: Sequence[int]) -> int:
    """Return the last op of a node's backward before the engine adds its gradients to others."""
    last = len(ran) - 1
    while last and ran[last] in _sums(index):
        last -= 1
    return ran[last]


@derived
def _sums(index: Index) -> frozenset[int]:
    """Return the ops that add a node's gradient to the one that another node computed.

    The engine runs them after the node has released its saves.
    """
    recording = index.recording
    computed: dict[int | None, int] = {}  # storage → the node that computed it last
    used: dict[int, set[int]] = {}
    found: set[int] = set()
    for position, node in enumerate(ran_for(index)):
        if node is None:
            continue
        op = recording.ops[position]
        for gradient in op.inputs[:1] if op.name in _ADDITIONS else ():
            if computed.get(gradient, node) != node and gradient not in used.get(node, ()):
                found.add(position)
        used.setdefault(node, set()).update(op.inputs)
        for output in op.outputs:
            computed[recording.tensors[output].storage] = node
    return frozenset(found)


_ADDITIONS = {"aten::add.Tensor", "aten::add_.Tensor"}


def backwards(index: Index) -> list[Phase]:
    """Return the phases in which a backward ran."""
    return [phase for phase in index.recording.phases if phase.kind is _BACKWARD]


@derived
def releases(index: Index) -> list[int | None]:
    """Map every node to the number of ops after which it released its saves; None: it never did.

    A node whose backward ran no op of its own released them when the node after it had: an engine
    runs the nodes from the last to the first. A node whose last backward retained the graph
    released them with the graph.
    """
    recording = index.recording
    last = {node: ops[-1] for node, ops in backward_ops(index).items()}
    phases = backwards(index)
    behind = [phase.first_op for phase in phases]
    found: list[int | None] = [None] * len(recording.nodes)
    for position in reversed(range(len(recording.nodes))):
        backward = recording.nodes[position].backward
        if backward is None or backward >= len(phases):
            continue
        if position in last:
            if last[position] < phases[backward].first_op:  # an earlier backward retained the graph
                found[position] = _end_of_graph(index, position, phases[backward].first_op)
                continue
            found[position] = last_own(index, backward_ops(index)[position]) + 1
            behind[backward] = last[position] + 1
        else:
            found[position] = behind[backward]
    for position, node in enumerate(recording.nodes):
        if node.kind is _CHECKPOINT:
            found[position] = latest(
                [found[inner] for inner in regions_nodes(index).get(node.region, ())]
            )
    return found


@derived
def drops(index: Index) -> list[int | None]:
    """Map every node to the number of ops after which only its own backward holds its saves.

    A compiled region takes its saves off its node before its first op. Others keep them there.
    """
    recording, ops = index.recording, backward_ops(index)
    found = [*releases(index)]
    for node, row in enumerate(recording.nodes):
        if is_region(row) and node in ops and found[node] == last_own(index, ops[node]) + 1:
            phase = next(one for one in reversed(backwards(index)) if one.first_op <= ops[node][-1])
            found[node] = ops[node][bisect_left(ops[node], phase.first_op)] + 1
    return found


def _end_of_graph(index: Index, node: int, after: int) -> int | None:
    """Return after how many ops a node was gone that was still there at some op; None: unknown.

    None of its saved tensors died before it.
    """
    storages, rows = saved_storages(index), index.recording.storages
    saved = (storages[save] for save in saves_of(index, node) if storages[save] is not None)
    deaths = [rows[storage].death for storage in saved if storage is not None]
    return min((death for death in deaths if death is not None and death > after), default=None)


@derived
def regions_nodes(index: Index) -> dict[int | None, list[int]]:
    """Map every checkpointed region to its nodes that wait for recomputed tensors.

    If only regions inside it have such nodes, use these.
    """
    recording = index.recording
    waiting = {save.node for save in recording.saves if save.kind is _RECOMPUTED}
    found: dict[int | None, list[int]] = defaultdict(list)
    for position in sorted(waiting):
        if recording.nodes[position].kind is not _CHECKPOINT:
            found[recording.nodes[position].region].append(position)
    own = [node for nodes in found.values() for node in nodes]
    for row in recording.nodes:
        if row.kind is _CHECKPOINT and row.region not in found:
            found[row.region] = [
                node
                for node in own
                if row.module is None or is_inside(index, recording.nodes[node].module, row.module)
            ]
    return found
