"""A recording as one HTML file that works offline.

On a screen it is the tab's front end with all replies of the server included. On paper, and without
scripts, it is a figure with tables.
"""

from __future__ import annotations

import base64
import hashlib
import zlib
from collections.abc import Iterator
from html import escape
from pathlib import Path

from tb_actmem.analysis.index.index import Index
from tb_actmem.errors import RenderError
from tb_actmem.model import Recording
from tb_actmem.rendering.figure.compose import compose
from tb_actmem.rendering.figure.layout import svg
from tb_actmem.rendering.figure.options import FigureOptions
from tb_actmem.rendering.page.answers import Pictures, answers, left_out, pictures
from tb_actmem.rendering.picture.svg import svg_text
from tb_actmem.rendering.tables.grid import as_html
from tb_actmem.rendering.tables.table import layers_grid

_STATIC = Path(__file__).parents[2] / "tensorboard" / "plugin" / "static"
_ROWS = 25

# The front end's style follows later in the document, so overrides need higher specificity.
_STYLE = """
html body { display: flex; flex-direction: column; }
#activation-memory { flex: 1; min-height: 0; }
body .app { grid-template-columns: minmax(0, 1fr); }
body :is(.sidebar, .limit) { display: none; }
footer { order: 1; padding: 2px 16px; border-top: 1px solid #8884; color: var(--muted);
  font-size: 12px; }
.paper { font: 9pt/1.4 Helvetica, Arial, 'Liberation Sans', sans-serif; color: #000; }
.paper h1 { margin: 0 0 3mm; font-size: 12pt; overflow-wrap: anywhere; }
.paper h2 { margin: 6mm 0 2mm; font-size: 10pt; break-after: avoid; }
.paper img { display: block; max-width: 100%; max-height: 235mm; margin: 0 auto; }
.paper table { border-collapse: collapse; }
.paper tr { break-inside: avoid; }
.paper :is(th, td) { padding: 1px 8px 1px 0; border-bottom: 1px solid #ccc; text-align: left;
  overflow-wrap: anywhere; }
@media screen { .paper { display: none; } }
@media print {
  @page { margin: 15mm; }
  html:root.dark { color-scheme: light; }
  html body { display: block; height: auto; background: none; }
  body > #activation-memory, footer { display: none; }
}
"""
_WITHOUT_SCRIPTS = """
html body { display: block; margin: 1em; background: #fff; }
html .paper { display: block; overflow-x: auto; }
footer { display: none; }
"""


def page(index: Index, options: FigureOptions | None = None) -> str:
    """Return an interactive page; ``options`` are those of the printed figure.

    Raises RenderError if the figure cannot be drawn.
    """
    options = options or FigureOptions()
    title = options.title or index.recording.meta.title or "Activation memory"
    paper, drawn = _paper(index, options, title), pictures(index)
    script = f"\n{_static('index.js')}\n"
    digest = base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()
    policy = (
        f"default-src 'none'; img-src data:; style-src 'unsafe-inline'; worker-src blob:; "
        f"script-src 'sha256-{digest}' 'wasm-unsafe-eval'"
    )
    return f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="{policy}">
<title>{escape(title)}</title>
<style>{_STYLE}</style>
<noscript><style>{_WITHOUT_SCRIPTS}</style></noscript>
</head>
<body>
{paper}
<footer>{escape(" ".join(_footer(index, drawn)))}</footer>
{"".join(_parts(index, title, drawn))}<script type="module">{script}</script>
</body>
</html>
"""


def _paper(index: Index, options: FigureOptions, title: str) -> str:
    drawn = compose(index, options._replace(title=options.module or ""))
    figure = svg_text(drawn.scene, drawn.scale, title=title, background=drawn.background)
    tables = (
        f"<h2>{heading}</h2>\n{as_html(grid)}"
        for grid, heading in (
            (layers_grid(index, "totals"), "Totals"),
            (layers_grid(index, "storage", _ROWS), "Largest saved tensors"),
        )
    )
    data = base64.b64encode(figure.encode()).decode()
    body = "\n".join(tables)
    return f"""<div class="paper">
<h1>{escape(title)}</h1>
<img src="data:image/svg+xml;base64,{data}" alt="The graph of the forward pass">
{body}
</div>"""


def _footer(index: Index, drawn: Pictures) -> Iterator[str]:
    yield (
        "Written by tb_actmem; this page works offline. In its graph you can open one module at a "
        "time besides those open at first, and the SVG is the printed figure. TensorBoard's tab "
        "opens any modules."
    )
    missing = [] if drawn.are_all else ["the graphs with some modules open"]
    missing += left_out(index)
    if missing:
        listed = " and ".join(filter(None, (", ".join(missing[:-1]), missing[-1])))
        yield f"The recording is large, so this page lacks {listed}."


def _parts(index: Index, title: str, drawn: Pictures) -> Iterator[str]:
    """Yield the replies and the layout worker, each packed into an element."""
    for name, text in answers(index, title, drawn.outlines):
        yield _packed(name, text)
    yield _packed("worker", _static("layout.worker.js"))
    yield f"<!--\n{_static('THIRD_PARTY_LICENSES.txt').replace('--', '- -')}\n-->\n"


def _packed(name: str, text: str) -> str:
    """Pack text into an inert script element, as base64 of a raw deflate stream."""
    squeeze = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS)
    packed = squeeze.compress(text.encode()) + squeeze.flush()
    data = base64.b64encode(packed).decode()
    return f'<script type="text/plain" id="page-{name}">{data}</script>\n'


def _static(name: str) -> str:
    """Return a file of the built front end."""
    try:
        return (_STATIC / name).read_text(encoding="utf-8")
    except OSError as error:
        raise RenderError(f"{name} is not built: run `make bundle`") from error


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
