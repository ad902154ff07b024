"""Compares formula and measurement, term by term, for the transformer layers of a recording.

No match is forced: a term without a save is *not saved*, with the reason; a save without a term is
one that *the formula forgets*. The rows of a layer add up to the bytes attributed to its module
call.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from tb_actmem.analysis.index import Index, derived, fqn
from tb_actmem.analysis.index.devices import itemsize, view_of
from tb_actmem.analysis.index.modules import handed_down
from tb_actmem.analysis.index.storages import attributions
from tb_actmem.model import Recording, SaveKind, Tensor
from tb_actmem.predict.estimate import Layer, Term, layer_terms
from tb_actmem.predict.estimate.layers import TransformerLayer, transformer_layers
from tb_actmem.predict.estimate.matching import (
    MASKS,
    OUTPUT_SLOTS,
    AttributedTo,
    CastOf,
    Claim,
    Difference,
    Note,
    SavedDtype,
    SavedShapes,
    SharedWith,
    WhyNot,
    WideMask,
    claims,
    dropout_masks,
    note_within,
    save_name,
)


class TermRow(NamedTuple):
    """One term of the formula, or memory that the formula forgets."""

    term: Term | None
    """None for memory that the formula forgets."""
    saved_bytes: int
    """Bytes of the storages behind the saves, each once, and only if attributed to this layer."""
    saves: tuple[int, ...]
    note: Note | None
    """Why the two differ; None if they do not."""
    storages: tuple[int, ...]
    """The storages with these bytes."""

    @property
    def key(self) -> str:
        """The term's key; "" for memory that the formula forgets."""
        return self.term.key if self.term else ""

    @property
    def formula_bytes(self) -> int:
        """The bytes of the formula; 0 for memory that it forgets."""
        return self.term.nbytes if self.term else 0


class LayerTerms(NamedTuple):
    """One transformer layer, term by term."""

    module: int
    sizes: Layer
    """The sizes in the formula: the paper's run of a layer of these sizes."""
    rows: tuple[TermRow, ...]


class _Matched(NamedTuple):
    """A layer and the terms that its saves match."""

    recording: Recording
    layer: TransformerLayer
    saves: set[int]
    claims: list[Claim]
    owners: dict[int, list[Term]]
    """Storage → the terms that claim it; it counts for the first of them."""
    attributed: dict[int, int]
    """Storage → the save to which it is attributed, in this layer or in an earlier module."""


@derived
def term_rows(index: Index) -> list[LayerTerms]:
    """Match the terms of every transformer layer with its saves; empty if there is no layer.

    The formula is `tb_actmem.predict.estimate.layer_terms` in the item size of the layer's values.
    """
    recording, layers = index.recording, transformer_layers(index)
    attributed, masks = attributions(index), dropout_masks(recording)
    result = []
    for layer, saves in zip(layers, _saves(index, layers), strict=True):
        claimed = claims(recording, layer, saves, masks)
        owners = _owners(layer_terms(layer.sizes), claimed)
        matched = _Matched(
            recording=recording,
            layer=layer,
            saves=set(saves),
            claims=claimed,
            owners=owners,
            attributed=attributed,
        )
        rows = tuple(_rows(matched))
        result.append(LayerTerms(module=layer.module, sizes=layer.sizes, rows=rows))
    return result


def letters(layer: LayerTerms) -> dict[str, int]:
    """Return the values of the formula's letters for a layer."""
    sizes = layer.sizes
    return {
        "b": sizes.batch,
        "s": sizes.tokens,
        "h": sizes.hidden,
        "a": sizes.heads,
        "f": sizes.mlp_width,
    }


def listed(layer: LayerTerms, limit: int | None) -> list[TermRow]:
    """Return all terms in the order of the formula, then the largest forgotten rows."""
    forgotten = sorted(
        (row for row in layer.rows if not row.term), key=lambda row: -row.saved_bytes
    )
    return [*(row for row in layer.rows if row.term), *forgotten[:limit]]


def repeated(recording: Recording, layers: Sequence[LayerTerms]) -> list[list[LayerTerms]]:
    """Group layers whose rows differ only in names; order is kept."""
    groups: dict[tuple[object, ...], list[LayerTerms]] = {}
    for layer in layers:
        name = fqn(recording, layer.module)
        rows = tuple(_compared(recording, name, row) for row in layer.rows)
        groups.setdefault((layer.sizes, rows), []).append(layer)
    return list(groups.values())


def _compared(recording: Recording, layer: str, row: TermRow) -> tuple[object, ...]:
    """Return the values that make rows of two layers equal."""
    forgotten = None if row.term else save_name(recording, row.saves[0]).within(layer)
    return row.term, forgotten, row.saved_bytes, note_within(row.note, layer)


