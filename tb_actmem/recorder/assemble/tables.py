"""Turn raw facts and facts from graphs into a Recording, without running torch."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from tb_actmem.model import (
    AllocatorReading,
    Edge,
    Node,
    NodeKind,
    Note,
    Op,
    Output,
    Recording,
    Save,
)
from tb_actmem.recorder.assemble.calls import Modules
from tb_actmem.recorder.assemble.fast_row import fast_row
from tb_actmem.recorder.assemble.meta import meta_of
from tb_actmem.recorder.assemble.op_rows import op_rows, phases
from tb_actmem.recorder.evidence.caches import births_of_states, place_caches
from tb_actmem.recorder.evidence.classify import classify
from tb_actmem.recorder.evidence.holders import note_outputs
from tb_actmem.recorder.evidence.values import note_values, values
from tb_actmem.recorder.graph.compiled_saves import lines_of_ops, notes
from tb_actmem.recorder.graph.order import forward_order, rank
from tb_actmem.recorder.graph.packed import place_packed
from tb_actmem.recorder.graph.read import GraphFacts
from tb_actmem.recorder.graph.unread import tie_writes, unexplained_bytes
from tb_actmem.recorder.graph.walk import Value
from tb_actmem.recorder.notes import gaps
from tb_actmem.recorder.notes.model_states import size_notes
from tb_actmem.recorder.watch.source import Frames, RawFacts


class Place(NamedTuple):
    """The place where a node was made."""

    module: int | None
    frame: int | None
    region: int | None


_node, _edge, _save, _place = fast_row(Node), fast_row(Edge), fast_row(Save), fast_row(Place)
_SAME = (None, None)
_NOWHERE = Place(module=None, frame=None, region=None)

# Aliases, because the lookup of an enum member takes longer than the rest of the work on a row.
_FUNCTION, _CHECKPOINT = NodeKind.FUNCTION, NodeKind.CHECKPOINT


def assemble(
    raw: RawFacts,
    facts: GraphFacts,
    *,
    label: str,
    created_ns: int,
    allocators: tuple[AllocatorReading, ...] = (),
    optimizers: int | None = None,
) -> Recording:
    """Make the recording of a finished block.

    Each stage needs the one before. Ops refer to nodes by their forward order. The outputs of ops
    prove which tensors travel on edges. Then all evidence is complete, and storages are classified.
    """
    storages = raw.storages
    if any(facts.numbers[node] is not None and node not in facts.forward for node in facts.saves):
        raw.gaps.add(gaps.GRAPHS, "when nodes were read is unknown")
    for _ in range(facts.unseen_regions if raw.has_ops else 0):
        raw.gaps.add(gaps.REGIONS, "no op named them")
    _note_threads(facts, raw)
    if raw.mode_cause and facts.dry_run is None:
        facts.older.append(Note.of("dispatch-mode", cause=raw.mode_cause))
    facts.notes += raw.gaps.notes()
    order = forward_order(facts)
    modules, frames = Modules(raw), Frames()
    tied = {n: node for n, node in facts.by_sequence_nr.items() if n not in facts.ambiguous}
    lines = lines_of_ops(facts.compiled, raw)
    ops, made_by = op_rows(raw, modules, frames, tied, rank(order), lines, facts.types)
    for storage, birth in births_of_states(facts, ops, raw.backwards).items():
        if storages.birth[storage] is None:
            storages.birth[storage] = birth
    place_caches(facts, ops, made_by, storages)
    place_packed(facts, ops, made_by, raw.backwards, storages)
    found = values(facts, order, _op_outputs(facts, ops, made_by))
    note_values(facts, order, found, storages)
    note_outputs(facts, found, storages)
    if raw.sees_memory:
        facts.compiled.unwatched = 0
        storages.evidence.unseen.clear()
    verdicts = classify(storages.evidence, storages.birth, has_ops=raw.has_ops)
    facts.notes += notes(facts.compiled, storages, verdicts, has_ops=raw.has_ops)
    facts.notes += size_notes(storages, verdicts)
    tie_writes(raw, facts, made_by)
    unexplained = unexplained_bytes(raw, facts, verdicts) if raw.has_ops else None
    places = _places(facts, ops, made_by, modules, frames)
    origins = _origins(raw, facts, places, modules, frames)
    nodes, edges, outputs, saves = tables(facts, order, found, places, origins)
    return Recording(
        meta=meta_of(
            label,
            facts,
            storages,
            created_ns,
            has_ops=raw.has_ops,
            ops=ops,
            unexplained=unexplained,
            optimizers=optimizers,
            sees_memory=raw.sees_memory,
        ),
        modules=tuple(modules.rows),
        frames=tuple(frames.rows),
        nodes=nodes,
        edges=edges,
        outputs=outputs,
        storages=storages.rows(verdicts),
        tensors=tuple(storages.tensors),
        saves=saves,
        ops=tuple(ops),
        allocators=allocators,
        arguments=tuple(modules.arguments),
        phases=phases(raw.backwards, modules.rows, ops) if raw.has_ops else (),
    )


def _note_threads(facts: GraphFacts, raw: RawFacts) -> None:
    if raw.foreign:
        facts.notes.append(Note.of("modules-elsewhere"))
    if any(numbers.stop > raw.start for numbers in raw.elsewhere.values()):
        facts.notes.append(Note.of("engine-nodes"))


def _op_outputs(facts: GraphFacts, ops: list[Op], made_by: dict[int, int]) -> dict[Value, int]:
    """Return the outputs of each node's op.

    Custom Functions are skipped: their node is made before the ops of their forward.
    """
    return {
        (node, output_nr): tensor
        for node, op in made_by.items()
        if facts.types[node].kind is _FUNCTION
        for output_nr, tensor in enumerate(ops[op].outputs)
    }


def _places(
    facts: GraphFacts,
    ops: list[Op],
    made_by: dict[int, int],
    modules: Modules,
    frames: Frames,
) -> dict[int, Place]:
    """Find each node's module call, line and region; a node without op gets its module's line."""
    places: dict[int, Place] = {}
    regions: dict[int, set[int | None]] = {}
    for node, number in enumerate(facts.numbers):
        if number is None:
            continue
        call = modules.of_node(number)
        op = made_by.get(node)
        region = facts.region_of.get(node) if op is None else ops[op].region
        frame = _frame_of_call(modules, frames, call) if op is None else ops[op].frame
        places[node] = _place(module=call, frame=frame, region=region)
        if region is not None:
            regions.setdefault(region, set()).add(call)
    have_own = set(regions)
    for inner, outer in reversed(facts.around.items()):
        if outer not in have_own:
            regions.setdefault(outer, set()).update(regions.get(inner, ()))
    for region, node in facts.checkpoints.items():
        around = modules.around(regions.get(region, set()))
        places[node] = _place(module=around, frame=None, region=region)
    return places


def _frame_of_call(modules: Modules, frames: Frames, call: int | None) -> int | None:
    return None if call is None else frames.index(modules.sites[call])


SavePlaces = Mapping[tuple[int, str], tuple[int | None, int | None]]
"""(node, slot) → (module, frame) that made the saved tensor, if they differ from the node's."""


