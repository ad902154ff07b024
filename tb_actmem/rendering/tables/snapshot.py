"""The tables of an explained memory snapshot."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Any, Literal, NamedTuple

from tb_actmem.analysis.index import Index, common_name, fqn, op_name, source, starred
from tb_actmem.analysis.index.flops import operator
from tb_actmem.analysis.index.storages import OWN, attributions, made_in
from tb_actmem.analysis.totals.saved_tensors import saved_row
from tb_actmem.model import ModelState
from tb_actmem.rendering.tables import SHARE, Column, Grid, Share, bytes_text
from tb_actmem.snapshot import Snapshot
from tb_actmem.snapshot.align import Alignment
from tb_actmem.snapshot.explain import Explanation, Group, Kind
from tb_actmem.snapshot.growth import changes
from tb_actmem.text import nbytes_text
from tb_actmem.text.reasons import layers_text, saved_text
from tb_actmem.text.snapshot import callers_text, line_text, op_text

GroupBy = Literal["place", "op", "line"]

_KEYS: dict[GroupBy, Callable[[Group], Hashable]] = {
    "place": lambda group: id(group),
    "op": lambda group: (group.place.op, group.place.node),
    "line": lambda group: group.place.line,
}


def kinds_grid(one: Explanation) -> Grid:
    """Return the bytes of each kind at the moment, the largest first."""
    columns = (
        Column("kind", "memory"),
        Column("nbytes", "bytes", bytes_text, right=True),
        SHARE,
    )
    total = sum(one.kinds.values())
    kinds = sorted(one.kinds.items(), key=lambda item: -item[1])
    return Grid(columns, [(kind.value, nbytes, Share(nbytes, total)) for kind, nbytes in kinds])


def groups_grid(
    snapshot: Snapshot, one: Explanation, by: GroupBy = "place", limit: int | None = None
) -> Grid:
    """Return the blocks alive at the moment, by op and line, the largest first."""
    is_place = by == "place"
    has_labels = any(group.label or group.place.module for group in one.groups)
    columns = (
        Column("nbytes", "bytes", bytes_text, right=True),
        SHARE,
        Column("requested_bytes", ""),
        Column("blocks", "blocks", right=True),
        Column("kind", "memory" if is_place else ""),
        Column("op", "op" if by != "line" else ""),
        Column("line", "line" if by != "op" else ""),
        Column("module", "module" if has_labels and is_place else ""),
        Column("file", ""),
        Column("label", "label" if has_labels and is_place else "", spare=True),
        Column("callers", "callers" if is_place else "", own_line=True),
    )
    merged: dict[Hashable, list[Group]] = {}
    for group in one.groups:
        merged.setdefault(_KEYS[by](group), []).append(group)
    total = sum(group.nbytes for group in one.groups)
    ordered = sorted(merged.values(), key=lambda rows: -sum(group.nbytes for group in rows))
    rows = [_cells(snapshot, rows, by, total) for rows in ordered[:limit]]
    below = f"{bytes_text(total)} in {sum(group.blocks for group in one.groups):,} blocks"
    if len(rows) < len(ordered):
        below += f"; the {len(rows)} largest of {len(ordered):,} groups are listed"
    return Grid(columns, rows, [below])


class _Block(NamedTuple):
    """A block at the moment, in the words of the recording."""

    nbytes: int
    memory: str
    op: str
    module: str
    line: str
    why: str
    key: Hashable
    """Equal for blocks that equal layers allocated for the same reason."""


def aligned_grid(
    snapshot: Snapshot, one: Explanation, alignment: Alignment, limit: int | None = None
) -> Grid:
    """Return the blocks alive at the moment with the op, module and reason of the recording."""
    columns = (
        Column("nbytes", "bytes", bytes_text, right=True),
        SHARE,
        Column("blocks", "blocks", right=True),
        Column("memory", "memory"),
        Column("op", "op"),
        Column("module", "module"),
        Column("line", "line"),
        Column("is_aligned", ""),
        Column("why", "why", own_line=True),
    )
    merged: dict[tuple[bool, Hashable], list[_Block]] = {}
    for position in one.replay.positions_at(one.at[1]):
        storage = alignment.storages.get(position)
        block = (
            _unaligned(snapshot, one, position)
            if storage is None
            else _aligned(alignment.index, storage, one.replay.lives[position].nbytes)
        )
        merged.setdefault((storage is None, block.key), []).append(block)
    ordered = sorted(merged.items(), key=lambda item: -sum(block.nbytes for block in item[1]))
    total = sum(block.nbytes for _, blocks in ordered for block in blocks)
    rows = [
        (
            sum(block.nbytes for block in blocks),
            Share(sum(block.nbytes for block in blocks), total),
            len(blocks),
            blocks[0].memory,
            blocks[0].op,
            _layers([block.module for block in blocks]),
            blocks[0].line,
            not is_unaligned,
            blocks[0].why,
        )
        for (is_unaligned, _), blocks in ordered[:limit]
    ]
    below = f"{bytes_text(total)} in {sum(len(blocks) for _, blocks in ordered):,} blocks"
    if len(rows) < len(ordered):
        below += f"; the {len(rows)} largest of {len(ordered):,} rows are listed"
    return Grid(columns, rows, [below])


def _layers(names: Sequence[str]) -> str:
    return layers_text(common_name(names), [*dict.fromkeys(names)])


def _aligned(index: Index, storage: int, nbytes: int) -> _Block:
    recording, row = index.recording, index.recording.storages[storage]
    if row.birth is None:
        memory, name = _memory(index, storage), row.name or ""
        return _Block(nbytes, memory, "", name, "", "", (memory, starred(name)))
    op = recording.ops[row.birth]
    node = None if op.backward_of is None else recording.nodes[op.backward_of]
    module = op.module if op.module is not None or node is None else node.module
    frame = op.frame if op.frame is not None or node is None else node.frame
    name, line, why = fqn(recording, module), source(recording, frame), ""
    shown = operator(op.name).name
    if op.backward_of is not None:
        shown = f"{shown} of {op_name(recording, op.backward_of)}"
    slots: Hashable = ()
    if storage in attributions(index):
        saved = saved_row(index, storage)
        why, slots = saved_text(saved), (saved.op, saved.slot)
    memory = _memory(index, storage)
    return _Block(
        nbytes, memory, shown, name, line, why, (memory, shown, starred(name), line, slots)
    )


_STATES = {ModelState.GRADIENT: Kind.GRADIENT, ModelState.OPTIMIZER: Kind.OPTIMIZER}


def _memory(index: Index, storage: int) -> str:
    """Name the purpose of a recorded storage."""
    row, phase = index.recording.storages[storage], made_in(index)[storage]
    if row.model_state is not None:
        kind = _STATES.get(row.model_state)
        return f"{row.model_state.value}s" if kind is None else kind.value
    if row.category in OWN:
        return row.category.value
    if storage in attributions(index):
        return "saved for backward"
    return row.category.value if phase is None else phase.value


def _unaligned(snapshot: Snapshot, one: Explanation, position: int) -> _Block:
    life = one.replay.lives[position]
    kind, place = one.kind_of(life).value, one.places[life.stack]
    op, line = op_text(place) or "?", line_text(place.line) or "?"
    why = callers_text(snapshot.stacks[life.stack])
    return _Block(life.nbytes, kind, op, "", line, why, (kind, op, line))


def changes_grid(before: Explanation, after: Explanation, limit: int | None = None) -> Grid:
    """Return the memory that grew or shrank between the ends of two snapshots."""
    columns = (
        Column("change_bytes", "change", _signed, right=True),
        Column("before_bytes", "before", bytes_text, right=True),
        Column("after_bytes", "after", bytes_text, right=True),
        Column("blocks_before", ""),
        Column("blocks_after", "blocks", right=True),
        Column("kind", "memory"),
        Column("op", "op"),
        Column("line", "line"),
        Column("file", ""),
    )
    all_changes = changes(before, after)
    rows = [
        (
            change.nbytes,
            change.before,
            change.after,
            change.blocks_before,
            change.blocks_after,
            change.kind.value,
            op_text(change.place) or "?",
            line_text(change.place.line) or "?",
            change.place.line.file if change.place.line else None,
        )
        for change in all_changes[:limit]
    ]
    total = sum(change.nbytes for change in all_changes)
    below = f"{_signed(total)} in total"
    if len(rows) < len(all_changes):
        below += f"; the {len(rows)} largest of {len(all_changes):,} changes are listed"
    return Grid(columns, rows, [below])


def _signed(nbytes: int) -> str:
    return f"+{nbytes_text(nbytes)}" if nbytes > 0 else nbytes_text(nbytes)


def _cells(snapshot: Snapshot, rows: list[Group], by: GroupBy, total: int) -> tuple[Any, ...]:
    nbytes, first = sum(group.nbytes for group in rows), rows[0]
    place = first.place
    kinds = dict.fromkeys(group.kind.value for group in rows)
    return (
        nbytes,
        Share(nbytes, total),
        sum(group.requested for group in rows),
        sum(group.blocks for group in rows),
        ", ".join(kinds),
        "" if by == "line" else op_text(place) or "?",
        "" if by == "op" else line_text(place.line) or "?",
        place.module,
        place.line.file if place.line is not None and by != "op" else None,
        first.label,
        callers_text(snapshot.stacks[first.stack]) if by == "place" else "",
    )
