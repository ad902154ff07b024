"""What is alive after one op, and what is released behind it: storages with their lives."""

from __future__ import annotations

from typing import NamedTuple

from tb_actmem.analysis.devices import first_device, storages_by_device
from tb_actmem.analysis.index import Index, derived
from tb_actmem.analysis.storages import OWN
from tb_actmem.model import Storage


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
