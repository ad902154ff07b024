"""What costs something and gives nothing, as a sentence."""

from __future__ import annotations

from tb_actmem.analysis.held import Held
from tb_actmem.analysis.idle_checkpoints import IdleCheckpoint
from tb_actmem.analysis.warnings import Warned
from tb_actmem.wording.units import nbytes_text


def warning_text(row: Warned) -> str:
    """Say what costs something, where, and why it gives nothing."""
    return _held_text(row) if isinstance(row, Held) else _idle_text(row)


def _held_text(row: Held) -> str:
    where = f" in {row.module}{_times(row.storages)}" if row.module else _times(row.storages)
    line = f" ({row.source})" if row.source else ""
    made = f"{nbytes_text(row.nbytes)} that {row.op} made{where}{line}"
    unneeded = "neither the backward nor a later op of the recording needs them"
    if row.holder is None:
        return f"{made} are alive when the forward ends: {unneeded}, and no holder was found."
    return f"The program still refers to {made} when the forward ends: {unneeded}."


def _idle_text(row: IdleCheckpoint) -> str:
    where = f" around {row.module}{_times(row.regions)}" if row.module else _times(row.regions)
    otherwise = f"at most {nbytes_text(row.otherwise_bytes)}" if row.otherwise_bytes else "nothing"
    kept = nbytes_text(row.kept_bytes) if row.kept_bytes else "nothing"
    return (
        f"The checkpoint{where} frees nothing: it keeps {kept}, {otherwise} would be kept without "
        f"it, and {nbytes_text(row.nbytes)} are made again in the backward."
    )


def _times(count: int) -> str:
    return f" ×{count}" if count > 1 else ""
