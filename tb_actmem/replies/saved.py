"""What the backward keeps, by groups, as ``recording.json`` has it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TypedDict

from tb_actmem.advice.suggestions import Lighter
from tb_actmem.analysis.index.devices import saved_by_device, storages_by_device
from tb_actmem.analysis.index.index import Index
from tb_actmem.analysis.index.names import fqn, source
from tb_actmem.analysis.index.storages import attributions, save_modules
from tb_actmem.analysis.totals.saved_tensors import SavedGroup, saved_row
from tb_actmem.model import Category
from tb_actmem.text.advice import lighter_hint
from tb_actmem.text.reasons import saved_text

GROUPS = 200
"""How many of the largest groups of kept storages go to the page."""

MEMBERS = 100
"""How many storages of one group do."""


class SavedMember(TypedDict):
    """One storage of a group, and who keeps it."""

    storage: int
    node: int
    fqn: str
    """Of the module call; "" outside of any."""
    slot: str
    nbytes: int


class SavedGroupRow(TypedDict):
    """What equal layers keep in the same way, as one; most groups have one storage."""

    nbytes: int
    """Of all together."""
    saved_bytes: int
    """What the backward keeps on the same device, these included."""
    count: int
    """How many storages; the list may be cut."""
    members: list[SavedMember]
    """In forward order. What follows is of the first of them, and the same for all."""
    module: str
    """``h.*.mlp.act``, or of one its own name."""
    op: str
    slot: str
    dtype: str | None
    shape: Sequence[int | None] | None
    """The first size is null where it differs, and else they have the same bytes each."""
    device: str | None
    """Null where the recording has one device."""
    category: Category
    name: str | None
    """Of an activation the parameter of which it is a cast."""
    source: str
    """``file.py:12``; "" where it is not known."""
    saves: int
    """How many saves keep it."""
    reason: str
    lighter: str
    """With what they would go, and the bytes that would give; "" where nothing is known of it."""


def saved_rows(
    index: Index, groups: Sequence[SavedGroup], less: Iterable[Lighter]
) -> list[SavedGroupRow]:
    """The groups that go to the page, each with what of ``less`` it would go with."""
    hints = {storage: lighter_hint(row) for row in less for storage in row.storages}
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
