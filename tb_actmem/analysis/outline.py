"""The graph after folding: what a figure shows of a recording."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from tb_actmem.analysis.boxedges import BoxEdge, connect
from tb_actmem.analysis.boxes import Box, BoxKind, Cluster, place
from tb_actmem.analysis.folding import MOST_BOXES, contents, opened
from tb_actmem.model import Recording

__all__ = ["Box", "BoxEdge", "BoxKind", "Cluster", "Outline", "default_open", "outline"]

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
    found = contents(recording, views=views)
    wanted, limit = (None, _BUDGET) if open_calls is None else ({*open_calls}, MOST_BOXES)
    chosen = opened(found, within, wanted, limit)
    if within is not None:
        chosen.add(within)
    placed = place(recording, found, within, chosen)
    boxes, edges = connect(recording, found, placed, parameters=parameters)
    calls = tuple(sorted(chosen))
    return Outline(tuple(boxes), tuple(placed.clusters), tuple(edges), calls, within)


def default_open(recording: Recording, budget: int = _BUDGET) -> set[int]:
    """The module calls to open first: the outermost ones, until about ``budget`` boxes show."""
    return opened(contents(recording), None, None, budget)
