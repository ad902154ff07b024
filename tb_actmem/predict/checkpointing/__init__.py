"""The recording that a step would give under checkpoints or with saved tensors on the CPU.

Here are its two clocks: the ops of a recording, and those of the same step with more in between.
And here are its module calls, with the recomputed ones, and its graph, with a checkpoint for each
region.
"""

from __future__ import annotations

import math
from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import accumulate
from typing import NamedTuple, TypeVar

from tb_actmem.analysis.index.modules import common_call
from tb_actmem.model import (
    COPY_SLICES,
    AllocatorBlock,
    ModuleCall,
    Node,
    NodeKind,
    Phase,
    Recording,
    Save,
    SaveKind,
    Storage,
)
from tb_actmem.predict.checkpointing.recompute import Recomputation
from tb_actmem.predict.checkpointing.regions import Region
from tb_actmem.predict.checkpointing.step import Step

Ops = TypeVar("Ops", ModuleCall, Phase)


class Clock:
    """Translates positions of ops into positions among additional ops.

    ``more``: (before which op, how many) of each group of additional ops, in order. Half an op more
    means directly after the op before, which the group belongs to.
    """

    def __init__(self, more: Sequence[tuple[float, int]]) -> None:
        self._before = [before for before, _ in more]
        self._count = [0, *accumulate(count for _, count in more)]

    def op(self, position: float) -> int:
        """Return the new position of an op: after the groups inserted before it."""
        return math.ceil(position) + self._count[bisect_right(self._before, position)]

    def death(self, ran: int | None) -> int | None:
        """Return the new death of a storage that died after so many ops: before inserted ops."""
        return None if ran is None else self._ran(ran)

    def moved(self, row: Storage) -> Storage:
        """Return a storage of the recording with its new birth and death."""
        birth = None if row.birth is None else self.op(row.birth)
        return row._replace(birth=birth, death=self.death(row.death))

    def freed(self, block: AllocatorBlock) -> AllocatorBlock:
        """Return a block of torch's allocator with its new death."""
        return block._replace(death=self.death(block.death))

    def around(self, row: Ops) -> Ops:
        """Return a range of ops, with those inserted directly before it."""
        return row._replace(first_op=self._ran(row.first_op), end_op=self._ran(row.end_op))

    def _ran(self, ran: int) -> int:
        return ran + self._count[bisect_left(self._before, ran)]

    def span(self, entry: float, end: int) -> tuple[int, int]:
        """Return the new range of some ops: (first op, end). An empty range is one moment.

        ``entry`` is its first op. Half an op less means that an empty range follows the op before,
        and that ops inserted between the two come later.
        """
        first = self.op(entry)
        return first, first if entry >= end - 0.5 else self._ran(end)

    def begin(self, number: int) -> int:
        """Return the position of a group's first op."""
        return math.ceil(self._before[number]) + self._count[number]


class CallRows(NamedTuple):
    """The table of calls, and the new rows of the recorded ones."""

    rows: tuple[ModuleCall, ...]
    moved: tuple[int, ...]
    """Call of the recording → its row."""
    again: tuple[dict[int, int], ...]
    """For each recomputation: call of the recording → the row of the recomputed call."""


def call_rows(
    recording: Recording, recomputations: Sequence[Recomputation], clock: Clock
) -> CallRows:
    """Put recomputed calls after all that were entered before them, and number all calls again."""
    modules = recording.modules
    entries = _entries(modules)
    rows: list[ModuleCall] = []
    moved: list[int] = []
    again: list[dict[int, int]] = []
    for number, part in enumerate(recomputations):
        upto = bisect_left(entries, part.before)
        _move(recording, entries, upto, clock, rows, moved)
        again.append(_entered(recording, part, clock.begin(number), rows))
    _move(recording, entries, len(modules), clock, rows, moved)
    counts: Counter[str] = Counter()
    for position, row in enumerate(rows):
        rows[position] = row._replace(call=counts[row.fqn])
        counts[row.fqn] += 1
    return CallRows(tuple(rows), tuple(moved), tuple(again))


def _entries(modules: Sequence[ModuleCall]) -> list[float]:
    """Return before which op each call begins; half an op less: inside a call that ends there."""
    found: list[float] = []
    for call in modules:
        entry: float = call.first_op
        if call.parent is not None and modules[call.parent].end_op == call.first_op:
            entry -= 0.5 * (found[call.parent] < call.first_op)
        found.append(entry)
    return found


def _move(
    recording: Recording,
    entries: Sequence[float],
    upto: int,
    clock: Clock,
    rows: list[ModuleCall],
    moved: list[int],
) -> None:
    for number in range(len(moved), upto):
        call = recording.modules[number]
        first, end = clock.span(entries[number], call.end_op)
        parent = None if call.parent is None else moved[call.parent]
        moved.append(len(rows))
        rows.append(call._replace(parent=parent, first_op=first, end_op=end))


def _entered(
    recording: Recording, again: Recomputation, begin: int, rows: list[ModuleCall]
) -> dict[int, int]:
    """Add the calls that a recomputation enters before it stops: call → its row."""
    found: dict[int, int] = {}
    for call in sorted(again.region.calls):
        row = recording.modules[call]
        if row.first_op > again.region.last_op:
            break
        found[call] = len(rows)
        ran = len(again.ops) if call == again.region.call else again.ran(row.end_op)
        rows.append(
            row._replace(
                parent=None if row.parent is None else found.get(row.parent),
                first_op=begin + again.ran(row.first_op),
                end_op=begin + ran,
            )
        )
    return found


