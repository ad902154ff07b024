"""The string table: each text once, without the prefix that it shares with the previous text.

Names of parameters and modules share prefixes: 120 kB of names of a large model become 4 kB.
"""

from __future__ import annotations

from collections.abc import Iterable

from tb_actmem.proto import actmem_pb2

MAX_TEXT = 2**26
"""Maximum number of characters of all texts of a recording, without prefix sharing."""


MAX_ONE_TEXT = 2**12
"""Maximum number of characters of one text: the longest path. Many rows may refer to one text, so
no other limit bounds it."""


class Strings(dict[str, int]):
    """The string table while it grows: each new text gets the next number."""

    def __missing__(self, text: str) -> int:
        self[text] = len(self)
        return self[text]


def encodable(text: str) -> str:
    """Escape characters that UTF-8 cannot encode, and cut a long text in its middle.

    Such characters are halves of surrogate pairs, as in an undecodable file name.
    """
    whole = text.encode("utf-8", "backslashreplace").decode("utf-8")
    half = MAX_ONE_TEXT // 2
    return whole if len(whole) <= MAX_ONE_TEXT else f"{whole[: half - 1]}…{whole[-half:]}"


def check_text(text: str, where: str) -> str:
    """Return a text that was read; raises ValueError if it is too long."""
    if len(text) > MAX_ONE_TEXT:
        raise ValueError(f"{where} has {len(text)} characters, more than {MAX_ONE_TEXT}")
    return text


def put_strings(message: actmem_pb2.Strings, texts: Iterable[str]) -> None:
    """Write the texts, each without the prefix that it shares with the previous one.

    Raises ValueError if there are more characters than a reader accepts.
    """
    written = list(map(encodable, texts))
    _check_size(sum(map(len, written)))
    for before, text in zip(["", *written], written, strict=False):
        shared = _shared(before, text)
        message.shared.append(shared)
        message.rest.append(text[shared:])


def get_strings(message: actmem_pb2.Strings) -> tuple[str, ...]:
    """Read the texts; raises ValueError if they are inconsistent or too large."""
    shared, rest = message.shared[:], message.rest[:]
    if len(shared) != len(rest):
        raise ValueError(f"strings has {len(shared)} prefixes for {len(rest)} texts")
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
