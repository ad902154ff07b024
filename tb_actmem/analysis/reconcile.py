"""Does the ledger agree with torch's CUDA allocator, to the byte."""

from __future__ import annotations

from typing import NamedTuple

from tb_actmem.analysis.index import Index, derived
from tb_actmem.analysis.sizes import block_nbytes
from tb_actmem.analysis.storages import State, made_in_forward, storage_states


class Reconciliation(NamedTuple):
    """One device: what the allocator's count grew by, and how far living storages explain it."""

    device: str
    change_bytes: int
    """Blocks alive at the end of the forward less those before it."""
    storage_bytes: int
    """Storages that the forward made and that were alive when it ended."""
    rounding_bytes: int
    """What rounding each of them up to a block adds."""
    unexplained_bytes: int
    """The rest: workspaces of libraries, blocks given whole, memory from outside of torch's ops."""


@derived
def reconcile(index: Index) -> list[Reconciliation]:
    """Compare the living storages with the allocator's readings, device by device."""
    recording = index.recording
    if not recording.allocators:
        return []
    states, made = storage_states(index), made_in_forward(index)
    storages: dict[str, int] = {}
    blocks: dict[str, int] = {}
    for position, row in enumerate(recording.storages):
        if made[position] and states[position] in (State.CACHED, State.HELD):
            storages[row.device] = storages.get(row.device, 0) + row.nbytes
            blocks[row.device] = blocks.get(row.device, 0) + block_nbytes(row.nbytes)
    rows = []
    for reading in recording.allocators:
        change = reading.after - reading.before
        held, rounded = storages.get(reading.device, 0), blocks.get(reading.device, 0)
        rows.append(
            Reconciliation(
                device=reading.device,
                change_bytes=change,
                storage_bytes=held,
                rounding_bytes=rounded - held,
                unexplained_bytes=change - rounded,
            )
        )
    return rows
