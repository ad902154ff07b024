"""The rows of module calls and of ops, and the op of each node."""

from __future__ import annotations

import collections
import heapq
import re
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property, partial
from itertools import accumulate, chain, repeat
from operator import itemgetter
from typing import Any

import numpy as np

from tb_actmem.model import COPY_SLICES, Argument, Columns, Frame, ModuleCall, Op, Phase, PhaseKind
from tb_actmem.recorder.graph import NONE, GraphFacts, Numbers, numbers_or_none, of_each, or_none
from tb_actmem.recorder.graph.compiled_saves import Traced
from tb_actmem.recorder.graph.saves import NodeType
from tb_actmem.recorder.watch import Frames, OpFact, RawFacts, Site
from tb_actmem.recorder.watch.ops import OpTable, table_of


class OpRows(Sequence[Op]):
    """The rows of ops, made at their first use; in the columns here, `NONE` represents None."""

    def __init__(
        self,
        names: Sequence[str],
        modules: Numbers,
        nodes: Numbers,
        frames: Numbers,
        table: OpTable,
        runs: Numbers,
    ) -> None:
        """``table`` is that of the raw facts, whose functions have these ``names``."""
        self.nodes, self.frames, self.regions = nodes, frames, table.regions
        self.outputs = table.outputs
        self.table = Columns(
            Op,
            (
                lambda: of_each(names, table.func_of),
                lambda: or_none(modules),
                lambda: or_none(nodes),
                lambda: or_none(frames),
                lambda: or_none(table.regions),
                table.inputs,
                table.outputs,
                lambda: or_none(runs),
            ),
        )

    @cached_property
    def _rows(self) -> tuple[Op, ...]:
        return self.table.rows()

    def __len__(self) -> int:
        return len(self.nodes)

    def __getitem__(self, position: Any) -> Any:
        return self._rows[position]


def op_rows(
    raw: RawFacts,
    modules: Modules,
    frames: Frames,
    facts: GraphFacts,
    ranks: Numbers,
    lines: Mapping[int, Frame],
) -> tuple[OpRows, Numbers]:
    """Make a row of every op; return them and (node → op).

    ``ranks``: node → its position in forward order; ``lines``: op → its line, if that is not the
    line that ran it.
    """
    table, nodes = table_of(raw.ops), _Nodes(facts)
    names = [op_name(func) for func in table.funcs]
    numbers = table.numbers.copy()
    moved = _behind_hooks(raw, nodes, facts.types) | _behind_copies(table, names, nodes, facts)
    for position, number in moved.items():
        numbers[position] = number
    own, runs = nodes.of(numbers - 1), _running(table, nodes.of(table.backward_of))
    if lines:
        sites = of_each([*table.sites, None], table.site_of)
        lines_of = [
            frames.number(lines[position]) if position in lines else frames.index(site)
            for position, site in enumerate(sites)
        ]
        frame_of = numbers_or_none(lines_of)
    else:
        frame_of = numbers_or_none([*map(frames.index, table.sites), None])[table.site_of]
    made_by = np.full(len(facts.types), NONE)
    is_own = own != NONE
    made_by[own[is_own]] = np.flatnonzero(is_own)  # the last op of a node wins
    ranks = np.append(ranks, NONE)  # the last one is for `NONE`
    rows = OpRows(names, modules.op_modules, ranks[own], frame_of, table, ranks[runs])
    return rows, made_by


class _Nodes:
    """Finds nodes by their sequence numbers, except those that two share."""

    def __init__(self, facts: GraphFacts) -> None:
        self._facts = facts
        if facts.whole is None:
            numbers = np.array([*facts.by_sequence_nr], np.int64)
            nodes = np.fromiter(facts.by_sequence_nr.values(), np.int64, len(numbers))
        else:
            nodes = np.flatnonzero(facts.whole.numbers != NONE)
            numbers = facts.whole.numbers[nodes]
        is_one = ~np.isin(numbers, [*facts.ambiguous])
        order = np.argsort(numbers[is_one], kind="stable")
        self._numbers = numbers[is_one][order]
        self._nodes = np.append(nodes[is_one][order], NONE)

    def get(self, number: int) -> int | None:
        """Return the node of a number; None: there is none."""
        self._facts.index()
        is_one = number != NONE and number not in self._facts.ambiguous
        return self._facts.by_sequence_nr.get(number) if is_one else None

    def of(self, numbers: Numbers) -> Numbers:
        """Return the node of each number."""
        at = np.searchsorted(self._numbers, numbers)
        known = np.append(self._numbers, NONE)[at] == numbers
        return np.where(known & (numbers != NONE), self._nodes[at], NONE)


