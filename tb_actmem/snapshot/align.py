"""Align the allocations of a snapshot with those of a recording of the same program.

Both are sequences of sizes in time. The longest common subsequence pairs them: by size and op if
the stacks name the op, then by size alone between these pairs. So every paired block has the op,
the module, the line and the reason that the recording knows.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import defaultdict
from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from tb_actmem.analysis.index import Index
from tb_actmem.analysis.index.devices import first_device, storages_by_device
from tb_actmem.analysis.index.flops import operator
from tb_actmem.model import Category, ModelState, Storage
from tb_actmem.snapshot.explain import Explanation, Kind
from tb_actmem.snapshot.replay import Life
from tb_actmem.snapshot.stacks import Place

_LEAST = 512
"""Sizes are compared in blocks of torch's allocator."""
_MOST = 2**15
"""Maximum length of two sequences that are compared at once: 128 MiB of bits."""

Pair = tuple[int, int]
"""Positions in two sequences."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Alignment:
    """The storages of a recording that the blocks of a snapshot correspond to."""

    index: Index
    storages: dict[int, int]
    """Position in ``replay.lives`` → storage."""
    allocations: int
    """The allocations of the step that contains the moment."""
    recorded: int
    """The storages that the recorded step created."""
    aligned: int
    """The allocations that have a storage of the recorded step."""
    same_op: int
    """Those of them whose stack names the recorded op."""
    other_op: int
    """Those of them whose stack names another op."""


def align(one: Explanation, index: Index) -> Alignment:
    """Align the step that contains the moment of the explanation.

    Memory that is older than the step is paired by purpose and size, in order.
    """
    first, end = _step_of(one)
    lives = one.replay.lives
    inside = [
        at for at, life in enumerate(lives) if life.born is not None and first <= life.born < end
    ]
    rows, names = index.recording.storages, _Names(index)
    device = storages_by_device(index)[first_device(index)]
    made = [at for at in device if rows[at].birth is not None and rows[at].nbytes]
    made.sort(key=lambda at: (rows[at].birth or 0, at))
    ops = [names.seen(one.places[lives[at].stack]) for at in inside]
    own = [names.recorded(at) for at in made]
    if any(ops):
        inside, ops = _by_size(inside, ops, lambda at: lives[at].requested)
        made, own = _by_size(made, own, lambda at: rows[at].nbytes)
    sizes = [_blocks(lives[at].requested) for at in inside]
    own_sizes = [_blocks(rows[at].nbytes) for at in made]
    pairs = [*_pairs(ops, sizes, own, own_sizes)]
    storages = {inside[here]: made[there] for here, there in pairs}
    older = [at for at, life in enumerate(lives) if life.born is None or life.born < first]
    storages |= _older(one, index, older, device)
    return Alignment(
        index=index,
        storages=storages,
        allocations=len(inside),
        recorded=len(made),
        aligned=len(pairs),
        same_op=sum(ops[here] == own[there] for here, there in pairs if ops[here]),
        other_op=sum(ops[here] != own[there] for here, there in pairs if ops[here]),
    )


def _by_size(
    places: Sequence[int], ops: Sequence[str], nbytes: Callable[[int], int]
) -> tuple[list[int], list[str]]:
    """Sort the blocks of neighbours of one op by size; return them and their ops.

    A recording has the results of an op in their order as results, not as allocations: a dropout
    may allocate its mask before its output.
    """
    order: list[int] = []
    runs = groupby(range(len(places)), key=lambda here: ops[here] or here)
    for _, same in runs:
        order += sorted(same, key=lambda here: nbytes(places[here]))
    return [places[here] for here in order], [ops[here] for here in order]


def _step_of(one: Explanation) -> tuple[int, int]:
    """Return the events of the step that contains the moment; all of them if no step is known."""
    ends = one.step_ends
    if not ends:
        return 0, len(one.device.events)
    step = min(bisect_right(ends, max(one.at[1] - 1, 0)), len(ends) - 1)
    return ends[step - 1] if step else one.first_step, ends[step]


def _blocks(nbytes: int) -> int:
    return -(-nbytes // _LEAST)


class _Names:
    """Names of ops without their overloads, which C++ and recordings write in different ways."""

    def __init__(self, index: Index) -> None:
        self._rows, self._ops = index.recording.storages, index.recording.ops
        plain = {operator(op.name).name for op in self._ops}
        self._plain = sorted(plain, key=len, reverse=True)
        self._known: dict[str, str | None] = {}

    def recorded(self, storage: int) -> str:
        """Return the op that created a storage."""
        return operator(self._ops[self._rows[storage].birth or 0].name).name

    def seen(self, place: Place) -> str:
        """Return the innermost op of a stack that the recording has, else the innermost one."""
        known = (self._recorded_as(op) for op in place.ops or (place.op,))
        return next(filter(None, known), operator(place.op).name)

    def _recorded_as(self, op: str) -> str | None:
        """Return the longest recorded name that an op begins with, for the overload follows."""
        if op not in self._known:
            name = operator(op).name
            fitting = (each for each in self._plain if f"{name}_".startswith(f"{each}_"))
            self._known[op] = next(fitting, None)
        return self._known[op]


def _pairs(
    ops: Sequence[str], sizes: Sequence[int], own: Sequence[str], own_sizes: Sequence[int]
) -> Iterator[Pair]:
    """Pair two sequences: by op and size, then by size between these pairs."""
    sure: list[Pair] = []
    if any(ops):
        here, there = [*zip(ops, sizes, strict=True)], [*zip(own, own_sizes, strict=True)]
        sure = common(here, there)
    last = -1, -1
    for pair in (*sure, (len(sizes), len(own_sizes))):
        begin, own_begin = last[0] + 1, last[1] + 1
        between = common(sizes[begin : pair[0]], own_sizes[own_begin : pair[1]])
        yield from ((begin + at, own_begin + other) for at, other in between)
        if pair[0] < len(sizes):
            yield pair
        last = pair


def common(one: Sequence[Hashable], other: Sequence[Hashable]) -> list[Pair]:
    """Return a longest common subsequence of two sequences, as positions in both.

    Sequences of more than `_MOST` are compared part by part.
    """
    found: list[Pair] = []
    at, behind = 0, 0
    while at < len(one) and behind < len(other):
        pairs = _common(one[at : at + _MOST], other[behind : behind + _MOST])
        if at + _MOST < len(one) or behind + _MOST < len(other):
            pairs = pairs[: -(-len(pairs) * 3 // 4)]  # the end of a part is uncertain
        found += [(at + here, behind + there) for here, there in pairs]
        if not pairs or (at + _MOST >= len(one) and behind + _MOST >= len(other)):
            break
        at, behind = found[-1][0] + 1, found[-1][1] + 1
    return found


def _common(one: Sequence[Hashable], other: Sequence[Hashable]) -> list[Pair]:
    """The same at once: Hyyrö's algorithm, with a row of bits for each element of ``one``.

    A bit is 0 where the next element of ``other`` makes the subsequence longer.
    """
    places: dict[Hashable, int] = defaultdict(int)
    for at, element in enumerate(other):
        places[element] |= 1 << at
    whole = (1 << len(other)) - 1
    row, rows = whole, []
    for element in one:
        fitting = row & places.get(element, 0)
        row = ((row + fitting) | (row - fitting)) & whole
        rows.append(row)
    pairs = []
    here, there = len(one), len(other)
    while here and there:
        if rows[here - 1] >> (there - 1) & 1:
            there -= 1
            continue
        here -= 1
        if not here or rows[here - 1] >> (there - 1) & 1:
            there -= 1
            pairs.append((here, there))
    return pairs[::-1]


_PURPOSES: dict[Kind, tuple[Category | ModelState, ...]] = {
    Kind.PARAMETER: (Category.PARAMETER, Category.BUFFER),
    Kind.OPTIMIZER: (ModelState.OPTIMIZER,),
    Kind.GRADIENT: (ModelState.GRADIENT,),
    Kind.OLDER: (
        *(Category.PARAMETER, ModelState.OPTIMIZER, Category.BUFFER),
        *(ModelState.GRADIENT, Category.INPUT),
    ),
    Kind.SETUP: (Category.PARAMETER, Category.BUFFER, Category.INPUT),
}
"""The recorded memory that older blocks of a kind may be, the likeliest first."""


def _older(
    one: Explanation, index: Index, older: Sequence[int], device: Sequence[int]
) -> Iterator[Pair]:
    """Pair memory that is older than the step with storages that are older than the recording.

    Equal sizes are paired in order: modules are built, and moved to the device, in that order.
    """
    rows = index.recording.storages
    waiting: dict[tuple[Category | ModelState, int], list[int]] = defaultdict(list)
    for at in reversed(device):
        if rows[at].birth is None:
            waiting[_purpose(rows[at]), _blocks(rows[at].nbytes)].append(at)
    moment = one.at[1]
    kinds = {at: one.kind_of(one.replay.lives[at]) for at in older}
    # Memory of a known purpose first: the rest is what remains.
    for at in sorted(older, key=lambda at: _order(kinds[at], one.replay.lives[at])):
        life = one.replay.lives[at]
        if life.freed is not None and life.freed < moment:
            continue
        for purpose in _PURPOSES.get(kinds[at], ()):
            if same := waiting[purpose, _blocks(life.requested)]:
                yield at, same.pop()
                break


def _order(kind: Kind, life: Life) -> tuple[bool, int, int]:
    return kind is Kind.OLDER, -1 if life.born is None else life.born, life.address


def _purpose(row: Storage) -> Category | ModelState:
    return row.category if row.model_state is None else row.model_state
