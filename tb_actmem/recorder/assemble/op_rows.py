"""The rows of module calls and of ops, and the op of each node."""

from __future__ import annotations

import collections
import heapq
import re
from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import accumulate, repeat
from typing import Any

import numpy as np

from tb_actmem.model import COPY_SLICES, Argument, Frame, ModuleCall, Op, Phase, PhaseKind
from tb_actmem.model.recording import Columns
from tb_actmem.recorder.graph import NONE, GraphFacts, or_none
from tb_actmem.recorder.graph.compiled_saves import Traced
from tb_actmem.recorder.graph.saves import NodeType
from tb_actmem.recorder.watch import Frames, OpFact, RawFacts, Site, columns_of


class OpRows(Sequence[Op]):
    """The rows of ops in columns; a row is made each time it is read."""

    def __init__(self, columns: tuple[Sequence[Any], ...]) -> None:
        self._columns = columns
        self.table = Columns(Op, columns)
        _, _, self.nodes, self.frames, self.regions, _, self.outputs, _ = columns

    def __len__(self) -> int:
        return len(self.nodes)

    def __getitem__(self, position: Any) -> Any:
        return Op(*(column[position] for column in self._columns))

    def __iter__(self) -> Iterator[Op]:
        return map(tuple.__new__, repeat(Op), zip(*self._columns, strict=True))


def op_rows(
    raw: RawFacts,
    modules: Modules,
    frames: Frames,
    nodes: Mapping[int, int],
    ranks: Sequence[int],
    lines: Mapping[int, Frame],
    types: Sequence[NodeType],
) -> tuple[OpRows, dict[int, int]]:
    """Make a row of every op; return them and (node → op).

    ``nodes``: sequence number → node; ``ranks``: node → its position in forward order;
    ``lines``: op → its line, if that is not the line that ran it;
    ``types``: of every node.
    """
    if not raw.ops:
        return OpRows(((),) * len(Op._fields)), {}
    funcs, numbers, sites, regions, inputs, outputs, backward_of = columns_of(raw.ops)
    moved = _behind_hooks(raw, nodes, types)
    if moved:
        numbers = [moved.get(position, number) for position, number in enumerate(numbers)]
    own = [nodes.get(number - 1) for number in numbers]
    runs = [None if number is None else nodes.get(number) for number in backward_of]
    if lines:
        lines_of = [
            frames.number(lines[position]) if position in lines else frames.index(site)
            for position, site in enumerate(sites)
        ]
    else:
        lines_of = frames.indices(sites)
    names = {func: op_name(func) for func in {*funcs}}
    columns = (
        list(map(names.__getitem__, funcs)),
        modules.op_modules,
        [None if node is None else ranks[node] for node in own],
        lines_of,
        regions,
        inputs,
        outputs,
        [None if node is None else ranks[node] for node in runs],
    )
    made_by = {node: position for position, node in enumerate(own) if node is not None}
    return OpRows(columns), made_by


def _behind_hooks(
    raw: RawFacts, nodes: Mapping[int, int], types: Sequence[NodeType]
) -> dict[int, int]:
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
    backwards: Sequence[Sequence[int]], modules: Sequence[ModuleCall], ops: Sequence[Op]
) -> tuple[Phase, ...]:
    """Split the ops into forwards, backwards and optimizer steps.

    The next forward begins with the first module call, or else with the first op that has a node.
    """
    begins: list[int] = []
    if backwards:
        begins += [call.first_op for call in modules if call.parent is None]
        begins += [position for position, op in enumerate(ops) if op.node is not None]
        begins.sort()
    rows: list[Phase] = []
    end = 0
    for first, last in (*backwards, (len(ops), len(ops))):
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
        self._counts: collections.Counter[str] = collections.Counter(own)
        self._traced: dict[tuple[int, int | None, Traced], int] = {}
        last = len(raw.ops)  # a call that never ended lasts to the last op
        columns = (
            own,
            map(names.__getitem__, begins),
            _turns(own),
            parents,
            map(ops.__getitem__, begins),
            [last if end is None else ops[end] for end in ends],
        )
        self.rows: list[ModuleCall] = [
            *map(tuple.__new__, repeat(ModuleCall), zip(*columns, strict=True))
        ]
        self.arguments: list[Argument] = [
            _argument((call, *given))
            for call, begin in enumerate(begins)
            for given in arguments[begin]
        ]
        self.sites: list[Site | None] = list(map(sites.__getitem__, begins))
        after = np.array([NONE, *(NONE if call is None else call for call in innermost)], np.int64)
        # In a backward, no nodes are made.
        is_forward = np.array([True, *(not one for one in backward)], bool)
        clock = np.array([0, *numbers], np.int64)[is_forward]
        is_last = np.append(clock[1:] != clock[:-1], True)
        self._numbers, self._at = clock[is_last], after[is_forward][is_last]
        """From sequence number `_numbers[i]` on, call `_at[i]` makes the nodes."""
        counts = np.diff(np.maximum.accumulate([0, *ops, last]))
        self.op_modules = or_none(np.repeat(after, counts))

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

    def of_nodes(self, numbers: Sequence[int]) -> list[int | None]:
        """Return the innermost call that made each node, by their sequence numbers."""
        return or_none(self._at[np.searchsorted(self._numbers, numbers, side="right") - 1])

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


_argument = partial(tuple.__new__, Argument)


def tie_writes(raw: RawFacts, facts: GraphFacts, made_by: dict[int, int]) -> None:
    """Add the op of each CopySlices to ``made_by`` (node → op).

    It is the last op that worked in place between this node and the node before it.
    """
    nodes = [node for node, kind in enumerate(facts.types) if kind.name == COPY_SLICES]
    if not nodes:
        return
    numbers = sorted(number for number in facts.numbers if number is not None)
    ops = [*_ops_of_forwards(raw)]
    # An op has torch's next sequence number at its time, or none.
    clock = [*accumulate((raw.ops[op].sequence_nr for op in ops), max)]
    for node in nodes:
        number = facts.numbers[node] or 0
        at = bisect_left(numbers, number)
        before = numbers[at - 1] if at else raw.start - 1
        found = ops[bisect_right(clock, before) : bisect_right(clock, number + 1)]
        if found:
            made_by.setdefault(node, found[last_write([raw.ops[op] for op in found])])


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
