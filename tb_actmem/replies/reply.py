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
from tb_actmem.text.notes import words

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


class Graph(TypedDict):
    """The DOT text of a graph; the other fields are headers: ``X-Actmem-Expand: 0,3``.

    Ids and classes of the DOT text survive into an SVG of it. ``n12`` is a node. ``m5`` is a folded
    module call (of equal calls the first), or the cluster of an open one. ``s12`` is a stretch of
    nodes that begins at node 12, ``t7`` a leaf tensor, ``o_4`` an output, and ``e3`` an edge. The
    number behind ``_`` is that of a box without a row. ``t0-n3-cached`` are edges that are drawn as
    one: from, to, state. The classes of boxes are ``op``, ``module``, ``stretch``, ``leaf``,
    ``leaf parameter``, ``leaf output`` and ``cluster``; ``bytes-0`` to ``bytes-4`` by attributed
    bytes; ``recomputed``; and ``repeated`` for a box of several equal calls. An edge has the class
    ``edge`` and its state, with ``not-cached`` for "not cached".

    In ``compare.dot`` boxes and edges have the class of their change: ``released``, ``added``,
    ``resized``, ``moved`` or ``same``. A box also has ``change-3`` for the fourth of the
    ``changes`` inside it, at most 40 of them, and an op ``change-3-17`` for its eighteenth member.
    """

    dot: str
    """The body."""
    expand: list[int]
    """The open module calls."""
    visible: int
    """The number of boxes."""
    seconds: float
    """About how long a browser takes for the layout."""
    quick: list[int] | None
    """The module calls that can be open in a layout of two seconds; null: this layout is fast."""
    repeated: list[tuple[int, int]]
    """The first call of each box of several equal calls, and their number: ``17:11,90:64``."""


class NoteRow(TypedDict):
    """A note of a recording."""

    code: str
    """Its entry in the reference of messages; "" in recordings of an older tb_actmem."""
    text: str


def note_rows(recording: Recording) -> list[NoteRow]:
    """Return the notes of a recording in their order."""
    return [NoteRow(code=note.code, text=words(note)) for note in recording.meta.notes]


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
