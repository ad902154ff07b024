"""Where bytes are, in words."""

from __future__ import annotations

from tb_actmem.analysis.devices import first_device
from tb_actmem.analysis.index import Index


def where_text(index: Index, devices: list[str]) -> str:
    """``on cuda:0 + cpu``; nothing where all is on the first device, which the totals name."""
    return "" if devices in ([], [first_device(index)]) else f"on {' + '.join(devices)}"
