"""What the backward keeps, with what equal layers keep in the same slot as one."""

from __future__ import annotations

from collections.abc import Hashable
from typing import NamedTuple

from tb_actmem.analysis.index import Index
from tb_actmem.analysis.kept_tensors import kept_storages
from tb_actmem.analysis.names import common_name, fqn, starred
from tb_actmem.analysis.node_names import node_names
from tb_actmem.analysis.regions import traced_op
from tb_actmem.analysis.storages import charges, save_modules
from tb_actmem.analysis.tensor_types import common_type, tensor_type


class KeptGroup(NamedTuple):
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


def kept_groups(index: Index) -> list[KeptGroup]:
    """Group what is kept, the largest group first; together they are all `kept_storages`.

    Of one group are storages whose charged saves differ in nothing but the numbers in their
    module's name, its call, and the first size of their shape, with its bytes: experts get other
    tokens. Op, slot, dtype, all other sizes and device are the same; of a compiled region, which
    numbers its slots, the op and the line that made it, and all sizes.
    """
    groups: dict[Hashable, list[int]] = {}
    paid = charges(index)
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


def _group(index: Index, storages: list[int]) -> KeptGroup:
    recording, saves = index.recording, [charges(index)[storage] for storage in storages]
    kept = common_type(tensor_type(recording, save) for save in saves)
    slots = {recording.saves[save].slot for save in saves}
    return KeptGroup(
        module=common_name(_module(index, save) for save in saves),
        storages=tuple(storages),
        slot=slots.pop() if len(slots) == 1 else traced_op(recording, saves[0]) or "",
        nbytes=sum(recording.storages[storage].nbytes for storage in storages),
        shape=kept and kept.shape,
    )
