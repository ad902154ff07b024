"""A figure on its page: graph, legend and title, in a readable size."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain
from typing import NamedTuple

from tb_actmem.analysis.figure.outline import BUDGET, Outline, outline_of, without
from tb_actmem.analysis.index import Index
from tb_actmem.errors import RenderError
from tb_actmem.gc_pause import collector_paused
from tb_actmem.rendering.figure import (
    LIMITS,
    FigureOptions,
    Selection,
    painted_background,
    points,
    select,
)
from tb_actmem.rendering.figure.labels import wording_of
from tb_actmem.rendering.figure.layout import (
    TRIES,
    LayOut,
    dot_of,
    graph_scene,
    legend_scene,
    title_scene,
)
from tb_actmem.rendering.figure.lines import notation
from tb_actmem.rendering.figure.themes import in_theme
from tb_actmem.rendering.figure.webassembly import layout
from tb_actmem.rendering.picture import Scene, moved
from tb_actmem.rendering.picture.columns import GAP, in_columns

LEAST_TEXT = 6.0
"""The smallest readable text on a page, in points."""

_SMALLEST, _LARGEST = 10.0, 12.0  # text of boxes, in points of the layout
_MOST_TEXT = 9.0  # largest text of boxes on a page, in points: not larger than the paper's text
PAGE_HEIGHT_MM = 235
"""The height of a page's text."""
_PAGE_HEIGHT = points(f"{PAGE_HEIGHT_MM}mm")
_ENOUGH = points("150mm")
_DEFAULT_WIDTH = points("178mm")
_COLUMNS = range(1, 5)


class Drawn(NamedTuple):
    """A picture and its scale."""

    scene: Scene
    scale: float
    title: str
    background: str
    warning: str = ""
    """A sentence if the picture is higher than a page."""


class _Page(NamedTuple):
    scene: Scene
    height: float
    scale: float


class _Look(NamedTuple):
    """Ways to save space: see `graph_scene`."""

    tight: bool = False
    is_stacked: bool = False
    tries: int = TRIES


_ROOMY = _Look()
_LOOKS = (
    _ROOMY,
    _Look(tight=True),
    _Look(tight=True, tries=1),
    _Look(tight=True, is_stacked=True),
    _Look(tight=True, is_stacked=True, tries=1),
)


class _Parts(NamedTuple):
    title: str
    graph: Scene
    legend: Scene | None
    tight: bool
    """Whether boxes lie close to each other."""


@collector_paused()
def compose(index: Index, options: FigureOptions, lay_out: LayOut | None = None) -> Drawn:
    """Draw a recording as a picture, laid out by ``lay_out`` or by the engine of the options.

    With a width, the text is 6 to 9 points on the page. A graph that does not fit continues in
    another column, and then modules are folded, except those that the caller opened: with them, the
    picture may be higher than a page, or wider if no width is given. Raises RenderError if the
    width is too small.
    """
    figures = _figures(index, select(index, options), options)
    return _composed(index, figures, options, lay_out)


@collector_paused()
def compose_outline(index: Index, figure: Outline, options: FigureOptions) -> Drawn:
    """Draw an outline, independent of the module names in the options."""
    return _composed(index, [figure], options, None)


def _composed(
    index: Index, figures: Iterable[Outline], options: FigureOptions, lay_out: LayOut | None
) -> Drawn:
    lay_out = lay_out or (lambda dot: layout(dot, options.engine))
    width = _DEFAULT_WIDTH if options.width is None else points(options.width)
    background = painted_background(options)  # report errors before the work
    most = width * _SMALLEST / LEAST_TEXT
    failed: list[_Parts] = []
    for parts in _layouts(index, figures, options, lay_out):
        scene = _fitting(parts, width, options)
        if scene is not None:
            scale = min(1.0, width / scene.width)
            return Drawn(in_theme(scene, options.theme), scale, parts.title, background)
        failed.append(parts)
    if options.width is not None and (lowest := _lowest(failed, most, options)):
        lowest = _widened(lowest, most)
        scale = LEAST_TEXT / _SMALLEST
        scene, said = in_theme(lowest, options.theme), _too_high(lowest.height * scale)
        return Drawn(scene, scale, parts.title, background, said)
    narrowest = _narrowest(parts)
    if options.width is not None:
        needed = narrowest.width * LEAST_TEXT / _SMALLEST / points("1mm")
        raise RenderError(
            f"A figure {options.width} wide would need text smaller than {LEAST_TEXT:g} pt: "
            f"fold or hide modules, or set width to {needed + 0.5:.0f}mm"
        )
    scene, scale = in_theme(narrowest, options.theme), _MOST_TEXT / _LARGEST
    return Drawn(scene, scale, parts.title, background)


def _layouts(
    index: Index, figures: Iterable[Outline], options: FigureOptions, lay_out: LayOut
) -> Iterator[_Parts]:
    """Lay out each figure; if none fits its page, the last one without labels.

    Edge labels mostly repeat the text of the boxes. If that is still too large, boxes move closer,
    then titles of modules are shortened, and then each row has one box.
    """
    for figure in figures:
        yield _parts(index, figure, options, lay_out)
    if options.width is not None:
        unlabelled = options._replace(labels=False)
        for look in _LOOKS:
            yield _parts(index, figure, unlabelled, lay_out, look)


def dot_text(index: Index, options: FigureOptions) -> str:
    """Draw a recording as DOT text, with its title and its legend above the graph."""
    figure = figure_of(index, select(index, options), options, None)
    return dot_of(
        index,
        figure,
        title=title_of(index, options),
        legend=options.legend,
        sizes=options.labels,
        direction=options.direction,
        notation=notation(options.units, options.dims),
    )


