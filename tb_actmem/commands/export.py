"""``tb-actmem export``: a recording as a figure, a table, a page or JSON."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import get_args

from tb_actmem.analysis.index import Index
from tb_actmem.analysis.modules import module_depths
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
        help=f"its suffix says what to write: {' '.join(SUFFIXES)}",
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


def _export(options: argparse.Namespace) -> str:
    recording = chosen(options)[0]
    calls = None if options.depth is None else _outermost(recording, options.depth)
    figure = {"--module": ("module", options.module), "--depth": ("open_calls", calls)}
    table = {"--by": ("by", options.by), "--top": ("limit", options.top)}
    is_table = options.output.suffix.lower() in _TABLES
    given = {flag: pair for flag, pair in {**figure, **table}.items() if pair[1] is not None}
    for flag in given.keys() - (table if is_table else figure):
        raise RenderError(f"{flag} is nothing that {options.output} could show.")
    return f"Wrote {render(recording, options.output, **dict(given.values()))}"


def _outermost(recording: Recording, levels: int) -> set[int]:
    """The module calls with fewer than so many calls around them."""
    return {call for call, depth in enumerate(module_depths(Index(recording))) if depth < levels}