def _running(table: OpTable, runs: Numbers) -> Numbers:
    """Return for each op the node whose backward ran it. ``runs``: the same for known nodes.

    A Function or a hook may make a graph in its backward, and run the backward of that. Nobody read
    this graph. Its nodes have larger numbers than those of all forwards before.
    """
    is_inner = (runs == NONE) & (table.backward_of != NONE)
    is_inner &= table.backward_of >= np.maximum.accumulate(table.numbers)
    if not is_inner.any():
        return runs
    positions = np.arange(len(runs))
    before = np.maximum.accumulate(np.where(runs == NONE, -1, positions))
    outer = np.append(runs, NONE)[before]
    inner = np.where(is_inner, outer, NONE)
    # The engine runs nodes of leaves, which have no numbers, between the others.
    last = np.maximum.accumulate(np.where(is_inner, positions, before))
    following = np.minimum.accumulate(np.where(is_inner, positions, len(runs))[::-1])[::-1]
    ends = np.append(inner, NONE)
    is_between = (runs == NONE) & (ends[last] != NONE) & (ends[last] == ends[following])
    return np.where(is_inner | is_between, outer, runs)


def _behind_hooks(raw: RawFacts, nodes: _Nodes, types: Sequence[NodeType]) -> dict[int, int]:
    """Return corrected sequence numbers of ops: op → number.

    A pack hook runs between the creation of the node and its op. So the hook's first op was noted
    with the number of the node's op.
    """
    moved: dict[int, int] = {}
    hook: tuple[int, int, str] | None = None
    for position, op in enumerate(raw.ops) if raw.storages.hooked else ():
        node = nodes.get(op.sequence_nr - 1)
        if node is not None:
            name = types[node].name
            hook = None if is_of(name, op_name(op.func)) else (position, op.sequence_nr, name)
        elif hook is not None and is_of(hook[2], op_name(op.func)):
            moved |= {hook[0]: 0, position: hook[1]}
            hook = None
    return moved


def _behind_copies(
    table: OpTable, names: Sequence[str], nodes: _Nodes, facts: GraphFacts
) -> dict[int, int]:
    """Return corrected sequence numbers of ops that work in place: op → number.

    If a derivative needs the old input, torch copies it between the creation of the node and its
    op. A dispatch mode notes the op without a number, because the copy comes first. If the copy has
    no node of its own, it was noted with the number of the node's op.
    """
    numbers, func_of = table.numbers, table.func_of
    is_write, is_copy = (
        np.array([is_one(name) for name in names], bool)[func_of]
        for is_one in (is_in_place, "aten::clone".__eq__)
    )
    is_behind = is_write[1:] & (numbers[1:] == 0) & is_copy[:-1] & (numbers[:-1] > 0)
    copies = np.flatnonzero(is_behind)
    if not len(copies):  # the search below would sort all numbers
        return {}
    has_op = np.isin(numbers[copies] - 1, numbers).tolist()
    moved: dict[int, int] = {}
    for copy, is_other in zip(copies.tolist(), has_op, strict=True):
        name, last = names[func_of[copy + 1]], int(numbers[copy])
        before, own = (nodes.get(number - 1) for number in (last - 1, last))
        if own is not None and is_of(facts.types[own].name, name):
            moved |= {copy: 0, copy + 1: last}
        elif before is not None and not is_other and is_of(facts.types[before].name, name):
            moved[copy + 1] = last - 1
    return moved


