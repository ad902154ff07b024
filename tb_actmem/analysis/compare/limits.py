"""Limits for a recording; and since an earlier one, changes of equal layers and growing modules."""

from __future__ import annotations

import difflib
from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from fnmatch import fnmatchcase
from fractions import Fraction
from typing import NamedTuple

from tb_actmem.analysis.compare import (
    Change,
    ChangedBytes,
    ComparisonRow,
    SavedMemory,
    changed_bytes,
)
from tb_actmem.analysis.index import Index, common_name, fqn, layers_name, starred, unwrapped
from tb_actmem.analysis.index.devices import TensorType, common_type, tensor_type
from tb_actmem.analysis.index.modules import module_rows
from tb_actmem.analysis.totals import totals_by_key, totals_of
from tb_actmem.errors import RenderError
from tb_actmem.model import Recording


class ChangeGroup(NamedTuple):
    """Rows that differ only in the numbers in their module's name, its call and a size.

    The first size of their shapes may differ: experts get different numbers of tokens.
    """

    change: Change
    module: str
    """The common name of their modules: ``h.*.attn``."""
    op: str
    slot: str
    before: TensorType | None
    """The type in all rows; None if unknown."""
    after: TensorType | None
    rows: tuple[ComparisonRow, ...]

    @property
    def before_bytes(self) -> int:
        """Attributed in the first recording."""
        return changed_bytes(self.rows).before_bytes

    @property
    def after_bytes(self) -> int:
        """Attributed in the second recording."""
        return changed_bytes(self.rows).after_bytes

    @property
    def weight_bytes(self) -> int:
        """The sort key: the difference, or the bytes on another device."""
        return max(abs(self.after_bytes - self.before_bytes), moved_bytes(self.rows))


def change_groups(
    before: Recording, after: Recording, rows: Sequence[ComparisonRow]
) -> list[ChangeGroup]:
    """Group the rows of `compare` that changed, the largest change first."""
    groups: dict[Hashable, list[ComparisonRow]] = {}
    for row in rows:
        if row.before_bytes != row.after_bytes or moved_bytes([row]):
            groups.setdefault(_key(before, after, row), []).append(row)
    grouped = [_group(before, after, group) for group in groups.values()]
    return sorted(grouped, key=lambda group: -group.weight_bytes)


def moved_bytes(rows: Iterable[ComparisonRow]) -> int:
    """Return the bytes that moved to another device."""
    return sum(row.after_bytes for row in rows if row.change is Change.MOVED)


def _key(before: Recording, after: Recording, row: ComparisonRow) -> Hashable:
    saver = row.saver
    types = (_type(before, row.before), _type(after, row.after))
    alike = tuple(each and each.alike for each in types)
    return (row.change, starred(saver.module), saver.op, saver.slot, alike)


def _group(before: Recording, after: Recording, rows: Sequence[ComparisonRow]) -> ChangeGroup:
    first = rows[0]
    return ChangeGroup(
        change=first.change,
        module=common_name(row.saver.module for row in rows),
        op=first.saver.op,
        slot=first.saver.slot,
        before=common_type(_type(before, row.before) for row in rows),
        after=common_type(_type(after, row.after) for row in rows),
        rows=tuple(rows),
    )


def _type(recording: Recording, saved: SavedMemory | None) -> TensorType | None:
    return None if saved is None else tensor_type(recording, saved.save)


SAVED = "saved_bytes"
TOTAL_PEAK = "total_peak_bytes"
MODULE = "module_bytes"
"""The key of a limit for module calls, children included."""
_PEAKS = ("step_peak_bytes", "forward_peak_bytes")
"""The peaks without model states: the step peak if a backward ran, else the forward peak."""


class Limit(NamedTuple):
    """A limit in bytes, and the actual bytes."""

    key: str
    """A field of `Totals`, or MODULE."""
    modules: tuple[str, ...]
    """The limited modules, the largest first; empty for a total."""
    before_bytes: int | None
    """The bytes of an earlier recording; None without one."""
    limit_bytes: int
    nbytes: int
    """The actual bytes; for several calls, those of the largest."""

    @property
    def over_bytes(self) -> int:
        """The excess bytes; 0 if the limit holds."""
        return max(0, self.nbytes - self.limit_bytes)


class Growth(NamedTuple):
    """The growth of equal modules, whose names differ only in a number."""

    modules: tuple[str, ...]
    """Their names; "" for the model itself and outside it."""
    before_bytes: int
    """The bytes of each module."""
    after_bytes: int

    @property
    def grown_bytes(self) -> int:
        """The growth of all modules."""
        return len(self.modules) * (self.after_bytes - self.before_bytes)