def _saves(index: Index, layers: Sequence[TransformerLayer]) -> list[list[int]]:
    """Return for every layer the saves of the nodes made inside."""
    recording = index.recording
    layer_of = handed_down(index, {layer.module: number for number, layer in enumerate(layers)})
    saves: list[list[int]] = [[] for _ in layers]
    for position, save in enumerate(recording.saves):
        module = recording.nodes[save.node].module
        layer = None if module is None else layer_of[module]
        if layer is not None:
            saves[layer].append(position)
    return saves


def _owners(terms: Sequence[Term], claimed: Sequence[Claim]) -> dict[int, list[Term]]:
    owners: dict[int, list[Term]] = {}
    for term in terms:
        for storage in dict.fromkeys(c.storage for c in claimed if c.term == term.key):
            owners.setdefault(storage, []).append(term)
    return owners


def _rows(matched: _Matched) -> Iterator[TermRow]:
    for term in layer_terms(matched.layer.sizes):
        yield _row(matched, term)
    yield from _forgotten(matched)


def _row(matched: _Matched, term: Term) -> TermRow:
    claimed = [claim for claim in matched.claims if claim.term == term.key]
    counted = [storage for storage, owners in matched.owners.items() if owners[0] == term]
    here = [storage for storage in counted if matched.attributed[storage] in matched.saves]
    saved = sum(matched.recording.storages[storage].nbytes for storage in here)
    note: Note | None = None
    if not claimed:
        note = _why_not(matched, term)
    elif saved != term.nbytes:
        note = _difference(matched, term, counted, here)
    saves = tuple(claim.save for claim in claimed)
    return TermRow(term=term, saved_bytes=saved, saves=saves, note=note, storages=(*here,))


def _why_not(matched: _Matched, term: Term) -> WhyNot:
    recording = matched.recording
    if any(recording.saves[save].kind is SaveKind.RECOMPUTED for save in matched.saves):
        return WhyNot.RECOMPUTED
    if matched.layer.is_fused and term.product.s == 2:
        return WhyNot.FUSED
    if term.key in MASKS:
        return WhyNot.NO_DROPOUT
    if term.key == "activation_input" and _keeps_output(matched):
        return WhyNot.ONLY_OUTPUT
    return WhyNot.NO_SAVE


def _keeps_output(matched: _Matched) -> bool:
    """Tell whether a node between the linears of the MLP saves its output, as ReLU does."""
    between = range(matched.layer.fc1[-1] + 1, matched.layer.fc2)
    rows = (matched.recording.saves[save] for save in matched.saves)
    return any(row.node in between and row.slot in OUTPUT_SLOTS for row in rows)


def _difference(
    matched: _Matched, term: Term, counted: Sequence[int], here: Sequence[int]
) -> Difference:
    """Explain why the bytes of a saved term differ from the formula."""
    recording, owners = matched.recording, matched.owners
    if not counted:
        return SharedWith(next((terms[0],) for terms in owners.values() if term in terms))
    if not here:
        return AttributedTo(save_name(recording, matched.attributed[counted[0]]))
    others = dict.fromkeys(o for storage in here for o in owners[storage] if o != term)
    if others:
        return SharedWith(tuple(others))
    of_first = (c.save for c in matched.claims if (c.term, c.storage) == (term.key, here[0]))
    save = next(of_first)
    dtype = _tensor(recording, save).dtype
    if term.key in MASKS:
        return WideMask(dtype)
    if itemsize(dtype) != matched.layer.sizes.itemsize:
        return SavedDtype(dtype)
    return view_of(recording, recording.saves[save].tensor) or _shapes(matched, here)


def _shapes(matched: _Matched, storages: Sequence[int]) -> SavedShapes:
    """Return the shape of the last tensor on each of the storages."""
    shapes = {
        claim.storage: _tensor(matched.recording, claim.save).shape
        for claim in matched.claims
        if claim.storage in storages
    }
    return SavedShapes(tuple(shapes.values()))


def _forgotten(matched: _Matched) -> Iterator[TermRow]:
    free: dict[int, list[int]] = {}
    for claim in matched.claims:
        if claim.storage not in matched.owners:
            free.setdefault(claim.storage, []).append(claim.save)
    recording = matched.recording
    for storage, saves in free.items():
        if matched.attributed[storage] not in matched.saves:
            continue
        row = recording.storages[storage]
        dtype = _tensor(recording, saves[0]).dtype
        note = CastOf(dtype, row.name) if row.name else None
        yield TermRow(
            term=None, saved_bytes=row.nbytes, saves=tuple(saves), note=note, storages=(storage,)
        )


def _tensor(recording: Recording, save: int) -> Tensor:
    tensor = recording.saves[save].tensor
    assert tensor is not None, "a claim is of a save with a tensor"
    return recording.tensors[tensor]
