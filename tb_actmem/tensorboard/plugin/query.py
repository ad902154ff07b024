"""What somebody asks of the tab, and how an answer is packed."""

from __future__ import annotations

import gzip
import hashlib
import re
from collections.abc import Callable, Collection, Iterable, Mapping
from typing import NamedTuple

from tensorboard.context import RequestContext

from tb_actmem.analysis.figure.outline import Outline, layout_seconds, outline, repeated
from tb_actmem.analysis.index.index import Index
from tb_actmem.rendering.figure.hiding import without_freed
from tb_actmem.tensorboard.plugin.jobs import NotWantedError
from tb_actmem.tensorboard.plugin.store import NotThereError


class NotAskedError(Exception):
    """A query is not one that a route understands; the message says why."""


def _always() -> bool:
    return True


class Query(NamedTuple):
    """What somebody asks: in whose name, of which experiment, with which arguments."""

    context: RequestContext
    experiment: str
    args: Mapping[str, str]
    is_wanted: Callable[[], bool] = _always
    """Whether somebody still waits for the answer."""

    def check_wanted(self) -> None:
        """Raise NotWantedError if nobody waits any more; between two parts of long work."""
        if not self.is_wanted():
            raise NotWantedError

    def text(self, name: str) -> str:
        """An argument that must be there."""
        value = self.args.get(name)
        if value is None:
            raise NotAskedError(f"The query does not say which {name}.")
        return value

    def number(self, name: str) -> int:
        """An argument that must be a whole number."""
        return _number(name, self.text(name))

    def flag(self, name: str) -> bool:
        """Whether an argument is ``1``; where it is not there, or 0, it is not."""
        value = self.args.get(name, "0")
        if value not in ("0", "1"):
            raise NotAskedError(f"{name}={value:.50} is neither 0 nor 1.")
        return value == "1"

    def numbers(self, name: str) -> tuple[int, ...] | None:
        """An argument that is a list with commas, sorted; None: it is not there."""
        value = self.args.get(name)
        if value is None:
            return None
        return tuple(sorted({_number(name, part) for part in value.split(",") if part}))

    def words(self, name: str, known: Collection[str]) -> frozenset[str]:
        """An argument that is a list of words with commas, of which each must be known."""
        words = frozenset(filter(None, self.args.get(name, "").split(",")))
        for word in sorted(words - {*known}):
            raise NotAskedError(f"{name}={word:.50} is none of {', '.join(known)}.")
        return words


def digest(asked: object) -> str:
    """What was asked, short: a list of 5,000 calls would take more room than many an answer."""
    return hashlib.sha256(str(asked).encode()).hexdigest()


def zipped(text: str) -> bytes:
    """A text as the body of an `Answer`."""
    return gzip.compress(text.encode(), compresslevel=3, mtime=0)


def _number(name: str, value: str) -> int:
    if not re.fullmatch(r"-?[0-9]{1,19}", value):
        raise NotAskedError(f"{name}={value:.50} is not a whole number.")
    return int(value)


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
