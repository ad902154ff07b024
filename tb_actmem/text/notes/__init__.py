"""The words of a recording's notes: one entry per code, as in ``docs/reference/messages.md``."""

from __future__ import annotations

from string import Formatter

from tb_actmem.model import Note, Recording
from tb_actmem.model.rows import NoteValue
from tb_actmem.text.notes.predicted import PREDICTED
from tb_actmem.text.notes.recorded import RECORDED

WORDS: dict[str, tuple[str, ...]] = {**RECORDED, **PREDICTED}
"""Code → parts of its text; a part is left out if the note lacks one of its values."""

_SIZES = "at"
"""The value that says at which sizes a note of a prediction was recorded."""


def sentences(recording: Recording) -> list[str]:
    """Return the notes of a recording, each with its slug."""
    return [sentence(note) for note in recording.meta.notes]


def sentence(note: Note) -> str:
    """Return a note with its slug: ``4,096 bytes are not counted. [unread-storage]``."""
    return f"{words(note)} [{note.code}]" if note.code else words(note)


def words(note: Note) -> str:
    """Return a note without its slug."""
    values = {name: _Value(value) for name, value in note.values}
    if not note.code:
        return str(values.get("text", ""))
    if note.code in WORDS:
        parts = (part for part in WORDS[note.code] if _names(part) <= values.keys())
        said = "".join(part.format_map(values) for part in parts)
    else:  # a later release made the recording
        said = ", ".join(f"{name}: {value}" for name, value in values.items() if name != _SIZES)
    return f"At {values[_SIZES]}: {said}" if _SIZES in values else said


def recorded_at(note: Note, sizes: str) -> Note:
    """Return a note of a single recording: its words begin with the sizes."""
    values = dict(note.values)
    return Note(note.code, tuple({**values, _SIZES: values.get(_SIZES, sizes)}.items()))


def _names(part: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(part) if name}


class _Value:
    """A value as text; ``{count:node}`` is ``1 node`` or ``2,000 nodes``."""

    def __init__(self, value: NoteValue) -> None:
        self._value = value

    def __str__(self) -> str:
        if isinstance(self._value, tuple):
            return ", ".join(self._value)
        return f"{self._value:,}" if isinstance(self._value, int) else self._value

    def __format__(self, noun: str) -> str:
        plural = "" if self._value == 1 else "s"
        return f"{self} {noun}{plural}" if noun else str(self)
