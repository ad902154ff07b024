"""The forward of a step: when nodes save, random states, and workspaces of ops.

A node saves at the op before which a pack hook around it would receive the tensor.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from itertools import accumulate

from tb_actmem.analysis.index import Index
from tb_actmem.analysis.index.devices import tensor_nbytes
from tb_actmem.analysis.index.flops import operator
from tb_actmem.analysis.index.nodes import output_tensors
from tb_actmem.analysis.index.storages import (
    is_region,
)
from tb_actmem.model import (
    COPY_SLICES,
    Category,
    Holder,
    NodeKind,
    Op,
    PhaseKind,
    Recording,
    SaveKind,
    Storage,
)

_SAVED, _RECOMPUTED, _FORWARD = SaveKind.SAVED, SaveKind.RECOMPUTED, PhaseKind.FORWARD
_LEAF, _CHECKPOINT = NodeKind.ACCUMULATE_GRAD, NodeKind.CHECKPOINT
_CUSTOM = NodeKind.CUSTOM_FUNCTION


def forward_calls(recording: Recording) -> list[int]:
    """Return the module calls that ran in a forward, in order."""
    forwards = (phase for phase in recording.phases if phase.kind is _FORWARD)
    is_forward = within((phase.first_op, phase.end_op) for phase in forwards)
    return [
        position for position, call in enumerate(recording.modules) if is_forward(call.first_op)
    ]


def within(spans: Iterable[tuple[int, int]]) -> Callable[[int], bool]:
    """Return a function that tells whether an op is in one of some spans: (first op, end)."""
    ordered = sorted(spans)
    begins = [begin for begin, _ in ordered]
    ends = [0, *accumulate((end for _, end in ordered), max)]
    return lambda op: op < ends[bisect_right(begins, op)]


def packed_saves(recording: Recording) -> frozenset[int]:
    """Return the saves that a pack hook around their node would receive."""
    inner = {node for node, row in enumerate(recording.nodes) if row.kind is _CHECKPOINT}
    return frozenset(
        position
        for position, save in enumerate(recording.saves)
        if save.kind is _SAVED and not (save.node in inner and save.slot.count("[") > 1)
    )


def ops_of_writes(
    recording: Recording,
    last_op: Mapping[int, int],
    written: Mapping[int, Sequence[int]],
    grown: frozenset[int | None],
) -> dict[int, int]:
    """Map each CopySlices to its op, which works in place on a view.

    Recordings know no node for it. It is one of the first such ops between those of the nodes
    around.
    ``written``: op → the storages that it writes into, in the order of the ops. ``grown``: the
    storages of tensors that require grad.
    """
    numbers = {
        row.sequence_nr: node
        for node, row in enumerate(recording.nodes)
        if row.sequence_nr is not None and (node in last_op or row.name == COPY_SLICES)
    }
    ops = recording.ops
    others = [at for at in written if ops[at].node is None is ops[at].backward_of]
    ends = [phase.first_op for phase in recording.phases if phase.kind is PhaseKind.BACKWARD]
    ends.append(len(ops))
    found: dict[int, int] = {}
    before, waiting = -1, list[int]()
    for _, node in (*sorted(numbers.items()), (0, None)):
        if node is not None and node not in last_op:
            waiting.append(node)
            continue
        behind = len(ops) if node is None else last_op[node]
        end = min(behind, ends[bisect_right(ends, before)])
        between = others[bisect_right(others, before) : bisect_left(others, end)]
        writes = [at for at in between if not grown.isdisjoint(written[at])]
        # Memory that only views were written into may not be known to require grad.
        found |= zip(waiting, writes if len(writes) >= len(waiting) else between, strict=False)
        waiting, before = [], max(before, behind)
    return found


def saved_results(
    recording: Recording, saved: Sequence[int | None], last_op: Mapping[int, int]
) -> frozenset[int]:
    """Return the saves of an output of their node's op."""
    births = [row.birth for row in recording.storages]
    return frozenset(
        position
        for position, (save, storage) in enumerate(zip(recording.saves, saved, strict=True))
        if save.slot.startswith("result")
        or (storage is not None and births[storage] == last_op.get(save.node, -1))
    )


def custom_ends(index: Index, last_op: Mapping[int, int]) -> dict[int, int]:
    """Map nodes of custom Functions to the latest end of their forward.

    A forward may call modules, and ends after the op that made its first result.
    """
    recording, results = index.recording, output_tensors(index)
    ops, tensors, storages = recording.ops, recording.tensors, recording.storages
    found = {node: 0 for node, row in enumerate(recording.nodes) if row.kind is _CUSTOM}
    for node in found.keys() & last_op.keys():
        first, storage = last_op[node], tensors[results[node]].storage
        birth = None if storage is None else storages[storage].birth
        first = max(first, birth or 0)
        after = range(first + 1, len(ops))
        found[node] = next((op for op in after if _is_behind(ops[op], ops[first])), len(ops))
    return found


