"""The headline of a recording, in three lines."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tb_actmem.analysis.compare.limits import SAVED, peak_key
from tb_actmem.analysis.index.devices import first_device
from tb_actmem.analysis.index.index import Index
from tb_actmem.analysis.index.names import common_name, fqn, op_names, starred
from tb_actmem.analysis.index.storages import attributions
from tb_actmem.analysis.totals.pending_graphs import busiest
from tb_actmem.analysis.totals.totals import totals_by_key, totals_of
from tb_actmem.model import Recording
from tb_actmem.printable import printable
from tb_actmem.rendering.tables.grid import bytes_text
from tb_actmem.text.tensors import layers_text
from tb_actmem.text.totals import totals_lines
from tb_actmem.text.units import share_text


class _Layers(NamedTuple):
    """Equal module calls, with the bytes attributed to their own nodes."""

    names: Sequence[str]
    nbytes: int


def headline(index: Index) -> str:
    """Return the saved bytes and the peak on each device, and the largest saver."""
    every, totals = totals_lines(totals_of(index)), totals_by_key(totals_of(index))
    peak, most, saved = peak_key(index) or "forward_peak_bytes", _most(index), totals[SAVED] or 0
    share, name = (
        share_text(most.nbytes, saved),
        printable(layers_text(common_name(most.names), most.names)),
    )
    wanted = [line for line in every if line.key.partition("/")[0] in (SAVED, peak)]
    lines = [
        *((f"{line.label} {line.where}".rstrip(), line.nbytes, "") for line in wanted),
        ("the largest part", most.nbytes, f"{share}  {name}"),
    ]
    labels = max(len(label) for label, _, _ in lines)
    sizes = max(len(bytes_text(nbytes)) for _, nbytes, _ in lines)
    return "\n".join(
        f"{label:{labels}}  {bytes_text(nbytes):>{sizes}}  {more}".rstrip()
        for label, nbytes, more in lines
    )


def _most(index: Index) -> _Layers:
    """Return the equal modules whose own nodes save the most bytes on the first device.

    Outside modules, ops count instead. The moment is that of the largest sum, like the headline.
    """
    recording, names = index.recording, op_names(index)
    attributed: dict[int | str, int] = {}
    for storage in busiest(index)[first_device(index)].storages:
        node = recording.saves[attributions(index)[storage]].node
        module = recording.nodes[node].module
        saver = names[node] if module is None else module
        attributed[saver] = attributed.get(saver, 0) + recording.storages[storage].nbytes
    groups: dict[tuple[str, str, int], list[str]] = {}
    for saver, nbytes in attributed.items():
        name, kind = (saver, "") if isinstance(saver, str) else _call(recording, saver)
        groups.setdefault((starred(name), kind, nbytes), []).append(name)
    layers = [_Layers(names, nbytes * len(names)) for (_, _, nbytes), names in groups.items()]
    return max(layers, key=lambda of: of.nbytes, default=_Layers(["nothing"], 0))


def _call(recording: Recording, call: int) -> tuple[str, str]:
    return fqn(recording, call), recording.modules[call].type_name
