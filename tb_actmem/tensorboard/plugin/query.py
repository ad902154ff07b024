"""Parse queries, choose the content of the graph, and compress answers."""

from __future__ import annotations

import gzip
import hashlib
import re
from collections.abc import Callable, Collection, Iterable, Mapping
from typing import NamedTuple

from tensorboard.context import RequestContext

from tb_actmem.analysis.figure.outline import Outline, outline, repeated, without_freed
from tb_actmem.analysis.index import Index
from tb_actmem.predict.capacity.fits import OUTSIDE_BYTES
from tb_actmem.rendering.figure.layout import layout_seconds
from tb_actmem.tensorboard.events import NotThereError
from tb_actmem.tensorboard.plugin.jobs import NotWantedError


class NotAskedError(Exception):
    """A route does not accept a query; the message says why."""


def _always() -> bool:
    return True


class Query(NamedTuple):
    """A request: its context, its experiment and its arguments."""

    context: RequestContext
    experiment: str
    args: Mapping[str, str]
    is_wanted: Callable[[], bool] = _always
    """Whether the client still waits for the answer."""

    def check_wanted(self) -> None:
        """Raise NotWantedError if the client has gone; call it between parts of long work."""
        if not self.is_wanted():
            raise NotWantedError

    def text(self, name: str) -> str:
        """A required argument."""
        value = self.args.get(name)
        if value is None:
            raise NotAskedError(f"The query needs {name}=.")
        return value

    def number(self, name: str) -> int:
        """A required argument that is a whole number."""
        return _number(name, self.text(name))

    def outside(self) -> int:
        """The assumed bytes outside of torch's allocator."""
        return self._nbytes("outside", OUTSIDE_BYTES)

    def memory(self) -> int | None:
        """The memory of the GPU, in bytes; None: that of the named one."""
        return self._nbytes("memory") if "memory" in self.args else None

    def _nbytes(self, name: str, usual: int = 0) -> int:
        nbytes = _number(name, self.args.get(name, str(usual)))
        if nbytes < 0:
            raise NotAskedError(f"{name}={nbytes} is wrong: give 0 bytes or more.")
        return nbytes

    def flag(self, name: str) -> bool:
        """Whether an argument is ``1``, not ``0`` or missing."""
        value = self.args.get(name, "0")
        if value not in ("0", "1"):
            raise NotAskedError(f"{name}={value:.50} is wrong: give 0 or 1.")
        return value == "1"

    def numbers(self, name: str) -> tuple[int, ...] | None:
        """A list of numbers with commas, sorted; None if it is missing."""
        value = self.args.get(name)
        if value is None:
            return None
        return tuple(sorted({_number(name, part) for part in value.split(",") if part}))

    def words(self, name: str, known: Collection[str]) -> frozenset[str]:
        """A list of words with commas, each of which must be known."""
        words = frozenset(filter(None, self.args.get(name, "").split(",")))
        for word in sorted(words - {*known}):
            raise NotAskedError(f"{name}={word:.50} is unknown: choose from {', '.join(known)}.")
        return words


def digest(value: object) -> str:
    """A short key for a value: a list of 5,000 calls would be larger than many answers."""
    return hashlib.sha256(str(value).encode()).hexdigest()


def zipped(text: str) -> bytes:
    """Compress a text as the body of an `Answer`."""
    return gzip.compress(text.encode(), compresslevel=3, mtime=0)


def _number(name: str, value: str) -> int:
    if not re.fullmatch(r"-?[0-9]{1,19}", value):
        raise NotAskedError(f"{name}={value:.50} is not a whole number.")
    return int(value)


PATIENCE = 2.0
"""Seconds of a layout that starts without a question to the user."""

_FEWER = 0.7  # of the boxes, until the layout is fast


class Picture(NamedTuple):
    """The content of the graph."""

    open_calls: tuple[int, ...] | None
    """The open module calls; None opens as many outer ones as are readable."""
    parameters: bool
    views: bool
    freed: bool
    """Nodes without saved tensors whose results were freed when the forward ended."""


def picture_of(query: Query) -> Picture:
    """The content of the graph that a query describes."""
    shown = query.words("show", ("parameters", "views"))
    return Picture(
        open_calls=query.numbers("expand"),
        parameters="parameters" in shown,
        views="views" in shown,
        freed="freed" not in query.words("hide", ("freed",)),
    )


def drawn(index: Index, picture: Picture, limit: int | None = None) -> Outline:
    """Choose the boxes of a graph, at most ``limit`` of them; None for the usual limit."""
    wanted = picture.open_calls
    check_calls(index, wanted)
    figure = outline(index, wanted, limit=limit, views=picture.views, parameters=picture.parameters)
    return figure if picture.freed else without_freed(index, figure)


def quick(index: Index, picture: Picture, figure: Outline) -> tuple[int, ...] | None:
    """The module calls that can be open in a fast layout; None if this one is fast."""
    if layout_seconds(figure) <= PATIENCE:
        return None
    shown = folded(
        figure, lambda calls, limit: drawn(index, picture._replace(open_calls=calls), limit)
    )
    return shown.open_calls


def folded(figure: Outline, fold: Callable[[tuple[int, ...], int], Outline]) -> Outline:
    """Fold modules of a figure until its layout is fast.

    ``fold`` opens these calls in at most so many boxes, and folds calls with the most boxes first.
    """
    limit = len(figure.boxes)
    # A call that has as many boxes open as folded is open at any limit.
    while layout_seconds(figure) > PATIENCE and figure.open_calls and limit > 1:
        limit = max(1, int(_FEWER * limit))
        figure = fold(figure.open_calls, limit)
    return figure


def headers(figure: Outline) -> tuple[tuple[str, str], ...]:
    """The headers that describe a figure before its layout."""
    times = ",".join(f"{call}:{count}" for call, count in repeated(figure))
    return (
        ("X-Actmem-Expand", listed(figure.open_calls)),
        ("X-Actmem-Visible", str(len(figure.boxes))),
        ("X-Actmem-Seconds", f"{layout_seconds(figure):.2f}"),
        ("X-Actmem-Repeated", times),
    )


def listed(calls: tuple[int, ...]) -> str:
    """Write module calls for a header."""
    return ",".join(map(str, calls))


def check_calls(index: Index, calls: Iterable[int] | None) -> None:
    """Raise NotThereError for module calls that a recording does not have."""
    count = len(index.recording.modules)
    for call in calls or ():
        if not 0 <= call < count:
            raise NotThereError(f"There is no module call {call}: the recording has {count}.")
