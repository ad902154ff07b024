"""``tb-actmem list`` and ``tb-actmem show``: list recordings, and print the tables of one."""

from __future__ import annotations

import argparse
import json
import math
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

from tb_actmem.advice import checkpoint_relief, suggestions, warnings
from tb_actmem.analysis.index import Index, source
from tb_actmem.analysis.totals import scalars_of, totals_of
from tb_actmem.analysis.totals.logged import named_job, summarized_ranks
from tb_actmem.analysis.totals.saved_tensors import SavedGroup, saved_groups, saved_row
from tb_actmem.cli import Answer, add_outside, bold, count, json_answer, width
from tb_actmem.cli.choice import (
    PATH_HELP,
    Chosen,
    add_choice,
    aligned,
    chosen,
    is_recording,
    job_logs,
    logged,
    moment,
)
from tb_actmem.errors import printable
from tb_actmem.format import read
from tb_actmem.paths import any_path
from tb_actmem.predict.capacity.fits import fits_of_plan
from tb_actmem.predict.planning.code import change_code, checkpoint_change
from tb_actmem.rendering.tables import as_rows
from tb_actmem.rendering.tables.ranks import rank_rows, rank_tables
from tb_actmem.rendering.tables.saved_tensors import headline, storages_grid, why_grid
from tb_actmem.rendering.tables.table import By, layers_grid, meta_fields, rows_of
from tb_actmem.rendering.tables.text import as_text, wrapped
from tb_actmem.text.advice import relief_text, suggestion_text, warning_text
from tb_actmem.text.notes import sentences, words
from tb_actmem.text.peak import peak_text
from tb_actmem.text.reasons import saved_text


def list_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.description = (
        "List the recordings, with the values of --run, --tag and --step that choose each."
    )
    parser.add_argument("path", type=any_path, help=PATH_HELP)
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


_HEADINGS = {
    "storage": "Saved for backward, the largest first",
    "op": "Ops, the largest first",
    "module": "Module calls, in order",
    "saved_tensor": "Saved tensors, the largest first",
    "edge": "Tensors from node to node, the largest first",
    "term": "Terms of the formula of transformer layers",
}
"""The tables of `show`, and their headings."""

_ROWS = 10


def show_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.description = (
        "Show a summary of a recording, a table, and the totals. The table lists "
        "equal layers once (h.*.attn ×12)."
    )
    add_choice(parser)
    rows = parser.add_mutually_exclusive_group()
    rows.add_argument(
        "--by",
        choices=(*_HEADINGS, "rank"),
        help="rows of the table: storages, ops (autograd nodes), module calls, saved tensors, "
        "edges, terms of the formula of transformer layers, or ranks of a job (storage)",
    )
    rows.add_argument(
        "--why",
        action="store_true",
        help="list storages with their category, and the evidence that decided it",
    )
    add_outside(parser)
    parser.add_argument(
        "--limit", type=count, metavar="N", help=f"maximum number of rows ({_ROWS}; all in JSON)"
    )
    parser.set_defaults(command=_show)
    parser.epilog = (
        "With --json alone, the answer is a summary below 20 kB: totals, the peak, the largest "
        "groups with reasons, the three best actions, and notes. With --by, it has all rows."
    )


def _show(options: argparse.Namespace) -> Answer:
    if options.by == "rank":
        return _show_ranks(options)
    choice = chosen(options)
    index = Index(choice.recording)
    if options.why:
        return _why(options, choice, index)
    if options.json and options.by is None:
        return json_answer(summary(choice, index))
    by: By = options.by or "storage"
    if options.json:
        rows = rows_of(index, by)[: options.limit]
        meta, totals = meta_fields(choice.recording.meta), rows_of(index, "totals")
        answer = {"recording": choice.place, "meta": meta, "totals": totals, by: rows}
        return json_answer(answer)
    limit = options.limit or _ROWS
    grid, notes = layers_grid(index, by, limit), sentences(choice.recording)
    # The notes are once below the totals.
    grid = grid._replace(below=[text for text in grid.below if text not in notes])
    listed = as_text(grid, width())
    all_totals = as_text(layers_grid(index, "totals"), width())
    heading = bold(_HEADINGS[by])
    relief = checkpoint_relief(index)
    said = (
        peak_text(index),
        *map(warning_text, warnings(index)),
        *map(suggestion_text, suggestions(index)),
        relief and f"{relief_text(relief)} `tb-actmem predict plan` finds the best ones.",
    )
    advice = "\n".join(line for text in filter(None, said) for line in wrapped(text, width()))
    parts = (_head(choice), headline(index), advice, heading, listed, bold("Totals"), all_totals)
    return Answer("\n\n".join(filter(None, parts)))


