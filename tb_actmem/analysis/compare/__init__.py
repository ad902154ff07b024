"""Compare the saved tensors of two recordings.

Two recordings of one model are matched by names. A save is the same in both if module call, op and
slot are equal, and the op has the same number among the call's ops of that name. Sizes are not
matched, so a moved tensor is released in one place and added in another. A compiled region's saved
tensor matches one of the program's own ops if the same op created both.
"""

from __future__ import annotations

import enum
import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from tb_actmem.analysis.index import Index
from tb_actmem.analysis.index.devices import first_device
from tb_actmem.analysis.index.modules import NodeName, call_names, node_names, node_order
from tb_actmem.analysis.index.storages import OWN, pairs, saves_by_storage
from tb_actmem.arguments import need_recordings
from tb_actmem.model import Recording


class Change(enum.Enum):
    """How a saved tensor differs between two recordings."""

    RELEASED = "released"
    """Saved only before."""
    ADDED = "added"
    """Saved only after."""
    RESIZED = "resized"
    """Saved in both, with different attributed bytes."""
    MOVED = "moved"
    """Saved in both, but in one of them not on the model's device."""
    SAME = "same"


class Saver(NamedTuple):
    """The saver of a tensor, by names that two recordings share."""

    module: str
    """The fqn of the module; "" for the model itself and outside it."""
    call: int
    """0 for the first call of this module that created a node; recomputation creates none."""
    op: str
    """Torch's name of the op."""
    number: int
    """0 for the first op of this name in the module call."""
    slot: str
    """Torch's name; "checkpoint cache" for a checkpoint's stored results."""


class SavedMemory(NamedTuple):
    """The memory that a saver saves in one recording."""

    storage: int
    save: int
    attributed_bytes: int
    """0 if the storage is attributed to another saver."""
    is_aside: bool = False
    """It is not on the model's device, for example because it was offloaded."""


class ComparisonRow(NamedTuple):
    """One save of either recording."""

    saver: Saver
    before: SavedMemory | None
    """None: nothing is saved there, or only a parameter or buffer."""
    after: SavedMemory | None
    change: Change

    @property
    def before_bytes(self) -> int:
        """Attributed in the first recording."""
        return 0 if self.before is None else self.before.attributed_bytes

    @property
    def after_bytes(self) -> int:
        """Attributed in the second recording."""
        return 0 if self.after is None else self.after.attributed_bytes

    @property
    def released_bytes(self) -> int:
        """Attributed in the first recording only."""
        return max(0, self.before_bytes - self.after_bytes)

    @property
    def added_bytes(self) -> int:
        """Attributed in the second recording only."""
        return max(0, self.after_bytes - self.before_bytes)


class ChangedBytes(NamedTuple):
    """The sums of comparison rows: before - released + added = after."""

    before_bytes: int
    released_bytes: int
    added_bytes: int
    after_bytes: int


def compare_rows(before: Recording, after: Recording) -> list[ComparisonRow]:
    """Compare the saved tensors of two recordings of one model.

    The rows are in forward order. Rows of ``after`` alone follow the last common row before them.
    Each recording attributes a storage once: to the first saver that saves it in both recordings,
    or else to the first. So a released row really frees its bytes. The rows add up to the
    ``all_forwards_bytes`` of both totals and of their ``others``. Parameters and buffers are left
    out.
    """
    need_recordings(before, after)
    return compare_of(Index(before), Index(after))


def compare_of(before: Index, after: Index) -> list[ComparisonRow]:
    """Return the `compare_rows` of two indexed recordings."""
    names = node_names(before), node_names(after)
    old, new = savers(before), savers(after)
    old = _renamed(old, before, new, after)
    new = _renamed(new, after, old, before)
    old, new = _unpacked(old, new), _unpacked(new, old)
    common = old.keys() & new.keys()
    old, new = _attributed(old, common), _attributed(new, common)
    order = node_order(*names)
    of_regions = _of_regions(before, names[0], old) | _of_regions(after, names[1], new)
    both = sorted(
        {**old, **new},
        key=lambda saver: order.get(of_regions.get(saver, saver[:4]), len(order)),
    )
    return [
        ComparisonRow(
            saver=saver,
            before=old.get(saver),
            after=new.get(saver),
            change=_change(old, new, saver),
        )
        for saver in both
    ]


def changed_bytes(rows: Iterable[ComparisonRow]) -> ChangedBytes:
    """Add up rows, for a whole comparison or for one module."""
    before = after = released = added = 0
    for row in rows:
        before, after = before + row.before_bytes, after + row.after_bytes
        released, added = released + row.released_bytes, added + row.added_bytes
    return ChangedBytes(
        before_bytes=before, released_bytes=released, added_bytes=added, after_bytes=after
    )


