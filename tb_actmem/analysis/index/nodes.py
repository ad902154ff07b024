"""The ops that belong to each node, and the bytes that each node saves."""

from __future__ import annotations

from collections import Counter
from itertools import accumulate
from typing import NamedTuple

from tb_actmem.analysis.index import Index, derived, op_names, positions_by
from tb_actmem.analysis.index.storages import (
    OWN,
    State,
    edge_state,
    saves_by_storage,
    storage_states,
    tensor_storages,
)
from tb_actmem.model import Category, Edge, NodeKind, SaveKind, Storage


@derived
def ops_of_nodes(index: Index) -> dict[int, list[int]]:
    """Return the forward ops of each node, in order; nodes without ops are left out."""
    return positions_by(op.node for op in index.recording.ops)


@derived
def backward_ops_of_nodes(index: Index) -> dict[int, list[int]]:
    """Return the known ops of each node's backward, in order."""
    return positions_by(op.backward_of for op in index.recording.ops)


@derived
def last_op_of_nodes(index: Index) -> dict[int, int]:
    """Return the last forward op of each node; autograd creates the node after it."""
    return {node: ops[-1] for node, ops in ops_of_nodes(index).items()}


@derived
def output_tensors(index: Index) -> dict[int, int]:
    """Return a known output tensor of each node, the first output if possible."""
    recording = index.recording
    first_outputs: dict[int, tuple[int, int]] = {}
    made = [(edge.producer, edge.output_nr, edge.tensor) for edge in recording.edges]
    made += [(output.node, output.output_nr, output.tensor) for output in recording.outputs]
    for node, output_nr, tensor in made:
        if tensor is not None and (node not in first_outputs or output_nr < first_outputs[node][0]):
            first_outputs[node] = output_nr, tensor
    tensors = {node: tensor for node, (_, tensor) in first_outputs.items()}
    for op in recording.ops:
        if op.node is not None and op.outputs:
            tensors.setdefault(op.node, op.outputs[0])
    return tensors


@derived
def usual_dtype(index: Index) -> str:
    """Return the most common dtype of node outputs; "" if none is known."""
    tensors = index.recording.tensors
    dtypes = Counter(tensors[tensor].dtype for tensor in output_tensors(index).values())
    return max(dtypes, key=dtypes.__getitem__, default="")


_INPUT, _RECOMPUTED = Category.INPUT, SaveKind.RECOMPUTED


class NodeBytes(NamedTuple):
    """Bytes for every node."""

    attributed: list[int]
    """Storages that it is the first to save, without parameters and buffers."""
    shared: list[int]
    """Storages that it saves too, attributed to an earlier node."""
    exclusive: list[int]
    """Bytes freed if only this node stopped saving: storages that no other node saves."""


@derived
def node_bytes(index: Index) -> NodeBytes:
    """Distribute the bytes of every saved storage to the nodes that save it."""
    recording = index.recording
    attributed, shared, exclusive = ([0] * len(recording.nodes) for _ in range(3))
    node_of = [save.node for save in recording.saves]
    for storage, saves in enumerate(saves_by_storage(index)):
        row = recording.storages[storage]
        if not saves or row.category in OWN:
            continue
        first = node_of[saves[0]]
        attributed[first] += row.nbytes
        others = {node_of[save] for save in saves} - {first} if len(saves) > 1 else ()
        for node in others:
            shared[node] += row.nbytes
        if not others and goes_with_its_savers(row):
            exclusive[first] += row.nbytes
    return NodeBytes(attributed=attributed, shared=shared, exclusive=exclusive)


def goes_with_its_savers(storage: Storage) -> bool:
    """Return whether only saves keep a storage alive, unlike inputs and held storages."""
    return storage.holder is None and storage.category is not _INPUT


def saves_of(index: Index, node: int) -> range:
    """Return the saves of a node; saves are sorted by node."""
    starts = _save_starts(index)
    return range(starts[node], starts[node + 1])


@derived
def _save_starts(index: Index) -> list[int]:
    """Return the position of each node's first save, and the number of saves."""
    counts = [0] * len(index.recording.nodes)
    for save in index.recording.saves:
        counts[save.node] += 1
    return list(accumulate(counts, initial=0))


@derived
def recomputed_nodes(index: Index) -> set[int]:
    """Return the nodes that a checkpoint recomputes, or whose saves it recomputes."""
    return {
        position for position, node in enumerate(index.recording.nodes) if node.region is not None
    } | {save.node for save in index.recording.saves if save.kind is _RECOMPUTED}


_LEAF = NodeKind.ACCUMULATE_GRAD


class OpRow(NamedTuple):
    """Bytes that one autograd node saves."""

    node: int
    op: str
    saves: int
    attributed_bytes: int
    """Storages that it is the first to save, without parameters and buffers."""
    shared_bytes: int
    """Storages that it saves too, attributed to an earlier node."""
    exclusive_bytes: int
    """Bytes freed if only this node stopped saving: storages that no other node saves."""
    output_bytes: int | None
    """Bytes of its largest output's storage; None: unknown."""
    output_state: State | None


class _Output(NamedTuple):
    """The largest output of a node."""

    nbytes: int | None
    state: State | None


_UNKNOWN = _Output(nbytes=None, state=None)


@derived
def op_rows(index: Index) -> list[OpRow]:
    """Return a row for every node except `AccumulateGrad`, in forward order."""
    names, nbytes, outputs = op_names(index), node_bytes(index), _outputs(index)
    rows = []
    for node, row in enumerate(index.recording.nodes):
        if row.kind is _LEAF:
            continue
        output = outputs.get(node, _UNKNOWN)
        rows.append(
            OpRow(
                node=node,
                op=names[node],
                saves=len(saves_of(index, node)),
                attributed_bytes=nbytes.attributed[node],
                shared_bytes=nbytes.shared[node],
                exclusive_bytes=nbytes.exclusive[node],
                output_bytes=output.nbytes,
                output_state=output.state,
            )
        )
    return rows


def _outputs(index: Index) -> dict[int, _Output]:
    """Return the bytes and the state of every node's largest output."""
    recording, storages = index.recording, tensor_storages(index)
    states, sizes = storage_states(index), [row.nbytes for row in recording.storages]
    heaviest: dict[int, tuple[int, Edge]] = {}
    for edge in recording.edges:
        if edge.tensor is None:
            continue
        storage = storages[edge.tensor]
        nbytes = 0 if storage is None else sizes[storage]
        if edge.producer not in heaviest or heaviest[edge.producer][0] < nbytes:
            heaviest[edge.producer] = nbytes, edge
    outputs = {
        node: _Output(nbytes=nbytes, state=edge_state(index, edge))
        for node, (nbytes, edge) in heaviest.items()
    }
    for out in recording.outputs:
        if out.tensor is None or out.node in outputs:
            continue
        storage = storages[out.tensor]
        if storage is not None:
            outputs[out.node] = _Output(nbytes=sizes[storage], state=states[storage])
    return outputs
