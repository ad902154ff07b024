"""The parameters of the server's routes; `tensorboard/plugin/routes.py` lists the routes.

In a query a list is joined by commas, and a bool is ``1`` or ``0``.
"""

from __future__ import annotations

from typing import Literal, TypedDict


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


class FigureParams(GraphParams):
    """A figure with a theme."""

    theme: Literal["paper", "light", "dark"]


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


class TableParams(RecordingParams):
    """A table of a recording."""

    by: Literal["op", "module", "storage", "saved_tensor", "edge", "totals", "term"]
    """The rows, as in `tb_actmem.table`."""


class PlanningParams(RecordingParams, total=False):
    """Plans of one recording."""

    offload: bool
    """Plans may also move saved tensors to the host."""


class PlanParams(PlanningParams, total=False):
    """A plan with one limit, as `tb_actmem.predict.plan` takes it."""

    reduce: str
    """``50%``, of the step peak."""
    total_peak: str
    """``600 MiB``, with model states."""
    step_peak: str
    """``600 MiB``, without model states."""
    max_recompute: str
    """``5%``, of the forward's FLOPs."""


class ChangesParams(ComparandParams, total=False):
    """Two recordings, where the second can also be the prediction of a plan."""

    reduce: str
    """A limit of ``plan.json``, as the next three. Then ``offload`` is ``1`` or ``0``."""
    total_peak: str
    step_peak: str
    max_recompute: str


class DifferenceParams(ChangesParams, total=False):
    """The joint graph of two recordings with some module calls open."""

    expand: list[int]
    """The open module calls; ids of calls that exist in neither recording are ignored."""
