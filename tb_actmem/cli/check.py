"""``tb-actmem check``: test memory in CI against limits or a baseline."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from fractions import Fraction
from pathlib import Path

from tb_actmem.analysis.compare import compare_of
from tb_actmem.analysis.compare.limits import check_limits, grown_modules, growth_limits, peak_key
from tb_actmem.analysis.index import Index
from tb_actmem.cli import EXCEEDED, Answer, bold, count, json_answer, nbytes, share, width
from tb_actmem.cli.choice import PATH_HELP, add_choice, chosen, path_text
from tb_actmem.errors import RenderError
from tb_actmem.model import Recording
from tb_actmem.paths import any_path
from tb_actmem.rendering.tables import Grid, as_markdown, as_rows
from tb_actmem.rendering.tables.comparison import added_grid, growth_grid, limits_grid, result_text
from tb_actmem.rendering.tables.text import as_text
from tb_actmem.text.notes import sentences

_TOTALS = {
    "max-saved": ("saved_bytes", "saved for backward"),
    "max-forward-peak": ("forward_peak_bytes", "forward peak"),
    "max-step-peak": ("step_peak_bytes", "step peak: memory that the step creates"),
    "max-total-peak": ("total_peak_bytes", "total peak, with model states"),
    "max-alive-after-forward": ("alive_after_forward_bytes", "alive after the forward"),
}
"""For each option: the field of the totals, and its help."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.description = (
        "Check a recording against limits, or against an earlier recording of the same model. Exit "
        "status: 0 all hold, 3 a limit is exceeded, 1 unknown (an unreadable file, a module that "
        "was not called, a peak that was not recorded), 2 wrong arguments."
    )
    add_choice(parser)
    limits = parser.add_argument_group("limits, in bytes: 2GiB, 1.5GB, 4096")
    for flag, (_, text) in _TOTALS.items():
        limits.add_argument(f"--{flag}", type=nbytes, metavar="SIZE", help=text)
    limits.add_argument(
        "--max-module",
        type=_module_limit,
        action="append",
        default=[],
        metavar="NAME=SIZE",
        help="saved by each call of a module, children included: fc1=2MiB, h.*=40MiB; repeatable",
    )
    growth = parser.add_argument_group("growth")
    growth.add_argument("--baseline", type=any_path, metavar="PATH", help=f"before: {PATH_HELP}")
    growth.add_argument(
        "--tolerance",
        type=share,
        default=Fraction(0),
        metavar="SHARE",
        help="allowed growth of saved bytes and peak: 1%% or 0.01 (0)",
    )
    parser.add_argument(
        "--limit", type=count, default=10, metavar="N", help="maximum number of rows (10)"
    )
    parser.add_argument("--markdown", action="store_true", help="tables of GitHub's Markdown")
    parser.set_defaults(command=_check)


def _module_limit(text: str) -> tuple[str, int]:
    name, equals, size = text.rpartition("=")
    if not equals or not name:
        raise argparse.ArgumentTypeError(f"{text!r} is not like h.*=40MiB")
    return name, nbytes(size)


def _check(options: argparse.Namespace) -> Answer:
    choice = chosen(options)
    index, notes = Index(choice.recording), sentences(choice.recording)
    given = {key: getattr(options, flag.replace("-", "_")) for flag, (key, _) in _TOTALS.items()}
    wanted = {key: size for key, size in given.items() if size is not None}
    limits = [*check_limits(index, wanted, options.max_module)]
    grown: dict[str, Grid] = {}
    if options.baseline is not None:
        before = Index(_baseline(options.baseline))
        limits += growth_limits(before, index, options.tolerance)
        grown = _grown(before, index, options.limit)
        if peak_key(before, index) is None:
            notes.append("The peak was not compared: one of the two recordings has none.")
    if not limits:
        raise RenderError("Nothing to check: give --baseline, --max-saved or another limit.")
    limits.sort(key=lambda limit: -limit.over_bytes)
    is_over = any(limit.over_bytes for limit in limits)
    grids = {"limits": limits_grid(limits, notes), **grown}
    exit_code = EXCEEDED if is_over else 0
    if options.json:
        tables = {name: as_rows(grid) for name, grid in grids.items()}
        return json_answer({"recording": choice.place, "holds": not is_over, **tables}, exit_code)
    against = "" if options.baseline is None else f" against {path_text(options.baseline)}"
    head = f"{choice.title}{against}: {result_text(not is_over)}"
    return Answer(_text(head, choice.others, grids, options.markdown), exit_code)


def _baseline(path: Path) -> Recording:
    choice = chosen(argparse.Namespace(path=path, run=None, tag=None, step=None))
    if choice.others:
        raise RenderError(
            f"{path_text(path)} holds several recordings: name a file, or the "
            "directory of one run.",
            code="several-recordings",
        )
    return choice.recording


def _grown(before: Index, after: Index, limit: int) -> dict[str, Grid]:
    rows = compare_of(before, after)
    return {
        "modules": growth_grid(grown_modules(rows), limit),
        "saves": added_grid(before.recording, after.recording, rows, limit),
    }


_HEADINGS = {"limits": "", "modules": "Modules that grew", "saves": "Saved tensors that were added"}


def _text(head: str, others: str, grids: Mapping[str, Grid], is_markdown: bool) -> str:
    """Write each table that has rows below its heading."""
    heading, table = (_markdown_heading, as_markdown) if is_markdown else (bold, _table)
    parts = [heading(head), *filter(None, [others])]
    for name, grid in grids.items():
        if grid.rows:
            parts += [heading(_HEADINGS[name])] if _HEADINGS[name] else []
            parts.append(table(grid))
    return "\n\n".join(parts)


def _table(grid: Grid) -> str:
    return as_text(grid, width())


def _markdown_heading(text: str) -> str:
    return f"### {text}"
