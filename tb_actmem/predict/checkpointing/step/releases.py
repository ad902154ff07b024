"""The ops at which nodes release their saved tensors, and at which other memory would die."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import defaultdict
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from tb_actmem.analysis.index import latest
from tb_actmem.analysis.index.storages import KEPT_KINDS, OWN, is_region
from tb_actmem.model import (
    Category,
    Holder,
    NodeKind,
    Phase,
    PhaseKind,
    Recording,
    SaveKind,
)
from tb_actmem.predict.checkpointing.step.forward import within

if TYPE_CHECKING:
    from tb_actmem.predict.checkpointing.step import Step


def node_releases(step: Step) -> list[int | None]:
    """Return when nodes release their saves (see `Step.releases`)."""
    nodes, phases = step.recording.nodes, step.backwards
    retained = _retained(step)
    behind = [phase.first_op for phase in phases]
    found: list[int | None] = [None] * len(nodes)
    held: dict[int, int | None] = {}
    for position in reversed(range(len(nodes))):
        backward = nodes[position].backward
        if backward is None or backward >= len(phases):
            continue
        ran, phase = step.ran.get(position), phases[backward]
        if backward in retained or (ran is None and _was_skipped(step, position, phase)):
            held[position] = _end_of_graph(step, position, phase.end_op - 1)
        elif ran is None:
            found[position] = behind[backward]
        elif ran[-1] < phase.first_op:  # an earlier backward retained the graph
            held[position] = _end_of_graph(step, position, phase.first_op)
        else:
            found[position] = step.last_own(ran) + 1
            behind[backward] = ran[-1] + 1
    for position, end in _ends_of_graphs(step, held).items():
        found[position] = end
    for position, node in enumerate(nodes):
        if node.kind is NodeKind.CHECKPOINT:
            deeper = step.deeper.get(position, ())
            inside = (step.waiting[nodes[at].region] for at in (position, *deeper))
            found[position] = latest([found[one] for of in inside for one in of])
    return found


def _ends_of_graphs(step: Step, held: Mapping[int, int | None]) -> dict[int, int | None]:
    """Return when nodes died with their graphs. ``held``: their `_end_of_graph`.

    A node holds the nodes before it. If none of its own saved tensors tells its end, it dies with
    the last node after it that is known, or else with the first one before it.
    """
    after, before = dict[int, int](), dict[int, int]()
    known = {node: end for node, end in held.items() if end is not None}
    silent = {at for at, node in enumerate(step.recording.nodes) if node.backward is None}
    within = held.keys() | silent  # a recording knows no backward of nodes that save nothing
    edges = [edge for edge in step.recording.edges if {edge.producer, edge.consumer} <= within]
    for edge in sorted(edges, key=lambda edge: edge.consumer, reverse=True):
        end = known.get(edge.consumer, after.get(edge.consumer))
        if end is not None:
            after[edge.producer] = max(end, after.get(edge.producer, end))
    for edge in sorted(edges, key=lambda edge: edge.producer):
        end = known.get(edge.producer, before.get(edge.producer))
        if end is not None:
            before[edge.consumer] = min(end, before.get(edge.consumer, end))
    return {node: known.get(node, after.get(node, before.get(node))) for node in held}


def _was_skipped(step: Step, node: int, phase: Phase) -> bool:
    """Tell whether a backward left out a node without ops: all its saved tensors outlive it.

    A backward runs only the nodes on the way to its ``inputs``.
    """
    saved = (step.saved[save] for save in step.saves[node])
    rows = [step.recording.storages[one] for one in saved if one is not None]
    deaths = [row.death for row in rows if row.birth is not None and row.category not in OWN]
    outlive = all(death is None or death >= phase.end_op for death in deaths)
    return step.is_told and bool(deaths) and outlive


def _retained(step: Step) -> set[int]:
    """Return the backwards that retained a graph which no later one freed.

    None of the tensors that their nodes saved died in them.
    """
    if all(note.code != "retained-graph" for note in step.recording.meta.notes):
        return set()
    storages, found = step.recording.storages, dict[int, list[int | None]]()
    for save, storage in zip(step.recording.saves, step.saved, strict=True):
        backward = step.recording.nodes[save.node].backward
        if storage is None or backward is None or backward >= len(step.backwards):
            continue
        row, is_saved = storages[storage], save.kind is SaveKind.SAVED
        if is_saved and row.birth is not None and row.category is Category.ACTIVATION:
            found.setdefault(backward, []).append(row.death)
    return {
        backward
        for backward, deaths in found.items()
        if all(one is None or one >= step.backwards[backward].end_op for one in deaths)
    }


def _end_of_graph(step: Step, node: int, after: int) -> int | None:
    """Return after how many ops a node was gone that was still there at some op; None: unknown.

    None of its saved tensors died before it.
    """
    saved = (step.saved[save] for save in step.saves[node])
    deaths = [step.recording.storages[one].death for one in saved if one is not None]
    return min((death for death in deaths if death is not None and death > after), default=None)


def node_drops(step: Step) -> list[int | None]:
    """Return when only their own backward holds the saves of nodes (see `Step.drops`)."""
    found = [*step.releases]
    for node, row in enumerate(step.recording.nodes):
        ran = step.ran.get(node, ())
        if is_region(row) and ran and found[node] == step.last_own(ran) + 1:
            first = step.starts[bisect_right(step.starts, ran[-1]) - 1]
            found[node] = ran[bisect_left(ran, first)] + 1
    return found


def unkept_ends(step: Step) -> list[int | None]:
    """Return when memory would die that no node saved (see `Step.unkept`)."""
    last, used = _last_releases(step), _let_go(step)
    outliving, inner = _outliving(step, last), _inner_backwards(step)
    arguments = _cached_arguments(step)
    found = []
    for storage, row in enumerate(step.recording.storages):
        end, holder = row.death, row.holder
        if storage in step.kept and holder is Holder.GRADIENT:
            holder = None  # the gradient would hold those of another node
        if storage in last and holder is Holder.PACK_HOOK:
            holder = None  # its result is among the saves
        if storage in arguments and holder is Holder.CHECKPOINT_CACHE:
            holder = None  # so is an argument
        if holder is Holder.PYTHON and end is not None and end == last.get(storage):
            begun = bisect_left(inner, row.birth or 0)
            if begun < len(inner) and inner[begun] < end:
                holder = None  # a variable of an open call held it at that backward
        is_held = holder is not None or row.category in OWN or storage in outliving
        if storage in step.casts and not is_held:
            end = step.casts[storage]
        elif row.birth is not None and not is_held:
            ends = (row.death, used.get(storage))
            end = min((one for one in ends if one is not None), default=None)
        found.append(end)
    return found


def _cached_arguments(step: Step) -> set[int]:
    """Return the memory of the keyword arguments that checkpoints keep in their caches.

    It is older than its checkpoint. The rest of a cache are kept results, which a recomputation
    takes out.
    """
    storages, begins = step.recording.storages, step.begins
    pairs = zip(step.recording.saves, step.saved, strict=True)
    cached = ((save.node, one) for save, one in pairs if save.kind is SaveKind.CACHE)
    return {
        one
        for node, one in cached
        if one is not None and node in begins and (storages[one].birth or 0) < begins[node]
    }


def _last_releases(step: Step) -> dict[int, int | None]:
    """Map saved storages to the number of ops after which their last node released them; None:
    never."""
    found: dict[int, list[int | None]] = defaultdict(list)
    for save, storage in zip(step.recording.saves, step.saved, strict=True):
        if storage is not None and save.kind in KEPT_KINDS:
            found[storage].append(step.held_until(save.node, storage))
    return {storage: latest(moments) for storage, moments in found.items()}


def _inner_backwards(step: Step) -> list[int]:
    """Return the first ops of the backwards that ran inside module calls."""
    calls = (step.recording.modules[call] for call in step.calls)
    in_one = within((row.first_op, row.end_op) for row in calls)
    return [phase.first_op for phase in step.backwards if in_one(phase.first_op)]


def _outliving(step: Step, last: Mapping[int, int | None]) -> set[int]:
    """Return the storages that outlive the last backward of all nodes that saved them.

    Something else holds them, such as a variable of the program's own loop or a graph in a cache.
    """
    ends = [phase.end_op for phase in step.backwards]
    found = set[int]()
    for storage, released in last.items():
        death = step.recording.storages[storage].death
        at = len(ends) if released is None else bisect_left(ends, released)
        if at < len(ends) and (death is None or death > ends[at]):
            found.add(storage)
    return found


def _let_go(step: Step) -> dict[int, int]:
    """Map every storage to the number of ops after which the program's forward releases it.

    That is after the last op that uses it, and not before the end of a module call that received
    it: the caller holds the arguments until then. A local variable set after the last inner call
    lives until the module's own call ends, and one of torch's ``rms_norm`` until that returns.
    """
    recording, forward = step.recording, PhaseKind.FORWARD
    found: dict[int | None, int] = {}
    for phase in recording.phases:
        for position in range(phase.first_op, phase.end_op) if phase.kind is forward else ():
            op = recording.ops[position]
            made = (recording.tensors[tensor].storage for tensor in op.outputs)
            found.update(dict.fromkeys((*op.inputs, *made), position + 1))
    last = {call.parent: position for position, call in enumerate(recording.modules)}
    for argument in recording.arguments:
        storage = recording.tensors[argument.tensor].storage
        call = recording.modules[argument.module]
        if not argument.name and call.parent is not None and last[call.parent] == argument.module:
            call = recording.modules[call.parent]
        found[storage] = max(call.end_op, found.get(storage, 0))
    for save, storage in zip(recording.saves, step.saved, strict=True):
        # A custom Function keeps everything that it saves on its ctx until its forward ends.
        if recording.nodes[save.node].kind is NodeKind.CUSTOM_FUNCTION:
            found[storage] = max(step.custom_ends[save.node], found.get(storage, 0))
    for storage, end in _variables_of_rms_norms(recording):
        found[storage] = max(end, found.get(storage, 0))
    return {storage: ran for storage, ran in found.items() if storage is not None}


_RMS_NORM = (
    *("aten::pow.Tensor_Scalar", "aten::mean.dim", "aten::add_.Scalar", "aten::rsqrt"),
    "aten::mul.Tensor",
)
"""The ops of torch's ``rms_norm`` on the CPU, before that for its weight."""

