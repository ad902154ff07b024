"""What blocks are told of code that runs on tensors without memory."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from tb_actmem.recorder import torch_private


@dataclass(slots=True)
class Pretence:
    """A dry run that is open: what it stands for, and what of that is not known."""

    device: str
    """The name of the device for which it stands."""
    notes: list[str] = field(default_factory=list)
    """Sentences on what a real run may do in another way."""
    node: Any = None
    """The node whose backward runs now."""

    def note(self, sentence: str) -> None:
        """Say something once."""
        if sentence not in self.notes:
            self.notes.append(sentence)


_current: Pretence | None = None


def current() -> Pretence | None:
    """Return what is pretended in this process now."""
    return _current


@contextmanager
def pretending(pretence: Pretence) -> Iterator[None]:
    """Pretend while the block runs."""
    global _current
    _current = pretence
    try:
        yield
    finally:
        _current = None


def running_node() -> Any:
    """Return the node whose backward runs in this thread now, or None."""
    if _current is not None and _current.node is not None:
        return _current.node
    return torch_private.running_node()
