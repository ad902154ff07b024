"""``tb-actmem list``: list the recordings of a log directory or a file."""

from __future__ import annotations

import argparse
import math
from pathlib import Path
from typing import Any

from tb_actmem.cli.arguments import Answer, json_answer
from tb_actmem.cli.choice import PATH_HELP, aligned, is_recording, logged, moment
from tb_actmem.format import read


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("path", type=Path, help=PATH_HELP)
    parser.set_defaults(command=_list, run=None, tag=None, step=None)


def _list(options: argparse.Namespace) -> Answer:
    rows = _of_file(options.path) if is_recording(options.path) else _of_directory(options)
    if options.json:
        return json_answer(rows)
    return Answer(aligned([list(rows[0]), *map(_cells, rows)]))


def _cells(row: dict[str, Any]) -> list[str]:
    return [moment(value) if name == "written" else str(value) for name, value in row.items()]


def _of_file(path: Path) -> list[dict[str, Any]]:
    meta = read(path).meta
    return [{"file": str(path), "label": meta.label, "written": meta.created_ns / 1e9}]


def _of_directory(options: argparse.Namespace) -> list[dict[str, Any]]:
    return [
        {"run": log.run, "tag": log.tag, "step": log.step, "written": _known(log.wall_time)}
        for log in logged(options)
    ]


def _known(wall_time: float) -> float | None:
    """Seconds since 1970; None if the clock was broken."""
    return wall_time if math.isfinite(wall_time) else None
