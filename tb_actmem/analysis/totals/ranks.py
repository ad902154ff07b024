"""The ranks of one job: which recordings belong together, and where they are unequal."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from pathlib import PurePath
from typing import NamedTuple

from tb_actmem.analysis.index.devices import first_device
from tb_actmem.analysis.index.index import Index
from tb_actmem.analysis.index.names import NUMBER
from tb_actmem.analysis.index.storages import attributions, save_modules
from tb_actmem.analysis.totals.by_name import totals_by_key
from tb_actmem.analysis.totals.totals import totals_of

TOTALS = (
    "saved_bytes",
    "forward_peak_bytes",
    "alive_after_forward_bytes",
    "activation_bytes",
    "input_bytes",
    "parameter_bytes",
)
"""The totals of a `Totals` in which ranks are compared."""

OUTSIDE = ("", "")
"""Name and type in place of a module's for what no module call made."""

_RANK = re.compile(r"rank[-_ ]?0*(\d{1,9})$", re.IGNORECASE)


class RankSummary(NamedTuple):
    """What is compared of one rank's recording: small, whatever the recording's size."""

    totals: tuple[int | None, ...]
    """In the order of TOTALS."""
    modules: dict[tuple[str, str], int]
    """Name and type of each module that saves something: bytes attributed to its own nodes.

    Over all its calls, without the modules inside it. They add up to all bytes attributed on the
    device of the totals.
    """


class RankRow(NamedTuple):
    """One rank's recording, if it has one and it was read already."""

    rank: int
    run: str
    tag: str
    summary: RankSummary | None
    problem: str | None
    """Why there is no summary and will be none."""


class Spread(NamedTuple):
    """How far ranks are apart: positions in the sequence of ranks."""

    least: int
    most: int


class UnequalModule(NamedTuple):
    """A module, or several that only a number in their names tells apart."""

    name: str
    """Its name in the model; ``layers.*.fc`` for several."""
    type_name: str
    times: int
    """How many modules these are; each of them has the bytes that follow."""
    ranks: int
    kept: tuple[tuple[int, int], ...]
    """Position and bytes of each rank that has such a module: of a thousand ranks each may have
    modules of its own."""

    @property
    def nbytes(self) -> tuple[int | None, ...]:
        """For every rank; None where it has no such module, or one that keeps nothing."""
        known = dict(self.kept)
        return tuple(known.get(rank) for rank in range(self.ranks))


def ranked_tag(tag: str, rank: int | None, directory: str) -> str:
    """The tag under which a rank's recording is written into a directory.

    TensorBoard shows one event of a tag and step, so ranks from 1 on get ``/rank3`` behind their
    tag, unless the directory is called after the rank and nobody else's.
    """
    if not rank or rank in (_named_rank(PurePath(directory).name), _named_rank(tag)):
        return tag
    return f"{tag}/rank{rank}"


def job(run: str, tag: str, rank: int) -> tuple[str, str]:
    """The run and the tag without the rank: what the recordings of one job's ranks share.

    The rank stands in the last name of the run, ``exp/rank3``, or behind the tag, as `ranked_tag`
    writes it.
    """
    if _named_rank(tag) == rank:
        return run, _RANK.sub("", tag).rstrip("/")
    if _named_rank(PurePath(run).name) == rank:
        return _RANK.sub("", run).rstrip("/\\"), tag
    return run, tag


def named_job(run: str, tag: str) -> tuple[str, str]:
    """`job` by the names alone, where nothing else tells the rank."""
    named = _named_rank(tag)
    return job(run, tag, (named if named is not None else _named_rank(PurePath(run).name)) or 0)


def absent_ranks(ranks: Iterable[int]) -> list[int]:
    """The numbers between 0 and the largest rank that no recording has."""
    there = set(ranks)
    largest = max(there, default=0)
    # A hostile rank of 2**31 must not be counted up to.
    return [rank for rank in range(min(largest, 2 * len(there) + 100)) if rank not in there]


def rank_summary(index: Index) -> RankSummary:
    """Add up what is compared."""
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
    return RankSummary(tuple(totals[key] for key in TOTALS), modules)


def spread(values: Sequence[int | None]) -> Spread | None:
    """Which value is the smallest and which the largest; None where they are equal.

    What is not known is left out.
    """
    known = {position: value for position, value in enumerate(values) if value is not None}
    if len({*known.values()}) < 2:
        return None
    return Spread(min(known, key=known.__getitem__), max(known, key=known.__getitem__))


def unequal_modules(summaries: Sequence[RankSummary]) -> list[UnequalModule]:
    """The modules that do not keep the same on every rank, those furthest apart first.

    Modules are the same when name and type are: the stages of a pipeline have different ones.
    """
    kept: dict[tuple[str, str], list[tuple[int, int]]] = {}
    for rank, summary in enumerate(summaries):
        for module, nbytes in summary.modules.items():
            kept.setdefault(module, []).append((rank, nbytes))
    groups: dict[tuple[str, str, tuple[tuple[int, int], ...]], list[str]] = {}
    for (name, type_name), by_rank in kept.items():
        if _distance(by_rank, len(summaries)):
            groups.setdefault((NUMBER.sub("*", name), type_name, tuple(by_rank)), []).append(name)
    rows = [
        UnequalModule(
            names[0] if len(names) == 1 else pattern, type_name, len(names), len(summaries), by_rank
        )
        for (pattern, type_name, by_rank), names in groups.items()
    ]
    return sorted(rows, key=lambda row: -row.times * _distance(row.kept, row.ranks))


def _distance(kept: Sequence[tuple[int, int]], ranks: int) -> int:
    """Bytes between the smallest and the largest; a module that is not there keeps nothing."""
    values = [nbytes for _, nbytes in kept]
    return max(values) - (min(values) if len(values) == ranks else 0)


def _named_rank(name: str) -> int | None:
    found = _RANK.search(name)
    return int(found[1]) if found else None
