"""Read an autograd graph: its nodes, their saved tensors, and the derivatives behind them.

Here are the facts of all readings, with edges and saved tensors as columns for numpy.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from itertools import islice
from typing import Any, NamedTuple, TypeVar

import numpy as np
from numpy.typing import NDArray

from tb_actmem.model import Note, SaveKind
from tb_actmem.recorder.dry_run_state import DryRunState, current
from tb_actmem.recorder.evidence.checkpoints import Regions
from tb_actmem.recorder.evidence.storages import Storages
from tb_actmem.recorder.graph.compiled_saves import CompiledFacts
from tb_actmem.recorder.graph.saves import NodeType, SaveFact
from tb_actmem.recorder.graph.walk import Inputs
from tb_actmem.recorder.torch_private import next_sequence_nr

Numbers = NDArray[np.int64]
NONE = -1
"""A missing number."""
LARGEST = 2**63 - 1
"""The largest number of a column. Torch gives 2**64 - 1 to nodes without sequence number."""


class Links(NamedTuple):
    """The values that nodes consume."""

    ends: Numbers
    """Node → the end of its inputs in the other columns."""
    producers: Numbers
    """The node of each value; `NONE`: there is none, or it was not read."""
    output_nrs: Numbers

    def rows(self) -> list[Inputs]:
        """Return the values that each node consumes."""
        values = [
            None if producer == NONE else (producer, output_nr)
            for producer, output_nr in zip(
                self.producers.tolist(), self.output_nrs.tolist(), strict=True
            )
        ]
        ends = self.ends.tolist()
        return [values[begin:end] for begin, end in zip([0, *ends], ends, strict=False)]

    @property
    def begins(self) -> Numbers:
        """Node → the begin of its inputs."""
        return np.concatenate((np.zeros(1, np.int64), self.ends[:-1]))

    @property
    def counts(self) -> Numbers:
        """Node → the number of its inputs."""
        return np.diff(self.ends, prepend=0)


class Saved(NamedTuple):
    """The saved tensors of nodes, those of one node together."""

    nodes: Numbers
    slots: Numbers
    """The position of each slot's name in `names`."""
    names: list[str]
    kinds: Sequence[SaveKind]
    tensors: Numbers
    formulas: Sequence[str | None]

    def by_node(self) -> dict[int, list[SaveFact]]:
        """Return the rows of each node."""
        rows: dict[int, list[SaveFact]] = {}
        for node, slot, kind, tensor, formula in zip(
            self.nodes.tolist(),
            self.slots.tolist(),
            self.kinds,
            self.tensors.tolist(),
            self.formulas,
            strict=True,
        ):
            fact = (self.names[slot], kind, None if tensor == NONE else tensor, formula)
            rows.setdefault(node, []).append(fact)
        return rows


def links_of(inputs: Sequence[Inputs]) -> Links:
    """Make columns of rows."""
    values = [value or (NONE, 0) for one in inputs for value in one]
    both = np.array(values, np.int64).reshape(-1, 2)
    return Links(np.cumsum([len(one) for one in inputs], dtype=np.int64), both[:, 0], both[:, 1])


def saved_of(rows: Mapping[int, Sequence[SaveFact]]) -> Saved:
    """Make columns of rows."""
    positions: dict[str, int] = {}
    flat = [(node, *fact) for node, kept in rows.items() for fact in kept]
    nodes, slots, kinds, tensors, formulas = zip(*flat, strict=True) if flat else ((),) * 5
    return Saved(
        nodes=np.array(nodes, np.int64),
        slots=np.array([positions.setdefault(slot, len(positions)) for slot in slots], np.int64),
        names=list(positions),
        kinds=kinds,
        tensors=numbers_or_none(tensors),
        formulas=formulas,
    )


def kinds_of(types: Sequence[NodeType]) -> tuple[list[NodeType], Numbers]:
    """Return the different types, and the position of each node's type."""
    known: dict[int, int] = {}
    different: list[NodeType] = []
    kind_of = []
    for one in types:
        number = known.setdefault(id(one), len(different))
        if number == len(different):
            different.append(one)
        kind_of.append(number)
    return different, np.array(kind_of, np.int64)


def of_each(values: Sequence[Any], positions: Numbers) -> list[Any]:
    """Return the value at each position."""
    return list(map(values.__getitem__, positions.tolist()))


def or_none(numbers: Numbers) -> list[int | None]:
    """Return numbers, with None instead of `NONE`."""
    values: list[int | None] = numbers.tolist()
    for position in np.flatnonzero(numbers == NONE).tolist():
        values[position] = None
    return values


def numbers_or_none(values: Iterable[int | None]) -> Numbers:
    """Return numbers, with `NONE` instead of None."""
    return np.array([NONE if one is None else one for one in values], np.int64)


