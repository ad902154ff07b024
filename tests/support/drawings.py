"""A recording as DOT text, with open modules given by call number."""

from __future__ import annotations

from collections.abc import Collection

from tb_actmem.analysis.figure.outline import outline
from tb_actmem.analysis.index import Index
from tb_actmem.rendering.figure import Direction, calls_named
from tb_actmem.rendering.figure.layout import dot_of


def dot(
    index: Index,
    *,
    open_calls: Collection[int] | None = None,
    module: str | None = None,
    title: str | None = None,
    legend: bool = True,
    sizes: bool = True,
    direction: Direction = "TB",
    views: bool = False,
    parameters: bool = False,
) -> str:
    within = None if module is None else calls_named(index.recording, module)[0]
    figure = outline(index, open_calls, within=within, views=views, parameters=parameters)
    if title is None:
        title = ", ".join(filter(None, (index.recording.meta.label, module)))
    return dot_of(index, figure, title=title, legend=legend, sizes=sizes, direction=direction)
