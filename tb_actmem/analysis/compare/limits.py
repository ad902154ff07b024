"""Whether a recording keeps no more than it may, and what grew since an earlier one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from fnmatch import fnmatchcase
from fractions import Fraction
from typing import NamedTuple

from tb_actmem.analysis.compare.comparison import ChangedBytes, ComparisonRow, changed_bytes
from tb_actmem.analysis.index.index import Index
from tb_actmem.analysis.index.modules import module_rows
from tb_actmem.analysis.index.names import fqn, layers_name, unwrapped
from tb_actmem.analysis.totals.by_name import totals_by_key
from tb_actmem.analysis.totals.totals import totals_of
from tb_actmem.errors import RenderError

SAVED = "saved_bytes"
MODULE = "module_bytes"
"""Stands for a total where a limit is one of module calls, children included."""
_PEAKS = ("step_peak_bytes", "forward_peak_bytes")
"""The totals that may be the peak: of the whole step, where a backward ran in the block."""


class Limit(NamedTuple):
    """A number of bytes that may not be exceeded, beside what there is."""

    key: str
    """The total of the totals, or MODULE."""
    modules: tuple[str, ...]
    """The modules that it is for, the largest first; none for a total of the whole."""
    before_bytes: int | None
    """What an earlier recording has; None where there is none."""
    limit_bytes: int
    nbytes: int
    """Of several calls those of the largest."""

    @property
    def over_bytes(self) -> int:
        """By how much it is exceeded; 0 where it holds."""
        return max(0, self.nbytes - self.limit_bytes)


class Growth(NamedTuple):
    """What equal modules, which only a number tells apart, keep more than before."""

    modules: tuple[str, ...]
    """Their names; "" for the model itself and outside of it."""
    before_bytes: int
    """Of each of them."""
    after_bytes: int

    @property
    def grown_bytes(self) -> int:
        """Of all of them together."""
        return len(self.modules) * (self.after_bytes - self.before_bytes)


def check_limits(
    index: Index, totals: Mapping[str, int], modules: Iterable[tuple[str, int]]
) -> Iterator[Limit]:
    """Hold a recording against bytes: ``totals`` by the names of a `Totals`, and modules.

    Raises RenderError if the recording cannot know one of them.
    """
    known = totals_by_key(totals_of(index))
    for key, nbytes in totals.items():
        if known[key] is None:
            raise RenderError(f"The recording does not know {key}: {_CURE[key]}.")
        yield total_limit(index, key, nbytes)
    for pattern, nbytes in modules:
        found = module_limits(index, pattern, nbytes)
        if not found:
            raise RenderError(f"The recording has no call of a module {pattern}: nothing was held.")
        yield from found


_OPS = "record the step with ops=True"
_CURE = {
    "forward_peak_bytes": _OPS,
    "alive_after_forward_bytes": _OPS,
    "step_peak_bytes": f"{_OPS} and with its backward",
    "total_peak_bytes": "record it with tb_actmem.record(model)",
}
"""What to do to learn a total."""


def total_limit(index: Index, key: str, limit_bytes: int, before_bytes: int | None = None) -> Limit:
    """Hold a known total of the totals against a limit."""
    nbytes = totals_by_key(totals_of(index))[key]
    assert nbytes is not None, f"nobody asks for {key} where it is not known"
    return Limit(
        key=key, modules=(), before_bytes=before_bytes, limit_bytes=limit_bytes, nbytes=nbytes
    )


def peak_key(*indexes: Index) -> str | None:
    """The total that is the peak of all these recordings; None: not each of them has one.

    It is that of the whole step, if each has a backward.
    """
    known = [totals_by_key(totals_of(index)) for index in indexes]
    return next((key for key in _PEAKS if all(of[key] is not None for of in known)), None)


def module_limits(index: Index, pattern: str, limit_bytes: int) -> list[Limit]:
    """Hold every call of the modules of a pattern against a limit; none: it names no module.

    The parts of a pattern, between dots, are those of `fnmatch` and stand for the end of a name:
    ``h.*`` is every layer ``transformer.h.3``, and not what is inside of it. Of layers that only a
    number tells apart there is one row, with the largest.
    """
    found: dict[str, list[tuple[int, str]]] = {}
    for row in module_rows(index):
        name = unwrapped(fqn(index.recording, row.module))
        if _fits(pattern, name):
            found.setdefault(layers_name(name), []).append((row.total_bytes, name))
    return [
        Limit(
            key=MODULE,
            modules=tuple(dict.fromkeys(name for _, name in sorted(of, key=_largest_first))),
            before_bytes=None,
            limit_bytes=limit_bytes,
            nbytes=max(nbytes for nbytes, _ in of),
        )
        for of in found.values()
    ]


def _largest_first(call: tuple[int, str]) -> int:
    return -call[0]


def _fits(pattern: str, name: str) -> bool:
    wanted, parts = pattern.split("."), name.split(".")
    return len(wanted) <= len(parts) and all(map(fnmatchcase, parts[-len(wanted) :], wanted))


def growth_limits(before: Index, after: Index, tolerance: Fraction) -> list[Limit]:
    """Hold what is kept, and the peak if both know it, against an earlier recording.

    ``tolerance`` is the share by which they may be larger.
    """
    old = totals_by_key(totals_of(before))
    known = {key: old[key] for key in (SAVED, peak_key(before, after)) if key is not None}
    return [
        total_limit(after, key, int(nbytes * (1 + tolerance)), nbytes)
        for key, nbytes in known.items()
        if nbytes is not None
    ]


def grown_modules(rows: Iterable[ComparisonRow]) -> list[Growth]:
    """The modules whose nodes are attributed more than before, the largest growth first."""
    modules: dict[str, list[ComparisonRow]] = {}
    for row in rows:
        modules.setdefault(row.keeper.module, []).append(row)
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
