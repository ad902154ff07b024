"""``tb-actmem dry-run``: a program for CUDA on a machine without a GPU."""

from __future__ import annotations

import argparse
import os
import sys

from tb_actmem.cli.arguments import Answer, nbytes
from tb_actmem.predict.fake_cuda.gpus import gpu, names
from tb_actmem.predict.fake_cuda.library import environment


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what the command takes."""
    parser.description = (
        "Run a Python program for CUDA as it is on a machine without a GPU, in an environment with "
        "a CUDA build of torch. Torch keeps, frees, reserves and runs out of memory as on the "
        "device; nothing is computed, every value is zero or unknown, and no memory is taken but "
        "the host's own. What the program records says that it was a dry run."
    )
    parser.add_argument(
        "--like", default="H100", metavar="DEVICE", help=f"{', '.join(names())} (H100)"
    )
    parser.add_argument(
        "--memory",
        type=nbytes,
        metavar="SIZE",
        help="that the device has: 1TiB, to see what a step needs that does not fit",
    )
    parser.add_argument("-m", dest="is_module", action="store_true", help="a module, as python -m")
    parser.add_argument(
        "program",
        nargs=argparse.REMAINDER,
        metavar="program ...",
        help="a file of Python, or - for the standard input, and what it is given",
    )
    parser.set_defaults(command=_dry_run)


def _dry_run(options: argparse.Namespace) -> Answer:
    if options.program:
        variables = environment(gpu(options.like), options.memory)
        module = ["-m"] if options.is_module else []
        os.execve(sys.executable, [sys.executable, *module, *options.program], variables)
    return Answer("What shall run? tb-actmem dry-run --like H100 train.py", 2)
