# PYTHON_ARGCOMPLETE_OK: what completes for all commands looks for this line.
"""The command ``tb-actmem``: recordings in the terminal, and out of it into files."""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Sequence
from typing import NoReturn

from tb_actmem.cli import check, compare, dry_run, export, list, show
from tb_actmem.cli.arguments import Answer, say
from tb_actmem.cli.predict import checkpoint, estimate, fits, plan, scale
from tb_actmem.errors import ActmemError
from tb_actmem.printable import printable_lines
from tb_actmem.version import __version__

EXAMPLES = """\
examples:
  tb-actmem show runs                        the totals, and the largest kept tensors with reasons
  tb-actmem show runs --by module --top 40   what the modules keep
  tb-actmem list runs                        which recordings there are
  tb-actmem show runs --run gpt2 --step 100  one of them
  tb-actmem show runs/exp --by rank          the ranks of a job side by side
  tb-actmem export runs -o model.svg         a figure; also .html .pdf .png .tex .dot
  tb-actmem export runs -o block.svg --module transformer.h.0
  tb-actmem export step0.actmem -o ops.csv   a table; also .md .txt, and .json with everything
  tb-actmem export runs -o run.trace         for ui.perfetto.dev; .pickle for torch's memory viewer
  tb-actmem compare runs --tag plain full    what was released, and what was added
  tb-actmem check runs --baseline before.actmem --tolerance 1%
  tb-actmem what-if runs --checkpoint 'h.*'  what checkpoints would release
  tb-actmem plan runs --reduce 50% --code    which of them halve the peak, as Python to paste
  tb-actmem fit runs --at b=64,s=4096        what a step would keep at sizes that did not run
  tb-actmem fits runs --on H100              whether that would be too much for a GPU
  tb-actmem dry-run --like H100 train.py     a program for CUDA, on a machine without a GPU
  tb-actmem estimate gpt2-xl --batch 21      what a training step should keep, by formulas
"""

COMMANDS = (
    ("show", show.add_arguments, "totals and a table of one recording"),
    ("export", export.add_arguments, "a recording as a figure, a table or JSON"),
    ("compare", compare.add_arguments, "what two recordings keep, save by save"),
    ("check", check.add_arguments, "whether a recording holds limits: a gate for CI"),
    ("what-if", checkpoint.add_arguments, "what a step would keep with modules under checkpoints"),
    ("fit", scale.add_arguments, "a step at any size, from recordings at small ones"),
    ("fits", fits.add_arguments, "whether a step fits on a GPU, by torch's allocator"),
    ("plan", plan.add_arguments, "which modules to checkpoint for a peak"),
    ("list", list.add_arguments, "the recordings of a log directory or a file"),
    ("estimate", estimate.add_arguments, "a training step, by closed formulas"),
)
"""The name of each command, what declares its arguments, and what it is for."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command and return its exit code: 0, or 1 with a sentence on the standard error.

    `check`, `fit`, `fits` and `plan` end with 3 where more is taken than may be; a wrong call ends
    with 2.
    """
    parser = _parser()
    if "_ARGCOMPLETE" in os.environ:  # a shell asks how a line could go on
        import argcomplete

        argcomplete.autocomplete(parser)
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a terminal without × shows ?
    try:
        return _run(parser, arguments)
    except BrokenPipeError:  # of `| head`: the interpreter would flush, and complain, once more
        for stream in (sys.stdout, sys.stderr):
            os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
        return 128 + 13
    except KeyboardInterrupt:
        return 128 + 2


def _run(parser: argparse.ArgumentParser, arguments: Sequence[str] | None) -> int:
    options = parser.parse_args(arguments)
    try:
        answer: Answer = options.command(options)
        _say(answer.said)
    except BrokenPipeError:
        raise
    except (ActmemError, OSError) as error:
        # What a name with a line end forges is no line of ours: those below the first are indented.
        say(f"tb-actmem: {error}".replace("\n", "\n  "), sys.stderr)
        return 1
    return answer.exit_code


def _say(said: str | bytes) -> None:
    if isinstance(said, str):
        say(said, sys.stdout)
    else:
        sys.stdout.buffer.write(said)
        sys.stdout.buffer.flush()


class _Parser(argparse.ArgumentParser):
    """A parser, also of each command, whose errors are safe to print as all that is said."""

    def exit(self, status: int = 0, message: str | None = None) -> NoReturn:
        """End with a message, which may hold names of files that a shell filled in."""
        sys.stdout.flush()  # of --help, while a broken pipe is still ours to answer for
        super().exit(status, message and printable_lines(message))


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(
        prog="tb-actmem",
        description="Where a PyTorch model's activation memory goes, and why.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"tb_actmem {__version__}")
    commands = parser.add_subparsers(required=True, metavar="command")
    for name, add_arguments, text in COMMANDS:
        command = commands.add_parser(name, help=text)
        add_arguments(command)
        command.add_argument("--json", action="store_true", help="the same for programs, as JSON")
    # What it says is the program's.
    dry_run.add_arguments(commands.add_parser("dry-run", help="a program for CUDA without a GPU"))
    return parser
