"""The graph after folding: what a figure shows of a recording."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from tb_actmem.analysis.figure.boxes import Box, BoxKind, Cluster, place
from tb_actmem.analysis.figure.edges import BoxEdge, connect
from tb_actmem.analysis.figure.folding import MOST_BOXES, Contents, find_contents, opened
from tb_actmem.analysis.figure.paths import TensorPaths, tensor_paths
from tb_actmem.analysis.index import Index, derived
from tb_actmem.collector import collector_paused

__all__ = [
    "Box",
    "BoxEdge",
    "BoxKind",
    "Cluster",
    "Outline",
    "default_open",
    "outline",
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
    """What all figures of a recording have in common, whatever stands open."""

    contents: Contents
    paths: TensorPaths


@derived
def scene(index: Index) -> Scene:
    """Find what there is to draw, without the nodes that only make a view and keep nothing."""
    return _scene(index, views=False)


@derived
def scene_with_views(index: Index) -> Scene:
    """Find what there is to draw, all views but those of parameters among it."""
    return _scene(index, views=True)


def _scene(index: Index, *, views: bool) -> Scene:
    contents = find_contents(index, views=views)
    return Scene(contents=contents, paths=tensor_paths(index, contents))


@collector_paused()
def outline(
    index: Index,
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
    contents, paths = scene_with_views(index) if views else scene(index)
    wanted, limit = (None, _BUDGET) if open_calls is None else ({*open_calls}, MOST_BOXES)
    chosen = opened(contents, within, wanted, limit)
    if within is not None:
        chosen.add(within)
    placed = place(index, contents, within, chosen)
    boxes, edges = connect(index, contents, paths, placed, parameters=parameters)
    return Outline(
        boxes=tuple(boxes),
        clusters=tuple(placed.clusters),
        edges=tuple(edges),
        open_calls=tuple(sorted(chosen)),
        within=within,
    )


def default_open(index: Index, budget: int = _BUDGET) -> set[int]:
    """The module calls to open first: the outermost ones, until about ``budget`` boxes show."""
    return opened(scene(index).contents, None, None, budget)
