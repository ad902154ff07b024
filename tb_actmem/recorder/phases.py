"""Which ops were a forward, which a backward, which an update of the model."""

from __future__ import annotations

import bisect
from collections.abc import Sequence

from tb_actmem.model import ModuleCall, Op, Phase, PhaseKind


def phases(
    backwards: Sequence[Sequence[int]], modules: Sequence[ModuleCall], ops: Sequence[Op]
) -> tuple[Phase, ...]:
    """Cut the ops into forwards, backwards, and what updates the model after a backward.

    A forward begins anew with the first module call, or else with the first op that has a node.
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
