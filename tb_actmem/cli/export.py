"""``tb-actmem export``: a recording as a figure, a table, a page or JSON."""

from __future__ import annotations

import argparse
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, get_args

from tb_actmem.cli.arguments import Answer, count, json_answer
from tb_actmem.cli.choice import add_choice, chosen, path_text
from tb_actmem.errors import RenderError
from tb_actmem.rendering.figure.options import Direction
from tb_actmem.rendering.figure.themes import Theme
from tb_actmem.rendering.files import OPTIONS, SUFFIXES, render, suffix_of, unfit
from tb_actmem.rendering.tables.table import By


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
        help="what goes to the standard output, which has no suffix (txt with --by or --limit)",
    )
    # An option that nobody gave is not passed on: what it means then is said once, by `render`.
    options: dict[str, Any] = {"default": argparse.SUPPRESS}
    _add_content(parser.add_argument_group("what a figure shows"), options)
    _add_look(parser.add_argument_group("how a figure looks"), options)
    rows = parser.add_argument_group("what a table shows")
    rows.add_argument("--by", choices=get_args(By), help="the rows (op)", **options)
    rows.add_argument(
        "--limit",
        dest="limit",
        type=count,
        metavar="N",
        help="how many rows (25; in .csv all)",
        **options,
    )
    parser.set_defaults(command=_export)


def _add_content(group: argparse._ArgumentGroup, options: dict[str, Any]) -> None:
    names: dict[str, Any] = {"action": "append", "metavar": "NAME", **options}
    group.add_argument("--module", metavar="NAME", help="only the inside of this module", **options)
    group.add_argument("--open", help="open this module and what is around it", **names)
    group.add_argument(
        "--depth",
        type=count,
        metavar="N",
        help="open the modules of N levels, counted from the one shown",
        **options,
    )
    group.add_argument("--fold", help="leave this module folded", **names)
    group.add_argument("--hide", help="leave this module out", **names)


def _add_look(group: argparse._ArgumentGroup, options: dict[str, Any]) -> None:
    switch: dict[str, Any] = {"action": argparse.BooleanOptionalAction, **options}
    group.add_argument("--title", help="instead of the recording's label", **options)
    group.add_argument("--legend", help="what the colours and words mean (yes)", **switch)
    group.add_argument("--labels", help="the bytes beside the edges (yes)", **switch)
    group.add_argument("--direction", choices=get_args(Direction), help="(TB)", **options)
    group.add_argument("--theme", choices=get_args(Theme), help="its colours (paper)", **options)
    group.add_argument("--background", metavar="COLOR", help="#ffffff, or none", **options)
    group.add_argument(
        "--width", metavar="LENGTH", help="lay out for 178mm, or 85mm, 3.5in, ...", **options
    )
    group.add_argument("--dpi", type=float, help="dots per inch of a .png (300)", **options)
    group.add_argument("--units", choices=("MiB", "MB"), help="of bytes (MiB)", **options)
    group.add_argument(
        "--dims",
        type=_dims,
        metavar="NAMES",
        help="b=8,s=1024: what sizes are called in shapes",
        **options,
    )


def _dims(text: str) -> dict[str, int]:
    pairs = [pair.partition("=") for pair in text.split(",")]
    if not all(name and value.isdecimal() for name, _, value in pairs):
        raise argparse.ArgumentTypeError(f"{text!r} is not like b=8,s=1024")
    return {name: int(value) for name, _, value in pairs}


def _export(options: argparse.Namespace) -> Answer:
    suffix = _suffix(options)
    given = _given(suffix, options)
    found = chosen(options)
    if options.output == Path("-"):
        with TemporaryDirectory() as folder:  # the suffix of a file is what `render` goes by
            return Answer(render(found.recording, Path(folder, f"x{suffix}"), **given).read_bytes())
    path = render(found.recording, options.output, **given)
    if options.json:
        return json_answer({"recording": found.place, "written": str(path)})
    return Answer("\n".join(filter(None, (f"Wrote {path_text(path)}", found.others))))


def _suffix(options: argparse.Namespace) -> str:
    """The suffix that says what to write."""
    is_pipe = options.output == Path("-")
    if not is_pipe and options.format is not None:
        raise RenderError("--format is for -o -: the suffix of a file says what to write.")
    if is_pipe and options.json:
        raise RenderError("--json is for a file, of which it says where it is: leave it out.")
    return f".{_piped(options)}" if is_pipe else suffix_of(options.output)


def _piped(options: argparse.Namespace) -> str:
    """The format of the standard output: a table's options ask for text, where none is given."""
    if options.format is None and not {"by", "limit"} & {*vars(options)}:
        raise RenderError("-o - has no suffix: add --format svg, or another format.")
    return options.format or "txt"


def _given(suffix: str, options: argparse.Namespace) -> dict[str, Any]:
    """The options of `render` that were given. Raises RenderError for one that means nothing."""
    given = {name: value for name, value in vars(options).items() if name in OPTIONS}
    for name in unfit(suffix, given) if suffix in SUFFIXES else ():
        flag = f"--{name}"
        raise RenderError(f"{flag} is nothing that a {suffix} could show.")
    return given
