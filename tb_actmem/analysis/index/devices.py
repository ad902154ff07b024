"""The devices of a recording's storages, and the blocks that their allocators had before.

No total adds bytes of two devices.
"""

from __future__ import annotations

import functools
import math
import re
from collections import Counter, defaultdict
from collections.abc import Collection, Hashable, Iterable
from typing import NamedTuple

from tb_actmem.analysis.index import Index, derived
from tb_actmem.analysis.index.modules import with_insides
from tb_actmem.analysis.index.storages import OWN, attributions
from tb_actmem.model import AllocatorBlock, Recording

HOST = "cpu"
"""The device to which saves are offloaded."""

_HOSTS = ("cpu", "meta")
"""Devices to which an accelerator's memory is offloaded, or which have no memory."""


@derived
def storages_by_device(index: Index) -> dict[str, list[int]]:
    """Return the storages of each device, the device with the model first.

    An accelerator comes before the host, even if the host has the parameters, because the
    accelerator runs out of memory. Among equals, the device with most of the model comes first,
    then the one seen first. A recording without storages has one device without a name.
    """
    storages: dict[str, list[int]] = {}
    own: dict[str, int] = {}
    for position, storage in enumerate(index.recording.storages):
        storages.setdefault(storage.device, []).append(position)
        if storage.category in OWN:
            own[storage.device] = own.get(storage.device, 0) + storage.nbytes
    order = sorted(storages, key=lambda device: (_is_host(device), -own.get(device, 0)))
    return {device: storages[device] for device in order} or {"": []}


@derived
def first_device(index: Index) -> str:
    """Return the device with the model."""
    return next(iter(storages_by_device(index)))


def nbytes_by_device(index: Index, storages: Iterable[int]) -> dict[str, int]:
    """Return the bytes of some storages on every device, in the same order."""
    rows = index.recording.storages
    nbytes = dict.fromkeys(storages_by_device(index), 0)
    for storage in storages:
        nbytes[rows[storage].device] += rows[storage].nbytes
    return nbytes


@derived
def saved_by_device(index: Index) -> dict[str, int]:
    """Return the bytes saved on each device, without devices that have none."""
    saved = nbytes_by_device(index, attributions(index))
    return {device: nbytes for device, nbytes in saved.items() if nbytes}


@derived
def node_devices(index: Index) -> list[list[str]]:
    """Return for every node the devices of its attributed storages."""
    nodes, saves, rows = index.recording.nodes, index.recording.saves, index.recording.storages
    of_nodes: list[dict[str, None]] = [{} for _ in nodes]
    for storage, save in attributions(index).items():
        if rows[storage].nbytes:
            of_nodes[saves[save].node][rows[storage].device] = None
    return [_ordered(index, devices) for devices in of_nodes]


@derived
def module_devices(index: Index) -> list[list[str]]:
    """Return for every module call the devices of storages attributed to nodes inside it."""
    nodes = index.recording.nodes
    of_modules: list[list[str]] = [[] for _ in index.recording.modules]
    for device in saved_by_device(index):
        own = [0] * len(of_modules)
        for node, devices in zip(nodes, node_devices(index), strict=True):
            if node.module is not None and device in devices:
                own[node.module] = 1
        for devices, has_any in zip(of_modules, with_insides(index, own), strict=True):
            devices += [device] * bool(has_any)
    return of_modules


def _ordered(index: Index, devices: Collection[str]) -> list[str]:
    if len(devices) < 2:
        return [*devices]
    return [device for device in storages_by_device(index) if device in devices]


def _is_host(device: str) -> bool:
    return device.partition(":")[0] in _HOSTS


@derived
def block_storages(index: Index) -> tuple[int | None, ...]:
    """Return the storage of each block, with its size and death; None: free, or unknown.

    Without the compiled observer the death of a block is unknown, and the size has to do.
    """
    recording = index.recording
    sees_memory = recording.meta.sees_memory
    known: dict[tuple[str, int, int | None], list[int]] = defaultdict(list)
    for storage, row in enumerate(recording.storages):
        if row.birth is None:
            known[row.device, row.nbytes, row.death if sees_memory else None].append(storage)

    def storage_of(block: AllocatorBlock) -> int | None:
        if not block.requested or block.segment is None:
            return None
        same = known[block.device, block.requested, block.death]
        return same.pop() if same else None

    return tuple(map(storage_of, recording.blocks))


