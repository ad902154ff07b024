"""How a reply names a node that another row is about."""

from __future__ import annotations

from typing import TypedDict

from tb_actmem.analysis.names import fqn, op_name
from tb_actmem.model import Recording


class NodeName(TypedDict):
    """A node as another row names it."""

    node: int
    op: str
    fqn: str
    """Of the module call that made it; "" for the model itself, and where none did."""


def node_name(recording: Recording, node: int) -> NodeName:
    """A node, its op and its module."""
    return NodeName(
        node=node,
        op=op_name(recording, node),
        fqn=fqn(recording, recording.nodes[node].module),
    )