def _why(options: argparse.Namespace, choice: Chosen, index: Index) -> Answer:
    if options.json:
        rows = as_rows(storages_grid(index))[: options.limit]
        return json_answer({"recording": choice.place, "storages": rows})
    listed = as_text(why_grid(index, options.limit or _ROWS), width())
    heading = bold("Storages with their category, the largest first")
    return Answer("\n\n".join((_head(choice), heading, listed)))


def _head(choice: Chosen) -> str:
    meta = choice.recording.meta
    named = (meta.title, choice.place, f"torch {meta.torch_version}", meta.device)
    head = wrapped(" · ".join(filter(None, named)), width())
    return "\n".join(filter(None, (*map(bold, head), choice.others)))


def _show_ranks(options: argparse.Namespace) -> Answer:
    job = job_logs(options)
    run, tag = named_job(job[0].run, job[0].tag)
    step = max(log.step for log in job)
    rows = summarized_ranks(job, step, partial(fits_of_plan, outside=options.outside))
    if options.json:
        place = {"run": run, "tag": tag, "step": step}
        return json_answer(place | rank_rows(rows, options.limit))
    ranks, modules = rank_tables(rows, options.limit or _ROWS, width())
    named = ("" if run == "." else run, tag, f"step {step}")
    head = printable(" · ".join(filter(None, named)))
    text = (bold(head), ranks, bold("Modules that differ between ranks"), modules)
    return Answer("\n\n".join(text))


_VERSION = 1
_GROUPS, _ACTIONS, _NOTES, _SIZES = 10, 3, 6, 8
"""The most entries of each list."""
_NAME, _SENTENCE, _CODE = 120, 300, 1200
"""The most bytes of a text, so that the whole is below 20 kB for any recording."""


def summary(choice: Chosen, index: Index) -> dict[str, Any]:
    """Summarize a recording for programs, as ``summary.schema.json`` describes it."""
    recording = choice.recording
    meta, notes = recording.meta, recording.meta.notes
    return {
        "version": _VERSION,
        "recording": _short(choice.place, _NAME),
        "title": _short(choice.title, _NAME),
        "torch": _short(meta.torch_version, _NAME),
        "device": _short(meta.device, _NAME),
        "totals": scalars_of(totals_of(index)),
        "peak": _short(peak_text(index), 2 * _SENTENCE),
        "saved": [_group(index, group) for group in saved_groups(index)[:_GROUPS]],
        "actions": sorted(_actions(index), key=lambda action: -action["less_bytes"])[:_ACTIONS],
        "notes": [
            {"code": _short(note.code, _NAME), "text": _short(words(note), _SENTENCE)}
            for note in notes[:_NOTES]
        ],
        "more_notes": max(0, len(notes) - _NOTES),
    }


def _group(index: Index, group: SavedGroup) -> dict[str, Any]:
    first = saved_row(index, group.storages[0])
    tensor = None if first.tensor is None else index.recording.tensors[first.tensor]
    return {
        "nbytes": group.nbytes,
        "storages": len(group.storages),
        "module": _short(group.module, _NAME),
        "op": _short(first.op, _NAME),
        "slot": _short(group.slot, _NAME),
        "dtype": tensor and _short(tensor.dtype, _NAME),
        "shape": None if group.shape is None else group.shape[:_SIZES],
        "category": index.recording.storages[first.storage].category.value,
        "line": _short(source(index.recording, first.frame), _NAME) or None,
        "reason": _short(saved_text(first), _SENTENCE),
    }


def _actions(index: Index) -> Iterator[dict[str, Any]]:
    for row in suggestions(index):
        yield {
            "text": _short(suggestion_text(row), _SENTENCE),
            "less_bytes": row.fewer_bytes,
            "is_minimum": row.is_minimum,
            "recomputes": False,
            "code": _code(row.function),
        }
    relief = checkpoint_relief(index)
    if relief is not None:
        less = relief.before_bytes - relief.after_bytes
        change = checkpoint_change(index.recording, [relief.modules], (), ())
        yield {
            "text": _short(relief_text(relief), _SENTENCE),
            "less_bytes": less,
            "is_minimum": False,
            "recomputes": True,
            "code": _code(change_code(change, None, None)),
        }


def _short(text: str, most: int) -> str:
    cut = text
    while len(json.dumps(cut)) > most:
        cut = cut[: len(cut) * 3 // 4]
    return cut if cut == text else f"{cut}…"


def _code(text: str) -> str | None:
    """Code that is cut would not run."""
    return text if len(json.dumps(text)) <= _CODE else None
