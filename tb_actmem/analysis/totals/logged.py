"""The recordings of a log directory: the ranks of a job at a step, and all steps of a run."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from pathlib import PurePath
from typing import NamedTuple, Protocol, TypeVar

from tb_actmem.analysis.index import Index
from tb_actmem.analysis.totals import totals_by_key, totals_of
from tb_actmem.analysis.totals.outliers import read_stored
from tb_actmem.analysis.totals.ranks import (
    Memory,
    RankRow,
    RankSummary,
    rank_summary,
)
from tb_actmem.errors import FormatError
from tb_actmem.model import MeshAxis, Recording

ROOT = "."
"""TensorBoard's name of the run that is in the log directory itself."""


def ranked_tag(tag: str, rank: int | None, directory: str) -> str:
    """Return the tag of a rank's recording in a directory.

    TensorBoard shows one event per tag and step. So a suffix such as ``/rank3`` is appended for
    rank 1 and higher, unless the directory or the tag is already named after the rank.
    """
    if not rank or rank in (_named_rank(PurePath(directory).name), _named_rank(tag)):
        return tag
    return f"{tag}/rank{rank}"


def job(run: str, tag: str, rank: int) -> tuple[str, str]:
    """Return the run and the tag without the rank, which all ranks of a job share.

    The rank is in the last part of the run, ``exp/rank3``, or at the end of the tag, as
    `ranked_tag` writes it. The ranks beside a run in the log directory itself belong to it.
    """
    if _named_rank(tag) == rank:
        return run, _RANK.sub("", tag).rstrip("/")
    if _named_rank(PurePath(run).name) == rank:
        return _RANK.sub("", run).rstrip("/\\") or ROOT, tag
    return run, tag


def named_job(run: str, tag: str) -> tuple[str, str]:
    """Return the `job` by names alone, if the rank is not known otherwise."""
    return job(run, tag, named_rank(run, tag) or 0)


def named_rank(run: str, tag: str) -> int | None:
    """Return the rank by names alone."""
    named = _named_rank(tag)
    return named if named is not None else _named_rank(PurePath(run).name)


def _named_rank(name: str) -> int | None:
    match = _RANK.search(name)
    return int(match[1]) if match else None


_RANK = re.compile(r"rank[-_ ]?0*(\d{1,9})$", re.IGNORECASE)


class Stored(Protocol):
    """A stored recording without its rows, which is `tb_actmem.format.Content`."""

    @property
    def digest(self) -> bytes:
        """Equal for recordings that differ only in time and place."""

    @property
    def rank(self) -> int | None:
        """The rank that wrote it."""

    @property
    def mesh(self) -> tuple[MeshAxis, ...]:
        """Its position in its job."""

    @property
    def represents(self) -> int | None:
        """The number of ranks that it represents."""

    @property
    def summary(self) -> str | None:
        """The stored values of a rank."""

    def recording(self) -> Recording:
        """Read it. Raises FormatError if it cannot be read."""


class InLogdir(Protocol):
    """A recording that is not read yet, which `tb_actmem.recordings` finds."""

    @property
    def run(self) -> str:
        """TensorBoard's name of the run."""

    @property
    def tag(self) -> str:
        """Its tag."""

    @property
    def step(self) -> int:
        """Its step."""

    def content(self) -> Stored:
        """Read it except for its rows. Raises FormatError if it cannot be read."""


_Log = TypeVar("_Log", bound=InLogdir)


