"""``totals.json``: the totals of a recording that nobody has read yet."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypedDict

from tb_actmem.messages.reply import VERSION, Reply, text
from tb_actmem.messages.steps import TOTALS
from tb_actmem.wording.ledger_lines import LABEL, MEANING


class RoundedTotal(TypedDict):
    """A total as the Scalars tab has it."""

    key: str
    label: str
    help: str
    nbytes: int
    """To seven digits."""


class TotalsReply(Reply):
    """``totals.json``."""

    totals: list[RoundedTotal]
    """Empty where they were not written beside the recording."""


def rounded_totals_text(nbytes: Mapping[str, int]) -> str:
    """The totals of a `Ledger` that are known, in the order of the header."""
    return text(
        TotalsReply(
            version=VERSION,
            totals=[
                RoundedTotal(key=key, label=LABEL[key], help=MEANING[key], nbytes=nbytes[key])
                for key in TOTALS
                if key in nbytes
            ],
        )
    )
