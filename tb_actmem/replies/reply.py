"""What every reply of the tab's routes has, and how it becomes JSON.

`frontend/src/api/messages.ts` is written from the types of these files by `make messages`.
"""

from __future__ import annotations

import enum
import json
from collections.abc import Mapping
from typing import TypedDict

from tb_actmem.analysis.index.names import fqn, op_name
from tb_actmem.model import Recording

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


class NodeName(TypedDict):
    """A node as another row names it."""

    node: int
    op: str
    fqn: str
    """Of the module call that made it; "" for the model itself, and where none did."""


def node_name(recording: Recording, node: int) -> NodeName:
    """A node, its op and its module."""
    return NodeName(
        node=node,
        op=op_name(recording, node),
        fqn=fqn(recording, recording.nodes[node].module),
    )


class FoldState(TypedDict):
    """The graph with some module calls open."""

    expand: list[int]
    """These calls."""
    visible: int
    """How many boxes there are."""
    dot: list[int]
    """The lines of its DOT text."""
    repeated: list[tuple[int, int]]
    """For each box of several equal calls the first of them, and how many they are."""
    drawn: list[int]
    """Its edges, and its boxes that are more, or less, than one row, among what the page tells."""


class FoldStates(Reply):
    """The graphs, first the one that shows unless somebody asks."""

    lines: list[str]
    """Of all their DOT texts, each once."""
    states: list[FoldState]
