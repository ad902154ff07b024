"""``tb-actmem merge``: the ranks of a job in one run, each different recording once."""

from __future__ import annotations

import argparse
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from tb_actmem.analysis.index import Index
from tb_actmem.analysis.index.devices import HOST, first_device, unknown_bytes
from tb_actmem.analysis.totals.logged import named_job, named_rank
from tb_actmem.analysis.totals.outliers import bytes_of
from tb_actmem.analysis.totals.ranks import RankSummary, absent_ranks, rank_summary
from tb_actmem.cli import Answer, json_answer, output_path, writable
from tb_actmem.cli.choice import job_logs, path_text
from tb_actmem.errors import FormatError, printable
from tb_actmem.model import Meta, Recording
from tb_actmem.paths import any_path
from tb_actmem.text import exact_nbytes_text
from tb_actmem.text.totals import absent_text, difference_texts, ranks_named

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
        "-o", "--output", type=output_path, required=True, metavar="DIR", help="a new log directory"
    )
    parser.add_argument("--run", help="the job, or one of its ranks, if there are several jobs")
    parser.add_argument("--tag", help="a tag, as `tb-actmem list` names it")
    parser.set_defaults(command=_merge, step=None)


class _Step(NamedTuple):
    """The compared values of a rank's recording of one step."""

    summary: RankSummary
    beside: tuple[tuple[str, int], ...]
    """Bytes beside the step, by kind of device."""
    key: Hashable
    """Equal for equal recordings."""
    has_threads: bool
    """Threads of torch.distributed had memory of the step: those of gloo copy and keep tensors."""

    def differs_by_timing(self, other: _Step) -> bool:
        """Whether such threads can explain why two peaks differ: nothing else does."""
        return (
            self.has_threads and other.has_threads and self._without_peaks == other._without_peaks
        )

    @property
    def _without_peaks(self) -> Hashable:
        summary = self.summary
        saved = frozenset(summary.modules.items()), *map(summary.total, _NOT_PEAKS)
        return summary.program, self.beside, saved


_NOT_PEAKS = ("saved_bytes", "activation_bytes", "input_bytes", "model_parameter_bytes")


class _Rank(NamedTuple):
    """A rank, and its recording at each step."""

    rank: int
    logs: tuple[Logged, ...]
    steps: dict[int, _Step]
    problems: tuple[str, ...]
    is_alone: bool
    """It is of a plan, or merged already."""


def _merge(options: argparse.Namespace) -> Answer:
    from tb_actmem.tensorboard.events.writers import write_recordings

    with writable(options.output):
        _check_new(options)
    logs = job_logs(options)
    ranks = _ranks(logs)
    written: list[Meta] = []
    problems = [problem for rank in ranks for problem in rank.problems]
    recordings: list[tuple[int, Recording]] = []
    groups = _groups(ranks)
    for group in groups:
        numbers = tuple(rank.rank for rank in group)
        recordings += [(log.step, _merged(log.recording(), numbers)) for log in group[0].logs]
        written.append(recordings[-1][1].meta)
    if not written:
        raise FormatError(
            f"{path_text(options.path)} holds no recording that can be read. {problems[0]}"
        )
    with writable(options.output):
        write_recordings(options.output, named_job(logs[0].run, logs[0].tag)[1], recordings)
    represented = [(meta.represents or 1, meta.represented) for meta in written]
    absent = absent_ranks((rank.rank for rank in ranks), represented)
    if options.json:
        equal = [{"rank": meta.rank, "ranks": meta.represented} for meta in written]
        said = {"differences": _differences(groups), "absent": absent, "problems": problems}
        return json_answer({"groups": equal, **said})
    count, different = sum(number for number, _ in represented), len(written)
    ranks_text = f"{count:,} ranks, {different:,} of them different,"
    if different == 1:
        ranks_text = f"{count:,} equal ranks"
    output = path_text(options.output)
    differences = _differences(groups)
    more = len(differences) - _MOST
    lines = [
        f"{ranks_text} are now one run in {output}. Look: tensorboard --logdir {output}",
        *differences[:_MOST],
        *([f"{more:,} more groups of ranks differ: --json lists them."] if more > 0 else []),
        *([absent_text(absent)] if absent else []),
        *problems,
    ]
    return Answer("\n".join(map(printable, lines)))


def _check_new(options: argparse.Namespace) -> None:
    output = options.output
    if output.is_file() or (output.is_dir() and any(output.iterdir())):
        raise FormatError(
            f"{path_text(output)} exists and is not empty. Name a new directory.",
            code="cannot-write",
        )


