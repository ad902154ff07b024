"""The head of a figure: what it is, what it costs, and what its colours mean."""

from __future__ import annotations

import textwrap

from tb_actmem.analysis.devices import nbytes_by_device
from tb_actmem.analysis.figure.outline import Outline
from tb_actmem.analysis.index import Index
from tb_actmem.analysis.ledger import Ledger, ledger_of
from tb_actmem.analysis.ledger_totals import totals_by_key
from tb_actmem.analysis.modules import calls_inside
from tb_actmem.analysis.storages import State, charges
from tb_actmem.rendering.figure.labels import markup
from tb_actmem.rendering.figure.palette import FAINT, FILLS, LINE, STROKES, Stroke
from tb_actmem.wording.ledger_lines import kept_lines
from tb_actmem.wording.units import nbytes_text, sums_text


def head(title: str, rows: list[str]) -> str:
    """The label of a figure: its title, and the rows of a legend below."""
    name = f'<b><font point-size="15">{markup(title)}</font></b>'
    shown = "".join([*([_row(_cell(name))] if title else []), *rows])
    return f'<<table border="0" cellborder="0" cellspacing="0" cellpadding="2">{shown}</table>>'


def legend_rows(index: Index, figure: Outline) -> list[str]:
    """Rows of totals, of the states that occur, of the fills, and of what could not be seen.

    Where only a part is drawn, the only total is what this part is charged.
    """
    states = {edge.state for edge in figure.edges}
    totals = ledger_of(index)
    amounts = _amounts(totals) if figure.within is None else {}
    charged = sum(box.charged_bytes for box in figure.boxes)
    return [
        *_headlines(index, figure, totals),
        *(_state_row(state, amounts.get(state)) for state in STROKES if state in states),
        *(_kept_row(totals, key) for key in _UNSEEN if figure.within is None),
        *([_fills()] if charged else []),
        *(_note(note) for note in index.recording.meta.notes if note),
    ]


def _headlines(index: Index, figure: Outline, totals: Ledger) -> list[str]:
    """What is kept on each device; of a part that is drawn alone, what this part is charged."""
    if figure.within is None:
        kept = [
            (f"{line.label} {line.where}".rstrip(), nbytes_text(line.nbytes or 0))
            for line in kept_lines(totals)
        ]
    else:
        inside = {*calls_inside(index, figure.within)}
        nodes, saves = index.recording.nodes, index.recording.saves
        part = [s for s, save in charges(index).items() if nodes[saves[save].node].module in inside]
        kept = [("kept for the backward", sums_text(nbytes_by_device(index, part)))]
    return [_row(_cell(f"{markup(name)}: <b>{markup(amount)}</b>")) for name, amount in kept]


_UNSEEN = {
    "ctx_bytes": ("on ctx", "kept by custom Functions beside"),
    "packed_bytes": ("packed", "what pack hooks made of tensors"),
    "checkpoint_cache_bytes": ("caches", "what checkpoints keep beside"),
}
"""What is kept for the backward though no edge shows it: the ledger's field, name and meaning."""


def _kept_row(totals: Ledger, key: str) -> str:
    nbytes = totals_by_key(totals)[key]
    name, meaning = _UNSEEN[key]
    return _words_row("", name, nbytes, meaning) if nbytes else ""


def _amounts(totals: Ledger) -> dict[State, int | None]:
    return {
        State.CACHED: totals.cached_bytes,
        State.FREED: totals.freed_bytes,
        State.HELD: totals.held_bytes,
        State.RECOMPUTED: totals.recomputed_bytes,
    }


def _row(*cells: str) -> str:
    return f"<tr>{''.join(cells)}</tr>"


def _cell(text: str, width: int = 4) -> str:
    return f'<td align="left" colspan="{width}">{text}</td>'


def _state_row(state: State, nbytes: int | None) -> str:
    return _words_row(_sample(STROKES[state]), state.value, nbytes, STROKES[state].meaning)


def _words_row(sample: str, name: str, nbytes: int | None, meaning: str) -> str:
    amount = "" if nbytes is None else f"&#160;{nbytes_text(nbytes)}&#160;"
    return _row(
        f'<td width="40">{sample}</td>',
        _cell(name, 1),
        f'<td align="right">{amount}</td>',
        _cell(f'<font color="{FAINT}">{meaning}</font>', 1),
    )


def _sample(stroke: Stroke) -> str:
    """A line as the lower border of a cell; two of them for a double one."""
    if stroke.style == "double":
        line = f'border="1" sides="b" color="{stroke.color}" style="solid"'
        return _table(_row(_patch(36, 5, line)) + _row(_patch(36, 3, line)) + _row(_patch(36, 4)))
    line = f'border="2" sides="b" color="{stroke.color}" style="{stroke.style}"'
    return _table(_row(_patch(36, 6, line)) + _row(_patch(36, 6)))


def _fills() -> str:
    steps = _row(*(_patch(7, 10, f'border="1" color="{LINE}" bgcolor="{f}"') for f in FILLS))
    return _words_row(_table(steps), "boxes", None, "the fuller, the more bytes charged")


def _patch(width: int, height: int, look: str = "") -> str:
    return f'<td width="{width}" height="{height}" fixedsize="true" {look}></td>'


def _table(rows: str) -> str:
    return f'<table border="0" cellborder="0" cellspacing="0" cellpadding="0">{rows}</table>'


def _note(note: str) -> str:
    lines = '<br align="left"/>'.join(markup(line) for line in textwrap.wrap(note, 70))
    return _row(_cell(f'<font point-size="10" color="{FAINT}">{lines}<br align="left"/></font>'))
