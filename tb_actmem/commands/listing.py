"""``tb-actmem list``: which recordings a log directory has."""

from __future__ import annotations

import argparse
from pathlib import Path

from tb_actmem.commands.choice import listed, logged


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what the command takes."""
    parser.add_argument("path", type=Path, help="a log directory of TensorBoard")
    parser.set_defaults(command=_list, run=None, tag=None, step=None)


def _list(options: argparse.Namespace) -> str:
    return listed(logged(options))
