"""The storages saved for backward, with who saves each and why."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import NamedTuple

from tb_actmem.analysis.index import Index, common_name, derived, fqn, op_name, starred
from tb_actmem.analysis.index.devices import (
    common_type,
    nbytes_by_device,
    storages_by_device,
    tensor_type,
)
from tb_actmem.analysis.index.modules import node_names, with_insides
from tb_actmem.analysis.index.reasons import Reason, reason
from tb_actmem.analysis.index.storages import (
    OWN,
    attributions,
    save_modules,
    saves_by_storage,
    traced_op,
)
from tb_actmem.analysis.totals.pending_graphs import busiest
from tb_actmem.model import Category, Holder, Recording, SaveKind, Storage


class SavedRow(NamedTuple):
    """A storage saved for backward, with its first saver."""

    storage: int
    nbytes: int
    saves: tuple[int, ...]
    """Its saves, the attributed one first; the next fields describe that one."""
    tensor: int | None
    node: int
    op: str
    slot: str
    module: int | None
    frame: int | None
    reason: Reason
    is_copy: bool
    """The same data exists in another dtype."""


@derived
def saved_by_size(index: Index) -> list[int]:
    """Return the storages saved for backward, largest first, without parameters and buffers.

    With several forwards in flight they are those of the moment with the most saved bytes.
    """
    storages, then = index.recording.storages, busiest(index)
    saved = [each for each in attributions(index) if each in then[storages[each].device].storages]
    return sorted(saved, key=lambda storage: (-storages[storage].nbytes, storage))


@derived
def saved_at_once(index: Index) -> dict[str, int]:
    """Return the bytes of `saved_by_size` on every device."""
    return nbytes_by_device(index, saved_by_size(index))


def saved_rows(index: Index, limit: int | None = None) -> list[SavedRow]:
    """Return a row for each storage of `saved_by_size`, at most ``limit`` rows."""
    return [saved_row(index, storage) for storage in saved_by_size(index)[:limit]]


def saved_row(index: Index, storage: int) -> SavedRow:
    """Return the row of one storage of `saved_by_size`."""
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
    """Storages that equal layers save in the same way; most groups have one."""

    module: str
    """The common name of their modules, ``h.*.mlp.act``, or the name of a single one."""
    storages: tuple[int, ...]
    """In forward order of their savers."""
    slot: str
    """Torch's name; for several slots of a compiled region, the op that created them."""
    nbytes: int
    """The bytes of all storages."""
    shape: tuple[int | None, ...] | None
    """The shape of the saved tensors; the first size is None if it differs. None: unknown."""


def saved_groups(index: Index) -> list[SavedGroup]:
    """Group all storages of `saved_by_size`, the largest group first.

    Storages of one group have the same category, and attributed saves with the same op, slot, dtype
    and device. Only the numbers in the module's name, its call, and the first size with its bytes
    may differ, because experts get different numbers of tokens. A compiled region numbers its
    slots, so the op and line that created the tensor, and all sizes, must be equal instead.
    """
    groups: dict[Hashable, list[int]] = {}
    first_saves = attributions(index)
    for storage in sorted(saved_by_size(index), key=first_saves.__getitem__):
        groups.setdefault(_key(index, storage, first_saves[storage]), []).append(storage)
    rows = [_group(index, storages) for storages in groups.values()]
    return sorted(rows, key=lambda group: (-group.nbytes, first_saves[group.storages[0]]))


def _key(index: Index, storage: int, save: int) -> Hashable:
    recording = index.recording
    row, memory = recording.saves[save], recording.storages[storage]
    module, _, op, number = node_names(index)[row.node]
    tensor = tensor_type(recording, save)
    rows = tensor.shape[0] if tensor and tensor.shape else 1
    modules = (starred(module), starred(_module(index, save)))
    traced, own = traced_op(recording, save), (memory.device, memory.category)
    if traced is not None:
        return (*modules, op, traced, row.frame, tensor, memory.nbytes, *own)
    size = memory.nbytes / max(1, rows or 0)
    return (*modules, op, number, row.slot, tensor and tensor.alike, size, *own)


def _module(index: Index, save: int) -> str:
    recording = index.recording
    return fqn(recording, save_modules(index)[save])


def _group(index: Index, storages: list[int]) -> SavedGroup:
    recording, saves = index.recording, [attributions(index)[storage] for storage in storages]
    tensor = common_type(tensor_type(recording, save) for save in saves)
    slots = {recording.saves[save].slot for save in saves}
    return SavedGroup(
        module=common_name(_module(index, save) for save in saves),
        storages=tuple(storages),
        slot=slots.pop() if len(slots) == 1 else traced_op(recording, saves[0]) or "",
        nbytes=sum(recording.storages[storage].nbytes for storage in storages),
        shape=tensor and tensor.shape,
    )


