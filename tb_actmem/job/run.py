"""Run the representatives of a job, as processes on this machine."""

from __future__ import annotations

import logging
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from tb_actmem.analysis.index import Index
from tb_actmem.analysis.totals import Totals, totals_of
from tb_actmem.analysis.totals.ranks import place_text, rank_summary
from tb_actmem.errors import RecordError
from tb_actmem.job import Representative, representatives
from tb_actmem.job.experts import BALANCED, LOAD, expert_notes
from tb_actmem.job.objects import note_ended, note_started
from tb_actmem.job.rank import FOLDER, read_report
from tb_actmem.model import Note, Recording
from tb_actmem.predict.fake_cuda.reads import FILE as WARNINGS
from tb_actmem.tensorboard.events.logdir import recordings
from tb_actmem.text.notes import sentence

_logger = logging.getLogger(__name__)

_PAUSE_S = 0.1
_LINES = 15
"""How many lines of a failed rank's output an error repeats."""
UNKNOWN_VALUES = "Values from other ranks are zero or unknown."
_OF_CHECKS = "AssertionError", "RuntimeError", "ValueError"
"""The exceptions with which a program rejects a value."""
_DEVICES_OF_HOST = 8
"""A usual host, such as NVIDIA's DGX, has eight GPUs."""
_LEAST_BYTES = 2**16
"""A disk with less space is full: nothing can be recorded."""
_RAISED = re.compile(r"(?:\[rank\d+\]: )?([\w.]+(?:Error|Exception|Exit): .+)")
"""The last line of a traceback, with torch's prefix. Warnings may follow it."""


class Ran(NamedTuple):
    """A representative and its recorded step."""

    chosen: Representative
    recording: Recording
    second: Recording | None = None
    """The same step of another rank that it represents, if the job is to prove that."""
    is_equal: bool = False
    """Whether that rank has the same bytes."""


class Job(NamedTuple):
    """A job to plan."""

    world: int
    program: Sequence[str]
    """The program and its arguments, as after ``tb-actmem record``."""
    step: int
    """The recorded step."""
    variables: Mapping[str, str]
    """The environment of each process."""
    proves: bool = False
    """Whether the last rank that each represents runs, too."""
    expert_load: str = BALANCED
    """The tokens that the experts of a rank receive, as `load_of` returns it."""


def run(
    job: Job,
    progress: Callable[[str], object] | None = None,
    warn: Callable[[str], object] = _logger.warning,
) -> list[Ran]:
    """Run rank 0, learn which ranks represent all, and run those.

    The stages of a pipeline run at once, because each needs the shapes of the one before. Other
    ranks run as many at once as memory allows. ``warn`` receives a sentence about each loop that
    may never end, and about each checkpoint that is not written. Raises RecordError if a rank
    fails.
    """
    with tempfile.TemporaryDirectory(prefix="tb_actmem-") as name, _Processes() as processes:
        folder = Path(name)
        processes.start(job, folder, 0)
        waiting: list[int] | None = None
        chosen: list[Representative] = []
        ranks: list[int] = []
        memory = 0
        while waiting is None or waiting or processes.running:
            memory = max(memory, processes.most_memory())
            processes.check()
            for said in processes.warnings():
                warn(said)
            report = read_report(folder, 0) if waiting is None else None
            if report is not None:
                chosen = representatives(report)
                ranks = _ranks(chosen, proves=job.proves)
                note_started(folder, ranks)
                waiting = ranks[1:]
                is_pipeline = len(report.pipeline) > 1
            while waiting and (is_pipeline or processes.has_room(memory)):
                processes.start(job, folder, waiting.pop(0))
            if progress is not None and ranks:
                done = len(ranks) - len(waiting or ()) - len(processes.running)
                progress(f"{done} of {len(ranks)} ranks have run")
            if waiting is None and not processes.running and read_report(folder, 0) is None:
                raise RecordError(
                    f"Rank 0 ended before it reported its job, for example by os._exit. "
                    f"{_output(folder, 0)}"
                )
            time.sleep(_PAUSE_S)
        return [_ran(folder, one, job) for one in chosen]


def _ranks(chosen: Sequence[Representative], *, proves: bool) -> list[int]:
    """Return the ranks that run, in their order: rank 0 first, and a pipeline by its stages."""
    ranks = [0, *(one.rank for one in chosen), *(one.last for one in chosen if proves)]
    return [*dict.fromkeys(ranks)]


