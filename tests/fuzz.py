"""Fuzz with hostile files: `python tests/fuzz.py --help`; the tests run a few hundred files.

Every possible question is asked about each readable file. Anything except an answer or an
ActmemError is a defect: another error, too much time, too much memory.
"""

from __future__ import annotations

import argparse
import io
import multiprocessing
import os
import resource
import signal
import sys
import tempfile
import traceback
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from pathlib import Path
from typing import NamedTuple

from tb_actmem.cli.main import main as command
from tb_actmem.errors import ActmemError
from tb_actmem.format import from_bytes
from tests.support.mutants import mutant, seeds
from tests.support.surfaces import ask_all

SECONDS = 10
"""CPU time limit for a file: a hundred times that of a usual mutant."""
MEMORY = 3 * 2**30
"""The memory limit of a process, in bytes."""
GROWTH = 400 * 2**20
"""Allowed growth of a process over all files, in bytes; code and caches need half of it."""
SAMPLE = 200
"""One in so many files goes through layout and command line, which are slow."""

READ, REFUSED, DEFECT = "answered", "refused", "defect"


class Outcome(NamedTuple):
    """The result for a file."""

    kind: str
    text: str = ""
    """The description of a defect, equal for all files with this defect."""


def tried(seed: int, folder: Path | None = None) -> Outcome:
    """Read a file and ask everything; with a folder, also run layout and command line."""
    data = mutant(seed)
    try:
        with _stopwatch():
            return _asked(data, seed, folder)
    except ActmemError:
        return Outcome(REFUSED)
    except Exception as error:  # this is the defect to find
        places = [
            f"{Path(frame.filename).name}:{frame.lineno}"
            for frame in traceback.extract_tb(error.__traceback__)[-3:]
        ]
        return Outcome(DEFECT, f"{type(error).__name__}: {error!s:.80} at {' '.join(places)}")


@contextmanager
def _stopwatch() -> Iterator[None]:
    """Raise TimeoutError after SECONDS of CPU time."""

    def stop(number: int, frame: object) -> None:
        raise TimeoutError(f"a file took more than {SECONDS} s")

    before = signal.signal(signal.SIGPROF, stop)
    signal.setitimer(signal.ITIMER_PROF, SECONDS)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)


def _asked(data: bytes, seed: int, folder: Path | None) -> Outcome:
    if folder is not None:
        _commanded(data, seed, folder)
    recording = from_bytes(data)
    ask_all(recording, seeds()[seed % len(seeds())], seed, layouts=folder is not None)
    return Outcome(READ)


def _commanded(data: bytes, seed: int, folder: Path) -> None:
    """Have the command show, export and compare the file: any end but 0 and 1 is a defect."""
    path = folder / f"{seed}.actmem"
    path.write_bytes(data)
    for arguments in (
        ["show", path],
        ["show", path, "--by", "term"],
        ["export", path, "-o", folder / "all.json"],
        ["export", path, "-o", folder / "ops.csv"],
        ["compare", path, folder / "good.actmem"],
    ):
        with redirect_stdout(io.StringIO()), redirect_stderr(io.StringIO()):
            code = command(list(map(str, arguments)))
        assert code in (0, 1), f"tb-actmem {arguments[0]} ended with {code}"
    path.unlink()


def resident_bytes() -> int:
    """What this process has in memory now."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def tried_all(numbers: Iterable[int]) -> Counter[Outcome]:
    """Try many files, and see that the process does not grow."""
    found: Counter[Outcome] = Counter()
    with tempfile.TemporaryDirectory() as folder:
        from tb_actmem import write

        write(seeds()[0], Path(folder) / "good.actmem")
        before = resident_bytes()
        for seed in numbers:
            found[tried(seed, Path(folder) if seed % SAMPLE == 0 else None)] += 1
    if (grown := resident_bytes() - before) > GROWTH:
        found[Outcome(DEFECT, f"a process grew by {grown >> 20} MiB")] += 1
    return found


def _limit() -> None:
    """Leave the machine to others, in time and in memory."""
    os.nice(10)
    resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))


def main() -> int:
    """Try as many files as asked for, in several processes, and say what became of them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--files", type=int, default=20_000, metavar="N", help="(20,000)")
    parser.add_argument("--first", type=int, default=0, metavar="SEED", help="of the first (0)")
    parser.add_argument("--processes", type=int, default=os.cpu_count(), metavar="N")
    parser.add_argument("--served", type=int, default=200, metavar="N", help="in a server (200)")
    options = parser.parse_args()
    parts = [
        range(first, min(first + 200, options.first + options.files))
        for first in range(options.first, options.first + options.files, 200)
    ]
    found: Counter[Outcome] = Counter()
    with multiprocessing.get_context("spawn").Pool(options.processes, _limit) as pool:
        for part in pool.imap_unordered(tried_all, parts):
            found += part
            print(_summary(found), file=sys.stderr, flush=True)
    if options.served:
        from tests.fuzz_server import served

        found += served(options.served)
    print(_summary(found))
    return int(any(outcome.kind == DEFECT for outcome in found))


def _summary(found: Counter[Outcome]) -> str:
    lines = [f"{count:>7,}  {' '.join(filter(None, outcome))}" for outcome, count in found.items()]
    return "\n".join(sorted(lines, reverse=True)) + "\n"


if __name__ == "__main__":
    sys.exit(main())
