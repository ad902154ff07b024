"""``tb-actmem what-if``: what a step would keep with checkpoints, or with saves on the host."""

from __future__ import annotations

import argparse
from pathlib import Path

from tb_actmem.analysis.compare.comparison import changed_bytes, compare_rows
from tb_actmem.cli.arguments import Answer, bold, count, json_answer
from tb_actmem.cli.choice import add_choice, chosen_one, path_text
from tb_actmem.errors import PredictError
from tb_actmem.format import write
from tb_actmem.model import Recording
from tb_actmem.predict.checkpointing.checkpoint import checkpoint
from tb_actmem.printable import printable
from tb_actmem.rendering.tables.comparison import compare, comparison_grid, peaks
from tb_actmem.rendering.tables.grid import as_rows


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what the command takes."""
    parser.description = (
        "Predict what a recorded step would keep if calls of some modules ran under "
        "torch.utils.checkpoint or inside of torch.autograd.graph.save_on_cpu(), and compare it "
        "with what it kept."
    )
    add_choice(parser)
    parser.add_argument(
        "--checkpoint",
        nargs="+",
        default=(),
        metavar="NAME",
        help="modules; * stands for one part of a name and ** for any number of them",
    )
    parser.add_argument(
        "--save",
        nargs="+",
        default=(),
        metavar="OP",
        help="ops, such as addmm, whose results the checkpoints keep instead of running them again",
    )
    parser.add_argument(
        "--offload",
        nargs="+",
        default=(),
        metavar="NAME",
        help="modules whose saves go to the host until the backward asks for them",
    )
    parser.add_argument(
        "-o", "--output", type=Path, metavar="FILE", help="where to write the predicted recording"
    )
    parser.add_argument(
        "--limit", type=count, metavar="N", help="maximum number of lines (10; all in JSON)"
    )
    parser.set_defaults(command=_checkpoint)


def _checkpoint(options: argparse.Namespace) -> Answer:
    found = chosen_one(options)
    before = found.recording
    if not options.checkpoint and not options.offload:
        raise PredictError("Name the modules: --checkpoint NAME, --offload NAME, or both.")
    after = checkpoint(
        before, modules=options.checkpoint, save=options.save, offload=options.offload
    )
    if options.output is not None:
        write(after, options.output)
    if options.json:
        return _json(before, after, options.limit)
    head = f"{found.title}: {printable(after.meta.predicted or '')}"
    text = f"{bold(head)}\n\n{compare(before, after).text(options.limit or 10)}"
    if options.output is not None:
        text += f"\n\nThe predicted recording is in {path_text(options.output)}."
    return Answer(text)


def _json(before: Recording, after: Recording, limit: int | None) -> Answer:
    rows = compare_rows(before, after)
    changes = as_rows(comparison_grid(before, after, rows, limit))
    both = [peak._asdict() for peak in peaks(before, after)]
    said = {
        "predicted": after.meta.predicted,
        "peaks": both,
        "totals": changed_bytes(rows)._asdict(),
    }
    return json_answer({**said, "changes": changes})