def _ran(folder: Path, one: Representative, job: Job) -> Ran:
    """Read the recording of a rank, and note how many ranks it represents."""
    recording = _recording(folder, one.rank, job)
    second = _recording(folder, one.last, job) if job.proves and one.last != one.rank else None
    is_equal = second is not None and _same_bytes(recording, second)
    note = Note.of(
        "represents",
        place=place_text(one.place),
        count=one.ranks,
        world=job.world,
        proof=one.last if is_equal else None,
    )
    report = read_report(folder, one.rank)
    experts = expert_notes(job.expert_load, *report.expert_exchanges) if report else ()
    zero = [Note.of("zero-optimizer")] if report and report.has_zero and one.ranks > 1 else []
    alone = [Note.of("no-process-group")] if report and not report.has_groups else []
    meta = recording.meta._replace(
        notes=(note, *alone, *zero, *experts, *recording.meta.notes),
        rank=one.rank,
        mesh=one.place,
        represents=one.ranks,
    )
    return Ran(one, replace(recording, meta=meta), second, is_equal)


def _recording(folder: Path, rank: int, job: Job) -> Recording:
    written = folder / f"run{rank}"
    logged = [*recordings(written)] if written.exists() else []
    if not logged:
        raise RecordError(
            f"Rank {rank} ended before step {job.step}, and recorded nothing. Let the program run "
            f"for {job.step} steps{', or choose an earlier --step' if job.step > 2 else ''}. "
            f"{_output(folder, rank)}"
        )
    return logged[-1].recording()


def _same_bytes(one: Recording, other: Recording) -> bool:
    """Tell whether two ranks have equal totals, and equal bytes of each module."""
    first, second = (rank_summary(Index(recording)) for recording in (one, other))
    return (first.totals, first.modules) == (second.totals, second.modules) and (
        _by_kind_of_device(one) == _by_kind_of_device(other)
    )


def _by_kind_of_device(recording: Recording) -> list[Totals]:
    """Return the totals of each device without its number: each rank of a host has its own."""
    totals = totals_of(Index(recording))
    each = (totals, *totals.others)
    return [one._replace(device=one.device.partition(":")[0], others=()) for one in each]


def proof_texts(ran: Sequence[Ran]) -> tuple[list[str], bool]:
    """Say how the second ranks compare, and whether none needs more than the first.

    On an uneven axis, a rank may need less than the one that represents it.
    """
    equal, said, is_proven = list[Ran](), list[str](), True
    for one in ran:
        if one.second is None:
            continue
        if one.is_equal:
            equal.append(one)
            continue
        text, needs_no_more = _difference(one.recording, one.second)
        is_proven &= needs_no_more
        said.append(
            f"Rank {one.chosen.last:,} differs from rank {one.chosen.rank:,}, which represents it: "
            f"{text}"
        )
    if equal:
        pairs = ", ".join(f"{one.chosen.last:,} as {one.chosen.rank:,}" for one in equal)
        said.insert(0, f"Proved: further ranks ran, with the same bytes: {pairs}.")
    return said, is_proven


def _difference(one: Recording, second: Recording) -> tuple[str, bool]:
    """Say how the bytes of a rank differ, and whether it needs no more than the table says.

    The table has the totals of one device, which are the first ones.
    """
    totals = zip(_by_kind_of_device(one), _by_kind_of_device(second), strict=False)
    for at, pair in enumerate(totals):
        needed, other = (each.total_peak_bytes or 0 for each in pair)
        if needed == other:
            continue
        where = f" on {pair[0].device}" if at else ""
        text = f"its total peak{where} is {other:,} bytes instead of {needed:,}."
        if other < needed:
            return f"{text} It needs less.", True
        lack = "leaves that out" if at else "is too low for such ranks"
        return f"{text} The table {lack}.", at > 0
    return "its total peak is the same, but other totals or its modules are not.", True


