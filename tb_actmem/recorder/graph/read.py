"""Read live graphs into facts that hold no torch object."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import compress
from operator import not_
from typing import Any, NamedTuple

from torch import Tensor
from torch.nn import Parameter

from tb_actmem.model import Holder, NodeKind, Note
from tb_actmem.recorder.dry_run_state import DryRunState, current
from tb_actmem.recorder.evidence.checkpoints import Regions, cache, frame_around, random_states
from tb_actmem.recorder.evidence.storages import Storages
from tb_actmem.recorder.graph import (
    NONE,
    Links,
    Numbers,
    Saved,
    kinds_of,
    links_of,
    saved_of,
)
from tb_actmem.recorder.graph.compiled_saves import CompiledFacts
from tb_actmem.recorder.graph.compiled_walk import CompiledGraph
from tb_actmem.recorder.graph.saves import NodeType, SaveFact, checkpoint_saves, has_recomputed
from tb_actmem.recorder.graph.sources import Root, Source, source_of
from tb_actmem.recorder.graph.walk import Inputs
from tb_actmem.recorder.torch_private import cdata, next_sequence_nr


@dataclass(slots=True)
class GraphFacts:
    """Facts from all readings of graphs; a node is a position in the first three lists.

    Columns, because one row per node costs a tenth of the reading. After a reading of one ordinary
    graph, `inputs` and `saves` are empty, and `whole` has both.
    """

    types: list[NodeType] = field(default_factory=list)
    numbers: list[int | None] = field(default_factory=list)
    """Sequence numbers."""
    inputs: list[Inputs] = field(default_factory=list)
    saves: dict[int, list[SaveFact]] = field(default_factory=dict)
    """Node that keeps something → its saves."""
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

    def add(self, kind: NodeType, number: int | None, inputs: Inputs) -> int:
        """Add a node; return its number."""
        self.types.append(kind)
        self.numbers.append(number)
        self.inputs.append(inputs)
        return len(self.types) - 1

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

    def split(self) -> None:
        """Make rows of the columns, because more nodes will be added."""
        if self.whole is None:
            return
        whole, self.whole = self.whole, None
        self.inputs = whole.links.rows()
        self.saves = whole.saved.by_node()
        self.forward = dict.fromkeys(self.saves, 0)
        self.kept_at = {node: whole.kept_at[node] for node in self.saves}

    def begin_reading(self) -> None:
        """Begin one more reading: before a backward, or at the end."""
        self.readings.append(next_sequence_nr())

    def is_complete(self, since: int) -> bool:
        """Whether all nodes with a sequence number from ``since`` on have been read."""
        made = range(since, self.readings[-1])
        return sum(number in made for number in self.by_sequence_nr) == len(made)

    def saved_storages(self, storages: Storages) -> set[int]:
        """Return the storages that nodes keep."""
        tensors = self.saved().tensors
        return storages.storages_of(tensors[tensors != NONE].tolist())

    def note_kept(self, node: int, number: int | None) -> None:
        """Note that a node keeps something at the current reading."""
        self.kept_at[node] = len(self.readings) - 1
        if node not in self.forward:
            now = len(self.readings) - 1
            if number is None:
                self.forward[node] = 0
            elif any(number in numbers for numbers in self.elsewhere):
                self.forward[node] = now
            else:
                self.forward[node] = min(bisect_right(self.readings, number), now)


@dataclass(slots=True)
class Whole:
    """A graph without hooks, custom Functions and other extras, as columns."""

    kinds: tuple[list[NodeType], Numbers]
    links: Links
    saved: Saved
    kept_at: dict[int, int]
    """Node that keeps something → the last reading at which it did."""


class Reading(NamedTuple):
    """Results of a reading beside the facts."""

    consumed: int
    """Nodes whose slots a backward has freed."""
    beyond: list[Any]
    """Nodes that were left out, reached from nodes that were read."""


# To look a member up in its enum takes longer than what else is done with a node.
_LEAF_NODE = NodeKind.ACCUMULATE_GRAD


def read_graph(
    tensors: Iterable[Root],
    storages: Storages,
    facts: GraphFacts,
    *,
    since: int = 0,
    inner: Collection[int] = (),
    most: float = float("inf"),
) -> Reading:
    """Read the graphs of some tensors into the facts.

    ``tensors`` begin with the newest; those whose identities are in ``inner`` are no outputs.
    For nodes of an earlier reading, only whether they still keep something is read. Nodes older
    than ``since``, and nodes after the first ``most``, are not read.
    """
    roots = list(tensors)
    source = source_of(roots, since, facts.elsewhere, most)
    ids, consumed = _read_whole(source, storages, facts) or _read_nodes(source, storages, facts)
    for root, node in zip(roots, source.roots, strict=False):
        if node is not None and id(root) not in inner:
            parts = storages.add_views(root) if isinstance(root, Tensor) else ()
            facts.outputs.append((ids[node], root.output_nr, parts[0][1] if parts else None))
    return Reading(consumed, source.beyond)


def _read_whole(
    source: Source, storages: Storages, facts: GraphFacts
) -> tuple[list[int], int] | None:
    """Read an ordinary graph as columns; None: it must be read node by node."""
    if not isinstance(source, CompiledGraph):
        return None
    if facts.types:
        ids = _known(source, facts)
        return None if ids is None else (ids, 0)
    if len(facts.readings) != 1 or not source.is_ordinary(storages):
        return None
    facts.types, facts.numbers = source.types, list(source.numbers)
    leaves, variables = source.found["leaf_nodes"].tolist(), source.found["variables"]
    for node in leaves:
        facts.numbers[node] = None
    own = [*range(len(source.types))]
    facts.by_sequence_nr = dict(zip(source.numbers, own, strict=True))
    facts.by_sequence_nr.pop(NONE, None)
    facts.leaves = dict(zip(map(cdata, variables), leaves, strict=True))
    saved, tensors = source.all_saves(storages)
    facts.variables = dict(zip(leaves, tensors, strict=True))
    memory = list(map(storages.tensors.storages.__getitem__, tensors))
    is_own = list(map(_is_parameter, variables))
    storages.evidence.parameters.update(compress(memory, is_own))
    storages.evidence.leaves.update(compress(memory, map(not_, is_own)))
    source.claim_numbers(storages)
    keepers = dict.fromkeys(saved.nodes.tolist(), 0)
    facts.whole = Whole(source.kinds, source.links, saved, keepers)
    return own, len(source.freed - keepers.keys())


def _known(source: CompiledGraph, facts: GraphFacts) -> list[int] | None:
    """Find the nodes of an earlier reading, if this one has no others."""
    if not source.is_plain or facts.ambiguous:
        return None
    of_leaves = map(facts.leaves.get, map(cdata, source.found["variables"]))
    found = list(map(facts.by_sequence_nr.get, source.numbers))
    for node, known in zip(source.found["leaf_nodes"].tolist(), of_leaves, strict=True):
        found[node] = known
    ids = [known for known in found if known is not None]
    names = [facts.types[known].name for known in ids]
    if len(ids) < len(found) or names != [kind.name for kind in source.types]:
        return None
    keepers = {*map(ids.__getitem__, source.found["save_nodes"].tolist())}
    if facts.whole is None:
        for node in keepers.intersection(facts.saves):
            facts.note_kept(node, facts.numbers[node])
    else:
        now = len(facts.readings) - 1
        facts.whole.kept_at.update(
            (node, now) for node in keepers.intersection(facts.whole.kept_at)
        )
    return ids


def _read_nodes(source: Source, storages: Storages, facts: GraphFacts) -> tuple[list[int], int]:
    """Read each node once: (their numbers in the facts, how many a backward has consumed)."""
    facts.split()
    by_number = facts.by_sequence_nr
    types, numbers, links = facts.types, facts.numbers, facts.inputs
    earlier, begin = dict(by_number), len(types)
    ids: list[int] = []
    consumed = 0
    for node, (kind, number, inputs) in enumerate(
        zip(source.types, source.numbers, source.inputs, strict=True)
    ):
        known: int | None
        if kind.kind is _LEAF_NODE:
            known = _leaf_node(source, node, kind, storages, facts)
        else:
            known = earlier.get(number)
            if known is not None and types[known] is not kind and types[known].name != kind.name:
                known = facts.twins.get((number, kind.name))
            if known is None:
                known = len(types)
                types.append(kind)
                numbers.append(number)
                links.append(inputs)
                if by_number.setdefault(number, known) != known:
                    facts.ambiguous.add(number)
                    facts.twins[number, kind.name] = known
                if not source.has_no_slots(node):
                    consumed += _read_saves(source, node, known, storages, facts)
            elif known in facts.saves and source.keeps(node):
                facts.note_kept(known, number)
        ids.append(known)
    source.claim_numbers(storages)
    if ids != list(range(len(ids))):  # equal in the first reading of most graphs
        for node in range(begin, len(links)):
            links[node] = [
                None if value is None else (ids[value[0]], value[1]) for value in links[node]
            ]
    return ids, consumed


def _leaf_node(
    source: Source, node: int, kind: NodeType, storages: Storages, facts: GraphFacts
) -> int:
    """Return the node at which the graph ends in a leaf, one for each leaf."""
    variable = source.variable(node)
    key = cdata(variable)
    known = facts.leaves.get(key)
    if known is None:
        known = facts.leaves[key] = facts.add(kind, None, ())
        parts = source.add_variable(node, storages)
        _note_leaf(variable, parts, storages)
        if parts:
            facts.variables[known] = parts[0]
    return known


def _read_saves(
    source: Source, node: int, number: int, storages: Storages, facts: GraphFacts
) -> bool:
    """Add a node's saves; return whether a backward has freed them."""
    kept, frame = source.saves(node, storages)
    if not kept:
        return source.is_consumed(node)
    own = source.object(node)
    if own is not None:
        kept = facts.compiled.named(own, number, kept, storages)
    facts.saves[number] = kept
    facts.note_kept(number, facts.numbers[number])
    if frame is not None and has_recomputed(kept):
        facts.unseen_regions += facts.regions.number(frame)[1]
        facts.region_of[number] = _checkpoint(frame, storages, facts)
    return False


