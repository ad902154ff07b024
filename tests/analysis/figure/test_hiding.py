"""Edges continue past hidden boxes and keep their bytes."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tb_actmem.analysis.figure import BoxKind
from tb_actmem.analysis.figure.outline import Outline, outline, without, without_freed
from tb_actmem.analysis.index import Index
from tb_actmem.analysis.index.storages import State
from tb_actmem.model import Category, Edge, ModuleCall, Output, Phase, PhaseKind, Recording
from tests.support.recordings import leaf, meta, node, op, save, storage, tensor


def call(fqn: str, parent: int | None = None) -> ModuleCall:
    return ModuleCall(fqn, fqn.title(), 0, parent, 0, 0)


PASSED = Recording(
    meta=meta(),
    modules=(call("h"), call("h.in", 0), call("k")),
    nodes=(
        leaf(4),
        node("Exp", 0),
        node("Sin", 1, 0),
        node("Cos", 2, 1),
        node("Add", 3),
        node("Tan", 4, 2),
        node("Neg", 5, 1),
    ),
    edges=(
        Edge(1, 0, 2, 0, 0),
        Edge(0, 0, 2, 1, 4),
        Edge(2, 0, 3, 0, 1),
        Edge(3, 0, 4, 0, 2),
        Edge(1, 0, 4, 1, 0),
        Edge(4, 0, 5, 0, 3),
        Edge(0, 0, 5, 1, 4),
        Edge(5, 0, 6, 0, 5),
    ),
    outputs=(Output(6, 0, 6),),
    storages=(
        storage(8),
        storage(16),
        storage(32),
        storage(64),
        storage(128, Category.PARAMETER, "k.weight"),
        storage(256),
        storage(512),
    ),
    tensors=tuple(tensor(number, 2) for number in range(7)),
    saves=(save(2, "self", 0), save(3, "self", 1), save(5, "self", 3)),
).check()
"""1 → h (2 → h.in 3) → 4 → k 5 → h.in 6, and 1 → 4 past it all; 2 and 5 have a parameter."""

H, INNER, K = range(3)


def shown(figure: Outline) -> set[tuple[object, object, int]]:
    """Every edge: the first row or the kind of both ends, and its bytes."""
    names = [box.rows[0] if box.nodes else box.kind.value for box in figure.boxes]
    return {(names[edge.producer], names[edge.consumer], edge.nbytes) for edge in figure.edges}


THROUGH = {(1, 4, 8), (1, 4, 32), (4, K, 64), (1, "output", 512), (K, "output", 512), (K, 4, 32)}
"""Without h, while k is folded: from 1 goes what h hands on, and so from k, which leads into h."""


@pytest.mark.parametrize(
    ("open_calls", "hidden", "edges", "hidden_bytes"),
    [
        ((), {H, INNER}, THROUGH, 24),
        ((H,), {H, INNER}, THROUGH, 24),
        (
            (H, INNER),
            {H, INNER},
            {(1, 4, 8), (1, 4, 32), (4, K, 64), (K, "output", 512)},
            24,
        ),
        (
            (H, INNER, K),
            {H, INNER},
            {(1, 4, 8), (1, 4, 32), (4, 5, 64), (5, "output", 512), ("parameter", 5, 128)},
            24,
        ),
        (
            (H, INNER, K),
            {INNER},
            {
                *((1, 2, 8), (1, 4, 8), (2, 4, 32), (4, 5, 64), (5, "output", 512)),
                *(("parameter", 2, 128), ("parameter", 5, 128)),
            },
            16,
        ),
        (
            (H,),
            {K},
            {
                *((1, 2, 8), (1, 4, 8), (2, INNER, 16), (INNER, 4, 32), (4, INNER, 256)),
                *((INNER, "output", 512), ("parameter", 2, 128)),
            },
            64,
        ),
    ],
)
def test_edges_continue_past_hidden_calls(open_calls, hidden, edges, hidden_bytes):
    index = Index(PASSED)
    whole = outline(index, open_calls, parameters=True)

    figure = without(index, whole, hidden)

    assert shown(figure) == edges
    assert figure.hidden_bytes == hidden_bytes
    assert sum(box.attributed_bytes for box in figure.boxes) == 24 + 64 - hidden_bytes
    gone = {at for at, box in enumerate(figure.box_of) if box < 0} - {0}
    assert gone == {at for at, row in enumerate(PASSED.nodes) if at and row.module in hidden}
    for at, box in enumerate(figure.box_of):
        assert box < 0 or figure.boxes[box].rows == whole.boxes[whole.box_of[at]].rows
    assert not {box.cluster for box in figure.boxes} & hidden


@pytest.mark.parametrize(("storage_of_through", "nbytes"), [(2, 40), (0, 8)])
def test_edges_past_hidden_calls_are_merged(storage_of_through, nbytes):
    tensors = [*PASSED.tensors]
    tensors[2] = tensor(storage_of_through, 2)
    saves = sorted([*PASSED.saves, save(4, "self", 2)])
    recording = replace(PASSED, tensors=tuple(tensors), saves=tuple(saves)).check()

    figure = without(Index(recording), outline(Index(recording), (H, INNER)), {H, INNER})

    assert [row for row in shown(figure) if row[1] == 4] == [(1, 4, nbytes)]
    (edge,) = (edge for edge in figure.edges if figure.boxes[edge.consumer].rows == (4,))
    assert (edge.state, edge.unknown, len(edge.tensors)) == (State.CACHED, 0, 1 + (nbytes > 8))


def test_unknown_tensors_pass_hidden_calls():
    tensors = [*PASSED.tensors]
    tensors[0] = tensors[2] = tensor(None, 2)
    recording = replace(PASSED, tensors=tuple(tensors), saves=PASSED.saves[1:]).check()

    figure = without(Index(recording), outline(Index(recording), (H, INNER)), {H, INNER})

    (edge,) = (edge for edge in figure.edges if figure.boxes[edge.consumer].rows == (4,))
    assert (edge.state, edge.unknown, edge.nbytes) == (State.NOT_CACHED, 2, 0)


def test_hiding_nothing_changes_nothing():
    figure = outline(Index(PASSED), (H,))

    assert without(Index(PASSED), figure, ()) is figure


def freed_chain(*saved: int) -> Recording:
    """Four consecutive ops whose results died immediately, except the last."""
    return Recording(
        meta=meta(has_ops=True),
        nodes=tuple(node("Sin", number) for number in range(4)),
        edges=tuple(Edge(number, 0, number + 1, 0, number) for number in range(3)),
        outputs=(Output(3, 0, 3),),
        storages=tuple(
            storage(8, birth=at, death=None if at in saved or at == 3 else at + 2)
            for at in range(4)
        ),
        tensors=tuple(tensor(number, 2) for number in range(4)),
        saves=tuple(save(at + 1, "self", at) for at in saved),
        ops=tuple(op("aten::sin", None, at, (at - 1,) if at else (), at) for at in range(4)),
        phases=(Phase(PhaseKind.FORWARD, 0, 4),),
    ).check()


@pytest.mark.parametrize(
    ("saved", "left"),
    [((), [3]), ((0,), [0, 1, 3]), ((1,), [1, 2, 3]), ((2,), [2, 3])],
)
def test_freed_nodes_without_saves_are_hidden(saved, left):
    recording = freed_chain(*saved)

    figure = without_freed(Index(recording), outline(Index(recording)))

    assert [box.rows[0] for box in figure.boxes if box.kind is BoxKind.NODE] == left
