"""Formula against measurement, term by term, for the transformer layers of a recording.

Nothing is matched by force: a term without a save is *not kept*, and says why; a save without a
term is one that *the formula forgets*. What the rows of a layer keep adds up to what is charged to
its module call.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from tb_actmem.analysis.index import Index, derived
from tb_actmem.analysis.modules import handed_down
from tb_actmem.analysis.names import fqn, op_name
from tb_actmem.analysis.sizes import itemsize, tensor_nbytes
from tb_actmem.analysis.storages import charges
from tb_actmem.analysis.transformer.layers import FoundLayer, transformer_layers
from tb_actmem.analysis.transformer.matching import OUTPUT_SLOTS, Claim, claims, dropout_masks
from tb_actmem.estimate import Layer, Term, layer_terms
from tb_actmem.model import Recording, SaveKind, Tensor


class TermRow(NamedTuple):
    """One term of the formula, or what the formula forgets."""

    term: str
    """The term's key; "" for what the formula forgets."""
    what: str
    formula: str
    """In bytes; "" for what the formula forgets."""
    formula_bytes: int
    kept_bytes: int
    """Of the storages behind the saves: each once, and only those charged to this layer."""
    saves: tuple[int, ...]
    note: str
    """Why the two differ; "" where they do not."""


class LayerTerms(NamedTuple):
    """One transformer layer, term by term."""

    module: int
    sizes: Layer
    """What the formula was computed for: the paper's run of a layer of these sizes."""
    rows: tuple[TermRow, ...]


class _Matched(NamedTuple):
    """A layer, and what its saves stand for."""

    recording: Recording
    layer: FoundLayer
    saves: set[int]
    claims: list[Claim]
    owners: dict[int, list[Term]]
    """Storage → the terms that claim it; it is counted for the first of them."""
    charged: dict[int, int]
    """Storage → the save to which it is charged, of this layer or of an earlier module."""


@derived
def term_rows(index: Index) -> list[LayerTerms]:
    """Match the terms of every transformer layer with its saves; empty where there is no layer.

    The formula is `tb_actmem.estimate.layer_terms` in the item size of the layer's values.
    """
    recording, found = index.recording, transformer_layers(index)
    charged, masks = charges(index), dropout_masks(recording)
    result = []
    for layer, saves in zip(found, _saves(index, found), strict=True):
        claimed = claims(recording, layer, saves, masks)
        owners = _owners(layer_terms(layer.sizes), claimed)
        matched = _Matched(recording, layer, set(saves), claimed, owners, charged)
        result.append(LayerTerms(layer.module, layer.sizes, tuple(_rows(matched))))
    return result


def repeated(recording: Recording, layers: Sequence[LayerTerms]) -> list[list[LayerTerms]]:
    """Put layers together that have the same rows but for their names; order is kept."""
    groups: dict[tuple[object, ...], list[LayerTerms]] = {}
    for layer in layers:
        name = re.compile(rf"(?<![\w.]){re.escape(fqn(recording, layer.module))}(?=[. ])")
        rows = tuple(
            (row.term, name.sub("", row.what), *row[2:5], name.sub("", row.note))
            for row in layer.rows
        )
        groups.setdefault((layer.sizes, rows), []).append(layer)
    return list(groups.values())


def save_name(recording: Recording, save: int) -> str:
    """Say which save it is: ``transformer.h.0.attn.c_attn addmm mat1``."""
    row = recording.saves[save]
    module = fqn(recording, recording.nodes[row.node].module)
    return f"{module} {op_name(recording, row.node)} {row.slot}".lstrip()


