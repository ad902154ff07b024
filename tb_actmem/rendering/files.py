"""Write recordings as figures, tables, pages and files for other viewers."""

from __future__ import annotations

import json
import os
import warnings
from collections.abc import Iterable, Iterator, Mapping, Sequence
from difflib import get_close_matches
from numbers import Integral, Real
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypedDict, get_args

from tb_actmem.analysis.index import Index
from tb_actmem.arguments import as_names, as_path, kind_of, need, need_recordings
from tb_actmem.errors import ArgumentError, RenderError
from tb_actmem.gc_pause import collector_paused
from tb_actmem.model import Recording
from tb_actmem.paths import RemotePath, replace_file
from tb_actmem.rendering.figure import Chart, ChartOfMany, Direction, FigureOptions
from tb_actmem.rendering.figure.themes import Theme
from tb_actmem.rendering.picture import Scene
from tb_actmem.rendering.tables.table import By, Format, meta_fields, rows_of
from tb_actmem.text import Units

if TYPE_CHECKING:
    from typing_extensions import Unpack  # Python has it since 3.11

    from tb_actmem.rendering.charts_of_many import Many
    from tb_actmem.rendering.figure.compose import Drawn

PICTURES = (".svg", ".pdf", ".png", ".tex")
_TEXTS = (".dot", ".gv")
_WITH_FIGURE = (*PICTURES, *_TEXTS, ".html")
_TABLES: dict[str, Format] = {".txt": "text", ".md": "md", ".csv": "csv"}
_EXPLORER = (".explorer.json", ".nodedata.json")
SUFFIXES = (*_WITH_FIGURE, *_TABLES, *_EXPLORER, ".json", ".pickle", ".trace")
"""The file suffixes that `render` supports."""
DPI = 300.0
"""The default dots per inch of a PNG, as required by journals."""
VERSION = 1
"""The version of the schema; it changes if a field is removed or changes its meaning."""

_DOCUMENT: dict[str, By] = {
    "totals": "totals",
    "modules": "module",
    "ops": "op",
    "storages": "storage",
    "saves": "saved_tensor",
    "edges": "edge",
}

_OF_TABLES = {"by", "limit"}
_OF_PICTURES = {"theme", "background", "width", "engine"}
_OF_CHARTS = {"title", "legend", "theme", "background", "width", "units"}


class RenderOptions(TypedDict, total=False):
    """The options of `tb_actmem.render`, which explains each."""

    chart: Chart | ChartOfMany | None
    other: Recording | None
    open: str | Sequence[str]
    module: str | None
    depth: int | None
    hide: str | Sequence[str]
    fold: str | Sequence[str]
    views: bool
    parameters: bool
    title: str | None
    legend: bool
    labels: bool
    direction: Direction
    theme: Theme
    background: str | None
    width: str | None
    units: Units
    dims: Mapping[str, int] | None
    engine: str | None
    dpi: float | None
    by: By | None
    limit: int | None


_TEXT, _FLAG = (str, "a string"), (bool, "True or False")
_TYPES: dict[str, tuple[type | tuple[type, ...], str]] = {
    **dict.fromkeys(("module", "title", "theme", "background", "width", "engine"), _TEXT),
    **dict.fromkeys(("views", "parameters", "legend", "labels"), _FLAG),
    "depth": (Integral, "a whole number"),
    "dpi": (Real, "a number"),
    "chart": _TEXT,
    "other": (Recording, "a recording"),
    "dims": (Mapping, "names and their sizes, such as {'b': 8}"),
}
"""The types of options, and their names in errors."""
OPTIONS = frozenset(RenderOptions.__annotations__)
"""The names of the options of `render`."""


