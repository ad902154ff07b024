"""Recordings that nobody wrote: valid ones, changed at random on the way into a file."""

from __future__ import annotations

import enum
import functools
import random
from collections.abc import Callable
from dataclasses import fields, replace
from typing import Any, get_args, get_type_hints

from tb_actmem.errors import FormatError
from tb_actmem.format import actmem_pb2, read, to_bytes
from tb_actmem.format.container import unwrap, wrap
from tb_actmem.model import MeshAxis, Note, Recording
from tb_actmem.text.notes import WORDS
from tests.support.places import DATA
from tests.support.recordings import EXAMPLES

NUMBERS = (0, 1, 2, 3, 7, 8, 16, 127, 128, 255, 511, 1000, 2**31, 2**32, 2**53, 2**62, 2**63 - 2)
"""Numbers that may break something, besides those in the recording."""
TEXTS = (
    "",
    "0",
    "a.b.c",
    "rank" + "9" * 30,
    "float" + "9" * 5000,
    "float0",
    "\x00\x1b[31m\n",
    "</table><script>",
    "%s {} \\N \\",
    "٣" * 40,
    "😀" * 50,
    "\u202e",
    "x" * 100_000,
    "AddmmBackward0",
    "SoftmaxBackward0",
    "ScaledDotProductEfficientAttentionBackward0",
    "ToCopyBackward0",
    "SplitBackward0",
    "aten::_to_copy",
    "aten::bernoulli_",
    "native_dropout",
    "self",
    "result",
    "result1",
    "mat1",
    "float16",
)
"""Texts that are hard to draw, cut or parse, and words that an analysis searches."""


@functools.cache
def seeds() -> list[Recording]:
    """The recordings to mutate: hand-made ones, and steps of transformer layers."""
    files = sorted((DATA / "seeds").iterdir())
    return [recording for recording in EXAMPLES.values() if recording.nodes] + [*map(read, files)]


def mutant(seed: int) -> bytes:
    """The bytes of a file: a valid recording after one to eight changes at one of three levels."""
    chance = random.Random(seed)
    change = chance.choice((_of_bytes, _of_fields, _of_rows, _of_rows))
    return change(chance, chance.choice(seeds()))


def _of_bytes(chance: random.Random, recording: Recording) -> bytes:
    """Other bytes in the message, with a checksum that is right."""
    message = bytearray(unwrap(to_bytes(recording)))
    for _ in range(chance.randint(1, 4)):
        start = chance.randrange(len(message))
        end = start + chance.choice((0, 1, 1, 1, 4, 40))
        message[start:end] = chance.choice(
            (
                bytes([chance.randrange(256)]),
                b"",
                chance.randbytes(chance.choice((1, 2, 10))),
                bytes(message[end : end + 20]) * chance.choice((1, 2, 50)),
            )
        )
    return wrap(bytes(message))


def _of_fields(chance: random.Random, recording: Recording) -> bytes:
    """Other values in the columns, in the coding of the file."""
    message = actmem_pb2.Recording.FromString(unwrap(to_bytes(recording)))
    tables = [table for field, table in message.ListFields() if field.name != "meta"]
    for _ in range(chance.randint(1, 4)):
        columns = chance.choice(tables).ListFields()
        column = chance.choice(columns)[1]
        position = chance.randrange(len(column))
        if isinstance(column[position], str):
            column[position] = chance.choice(TEXTS)
            continue
        near = column[position] + chance.randint(-3, 3)
        value = chance.choice((near, near, -near, 0, chance.choice(column), chance.choice(NUMBERS)))
        try:
            column[position] = value
        except (ValueError, OverflowError):  # no such value fits into a field of this type
            del column[position]
    return wrap(message.SerializeToString())


