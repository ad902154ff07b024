"""The string table: each text once, written as what it adds to the one before it.

The names of parameters and modules begin alike: of a large model's 120 kB of names 4 kB are left.
"""

from __future__ import annotations

from collections.abc import Iterable

from tb_actmem.proto import actmem_pb2

MAX_TEXT = 2**26
"""What the texts of a recording may have in characters, when they are written out."""


MAX_ONE_TEXT = 2**12
"""What one text may have in characters: as many as a path, and no name is longer. Many rows may
name one text, so what is not bounded here is bounded nowhere."""


class Strings(dict[str, int]):
    """The string table while it grows: each new text gets the next number."""

    def __missing__(self, text: str) -> int:
        self[text] = len(self)
        return self[text]


def encodable(text: str) -> str:
    """Escape what UTF-8 cannot hold, and cut what is too long in its middle.

    The former are halves of surrogate pairs, as in a file's undecodable name.
    """
    whole = text.encode("utf-8", "backslashreplace").decode("utf-8")
    half = MAX_ONE_TEXT // 2
    return whole if len(whole) <= MAX_ONE_TEXT else f"{whole[: half - 1]}…{whole[-half:]}"


def check_text(text: str, where: str) -> str:
    """Return a text that was read; raises ValueError if nobody could have written it."""
    if len(text) > MAX_ONE_TEXT:
        raise ValueError(f"{where} has {len(text)} characters, more than {MAX_ONE_TEXT}")
    return text


def put_strings(message: actmem_pb2.Strings, texts: Iterable[str]) -> None:
    """Write the texts, each without what it shares with the one before.

    Raises ValueError if a reader would not accept as many.
    """
    written = list(map(encodable, texts))
    _check_size(sum(map(len, written)))
    for before, text in zip(["", *written], written, strict=False):
        shared = _shared(before, text)
        message.shared.append(shared)
        message.rest.append(text[shared:])


def get_strings(message: actmem_pb2.Strings) -> tuple[str, ...]:
    """Read the texts; raises ValueError if they do not fit each other, or would fill the memory."""
    shared, rest = message.shared[:], message.rest[:]
    if len(shared) != len(rest):
        raise ValueError(f"strings has {len(shared)} beginnings of {len(rest)} texts")
    _check_size(sum(shared) + sum(map(len, rest)))
    texts: list[str] = []
    text = ""
    for count, more in zip(shared, rest, strict=True):
        if count > len(text):
            raise ValueError(f"strings[{len(texts)}] shares {count} characters of {len(text)}")
        text = check_text(text[:count] + more, f"strings[{len(texts)}]")
        texts.append(text)
    return tuple(texts)


def _shared(before: str, text: str) -> int:
    for position, (left, right) in enumerate(zip(before, text, strict=False)):
        if left != right:
            return position
    return min(len(before), len(text))


def _check_size(size: int) -> None:
    if size > MAX_TEXT:
        raise ValueError(f"it has {size} characters of text, more than {MAX_TEXT}")
