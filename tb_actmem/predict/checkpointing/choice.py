"""Resolves the patterns of a prediction to module calls and ops, and refuses calls that cannot be
checkpointed."""

from __future__ import annotations

import difflib
import re
from bisect import bisect_left
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence, Set
from fnmatch import fnmatchcase

from tb_actmem.analysis.index import Index, derived, fqn
from tb_actmem.analysis.index.flops import operator, written
from tb_actmem.analysis.index.modules import is_inside, traced_calls
from tb_actmem.analysis.index.nodes import saves_of
from tb_actmem.analysis.index.storages import OWN, is_of_region
from tb_actmem.errors import PredictError
from tb_actmem.model import Argument, NodeKind, PhaseKind, Recording, Save, SaveKind
from tb_actmem.model.rows import INTO_BUFFER, PUT_INTO
from tb_actmem.predict.checkpointing.buffers import check_buffers
from tb_actmem.predict.checkpointing.node_times import backward_ops, backwards
from tb_actmem.predict.rewriting.rewritten import Rewrites, predictable


def chosen_calls(recording: Recording, patterns: Sequence[str]) -> list[int]:
    """Return the calls in a forward of the modules that match the patterns.

    ``*`` matches one part of a name: ``h.*`` matches the blocks, not their submodules. ``**``
    matches any number of parts. Raises PredictError for a pattern that matches no call, or one
    inside a compiled region.
    """
    calls = forward_calls(recording)
    found: set[int] = set()
    for pattern in patterns:
        matches = _expression(pattern).fullmatch
        fitting = {call for call in calls if matches(recording.modules[call].fqn)}
        if not fitting:
            raise PredictError(_no_match(recording, calls, pattern), code="no-match")
        found |= fitting
    check_traced(Index(recording), found)
    return sorted(found)


def chosen_rewrites(index: Index, patterns: Sequence[str]) -> Rewrites:
    """Return the rewrites of a prediction, as `predictable`."""
    rows = index.recording.modules
    return predictable(
        index,
        {
            pattern: {rows[call].fqn for call in chosen_calls(index.recording, [pattern])}
            for pattern in patterns
        },
    )


def check_traced(index: Index, calls: Iterable[int]) -> None:
    """Refuse calls inside a compiled region, of which a recording has no ops."""
    for call in traced_calls(index).intersection(calls):
        raise PredictError(f"{fqn(index.recording, call)} is {IN_REGION}")


def ops_inside(recording: Recording, calls: Iterable[int]) -> set[int]:
    """Return the ops that ran in some calls."""
    return {
        position
        for call in calls
        for position in range(recording.modules[call].first_op, recording.modules[call].end_op)
    }


def chosen_ops(recording: Recording, calls: Sequence[int], patterns: Sequence[str]) -> set[int]:
    """Return the ops of some calls that match the patterns.

    ``addmm``, ``aten.addmm`` and ``aten.addmm.default`` name the same op. ``mm*`` matches every
    name that begins with ``mm``. Raises PredictError for a pattern that matches no op of the calls.
    """
    inside = ops_inside(recording, calls)
    spellings = {
        name: _spellings(name) for name in {recording.ops[position].name for position in inside}
    }
    found: set[str] = set()
    for pattern in patterns:
        fitting = {
            name for name, ways in spellings.items() if any(fnmatchcase(w, pattern) for w in ways)
        }
        if not fitting:
            raise PredictError(_no_op(spellings, pattern), code="no-match")
        found |= fitting
    return {position for position in inside if recording.ops[position].name in found}


def _spellings(name: str) -> tuple[str, ...]:
    """Return the spellings of an op: with and without its namespace and its overload."""
    namespace, plain, overload = operator(name)
    ways = plain, f"{plain}.{overload or 'default'}"
    return (name, *ways, *(f"{namespace}.{way}" for way in ways))


def _no_op(spellings: Mapping[str, Sequence[str]], pattern: str) -> str:
    plain = sorted({ways[1] for ways in spellings.values()})
    near = difflib.get_close_matches(pattern.rpartition("::")[2], plain, n=1, cutoff=0)
    hint = f"; the closest is {near[0]!r}" if near else ""
    return f"No op of the checkpointed calls matches {pattern!r}{hint}."


def forward_calls(recording: Recording) -> list[int]:
    """Return the module calls that ran in a forward, in order."""
    forwards = [phase for phase in recording.phases if phase.kind is PhaseKind.FORWARD]
    return [
        position
        for position, call in enumerate(recording.modules)
        if any(phase.first_op <= call.first_op < phase.end_op for phase in forwards)
    ]


def _expression(pattern: str) -> re.Pattern[str]:
    parts = re.split(r"(\*+)", pattern)
    ways = {"*": r"[^.]+", "**": r".+"}
    return re.compile("".join(ways.get(part) or re.escape(part) for part in parts), re.DOTALL)