def _saves(index: Index, found: Sequence[FoundLayer]) -> list[list[int]]:
    """For every layer the saves of the nodes made inside."""
    recording = index.recording
    layer_of = handed_down(index, {layer.module: number for number, layer in enumerate(found)})
    saves: list[list[int]] = [[] for _ in found]
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
    saves = tuple(claim.save for claim in matched.claims if claim.term == term.key)
    counted = [storage for storage, owners in matched.owners.items() if owners[0] == term]
    here = [storage for storage in counted if matched.charged[storage] in matched.saves]
    kept = sum(matched.recording.storages[storage].nbytes for storage in here)
    note = ""
    if not saves:
        note = f"not kept: {_why_not(matched, term)}"
    elif kept != term.nbytes:
        note = _difference(matched, term, saves[0], counted, here)
    return TermRow(term.key, term.what, term.formula, term.nbytes, kept, saves, note)


def _why_not(matched: _Matched, term: Term) -> str:
    recording = matched.recording
    if any(recording.saves[save].kind is SaveKind.RECOMPUTED for save in matched.saves):
        return "a checkpoint computes it again"
    if matched.layer.is_fused and "s²" in term.formula:
        return "fused attention computes the scores again"
    if term.key.endswith("mask"):
        return "no dropout ran here"
    if term.key == "activation_input" and _keeps_output(matched):
        return "the derivative of the activation needs only its output"
    return "no node saves it"


def _keeps_output(matched: _Matched) -> bool:
    """Whether a node between the linears of the MLP keeps what it returned, as ReLU does."""
    between = range(matched.layer.fc1[-1] + 1, matched.layer.fc2)
    rows = (matched.recording.saves[save] for save in matched.saves)
    return any(row.node in between and row.slot in OUTPUT_SLOTS for row in rows)


def _difference(
    matched: _Matched, term: Term, save: int, counted: Sequence[int], here: Sequence[int]
) -> str:
    """Say why a term that is kept has not the bytes of the formula."""
    recording = matched.recording
    if not counted:
        storage = next(s for s, owners in matched.owners.items() if term in owners)
        return f"one storage with: {matched.owners[storage][0].what}"
    if not here:
        return f"charged to {save_name(recording, matched.charged[counted[0]])}"
    others = dict.fromkeys(
        owner.what for storage in here for owner in matched.owners[storage] if owner != term
    )
    if others:
        return f"one storage with: {', '.join(others)}"
    if term.key.endswith("mask"):
        dtype = _tensor(recording, save).dtype
        return f"{dtype}: this dropout multiplies by its mask; a fused one keeps a byte per element"
    return _sizes(matched, save, here)


def _sizes(matched: _Matched, save: int, here: Sequence[int]) -> str:
    """Tell the sizes of what is kept: of its elements, of its storage, or of each tensor."""
    recording, tensor = matched.recording, _tensor(matched.recording, save)
    if itemsize(tensor.dtype) != matched.layer.sizes.itemsize:
        return f"kept as {tensor.dtype}"
    window = tensor_nbytes(recording, recording.saves[save].tensor)
    whole = recording.storages[here[0]].nbytes
    if window < whole:
        return f"a window of {window:,} bytes keeps all {whole:,} alive"
    shapes = {
        claim.storage: "×".join(map(str, _tensor(recording, claim.save).shape))
        for claim in matched.claims
        if claim.storage in here
    }
    return f"kept as {' and '.join(shapes.values())}"


def _forgotten(matched: _Matched) -> Iterator[TermRow]:
    free: dict[int, list[int]] = {}
    for claim in matched.claims:
        if claim.storage not in matched.owners:
            free.setdefault(claim.storage, []).append(claim.save)
    recording = matched.recording
    for storage, saves in free.items():
        if matched.charged[storage] not in matched.saves:
            continue
        row = recording.storages[storage]
        note = f"{_tensor(recording, saves[0]).dtype} copy of {row.name}" if row.name else ""
        yield TermRow("", save_name(recording, saves[0]), "", 0, row.nbytes, tuple(saves), note)


def _tensor(recording: Recording, save: int) -> Tensor:
    tensor = recording.saves[save].tensor
    assert tensor is not None, "a claim is of a save with a tensor"
    return recording.tensors[tensor]
