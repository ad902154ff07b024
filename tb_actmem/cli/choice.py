"""Which recording a command is about: its arguments, and finding it."""

from __future__ import annotations

import argparse
import itertools
from collections.abc import Iterable, Sequence
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from tb_actmem.errors import FormatError
from tb_actmem.format import read
from tb_actmem.model import Recording
from tb_actmem.printable import printable

if TYPE_CHECKING:
    from tb_actmem.tensorboard.events.logdir import Logged

PATH_HELP = "a log directory of TensorBoard, or a file that tb_actmem.write wrote"


class Chosen(NamedTuple):
    """A recording, and how it was found."""

    recording: Recording
    place: str
    """Where it lay."""
    others: str
    """That nobody chose it among several, in a sentence; "" where it is the one that was meant."""

    @property
    def title(self) -> str:
        """The title of the recording, or else its place, on one line of a terminal."""
        return printable(self.recording.meta.title or self.place)


def add_choice(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments that name one recording."""
    parser.add_argument("path", type=Path, help=PATH_HELP)
    choice = parser.add_argument_group("which recording of a log directory (the newest)")
    choice.add_argument("--run", help="a directory below it, as `tb-actmem list` names it")
    choice.add_argument("--tag", help="what was given to add_recording")
    choice.add_argument("--step", type=int, help="without it the last one")


def chosen(options: argparse.Namespace) -> Chosen:
    """The recording that was asked for; of several runs and tags that of the newest."""
    if is_recording(options.path):
        return _in_file(options)
    series = _series(logged(options))
    newest = max(reversed(series), key=lambda logs: logs[-1].wall_time)
    others = (
        f"The newest of {len(series)} runs and tags: `tb-actmem list {path_text(options.path)}` "
        "names all."
    )
    return _last_step(newest, others if len(series) > 1 else "")


def chosen_one(options: argparse.Namespace) -> Chosen:
    """The one recording that was asked for. Raises FormatError where several runs or tags fit."""
    if is_recording(options.path):
        return _in_file(options)
    series = _series(logged(options))
    if len(series) > 1:
        raise FormatError(
            f"{path_text(options.path)} holds several: choose by --run and --tag.\n"
            f"{steps_listed(series)}"
        )
    return _last_step(series[0], "")


def path_text(path: Path) -> str:
    """Write a path on one line of a terminal."""
    return printable(str(path))


def is_recording(path: Path) -> bool:
    """Whether a path is a file that holds one recording, and no log directory or event file."""
    return path.is_file() and "tfevents" not in path.name


def _in_file(options: argparse.Namespace) -> Chosen:
    if given := _given(options):
        raise FormatError(
            f"{path_text(options.path)} holds one recording and no runs, tags or steps: "
            f"leave out {given}."
        )
    return Chosen(read(options.path), str(options.path), "")


def _last_step(series: Sequence[Logged], others: str) -> Chosen:
    # Of several at one step the one that was written last, as TensorBoard's fast loader has it.
    last = max(reversed(series), key=lambda logged: logged.step)
    return Chosen(last.recording(), f"{last.run}, {last.tag}, step {last.step}", others)


def logged(options: argparse.Namespace) -> list[Logged]:
    """The recordings of a log directory that fit the choice, in the order of writing."""
    from tb_actmem.tensorboard.events.logdir import recordings

    found = list(recordings(options.path))
    if not found:
        raise FormatError(
            f"{path_text(options.path)} holds no recording: add_recording writes them."
        )
    wanted = _wanted(options)
    fitting = [log for log in found if all(getattr(log, k) == v for k, v in wanted.items())]
    if not fitting:
        there = steps_listed(_series(found))
        where = path_text(options.path)
        raise FormatError(f"{where} holds nothing of {_given(options)}, but has:\n{there}")
    return fitting


def _wanted(options: argparse.Namespace) -> dict[str, str | int]:
    choice = {"run": options.run, "tag": options.tag, "step": options.step}
    return {name: value for name, value in choice.items() if value is not None}


def _given(options: argparse.Namespace) -> str:
    return printable(" ".join(f"--{name} {value}" for name, value in _wanted(options).items()))


def _series(found: Iterable[Logged]) -> list[list[Logged]]:
    """The recordings of each run and tag."""
    series: dict[tuple[str, str], list[Logged]] = {}
    for log in found:
        series.setdefault((log.run, log.tag), []).append(log)
    return list(series.values())


def steps_listed(series: Iterable[Sequence[Logged]]) -> str:
    """Write a line for each run and tag, with every step that it has."""
    rows = [("run", "tag", "steps")]
    rows += ((logs[0].run, logs[0].tag, steps_text([log.step for log in logs])) for logs in series)
    return aligned(rows)


def steps_text(steps: Iterable[int]) -> str:
    """Name every step: ``0 3 5``, and ``0 100 … 900`` where one is as far from the next."""
    found = sorted(set(steps))
    apart = {after - before for before, after in itertools.pairwise(found)}
    if len(found) > 3 and len(apart) == 1:
        return f"{found[0]} {found[1]} … {found[-1]}"
    return " ".join(map(str, found))


def aligned(rows: Sequence[Sequence[str]]) -> str:
    """Write rows below each other, in columns."""
    rows = [[*map(printable, row)] for row in rows]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return "\n".join("  ".join(map(str.ljust, row, widths)).rstrip() for row in rows)


def moment(seconds: float | None) -> str:
    """A time since 1970 as people write it; "?" for one that no calendar has."""
    try:
        return "?" if seconds is None else datetime.fromtimestamp(seconds).isoformat(" ", "seconds")
    except (ValueError, OverflowError, OSError):
        return "?"
