"""The groups of saved storages in ``recording.json``."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TypedDict

from tb_actmem.advice.suggestions import Suggestion
from tb_actmem.analysis.index.devices import saved_by_device, storages_by_device
from tb_actmem.analysis.index.index import Index
from tb_actmem.analysis.index.names import fqn, source
from tb_actmem.analysis.index.storages import attributions, save_modules
from tb_actmem.analysis.totals.saved_tensors import SavedGroup, saved_row
from tb_actmem.model import Category
from tb_actmem.text.advice import suggestion_hint
from tb_actmem.text.reasons import saved_text

GROUPS = 200
"""The maximum number of groups in the reply, the largest ones."""

MEMBERS = 100
"""The maximum number of storages per group in the reply."""


class SavedMember(TypedDict):
    """One storage of a group, and its saver."""

    storage: int
    node: int
    fqn: str
    """The module call's name; "" outside modules."""
    slot: str
    nbytes: int


class SavedGroupRow(TypedDict):
    """Storages that equal layers save in the same way; most groups have one."""

    nbytes: int
    """The bytes of all storages."""
    saved_bytes: int
    """All bytes saved on the same device."""
    count: int
    """The number of storages; the list may be shorter."""
    members: list[SavedMember]
    """In forward order. The next fields describe the first one, and are the same for all."""
    module: str
    """``h.*.mlp.act``, or the name of a single module."""
    op: str
    slot: str
    dtype: str | None
    shape: Sequence[int | None] | None
    """The first size is null if it differs; otherwise all have the same bytes."""
    device: str | None
    """Null if the recording has only one device."""
    category: Category
    name: str | None
    """For an activation: the parameter that it is a cast of."""
    source: str
    """``file.py:12``; "" if unknown."""
    saves: int
    """The number of its saves."""
    reason: str
    lighter: str
    """The function that would remove them, and the bytes; "" without a suggestion."""


def saved_rows(
    index: Index, groups: Sequence[SavedGroup], less: Iterable[Suggestion]
) -> list[SavedGroupRow]:
    """Return the groups of the reply, each with its suggestion from ``less``."""
    hints = {storage: suggestion_hint(row) for row in less for storage in row.storages}
    return [_group(index, group, hints) for group in groups[:GROUPS]]


def _group(index: Index, group: SavedGroup, hints: Mapping[int, str]) -> SavedGroupRow:
    recording, first = index.recording, saved_row(index, group.storages[0])
    tensor = None if first.tensor is None else recording.tensors[first.tensor]
    storage = recording.storages[first.storage]
    return SavedGroupRow(
        nbytes=group.nbytes,
        saved_bytes=saved_by_device(index).get(storage.device, 0),
        count=len(group.storages),
        members=[_member(index, member) for member in group.storages[:MEMBERS]],
        module=group.module,
        op=first.op,
        slot=group.slot,
        dtype=tensor and tensor.dtype,
        shape=group.shape,
        device=storage.device if len(storages_by_device(index)) > 1 else None,
        category=storage.category,
        name=storage.name,
        source=source(recording, first.frame),
        saves=len(first.saves),
        reason=saved_text(first),
        lighter=next((hints[each] for each in group.storages if each in hints), ""),
    )


def _member(index: Index, storage: int) -> SavedMember:
    recording = index.recording
    save = attributions(index)[storage]
    return SavedMember(
        storage=storage,
        node=recording.saves[save].node,
        fqn=fqn(recording, save_modules(index)[save]),
        slot=recording.saves[save].slot,
        nbytes=recording.storages[storage].nbytes,
    )
