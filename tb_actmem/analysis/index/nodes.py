"""Which ops ran for each node: for most of them one, which made its outputs."""

from __future__ import annotations

from collections import Counter
from itertools import accumulate
from typing import NamedTuple

from tb_actmem.analysis.index.index import Index, derived
from tb_actmem.analysis.index.storages import OWN, saves_by_storage
from tb_actmem.model import Category, SaveKind, Storage


@derived
def ops_of_nodes(index: Index) -> dict[int, list[int]]:
    """For every node the ops of its forward, in their order; one without any is not in it."""
    found: dict[int, list[int]] = {}
    for position, op in enumerate(index.recording.ops):
        if op.node is not None:
            found.setdefault(op.node, []).append(position)
    return found


@derived
def last_op_of_nodes(index: Index) -> dict[int, int]:
    """For every node the last op of its forward, after which autograd has made it."""
    return {node: ops[-1] for node, ops in ops_of_nodes(index).items()}


@derived
def output_tensors(index: Index) -> dict[int, int]:
    """For every node of which it is known a tensor that it made, its first output if that is."""
    recording = index.recording
    found: dict[int, tuple[int, int]] = {}
    made = [(edge.producer, edge.output_nr, edge.tensor) for edge in recording.edges]
    made += [(output.node, output.output_nr, output.tensor) for output in recording.outputs]
    for node, output_nr, tensor in made:
        if tensor is not None and (node not in found or output_nr < found[node][0]):
            found[node] = output_nr, tensor
    tensors = {node: tensor for node, (_, tensor) in found.items()}
    for op in recording.ops:
        if op.node is not None and op.outputs:
            tensors.setdefault(op.node, op.outputs[0])
    return tensors


@derived
def usual_dtype(index: Index) -> str:
    """The dtype of most tensors that nodes make; "" where none is known."""
    tensors = index.recording.tensors
    dtypes = Counter(tensors[tensor].dtype for tensor in output_tensors(index).values())
    return max(dtypes, key=dtypes.__getitem__, default="")


_INPUT, _RECOMPUTED = Category.INPUT, SaveKind.RECOMPUTED


class NodeBytes(NamedTuple):
    """Bytes for every node."""

    attributed: list[int]
    """Storages of which it is the first keeper, parameters and buffers left out."""
    shared: list[int]
    """Storages that it keeps as well, attributed to an earlier node."""
    exclusive: list[int]
    """What would go if it alone stopped keeping: storages that nobody else keeps."""


@derived
def node_bytes(index: Index) -> NodeBytes:
    """Hand the bytes of every kept storage to the nodes that keep it."""
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
    """Whether nothing but saves keeps it: inputs exist anyway, and held memory has its holder."""
    return storage.holder is None and storage.category is not _INPUT


def saves_of(index: Index, node: int) -> range:
    """The saves of a node: they stand together, in the order of nodes."""
    starts = _save_starts(index)
    return range(starts[node], starts[node + 1])


@derived
def _save_starts(index: Index) -> list[int]:
    """For every node, and behind the last one, the position of its first save."""
    counts = [0] * len(index.recording.nodes)
    for save in index.recording.saves:
        counts[save.node] += 1
    return list(accumulate(counts, initial=0))


@derived
def recomputed_nodes(index: Index) -> set[int]:
    """The nodes that a checkpoint will make again, or whose saves it will."""
    return {
        position for position, node in enumerate(index.recording.nodes) if node.region is not None
    } | {save.node for save in index.recording.saves if save.kind is _RECOMPUTED}
