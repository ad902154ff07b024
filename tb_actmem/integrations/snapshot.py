"""Snapshots: the saved tensors of a recording, as a text to review in a diff.

Each module is a heading. Below it is a line for each storage that the module saves first::

    transformer.h.{0-11}.mlp.act
        relu  result  float32 [2, 32, 256]  65,536
            also transformer.h.{0-11}.mlp.c_proj  addmm  mat1

Layers that save the same are listed once, with their numbers in braces. `` #2`` is the second op
of a name in a call, or the second call of a module. Nothing is aligned, so that a diff shows only
changes.
"""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterator, Sequence
from graphlib import CycleError, TopologicalSorter
from itertools import groupby, pairwise
from typing import NamedTuple

from tb_actmem.analysis.compare import SavedMemory, Saver, savers
from tb_actmem.analysis.index import NUMBER, Index, layers_name
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
from tb_actmem.text import exact_nbytes_text
from tb_actmem.text.reasons import tensor_text

OUTSIDE = "(the model itself)"
"""The heading of saves outside all named modules."""


class Row(NamedTuple):
    """A storage, and the nodes that save it."""

    savers: tuple[Saver, ...]
    """In forward order."""
    tensor: str
    """The tensor of the first one: ``float32 [3, 8]``; ``?`` if it is unknown."""
    nbytes: int
    device: str
    """The device; "" for the model's."""


def snapshot_text(recording: Recording) -> str:
    """Write a snapshot of a recording; equal recordings have equal snapshots."""
    rows = _rows(Index(recording))
    total = exact_nbytes_text(sum(row.nbytes for row in rows))
    lines = [
        "# Saved for backward; equal layers are listed once.",
        f"# torch {recording.meta.torch_version}: {total}",
    ]
    groups: dict[Hashable, list[Row]] = {}
    for row in rows:
        groups.setdefault(_layers_row(row), []).append(row)
    for heading, of_module in groupby(groups.values(), _heading):
        lines += ["", heading]
        for group in of_module:
            lines += _lines(group)
    return "\n".join([*lines, ""])


def _rows(index: Index) -> list[Row]:
    by_storage: dict[int, list[tuple[Saver, SavedMemory]]] = {}
    for saver, kept in savers(index).items():
        by_storage.setdefault(kept.storage, []).append((saver, kept))
    return [_row(index.recording, of) for of in by_storage.values()]


def _row(recording: Recording, kept_by: Sequence[tuple[Saver, SavedMemory]]) -> Row:
    _, kept = kept_by[0]
    storage, tensor = recording.storages[kept.storage], recording.saves[kept.save].tensor
    return Row(
        savers=tuple(saver for saver, _ in kept_by),
        tensor="?" if tensor is None else tensor_text(recording.tensors[tensor]),
        nbytes=storage.nbytes,
        device=storage.device if kept.is_aside else "",
    )


def _layers_row(row: Row) -> Row:
    """The common key of the rows of equal layers, if all savers of a row are in its layer."""
    if len({_number(saver) for saver in row.savers}) > 1:
        return row
    return row._replace(savers=tuple(map(_layers_keeper, row.savers)))


def _layers_keeper(saver: Saver) -> Saver:
    return saver._replace(module=layers_name(saver.module))


def _number(saver: Saver) -> str:
    found = NUMBER.search(saver.module)
    return "" if found is None else found[0]


def _heading(group: Sequence[Row]) -> str:
    return _module([row.savers[0] for row in group])


def _lines(group: Sequence[Row]) -> Iterator[str]:
    first = group[0]
    what = (_op(first.savers[0]), first.savers[0].slot, first.tensor, f"{first.nbytes:,}")
    yield "    " + "  ".join(filter(None, (*what, first.device)))
    others = [row.savers[1:] for row in group]
    if len(group) > 1:  # all have equally many, in the same order
        sharers = [list(savers) for savers in zip(*others, strict=True)]
    else:
        sharers = [list(same) for _, same in groupby(others[0], _layers_keeper)]
    for same in sharers:
        yield f"        also {_module(same)}  {_op(same[0])}  {same[0].slot}"


def _op(saver: Saver) -> str:
    return f"{saver.op} #{saver.number + 1}" if saver.number else saver.op


def _module(savers: Sequence[Saver]) -> str:
    """The module of a saver in equal layers, with the layer numbers in braces."""
    name, numbers = savers[0].module or OUTSIDE, [_number(saver) for saver in savers]
    if len(numbers) > 1:
        name = layers_name(name).replace("*", f"{{{','.join(_ranges(numbers))}}}", 1)
    return f"{name} #{savers[0].call + 1}" if savers[0].call else name


def _ranges(numbers: Sequence[str]) -> Iterator[str]:
    """Write consecutive numbers as ranges: ``0-11``."""
    counted = list(map(int, numbers))
    starts = [at for at, n in enumerate(counted) if at == 0 or n != counted[at - 1] + 1]
    for start, end in zip(starts, [*starts[1:], len(counted)], strict=True):
        yield numbers[start] if end - start == 1 else f"{numbers[start]}-{numbers[end - 1]}"


