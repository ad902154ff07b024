"""How much higher a predicted peak can be, because local variables keep memory."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from tb_actmem.analysis.totals.totals import totals
from tb_actmem.model import Note, Recording, Storage

_SHARE = 1000
"""A peak that is higher by less than one part in so many is as predicted."""


def variable_notes(before: Recording, after: Recording) -> Iterator[Note]:
    """Compare the peaks with those if local variables keep memory as long as they can.

    The recorded step shows no variable of memory that a node saved as well. A prediction frees it
    after its last use. A variable may keep it until the call that made it ends.
    """
    held = tuple(_held(before, after))
    if held == after.storages:
        return
    least, most = totals(after), totals(replace(after, storages=held))
    forward = _rise(least.forward_peak_bytes, most.forward_peak_bytes)
    peak = max(
        _rise(least.step_peak_bytes, most.step_peak_bytes),
        _rise(least.total_peak_bytes, most.total_peak_bytes),
    )
    if forward or peak:
        yield Note.of("variables", forward_nbytes=forward or None, nbytes=peak or None)


def _rise(least: int | None, most: int | None) -> int:
    rise = (most or 0) - (least or 0)
    return rise if rise * _SHARE > (least or 0) else 0


def _held(before: Recording, after: Recording) -> Iterator[Storage]:
    """Yield the storages of a prediction, with those of the recorded step as long as they can be.

    Their positions are those in the recorded step.
    """
    yield from map(partial(_longer, after), before.storages, after.storages)
    yield from after.storages[len(before.storages) :]


def _longer(after: Recording, recorded: Storage, row: Storage) -> Storage:
    if recorded.birth is None or row.birth is None or row.death is None or row.name is not None:
        return row  # a cast of a parameter has its name, and dies with autocast's cache
    lived = None if recorded.death is None else recorded.death - recorded.birth
    module = after.ops[row.birth].module
    if module is None or (lived is not None and lived <= row.death - row.birth):
        return row
    return row._replace(death=max(row.death, after.modules[module].end_op))
