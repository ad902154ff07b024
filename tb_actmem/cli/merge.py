"""``tb-actmem merge``: the ranks of a job in one run, each different recording once."""

from __future__ import annotations

import argparse
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from tb_actmem.analysis.index import Index
from tb_actmem.analysis.index.blocks import unknown_bytes
from tb_actmem.analysis.totals.logged import named_job, named_rank
from tb_actmem.analysis.totals.outliers import bytes_of
from tb_actmem.analysis.totals.ranks import absent_ranks, rank_summary
from tb_actmem.cli import Answer, json_answer
from tb_actmem.cli.choice import job_logs, path_text
from tb_actmem.errors import FormatError, printable
from tb_actmem.model import Meta, Recording
from tb_actmem.paths import any_path
from tb_actmem.text.totals import absent_text

if TYPE_CHECKING:
    from tb_actmem.tensorboard.events.logdir import Logged


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.description = (
        "Write the recordings of a job's ranks into one run, so that TensorBoard opens one file. "
        "Ranks whose totals and modules have equal bytes at every step, and the same memory beside "
        "the step, have one recording, which names them all."
    )
    parser.add_argument("path", type=any_path, help="the log directory of the job")
    parser.add_argument(
        "-o", "--output", type=any_path, required=True, metavar="DIR", help="a new log directory"
    )
    parser.add_argument("--run", help="the job, or one of its ranks, if there are several jobs")
    parser.add_argument("--tag", help="the tag given to add_recording")
    parser.set_defaults(command=_merge, step=None)


class _Rank(NamedTuple):
    """A rank, and its recording at each step."""

    rank: int
    logs: tuple[Logged, ...]
    nbytes: tuple[tuple[int, Hashable], ...]
    """All bytes of each step; equal for equal ranks."""
    problems: tuple[str, ...]


def _merge(options: argparse.Namespace) -> Answer:
    from tb_actmem.tensorboard.events.writers import write_recordings

    _check_new(options)
    logs = job_logs(options)
    ranks = _ranks(logs)
    written: list[Meta] = []
    problems = [problem for rank in ranks for problem in rank.problems]
    recordings: list[tuple[int, Recording]] = []
    for group in _groups(ranks):
        numbers = tuple(rank.rank for rank in group)
        recordings += [(log.step, _merged(log.recording(), numbers)) for log in group[0].logs]
        written.append(recordings[-1][1].meta)
    if not written:
        raise FormatError(
            f"{path_text(options.path)} holds no recording that can be read. {problems[0]}"
        )
    write_recordings(options.output, named_job(logs[0].run, logs[0].tag)[1], recordings)
    represented = [(meta.represents or 1, meta.represented) for meta in written]
    absent = absent_ranks((rank.rank for rank in ranks), represented)
    if options.json:
        groups = [{"rank": meta.rank, "ranks": meta.represented} for meta in written]
        return json_answer({"groups": groups, "absent": absent, "problems": problems})
    count, different = sum(number for number, _ in represented), len(written)
    ranks_text = f"{count:,} ranks, {different:,} of them different,"
    if different == 1:
        ranks_text = f"{count:,} equal ranks"
    output = path_text(options.output)
    said = [
        f"{ranks_text} are now one run in {output}. Look: tensorboard --logdir {output}",
        *([absent_text(absent)] if absent else []),
        *problems,
    ]
    return Answer("\n".join(map(printable, said)))


def _check_new(options: argparse.Namespace) -> None:
    output = options.output
    if output.is_file() or (output.is_dir() and any(output.iterdir())):
        raise FormatError(f"{path_text(output)} exists and is not empty. Name a new directory.")


def _ranks(logs: Sequence[Logged]) -> list[_Rank]:
    """Read the recordings of each rank, in the order of ranks."""
    series: dict[tuple[str, str], dict[int, Logged]] = {}
    for log in logs:  # of a step that was written twice, the last recording
        series.setdefault((log.run, log.tag), {})[log.step] = log
    known: dict[bytes, Hashable] = {}
    ranks = (_rank(*name, steps, known) for name, steps in series.items())
    return sorted(ranks, key=lambda one: one.rank)


def _rank(run: str, tag: str, steps: Mapping[int, Logged], known: dict[bytes, Hashable]) -> _Rank:
    """Read the recordings of one rank; ``known`` has the bytes of those already decoded."""
    rank, nbytes, problems = named_rank(run, tag) or 0, [], []
    for step in sorted(steps):
        try:
            content = steps[step].content()
            rank = rank if content.rank is None else content.rank
            if content.digest not in known:
                recording = _merged(content.recording(), (rank,))
                index = Index(recording)
                summary = rank_summary(index)._replace(represented=())
                known[content.digest] = bytes_of(summary), unknown_bytes(index)
        except FormatError as error:
            problems.append(str(error))
            continue
        is_alone = content.represents is not None  # of a plan, or merged already
        nbytes.append((step, rank if is_alone else known[content.digest]))
    read = tuple(steps[step] for step, _ in nbytes)
    return _Rank(rank, read, tuple(nbytes), tuple(problems))


def _groups(ranks: Sequence[_Rank]) -> list[list[_Rank]]:
    groups: dict[Hashable, list[_Rank]] = {}
    for rank in ranks:
        if rank.nbytes:
            groups.setdefault(rank.nbytes, []).append(rank)
    return list(groups.values())


def _merged(recording: Recording, ranks: tuple[int, ...]) -> Recording:
    """Return a recording that represents these ranks."""
    meta = recording.meta
    if meta.represents is None:  # else it is of a plan, or merged already
        meta = meta._replace(rank=ranks[0], represents=len(ranks), represented=ranks)
    return replace(recording, meta=meta)
