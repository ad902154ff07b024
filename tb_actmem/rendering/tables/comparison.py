"""Two recordings side by side, and limits with growth, as tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from tb_actmem.analysis.compare import Change, ComparisonRow, changed_bytes, compare_rows
from tb_actmem.analysis.compare.limits import (
    MODULE,
    ChangeGroup,
    Growth,
    Limit,
    change_groups,
    moved_bytes,
)
from tb_actmem.analysis.index import Index, layers_name
from tb_actmem.analysis.index.devices import nbytes_by_device
from tb_actmem.analysis.index.storages import attributions
from tb_actmem.analysis.totals import totals
from tb_actmem.model import Recording
from tb_actmem.rendering.tables import Column, Grid
from tb_actmem.rendering.tables.text import as_text, wrapped
from tb_actmem.text import nbytes_text, sums_text
from tb_actmem.text.peak import verdict
from tb_actmem.text.reasons import change_text, layers_text
from tb_actmem.text.totals import LABEL

_ROWS = 25
_WIDTH = 100
"""The longest line of a sentence."""


class Comparison(NamedTuple):
    """What two recordings of one model save for backward, side by side."""

    before: Recording
    after: Recording
    rows: list[ComparisonRow]
    """One row per saved tensor, in forward order."""

    def __str__(self) -> str:
        return self.text()

    def text(self, limit: int | None = None) -> str:
        """Return what became of the peak, the peaks, and the changes, the largest first.

        Repeated layers are one line (``h.*.attn ×12``) with the bytes of all. The last line counts
        the unchanged saves. ``limit`` is the maximum number of lines (25).
        """
        shown = _ROWS if limit is None else limit
        grid = comparison_grid(self.before, self.after, self.rows, shown)
        changes = as_text(grid) if grid.rows else "\n".join(grid.below)
        sentences = verdict(Index(self.before), Index(self.after))
        said = "\n".join(line for sentence in sentences for line in wrapped(sentence, _WIDTH))
        return "\n\n".join(filter(None, (said, peaks_text(self.before, self.after), changes)))


def compare(before: Recording, after: Recording) -> Comparison:
    """Compare what two recordings of one model save for backward.

    ``print(compare(before, after))`` shows the changes; ``.rows`` has them as values. The rows of
    each recording add up to its ``all_forwards_bytes``, other devices included. Parameters and
    buffers are left out.
    """
    return Comparison(before, after, compare_rows(before, after))


def comparison_grid(
    before: Recording, after: Recording, rows: Sequence[ComparisonRow], limit: int | None = None
) -> Grid:
    """Return the changed rows of `compare`, repeated layers combined, largest change first."""
    groups = change_groups(before, after, rows)
    body = [_cells(group) for group in groups[:limit]]
    saved = [_saved_text(recording) for recording in (before, after)]
    return Grid(_COLUMNS, body, _below(rows, saved, len(groups), len(body)))


def _saved_text(recording: Recording) -> str:
    index = Index(recording)
    return sums_text(nbytes_by_device(index, attributions(index)))


def added_grid(
    before: Recording, after: Recording, rows: Sequence[ComparisonRow], limit: int | None = None
) -> Grid:
    """Return the same for rows whose saved bytes grew."""
    added = [row for row in rows if row.after_bytes > row.before_bytes]
    grid = comparison_grid(before, after, added, limit)
    more = nbytes_text(changed_bytes(added).added_bytes)
    return grid._replace(below=[f"{more} more in {len(added):,} saves.", *grid.below[1:]])


_COLUMNS = (
    Column("change", "change"),
    Column("before_bytes", "before", nbytes_text, right=True),
    Column("after_bytes", "after", nbytes_text, right=True),
    Column("difference_bytes", "difference", nbytes_text, right=True),
    Column("tensor", "tensor"),
    Column("op", "op"),
    Column("slot", "slot"),
    Column("", "module"),
    Column("modules", ""),
    Column("saves", ""),
)


def _cells(group: ChangeGroup) -> Sequence[Any]:
    before, after = group.before_bytes, group.after_bytes
    names = [row.saver.module for row in group.rows]
    sizes = (before, after, after - before)
    tensor = change_text(group.before, group.after)
    what = (tensor, group.op, group.slot, layers_text(group.module, names))
    return (group.change.value, *sizes, *what, list(dict.fromkeys(names)), len(group.rows))


def _below(
    rows: Sequence[ComparisonRow], saved: Sequence[str], count: int, shown: int
) -> list[str]:
    _, released, added, _ = changed_bytes(rows)
    moved = f"{nbytes_text(moved_bytes(rows))} on another device, " if moved_bytes(rows) else ""
    same = [row for row in rows if row.change is Change.SAME]
    if not count:
        return [f"Both save the same: {saved[0]} in {_saves_text(len(same))}."]
    text = [
        f"{saved[0]} saved before, {saved[1]} after: −{nbytes_text(released)}, "
        f"+{nbytes_text(added)}, {moved}{nbytes_text(changed_bytes(same).before_bytes)} in "
        f"{_saves_text(len(same))} unchanged."
    ]
    if shown < count:
        text.append(f"The {shown} largest of {count} lines are listed.")
    return text


def _saves_text(count: int) -> str:
    return f"{count:,} {'save' if count == 1 else 'saves'}"


_KEYS = ("total_peak_bytes", "step_peak_bytes", "forward_peak_bytes")


class Peak(NamedTuple):
    """One peak of two recordings."""

    key: str
    """The field of `Totals`."""
    name: str
    before_bytes: int
    after_bytes: int


def peaks(before: Recording, after: Recording) -> list[Peak]:
    """Return the peaks that both recordings have: total peak, step peak and forward peak."""
    old, new = totals(before), totals(after)
    pairs = ((key, getattr(old, key), getattr(new, key)) for key in _KEYS)
    return [
        Peak(key, LABEL[key], one, other)
        for key, one, other in pairs
        if one is not None and other is not None
    ]


def peaks_text(before: Recording, after: Recording) -> str:
    """Write each peak on a line: ``step peak: 3 MiB → 2 MiB``."""
    return "\n".join(
        f"{peak.name}: {nbytes_text(peak.before_bytes)} → {nbytes_text(peak.after_bytes)}"
        for peak in peaks(before, after)
    )


def limits_grid(limits: Sequence[Limit], notes: Sequence[str]) -> Grid:
    """Return each limit with the actual bytes; ``notes`` are the recording's."""
    is_compared = any(limit.before_bytes is not None for limit in limits)
    columns = (
        Column("holds", "result", result_text),
        Column("what", "what"),
        Column("before_bytes", "before" if is_compared else "", _unless_none, right=True),
        Column("limit_bytes", "limit", nbytes_text, right=True),
        Column("nbytes", "is", nbytes_text, right=True),
        Column("", "growth" if is_compared else "", _growth, right=True),
        Column("over_bytes", "over", _unless_none, right=True),
        Column("key", ""),
        Column("modules", ""),
    )
    rows = [
        (
            not limit.over_bytes,
            _what(limit),
            limit.before_bytes,
            limit.limit_bytes,
            limit.nbytes,
            (limit.before_bytes, limit.nbytes),
            limit.over_bytes,
            limit.key,
            limit.modules,
        )
        for limit in limits
    ]
    return Grid(columns, rows, notes)


