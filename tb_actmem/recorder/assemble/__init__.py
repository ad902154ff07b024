"""Turn raw facts and facts from graphs into a Recording, without running torch."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from itertools import chain
from typing import Any, NamedTuple

import numpy as np

from tb_actmem.model import (
    AllocatorBlock,
    AllocatorReading,
    Edge,
    Node,
    NodeKind,
    Note,
    Output,
    Recording,
)
from tb_actmem.model.recording import Columns
from tb_actmem.recorder.assemble.meta import meta_of, unexplained_bytes, with_retained_note
from tb_actmem.recorder.assemble.op_rows import Modules, OpRows, op_rows, phases, tie_writes
from tb_actmem.recorder.assemble.save_rows import (
    SavePlaces,
    births_of_states,
    place_caches,
    place_packed,
    save_columns,
    waits_of,
)
from tb_actmem.recorder.evidence.classify import classify, note_sharding
from tb_actmem.recorder.evidence.holders import note_outputs
from tb_actmem.recorder.evidence.values import Values, key_of, note_values, values
from tb_actmem.recorder.graph import NONE, GraphFacts, Links, Numbers, of_each
from tb_actmem.recorder.graph.compiled_saves import lines_of_ops, notes
from tb_actmem.recorder.graph.order import forward_order, rank
from tb_actmem.recorder.notes import Gap
from tb_actmem.recorder.notes.model_states import size_notes
from tb_actmem.recorder.watch import Frames, RawFacts


class Place(NamedTuple):
    """The place where a node was made."""

    module: int | None
    frame: int | None
    region: int | None


_place = partial(tuple.__new__, Place)
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
    blocks: tuple[AllocatorBlock, ...] = (),
    is_expandable: bool = False,
    optimizers: int | None = None,
) -> Recording:
    """Make the recording of a finished block.

    Each stage needs the one before. Ops refer to nodes by their forward order. The outputs of ops
    prove which tensors travel on edges. Then all evidence is complete, and storages are classified.
    """
    storages = raw.storages
    if any(facts.numbers[node] is not None and node not in facts.forward for node in facts.saves):
        raw.gaps.add(Gap.GRAPHS, "when nodes were read is unknown")
    for _ in range(facts.unseen_regions if raw.has_ops else 0):
        raw.gaps.add(Gap.REGIONS, "no op named them")
    _note_threads(facts, raw)
    if raw.mode_cause:
        facts.older.append(Note.of("dispatch-mode", cause=raw.mode_cause))
    facts.notes += raw.gaps.notes()
    order = forward_order(facts)
    modules, frames = Modules(raw), Frames()
    tied = {n: node for n, node in facts.by_sequence_nr.items() if n not in facts.ambiguous}
    lines = lines_of_ops(facts.compiled, raw)
    ops, made_by = op_rows(raw, modules, frames, tied, rank(order).tolist(), lines, facts.types)
    for storage, birth in births_of_states(facts, ops, raw.backwards).items():
        if storages.birth[storage] is None:
            storages.birth[storage] = birth
    place_caches(facts, ops, made_by, storages)
    place_packed(facts, ops, made_by, raw.backwards, storages)
    at_outputs = values(facts, order, _op_outputs(facts, ops, made_by))
    note_values(facts, order, at_outputs, storages)
    note_outputs(facts, at_outputs, storages)
    if raw.sees_memory:
        facts.compiled.unwatched = 0
        storages.evidence.unseen.clear()
    if storages.is_sharded:
        note_sharding(storages.evidence, ops)
    verdicts = classify(storages.evidence, storages.birth, has_ops=raw.has_ops)
    facts.notes += notes(facts.compiled, storages, verdicts, has_ops=raw.has_ops)
    facts.notes += size_notes(storages, verdicts)
    tie_writes(raw, facts, made_by)
    unexplained = unexplained_bytes(raw, facts, verdicts) if raw.has_ops else None
    places = _places(facts, ops, made_by, modules, frames)
    origins = _origins(raw, facts, places, modules, frames)
    columns = tables(facts, order, at_outputs, places, origins)
    columns |= storages.columns(verdicts) | {"ops": ops.table}
    recording = Recording.of(
        meta_of(
            label,
            facts,
            storages,
            created_ns,
            has_ops=raw.has_ops,
            ops=ops,
            unexplained=unexplained,
            optimizers=optimizers,
            sees_memory=raw.sees_memory,
            is_expandable=is_expandable,
        ),
        columns,
        modules=tuple(modules.rows),
        frames=tuple(frames.rows),
        allocators=allocators,
        arguments=tuple(modules.arguments),
        blocks=blocks,
        phases=phases(raw.backwards, modules.rows, ops) if raw.has_ops else (),
    )
    return with_retained_note(recording, raw.retained) if raw.retained else recording


def _note_threads(facts: GraphFacts, raw: RawFacts) -> None:
    if raw.foreign:
        facts.notes.append(Note.of("modules-elsewhere"))
    if any(numbers.stop > raw.start for numbers in raw.elsewhere.values()):
        facts.notes.append(Note.of("engine-nodes"))


def _op_outputs(facts: GraphFacts, ops: OpRows, made_by: dict[int, int]) -> Values:
    """Return the outputs of each node's op.

    Custom Functions are skipped: their node is made before the ops of their forward.
    """
    types, kind_of = facts.kinds()
    is_function = np.array([kind.kind is _FUNCTION for kind in types], bool)[kind_of]
    nodes = np.fromiter(made_by, np.int64, len(made_by))
    own = np.fromiter(made_by.values(), np.int64, len(made_by))[is_function[nodes]]
    outputs = of_each([*ops.outputs], own)
    counts = np.fromiter(map(len, outputs), np.int64, len(own))
    output_nrs = np.arange(counts.sum()) - np.repeat(np.cumsum(counts) - counts, counts)
    keys = key_of(np.repeat(nodes[is_function[nodes]], counts), output_nrs)
    return dict(zip(keys.tolist(), chain.from_iterable(outputs), strict=True))


def _places(
    facts: GraphFacts,
    ops: OpRows,
    made_by: dict[int, int],
    modules: Modules,
    frames: Frames,
) -> dict[int, Place]:
    """Find each node's module call, line and region; a node without op gets its module's line."""
    own = [node for node, number in enumerate(facts.numbers) if number is not None]
    numbers = [number for number in facts.numbers if number is not None]
    calls = modules.of_nodes(numbers)
    places: dict[int, Place] = {}
    regions: dict[int, set[int | None]] = {}
    for node, call in zip(own, calls, strict=True):
        op = made_by.get(node)
        if op is None:
            frame, region = _frame_of_call(modules, frames, call), facts.region_of.get(node)
        else:
            frame, region = ops.frames[op], ops.regions[op]
        places[node] = _place((call, frame, region))
        if region is not None:
            regions.setdefault(region, set()).add(call)
    for inner, outer in reversed(facts.around.items()):
        regions.setdefault(outer, set()).update(regions.get(inner, ()))
    for region, node in facts.checkpoints.items():
        around = modules.around(regions.get(region, set()))
        places[node] = Place(module=around, frame=None, region=region)
    return places


def _frame_of_call(modules: Modules, frames: Frames, call: int | None) -> int | None:
    return None if call is None else frames.index(modules.sites[call])


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


def tables(
    facts: GraphFacts,
    order: Numbers,
    at_outputs: Values,
    places: Mapping[int, Place],
    origins: SavePlaces,
) -> dict[str, Columns]:
    """Make the columns of nodes, edges, outputs and saves; ``places``: node → its place.

    ``origins`` are the places of saves, if they differ from their nodes'.
    """
    ranks = rank(order)
    return {
        "nodes": _nodes(facts, order.tolist(), places),
        "edges": _edges(facts.links(), order, ranks, at_outputs),
        "outputs": Columns(
            Output,
            (
                [int(ranks[node]) for node, _, _ in facts.outputs],
                [output_nr for _, output_nr, _ in facts.outputs],
                [tensor for _, _, tensor in facts.outputs],
            ),
        ),
        "saves": save_columns(facts.saved(), ranks, origins),
    }


def _nodes(facts: GraphFacts, order: list[int], places: Mapping[int, Place]) -> Columns:
    types = list(map(facts.types.__getitem__, order))
    waits = waits_of(facts)
    variables, regions = facts.variables, facts.region_of
    numbers = facts.numbers

    def place(position: int) -> Iterator[Any]:
        return (places.get(node, _NOWHERE)[position] for node in order)

    def regions_of() -> Iterator[int | None]:
        for node, region in zip(order, place(2), strict=True):
            yield regions.get(node) if region is None else region

    def wait(position: int) -> Iterator[Any]:
        return (waits.get(node, _NO_WAIT)[position] for node in order)

    return Columns(
        Node,
        (
            lambda: (kind.name for kind in types),
            lambda: (kind.kind for kind in types),
            lambda: map(numbers.__getitem__, order),
            lambda: place(0),
            lambda: place(1),
            lambda: map(variables.get, order),
            regions_of,
            lambda: wait(0),
            lambda: wait(1),
        ),
    )


_NO_WAIT = (0, None)


def _edges(links: Links, order: Numbers, ranks: Numbers, at_outputs: Values) -> Columns:
    """Make the columns of edges, in the order of their consumers."""
    counts = links.counts[order]
    ends = np.cumsum(counts)
    consumers = np.repeat(np.arange(len(order)), counts)
    input_nrs = np.arange(len(consumers)) - np.repeat(ends - counts, counts)
    places = np.repeat(links.begins[order], counts) + input_nrs
    producers = links.producers[places]
    is_there = producers != NONE
    producers, output_nrs = producers[is_there], links.output_nrs[places[is_there]]
    keys = key_of(producers, output_nrs)
    return Columns(
        Edge,
        (
            lambda: ranks[producers].tolist(),
            lambda: output_nrs.tolist(),
            lambda: consumers[is_there].tolist(),
            lambda: input_nrs[is_there].tolist(),
            lambda: map(at_outputs.get, keys.tolist()),
        ),
    )
