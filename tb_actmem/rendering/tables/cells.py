"""What the tables of a recording have in common."""

from __future__ import annotations

from typing import NamedTuple

from tb_actmem.analysis.devices import kept_by_device, nbytes_by_device
from tb_actmem.analysis.index import Index
from tb_actmem.analysis.storages import charges
from tb_actmem.rendering.tables.grid import Column, Fold
from tb_actmem.wording.units import nbytes_text, share_text, sums_text


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


def device_column(index: Index) -> Column:
    """Where a row's bytes are, which people ask if that is not the same for all."""
    return Column("device", "device" if len(kept_by_device(index)) > 1 else "")


def share_on(index: Index, nbytes: int, devices: list[str]) -> tuple[Share, str]:
    """The share and the device of a row: of bytes on several devices nothing is the whole."""
    kept = kept_by_device(index)
    whole = kept.get(devices[0], 0) if len(devices) == 1 else 0 if devices else sum(kept.values())
    return Share(nbytes, whole), " + ".join(devices)


def kept_below(index: Index, count: int, listed: int, things: str) -> list[str]:
    """What stands below a table of what is kept: the totals, what is not listed or was not seen."""
    shown = f"; the {listed} largest are listed" if listed < count else ""
    total = sums_text(nbytes_by_device(index, charges(index)))
    return [f"{total} in {count:,} {things}{shown}", *index.recording.meta.notes]
