"""Which picture of the graph a query asks for, and what can be said of it before it is drawn."""

from __future__ import annotations

from typing import NamedTuple

from tb_actmem.analysis.figure.cost import layout_seconds
from tb_actmem.analysis.figure.outline import Outline, outline
from tb_actmem.analysis.index import Index
from tb_actmem.plugin.query import Query
from tb_actmem.plugin.store import NotThereError
from tb_actmem.rendering.figure.hiding import without_freed

PATIENCE = 2.0
"""Seconds of a layout for which nobody need be asked."""

_FEWER = 0.7  # of the boxes, till the layout is quick


class Picture(NamedTuple):
    """What the graph shows."""

    open_calls: tuple[int, ...] | None
    """The module calls that stand open; None: the outermost, as many as read well."""
    parameters: bool
    views: bool
    freed: bool
    """Nodes that keep nothing, of whose results nothing was alive when the forward ended."""


def asked(query: Query) -> Picture:
    """The picture that a query names."""
    shown = query.words("show", ("parameters", "views"))
    return Picture(
        open_calls=query.numbers("expand"),
        parameters="parameters" in shown,
        views="views" in shown,
        freed="freed" not in query.words("hide", ("freed",)),
    )


def drawn(index: Index, picture: Picture, limit: int | None = None) -> Outline:
    """What a picture shows, of at most so many boxes; None: of as many as it may have."""
    calls, wanted = len(index.recording.modules), picture.open_calls
    for call in wanted or ():
        if not 0 <= call < calls:
            raise NotThereError(f"The recording has {calls} module calls, and no call {call}.")
    figure = outline(index, wanted, limit=limit, views=picture.views, parameters=picture.parameters)
    return figure if picture.freed else without_freed(index, figure)


def quick(index: Index, picture: Picture, figure: Outline) -> tuple[int, ...] | None:
    """The module calls that can stand open in a layout that is quick; None: this one is.

    Those with most boxes are the first that do not fit, and fold.
    """
    if layout_seconds(figure) <= PATIENCE:
        return None
    limit = len(figure.boxes)
    # A call that is as large open as folded stands open at any limit.
    while layout_seconds(figure) > PATIENCE and figure.open_calls and limit > 1:
        limit = max(1, int(_FEWER * limit))
        figure = drawn(index, picture._replace(open_calls=figure.open_calls), limit)
    return figure.open_calls