def is_of(node: str, op: str) -> bool:
    """Whether an op belongs to a node, by their names: ``TanhBackward0``, ``aten::tanh``."""
    name = op.rpartition("::")[2].partition(".")[0].replace("_", "").lower()
    return name.startswith(_BACKWARD.sub("", node).lower())


_BACKWARD = re.compile(r"Backward\d*$")


def is_in_place(op: str) -> bool:
    """Whether an op works in place, by its name: ``aten::mul_.Tensor``."""
    return op.partition(".")[0].endswith("_")


def op_name(func: Any) -> str:
    """Return torch's name of an op, with its namespace: ``aten::mm``."""
    if isinstance(func, str):
        return func
    name = func.name
    return str(name() if callable(name) else name)


def phases(
    backwards: Sequence[Sequence[int]], modules: Iterable[ModuleCall], nodes: Numbers
) -> tuple[Phase, ...]:
    """Split the ops into forwards, backwards and optimizer steps.

    The next forward begins with the first module call, or else with the first op that has a node.
    ``nodes``: op → its node.
    """
    begins: list[int] = []
    if backwards:
        begins += [call.first_op for call in modules if call.parent is None]
        begins += np.flatnonzero(nodes != NONE).tolist()
        begins.sort()
    rows: list[Phase] = []
    end = 0
    for first, last in (*backwards, (len(nodes), len(nodes))):
        if rows:
            at = bisect_left(begins, end)
            begin = min(first, begins[at]) if at < len(begins) else first
            if begin > end:
                rows.append(Phase(kind=PhaseKind.UPDATE, first_op=end, end_op=begin))
            end = begin
        if first > end or not rows:
            rows.append(Phase(kind=PhaseKind.FORWARD, first_op=end, end_op=first))
        if last > first:
            rows.append(Phase(kind=PhaseKind.BACKWARD, first_op=first, end_op=last))
        end = last
    return tuple(rows)


class Modules:
    """Module calls in order of entry."""

    def __init__(self, raw: RawFacts) -> None:
        fqns, names, numbers, ops, sites, backward, arguments, _ = raw.calls.columns
        begins, ends, parents, innermost = raw.calls.spans()
        own = list(map(fqns.__getitem__, begins))
        self._own = own
        self._traced: dict[tuple[int, int | None, Traced], int] = {}
        last = len(raw.ops)  # a call that never ended lasts to the last op
        self._made = Columns(
            ModuleCall,
            (
                own,
                lambda: map(names.__getitem__, begins),
                lambda: _turns(own),
                parents,
                lambda: map(ops.__getitem__, begins),
                lambda: (last if end is None else ops[end] for end in ends),
            ),
        )
        given = list(map(arguments.__getitem__, begins))
        self.arguments = Columns(
            Argument,
            (
                lambda: chain.from_iterable(map(repeat, range(len(given)), map(len, given))),
                lambda: (name for one in given for name, _ in one),
                lambda: (tensor for one in given for _, tensor in one),
            ),
        )
        """Those of the calls, in their order."""
        self.sites: list[Site | None] = list(map(sites.__getitem__, begins))
        after = np.array([NONE, *(NONE if call is None else call for call in innermost)], np.int64)
        # In a backward, no nodes are made.
        is_forward = np.array([True, *(not one for one in backward)], bool)
        clock = np.array([0, *numbers], np.int64)[is_forward]
        is_last = np.append(clock[1:] != clock[:-1], True)
        self._numbers, self._at = clock[is_last], after[is_forward][is_last]
        """From sequence number `_numbers[i]` on, call `_at[i]` makes the nodes."""
        counts = np.diff(np.maximum.accumulate([0, *ops, last]))
        self.op_modules = np.repeat(after, counts)

    @cached_property
    def rows(self) -> list[ModuleCall]:
        """The rows of calls; those that the compiler traced are added."""
        return [*self._made.rows()]

    @property
    def table(self) -> Columns:
        """The columns of the recording's table."""
        fields = map(itemgetter, range(len(ModuleCall._fields)))
        return Columns(ModuleCall, tuple(partial(self._column, field) for field in fields))

    def _column(self, field: Callable[[ModuleCall], Any]) -> Iterable[Any]:
        return map(field, self.rows)

    @cached_property
    def _counts(self) -> collections.Counter[str]:
        return collections.Counter(self._own)

    def traced(
        self, region: int, around: int | None, stack: Iterable[Traced], fqns: Mapping[int, str]
    ) -> int | None:
        """Return the innermost module call of a stack that the compiler traced into a region.

        Such calls have no ops and no nodes. They only place the region's saved tensors.
        """
        outer = self._fqns_around(around)
        call = around
        for traced in stack:
            fqn = fqns.get(traced.identity, traced.type_name)
            if fqn in outer:
                continue
            known = self._traced.get((region, call, traced))
            if known is None:
                known = self._traced[region, call, traced] = self._add_traced(call, fqn, traced)
            call = known
        return call

    def _add_traced(self, parent: int | None, fqn: str, traced: Traced) -> int:
        first = 0 if parent is None else self.rows[parent].first_op
        self.rows.append(
            ModuleCall(
                fqn=fqn,
                type_name=traced.type_name,
                call=self._counts[fqn],
                parent=parent,
                first_op=first,
                end_op=first,
            )
        )
        self._counts[fqn] += 1
        self.sites.append(None)
        return len(self.rows) - 1

    def _fqns_around(self, call: int | None) -> set[str]:
        names = set()
        while call is not None:
            names.add(self.rows[call].fqn)
            call = self.rows[call].parent
        return names

    def of_nodes(self, numbers: Numbers) -> Numbers:
        """Return the innermost call that made each node, by their sequence numbers."""
        found: Numbers = self._at[np.searchsorted(self._numbers, numbers, side="right") - 1]
        return found

    def around(self, calls: set[int | None]) -> int | None:
        """Return the innermost call that encloses all of these, or None."""
        seen = {call for call in calls if call is not None}
        if len(seen) < len(calls):
            return None
        # A parent has a lower number than its children, so the highest cannot enclose.
        highest_first = [-call for call in seen]
        heapq.heapify(highest_first)
        while len(highest_first) > 1:
            parent = self.rows[-heapq.heappop(highest_first)].parent
            if parent is None:
                return None
            if parent not in seen:
                seen.add(parent)
                heapq.heappush(highest_first, -parent)
        return -highest_first[0] if highest_first else None


