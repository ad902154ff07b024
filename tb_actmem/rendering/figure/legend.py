"""The legend of a figure, and the look of its parts by attributed bytes."""

from __future__ import annotations

import html
import math
import textwrap
from functools import partial

from tb_actmem.analysis.figure import Box, BoxKind, Cluster
from tb_actmem.analysis.figure.edges import BoxEdge
from tb_actmem.analysis.figure.outline import Outline
from tb_actmem.analysis.index import Index
from tb_actmem.analysis.index.devices import nbytes_by_device
from tb_actmem.analysis.index.modules import calls_inside
from tb_actmem.analysis.index.storages import State, attributions
from tb_actmem.analysis.totals import Totals, totals_by_key, totals_of
from tb_actmem.rendering.figure.details import box_tooltip, cluster_tooltip, edge_tooltip
from tb_actmem.rendering.figure.labels import Wording, box_lines, cluster_lines, edge_label
from tb_actmem.rendering.figure.lines import Notation, markup
from tb_actmem.rendering.figure.marks import EdgeMark, Look, Mark, Marking
from tb_actmem.rendering.figure.themes import (
    FAINT,
    FILLS,
    INK,
    LINE,
    STROKES,
    Stroke,
    class_of,
    fill_step,
    pen_width,
)
from tb_actmem.rendering.picture import room_for
from tb_actmem.text.notes import sentence
from tb_actmem.text.totals import saved_lines


def memory_marking(wording: Wording, figure: Outline, *, sizes: bool = True) -> Marking:
    """Mark the saved bytes of each part of a figure; ``sizes`` adds bytes to the edges."""
    fullest = max(map(bytes_of_one, figure.boxes), default=0)
    widest = max((edge.nbytes for edge in figure.edges), default=0)
    return Marking(
        box=partial(_box, wording, fullest),
        cluster=partial(_cluster, wording),
        edge=partial(_edge, wording, widest, sizes),
    )


def _cluster(wording: Wording, cluster: Cluster) -> Mark:
    recomputed, lines = cluster.recomputed, cluster_lines(wording, cluster)
    look = {"style": "rounded,filled,dashed"} if recomputed else {}
    return Mark(
        lines, cluster_tooltip(wording.of, cluster), ("recomputed",) if recomputed else (), look
    )


def bytes_of_one(box: Box) -> int:
    """Return the attributed bytes of a box; for several equal calls, those of one."""
    return box.attributed_bytes // (len(box.rows) if box.kind is BoxKind.MODULE else 1)


def _box(wording: Wording, fullest: int, position: int, box: Box) -> Mark:
    step = fill_step(bytes_of_one(box), fullest)
    classes = [
        *([f"bytes-{step}"] if box.nodes else []),
        *(["repeated"] if is_repeated(box) else []),
        *(["recomputed"] if box.recomputed else []),
    ]
    lines = box_lines(wording, position, box)
    fill = {} if step == 0 else {"fillcolor": FILLS[step]}
    return Mark(
        lines=lines,
        tooltip=box_tooltip(wording.of, box, lines),
        classes=tuple(classes),
        look=shape(box, fill),
    )


def is_repeated(box: Box) -> bool:
    """Return whether a box represents several equal module calls."""
    return box.kind is BoxKind.MODULE and len(box.rows) > 1


def shape(box: Box, fill: Look) -> Look:
    """Return how a box differs from the plain box of a node."""
    if not box.nodes:
        return {"shape": "none", "style": "", "margin": "0.06,0.07", "height": "0.1"}
    corners = "rounded" if box.kind is BoxKind.NODE else ""
    styles = ["filled", corners, "dashed" if box.recomputed else ""]
    look = {**fill}
    if box.recomputed or not corners:
        look["style"] = ",".join(filter(None, styles))
    if not corners:
        look["penwidth"] = "1.5"
    return {**look, "peripheries": "2"} if is_repeated(box) else look


def _edge(wording: Wording, widest: int, sizes: bool, edge: BoxEdge) -> EdgeMark:
    return EdgeMark(
        label=edge_label(wording, edge) if sizes else "",
        tooltip=edge_tooltip(wording.of.recording, edge),
        kind=class_of(edge.state),
        look=_line(STROKES[edge.state], pen_width(edge.nbytes, widest)),
    )


def _line(stroke: Stroke, width: float) -> Look:
    if stroke.style == "double":  # thin: Graphviz sets the two lines two points apart
        look = {"color": f"{stroke.color}:{stroke.color}", "penwidth": "1"}
    else:
        look = {"color": stroke.color, "style": stroke.style, "penwidth": f"{width:g}"}
    return {**look, "arrowhead": stroke.arrowhead}


def head(title: str, rows: list[str]) -> str:
    """Return the label of a figure: its title, and the rows of a legend below."""
    name = f'<b><font point-size="15">{markup(title)}</font></b>'
    shown = "".join([*([_row(_cell(name))] if title else []), *rows])
    return f'<<table border="0" cellborder="0" cellspacing="0" cellpadding="2">{shown}</table>>'


def legend_dot(wording: Wording, figure: Outline) -> str:
    """Return the legend as separate DOT text, to be placed beside the graph."""
    table = head("", legend_rows(wording, figure))
    look = f'shape=none margin=0 fontname=Helvetica fontsize=12 fontcolor="{INK}"'
    return f"digraph {{ graph [pad=0 bgcolor=transparent] legend [label={table} {look}] }}"