_CAST = "aten::_to_copy"


def _variables_of_rms_norms(recording: Recording) -> Iterator[tuple[int, int]]:
    """Yield the memory in variables of torch's ``rms_norm``, and after how many ops they die.

    These are the input in float32, if it was cast, and the reciprocal of the norm. They die before
    the result is cast back.
    """
    ops = recording.ops
    for first in (at for at, op in enumerate(ops) if op.name == _RMS_NORM[0]):
        end = first + len(_RMS_NORM)
        if tuple(op.name for op in ops[first:end]) != _RMS_NORM:
            continue
        is_cast = first > 0 and ops[first - 1].name == _CAST and _uses_last(recording, first)
        variables = [
            *_made(recording, first + 3),
            *(_made(recording, first - 1) if is_cast else ()),
        ]
        end += end < len(ops) and ops[end].name == _RMS_NORM[-1] and _uses_last(recording, end)
        yield from ((storage, end) for storage in variables)


def _uses_last(recording: Recording, position: int) -> bool:
    """Tell whether an op uses a result of the op before, in the same line."""
    before, op = recording.ops[position - 1 : position + 1]
    is_same_line = (op.module, op.frame) == (before.module, before.frame)
    return is_same_line and not _made(recording, position - 1).isdisjoint(op.inputs)


def _made(recording: Recording, op: int) -> set[int]:
    tensors = recording.tensors
    found = (tensors[output].storage for output in recording.ops[op].outputs)
    return {storage for storage in found if storage is not None}