def on_model_device(rows: Iterable[ComparisonRow]) -> list[ComparisonRow]:
    """Restrict rows to memory on the model's device."""

    def on_device(saved: SavedMemory | None) -> SavedMemory | None:
        return None if saved is not None and saved.is_aside else saved

    return [row._replace(before=on_device(row.before), after=on_device(row.after)) for row in rows]


def _change(
    old: Mapping[Saver, SavedMemory], new: Mapping[Saver, SavedMemory], saver: Saver
) -> Change:
    if saver not in new:
        return Change.RELEASED
    if saver not in old:
        return Change.ADDED
    before, after = old[saver], new[saver]
    if before.is_aside is not after.is_aside:
        return Change.MOVED
    return Change.SAME if before.attributed_bytes == after.attributed_bytes else Change.RESIZED


def savers(index: Index) -> dict[Saver, SavedMemory]:
    """Return all savers in forward order, each with the bytes of its whole storage.

    If a node saves several tensors in one slot, the second one has the slot suffix `` #2``.
    """
    recording, first, names = index.recording, first_device(index), node_names(index)
    saves: dict[int, int] = {
        save: storage
        for storage, saved in enumerate(saves_by_storage(index))
        for save in saved
        if recording.storages[storage].category not in OWN
    }
    by_saver: dict[Saver, SavedMemory] = {}
    times = Counter[Saver]()
    for save in sorted(saves):
        row = recording.saves[save]
        name = names[row.node]
        if row.module is not None:
            name = (*call_names(index)[row.module], *name[2:])
        storage = recording.storages[saves[save]]
        saver = _saver(name, row.slot)
        times[saver] += 1
        if times[saver] > 1:
            saver = saver._replace(slot=f"{row.slot} #{times[saver]}")
        by_saver[saver] = SavedMemory(
            storage=saves[save],
            save=save,
            attributed_bytes=storage.nbytes,
            is_aside=storage.device != first,
        )
    return by_saver


def _renamed(
    savers: dict[Saver, SavedMemory],
    index: Index,
    others: Mapping[Saver, SavedMemory],
    other: Index,
) -> dict[Saver, SavedMemory]:
    """Give savers in compiled regions the names of matching savers of the other recording."""

    def unmatched(
        ours: Mapping[Saver, SavedMemory], theirs: Mapping[Saver, SavedMemory]
    ) -> dict[int, Saver]:
        return {saved.save: saver for saver, saved in ours.items() if saver not in theirs}

    ours, theirs = unmatched(savers, others), unmatched(others, savers)
    matches = pairs(
        index,
        [(save, savers[saver].storage) for save, saver in ours.items()],
        other,
        [(save, others[saver].storage) for save, saver in theirs.items()],
    )
    names = {ours[save]: theirs[same] for save, same in matches}
    return {names.get(saver, saver): saved for saver, saved in savers.items()}


def _unpacked(
    savers: dict[Saver, SavedMemory], others: Mapping[Saver, SavedMemory]
) -> dict[Saver, SavedMemory]:
    """Give results of pack hooks the slot name of the other recording.

    A packed save's slot contains the position in the hook's result: ``mat1[1]``. If a slot has
    several results, only the first one is renamed, because a saver is one save.
    """
    renamed: dict[Saver, SavedMemory] = {}
    for saver, saved in savers.items():
        bare = saver._replace(slot=_IN_PACKED.sub("", saver.slot))
        is_packed = saver not in others and bare in others
        is_free = bare not in savers and bare not in renamed
        renamed[bare if is_packed and is_free else saver] = saved
    return renamed


_IN_PACKED = re.compile(r"(\[[^\]]*\]|\.\w+)$")


def _of_regions(
    index: Index, names: Sequence[NodeName], savers: Mapping[Saver, SavedMemory]
) -> dict[Saver, NodeName]:
    """Return the nodes of saves whose module differs from their node's."""
    saves = index.recording.saves
    return {
        saver: names[saves[saved.save].node]
        for saver, saved in savers.items()
        if saves[saved.save].module is not None and saver.op == names[saves[saved.save].node][2]
    }


def _saver(name: NodeName, slot: str) -> Saver:
    module, call, op, number = name
    return Saver(module=module, call=call, op=op, number=number, slot=slot)


def _attributed(
    savers: Mapping[Saver, SavedMemory], common: set[Saver]
) -> dict[Saver, SavedMemory]:
    """Attribute each storage to one of its savers."""
    first: dict[int, Saver] = {}
    for saver, saved in savers.items():
        if first.setdefault(saved.storage, saver) not in common and saver in common:
            first[saved.storage] = saver
    return {
        saver: saved if first[saved.storage] == saver else saved._replace(attributed_bytes=0)
        for saver, saved in savers.items()
    }
