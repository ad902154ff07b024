"""What a layout will cost, by how far edges go and how many go beside each other."""

from __future__ import annotations

import pytest

from tb_actmem.analysis.figure.boxes import Box, BoxKind
from tb_actmem.analysis.figure.edges import BoxEdge
from tb_actmem.analysis.figure.outline import Outline, layout_seconds
from tb_actmem.analysis.index.storages import State

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
        # One edge goes past the two in the middle.
        ("ab bc cd ad", 2, [1, 1, 1, 3]),
        # Below all that leads to it, however it is listed.
        ("ad ab bc cd", 2, [3, 1, 1, 1]),
        ("cd ab bc ad", 2, [1, 1, 1, 3]),
        # What only leads on stands right above its user, and what is used by two above the first.
        ("ab bc cd ed", 2, [1, 1, 1, 1]),
        ("ab bc cd ed ec", 3, [1, 1, 1, 2, 1]),
        # What has more makers than users stays below its makers.
        ("ac bc cg ad de ef fg", 3, [1, 1, 3, 1, 1, 1, 1]),
        ("ab bf ac cd de ef", 2, [3, 1, 1, 1, 1, 1]),
        # Between two rows go as many as come from above, and pass by.
        ("ab ac ad", 3, [1, 1, 1]),
        ("ab bc ac ad de ef af", 4, [1, 1, 2, 1, 1, 1, 3]),
        # A circle has no rows.
        ("ab ba", 0, [0, 0]),
    ],
)
def test_edge_cost_is_squared_rows_times_widest_row(ways, widest, lengths):
    boxes = len({letter for letter in ways if letter != " "})

    seconds = layout_seconds(figure(ways))

    rows = sum(length**2 for length in lengths)
    assert seconds == pytest.approx(A_BOX * boxes + AN_EDGE * widest * rows)