def _ranks(logs: Sequence[Logged]) -> list[_Rank]:
    """Read the recordings of each rank, in the order of ranks."""
    series: dict[tuple[str, str], dict[int, Logged]] = {}
    for log in logs:  # of a step that was written twice, the last recording
        series.setdefault((log.run, log.tag), {})[log.step] = log
    known: dict[bytes, _Step] = {}
    ranks = (_rank(*name, steps, known) for name, steps in series.items())
    return sorted(ranks, key=lambda one: one.rank)


def _rank(run: str, tag: str, steps: Mapping[int, Logged], known: dict[bytes, _Step]) -> _Rank:
    """Read the recordings of one rank; ``known`` has those already decoded."""
    rank, problems, is_alone = named_rank(run, tag) or 0, [], False
    by_step: dict[int, _Step] = {}
    for step in sorted(steps):
        try:
            content = steps[step].content()
            rank = rank if content.rank is None else content.rank
            if content.digest not in known:
                index = Index(_merged(content.recording(), (rank,)))
                summary, beside = rank_summary(index), unknown_bytes(index)
                key = bytes_of(summary._replace(represented=())), beside
                known[content.digest] = _Step(summary, beside, key, _has_threads(index))
        except FormatError as error:
            problems.append(str(error))
            continue
        is_alone |= content.represents is not None
        by_step[step] = known[content.digest]
    return _Rank(rank, tuple(steps[step] for step in by_step), by_step, tuple(problems), is_alone)


def _groups(ranks: Sequence[_Rank]) -> list[list[_Rank]]:
    groups: dict[Hashable, list[_Rank]] = {}
    for rank in ranks:
        if rank.steps:
            key = tuple((step, found.key) for step, found in rank.steps.items())
            groups.setdefault((key, rank.rank if rank.is_alone else None), []).append(rank)
    return list(groups.values())


_MOST = 8
"""The most differences that the text lists."""


def _differences(groups: Sequence[Sequence[_Rank]]) -> list[str]:
    """Say in a sentence for each group how it differs from the usual one.

    That is the largest group which ran the same modules, or else the largest of all.
    """
    programs: dict[Hashable, list[Sequence[_Rank]]] = {}
    for group in groups:
        key = frozenset(step.summary.program for step in group[0].steps.values())
        programs.setdefault(key, []).append(group)
    largest = max(groups, key=_size, default=[])
    sentences = []
    for peers in programs.values():
        usual = max(peers, key=_size)
        for group in peers:
            other = largest if group is usual else usual
            if why := _why(group[0], other[0]):
                named, than = _represented(group), ranks_named(_represented(other)).lower()
                differs = "differs from" if len(named) == 1 else "differ from"
                sentences.append(f"{ranks_named(named)} {differs} {than} {why}.")
    return sentences


def _represented(group: Sequence[_Rank]) -> list[int]:
    first = [next(iter(rank.steps.values())).summary.represented for rank in group]
    return [
        one
        for rank, represented in zip(group, first, strict=True)
        for one in (represented if rank.is_alone and represented else (rank.rank,))
    ]


def _size(group: Sequence[_Rank]) -> int:
    return sum(next(iter(rank.steps.values())).summary.ranks for rank in group)


def _why(one: _Rank, usual: _Rank) -> str:
    """List the differences at the first step that both have and that differs."""
    for step, mine in one.steps.items():
        other = usual.steps.get(step)
        if other is None or other.key == mine.key:
            continue
        beside = dict(mine.beside), dict(other.beside)
        kinds = [
            kind for kind in beside[0] | beside[1] if beside[0].get(kind) != beside[1].get(kind)
        ]
        said = difference_texts(mine.summary, other.summary) + [
            f"memory beside the step on {kind} "
            + " instead of ".join(exact_nbytes_text(sums.get(kind, 0)) for sums in beside)
            for kind in kinds
        ]
        if said:
            why = f" ({_TIMING})" if mine.differs_by_timing(other) else ""
            return f"at step {step}: {'; '.join(said)}{why}"
    if one.steps.keys() != usual.steps.keys():
        return f"in its steps: {_listed(one.steps)} instead of {_listed(usual.steps)}"
    return ""


_TIMING = (
    "on the CPU, threads of torch.distributed allocate and free beside the step, so the peaks of "
    "equal ranks depend on timing"
)


def _has_threads(index: Index) -> bool:
    collectives = (op.name.startswith("c10d::") for op in index.recording.ops)
    return first_device(index) == HOST and any(collectives)


def _listed(steps: Mapping[int, object]) -> str:
    return ", ".join(map(str, steps))


def _merged(recording: Recording, ranks: tuple[int, ...]) -> Recording:
    """Return a recording that represents these ranks."""
    meta = recording.meta
    if meta.represents is None:  # else it is of a plan, or merged already
        meta = meta._replace(rank=ranks[0], represents=len(ranks), represented=ranks)
    return replace(recording, meta=meta)
