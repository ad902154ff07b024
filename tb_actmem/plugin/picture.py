"""Which picture of the graph a query asks for, and what can be said of it before it is drawn."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from tb_actmem.analysis.figure.cost import layout_seconds
from tb_actmem.analysis.figure.outline import Outline, outline, repeated
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
    wanted = picture.open_calls
    check_calls(index, wanted)
    figure = outline(index, wanted, limit=limit, views=picture.views, parameters=picture.parameters)
    return figure if picture.freed else without_freed(index, figure)


def quick(index: Index, picture: Picture, figure: Outline) -> tuple[int, ...] | None:
    """The module calls that can stand open in a layout that is quick; None: this one is."""
    if layout_seconds(figure) <= PATIENCE:
        return None
    shown = folded(
        figure, lambda calls, limit: drawn(index, picture._replace(open_calls=calls), limit)
    )
    return shown.open_calls


def folded(figure: Outline, fold: Callable[[tuple[int, ...], int], Outline]) -> Outline:
    """The same figure with so many modules folded that its layout is quick.

    ``fold`` draws these calls open in at most so many boxes: those with most boxes are the first
    that do not fit.
    """
    limit = len(figure.boxes)
    # A call that is as large open as folded stands open at any limit.
    while layout_seconds(figure) > PATIENCE and figure.open_calls and limit > 1:
        limit = max(1, int(_FEWER * limit))
        figure = fold(figure.open_calls, limit)
    return figure


def headers(figure: Outline) -> tuple[tuple[str, str], ...]:
    """What there is to say of a figure before it is laid out."""
    times = ",".join(f"{call}:{count}" for call, count in repeated(figure))
    return (
        ("X-Actmem-Expand", listed(figure.open_calls)),
        ("X-Actmem-Visible", str(len(figure.boxes))),
        ("X-Actmem-Seconds", f"{layout_seconds(figure):.2f}"),
        ("X-Actmem-Repeated", times),
    )


def listed(calls: tuple[int, ...]) -> str:
    """Module calls as a header names them."""
    return ",".join(map(str, calls))


def check_calls(index: Index, calls: Iterable[int] | None) -> None:
    """Refuse numbers of module calls that a recording does not have."""
    count = len(index.recording.modules)
    for call in calls or ():
        if not 0 <= call < count:
            raise NotThereError(f"The recording has {count} module calls, and no call {call}.")
