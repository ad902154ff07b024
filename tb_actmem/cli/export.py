"""``tb-actmem export``: write a recording as a figure, table, page or JSON."""

from __future__ import annotations

import argparse
import sys
import warnings
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any, get_args

from tb_actmem.cli import Answer, count, json_answer, output_path, say
from tb_actmem.cli.choice import add_choice, chosen, job_logs, path_text, series_logs
from tb_actmem.errors import RenderError
from tb_actmem.model import Recording
from tb_actmem.rendering.figure import Chart, ChartOfMany, Direction
from tb_actmem.rendering.figure.lines import named_sizes
from tb_actmem.rendering.figure.themes import Theme
from tb_actmem.rendering.files import OPTIONS, PICTURES, SUFFIXES, render, suffix_of, unfit
from tb_actmem.rendering.tables.table import By

if TYPE_CHECKING:
    from tb_actmem.tensorboard.events.logdir import Logged


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.description = (
        "Write a recording to a file: a figure, a chart, a table, or the tab as one page."
    )
    add_choice(parser)
    parser.add_argument(
        "-o",
        "--output",
        type=output_path,
        required=True,
        metavar="FILE",
        help=f"the suffix chooses the format: {' '.join(SUFFIXES)}; - is standard output",
    )
    parser.add_argument(
        "--format",
        choices=[suffix[1:] for suffix in SUFFIXES],
        help="format on standard output (txt with --by or --limit)",
    )
    # An option that was not given is not passed on: `render` has the defaults.
    options: dict[str, Any] = {"default": argparse.SUPPRESS}
    _add_content(parser.add_argument_group("content of a figure"), options)
    look = parser.add_argument_group("look of a figure")
    _add_flow(look, options)
    add_look(look, options)
    rows = parser.add_argument_group("rows of a table")
    rows.add_argument("--by", choices=get_args(By), help="the rows (op)", **options)
    rows.add_argument(
        "--limit",
        dest="limit",
        type=count,
        metavar="N",
        help="maximum number of rows (25; in .csv all)",
        **options,
    )
    parser.set_defaults(command=_export)


def _add_content(group: argparse._ArgumentGroup, options: dict[str, Any]) -> None:
    group.add_argument(
        "--chart",
        choices=(*get_args(Chart), *get_args(ChartOfMany)),
        help="draw a chart instead of the graph; steps and ranks are of a log directory",
        **options,
    )
    names: dict[str, Any] = {"action": "append", "metavar": "NAME", **options}
    group.add_argument(
        "--module", metavar="NAME", help="draw only the inside of this module", **options
    )
    group.add_argument("--open", help="open this module and those around it", **names)
    group.add_argument(
        "--depth",
        type=count,
        metavar="N",
        help="open N levels of modules, from the one shown",
        **options,
    )
    group.add_argument("--fold", help="keep this module folded", **names)
    group.add_argument("--hide", help="hide this module", **names)


def _add_flow(group: argparse._ArgumentGroup, options: dict[str, Any]) -> None:
    group.add_argument(
        "--labels",
        action=argparse.BooleanOptionalAction,
        help="bytes beside the edges (yes)",
        **options,
    )
    group.add_argument(
        "--direction", choices=get_args(Direction), help="of the flow (TB)", **options
    )
    group.add_argument(
        "--dims",
        type=_dims,
        metavar="NAMES",
        help="names of sizes in shapes: b=8,s=1024",
        **options,
    )


def add_look(group: argparse._ArgumentGroup, options: dict[str, Any]) -> None:
    """Declare the look of figures and charts, as `render` names it."""
    switch: dict[str, Any] = {"action": argparse.BooleanOptionalAction, **options}
    group.add_argument("--title", help="title (the recording's label)", **options)
    group.add_argument("--legend", help="explain colours and words (yes)", **switch)
    group.add_argument("--theme", choices=get_args(Theme), help="colours (paper)", **options)
    group.add_argument("--background", metavar="COLOR", help="#ffffff, or none", **options)
    group.add_argument(
        "--width", metavar="LENGTH", help="lay out for this width: 178mm, 85mm, 3.5in", **options
    )
    group.add_argument("--dpi", type=float, help="dots per inch of a .png (300)", **options)
    group.add_argument("--units", choices=("MiB", "MB"), help="units of bytes (MiB)", **options)


def _dims(text: str) -> dict[str, int]:
    try:
        return named_sizes(text)
    except RenderError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def _export(options: argparse.Namespace) -> Answer:
    suffix = _suffix(options)
    given = _given(suffix, options)
    recording, place, others = _source(options, given.get("chart"))
    if options.output == Path("-"):
        with TemporaryDirectory() as folder:  # `render` needs a file with a suffix
            return Answer(_render(recording, Path(folder, f"x{suffix}"), given).read_bytes())
    path = _render(recording, options.output, given)
    if options.json:
        return json_answer({"recording": place, "written": str(path)})
    return Answer("\n".join(filter(None, (f"Wrote {path_text(path)}", others))))


def _render(recording: Recording | list[Logged], path: Path, given: dict[str, Any]) -> Path:
    """Write the file, and each warning as a sentence on stderr."""
    with warnings.catch_warnings(record=True) as warned:
        warnings.simplefilter("always")
        written = render(recording, path, **given)
    for warning in warned:
        say(f"tb-actmem: {warning.message}", sys.stderr)
    return written


def _source(
    options: argparse.Namespace, chart: str | None
) -> tuple[Recording | list[Logged], str, str]:
    """The recording or recordings to draw, their place, and a sentence about others."""
    if chart == "ranks":
        return job_logs(options), str(options.path), ""
    if chart == "steps":
        return series_logs(options), str(options.path), ""
    return chosen(options)


def _suffix(options: argparse.Namespace) -> str:
    """The suffix of the format to write."""
    is_pipe = options.output == Path("-")
    if not is_pipe and options.format is not None:
        raise RenderError("--format is only for -o -: the suffix of a file chooses the format.")
    if is_pipe and options.json:
        raise RenderError("--json names the written file, and -o - writes none: leave out --json.")
    return f".{_piped(options)}" if is_pipe else suffix_of(options.output)


def _piped(options: argparse.Namespace) -> str:
    """The format on standard output: text for a table's options, if none is given."""
    if options.format is None and not {"by", "limit"} & {*vars(options)}:
        raise RenderError("-o - has no suffix: add --format svg, or another format.")
    return options.format or "txt"


def _given(suffix: str, options: argparse.Namespace) -> dict[str, Any]:
    """The given options of `render`. Raises RenderError for one that the format does not have."""
    given = {name: value for name, value in vars(options).items() if name in OPTIONS}
    for name in unfit(suffix, given) if suffix in SUFFIXES else ():
        what = "chart" if "chart" in given and suffix in PICTURES else f"{suffix} file"
        raise RenderError(f"A {what} has no option --{name}: leave it out.")
    return given
