"""The graph of a predicted recording: the recorded one, with a checkpoint for each region."""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from tb_actmem.analysis.index.modules import common_call
from tb_actmem.model import (
    COPY_SLICES,
    Node,
    NodeKind,
    Recording,
    Save,
    SaveKind,
)
from tb_actmem.predict.checkpointing.regions import Region
from tb_actmem.predict.checkpointing.step import Step

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
