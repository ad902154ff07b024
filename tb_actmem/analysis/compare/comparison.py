"""What one recording keeps and another does not, save by save.

Two recordings of one model belong together by names: a save is the same in both if it has the same
module call, op and slot, and its op is the same by number among the call's ops of that name.
Nothing is matched by size, so what has moved is released in one place and added in another. What a
compiled region keeps is the same as what the program's own ops keep if the same op made it.
"""

from __future__ import annotations

import enum
import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from tb_actmem.analysis.index.devices import first_device
from tb_actmem.analysis.index.index import Index
from tb_actmem.analysis.index.node_names import NodeName, call_names, node_names, node_order
from tb_actmem.analysis.index.storages import OWN, pairs, saves_by_storage
from tb_actmem.arguments import need_recordings
from tb_actmem.model import Recording


class Change(enum.Enum):
    """What became of a save from one recording to the other."""

    RELEASED = "released"
    """Kept before, and no more."""
    ADDED = "added"
    """Not kept before."""
    RESIZED = "resized"
    """Kept in both, and attributed other bytes."""
    MOVED = "moved"
    """Kept in both, and in one of them on another device than the model."""
    SAME = "same"


class Keeper(NamedTuple):
    """Who keeps memory, in names that two recordings share."""

    module: str
    """The fqn of the module; "" for the model itself and outside of it."""
    call: int
    """0 for the first call of this module that made a node, as no call does that runs again."""
    op: str
    """Torch's name of the op."""
    number: int
    """0 for the first op of this name in the module call."""
    slot: str
    """Torch's name; "checkpoint cache" for what a checkpoint keeps aside."""


class Kept(NamedTuple):
    """The memory that a keeper keeps in one recording."""

    storage: int
    save: int
    attributed_bytes: int
    """0 where another keeper is attributed for the same storage."""
    is_aside: bool = False
    """It is on another device than the model: offloaded, say."""


class ComparisonRow(NamedTuple):
    """One save of either recording."""

    keeper: Keeper
    before: Kept | None
    """None: it keeps nothing there, or what is a parameter's or a buffer's anyway."""
    after: Kept | None
    change: Change

    @property
    def before_bytes(self) -> int:
        """Charged in the first recording."""
        return 0 if self.before is None else self.before.attributed_bytes

    @property
    def after_bytes(self) -> int:
        """Charged in the second recording."""
        return 0 if self.after is None else self.after.attributed_bytes

    @property
    def released_bytes(self) -> int:
        """Charged in the first recording and no more."""
        return max(0, self.before_bytes - self.after_bytes)

    @property
    def added_bytes(self) -> int:
        """Charged in the second recording and not before."""
        return max(0, self.after_bytes - self.before_bytes)


class ChangedBytes(NamedTuple):
    """Rows of a comparison added up: before - released + added = after."""

    before_bytes: int
    released_bytes: int
    added_bytes: int
    after_bytes: int


def compare_rows(before: Recording, after: Recording) -> list[ComparisonRow]:
    """Compare what two recordings of one model keep for the backward, save by save.

    The rows are in forward order. Rows of ``after`` alone follow the last common row before them.
    Each recording attributes a storage once: to the first keeper that saves it in both recordings,
    or else to the first. So a row that is released gives its bytes back. The rows add up to the
    ``all_forwards_bytes`` of both totals and of their ``others``. Parameters and buffers are left
    out.
    """
    need_recordings(before, after)
    return compare_of(Index(before), Index(after))


def compare_of(before: Index, after: Index) -> list[ComparisonRow]:
    """`compare_rows` of two recordings that have an index."""
    names = node_names(before), node_names(after)
    old, new = keepers(before), keepers(after)
    old = _renamed(old, before, new, after)
    new = _renamed(new, after, old, before)
    old, new = _unpacked(old, new), _unpacked(new, old)
    common = old.keys() & new.keys()
    old, new = _charged(old, common), _charged(new, common)
    order = node_order(*names)
    of_regions = _of_regions(before, names[0], old) | _of_regions(after, names[1], new)
    both = sorted(
        {**old, **new},
        key=lambda keeper: order.get(of_regions.get(keeper, keeper[:4]), len(order)),
    )
    return [
        ComparisonRow(
            keeper=keeper,
            before=old.get(keeper),
            after=new.get(keeper),
            change=_change(old, new, keeper),
        )
        for keeper in both
    ]


def changed_bytes(rows: Iterable[ComparisonRow]) -> ChangedBytes:
    """Add rows up: all of a comparison, or those of one module."""
    before = after = released = added = 0
    for row in rows:
        before, after = before + row.before_bytes, after + row.after_bytes
        released, added = released + row.released_bytes, added + row.added_bytes
    return ChangedBytes(
        before_bytes=before, released_bytes=released, added_bytes=added, after_bytes=after
    )


