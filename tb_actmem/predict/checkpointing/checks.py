"""Refuses calls that cannot be checkpointed."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence, Set

from tb_actmem.analysis.index import Index, derived
from tb_actmem.analysis.index.flops import operator
from tb_actmem.analysis.index.modules import is_inside
from tb_actmem.analysis.index.storages import OWN, is_of_region
from tb_actmem.errors import PredictError
from tb_actmem.model import Argument, NodeKind, PhaseKind, Recording, SaveKind
from tb_actmem.model.rows import INTO_BUFFER, PUT_INTO
from tb_actmem.predict.checkpointing.buffers import check_buffers
from tb_actmem.predict.checkpointing.step import Step


def check_traced(step: Step, calls: Iterable[int]) -> None:
    """Refuse calls inside a compiled region, of which a recording has no ops."""
    for call in step.traced.intersection(calls):
        raise PredictError(f"{step.names[call]} is {IN_REGION}")


def ops_inside(recording: Recording, calls: Iterable[int]) -> set[int]:
    """Return the ops that ran in some calls."""
    return {
        position
        for call in calls
        for position in range(recording.modules[call].first_op, recording.modules[call].end_op)
    }


IN_REGION = (
    "inside a region of torch.compile, whose ops are not recorded: record the step without "
    "torch.compile, or compile each module by itself with module.compile()."
)


def has_regions(recording: Recording) -> bool:
    """Tell whether a compiled region saves something."""
    return any(is_of_region(recording, save) for save in range(len(recording.saves)))


def check_call(step: Step, call: int, nodes: frozenset[int], kept: Collection[int] = ()) -> None:
    """Refuse a call that a checkpoint could not run, or whose result a checkpoint would change.

    ``kept``: the ops that it does not recompute.
    """
    recording = step.recording
    row, name = recording.modules[call], step.names[call]
    inside = range(row.first_op, row.end_op)
    check_traced(step, [call])
    if runs_in_checkpoint(step, call, nodes):
        other = "" if nodes else ", or a backward hook runs it again, as for cached gradients"
        raise PredictError(
            f"{name} runs inside a checkpoint already{other}: name a module around it, or record "
            "the step without that and name the modules of both."
        )
    if not hooked_nodes(step.index).isdisjoint(nodes):
        raise PredictError(
            f"{name} saves the result of a pack hook, and a checkpoint would replace the hook: "
            "record the step without the hook."
        )
    if step.packed.isdisjoint(save for node in nodes for save in step.saves[node]):
        return  # it is never recomputed
    if bisect_left(step.starts, inside.start) < bisect_left(step.starts, inside.stop):
        raise PredictError(
            f"{name} runs a backward inside its forward, for which a checkpoint would recompute "
            "it there: name modules inside it."
        )
    # Inside another checkpoint torch raises nothing, and runs such an op twice on the same memory.
    for at in inside:
        into = step.written.get(at, ())
        if any(is_from_outside(step, storage, row.first_op) for storage in into):
            raise PredictError(
                f"{name} writes into its input ({operator(recording.ops[at].name).name}), and a "
                "checkpoint would recompute it from the new values: pass it a copy."
            )
    _check_jagged(step, call, nodes)
    check_buffers(step, call, nodes, kept)


@derived
def hooked_nodes(index: Index) -> frozenset[int]:
    """Return the nodes whose saved tensors pack hooks of the program received."""
    recording = index.recording
    notes = (note for note in recording.meta.notes if note.code == "hooked-saves")
    values = (value for note in notes for _, value in note.values if isinstance(value, tuple))
    names = {name for of in values for name in of}
    calls = {at for at, row in enumerate(recording.modules) if row.fqn in names}
    return frozenset(
        save.node
        for save in recording.saves
        if save.kind is SaveKind.PACKED
        or (save.kind is SaveKind.SAVED and recording.nodes[save.node].module in calls)
    )


def _check_jagged(step: Step, call: int, nodes: Iterable[int]) -> None:
    """Refuse a call that makes the offsets of a jagged tensor, which are the symbol of its size:
    torch compares the sizes of recomputed tensors."""
    recording, saves, rows = step.recording, step.recording.saves, step.recording.storages
    row, of = recording.modules[call], (save for node in nodes for save in step.saves[node])
    parts = {step.saved[save] for save in of if _RAGGED.search(saves[save].slot)}
    births = (rows[one].birth for one in parts if one is not None)
    # A dispatch mode first sees the result of torch.tensor where torch lifts it.
    lifted = (op.inputs for op in recording.ops[row.first_op : row.end_op] if op.name == _LIFTS)
    if any(birth is not None and row.first_op <= birth < row.end_op for birth in births) or any(
        not parts.isdisjoint(inputs) for inputs in lifted
    ):
        raise PredictError(
            f"{step.names[call]} makes the offsets of a jagged tensor, and torch raises "
            "CheckpointError for tensors that are recomputed with other offsets: make them outside "
            "and pass them."
        )


_LIFTS = "aten::lift_fresh"
_RAGGED = re.compile(r"\._(offsets|lengths)$")
"""The slots of the parts that tell a jagged tensor's size."""


