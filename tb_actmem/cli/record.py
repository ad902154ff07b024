"""``tb-actmem record``: run a training program unchanged, and record some of its steps."""

from __future__ import annotations

import argparse
import builtins
import os
import runpy
import sys
import threading
from contextlib import suppress
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import ModuleType, TracebackType
from typing import NamedTuple, NoReturn

from tb_actmem.cli import add_program, count, output_path, say, writable
from tb_actmem.errors import FormatError, RecordError
from tb_actmem.integrations.program import Program, rank_of_process
from tb_actmem.job.rank import play_rank


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.description = (
        "Run a training program unchanged, and record its second step and each hundredth after it. "
        "A step ends when the optimizer steps. If memory runs out in any step, the recording "
        "shows the memory that was alive. Under torchrun: torchrun -m tb_actmem record train.py"
    )
    parser.add_argument(
        "-o",
        "--output",
        type=output_path,
        metavar="DIR",
        help="log directory of the run (runs/ and the name of the program)",
    )
    parser.add_argument(
        "--steps",
        type=steps_of,
        default=_Steps(2, 100),
        metavar="FIRST[,EVERY]",
        help="record step FIRST and each EVERY-th after it (2,100); FIRST alone: only this one",
    )
    parser.add_argument(
        "--stop-after", type=count, metavar="N", help="end the program after its Nth step"
    )
    parser.add_argument(
        "--ranks",
        choices=("all", "representatives"),
        default="all",
        help="the ranks of a job that write: all, or one of all equal ones, by the axes of the job",
    )
    add_program(parser, "a Python file and its arguments")
    parser.set_defaults(command=_record)


class ShownInterrupt(KeyboardInterrupt):
    """Ctrl-C ended the program, and its traceback is printed."""


class _Steps(NamedTuple):
    first: int
    every: int | None


def steps_of(text: str) -> _Steps:
    """Read the first recorded step, and every how many more are recorded."""
    first, _, every = text.partition(",")
    steps = _Steps(count(first), count(every) if every else None)
    if steps.first == 1:
        raise argparse.ArgumentTypeError(
            "the first step cannot be recorded, because its model is unknown until its optimizer "
            "steps: write 2"
        )
    return steps


def _record(options: argparse.Namespace) -> NoReturn:
    name, *_ = sys.argv[:] = _program(options)
    output = options.output or Path("runs", name if options.is_module else Path(name).stem)
    directory = output.absolute()  # the program may change its directory
    with writable(output):
        directory.mkdir(parents=True, exist_ok=True)
    if not getattr(sys.flags, "safe_path", False):
        sys.path[0] = str(Path.cwd() if options.is_module else Path(name).resolve().parent)
    recorded = Program(
        directory,
        first=options.steps.first,
        every=options.steps.every,
        stop_after=options.stop_after,
        ranks=options.ranks,
    )
    recorded.watch()
    played = play_rank()
    error: BaseException | None = None
    try:
        if options.is_module:
            runpy.run_module(name, _OF_MAIN, run_name="__main__", alter_sys=True)
        else:
            _run_file(name)
    except BaseException as raised:
        error = raised
    if not recorded.is_forked:
        error = _finish(recorded, error, directory, output)
    elif error is not None and not isinstance(error, SystemExit):
        error = _show(error)
    if played is not None:
        played.report()
    if error is None:
        raise SystemExit(0)
    if isinstance(error, SystemExit):
        raise error
    if not isinstance(error, KeyboardInterrupt):
        raise SystemExit(1)
    # Python ends by the signal, so that a shell's loop around this command ends, too.
    sys.excepthook = lambda *_: None
    raise ShownInterrupt from None


def _program(options: argparse.Namespace) -> list[str]:
    """Return the program and its arguments. Raises RecordError if it cannot be recorded."""
    program: list[str] = options.program[options.program[:1] == ["--"] :]
    first, last = options.steps.first, options.stop_after
    if not program:
        raise RecordError("Name a program: tb-actmem record train.py")
    if not options.is_module and not Path(program[0]).is_file():
        raise RecordError(f"{program[0]} is not a file. Name a Python file, or a module after -m.")
    if last is not None and last < first:
        raise RecordError(
            f"--stop-after {last} ends the program before step {first}, the first recorded one. "
            f"Write --stop-after {first}."
        )
    return program


