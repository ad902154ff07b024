"""``tb-actmem dry-run``: run a CUDA program on a machine without a GPU."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from tb_actmem.analysis.index import Index
from tb_actmem.analysis.totals.ranks import rank_peak
from tb_actmem.cli import (
    Answer,
    add_outside,
    add_program,
    bold,
    cleaned_up,
    count,
    nbytes,
    output_path,
    progress_line,
    say,
    width,
    writable,
)
from tb_actmem.cli.choice import notes_once
from tb_actmem.cli.record import steps_of
from tb_actmem.errors import FormatError, PredictError
from tb_actmem.integrations.program import TAG
from tb_actmem.paths import remove_folder
from tb_actmem.predict.capacity.fits import fits
from tb_actmem.predict.fake_cuda import environment
from tb_actmem.predict.fake_cuda.gpus import gpu, names
from tb_actmem.rendering.tables.ranks import peaks_grid
from tb_actmem.rendering.tables.text import as_text, wrapped


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.description = (
        "Run an unchanged CUDA program on a machine without a GPU. This needs a CUDA build of "
        "torch. Torch allocates, frees, reserves and runs out of memory as on the device. Nothing "
        "is computed: values are zero or unknown, and `mask.all()` is true. Recordings are marked "
        "as dry runs."
    )
    parser.add_argument(
        "--like", default="H100", metavar="DEVICE", help=f"{', '.join(names(of_cuda=True))} (H100)"
    )
    parser.add_argument(
        "--memory",
        type=nbytes,
        metavar="SIZE",
        help="memory of the device; 1TiB shows how much a step needs that does not fit",
    )
    parser.add_argument(
        "--world",
        type=count,
        metavar="N",
        help="plan a job of N ranks: run those that represent all of them, and compare their step",
    )
    parser.add_argument(
        "-o",
        "--output",
        type=output_path,
        metavar="DIR",
        help="with --world: write the recordings of the ranks to this log directory",
    )
    parser.add_argument(
        "--step", type=_step, default=2, metavar="N", help="with --world: the recorded step (2)"
    )
    parser.add_argument(
        "--prove",
        action="store_true",
        help="with --world: run another rank that each represents, too, and compare their bytes",
    )
    parser.add_argument(
        "--expert-load",
        type=_load,
        default="balanced",
        metavar="LOAD",
        help="with --world: the tokens that the experts of a rank receive: balanced, a factor such "
        "as 1.2, worst (all tokens), or a file with the tokens of each expert (balanced)",
    )
    add_outside(parser)
    add_program(parser, "a Python file, or - for standard input, and its arguments")
    parser.set_defaults(command=_dry_run)


def _load(text: str) -> str:
    from tb_actmem.job.experts import load_of

    try:
        return load_of(text)
    except (OSError, ValueError):
        said = f"{text!r} is neither balanced, worst, a number above 0, nor a file of such numbers"
        raise argparse.ArgumentTypeError(said) from None


def _step(text: str) -> int:
    return steps_of(text).first


def _dry_run(options: argparse.Namespace) -> Answer:
    program = [*(["-m"] if options.is_module else []), *options.program]
    if options.program and options.world is not None:
        return _plan_job(options, program)
    if options.program:
        variables = environment(gpu(options.like, of_cuda=True), options.memory)
        os.execve(sys.executable, [sys.executable, *program], variables)
    return Answer("Name a program: tb-actmem dry-run --like H100 train.py", 2)


_CPU = "cpu"
"""With --world, ranks may run on the CPU: a small job, whose values are computed."""
_ROOM = 2**44
"""The memory of the fake device of a planned job: a step that does not fit runs, too."""


_ASSUMED = (
    "Assumed: the ranks that one represents run the same program, on inputs of the same sizes. "
    "--prove runs another one of them, too."
)


def _check_new(folder: Path) -> None:
    with writable(folder):
        has_ranks = any(folder.glob("rank*"))
    if has_ranks:
        raise PredictError(
            f"{folder} has the ranks of a job already: name another directory for -o."
        )


@contextmanager
def _made(folder: Path | None) -> Iterator[None]:
    """Make a log directory. After an error, remove the recordings of the job.

    It is made before the ranks run, which may take minutes.
    """
    is_new = False
    try:
        if folder is not None:
            with writable(folder):
                is_new = not folder.exists()
                folder.mkdir(parents=True, exist_ok=True)
        yield
    except BaseException:
        if folder is not None:
            with suppress(OSError, FormatError):
                for rank in folder.glob("rank*"):
                    remove_folder(rank)
                if is_new:
                    folder.rmdir()
        raise


def _plan_job(options: argparse.Namespace, program: list[str]) -> Answer:
    from tb_actmem.job.run import UNKNOWN_VALUES, Job, proof_texts, run
    from tb_actmem.tensorboard.events.writers import write_recording

    if options.program[0] == "-":
        raise PredictError("With --world, name a file: several processes run the program.")
    if options.output is not None:
        _check_new(options.output)
    is_cpu = options.like.lower() == _CPU
    device = None if is_cpu else gpu(options.like, of_cuda=True)
    variables = environment(device, options.memory or _ROOM) if device else dict(os.environ)
    with cleaned_up(), _made(options.output), progress_line() as progress:
        ran = run(
            Job(
                options.world,
                program,
                options.step,
                variables,
                proves=options.prove,
                expert_load=options.expert_load,
            ),
            progress,
            lambda said: say(f"tb-actmem: {said}", sys.stderr),
        )
        if options.output is not None:
            with writable(options.output):
                for one in ran:
                    folder = options.output / f"rank{one.chosen.rank}"
                    write_recording(folder, TAG, one.recording, options.step)
    recordings = [one.recording for one in ran]
    found = [
        fits(recording, device.name, outside=options.outside) if device else None
        for recording in recordings
    ]
    rows = [
        rank_peak(Index(recording), fit) for recording, fit in zip(recordings, found, strict=True)
    ]
    table = as_text(peaks_grid(rows), width())
    on = f" on {device.name}" if device else ""
    ranks = "1 rank" if options.world == 1 else f"{options.world:,} ranks"
    head = bold(f"{ranks}{on}, of which {len(ran)} ran: the worst first")
    look = options.output and f"Look: tensorboard --logdir {options.output}"
    notes = [
        note
        for recording, fit in zip(recordings, found, strict=True)
        for note in (recording.meta.notes if fit is None else fit.notes)
    ]
    proofs, is_proven = proof_texts(ran)
    outside = [fit.outside_text for fit in found[:1] if fit is not None]
    assumed = [*(proofs if options.prove else [_ASSUMED]), UNKNOWN_VALUES, *outside]
    below = "\n".join(
        line for text in (*assumed, *notes_once(notes)) for line in wrapped(text, width())
    )
    parts = filter(None, (head, table, below, look))
    return Answer("\n\n".join(parts), 0 if is_proven else 1)
