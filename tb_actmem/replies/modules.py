"""The module calls of ``recording.json``, and equal sibling calls as groups."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TypedDict

from tb_actmem.analysis.index.devices import module_devices
from tb_actmem.analysis.index.index import Index
from tb_actmem.analysis.index.modules import module_rows
from tb_actmem.analysis.index.names import below, call_name, fqn, layers_name
from tb_actmem.text.reasons import where_text


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
    found = [
        (name, calls)
        for (_, name, _, _), calls in groups.items()
        if len(calls) >= (_FEWEST if calls[0] in parents else _FEWEST_LEAVES)
    ]
    names = _checkpoint_names(index, found)
    return [
        _group(index, name, calls, checkpoint)
        for (name, calls), checkpoint in zip(found, names, strict=True)
    ]


def _below(index: Index, call: int) -> str:
    recording = index.recording
    parent = recording.modules[call].parent
    return below(fqn(recording, call), "" if parent is None else recording.modules[parent].fqn)


def _group(index: Index, name: str, calls: Sequence[int], checkpoint: str) -> ModuleGroup:
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