def on_model_device(rows: Iterable[ComparisonRow]) -> list[ComparisonRow]:
    """The rows with what they keep on the device of the model, and on no other."""

    def there(kept: Kept | None) -> Kept | None:
        return None if kept is not None and kept.is_aside else kept

    return [row._replace(before=there(row.before), after=there(row.after)) for row in rows]


def _change(old: Mapping[Keeper, Kept], new: Mapping[Keeper, Kept], keeper: Keeper) -> Change:
    if keeper not in new:
        return Change.RELEASED
    if keeper not in old:
        return Change.ADDED
    before, after = old[keeper], new[keeper]
    if before.is_aside is not after.is_aside:
        return Change.MOVED
    return Change.SAME if before.attributed_bytes == after.attributed_bytes else Change.RESIZED


def keepers(index: Index) -> dict[Keeper, Kept]:
    """Everything that keeps memory, in forward order, with the whole storage's bytes each.

    Of a node that keeps several in one slot the second is in `` #2`` of it.
    """
    recording, first, names = index.recording, first_device(index), node_names(index)
    saves: dict[int, int] = {
        save: storage
        for storage, kept in enumerate(saves_by_storage(index))
        for save in kept
        if recording.storages[storage].category not in OWN
    }
    found: dict[Keeper, Kept] = {}
    times = Counter[Keeper]()
    for save in sorted(saves):
        row = recording.saves[save]
        name = names[row.node]
        if row.module is not None:
            name = (*call_names(index)[row.module], *name[2:])
        storage = recording.storages[saves[save]]
        keeper = _keeper(name, row.slot)
        times[keeper] += 1
        if times[keeper] > 1:
            keeper = keeper._replace(slot=f"{row.slot} #{times[keeper]}")
        found[keeper] = Kept(
            storage=saves[save],
            save=save,
            attributed_bytes=storage.nbytes,
            is_aside=storage.device != first,
        )
    return found


def _renamed(
    keepers: dict[Keeper, Kept], index: Index, others: Mapping[Keeper, Kept], other: Index
) -> dict[Keeper, Kept]:
    """The same keepers, of which compiled regions' have the names of those that keep the same."""

    def left(ours: Mapping[Keeper, Kept], theirs: Mapping[Keeper, Kept]) -> dict[int, Keeper]:
        return {kept.save: keeper for keeper, kept in ours.items() if keeper not in theirs}

    ours, theirs = left(keepers, others), left(others, keepers)
    found = pairs(
        index,
        [(save, keepers[keeper].storage) for save, keeper in ours.items()],
        other,
        [(save, others[keeper].storage) for save, keeper in theirs.items()],
    )
    names = {ours[save]: theirs[same] for save, same in found}
    return {names.get(keeper, keeper): kept for keeper, kept in keepers.items()}


def _unpacked(keepers: dict[Keeper, Kept], others: Mapping[Keeper, Kept]) -> dict[Keeper, Kept]:
    """The same keepers; what a pack hook made of a slot has the name that the other gives the slot.

    The slot of a packed save says where in what the hook returned it is: ``mat1[1]``. Of several
    in one slot the first has the name: a keeper is one save.
    """
    found: dict[Keeper, Kept] = {}
    for keeper, kept in keepers.items():
        bare = keeper._replace(slot=_IN_PACKED.sub("", keeper.slot))
        is_packed = keeper not in others and bare in others
        is_free = bare not in keepers and bare not in found
        found[bare if is_packed and is_free else keeper] = kept
    return found


_IN_PACKED = re.compile(r"(\[[^\]]*\]|\.\w+)$")


def _of_regions(
    index: Index, names: Sequence[NodeName], keepers: Mapping[Keeper, Kept]
) -> dict[Keeper, NodeName]:
    """The nodes of those saves that stand with another module than their node."""
    saves = index.recording.saves
    return {
        keeper: names[saves[kept.save].node]
        for keeper, kept in keepers.items()
        if saves[kept.save].module is not None and keeper.op == names[saves[kept.save].node][2]
    }


def _keeper(name: NodeName, slot: str) -> Keeper:
    module, call, op, number = name
    return Keeper(module=module, call=call, op=op, number=number, slot=slot)


def _charged(keepers: Mapping[Keeper, Kept], common: set[Keeper]) -> dict[Keeper, Kept]:
    """The same keepers, of which one is attributed for each storage."""
    payers: dict[int, Keeper] = {}
    for keeper, kept in keepers.items():
        payer = payers.setdefault(kept.storage, keeper)
        if payer not in common and keeper in common:
            payers[kept.storage] = keeper
    return {
        keeper: kept if payers[kept.storage] == keeper else kept._replace(attributed_bytes=0)
        for keeper, kept in keepers.items()
    }
