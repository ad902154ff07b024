"""Copies of parameters that autocast makes: it keeps them until its region of code ends."""

from __future__ import annotations

from collections import defaultdict

from tb_actmem.analysis.index import Index, derived
from tb_actmem.analysis.storages import forward_ends, saved_storages
from tb_actmem.model import Category, Holder


def is_cast(index: Index, storage: int) -> bool:
    """Tell a copy of a parameter in another dtype."""
    row = index.recording.storages[storage]
    return row.category is Category.ACTIVATION and row.name is not None


def is_cached_at(index: Index, storage: int, op: int) -> bool:
    """Tell a copy that autocast still has before an op, and so does not make again."""
    if not is_cast(index, storage):
        return False
    if index.recording.storages[storage].holder is Holder.AUTOCAST_CACHE:
        return True
    end = cast_end(index, storage)
    return end is None or end > op


def cast_end(index: Index, storage: int) -> int | None:
    """After how many ops autocast let go of a copy; None: not before the end of the recording.

    The copies that nobody saved, of biases, die with the cache; without one it is taken to end
    with the forward.
    """
    end = forward_ends(index)[storage]
    deaths = _deaths_of_unsaved(index).get(end)
    if not deaths:
        return end
    return None if None in deaths else max(death for death in deaths if death is not None)


@derived
def _deaths_of_unsaved(index: Index) -> dict[int | None, list[int | None]]:
    """End of a forward → the deaths of the copies that it made and nobody saved."""
    saved, ends = set(saved_storages(index)), forward_ends(index)
    found: dict[int | None, list[int | None]] = defaultdict(list)
    for storage, row in enumerate(index.recording.storages):
        if storage not in saved and is_cast(index, storage):
            found[ends[storage]].append(row.death)
    return found
