"""The command ``tb-actmem``: recordings in the terminal, and out of it into files."""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Iterable, Sequence
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, get_args

from tb_actmem.analysis.names import module_depths
from tb_actmem.analysis.ranks import named_job
from tb_actmem.errors import ActmemError, FormatError, RenderError
from tb_actmem.estimate.command import add_arguments, asked
from tb_actmem.format import read
from tb_actmem.model import Recording
from tb_actmem.render import SUFFIXES, render
from tb_actmem.render.comparison import comparison_text
from tb_actmem.render.estimates import estimate_text
from tb_actmem.render.ranks import rank_tables
from tb_actmem.render.table import By, table
from tb_actmem.version import __version__

if TYPE_CHECKING:
    from tb_actmem.plugin.logdir import Logged

PATH_HELP = "a log directory of TensorBoard, or a file that tb_actmem.write wrote"
TABLES = (".csv", ".md", ".txt")
EXAMPLES = """\
examples:
  tb-actmem show runs                        the totals, and the largest kept tensors with reasons
  tb-actmem show runs --by module --top 40   what the modules keep
  tb-actmem list runs                        which recordings there are
  tb-actmem show runs --run gpt2 --step 100  one of them
  tb-actmem show runs/exp --by rank          the ranks of a job side by side
  tb-actmem export runs -o model.svg         a figure; also .html .pdf .png .dot
  tb-actmem export runs -o block.svg --module transformer.h.0
  tb-actmem export step0.actmem -o ops.csv   a table; also .md .txt, and .json with everything
  tb-actmem compare runs --tag plain full    what was released, and what was added
  tb-actmem estimate gpt2-xl --batch 21      what a training step should keep, by formulas
"""


_HEADINGS = {
    "kept": "Kept for the backward, the largest first",
    "op": "Ops, the largest first",
    "module": "Module calls, in order",
    "terms": "The formula of transformer layers, term by term",
}
"""The tables that `show` can have below the totals."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command and return its exit code: 0, or 1 with a sentence on the standard error."""
    options = _parser().parse_args(arguments)
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a terminal without × shows ?
    try:
        print(options.command(options), flush=True)
    except BrokenPipeError:  # of `| head`: the interpreter would flush, and complain, once more
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 128 + 13
    except KeyboardInterrupt:
        return 128 + 2
    except (ActmemError, OSError) as error:
        print(f"tb-actmem: {error}", file=sys.stderr)
        return 1
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="tb-actmem",
        description="Where a PyTorch model's activation memory goes, and why.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"tb_actmem {__version__}")
    commands = parser.add_subparsers(required=True, metavar="command")
    _add_show(commands.add_parser("show", help="totals and a table of one recording"))
    _add_export(commands.add_parser("export", help="a recording as a figure, a table or JSON"))
    _add_compare(commands.add_parser("compare", help="what two recordings keep, save by save"))
    _add_list(commands.add_parser("list", help="the recordings of a log directory"))
    _add_estimate(commands.add_parser("estimate", help="a training step, by closed formulas"))
    return parser


def _add_show(parser: argparse.ArgumentParser) -> None:
    _add_choice(parser)
    parser.add_argument(
        "--by",
        choices=(*_HEADINGS, "rank"),
        default="kept",
        help="the rows of the table: kept tensors, ops (autograd nodes), module calls, the "
        "terms of the formula of transformer layers, or the ranks of one job (kept)",
    )
    parser.add_argument("--top", type=_count, default=10, metavar="N", help="how many rows (10)")
    parser.set_defaults(command=_show)


def _add_export(parser: argparse.ArgumentParser) -> None:
    _add_choice(parser)
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
        "--depth", type=_count, metavar="N", help="open the modules of the N outermost levels"
    )
    rows = parser.add_argument_group("what a table shows")
    rows.add_argument("--by", choices=get_args(By), help="the rows (op)")
    rows.add_argument("--top", type=_count, metavar="N", help="how many rows (25; in .csv all)")
    parser.set_defaults(command=_export)


def _add_compare(parser: argparse.ArgumentParser) -> None:
    parser.description = (
        "Two recordings of one model, save by save: what was released, added or resized. Of two "
        "values the first is for the recording before and the second for the one after; one value "
        "is for both."
    )
    pair: dict[str, Any] = {"nargs": "+", "action": _OneOrTwo}
    parser.add_argument("path", type=Path, **pair, help=PATH_HELP)
    choice = parser.add_argument_group("which recordings of a log directory, one value or two")
    choice.add_argument("--run", **pair, default=_ANY, metavar="RUN", help="a directory below it")
    choice.add_argument("--tag", **pair, default=_ANY, metavar="TAG", help="of add_recording")
    choice.add_argument(
        "--step", **pair, default=_ANY, type=int, metavar="N", help="without it the last one"
    )
    parser.add_argument("--top", type=_count, default=25, metavar="N", help="how many lines (25)")
    parser.set_defaults(command=_compare)


_ANY = (None, None)


class _OneOrTwo(argparse.Action):
    """One value for both recordings, or one for each."""

    def __call__(self, parser: Any, namespace: Any, values: Any, option: str | None = None) -> None:
        if len(values) > 2:
            parser.error(f"{option or self.dest}: {len(values)} values, of which two are compared")
        setattr(namespace, self.dest, [values[0], values[-1]])


