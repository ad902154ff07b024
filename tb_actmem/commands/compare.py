"""``tb-actmem compare``: two recordings of one model, save by save."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from tb_actmem.commands.choice import PATH_HELP, chosen, count
from tb_actmem.commands.terminal import bold
from tb_actmem.errors import FormatError
from tb_actmem.rendering.tables.comparison import comparison_text


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what the command takes."""
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
    parser.add_argument("--top", type=count, default=25, metavar="N", help="how many lines (25)")
    parser.set_defaults(command=_compare)


_ANY = (None, None)


class _OneOrTwo(argparse.Action):
    """One value for both recordings, or one for each."""

    def __call__(self, parser: Any, namespace: Any, values: Any, option: str | None = None) -> None:
        if len(values) > 2:
            parser.error(f"{option or self.dest}: {len(values)} values, of which two are compared")
        setattr(namespace, self.dest, [values[0], values[-1]])


def _compare(options: argparse.Namespace) -> str:
    names = ("path", "run", "tag", "step")
    pairs = list(zip(*(getattr(options, name) for name in names), strict=True))
    if pairs[0] == pairs[1]:
        raise FormatError(
            f"{options.path[0]} alone names one recording: give two files, "
            "or two values of --run, --tag or --step."
        )
    both = [chosen(argparse.Namespace(**dict(zip(names, pair, strict=True)))) for pair in pairs]
    (before, old), (after, new) = both
    head = f"from {before.meta.label or old} to {after.meta.label or new}"
    return f"{bold(head)}\n\n{comparison_text(before, after, limit=options.top)}"
