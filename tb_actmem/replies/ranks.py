"""``ranks.json``: the ranks of one job at one step, side by side."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import TypedDict

from tb_actmem.analysis.totals.outliers import EqualRanks, equal_ranks, missing_ranks, outliers
from tb_actmem.analysis.totals.ranks import (
    RankPeak,
    RankRow,
    RankSummary,
    Spread,
    UnequalModule,
    listed_totals,
    spread,
    unequal_modules,
)
from tb_actmem.model import MeshAxis
from tb_actmem.predict.capacity.fits import OUTSIDE_BYTES
from tb_actmem.predict.fake_cuda.gpus import gpu, names
from tb_actmem.replies import VERSION, Reply, text
from tb_actmem.text.totals import LABEL, MEANING, SHORT, outlier_text

LIMIT = 200
"""The maximum number of unequal modules in a reply; the count is complete."""


class Extremes(TypedDict):
    """Positions of the smallest and the largest rank; null if all are equal."""

    least: int | None
    most: int | None


class RankTotal(Extremes):
    """A total by which ranks are compared."""

    key: str
    label: str
    help: str


class MeshAxisRow(TypedDict):
    """An axis of the job's mesh."""

    name: str
    size: int
    position: int
    """The position of the rank."""


class RankLine(TypedDict):
    """One rank's recording."""

    rank: int
    mesh: list[MeshAxisRow]
    """The outermost axis first; empty: not known."""
    represents: int
    """The number of equal ranks, itself included."""
    in_flight: int | None
    """The largest number of forwards that wait for their backward at once; null: not known."""
    left_bytes: int | None
    """The GPU's memory that the step leaves free; negative: it does not fit; null: not known."""
    run: str
    tag: str
    problem: str | None
    """Why it cannot be compared, as a sentence."""
    group: int | None
    """Its number among groups of ranks with equal bytes; null if it was not read, or cannot be."""
    nbytes: Sequence[int | None] | None
    """In the order of the totals; null if it was not read, or cannot be."""


class RankModule(Extremes):
    """A module whose saved bytes differ between ranks."""

    fqn: str
    """``h.*.fc`` for several whose names differ only in a number; "" for the model itself."""
    type_name: str
    """"" with an empty fqn: outside module calls."""
    times: int
    """The number of modules in this row; each has these bytes."""
    nbytes: list[int | None]
    """Attributed to its own nodes, by group of ranks; null if a group has no such module."""


class RankOutlier(TypedDict):
    """Equal ranks that differ from most ranks with the same modules."""

    ranks: list[int]
    """Their positions."""
    text: str
    """The difference, as a sentence."""


class RanksReply(Reply):
    """``ranks.json``: the ranks of one job at one step.

    One request reads recordings with 50,000 nodes in all, and 25 for each rank; each recording
    counts as 50 more. Equal recordings are decoded once.
    The page asks again until nothing is pending. Modules are matched by name and type. The list has
    the 200 modules with the largest differences.
    """

    pending: int
    """The number of recordings that the server has not read yet."""
    absent: list[int]
    """Ranks below the largest one without a run, unless others represent them."""
    gpus: list[str]
    """The known GPUs, for a planned job; otherwise empty."""
    gpu: str | None
    """The GPU of `left_bytes`."""
    gpu_bytes: int | None
    """The memory of this GPU, or the one in the query."""
    outside_bytes: int
    """The memory of this GPU that is assumed outside of torch's allocator."""
    totals: list[RankTotal]
    """The parts of the total peak for a planned job, otherwise totals; the headline is first."""
    ranks: list[RankLine]
    outliers: list[RankOutlier]
    """The largest differences first; empty while recordings are pending."""
    modules_count: int
    """The number of unequal modules; the list may be shorter."""
    modules: list[RankModule]
    """The largest differences first; empty while recordings are pending."""


def summary_text(summary: RankSummary) -> str:
    """Return a summary as JSON, for a cache."""
    modules = [[*key, nbytes] for key, nbytes in summary.modules.items()]
    kept = [summary.totals, modules, *summary[2:]]
    return json.dumps(kept, separators=(",", ":"))


def read_summary(kept: str | bytes) -> RankSummary:
    """Read the result of `summary_text`."""
    totals, modules, axes, parts, program, ranks, represented = json.loads(kept)
    mesh = tuple(MeshAxis(*axis) for axis in axes)
    return RankSummary(
        tuple(totals),
        {(name, kind): nbytes for name, kind, nbytes in modules},
        mesh,
        None if parts is None else RankPeak(*parts)._replace(mesh=mesh),
        program,
        ranks,
        tuple(represented),
    )


