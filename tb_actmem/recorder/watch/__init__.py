"""Code that runs during a step: wrappers around torch's functions, and observers.

Here are the raw facts of one block, its lines of source, and the protocol of sources that collect
them. Lines are noted as places in code while a block runs, and looked up after it.
"""

from __future__ import annotations

import weakref
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, NamedTuple, Protocol

import torch
from torch import Tensor
from torch.autograd.graph import GradientEdge
from torch.nn import Module

from tb_actmem.model import Frame
from tb_actmem.recorder.evidence.checkpoints import Regions
from tb_actmem.recorder.evidence.storages import Storages
from tb_actmem.recorder.notes import Gaps
from tb_actmem.recorder.torch_private import next_sequence_nr
from tb_actmem.recorder.watch.attributes import Attributes
from tb_actmem.recorder.watch.other_random import OtherRandom

Site = tuple[CodeType, int]
"""A code object and the offset of an instruction in it: a line of source, not yet looked up."""


class OpFact(NamedTuple):
    """One op, as observed."""

    func: Any
    """Torch's function, or the name of the op."""
    sequence_nr: int
    """Torch's next sequence number while it ran: its node's number is one less.

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
    """In a backward: the sequence number of the running node."""


class Ops(Protocol):
    """The ops of a block, in order."""

    def __len__(self) -> int:
        """Return their number."""

    def __iter__(self) -> Iterator[OpFact]:
        """Yield a row for each."""

    def __getitem__(self, position: int, /) -> OpFact:
        """Return the row of one."""


class CallFact(NamedTuple):
    """The begin of a module call or, without a type name, the end of the innermost one."""

    fqn: str
    type_name: str
    sequence_nr: int
    """Torch's next sequence number at that moment."""
    ops: int
    """Ops that had run."""
    site: Site | None
    backward: bool
    """It ran in a backward, whose nodes are not recorded."""
    arguments: Sequence[tuple[str, int]] = ()
    """(name, tensor) of its tensor arguments; none in a backward and without an op stream."""
    results: Sequence[weakref.ref[Tensor]] | None = ()
    """For an end: the tensors that the call returned; None: it returned an object."""


class StoredFact(NamedTuple):
    """A result of an op that the program still held when a call ended that did not return it."""

    tensor: weakref.ref[Tensor]
    arguments: list[tuple[str, int]]
    """Those of the call."""
    rows: Sequence[tuple[str, int]]
    """A row for each dense part of the tensor; the names are empty."""


class Spans(NamedTuple):
    """Module calls in order of entry, as positions of their begins and ends among the facts."""

    begins: list[int]
    ends: list[int | None]
    """None: the call has not ended."""
    parents: list[int | None]
    innermost: list[int | None]
    """Fact → the innermost call that is open after it."""


class Calls(Sequence[CallFact]):
    """The begins and ends of module calls, in one list.

    Python's collector counts rows, and would run more often during the user's step.
    """

    def __init__(self) -> None:
        self.flat: list[Any] = []
        """The values of all facts."""
        self._known = Spans([], [], [], []), list[int]()
        """The spans of the facts that were read, and the calls that are open after them."""

    def add(self, *fact: Any) -> None:
        """Add the values of a `CallFact`."""
        self.flat += fact

    @property
    def columns(self) -> tuple[list[Any], ...]:
        """The columns, in the order of the fields of `CallFact`."""
        return tuple(self.flat[field::_CALL_SIZE] for field in range(_CALL_SIZE))

    def count_until(self, op: int) -> int:
        """Return how many facts are from before an op, or of the call that ran it."""
        ops, flat = CallFact._fields.index("ops"), self.flat
        return bisect_right(range(len(self)), op, key=lambda at: flat[at * _CALL_SIZE + ops])

    def spans(self) -> Spans:
        """Find the end of each call, and the call around it."""
        spans, running = self._known
        begins, ends, parents, innermost = spans
        if len(innermost) == len(self):
            return spans
        self._known = Spans([], [], [], []), []  # after an interrupt, all facts are read again
        first = len(innermost)
        for position, name in enumerate(self.flat[1 + first * _CALL_SIZE :: _CALL_SIZE], first):
            if name:
                parents.append(running[-1] if running else None)
                running.append(len(begins))
                begins.append(position)
                ends.append(None)
            elif running:
                ends[running.pop()] = position
            innermost.append(running[-1] if running else None)
        self._known = spans, running
        return spans

    def __len__(self) -> int:
        return len(self.flat) // _CALL_SIZE

    def __getitem__(self, position: Any) -> Any:
        begin = range(len(self))[position] * _CALL_SIZE
        return CallFact(*self.flat[begin : begin + _CALL_SIZE])


