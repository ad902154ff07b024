"""What the backward keeps, with what equal layers keep in the same slot as one."""

from __future__ import annotations

from collections.abc import Hashable
from typing import NamedTuple

from tb_actmem.analysis.comparison import node_names
from tb_actmem.analysis.index import Index
from tb_actmem.analysis.kept_tensors import kept_storages
from tb_actmem.analysis.names import common_name, fqn, starred
from tb_actmem.analysis.storages import charges
from tb_actmem.analysis.tensor_types import common_type, tensor_type


class KeptGroup(NamedTuple):
    """Storages that equal layers keep in the same way; most groups have one."""

    module: str
    """What their modules have in common: ``h.*.mlp.act``; of one its own name."""
    storages: tuple[int, ...]
    """In forward order of those that keep them."""
    nbytes: int
    """Of all together."""
    shape: tuple[int | None, ...] | None
    """In which they are kept, the first size None where it differs; None: it is not known."""


def kept_groups(index: Index) -> list[KeptGroup]:
    """Group what is kept, the largest group first; together they are all `kept_storages`.

    Of one group are storages whose charged saves differ in nothing but the numbers in their
    module's name, its call, and the first size of their shape, with its bytes: experts get other
    tokens. Op, slot, dtype, all other sizes and device are the same.
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
    what = (kept and kept.alike, memory.nbytes / max(1, rows or 0), memory.device)
    return (starred(module), op, number, row.slot, *what)


def _module(index: Index, save: int) -> str:
    recording = index.recording
    return fqn(recording, recording.nodes[recording.saves[save].node].module)


def _group(index: Index, storages: list[int]) -> KeptGroup:
    paid = charges(index)
    kept = common_type(tensor_type(index.recording, paid[storage]) for storage in storages)
    return KeptGroup(
        module=common_name(_module(index, paid[storage]) for storage in storages),
        storages=tuple(storages),
        nbytes=sum(index.recording.storages[storage].nbytes for storage in storages),
        shape=kept and kept.shape,
    )
