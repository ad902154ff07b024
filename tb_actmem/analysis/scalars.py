"""The totals of a recording whose course over the steps of a training is looked at."""

from __future__ import annotations

from tb_actmem.analysis.ledger import Ledger, ledger
from tb_actmem.analysis.ledger_totals import totals_by_key
from tb_actmem.model import Recording

KEYS = (
    "kept_bytes",
    "cached_bytes",
    "activation_bytes",
    "input_bytes",
    "freed_bytes",
    "recomputed_bytes",
    "held_bytes",
    "peak_bytes",
    "step_peak_bytes",
    "retained_bytes",
    "gradient_bytes",
    "optimizer_bytes",
    "model_peak_bytes",
)


def scalars(recording: Recording) -> dict[str, int]:
    """Return the totals of a recording in bytes, by their names in a `Ledger`, for any logger.

    ``wandb.log(scalars(recording))`` takes them as they are. What the recording does not know is
    left out, as the peak without an op stream, and so are devices other than the first.
    """
    return scalars_of(ledger(recording))


def scalars_of(found: Ledger) -> dict[str, int]:
    """The `scalars` of a recording whose ledger is there."""
    totals = totals_by_key(found)
    unknown = ("activation_bytes", "input_bytes") if totals["unknown_bytes"] else ()
    return {
        key: nbytes for key in KEYS if key not in unknown and (nbytes := totals[key]) is not None
    }
