"""What would keep less and run nothing again, each with its bytes in the recorded step."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable, Iterable, Iterator
from typing import NamedTuple

from tb_actmem.analysis.devices import first_device, kept_by_device
from tb_actmem.analysis.in_place import in_place
from tb_actmem.analysis.index import Index
from tb_actmem.analysis.instead import Instead, Way
from tb_actmem.analysis.names import common_name, fqn, starred
from tb_actmem.analysis.weight_casts import weight_casts
from tb_actmem.analysis.written_attention import written_attentions
from tb_actmem.analysis.written_functions import written_functions
from tb_actmem.analysis.written_loss import written_losses


class Lighter(NamedTuple):
    """What could stand in the place of ops, in equal layers."""

    module: str
    """What the modules' names have in common: ``h.*.mlp.act``; of one its own name."""
    calls: tuple[int, ...]
    """The module calls, in order of entry."""
    storages: tuple[int, ...]
    """What would go."""
    type_name: str
    kept_bytes: int
    """Of what would go."""
    fewer_bytes: int
    """By how much less would be kept."""
    function: str
    """What to write, as Python has it: a function of ``x``, say, or an argument."""
    way: Way
    """How less is kept, and whether it is so much or at least so much."""


_FINDERS = (written_functions, written_attentions, written_losses, in_place, weight_casts)

_LEAST = 0.01
"""Of all that is kept: less is not worth a change."""


def lighter(index: Index) -> list[Lighter]:
    """Find what would keep less and run nothing again, the most to be gained first.

    No byte counts twice: of two that would release one storage it is the one that gains more.
    """
    groups: dict[Hashable, list[Instead]] = defaultdict(list)
    for each in _apart(index, [each for find in _FINDERS for each in find(index)]):
        row = index.recording.modules[each.call]
        groups[starred(row.fqn), row.type_name, each.way, each.function].append(each)
    least = _LEAST * kept_by_device(index).get(first_device(index), 0)
    rows = (_row(index, found) for found in groups.values())
    found = [row for row in rows if row.fewer_bytes > least]
    return sorted(found, key=lambda row: (-row.fewer_bytes, row.calls))


def _apart(index: Index, found: Iterable[Instead]) -> Iterator[Instead]:
    """Those that gain something, whatever of the others is done."""
    gone: set[int] = set()
    relied_on: set[int] = set()
    for each in sorted(found, key=lambda each: (-_fewer_bytes(index, each), each.call)):
        if _fewer_bytes(index, each) <= 0:
            return
        if each.released & (gone | relied_on) or each.relied_on & gone:
            continue
        gone |= each.released
        relied_on |= each.relied_on
        yield each


def _kept_bytes(index: Index, each: Instead) -> int:
    return sum(index.recording.storages[storage].nbytes for storage in each.released)


def _fewer_bytes(index: Index, each: Instead) -> int:
    return _kept_bytes(index, each) - each.added_bytes


def _row(index: Index, found: list[Instead]) -> Lighter:
    calls = sorted({each.call for each in found})
    return Lighter(
        module=common_name(fqn(index.recording, call) for call in calls),
        calls=tuple(calls),
        storages=tuple(sorted(frozenset().union(*(each.released for each in found)))),
        type_name=index.recording.modules[calls[0]].type_name,
        kept_bytes=sum(_kept_bytes(index, each) for each in found),
        fewer_bytes=sum(_fewer_bytes(index, each) for each in found),
        function=found[0].function,
        way=found[0].way,
    )