def check_arguments(
    step: Step, call: int, asking: Collection[int], arguments: Sequence[Argument]
) -> None:
    """Refuse a call whose arguments are overwritten before its checkpoint recomputes it."""
    tensors, storages = step.recording.tensors, step.recording.storages
    given = {tensors[argument.tensor].storage for argument in arguments}
    own = {one for one in given if one is not None and storages[one].category in OWN}
    op = written_meanwhile(step, call, asking, given - own)
    if op is not None:
        name = step.names[call]
        raise PredictError(
            f"{operator(step.recording.ops[op].name).name} writes into an argument of {name} "
            f"after {name} has run, and a checkpoint would recompute it from the new values: pass "
            f"{name} a copy, or checkpoint a module around both."
        )


def check_received(step: Step, call: int, ops: range, given: Collection[int | None]) -> None:
    """Refuse a call that uses memory that it did not receive, and that only the graph holds later:
    a recomputation cannot find it again."""
    rows, own = step.recording.storages, {*given}
    for op in (step.recording.ops[at] for at in ops):
        for one in {*op.inputs} - own:
            row = rows[one]
            is_kept = row.holder is not None or row.name is not None or row.category in OWN
            is_older = row.birth is not None and row.birth < ops.start
            if is_older and not is_kept and one not in step.casts:
                raise PredictError(
                    f"{step.names[call]} uses a tensor ({operator(op.name).name}) that it did not "
                    "receive, and that nothing but the graph holds afterwards: a checkpoint would "
                    "not find it again. Pass it as an argument."
                )


def check_cached(step: Step, call: int, calls: Collection[int]) -> None:
    """Refuse a call that uses a parametrized tensor of an earlier call: a recomputation, outside of
    ``parametrize.cached()``, would compute it again."""
    owners, modules = _parametrized(step.index), step.recording.modules
    used = {modules[one].fqn for one in calls}.intersection(owners.values())
    for name in sorted(used.difference(owners.get(one) for one in calls)):
        raise PredictError(
            f"{step.names[call]} uses a parametrized tensor of {name} that parametrize.cached() "
            "kept from an earlier call, and a checkpoint would compute it again: name a module "
            "that contains the cached() block, or record the step without it."
        )


@derived
def _parametrized(index: Index) -> Mapping[int, str]:
    """Map calls that computed a parametrized tensor to the name of its module."""
    names = {
        at: f".{row.fqn}"
        for at, row in enumerate(index.recording.modules)
        if row.type_name == "ParametrizationList"
    }
    return {at: name.partition(".parametrizations.")[0][1:] for at, name in names.items()}


def check_objects(step: Step, call: int, arguments: Iterable[Argument]) -> None:
    """Refuse a call that stores tensors outside itself, such as in a cache that it receives."""
    for argument in arguments:
        if is_stored(step, argument) and not may_store_once(step, argument):
            name = step.names[call]
            place, _, type_name = argument.name.lstrip(PUT_INTO).partition(" ")
            where = f"its argument {place} ({type_name})" if type_name else place
            raise PredictError(
                f"{name} stores tensors in {where}, and would "
                "do so again when a checkpoint recomputes it: "
                + (_CACHE if type_name.endswith("Cache") else "let it return them instead.")
            )


def is_stored(step: Step, argument: Argument) -> bool:
    """Tell whether a call stored a tensor outside itself.

    Buffers are there to be changed, but not to keep a graph.
    """
    if argument.name.startswith(INTO_BUFFER):
        storage = step.recording.tensors[argument.tensor].storage
        return storage in _with_graphs(step.index)
    return argument.name.startswith(PUT_INTO)


def may_store_once(step: Step, argument: Argument) -> bool:
    """Tell whether a call may store a tensor that its recomputation does not store again.

    In an attribute that may be a tensor without a graph, such as a mask or a detached result. In an
    unknown place it may be any tensor: hooks of the forward can be gone in the backward.
    """
    place = argument.name.removeprefix(PUT_INTO)
    storage = step.recording.tensors[argument.tensor].storage
    return not place or (" " not in place and storage not in _with_graphs(step.index))


@derived
def _with_graphs(index: Index) -> frozenset[int | None]:
    """Return the storages of living tensors with a graph, and of leaves."""
    nodes, tensors = index.recording.nodes, index.recording.tensors
    found = {*(output.tensor for output in index.recording.outputs), *(n.variable for n in nodes)}
    return frozenset(tensors[tensor].storage for tensor in found if tensor is not None)


_CACHE = "set model.config.use_cache = False and record the step again."