def _is_behind(op: Op, first: Op) -> bool:
    return op.node is not None or op.module != first.module


HOST_STATE = 5056
"""Bytes of the state of a random generator on the host."""


def is_host_state(row: Storage) -> bool:
    """Tell whether memory is as large as the state of a random generator on the host."""
    return (row.device, row.nbytes) == ("cpu", HOST_STATE)


def kept_states(
    recording: Recording, saves: Sequence[range], saved: Sequence[int | None]
) -> dict[int, list[int]]:
    """Map checkpoints to the random states of the host that they keep."""
    rows, cache = recording.storages, Holder.CHECKPOINT_CACHE
    return {
        node: [
            storage
            for storage in saved[saves[node].start : saves[node].stop]
            if storage is not None
            and rows[storage].holder is cache
            and is_host_state(rows[storage])
        ]
        for node, row in enumerate(recording.nodes)
        if row.kind is _CHECKPOINT
    }


def workspaces(
    recording: Recording, saved: Sequence[int | None], created: Mapping[int, Sequence[int]]
) -> dict[int, list[int]]:
    """Return the workspaces of every op: memory that no op received or returned, and that has no
    holder.

    While torch compiles a region, it keeps random states. A recomputation compiles nothing.
    """
    tensors = recording.tensors
    known: set[int | None] = {storage for op in recording.ops for storage in op.inputs}
    known.update(tensors[tensor].storage for op in recording.ops for tensor in op.outputs)
    known.update(saved)
    found = {}
    around = {node.module for node in recording.nodes if is_region(node)} - {None}
    compiled = {
        at
        for call in around
        if call is not None
        for at in range(recording.modules[call].first_op, recording.modules[call].end_op)
    }
    for op, made in created.items():
        own = [s for s in made if s not in known and recording.storages[s].holder is None]
        if op in compiled:
            own = _without_states(recording, made, own)
        if own:
            found[op] = own
    return found


def _without_states(recording: Recording, made: Sequence[int], own: Sequence[int]) -> list[int]:
    """Leave out the random states that the compiler kept before an op: two at a time.

    The recording may have the second one as the memory by which both exceed the op's results.
    """
    rows = recording.storages
    left = [storage for storage in own if not is_host_state(rows[storage])]
    is_state = len(left) < len(own) and sum(rows[one].nbytes for one in made) <= 2 * HOST_STATE
    return [] if is_state else left


def checkpoint_begins(recording: Recording, states: Mapping[int, Sequence[int]]) -> dict[int, int]:
    """Map checkpoints to the op where they begin."""
    firsts = {op.region: at for at, op in reversed([*enumerate(recording.ops)])}
    found: dict[int, int] = {}
    for node, kept in states.items():
        row = recording.nodes[node]
        if kept:
            found[node] = recording.storages[kept[0]].birth or 0
        elif row.region in firsts:
            found[node] = firsts[row.region]
        elif row.module is not None:
            found[node] = recording.modules[row.module].first_op
    return found


def cast_ends(
    recording: Recording, saved: Sequence[int | None], ends: Sequence[int | None]
) -> dict[int, int | None]:
    """Find the copies of leaves in another dtype, except for those of parts of them.

    Autocast keeps copies of leaves only. Copies that no node saved, such as those of biases, die
    with the cache. Without such a copy the cache is assumed to end with the forward. If all modules
    that cast are the program's own, it is assumed to have no cache.
    """
    leaves = {node for node, row in enumerate(recording.nodes) if row.kind is _LEAF}
    of_leaves = {
        edge.consumer: edge.producer for edge in recording.edges if edge.producer in leaves
    }
    births = {
        storage: row.birth
        for storage, row in enumerate(recording.storages)
        if row.category is Category.ACTIVATION and row.birth is not None
        if recording.ops[row.birth].node in of_leaves
    }
    named = {one: birth for one, birth in births.items() if recording.storages[one].name}
    unsaved = named.keys() - {*saved}
    if not _shows_cache(recording, births, unsaved):
        return {}
    births = {one: births[one] for one in births.keys() - _not_cached(recording, births, unsaved)}
    named = {one: birth for one, birth in named.items() if one in births}
    deaths: dict[int | None, list[int | None]] = defaultdict(list)
    for storage in unsaved & named.keys():
        deaths[ends[storage]].append(recording.storages[storage].death)
    found: dict[int, int | None] = {}
    for storage, birth in named.items():
        found[storage] = _end_of_cache(deaths[ends[storage]], birth, ends[storage])
        if recording.storages[storage].holder is Holder.AUTOCAST_CACHE:
            found[storage] = None
    # Only copies of named parameters tell whether there was a cache, and until when.
    caches = {ends[one]: end for one, end in found.items()}
    others = [one for one in births.keys() - named.keys() if ends[one] in caches]
    for storage in _copies_of_autocast(recording, sorted(others), births, of_leaves):
        end = _end_of_cache(deaths[ends[storage]], births[storage], ends[storage])
        end = None if caches[ends[storage]] is None else end
        death = recording.storages[storage].death
        if death is None or (end is not None and death >= end):
            found[storage] = end
    return found