class SavedTotals(NamedTuple):
    """Bytes saved for backward, without parameters and buffers."""

    activation_bytes: int
    input_bytes: int
    unknown_bytes: int
    ctx_bytes: int
    packed_bytes: int
    checkpoint_cache_bytes: int


_HOLDERS = {
    SaveKind.CTX: Holder.CTX,
    SaveKind.PACKED: Holder.PACK_HOOK,
    SaveKind.CACHE: Holder.CHECKPOINT_CACHE,
}
"""The holders of saved storages that are in no slot."""
_BY_HOLDER = tuple(_HOLDERS.values())


def saved_totals(index: Index, device: str) -> SavedTotals:
    """Add up the bytes saved for backward, at the moment of the largest sum."""
    then, first_saves, rows = busiest(index)[device], attributions(index), index.recording.storages
    if not then.is_all:
        return saved_sums(index, then.storages)
    here = storages_by_device(index)[device]
    return saved_sums(
        index, (each for each in here if each in first_saves or _is_bound(rows[each]))
    )


def _is_bound(row: Storage) -> bool:
    """Return whether a holder outside the graph keeps a storage, such as a bound argument."""
    return row.holder in _BY_HOLDER and row.category not in OWN


def _counts_as(row: Storage, kind: SaveKind | None) -> Category | Holder | None:
    """Return the category of a storage in the totals, by its attributed save, if any."""
    if kind is SaveKind.SAVED:
        return row.category
    return row.holder if kind is None else _HOLDERS[kind]


_FIELDS: dict[Category | Holder | None, str] = {
    Category.ACTIVATION: "activation_bytes",
    Category.INPUT: "input_bytes",
    Category.UNKNOWN: "unknown_bytes",
    Holder.CTX: "ctx_bytes",
    Holder.PACK_HOOK: "packed_bytes",
    Holder.CHECKPOINT_CACHE: "checkpoint_cache_bytes",
}


@derived
def module_categories(index: Index) -> dict[str, list[int]]:
    """Split the total bytes of each module call like `SavedTotals`; without empty parts."""
    recording, modules = index.recording, save_modules(index)
    own = {field: [0] * len(recording.modules) for field in SavedTotals._fields}
    for storage, save in attributions(index).items():
        row, module = recording.storages[storage], modules[save]
        if module is not None:
            own[_FIELDS[_counts_as(row, recording.saves[save].kind)]][module] += row.nbytes
    return {field: with_insides(index, each) for field, each in own.items() if any(each)}


def saved_sums(index: Index, storages: Iterable[int]) -> SavedTotals:
    """Add up some saved storages, each by its attributed save."""
    rows, first_saves = index.recording.storages, attributions(index)
    kinds = index.column("saves", "kind")
    total: dict[Category | Holder | None, int] = dict.fromkeys((*Category, *Holder), 0)
    for storage in storages:
        row, save = rows[storage], first_saves.get(storage)
        total[_counts_as(row, None if save is None else kinds[save])] += row.nbytes
    return SavedTotals(**{field: total[part] for part, field in _FIELDS.items()})


@derived
def copies(index: Index) -> dict[int, int]:
    """Find saved storages that are copies of other live data: copy → source.

    A copy is the result of ``to`` with another dtype, casts of autocast included. The source is
    saved too, or is a parameter or buffer, which is alive anyway.
    """
    recording = index.recording
    names = index.column("nodes", "name")
    casts = {node for node, name in enumerate(names) if name == "ToCopyBackward0"}
    if not casts:
        return {}
    saved = [bool(saves) for saves in saves_by_storage(index)]
    made: dict[int, int] = {}
    for edge in recording.edges:
        if edge.consumer not in casts or edge.tensor is None:
            continue
        source = recording.tensors[edge.tensor].storage
        if source is not None:
            made[edge.consumer] = source
    sources: dict[int, int] = {}
    for node, tensor in _outputs(recording, made):
        copy, source = recording.tensors[tensor].storage, made[node]
        if copy is None or copy == source or not saved[copy]:
            continue
        if saved[source] or recording.storages[source].category in OWN:
            sources[copy] = source
    return sources


def _outputs(recording: Recording, nodes: dict[int, int]) -> set[tuple[int, int]]:
    """Return the outputs of these nodes: (node, tensor)."""
    return {
        (row.producer, row.tensor)
        for row in recording.edges
        if row.producer in nodes and row.tensor is not None
    }
