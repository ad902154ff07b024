"""What the tables of a recording have in common."""

from __future__ import annotations

from typing import NamedTuple

from tb_actmem.model import Recording
from tb_actmem.rendering.tables.grid import Column, Fold
from tb_actmem.wording.units import nbytes_text, share_text


class Share(NamedTuple):
    """A part of a whole, in bytes."""

    part: int
    whole: int


def bytes_text(nbytes: int | None) -> str:
    """Bytes for people; None is not known."""
    return "?" if nbytes is None else nbytes_text(nbytes)


def _share(share: Share) -> str:
    return share_text(*share)


SHARE = Column("", "share", _share, right=True, fold=Fold.SUM)


def below(recording: Recording, total: int, count: int, listed: int, things: str) -> list[str]:
    """What stands below a table: the total, how much is not listed, and what was not seen."""
    shown = f"; the {listed} largest are listed" if listed < count else ""
    return [f"{nbytes_text(total)} in {count:,} {things}{shown}", *recording.meta.notes]
