"""The sizes that the names of recordings say: ``b=2,s=64``."""

from __future__ import annotations

import re

SIZE = re.compile(r"(?<![\w.])([^\W\d]\w{0,30})=(\d{1,18})(?![\w.])")
"""A size as it stands in a name."""


def sizes_in(*names: str) -> dict[str, int]:
    """The sizes in the first of these names that has any; none where none has."""
    found = ({size: int(value) for size, value in SIZE.findall(name)} for name in names)
    return next(filter(None, found), {})


def without_sizes(name: str) -> str:
    """What names have in common that only sizes tell apart."""
    return SIZE.sub(r"\1=*", name)
