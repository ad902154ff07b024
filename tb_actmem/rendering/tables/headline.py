"""What matters most of a recording, in three lines."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tb_actmem.analysis.index import Index
from tb_actmem.analysis.ledger import ledger_of
from tb_actmem.analysis.ledger_totals import totals_by_key
from tb_actmem.analysis.limits import KEPT, peak_key
from tb_actmem.analysis.module_rows import module_rows
from tb_actmem.analysis.names import fqn, layers_name
from tb_actmem.rendering.tables.cells import bytes_text
from tb_actmem.wording.layers import layers_text
from tb_actmem.wording.ledger_lines import LABEL
from tb_actmem.wording.units import share_text


class _Layers(NamedTuple):
    """Equal module calls, by what their own nodes are charged."""

    names: Sequence[str]
    nbytes: int


def headline(index: Index) -> str:
    """What is kept for the backward, the peak, and the modules that keep the most."""
    totals = totals_by_key(ledger_of(index))
    peak, most, kept = peak_key(index) or "peak_bytes", _most(index), totals[KEPT] or 0
    share, name = share_text(most.nbytes, kept), layers_text(layers_name(most.names[0]), most.names)
    lines = [
        (LABEL[KEPT], kept, ""),
        (LABEL[peak], totals[peak], ""),
        ("the largest part", most.nbytes, f"{share}  {name}"),
    ]
    labels = max(len(label) for label, _, _ in lines)
    sizes = max(len(bytes_text(nbytes)) for _, nbytes, _ in lines)
    return "\n".join(
        f"{label:{labels}}  {bytes_text(nbytes):>{sizes}}  {more}".rstrip()
        for label, nbytes, more in lines
    )


def _most(index: Index) -> _Layers:
    """The equal modules of which the own nodes keep the most together."""
    recording = index.recording
    groups: dict[tuple[str, str, int], list[str]] = {}
    for row in module_rows(index):
        name, of = fqn(recording, row.module), recording.modules[row.module]
        groups.setdefault((layers_name(name), of.type_name, row.self_bytes), []).append(name)
    layers = [_Layers(names, nbytes * len(names)) for (_, _, nbytes), names in groups.items()]
    return max(layers, key=lambda of: of.nbytes, default=_Layers(["outside of modules"], 0))
