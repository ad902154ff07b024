"""The details of a figure's parts: saved tensors of a node, devices of bytes, and tooltips."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain
from typing import NamedTuple

from tb_actmem.analysis.figure import Box, BoxKind, Cluster
from tb_actmem.analysis.figure.edges import BoxEdge
from tb_actmem.analysis.index import Index, call_name, fqn, op_name, source
from tb_actmem.analysis.index.devices import module_devices, node_devices, tensor_nbytes
from tb_actmem.analysis.index.modules import module_nodes
from tb_actmem.analysis.index.nodes import saves_of
from tb_actmem.analysis.index.reasons import Reason, What, reason, unbracketed
from tb_actmem.analysis.index.storages import KEPT_KINDS, OWN, attributions, saved_storages
from tb_actmem.model import Recording, SaveKind
from tb_actmem.rendering.figure.lines import Line, Notation, markup
from tb_actmem.text import exact_nbytes_text
from tb_actmem.text.reasons import tensor_text, where_text


def attributed_where(index: Index, box: Box) -> str:
    """Return the devices of a box's bytes, if they differ from the legend's first device."""
    if not box.attributed_bytes:
        return ""
    if box.kind is BoxKind.NODE:
        devices = [node_devices(index)[box.rows[0]]]
    elif box.kind is BoxKind.MODULE:
        devices = [module_devices(index)[call] for call in box.rows]
    else:
        devices = node_devices(index)[box.rows[0] : box.rows[-1] + 1]
    return where_text(index, list(dict.fromkeys(chain.from_iterable(devices))))


_TINY = 64  # storages below 1/64 of a node's saved bytes share one line


class SavedStorage(NamedTuple):
    """One storage that a node saves."""

    names: tuple[str, ...]
    storage: int
    nbytes: int
    is_attributed: bool
    """Its bytes are attributed to this node, not to an earlier one."""


def saved_lines(
    index: Index, node: int, letters: Mapping[int, str], notation: Notation
) -> Iterator[str]:
    """Yield a line for each storage that a node saves, and one for all tiny ones.

    ``letters`` mark storages that several boxes save.
    """
    saved = saved_by(index, node)
    whole = sum(each.nbytes for each in saved if each.is_attributed)
    tiny = [
        each
        for each in saved
        if each.is_attributed and each.storage not in letters and each.nbytes * _TINY < whole
    ]
    left_out = {each.storage for each in tiny} if len(tiny) > 1 else ()
    rest = [each for each in saved if each.storage not in left_out]
    for each in rest:
        words = f"saves {', '.join(each.names)}"
        letter = letters.get(each.storage)
        if not each.is_attributed:
            yield f"{words} (shared {letter})" if letter else f"{words} (counted elsewhere)"
        else:
            where = where_text(index, [index.recording.storages[each.storage].device])
            amount = f"{words} {notation.nbytes(each.nbytes)} {where}".rstrip()
            yield f"{amount} ({letter})" if letter else amount
    if len(tiny) > 1:
        names = ", ".join(name for each in tiny for name in each.names)
        yield f"saves {names} {notation.nbytes(sum(each.nbytes for each in tiny))}"


def saved_by(index: Index, node: int) -> list[SavedStorage]:
    """Return the storages that a node saves, each once, without parameters and buffers."""
    recording, attributed, storages = index.recording, attributions(index), saved_storages(index)
    by_storage: dict[int, list[int]] = {}
    for position in saves_of(index, node):
        storage = storages[position]
        if storage is None or recording.saves[position].kind not in KEPT_KINDS:
            continue
        if recording.storages[storage].category not in OWN:
            by_storage.setdefault(storage, []).append(position)
    reasons = {s: [reason(recording, save) for save in saves] for s, saves in by_storage.items()}
    is_only = sum(r[0].what in _INPUTS for r in reasons.values()) == 1
    return [
        SavedStorage(
            names=tuple(dict.fromkeys(_name(r, is_only) for r in reasons[storage])),
            storage=storage,
            nbytes=recording.storages[storage].nbytes,
            is_attributed=recording.saves[attributed[storage]].node == node,
        )
        for storage in by_storage
    ]


_INPUTS = (What.INPUT, What.ONE_INPUT)


def _name(reason: Reason, is_only: bool) -> str:
    """Name a saved tensor; a matrix product's only saved input is "input", not ``mat1``."""
    if is_only and reason.what is What.ONE_INPUT and reason.name in _OPERANDS:
        return "input"
    known = _RESULTS.get((reason.op, reason.name))
    return known or _WORDS[reason.what].format(unbracketed(reason.name).rstrip("_"))


