"""A recording as one HTML file that works offline.

On a screen it is the tab's front end with all replies of the server included. On paper, and without
scripts, it is a figure with tables.
"""

from __future__ import annotations

import base64
import hashlib
import json
import zlib
from collections.abc import Iterable, Iterator
from html import escape
from pathlib import Path
from typing import NamedTuple

from tb_actmem.analysis.figure.outline import Outline, outline, repeated
from tb_actmem.analysis.index import Index
from tb_actmem.analysis.index.modules import calls_around
from tb_actmem.errors import RenderError
from tb_actmem.gc_pause import collector_paused
from tb_actmem.model import Recording
from tb_actmem.rendering.figure import FigureOptions
from tb_actmem.rendering.figure.compose import PAGE_HEIGHT_MM, compose
from tb_actmem.rendering.figure.layout import dot_of, svg
from tb_actmem.rendering.figure.marks import Part, part_reply, parts
from tb_actmem.rendering.picture.svg import svg_text
from tb_actmem.rendering.tables import as_html
from tb_actmem.rendering.tables.table import By, layers_grid, table_of
from tb_actmem.replies import VERSION, FoldState, FoldStates, text
from tb_actmem.replies.alive import lives_text
from tb_actmem.replies.detail import module_text, node_text
from tb_actmem.replies.recording import recording_text
from tb_actmem.replies.series import StepRow, TagRow, index_text, timeline_text
from tb_actmem.replies.terms import terms_text

MOST_BOXES = 12_000
"""Maximum boxes in all graphs: a few seconds of work, and a few hundred kilobytes."""
_NODES = 50
"""Folding this many nodes of a recording takes as long as one box."""


class Pictures(NamedTuple):
    """The graphs of a page."""

    outlines: list[Outline]
    are_all: bool
    """True if every possible next step has its graph."""


@collector_paused()
def folded(index: Index, outlines: Iterable[Outline]) -> tuple[FoldStates, list[Part]]:
    """Return the graphs of a page, and their parts with details."""
    lines: dict[str, int] = {}
    numbers: dict[Part, int] = {}
    states = [
        FoldState(
            expand=[*figure.open_calls],
            visible=len(figure.boxes),
            dot=[
                lines.setdefault(line, len(lines))
                for line in dot_of(index, figure, legend=False).splitlines()
            ],
            repeated=repeated(figure),
            drawn=[
                numbers.setdefault(part, len(numbers)) for part in parts(figure) if not part.is_row
            ],
        )
        for figure in outlines
    ]
    return FoldStates(version=VERSION, lines=[*lines], states=states), [*numbers]


@collector_paused()
def pictures(index: Index) -> Pictures:
    """Return distinct outlines, as many as fit."""
    outlines: dict[tuple[int, ...], Outline] = {}
    left, work = MOST_BOXES, len(index.recording.nodes) // _NODES
    for calls in _open_calls(index):
        figure = outline(index, calls)
        is_new = figure.open_calls not in outlines
        left -= max(len(figure.boxes) if is_new else 0, work)
        if left < 0 and outlines:
            return Pictures([*outlines.values()], are_all=False)
        if is_new:
            outlines[figure.open_calls] = figure
    return Pictures([*outlines.values()], are_all=True)


def _open_calls(index: Index) -> Iterator[set[int]]:
    """Yield the calls open at first, none, and those after one step of the reader."""
    first = {*outline(index).open_calls}
    yield first
    yield set()
    calls = range(len(index.recording.modules))
    around = [{*calls_around(index, call)} for call in calls]
    inside: list[set[int]] = [set() for _ in calls]
    for call in calls:
        for outer in around[call]:
            inside[outer].add(call)
    for call in calls:
        yield first | around[call]
    for call in sorted(first):
        yield first - inside[call]
    for call in calls:
        yield around[call]
    for call in calls:
        yield first | around[call] | inside[call]


TABLES: tuple[By, ...] = ("storage", "op", "module")
"""The tables that a reader can save as CSV."""
MOST_DETAILS = 5_000
"""Maximum nodes and module calls with details in a page: a second per thousand."""
MOST_OPS = 20_000
"""Maximum ops for which a page lists live storages."""


def answers(index: Index, name: str, outlines: Iterable[Outline]) -> Iterator[tuple[str, str]]:
    """Yield the replies as JSON, by part; ``outlines`` are the page's graphs.

    For large recordings some parts are missing: see `left_out`.
    """
    yield "replies", _object(dict(_replies(index, name)))
    graphs, parts = folded(index, outlines)
    yield "graphs", text(graphs)
    if _has_details(index):
        recording = index.recording
        nodes, modules = range(len(recording.nodes)), range(len(recording.modules))
        details = {
            "node": _list(node_text(index, node) for node in nodes),
            "module": _list(module_text(index, module) for module in modules),
            "drawn": _list(text(part_reply(index, part)) for part in parts),
        }
        yield "details", _object(details)
        yield "tables", json.dumps({by: table_of(index, by, "csv") for by in TABLES})
    if _has_lives(index):
        yield "lives", lives_text(index)


def left_out(index: Index) -> list[str]:
    """Name the parts that the page of this recording does not have."""
    kinds = []
    if not _has_details(index):
        kinds += ["the details of nodes and modules", "the tables as CSV"]
    if index.recording.meta.has_ops and not _has_lives(index):
        kinds.append("the storages alive after an op")
    return kinds


def _replies(index: Index, name: str) -> Iterator[tuple[str, str]]:
    step = StepRow(step=0, wall_time=None)
    tag = TagRow(
        tag="activation_memory",
        description="",
        rank=None,
        ranks=1,
        problem=None,
        model_parameter_bytes=None,
        made_bytes=None,
        steps=[step],
    )
    yield "index.json", index_text("", [(name, tag)])
    yield "recording.json", recording_text(index)
    if index.recording.meta.has_ops:
        yield "timeline.json", timeline_text(index)
        yield "terms.json", terms_text(index)


def _has_details(index: Index) -> bool:
    return len(index.recording.nodes) + len(index.recording.modules) <= MOST_DETAILS


def _has_lives(index: Index) -> bool:
    return index.recording.meta.has_ops and len(index.recording.ops) <= MOST_OPS


def _list(texts: Iterable[str]) -> str:
    return f"[{','.join(texts)}]"


def _object(texts: dict[str, str]) -> str:
    return "{" + ",".join(f'"{name}":{text}' for name, text in texts.items()) + "}"


_STATIC = Path(__file__).parents[1] / "tensorboard" / "plugin" / "static"
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
.paper img { display: block; max-width: 100%; max-height: PAGE_HEIGHT; margin: 0 auto; }
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
""".replace("PAGE_HEIGHT", f"{PAGE_HEIGHT_MM}mm")
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
    for name, answer in answers(index, title, drawn.outlines):
        yield _packed(name, answer)
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
