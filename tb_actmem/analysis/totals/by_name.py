"""The totals of one device by name, and those that are logged during training."""

from __future__ import annotations

from tb_actmem.analysis.totals.totals import Totals, totals
from tb_actmem.model import Recording


def totals_by_key(totals: Totals) -> dict[str, int | None]:
    """Return the bytes of one device by the names of the totals."""
    values = totals._asdict()
    return {key: values[key] for key in _BYTES}


_BYTES = [key for key in Totals._fields if key.endswith("_bytes") and key != "all_forwards_bytes"]

KEYS = (
    "saved_bytes",
    "cached_bytes",
    "activation_bytes",
    "input_bytes",
    "freed_bytes",
    "recomputed_bytes",
    "held_bytes",
    "forward_peak_bytes",
    "step_peak_bytes",
    "alive_after_forward_bytes",
    "gradient_bytes",
    "optimizer_bytes",
    "total_peak_bytes",
)


def scalars(recording: Recording) -> dict[str, int]:
    """Return the totals of a recording in bytes, by their names in a `Totals`, for any logger.

    For example, ``wandb.log(scalars(recording))``. Unknown totals and devices other than the first
    are left out.
    """
    return scalars_of(totals(recording))


def scalars_of(totals: Totals) -> dict[str, int]:
    """Return the `scalars` of totals."""
    values = totals_by_key(totals)
    unknown = ("activation_bytes", "input_bytes") if values["unknown_bytes"] else ()
    return {
        key: nbytes for key in KEYS if key not in unknown and (nbytes := values[key]) is not None
    }
