"""The place of a step's peak, and the memory alive there."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from typing import NamedTuple

from tb_actmem.analysis.index.devices import first_device
from tb_actmem.analysis.index.flops import operator
from tb_actmem.analysis.index.index import Index, derived
from tb_actmem.analysis.index.names import common_name, fqn, op_name, starred
from tb_actmem.analysis.totals.model_states import Part, peaks
from tb_actmem.model import PhaseKind


class Temporary(NamedTuple):
    """Storages alive at the peak that no node saves, created by one op in equal layers."""

    nbytes: int
    storages: int
    """The number of storages."""
    op: str
    """The op that created them, or the op in whose backward they were created."""
    in_backward: bool
    module: str
    """``h.*.mlp``, or the name of a single module; "" outside any module."""


class Peak(NamedTuple):
    """The moment with the most live bytes on the first device.

    It is the total peak if the recording has model states, else the step peak.
    """

    nbytes: int
    is_total: bool
    phase: PhaseKind | None
    op: str
    """The op that ran, or the op in whose backward it ran."""
    in_backward: bool
    module: str
    parts: dict[Part, int]
    """Parts that add up to the peak, the largest first, without empty ones."""
    temporary: tuple[Temporary, ...]
    """The parts of `Part.TRANSIENT`, the largest first."""


@derived
def peak_of_step(index: Index) -> Peak | None:
    """Find the peak of a recording; None without ops, or if nothing was alive."""
    recording = index.recording
    at, alive = peaks(index)[first_device(index)]
    parts: dict[Part, int] = defaultdict(int)
    for _, part, nbytes in alive:
        parts[part] += nbytes
    if not any(parts.values()):
        return None
    op, in_backward, module = _made_in(index, at)
    return Peak(
        nbytes=sum(parts.values()),
        is_total=recording.meta.optimizers is not None,
        phase=next((of.kind for of in recording.phases if of.first_op <= at < of.end_op), None),
        op=op,
        in_backward=in_backward,
        module=module,
        parts=dict(sorted(parts.items(), key=lambda of: -of[1])),
        temporary=_grouped(index, (of for of, part, _ in alive if part is Part.TRANSIENT)),
    )


def _made_in(index: Index, position: int) -> tuple[str, bool, str]:
    """Return an op, whether it is one whose backward ran, and its module."""
    recording = index.recording
    op = recording.ops[position]
    if op.backward_of is None:
        return operator(op.name).name, False, fqn(recording, op.module)
    node = recording.nodes[op.backward_of]
    return op_name(recording, op.backward_of), True, fqn(recording, node.module)


def _grouped(index: Index, storages: Iterable[int]) -> tuple[Temporary, ...]:
    """Group storages by the op that created them, equal layers together."""
    rows = index.recording.storages
    groups: dict[tuple[str, bool, str], list[tuple[int, str]]] = defaultdict(list)
    for storage in storages:
        op, in_backward, module = _made_in(index, rows[storage].birth or 0)
        groups[op, in_backward, starred(module)].append((rows[storage].nbytes, module))
    together = [
        Temporary(
            nbytes=sum(nbytes for nbytes, _ in members),
            storages=len(members),
            op=op,
            in_backward=in_backward,
            module=common_name(module for _, module in members),
        )
        for (op, in_backward, _), members in groups.items()
    ]
    return tuple(sorted(together, key=lambda group: -group.nbytes))
