"""Report a loop that waits for a value of a fake device, because no value ever changes there.

`cuda.c` counts the small copies to the host, and calls `sample` for each hundredth.
"""

from __future__ import annotations

import os
import sys
import threading
import time
from pathlib import Path
from types import FrameType
from typing import NamedTuple

EACH = 100
"""Reads between two samples, as in cuda.c."""
MANY = 10_000
"""Reads of one line that are reported at once."""
LONG_S = 10.0
"""Seconds after which fewer reads of one line are reported, as in a loop over a large model."""
FILE = "TB_ACTMEM_WARNINGS"
"""The variable that names a file to append to: nobody reads stderr of a planned job's rank."""


class Reads:
    """Counts the reads of each source line, and describes a line that reads again and again."""

    def __init__(self) -> None:
        self._lines: dict[str, _Line] = {}

    def add(self, line: str, now: float) -> str | None:
        """Add a sample of a line, and return the sentences about it if they are due.

        ``now`` is in seconds. Each line is reported once.
        """
        known = self._lines.get(line, _Line(0, now, is_reported=False))
        count = known.reads + EACH
        is_due = count >= MANY or (count > EACH and now - known.since >= LONG_S)
        self._lines[line] = _Line(count, known.since, is_reported=known.is_reported or is_due)
        if not is_due or known.is_reported:
            return None
        return (
            f"The dry run has read about {count:,} values from the device at {line}. A dry run "
            "computes no values, so a loop that waits for one never ends. If this loop does not "
            "end, press Ctrl-C and give it a fixed number of iterations."
        )


class _Line(NamedTuple):
    reads: int
    since: float
    is_reported: bool


_reads = Reads()


def sample(thread: int) -> None:
    """Note that a thread reads values at its present line; print a line about a loop on stderr."""
    frame = sys._current_frames().get(thread)
    if thread == threading.get_ident():
        frame = sys._getframe(3)  # behind the two frames in which cuda.c calls this function
    said = frame and _reads.add(_line(frame), time.monotonic())
    if said:
        report(said)


def report(said: str) -> None:
    """Print a warning on stderr; a rank of a planned job also writes it to a file."""
    print(f"tb_actmem: {said}", file=sys.stderr, flush=True)
    tell(said)


def is_planned() -> bool:
    """Whether this process is a rank of a planned job."""
    return FILE in os.environ


def tell(said: str) -> None:
    """In a rank of a planned job, write a sentence to the file that the planning command reads."""
    if path := os.environ.get(FILE):
        with Path(path).open("a", encoding="utf-8") as file:
            file.write(f"{said}\n")


def _line(frame: FrameType) -> str:
    """Name the innermost line of the program, or of a library outside torch where that is all."""
    each: FrameType | None = frame
    lines = []
    while each is not None:
        lines.append(each)
        each = each.f_back
    found = next(filter(_is_own, lines), next(filter(_is_outside, lines), frame))
    return f"{Path(found.f_code.co_filename).name}:{found.f_lineno}"


def _is_outside(frame: FrameType) -> bool:
    torch = getattr(sys.modules.get("torch"), "__file__", None)
    ours = (
        "<frozen",
        str(Path(__file__).parents[2]),
        *([str(Path(torch).parent)] if torch else []),
    )
    return not frame.f_code.co_filename.startswith(ours)


def _is_own(frame: FrameType) -> bool:
    is_installed = {"site-packages", "dist-packages"} & {*Path(frame.f_code.co_filename).parts}
    return _is_outside(frame) and not is_installed