def _shows_cache(recording: Recording, births: Mapping[int, int], unsaved: Collection[int]) -> bool:
    """Tell whether something held copies longer than their use, or torch's own modules use some.

    Those never cast their parameters.
    """
    if outliving_copies(recording, unsaved):
        return True
    ops, modules, rows = recording.ops, recording.modules, recording.storages
    copying = (ops[birth] for birth in births.values())
    calls = (op.module for op in copying if operator(op.name).name == "_to_copy")
    return any(rows[one].holder is Holder.AUTOCAST_CACHE for one in births) or any(
        modules[call].type_name in _OF_TORCH for call in calls if call is not None
    )


_OF_TORCH = {
    *("Linear", "NonDynamicallyQuantizableLinear", "Bilinear", "MultiheadAttention", "PReLU"),
    *(f"{kind}{axes}d" for kind in ("Conv", "ConvTranspose") for axes in (1, 2, 3)),
    *(name for cell in ("RNN", "LSTM", "GRU") for name in (cell, f"{cell}Cell")),
}
"""Torch's modules whose parameters autocast casts."""


def outliving_copies(recording: Recording, copies: Collection[int]) -> list[int]:
    """Return those of some copies that outlive their last use: a cache held them."""
    used = _last_uses(recording, copies)
    deaths = ((one, recording.storages[one].death) for one in copies)
    return [one for one, death in deaths if death is None or death > used.get(one, death) + 1]


def _last_uses(recording: Recording, storages: Collection[int]) -> dict[int, int]:
    ops = enumerate(recording.ops)
    return {one: at for at, op in ops for one in op.inputs if one in storages}


def _not_cached(
    recording: Recording, births: Mapping[int, int], unsaved: Collection[int]
) -> set[int]:
    """Return the copies that are not in autocast's cache: it is cleared as a whole, and has each
    copy once.

    Some died after their use while the cache held others, or were made for the same op as these.
    """
    rows = recording.storages
    outliving = [(births[one], rows[one].death) for one in outliving_copies(recording, unsaved)]

    def is_held(at: int | None) -> bool:
        return at is not None and any(
            birth < at and (death is None or death > at) for birth, death in outliving
        )

    short = [one for one in unsaved if is_held(rows[one].death)]
    found = set(short)
    made_at = {birth: one for one, birth in births.items()}
    for user in _last_uses(recording, found).values():
        at = user - 1
        while at >= 0 and operator(recording.ops[at].name).name in _BESIDE:
            found |= {made_at[at]} if at in made_at else set()
            at -= 1
    return found


def _end_of_cache(deaths: Sequence[int | None], birth: int, end: int | None) -> int | None:
    later = [death for death in deaths if death is None or death > birth]
    known = [death for death in later if death is not None]
    return min(known) if known else None if later else end


_NARROW = {"bfloat16", "float16"}
_BESIDE = {"_to_copy", "expand", "t", "transpose", "unsqueeze", "view"}
"""Ops between a copy that autocast makes and the op that it makes it for."""


def _copies_of_autocast(
    recording: Recording,
    copies: Sequence[int],
    births: Mapping[int, int],
    of_leaves: Mapping[int, int],
) -> Iterator[int]:
    """Yield the copies that look like those which autocast caches.

    Autocast makes them right before the op that needs them, and once for each leaf, which is no
    view. A program that casts its input itself does so in another module.
    """
    ops, tensors = recording.ops, recording.tensors
    for storage in copies:
        birth = births[storage]
        op = ops[birth]
        node = None if op.node is None else recording.nodes[of_leaves[op.node]].variable
        if node is None or len(op.outputs) != 1 or operator(op.name).name != "_to_copy":
            continue
        leaf, copy = tensors[node], tensors[op.outputs[0]]
        if leaf.storage is None or (leaf.dtype, copy.dtype in _NARROW) != ("float32", True):
            continue
        after = (ops[at] for at in range(birth + 1, len(ops)))
        user = next((one for one in after if operator(one.name).name not in _BESIDE), None)
        is_whole = tensor_nbytes(recording, node) == recording.storages[leaf.storage].nbytes
        if user is not None and storage in user.inputs and user.module == op.module and is_whole:
            yield storage


def touched(recording: Recording, op: Op) -> list[int | None]:
    """Return the storages that an op receives and returns."""
    return [*op.inputs, *(recording.tensors[output].storage for output in op.outputs)]


def ops_by_storage(storages: Iterable[tuple[int, Iterable[int]]]) -> dict[int, list[int]]:
    """Map storages to their ops, from the storages of each op."""
    found: dict[int, list[int]] = {}
    for op, of_op in storages:
        for storage in of_op:
            found.setdefault(storage, []).append(op)
    return found
