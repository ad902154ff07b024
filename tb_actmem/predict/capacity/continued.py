"""Replays further steps of a training from the blocks that torch's allocator had."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

from tb_actmem.analysis.index import Index
from tb_actmem.analysis.index.devices import block_storages, storages_by_device, unknown_blocks
from tb_actmem.model import AllocatorBlock, Category, Storage
from tb_actmem.predict.capacity import CachingAllocator
from tb_actmem.predict.capacity.replay import (
    Lives,
    Served,
    Training,
    Workspaces,
    by_op,
    is_state,
    is_workspace,
    replaced_states,
    workspaces,
)
from tb_actmem.predict.fake_cuda.gpus import WORKSPACE_SIZES


def continued(
    index: Index,
    device: str,
    *,
    workspace_bytes: int = 0,
    is_reversed: bool = False,
    is_rising: bool = False,
    is_emptied: bool = False,
) -> Served:
    """Replay a recorded step, and two more, from the blocks at the begin of the recording.

    They include memory that the recording does not know. ``is_reversed`` and ``is_rising`` are
    those of `Unknown`. ``is_emptied``: the step begins with the release of such memory. Without the
    compiled observer nobody saw whether it does.
    """
    is_expandable = index.recording.meta.expandable_segments
    allocator = CachingAllocator(is_expandable, is_sinking=not is_rising)
    own = [row for row in index.recording.blocks if row.device == device]
    blocks = allocator.begin(own)
    older, kept = _older(index, device, is_emptied=is_emptied)
    rows = (*index.recording.storages, *older)
    numbers = range(len(rows) - len(older), len(rows))
    lives = _lives(index, device, rows, numbers, is_reversed=is_reversed)
    training = Training(rows, lives, allocator, dict(zip(numbers, blocks, strict=True)))
    taken = workspaces(index, workspace_bytes)
    training.run(Workspaces(dict(islice(taken.kept.items(), kept, None)), taken.scoped))
    return training.served(taken)


def beside(index: Index, device: str) -> list[Storage]:
    """Return a storage for each block in use at the begin that the recording does not know.

    Such memory also exists on another GPU. Workspaces of cuBLAS are left out.
    """
    found = (block for block in unknown_blocks(index) if block.device == device)
    return [_storage(block, None) for block in found if not _is_workspace(block)]


def _older(index: Index, device: str, *, is_emptied: bool) -> tuple[list[Storage], int]:
    """Return a storage for each block in use, and how many workspaces of cuBLAS they include."""
    rows, kept = [], 0
    for block, storage in zip(index.recording.blocks, block_storages(index), strict=True):
        if block.device != device or not block.requested:
            continue
        made = _storage(block, None if storage is None else index.recording.storages[storage])
        if storage is None and _is_workspace(block):
            kept += 1
        elif storage is None and made.death is None and is_emptied:
            made = made._replace(death=0)
        rows.append(made)
    return rows, kept


def _storage(block: AllocatorBlock, row: Storage | None) -> Storage:
    return Storage(
        block.device,
        block.requested,
        row.category if row else Category.INPUT,
        name=None,
        birth=None,
        death=row.death if row else block.death,
        holder=None,
        model_state=row.model_state if row else None,
        stream=block.stream,
    )


def _is_workspace(block: AllocatorBlock) -> bool:
    return block.death is None and block.requested in WORKSPACE_SIZES


def _lives(
    index: Index, device: str, rows: Sequence[Storage], older: range, *, is_reversed: bool
) -> Lives:
    made = [
        s
        for s in storages_by_device(index)[device]
        if rows[s].nbytes and rows[s].birth is not None and not is_workspace(index, s)
    ]
    _, new = replaced_states(rows, [*older, *made])
    born = {storage: rows[storage].birth for storage in (*older, *made)}
    births, deaths = by_op(rows, born, is_reversed=is_reversed)
    lasting = frozenset(older) | {s for s in made if is_state(rows[s]) and s not in new}
    return Lives(lasting, [], births, deaths)
