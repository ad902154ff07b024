"""``drawn.json``: an edge of the graph, or a box that is not one row."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypedDict

from tb_actmem.analysis.figure import Box, BoxKind
from tb_actmem.analysis.figure.edges import BoxEdge
from tb_actmem.analysis.index import Index, common_name, fqn, op_name, starred
from tb_actmem.analysis.index.devices import tensor_nbytes
from tb_actmem.analysis.index.storages import (
    State,
    saves_by_storage,
    storage_states,
    tensor_storages,
)
from tb_actmem.model import Category
from tb_actmem.replies import VERSION, Reply
from tb_actmem.replies.detail import LIMIT, SaverRow


class DrawnTensor(TypedDict):
    """A tensor of an edge or a box."""

    dtype: str
    shape: Sequence[int]
    nbytes: int
    storage_nbytes: int | None
    """Bytes of its storage, of which it may be a view; null, like the next two: unknown."""
    category: Category | None
    state: State | None
    name: str | None
    """The name of a parameter or buffer; for an activation, the parameter it is a cast of."""
    savers_count: int
    """The number of saves of its storage; the list may be shorter."""
    savers: list[SaverRow]


class DrawnCall(TypedDict):
    """One of the equal module calls of a box."""

    module: int
    fqn: str
    nbytes: int
    """Attributed to its nodes, and to the nodes between it and the next call."""


class DrawnEnd(TypedDict):
    """A box at an end of an edge."""

    id: str
    name: str


class DrawnReply(Reply):
    """``drawn.json``. Each list has at most 100 entries; the counts are complete."""

    id: str
    kind: str
    """``node``, ``module``, ``stretch``, ``leaf``, ``parameter``, ``output`` or ``edge``."""
    title: str
    nbytes: int
    """Attributed to a box; for an edge or a box of tensors, the bytes of the tensors."""
    nodes: int
    """The number of nodes in a box."""
    calls_count: int
    """The number of module calls in a box; the list may be shorter."""
    calls: list[DrawnCall]
    least_bytes: int
    """The call with the fewest attributed bytes; the next field is the one with the most."""
    most_bytes: int
    state: State | None
    """Null: not an edge."""
    ends: list[DrawnEnd]
    """The two ends of an edge."""
    unknown: int
    """The number of tensors of unknown size."""
    tensors_count: int
    """The number of other tensors; the list may be shorter."""
    tensors: list[DrawnTensor]


def box_reply(index: Index, box: Box, name: str) -> DrawnReply:
    """Return the reply for a box of a figure, with its id in the picture."""
    is_outside = not box.nodes
    tensors = box.rows if is_outside else ()
    nbytes = _storages_nbytes(index, tensors) if is_outside else box.attributed_bytes
    calls = box.rows if box.kind is BoxKind.MODULE else ()
    return DrawnReply(
        version=VERSION,
        id=name,
        kind=box.kind.value,
        title=_title(index, box),
        nbytes=nbytes,
        nodes=box.nodes,
        calls_count=len(calls),
        calls=[
            DrawnCall(module=call, fqn=fqn(index.recording, call), nbytes=each)
            for call, each in list(zip(calls, box.each_bytes, strict=True))[:LIMIT]
        ],
        least_bytes=min(box.each_bytes, default=0),
        most_bytes=max(box.each_bytes, default=0),
        state=None,
        ends=[],
        unknown=0,
        tensors_count=len(tensors),
        tensors=[_tensor(index, tensor) for tensor in tensors[:LIMIT]],
    )


def edge_reply(
    index: Index, edge: BoxEdge, name: str, between: Iterable[tuple[str, Box]]
) -> DrawnReply:
    """Return the reply for an edge of a figure, and its two boxes with their ids."""
    ends = [DrawnEnd(id=end, name=_title(index, box)) for end, box in between]
    return DrawnReply(
        version=VERSION,
        id=name,
        kind="edge",
        title=" → ".join(end["name"] for end in ends),
        nbytes=edge.nbytes,
        nodes=0,
        calls_count=0,
        calls=[],
        least_bytes=0,
        most_bytes=0,
        state=edge.state,
        ends=ends,
        unknown=edge.unknown,
        tensors_count=len(edge.tensors),
        tensors=[_tensor(index, tensor) for tensor in edge.tensors[:LIMIT]],
    )


def _title(index: Index, box: Box) -> str:
    recording = index.recording
    if box.kind is BoxKind.NODE:
        return op_name(recording, box.rows[0])
    if box.kind is BoxKind.STRETCH:
        return " … ".join(op_name(recording, node) for node in box.rows)
    if box.kind is not BoxKind.MODULE:
        titles = (_storage_name(index, tensor) for tensor in box.rows)
        return ", ".join(sorted({*filter(None, titles)})) or _WORDS[box.kind]
    names = [fqn(recording, call) for call in box.rows]
    if len({*names}) == 1:
        return names[0]
    alike = len({starred(name) for name in names}) == 1
    return common_name(names) if alike else f"{names[0]} … {names[-1]}"


_WORDS = {BoxKind.LEAF: "input", BoxKind.PARAMETER: "parameter", BoxKind.OUTPUT: "output"}


def _storage_name(index: Index, tensor: int) -> str | None:
    storage = tensor_storages(index)[tensor]
    return None if storage is None else index.recording.storages[storage].name


def _storages_nbytes(index: Index, tensors: Iterable[int]) -> int:
    """Return the bytes of the tensors' storages, each once."""
    storages = {tensor_storages(index)[tensor] for tensor in tensors}
    return sum(
        index.recording.storages[storage].nbytes for storage in storages if storage is not None
    )


def _tensor(index: Index, tensor: int) -> DrawnTensor:
    recording, row = index.recording, index.recording.tensors[tensor]
    storage = tensor_storages(index)[tensor]
    memory = None if storage is None else recording.storages[storage]
    saves = [] if storage is None else saves_by_storage(index)[storage]
    return DrawnTensor(
        dtype=row.dtype,
        shape=row.shape,
        nbytes=tensor_nbytes(recording, tensor),
        storage_nbytes=memory and memory.nbytes,
        category=memory and memory.category,
        state=None if storage is None else storage_states(index)[storage],
        name=memory and memory.name,
        savers_count=len(saves),
        savers=[_saver(index, save) for save in saves[:LIMIT]],
    )


def _saver(index: Index, position: int) -> SaverRow:
    recording, save = index.recording, index.recording.saves[position]
    return SaverRow(
        node=save.node,
        op=op_name(recording, save.node),
        fqn=fqn(recording, recording.nodes[save.node].module),
        slot=save.slot,
    )
