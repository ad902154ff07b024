"""The command ``tb-actmem``: show recordings in the terminal, and write files from them."""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Callable, Sequence
from typing import Any, NoReturn

from tb_actmem.cli import (
    Answer,
    check,
    compare,
    dry_run,
    explain,
    export,
    merge,
    plan,
    predict,
    record,
    say,
    scale,
    serve,
    show,
)
from tb_actmem.errors import ActmemError, printable_lines
from tb_actmem.version import __version__

EXAMPLES = """\
examples:
  tb-actmem record train.py --epochs 1         run a training unchanged, and record steps of it
  tb-actmem serve runs                         the tab alone, in the browser
  tb-actmem show runs                          totals, and the largest saved tensors with reasons
  tb-actmem show runs --by module --limit 40   what the modules save
  tb-actmem list runs                          the recordings in a log directory
  tb-actmem show runs --run gpt2 --step 100    one of them
  tb-actmem show runs/exp --by rank            the ranks of a job side by side
  tb-actmem merge runs/exp -o runs/one         its different ranks, in one file
  tb-actmem explain snapshot.pickle            what fills the memory of a CUDA snapshot
  tb-actmem export runs -o model.svg           a figure; also .html .pdf .png .tex .dot
  tb-actmem export runs -o block.svg --module transformer.h.0
  tb-actmem export step0.actmem -o ops.csv     a table; also .md .txt, and .json with everything
  tb-actmem export runs -o run.trace           for ui.perfetto.dev; .pickle for memory_viz
  tb-actmem compare runs --tag plain full      compare two recordings
  tb-actmem check runs --baseline before.actmem --tolerance 1%
  tb-actmem predict checkpoint runs --checkpoint 'h.*'   what checkpoints would release
  tb-actmem predict plan runs --reduce 20% --code        checkpoints for a peak 20% lower, as Python
  tb-actmem predict scale runs --at b=64,s=4096          the step at a larger size
  tb-actmem predict fits runs --device H100              does it fit on a GPU?
  tb-actmem predict estimate gpt2-xl --batch 21          estimate a step by closed formulas
  tb-actmem dry-run --like H100 train.py       run a CUDA program without a GPU
  tb-actmem dry-run --world 512 train.py       plan a job of 512 ranks
"""

Command = tuple[str, Callable[[argparse.ArgumentParser], None], str]
COMMANDS: tuple[Command, ...] = (
    ("show", show.show_arguments, "totals and a table of one recording"),
    ("list", show.list_arguments, "list the recordings of a log directory or a file"),
    ("export", export.add_arguments, "write a recording as a figure, a table or JSON"),
    ("compare", compare.add_arguments, "compare two recordings"),
    ("check", check.add_arguments, "check a recording against limits, for CI"),
    ("explain", explain.add_arguments, "explain a memory snapshot of torch"),
    ("merge", merge.add_arguments, "write the ranks of a job into one run"),
)
"""For each command: its name, the function that declares its arguments, and its help."""
PREDICTIONS: tuple[Command, ...] = (
    ("checkpoint", predict.checkpoint_arguments, "the step with checkpointed modules"),
    ("plan", plan.add_arguments, "choose the modules to checkpoint"),
    ("scale", scale.add_arguments, "the step at a larger size, from recordings at small ones"),
    ("fits", predict.fits_arguments, "whether the step fits on a GPU"),
    ("estimate", predict.estimate_arguments, "estimate a training step by closed formulas"),
)
"""The same below ``predict``."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command and return its exit status.

    0: done. 1: an error, with a sentence on stderr. 2: wrong arguments. 3: a limit is exceeded
    (`check`, `predict scale`, `predict fits` and `predict plan`).
    """
    parser = _parser()
    if "_ARGCOMPLETE" in os.environ:  # a shell asks for completions
        import argcomplete

        argcomplete.autocomplete(parser)
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:  # closed by the shell: `>&-`
            setattr(sys, name, io.TextIOWrapper(io.BytesIO()))
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a terminal without × shows ?
    try:
        return _run(parser, arguments)
    except BrokenPipeError:  # from `| head`: the interpreter would flush, and fail, a second time
        for stream in (sys.stdout, sys.stderr):
            os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
        return 128 + 13
    except record.ShownInterrupt:
        raise KeyboardInterrupt from None  # Python knows the type itself alone, no class below it
    except KeyboardInterrupt:
        say("tb-actmem: Interrupted.", sys.stderr)
        return 128 + 2


def _run(parser: argparse.ArgumentParser, arguments: Sequence[str] | None) -> int:
    try:
        options = parser.parse_args(arguments)
        answer: Answer = options.command(options)
        _say(answer.said)
    except BrokenPipeError:
        raise
    except (ActmemError, OSError) as error:
        # A name with a line end must not look like a line of ours: later lines are indented.
        said, *listed = str(error).split("\n")
        code = f" [{error.code}]" if isinstance(error, ActmemError) else ""
        say("\n  ".join([f"tb-actmem: {said}{code}", *listed]), sys.stderr)
        return 1
    return answer.exit_code


def _say(said: str | bytes) -> None:
    if isinstance(said, str):
        say(said, sys.stdout)
    else:
        sys.stdout.buffer.write(said)
        sys.stdout.buffer.flush()


class _Parser(argparse.ArgumentParser):
    """A parser whose errors contain no control characters; also used for each command."""

    def exit(self, status: int = 0, message: str | None = None) -> NoReturn:
        """Exit with a message, which may contain file names."""
        sys.stdout.flush()  # for --help, while we can still handle a broken pipe
        super().exit(status, message and printable_lines(message))


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(
        prog="tb-actmem",
        description="Show where a PyTorch model's activation memory goes, and why.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"tb_actmem {__version__}")
    commands = parser.add_subparsers(required=True, metavar="command")
    # Three have no --json: they print the output of the program, or an address.
    record.add_arguments(commands.add_parser("record", help="run a training, and record steps"))
    serve.add_arguments(commands.add_parser("serve", help="open the tab without TensorBoard"))
    _add(commands, COMMANDS)
    below = commands.add_parser(
        "predict",
        help="predict a step with checkpoints, at other sizes or on a GPU",
        description="Predict a step from recordings. A prediction is a recording: -o writes it.",
    )
    _add(below.add_subparsers(required=True, metavar="prediction"), PREDICTIONS)
    dry_run.add_arguments(commands.add_parser("dry-run", help="run a CUDA program without a GPU"))
    return parser


def _add(parsers: Any, commands: Sequence[Command]) -> None:
    for name, add_arguments, text in commands:
        command = parsers.add_parser(name, help=text)
        add_arguments(command)
        command.add_argument("--json", action="store_true", help="print JSON")