_CALL_SIZE = len(CallFact._fields)


class Switch(NamedTuple):
    """A module that train() or eval() changed."""

    module: weakref.ref[Module]
    mode: bool
    """Its mode before."""
    calls: int
    """The number of facts about module calls before it."""


@dataclass(slots=True, kw_only=True)
class RawFacts:
    """Lists that only grow while a block is open, in the order in which things happened.

    Two clocks connect them: the number of ops so far (births, deaths, calls), and torch's
    sequence number of the next node (calls, ops, nodes).
    """

    start: int
    """The next sequence number when the block began: nodes with a lower one are older."""
    has_ops: bool
    """Every op is noted; otherwise freed and held memory look alike."""
    sees_memory: bool = False
    """All memory is noted, even memory that no op returns."""
    mode_cause: str = ""
    """The reason why a dispatch mode notes the ops; empty: none does."""
    storages: Storages
    """The storages and tensors that ops and calls name by number."""
    ops: Ops = field(default_factory=list[OpFact])
    """The storages use the number of ops as their clock."""
    calls: Calls = field(default_factory=Calls)
    backwards: list[list[int]] = field(default_factory=list)
    """[first op, end op] of each backward."""
    retained: set[int] = field(default_factory=set)
    """The backwards that retained their graph, counted from 0."""
    forward_start: int = 0
    """The next sequence number when the last backward ended."""
    switches: list[Switch] = field(default_factory=list)
    """Modules that train() or eval() has changed since the last backward."""
    attributes: Attributes = field(default_factory=Attributes)
    """The modules' attributes that changed between a call and its backward."""
    other_random: OtherRandom = field(default_factory=OtherRandom)
    """The random numbers that no checkpoint draws again."""
    alive: list[weakref.ref[Tensor]] = field(default_factory=list)
    """Tensors that may have a graph, from which it can be read."""
    draws: list[int] = field(default_factory=list)
    """The ops of forwards that got a generator of the program, by position."""
    stored: list[StoredFact] = field(default_factory=list)
    """Results that calls stored since the graph was read last."""
    fqns: dict[int, str] = field(default_factory=dict)
    """Identity of a recorded module → its name."""
    foreign: bool = False
    """Modules, or ops that made nodes, ran in threads that are not watched."""
    others_peak: int = 0
    """The peak of the CPU memory that threads without a block allocated in it."""
    elsewhere: dict[int, range] = field(default_factory=dict)
    """Thread of torch's engine → the sequence numbers that it gave to nodes of the block.

    On a GPU, a backward that is itself differentiated makes its nodes there. Each thread has its
    own count.
    """
    regions: Regions = field(default_factory=Regions)
    """The checkpointed regions that ops name by number."""
    is_over: bool = False
    """The block was watched until it ended, and every fact is here."""
    gaps: Gaps = field(default_factory=Gaps)
    """Facts that could not be noted."""

    def begin_forward(self) -> None:
        """Forget the switched modules and their random numbers: a backward has ended."""
        self.forward_start = next_sequence_nr()
        self.switches.clear()
        self.attributes.forget()
        self.other_random.forget()

    def was_switched(self, nodes: Iterable[int]) -> bool:
        """Whether a module was switched after a call whose checkpoint would recompute it.

        That is any call around it. Nobody recomputes a call whose graph was freed, nor a module
        outside of the recorded model, such as an exported copy. ``nodes`` are sequence numbers.
        """
        switches: dict[str | None, list[tuple[Module, Switch]]] = {}
        for switch in reversed(self.switches):
            if (module := switch.module()) is not None:
                name = self.fqns.get(id(module), None if self.fqns else type(module).__name__)
                switches.setdefault(name, []).append((module, switch))
        if not switches:
            return False
        made, since = sorted(nodes), self.forward_start or self.start
        names, _, numbers, *_ = self.calls.columns
        has_nodes = False
        begins, ends, parents, _ = self.calls.spans()
        for begin, end, parent in zip(begins, ends, parents, strict=True):
            if parent is None:
                last = next_sequence_nr() if end is None else numbers[end]
                has_nodes = bisect_left(made, max(since, numbers[begin])) < bisect_left(made, last)
            # The first switch of each module after the call, as the last one comes first.
            modes = {
                id(module): (module.training, switch.mode)
                for module, switch in switches.get(names[begin], ())
                if switch.calls > begin
            }
            if has_nodes and any(now is not before for now, before in modes.values()):
                return True
        return False

    def drawing(self) -> set[str]:
        """Return the names of the modules whose ops drew from generators of the program."""
        return self.open_after(map(self.calls.count_until, self.draws))

    def open_after(self, counts: Iterable[int]) -> set[str]:
        """Return the names of the innermost modules that were open after so many facts about
        calls, unless no node was made meanwhile: then nothing is recomputed."""
        calls, spans = self.calls, self.calls.spans()
        inside = {spans.innermost[count - 1] for count in counts if count}
        return {
            calls[spans.begins[call]].fqn
            for call in inside
            if call is not None and self._made_nodes(call, spans)
        }

    def _made_nodes(self, call: int, spans: Spans) -> bool:
        """Whether the outermost call around a call made nodes, or has not ended."""
        while (around := spans.parents[call]) is not None:
            call = around
        begin, end = spans.begins[call], spans.ends[call]
        return end is None or self.calls[end].sequence_nr > self.calls[begin].sequence_nr

    def release(self) -> None:
        """Release every weak reference: later deaths are not noted."""
        self.storages.stop()
        self.alive.clear()
        self.stored.clear()