def _origins(
    raw: RawFacts,
    facts: GraphFacts,
    places: Mapping[int, Place],
    modules: Modules,
    frames: Frames,
) -> SavePlaces:
    """Find the places where the program made the saved tensors of compiled regions."""
    return {
        (node, slot): (
            modules.traced(node, places.get(node, _NOWHERE).module, origin.modules, raw.fqns)
            if origin.modules
            else None,
            None if origin.frame is None else frames.number(origin.frame),
        )
        for (node, slot), origin in facts.compiled.origins.items()
    }


def _waits(facts: GraphFacts) -> dict[int, tuple[int, int | None]]:
    """Return (forward, backward) of every node that keeps something.

    A checkpoint keeps its inputs and its cache as long as the nodes of its region wait.
    """
    last = len(facts.readings) - 1
    waits = {
        node: (first, None if facts.kept_at[node] == last else facts.kept_at[node])
        for node, first in facts.forward.items()
    }
    for node, region in facts.region_of.items():
        checkpoint = facts.checkpoints.get(region)
        if checkpoint is not None and node != checkpoint and node in waits:
            waits[checkpoint] = _both(waits.get(checkpoint, waits[node]), waits[node])
    for inner, outer in reversed(facts.around.items()):
        one, other = facts.checkpoints[inner], facts.checkpoints[outer]
        if one in waits:
            waits[other] = _both(waits.get(other, waits[one]), waits[one])
    for node, region in facts.region_of.items():
        if node in facts.saves and node not in waits:  # it keeps a tensor of a checkpoint's cache
            waits[node] = waits[facts.checkpoints[region]]
    return waits


def _both(one: tuple[int, int | None], other: tuple[int, int | None]) -> tuple[int, int | None]:
    """Return the union of two intervals: the first forward and the last backward."""
    is_waiting = one[1] is None or other[1] is None
    return min(one[0], other[0]), None if is_waiting else max(one[1] or 0, other[1] or 0)


def tables(
    facts: GraphFacts,
    order: Sequence[int],
    found: Mapping[Value, int],
    places: Mapping[int, Place],
    origins: SavePlaces,
) -> tuple[tuple[Node, ...], tuple[Edge, ...], tuple[Output, ...], tuple[Save, ...]]:
    """Make the rows of nodes, edges, outputs and saves; ``places``: node → its place.

    ``origins`` are the places of saves, if they differ from their nodes'.
    """
    types, numbers, inputs, kept = facts.types, facts.numbers, facts.inputs, facts.saves
    ranks = rank(order)
    waits = _waits(facts)
    nodes: list[Node] = []
    for node in order:
        module, frame, region = places.get(node, _NOWHERE)
        forward, backward = waits.get(node, (0, None))
        nodes.append(
            _node(
                name=types[node].name,
                kind=types[node].kind,
                sequence_nr=numbers[node],
                module=module,
                frame=frame,
                variable=facts.variables.get(node),
                region=facts.region_of.get(node) if region is None else region,
                forward=forward,
                backward=backward,
            )
        )
    saves = [
        _save(
            node=position,
            slot=slot,
            kind=kind,
            tensor=tensor,
            formula=formula,
            module=module,
            frame=frame,
        )
        for position, node in enumerate(order)
        for slot, kind, tensor, formula in kept.get(node, ())
        for module, frame in (origins.get((node, slot), _SAME),)
    ]
    edges = [
        _edge(
            producer=ranks[value[0]],
            output_nr=value[1],
            consumer=position,
            input_nr=input_nr,
            tensor=found.get(value),
        )
        for position, node in enumerate(order)
        for input_nr, value in enumerate(inputs[node])
        if value is not None
    ]
    outputs = [
        Output(node=ranks[node], output_nr=output_nr, tensor=tensor)
        for node, output_nr, tensor in facts.outputs
    ]
    return tuple(nodes), tuple(edges), tuple(outputs), tuple(saves)
