"""The rows of ops, and which op each node was made for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tb_actmem.model import Frame, Op
from tb_actmem.recorder.calls import Modules
from tb_actmem.recorder.frames import Frames
from tb_actmem.recorder.rows import maker
from tb_actmem.recorder.source import RawFacts

_op = maker(Op)


def op_rows(
    raw: RawFacts,
    modules: Modules,
    frames: Frames,
    nodes: Mapping[int, int],
    ranks: Sequence[int],
    lines: Mapping[int, Frame],
) -> tuple[list[Op], dict[int, int]]:
    """Make a row of every op; return them and (node → op).

    ``nodes``: sequence number → node; ``ranks``: node → its position in forward order;
    ``lines``: op → the line that stands for it, where that is not the one that ran it.
    """
    rows: list[Op] = []
    made_by: dict[int, int] = {}
    names: dict[Any, str] = {}
    for position, (func, number, site, region, inputs, outputs, backward_of) in enumerate(raw.ops):
        node = nodes.get(number - 1)
        runs = None if backward_of is None else nodes.get(backward_of)
        if node is not None:
            made_by[node] = position
            node = ranks[node]
        name = names.get(func)
        if name is None:
            name = names[func] = op_name(func)
        rows.append(
            _op(
                name=name,
                module=modules.op_modules[position],
                node=node,
                frame=frames.number(lines[position]) if position in lines else frames.index(site),
                region=region,
                inputs=inputs,
                outputs=outputs,
                backward_of=None if runs is None else ranks[runs],
            )
        )
    return rows, made_by


def op_name(func: Any) -> str:
    """Torch's name of what ran, with its namespace: ``aten::mm``."""
    if isinstance(func, str):
        return func
    name = func.name
    return str(name() if callable(name) else name)
