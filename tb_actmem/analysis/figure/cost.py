"""How long Graphviz will take to lay a figure out, told before anybody waits for it."""

from __future__ import annotations

from itertools import accumulate

from tb_actmem.analysis.figure.outline import Outline

_BOX = 4e-4
_WAY = 7e-7
"""Seconds, as ``python -m benchmarks layouts`` measures them."""


def layout_seconds(figure: Outline) -> float:
    """About how many seconds of one core the layout of a figure takes, true within a factor of 3.

    A box costs little. An edge that goes past many rows of boxes costs much: Graphviz makes room
    for it in each of them and sorts it among all that passes there, and then bends it through.
    """
    lengths, widest = _lengths(figure)
    return _BOX * len(figure.boxes) + _WAY * widest * sum(length**2 for length in lengths)


def _lengths(figure: Outline) -> tuple[list[int], int]:
    """Over how many rows each edge goes, and how many edges go at most from one row to the next."""
    rows = _rows(figure)
    # Folded modules may use each other's results in a circle: such an edge goes up.
    spans = [sorted((rows[edge.producer], rows[edge.consumer])) for edge in figure.edges]
    starts = [0] * (max(rows, default=0) + 2)
    for top, bottom in spans:
        starts[top] += 1
        starts[bottom] -= 1
    return [bottom - top for top, bottom in spans], max(accumulate(starts))


def _rows(figure: Outline) -> list[int]:
    """The row of each box: below all that leads to it, or where that is no longer, above its users.

    Graphviz's ranks make all edges together as short as they can be; these nearly do.
    """
    into = [0] * len(figure.boxes)
    users: list[list[int]] = [[] for _ in figure.boxes]
    for edge in figure.edges:
        into[edge.consumer] += 1
        users[edge.producer].append(edge.consumer)
    makers = [*into]
    rows, order = [0] * len(figure.boxes), []
    waiting = [box for box, count in enumerate(into) if not count]
    while waiting:
        box = waiting.pop()
        order.append(box)
        for user in users[box]:
            rows[user] = max(rows[user], rows[box] + 1)
            into[user] -= 1
            if not into[user]:
                waiting.append(user)
    for box in reversed(order):
        if users[box] and makers[box] <= len(users[box]):
            rows[box] = max(rows[box], min(rows[user] for user in users[box]) - 1)
    return rows