_PARTS = (
    ("total_peak_bytes", LABEL["total_peak_bytes"], MEANING["total_peak_bytes"]),
    ("model_bytes", LABEL["model_bytes"], "At the total peak."),
    (
        "gathered_bytes",
        "gathered",
        "Of FSDP at the total peak: unsharded parameters and gradients, and its buffers.",
    ),
    ("saved_bytes", "saved", "For backward, at the total peak."),
    ("temporary_bytes", "temporary", "At the total peak: all other storages of the step."),
)
"""The parts of `RankPeak` as totals: key, label and help."""


def rank_totals(
    rows: Sequence[RankRow],
) -> tuple[list[RankTotal], list[Sequence[int | None] | None]]:
    """Return the totals by which ranks are compared, and those of each rank."""
    read = [row.summary for row in rows if row.summary is not None]
    has_peaks = read and all(summary.peak is not None for summary in read)
    keys = listed_totals(read)
    values: list[Sequence[int | None] | None] = [
        None
        if row.summary is None
        else [getattr(row.summary.peak, key) for key, _, _ in _PARTS]
        if has_peaks
        else [row.summary.total(key) for key in keys]
        for row in rows
    ]
    listed = _PARTS if has_peaks else [(key, SHORT[key], MEANING[key]) for key in keys]
    totals = []
    for position, (key, label, about) in enumerate(listed):
        apart = _extremes(spread([None if row is None else row[position] for row in values]))
        totals.append(RankTotal(key=key, label=label, help=about, **apart))
    return totals, values


def ranks_text(
    rows: Sequence[RankRow], outside: int = OUTSIDE_BYTES, memory: int | None = None
) -> str:
    """Return the totals of each rank, and unequal modules once all ranks are read.

    ``memory`` is that of each GPU; None: that of its kind.
    """
    pending = sum(row.summary is None and row.problem is None for row in rows)
    read = [row for row in rows if row.summary is not None]
    totals, values = rank_totals(rows)
    peaks = [row.summary.peak for row in read if row.summary and row.summary.peak]
    on = next((peak.gpu for peak in peaks if peak.gpu is not None), None)
    usual = None if on is None else gpu(on).nbytes
    gpu_bytes = usual if memory is None else memory
    more = OUTSIDE_BYTES - outside + (gpu_bytes or 0) - (usual or 0)
    groups = equal_ranks(rows)
    group_of = {at: number for number, group in enumerate(groups) for at in group.positions}
    unequal = [] if pending else unequal_modules([group.summary for group in groups])
    unusual = [] if pending else outliers(groups)
    return text(
        RanksReply(
            version=VERSION,
            pending=pending,
            absent=missing_ranks(rows),
            gpus=names() if on else [],
            gpu=on,
            gpu_bytes=None if on is None else gpu_bytes,
            outside_bytes=outside,
            totals=totals,
            ranks=[
                _row(row, nbytes, group_of.get(at), more)
                for at, (row, nbytes) in enumerate(zip(rows, values, strict=True))
            ],
            outliers=[
                RankOutlier(ranks=[*one.positions], text=outlier_text(one, rows))
                for one in unusual[:LIMIT]
            ],
            modules_count=len(unequal),
            modules=[_module(row, groups) for row in unequal[:LIMIT]],
        )
    )


def _row(
    row: RankRow, nbytes: Sequence[int | None] | None, group: int | None, more: int
) -> RankLine:
    """``more``: bytes to add to those left, for another memory of the GPU or outside of torch."""
    peak = row.summary and row.summary.peak
    left = peak.left_bytes if peak else None
    mesh = row.summary.mesh if row.summary else ()
    return RankLine(
        rank=row.rank,
        mesh=[MeshAxisRow(name=n, size=size, position=at) for n, size, at in mesh],
        represents=row.summary.ranks if row.summary else 1,
        in_flight=peak and peak.in_flight,
        left_bytes=None if left is None else left + more,
        run=row.run,
        tag=row.tag,
        problem=row.problem,
        group=group,
        nbytes=nbytes,
    )


def _module(module: UnequalModule, groups: Sequence[EqualRanks]) -> RankModule:
    apart = spread([nbytes or 0 for nbytes in module.nbytes])
    least, most = (None, None) if apart is None else (groups[at].positions[0] for at in apart)
    return RankModule(
        fqn=module.name,
        type_name=module.type_name,
        times=module.times,
        nbytes=[*module.nbytes],
        least=least,
        most=most,
    )


def _extremes(apart: Spread | None) -> Extremes:
    return Extremes(least=apart and apart.least, most=apart and apart.most)