def _of_rows(chance: random.Random, recording: Recording) -> bytes:
    """Other values in rows, and rows that are doubled, dropped or moved, as the check allows."""
    for _ in range(chance.choice((1, 2, 3, 8, 30))):
        changed = _changed(chance, recording)
        try:
            recording = changed.check()
        except ValueError:
            if chance.random() < 0.05:  # the reader must refuse invalid recordings, too
                break
    try:
        return to_bytes(recording)
    except FormatError:
        return b""


def _changed(chance: random.Random, recording: Recording) -> Recording:
    tables = [table.name for table in fields(recording) if table.name != "meta"]
    tables = [name for name in tables if getattr(recording, name)]
    if not tables or chance.random() < 0.05:
        return replace(recording, meta=_row(chance, recording.meta, [recording.meta]))
    name = chance.choice(tables)
    rows = list(getattr(recording, name))
    position = chance.randrange(len(rows))
    how = chance.random()
    if how < 0.85:
        rows[position] = _row(chance, rows[position], rows)
    elif how < 0.93:
        rows[position:position] = rows[position : position + chance.choice((1, 1, 5))]
    else:
        rows.insert(chance.randrange(len(rows)), rows.pop(position))
    return replace(recording, **{name: tuple(rows)})  # type: ignore[arg-type]  # it is a table


def _row(chance: random.Random, row: Any, others: list[Any]) -> Any:
    """The row with another value in one column."""
    column = chance.choice(row._fields)
    kind = get_type_hints(type(row))[column]
    kinds = get_args(kind) if type(None) in get_args(kind) else (kind,)
    if type(None) in kinds and chance.random() < 0.2:
        return row._replace(**{column: None})
    if chance.random() < 0.3:
        return row._replace(**{column: getattr(chance.choice(others), column)})
    wanted = next(kind for kind in kinds if kind is not type(None))
    return row._replace(**{column: _VALUES[_sort(wanted)](chance, wanted, getattr(row, column))})


def _sort(kind: Any) -> type[Any]:
    """The sort of a column's type: an enum, a tuple, or a plain type."""
    if isinstance(kind, type) and issubclass(kind, enum.Enum):
        return enum.Enum
    return tuple if get_args(kind) else kind


def _number(chance: random.Random, kind: Any, old: int | None) -> int:
    near = (old or 0) + chance.randint(-3, 3)
    return max(0, chance.choice((near, near, chance.randrange(40), chance.choice(NUMBERS))))


def _list(chance: random.Random, kind: Any, old: tuple[Any, ...] | None) -> tuple[Any, ...]:
    makes = _ROWS.get(get_args(kind)[0])
    if makes is not None:
        return tuple(makes(chance) for _ in range(chance.randrange(4)))
    values = [*(old or ()), *(_number(chance, int, 3) for _ in range(chance.randrange(3)))]
    chance.shuffle(values)
    return tuple(values * chance.choice((1, 1, 1, 1, 30, 3000)))[chance.randrange(2) :]


def _note(chance: random.Random) -> Note:
    """A note of a known or an unknown code, with values of any type."""
    values = (chance.choice(NUMBERS), chance.choice(TEXTS), tuple(chance.choices(TEXTS, k=2)))
    names = ("count", "nbytes", "names", "at", "text")
    found = ((chance.choice(names), chance.choice(values)) for _ in range(chance.randrange(4)))
    return Note(chance.choice(["", *WORDS, *TEXTS]), tuple(found))


def _axis(chance: random.Random) -> MeshAxis:
    """An axis of a mesh, whose position may be outside of it."""
    return MeshAxis(chance.choice(TEXTS), _number(chance, int, 3), _number(chance, int, 1))


_ROWS: dict[Any, Callable[[random.Random], Any]] = {Note: _note, MeshAxis: _axis}

_VALUES: dict[Any, Callable[[random.Random, Any, Any], Any]] = {
    bool: lambda chance, kind, old: not old,
    int: _number,
    str: lambda chance, kind, old: chance.choice(TEXTS),
    tuple: _list,
    enum.Enum: lambda chance, kind, old: chance.choice(list(kind)),
}
