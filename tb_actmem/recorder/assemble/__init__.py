"""Turn raw facts and facts from graphs into a Recording, without running torch."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, partial
from typing import Any, NamedTuple

import numpy as np

from tb_actmem.model import (
    AllocatorBlock,
    AllocatorReading,
    Columns,
    Edge,
    Node,
    NodeKind,
    Note,
    Output,
    Phase,
    Recording,
)
from tb_actmem.recorder.assemble.meta import meta_of, unexplained_bytes, with_retained_note
from tb_actmem.recorder.assemble.op_rows import Modules, OpRows, op_rows, phases, tie_writes
from tb_actmem.recorder.assemble.save_rows import (
    SavePlaces,
    births_of_states,
    hook_notes,
    place_caches,
    place_packed,
    save_columns,
    waits_of,
)
from tb_actmem.recorder.evidence.classify import classify, note_sharding
from tb_actmem.recorder.evidence.holders import note_outputs
from tb_actmem.recorder.evidence.values import Known, Values, key_of, note_values, values
from tb_actmem.recorder.graph import (
    NONE,
    GraphFacts,
    Links,
    Numbers,
    numbers_or_none,
    of_each,
    or_none,
)
from tb_actmem.recorder.graph.compiled_saves import lines_of_ops, notes
from tb_actmem.recorder.graph.order import forward_order, rank
from tb_actmem.recorder.notes import Gap
from tb_actmem.recorder.notes.model_states import size_notes
from tb_actmem.recorder.watch import Frames, RawFacts


class Places(NamedTuple):
    """The places where nodes were made, as columns; `NONE`: it is unknown."""

    modules: Numbers
    frames: Numbers
    regions: Numbers


def nowhere(count: int) -> Places:
    """Return unknown places of some nodes."""
    return Places(*(np.full(count, NONE) for _ in Places._fields))


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
    storages.settle_births(len(raw.ops))
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
    lines = lines_of_ops(facts.compiled, raw)
    ops, made_by = op_rows(raw, modules, frames, facts, rank(order), lines)
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
    facts.notes += size_notes(storages, verdicts.categories)
    tie_writes(raw, facts, made_by)
    unexplained = partial(unexplained_bytes, raw, facts, verdicts) if raw.has_ops else None
    places = _places(facts, ops, made_by, modules, frames)
    facts.notes += hook_notes(facts, places.modules, modules)
    origins = _origins(raw, facts, places, modules, frames)
    columns = tables(facts, order, at_outputs, places, origins)
    columns |= storages.columns(verdicts) | {"ops": ops.table}
    columns |= {"modules": modules.table, "arguments": modules.arguments}
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
        frames=tuple(frames.rows),
        allocators=allocators,
        blocks=blocks,
        phases=_phases(raw, modules, ops) if raw.has_ops else (),
    )
    return with_retained_note(recording, raw.retained) if raw.retained else recording


def _phases(raw: RawFacts, modules: Modules, ops: OpRows) -> tuple[Phase, ...]:
    # The rows of calls are needed after a backward only.
    return phases(raw.backwards, modules.rows if raw.backwards else (), ops.nodes)


def _or_none(number: Any) -> int | None:
    return None if number == NONE else int(number)


def _note_threads(facts: GraphFacts, raw: RawFacts) -> None:
    if raw.foreign:
        facts.notes.append(Note.of("modules-elsewhere"))
    if raw.others_peak:
        facts.notes.append(Note.of("memory-elsewhere", nbytes=raw.others_peak))
    if any(numbers.stop > raw.start for numbers in raw.elsewhere.values()):
        facts.notes.append(Note.of("engine-nodes"))


def _op_outputs(facts: GraphFacts, ops: OpRows, made_by: Numbers) -> Known:
    """Return the outputs of each node's op.

    Custom Functions are skipped: their node is made before the ops of their forward.
    """
    types, kind_of = facts.kinds()
    is_function = np.array([kind.kind is _FUNCTION for kind in types], bool)[kind_of]
    nodes = np.flatnonzero(is_function & (made_by != NONE))
    outputs, counts = ops.outputs.of(made_by[nodes])
    output_nrs = np.arange(len(outputs)) - np.repeat(np.cumsum(counts) - counts, counts)
    return key_of(np.repeat(nodes, counts), output_nrs), outputs


def _places(
    facts: GraphFacts,
    ops: OpRows,
    made_by: Numbers,
    modules: Modules,
    frames: Frames,
) -> Places:
    """Find each node's module call, line and region; a node without op gets its module's line."""
    found = nowhere(len(facts.types))
    numbers = facts.sequence_nrs()
    is_own = numbers != NONE
    found.modules[is_own] = modules.of_nodes(numbers[is_own])
    has_op = is_own & (made_by != NONE)
    found.frames[has_op] = ops.frames[made_by[has_op]]
    found.regions[has_op] = ops.regions[made_by[has_op]]
    without = np.flatnonzero(is_own & ~has_op)
    found.frames[without] = _frames_of_calls(modules, frames, found.modules[without])
    for node in without.tolist() if facts.region_of else ():
        found.regions[node] = facts.region_of.get(node, NONE)
    regions: dict[int, set[int | None]] = {}
    for node in np.flatnonzero(found.regions != NONE).tolist():
        call = int(found.modules[node])
        regions.setdefault(int(found.regions[node]), set()).add(None if call == NONE else call)
    for inner, outer in reversed(facts.around.items()):
        regions.setdefault(outer, set()).update(regions.get(inner, ()))
    for region, node in facts.checkpoints.items():
        around = modules.around(regions.get(region, set()))
        found.modules[node] = NONE if around is None else around
        found.frames[node], found.regions[node] = NONE, region
    return found


def _frames_of_calls(modules: Modules, frames: Frames, calls: Numbers) -> Numbers:
    """Return the lines of module calls; lines get their numbers in the order of the calls."""
    lines: dict[int, int | None] = {NONE: None}
    for call in dict.fromkeys(calls.tolist()):
        if call != NONE:
            lines[call] = frames.index(modules.sites[call])
    return numbers_or_none(map(lines.__getitem__, calls.tolist()))


def _origins(
    raw: RawFacts,
    facts: GraphFacts,
    places: Places,
    modules: Modules,
    frames: Frames,
) -> SavePlaces:
    """Find the places where the program made the saved tensors of compiled regions."""
    return {
        (node, slot): (
            modules.traced(node, _or_none(places.modules[node]), origin.modules, raw.fqns)
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
    places: Places,
    origins: SavePlaces,
) -> dict[str, Columns]:
    """Make the columns of nodes, edges, outputs and saves.

    ``places`` are those of nodes; ``origins`` those of saves, if they differ from their nodes'.
    """
    ranks = rank(order)
    return {
        "nodes": _nodes(facts, order, places),
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


def _nodes(facts: GraphFacts, order: Numbers, places: Places) -> Columns:
    types, kind_of = facts.kinds()
    kinds = kind_of[order]
    waits = cache(partial(waits_of, facts))

    def regions() -> Iterator[int | None]:
        own = facts.region_of
        for node, region in zip(order.tolist(), or_none(places.regions[order]), strict=True):
            yield own.get(node) if region is None else region

    def wait(position: int) -> Iterator[Any]:
        own = waits()
        return (own.get(node, _NO_WAIT)[position] for node in order.tolist())

    return Columns(
        Node,
        (
            lambda: of_each([kind.name for kind in types], kinds),
            lambda: of_each([kind.kind for kind in types], kinds),
            lambda: or_none(facts.sequence_nrs()[order]),
            lambda: or_none(places.modules[order]),
            lambda: or_none(places.frames[order]),
            lambda: map(facts.variables.get, order.tolist()),
            regions,
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
    return Columns(
        Edge,
        (
            lambda: ranks[producers].tolist(),
            lambda: output_nrs.tolist(),
            lambda: consumers[is_there].tolist(),
            lambda: input_nrs[is_there].tolist(),
            lambda: or_none(at_outputs.of(key_of(producers, output_nrs))),
        ),
    )