class _Processes:
    """The running ranks; leaving the context ends those that are left."""

    def __init__(self) -> None:
        self.running: dict[int, subprocess.Popen[bytes]] = {}
        self._folders: dict[int, Path] = {}
        self._known_warnings: set[str] = set()

    def __enter__(self) -> _Processes:
        return self

    def __exit__(self, *_: object) -> None:
        for process in self.running.values():
            process.kill()
        for process in self.running.values():
            process.wait()

    def start(self, job: Job, folder: Path, rank: int) -> None:
        """Start a rank, with the variables that torchrun sets."""
        of_host = _devices_of_host(job)
        variables = {
            **job.variables,
            FOLDER: str(folder),
            LOAD: job.expert_load,
            "RANK": str(rank),
            "WORLD_SIZE": str(job.world),
            "LOCAL_RANK": str(rank % of_host),
            "LOCAL_WORLD_SIZE": str(of_host),
            "GROUP_RANK": str(rank // of_host),
            "MASTER_ADDR": "localhost",
            "MASTER_PORT": "29500",
            "TORCHELASTIC_RUN_ID": "tb_actmem",
            WARNINGS: str(_warnings(folder, rank)),
        }
        step = str(job.step)
        record = ("record", "--steps", step, "--stop-after", step)
        output = ("-o", str(folder / f"run{rank}"))
        self._folders[rank] = folder
        with _log(folder, rank).open("wb") as log:
            self.running[rank] = subprocess.Popen(
                [sys.executable, "-m", "tb_actmem", *record, *output, *job.program],
                env=variables,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
            )

    def check(self) -> None:
        """Forget ranks that have ended. Raises RecordError if one has failed."""
        for rank, process in [*self.running.items()]:
            status = process.poll()
            if status is None:
                continue
            del self.running[rank]
            note_ended(self._folders[rank], rank)
            if status:
                raise RecordError(_failure(self._folders[rank], rank, status))

    def warnings(self) -> list[str]:
        """Return new warnings of the ranks, such as of loops that may never end."""
        said = {
            f"Rank {rank}: {line}"
            for rank, folder in self._folders.items()
            if (path := _warnings(folder, rank)).exists()
            for line in path.read_text("utf-8").splitlines()
        }
        new = said - self._known_warnings
        self._known_warnings |= new
        return sorted(new)

    def has_room(self, memory: int) -> bool:
        """Tell whether another rank may start, if each needs so much memory."""
        if len(self.running) >= (os.cpu_count() or 1):
            return False
        free = os.sysconf("SC_AVPHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
        return not self.running or free > memory

    def most_memory(self) -> int:
        """Return the resident memory of the largest running rank."""
        return max((_resident(process.pid) for process in self.running.values()), default=0)


def _devices_of_host(job: Job) -> int:
    """Return ``LOCAL_WORLD_SIZE``, or else the largest size up to eight of equal hosts."""
    said = job.variables.get("LOCAL_WORLD_SIZE", "")
    if said.isdecimal() and int(said):
        return int(said)
    return max(size for size in range(1, _DEVICES_OF_HOST + 1) if job.world % size == 0)


def _resident(pid: int) -> int:
    try:
        pages = Path(f"/proc/{pid}/statm").read_text("ascii").split()[1]
    except (OSError, IndexError):
        return 0
    return int(pages) * os.sysconf("SC_PAGE_SIZE")


def _log(folder: Path, rank: int) -> Path:
    return folder / f"rank{rank}.log"


def _warnings(folder: Path, rank: int) -> Path:
    return folder / f"rank{rank}.txt"


def _failure(folder: Path, rank: int, status: int) -> str:
    """Say why a rank failed: its exception, or the full disk that kept its output."""
    if shutil.disk_usage(folder).free < _LEAST_BYTES:
        return (
            f"Rank {rank} failed, because {folder.parent} has no space left. Free some, or set the "
            f"variable TMPDIR to another directory. {_output(folder, rank)}"
        )
    lines = _log(folder, rank).read_text("utf-8", "replace").splitlines()
    raised = next(filter(None, map(_RAISED.fullmatch, reversed(lines))), None)
    why = f"{raised[1].rstrip(' .:')}. " if raised else ""
    report = read_report(folder, rank)
    if raised and raised[1].startswith(_OF_CHECKS) and report and report.has_groups:
        why += f"{UNKNOWN_VALUES} A program that checks them may fail. "
    lost = report.expert_exchanges[1] if report else 0  # then a later op may get no tokens
    notes = f"{sentence(Note.of('lost-expert-tokens', count=lost))} " if lost else ""
    return f"Rank {rank} failed with status {status}. {why}{notes}{_output(folder, rank)}"


def _output(folder: Path, rank: int) -> str:
    """Repeat the end of a rank's output."""
    lines = _log(folder, rank).read_text("utf-8", "replace").strip().splitlines()
    return (
        "\n".join(["Its output ends with:", *lines[-_LINES:]]) if lines else "It printed nothing."
    )
