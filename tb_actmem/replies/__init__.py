"""The replies to the tab's requests: one typed reply per route, and here their common parts."""

from __future__ import annotations

import enum
import json
from collections.abc import Mapping
from typing import Literal, TypedDict

from tb_actmem.analysis.index import fqn, op_name
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


class NoParams(TypedDict):
    """The route has no parameters."""


class SeriesParams(TypedDict):
    """The recordings of one run and tag."""

    run: str
    tag: str


class RecordingParams(SeriesParams):
    """One recording."""

    step: int


class GraphParams(RecordingParams, total=False):
    """A graph with some module calls open."""

    expand: list[int]
    """The open module calls. An empty list folds all modules. Without it the server opens the
    outermost calls, until about 40 boxes are visible."""
    show: list[Literal["parameters", "views"]]
    """Also show the parameters of open nodes, or the nodes that only create a view."""
    hide: list[Literal["freed"]]
    """Hide the nodes that save nothing and whose results were freed when the forward ended."""


class BoxParams(GraphParams):
    """A box or an edge of a graph."""

    id: str
    """Its id in the DOT text: ``e3``."""


class DetailParams(RecordingParams, total=False):
    """A node or a module call: exactly one of them."""

    node: int
    module: int


class AliveParams(RecordingParams):
    """An op."""

    op: int


class ComparandParams(RecordingParams, total=False):
    """Two recordings: another one, or a prediction of the first."""

    other_run: str
    other_tag: str
    other_step: int
    checkpoint: str
    """Predict these modules with checkpoints. Names as `tb_actmem.predict.checkpoint` takes them,
    with commas or spaces between them."""
    save: str
    """The ops whose results the checkpoints store."""
    offload: str
    """Predict these modules with their saved tensors on the host."""
    rewrite: str
    """Predict these modules with functions of torch, or in place, as suggested."""


class TableParams(RecordingParams):
    """A table of a recording."""

    by: Literal["op", "module", "storage", "saved_tensor", "edge", "totals", "term"]
    """The rows, as in `tb_actmem.table`."""


class FitsParams(RecordingParams, total=False):
    """One recording, and a GPU."""

    gpu: str
    """The GPU, as `tb_actmem.predict.fits` takes it; H100 without it."""
    memory: int
    """The memory of the GPU, in bytes; that of the named one without it."""
    outside: int
    """The assumed bytes outside of torch's allocator; 512 MiB without it."""


class OptimizeParams(FitsParams, total=False):
    """Actions for one recording, and the chosen ones, as `ComparandParams` names them.

    All times are those of the GPU.
    """

    checkpoint: str
    save: str
    offload: str
    rewrite: str


class RanksParams(RecordingParams, total=False):
    """The ranks of a job."""

    gpu: str
    """The GPU of `left_bytes`; that of the dry run without it."""
    memory: int
    """The memory of the GPU, in bytes; that of the named one without it."""
    outside: int
    """The assumed bytes outside of torch's allocator; 512 MiB without it."""


class PlanningParams(RecordingParams, total=False):
    """Plans of one recording."""

    offload: bool
    """Plans may also move saved tensors to the host."""


class PlanParams(PlanningParams, total=False):
    """A plan with one limit, as `tb_actmem.predict.plan` takes it."""

    reduce: str
    """``20%``, of the total peak; of the step peak if the model is not known."""
    total_peak: str
    """``600 MiB``, with model states."""
    step_peak: str
    """``600 MiB`` of memory that the step creates."""
    max_recompute: str
    """``5%``, of the forward's matmul FLOPs."""


class ChangesParams(ComparandParams, total=False):
    """Two recordings, where the second can also be the prediction of a plan."""

    reduce: str
    """A limit of ``plan.json``, as the next three. Then ``offload`` is ``1`` or ``0``."""
    total_peak: str
    step_peak: str
    max_recompute: str


class FigureLook(TypedDict, total=False):
    """The look of a figure, as options of `tb_actmem.render`."""

    width: str
    """``85mm``; without it as wide as needed, or 178 mm."""
    title: str
    direction: Literal["TB", "LR"]
    """The direction of the graph."""
    without: list[Literal["legend", "labels"]]
    """Leave out the legend, or the bytes on the edges of the graph."""
    dims: str
    """Names of sizes in the shapes of the graph: ``b=8,s=1024``."""
    series: str
    """The runs in a chart of steps: at most ten lines of a run, a tab and its tag."""


class FigureParams(GraphParams, ChangesParams, FigureLook):
    """A picture of a recording, or of two."""

    drawing: Literal[
        "graph", "timeline", "breakdown", "modules", "comparison", "curve", "steps", "ranks"
    ]
    """The graph of `graph.dot`, a chart, or the known points of `curve.json`."""
    format: Literal["svg", "pdf", "png", "tex"]
    theme: Literal["paper", "light", "dark"]


class DifferenceParams(ChangesParams, total=False):
    """The joint graph of two recordings with some module calls open."""

    expand: list[int]
    """The open module calls; ids of calls that exist in neither recording are ignored."""
