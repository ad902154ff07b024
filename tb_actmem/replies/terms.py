"""``terms.json``: the formula of transformer layers and the saved bytes, term by term."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypedDict

from tb_actmem.analysis.index import Index, fqn
from tb_actmem.gc_pause import collector_paused
from tb_actmem.model import Recording
from tb_actmem.predict.estimate.comparison import (
    LayerTerms,
    TermRow,
    letters,
    listed,
    repeated,
    term_rows,
)
from tb_actmem.predict.estimate.fitted import FittedLayer
from tb_actmem.predict.estimate.matching import save_name
from tb_actmem.predict.formulas import Polynomial
from tb_actmem.replies import VERSION, Reply, text
from tb_actmem.text.reasons import note_text, saver_text, term_text

LIMIT = 100
"""The maximum number of tensors per layer that are not in the formula, and of savers per row. The
sums are complete."""


class TermSaver(TypedDict):
    """A node that saves a term's tensor."""

    node: int
    name: str
    """``attn.c_attn addmm``, without the layer's name."""
    slots: list[str]


class TermLine(TypedDict):
    """A term of the formula, or a tensor that is not in the formula."""

    term: str
    """"" for a tensor that is not in the formula."""
    what: str
    formula: str
    """Bytes in the letters of the sizes; "" for a tensor that is not in the formula."""
    formula_bytes: int | None
    saved_bytes: int
    note: str
    """Why the two differ, or why a term without savers is not saved."""
    savers_count: int
    """The number of savers, 0 for an unsaved term; the list may be shorter."""
    savers: list[TermSaver]


class TermLayer(TypedDict):
    """One kind of transformer layer; equal layers are listed once."""

    module: int
    """The first of them."""
    fqn: str
    modules: list[int]
    """The calls of all of them."""
    sizes: dict[str, int]
    """The letters of the formulas and their values."""
    itemsize: int
    """Bytes a value."""
    formula_bytes: int
    saved_bytes: int
    forgotten_bytes: int
    """The saved bytes that are not in the formula."""
    forgotten_count: int
    """The number of tensors that are not in the formula; the list may be shorter."""
    rows: list[TermLine]
    """The terms in the order of the formula, then other tensors, the largest first."""


class TermsReply(Reply):
    """``terms.json``: the formula of transformer layers and the saved bytes.

    ``layers`` is empty if the recording has no transformer layer. A layer lists the largest 100
    tensors that are not in the formula, and at most 100 savers per row.
    """

    layers: list[TermLayer]


@collector_paused()
def terms_text(index: Index) -> str:
    """Return each kind of transformer layer in forward order; an empty list without any."""
    recording = index.recording
    groups = repeated(recording, term_rows(index))
    layers = [_layer(recording, group) for group in groups]
    return text(TermsReply(version=VERSION, layers=layers))


def _layer(recording: Recording, group: Sequence[LayerTerms]) -> TermLayer:
    first = group[0]
    terms = [row for row in first.rows if row.term]
    forgotten = [row for row in first.rows if not row.term]
    return TermLayer(
        module=first.module,
        fqn=fqn(recording, first.module),
        modules=[layer.module for layer in group],
        sizes=letters(first),
        itemsize=first.sizes.itemsize,
        formula_bytes=sum(row.formula_bytes for row in terms),
        saved_bytes=_saved(first.rows),
        forgotten_bytes=_saved(forgotten),
        forgotten_count=len(forgotten),
        rows=[_row(recording, first.module, row) for row in listed(first, LIMIT)],
    )


def _row(recording: Recording, layer: int, row: TermRow) -> TermLine:
    return TermLine(
        term=row.key,
        what=term_text(recording, row),
        formula=row.term.formula if row.term else "",
        formula_bytes=row.term.nbytes if row.term else None,
        saved_bytes=row.saved_bytes,
        note=note_text(row.note),
        savers_count=len({recording.saves[save].node for save in row.saves}),
        savers=_savers(recording, layer, row)[:LIMIT],
    )


def _savers(recording: Recording, layer: int, row: TermRow) -> list[TermSaver]:
    """Return the nodes that save a row's tensors: ``attn.c_attn addmm``."""
    savers: dict[int, TermSaver] = {}
    for save in row.saves:
        node = recording.saves[save].node
        name = save_name(recording, save).within(fqn(recording, layer))
        saver = TermSaver(node=node, name=saver_text(name), slots=[])
        savers.setdefault(node, saver)["slots"].append(name.slot)
    return list(savers.values())


def _saved(rows: Iterable[TermRow]) -> int:
    return sum(row.saved_bytes for row in rows)


class FittedRow(TypedDict):
    """A row of ``terms.json`` for any size."""

    saved: str | None
    """Null: the saved bytes are not a formula of the sizes."""
    textbook: str | None
    """The textbook formula in the same sizes; null if it does not use them."""
    is_equal: bool
    """True if both are equal for every size."""


class FittedLayerRow(TypedDict):
    """A layer of ``terms.json`` for any size."""

    saved: str | None
    textbook: str | None
    rows: list[FittedRow]
    """In the order of its rows in ``terms.json``."""


class FittedTerms(TypedDict):
    """Formulas and their basis."""

    proof: str
    doubt: str
    """Values without a formula; "" if the formulas match all recordings exactly."""
    notes: list[str]
    """The recordings that were left out, and why."""
    layers: list[FittedLayerRow]
    """In the order of the layers of ``terms.json``."""


class Fitting(TypedDict):
    """The progress of reading recordings; request the formulas again."""

    read: int
    of: int


class FittedReply(Reply):
    """``fitted.json``: all fields except one are null.

    The recordings are those whose run and tag differ only in sizes (``b=2,s=64``), the last step of
    each. Without sizes there, they are the steps of the same tag, whose labels can have sizes. At
    most 24 are read. A request waits a second, then the reply is the progress.
    """

    fitted: FittedTerms | None
    problem: str | None
    """Why there are no formulas, and how to get them."""
    pending: Fitting | None


def fitted_text(layers: Sequence[FittedLayer], proof: str, doubt: str, notes: Sequence[str]) -> str:
    """Return the formulas of every layer."""
    rows = [
        FittedLayerRow(
            saved=_formula(layer.saved), textbook=_formula(layer.textbook), rows=_rows(layer)
        )
        for layer in layers
    ]
    return _text(fitted=FittedTerms(proof=proof, doubt=doubt, notes=[*notes], layers=rows))


def problem_text(problem: str) -> str:
    """Return why there are no formulas."""
    return _text(problem=problem)


def pending_text(read: int, of: int) -> str:
    """Return the number of recordings that are read."""
    return _text(pending=Fitting(read=read, of=of))


def _rows(layer: FittedLayer) -> list[FittedRow]:
    terms = {id(term.row): term for term in layer.rows}
    terms_of = [terms[id(row)] for row in listed(layer.layers[0], LIMIT)]
    return [
        FittedRow(
            saved=_formula(term.saved),
            textbook=_formula(term.textbook),
            is_equal=term.saved is not None and term.saved == term.textbook,
        )
        for term in terms_of
    ]


def _formula(formula: Polynomial | None) -> str | None:
    return None if formula is None else str(formula)


def _text(
    fitted: FittedTerms | None = None, problem: str | None = None, pending: Fitting | None = None
) -> str:
    return text(FittedReply(version=VERSION, fitted=fitted, problem=problem, pending=pending))
