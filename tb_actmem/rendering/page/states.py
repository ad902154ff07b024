"""The graphs that a page brings along: one for each thing that a reader can do next."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from tb_actmem.analysis.figure.outline import Outline, outline, repeated
from tb_actmem.analysis.index import Index
from tb_actmem.analysis.modules import calls_around
from tb_actmem.collector import collector_paused
from tb_actmem.messages.page import FoldState, FoldStates
from tb_actmem.messages.reply import VERSION
from tb_actmem.rendering.figure.dot import dot_of
from tb_actmem.rendering.figure.parts import Part, parts

MOST_BOXES = 12_000
"""Boxes of all graphs together: a few seconds of work, and a few hundred kilobytes of the page."""
_NODES = 50
"""So many nodes of a recording take as long as a box, each time that it is folded."""


class Pictures(NamedTuple):
    """What a page can draw."""

    outlines: list[Outline]
    are_all: bool
    """No thing that a reader can do next is without its graph."""


@collector_paused()
def folded(index: Index, outlines: Iterable[Outline]) -> tuple[FoldStates, list[Part]]:
    """The graphs of a page, and of what in them there is to tell."""
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
        for figure in outlines
    ]
    return FoldStates(version=VERSION, lines=[*lines], states=states), [*told]


@collector_paused()
def pictures(index: Index) -> Pictures:
    """Each outline once, as many as have room."""
    found: dict[tuple[int, ...], Outline] = {}
    left, work = MOST_BOXES, len(index.recording.nodes) // _NODES
    for calls in _asked(index):
        figure = outline(index, calls)
        is_new = figure.open_calls not in found
        left -= max(len(figure.boxes) if is_new else 0, work)
        if left < 0 and found:
            return Pictures([*found.values()], are_all=False)
        if is_new:
            found[figure.open_calls] = figure
    return Pictures([*found.values()], are_all=True)


def _asked(index: Index) -> Iterator[set[int]]:
    """What stands open at first, nothing, and what one step from there leads to."""
    first = {*outline(index).open_calls}
    yield first
    yield set()
    calls = range(len(index.recording.modules))
    around = [{*calls_around(index, call)} for call in calls]
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
