"""Closed formulas as tables: a step, the terms of layers with saved bytes, and fitted formulas."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Literal

from tb_actmem.analysis.index import Index, call_name, fqn, op_name
from tb_actmem.analysis.index.modules import module_depths, module_rows
from tb_actmem.analysis.index.storages import attributions, save_modules
from tb_actmem.errors import RenderError
from tb_actmem.model import Recording
from tb_actmem.predict.estimate import Decoder, Run, decoder_parameters, step_lines
from tb_actmem.predict.estimate.comparison import (
    LayerTerms,
    TermRow,
    listed,
    repeated,
    term_rows,
)
from tb_actmem.predict.estimate.fitted import fitted_layers
from tb_actmem.predict.estimate.matching import WhyNot, save_name
from tb_actmem.predict.formulas import Polynomial
from tb_actmem.predict.formulas.numbers import Fitted, Solved
from tb_actmem.rendering.tables import Column, Fold, Grid, check_limit, folded
from tb_actmem.rendering.tables.text import as_text, wrapped
from tb_actmem.text import exact_nbytes_text, nbytes_text, share_text
from tb_actmem.text.reasons import note_text, saver_text, term_text

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


def _or_dash(formula: str | Polynomial | None) -> str:
    return str(formula or "-")


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


_BELOW = (
    "Bytes alive when the backward begins, with gradients of parameters. Not included: gradients",
    "inside layers, workspaces of libraries, the device's context, and the allocator's rounding.",
)


def estimate_text(decoder: Decoder, run: Run) -> str:
    """Write an estimate as aligned text: bytes, share of the total, name and formula.

    Raises EstimateError if the decoder and the run do not match.
    """
    return as_text(estimate_grid(decoder, run))


def estimate_grid(decoder: Decoder, run: Run) -> Grid:
    """Return an estimate; a line is part of the nearest line above with a lower level."""
    lines = step_lines(decoder, run)
    total = sum(line.nbytes for line in lines if line.level == 0)
    columns = (
        Column("nbytes", "bytes", nbytes_text, right=True),
        Column("", "share", _share, right=True),
        Column("", "memory"),
        Column("what", ""),
        Column("level", ""),
        Column("formula", "formula"),
    )
    rows: list[tuple[Any, ...]] = [
        (
            line.nbytes,
            (line.nbytes, total),
            "  " * line.level + line.what,
            line.what,
            line.level,
            line.formula,
        )
        for line in lines
    ]
    rows.append((total, (total, total), "total", "total", 0, ""))
    summary = f"{exact_nbytes_text(total)} in total, for {_letters(decoder, run)}."
    below = [*wrapped(summary, 96), "", *_BELOW]
    return Grid(columns, rows, below)


def _letters(decoder: Decoder, run: Run) -> str:
    """Return the letters of the formulas with their values."""
    letters = (
        ("P", decoder_parameters(decoder), "parameters"),
        ("L", decoder.layers, "layers"),
        ("b", run.batch, "sequences"),
        ("s", run.tokens, "tokens"),
        ("h", decoder.hidden, "hidden size"),
        ("a", decoder.heads, "heads"),
        ("v", decoder.vocabulary, "vocabulary"),
    )
    return ", ".join(f"{letter}={value:,} ({word})" for letter, value, word in letters)


def _share(parts: tuple[int, int]) -> str:
    return share_text(*parts)


FormulasBy = Literal["module", "saved_tensor", "term"]


def formulas_text(fitted: Fitted, by: FormulasBy, notes: Sequence[str], limit: int | None) -> str:
    """Write formulas as a table, in forward order with equal layers combined, and the notes.

    Raises RenderError for an unknown ``by``, and for a ``limit`` below 0.
    """
    if by not in _GRIDS:
        raise RenderError(f"Unknown table of formulas by={by!r}: choose {', '.join(_GRIDS)}")
    check_limit(limit)
    grid = _GRIDS[by](fitted)
    grid = folded(grid._replace(below=[*grid.below, *notes]))
    return as_text(grid._replace(rows=grid.rows[:limit]))


def _modules(fitted: Fitted) -> Grid:
    """Return a row for each module call, children included."""
    columns = (
        Column("module", ""),
        Column("parent", ""),
        Column("", "module", fold=Fold.NAME),
        Column("fqn", "", fold=Fold.NAME),
        Column("total", "total", _text, right=True),
        Column("self", "self", _text, right=True),
        Column("type", "type"),
    )
    index = Index(fitted.first)
    calls, depths = fitted.first.modules, module_depths(index)
    total, own = fitted.solved(_totals), fitted.solved(_selves)
    rows = [
        (
            module,
            call.parent,
            "  " * depths[module] + call_name(fitted.first, module, call.parent),
            call.fqn,
            total[module],
            own[module],
            call.type_name,
        )
        for module, call in enumerate(calls)
    ]
    return Grid(columns, rows)


def _totals(recording: Recording) -> list[int]:
    return [row.total_bytes for row in module_rows(Index(recording))]


def _selves(recording: Recording) -> list[int]:
    return [row.self_bytes for row in module_rows(Index(recording))]


def _saved_tensors(fitted: Fitted) -> Grid:
    """Return a row for each save with attributed bytes."""
    columns = (
        Column("saved_tensor", ""),
        Column("attributed", "attributed", _text, right=True),
        Column("op", "op"),
        Column("slot", "slot"),
        Column("module", "module", fold=Fold.NAME),
    )
    index, recording = Index(fitted.first), fitted.first
    modules = save_modules(index)
    attributed = sorted((save, storage) for storage, save in attributions(index).items())
    rows = [
        (
            save,
            fitted.storages[storage],
            op_name(recording, recording.saves[save].node),
            recording.saves[save].slot,
            fqn(recording, modules[save]),
        )
        for save, storage in attributed
    ]
    return Grid(columns, rows)


def _terms(fitted: Fitted) -> Grid:
    """Return the terms of each kind of transformer layer: textbook formula and saved bytes."""
    columns = (
        Column("layer", "layer"),
        Column("term", ""),
        Column("textbook", "textbook", right=True),
        Column("saved", "saved", right=True),
        Column("what", "of"),
    )
    recording = fitted.first
    rows = [
        (
            fqn(recording, layer.layers[0].module),
            term.row.key,
            _or_dash(term.textbook),
            "no formula" if term.saved is None else str(term.saved),
            term_text(recording, term.row),
        )
        for layer in fitted_layers(Index(recording), fitted)
        for term in layer.rows
    ]
    return Grid(columns, rows, [] if rows else [NO_LAYER])


def _text(solved: Solved) -> str:
    return str(solved.polynomial) if solved.is_met else "no formula"


_GRIDS = {"module": _modules, "saved_tensor": _saved_tensors, "term": _terms}
