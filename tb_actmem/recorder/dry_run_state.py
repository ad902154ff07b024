"""The open dry run, in which blocks record tensors without memory, and boxes to free its graph.

Only torch's engine can free a node's saved tensors. When a dry run runs a backward itself, it puts
results of hooks into such boxes, and replaces other saved tensors by an empty box. Code that reads
a graph looks into the boxes.
"""

from __future__ import annotations

import weakref
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from threading import get_ident
from typing import Any

from tb_actmem.errors import RecordError
from tb_actmem.model import Note


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


def dry_run_node() -> Any:
    """Return the node whose backward this thread's dry run runs now, or None."""
    dry_run = current() if _open else None
    return None if dry_run is None else dry_run.node


class Box:
    """A pack hook's result, and the hook that unpacks it."""

    __slots__ = ("content", "unpack")

    def __init__(self, content: Any, unpack: Callable[[Any], Any]) -> None:
        self.content = content
        self.unpack = unpack

    def empty(self) -> None:
        """Release both: unpacking it is an error from then on."""
        self.content, self.unpack = None, freed


def freed(content: None) -> Any:
    """Raise torch's error: this is the unpack hook of a freed tensor."""
    raise RuntimeError(
        "Trying to backward through the graph a second time, but the first backward freed its "
        "saved tensors. Pass retain_graph=True to the first backward."
    )


def _as_it_is(content: Any) -> Any:
    return content


class Hooks:
    """A pair of hooks, while it is active."""

    __slots__ = ("__weakref__", "pack", "unpack")

    def __init__(self, pack: Callable[[Any], Any], unpack: Callable[[Any], Any]) -> None:
        self.pack = pack
        self.unpack = unpack


class Boxing:
    """A pack hook that puts another hook's result into a box.

    A saved tensor refers to its pack hook forever, so this hook must not keep the other one.
    """

    __slots__ = ("hooks",)

    def __init__(self, hooks: Hooks) -> None:
        self.hooks = weakref.ref(hooks)

    def __call__(self, tensor: Any) -> Box:
        """Pack a tensor."""
        hooks = self.hooks()
        if hooks is None:  # an interrupt kept the caller from removing this hook
            return Box(tensor, _as_it_is)
        return Box(hooks.pack(tensor), hooks.unpack)

    @property
    def behind(self) -> Any:
        """The other hook."""
        hooks = self.hooks()
        return None if hooks is None else hooks.pack


def unbox(box: Box) -> Any:
    """Unpack a box."""
    return box.unpack(box.content)
