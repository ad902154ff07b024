"""The formula of a transformer layer and the saved bytes, as a table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from tb_actmem.analysis.index.index import Index
from tb_actmem.analysis.index.names import fqn
from tb_actmem.model import Recording
from tb_actmem.predict.estimate.comparison import LayerTerms, TermRow, listed, repeated, term_rows
from tb_actmem.predict.estimate.matching import WhyNot, save_name
from tb_actmem.rendering.tables.grid import Column, Grid
from tb_actmem.text.reasons import note_text, saver_text
from tb_actmem.text.units import nbytes_text

NO_LAYER = (
    "No transformer layer was found. A layer needs one attention and one MLP, recorded with ops."
)


def terms_grid(index: Index, limit: int | None = None) -> Grid:
    """Return the terms of each kind of transformer layer in forward order, equal layers once.

    ``limit`` is the maximum number of tensors per layer that are not in the formula.
    """
    columns = (
        Column("", "layer"),
        Column("layer", ""),
        Column("layers", ""),
        Column("term", ""),
        Column("formula", "formula", _or_dash),
        Column("formula_bytes", "predicted", nbytes_text, right=True),
        Column("saved_bytes", "saved", nbytes_text, right=True),
        Column("what", "of"),
        Column("", "why"),
        Column("saves", "saves"),
        Column("note", ""),
    )
    recording = index.recording
    groups = repeated(recording, term_rows(index))
    rows_of = [(group, listed(group[0], limit)) for group in groups]
    marks = _marks(_note(row) for _, rows in rows_of for row in rows)
    cells = [line for group, rows in rows_of for line in _cells(recording, group, rows, marks)]
    below = [f"{mark} {note}" for note, mark in marks.items()]
    below += (_sum(recording, group) for group in groups)
    return Grid(columns, cells, below or [NO_LAYER])


def _or_dash(formula: str) -> str:
    return formula or "-"


def _note(row: TermRow) -> str:
    prefix = "not saved: " if isinstance(row.note, WhyNot) else ""
    return f"{prefix}{note_text(row.note)}"


def _marks(notes: Iterable[str]) -> dict[str, str]:
    """Return each distinct note with its mark."""
    once = dict.fromkeys(note for note in notes if note)
    return {note: f"[{number}]" for number, note in enumerate(once, start=1)}


def _cells(
    recording: Recording,
    group: Sequence[LayerTerms],
    rows: Sequence[TermRow],
    marks: Mapping[str, str],
) -> Iterator[Sequence[Any]]:
    name = fqn(recording, group[0].module)
    for position, row in enumerate(rows):
        yield (
            "" if position else _title(name, len(group)),
            name,
            len(group),
            row.key,
            row.term.formula if row.term else "",
            row.formula_bytes,
            row.saved_bytes,
            row.term.what if row.term else "(not in the formula)",
            marks.get(_note(row), ""),
            _saves(recording, row, name),
            _note(row),
        )


def _saves(recording: Recording, row: TermRow, layer: str) -> str:
    """Return ``attn.c_attn addmm mat1`` without the layer's name; slots of one op are joined."""
    slots: dict[str, list[str]] = {}
    for save in row.saves:
        name = save_name(recording, save).within(layer)
        slots.setdefault(saver_text(name), []).append(name.slot)
    return ", ".join(f"{saver} {'+'.join(dict.fromkeys(of))}" for saver, of in slots.items())


def _title(name: str, count: int) -> str:
    return name if count == 1 else f"{name} ×{count}"


def _sum(recording: Recording, group: Sequence[LayerTerms]) -> str:
    sizes, rows = group[0].sizes, group[0].rows
    missing = _saved(row for row in rows if not row.term)
    predicted = sum(row.formula_bytes for row in rows)
    return (
        f"{_title(fqn(recording, group[0].module), len(group))} (b={sizes.batch} s={sizes.tokens} "
        f"h={sizes.hidden} a={sizes.heads} f={sizes.mlp_width}): "
        f"{nbytes_text(predicted)} predicted, {nbytes_text(_saved(rows))} saved, "
        f"{nbytes_text(missing)} of them not in the formula."
    )


def _saved(rows: Sequence[TermRow] | Iterator[TermRow]) -> int:
    return sum(row.saved_bytes for row in rows)