def result_text(holds: bool) -> str:
    """Return whether a limit holds, as text."""
    return "holds" if holds else "EXCEEDED"


def _unless_none(nbytes: int | None) -> str:
    return nbytes_text(nbytes) if nbytes else ""


def _what(limit: Limit) -> str:
    if limit.key != MODULE:
        return LABEL[limit.key]
    largest, *others = limit.modules
    layers = f", of {layers_text(layers_name(largest), limit.modules)}" if others else ""
    return f"{largest}{layers}"


def growth_grid(growths: Sequence[Growth], limit: int) -> Grid:
    """Return the modules that grew; equal ones are combined, with the bytes of all."""
    columns = (
        Column("grown_bytes", "grew by", nbytes_text, right=True),
        Column("", "growth", _growth, right=True),
        Column("before_bytes", "before", nbytes_text, right=True),
        Column("after_bytes", "after", nbytes_text, right=True),
        Column("", "module (without its children)"),
        Column("modules", ""),
    )
    rows = [
        (
            growth.grown_bytes,
            (growth.before_bytes, growth.after_bytes),
            len(growth.modules) * growth.before_bytes,
            len(growth.modules) * growth.after_bytes,
            _modules(growth.modules),
            growth.modules,
        )
        for growth in growths[:limit]
    ]
    left = len(growths) - len(rows)
    return Grid(columns, rows, [f"{left} more grew by less."] if left > 0 else ())


def _growth(sizes: tuple[int | None, int]) -> str:
    """Return the relative growth: ``+12.5%``."""
    before, after = sizes
    if before is None:
        return ""
    return f"{100 * (after - before) / before:+,.2f}%" if before else "new"


def _modules(names: Sequence[str]) -> str:
    return layers_text(layers_name(names[0]), names) or "the model itself"