@dataclass(slots=True)
class GraphFacts:
    """Facts from all readings of graphs; a node is a position in the first three lists.

    Columns, because one row per node costs a tenth of the reading. After a reading of one ordinary
    graph, `numbers`, `inputs` and `saves` are empty, and `whole` has them.
    """

    types: list[NodeType] = field(default_factory=list)
    numbers: list[int | None] = field(default_factory=list)
    """Sequence numbers."""
    inputs: list[Inputs] = field(default_factory=list)
    saves: dict[int, list[SaveFact]] = field(default_factory=dict)
    """Node that keeps something → its saves."""
    hooked: dict[int, frozenset[int]] = field(default_factory=dict)
    """Node with pack hooks of the program → the tensors that they returned."""
    variables: dict[int, int] = field(default_factory=dict)
    """Leaf → its tensor."""
    region_of: dict[int, int] = field(default_factory=dict)
    """Node → the checkpointed region that made it; a checkpoint's node → its own region."""
    outputs: list[tuple[int, int, int | None]] = field(default_factory=list)
    """(node, output number, tensor)."""
    notes: list[Note] = field(default_factory=list)
    older: list[Note] = field(default_factory=list)
    """Notes on leftovers of earlier steps, such as graphs and hooks; they come last."""
    by_sequence_nr: dict[int, int] = field(default_factory=dict)
    """Sequence number → node; numbers are counted per thread, so two nodes can share one."""
    ambiguous: set[int] = field(default_factory=set)
    """Sequence numbers that two nodes share."""
    twins: dict[tuple[int, str], int] = field(default_factory=dict)
    """(Such a number, name of the type) → the second node with this number."""
    elsewhere: Sequence[range] = ()
    """Sequence numbers that other threads gave to nodes of the block."""
    leaves: dict[int, int] = field(default_factory=dict)
    """Key of a leaf tensor → its node."""
    regions: Regions = field(default_factory=Regions)
    unseen_regions: int = 0
    """Checkpointed regions that no op had named when their nodes were read."""
    checkpoints: dict[int, int] = field(default_factory=dict)
    """Region whose checkpoint has been read → the checkpoint's node."""
    around: dict[int, int] = field(default_factory=dict)
    """Inner region → outer region; inner entries follow outer ones."""
    readings: list[int] = field(default_factory=list)
    """Torch's next sequence number at each reading: nodes with a lower one existed."""
    forward: dict[int, int] = field(default_factory=dict)
    """Node that keeps something → the first reading that could find it."""
    kept_at: dict[int, int] = field(default_factory=dict)
    """Node that keeps something → the last reading at which it did."""
    kept_before: list[tuple[int, int]] = field(default_factory=list)
    """(node, its earlier value) of each change of `kept_at` since the last mark."""
    whole: Whole | None = None
    """The only graph that was read so far, if it is an ordinary one."""
    caches: dict[int, list[int]] = field(default_factory=dict)
    """Region → the tensors in its checkpoint's cache."""
    states: dict[int, list[int]] = field(default_factory=dict)
    """Region → the storages of the random states in its cache."""
    compiled: CompiledFacts = field(default_factory=CompiledFacts)
    dry_run: DryRunState | None = field(default_factory=current)
    """The dry run that is open, if any."""
    _links: Links | None = None
    """The columns of `inputs`, while no node is added."""
    _kinds: tuple[list[NodeType], Numbers] | None = None

    def mark(self) -> Mark:
        """Return what undoes a reading that begins now.

        Only short containers are copied, because a block may be read thousands of times.
        """
        self.kept_before = []
        sizes = {name: len(getattr(self, name)) for name in _GROWING}
        whole = None if self.whole is None else _copied(self.whole)
        rest = replace(_copied(self), compiled=_copied(self.compiled), whole=whole)
        return Mark(rest, sizes, self.kept_before)

    def add(self, kind: NodeType, number: int | None, inputs: Inputs) -> int:
        """Add a node; return its number."""
        self.types.append(kind)
        self.numbers.append(number)
        self.inputs.append(inputs)
        return len(self.types) - 1

    def sequence_nrs(self) -> Numbers:
        """Return the sequence numbers of nodes; `NONE`: there is none."""
        if self.whole is not None:
            return self.whole.numbers
        return numbers_or_none(self.numbers)

    def links(self) -> Links:
        """Return the values that nodes consume."""
        if self.whole is not None:
            return self.whole.links
        if self._links is None or len(self._links.ends) != len(self.inputs):
            self._links = links_of(self.inputs)
        return self._links

    def saved(self) -> Saved:
        """Return the saved tensors of nodes."""
        return saved_of(self.saves) if self.whole is None else self.whole.saved

    def kinds(self) -> tuple[list[NodeType], Numbers]:
        """Return the different types, and the position of each node's type."""
        if self.whole is not None:
            return self.whole.kinds
        if self._kinds is None or len(self._kinds[1]) != len(self.types):
            self._kinds = kinds_of(self.types)
        return self._kinds

    @property
    def has_saves(self) -> bool:
        """Whether nodes keep something."""
        return bool(self.saves) if self.whole is None else bool(len(self.whole.saved.nodes))

    def index(self) -> None:
        """Note how to find the nodes of a whole graph again, because it may be read again."""
        whole = self.whole
        if whole is None or self.by_sequence_nr or self.leaves:
            return
        numbers = whole.numbers.tolist()
        self.by_sequence_nr = dict(zip(numbers, range(len(numbers)), strict=True))
        self.by_sequence_nr.pop(NONE, None)
        leaves = np.flatnonzero(whole.numbers == NONE).tolist()
        self.leaves = dict(zip(whole.leaves, leaves, strict=True))

    def split(self) -> None:
        """Make rows of the columns, because more nodes will be added."""
        if self.whole is None:
            return
        self.index()
        whole, self.whole = self.whole, None
        self.numbers = or_none(whole.numbers)
        self.inputs = whole.links.rows()
        self.saves = whole.saved.by_node()
        self.forward = dict.fromkeys(self.saves, 0)
        self.kept_at = {node: whole.kept_at[node] for node in self.saves}

    def begin_reading(self) -> None:
        """Begin one more reading: before a backward, or at the end."""
        self.readings.append(next_sequence_nr())

    def is_complete(self, since: int) -> bool:
        """Whether all nodes with a sequence number from ``since`` on have been read."""
        end = self.readings[-1]
        if self.whole is not None:  # a leaf's `NONE` is lower
            own = self.whole.numbers
            return int(np.count_nonzero((own >= since) & (own < end))) == end - since
        made = range(since, end)
        return sum(number in made for number in self.by_sequence_nr) == len(made)

    def saved_storages(self, storages: Storages) -> set[int]:
        """Return the storages that nodes keep."""
        tensors = self.saved().tensors
        return storages.storages_of(tensors[tensors != NONE].tolist())

    def note_kept(self, node: int, number: int | None) -> None:
        """Note that a node keeps something at the current reading."""
        if node in self.kept_at:
            self.kept_before.append((node, self.kept_at[node]))
        self.kept_at[node] = len(self.readings) - 1
        if node not in self.forward:
            now = len(self.readings) - 1
            if number is None:
                self.forward[node] = 0
            elif any(number in numbers for numbers in self.elsewhere):
                self.forward[node] = now
            else:
                self.forward[node] = min(bisect_right(self.readings, number), now)


