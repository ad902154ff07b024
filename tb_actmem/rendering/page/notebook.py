"""A recording as HTML in a notebook."""

from __future__ import annotations

from html import escape

from tb_actmem.analysis.index import Index
from tb_actmem.errors import RenderError
from tb_actmem.model import Recording
from tb_actmem.rendering.figure.compose import compose
from tb_actmem.rendering.figure.options import FigureOptions
from tb_actmem.rendering.figure.svg import svg
from tb_actmem.rendering.picture.svg import svg_text
from tb_actmem.rendering.tables.grid import as_html
from tb_actmem.rendering.tables.table import layers_grid

# White behind the figure: its colours are those of print, whatever the notebook's theme.
_FRAME = "max-height:42em;max-width:100%;overflow:auto;background:#fff;border-radius:4px"


def notebook(recording: Recording) -> str:
    """Show a recording in a notebook: its figure, and its totals below.

    Where the figure cannot be drawn, its place says why.
    """
    index = Index(recording)
    try:
        figure = _element(_svg(index, FigureOptions()))
    except RenderError as error:
        figure = f"<p>{escape(str(error))}</p>"
    totals = as_html(layers_grid(index, "ledger"))
    return (
        f'<div style="{_FRAME}">{figure}</div><details><summary>totals</summary>{totals}</details>'
    )


def _svg(index: Index, options: FigureOptions) -> str:
    drawn = compose(index, options, None if options.engine else svg)
    return svg_text(drawn.scene, drawn.scale, title=drawn.title, background=drawn.background)


def _element(text: str) -> str:
    """SVG text without what only stands before it in a file of its own."""
    return text[text.index("<svg") :]
