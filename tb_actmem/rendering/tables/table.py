"""The tables of a recording: ops, modules, kept tensors and totals."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Literal

from tb_actmem.analysis.index import Index
from tb_actmem.analysis.kept_tensors import KeptRow, kept_rows, kept_storages
from tb_actmem.analysis.ledger import ledger_of
from tb_actmem.analysis.module_rows import module_rows
from tb_actmem.analysis.modules import module_depths
from tb_actmem.analysis.names import fqn, source
from tb_actmem.analysis.op_rows import op_rows
from tb_actmem.analysis.storages import charges
from tb_actmem.collector import collector_paused
from tb_actmem.errors import RenderError
from tb_actmem.model import Recording
from tb_actmem.rendering.figure.labels import call_name
from tb_actmem.rendering.tables.grid import Column, Grid, as_csv, as_html, as_markdown, as_text
from tb_actmem.rendering.tables.terms import terms_grid
from tb_actmem.wording.ledger_lines import telling_lines
from tb_actmem.wording.reasons import kept_text
from tb_actmem.wording.tensors import tensor_text
from tb_actmem.wording.units import nbytes_text, share_text

By = Literal["op", "module", "kept", "ledger", "terms"]
Format = Literal["text", "md", "html", "csv"]

_ROWS = 25  # of a table for people, if nobody says how many


def table(
    recording: Recording, by: By = "op", format: Format = "text", *, limit: int | None = None
) -> str:
    """Write a recording as a table.

    ``by`` says what a row is: "op" an autograd node and "kept" a storage that the backward keeps
    alive, both largest first; "module" a module call, in order of entry; "ledger" a total;
    "terms" a term of a transformer layer's formula, beside what is kept for it.
    ``format`` is "text", "md" (Markdown), "html" or "csv", whose numbers are exact and in bytes.
    ``limit`` is how many rows there are at most, the largest; None is 25, and in CSV all.
    Raises RenderError for another ``by`` or ``format``.
    """
    return table_of(Index(recording), by, format, limit=limit)


@collector_paused()
def table_of(
    index: Index, by: By = "op", format: Format = "text", *, limit: int | None = None
) -> str:
    """The `table` of a recording of which more may be asked."""
    if by not in _GRIDS:
        raise RenderError(f"There is no table by {by!r}: choose {', '.join(_GRIDS)}")
    if format not in _FORMATS:
        raise RenderError(f"There is no table format {format!r}: choose {', '.join(_FORMATS)}")
    if limit is None and format != "csv":
        limit = _ROWS
    return _FORMATS[format](_GRIDS[by](index, limit))


def _bytes(nbytes: int | None) -> str:
    return "?" if nbytes is None else nbytes_text(nbytes)


def _share(parts: tuple[int, int]) -> str:
    return share_text(*parts)


_SHARE = Column("", "share", _share, right=True)


def _ops(index: Index, limit: int | None) -> Grid:
    columns = (
        Column("node", ""),
        Column("charged_bytes", "charged", _bytes, right=True),
        _SHARE,
        Column("shared_bytes", "shared", _bytes, right=True),
        Column("exclusive_bytes", "exclusive", _bytes, right=True),
        Column("saves", "saves", right=True),
        Column("op", "op"),
        Column("output_bytes", "output", _bytes, right=True),
        Column("output_state", "state"),
        Column("module", "module"),
        Column("source", "source"),
    )
    recording = index.recording
    rows = sorted(op_rows(index), key=lambda row: (-row.charged_bytes, row.node))
    total = sum(row.charged_bytes for row in rows)
    listed = [
        (
            row.node,
            row.charged_bytes,
            (row.charged_bytes, total),
            row.shared_bytes,
            row.exclusive_bytes,
            row.saves,
            row.op,
            row.output_bytes,
            "" if row.output_state is None else row.output_state.value,
            fqn(recording, recording.nodes[row.node].module),
            source(recording, recording.nodes[row.node].frame),
        )
        for row in rows[:limit]
    ]
    return Grid(columns, listed, _below(recording, total, len(rows), len(listed), "nodes"))


def _modules(index: Index, limit: int | None) -> Grid:
    columns = (
        Column("module", ""),
        Column("parent", ""),
        Column("total_bytes", "total", _bytes, right=True),
        _SHARE,
        Column("self_bytes", "self", _bytes, right=True),
        Column("exclusive_bytes", "exclusive", _bytes, right=True),
        Column("freed_bytes", "freed", _bytes, right=True),
        Column("nodes", "nodes", right=True),
        Column("", "module"),
        Column("fqn", ""),
        Column("call", ""),
        Column("type_name", "type"),
    )
    recording, rows, depths = index.recording, module_rows(index), module_depths(index)
    has_ops = recording.meta.has_ops
    # A parent has at least the bytes of its children and stands before them, so it stays.
    largest = sorted(rows, key=lambda row: (-row.total_bytes, row.module))[:limit]
    total = sum(recording.storages[storage].nbytes for storage in charges(index))
    listed = []
    for row in sorted(largest):
        call = recording.modules[row.module]
        name = "  " * depths[row.module] + call_name(recording, row.module, call.parent)
        freed = row.freed_bytes if has_ops else None
        listed.append(
            (
                row.module,
                call.parent,
                row.total_bytes,
                (row.total_bytes, total),
                row.self_bytes,
                row.exclusive_bytes,
                freed,
                row.nodes,
                name,
                call.fqn,
                call.call,
                call.type_name,
            )
        )
    below = _below(recording, total, len(rows), len(listed), "module calls")
    return Grid(columns, listed, below)


def _kept(index: Index, limit: int | None) -> Grid:
    columns = (
        Column("storage", ""),
        Column("nbytes", "bytes", _bytes, right=True),
        _SHARE,
        Column("", "tensor"),
        Column("dtype", ""),
        Column("shape", ""),
        Column("category", "category"),
        Column("name", ""),
        Column("node", ""),
        Column("op", "op"),
        Column("slot", "slot"),
        Column("module", "module"),
        Column("source", "source"),
        Column("saves", "saves", right=True),
        Column("reason", "reason", own_line=True),
    )
    recording, kept = index.recording, kept_storages(index)
    total = sum(recording.storages[storage].nbytes for storage in kept)
    listed = [_kept_cells(recording, row, total) for row in kept_rows(index, limit)]
    return Grid(columns, listed, _below(recording, total, len(kept), len(listed), "storages"))


def _kept_cells(recording: Recording, row: KeptRow, total: int) -> Sequence[Any]:
    storage = recording.storages[row.storage]
    tensor = None if row.tensor is None else recording.tensors[row.tensor]
    return (
        row.storage,
        row.nbytes,
        (row.nbytes, total),
        "" if tensor is None else tensor_text(tensor),
        tensor and tensor.dtype,
        tensor and "x".join(map(str, tensor.shape)),
        storage.category.value,
        storage.name,
        row.node,
        row.op,
        row.slot,
        fqn(recording, row.module),
        source(recording, row.frame),
        len(row.saves),
        kept_text(row),
    )


def _ledger(index: Index, limit: int | None) -> Grid:
    columns = (
        Column("key", ""),
        Column("", "total"),
        Column("nbytes", "bytes", _bytes, right=True),
        Column("", "meaning"),
    )
    rows = [
        (line.key, "  " * line.level + line.label, line.nbytes, line.help)
        for line in telling_lines(ledger_of(index))
    ]
    return Grid(columns, rows[:limit], index.recording.meta.notes)


def _below(recording: Recording, total: int, count: int, listed: int, things: str) -> list[str]:
    """What stands below a table: the total, how much is not listed, and what was not seen."""
    shown = f"; the {listed} largest are listed" if listed < count else ""
    return [f"{nbytes_text(total)} in {count:,} {things}{shown}", *recording.meta.notes]


_GRIDS: dict[str, Callable[[Index, int | None], Grid]] = {
    "op": _ops,
    "module": _modules,
    "kept": _kept,
    "ledger": _ledger,
    "terms": terms_grid,
}
_FORMATS: dict[str, Callable[[Grid], str]] = {
    "text": as_text,
    "md": as_markdown,
    "html": as_html,
    "csv": as_csv,
}
