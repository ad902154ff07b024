"""``tb-actmem dry-run``: run a CUDA program on a machine without a GPU."""

from __future__ import annotations

import argparse
import os
import sys

from tb_actmem.cli.arguments import Answer, add_program, nbytes
from tb_actmem.predict.fake_cuda.gpus import gpu, names
from tb_actmem.predict.fake_cuda.library import environment


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.description = (
        "Run an unchanged CUDA program on a machine without a GPU. This needs a CUDA build of "
        "torch. Torch allocates, frees, reserves and runs out of memory as on the device. Nothing "
        "is computed: every value is zero or unknown. Recordings are marked as dry runs."
    )
    parser.add_argument(
        "--like", default="H100", metavar="DEVICE", help=f"{', '.join(names(of_cuda=True))} (H100)"
    )
    parser.add_argument(
        "--memory",
        type=nbytes,
        metavar="SIZE",
        help="memory of the device: 1TiB measures a step that does not fit",
    )
    add_program(parser, "a Python file, or - for standard input, and its arguments")
    parser.set_defaults(command=_dry_run)


def _dry_run(options: argparse.Namespace) -> Answer:
    if options.program:
        variables = environment(gpu(options.like, of_cuda=True), options.memory)
        module = ["-m"] if options.is_module else []
        os.execve(sys.executable, [sys.executable, *module, *options.program], variables)
    return Answer("Name a program: tb-actmem dry-run --like H100 train.py", 2)
