"""The graphs that a page brings along: one for each thing that a reader can do next."""

from __future__ import annotations

from collections.abc import Iterator

from tb_actmem.analysis.figure.outline import Outline, outline, repeated
from tb_actmem.analysis.index import Index
from tb_actmem.collector import collector_paused
from tb_actmem.messages.page import FoldState, FoldStates
from tb_actmem.messages.reply import VERSION
from tb_actmem.rendering.figure.dot import dot_of
from tb_actmem.rendering.figure.parts import Part, parts

MOST_BOXES = 12_000
"""Boxes of all graphs together: a few seconds of work, and a few hundred kilobytes of the page."""


@collector_paused()
def folded(index: Index) -> tuple[FoldStates, list[Part]]:
    """The graphs of a recording, as many as have room, and of what in them there is to tell."""
    lines: dict[str, int] = {}
    told: dict[Part, int] = {}
    states = [
        FoldState(
            expand=[*figure.open_calls],
            visible=len(figure.boxes),
            dot=[
                lines.setdefault(line, len(lines))
                for line in dot_of(index, figure, legend=False).splitlines()
            ],
            repeated=repeated(figure),
            drawn=[told.setdefault(part, len(told)) for part in parts(figure) if not part.is_row],
        )
        for figure in _figures(index)
    ]
    return FoldStates(version=VERSION, lines=[*lines], states=states), [*told]


def _figures(index: Index) -> Iterator[Outline]:
    """Each outline once, until there are too many boxes."""
    seen: set[tuple[int, ...]] = set()
    left = MOST_BOXES
    for calls in _asked(index):
        figure = outline(index, calls)
        if figure.open_calls in seen:
            continue
        left -= len(figure.boxes)
        if left < 0 and seen:
            return
        seen.add(figure.open_calls)
        yield figure


def _asked(index: Index) -> Iterator[set[int]]:
    """What stands open at first, nothing, and what one step from there leads to."""
    first = {*outline(index).open_calls}
    yield first
    yield set()
    calls = range(len(index.recording.modules))
    around = [_around(index, call) for call in calls]
    inside: list[set[int]] = [set() for _ in calls]
    for call in calls:
        for outer in around[call]:
            inside[outer].add(call)
    for call in calls:
        yield first | around[call]
    for call in sorted(first):
        yield first - inside[call]
    for call in calls:
        yield around[call]
    for call in calls:
        yield first | around[call] | inside[call]


def _around(index: Index, call: int | None) -> set[int]:
    """A call and those around it."""
    found = set()
    while call is not None:
        found.add(call)
        call = index.recording.modules[call].parent
    return found
