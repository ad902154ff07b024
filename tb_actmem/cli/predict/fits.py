"""``tb-actmem fits``: whether a step fits on a GPU."""

from __future__ import annotations

import argparse
from dataclasses import asdict

from tb_actmem.cli.arguments import EXCEEDED, Answer, bold, json_answer
from tb_actmem.cli.choice import add_choice, chosen
from tb_actmem.predict.capacity.fits import fits
from tb_actmem.predict.fake_cuda.gpus import names


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what the command takes."""
    parser.description = (
        "Tell whether a recorded or predicted step fits on a GPU: what torch's caching allocator "
        "would give out and reserve. Ends with 0 where it fits, 3 where it does not, 1 where that "
        "cannot be told and 2 for a wrong call."
    )
    add_choice(parser)
    parser.add_argument("--device", required=True, metavar="GPU", help=", ".join(names()))
    parser.add_argument(
        "--expandable-segments",
        action="store_true",
        help="as PYTORCH_CUDA_ALLOC_CONF=expandable_segments:True",
    )
    parser.set_defaults(command=_fits)


def _fits(options: argparse.Namespace) -> Answer:
    found = chosen(options)
    fit = fits(found.recording, options.device, expandable_segments=options.expandable_segments)
    exit_code = 0 if fit else EXCEEDED
    if options.json:
        return json_answer({"fits": bool(fit), **asdict(fit)}, exit_code)
    head = bold(found.title)
    return Answer("\n".join(filter(None, (head, str(fit), found.others))), exit_code)