_ENTRY = re.compile(r" {4}(\S.*?)  (\S.*?)  (\?|\w+ \[[\d, ]*\])  ([\d,]+)(?:  (\S.*))?")
_SHARER = re.compile(r" {8}also (\S.*?)  (\S.*?)  (\S.*)")
_NTH = re.compile(r"(.+?)(?: #(\d+))?")
_MODEL_DEVICE = "the model's device"

_Name = tuple[str, int, str, int]
"""Module, call and op of a node, and its number among equal ops of the call."""


def snapshot_recording(text: str) -> Recording:
    """Return a recording with the saves of a snapshot, and nothing else.

    Raises ValueError with the number of an invalid line.
    """
    rows = list(_read_rows(text))
    names = _in_order(rows)
    calls = sorted({(module, call) for module, call, _, _ in names if module})
    node_of = {name: position for position, name in enumerate(names)}
    call_of = {call: position for position, call in enumerate(calls)}
    # The first device is the model's, so the first storage, which nothing saves, names it.
    storages = [Storage(_MODEL_DEVICE, 0, Category.UNKNOWN, None, None, None, None)]
    storages += (
        Storage(row.device or _MODEL_DEVICE, row.nbytes, Category.UNKNOWN, None, None, None, None)
        for row in rows
    )
    saves = [
        Save(node_of[saver[:4]], saver.slot, SaveKind.SAVED, position, None)
        for position, row in enumerate(rows)
        for saver in row.savers
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


def _read_rows(text: str) -> Iterator[Row]:
    """Read the storages; equal layers get one each."""
    heading, group = "", list[Row]()
    for number, line in enumerate(text.splitlines(), start=1):
        if not line or line.startswith("#"):
            continue
        if sharer := _SHARER.fullmatch(line):
            savers = _keepers(*sharer.groups())
            if not group:
                raise ValueError(f"line {number} shares a storage, but none is above it")
            if len(group) not in (1, len(savers)):
                raise ValueError(
                    f"line {number} names {len(savers)} sharers of {len(group)} storages"
                )
            group = _shared(group, savers)
        elif entry := _ENTRY.fullmatch(line):
            yield from group
            op, slot, tensor, nbytes, device = entry.groups()
            size = int(nbytes.replace(",", ""))
            group = [
                Row((saver,), tensor, size, device or "") for saver in _keepers(heading, op, slot)
            ]
        elif not line.startswith(" "):
            heading = line
        else:
            raise ValueError(f"line {number} is not a save: {line.strip()!r}")
    yield from group


def _shared(group: Sequence[Row], savers: Sequence[Saver]) -> list[Row]:
    """Add savers to storages: each to that of its layer, or all to the only one."""
    if len(group) == 1:
        return [group[0]._replace(savers=(*group[0].savers, *savers))]
    return [
        row._replace(savers=(*row.savers, saver)) for row, saver in zip(group, savers, strict=True)
    ]


def _keepers(module: str, op: str, slot: str) -> list[Saver]:
    (name, call), (operator, number) = _nth(module), _nth(op)
    return [
        Saver(
            module="" if one == OUTSIDE else one, call=call, op=operator, number=number, slot=slot
        )
        for one in _names(name)
    ]


def _nth(text: str) -> tuple[str, int]:
    found = _NTH.fullmatch(text)
    assert found is not None, "the text is not empty"
    return found[1], int(found[2] or 1) - 1


def _names(pattern: str) -> list[str]:
    """``h.0.mlp`` and ``h.1.mlp`` of ``h.{0-1}.mlp``."""
    before, brace, rest = pattern.partition("{")
    numbers, end, after = rest.partition("}")
    if not (brace and end):
        return [pattern]
    names = []
    for part in numbers.split(","):
        first, _, last = part.partition("-")
        names += [f"{before}{n}{after}" for n in range(int(first), int(last or first) + 1)]
    return names


def _in_order(rows: Sequence[Row]) -> list[_Name]:
    """Sort the nodes so that those that save one storage are in the listed order.

    Nodes without saves are added before the second op or call of a name.
    """
    behind: dict[_Name, list[_Name]] = {}
    for row in rows:
        names = [saver[:4] for saver in row.savers]
        for name in names:
            behind.setdefault(name, [])
            for earlier, later in pairwise(_namesakes(name)):
                behind.setdefault(earlier, [])
                behind.setdefault(later, []).append(earlier)
        for earlier, later in pairwise(names):
            behind[later] += [earlier] * (earlier != later)
    try:
        return list(TopologicalSorter(behind).static_order())
    except CycleError:  # a node of a compiled region saves for several modules in turn
        return list(behind)


def _namesakes(name: _Name) -> Iterator[_Name]:
    module, call, op, number = name
    yield from ((module, earlier, "", 0) for earlier in range(call))
    yield from ((module, call, op, earlier) for earlier in range(number + 1))
