"""Notes of recordings as text."""

from __future__ import annotations

from tb_actmem.model import Recording
from tb_actmem.text.notes import words


def notes_of(recording: Recording) -> tuple[str, ...]:
    """The words of a recording's notes, without their slugs.

    Without that on the dispatch mode, because tests run with and without the compiled observer.
    """
    return tuple(words(note) for note in recording.meta.notes if note.code != "dispatch-mode")
