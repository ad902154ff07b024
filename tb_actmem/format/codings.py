"""The five codings of columns that actmem.proto defines, in both directions.

Columns may have a million rows, so loops are `map`, `accumulate` or comprehensions.
"""

from __future__ import annotations

import enum
from collections.abc import Callable, Iterable, Sequence
from itertools import accumulate, chain, islice
from operator import sub
from typing import Any, NamedTuple

from tb_actmem.format import actmem_pb2
from tb_actmem.model import Note, NoteValue


class Target(NamedTuple):
    """A message that is being written, and its string table."""

    table: Any
    strings: Strings

    def put(self, name: str, codes: Sequence[int]) -> None:
        """Write a column of the message, unless it is all zeros."""
        if any(codes):
            getattr(self.table, name).extend(codes)


class Source(NamedTuple):
    """A message that is being read, its number of rows, and its string table."""

    table: Any
    rows: int
    strings: Sequence[str]

    def get(self, name: str) -> Sequence[int]:
        """Return a column of the message; an omitted column is all zeros."""
        codes: Sequence[int] = getattr(self.table, name)[:] or [0] * self.rows
        if len(codes) != self.rows:
            raise ValueError(f"has {len(codes)} rows where the table has {self.rows}")
        return codes


class Coding(NamedTuple):
    """Functions that write and read the values of a column.

    `get` raises ValueError for codes that `put` never writes.
    """

    put: Callable[[Target, str, Sequence[Any]], None]
    get: Callable[[Source, str], Sequence[Any]]


def _put_numbers(target: Target, name: str, values: Sequence[int]) -> None:
    target.put(name, _bounded(values))


def _get_numbers(source: Source, name: str) -> Sequence[int]:
    return _bounded(source.get(name))


def _put_steps(target: Target, name: str, values: Sequence[int | None]) -> None:
    present = [value for value in values if value is not None]
    steps = to_steps(present)
    if len(present) < len(values):
        following = iter(steps)
        steps = [0 if value is None else next(following) for value in values]
    target.put(name, steps)


def _get_steps(source: Source, name: str) -> Sequence[int | None]:
    codes = source.get(name)
    if not any(codes):  # as in the columns of ops in a recording without ops
        return [None] * len(codes)
    values = from_steps(codes)  # an empty row is no step
    if 0 not in codes:
        return values
    return [value if code else None for value, code in zip(values, codes, strict=True)]


def _put_texts(target: Target, name: str, values: Sequence[str | None]) -> None:
    number = target.strings.__getitem__
    _put_steps(target, name, [None if value is None else number(value) for value in values])


def _get_texts(source: Source, name: str) -> Sequence[str | None]:
    numbers = _get_steps(source, name)
    try:
        return [None if number is None else source.strings[number] for number in numbers]
    except IndexError:
        raise ValueError(f"names a string outside of 0..{len(source.strings) - 1}") from None


def _put_lists(target: Target, name: str, values: Sequence[tuple[int, ...] | None]) -> None:
    target.put(f"{name}_count", [0 if value is None else 1 + len(value) for value in values])
    target.put(name, to_steps(list(chain.from_iterable(filter(None, values)))))


def _get_lists(source: Source, name: str) -> Sequence[tuple[int, ...] | None]:
    counts, codes = source.get(f"{name}_count"), getattr(source.table, name)[:]
    expected = sum(count - 1 for count in counts if count)
    if 0 in codes:
        raise ValueError("has an empty entry")
    if len(codes) != expected:
        raise ValueError(f"has {len(codes)} entries where its rows count {expected}")
    values = from_steps(codes)
    if counts.count(2) == len(counts):  # one entry in each row, as ops have results
        return [*zip(values)]
    entries = iter(values)
    return [tuple(islice(entries, count - 1)) if count else None for count in counts]


def to_steps(values: Sequence[int]) -> Sequence[int]:
    """Return the codes of a step column without empty rows."""
    return [step + (step >= 0) for step in map(sub, _bounded(values), chain((0,), values))]


def from_steps(codes: Sequence[int]) -> Sequence[int]:
    """Return the values; raises ValueError for codes that `to_steps` never writes."""
    return _bounded(list(accumulate([code - 1 if code > 0 else code for code in codes])))


def _bounded(values: Sequence[int]) -> Sequence[int]:
    if values and not 0 <= min(values) <= max(values) < 2**63 - 1:
        raise ValueError("has a value outside of 0..2^63-2")
    return values


NUMBERS = Coding(_put_numbers, _get_numbers)
TEXTS = Coding(_put_texts, _get_texts)
STEPS = Coding(_put_steps, _get_steps)
LISTS = Coding(_put_lists, _get_lists)


def members(kind: type[enum.Enum], wire: Any) -> Coding:
    """Return the coding of an enum: its members' numbers in the proto; 0 is None.

    A member's name in the proto has the enum's name as prefix, taken from its NONE member.
    """
    prefix = wire.Name(0).removesuffix("NONE")
    codes: dict[enum.Enum | None, int] = {None: 0}
    codes.update((member, wire.Value(prefix + member.name)) for member in kind)
    values = {code: member for member, code in codes.items()}

    def put(target: Target, name: str, column: Sequence[enum.Enum | None]) -> None:
        target.put(name, list(map(codes.__getitem__, column)))

    def get(source: Source, name: str) -> Sequence[enum.Enum | None]:
        try:
            return list(map(values.__getitem__, source.get(name)))
        except KeyError as error:
            raise ValueError(f"has the value {error}, which is not a {kind.__name__}") from None

    return Coding(put, get)


