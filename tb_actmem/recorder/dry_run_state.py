"""The open dry run: blocks that run in it record tensors without memory."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from threading import get_ident
from typing import Any

from tb_actmem.errors import RecordError
from tb_actmem.model import Note
from tb_actmem.recorder import torch_private


@dataclass(slots=True, eq=False)
class DryRunState:
    """An open dry run: its device, and notes on facts that only a real run knows."""

    device: str
    """The name of the device that it imitates."""
    notes: list[Note] = field(default_factory=list)
    """Notes on differences that a real run may show."""
    node: Any = None
    """The node whose backward is running."""
    thread: int = field(default_factory=get_ident)
    """The thread that has opened it; other threads are not affected."""

    def note(self, note: Note) -> None:
        """Add a note once."""
        if note not in self.notes:
            self.notes.append(note)


_open: list[DryRunState] = []
"""At most one in the process: it replaces functions that all threads share."""


def current() -> DryRunState | None:
    """Return the dry run of this thread, if any."""
    return next((one for one in tuple(_open) if one.thread == get_ident()), None)


@contextmanager
def dry_running(dry_run: DryRunState) -> Iterator[None]:
    """Open a dry run for a block. Raises RecordError if another thread has one open."""
    _open.append(dry_run)
    try:
        if _open[0] is not dry_run:
            raise RecordError(
                "A dry run is open in another thread. Wait for its end, or use another process."
            )
        yield
    finally:
        _open.remove(dry_run)


def running_node() -> Any:
    """Return the node whose backward runs in this thread now, or None."""
    dry_run = current() if _open else None
    if dry_run is not None and dry_run.node is not None:
        return dry_run.node
    return torch_private.running_node()
