"""Notes of recordings as text."""

from __future__ import annotations

from tb_actmem.model import Recording
from tb_actmem.text.notes import words


def notes_of(recording: Recording) -> tuple[str, ...]:
    """The words of a recording's notes, without their slugs."""
    return tuple(words(note) for note in recording.meta.notes)
