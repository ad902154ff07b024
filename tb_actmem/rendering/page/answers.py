"""The replies and graphs inside a page, one graph for each possible next step."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from tb_actmem.analysis.figure.outline import Outline, outline, repeated
from tb_actmem.analysis.index.index import Index
from tb_actmem.analysis.index.modules import calls_around
from tb_actmem.gc_pause import collector_paused
from tb_actmem.rendering.figure.layout import dot_of
from tb_actmem.rendering.figure.marks import Part, part_reply, parts
from tb_actmem.rendering.tables.table import By, table_of
from tb_actmem.replies.detail import module_text, node_text
from tb_actmem.replies.recording import recording_text
from tb_actmem.replies.reply import VERSION, FoldState, FoldStates, text
from tb_actmem.replies.series import StepRow, TagRow, index_text
from tb_actmem.replies.terms import terms_text
from tb_actmem.replies.timeline import lives_text, timeline_text

MOST_BOXES = 12_000
"""Maximum boxes in all graphs: a few seconds of work, and a few hundred kilobytes."""
_NODES = 50
"""Folding this many nodes of a recording takes as long as one box."""


class Pictures(NamedTuple):
    """The graphs of a page."""

    outlines: list[Outline]
    are_all: bool
    """True if every possible next step has its graph."""


@collector_paused()
def folded(index: Index, outlines: Iterable[Outline]) -> tuple[FoldStates, list[Part]]:
    """Return the graphs of a page, and their parts with details."""
    lines: dict[str, int] = {}
    numbers: dict[Part, int] = {}
    states = [
        FoldState(
            expand=[*figure.open_calls],
            visible=len(figure.boxes),
            dot=[
                lines.setdefault(line, len(lines))
                for line in dot_of(index, figure, legend=False).splitlines()
            ],
            repeated=repeated(figure),
            drawn=[
                numbers.setdefault(part, len(numbers)) for part in parts(figure) if not part.is_row
            ],
        )
        for figure in outlines
    ]
    return FoldStates(version=VERSION, lines=[*lines], states=states), [*numbers]


@collector_paused()
def pictures(index: Index) -> Pictures:
    """Return distinct outlines, as many as fit."""
    outlines: dict[tuple[int, ...], Outline] = {}
    left, work = MOST_BOXES, len(index.recording.nodes) // _NODES
    for calls in _open_calls(index):
        figure = outline(index, calls)
        is_new = figure.open_calls not in outlines
        left -= max(len(figure.boxes) if is_new else 0, work)
        if left < 0 and outlines:
            return Pictures([*outlines.values()], are_all=False)
        if is_new:
            outlines[figure.open_calls] = figure
    return Pictures([*outlines.values()], are_all=True)


def _open_calls(index: Index) -> Iterator[set[int]]:
    """Yield the calls open at first, none, and those after one step of the reader."""
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


TABLES: tuple[By, ...] = ("storage", "op", "module")
"""The tables that a reader can save as CSV."""
MOST_DETAILS = 5_000
"""Maximum nodes and module calls with details in a page: a second per thousand."""
MOST_OPS = 20_000
"""Maximum ops for which a page lists live storages."""


def answers(index: Index, name: str, outlines: Iterable[Outline]) -> Iterator[tuple[str, str]]:
    """Yield the replies as JSON, by part; ``outlines`` are the page's graphs.

    For large recordings some parts are missing: see `left_out`.
    """
    yield "replies", _object(dict(_replies(index, name)))
    graphs, parts = folded(index, outlines)
    yield "graphs", text(graphs)
    if _has_details(index):
        recording = index.recording
        nodes, modules = range(len(recording.nodes)), range(len(recording.modules))
        details = {
            "node": _list(node_text(index, node) for node in nodes),
            "module": _list(module_text(index, module) for module in modules),
            "drawn": _list(text(part_reply(index, part)) for part in parts),
        }
        yield "details", _object(details)
        yield "tables", json.dumps({by: table_of(index, by, "csv") for by in TABLES})
    if _has_lives(index):
        yield "lives", lives_text(index)


def left_out(index: Index) -> list[str]:
    """Name the parts that the page of this recording does not have."""
    kinds = []
    if not _has_details(index):
        kinds += ["the details of nodes and modules", "the tables as CSV"]
    if index.recording.meta.has_ops and not _has_lives(index):
        kinds.append("the storages alive after an op")
    return kinds


def _replies(index: Index, name: str) -> Iterator[tuple[str, str]]:
    step = StepRow(step=0, wall_time=None)
    tag = TagRow(
        tag="activation_memory", description="", rank=None, ranks=1, problem=None, steps=[step]
    )
    yield "index.json", index_text("", [(name, tag)])
    yield "recording.json", recording_text(index)
    if index.recording.meta.has_ops:
        yield "timeline.json", timeline_text(index)
        yield "terms.json", terms_text(index)


def _has_details(index: Index) -> bool:
    return len(index.recording.nodes) + len(index.recording.modules) <= MOST_DETAILS


def _has_lives(index: Index) -> bool:
    return index.recording.meta.has_ops and len(index.recording.ops) <= MOST_OPS


def _list(texts: Iterable[str]) -> str:
    return f"[{','.join(texts)}]"


def _object(texts: dict[str, str]) -> str:
    return "{" + ",".join(f'"{name}":{text}' for name, text in texts.items()) + "}"
