"""The estimated time of a layout, by length and number of edges."""

from __future__ import annotations

import pytest

from tb_actmem.analysis.figure import Box, BoxKind
from tb_actmem.analysis.figure.edges import BoxEdge
from tb_actmem.analysis.figure.outline import Outline
from tb_actmem.analysis.index.storages import State
from tb_actmem.rendering.figure.layout import layout_seconds

A_BOX, AN_EDGE = 4e-4, 7e-7


def figure(ways: str) -> Outline:
    """Boxes a, b, c, ... and the edges between them."""
    edges = [(ord(way[0]) - ord("a"), ord(way[1]) - ord("a")) for way in ways.split()]
    boxes = max((max(edge) for edge in edges), default=-1) + 1
    return Outline(
        boxes=tuple(Box(BoxKind.NODE, (at,)) for at in range(boxes)),
        clusters=(),
        edges=tuple(BoxEdge(maker, user, State.CACHED, 0, (), 0, None) for maker, user in edges),
        open_calls=(),
        within=None,
        box_of=(),
    )


@pytest.mark.parametrize(
    ("ways", "widest", "lengths"),
    [
        ("", 0, []),
        ("ab", 1, [1]),
        ("ab bc cd", 1, [1, 1, 1]),
        # One edge passes the two in the middle.
        ("ab bc cd ad", 2, [1, 1, 1, 3]),
        # Below all its producers, in any order of edges.
        ("ad ab bc cd", 2, [3, 1, 1, 1]),
        ("cd ab bc ad", 2, [1, 1, 1, 3]),
        # A box with one user is right above it; with two users, above the first.
        ("ab bc cd ed", 2, [1, 1, 1, 1]),
        ("ab bc cd ed ec", 3, [1, 1, 1, 2, 1]),
        # A box with more producers than users stays below its producers.
        ("ac bc cg ad de ef fg", 3, [1, 1, 3, 1, 1, 1, 1]),
        ("ab bf ac cd de ef", 2, [3, 1, 1, 1, 1, 1]),
        # Edges between two rows include those that pass by.
        ("ab ac ad", 3, [1, 1, 1]),
        ("ab bc ac ad de ef af", 4, [1, 1, 2, 1, 1, 1, 3]),
        # A cycle has no rows.
        ("ab ba", 0, [0, 0]),
    ],
)
def test_edge_cost_is_squared_rows_times_widest_row(ways, widest, lengths):
    boxes = len({letter for letter in ways if letter != " "})

    seconds = layout_seconds(figure(ways))

    rows = sum(length**2 for length in lengths)
    assert seconds == pytest.approx(A_BOX * boxes + AN_EDGE * widest * rows)
