"""``tb-actmem list`` and ``tb-actmem show``: list recordings, and print the tables of one."""

from __future__ import annotations

import argparse
import math
from pathlib import Path
from typing import Any

from tb_actmem.advice.suggestions import suggestions, warnings
from tb_actmem.analysis.index.index import Index
from tb_actmem.analysis.totals.ranks import named_job
from tb_actmem.cli.arguments import Answer, bold, count, json_answer, width
from tb_actmem.cli.choice import (
    PATH_HELP,
    Chosen,
    add_choice,
    aligned,
    chosen,
    is_recording,
    logged,
    moment,
    path_text,
)
from tb_actmem.cli.summary import summary
from tb_actmem.errors import FormatError
from tb_actmem.format import read
from tb_actmem.printable import printable
from tb_actmem.rendering.tables.grid import as_rows
from tb_actmem.rendering.tables.saved_tensors import headline, storages_grid, why_grid
from tb_actmem.rendering.tables.table import (
    By,
    layers_grid,
    meta_fields,
    rank_grids,
    rank_tables,
    rows_of,
)
from tb_actmem.rendering.tables.text import as_text, wrapped
from tb_actmem.text.advice import suggestion_text, warning_text
from tb_actmem.text.peak import peak_text


def list_arguments(parser: argparse.ArgumentParser) -> None:
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
        help="list every storage with its category, and the evidence for it",
    )
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
    listed = as_text(layers_grid(index, by, limit), width())
    all_totals = as_text(layers_grid(index, "totals"), width())
    heading = bold(_HEADINGS[by])
    sentences = filter(
        None,
        (
            peak_text(index),
            *map(warning_text, warnings(index)),
            *map(suggestion_text, suggestions(index)),
        ),
    )
    advice = "\n".join(line for sentence in sentences for line in wrapped(sentence, width()))
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
    from tb_actmem.tensorboard.events.logdir import chosen_job, rank_rows

    if is_recording(options.path):
        raise FormatError(
            f"{path_text(options.path)} holds one recording. For ranks, name a log directory."
        )
    everything = argparse.Namespace(path=options.path, run=None, tag=None, step=options.step)
    job = chosen_job(logged(everything), options.run, options.tag)
    run, tag = named_job(job[0].run, job[0].tag)
    step = max(log.step for log in job)
    rows = rank_rows(job, step)
    if options.json:
        totals, unequal = map(as_rows, rank_grids(rows, options.limit))
        return json_answer(
            {"run": run, "tag": tag, "step": step, "ranks": totals, "modules": unequal}
        )
    ranks, modules = rank_tables(rows, options.limit or _ROWS)
    head = printable(" · ".join(filter(None, (run, tag, f"step {step}"))))
    text = (bold(head), ranks, bold("Modules that differ between ranks"), modules)
    return Answer("\n\n".join(text))
