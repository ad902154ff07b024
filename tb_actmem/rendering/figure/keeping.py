"""What a node keeps, in the few words that a box has room for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from tb_actmem.analysis.index import Index
from tb_actmem.analysis.node_saves import saves_of
from tb_actmem.analysis.reasons import Reason, What, reason
from tb_actmem.analysis.storages import KEPT_KINDS, OWN, charges, saved_storages
from tb_actmem.rendering.figure.notation import Notation
from tb_actmem.wording.devices import where_text

_TINY = 64  # less than this part of what a node keeps goes without a line of its own


class Kept(NamedTuple):
    """One memory that a node keeps."""

    names: tuple[str, ...]
    storage: int
    nbytes: int
    is_charged: bool
    """Its bytes are counted here; else at an earlier node."""


def kept_lines(
    index: Index, node: int, letters: Mapping[int, str], notation: Notation
) -> Iterator[str]:
    """A line for each memory that a node keeps, and one for all the tiny ones.

    ``letters`` are those of the storages that several boxes keep.
    """
    kept = kept_by(index, node)
    whole = sum(each.nbytes for each in kept if each.is_charged)
    tiny = [
        each
        for each in kept
        if each.is_charged and each.storage not in letters and each.nbytes * _TINY < whole
    ]
    left_out = {each.storage for each in tiny} if len(tiny) > 1 else ()
    rest = [each for each in kept if each.storage not in left_out]
    for each in rest:
        words = f"keeps {', '.join(each.names)}"
        letter = letters.get(each.storage)
        if not each.is_charged:
            yield f"{words} (shared {letter})" if letter else f"{words} (counted elsewhere)"
        else:
            where = where_text(index, [index.recording.storages[each.storage].device])
            amount = f"{words} {notation.nbytes(each.nbytes)} {where}".rstrip()
            yield f"{amount} ({letter})" if letter else amount
    if len(tiny) > 1:
        names = ", ".join(name for each in tiny for name in each.names)
        yield f"keeps {names} {notation.nbytes(sum(each.nbytes for each in tiny))}"


def kept_by(index: Index, node: int) -> list[Kept]:
    """What a node keeps, each memory once, without parameters and buffers."""
    recording, charged, storages = index.recording, charges(index), saved_storages(index)
    found: dict[int, list[int]] = {}
    for position in saves_of(index, node):
        storage = storages[position]
        if storage is None or recording.saves[position].kind not in KEPT_KINDS:
            continue
        if recording.storages[storage].category not in OWN:
            found.setdefault(storage, []).append(position)
    reasons = {s: [reason(recording, save) for save in saves] for s, saves in found.items()}
    is_only = sum(r[0].what in _INPUTS for r in reasons.values()) == 1
    return [
        Kept(
            names=tuple(dict.fromkeys(_name(r, is_only) for r in reasons[storage])),
            storage=storage,
            nbytes=recording.storages[storage].nbytes,
            is_charged=recording.saves[charged[storage]].node == node,
        )
        for storage in found
    ]


_INPUTS = (What.INPUT, What.ONE_INPUT)


def _name(reason: Reason, is_only: bool) -> str:
    """What is kept; a matrix product's only kept input is its input, and not ``mat1``."""
    if is_only and reason.what is What.ONE_INPUT and reason.name in _OPERANDS:
        return "input"
    known = _RESULTS.get((reason.op, reason.name))
    return known or _WORDS[reason.what].format(reason.name.strip("[]").rstrip("_"))


_OPERANDS = ("mat1", "mat2", "self", "other", "vec", "batch1", "batch2", "vec1", "vec2")

_RESULTS = {
    ("native_layer_norm", "result1"): "mean",
    ("native_layer_norm", "result2"): "rstd",
    ("native_group_norm", "result1"): "mean",
    ("native_group_norm", "result2"): "rstd",
    ("native_batch_norm", "result1"): "mean",
    ("native_batch_norm", "result2"): "rstd",
    ("native_dropout", "result1"): "mask",
    ("max_pool2d_with_indices", "result1"): "indices",
    ("mkldnn_rnn_layer", "result1"): "hy",
    ("mkldnn_rnn_layer", "result2"): "cy",
    ("mkldnn_rnn_layer", "result3"): "workspace",
}
"""What torch calls the outputs that its formulas only count."""

_WORDS = {
    What.PARAMETER: "{}",
    What.BUFFER: "{}",
    What.NAMED_INPUT: "input {}",
    What.CAST: "cast of {}",
    What.INPUT: "input",
    What.ONE_INPUT: "{}",
    What.OUTPUT: "output",
    What.ONE_OUTPUT: "{}",
    What.TENSOR: "tensor {}",
    What.TRACED: "{}",
    What.REGION_INPUT: "input",
    What.CTX: "ctx.{}",
    What.PACKED: "packed {}",
    What.HIDDEN: "hidden",
    What.NOTHING: "nothing",
    What.ASIDE: "{}",
}
