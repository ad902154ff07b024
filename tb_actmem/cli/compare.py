"""``tb-actmem compare``: compare the saved tensors of two recordings."""

from __future__ import annotations

import argparse
from typing import Any

from tb_actmem.analysis.compare import changed_bytes, compare_rows
from tb_actmem.cli import Answer, bold, count, json_answer
from tb_actmem.cli.choice import PATH_HELP, Chosen, chosen_one, is_recording, path_text
from tb_actmem.cli.export import add_look
from tb_actmem.errors import FormatError
from tb_actmem.paths import any_path
from tb_actmem.rendering.files import OPTIONS, PICTURES, render
from tb_actmem.rendering.tables import as_rows
from tb_actmem.rendering.tables.comparison import compare, comparison_grid, peaks


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.description = (
        "Compare the saved tensors of two recordings: released, added and resized. The first "
        "value of an option is for the recording before, the second for the one after. One value "
        "is for both."
    )
    pair: dict[str, Any] = {"nargs": "+", "action": _OneOrTwo}
    parser.add_argument("path", type=any_path, **pair, help=PATH_HELP)
    choice = parser.add_argument_group("recordings in a log directory, one value or two")
    choice.add_argument(
        "--run", **pair, default=_ANY, metavar="RUN", help="a run, as `tb-actmem list` names it"
    )
    choice.add_argument(
        "--tag", **pair, default=_ANY, metavar="TAG", help="a tag, as `tb-actmem list` names it"
    )
    choice.add_argument(
        "--step", **pair, default=_ANY, type=int, metavar="N", help="the step (the last one)"
    )
    parser.add_argument(
        "--limit", type=count, metavar="N", help="maximum number of lines (25; all in JSON)"
    )
    parser.add_argument(
        "-o",
        "--output",
        type=any_path,
        metavar="FILE",
        help=f"also draw both timelines: {' '.join(PICTURES)}",
    )
    add_look(parser.add_argument_group("look of the picture"), {"default": argparse.SUPPRESS})
    parser.set_defaults(command=_compare)


_ANY = (None, None)


class _OneOrTwo(argparse.Action):
    """One value for both recordings, or one for each."""

    def __call__(self, parser: Any, namespace: Any, values: Any, option: str | None = None) -> None:
        if len(values) > 2:
            parser.error(
                f"{option or self.dest}: {len(values)} values, but at most two are compared"
            )
        setattr(namespace, self.dest, [values[0], values[-1]])


def _compare(options: argparse.Namespace) -> Answer:
    names = ("path", "run", "tag", "step")
    pairs = list(zip(*(getattr(options, name) for name in names), strict=True))
    if pairs[0] == pairs[1]:
        raise FormatError(
            f"{path_text(options.path[0])} is only one recording. Give two files, or two values of "
            "--run, --tag or --step."
        )
    sides = [argparse.Namespace(**dict(zip(names, pair, strict=True))) for pair in pairs]
    is_file = [is_recording(side.path) for side in sides]
    if any(is_file) and not all(is_file):  # the options choose from the log directory
        vars(sides[is_file.index(True)]).update(run=None, tag=None, step=None)
    before, after = map(chosen_one, sides)
    if options.output is not None:
        look = {name: value for name, value in vars(options).items() if name in OPTIONS - {"limit"}}
        render(before.recording, options.output, other=after.recording, **look)
    return (
        _json(before, after, options.limit) if options.json else _text(before, after, options.limit)
    )


def _text(before: Chosen, after: Chosen, limit: int | None) -> Answer:
    head = f"from {before.title} to {after.title}"
    text = compare(before.recording, after.recording).text(limit)
    return Answer(f"{bold(head)}\n\n{text}")


def _json(before: Chosen, after: Chosen, limit: int | None) -> Answer:
    rows = compare_rows(before.recording, after.recording)
    grid = comparison_grid(before.recording, after.recording, rows, limit)
    both = [peak._asdict() for peak in peaks(before.recording, after.recording)]
    changes = {"peaks": both, "totals": changed_bytes(rows)._asdict(), "changes": as_rows(grid)}
    return json_answer({"before": before.place, "after": after.place, **changes})
