"""``tb-actmem show``: one recording, or the ranks of a job, as totals and a table."""

from __future__ import annotations

import argparse

from tb_actmem.analysis.index import Index
from tb_actmem.analysis.ranks import named_job
from tb_actmem.commands.choice import add_choice, chosen, count, logged
from tb_actmem.commands.terminal import bold
from tb_actmem.rendering.tables.ranks import rank_tables
from tb_actmem.rendering.tables.table import table_of

_HEADINGS = {
    "kept": "Kept for the backward, the largest first",
    "op": "Ops, the largest first",
    "module": "Module calls, in order",
    "terms": "The formula of transformer layers, term by term",
}
"""The tables that `show` can have below the totals."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what the command takes."""
    add_choice(parser)
    parser.add_argument(
        "--by",
        choices=(*_HEADINGS, "rank"),
        default="kept",
        help="the rows of the table: kept tensors, ops (autograd nodes), module calls, the "
        "terms of the formula of transformer layers, or the ranks of one job (kept)",
    )
    parser.add_argument("--top", type=count, default=10, metavar="N", help="how many rows (10)")
    parser.set_defaults(command=_show)


def _show(options: argparse.Namespace) -> str:
    if options.by == "rank":
        return _show_ranks(options)
    recording, place = chosen(options)
    index, meta = Index(recording), recording.meta
    head = " · ".join(filter(None, (meta.label, place, f"torch {meta.torch_version}", meta.device)))
    listed = table_of(index, options.by, limit=options.top)
    return "\n\n".join((bold(head), table_of(index, "ledger"), bold(_HEADINGS[options.by]), listed))


def _show_ranks(options: argparse.Namespace) -> str:
    from tb_actmem.events.ranks import chosen_job, rank_rows

    everything = argparse.Namespace(path=options.path, run=None, tag=None, step=options.step)
    found = chosen_job(logged(everything), options.run, options.tag)
    run, tag = named_job(found[0].run, found[0].tag)
    step = max(log.step for log in found)
    ranks, modules = rank_tables(rank_rows(found, step), options.top)
    head = " · ".join(filter(None, (run, tag, f"step {step}")))
    return "\n\n".join((bold(head), ranks, bold("Modules that do not keep the same"), modules))