def render(
    recording: Recording | Many, path: str | os.PathLike[str], **options: Unpack[RenderOptions]
) -> Path:
    """Write a recording to a file, in the format of the file's suffix, and return the path.

    ``.svg .pdf .png .tex .dot .gv`` are figures, ``.txt .md .csv`` tables, and ``.json`` contains
    everything (see ``document.schema.json``). ``.tex`` compiles directly, or with ``\\input`` in a
    paper that uses pgf. ``.html`` is TensorBoard's tab in one file that works offline; its printout
    has the figure and tables. ``.pickle`` is for torch's memory viewer, ``.trace`` for Perfetto,
    and ``.explorer.json`` (graph) with ``.nodedata.json`` (saved bytes) for Model Explorer. An
    existing file is replaced atomically.

    Options for the content of a figure take names of modules, in which ``*`` matches any
    characters. ``module`` draws only the inside of a module's first call. ``open`` opens modules
    and those around them; ``depth`` opens that many levels; without both, the heaviest modules are
    opened until the page is full. ``fold`` keeps modules folded, ``hide`` leaves them out.
    ``views`` also draws nodes that only create a view, ``parameters`` the parameters of nodes.

    Options for the look: ``title`` (default: the recording's label); ``legend``; ``labels``, the
    bytes on the edges; ``direction`` "TB" (down) or "LR" (right); ``theme`` "paper", "light" or
    "dark"; ``background``, a colour such as "#ffffff" or "none"; ``width``, such as "178mm" or
    "85mm", with text of 6 to 9 points, and a warning if the figure is higher than a page; ``dpi``
    of a ``.png`` (300); ``units`` "MiB" or "MB"; ``dims``, names of sizes for shapes, ``{"b": 8,
    "s": 1024}``; ``engine`` "dot" for the installed Graphviz.

    ``chart`` draws a chart instead of the graph: "timeline" for the live bytes over the step,
    "breakdown" for the parts of the peak, "modules" for the saved bytes of module calls as nested
    bars. ``other`` draws the timelines of two recordings. "steps" draws totals over the steps of
    runs, and "ranks" the memory of a job's ranks. They take ``tb_actmem.recordings("runs")``, or a
    dictionary from steps or ranks to recordings. Charts are pictures (``.svg .pdf .png .tex``) with
    a title, legend, theme, background, width and units.

    ``by`` and ``limit`` are those of `tb_actmem.table`. Raises RenderError for an unknown suffix,
    an option that the file type does not have, a name that matches no module, or a file that cannot
    be drawn or written.
    """
    given = _given(options)
    if given.get("chart") not in get_args(ChartOfMany):
        if isinstance(recording, (list, tuple, Mapping, Iterator)):
            raise ArgumentError(
                f"Expected a recording, not {kind_of(recording)}. Several recordings need "
                'chart="steps" or chart="ranks".'
            )
        need_recordings(recording)
    target = as_path("path", path)
    suffix = suffix_of(target)
    if suffix not in SUFFIXES:
        known = " ".join(SUFFIXES)
        raise RenderError(f"Cannot write {target}: its suffix must be one of {known}")
    if not isinstance(target, RemotePath) and not target.parent.is_dir():
        said = f"Cannot write {target}: there is no directory {target.parent}"
        raise RenderError(said, code="cannot-write")
    is_chart = bool({"chart", "other"} & {*given})
    for name in unfit(suffix, given):
        what = "chart" if is_chart and suffix in PICTURES else f"{suffix} file"
        raise RenderError(f"A {what} has no option {name}")
    data = _data(recording, suffix, given)
    try:
        replace_file(target, data)
    except OSError as error:
        said = f"Cannot write {target}: {error.strerror or error}"
        raise RenderError(said, code="cannot-write") from error
    return target


def suffix_of(path: Path) -> str:
    """Return the suffix that selects the format, such as ``.json`` or ``.explorer.json``."""
    name = path.name.lower()
    return next((suffix for suffix in _EXPLORER if name.endswith(suffix)), path.suffix.lower())


def unfit(suffix: str, names: Iterable[str]) -> list[str]:
    """Return the options of `render` that files of this suffix do not have."""
    names = {*names}
    charts = {"chart", "other"} & names if suffix in PICTURES else set()
    known = _OF_TABLES if suffix in _TABLES else charts
    if charts:
        known = known | _OF_CHARTS
    elif suffix in _WITH_FIGURE:
        known = {*FigureOptions._fields} - (_OF_PICTURES if suffix in _TEXTS else set())
    return sorted(names - known - ({"dpi"} if suffix == ".png" else set()))


