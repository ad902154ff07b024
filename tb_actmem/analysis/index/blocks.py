"""Memory that torch's allocator had when a recording began, and the part that it does not know."""

from __future__ import annotations

from collections import Counter, defaultdict

from tb_actmem.analysis.index import Index, derived
from tb_actmem.model import AllocatorBlock


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
    """Return the blocks in use that are no storage of the recording, without their segments.

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
