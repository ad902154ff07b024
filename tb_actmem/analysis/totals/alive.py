"""What is alive after one op, and what is released behind it: storages with their lives."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable, Sequence
from typing import NamedTuple

from tb_actmem.analysis.index.devices import first_device, storages_by_device
from tb_actmem.analysis.index.flops import operator
from tb_actmem.analysis.index.index import Index, derived
from tb_actmem.analysis.index.names import common_name, fqn, source, starred
from tb_actmem.analysis.index.storages import OWN, State, attributions, state_at
from tb_actmem.analysis.totals.pending_graphs import busiest, judged_at
from tb_actmem.model import Holder, Recording, Storage


class Life(NamedTuple):
    """A storage made since the recording began, from its first op to its last."""

    storage: int
    nbytes: int
    born: int
    """The op that made it."""
    last_used: int
    """The last op that was given it, or that made it."""
    ended: int | None
    """The last op after which it was alive; None: it was alive at the end of the recording."""


def alive_after(index: Index, op: int) -> list[Life]:
    """The storages alive after an op, largest first; they add up to `live_bytes` there.

    Of the device whose timeline is drawn, as those that are `released_behind` an op.
    """
    return [
        life
        for life in every_life(index)
        if life.born <= op and (life.ended is None or op <= life.ended)
    ]


def released_behind(index: Index, op: int) -> list[Life]:
    """The storages that died between an op and the next one, largest first."""
    return [life for life in every_life(index) if life.ended == op]


@derived
def releases(index: Index) -> dict[int, list[Life]]:
    """For every node the storages that died behind an op of its backward, largest first."""
    found: dict[int, list[Life]] = {}
    for life in every_life(index):
        node = None if life.ended is None else index.recording.ops[life.ended].backward_of
        if node is not None:
            found.setdefault(node, []).append(life)
    return found


@derived
def every_life(index: Index) -> list[Life]:
    """The storages that were made since the recording began, largest first."""
    found = []
    for position in storages_by_device(index)[first_device(index)]:
        storage = index.recording.storages[position]
        if storage.birth is None or storage.category in OWN or storage.nbytes == 0:
            continue
        found.append(
            Life(
                storage=position,
                nbytes=storage.nbytes,
                born=storage.birth,
                last_used=last_uses(index).get(position, storage.birth),
                ended=_end(storage),
            )
        )
    return sorted(found, key=lambda life: (-life.nbytes, life.storage))


def _end(storage: Storage) -> int | None:
    """A storage counts up to the last op before its death, and at least after its own."""
    if storage.death is None or storage.birth is None:
        return None
    return max(storage.death, storage.birth + 1) - 1


@derived
def last_uses(index: Index) -> dict[int, int]:
    """For every storage that an op was given or returned, the last such op."""
    uses: dict[int, int] = {}
    tensors = index.recording.tensors
    for position, op in enumerate(index.recording.ops):
        for storage in op.inputs:
            uses[storage] = position
        for tensor in op.outputs:
            made = tensors[tensor].storage
            if made is not None:
                uses[made] = position
    return uses


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
            and position not in attributions(index)
            and used.get(position, 0) < end
            and state_at(index, position, kept, end) is State.HELD
        ):
            found.append(position)
    return found
