"""The ranks of one job out of a log directory, read one after the other."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tb_actmem.analysis.index import Index
from tb_actmem.analysis.ranks import RankRow, named_job, rank_summary
from tb_actmem.errors import FormatError
from tb_actmem.events.logdir import Logged


def chosen_job(found: Iterable[Logged], run: str | None, tag: str | None) -> list[Logged]:
    """The recordings of the one job of several ranks that a run and a tag name.

    They are the job's or those of one of its ranks; None fits all. Raises FormatError when there
    is no such job, or more than one.
    """
    jobs: dict[tuple[str, str], list[Logged]] = {}
    for log in found:
        jobs.setdefault(named_job(log.run, log.tag), []).append(log)
    ranks = {job: len({(log.run, log.tag) for log in logged}) for job, logged in jobs.items()}
    fitting = [
        job
        for job, logged in jobs.items()
        if ranks[job] > 1
        and (run is None or run in (job[0], *(log.run for log in logged)))
        and (tag is None or tag in (job[1], *(log.tag for log in logged)))
    ]
    if len(fitting) == 1:
        return jobs[fitting[0]]
    if not fitting:
        raise FormatError("There is no such job of several ranks: their runs end in rank0, rank1 …")
    listed = "\n".join(f"{of}  {named}  {ranks[of, named]} ranks" for of, named in fitting)
    raise FormatError(f"There are several jobs: choose by --run or --tag.\n{listed}")


def rank_rows(logged: Sequence[Logged], step: int) -> list[RankRow]:
    """What is compared of each rank at a step, in the order of ranks.

    Raises FormatError when a recording cannot be read.
    """
    last = {(log.run, log.tag): log for log in logged}
    at_step = {(log.run, log.tag): log for log in logged if log.step == step}
    rows = []
    for (run, tag), log in (last | at_step).items():
        recording = log.recording()
        is_there = (run, tag) in at_step
        summary = rank_summary(Index(recording)) if is_there else None
        problem = None if is_there else f"no recording at step {step}"
        rows.append(
            RankRow(
                rank=recording.meta.rank or 0, run=run, tag=tag, summary=summary, problem=problem
            )
        )
    return sorted(rows, key=lambda row: (row.rank, row.run, row.tag))
