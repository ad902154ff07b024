"""A recording as HTML in a notebook."""

from __future__ import annotations

from html import escape

from tb_actmem.analysis.index.index import Index
from tb_actmem.errors import RenderError
from tb_actmem.model import Recording
from tb_actmem.rendering.figure.compose import compose
from tb_actmem.rendering.figure.layout import svg
from tb_actmem.rendering.figure.options import FigureOptions
from tb_actmem.rendering.picture.svg import svg_text
from tb_actmem.rendering.tables.grid import as_html
from tb_actmem.rendering.tables.table import layers_grid

# A white background, because the figure has print colours in every notebook theme.
_FRAME = "padding:4px;background:#fff;border-radius:4px"
_FITTED = "display:block;max-width:100%;height:auto;margin:auto"


def notebook(recording: Recording) -> str:
    """Return a recording's figure and totals as HTML for a notebook.

    If the figure cannot be drawn, the error message replaces it.
    """
    index = Index(recording)
    try:
        figure = _figure(index)
    except RenderError as error:
        figure = f"<p>{escape(str(error))}</p>"
    totals = as_html(layers_grid(index, "totals"))
    return (
        f'<div style="{_FRAME}">{figure}</div><details><summary>totals</summary>{totals}</details>'
    )


def _figure(index: Index) -> str:
    """Return an SVG element that fits its cell, without the XML header of a file."""
    drawn = compose(index, FigureOptions(), svg)
    text = svg_text(drawn.scene, drawn.scale, title=drawn.title, background=drawn.background)
    return text[text.index("<svg") :].replace("<svg", f'<svg style="{_FITTED}"', 1)
