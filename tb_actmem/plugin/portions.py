"""Answers about many recordings, of which a request reads a portion and the next one the rest."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from tb_actmem.plugin.store import Answer, Store

AT_ONCE = 50_000
"""Nodes of the recordings that one request reads: when there were so many, the rest is left to the
next request. A large recording takes seconds, and there may be hundreds."""

EACH = 3_000
"""To ask TensorBoard for a recording takes as long as to decode so many nodes."""


class LaterError(Exception):
    """A recording is left to the next request."""


class _PartialError(Exception):
    """Some recordings are not read yet: an answer that is not worth keeping."""

    def __init__(self, answer: Answer) -> None:
        super().__init__()
        self.answer = answer


class Portion:
    """What one request reads."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._left = AT_ONCE

    def get(self, key: Hashable, make: Callable[[], tuple[str, int]]) -> str:
        """What is kept under a key, or made now, with how many nodes that cost.

        Raises LaterError when this request has read enough, and whatever ``make`` raises.
        """

        def counted() -> Answer:
            if self._left <= 0:
                raise LaterError
            text, cost = make()
            self._left -= cost
            return Answer(text.encode())

        return self._store.answer(key, counted).body.decode()


def portioned(store: Store, key: Hashable, make: Callable[[], tuple[Answer, int]]) -> Answer:
    """An answer and how many recordings it still lacks: kept when that is none."""

    def complete() -> Answer:
        answer, pending = make()
        if pending:
            raise _PartialError(answer)
        return answer

    try:
        return store.answer(key, complete)
    except _PartialError as unfinished:
        return unfinished.answer
