"""What every reply of the tab's routes has, and how it becomes JSON.

`frontend/src/messages.ts` is written from the types of these files by `make messages`.
"""

from __future__ import annotations

import enum
import json
from collections.abc import Mapping
from typing import TypedDict

VERSION = 1
"""Of the replies; the page refuses another one."""


class Reply(TypedDict):
    """What every reply begins with."""

    version: int


def text(reply: Mapping[str, object]) -> str:
    """A reply as JSON of one line, enums by their values."""
    return json.dumps(reply, separators=(",", ":"), allow_nan=False, default=_value)


def _value(value: object) -> object:
    if isinstance(value, enum.Enum):
        return value.value
    raise TypeError(f"{value!r} has no place in a reply: give JSON's own types, or an enum")
