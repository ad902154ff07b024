"""Hide boxes of a figure, and redirect their edges; list the saved tensors of a box."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import NamedTuple

from tb_actmem.analysis.figure.boxes import Box, BoxKind
from tb_actmem.analysis.figure.edges import BoxEdge, merged
from tb_actmem.analysis.figure.outline import Outline
from tb_actmem.analysis.index import Index
from tb_actmem.analysis.index.nodes import node_bytes, saves_of
from tb_actmem.analysis.index.reasons import Reason, What, reason
from tb_actmem.analysis.index.storages import KEPT_KINDS, OWN, State, attributions, saved_storages
from tb_actmem.model import Recording
from tb_actmem.rendering.figure.lines import Notation
from tb_actmem.text.reasons import where_text


def without(index: Index, figure: Outline, calls: Collection[int]) -> Outline:
    """Hide the boxes of module calls, and connect their producers with their consumers.

    A parameter is hidden with its last user.
    """
    if not calls:
        return figure
    recording, boxes = index.recording, figure.boxes
    parents = {cluster.call: cluster.parent for cluster in figure.clusters}
    hidden = {position for position, box in enumerate(boxes) if _is_in(recording, box, calls)}

    def around(cluster: int | None) -> int | None:
        while cluster is not None and cluster in calls:
            cluster = parents[cluster]
        return cluster

    edges = (
        edge
        for edge in figure.edges
        if edge.consumer not in hidden or boxes[edge.producer].kind is not BoxKind.PARAMETER
    )
    outside = (box._replace(cluster=around(box.cluster)) for box in boxes)
    figure = figure._replace(boxes=tuple(outside), edges=tuple(edges))
    return _without_boxes(index, figure, hidden)


def without_freed(index: Index, figure: Outline) -> Outline:
    """Hide nodes that save nothing and whose results were all freed in the forward."""
    saved = node_bytes(index)
    leaving: dict[int, set[State]] = {}
    for edge in figure.edges:
        leaving.setdefault(edge.producer, set()).add(edge.state)
    hidden = {
        position
        for position, box in enumerate(figure.boxes)
        if box.kind is BoxKind.NODE
        and not saved.attributed[box.rows[0]] + saved.shared[box.rows[0]]
        and leaving.get(position) == {State.FREED}
    }
    return _without_boxes(index, figure, hidden)


def _without_boxes(index: Index, figure: Outline, hidden: Collection[int]) -> Outline:
    edges = merged(index, _redirected(figure.edges, hidden))
    ends = {end for edge in edges for end in (edge.producer, edge.consumer)}
    shown = [
        position
        for position, box in enumerate(figure.boxes)
        if position not in hidden and (box.nodes or position in ends)
    ]
    moved = {position: new for new, position in enumerate(shown)}
    return figure._replace(
        boxes=tuple(figure.boxes[position] for position in shown),
        edges=tuple(
            edge._replace(producer=moved[edge.producer], consumer=moved[edge.consumer])
            for edge in edges
        ),
        hidden_bytes=sum(figure.boxes[position].attributed_bytes for position in hidden),
        box_of=tuple(moved.get(box, -1) for box in figure.box_of),
    )


def _is_in(recording: Recording, box: Box, calls: Collection[int]) -> bool:
    if box.kind is BoxKind.MODULE:
        return all(call in calls for call in box.rows)
    if box.kind is BoxKind.STRETCH:
        return box.cluster in calls
    return box.kind is BoxKind.NODE and recording.nodes[box.rows[0]].module in calls


def _redirected(edges: Collection[BoxEdge], hidden: Collection[int]) -> Iterator[BoxEdge]:
    """Yield the edges, with edges through hidden boxes connected past them."""
    into: dict[int, list[int]] = {}
    for edge in edges:
        into.setdefault(edge.consumer, []).append(edge.producer)

    def makers(box: int) -> list[int]:
        seen, pending = {}, [box]
        while pending:
            here = pending.pop()
            if here in hidden:
                pending += [p for p in into.get(here, ()) if p not in seen]
            seen[here] = here not in hidden
        return [maker for maker, is_shown in seen.items() if is_shown]

    for edge in edges:
        if edge.consumer not in hidden:
            for maker in makers(edge.producer):
                if maker == edge.producer:
                    yield edge
                elif maker != edge.consumer:
                    yield edge._replace(producer=maker, edge=None)


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