def chosen_job(logs: Iterable[_Log], run: str | None, tag: str | None) -> list[_Log]:
    """The recordings of the only job of several ranks that a run and a tag name.

    They name the job or one of its ranks; None matches all. Raises FormatError if no job matches,
    or more than one.
    """
    jobs: dict[tuple[str, str], list[_Log]] = {}
    for log in logs:
        jobs.setdefault(named_job(log.run, log.tag), []).append(log)
    ranks = {job: len({(log.run, log.tag) for log in logged}) for job, logged in jobs.items()}
    fitting = [
        job
        for job, logged in jobs.items()
        if (ranks[job] > 1 or _represents_all(logged[-1]))
        and (run is None or run in (job[0], *(log.run for log in logged)))
        and (tag is None or tag in (job[1], *(log.tag for log in logged)))
    ]
    if len(fitting) == 1:
        return jobs[fitting[0]]
    if not fitting:
        raise FormatError(
            "No job of several ranks matches. The runs of a job end in rank0, rank1 …",
            code="no-recordings",
        )
    listed = "\n".join(f"{of}  {named}  {ranks[of, named]} ranks" for of, named in fitting)
    raise FormatError(
        f"There are several jobs: choose by --run or --tag.\n{listed}", code="several-recordings"
    )


def _represents_all(log: InLogdir) -> bool:
    """Tell whether a recording represents all ranks of a job."""
    try:
        return log.content().represents is not None
    except FormatError:
        return False


def summarized_ranks(
    logged: Sequence[InLogdir], step: int, memory: Callable[[Recording], Memory | None]
) -> list[RankRow]:
    """Summarize each rank at a step, in the order of ranks, with its memory on a device.

    Equal recordings are decoded once. A rank that cannot be read has a problem.
    """
    last = {(log.run, log.tag): log for log in logged}
    at_step = {(log.run, log.tag): log for log in logged if log.step == step}
    known: dict[bytes, RankSummary] = {}
    rows = []
    for (run, tag), log in (last | at_step).items():
        row = RankRow(named_rank(run, tag) or 0, run, tag, None, f"no recording at step {step}")
        if (run, tag) in at_step:
            try:
                content = log.content()
                if content.digest not in known:
                    known[content.digest] = _summary(content, memory)
                rank = row.rank if content.rank is None else content.rank
                summary = known[content.digest].of_rank(rank, content.mesh)
                row = row._replace(rank=rank, summary=summary, problem=None)
            except FormatError as error:
                row = row._replace(problem=str(error))
        rows.append(row)
    return sorted(rows, key=lambda row: (row.rank, row.run, row.tag))


def _summary(content: Stored, memory: Callable[[Recording], Memory | None]) -> RankSummary:
    stored = read_stored(content.summary)
    if stored is not None:
        return stored
    recording = content.recording()
    return rank_summary(Index(recording), memory(recording))


STEP_TOTALS = (
    "total_peak_bytes",
    "saved_bytes",
    "step_peak_bytes",
    "forward_peak_bytes",
    "alive_after_forward_bytes",
)
"""The fields of `Totals` that are drawn over steps, the most important one first."""

StepTotals = tuple[int | None, ...]
"""In the order of STEP_TOTALS."""


class StepSummary(NamedTuple):
    """One recording, if it was read already."""

    step: int
    totals: StepTotals | None
    problem: str | None
    """Why there cannot be totals."""


def step_totals(index: Index) -> StepTotals:
    """Return the totals of one recording that are drawn over steps."""
    totals = totals_by_key(totals_of(index))
    return tuple(totals[key] for key in STEP_TOTALS)


def summarized_steps(logs: Iterable[InLogdir]) -> dict[tuple[str, str], list[StepSummary]]:
    """Summarize the steps of each run and tag, in order.

    Equal recordings are decoded once. If a step was written several times, the last one counts. A
    step that cannot be read has a problem.
    """
    series: dict[tuple[str, str], dict[int, InLogdir]] = {}
    for log in logs:
        series.setdefault((log.run, log.tag), {})[log.step] = log
    known: dict[bytes, StepTotals] = {}

    def row(log: InLogdir) -> StepSummary:
        try:
            content = log.content()
            if content.digest not in known:
                known[content.digest] = step_totals(Index(content.recording()))
        except FormatError as error:
            return StepSummary(log.step, None, str(error))
        return StepSummary(log.step, known[content.digest], None)

    return {name: [row(steps[step]) for step in sorted(steps)] for name, steps in series.items()}
