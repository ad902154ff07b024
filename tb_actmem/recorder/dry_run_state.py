"""What blocks are told of code that runs on tensors without memory."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from threading import get_ident
from typing import Any

from tb_actmem.errors import RecordError
from tb_actmem.recorder import torch_private


@dataclass(slots=True, eq=False)
class Pretence:
    """A dry run that is open: what it stands for, and what of that is not known."""

    device: str
    """The name of the device for which it stands."""
    notes: list[str] = field(default_factory=list)
    """Sentences on what a real run may do in another way."""
    node: Any = None
    """The node whose backward runs now."""
    thread: int = field(default_factory=get_ident)
    """The thread that has opened it: others go on as they did."""

    def note(self, sentence: str) -> None:
        """Say something once."""
        if sentence not in self.notes:
            self.notes.append(sentence)


_open: list[Pretence] = []
"""One at most, in whatever thread: it stands in front of functions that all threads have."""


def current() -> Pretence | None:
    """Return what is pretended in this thread now."""
    return next((one for one in tuple(_open) if one.thread == get_ident()), None)


@contextmanager
def pretending(pretence: Pretence) -> Iterator[None]:
    """Pretend while the block runs. Raises RecordError where another thread does."""
    _open.append(pretence)
    try:
        if _open[0] is not pretence:
            raise RecordError(
                "A dry run is open in another thread: wait for its end, or run this one in a "
                "process of its own."
            )
        yield
    finally:
        _open.remove(pretence)


def running_node() -> Any:
    """Return the node whose backward runs in this thread now, or None."""
    pretence = current() if _open else None
    if pretence is not None and pretence.node is not None:
        return pretence.node
    return torch_private.running_node()
