"""The storages of a predicted recording: what dies earlier, what lives on, what is made again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tb_actmem.analysis.index import Index
from tb_actmem.analysis.predict.again import Again, made_again
from tb_actmem.analysis.predict.backward import latest
from tb_actmem.analysis.predict.clock import Clock
from tb_actmem.analysis.predict.lives import argument_storages, deaths
from tb_actmem.analysis.predict.regions import Region, is_kept_aside
from tb_actmem.model import Category, Holder, Recording, Storage

_HOST_STATE, _DEVICE_STATE = 5056, 16
"""Bytes of the state of torch's generators for random numbers: on the host, on an accelerator."""
_ABOVE = (Holder.CTX, Holder.PACK_HOOK)
"""Holders that are named before a checkpoint's cache."""


def known_storages(
    index: Index, regions: Sequence[Region], clock: Clock, results: Mapping[int, int | None]
) -> list[Storage]:
    """The storages of a recording, with the lives that they have when regions are checkpointed.

    ``results``: what selective checkpoints keep aside → when they let go of it.
    """
    changed = deaths(index, regions)
    aside = {
        storage
        for region in regions
        for storage in argument_storages(index, region, kept_aside=True)
    }
    found = []
    for position, row in enumerate(index.recording.storages):
        death = changed.get(position, row.death)
        ends = [None if death is None else clock.moment(death)]
        if position in results:
            ends.append(results[position])
        is_cached = (position in aside or position in results) and row.holder not in _ABOVE
        found.append(
            row._replace(
                birth=None if row.birth is None else clock.op(row.birth),
                death=latest(ends),
                holder=Holder.CHECKPOINT_CACHE if is_cached else row.holder,
            )
        )
    return found


def random_states(recording: Recording, region: Region, clock: Clock) -> list[Storage]:
    """The states of random numbers that a checkpoint keeps: the host's, and one a tensor given."""
    death = None if region.release is None else clock.moment(region.release)
    owners = [
        recording.tensors[argument.tensor].storage
        for argument in region.arguments
        if not is_kept_aside(argument)
    ]
    devices = [recording.storages[owner].device for owner in owners if owner is not None]
    sizes = [_HOST_STATE] + [_DEVICE_STATE for device in devices if device not in ("cpu", "meta")]
    return [
        Storage(
            device="cpu",
            nbytes=size,
            category=Category.ACTIVATION,
            name=None,
            birth=clock.op(region.first_op),
            death=death,
            holder=Holder.CHECKPOINT_CACHE,
        )
        for size in sizes
    ]


def states_meanwhile(recording: Recording, again: Again, begin: int) -> list[Storage]:
    """The state of random numbers that is put back when a recomputation ends, where it is seen."""
    if not again.ops:
        return []
    nbytes, end = meanwhile_bytes(recording, "cpu"), begin + len(again.ops)
    return [Storage("cpu", nbytes, Category.ACTIVATION, None, begin, end, None)] if nbytes else []


def state_bytes(device: str) -> int:
    """What the state of random numbers that a checkpoint keeps takes of a device's memory."""
    return _HOST_STATE if device == "cpu" else 0


def meanwhile_bytes(recording: Recording, device: str) -> int:
    """What the state that is put back adds to a device's peak, where the recording sees it."""
    return state_bytes(device) if recording.meta.sees_memory else 0


def new_storages(index: Index, again: Again, begin: int, clock: Clock) -> dict[int, Storage]:
    """What a recomputation makes: storage of the forward → its like in the backward."""
    found = {}
    for made in made_again(index, again):
        death = clock.moment(made.dies)
        if made.dies_within is not None:
            death = begin + made.dies_within
        found[made.storage] = index.recording.storages[made.storage]._replace(
            category=Category.ACTIVATION,
            name=None,
            birth=begin + made.birth,
            death=death,
            holder=None,
        )
    return found
