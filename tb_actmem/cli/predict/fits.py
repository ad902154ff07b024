"""``tb-actmem predict fits``: predict whether a step fits on a GPU."""

from __future__ import annotations

import argparse
from dataclasses import asdict

from tb_actmem.cli.arguments import EXCEEDED, Answer, bold, json_answer
from tb_actmem.cli.choice import add_choice, chosen
from tb_actmem.predict.capacity.fits import fits
from tb_actmem.predict.fake_cuda.gpus import names


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.description = (
        "Predict whether a recorded or predicted step fits on a GPU, with a model of torch's "
        "caching allocator. Exit status: 0 it fits, 3 it does not, 1 unknown, 2 a wrong call."
    )
    add_choice(parser)
    parser.add_argument(
        "--device", required=True, metavar="GPU", help=f"one of {', '.join(names())}"
    )
    parser.add_argument(
        "--expandable-segments",
        action="store_true",
        help="predict for PYTORCH_CUDA_ALLOC_CONF=expandable_segments:True",
    )
    parser.set_defaults(command=_fits)


def _fits(options: argparse.Namespace) -> Answer:
    choice = chosen(options)
    fit = fits(choice.recording, options.device, expandable_segments=options.expandable_segments)
    exit_code = 0 if fit else EXCEEDED
    if options.json:
        return json_answer({"fits": bool(fit), **asdict(fit)}, exit_code)
    head = bold(choice.title)
    return Answer("\n".join(filter(None, (head, str(fit), choice.others))), exit_code)