def _no_match(recording: Recording, calls: Sequence[int], pattern: str) -> str:
    names = [*dict.fromkeys(fqn for call in calls if (fqn := recording.modules[call].fqn))]
    if not calls:
        return "The recording has no module calls: record it with record(model)."
    if not names:
        return "The forward called no module inside the model: only the model itself."
    near = difflib.get_close_matches(pattern, names, n=1, cutoff=0)
    found = f"No module call of the forward matches {pattern!r}; the closest is {near[0]!r}."
    return f"{found} It may be {IN_REGION}" if has_regions(recording) else found


IN_REGION = (
    "inside a region of torch.compile, whose ops are not recorded: record the step without "
    "torch.compile, or compile each module by itself with module.compile()."
)


def has_regions(recording: Recording) -> bool:
    """Tell whether a compiled region saves something."""
    return any(is_of_region(recording, save) for save in range(len(recording.saves)))


def check_call(index: Index, call: int, nodes: frozenset[int], saves: Sequence[Save]) -> None:
    """Refuse a call that a checkpoint could not run, or whose result a checkpoint would change."""
    recording = index.recording
    row, name = recording.modules[call], fqn(recording, call)
    inside = range(row.first_op, row.end_op)
    check_traced(index, [call])
    if runs_in_checkpoint(index, call, nodes):
        raise PredictError(f"{name} runs inside a checkpoint already: name a module around it.")
    if any(save.kind is SaveKind.PACKED for save in saves):
        raise PredictError(
            f"{name} saves the result of a pack hook, and a checkpoint would replace the hook: "
            "record the step without the hook."
        )
    if any(phase.first_op in inside for phase in backwards(index)):
        raise PredictError(
            f"{name} runs a backward inside its forward, for which a checkpoint would recompute "
            "it there: name modules inside it."
        )
    for op in (recording.ops[position] for position in inside):
        if any(is_from_outside(index, storage, row.first_op) for storage in written(recording, op)):
            raise PredictError(
                f"{name} writes into its input ({operator(op.name).name}), and a checkpoint would "
                "recompute it from the new values: pass it a copy."
            )
    check_buffers(index, call, saves)


def check_arguments(
    index: Index, call: int, asking: Collection[int], arguments: Sequence[Argument]
) -> None:
    """Refuse a call whose arguments are overwritten before its checkpoint recomputes it."""
    tensors, storages = index.recording.tensors, index.recording.storages
    given = {tensors[argument.tensor].storage for argument in arguments}
    own = {one for one in given if one is not None and storages[one].category in OWN}
    op = next(written_meanwhile(index, call, asking, given - own - {None}), None)
    if op is not None:
        name = fqn(index.recording, call)
        raise PredictError(
            f"{operator(index.recording.ops[op].name).name} writes into an argument of {name} "
            f"after {name} has run, and a checkpoint would recompute it from the new values: pass "
            f"{name} a copy, or checkpoint a module around both."
        )


def check_objects(index: Index, call: int, arguments: Iterable[Argument]) -> None:
    """Refuse a call that stores tensors outside itself, such as in a cache that it receives."""
    for argument in arguments:
        if is_stored(argument) and not may_store_once(index, argument):
            name = fqn(index.recording, call)
            place, _, type_name = argument.name.removeprefix(PUT_INTO).partition(" ")
            where = f"its argument {place} ({type_name})" if type_name else place
            raise PredictError(
                f"{name} stores tensors in {where}, and would "
                "do so again when a checkpoint recomputes it: "
                + (_CACHE if type_name.endswith("Cache") else "let it return them instead.")
            )


def is_stored(argument: Argument) -> bool:
    """Tell whether a call stored a tensor outside itself; buffers are there to be changed."""
    return argument.name.startswith(PUT_INTO) and not argument.name.startswith(INTO_BUFFER)


def may_store_once(index: Index, argument: Argument) -> bool:
    """Tell whether a call may store a tensor that its recomputation does not store again.

    In an attribute that may be a tensor without gradients, such as a mask. In an unknown place it
    may be any tensor: hooks of the forward can be gone in the backward.
    """
    place = argument.name.removeprefix(PUT_INTO)
    storage = index.recording.tensors[argument.tensor].storage
    return not place or (" " not in place and storage not in _with_gradients(index))


_CACHE = "set model.config.use_cache = False and record the step again."


def written_meanwhile(
    index: Index, call: int, asking: Collection[int], storages: Set[int | None]
) -> Iterator[int]:
    """Return the ops that write into some memory between a call and its recomputation."""
    end = index.recording.modules[call].end_op
    writes = _writes(index)
    asks = [op for node in asking for op in backward_ops(index).get(node, ()) if op >= end]
    first = bisect_left(writes, (end,))
    for op, into in writes[first : bisect_left(writes, (min(asks),)) if asks else None]:
        if storages & set(into):
            yield op


