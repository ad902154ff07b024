"""What costs something and gives nothing: memory held for no reason, checkpoints that free none."""

from __future__ import annotations

from tb_actmem.analysis.devices import first_device, kept_by_device
from tb_actmem.analysis.held import Held, held_for_nothing
from tb_actmem.analysis.idle_checkpoints import IdleCheckpoint, idle_checkpoints
from tb_actmem.analysis.index import Index, derived

Warned = Held | IdleCheckpoint

_SHARE, _LEAST = 0.01, 1 << 20
"""Of all that is kept, and in bytes: a loss, a mask and positions are held in every program, and in
a small model they are much of little."""


@derived
def warnings(index: Index) -> list[Warned]:
    """Find what costs something and gives nothing, the most first; without an op stream nothing."""
    if not index.recording.meta.has_ops:
        return []
    first = first_device(index)
    held = [row for row in held_for_nothing(index) if _is_worth_it(index, row.device, row.nbytes)]
    idle = [row for row in idle_checkpoints(index) if _is_worth_it(index, first, row.nbytes)]
    return sorted((*held, *idle), key=lambda row: -row.nbytes)


def _is_worth_it(index: Index, device: str, nbytes: int) -> bool:
    return nbytes >= max(_LEAST, _SHARE * kept_by_device(index).get(device, 0))
