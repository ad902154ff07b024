"""``tb-actmem predict checkpoint``: predict a step with checkpoints or offloading."""

from __future__ import annotations

import argparse

from tb_actmem.analysis.compare.comparison import changed_bytes, compare_rows
from tb_actmem.cli.arguments import Answer, bold, count, json_answer, recording_path
from tb_actmem.cli.choice import add_choice, chosen_one, path_text
from tb_actmem.errors import PredictError
from tb_actmem.format import write
from tb_actmem.model import Recording
from tb_actmem.predict.checkpointing.checkpoint import checkpoint
from tb_actmem.printable import printable
from tb_actmem.rendering.tables.comparison import compare, comparison_grid, peaks
from tb_actmem.rendering.tables.grid import as_rows


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.description = (
        "Predict the memory of a recorded step with some modules under torch.utils.checkpoint, or "
        "inside torch.autograd.graph.save_on_cpu(). Compare it with the recorded step."
    )
    add_choice(parser)
    parser.add_argument(
        "--checkpoint",
        nargs="+",
        default=(),
        metavar="NAME",
        help="modules to checkpoint; * is one part of a name, ** any number of parts",
    )
    parser.add_argument(
        "--save",
        nargs="+",
        default=(),
        metavar="OP",
        help="ops whose results the checkpoints save instead of recomputing them: addmm",
    )
    parser.add_argument(
        "--offload",
        nargs="+",
        default=(),
        metavar="NAME",
        help="modules whose saved tensors go to the host until the backward",
    )
    parser.add_argument(
        "-o",
        "--output",
        type=recording_path,
        metavar="FILE",
        help="write the predicted recording here",
    )
    parser.add_argument(
        "--limit", type=count, metavar="N", help="maximum number of lines (10; all in JSON)"
    )
    parser.set_defaults(command=_checkpoint)


def _checkpoint(options: argparse.Namespace) -> Answer:
    choice = chosen_one(options)
    before = choice.recording
    if not options.checkpoint and not options.offload:
        raise PredictError("Name the modules: --checkpoint NAME, --offload NAME, or both.")
    after = checkpoint(
        before, modules=options.checkpoint, save=options.save, offload=options.offload
    )
    if options.output is not None:
        write(after, options.output)
    if options.json:
        return _json(before, after, options.limit)
    head = f"{choice.title}: {printable(after.meta.predicted or '')}"
    text = f"{bold(head)}\n\n{compare(before, after).text(options.limit or 10)}"
    if options.output is not None:
        text += f"\n\nWrote the predicted recording: {path_text(options.output)}"
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
