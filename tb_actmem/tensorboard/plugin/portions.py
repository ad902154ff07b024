"""Read many recordings in portions: each request reads some, and the next one reads the rest."""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable, Hashable, Iterator, Sequence
from typing import NamedTuple

from tb_actmem.errors import ActmemError, FormatError
from tb_actmem.format import Content
from tb_actmem.model import MeshAxis, Recording
from tb_actmem.tensorboard.events import Place
from tb_actmem.tensorboard.plugin.query import Query, zipped
from tb_actmem.tensorboard.plugin.store import Answer, Store

AT_ONCE = 50_000
"""The most nodes that one request reads; the next request reads the rest. A large recording takes
seconds, and there may be hundreds."""

LISTED = 25
"""Each request lists all recordings: that of one takes as long as decoding so many nodes."""

EACH = 50
"""Fetching a recording, and comparing it with others, takes as long as decoding so many nodes."""


class _PartialError(Exception):
    """An answer that lacks recordings, which is not cached."""

    def __init__(self, answer: Answer) -> None:
        super().__init__()
        self.answer = answer


class Known(NamedTuple):
    """The parts of a recording that are read; empty if the next request reads it."""

    text: str | None = None
    """Made from all of it but its place."""
    mesh: tuple[MeshAxis, ...] = ()
    problem: str | None = None
    """Why it cannot be read."""

    @property
    def is_pending(self) -> bool:
        """Whether the next request reads it."""
        return self.text is None and self.problem is None


class Reading:
    """Reads many recordings in portions: of equal ones, only the first is decoded."""

    def __init__(
        self,
        store: Store,
        query: Query,
        kind: Hashable,
        make: Callable[[Recording], str],
        stored: Callable[[Content], str | None] = lambda _: None,
    ) -> None:
        self._store = store
        self._query = query
        self._kind = kind
        self._make = make
        self._stored = stored
        self._texts: dict[bytes, str | None] = {}

    def read(self, places: Sequence[Place | str]) -> list[Known]:
        """Read as many as one request may; a sentence says why there is no recording."""
        left = AT_ONCE + LISTED * len(places)  # reading should take longer than listing
        known = [
            Known(problem=place) if isinstance(place, str) else self._cached(place)
            for place in places
        ]
        numbers = {
            place.entry: at
            for at, place in enumerate(places)
            if known[at].is_pending and not isinstance(place, str)
        }

        def wanted() -> Iterator[Place]:
            for place in places:
                if not isinstance(place, str) and place.entry in numbers and left > 0:
                    yield place

        for place, content in self._store.contents(self._query.context, wanted()):
            one, cost = self._known(place, content)
            known[numbers[place.entry]] = one
            left -= cost
        return known

    def _known(self, place: Place, content: Content | FormatError) -> tuple[Known, int]:
        """Read a recording, and return its cost in nodes; a problem is not cached and costs 0."""
        if isinstance(content, FormatError):
            return Known(problem=str(content)), 0
        cost = EACH
        if self._text(content.digest) is None:
            try:
                text = self._stored(content)
                if text is None:
                    recording = self._store.decoded(content)
                    text = self._make(recording)
                    cost += len(recording.nodes)
            except ActmemError as error:
                return Known(problem=str(error)), 0
            body = zipped(text)
            self._store.answer(self._key(content.digest), lambda: Answer(body))
            self._texts[content.digest] = text
        kept = json.dumps([content.digest.hex(), content.mesh]).encode()
        self._store.answer((self._query.experiment, place.entry, "content"), lambda: Answer(kept))
        return Known(self._text(content.digest), content.mesh), cost

    def _cached(self, place: Place) -> Known:
        kept = self._store.known_answer((self._query.experiment, place.entry, "content"))
        if kept is None:
            return Known()
        digest, mesh = json.loads(kept.body)
        text = self._text(bytes.fromhex(digest))
        return Known() if text is None else Known(text, tuple(MeshAxis(*axis) for axis in mesh))

    def _text(self, digest: bytes) -> str | None:
        if self._texts.get(digest) is None:
            kept = self._store.known_answer(self._key(digest))
            self._texts[digest] = None if kept is None else gzip.decompress(kept.body).decode()
        return self._texts[digest]

    def _key(self, digest: bytes) -> Hashable:
        return self._query.experiment, digest, self._kind


def portioned(store: Store, key: Hashable, make: Callable[[], tuple[Answer, int]]) -> Answer:
    """Make an answer, and cache it unless it lacks recordings."""

    def complete() -> Answer:
        answer, pending = make()
        if pending:
            raise _PartialError(answer)
        return answer

    try:
        return store.answer(key, complete)
    except _PartialError as unfinished:
        return unfinished.answer
