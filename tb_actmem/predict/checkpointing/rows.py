"""Assembles the rows of a predicted recording from those of the recorded one."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import count
from typing import TypeVar

from tb_actmem.analysis.index.devices import unknown_blocks
from tb_actmem.model import Node, Op, PhaseKind, Recording, Storage, Tensor
from tb_actmem.predict.checkpointing import CallRows, Clock, call_rows, with_checkpoints
from tb_actmem.predict.checkpointing.lifetimes import (
    known_storages,
    new_storages,
    random_states,
    states_meanwhile,
)
from tb_actmem.predict.checkpointing.recompute import (
    Recomputation,
    recomputations,
    uses_view,
)
from tb_actmem.predict.checkpointing.regions import Region
from tb_actmem.predict.checkpointing.selective import kept_results, result_ends
from tb_actmem.predict.checkpointing.step import Step

Row = TypeVar("Row", Node, Op)


def predicted(step: Step, regions: Sequence[Region]) -> Recording:
    """Return the recording that the step would give if each region ran under a checkpoint."""
    recording = step.recording
    free = _free_number(recording)
    parts = recomputations(step, regions)
    clock = Clock([(part.before, len(part.ops)) for part in parts])
    calls = call_rows(recording, parts, clock)
    results = kept_results(step, regions)
    ends = result_ends(step, results, parts, clock)
    storages, tensors = known_storages(step, regions, clock, ends), list(recording.tensors)
    caches = [
        [
            *((None, tensor) for tensor in _cache(recording, region, clock, storages, tensors)),
            *((result.node, result.tensor) for result in results[region.call]),
            *((None, argument.tensor) for argument in region.aside if argument.name[0] == "*"),
        ]
        for region in regions
    ]
    graph = with_checkpoints(step, regions, range(free, free + len(regions)), caches)
    ops = _in_regions(graph.ops, regions, free)
    fresh = count(free + len(regions))
    again: list[list[Op]] = []
    for number, part in enumerate(parts):
        made = new_storages(step, part, clock.begin(number), clock)
        new = {old: len(storages) + position for position, old in enumerate(made)}
        new |= {copy: new[first] for copy, first in part.copies.items() if first in new}
        storages += made.values()
        storages += states_meanwhile(step, part, clock.begin(number))
        _use(step, part, new, ops, tensors)
        of_op = _at_ops(new, part.region.views)
        inner: defaultdict[int, int] = defaultdict(fresh.__next__)
        run = _run_again(part, graph.ops, calls.again[number], of_op, inner, tensors)
        again.append(list(run))
    return _renumbered(
        replace(
            graph,
            modules=calls.rows,
            nodes=tuple(_moved(graph.nodes, calls)),
            ops=tuple(_merged(list(_moved(ops, calls)), parts, again)),
            storages=tuple(storages),
            tensors=tuple(tensors),
            phases=tuple(map(clock.around, recording.phases)),
            arguments=tuple(
                argument._replace(module=calls.moved[argument.module])
                for argument in recording.arguments
            ),
            allocators=(),
            blocks=tuple(map(clock.freed, unknown_blocks(step.index))),
        )
    )


def _cache(
    recording: Recording,
    region: Region,
    clock: Clock,
    storages: list[Storage],
    tensors: list[Tensor],
) -> list[int]:
    """Add the tensors that a checkpoint's function keeps: random states, and keyword arguments."""
    first = len(tensors)
    for state in random_states(recording, region, clock):
        tensors.append(Tensor(len(storages), "uint8", (state.nbytes,), (1,), 0))
        storages.append(state)
    named = (argument.tensor for argument in region.aside if argument.name[0] != "*")
    return [*range(first, len(tensors)), *named]


def _in_regions(ops: Sequence[Op], regions: Sequence[Region], free: int) -> list[Op]:
    """Mark the ops of the forward that run in a region and in none inside it."""
    found = list(ops)
    for number, region in enumerate(regions, start=free):
        for position in region.ops:
            if found[position].region is None:
                found[position] = found[position]._replace(region=number)
    return found


