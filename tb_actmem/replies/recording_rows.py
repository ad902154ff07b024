"""The module calls and the saved storages of ``recording.json``, with equal ones as groups."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TypedDict

from tb_actmem.advice import Suggestion
from tb_actmem.analysis.index import Index, below, call_name, fqn, layers_name, source
from tb_actmem.analysis.index.devices import module_devices, storages_by_device
from tb_actmem.analysis.index.modules import module_rows
from tb_actmem.analysis.index.storages import attributions, save_modules
from tb_actmem.analysis.totals.saved_tensors import (
    SavedGroup,
    module_categories,
    saved_at_once,
    saved_row,
)
from tb_actmem.model import Category
from tb_actmem.text.advice import suggestion_hint
from tb_actmem.text.reasons import saved_text, where_text
from tb_actmem.text.totals import LABEL


class ModuleColumns(TypedDict):
    """A row for each module call, in order of entry: a parent precedes its children."""

    fqn: list[str]
    name: list[str]
    """The name below the parent, with the number of a later call: ``norm #2``."""
    type_name: list[str]
    call: list[int]
    """0 for the first call of a module."""
    parent: list[int | None]
    """The row of the enclosing call."""
    nodes: list[int]
    """The number of nodes inside, children included."""
    self_bytes: list[int]
    """Attributed to its own nodes, without children."""
    total_bytes: list[int]
    where: list[str]
    """``on cuda:0 + cpu``; "" if all bytes are on the first device."""
    exclusive_bytes: list[int]
    """Memory released if only it stopped saving."""
    freed_bytes: list[int | None]
    """Created inside it and freed before the forward ended; null without recorded ops."""


class CategoryBytes(TypedDict):
    """The part of each module call's total bytes that has one category."""

    key: str
    """The total that it is a part of: ``activation_bytes``."""
    label: str
    nbytes: list[int]


class ModuleGroup(TypedDict):
    """Sibling calls of one type with equally many nodes, whose names differ only in a number."""

    name: str
    """Below their parent: ``h.*``."""
    calls: list[int]
    checkpoint: str
    """The names that select them for a checkpoint: ``transformer.h.*``, or the names of all."""
    nodes: int
    self_bytes: int | None
    """Null, like the next two, if the bytes are on several devices."""
    total_bytes: int | None
    freed_bytes: int | None
    where: str
    """``on cuda:0 + cpu``; "" if all bytes are on the first device."""


def module_columns(index: Index) -> ModuleColumns:
    """Return the tables of the module calls."""
    recording, has_ops = index.recording, index.recording.meta.has_ops
    modules, rows = recording.modules, module_rows(index)
    return ModuleColumns(
        fqn=[module.fqn for module in modules],
        name=[call_name(recording, call, row.parent) for call, row in enumerate(modules)],
        type_name=[module.type_name for module in modules],
        call=[module.call for module in modules],
        parent=[module.parent for module in modules],
        nodes=[row.nodes for row in rows],
        self_bytes=[row.self_bytes for row in rows],
        total_bytes=[row.total_bytes for row in rows],
        where=[where_text(index, devices) for devices in module_devices(index)],
        exclusive_bytes=[row.exclusive_bytes for row in rows],
        freed_bytes=[row.freed_bytes if has_ops else None for row in rows],
    )


def module_category_rows(index: Index) -> list[CategoryBytes]:
    """Split the total bytes of the module calls by category."""
    return [
        CategoryBytes(key=key, label=LABEL[key], nbytes=nbytes)
        for key, nbytes in module_categories(index).items()
    ]


_FEWEST, _FEWEST_LEAVES = 2, 4
"""The fewest calls of a group, and of one whose calls have no calls inside."""


def module_groups(index: Index) -> list[ModuleGroup]:
    """Group equal sibling calls, in the order of their first calls."""
    modules, rows = index.recording.modules, module_rows(index)
    groups: dict[tuple[int | None, str, str, int], list[int]] = {}
    for call, row in enumerate(modules):
        key = (row.parent, layers_name(_below(index, call)), row.type_name, rows[call].nodes)
        groups.setdefault(key, []).append(call)
    parents = {row.parent for row in modules}
    siblings = [
        (name, calls)
        for (_, name, _, _), calls in groups.items()
        if len(calls) >= (_FEWEST if calls[0] in parents else _FEWEST_LEAVES)
    ]
    names = _checkpoint_names(index, siblings)
    return [
        _module_group(index, name, calls, checkpoint)
        for (name, calls), checkpoint in zip(siblings, names, strict=True)
    ]


def _below(index: Index, call: int) -> str:
    recording = index.recording
    parent = recording.modules[call].parent
    return below(fqn(recording, call), "" if parent is None else recording.modules[parent].fqn)


def _module_group(index: Index, name: str, calls: Sequence[int], checkpoint: str) -> ModuleGroup:
    rows = [module_rows(index)[call] for call in calls]
    places = {tuple(module_devices(index)[row.module]) for row in rows if row.total_bytes}
    devices = dict.fromkeys(device for place in sorted(places) for device in place)
    is_one, has_ops = len(places) <= 1, index.recording.meta.has_ops
    return ModuleGroup(
        name=name,
        calls=[*calls],
        checkpoint=checkpoint,
        nodes=sum(row.nodes for row in rows),
        self_bytes=sum(row.self_bytes for row in rows) if is_one else None,
        total_bytes=sum(row.total_bytes for row in rows) if is_one else None,
        freed_bytes=sum(row.freed_bytes for row in rows) if is_one and has_ops else None,
        where=where_text(index, [*devices]),
    )


_Parts = tuple[str, ...]


def _checkpoint_names(index: Index, groups: Sequence[tuple[str, list[int]]]) -> Iterator[str]:
    """Yield for each group a pattern that fits no other module, or the names of all."""
    modules = index.recording.modules
    names = [[*dict.fromkeys(modules[call].fqn for call in calls)] for _, calls in groups]
    patterns = [_pattern(index, name, calls[0]) for name, calls in groups]
    stars = {(len(of), of.index("*")) for of in patterns if "*" in of}
    fitting = Counter(
        (*parts[:at], "*", *parts[at + 1 :])
        for parts in (tuple(name.split(".")) for name in {row.fqn for row in modules})
        for length, at in stars
        if length == len(parts)
    )
    for pattern, of in zip(patterns, names, strict=True):
        yield ".".join(pattern) if fitting[pattern] == len(of) else " ".join(filter(None, of))


def _pattern(index: Index, name: str, call: int) -> _Parts:
    whole, own = index.recording.modules[call].fqn, _below(index, call)
    return tuple(f"{whole.removesuffix(own)}{name}".split("."))


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
    suggestion: str
    """The function that would remove them, and the bytes; "" without a suggestion."""


def saved_rows(
    index: Index, groups: Sequence[SavedGroup], less: Iterable[Suggestion]
) -> list[SavedGroupRow]:
    """Return the groups of the reply, each with its suggestion from ``less``."""
    hints = {storage: suggestion_hint(row) for row in less for storage in row.storages}
    return [_saved_group(index, group, hints) for group in groups[:GROUPS]]


def _saved_group(index: Index, group: SavedGroup, hints: Mapping[int, str]) -> SavedGroupRow:
    recording, first = index.recording, saved_row(index, group.storages[0])
    tensor = None if first.tensor is None else recording.tensors[first.tensor]
    storage = recording.storages[first.storage]
    return SavedGroupRow(
        nbytes=group.nbytes,
        saved_bytes=saved_at_once(index)[storage.device],
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
        suggestion=next((hints[each] for each in group.storages if each in hints), ""),
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
