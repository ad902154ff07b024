"""What matters most of a recording, in three lines."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tb_actmem.analysis.index import Index
from tb_actmem.analysis.ledger import ledger_of
from tb_actmem.analysis.ledger_totals import totals_by_key
from tb_actmem.analysis.limits import KEPT, peak_key
from tb_actmem.analysis.names import fqn, layers_name
from tb_actmem.analysis.op_rows import op_rows
from tb_actmem.model import Recording
from tb_actmem.rendering.tables.cells import bytes_text
from tb_actmem.wording.layers import layers_text
from tb_actmem.wording.ledger_lines import LABEL
from tb_actmem.wording.units import share_text


class _Layers(NamedTuple):
    """Equal module calls, with what their own nodes are charged."""

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
    """The equal modules of which the own nodes keep the most together; outside of modules ops."""
    recording = index.recording
    charged: dict[int | str, int] = {}
    for row in op_rows(index):
        module = recording.nodes[row.node].module
        keeper = row.op if module is None else module
        charged[keeper] = charged.get(keeper, 0) + row.charged_bytes
    groups: dict[tuple[str, str, int], list[str]] = {}
    for keeper, nbytes in charged.items():
        name, kind = (keeper, "") if isinstance(keeper, str) else _call(recording, keeper)
        groups.setdefault((layers_name(name), kind, nbytes), []).append(name)
    layers = [_Layers(names, nbytes * len(names)) for (_, _, nbytes), names in groups.items()]
    return max(layers, key=lambda of: of.nbytes, default=_Layers(["nothing"], 0))


def _call(recording: Recording, call: int) -> tuple[str, str]:
    return fqn(recording, call), recording.modules[call].type_name