def written_meanwhile(
    step: Step, call: int, asking: Collection[int], storages: Set[int | None]
) -> int | None:
    """Return the first op that writes into some memory between a call and its recomputation."""
    end = step.recording.modules[call].end_op
    asks = [op for node in asking for op in step.ran.get(node, ()) if op >= end]
    before = min(asks, default=len(step.recording.ops))
    writers = [step.writers.get(one, ()) for one in storages if one is not None]
    later = [ops[at] for ops in writers if (at := bisect_left(ops, end)) < len(ops)]
    first = min(later, default=before)
    return first if first < before else None


def check_given_once(
    step: Step, around: str, nodes: Iterable[int], *, copies: bool = False
) -> None:
    """Refuse hooks around a checkpointed attention that receives one tensor as several arguments.

    The hooks return a separate tensor for each argument, and ``nn.MultiheadAttention`` compares
    them by ``is``. A checkpoint's hooks do so for tensors that require grad. Hooks that copy do so
    for the others, too. Arguments that were separate already stay separate.
    """
    recording = step.recording
    for node in nodes:
        row = recording.nodes[node]
        if row.kind is not NodeKind.CHECKPOINT or not _gets_one_twice(step, node, copies=copies):
            continue
        for position, inner in enumerate(recording.modules):
            if inner.type_name != "MultiheadAttention" or row.module is None:
                continue
            is_here = is_inside(step.index, position, row.module)
            if is_here and not _projects_apart(recording, position):
                raise PredictError(
                    f"{inner.fqn} receives one tensor as query, key and value. With a checkpoint "
                    f"of its own inside {around}, its recomputation would receive three, and "
                    'torch raises CheckpointError ("Recomputed values have different metadata"): '
                    "choose one of the two."
                )


def _projects_apart(recording: Recording, attention: int) -> bool:
    """Tell whether an attention split its weight: it does so for three separate arguments.

    Equal views of one tensor are separate, and the recording does not tell them from one tensor.
    """
    row, ops = recording.modules[attention], recording.ops
    return any(
        ops[at].name == _SPLIT and ops[at].module == attention
        for at in range(row.first_op, row.end_op)
    )


_SPLIT = "aten::split.Tensor"


def _gets_one_twice(step: Step, checkpoint: int, *, copies: bool) -> bool:
    tensors = step.recording.tensors
    saves = (step.recording.saves[save] for save in step.saves[checkpoint])
    windows = Counter(
        tensors[save.tensor]
        for save in saves
        if save.tensor is not None and save.kind is SaveKind.SAVED
    )
    return any(
        count > 1 and (copies or window.storage in step.with_gradients)
        for window, count in windows.items()
    )


@derived
def _called_in_backwards(index: Index) -> frozenset[str]:
    """Return the names of the modules that a backward called."""
    phases = [phase for phase in index.recording.phases if phase.kind is PhaseKind.BACKWARD]
    return frozenset(
        row.fqn
        for row in index.recording.modules
        if any(phase.first_op <= row.first_op < phase.end_op for phase in phases)
    )


def runs_in_checkpoint(step: Step, call: int, nodes: Collection[int]) -> bool:
    """Tell whether a call, which made these nodes, is a part of a checkpoint.

    A reentrant checkpoint makes no nodes in the forward: the backward calls the module again.
    """
    recording = step.recording
    if not nodes:
        return recording.modules[call].fqn in _called_in_backwards(step.index)
    checkpoints = [node for node in nodes if recording.nodes[node].kind is NodeKind.CHECKPOINT]
    around = _regions_of(step, call)
    if not around <= {None, *(recording.nodes[node].region for node in checkpoints)}:
        return True
    return bool(around) and None not in around and not _outermost(step, checkpoints)


def is_one_checkpoint(step: Step, call: int, nodes: Iterable[int]) -> bool:
    """Tell whether a checkpoint of the program has all nodes of a call, and nothing else.

    It is inside the call or around it: the recording does not tell which. A second checkpoint has
    the same effect in both cases.
    """
    around = _regions_of(step, call)
    return bool(around) and None not in around and len(_outermost(step, nodes)) == 1


def _outermost(step: Step, nodes: Iterable[int]) -> list[int]:
    """Return the checkpoints among some nodes that keep their arguments: they are inside no other
    one."""
    recording = step.recording
    return [
        node
        for node in nodes
        if recording.nodes[node].kind is NodeKind.CHECKPOINT
        if any(recording.saves[save].kind is SaveKind.SAVED for save in step.saves[node])
    ]


def _regions_of(step: Step, call: int) -> set[int | None]:
    """Return the checkpoints in which a call made nodes; None: it made some in no checkpoint."""
    row, ops = step.recording.modules[call], step.recording.ops
    return {op.region for op in ops[row.first_op : row.end_op] if op.node is not None}


def is_from_outside(step: Step, storage: int, op: int) -> bool:
    """Tell whether memory was made neither by the model nor by an op from this one on."""
    row = step.recording.storages[storage]
    return row.category not in OWN and (row.birth is None or row.birth < op)