@derived
def _writes(index: Index) -> list[tuple[int, tuple[int, ...]]]:
    """Return the ops that write into memory they received, each with this memory."""
    ops = index.recording.ops
    found = ((position, written(index.recording, op)) for position, op in enumerate(ops))
    return [(position, into) for position, into in found if into]


def check_given_once(
    index: Index, around: str, nodes: Iterable[int], *, copies: bool = False
) -> None:
    """Refuse hooks around a checkpointed attention that receives one tensor as several arguments.

    The hooks return a separate tensor for each argument, and ``nn.MultiheadAttention`` compares
    them by ``is``. A checkpoint's hooks do so for tensors that require grad. Hooks that copy do so
    for the others, too.
    """
    recording = index.recording
    for node in nodes:
        row = recording.nodes[node]
        if row.kind is not NodeKind.CHECKPOINT or not _gets_one_twice(index, node, copies=copies):
            continue
        for position, inner in enumerate(recording.modules):
            is_attention = inner.type_name == "MultiheadAttention"
            if is_attention and row.module is not None and is_inside(index, position, row.module):
                raise PredictError(
                    f"{inner.fqn} receives one tensor as query, key and value. With a checkpoint "
                    f"of its own inside {around}, its recomputation would receive three, and "
                    'torch raises CheckpointError ("Recomputed values have different metadata"): '
                    "choose one of the two."
                )


def _gets_one_twice(index: Index, checkpoint: int, *, copies: bool) -> bool:
    tensors = index.recording.tensors
    saves = (index.recording.saves[save] for save in saves_of(index, checkpoint))
    windows = Counter(
        tensors[save.tensor]
        for save in saves
        if save.tensor is not None and save.kind is SaveKind.SAVED
    )
    return any(
        count > 1 and (copies or window.storage in _with_gradients(index))
        for window, count in windows.items()
    )


@derived
def _with_gradients(index: Index) -> set[int | None]:
    """Return the memory of tensors that require grad: their op has a node, or they are leaves."""
    recording = index.recording
    leaves = (node.variable for node in recording.nodes if node.variable is not None)
    made = (output for op in recording.ops if op.node is not None for output in op.outputs)
    return {recording.tensors[tensor].storage for tensor in (*leaves, *made)}


@derived
def _called_in_backwards(index: Index) -> frozenset[str]:
    """Return the names of the modules that a backward called."""
    modules, phases = index.recording.modules, backwards(index)
    return frozenset(
        row.fqn
        for row in modules
        if any(phase.first_op <= row.first_op < phase.end_op for phase in phases)
    )


def runs_in_checkpoint(index: Index, call: int, nodes: Collection[int]) -> bool:
    """Tell whether a call, which made these nodes, is a part of a checkpoint.

    A reentrant checkpoint makes no nodes in the forward: the backward calls the module again.
    """
    recording = index.recording
    if not nodes:
        return recording.modules[call].fqn in _called_in_backwards(index)
    checkpoints = [node for node in nodes if recording.nodes[node].kind is NodeKind.CHECKPOINT]
    around = _regions_of(index, call)
    if not around <= {None, *(recording.nodes[node].region for node in checkpoints)}:
        return True
    return bool(around) and None not in around and not _outermost(index, checkpoints)


def is_one_checkpoint(index: Index, call: int, nodes: Iterable[int]) -> bool:
    """Tell whether a checkpoint of the program has all nodes of a call, and nothing else.

    It is inside the call or around it: the recording does not tell which. A second checkpoint has
    the same effect in both cases.
    """
    around = _regions_of(index, call)
    return bool(around) and None not in around and len(_outermost(index, nodes)) == 1


def _outermost(index: Index, nodes: Iterable[int]) -> list[int]:
    """Return the checkpoints among some nodes that keep their arguments: they are inside no other
    one."""
    recording = index.recording
    return [
        node
        for node in nodes
        if recording.nodes[node].kind is NodeKind.CHECKPOINT
        if any(recording.saves[save].kind is SaveKind.SAVED for save in saves_of(index, node))
    ]


def _regions_of(index: Index, call: int) -> set[int | None]:
    """Return the checkpoints in which a call made nodes; None: it made some in no checkpoint."""
    row, ops = index.recording.modules[call], index.recording.ops
    return {op.region for op in ops[row.first_op : row.end_op] if op.node is not None}


def is_from_outside(index: Index, storage: int, op: int) -> bool:
    """Tell whether memory was made neither by the model nor by an op from this one on."""
    row = index.recording.storages[storage]
    return row.category not in OWN and (row.birth is None or row.birth < op)
