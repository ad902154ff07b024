"""Recordings as figures, tables and pages: functions from data to text, and one that writes."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from tb_actmem.analysis.index.index import Index
from tb_actmem.arguments import as_names, need_recordings
from tb_actmem.atomic_write import replace_file
from tb_actmem.errors import RenderError
from tb_actmem.model import Recording
from tb_actmem.rendering.figure.options import Direction, FigureOptions
from tb_actmem.rendering.figure.themes import Theme
from tb_actmem.rendering.picture.files import DPI, PICTURES, painted
from tb_actmem.text.units import Units

if TYPE_CHECKING:
    from tb_actmem.rendering.tables.table import By, Format

_TEXTS = (".dot", ".gv")
_WITH_FIGURE = (*PICTURES, *_TEXTS, ".html")
_TABLES: dict[str, Format] = {".txt": "text", ".md": "md", ".csv": "csv"}
_EXPLORER = (".explorer.json", ".nodedata.json")
SUFFIXES = (*_WITH_FIGURE, *_TABLES, *_EXPLORER, ".json", ".pickle", ".trace")
"""The suffixes of the files that `render` can write."""


_OF_TABLES = {"by", "limit"}
_OF_PICTURES = {"theme", "background", "width", "engine"}
OPTIONS = {*FigureOptions._fields, *_OF_TABLES, "dpi"}
"""The names of the options of `render`."""


def render(
    recording: Recording,
    path: str | os.PathLike[str],
    *,
    open: str | Sequence[str] = (),
    module: str | None = None,
    depth: int | None = None,
    hide: str | Sequence[str] = (),
    fold: str | Sequence[str] = (),
    views: bool = False,
    parameters: bool = False,
    title: str | None = None,
    legend: bool = True,
    labels: bool = True,
    direction: Direction = "TB",
    theme: Theme = "paper",
    background: str | None = None,
    width: str | None = None,
    dpi: float | None = None,
    units: Units = "MiB",
    dims: Mapping[str, int] | None = None,
    engine: str | None = None,
    by: By | None = None,
    limit: int | None = None,
) -> Path:
    """Write a recording to a file as what the file's suffix says, and return its path.

    ``.svg .pdf .png .tex .dot .gv`` are the figure, ``.txt .md .csv`` a table, and ``.json``
    everything, as ``document.schema.json`` describes it. ``.tex`` compiles as it is, and by
    ``\\input`` in a paper that uses pgf. ``.html`` is TensorBoard's tab in one file that needs
    no network; it prints the figure and tables. ``.pickle`` is for torch's memory viewer,
    ``.trace`` for Perfetto, and for Model Explorer ``.explorer.json`` is the graph and
    ``.nodedata.json`` what its nodes keep. Until the file is complete an old one stays.

    What a figure shows, by names of modules, in which ``*`` stands for any letters: ``module``
    draws only the inside of the first call of one; ``open`` are those that stand open with all
    around them, or ``depth`` those of so many levels from the one shown, and without both the
    heaviest until a page is full; ``fold`` stay folded, ``hide`` are left out. ``views`` draws the
    nodes that only make a view, ``parameters`` the parameters of nodes.

    How it looks: ``title``, which is else the recording's label; ``legend``, and ``labels``, the
    bytes beside the edges; ``direction`` "TB" (down) or "LR" (to the right); ``theme`` "paper",
    "light" or "dark"; ``background`` a colour such as "#ffffff", or "none"; ``width`` such as
    "178mm" or "85mm" lays the figure out for that width with text of 6 to 9 points; ``dpi`` of a
    ``.png`` (300); ``units`` "MiB" or "MB"; ``dims`` the names of sizes, ``{"b": 8, "s": 1024}``,
    for shapes; ``engine`` "dot" takes the machine's Graphviz.

    ``by`` and ``limit`` are those of `tb_actmem.table`. Raises RenderError for another suffix, for
    an option that the file cannot show, for a name that matches no module, and if the file cannot
    be made or written.
    """
    need_recordings(recording)
    figure = FigureOptions(
        open=as_names("open", open),
        module=module,
        depth=depth,
        hide=as_names("hide", hide),
        fold=as_names("fold", fold),
        views=views,
        parameters=parameters,
        title=title,
        legend=legend,
        labels=labels,
        direction=direction,
        theme=theme,
        background=background,
        width=width,
        units=units,
        dims=dims or {},
        engine=engine,
    )
    target = Path(path)
    suffix = suffix_of(target)
    if suffix not in SUFFIXES:
        known = " ".join(SUFFIXES)
        raise RenderError(f"{target} cannot be written: its suffix must be one of {known}")
    if not target.parent.is_dir():
        raise RenderError(f"{target} cannot be written: there is no directory {target.parent}")
    for name in unfit(suffix, _given(figure, dpi=dpi, by=by, limit=limit)):
        raise RenderError(f"{name} is nothing that {target} could show")
    data = _data(Index(recording), suffix, figure, dpi, by or "op", limit)
    try:
        replace_file(target, data)
    except OSError as error:
        raise RenderError(f"{target} cannot be written: {error.strerror or error}") from error
    return target


def suffix_of(path: Path) -> str:
    """What says what is written to a file, ``.json`` or ``.explorer.json``."""
    name = path.name.lower()
    return next((suffix for suffix in _EXPLORER if name.endswith(suffix)), path.suffix.lower())


def unfit(suffix: str, names: Iterable[str]) -> list[str]:
    """Those of the options of `render` which a file of this suffix could not show."""
    known = _OF_TABLES if suffix in _TABLES else set()
    if suffix in _WITH_FIGURE:
        known = {*FigureOptions._fields} - (_OF_PICTURES if suffix in _TEXTS else set())
    return sorted({*names} - known - ({"dpi"} if suffix == ".png" else set()))


def _given(figure: FigureOptions, **others: object) -> Iterator[str]:
    """The options that somebody gave."""
    usual = FigureOptions()._asdict()
    yield from (name for name, value in figure._asdict().items() if value != usual[name])
    yield from (name for name, value in others.items() if value is not None)


def _data(
    index: Index,
    suffix: str,
    figure: FigureOptions,
    dpi: float | None,
    by: By,
    limit: int | None,
) -> bytes:
    """The content of the file. Only what it takes is imported."""
    if suffix in _TEXTS:
        from tb_actmem.rendering.figure.compose import dot_text

        return dot_text(index, figure).encode()
    if suffix in PICTURES:
        from tb_actmem.rendering.figure.compose import compose

        drawn = compose(index, figure)
        return painted(
            drawn.scene,
            suffix,
            scale=drawn.scale,
            title=drawn.title,
            background=drawn.background,
            dpi=DPI if dpi is None else dpi,
        )
    if suffix == ".html":
        from tb_actmem.rendering.page.page import page

        return page(index, figure).encode()
    if suffix in _TABLES:
        from tb_actmem.rendering.tables.table import table_of

        text = table_of(index, by, _TABLES[suffix], limit=limit)
        return f"{text.rstrip()}\n".encode()
    if suffix == ".pickle":
        from tb_actmem.rendering.memory_viewer import memory_snapshot

        return memory_snapshot(index)
    if suffix in _EXPLORER:
        from tb_actmem.rendering.model_explorer import explorer_graph, explorer_values

        made = explorer_graph(index) if suffix == _EXPLORER[0] else explorer_values(index)
        return f"{made}\n".encode()
    if suffix == ".trace":
        from tb_actmem.rendering.trace_events import trace_text

        return f"{trace_text(index)}\n".encode()
    from tb_actmem.rendering.document import document_text

    return f"{document_text(index)}\n".encode()
