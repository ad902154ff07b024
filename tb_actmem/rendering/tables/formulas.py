"""The table of formulas: what each module call, or each save, keeps at any size."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from tb_actmem.analysis.formulas.fitted import Fitted, Solved
from tb_actmem.analysis.formulas.polynomial import Polynomial
from tb_actmem.analysis.index import Index
from tb_actmem.analysis.module_rows import module_rows
from tb_actmem.analysis.modules import module_depths
from tb_actmem.analysis.names import call_name, fqn, op_name
from tb_actmem.analysis.storages import charges, save_modules
from tb_actmem.analysis.transformer.fitted import fitted_layers
from tb_actmem.errors import RenderError
from tb_actmem.model import Recording
from tb_actmem.rendering.tables.folding import folded
from tb_actmem.rendering.tables.grid import Column, Fold, Grid, check_limit
from tb_actmem.rendering.tables.terms import NO_LAYER
from tb_actmem.rendering.tables.text import as_text
from tb_actmem.wording.terms import term_text

FormulasBy = Literal["module", "save", "terms"]


def formulas_text(fitted: Fitted, by: FormulasBy, notes: Sequence[str], limit: int | None) -> str:
    """Write formulas as a table, in forward order and with equal layers as one; then the notes.

    Raises RenderError for another ``by``, and for a ``limit`` below 0.
    """
    if by not in _GRIDS:
        raise RenderError(f"There is no table of formulas by {by!r}: choose {', '.join(_GRIDS)}")
    check_limit(limit)
    grid = _GRIDS[by](fitted)
    grid = folded(grid._replace(below=[*grid.below, *notes]))
    return as_text(grid._replace(rows=grid.rows[:limit]))


def _modules(fitted: Fitted) -> Grid:
    """A row for each module call, with all inside of it."""
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


def _saves(fitted: Fitted) -> Grid:
    """A row for each save that is charged something."""
    columns = (
        Column("save", ""),
        Column("charged", "charged", _text, right=True),
        Column("op", "op"),
        Column("slot", "slot"),
        Column("module", "module", fold=Fold.NAME),
    )
    index, recording = Index(fitted.first), fitted.first
    modules = save_modules(index)
    charged = sorted((save, storage) for storage, save in charges(index).items())
    rows = [
        (
            save,
            fitted.storages[storage],
            op_name(recording, recording.saves[save].node),
            recording.saves[save].slot,
            fqn(recording, modules[save]),
        )
        for save, storage in charged
    ]
    return Grid(columns, rows)


def _terms(fitted: Fitted) -> Grid:
    """The terms of each sort of transformer layer: what the textbook says, and what is kept."""
    columns = (
        Column("layer", "layer"),
        Column("term", ""),
        Column("textbook", "textbook", right=True),
        Column("kept", "kept", right=True),
        Column("what", "of"),
    )
    recording = fitted.first
    rows = [
        (
            fqn(recording, layer.layers[0].module),
            term.row.key,
            _or_dash(term.textbook),
            "no formula" if term.kept is None else str(term.kept),
            term_text(recording, term.row),
        )
        for layer in fitted_layers(Index(recording), fitted)
        for term in layer.rows
    ]
    return Grid(columns, rows, [] if rows else [NO_LAYER])


def _or_dash(formula: Polynomial | None) -> str:
    return "-" if formula is None else str(formula)


def _text(solved: Solved) -> str:
    return str(solved.polynomial) if solved.is_met else "no formula"


_GRIDS = {"module": _modules, "save": _saves, "terms": _terms}
