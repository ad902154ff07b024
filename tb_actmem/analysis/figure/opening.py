"""Which module calls stand open in a figure, as far as there is room for what is in them."""

from __future__ import annotations

from collections.abc import Collection
from heapq import heappop, heappush
from typing import NamedTuple

from tb_actmem.analysis.figure.contents import Contents
from tb_actmem.analysis.figure.folding import are_equal, groups


class Choice(NamedTuple):
    """Which module calls should stand open where their parents do."""

    wanted: Collection[int] = ()
    more: bool = True
    """Others too, and of many equal siblings the first."""
    shut: Collection[int] = ()
    """Those that stay folded."""
    singles: bool = False
    """Calls of one node, unless many are equal: they are then drawn as this node."""


def opened(contents: Contents, scope: int | None, choice: Choice, limit: int) -> set[int]:
    """Choose the module calls that stand open, heaviest first, while at most ``limit`` boxes show.

    What does not fit stays folded.
    """
    chosen: set[int] = set()
    first = _wanted(contents, scope, choice)
    boxes = len(groups(contents, scope, first))
    queue: list[tuple[int, int]] = []
    for call in first:
        heappush(queue, (-contents.nbytes[call], call))
    while queue:
        _, call = heappop(queue)
        for inner in (_wanted(contents, call, choice), {}):
            more = len(groups(contents, call, inner)) - 1
            if boxes + more <= limit or not more:
                boxes += more
                chosen.add(call)
                for next_call in inner:
                    heappush(queue, (-contents.nbytes[next_call], next_call))
                break
    return chosen


def _wanted(contents: Contents, scope: int | None, choice: Choice) -> dict[int, None]:
    """Of the calls directly inside a scope those that should stand open, if there is room."""
    items = contents.inside.get(scope, ())
    wanted = {~item: None for item in items if item < 0 and ~item in choice.wanted}
    if choice.more or choice.singles:
        for group in groups(contents, scope, wanted):
            call = ~group[0]
            if not are_equal(contents, group) or call in choice.shut:
                continue
            is_single = contents.nodes[call] == 1
            if len(group) == 1 if is_single else choice.more:
                wanted[call] = None
    return wanted