def legend_rows(wording: Wording, figure: Outline) -> list[str]:
    """Return the legend's rows: totals, the states that occur, fills, and notes.

    If only a part is drawn, the only total is the sum attributed to this part.
    """
    index, letters, notation = wording
    states = {edge.state for edge in figure.edges}
    totals = totals_of(index)
    amounts = _amounts(totals) if figure.within is None else {}
    attributed = sum(box.attributed_bytes for box in figure.boxes) + figure.hidden_bytes
    text = notation.nbytes
    has_nodes = any(box.kind is BoxKind.NODE for box in figure.boxes)
    return [
        *_headlines(index, figure, totals, notation),
        *(
            _words_row(_sample(STROKES[state]), state.value, amount, STROKES[state].meaning)
            for state in STROKES
            if state in states
            for amount in [_amount(amounts.get(state), notation)]
        ),
        *(
            _words_row("", name, text(nbytes), meaning)
            for key, (name, meaning) in _WITHOUT_EDGE.items()
            if figure.within is None and (nbytes := totals_by_key(totals)[key])
        ),
        *([_hidden(text(figure.hidden_bytes))] if figure.hidden_bytes else []),
        *([_fills()] if attributed else []),
        *([_words_row("", "saves", "", _SAVES)] if attributed else []),
        *([_words_row("", "&#8594;", "", "the shape of the output")] if has_nodes else []),
        *([_words_row("", "A, B, ...", "", _LETTERS)] if letters.of_storages else []),
        *(
            _note(said)
            for note in index.recording.meta.notes
            if note.code != _OF_PEAKS and (said := sentence(note))
        ),
    ]


_OF_PEAKS = "dispatch-mode"
"""A note about peaks alone, which a figure does not show."""


def _headlines(index: Index, figure: Outline, totals: Totals, notation: Notation) -> list[str]:
    """Return the saved bytes on each device; for a part, the bytes attributed to it."""
    text = notation.nbytes
    if figure.within is None:
        lines = saved_lines(totals)
        saved = [(f"{line.label} {line.where}".rstrip(), line.nbytes or 0) for line in lines]
    else:
        inside = {*calls_inside(index, figure.within)}
        nodes, saves = index.recording.nodes, index.recording.saves
        part = [
            s for s, save in attributions(index).items() if nodes[saves[save].node].module in inside
        ]
        nbytes = nbytes_by_device(index, part)
        on = [f"{text(n)} on {device}" for device, n in nbytes.items() if n]
        amount = " and ".join(on) if on and len(nbytes) > 1 else text(sum(nbytes.values()))
        return [_row(_cell(f"saved for backward: <b>{markup(amount)}</b>"))]
    return [_row(_cell(f"{markup(name)}: <b>{text(nbytes)}</b>")) for name, nbytes in saved]


_SAVES = "what the op&#39;s gradient needs"
_LETTERS = "equal letters mark the same storage"


def _hidden(amount: str) -> str:
    return _words_row("", "hidden", amount, "in modules that are not drawn")


def _amount(nbytes: int | None, notation: Notation) -> str:
    return "" if nbytes is None else notation.nbytes(nbytes)


_WITHOUT_EDGE = {
    "ctx_bytes": ("on ctx", "stored by custom Functions"),
    "packed_bytes": ("packed", "results of saved-tensor hooks"),
    "checkpoint_cache_bytes": ("caches", "stored by checkpoints"),
}
"""Saved bytes that no edge shows: the field of `Totals`, its name and meaning."""


def _amounts(totals: Totals) -> dict[State, int | None]:
    return {
        State.CACHED: totals.cached_bytes,
        State.FREED: totals.freed_bytes,
        State.HELD: totals.held_bytes,
        State.RECOMPUTED: totals.recomputed_bytes,
    }


def _row(*cells: str) -> str:
    return f"<tr>{''.join(cells)}</tr>"


def _cell(text: str, width: int = 5) -> str:
    return f'<td align="left" colspan="{width}">{text}</td>'


def _words_row(sample: str, name: str, amount: str, meaning: str) -> str:
    """Return a row whose cells are as wide as their texts in the widest font."""
    return _row(
        f'<td width="40">{sample}</td>',
        f'<td align="left" width="{_room(name) + 6}">{name}</td>',
        f'<td align="right" width="{_room(amount)}">{amount}</td><td width="10"></td>',
        f'<td align="left" width="{_room(meaning)}"><font color="{FAINT}">{meaning}</font></td>',
    )


def _room(text: str) -> int:
    return math.ceil(room_for(html.unescape(text), 12))


def _sample(stroke: Stroke) -> str:
    """Draw a line as the lower border of a cell, and a double line as two."""
    if stroke.style == "double":
        line = f'border="1" sides="b" color="{stroke.color}" style="solid"'
        return _table(_row(_patch(36, 5, line)) + _row(_patch(36, 3, line)) + _row(_patch(36, 4)))
    line = f'border="2" sides="b" color="{stroke.color}" style="{stroke.style}"'
    return _table(_row(_patch(36, 6, line)) + _row(_patch(36, 6)))


def _fills() -> str:
    steps = _row(*(_patch(7, 10, f'border="1" color="{LINE}" bgcolor="{f}"') for f in FILLS))
    return _words_row(_table(steps), "boxes", "", "darker: more bytes attributed")


def _patch(width: int, height: int, look: str = "") -> str:
    return f'<td width="{width}" height="{height}" fixedsize="true" {look}></td>'


def _table(rows: str) -> str:
    return f'<table border="0" cellborder="0" cellspacing="0" cellpadding="0">{rows}</table>'


def _note(note: str) -> str:
    lines = '<br align="left"/>'.join(markup(line) for line in textwrap.wrap(note, 70))
    return _row(_cell(f'<font point-size="10" color="{FAINT}">{lines}<br align="left"/></font>'))