_GROWING = frozenset(
    {
        *("types", "numbers", "inputs", "saves", "hooked", "variables", "region_of"),
        *("outputs", "by_sequence_nr", "leaves", "readings", "forward", "kept_at"),
    }
)
"""Containers to which readings only add items; `kept_before` has the changes of `kept_at`."""


class Mark(NamedTuple):
    """The state of `GraphFacts` before a reading."""

    rest: GraphFacts
    """It shares the growing containers with the facts, and has copies of the others."""
    sizes: dict[str, int]
    """The sizes of the growing containers."""
    kept_before: Sequence[tuple[int, int]]

    def facts(self) -> GraphFacts:
        """Return the facts of that time; a second call returns the same."""
        items: dict[str, Any] = {
            name: own[:size] if isinstance(own, list) else dict(islice(own.items(), size))
            for name, size in self.sizes.items()
            for own in (getattr(self.rest, name),)
        }
        kept = items["kept_at"]
        kept.update((node, at) for node, at in reversed(self.kept_before) if node in kept)
        return replace(_copied(self.rest), **items, _links=None, _kinds=None)


@dataclass(slots=True)
class Whole:
    """A graph without hooks, custom Functions and other extras, as columns."""

    kinds: tuple[list[NodeType], Numbers]
    numbers: Numbers
    leaves: list[int]
    """The key of each leaf's tensor, in the order of their nodes."""
    links: Links
    saved: Saved
    kept_at: dict[int, int]
    """Node that keeps something → the last reading at which it did."""


Facts = TypeVar("Facts", GraphFacts, Whole, CompiledFacts)


def _copied(facts: Facts) -> Facts:
    values = {one.name: getattr(facts, one.name) for one in fields(facts)}
    changes: Any = {
        name: v.copy()
        for name, v in values.items()
        if isinstance(v, (list, dict, set)) and not (name in _GROWING and type(facts) is GraphFacts)
    }
    return replace(facts, **changes)
