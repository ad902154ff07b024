"""Names that identify the same nodes and module calls in another recording or layer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import chain

from tb_actmem.analysis.index.index import Index, derived
from tb_actmem.analysis.index.modules import with_insides
from tb_actmem.analysis.index.names import op_names, unwrapped
from tb_actmem.model import NodeKind

NodeName = tuple[str, int, str, int]
"""A node's module, call and op, and its number among the call's ops of that name."""

_OUTSIDE = ("", 0)


@derived
def node_names(index: Index) -> list[NodeName]:
    """Return for every node a name that is the same in another recording or layer."""
    recording, ops, calls = index.recording, op_names(index), call_names(index)
    return _numbered(
        (
            *(_OUTSIDE if node.module is None else calls[node.module]),
            node.name if node.kind is NodeKind.ACCUMULATE_GRAD else ops[position],
        )
        for position, node in enumerate(recording.nodes)
    )


def _numbered(names: Iterable[tuple[str, int, str]]) -> list[NodeName]:
    """Number equal names from 0."""
    counts: Counter[tuple[str, int, str]] = Counter()
    numbered = []
    for name in names:
        numbered.append((*name, counts[name]))
        counts[name] += 1
    return numbered


@derived
def call_names(index: Index) -> list[tuple[str, int]]:
    """For every module call, return its module and its number among calls that created nodes.

    Recomputation creates no nodes, so a call has the same number with checkpoints. In a compiled
    region, a call creates saves of the region's node.
    """
    recording = index.recording
    own = [0] * len(recording.modules)
    makers = (node.module for node in recording.nodes), (save.module for save in recording.saves)
    for module in chain(*makers):
        if module is not None:
            own[module] += 1
    counts: Counter[str] = Counter()
    found = []
    for row, nodes in zip(recording.modules, with_insides(index, own), strict=True):
        found.append((unwrapped(row.fqn), counts[row.fqn]))
        counts[row.fqn] += bool(nodes)
    return found


def node_order(old: Sequence[NodeName], new: Sequence[NodeName]) -> dict[NodeName, int]:
    """Return one order for the nodes of both; a new node follows the last common one."""
    behind = {name: (position, 0) for position, name in enumerate(old)}
    last = -1
    for position, name in enumerate(new, start=1):
        last = behind.setdefault(name, (last, position))[0]
    return {name: position for position, name in enumerate(sorted(behind, key=behind.__getitem__))}
