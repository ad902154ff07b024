"""Helpers of the examples: options, output folders, and the closing table."""

from __future__ import annotations

import argparse
import linecache
import textwrap
import time
from pathlib import Path
from typing import NamedTuple

import torch
from torch.utils.tensorboard import SummaryWriter

import tb_actmem
from tb_actmem import Recording


def parser(doc: str | None, name: str) -> argparse.ArgumentParser:
    """Return a parser with the options of every example."""
    result = argparse.ArgumentParser(
        description=doc, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    result.add_argument("--full", action="store_true", help="the document's sizes, on CUDA")
    result.add_argument(
        "--out", type=Path, default=Path("runs") / name, help=f"where to write (runs/{name})"
    )
    return result


def count(text: str) -> int:
    """Parse an option: a whole number above 0."""
    if not text.isdecimal() or not int(text):
        raise argparse.ArgumentTypeError(f"{text!r} is not 1 or more")
    return int(text)


def device(options: argparse.Namespace) -> str:
    """Return the device to run on. Exits with a sentence for --full without CUDA."""
    if options.full and not torch.cuda.is_available():
        raise SystemExit("--full needs a CUDA device, and torch finds none.")
    return "cuda" if options.full else "cpu"


class Row(NamedTuple):
    """One line of the closing table. Numbers without a unit are bytes."""

    what: str
    document: str
    formula: str
    measured: str
    why: str = ""
    """The reason for a difference, or ""."""


def totals(recording: Recording) -> list[tb_actmem.types.Totals]:
    """Return the totals of all devices. On a GPU, a few random states are on the host."""
    totals = tb_actmem.totals(recording)
    return [totals, *totals.others]


def number(value: float, unit: str = "") -> str:
    """``83,886,080``, ``0.5556`` or ``22.0 MiB``."""
    text = f"{value:,}" if isinstance(value, int) else f"{value:.4g}"
    return f"{text} {unit}".rstrip()


def mib(nbytes: int) -> str:
    """``22 MiB``; a figure with a decimal point is rounded."""
    return f"{nbytes / 2**20:.1f} MiB" if nbytes % 2**20 else f"{nbytes // 2**20} MiB"


def size(nbytes: int) -> str:
    """``22 MiB``, ``4.9 KiB`` or ``12``; a figure with a decimal point is rounded."""
    if nbytes >= 2**20:
        return mib(nbytes)
    if nbytes < 1024:
        return str(nbytes)
    return f"{nbytes / 1024:.1f} KiB" if nbytes % 1024 else f"{nbytes // 1024} KiB"


def made_at(recording: Recording, line: str) -> list[int]:
    """Return the storages created at a source line with this text, in order of birth."""
    frames = {
        position
        for position, frame in enumerate(recording.frames)
        if line in linecache.getline(frame.file, frame.line)
    }
    return [
        position
        for position, storage in enumerate(recording.storages)
        if storage.birth is not None and recording.ops[storage.birth].frame in frames
    ]


def savers(recording: Recording, storage: int) -> list[str]:
    """Return the nodes and slots that save a storage, such as ``bmm mat2``."""
    return [
        f"{recording.nodes[save.node].name.partition('Backward')[0].lower()} {save.slot}"
        for save in recording.saves
        if save.tensor is not None and recording.tensors[save.tensor].storage == storage
    ]


def print_columns(rows: list[tuple[str, ...]]) -> None:
    """Print rows below their heading, with numbers aligned to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for first, *cells in rows:
        padded = [cell.rjust(width) for cell, width in zip(cells, widths[1:], strict=True)]
        print("  ".join([first.ljust(widths[0]), *padded]).rstrip())


def print_comparison(
    rows: list[Row], columns: tuple[str, str, str] = ("document", "formula", "measured")
) -> None:
    """Print document, formula and measurement side by side, then the reasons."""
    notes = list(dict.fromkeys(row.why for row in rows if row.why))
    marks = [f"[{notes.index(row.why) + 1}]" if row.why else "" for row in rows]
    print()
    marked = [(*row[:4], mark) for row, mark in zip(rows, marks, strict=True)]
    print_columns([("bytes, where no unit is named", *columns, ""), *marked])
    print()
    for position, note in enumerate(notes, start=1):
        print(textwrap.fill(note, 96, initial_indent=f"[{position}] ", subsequent_indent="    "))


def leave(options: argparse.Namespace, recordings: dict[str, Recording], figure: str = "") -> None:
    """Write each recording for TensorBoard and one figure, and print their paths."""
    meta = next(iter(recordings.values())).meta
    print(f"Recorded on {meta.device} with torch {meta.torch_version}")
    run = options.out / time.strftime("%Y%m%d-%H%M%S")
    with SummaryWriter(str(run)) as writer:
        for tag, recording in recordings.items():
            tb_actmem.add_recording(writer, tag, recording, global_step=0)
    print(f"Wrote {run}: tensorboard --logdir {options.out}")
    if figure:
        path = tb_actmem.render(recordings[figure], options.out / f"{figure}.svg")
        print(f"Wrote {path}")