@derived
def unknown_blocks(index: Index) -> tuple[AllocatorBlock, ...]:
    """Return the blocks in use that are not a storage of the recording, without their segments.

    A prediction has only these: such memory is still there, but its place depends on steps that
    did not run.
    """
    pairs = zip(index.recording.blocks, block_storages(index), strict=True)
    return tuple(
        block._replace(segment=None)
        for block, storage in pairs
        if block.requested and storage is None
    )


def unknown_bytes(index: Index) -> tuple[tuple[str, int], ...]:
    """Return the requested bytes of such blocks, with the kind of their device, in order.

    Equal ranks of a job have GPUs with different numbers.
    """
    sums: Counter[str] = Counter()
    for block in unknown_blocks(index):
        sums[block.device] += block.requested
    return tuple(sorted((device.partition(":")[0], nbytes) for device, nbytes in sums.items()))


CUDA_BLOCK = 512
"""Torch's CUDA caching allocator rounds each storage up to a multiple of this size."""


class View(NamedTuple):
    """A tensor that is smaller than the storage it keeps alive, in bytes."""

    nbytes: int
    whole: int


def itemsize(dtype: str) -> float:
    """Return the bytes of one element of a torch dtype; 0.5 for four-bit types."""
    if dtype == "bool":
        return 1
    bits = re.search(r"[0-9]{1,4}", dtype)
    return int(bits[0]) / 8 if bits else 1


def tensor_nbytes(recording: Recording, tensor: int | None) -> int:
    """Return the bytes of a tensor's own elements; 0 for None."""
    if tensor is None:
        return 0
    row = recording.tensors[tensor]
    return _nbytes(row.dtype, row.shape)


@derived
def tensor_sizes(index: Index) -> list[int]:
    """Return `tensor_nbytes` of every tensor."""
    return [*map(_nbytes, index.column("tensors", "dtype"), index.column("tensors", "shape"))]


def view_of(recording: Recording, tensor: int | None) -> View | None:
    """Return how much larger a tensor's storage is; None if the tensor covers all of it."""
    storage = None if tensor is None else recording.tensors[tensor].storage
    if storage is None:
        return None
    nbytes, whole = tensor_nbytes(recording, tensor), recording.storages[storage].nbytes
    return View(nbytes, whole) if nbytes < whole else None


@functools.lru_cache(maxsize=1000)  # thousands of tensors share a few layouts
def _nbytes(dtype: str, shape: tuple[int, ...]) -> int:
    return math.ceil(math.prod(shape) * itemsize(dtype))


def block_nbytes(nbytes: int) -> int:
    """Return the bytes of the CUDA allocator's block for a storage."""
    return -(-nbytes // CUDA_BLOCK) * CUDA_BLOCK


class TensorType(NamedTuple):
    """The dtype and shape of a tensor, or of several similar ones."""

    dtype: str
    shape: tuple[int | None, ...]
    """The first size is None if it differs: experts get different numbers of tokens."""

    @property
    def alike(self) -> Hashable:
        """A key for tensors that may be shown as one: dtype, and all sizes except the first."""
        return (self.dtype, len(self.shape), *self.shape[1:])


def tensor_type(recording: Recording, save: int) -> TensorType | None:
    """Return the type of a saved tensor; None if it is unknown."""
    tensor = recording.saves[save].tensor
    if tensor is None:
        return None
    row = recording.tensors[tensor]
    return TensorType(row.dtype, tuple(row.shape))


def common_type(types: Iterable[TensorType | None]) -> TensorType | None:
    """Return the common type of tensors that are `alike`."""
    first, *others = dict.fromkeys(types)
    if first is None or not others:
        return first
    return first._replace(shape=(None, *first.shape[1:]))
