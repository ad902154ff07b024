"""``%load_ext tb_actmem`` and ``%%actmem``: a notebook's cell, recorded."""

from __future__ import annotations

import ast
import shlex
from dataclasses import replace
from typing import Any

from tb_actmem.model import Recording


def load_ipython_extension(shell: Any) -> None:
    """Add the cell magic ``%%actmem`` to IPython, as ``%load_ext tb_actmem`` asks for."""
    parser = _parser()

    def actmem(line: str, cell: str) -> Recording:
        return _recorded(shell, parser.parse_args(_words(line)), cell)

    actmem.__doc__ = parser.format_help()
    shell.register_magic_function(actmem, magic_kind="cell", magic_name="actmem")


def _parser() -> Any:
    from IPython.core.magic_arguments import MagicArgumentParser

    make: Any = MagicArgumentParser  # IPython leaves it untyped
    parser = make(
        "%%actmem",
        description="Run the cell, and show what it keeps for the backward: the totals and the "
        "figure of a recording, which is the cell's result. An `await` has to stand in a function: "
        "a cell magic runs while the notebook's own loop waits for it.",
    )
    parser.add_argument("-m", "--model", help="the model, whose modules and parameters get names")
    parser.add_argument(
        "-o", "--output", metavar="NAME", help="the recording becomes this variable"
    )
    parser.add_argument("-l", "--label", default="", help="what the recording is called")
    parser.add_argument(
        "--logdir", help="write it there too, at the cell's number, for %%tensorboard --logdir"
    )
    parser.add_argument("--tag", default="activation_memory", help="in the log directory")
    return parser


def _words(line: str) -> list[str]:
    """As a shell splits them, but for the backslash, which paths have on Windows."""
    words = shlex.shlex(line, posix=True, punctuation_chars=False)
    words.whitespace_split, words.escape, words.commenters = True, "", ""
    return list(words)


def _recorded(shell: Any, options: Any, cell: str) -> Recording:
    from tb_actmem.analysis.index.index import Index
    from tb_actmem.rendering.tables.totals import headline
    from tb_actmem.training import record

    model = None if options.model is None else shell.ev(options.model)
    number, code = shell.displayhook.prompt_count, shell.transform_cell(cell)
    file = shell.compile.cache(code, number)
    with record(model, label=options.label) as recorder:
        _run(shell, code, file)
    recording = _with_cell(recorder.recording, file, f"In[{number}]")
    print(headline(Index(recording)))
    if options.output is not None:
        shell.push({options.output: recording})
    if options.logdir is not None:
        _log(recording, options.logdir, options.tag, number)
    return recording


def _run(shell: Any, code: str, file: str) -> None:
    """Run a cell: what is raised passes, with its lines, and a value is shown, as by IPython.

    But not an ``await`` outside of a function, which is a SyntaxError, as under ``%%time``.
    """
    *body, last = shell.transform_ast(shell.compile.ast_parse(code, filename=file)).body or [None]
    if last is not None and not isinstance(last, ast.Expr):
        body, last = [*body, last], None
    exec(shell.compile(ast.Module(body, []), file, "exec"), shell.user_ns)
    if last is not None:
        exec(shell.compile(ast.Interactive([last]), file, "single"), shell.user_ns)


def _with_cell(recording: Recording, file: str, name: str) -> Recording:
    """The same, in which the cell has the name that people see, and not that of its file."""
    frames = (
        frame._replace(file=name) if frame.file == file else frame for frame in recording.frames
    )
    return replace(recording, frames=tuple(frames))


def _log(recording: Recording, logdir: str, tag: str, step: int) -> None:
    from torch.utils.tensorboard import SummaryWriter

    from tb_actmem.tensorboard.events.writers import add_recording

    with SummaryWriter(logdir) as writer:
        add_recording(writer, tag, recording, step)
