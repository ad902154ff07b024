"""The list of what the backward keeps: a row per storage, with who keeps it and why."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import NamedTuple

from tb_actmem.analysis.index.devices import storages_by_device
from tb_actmem.analysis.index.index import Index, derived
from tb_actmem.analysis.index.names import common_name, fqn, op_name, starred
from tb_actmem.analysis.index.node_names import node_names
from tb_actmem.analysis.index.reasons import Reason, reason
from tb_actmem.analysis.index.sizes import common_type, tensor_type
from tb_actmem.analysis.index.storages import (
    OWN,
    attributions,
    save_modules,
    saves_by_storage,
    traced_op,
)
from tb_actmem.analysis.totals.dtype_copies import copies
from tb_actmem.analysis.totals.pending_graphs import busiest
from tb_actmem.model import Category, Holder, SaveKind, Storage


class SavedRow(NamedTuple):
    """A storage that the backward keeps alive, and who does it."""

    storage: int
    nbytes: int
    saves: tuple[int, ...]
    """The saves that keep it, the attributed one first; what follows is that one's."""
    tensor: int | None
    node: int
    op: str
    slot: str
    module: int | None
    frame: int | None
    reason: Reason
    is_copy: bool
    """The same data is there in another dtype."""


@derived
def kept_storages(index: Index) -> list[int]:
    """The storages that the backward keeps, largest first, parameters and buffers left out."""
    storages = index.recording.storages
    return sorted(attributions(index), key=lambda storage: (-storages[storage].nbytes, storage))


def saved_rows(index: Index, limit: int | None = None) -> list[SavedRow]:
    """Who keeps the largest of `kept_storages`, and why; ``limit`` is how many at most."""
    return [saved_row(index, storage) for storage in kept_storages(index)[:limit]]


def saved_row(index: Index, storage: int) -> SavedRow:
    """Who keeps one of the `kept_storages`, and why."""
    recording, saves = index.recording, saves_by_storage(index)[storage]
    save = recording.saves[saves[0]]
    node = recording.nodes[save.node]
    return SavedRow(
        storage=storage,
        nbytes=recording.storages[storage].nbytes,
        saves=tuple(saves),
        tensor=save.tensor,
        node=save.node,
        op=op_name(recording, save.node),
        slot=save.slot,
        module=node.module if save.module is None else save.module,
        frame=node.frame if save.frame is None else save.frame,
        reason=reason(recording, saves[0], saves),
        is_copy=storage in copies(index),
    )


class SavedGroup(NamedTuple):
    """Storages that equal layers keep in the same way; most groups have one."""

    module: str
    """What their modules have in common: ``h.*.mlp.act``; of one its own name."""
    storages: tuple[int, ...]
    """In forward order of those that keep them."""
    slot: str
    """Torch's name; of a compiled region the op that made what it keeps in several."""
    nbytes: int
    """Of all together."""
    shape: tuple[int | None, ...] | None
    """In which they are kept, the first size None where it differs; None: it is not known."""


def saved_groups(index: Index) -> list[SavedGroup]:
    """Group what is kept, the largest group first; together they are all `kept_storages`.

    Of one group are storages whose attributed saves differ in nothing but the numbers in their
    module's name, its call, and the first size of their shape, with its bytes: experts get other
    tokens. Op, slot, dtype, all other sizes and device are the same; of a compiled region, which
    numbers its slots, the op and the line that made it, and all sizes.
    """
    groups: dict[Hashable, list[int]] = {}
    paid = attributions(index)
    for storage in sorted(kept_storages(index), key=paid.__getitem__):
        groups.setdefault(_key(index, storage, paid[storage]), []).append(storage)
    found = [_group(index, storages) for storages in groups.values()]
    return sorted(found, key=lambda group: (-group.nbytes, paid[group.storages[0]]))


def _key(index: Index, storage: int, save: int) -> Hashable:
    recording = index.recording
    row, memory = recording.saves[save], recording.storages[storage]
    module, _, op, number = node_names(index)[row.node]
    kept = tensor_type(recording, save)
    rows = kept.shape[0] if kept and kept.shape else 1
    traced = traced_op(recording, save)
    if traced is not None:
        made = (starred(_module(index, save)), traced, row.frame)
        return (starred(module), op, made, kept, memory.nbytes, memory.device)
    size = (memory.nbytes / max(1, rows or 0), memory.device)
    return (starred(module), op, number, row.slot, kept and kept.alike, *size)


def _module(index: Index, save: int) -> str:
    recording = index.recording
    return fqn(recording, save_modules(index)[save])


def _group(index: Index, storages: list[int]) -> SavedGroup:
    recording, saves = index.recording, [attributions(index)[storage] for storage in storages]
    kept = common_type(tensor_type(recording, save) for save in saves)
    slots = {recording.saves[save].slot for save in saves}
    return SavedGroup(
        module=common_name(_module(index, save) for save in saves),
        storages=tuple(storages),
        slot=slots.pop() if len(slots) == 1 else traced_op(recording, saves[0]) or "",
        nbytes=sum(recording.storages[storage].nbytes for storage in storages),
        shape=kept and kept.shape,
    )


class SavedTotals(NamedTuple):
    """What is kept for the backward, parameters and buffers left out."""

    activation_bytes: int
    input_bytes: int
    unknown_bytes: int
    ctx_bytes: int
    packed_bytes: int
    checkpoint_cache_bytes: int


_KEEPERS = {
    SaveKind.CTX: Holder.CTX,
    SaveKind.PACKED: Holder.PACK_HOOK,
    SaveKind.CACHE: Holder.CHECKPOINT_CACHE,
}
"""Who keeps what is in no slot."""
_BY_HOLDER = tuple(_KEEPERS.values())


def saved_totals(index: Index, device: str) -> SavedTotals:
    """Add up what the backward will use, at the moment at which that was most."""
    then, paid, rows = busiest(index)[device], attributions(index), index.recording.storages
    if not then.is_all:
        return saved_sums(index, then.storages)
    here = storages_by_device(index)[device]
    return saved_sums(index, (each for each in here if each in paid or _is_bound(rows[each])))


def _is_bound(row: Storage) -> bool:
    """Whether one is kept by no save, but by what a checkpoint's function has bound, say."""
    return row.holder in _BY_HOLDER and row.category not in OWN


def _what(row: Storage, kind: SaveKind | None) -> Category | Holder | None:
    """As what a storage counts, by the kind of the save that is attributed with it, if any."""
    if kind is SaveKind.SAVED:
        return row.category
    return row.holder if kind is None else _KEEPERS[kind]


def saved_sums(index: Index, storages: Iterable[int]) -> SavedTotals:
    """Add up some storages that are kept, each as that by which it is attributed."""
    recording, paid = index.recording, attributions(index)
    total: dict[Category | Holder | None, int] = dict.fromkeys((*Category, *Holder), 0)
    for storage in storages:
        row, save = recording.storages[storage], paid.get(storage)
        total[_what(row, None if save is None else recording.saves[save].kind)] += row.nbytes
    return SavedTotals(
        activation_bytes=total[Category.ACTIVATION],
        input_bytes=total[Category.INPUT],
        unknown_bytes=total[Category.UNKNOWN],
        ctx_bytes=total[Holder.CTX],
        packed_bytes=total[Holder.PACK_HOOK],
        checkpoint_cache_bytes=total[Holder.CHECKPOINT_CACHE],
    )
