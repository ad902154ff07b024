"""What a recording keeps, as a text that people review in a diff.

A module is a heading, and below it stands a line for each storage that it is the first to keep::

    transformer.h.{0-11}.mlp.act
        relu  result  float32 [2, 32, 256]  65,536
            also transformer.h.{0-11}.mlp.c_proj  addmm  mat1

Layers that keep the same stand once, with their numbers in braces. `` #2`` is the second op of a
name in a call, or the second call of a module. Nothing is aligned: what changed is what a diff
shows.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from tb_actmem.analysis.comparison import Keeper, Kept, keepers
from tb_actmem.analysis.index import Index
from tb_actmem.analysis.names import NUMBER, layers_name
from tb_actmem.model import Recording
from tb_actmem.wording.tensors import tensor_text
from tb_actmem.wording.units import exact_nbytes_text

OUTSIDE = "(the model itself)"
"""Stands for what keeps memory outside of every module with a name."""


class Row(NamedTuple):
    """A storage, and who keeps it."""

    keepers: tuple[Keeper, ...]
    """In forward order."""
    tensor: str
    """Of the first of them: ``float32 [3, 8]``; ``?`` where it is not known."""
    nbytes: int
    device: str
    """"" for that of the model."""


def snapshot_text(recording: Recording) -> str:
    """Write what a recording keeps: of equal recordings the same text."""
    rows = _rows(Index(recording))
    total = exact_nbytes_text(sum(row.nbytes for row in rows))
    lines = [
        "# What is kept for the backward, save by save; equal layers stand once.",
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
    by_storage: dict[int, list[tuple[Keeper, Kept]]] = {}
    for keeper, kept in keepers(index).items():
        by_storage.setdefault(kept.storage, []).append((keeper, kept))
    return [_row(index.recording, of) for of in by_storage.values()]


def _row(recording: Recording, kept_by: Sequence[tuple[Keeper, Kept]]) -> Row:
    _, kept = kept_by[0]
    storage, tensor = recording.storages[kept.storage], recording.saves[kept.save].tensor
    return Row(
        keepers=tuple(keeper for keeper, _ in kept_by),
        tensor="?" if tensor is None else tensor_text(recording.tensors[tensor]),
        nbytes=storage.nbytes,
        device=storage.device if kept.is_aside else "",
    )


def _layers_row(row: Row) -> Row:
    """What the rows of equal layers have in common, where all keepers of one are of its layer."""
    if len({_number(keeper) for keeper in row.keepers}) > 1:
        return row
    return row._replace(keepers=tuple(map(_layers_keeper, row.keepers)))


def _layers_keeper(keeper: Keeper) -> Keeper:
    return keeper._replace(module=layers_name(keeper.module))


def _number(keeper: Keeper) -> str:
    found = NUMBER.search(keeper.module)
    return "" if found is None else found[0]


def _heading(group: Sequence[Row]) -> str:
    return _module([row.keepers[0] for row in group])


def _lines(group: Sequence[Row]) -> Iterator[str]:
    first = group[0]
    what = (_op(first.keepers[0]), first.keepers[0].slot, first.tensor, f"{first.nbytes:,}")
    yield "    " + "  ".join(filter(None, (*what, first.device)))
    others = [row.keepers[1:] for row in group]
    if len(group) > 1:  # all have as many, in the same order
        sharers = [list(keepers) for keepers in zip(*others, strict=True)]
    else:
        sharers = [list(same) for _, same in groupby(others[0], _layers_keeper)]
    for same in sharers:
        yield f"        also {_module(same)}  {_op(same[0])}  {same[0].slot}"


def _op(keeper: Keeper) -> str:
    return f"{keeper.op} #{keeper.number + 1}" if keeper.number else keeper.op


def _module(keepers: Sequence[Keeper]) -> str:
    """The module of the same keeper in equal layers, with the numbers of all in braces."""
    name, numbers = keepers[0].module or OUTSIDE, [_number(keeper) for keeper in keepers]
    if len(numbers) > 1:
        name = layers_name(name).replace("*", f"{{{','.join(_ranges(numbers))}}}", 1)
    return f"{name} #{keepers[0].call + 1}" if keepers[0].call else name


def _ranges(numbers: Sequence[str]) -> Iterator[str]:
    """``0-11`` for numbers that follow one on the other."""
    counted = list(map(int, numbers))
    starts = [at for at, n in enumerate(counted) if at == 0 or n != counted[at - 1] + 1]
    for start, end in zip(starts, [*starts[1:], len(counted)], strict=True):
        yield numbers[start] if end - start == 1 else f"{numbers[start]}-{numbers[end - 1]}"
