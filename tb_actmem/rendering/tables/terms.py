"""The formula of a transformer layer beside what is kept, as a table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from tb_actmem.analysis.index import Index
from tb_actmem.analysis.names import fqn
from tb_actmem.analysis.transformer.terms import LayerTerms, TermRow, repeated, save_name, term_rows
from tb_actmem.model import Recording
from tb_actmem.rendering.tables.grid import Column, Grid
from tb_actmem.wording.units import nbytes_text

_NONE = "No transformer layer was found: it needs one attention and one MLP, recorded with ops."


def terms_grid(index: Index, limit: int | None = None) -> Grid:
    """The terms of each sort of transformer layer in forward order; equal layers stand once.

    ``limit`` is how many tensors that the formula forgets are listed of a layer, the largest.
    """
    columns = (
        Column("", "layer"),
        Column("layer", ""),
        Column("layers", ""),
        Column("term", ""),
        Column("formula", "formula"),
        Column("formula_bytes", "says", nbytes_text, right=True),
        Column("kept_bytes", "kept", nbytes_text, right=True),
        Column("what", "of"),
        Column("", "why"),
        Column("saves", "saves"),
        Column("note", ""),
    )
    recording = index.recording
    groups = repeated(recording, term_rows(index))
    rows = [row for group in groups for row in _rows(recording, group, limit)]
    notes = _numbered(row[-1] for row in rows)
    marked = [(*row[:-2], notes.get(row[-1], ""), *row[-2:]) for row in rows]
    below = [f"{mark} {note}" for note, mark in notes.items()]
    below += (_sum(recording, group) for group in groups)
    return Grid(columns, marked, below or [_NONE])


def _numbered(notes: Iterable[str]) -> dict[str, str]:
    """Each note once, with the mark by which the rows refer to it."""
    once = dict.fromkeys(note for note in notes if note)
    return {note: f"[{number}]" for number, note in enumerate(once, start=1)}


def _rows(
    recording: Recording, group: Sequence[LayerTerms], limit: int | None
) -> Iterator[Sequence[Any]]:
    name = fqn(recording, group[0].module)
    forgotten = [row for row in group[0].rows if not row.term]
    listed = sorted(forgotten, key=lambda row: -row.kept_bytes)[:limit]
    terms = [row for row in group[0].rows if row.term]
    for position, row in enumerate((*terms, *listed)):
        yield (
            "" if position else _title(name, len(group)),
            name,
            len(group),
            row.term,
            row.formula or "-",
            row.formula_bytes,
            row.kept_bytes,
            row.what if row.term else "(the formula forgets it)",
            _saves(recording, row, name),
            row.note,
        )


def _saves(recording: Recording, row: TermRow, name: str) -> str:
    """``attn.c_attn addmm mat1``: without the layer's name; slots of one op stand together."""
    slots: dict[str, list[str]] = {}
    for save in row.saves:
        full, _, slot = save_name(recording, save).rpartition(" ")
        op = full.removeprefix(name).lstrip(". ")
        slots.setdefault(op, []).append(slot)
    return ", ".join(f"{op} {'+'.join(dict.fromkeys(names))}" for op, names in slots.items())


def _title(name: str, count: int) -> str:
    return name if count == 1 else f"{name} ×{count}"


def _sum(recording: Recording, group: Sequence[LayerTerms]) -> str:
    sizes, rows = group[0].sizes, group[0].rows
    forgotten = _kept(row for row in rows if not row.term)
    said = sum(row.formula_bytes for row in rows)
    return (
        f"{_title(fqn(recording, group[0].module), len(group))} (b={sizes.batch} s={sizes.tokens} "
        f"h={sizes.hidden} a={sizes.heads} f={sizes.mlp_width}): the formula says "
        f"{nbytes_text(said)}, kept are {nbytes_text(_kept(rows))}, of which the formula forgets "
        f"{nbytes_text(forgotten)}."
    )


def _kept(rows: Sequence[TermRow] | Iterator[TermRow]) -> int:
    return sum(row.kept_bytes for row in rows)