_CACHE = SaveKind.CACHE
_LEAF, _CHECKPOINT = NodeKind.ACCUMULATE_GRAD, NodeKind.CHECKPOINT


def with_checkpoints(
    step: Step,
    regions: Sequence[Region],
    numbers: Sequence[int],
    caches: Sequence[Sequence[tuple[int | None, int]]],
) -> Recording:
    """Give each region a checkpoint that keeps its arguments, and let its nodes save nothing.

    ``numbers``: region → its number. ``caches``: region → the tensors that its checkpoint keeps
    aside, each with the node that made it (None: the checkpoint itself). Only nodes and references
    to them are changed.
    """
    recording = step.recording
    places = [_place(recording, region) for region in regions]
    order = sorted(range(len(regions)), key=places.__getitem__)
    before = [places[region] for region in order]

    def moved(node: int) -> int:
        return node + bisect_right(before, node)

    nodes, saves = _released(step, regions, numbers)
    saves = [save._replace(node=moved(save.node)) for save in saves]
    for shift, number in enumerate(order):
        region, at = regions[number], places[number] + shift
        nodes.insert(at, _checkpoint(step, region, numbers[number]))
        saves += (
            Save(at, argument.name, SaveKind.SAVED, argument.tensor, None)
            for argument in region.inputs
        )
        saves += _cached(
            (at if maker is None else moved(maker), tensor) for maker, tensor in caches[number]
        )
    saving = {save.node for save in recording.saves}
    for region, kept in zip(regions, caches, strict=True):
        forward, backward = _readings(recording, region)
        for maker in {maker for maker, _ in kept if maker is not None} - saving:
            # The recording knows no readings of nodes that save nothing.
            at = moved(maker)
            nodes[at] = nodes[at]._replace(forward=forward, backward=backward)
    return replace(
        recording,
        nodes=tuple(nodes),
        saves=tuple(sorted(saves, key=lambda save: save.node)),
        edges=tuple(
            edge._replace(producer=moved(edge.producer), consumer=moved(edge.consumer))
            for edge in recording.edges
        ),
        outputs=tuple(output._replace(node=moved(output.node)) for output in recording.outputs),
        ops=tuple(
            op._replace(
                node=None if op.node is None else moved(op.node),
                backward_of=None if op.backward_of is None else moved(op.backward_of),
            )
            for op in recording.ops
        ),
    )


def _cached(caches: Iterable[tuple[int, int]]) -> Iterator[Save]:
    """Return the saves for the tensors that a checkpoint keeps aside: (node, tensor) of each."""
    slots: Counter[int] = Counter()
    for node, tensor in caches:
        slot = f"{_CACHE.value}[{slots[node]}]" if slots[node] else _CACHE.value
        slots[node] += 1
        yield Save(node, slot, _CACHE, tensor, None)


def _place(recording: Recording, region: Region) -> int:
    """Return the node before which a checkpoint comes: the first that it serves, or its leaves."""
    nodes = recording.nodes
    own = [node for node in region.savers if nodes[node].kind is not _CHECKPOINT]
    place = (own or region.savers)[0]
    while place and nodes[place - 1].kind is _LEAF:
        place -= 1
    return place


def _released(
    step: Step, regions: Sequence[Region], numbers: Sequence[int]
) -> tuple[list[Node], list[Save]]:
    """Mark the rows of the regions: their saves are recomputed."""
    nodes, saves = list(step.recording.nodes), list(step.recording.saves)
    made: set[int | None] = {op.node for op in step.recording.ops}
    made |= {node for node, row in enumerate(nodes) if row.name == COPY_SLICES}
    number_of = {
        node: number
        for region, number in zip(regions, numbers, strict=True)
        for node in region.nodes
    }
    saving = {save.node for save in saves}
    for node, number in number_of.items():
        if nodes[node].region is None and (node in made or node in saving):
            nodes[node] = nodes[node]._replace(region=number)
    for position, save in enumerate(saves):
        if save.node in number_of and position in step.packed:
            saves[position] = save._replace(kind=SaveKind.RECOMPUTED, tensor=None)
    return nodes, saves


def _checkpoint(step: Step, region: Region, number: int) -> Node:
    forward, backward = _readings(step.recording, region)
    return Node(
        name="checkpoint",
        kind=_CHECKPOINT,
        sequence_nr=None,
        module=_around(step, region),
        frame=None,
        variable=None,
        region=number,
        forward=forward,
        backward=backward,
    )


def _readings(recording: Recording, region: Region) -> tuple[int, int | None]:
    """Return the forward in which the nodes of a region were made, and their last backward."""
    rows = [recording.nodes[node] for node in region.savers]
    last = [row.backward for row in rows]
    backward = None if None in last else max(last, key=lambda backward: backward or 0)
    return min(row.forward for row in rows), backward


def _around(step: Step, region: Region) -> int:
    """Return the innermost call in which all nodes of a region were made."""
    nodes = [step.recording.nodes[node] for node in region.nodes]
    found = common_call(step.index, {row.module for row in nodes if row.kind is not _CHECKPOINT})
    return region.call if found is None else found
