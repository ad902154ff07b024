"""``detail.json``: all details of one node or one module call."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TypedDict

from tb_actmem.analysis.index import Index, fqn, op_name, source
from tb_actmem.analysis.index.devices import module_devices, node_devices, tensor_nbytes
from tb_actmem.analysis.index.modules import calls_inside, module_rows
from tb_actmem.analysis.index.nodes import node_bytes, saves_of
from tb_actmem.analysis.index.storages import (
    OWN,
    State,
    attributions,
    edge_state,
    save_modules,
    sharers,
)
from tb_actmem.analysis.totals.alive import releases
from tb_actmem.gc_pause import collector_paused
from tb_actmem.model import Category, Edge, NodeKind, Recording, SaveKind
from tb_actmem.replies import VERSION, NodeName, Reply, node_name, text
from tb_actmem.replies.alive import LifeRow, life_row
from tb_actmem.text.reasons import save_reason_text, where_text

LIMIT = 100
"""The maximum number of saves, edges and sharers in a reply; the counts are complete."""


class SaverRow(NodeName):
    """Another save of the same storage."""

    slot: str


class EdgeRow(NodeName):
    """A tensor from or to the named node."""

    state: State
    dtype: str | None
    """Null, like the next two: the tensor is unknown."""
    shape: Sequence[int] | None
    nbytes: int | None


class Edges(TypedDict):
    """The tensors that enter and leave a set of nodes; leaves come last."""

    inputs_count: int
    """The number of entries; the list may be shorter."""
    inputs: list[EdgeRow]
    outputs_count: int
    outputs: list[EdgeRow]


class SaveRow(TypedDict):
    """A tensor that a node saves in a slot."""

    node: int
    op: str
    slot: str
    kind: SaveKind
    dtype: str | None
    shape: Sequence[int] | None
    nbytes: int | None
    """Bytes of the tensor; null if unknown."""
    storage: int | None
    storage_nbytes: int | None
    """Bytes of its storage, of which it may be a view."""
    category: Category | None
    name: str | None
    """The name of a parameter or buffer; for an activation, the parameter it is a cast of."""
    attributed: bool
    """True if the storage is attributed here; false if to its first saver, and shared here."""
    reason: str
    formula: str | None
    """The derivative formula that needs it."""
    shared_count: int
    """The number of other savers; the list may be shorter."""
    shared_with: list[SaverRow]


class ModuleName(TypedDict):
    """The module call of the node, or the module call itself."""

    module: int | None
    fqn: str
    type_name: str | None


class Released(TypedDict):
    """The memory freed during the backward of some nodes."""

    released_bytes: int
    released_count: int
    """The number of storages; the list may be shorter."""
    released: list[LifeRow]


class DetailReply(Reply, ModuleName, Edges, Released):
    """``detail.json``, of a node or of a module call.

    Each list has at most 100 entries; the counts are complete. The saves of a module call are those
    attributed inside it, the largest first. Its inputs and outputs cross its border.
    """

    id: str
    """``n12`` or ``m5``, as in the picture."""
    title: str
    name: str
    """Torch's name of a node, or the type of a module call."""
    source: str
    """``file.py:12``; "" for a module call, or if unknown."""
    file: str | None
    """Null, like the next two, for a module call, or if unknown."""
    line: int | None
    function: str | None
    region: int | None
    """The checkpointed region of the node, counted from 0; null outside regions."""
    attributed_bytes: int
    """For a module call, children included."""
    where: str
    """``on cuda:0 + cpu``; "" if all bytes are on the first device."""
    shared_bytes: int | None
    """Null for a module call."""
    exclusive_bytes: int
    """Memory released if only it stopped saving."""
    saves_count: int
    """The number of entries; the list may be shorter."""
    saves: list[SaveRow]


@collector_paused()
def node_text(index: Index, node: int) -> str:
    """Return a node's saved tensors with reasons, its inputs and its outputs."""
    recording, row, costs = index.recording, index.recording.nodes[node], node_bytes(index)
    frame = None if row.frame is None else recording.frames[row.frame]
    saves = sorted(saves_of(index, node), key=lambda save: _rank(index, save))
    return text(
        DetailReply(
            version=VERSION,
            id=f"n{node}",
            title=op_name(recording, node),
            name=row.name,
            **_module(recording, row.module),
            source=source(recording, row.frame),
            file=frame and frame.file,
            line=frame and frame.line,
            function=frame and frame.function,
            region=row.region,
            attributed_bytes=costs.attributed[node],
            where=where_text(index, node_devices(index)[node]),
            shared_bytes=costs.shared[node],
            exclusive_bytes=costs.exclusive[node],
            saves_count=len(saves),
            saves=[_save(index, save) for save in saves[:LIMIT]],
            **_released(index, [node]),
            **_edges(index, lambda other: other == node),
        )
    )


