"""Which recording a command is about: its arguments, and finding it."""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from tb_actmem.errors import FormatError
from tb_actmem.format import read
from tb_actmem.model import Recording

if TYPE_CHECKING:
    from tb_actmem.events.logdir import Logged

PATH_HELP = "a log directory of TensorBoard, or a file that tb_actmem.write wrote"


def add_choice(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments that name one recording."""
    parser.add_argument("path", type=Path, help=PATH_HELP)
    choice = parser.add_argument_group("which recording of a log directory")
    choice.add_argument("--run", help="a directory below it, as `tb-actmem list` names it")
    choice.add_argument("--tag", help="what was given to add_recording")
    choice.add_argument("--step", type=int, help="without it the last one")


def count(text: str) -> int:
    """Read an argument that is a number of things, 1 or more."""
    if not text.isdecimal() or not int(text):
        raise argparse.ArgumentTypeError(f"{text!r} is not 1 or more")
    return int(text)


def chosen(options: argparse.Namespace) -> tuple[Recording, str]:
    """The recording that was asked for, and where it lay."""
    if options.path.is_file() and "tfevents" not in options.path.name:
        return read(options.path), str(options.path)
    found = logged(options)
    series = {(logged.run, logged.tag): logged for logged in found}
    if len(series) > 1:
        last = listed(series.values())
        raise FormatError(f"{options.path} holds several: choose by --run and --tag.\n{last}")
    # Of several at one step the one that was written last, as TensorBoard's fast loader has it.
    newest = max(reversed(found), key=lambda logged: logged.step)
    place = f"{newest.run}, {newest.tag}, step {newest.step}"
    return newest.recording(), place


def logged(options: argparse.Namespace) -> list[Logged]:
    """The recordings of a log directory that fit the choice, in the order of writing."""
    from tb_actmem.events.logdir import recordings

    found = list(recordings(options.path))
    if not found:
        raise FormatError(f"{options.path} holds no recording: add_recording writes them.")
    wanted = {"run": options.run, "tag": options.tag, "step": options.step}
    given = {name: value for name, value in wanted.items() if value is not None}
    fitting = [log for log in found if all(getattr(log, k) == v for k, v in given.items())]
    if not fitting:
        asked = " ".join(f"--{name} {value}" for name, value in given.items())
        last = listed({(logged.run, logged.tag): logged for logged in found}.values())
        raise FormatError(f"{options.path} holds nothing of {asked}, but has:\n{last}")
    return fitting


def listed(found: Iterable[Logged]) -> str:
    """Write recordings of a log directory as aligned lines."""
    rows = [("run", "tag", "step", "written")]
    rows += ((log.run, log.tag, str(log.step), _moment(log.wall_time)) for log in found)
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return "\n".join("  ".join(map(str.ljust, row, widths)).rstrip() for row in rows)


def _moment(wall_time: float) -> str:
    """A time as people write it; "?" for one that no calendar has."""
    try:
        return datetime.fromtimestamp(wall_time).isoformat(" ", "seconds")
    except (ValueError, OverflowError, OSError):
        return "?"