_CHECKPOINT = NodeType("checkpoint", NodeKind.CHECKPOINT, (), None)


def _checkpoint(frame: Any, storages: Storages, facts: GraphFacts) -> int:
    """Add the saves of a checkpoint and of those around it, which may have no other node."""
    region, _ = facts.regions.number(frame)
    if region not in facts.checkpoints:
        checkpoint = facts.checkpoints[region] = facts.add(_CHECKPOINT, None, ())
        facts.saves[checkpoint] = checkpoint_saves(frame, storages)
        facts.region_of[checkpoint] = region
        facts.caches[region] = [*_cache(frame, storages)]
        facts.states[region] = [
            n for state in random_states(frame) for n in storages.seen_ids(state)
        ]
        outer = frame_around(frame)
        if outer is not None:
            facts.around[region] = _checkpoint(outer, storages, facts)
    return region


def _cache(frame: Any, storages: Storages) -> Iterator[int]:
    """Add the tensors in a checkpoint's cache."""
    for tensor in cache(frame):
        if tensor is None:
            storages.unsearched.add("functions that checkpoints recompute")
            continue
        for _, number in storages.add_views(tensor):
            storages.claim(number, Holder.CHECKPOINT_CACHE)
            yield number


def _note_leaf(variable: Tensor, parts: Iterable[int], storages: Storages) -> None:
    """Note the storages of the leaf at the end of the graph, also those it had before."""
    evidence = storages.evidence
    kind = evidence.parameters if _is_parameter(variable) else evidence.leaves
    for tensor in parts:
        kind.add(storages.tensors.storages[tensor])
    if not storages.keeps_leaves:
        kind.update(storages.previous(variable))


def _is_parameter(variable: Tensor) -> bool:
    return type(variable) is Parameter or isinstance(variable, Parameter)  # the latter is slow
