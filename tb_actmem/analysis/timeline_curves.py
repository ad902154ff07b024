"""How the live bytes of a recording rise and fall, split by what becomes of the memory."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from itertools import accumulate
from typing import NamedTuple

from tb_actmem.analysis.devices import first_device, storages_by_device
from tb_actmem.analysis.index import Index
from tb_actmem.analysis.storages import State, made_in, storage_states
from tb_actmem.analysis.timeline import live_bytes
from tb_actmem.model import PhaseKind


class Curves(NamedTuple):
    """A device's live bytes after some ops: all that follows has the length of ``op``."""

    device: str
    op: tuple[int, ...]
    live_bytes: tuple[int, ...]
    by_state: dict[State, tuple[int, ...]]
    """Of these: made in a forward, by the state when it ended. A state with no bytes is absent."""
    by_phase: dict[PhaseKind, tuple[int, ...]]
    """Of these: made in another phase. With ``by_state`` they add up to ``live_bytes``."""
    peak_op: int | None
    peak_bytes: int


def curves(index: Index, limit: int = 2000) -> Curves:
    """Live bytes of the device with the model where they change, at most ``limit`` of the ops.

    Where there are more, the lowest and the highest of each stretch stay, the peak among them.
    """
    device = first_device(index)
    live, changes = live_bytes(index)[device], _changes(index, device)
    points = [op for op in live.after_op if any(op in by_op for by_op in changes.values())]
    if len(points) > limit:
        points = _thin(points, live.after_op, limit)
    sums = {made: _sums(by_op, points, len(index.recording.ops)) for made, by_op in changes.items()}
    return Curves(
        device=device,
        op=tuple(points),
        live_bytes=tuple(live.after_op[op] for op in points),
        by_state={made: nbytes for made, nbytes in sums.items() if isinstance(made, State)},
        by_phase={made: nbytes for made, nbytes in sums.items() if isinstance(made, PhaseKind)},
        peak_op=live.step_peak_op,
        peak_bytes=live.step_peak_bytes,
    )


def _changes(index: Index, device: str) -> dict[State | PhaseKind, dict[int, int]]:
    """Bytes that come and go at each op, by state, or by phase where that is no forward."""
    changes: dict[State | PhaseKind, dict[int, int]] = {}
    states, phases = storage_states(index), made_in(index)
    for position in storages_by_device(index)[device]:
        storage, state, phase = (
            index.recording.storages[position],
            states[position],
            phases[position],
        )
        if storage.birth is None or phase is None or storage.nbytes == 0:
            continue
        by_op = changes.setdefault(state if phase is PhaseKind.FORWARD else phase, {})
        by_op[storage.birth] = by_op.get(storage.birth, 0) + storage.nbytes
        if storage.death is not None:
            death = max(storage.death, storage.birth + 1)  # as in `live_bytes`
            by_op[death] = by_op.get(death, 0) - storage.nbytes
    return changes


def _sums(changes: dict[int, int], points: Sequence[int], ops: int) -> tuple[int, ...]:
    after = list(accumulate(changes.get(op, 0) for op in range(ops)))
    return tuple(after[op] for op in points)


def _thin(points: Sequence[int], after: Mapping[int, int], limit: int) -> list[int]:
    stretch = math.ceil(len(points) / ((limit - 1) // 2))
    kept: set[int] = set()
    for start in range(0, len(points), stretch):
        part = points[start : start + stretch]
        kept |= {min(part, key=after.__getitem__), max(part, key=after.__getitem__)}
    return sorted(kept)