def _use(
    step: Step, again: Recomputation, new: Mapping[int, int], ops: list[Op], tensors: list[Tensor]
) -> None:
    """Let the backward of a region's nodes use the recomputed storages."""
    views = again.region.views
    for node in again.region.nodes:
        kept = {storage for storage, view in views.items() if uses_view(step, node, view)}
        for position in step.ran.get(node, ()):
            if not again.before <= position < again.end:
                continue
            op = ops[position]
            inputs = (old if old in kept else new.get(old, old) for old in op.inputs)
            ops[position] = op._replace(inputs=tuple(inputs))
            for tensor in op.outputs:
                storage = tensors[tensor].storage
                if storage is not None and storage in new and storage not in kept:
                    tensors[tensor] = tensors[tensor]._replace(storage=new[storage])


def _run_again(
    again: Recomputation,
    ops: Sequence[Op],
    calls: Mapping[int, int],
    new: Callable[[int, int], int],
    inner: Mapping[int, int],
    tensors: list[Tensor],
) -> Iterator[Op]:
    """Return the ops of a recomputation. ``new``: the storage that an op uses instead of one of the
    forward; ``inner``: region inside it → its new number."""
    around = calls.get(again.region.call)
    for position in again.ops:
        op = _run(ops[position], is_look=position in again.looks)
        outputs = []
        for tensor in op.outputs:
            row = tensors[tensor]
            outputs.append(len(tensors))
            storage = row.storage
            tensors.append(row if storage is None else row._replace(storage=new(position, storage)))
        yield op._replace(
            module=None if op.module is None else calls.get(op.module, around),
            node=None,
            region=None if op.region is None else inner[op.region],
            inputs=tuple(new(position, storage) for storage in op.inputs),
            outputs=tuple(outputs),
            backward_of=ops[again.before].backward_of,
        )


def _at_ops(new: Mapping[int, int], views: Mapping[int, int]) -> Callable[[int, int], int]:
    """Return a function that maps an op and a storage of the forward to the one that it uses.

    After an op whose result is a kept view, that is the storage of the forward again.
    """

    def storage_at(op: int, storage: int) -> int:
        return storage if views.get(storage, op) < op else new.get(storage, storage)

    return storage_at


def _run(op: Op, *, is_look: bool) -> Op:
    """Return the op that a recomputation runs for an op of the forward: a detach if it looks."""
    return op._replace(name="aten::detach", frame=None, inputs=(), outputs=()) if is_look else op


def _moved(rows: Iterable[Row], calls: CallRows) -> Iterator[Row]:
    """Replace the module calls of rows by their new rows."""
    for row in rows:
        yield row if row.module is None else row._replace(module=calls.moved[row.module])


def _merged(
    ops: Sequence[Op], parts: Sequence[Recomputation], again: Sequence[Sequence[Op]]
) -> list[Op]:
    """Put each recomputation before the op that needs it."""
    found: list[Op] = []
    begin = 0
    for part, run in zip(parts, again, strict=True):
        found += ops[begin : part.before]
        found += run
        begin = part.before
    return [*found, *ops[begin:]]


def _free_number(recording: Recording) -> int:
    """Return the first number that no region and none after it uses."""
    numbers = [op.region for op in recording.ops] + [node.region for node in recording.nodes]
    return 1 + max((number for number in numbers if number is not None), default=-1)


def _renumbered(recording: Recording) -> Recording:
    """Number regions as the recorder meets them.

    The recorder finds regions without an op of their own in the graph, from its end, when a
    backward begins.
    """
    ops, phases = recording.ops, recording.phases
    begins = (phase.first_op for phase in phases if phase.kind is PhaseKind.BACKWARD)
    first = next(begins, len(ops))
    rows: list[Op | Node] = [*ops[:first], *reversed(recording.nodes), *ops[first:]]
    order = dict.fromkeys(row.region for row in rows if row.region is not None)
    numbers = {old: new for new, old in enumerate(order)}

    def numbered(row: Row) -> Row:
        return row if row.region is None else row._replace(region=numbers[row.region])

    return replace(
        recording,
        nodes=tuple(map(numbered, recording.nodes)),
        ops=tuple(map(numbered, recording.ops)),
    )