Roots = Iterable[Tensor | GradientEdge]
"""The roots of a backward."""


class AroundBackward(NamedTuple):
    """Functions to call around a backward. They call torch, and these ops must not be noted."""

    before: Callable[[Roots], None]
    """Is called before the engine consumes the graph."""
    after: Callable[[], None]
    """Is called when the engine has made the gradients."""
    inside: Callable[[Roots], None]
    """Is called before a backward inside another one, instead of the other two."""


class Source(Protocol):
    """Watches one block of code and appends to the facts."""

    @property
    def facts(self) -> RawFacts:
        """The facts so far; always the same object."""

    def open(self, around: AroundBackward) -> None:
        """Begin to watch this thread. Raises RecordError if it cannot be watched."""

    def alone(self) -> AbstractContextManager[bool]:
        """Let no other thread begin a backward of the block; yield whether none runs in one."""

    def close(self) -> None:
        """Restore everything and release the listeners; a second call does nothing."""


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
        number = self._sites.get(site)
        if number is None:
            function = getattr(site[0], "co_qualname", site[0].co_name)
            number = self.number(
                Frame(file=site[0].co_filename, line=_line(*site), function=function)
            )
            self._sites[site] = number
        return number

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


LIBRARY = (
    str(Path(torch.__file__).parent),
    str(Path(__file__).parents[2]),
    "<frozen",
    "<string>",
    "<eval_with_key>",
)
"""Prefixes of the paths of files that no user wrote."""


_is_library: dict[str, bool] = {}


def site_of(frame: FrameType | None) -> Site | None:
    """Find the innermost line outside of torch: the model's own source."""
    while frame is not None:
        code = frame.f_code
        library = _is_library.get(code.co_filename)
        if not (is_library(frame) if library is None else library):
            return code, frame.f_lasti
        frame = frame.f_back
    return None


def is_library(frame: FrameType) -> bool:
    """Whether a frame runs code that no user wrote."""
    # Code that inductor generates lies in a cache folder; its module name begins with "torch.".
    file, name = frame.f_code.co_filename, str(frame.f_globals.get("__name__"))
    found = _is_library[file] = file.startswith(LIBRARY) or name.startswith("torch.")
    return found
