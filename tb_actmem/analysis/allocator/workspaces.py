"""What torch gives cuBLAS to work in, beside the results of products."""

from __future__ import annotations

import re
from typing import NamedTuple

from tb_actmem.analysis.index import Index
from tb_actmem.model import PhaseKind, Recording

_WITH_A_SUM = "aten::addmm"
"""Goes to cuBLASLt, whose workspaces have a size of their own."""
_OF_A_SUM = 2**20
_PRODUCTS = frozenset(
    {
        _WITH_A_SUM,
        *(f"aten::{name}" for name in ("mm", "bmm", "baddbmm", "addbmm")),
        *(f"aten::{name}" for name in ("mv", "addmv", "dot", "vdot")),
    }
)
_SCOPED = 2, 15
"""The torch from which on a workspace is taken for a product and given back behind it."""


class Workspaces(NamedTuple):
    """What products take, beside what they return."""

    kept: dict[int, int]
    """Op → bytes that it takes for good, as a thread's first product did before torch 2.15."""
    scoped: dict[int, int]
    """Op → bytes that it takes when its results are there, and gives back."""


def workspaces(index: Index, nbytes: int) -> Workspaces:
    """Tell which op takes a workspace, by the torch that ran it.

    ``nbytes`` are those of cuBLAS's own; 0: there is no cuBLAS.
    """
    recording = index.recording
    names = (row.name.partition(".")[0] for row in recording.ops if nbytes)
    products = {op: name for op, name in enumerate(names) if name in _PRODUCTS}
    if _version(recording) >= _SCOPED:
        sums = {op: _OF_A_SUM for op, name in products.items() if name == _WITH_A_SUM}
        return Workspaces({}, {**dict.fromkeys(products, nbytes), **sums})
    backward = [phase for phase in recording.phases if phase.kind is PhaseKind.BACKWARD]
    first: dict[bool, int] = {}
    for op in products:
        is_in_backward = any(phase.first_op <= op < phase.end_op for phase in backward)
        first.setdefault(is_in_backward, op)
    # The program and its backward are two threads.
    return Workspaces(dict.fromkeys(first.values(), nbytes), {})


def _version(recording: Recording) -> tuple[int, int]:
    found = re.match(r"(\d+)\.(\d+)", recording.meta.torch_version)
    return (int(found[1]), int(found[2])) if found else _SCOPED
