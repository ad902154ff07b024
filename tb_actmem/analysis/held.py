"""Memory that is alive when the forward ends, for no backward and no later op."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable, Sequence
from typing import NamedTuple

from tb_actmem.analysis.alive import last_uses
from tb_actmem.analysis.index import Index
from tb_actmem.analysis.names import common_name, fqn, source, starred
from tb_actmem.analysis.operators import operator
from tb_actmem.analysis.storages import State, charges, state_at
from tb_actmem.analysis.waiting import busiest, judged_at
from tb_actmem.model import Holder, Recording


class Held(NamedTuple):
    """Alive when the forward ended, for no backward and no later op; of equal layers together."""

    nbytes: int
    storages: int
    """How many."""
    op: str
    """That made them, in torch's words."""
    module: str
    """``h.*.mlp``, or of one its own name; "" outside of any."""
    source: str
    """``file.py:12``; "" where it is not known."""
    device: str
    holder: Holder | None
    """PYTHON, or None: nobody was found."""
    node: int | None
    """Of the first one."""
    call: int | None
    """The module call of the first one."""


def held_for_nothing(index: Index) -> list[Held]:
    """What is alive when the forward ends and nobody needs, by the op, line and module of it."""
    recording = index.recording
    groups: dict[Hashable, list[int]] = defaultdict(list)
    for position in _held_storages(index):
        storage = recording.storages[position]
        op = recording.ops[storage.birth or 0]
        module = starred(fqn(recording, op.module))
        place = (op.name, op.frame, module, storage.holder, storage.device)
        groups[place].append(position)
    return [_together(recording, positions) for positions in groups.values()]


def _together(recording: Recording, positions: Sequence[int]) -> Held:
    """Storages that equal layers hold in the same way, as one."""
    rows = [recording.storages[position] for position in positions]
    ops = [recording.ops[row.birth or 0] for row in rows]
    return Held(
        nbytes=sum(row.nbytes for row in rows),
        storages=len(rows),
        op=operator(ops[0].name).name,
        module=common_name(fqn(recording, op.module) for op in ops),
        source=source(recording, ops[0].frame),
        device=rows[0].device,
        holder=rows[0].holder,
        node=ops[0].node,
        call=ops[0].module,
    )


def _held_storages(index: Index) -> list[int]:
    """Storages that the totals count as held by other objects, or by nobody, and nobody uses."""
    recording, used, found = index.recording, last_uses(index), []
    for position, end in judged_at(index).items():
        storage = recording.storages[position]
        kept = busiest(index)[storage.device].storages
        if (
            storage.holder in (Holder.PYTHON, None)
            and storage.model_state is None
            and position not in charges(index)
            and used.get(position, 0) < end
            and state_at(index, position, kept, end) is State.HELD
        ):
            found.append(position)
    return found
