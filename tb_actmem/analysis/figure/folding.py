"""Choose which module calls of a figure are open, within a limit of boxes."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from heapq import heappop, heappush
from itertools import pairwise
from typing import NamedTuple

from tb_actmem.analysis.figure.contents import Contents


class Choice(NamedTuple):
    """The module calls to open if their parents are open."""

    wanted: Collection[int] = ()
    more: bool = True
    """Open others too, and the first of several equal siblings."""
    shut: Collection[int] = ()
    """Calls that stay folded."""
    singles: bool = False
    """Open calls of one node, unless many are equal; the node is drawn instead of the call."""
    loops: bool = False
    """Join the rounds of a loop where a module has more boxes than the limit."""

    def most(self, limit: int) -> int | None:
        """Return the number of boxes in a module above which its loops are joined."""
        return limit if self.loops else None


def opened(contents: Contents, scope: int | None, choice: Choice, limit: int) -> set[int]:
    """Choose the open module calls, heaviest first, with at most ``limit`` boxes in total.

    Calls that do not fit stay folded.
    """
    chosen: set[int] = set()
    first = _wanted(contents, scope, choice)
    most = choice.most(limit)
    boxes = len(groups(contents, scope, first, most))
    queue: list[tuple[int, int]] = []
    for call in first:
        heappush(queue, (-contents.nbytes[call], call))
    while queue:
        _, call = heappop(queue)
        for inner in (_wanted(contents, call, choice), {}):
            more = len(groups(contents, call, inner, most)) - 1
            if boxes + more <= limit or not more:
                boxes += more
                chosen.add(call)
                for next_call in inner:
                    heappush(queue, (-contents.nbytes[next_call], next_call))
                break
    return chosen


def _wanted(contents: Contents, scope: int | None, choice: Choice) -> dict[int, None]:
    """Return the calls directly inside a scope that should be open if they fit."""
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


MOST_BOXES = 1500
"""The maximum number of boxes. More take too long to lay out, and are unreadable."""

_FEWEST_BLOCKS = 2
"""This many equal sibling calls in a row, each with several nodes, become one box."""
_MANY_EQUAL = 4
"""The same for calls of one node: q, k and v of an attention stay separate."""

_LONGEST_ROUND = 12  # nodes between two equal calls
_FEWEST_ROUNDS = 3
_LONGEST_LOOP = 50  # nodes and calls in a round of a loop

_STRETCHES = 100  # a scope that is too long to draw is split into this many boxes


def groups(
    contents: Contents, scope: int | None, apart: Collection[int], most: int | None = None
) -> list[list[int]]:
    """Put the items of a scope into groups, one for each box.

    Most groups are one item. Equal sibling calls in a row are one group, such as two blocks, or
    experts with the nodes that select their tokens. If there are more than ``most`` groups, the
    rounds of a loop are joined; if there are too many to draw, neighbours of any kind. Calls in
    ``apart`` stay alone.
    """
    items = contents.inside.get(scope, [])
    words = [_word(contents, item, apart) for item in items]
    calls = [position for position, item in enumerate(items) if item < 0]
    starts = _joined(_starts(contents, items, apart), calls, words, _end_of_rounds)
    if most is not None and len(starts) > most:
        starts = _joined(starts, starts, words, _end_of_loop)
    if len(starts) > MOST_BOXES:
        starts = _stretches(items, starts, apart)
    return [items[start:end] for start, end in pairwise([*starts, len(items)])]


def _starts(contents: Contents, items: Sequence[int], apart: Collection[int]) -> list[int]:
    """Return the positions at which groups begin."""
    starts: list[int] = []
    before, length = None, 0
    for position, item in enumerate(items):
        equal = None if item >= 0 or ~item in apart else contents.structure[~item]
        length = length + 1 if equal is not None and equal == before else 1
        blocks = equal is not None and contents.nodes[~item] > 1
        fewest = _FEWEST_BLOCKS if blocks else _MANY_EQUAL
        if length < fewest:
            starts.append(position)
        elif length == fewest > 2:
            del starts[2 - length :]  # all equal ones join the first
        before = equal
    return starts


def _joined(
    starts: Sequence[int],
    begins: Iterable[int],
    words: Sequence[object],
    end_of: Callable[[Sequence[object], int], int],
) -> list[int]:
    """Join what repeats: ``end_of`` finds the end of the rounds that begin at a position."""
    inside: set[int] = set()
    end = 0
    for begin in begins:
        if begin >= end:
            end = end_of(words, begin)
            inside.update(range(begin + 1, end))
    return [start for start in starts if start not in inside]


def rounds_of(contents: Contents, group: Sequence[int]) -> int:
    """Return the number of equal rounds in a group; 1 if it is no loop."""
    words = [_word(contents, item, ()) for item in group]
    lengths = (n for n in range(1, _LONGEST_LOOP) if not len(words) % n)
    return next((len(words) // n for n in lengths if words[n:] == words[:-n]), 1)


def _word(contents: Contents, item: int, apart: Collection[int]) -> object:
    """Return a key that equal items share; an item that stays alone has its own key."""
    if item >= 0:
        return contents.names[item]
    return item if ~item in apart else (contents.structure[~item],)


def _end_of_rounds(words: Sequence[object], begin: int) -> int:
    """Return the end of equal calls with the same nodes after each; ``begin`` if there are none.

    There are three or more. The last round may be incomplete, because no call follows it.
    """
    length = next(
        (n for n in range(1, _LONGEST_ROUND) if words[begin + n : begin + n + 1] == [words[begin]]),
        0,
    )
    if length < 2:
        return begin
    end = begin + length
    while end < len(words) and words[end] == words[begin + (end - begin) % length]:
        end += 1
    return end if end - begin > (_FEWEST_ROUNDS - 1) * length else begin


def _end_of_loop(words: Sequence[object], begin: int) -> int:
    """Return the end of three or more equal rounds of nodes and calls; ``begin`` if there are none.

    All are complete.
    """
    for length in range(1, _LONGEST_LOOP):
        end = begin + length
        first = words[begin:end]
        while words[end : end + length] == first:
            end += length
        if end - begin >= (_FEWEST_ROUNDS * length if length > 1 else _MANY_EQUAL):
            return end
    return begin


def _stretches(items: Sequence[int], starts: list[int], apart: Collection[int]) -> list[int]:
    """Join neighbours until about 100 groups remain."""
    length = -(-len(starts) // _STRETCHES)
    joined: list[int] = []
    room = 0
    for start in starts:
        alone = items[start] < 0 and ~items[start] in apart
        if alone or not room:
            joined.append(start)
            room = 0 if alone else length
        room = max(0, room - 1)
    return joined


def are_equal(contents: Contents, group: Sequence[int]) -> bool:
    """Return whether a group is one module call, or several equal ones."""
    if not group or max(group) >= 0:
        return False
    return len({contents.structure[~item] for item in group}) == 1


def stands_for_calls(contents: Contents, group: Sequence[int]) -> bool:
    """Return whether a group is equal module calls, each followed by the same nodes or none."""
    calls = [position for position, item in enumerate(group) if item < 0]
    if not calls or calls[0] or not are_equal(contents, [group[position] for position in calls]):
        return False
    *after, last = (
        [contents.names[node] for node in group[begin + 1 : end]]
        for begin, end in pairwise([*calls, len(group)])
    )
    first = next(filter(None, after), [])
    return all(names in ([], first) for names in after) and last == first[: len(last)]
