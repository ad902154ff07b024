"""The command tb-actmem: a file per command; here the values of options, and printed answers."""

from __future__ import annotations

import argparse
import enum
import json
import os
import re
import shutil
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from fractions import Fraction
from pathlib import Path
from typing import NamedTuple, NoReturn, TextIO

from tb_actmem.errors import FormatError, printable, printable_lines
from tb_actmem.paths import any_path
from tb_actmem.text import nbytes_of, share_of

EXCEEDED = 3
"""Exit status: the recording exceeds a limit, or no prediction fits."""
UNKNOWN = 1
"""Exit status: an error, or a prediction without a yes or no."""


class Answer(NamedTuple):
    """The output of a command, and its exit status."""

    said: str | bytes
    """Text for people, or the bytes of a file."""
    exit_code: int = 0


def say(text: str, stream: TextIO) -> None:
    """Print text without control characters; headings from `bold` are bold."""
    parts = re.split(f"({_BOLD}|{_NORMAL})", text)
    print(*(_STYLES.get(part) or printable_lines(part) for part in parts), sep="", file=stream)
    stream.flush()


def add_program(parser: argparse.ArgumentParser, text: str) -> None:
    """Declare the program that a command runs, with its arguments."""
    # Else --out among them would be short for one of ours.
    parser.allow_abbrev = False
    parser.add_argument(
        "-m", dest="is_module", action="store_true", help="run a module, as python -m does"
    )
    parser.add_argument("program", nargs=argparse.REMAINDER, metavar="program ...", help=text)


@contextmanager
def writable(folder: Path) -> Iterator[None]:
    """Say which option names another directory if this one cannot be written.

    A store refuses to say whether a directory exists as it refuses to write it.
    """
    try:
        yield
    except FormatError as error:
        raise FormatError(str(error), code="cannot-write") from error
    except OSError as error:
        why = error.strerror or str(error)
        raise FormatError(
            f"{folder} cannot be written: {why}. Name another directory for -o.",
            code="cannot-write",
        ) from error


def output_path(text: str) -> Path:
    """Read a path to write, of storage that lasts when this process ends."""
    if text.lower().startswith("memory:"):
        raise argparse.ArgumentTypeError(
            f"{text!r} is gone when this command ends: name a directory of this machine, or of "
            "an object store such as s3://bucket/runs"
        )
    return any_path(text)


def recording_path(text: str) -> Path:
    """Read the path of a recording to write; a figure or table needs another command."""
    from tb_actmem.rendering.files import SUFFIXES, suffix_of

    path = output_path(text)
    if suffix_of(path) not in SUFFIXES:
        return path
    raise argparse.ArgumentTypeError(
        f"{text!r} would contain a recording: write x.actmem here, then use tb-actmem export "
        f"x.actmem -o {text}"
    )


def add_output(parser: argparse.ArgumentParser) -> None:
    """Declare the file of a predicted recording."""
    parser.add_argument(
        "-o",
        "--output",
        type=recording_path,
        metavar="FILE",
        help="write the predicted recording here",
    )


def json_answer(value: object, exit_code: int = 0) -> Answer:
    """Answer with a value as one line of JSON, in ASCII."""
    text = json.dumps(value, allow_nan=False, default=_plain)
    return Answer(text.replace("\x7f", "\\u007f"), exit_code)


_BOLD, _NORMAL = (f"<{os.urandom(8).hex()}>" for _ in range(2))
"""Marks around a heading: random, so that no name contains them."""

_STYLES = {_BOLD: "\x1b[1m", _NORMAL: "\x1b[0m"}


def bold(text: str) -> str:
    """Mark a heading, which `say` prints in bold on a terminal."""
    plain = os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb"
    return text if plain or not sys.stdout.isatty() else f"{_BOLD}{text}{_NORMAL}"


@contextmanager
def cleaned_up() -> Iterator[None]:
    """End by an exception where a signal would end the process, so that nothing stays behind.

    Further signals are ignored until then. A signal that the process ignores, as below ``nohup``,
    stays ignored.
    """

    def leave(number: int, frame: object) -> NoReturn:
        for each in before:
            signal.signal(each, signal.SIG_IGN)
        raise KeyboardInterrupt if number == signal.SIGINT else SystemExit(128 + number)

    ends = {signal.SIGINT, signal.SIGTERM, getattr(signal, "SIGHUP", signal.SIGTERM)}
    heard = [number for number in ends if signal.getsignal(number) != signal.SIG_IGN]
    before = {number: signal.signal(number, leave) for number in heard}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


@contextmanager
def progress_line() -> Iterator[Callable[[object], None] | None]:
    """Give a function that shows progress in the last line of a terminal, and clear that line.

    None without a terminal.
    """
    if not sys.stderr.isatty():
        yield None
        return

    def show(progress: object) -> None:
        line = printable(str(progress))[: (width() or 80) - 1]
        print(f"\r{_CLEAR}{line}", end="", file=sys.stderr, flush=True)

    try:
        yield show
    finally:
        print(f"\r{_CLEAR}", end="", file=sys.stderr, flush=True)


_CLEAR = "\x1b[K"
"""Clears the rest of a line."""


def width() -> int | None:
    """The width of the terminal in characters; None if the output is not a terminal."""
    return shutil.get_terminal_size((0, 0)).columns or None


def _plain(value: object) -> object:
    if isinstance(value, enum.Enum):
        return value.value
    raise TypeError(f"JSON cannot hold {value!r}: return JSON's own types or an enum")


def add_outside(parser: argparse.ArgumentParser) -> None:
    """Declare the assumed memory outside of torch's allocator."""
    parser.add_argument(
        "--outside",
        type=nbytes,
        metavar="SIZE",
        help="memory of the GPU outside of torch's allocator: CUDA itself, NCCL, and pools of "
        "CUDA graphs that the recording does not know (512MiB)",
    )


def count(text: str) -> int:
    """Read a whole number of at least 1."""
    if not text.isdecimal() or not int(text):
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number above 0")
    return int(text)


def nbytes(text: str) -> int:
    """Read a number of bytes, such as ``20GiB``."""
    try:
        return nbytes_of(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def share(text: str) -> Fraction:
    """Read a share, such as ``50%``."""
    try:
        return share_of(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None
