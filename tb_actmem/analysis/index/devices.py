"""The devices that a recording's storages are on: no total adds the bytes of two of them."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from tb_actmem.analysis.index.index import Index, derived
from tb_actmem.analysis.index.modules import with_insides
from tb_actmem.analysis.index.storages import OWN, attributions

_HOSTS = ("cpu", "meta")
"""Where memory of an accelerator is offloaded to, or where there is none."""


@derived
def storages_by_device(index: Index) -> dict[str, list[int]]:
    """The storages of each device, the device with the model first.

    That is an accelerator before the host, whichever of them has the parameters: it is its memory
    that runs out. Among equals it is the one with most of the model, then the one seen first. A
    recording without storages has one device, which has no name.
    """
    found: dict[str, list[int]] = {}
    own: dict[str, int] = {}
    for position, storage in enumerate(index.recording.storages):
        found.setdefault(storage.device, []).append(position)
        if storage.category in OWN:
            own[storage.device] = own.get(storage.device, 0) + storage.nbytes
    order = sorted(found, key=lambda device: (_is_host(device), -own.get(device, 0)))
    return {device: found[device] for device in order} or {"": []}


@derived
def first_device(index: Index) -> str:
    """The device with the model."""
    return next(iter(storages_by_device(index)))


def nbytes_by_device(index: Index, storages: Iterable[int]) -> dict[str, int]:
    """The bytes of some storages on every device, in the same order."""
    rows = index.recording.storages
    found = dict.fromkeys(storages_by_device(index), 0)
    for storage in storages:
        found[rows[storage].device] += rows[storage].nbytes
    return found


@derived
def saved_by_device(index: Index) -> dict[str, int]:
    """What the backward keeps on each device, of those on which it keeps anything."""
    found = nbytes_by_device(index, attributions(index))
    return {device: nbytes for device, nbytes in found.items() if nbytes}


@derived
def node_devices(index: Index) -> list[list[str]]:
    """For every node the devices of what it is attributed."""
    nodes, saves, rows = index.recording.nodes, index.recording.saves, index.recording.storages
    found: list[dict[str, None]] = [{} for _ in nodes]
    for storage, save in attributions(index).items():
        if rows[storage].nbytes:
            found[saves[save].node][rows[storage].device] = None
    return [_ordered(index, devices) for devices in found]


@derived
def module_devices(index: Index) -> list[list[str]]:
    """For every module call the devices of what the nodes inside are attributed."""
    nodes = index.recording.nodes
    found: list[list[str]] = [[] for _ in index.recording.modules]
    for device in saved_by_device(index):
        own = [0] * len(found)
        for node, devices in zip(nodes, node_devices(index), strict=True):
            if node.module is not None and device in devices:
                own[node.module] = 1
        for devices, has_any in zip(found, with_insides(index, own), strict=True):
            devices += [device] * bool(has_any)
    return found


def _ordered(index: Index, devices: Collection[str]) -> list[str]:
    if len(devices) < 2:
        return [*devices]
    return [device for device in storages_by_device(index) if device in devices]


def _is_host(device: str) -> bool:
    return device.partition(":")[0] in _HOSTS