MAX_TEXT = 2**26
"""Maximum number of characters of all texts of a recording, without prefix sharing."""


MAX_ONE_TEXT = 2**12
"""Maximum number of characters of one text: the longest path. Many rows may refer to one text, so
no other limit bounds it."""


class Strings(dict[str, int]):
    """The string table while it grows: each new text gets the next number."""

    def __missing__(self, text: str) -> int:
        self[text] = len(self)
        return self[text]


def encodable(text: str) -> str:
    """Escape characters that UTF-8 cannot encode, and cut a long text in its middle.

    Such characters are halves of surrogate pairs, as in an undecodable file name.
    """
    whole = text.encode("utf-8", "backslashreplace").decode("utf-8")
    half = MAX_ONE_TEXT // 2
    return whole if len(whole) <= MAX_ONE_TEXT else f"{whole[: half - 1]}…{whole[-half:]}"


def check_text(text: str, where: str) -> str:
    """Return a text that was read; raises ValueError if it is too long."""
    if len(text) > MAX_ONE_TEXT:
        raise ValueError(f"{where} has {len(text)} characters, more than {MAX_ONE_TEXT}")
    return text


def put_strings(message: actmem_pb2.Strings, texts: Iterable[str]) -> None:
    """Write the texts, each without the prefix that it shares with the previous one.

    Raises ValueError if there are more characters than a reader accepts.
    """
    written = list(map(encodable, texts))
    _check_size(sum(map(len, written)))
    for before, text in zip(["", *written], written, strict=False):
        shared = _shared(before, text)
        message.shared.append(shared)
        message.rest.append(text[shared:])


def get_strings(message: actmem_pb2.Strings) -> tuple[str, ...]:
    """Read the texts; raises ValueError if they are inconsistent or too large."""
    shared, rest = message.shared[:], message.rest[:]
    if len(shared) != len(rest):
        raise ValueError(f"strings has {len(shared)} prefixes for {len(rest)} texts")
    _check_size(sum(shared) + sum(map(len, rest)))
    texts: list[str] = []
    text = ""
    for count, more in zip(shared, rest, strict=True):
        if count > len(text):
            raise ValueError(f"strings[{len(texts)}] shares {count} characters of {len(text)}")
        text = check_text(text[:count] + more, f"strings[{len(texts)}]")
        texts.append(text)
    return tuple(texts)


def _shared(before: str, text: str) -> int:
    for position, (left, right) in enumerate(zip(before, text, strict=False)):
        if left != right:
            return position
    return min(len(before), len(text))


def _check_size(size: int) -> None:
    if size > MAX_TEXT:
        raise ValueError(f"it has {size} characters of text, more than {MAX_TEXT}")


MAX_NUMBER = 2**63 - 2
"""The largest number of a note, as of a column."""


def put_notes(message: actmem_pb2.Meta, notes: Iterable[Note]) -> None:
    """Write notes; raises ValueError for a number that the format cannot hold."""
    for note in notes:
        row = message.coded_notes.add(code=encodable(note.code))
        for name, value in note.values:
            target = row.values.add(name=encodable(name))
            if isinstance(value, int):
                target.number = _checked(value, note.code)
            elif isinstance(value, str):
                target.text = encodable(value)
            else:
                target.names.names.extend(map(encodable, value))


def get_notes(message: actmem_pb2.Meta) -> tuple[Note, ...]:
    """Read notes; raises ValueError for a value that the format does not allow."""
    older = (
        Note.from_text(check_text(sentence, f"meta.notes[{position}]"))
        for position, sentence in enumerate(message.notes)
    )
    coded = (
        _note(row, f"meta.coded_notes[{position}]")
        for position, row in enumerate(message.coded_notes)
    )
    return (*older, *coded)


def note_rows(message: actmem_pb2.Meta) -> int:
    """Count the notes of a message, and their values."""
    values = (value for row in message.coded_notes for value in row.values)
    inside = sum(1 + len(value.names.names) for value in values)
    return len(message.notes) + len(message.coded_notes) + inside


def _note(row: actmem_pb2.Note, where: str) -> Note:
    values = ((check_text(value.name, where), _value(value, where)) for value in row.values)
    return Note(check_text(row.code, where), tuple(values))


def _value(value: actmem_pb2.NoteValue, where: str) -> NoteValue:
    if value.HasField("names"):
        return tuple(check_text(name, where) for name in value.names.names)
    if value.HasField("number"):
        return _checked(value.number, where)
    return check_text(value.text, where)


def _checked(number: int, where: str) -> int:
    if not 0 <= number <= MAX_NUMBER:
        raise ValueError(f"{where} has the number {number}, which is not in 0..{MAX_NUMBER}")
    return number
