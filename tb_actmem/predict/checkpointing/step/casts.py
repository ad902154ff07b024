"""Copies of parameters in autocast's cache, and when it releases them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence

from tb_actmem.analysis.index.devices import tensor_nbytes
from tb_actmem.analysis.index.flops import operator
from tb_actmem.model import (
    Category,
    Holder,
    NodeKind,
    Recording,
)

_LEAF = NodeKind.ACCUMULATE_GRAD


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
