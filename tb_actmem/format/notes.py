"""The notes of a recording in its message: codes with values, and sentences of older files."""

from __future__ import annotations

from collections.abc import Iterable

from tb_actmem.format.codings import check_text, encodable
from tb_actmem.model import Note, NoteValue
from tb_actmem.proto import actmem_pb2

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