def _add_list(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("path", type=Path, help="a log directory of TensorBoard")
    parser.set_defaults(command=_list, run=None, tag=None, step=None)


def _add_estimate(parser: argparse.ArgumentParser) -> None:
    add_arguments(parser)
    parser.set_defaults(command=lambda options: estimate_text(*asked(options)))


def _add_choice(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("path", type=Path, help=PATH_HELP)
    choice = parser.add_argument_group("which recording of a log directory")
    choice.add_argument("--run", help="a directory below it, as `tb-actmem list` names it")
    choice.add_argument("--tag", help="what was given to add_recording")
    choice.add_argument("--step", type=int, help="without it the last one")


def _count(text: str) -> int:
    if not text.isdecimal() or not int(text):
        raise argparse.ArgumentTypeError(f"{text!r} is not 1 or more")
    return int(text)


def _show(options: argparse.Namespace) -> str:
    if options.by == "rank":
        return _show_ranks(options)
    recording, place = _chosen(options)
    meta = recording.meta
    head = " · ".join(filter(None, (meta.label, place, f"torch {meta.torch_version}", meta.device)))
    listed = table(recording, options.by, limit=options.top)
    return "\n\n".join(
        (_bold(head), table(recording, "ledger"), _bold(_HEADINGS[options.by]), listed)
    )


def _show_ranks(options: argparse.Namespace) -> str:
    from tb_actmem.plugin.logranks import chosen_job, rank_rows

    everything = argparse.Namespace(path=options.path, run=None, tag=None, step=options.step)
    logged = chosen_job(_logged(everything), options.run, options.tag)
    run, tag = named_job(logged[0].run, logged[0].tag)
    step = max(log.step for log in logged)
    ranks, modules = rank_tables(rank_rows(logged, step), options.top)
    head = " · ".join(filter(None, (run, tag, f"step {step}")))
    return "\n\n".join((_bold(head), ranks, _bold("Modules that do not keep the same"), modules))


def _compare(options: argparse.Namespace) -> str:
    names = ("path", "run", "tag", "step")
    pairs = list(zip(*(getattr(options, name) for name in names), strict=True))
    if pairs[0] == pairs[1]:
        raise FormatError(
            f"{options.path[0]} alone names one recording: give two files, "
            "or two values of --run, --tag or --step."
        )
    both = [_chosen(argparse.Namespace(**dict(zip(names, pair, strict=True)))) for pair in pairs]
    (before, old), (after, new) = both
    head = f"from {before.meta.label or old} to {after.meta.label or new}"
    return f"{_bold(head)}\n\n{comparison_text(before, after, limit=options.top)}"


def _bold(text: str) -> str:
    plain = os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb"
    return text if plain or not sys.stdout.isatty() else f"\x1b[1m{text}\x1b[0m"


def _export(options: argparse.Namespace) -> str:
    recording = _chosen(options)[0]
    calls = None if options.depth is None else _outermost(recording, options.depth)
    figure = {"--module": ("module", options.module), "--depth": ("open_calls", calls)}
    table = {"--by": ("by", options.by), "--top": ("limit", options.top)}
    is_table = options.output.suffix.lower() in TABLES
    given = {flag: pair for flag, pair in {**figure, **table}.items() if pair[1] is not None}
    for flag in given.keys() - (table if is_table else figure):
        raise RenderError(f"{flag} is nothing that {options.output} could show.")
    return f"Wrote {render(recording, options.output, **dict(given.values()))}"


def _outermost(recording: Recording, levels: int) -> set[int]:
    """The module calls with fewer than so many calls around them."""
    return {call for call, depth in enumerate(module_depths(recording)) if depth < levels}


def _list(options: argparse.Namespace) -> str:
    return _listed(_logged(options))


def _listed(found: Iterable[Logged]) -> str:
    rows = [("run", "tag", "step", "written")]
    for logged in found:
        written = datetime.fromtimestamp(logged.wall_time).isoformat(" ", "seconds")
        rows.append((logged.run, logged.tag, str(logged.step), written))
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return "\n".join("  ".join(map(str.ljust, row, widths)).rstrip() for row in rows)


def _chosen(options: argparse.Namespace) -> tuple[Recording, str]:
    """The recording that was asked for, and where it lay."""
    if options.path.is_file() and "tfevents" not in options.path.name:
        return read(options.path), str(options.path)
    found = _logged(options)
    series = {(logged.run, logged.tag): logged for logged in found}
    if len(series) > 1:
        last = _listed(series.values())
        raise FormatError(f"{options.path} holds several: choose by --run and --tag.\n{last}")
    # Of several at one step the one that was written last, as TensorBoard's fast loader has it.
    newest = max(reversed(found), key=lambda logged: logged.step)
    place = f"{newest.run}, {newest.tag}, step {newest.step}"
    return newest.recording(), place


def _logged(options: argparse.Namespace) -> list[Logged]:
    """The recordings of a log directory that fit the choice, in the order of writing."""
    from tb_actmem.plugin.logdir import recordings

    found = list(recordings(options.path))
    if not found:
        raise FormatError(f"{options.path} holds no recording: add_recording writes them.")
    wanted = {"run": options.run, "tag": options.tag, "step": options.step}
    given = {name: value for name, value in wanted.items() if value is not None}
    fitting = [log for log in found if all(getattr(log, k) == v for k, v in given.items())]
    if not fitting:
        asked = " ".join(f"--{name} {value}" for name, value in given.items())
        last = _listed({(logged.run, logged.tag): logged for logged in found}.values())
        raise FormatError(f"{options.path} holds nothing of {asked}, but has:\n{last}")
    return fitting
