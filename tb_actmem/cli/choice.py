"""Choose the recording that a command reads: the arguments, and the search."""

from __future__ import annotations

import argparse
import itertools
import subprocess
import sys
from collections.abc import Iterable, Sequence
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from tb_actmem.analysis.totals.logged import chosen_job
from tb_actmem.errors import FormatError, RecordError, printable
from tb_actmem.format import read
from tb_actmem.model import Note, Recording
from tb_actmem.paths import any_path
from tb_actmem.predict.fake_cuda import environment
from tb_actmem.predict.fake_cuda.gpus import gpu
from tb_actmem.text.notes import sentence

if TYPE_CHECKING:
    from tb_actmem.tensorboard.events.logdir import Logged

PATH_HELP = "a log directory of TensorBoard, or a file written by tb_actmem.write"


class Chosen(NamedTuple):
    """A recording, and where it comes from."""

    recording: Recording
    place: str
    """The file, or the run, tag and step."""
    others: str
    """A sentence if the log directory has others that fit; else ""."""

    @property
    def title(self) -> str:
        """The title of the recording, with its place instead of a missing label, on one line."""
        meta = self.recording.meta
        return printable(meta._replace(label=meta.label or self.place).title)


def add_choice(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments that name one recording."""
    parser.add_argument("path", type=any_path, help=PATH_HELP)
    choice = parser.add_argument_group("recording in a log directory (default: the newest)")
    choice.add_argument("--run", help="a run, as `tb-actmem list` names it")
    choice.add_argument("--tag", help="a tag, as `tb-actmem list` names it")
    choice.add_argument("--step", type=int, help="the step (the last one)")


def chosen(options: argparse.Namespace) -> Chosen:
    """Find the recording; of several runs and tags, take the newest."""
    if is_recording(options.path):
        return _in_file(options)
    series = _series(logged(options))
    newest = max(reversed(series), key=lambda logs: logs[-1].wall_time)
    others = (
        f"This is the newest of {len(series)} runs and tags. "
        f"`tb-actmem list {path_text(options.path)}` lists all."
    )
    return _last_step(newest, others if len(series) > 1 else "")


def chosen_one(options: argparse.Namespace) -> Chosen:
    """Find the only recording that fits. Raises FormatError if several runs or tags fit."""
    if is_recording(options.path):
        return _in_file(options)
    series = _series(logged(options))
    if len(series) > 1:
        raise FormatError(
            f"{path_text(options.path)} holds several recordings: choose by --run and --tag.\n"
            f"{steps_listed(series)}",
            code="several-recordings",
        )
    return _last_step(series[0], "")


def planned_ranks(options: argparse.Namespace) -> list[Recording]:
    """Read the ranks of a planned job; none if the options name one recording, or a real job."""
    if is_recording(options.path) or options.run is not None or options.tag is not None:
        return []
    logs = logged(options)
    try:
        series = _series(chosen_job(logs, None, None))
    except FormatError:  # no job, or several
        return []
    if len(series) < max(2, len(_series(logs))):
        return []
    ranks = [_last_step(series[0], "").recording]
    if ranks[0].meta.represents is None:
        return []
    ranks += [_last_step(logs, "").recording for logs in series[1:]]
    return sorted(ranks, key=lambda recording: recording.meta.rank or 0)


def series_logs(options: argparse.Namespace) -> list[Logged]:
    """The recordings of all runs and tags that the options name."""
    _need_directory(options.path, "steps")
    return logged(options)


def _need_directory(path: Path, what: str) -> None:
    if is_recording(path):
        raise FormatError(
            f"{path_text(path)} holds one recording. For {what}, name a log directory."
        )


def job_logs(options: argparse.Namespace) -> list[Logged]:
    """The recordings of the only job of several ranks that the options name."""
    _need_directory(options.path, "ranks")
    everything = argparse.Namespace(path=options.path, run=None, tag=None, step=options.step)
    return chosen_job(logged(everything), options.run, options.tag)


def notes_once(notes: Iterable[Note]) -> list[str]:
    """Return each kind of note once, with the values of the first rank that has it."""
    first = dict[object, Note]()
    for note in notes:
        if note.code not in ("represents", "represents-others"):  # the table says it
            first.setdefault(note.code or note, note)
    return list(map(sentence, first.values()))


def path_text(path: Path) -> str:
    """Write a path on one line, without control characters."""
    return printable(str(path))


def no_recordings(path: Path) -> FormatError:
    """The error for a log directory without recordings, with the files that could be meant."""
    files = sorted(path.rglob("*.actmem"))[:3] if path.is_dir() else []
    cure = "Write one with add_recording."
    if files:
        cure = f"Name one of its files: {', '.join(map(path_text, files))}."
    return FormatError(f"{path_text(path)} holds no recording. {cure}", code="no-recordings")


def is_recording(path: Path) -> bool:
    """Whether a path is a file with one recording, not a log directory or an event file."""
    return path.is_file() and "tfevents" not in path.name


def _in_file(options: argparse.Namespace) -> Chosen:
    if given := _given(options):
        raise FormatError(
            f"{path_text(options.path)} is a file with one recording, without runs, tags or "
            f"steps: leave out {given}."
        )
    return Chosen(read(options.path), str(options.path), "")


def _last_step(series: Sequence[Logged], others: str) -> Chosen:
    # If a step was written more than once, take the last one, as TensorBoard's fast loader does.
    last = max(reversed(series), key=lambda logged: logged.step)
    run = "" if last.run == "." else f"{last.run}, "
    return Chosen(last.recording(), f"{run}{last.tag}, step {last.step}", others)


def logged(options: argparse.Namespace) -> list[Logged]:
    """The recordings of a log directory that match the options, in the order of writing."""
    from tb_actmem.tensorboard.events.logdir import recordings

    logs = list(recordings(options.path))
    if not logs:
        raise no_recordings(options.path)
    wanted = _wanted(options)
    fitting = [log for log in logs if all(getattr(log, k) == v for k, v in wanted.items())]
    if not fitting:
        there = steps_listed(_series(logs))
        where = path_text(options.path)
        raise FormatError(
            f"{where} has no recording with {_given(options)}. It has:\n{there}",
            code="no-recordings",
        )
    return fitting


def _wanted(options: argparse.Namespace) -> dict[str, str | int]:
    choice = {"run": options.run, "tag": options.tag, "step": options.step}
    return {name: value for name, value in choice.items() if value is not None}


def _given(options: argparse.Namespace) -> str:
    return printable(" ".join(f"--{name} {value}" for name, value in _wanted(options).items()))


def _series(logs: Iterable[Logged]) -> list[list[Logged]]:
    """Group recordings by run and tag."""
    series: dict[tuple[str, str], list[Logged]] = {}
    for log in logs:
        series.setdefault((log.run, log.tag), []).append(log)
    return list(series.values())


def steps_listed(series: Iterable[Sequence[Logged]]) -> str:
    """Write a line for each run and tag, with its steps."""
    rows = [("run", "tag", "steps")]
    rows += ((logs[0].run, logs[0].tag, steps_text([log.step for log in logs])) for logs in series)
    return aligned(rows)


def steps_text(steps: Iterable[int]) -> str:
    """List the steps: ``0 3 5``, or ``0 100 … 900`` if their distances are equal."""
    numbers = sorted(set(steps))
    apart = {after - before for before, after in itertools.pairwise(numbers)}
    if len(numbers) > 3 and len(apart) == 1:
        return f"{numbers[0]} {numbers[1]} … {numbers[-1]}"
    return " ".join(map(str, numbers))


def aligned(rows: Sequence[Sequence[str]]) -> str:
    """Write rows in aligned columns."""
    rows = [[*map(printable, row)] for row in rows]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return "\n".join("  ".join(map(str.ljust, row, widths)).rstrip() for row in rows)


def moment(seconds: float | None) -> str:
    """Write seconds since 1970 as a date and time; "?" if no calendar has it."""
    try:
        return "?" if seconds is None else datetime.fromtimestamp(seconds).isoformat(" ", "seconds")
    except (ValueError, OverflowError, OSError):
        return "?"


def record_in_dry_run(program: Sequence[str], like: str, folder: Path) -> Path:
    """Record a program's second step in a dry run, in a log directory; return the directory."""
    if not program:
        raise FormatError("Name a program after --program: --program train.py --batch 8")
    variables = environment(gpu(like, of_cuda=True), _MEMORY)
    record = ["record", "-o", str(folder), "--steps", "2", "--stop-after", "2"]
    words = [sys.executable, "-m", "tb_actmem", *record, *program]
    done = subprocess.run(words, env=variables, stdout=_STDERR, check=False)
    if done.returncode or not folder.is_dir():
        raise RecordError(
            f"The dry run of {printable(program[0])} ended with status {done.returncode} "
            "before its second step was recorded. Record a step of it yourself, and use --with."
        )
    return folder


_STDERR = 2
"""The descriptor of stderr: stdout is for the explanation."""
_MEMORY = 2**42
"""The memory of the device in the dry run: the program may not end for lack of it."""