def _given(options: RenderOptions) -> dict[str, Any]:
    """Return the options that differ from their defaults. Raises TypeError for an unknown one."""
    for name in options.keys() - OPTIONS:
        near = get_close_matches(name, OPTIONS, 1)
        hint = f" Did you mean {near[0]!r}?" if near else ""
        raise TypeError(f"render() has no option {name!r}.{hint}")
    given: dict[str, Any] = {**options}
    for name in ("open", "hide", "fold"):
        given[name] = as_names(name, given.get(name, ()))
    given["dims"] = given.get("dims") or {}
    for name, value in given.items():
        if name in _TYPES and value is not None:
            need(name, value, *_TYPES[name])
    for name in given["dims"]:
        need("a name in dims", name, str, "a string")
    defaults = FigureOptions()._asdict()
    return {name: value for name, value in given.items() if value != defaults.get(name)}


def _data(recording: Recording | Many, suffix: str, given: dict[str, Any]) -> bytes:
    """Return the content of the file; import only the modules that it needs."""
    figure = FigureOptions(
        **{name: given[name] for name in given.keys() & {*FigureOptions._fields}}
    )
    if suffix in PICTURES:
        drawn = _drawn(recording, figure, given)
        if drawn.warning:
            warnings.warn(drawn.warning, stacklevel=3)
        return painted(
            drawn.scene,
            suffix,
            scale=drawn.scale,
            title=drawn.title,
            background=drawn.background,
            dpi=given.get("dpi", DPI),
        )
    assert isinstance(recording, Recording), "only pictures have several"
    index = Index(recording)
    if suffix in _TEXTS:
        from tb_actmem.rendering.figure.compose import dot_text

        return dot_text(index, figure).encode()
    if suffix == ".html":
        from tb_actmem.rendering.page import page

        return page(index, figure).encode()
    if suffix in _TABLES:
        from tb_actmem.rendering.tables.table import table_of

        text = table_of(index, given.get("by", "op"), _TABLES[suffix], limit=given.get("limit"))
        return f"{text.rstrip()}\n".encode()
    if suffix == ".pickle":
        from tb_actmem.rendering.memory_viewers import memory_snapshot

        return memory_snapshot(index)
    if suffix in _EXPLORER:
        from tb_actmem.rendering.model_explorer import explorer_graph, explorer_values

        document = explorer_graph(index) if suffix == _EXPLORER[0] else explorer_values(index)
        return f"{document}\n".encode()
    if suffix == ".trace":
        from tb_actmem.rendering.memory_viewers import trace_text

        return f"{trace_text(index)}\n".encode()
    return f"{document_text(index)}\n".encode()


def _drawn(recording: Recording | Many, options: FigureOptions, given: dict[str, Any]) -> Drawn:
    if "chart" in given and "other" in given:
        raise RenderError("A chart has one recording: leave out chart to draw two.")
    if given.get("chart") in get_args(ChartOfMany):
        from tb_actmem.rendering.charts_of_many import draw_many

        return draw_many(recording, given["chart"], options)
    assert isinstance(recording, Recording), "only charts have several"
    index = Index(recording)
    if "other" in given:
        from tb_actmem.rendering.charts import draw_comparison

        return draw_comparison(index, Index(given["other"]), options)
    if "chart" in given:
        from tb_actmem.rendering.charts import draw_chart

        return draw_chart(index, given["chart"], options)
    from tb_actmem.rendering.figure.compose import compose

    return compose(index, options)


def painted(
    scene: Scene,
    suffix: str,
    *,
    scale: float = 1,
    title: str = "",
    background: str = "",
    dpi: float = DPI,
) -> bytes:
    """Return a picture as SVG, PDF, PNG or TeX, with lines and letters at the same places."""
    if suffix == ".svg":
        from tb_actmem.rendering.picture.svg import svg_text

        return svg_text(scene, scale, title=title, background=background).encode()
    if suffix == ".pdf":
        from tb_actmem.rendering.picture.pdf import pdf_bytes

        return pdf_bytes(scene, scale, title=title, background=background)
    if suffix == ".tex":
        from tb_actmem.rendering.picture.tex import tex_text

        return tex_text(scene, scale, background=background).encode()
    from tb_actmem.rendering.picture.png import png_bytes

    return png_bytes(scene, scale, dpi=dpi, background=background)


@collector_paused()
def document_text(index: Index) -> str:
    """Return all tables of a recording, with all rows, as one line of JSON."""
    tables = {name: rows_of(index, by) for name, by in _DOCUMENT.items()}
    document = {"version": VERSION, "meta": meta_fields(index.recording.meta), **tables}
    return json.dumps(document, separators=(",", ":"), allow_nan=False)
