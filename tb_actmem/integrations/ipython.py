"""``%load_ext tb_actmem`` and ``%%actmem``: record the cell of a notebook."""

from __future__ import annotations

import ast
import shlex
from dataclasses import replace
from typing import Any

from tb_actmem.model import Recording


def load_ipython_extension(shell: Any) -> None:
    """Add the cell magic ``%%actmem`` to IPython; ``%load_ext tb_actmem`` calls this."""
    parser = _parser()

    def actmem(line: str, cell: str) -> Recording:
        return _recorded(shell, parser.parse_args(_words(line)), cell)

    actmem.__doc__ = parser.format_help()
    shell.register_magic_function(actmem, magic_kind="cell", magic_name="actmem")


def _parser() -> Any:
    from IPython.core.magic_arguments import MagicArgumentParser

    make: Any = MagicArgumentParser  # untyped in IPython
    parser = make(
        "%%actmem",
        description="Run the cell, and show the totals and the figure of its recording. The "
        "recording is the result of the cell. `await` works only inside a function, because a cell "
        "magic blocks the event loop of the notebook.",
    )
    parser.add_argument("-m", "--model", help="the model, to name modules and parameters")
    parser.add_argument(
        "-o", "--output", metavar="NAME", help="store the recording in this variable"
    )
    parser.add_argument("-l", "--label", default="", help="label of the recording")
    parser.add_argument(
        "--logdir",
        help="also write it to this log directory, at the cell's number, for %%tensorboard",
    )
    parser.add_argument("--tag", default="activation_memory", help="tag in the log directory")
    return parser


def _words(line: str) -> list[str]:
    """Split words as a shell does, except at the backslash of Windows paths."""
    words = shlex.shlex(line, posix=True, punctuation_chars=False)
    words.whitespace_split, words.escape, words.commenters = True, "", ""
    return list(words)


def _recorded(shell: Any, options: Any, cell: str) -> Recording:
    from tb_actmem.analysis.index import Index
    from tb_actmem.rendering.tables.saved_tensors import headline
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
    """Run a cell as IPython does: exceptions pass with their lines, and a last value is shown.

    An ``await`` outside a function is a SyntaxError, as under ``%%time``.
    """
    *body, last = shell.transform_ast(shell.compile.ast_parse(code, filename=file)).body or [None]
    if last is not None and not isinstance(last, ast.Expr):
        body, last = [*body, last], None
    exec(shell.compile(ast.Module(body, []), file, "exec"), shell.user_ns)
    if last is not None:
        exec(shell.compile(ast.Interactive([last]), file, "single"), shell.user_ns)


def _with_cell(recording: Recording, file: str, name: str) -> Recording:
    """Replace the file name of the cell with its visible name, such as ``In[3]``."""
    frames = (
        frame._replace(file=name) if frame.file == file else frame for frame in recording.frames
    )
    return replace(recording, frames=tuple(frames))


def _log(recording: Recording, logdir: str, tag: str, step: int) -> None:
    from torch.utils.tensorboard import SummaryWriter

    from tb_actmem.tensorboard.events.writers import add_recording

    with SummaryWriter(logdir) as writer:
        add_recording(writer, tag, recording, step)
