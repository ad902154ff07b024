"""The common parts of all replies, and their JSON.

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
"""The version of the replies; the page rejects other versions."""


class Reply(TypedDict):
    """The first field of every reply."""

    version: int


def text(reply: Mapping[str, object]) -> str:
    """Return a reply as one line of JSON, with enums as their values."""
    return json.dumps(reply, separators=(",", ":"), allow_nan=False, default=_value)


def _value(value: object) -> object:
    if isinstance(value, enum.Enum):
        return value.value
    raise TypeError(f"{value!r} cannot be in a reply: use JSON types or an enum")


class NodeName(TypedDict):
    """A reference to a node."""

    node: int
    op: str
    fqn: str
    """The module call of the node; "" for the model itself, and outside modules."""


def node_name(recording: Recording, node: int) -> NodeName:
    """Return a node, its op and its module."""
    return NodeName(
        node=node,
        op=op_name(recording, node),
        fqn=fqn(recording, recording.nodes[node].module),
    )


class FoldState(TypedDict):
    """The graph with some module calls open."""

    expand: list[int]
    """The open calls."""
    visible: int
    """The number of boxes."""
    dot: list[int]
    """The lines of its DOT text."""
    repeated: list[tuple[int, int]]
    """The first call and the number of calls of each box of several equal calls."""
    drawn: list[int]
    """The positions, in the page's details, of its edges and of boxes that are not one row."""


class FoldStates(Reply):
    """The graphs; the default one comes first."""

    lines: list[str]
    """The distinct lines of all DOT texts."""
    states: list[FoldState]
