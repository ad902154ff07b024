"""What the backward keeps, with what equal layers keep in the same slot as one."""

from __future__ import annotations

from collections.abc import Hashable
from typing import NamedTuple

from tb_actmem.analysis.comparison import node_names
from tb_actmem.analysis.index import Index
from tb_actmem.analysis.kept_tensors import kept_storages
from tb_actmem.analysis.names import common_name, fqn, starred
from tb_actmem.analysis.storages import charges


class KeptGroup(NamedTuple):
    """Storages that equal layers keep in the same way; most groups have one."""

    module: str
    """What their modules have in common: ``h.*.mlp.act``; of one its own name."""
    storages: tuple[int, ...]
    """In forward order of those that keep them."""
    nbytes: int
    """Of all together."""


def kept_groups(index: Index) -> list[KeptGroup]:
    """Group what is kept, the largest group first; together they are all `kept_storages`.

    Of one group are storages whose charged saves differ in nothing but the numbers in their
    module's name, and its call: op, slot, dtype, shape, bytes and device are the same.
    """
    groups: dict[Hashable, list[int]] = {}
    paid = charges(index)
    for storage in sorted(kept_storages(index), key=paid.__getitem__):
        groups.setdefault(_key(index, storage, paid[storage]), []).append(storage)
    found = [_group(index, storages) for storages in groups.values()]
    return sorted(found, key=lambda group: (-group.nbytes, paid[group.storages[0]]))


def _key(index: Index, storage: int, save: int) -> Hashable:
    recording = index.recording
    row = recording.saves[save]
    module, _, op, number = node_names(index)[row.node]
    tensor = None if row.tensor is None else recording.tensors[row.tensor]
    memory = recording.storages[storage]
    what = (tensor and tensor.dtype, tensor and tensor.shape, memory.nbytes, memory.device)
    return (starred(module), op, number, row.slot, *what)


def _module(index: Index, save: int) -> str:
    recording = index.recording
    return fqn(recording, recording.nodes[recording.saves[save].node].module)


def _group(index: Index, storages: list[int]) -> KeptGroup:
    paid = charges(index)
    return KeptGroup(
        module=common_name(_module(index, paid[storage]) for storage in storages),
        storages=tuple(storages),
        nbytes=sum(index.recording.storages[storage].nbytes for storage in storages),
    )
