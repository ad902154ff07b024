"""Notes of recordings as text."""

from __future__ import annotations

from dataclasses import replace

from tb_actmem.model import Recording
from tb_actmem.text.notes import words


def without_mode(recording: Recording) -> Recording:
    """A recording without the note on the dispatch mode, which depends on the machine."""
    kept = tuple(note for note in recording.meta.notes if note.code != "dispatch-mode")
    return replace(recording, meta=recording.meta._replace(notes=kept))


def notes_of(recording: Recording) -> tuple[str, ...]:
    """The words of a recording's notes, without their slugs.

    Without that on the dispatch mode, because tests run with and without the compiled observer.
    """
    return tuple(map(words, without_mode(recording).meta.notes))