def figure_of(
    index: Index, selection: Selection, options: FigureOptions, limit: int | None
) -> Outline:
    """Return the outline with at most ``limit`` boxes; None: the default number."""
    figure = outline_of(
        index,
        selection.choice,
        limit=limit or selection.limit or BUDGET,
        within=selection.within,
        views=options.views,
        parameters=options.parameters,
    )
    return without(index, figure, selection.hidden)


def _figures(index: Index, selection: Selection, options: FigureOptions) -> Iterator[Outline]:
    """Yield outlines of the figure, each with fewer boxes than the previous one."""
    limits = LIMITS if selection.limit is None else (selection.limit,)
    last = None
    for limit in limits:
        figure = figure_of(index, selection, options, limit)
        if figure.box_of != last:
            yield figure
        last = figure.box_of


def title_of(index: Index, options: FigureOptions) -> str:
    """Return the title of a figure: the option, or the recording's title and the module."""
    if options.title is not None:
        return options.title
    return ", ".join(filter(None, (index.recording.meta.title, options.module)))


def _parts(
    index: Index, figure: Outline, options: FigureOptions, lay_out: LayOut, look: _Look = _ROOMY
) -> _Parts:
    wording = wording_of(index, figure, notation(options.units, options.dims))
    return _Parts(
        title=title_of(index, options),
        graph=graph_scene(wording, figure, options, lay_out, **look._asdict()),
        legend=legend_scene(wording, figure, lay_out) if options.legend else None,
        tight=look.tight,
    )


def _fitting(parts: _Parts, width: float, options: FigureOptions) -> Scene | None:
    """Arrange all parts on a page of this width with readable text; None: they do not fit.

    Columns are added until the figure takes little more than half a page, if possible.
    """
    most, tallest = width * _SMALLEST / LEAST_TEXT, _PAGE_HEIGHT * _SMALLEST / LEAST_TEXT
    pages: list[_Page] = []
    for scenes in _by_columns(parts, most, options):
        for scene in scenes:
            scale = min(width / scene.width, _PAGE_HEIGHT / scene.height, _MOST_TEXT / _LARGEST)
            if scene.height <= tallest:
                pages.append(_Page(_widened(scene, width / scale), scene.height * scale, scale))
        low = [page for page in pages if page.height <= _ENOUGH]
        if low:
            return max(low, key=lambda page: page.scale).scene
    return min(pages, key=lambda page: page.height).scene if pages else None


def _by_columns(parts: _Parts, most: float, options: FigureOptions) -> Iterator[list[Scene]]:
    """Yield the arrangements of at most this width, for each number of columns."""
    for count in _COLUMNS if options.direction == "TB" else (1,):
        columns = in_columns(parts.graph, count, tight=parts.tight)
        yield [scene for scene in _arranged(columns, parts, most) if scene.width <= most]


def _lowest(all_parts: Iterable[_Parts], most: float, options: FigureOptions) -> Scene | None:
    """Return the arrangement of the least height that has at most this width."""
    arranged = chain.from_iterable(_by_columns(parts, most, options) for parts in all_parts)
    scenes = chain.from_iterable(arranged)
    return min(scenes, key=lambda scene: scene.height, default=None)


def _too_high(height: float) -> str:
    return (
        f"The figure is {height / points('1mm'):.0f} mm high, and a page about "
        f"{PAGE_HEIGHT_MM} mm: fold or hide modules, draw only one module, or set a larger width."
    )


def _narrowest(parts: _Parts) -> Scene:
    """Arrange all parts one below the other."""
    return next(iter(_arranged([parts.graph], parts, 0)))


def _arranged(columns: list[Scene] | None, parts: _Parts, most: float) -> Iterable[Scene]:
    """Arrange the columns side by side, with the legend where it fits."""
    if columns is None:
        return
    graph = beside(columns)
    for body in _with_legend(columns, graph, parts.legend, most):
        yield below([title_scene(parts.title, body.width), body]) if parts.title else body


def _with_legend(
    columns: list[Scene], graph: Scene, legend: Scene | None, most: float
) -> Iterable[Scene]:
    if legend is None:
        yield graph
        return
    if graph.width + GAP + legend.width <= most:
        yield beside([graph, legend])
    *others, last = columns
    if others and last.height + GAP + legend.height <= graph.height:
        yield beside([*others, below([last, legend])])
    yield below([_widened(graph, max(graph.width, legend.width)), legend])


def beside(scenes: Iterable[Scene]) -> Scene:
    """Arrange pictures from left to right, aligned at the top."""
    groups, width, height = [], 0.0, 0.0
    for scene in scenes:
        left = width + GAP if width else 0
        groups += [moved(group, left, 0) for group in scene.groups]
        width, height = left + scene.width, max(height, scene.height)
    return Scene(width, height, tuple(groups))


def below(scenes: Iterable[Scene]) -> Scene:
    """Arrange pictures from top to bottom, aligned on the left."""
    groups, width, height = [], 0.0, 0.0
    for scene in scenes:
        top = height + GAP * 2 / 3 if height else 0
        groups += [moved(group, 0, top) for group in scene.groups]
        width, height = max(width, scene.width), top + scene.height
    return Scene(width, height, tuple(groups))


def _widened(scene: Scene, width: float) -> Scene:
    """Centre a picture in a wider one."""
    right = (width - scene.width) / 2
    groups = tuple(moved(group, right, 0) for group in scene.groups)
    return scene._replace(width=width, groups=groups)
