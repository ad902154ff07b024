"""What somebody asks of the tab, and how an answer is packed."""

from __future__ import annotations

import gzip
import hashlib
import re
from collections.abc import Collection, Mapping
from typing import NamedTuple

from tensorboard.context import RequestContext


class NotAskedError(Exception):
    """A query is not one that a route understands; the message says why."""


class Query(NamedTuple):
    """What somebody asks: in whose name, of which experiment, with which arguments."""

    context: RequestContext
    experiment: str
    args: Mapping[str, str]

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