_OPERANDS = ("mat1", "mat2", "self", "vec", "batch1", "batch2", "vec1", "vec2")

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
"""Names of outputs that torch's formulas only number."""

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


_MOST_FACTS = 6


def box_tooltip(index: Index, box: Box, lines: Sequence[Line]) -> str:
    """Return the tooltip of a box with these lines."""
    recording = index.recording
    if box.kind is BoxKind.NODE:
        return joined(_node_facts(index, box.rows[0]))
    if box.kind in (BoxKind.MODULE, BoxKind.STRETCH):
        names = ["".join(word.text for word in line) for line in lines[:2]]
        attributed = (
            f"attributed {exact_nbytes_text(box.attributed_bytes)} {attributed_where(index, box)}"
        )
        calls = box.rows if box.kind is BoxKind.MODULE else ()
        return joined([*names, attributed.rstrip(), *_left_out(index, calls, box.nodes)])
    return joined([_tensor_fact(recording, tensor) for tensor in box.rows] or [box.kind.value])


def _node_facts(index: Index, node: int) -> Iterator[str]:
    recording, row = index.recording, index.recording.nodes[node]
    names = (row.name, fqn(recording, row.module), source(recording, row.frame))
    yield ", ".join(name for name in names if name)
    for position in saves_of(index, node):
        save = recording.saves[position]
        if save.kind is SaveKind.RECOMPUTED:
            yield f"{save.slot} is recomputed in the backward"
        elif save.tensor is not None:
            by = _attributed_to(index, position)
            yield f"saves {save.slot}: {_tensor_fact(recording, save.tensor)}{by}"


def _attributed_to(index: Index, save: int) -> str:
    recording, attributed = index.recording, attributions(index)
    storage = saved_storages(index)[save]
    if storage is None:
        return ""
    category = recording.storages[storage].category
    if category in OWN:
        return f", a {category.value}"
    first = recording.saves[attributed[storage]].node
    return "" if attributed[storage] == save else f", attributed to {op_name(recording, first)}"


def cluster_tooltip(index: Index, cluster: Cluster) -> str:
    """Return the tooltip of an open module call."""
    recording = index.recording
    name, row = call_name(recording, cluster.call, None), recording.modules[cluster.call]
    where = where_text(index, module_devices(index)[cluster.call])
    attributed = f"attributed {exact_nbytes_text(cluster.attributed_bytes)} {where}".rstrip()
    left_out = _left_out(index, [cluster.call], cluster.nodes)
    return joined([name, row.type_name, attributed, *left_out])


def _left_out(index: Index, calls: Sequence[int], drawn: int) -> Iterator[str]:
    """Say why a figure has fewer nodes than the table of modules."""
    whole = sum(module_nodes(index)[call] for call in calls)
    if drawn < whole:
        yield f"{whole} nodes including hidden views"


def edge_tooltip(recording: Recording, edge: BoxEdge) -> str:
    """Return the tooltip of an edge."""
    facts = [_tensor_fact(recording, tensor) for tensor in edge.tensors[:_MOST_FACTS]]
    left = len(edge.tensors) - len(facts)
    if left:
        facts.append(f"and {left} more, {exact_nbytes_text(edge.nbytes)} together")
    if edge.unknown:
        tensors = f"{edge.unknown} tensor{'' if edge.unknown == 1 else 's'}"
        facts.append(f"{tensors} of unknown size")
    return joined([edge.state.value, *facts])


def _tensor_fact(recording: Recording, tensor: int) -> str:
    """Return a tensor's type, shape and bytes, and its storage's bytes if larger."""
    storage, nbytes = recording.tensors[tensor].storage, tensor_nbytes(recording, tensor)
    text = f"{tensor_text(recording.tensors[tensor])}, {exact_nbytes_text(nbytes)}"
    if storage is None or recording.storages[storage].nbytes == nbytes:
        return text
    return f"{text} of a storage of {exact_nbytes_text(recording.storages[storage].nbytes)}"


def joined(lines: Iterable[str]) -> str:
    """Join lines of text to a tooltip."""
    return "&#10;".join(markup(line) for line in lines)