def _finish(
    recorded: Program, error: BaseException | None, directory: Path, output: Path
) -> BaseException | None:
    """End the recording after the program's last thread, and return what ended the program.

    While Python 3.12 or later exits, no thread can start, and the writer of the recordings has one.
    A traceback comes before the other threads end, as in Python: they may run for ever.
    """
    failed = None if isinstance(error, SystemExit) else error
    recorded.leave(failed)
    own = threading.current_thread()
    has_threads = any(each is not own and not each.daemon for each in threading.enumerate())
    shown = failed if has_threads else None
    if shown is not None:
        error = _show(shown)
    try:
        if has_threads:
            # What Python does when it exits. Workers of executors and threads that wait for the
            # end of the main thread do not end before.
            vars(threading)["_shutdown"]()
    except KeyboardInterrupt as interrupt:
        if failed is None:
            error = failed = interrupt
    _end(recorded, directory, output, error)
    if failed is not None and failed is not shown:
        error = _show(failed)
    return error


def _show(error: BaseException) -> BaseException:
    """Print a traceback as if the program ran alone: no frame of ours, no error of this command.

    It returns what ends the program, because the program's ``sys.excepthook`` can exit.
    """
    error.__traceback__ = _own_frames(error.__traceback__)
    try:
        sys.excepthook(type(error), error, error.__traceback__)
    except SystemExit as ended:
        return ended
    except BaseException as failed:
        failed.__traceback__ = _own_frames(failed.__traceback__)
        # Python's own words.
        for title, each in (
            ("Error in sys.excepthook:", failed),
            ("\nOriginal exception was:", error),
        ):
            with suppress(OSError, ValueError, AttributeError):
                sys.stderr.write(f"{title}\n")
            sys.__excepthook__(type(each), each, each.__traceback__)
    return error


def _end(recorded: Program, directory: Path, output: Path, error: BaseException | None) -> None:
    """End the recording, print a summary, and remove an empty directory of a single process.

    Other ranks of a job may be about to write there.
    """
    recorded.close()
    with suppress(OSError, FormatError):  # an object store has no empty directory
        if os.environ.get("WORLD_SIZE", "1") == "1" and not any(directory.iterdir()):
            directory.rmdir()
    # The program may have closed or replaced its streams.
    with suppress(OSError, ValueError, AttributeError):
        if rank_of_process() == "0":
            say(_summary(recorded, output, error), sys.stderr)


def _run_file(name: str) -> None:
    """Run a file as ``python name`` does: as the module ``__main__``, which stays until the end."""
    path = str(Path(name).absolute())
    loader = SourceFileLoader("__main__", path)
    program = ModuleType("__main__")
    program.__file__, program.__loader__ = path, loader
    vars(program).update(_OF_MAIN, __cached__=None)
    sys.modules["__main__"] = program
    exec(loader.source_to_code(loader.get_data(path), path), vars(program))


_OF_MAIN = {"__builtins__": builtins}
"""Names that Python gives to the main module alone; other modules get a dictionary."""


def _own_frames(traceback: TracebackType | None) -> TracebackType | None:
    """Leave out the frames that ran the program."""
    while traceback is not None:
        file = traceback.tb_frame.f_code.co_filename
        if file != __file__ and not any(each in file for each in ("runpy", "importlib")):
            return traceback
        traceback = traceback.tb_next
    return None


_LISTED = 5
"""A summary lists up to this many steps, and counts more."""


def _steps_text(steps: list[int]) -> str:
    if len(steps) > _LISTED:
        return f"{len(steps)} steps from {steps[0]} to {steps[-1]}"
    return f"step{'s' if len(steps) > 1 else ''} {', '.join(map(str, steps))}"


def _summary(recorded: Program, output: Path, error: BaseException | None) -> str:
    look = f"Look: tensorboard --logdir {output}"
    if recorded.written:
        of = " of one thread, no step of other threads" if recorded.trains_elsewhere else ""
        lost = f" Other steps are not recorded ({recorded.failure})." if recorded.failure else ""
        return f"tb-actmem: recorded {_steps_text(recorded.written)}{of}.{lost} {look}"
    if recorded.has_written:
        return f"tb-actmem: recorded the memory that was alive. {look}"
    if recorded.failure:
        return f"tb-actmem: recorded nothing ({recorded.failure})."
    if isinstance(error, SystemExit) and error.code:  # other advice would hide its own message
        status = error.code if isinstance(error.code, int) else 1
        return f"tb-actmem: recorded nothing: the program ended with exit status {status}."
    if recorded.has_ended_early:
        cure = (
            "Let it run for two steps, because the first one cannot be recorded."
            if recorded.steps == 1
            else "Record an earlier one: --steps 2"
        )
        return f"tb-actmem: recorded nothing: the program ended after step {recorded.steps}. {cure}"
    if recorded.steps:
        return (
            "tb-actmem: recorded nothing: no thread ran a whole step after its first one. In the "
            "thread that runs a step, write `with tb_actmem.record(model):` around the step."
        )
    return (
        "tb-actmem: recorded nothing: no optimizer of torch stepped in this process, or its step "
        "is compiled. Where the program trains, write `with tb_actmem.record(model):` around a "
        "step. Processes that it starts are not recorded."
    )
