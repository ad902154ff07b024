"""The ranks of one job: their compared bytes and their differences."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from typing import NamedTuple, Protocol

from tb_actmem.analysis.index import Index, common_name, starred
from tb_actmem.analysis.index.devices import first_device
from tb_actmem.analysis.index.storages import attributions, save_modules
from tb_actmem.analysis.totals import totals_by_key, totals_of
from tb_actmem.analysis.totals.pending_graphs import forwards_in_flight
from tb_actmem.model import MeshAxis, ModuleCall

TOTALS = (
    "total_peak_bytes",
    "saved_bytes",
    "forward_peak_bytes",
    "alive_after_forward_bytes",
    "activation_bytes",
    "input_bytes",
    "model_parameter_bytes",
)
"""The fields of `Totals` by which ranks are compared, the most important one first."""

_OF_MODEL = {"total_peak_bytes", "model_parameter_bytes"}

OUTSIDE = ("", "")
"""The name and type used outside module calls."""


class RankSummary(NamedTuple):
    """The compared values of one rank's recording; their size is small."""

    totals: tuple[int | None, ...]
    """In the order of TOTALS."""
    modules: dict[tuple[str, str], int]
    """Name and type of each module → bytes attributed to its own nodes.

    All calls of a module are added up, without modules inside it. The sum is all attributed bytes
    on the device of the totals.
    """
    mesh: tuple[MeshAxis, ...] = ()
    """The rank's position on each axis of the job's mesh."""
    peak: RankPeak | None = None
    """The parts of the total peak, for a rank of a planned job whose model states are known."""

    program: str = ""
    """A digest of the names and types of the modules that ran; equal for ranks with equal work."""
    ranks: int = 1
    """How many ranks it represents, itself included."""
    represented: tuple[int, ...] = ()
    """These ranks; empty: only itself, or not known."""

    def total(self, key: str) -> int | None:
        """Return one of TOTALS; None: not known."""
        return self.totals[TOTALS.index(key)]

    def of_rank(self, rank: int, mesh: tuple[MeshAxis, ...]) -> RankSummary:
        """Return the values of an equal rank at another place."""
        peak = self.peak and self.peak._replace(rank=rank, mesh=mesh)
        return self._replace(mesh=mesh, peak=peak)


class RankRow(NamedTuple):
    """One rank's recording, if it exists and was read already."""

    rank: int
    run: str
    tag: str
    summary: RankSummary | None
    problem: str | None
    """Why there cannot be a summary."""


class Memory(Protocol):
    """The memory that a rank takes from a device, as `predict.fits` predicts it."""

    @property
    def gpu(self) -> str:
        """The device's name."""

    @property
    def reserved_bytes(self) -> int:
        """The memory that torch's allocator reserves."""

    @property
    def margin_bytes(self) -> int:
        """The device's remaining memory; negative if the step does not fit."""


class RankPeak(NamedTuple):
    """A rank at its total peak, in bytes."""

    rank: int
    mesh: tuple[MeshAxis, ...]
    """Its position on each axis of the job's mesh; empty if there is none."""
    ranks: int
    """How many ranks it represents, itself included."""
    model_bytes: int
    """Parameters, buffers, gradients and optimizer states."""
    gathered_bytes: int
    """Unsharded parameters and gradients, and FSDP's buffers."""
    saved_bytes: int
    in_flight: int
    """The largest number of forwards that wait for their backward at once."""
    temporary_bytes: int
    total_peak_bytes: int
    gpu: str | None
    """The device of the following values; None: they are not known."""
    reserved_bytes: int | None
    left_bytes: int | None
    """The device's memory minus all that the step needs; negative if it does not fit."""


class Spread(NamedTuple):
    """The positions of the smallest and the largest value among ranks."""

    least: int
    most: int


class UnequalModule(NamedTuple):
    """A module, or several whose names differ only in a number."""

    name: str
    """Its name in the model; ``layers.*.fc`` for several."""
    type_name: str
    times: int
    """The number of modules; each of them has the same bytes."""
    ranks: int
    saved: tuple[tuple[int, int], ...]
    """Position and bytes of each rank that has such a module; ranks may have different modules."""

    @property
    def nbytes(self) -> tuple[int | None, ...]:
        """Bytes on every rank; None if the rank has no such module, or it saves nothing."""
        known = dict(self.saved)
        return tuple(known.get(rank) for rank in range(self.ranks))


def absent_ranks(
    ranks: Iterable[int], represented: Iterable[tuple[int, tuple[int, ...]]] = ()
) -> list[int]:
    """Return the ranks below the largest one that have no recording.

    ``represented`` has the number of ranks that each recording represents, and these ranks. A plan
    does not name them, and then none is absent.
    """
    present = set(ranks)
    for count, named in represented:
        if count > 1 and not named:
            return []
        present.update(named)
    largest = max(present, default=0)
    # Bound the loop: a file may claim a rank of 2**31.
    return [rank for rank in range(min(largest, 2 * len(present) + 100)) if rank not in present]


