"""What a recording is made of: the raw facts of one block, and whoever watches it for them."""

from __future__ import annotations

import weakref
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import CodeType
from typing import Any, NamedTuple, Protocol

from torch import Tensor
from torch.autograd.graph import GradientEdge

from tb_actmem.model import Frame
from tb_actmem.recorder.evidence.checkpoints import Regions
from tb_actmem.recorder.evidence.storages import Storages
from tb_actmem.recorder.notes.gaps import Losses

Site = tuple[CodeType, int]
"""A code object and the offset of an instruction in it: a line of source, not yet looked up."""


class OpFact(NamedTuple):
    """One op as it was seen."""

    func: Any
    """Torch's function, or the name that the op shall have."""
    sequence_nr: int
    """Torch's next number of creation while it ran: its node's number is one less.

    0: no node was made for it.
    """
    site: Site | None
    region: int | None
    """The checkpointed region in which it ran."""
    inputs: tuple[int, ...]
    """Storages."""
    outputs: tuple[int, ...]
    """Tensors."""
    backward_of: int | None = None
    """In a backward the number of creation of the node that runs."""


class CallFact(NamedTuple):
    """A module call begins, or (with no type name) the innermost one ends."""

    fqn: str
    type_name: str
    sequence_nr: int
    """Torch's next number of creation at that moment."""
    ops: int
    """Ops that had run."""
    site: Site | None
    backward: bool
    """It ran in a backward, whose nodes nobody records."""
    arguments: Sequence[tuple[str, int]] = ()
    """(name, tensor) of those that it was given; none in a backward and without an op stream."""


@dataclass(slots=True, kw_only=True)
class RawFacts:
    """Lists that only grow while a block is open, in the order in which things happened.

    Two clocks tie them together: the number of ops so far (births, deaths, calls), and torch's
    sequence number of the next node (calls, ops and nodes).
    """

    start: int
    """The sequence number that was next when the block began: older nodes were there before."""
    has_ops: bool
    """Every op is noted; otherwise freed and held memory cannot be told apart."""
    sees_memory: bool = False
    """All memory is noted, that which no op returns too."""
    storages: Storages
    """The storages and tensors that ops and calls name by number."""
    ops: list[OpFact] = field(default_factory=list)
    """The list whose length the storages were given as their clock."""
    calls: list[CallFact] = field(default_factory=list)
    backwards: list[list[int]] = field(default_factory=list)
    """[first op, end op] of each backward."""
    alive: list[weakref.ref[Tensor]] = field(default_factory=list)
    """Tensors that may have a graph: where it can be read from."""
    fqns: dict[int, str] = field(default_factory=dict)
    """Identity of a recorded module → its name."""
    foreign: bool = False
    """Modules ran in threads that nobody watches."""
    elsewhere: dict[int, range] = field(default_factory=dict)
    """Thread of torch's engine → the sequence numbers that it gave to nodes of the block.

    On a GPU a backward that is itself differentiated makes its nodes there, and each thread counts
    for itself.
    """
    regions: Regions = field(default_factory=Regions)
    """The checkpointed regions that ops name by number."""
    losses: Losses = field(default_factory=Losses)
    """What could not be noted."""

    def release(self) -> None:
        """Let go of every weak reference: what dies from now on is not noted."""
        self.storages.stop()
        self.alive.clear()


BeforeBackward = Callable[[Iterable[Tensor | GradientEdge]], None]
"""Is given what a backward is called on, before the engine consumes its graph."""
AfterBackward = Callable[[], None]
"""Is told that the engine has made the gradients."""


class Source(Protocol):
    """Watches one block of code, and appends what it sees to the facts."""

    @property
    def facts(self) -> RawFacts:
        """What has been seen; the same object as long as the source lives."""

    def open(self, before_backward: BeforeBackward, after_backward: AfterBackward) -> None:
        """Begin to watch this thread.

        ``before_backward`` and ``after_backward`` run torch itself: nothing of that may get into
        the facts. Raises RecordError where this thread cannot be watched.
        """

    def close(self) -> None:
        """Put everything back, and let go of whoever listens; a second call does nothing."""


class Frames:
    """Interned lines of source: looked up once each, after the block."""

    def __init__(self) -> None:
        self.rows: list[Frame] = []
        self._sites: dict[Site, int] = {}
        self._frames: dict[Frame, int] = {}

    def index(self, site: Site | None) -> int | None:
        """Return the number of a site's line."""
        if site is None:
            return None
        found = self._sites.get(site)
        if found is None:
            function = getattr(site[0], "co_qualname", site[0].co_name)
            found = self.number(
                Frame(file=site[0].co_filename, line=_line(*site), function=function)
            )
            self._sites[site] = found
        return found

    def number(self, frame: Frame) -> int:
        """Return the number of a line that has been looked up."""
        found = self._frames.setdefault(frame, len(self.rows))
        if found == len(self.rows):
            self.rows.append(frame)
        return found


def line_text(file: str, line: int, function: str) -> str:
    """Name a line of source in a sentence: ``train.py:12 in step``."""
    return f"{Path(file).name}:{line} in {function}"


def _line(code: CodeType, offset: int) -> int:
    for start, end, line in code.co_lines():
        if start <= offset < end and line is not None:
            return line
    return code.co_firstlineno
