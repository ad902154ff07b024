"""Which ops ran for each node: for most of them one, which made its outputs."""

from __future__ import annotations

from tb_actmem.analysis.index import Index, derived


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