def rank_summary(index: Index, fit: Memory | None = None) -> RankSummary:
    """Return the compared values of a recording, and its memory on a device."""
    recording, totals = index.recording, totals_by_key(totals_of(index))
    modules: dict[tuple[str, str], int] = {}
    device = first_device(index)
    for storage, save in attributions(index).items():
        if recording.storages[storage].device != device:
            continue
        call = save_modules(index)[save]
        row = None if call is None else recording.modules[call]
        key = OUTSIDE if row is None else (row.fqn, row.type_name)
        modules[key] = modules.get(key, 0) + recording.storages[storage].nbytes
    meta = recording.meta
    has_peak = meta.represents is not None and totals["total_peak_bytes"] is not None
    return RankSummary(
        totals=tuple(totals[key] for key in TOTALS),
        modules=modules,
        mesh=meta.mesh,
        peak=rank_peak(index, fit) if has_peak else None,
        program=_program(recording.modules),
        ranks=meta.represents or 1,
        represented=meta.represented,
    )


def listed_totals(summaries: Iterable[RankSummary]) -> list[str]:
    """Return the TOTALS to list; those of the model only if a rank knows its model states."""
    columns = zip(*(summary.totals for summary in summaries), strict=True)
    known = {key for key, column in zip(TOTALS, columns, strict=False) if {*column} != {None}}
    return [key for key in TOTALS if key in known or key not in _OF_MODEL]


def _program(calls: Iterable[ModuleCall]) -> str:
    names = sorted({(call.fqn, call.type_name) for call in calls})
    return hashlib.sha256(repr(names).encode()).hexdigest()[:16]


def place_text(mesh: Iterable[MeshAxis]) -> str:
    """Say where a rank is in its mesh, without axes of one rank: ``pp 1 of 4, dp 0 of 8``."""
    return ", ".join(f"{name} {position} of {size}" for name, size, position in mesh if size > 1)


def rank_peak(index: Index, fit: Memory | None = None) -> RankPeak:
    """Return the parts of a rank's total peak; model states must be known."""
    meta = index.recording.meta
    known = {name: nbytes or 0 for name, nbytes in totals_by_key(totals_of(index)).items()}

    def parts(*names: str) -> int:
        return sum(known[f"peak_{name}_bytes"] for name in names)

    return RankPeak(
        rank=meta.rank or 0,
        mesh=meta.mesh,
        ranks=meta.represents or 1,
        model_bytes=parts("parameter", "buffer", "gradient", "optimizer"),
        gathered_bytes=parts(
            "unsharded_parameter", "unsharded_gradient", "all_gather", "reduce_scatter"
        ),
        saved_bytes=parts("saved"),
        in_flight=forwards_in_flight(index),
        temporary_bytes=parts("transient", "other_input"),
        total_peak_bytes=known["total_peak_bytes"],
        gpu=None if fit is None else fit.gpu,
        reserved_bytes=None if fit is None else fit.reserved_bytes,
        left_bytes=None if fit is None else fit.margin_bytes,
    )


def spread(values: Sequence[int | None]) -> Spread | None:
    """Return the positions of the smallest and largest known value; None if all are equal."""
    known = {position: value for position, value in enumerate(values) if value is not None}
    if len({*known.values()}) < 2:
        return None
    return Spread(min(known, key=known.__getitem__), max(known, key=known.__getitem__))


def unequal_modules(summaries: Sequence[RankSummary]) -> list[UnequalModule]:
    """Return modules whose saved bytes differ between ranks, the largest difference first.

    Modules are equal if name and type are: the stages of a pipeline have different ones.
    """
    saved: dict[tuple[str, str], list[tuple[int, int]]] = {}
    for rank, summary in enumerate(summaries):
        for module, nbytes in summary.modules.items():
            saved.setdefault(module, []).append((rank, nbytes))
    groups: dict[tuple[str, str, tuple[tuple[int, int], ...]], list[str]] = {}
    for (name, type_name), by_rank in saved.items():
        if _distance(by_rank, len(summaries)):
            groups.setdefault((starred(name), type_name, tuple(by_rank)), []).append(name)
    rows = [
        UnequalModule(common_name(names), type_name, len(names), len(summaries), by_rank)
        for (_, type_name, by_rank), names in groups.items()
    ]
    return sorted(rows, key=lambda row: -row.times * _distance(row.saved, row.ranks))


def _distance(saved: Sequence[tuple[int, int]], ranks: int) -> int:
    """Return the largest minus the smallest bytes; an absent module counts 0 bytes."""
    values = [nbytes for _, nbytes in saved]
    return max(values) - (min(values) if len(values) == ranks else 0)
