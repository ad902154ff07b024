"""The graph after folding: what a figure shows of a recording."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from tb_actmem.analysis.figure.boxes import Box, BoxKind, Cluster, place
from tb_actmem.analysis.figure.edges import BoxEdge, connect
from tb_actmem.analysis.figure.folding import MOST_BOXES, Contents, contents, opened
from tb_actmem.analysis.figure.paths import Flows, flows
from tb_actmem.collector import collector_paused
from tb_actmem.model import Recording

__all__ = [
    "Box",
    "BoxEdge",
    "BoxKind",
    "Cluster",
    "Outline",
    "Scene",
    "default_open",
    "outline",
    "outline_of",
    "scene",
]

_BUDGET = 40  # boxes that show without being asked for: as many as fit on a page


class Outline(NamedTuple):
    """What a figure shows of a recording."""

    boxes: tuple[Box, ...]
    """In forward order; those of inputs, parameters and outputs last."""
    clusters: tuple[Cluster, ...]
    """In forward order, outer before inner."""
    edges: tuple[BoxEdge, ...]
    open_calls: tuple[int, ...]
    """The module calls that stand open, in order of entry."""
    within: int | None
    """The module call whose inside alone is drawn; None: everything is."""


class Scene(NamedTuple):
    """What all figures of a recording have in common, whatever stands open: costly to find."""

    recording: Recording
    contents: Contents
    flows: Flows


@collector_paused()
def scene(recording: Recording, *, views: bool = False) -> Scene:
    """Find what there is to draw; ``views`` as in `outline`."""
    found = contents(recording, views=views)
    return Scene(recording, found, flows(recording, found))


def outline(
    recording: Recording,
    open_calls: Collection[int] | None = None,
    *,
    within: int | None = None,
    views: bool = False,
    parameters: bool = False,
) -> Outline:
    """Fold every module call that is not open, and add up what then stands in one box.

    ``open_calls`` are the module calls that stand open where their parents do; None stands for
    those of `default_open`. ``within`` is a module call whose inside alone is drawn. ``views``
    draws the nodes too that only make a view and keep nothing, ``parameters`` the parameters of
    nodes. A call stays folded where more than 1,500 boxes would show.
    """
    known = scene(recording, views=views)
    return outline_of(known, open_calls, within=within, parameters=parameters)


@collector_paused()
def outline_of(
    known: Scene,
    open_calls: Collection[int] | None = None,
    *,
    within: int | None = None,
    parameters: bool = False,
) -> Outline:
    """Draw one more outline of a recording of which the `Scene` is known."""
    recording, found = known.recording, known.contents
    wanted, limit = (None, _BUDGET) if open_calls is None else ({*open_calls}, MOST_BOXES)
    chosen = opened(found, within, wanted, limit)
    if within is not None:
        chosen.add(within)
    placed = place(recording, found, within, chosen)
    boxes, edges = connect(recording, found, known.flows, placed, parameters=parameters)
    calls = tuple(sorted(chosen))
    return Outline(tuple(boxes), tuple(placed.clusters), tuple(edges), calls, within)


def default_open(recording: Recording, budget: int = _BUDGET) -> set[int]:
    """The module calls to open first: the outermost ones, until about ``budget`` boxes show."""
    return opened(contents(recording), None, None, budget)
