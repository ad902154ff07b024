"""``tb-actmem show``: one recording, or the ranks of a job, as totals and a table."""

from __future__ import annotations

import argparse

from tb_actmem.advice.suggestions import lighter, warnings
from tb_actmem.analysis.index.index import Index
from tb_actmem.analysis.totals.ranks import named_job
from tb_actmem.cli.arguments import Answer, bold, count, json_answer, width
from tb_actmem.cli.choice import Chosen, add_choice, chosen, is_recording, logged, path_text
from tb_actmem.errors import FormatError
from tb_actmem.printable import printable
from tb_actmem.rendering.tables.grid import as_rows
from tb_actmem.rendering.tables.ranks import rank_grids, rank_tables
from tb_actmem.rendering.tables.table import layers_grid, rows_of
from tb_actmem.rendering.tables.text import as_text, wrapped
from tb_actmem.rendering.tables.totals import headline
from tb_actmem.text.advice import lighter_text, warning_text

_HEADINGS = {
    "storage": "Kept for the backward, the largest first",
    "op": "Ops, the largest first",
    "module": "Module calls, in order",
    "saved_tensor": "Saves, the largest first",
    "edge": "Tensors from node to node, the largest first",
    "term": "The formula of transformer layers, term by term",
}
"""The tables that `show` can have below the totals."""

_ROWS = 10


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what the command takes."""
    parser.description = (
        "What matters of a recording in three lines, a table in which equal layers stand once "
        "(h.*.attn ×12), and the totals."
    )
    add_choice(parser)
    parser.add_argument(
        "--by",
        choices=(*_HEADINGS, "rank"),
        default="storage",
        help="the rows of the table: kept tensors, ops (autograd nodes), module calls, saves, "
        "edges, the terms of the formula of transformer layers, or the ranks of one job (kept)",
    )
    parser.add_argument(
        "--limit", type=count, metavar="N", help=f"maximum number of rows ({_ROWS}; all in JSON)"
    )
    parser.set_defaults(command=_show)


def _show(options: argparse.Namespace) -> Answer:
    if options.by == "rank":
        return _show_ranks(options)
    found = chosen(options)
    index = Index(found.recording)
    if options.json:
        rows = rows_of(index, options.by)[: options.limit]
        meta, totals = found.recording.meta._asdict(), rows_of(index, "totals")
        answer = {"recording": found.place, "meta": meta, "totals": totals, options.by: rows}
        return json_answer(answer)
    limit = options.limit or _ROWS
    listed = as_text(layers_grid(index, options.by, limit), width())
    all_totals = as_text(layers_grid(index, "totals"), width())
    heading = bold(_HEADINGS[options.by])
    sentences = [*map(warning_text, warnings(index)), *map(lighter_text, lighter(index))]
    said = "\n".join(line for sentence in sentences for line in wrapped(sentence, width()))
    parts = (_head(found), headline(index), said, heading, listed, bold("Totals"), all_totals)
    return Answer("\n\n".join(filter(None, parts)))


def _head(found: Chosen) -> str:
    meta = found.recording.meta
    named = (meta.title, found.place, f"torch {meta.torch_version}", meta.device)
    head = wrapped(" · ".join(filter(None, named)), width())
    return "\n".join(filter(None, (*map(bold, head), found.others)))


def _show_ranks(options: argparse.Namespace) -> Answer:
    from tb_actmem.tensorboard.events.logdir import chosen_job, rank_rows

    if is_recording(options.path):
        raise FormatError(
            f"{path_text(options.path)} holds one recording: ranks are those of a directory."
        )
    everything = argparse.Namespace(path=options.path, run=None, tag=None, step=options.step)
    found = chosen_job(logged(everything), options.run, options.tag)
    run, tag = named_job(found[0].run, found[0].tag)
    step = max(log.step for log in found)
    rows = rank_rows(found, step)
    if options.json:
        totals, unequal = map(as_rows, rank_grids(rows, options.limit))
        return json_answer(
            {"run": run, "tag": tag, "step": step, "ranks": totals, "modules": unequal}
        )
    ranks, modules = rank_tables(rows, options.limit or _ROWS)
    head = printable(" · ".join(filter(None, (run, tag, f"step {step}"))))
    text = (bold(head), ranks, bold("Modules that do not keep the same"), modules)
    return Answer("\n\n".join(text))