def check_limits(
    index: Index, totals: Mapping[str, int], modules: Iterable[tuple[str, int]]
) -> Iterator[Limit]:
    """Compare a recording with limits: ``totals`` by the fields of `Totals`, and modules.

    Raises RenderError if the recording does not contain one of them.
    """
    known = totals_by_key(totals_of(index))
    for key, nbytes in totals.items():
        if known[key] is None:
            raise RenderError(f"The recording has no {key}: {_CURE[key]}.")
        yield total_limit(index, key, nbytes)
    for pattern, nbytes in modules:
        limits = module_limits(index, pattern, nbytes)
        if not limits:
            raise RenderError(_no_module(index, pattern), code="no-match")
        yield from limits


def _no_module(index: Index, pattern: str) -> str:
    """Write an error with the ends of names that a limit could name instead."""
    parts = len(pattern.split("."))
    names = (unwrapped(fqn(index.recording, row.module)) for row in module_rows(index))
    ends = dict.fromkeys(".".join(name.split(".")[-parts:]) for name in names if name)
    near = difflib.get_close_matches(pattern, ends, 3, cutoff=0)
    hint = f" The closest names: {', '.join(near)}." if near else " The recording has no modules."
    return f"No module call matches {pattern!r}, so no limit was checked.{hint}"


_OPS = "record the step with ops=True"
_CURE = {
    "forward_peak_bytes": _OPS,
    "alive_after_forward_bytes": _OPS,
    "step_peak_bytes": f"{_OPS} and with its backward",
    "total_peak_bytes": "record it with tb_actmem.record(model)",
}
"""How to record a missing total."""


def total_limit(index: Index, key: str, limit_bytes: int, before_bytes: int | None = None) -> Limit:
    """Compare a known total with a limit."""
    nbytes = totals_by_key(totals_of(index))[key]
    assert nbytes is not None, f"{key} is unknown"
    return Limit(
        key=key, modules=(), before_bytes=before_bytes, limit_bytes=limit_bytes, nbytes=nbytes
    )


def peak_key(*indexes: Index) -> str | None:
    """Return the peak that all recordings have; None if there is none.

    It is the step peak if every recording has a backward, else the forward peak.
    """
    known = [totals_by_key(totals_of(index)) for index in indexes]
    return next((key for key in _PEAKS if all(of[key] is not None for of in known)), None)


def module_limits(index: Index, pattern: str, limit_bytes: int) -> list[Limit]:
    """Compare every call of matching modules with a limit; empty if no module matches.

    A pattern matches the end of a name, part by part, with the wildcards of `fnmatch`: ``h.*`` is
    every layer ``transformer.h.3``, without the modules inside it. Layers whose names differ only
    in a number are one row, with the largest bytes.
    """
    matches: dict[str, list[tuple[int, str]]] = {}
    for row in module_rows(index):
        name = unwrapped(fqn(index.recording, row.module))
        if _fits(pattern, name):
            matches.setdefault(layers_name(name), []).append((row.total_bytes, name))
    return [
        Limit(
            key=MODULE,
            modules=tuple(dict.fromkeys(name for _, name in sorted(of, key=_largest_first))),
            before_bytes=None,
            limit_bytes=limit_bytes,
            nbytes=max(nbytes for nbytes, _ in of),
        )
        for of in matches.values()
    ]


def _largest_first(call: tuple[int, str]) -> int:
    return -call[0]


def _fits(pattern: str, name: str) -> bool:
    wanted, parts = pattern.split("."), name.split(".")
    return len(wanted) <= len(parts) and all(map(fnmatchcase, parts[-len(wanted) :], wanted))


def growth_limits(before: Index, after: Index, tolerance: Fraction) -> list[Limit]:
    """Compare saved bytes, and the peak if both have it, with an earlier recording.

    ``tolerance`` is the allowed growth as a share.
    """
    old = totals_by_key(totals_of(before))
    known = {key: old[key] for key in (SAVED, peak_key(before, after)) if key is not None}
    return [
        total_limit(after, key, int(nbytes * (1 + tolerance)), nbytes)
        for key, nbytes in known.items()
        if nbytes is not None
    ]


def grown_modules(rows: Iterable[ComparisonRow]) -> list[Growth]:
    """Return modules whose attributed bytes grew, the largest growth first."""
    modules: dict[str, list[ComparisonRow]] = {}
    for row in rows:
        modules.setdefault(row.saver.module, []).append(row)
    equal: dict[tuple[str, ChangedBytes], list[str]] = {}
    for module, of in modules.items():
        added = changed_bytes(of)
        if added.after_bytes > added.before_bytes:
            equal.setdefault((layers_name(module), added), []).append(module)
    growths = [
        Growth(modules=tuple(names), before_bytes=of.before_bytes, after_bytes=of.after_bytes)
        for (_, of), names in equal.items()
    ]
    return sorted(growths, key=lambda growth: -growth.grown_bytes)
