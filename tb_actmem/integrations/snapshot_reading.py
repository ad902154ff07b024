"""A snapshot's text as a recording of what is kept, which `compare` takes as any other."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from graphlib import CycleError, TopologicalSorter
from itertools import pairwise

from tb_actmem.analysis.comparison import Keeper
from tb_actmem.integrations.snapshot import OUTSIDE, Row
from tb_actmem.model import (
    Category,
    Meta,
    ModuleCall,
    Node,
    NodeKind,
    Recording,
    Save,
    SaveKind,
    Storage,
    Tensor,
)

_ENTRY = re.compile(r" {4}(\S.*?)  (\S.*?)  (\?|\w+ \[[\d, ]*\])  ([\d,]+)(?:  (\S.*))?")
_SHARER = re.compile(r" {8}also (\S.*?)  (\S.*?)  (\S.*)")
_NTH = re.compile(r"(.+?)(?: #(\d+))?")
_MODEL_DEVICE = "the model's device"

_Name = tuple[str, int, str, int]
"""Of a node: module, call, op, and its number among the call's ops of that name."""


def snapshot_recording(text: str) -> Recording:
    """Return a recording that keeps what a snapshot says, and knows nothing else.

    Raises ValueError that names the line which is none of a snapshot.
    """
    rows = list(_rows(text))
    names = _in_order(rows)
    calls = sorted({(module, call) for module, call, _, _ in names if module})
    node_of = {name: position for position, name in enumerate(names)}
    call_of = {call: position for position, call in enumerate(calls)}
    # The first device is the model's: a storage that nobody keeps says which that is.
    storages = [Storage(_MODEL_DEVICE, 0, Category.UNKNOWN, None, None, None, None)]
    storages += (
        Storage(row.device or _MODEL_DEVICE, row.nbytes, Category.UNKNOWN, None, None, None, None)
        for row in rows
    )
    saves = [
        Save(node_of[keeper[:4]], keeper.slot, SaveKind.SAVED, position, None)
        for position, row in enumerate(rows)
        for keeper in row.keepers
    ]
    return Recording(
        meta=Meta("", 0, "", "", "", False, None, ()),
        modules=tuple(ModuleCall(module, "", call, None, 0, 0) for module, call in calls),
        nodes=tuple(
            Node(op, NodeKind.CUSTOM_FUNCTION, None, call_of.get((module, call)), None, None, None)
            for module, call, op, _ in names
        ),
        storages=tuple(storages),
        tensors=tuple(_tensor(row.tensor, storage) for storage, row in enumerate(rows, start=1)),
        saves=tuple(sorted(saves, key=lambda save: save.node)),
    ).check()


def _tensor(text: str, storage: int) -> Tensor:
    dtype, _, sizes = text.partition(" ")
    return Tensor(storage, dtype, tuple(map(int, re.findall(r"\d+", sizes))), None, 0)


def _rows(text: str) -> Iterator[Row]:
    """The storages, one for each of equal layers."""
    heading, group = "", list[Row]()
    for number, line in enumerate(text.splitlines(), start=1):
        if not line or line.startswith("#"):
            continue
        if sharer := _SHARER.fullmatch(line):
            keepers = _keepers(*sharer.groups())
            if not group:
                raise ValueError(f"line {number} names a sharer of nothing")
            if len(group) not in (1, len(keepers)):
                raise ValueError(
                    f"line {number} names {len(keepers)} sharers of {len(group)} storages"
                )
            group = _shared(group, keepers)
        elif entry := _ENTRY.fullmatch(line):
            yield from group
            op, slot, tensor, nbytes, device = entry.groups()
            size = int(nbytes.replace(",", ""))
            group = [
                Row((keeper,), tensor, size, device or "") for keeper in _keepers(heading, op, slot)
            ]
        elif not line.startswith(" "):
            heading = line
        else:
            raise ValueError(f"line {number} is no save: {line.strip()!r}")
    yield from group


def _shared(group: Sequence[Row], keepers: Sequence[Keeper]) -> list[Row]:
    """The same storages, which these keep too: each that of its layer, or all the only one."""
    if len(group) == 1:
        return [group[0]._replace(keepers=(*group[0].keepers, *keepers))]
    return [
        row._replace(keepers=(*row.keepers, keeper))
        for row, keeper in zip(group, keepers, strict=True)
    ]


def _keepers(module: str, op: str, slot: str) -> list[Keeper]:
    (name, call), (operator, number) = _nth(module), _nth(op)
    return [
        Keeper(
            module="" if one == OUTSIDE else one, call=call, op=operator, number=number, slot=slot
        )
        for one in _names(name)
    ]


def _nth(text: str) -> tuple[str, int]:
    found = _NTH.fullmatch(text)
    assert found is not None, "there is a character at least"
    return found[1], int(found[2] or 1) - 1


def _names(pattern: str) -> list[str]:
    """``h.0.mlp`` and ``h.1.mlp`` of ``h.{0-1}.mlp``."""
    before, brace, rest = pattern.partition("{")
    numbers, end, after = rest.partition("}")
    if not (brace and end):
        return [pattern]
    found = []
    for part in numbers.split(","):
        first, _, last = part.partition("-")
        found += [f"{before}{n}{after}" for n in range(int(first), int(last or first) + 1)]
    return found


def _in_order(rows: Sequence[Row]) -> list[_Name]:
    """The nodes in an order in which those that keep the same storage stand as they are listed.

    Beside them stand nodes that keep nothing, where an op or a call is the second of its name.
    """
    behind: dict[_Name, list[_Name]] = {}
    for row in rows:
        names = [keeper[:4] for keeper in row.keepers]
        for name in names:
            behind.setdefault(name, [])
            for earlier, later in pairwise(_namesakes(name)):
                behind.setdefault(earlier, [])
                behind.setdefault(later, []).append(earlier)
        for earlier, later in pairwise(names):
            behind[later] += [earlier] * (earlier != later)
    try:
        return list(TopologicalSorter(behind).static_order())
    except CycleError:  # one node, of a compiled region, keeps for several modules in turn
        return list(behind)


def _namesakes(name: _Name) -> Iterator[_Name]:
    module, call, op, number = name
    yield from ((module, earlier, "", 0) for earlier in range(call))
    yield from ((module, call, op, earlier) for earlier in range(number + 1))
