"""The table of ops: a row per autograd node."""

from __future__ import annotations

from typing import NamedTuple

from tb_actmem.analysis.index.index import Index, derived
from tb_actmem.analysis.index.names import op_names
from tb_actmem.analysis.index.nodes import node_bytes, saves_of
from tb_actmem.analysis.index.storages import State, edge_state, storage_states, tensor_storages
from tb_actmem.model import Edge, NodeKind

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
    found = {
        node: _Output(nbytes=nbytes, state=edge_state(index, edge))
        for node, (nbytes, edge) in heaviest.items()
    }
    for out in recording.outputs:
        if out.tensor is None or out.node in found:
            continue
        storage = storages[out.tensor]
        if storage is not None:
            found[out.node] = _Output(nbytes=sizes[storage], state=states[storage])
    return found
