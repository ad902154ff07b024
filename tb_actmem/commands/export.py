"""``tb-actmem export``: a recording as a figure, a table, a page or JSON."""

from __future__ import annotations

import argparse
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, get_args

from tb_actmem.analysis.index import Index
from tb_actmem.analysis.modules import module_depths
from tb_actmem.commands.answer import Answer, json_answer
from tb_actmem.commands.choice import add_choice, chosen, count
from tb_actmem.errors import RenderError
from tb_actmem.model import Recording
from tb_actmem.rendering.files import SUFFIXES, render
from tb_actmem.rendering.tables.table import By

_TABLES = (".csv", ".md", ".txt")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what the command takes."""
    add_choice(parser)
    parser.add_argument(
        "-o",
        "--output",
        type=Path,
        required=True,
        metavar="FILE",
        help=f"its suffix says what to write: {' '.join(SUFFIXES)}; - is the standard output",
    )
    parser.add_argument(
        "--format",
        choices=[suffix[1:] for suffix in SUFFIXES],
        help="what goes to the standard output, which has no suffix",
    )
    figure = parser.add_argument_group("what a figure shows")
    figure.add_argument("--module", metavar="NAME", help="only the inside of this module")
    figure.add_argument(
        "--depth", type=count, metavar="N", help="open the modules of the N outermost levels"
    )
    rows = parser.add_argument_group("what a table shows")
    rows.add_argument("--by", choices=get_args(By), help="the rows (op)")
    rows.add_argument("--top", type=count, metavar="N", help="how many rows (25; in .csv all)")
    parser.set_defaults(command=_export)


def _export(options: argparse.Namespace) -> Answer:
    suffix = _suffix(options)
    found = chosen(options)
    given = _given(found.recording, suffix, options)
    if options.output == Path("-"):
        with TemporaryDirectory() as folder:  # the suffix of a file is what `render` goes by
            return Answer(render(found.recording, Path(folder, f"x{suffix}"), **given).read_bytes())
    path = render(found.recording, options.output, **given)
    if options.json:
        return json_answer({"recording": found.place, "written": str(path)})
    return Answer("\n".join(filter(None, (f"Wrote {path}", found.others))))


def _suffix(options: argparse.Namespace) -> str:
    """The suffix that says what to write."""
    is_pipe = options.output == Path("-")
    if is_pipe != (options.format is not None):
        raise RenderError("--format is for -o -, and -o - needs it; a file's suffix says it.")
    return f".{options.format}" if is_pipe else options.output.suffix.lower()


def _given(recording: Recording, suffix: str, options: argparse.Namespace) -> dict[str, Any]:
    """The options of `render` that were given. Raises RenderError for one that means nothing."""
    calls = None if options.depth is None else _outermost(recording, options.depth)
    figure = {"--module": ("module", options.module), "--depth": ("open_calls", calls)}
    table = {"--by": ("by", options.by), "--top": ("limit", options.top)}
    given = {flag: pair for flag, pair in {**figure, **table}.items() if pair[1] is not None}
    for flag in given.keys() - (table if suffix in _TABLES else figure):
        raise RenderError(f"{flag} is nothing that a {suffix} could show.")
    return dict(given.values())


def _outermost(recording: Recording, levels: int) -> set[int]:
    """The module calls with fewer than so many calls around them."""
    return {call for call, depth in enumerate(module_depths(Index(recording))) if depth < levels}