def _turns(names: Iterable[str]) -> list[int]:
    """Count how often each name occurred before."""
    counts: dict[str, int] = {}
    turns = []
    for name in names:
        turn = counts.get(name, 0)
        turns.append(turn)
        counts[name] = turn + 1
    return turns


def tie_writes(raw: RawFacts, facts: GraphFacts, made_by: Numbers) -> None:
    """Add the op of each CopySlices to ``made_by`` (node → op).

    It is the last op that worked in place between this node and the node before it.
    """
    types, kind_of = facts.kinds()
    is_write = np.array([kind.name == COPY_SLICES for kind in types], bool)[kind_of]
    nodes = np.flatnonzero(is_write).tolist()
    if not nodes:
        return
    own = facts.sequence_nrs()
    numbers = sorted(own[own != NONE].tolist())
    ops = [*_ops_of_forwards(raw)]
    # An op has torch's next sequence number at its time, or none.
    clock = [*accumulate((raw.ops[op].sequence_nr for op in ops), max)]
    for node in nodes:
        number = max(int(own[node]), 0)
        at = bisect_left(numbers, number)
        before = numbers[at - 1] if at else raw.start - 1
        found = ops[bisect_right(clock, before) : bisect_right(clock, number + 1)]
        if found and made_by[node] == NONE:
            made_by[node] = found[last_write([raw.ops[op] for op in found])]


def _ops_of_forwards(raw: RawFacts) -> Iterator[int]:
    begin = 0
    for end, next_begin in raw.backwards:
        yield from range(begin, end)
        begin = next_begin
    yield from range(begin, len(raw.ops))


def last_write(ops: Sequence[OpFact]) -> int:
    """Return the position of the last op that works in place, or else of the last op."""
    found = [position for position, op in enumerate(ops) if is_in_place(op_name(op.func))]
    return found[-1] if found else len(ops) - 1
