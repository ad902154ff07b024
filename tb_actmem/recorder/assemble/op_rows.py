"""The rows of ops, and the op of each node."""

from __future__ import annotations

import bisect
import re
from collections.abc import Mapping, Sequence
from itertools import repeat
from typing import Any

from tb_actmem.model import Frame, ModuleCall, Op, Phase, PhaseKind
from tb_actmem.recorder.assemble.calls import Modules
from tb_actmem.recorder.graph.saves import NodeType
from tb_actmem.recorder.watch.source import Frames, RawFacts


def op_rows(
    raw: RawFacts,
    modules: Modules,
    frames: Frames,
    nodes: Mapping[int, int],
    ranks: Sequence[int],
    lines: Mapping[int, Frame],
    types: Sequence[NodeType],
) -> tuple[list[Op], dict[int, int]]:
    """Make a row of every op; return them and (node → op).

    ``nodes``: sequence number → node; ``ranks``: node → its position in forward order;
    ``lines``: op → its line, if that is not the line that ran it;
    ``types``: of every node.
    """
    if not raw.ops:
        return [], {}
    funcs, numbers, sites, regions, inputs, outputs, backward_of = zip(*raw.ops, strict=True)
    moved = _behind_hooks(raw, nodes, types)
    if moved:
        numbers = tuple(moved.get(position, number) for position, number in enumerate(numbers))
    own = [nodes.get(number - 1) for number in numbers]
    runs = [None if number is None else nodes.get(number) for number in backward_of]
    lines_of = [
        frames.number(lines[position]) if position in lines else frames.index(site)
        for position, site in enumerate(sites)
    ]
    names = {func: op_name(func) for func in {*funcs}}
    columns = zip(
        map(names.__getitem__, funcs),
        modules.op_modules,
        [None if node is None else ranks[node] for node in own],
        lines_of,
        regions,
        inputs,
        outputs,
        [None if node is None else ranks[node] for node in runs],
        strict=True,
    )
    made_by = {node: position for position, node in enumerate(own) if node is not None}
    return list(map(tuple.__new__, repeat(Op), columns)), made_by


def _behind_hooks(
    raw: RawFacts, nodes: Mapping[int, int], types: Sequence[NodeType]
) -> dict[int, int]:
    """Return corrected sequence numbers of ops: op → number.

    A pack hook runs between the creation of the node and its op. So the hook's first op was noted
    with the number of the node's op.
    """
    moved: dict[int, int] = {}
    hook: tuple[int, int, str] | None = None
    for position, op in enumerate(raw.ops) if raw.storages.hooked else ():
        node = nodes.get(op.sequence_nr - 1)
        if node is not None:
            name = types[node].name
            hook = None if is_of(name, op_name(op.func)) else (position, op.sequence_nr, name)
        elif hook is not None and is_of(hook[2], op_name(op.func)):
            moved |= {hook[0]: 0, position: hook[1]}
            hook = None
    return moved


def is_of(node: str, op: str) -> bool:
    """Whether an op belongs to a node, by their names: ``TanhBackward0``, ``aten::tanh``."""
    name = op.rpartition("::")[2].partition(".")[0].replace("_", "").lower()
    return name.startswith(_BACKWARD.sub("", node).lower())


_BACKWARD = re.compile(r"Backward\d*$")


def is_in_place(op: str) -> bool:
    """Whether an op works in place, by its name: ``aten::mul_.Tensor``."""
    return op.partition(".")[0].endswith("_")


def op_name(func: Any) -> str:
    """Return torch's name of an op, with its namespace: ``aten::mm``."""
    if isinstance(func, str):
        return func
    name = func.name
    return str(name() if callable(name) else name)


def phases(
    backwards: Sequence[Sequence[int]], modules: Sequence[ModuleCall], ops: Sequence[Op]
) -> tuple[Phase, ...]:
    """Split the ops into forwards, backwards and optimizer steps.

    The next forward begins with the first module call, or else with the first op that has a node.
    """
    begins = [call.first_op for call in modules if call.parent is None]
    begins += [position for position, op in enumerate(ops) if op.node is not None]
    begins.sort()
    rows: list[Phase] = []
    end = 0
    for first, last in (*backwards, (len(ops), len(ops))):
        if rows:
            at = bisect.bisect_left(begins, end)
            begin = min(first, begins[at]) if at < len(begins) else first
            if begin > end:
                rows.append(Phase(kind=PhaseKind.UPDATE, first_op=end, end_op=begin))
            end = begin
        if first > end or not rows:
            rows.append(Phase(kind=PhaseKind.FORWARD, first_op=end, end_op=first))
        if last > first:
            rows.append(Phase(kind=PhaseKind.BACKWARD, first_op=first, end_op=last))
        end = last
    return tuple(rows)
