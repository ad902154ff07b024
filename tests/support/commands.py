"""The commands of ``tb-actmem``, as parsers."""

from __future__ import annotations

import argparse
from collections.abc import Iterator


def every_command(parser: argparse.ArgumentParser) -> Iterator[tuple[str, argparse.ArgumentParser]]:
    """Each command below a parser, including those of ``predict``."""
    for action in parser._actions:
        if isinstance(action.choices, dict):
            for name, command in action.choices.items():
                yield name, command
                yield from every_command(command)