@collector_paused()
def module_text(index: Index, module: int) -> str:
    """Return a module call's largest saved tensors, and the tensors that enter and leave it."""
    recording, totals = index.recording, module_rows(index)[module]
    row, inside = recording.modules[module], {*calls_inside(index, module)}
    attributed = [
        (recording.storages[storage].nbytes, save)
        for storage, save in attributions(index).items()
        if save_modules(index)[save] in inside
    ]
    attributed.sort(key=lambda entry: (-entry[0], entry[1]))
    return text(
        DetailReply(
            version=VERSION,
            id=f"m{module}",
            title=fqn(recording, module),
            name=row.type_name,
            **_module(recording, module),
            source="",
            file=None,
            line=None,
            function=None,
            region=None,
            attributed_bytes=totals.total_bytes,
            where=where_text(index, module_devices(index)[module]),
            shared_bytes=None,
            exclusive_bytes=totals.exclusive_bytes,
            saves_count=len(attributed),
            saves=[_save(index, save) for _, save in attributed[:LIMIT]],
            **_released(
                index, [n for n, row in enumerate(recording.nodes) if row.module in inside]
            ),
            **_edges(index, lambda node: recording.nodes[node].module in inside),
        )
    )


def _module(recording: Recording, module: int | None) -> ModuleName:
    type_name = None if module is None else recording.modules[module].type_name
    return ModuleName(module=module, fqn=fqn(recording, module), type_name=type_name)


def _rank(index: Index, position: int) -> tuple[int, bool]:
    """Sort attributed saves first, largest first, and parameters and buffers last."""
    tensor = index.recording.saves[position].tensor
    storage = None if tensor is None else index.recording.tensors[tensor].storage
    if storage is None:
        return 0, False
    row, is_attributed = (
        index.recording.storages[storage],
        attributions(index).get(storage) == position,
    )
    return -row.nbytes if is_attributed else 0, row.category in OWN


def _save(index: Index, position: int) -> SaveRow:
    recording, save = index.recording, index.recording.saves[position]
    tensor = None if save.tensor is None else recording.tensors[save.tensor]
    storage = tensor and tensor.storage
    row = None if storage is None else recording.storages[storage]
    others = [] if storage is None else sharers(index, storage, save.node)
    return SaveRow(
        node=save.node,
        op=op_name(recording, save.node),
        slot=save.slot,
        kind=save.kind,
        dtype=tensor and tensor.dtype,
        shape=tensor and tensor.shape,
        nbytes=tensor_nbytes(recording, save.tensor) if tensor else None,
        storage=storage,
        storage_nbytes=row and row.nbytes,
        category=row and row.category,
        name=row and row.name,
        attributed=storage is not None and attributions(index).get(storage) == position,
        reason=save_reason_text(index, position),
        formula=save.formula,
        shared_count=len(others),
        shared_with=[_sharer(recording, other) for other in others[:LIMIT]],
    )


def _sharer(recording: Recording, position: int) -> SaverRow:
    save = recording.saves[position]
    return SaverRow(**node_name(recording, save.node), slot=save.slot)


def _released(index: Index, nodes: Iterable[int]) -> Released:
    known = releases(index)
    lives = [life for node in nodes for life in known.get(node, ())]
    lives.sort(key=lambda life: (-life.nbytes, life.storage))
    return Released(
        released_bytes=sum(life.nbytes for life in lives),
        released_count=len(lives),
        released=[life_row(index, life) for life in lives[:LIMIT]],
    )


def _edges(index: Index, is_inside: Callable[[int], bool]) -> Edges:
    """Return the tensors that enter and leave a set of nodes."""
    inputs, outputs = [], []
    for edge in index.recording.edges:
        consumed, produced = is_inside(edge.consumer), is_inside(edge.producer)
        if consumed and not produced:
            inputs.append(edge)
        elif produced and not consumed:
            outputs.append(edge)
    return Edges(
        inputs_count=len(inputs),
        inputs=_ends(index, inputs, lambda edge: edge.producer),
        outputs_count=len(outputs),
        outputs=_ends(index, outputs, lambda edge: edge.consumer),
    )


def _ends(index: Index, edges: Iterable[Edge], far_end: Callable[[Edge], int]) -> list[EdgeRow]:
    """Sort leaves last, so that a limit hides leaves first."""
    recording = index.recording
    ordered = sorted(
        edges, key=lambda edge: recording.nodes[edge.producer].kind is NodeKind.ACCUMULATE_GRAD
    )
    return [_end(index, edge, far_end(edge)) for edge in ordered[:LIMIT]]


def _end(index: Index, edge: Edge, far_end: int) -> EdgeRow:
    recording = index.recording
    tensor = None if edge.tensor is None else recording.tensors[edge.tensor]
    return EdgeRow(
        **node_name(recording, far_end),
        state=edge_state(index, edge),
        dtype=tensor and tensor.dtype,
        shape=tensor and tensor.shape,
        nbytes=tensor_nbytes(recording, edge.tensor) if tensor else None,
    )
