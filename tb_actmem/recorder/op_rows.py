"""From the observer's raw facts to rows: module calls, frames, ops, phases."""

from __future__ import annotations

import bisect
import collections
from collections.abc import Mapping, Sequence
from types import CodeType
from typing import Any

from tb_actmem.model import Frame, ModuleCall, Op, Phase, PhaseKind
from tb_actmem.recorder.observer import Observer, Site
from tb_actmem.recorder.storages import row


class Frames:
    """Interned lines of source: looked up once each, after the block."""

    def __init__(self) -> None:
        self.rows: list[Frame] = []
        self._sites: dict[Site, int] = {}
        self._frames: dict[Frame, int] = {}

    def index(self, site: Site | None) -> int | None:
        """Return the number of a site's line."""
        if site is None:
            return None
        found = self._sites.get(site)
        if found is None:
            function = getattr(site[0], "co_qualname", site[0].co_name)
            row = Frame(site[0].co_filename, _line(*site), function)
            found = self._frames.setdefault(row, len(self.rows))
            if found == len(self.rows):
                self.rows.append(row)
            self._sites[site] = found
        return found


def _line(code: CodeType, offset: int) -> int:
    for start, end, line in code.co_lines():
        if start <= offset < end and line is not None:
            return line
    return code.co_firstlineno


class Modules:
    """Module calls in order of entry, and which of them made a node."""

    def __init__(self, observer: Observer) -> None:
        self.rows: list[ModuleCall] = []
        self.sites: list[Site | None] = []
        self._numbers: list[int] = [0]
        self._at: list[int | None] = [None]
        """From sequence number `_numbers[i]` on, nodes are made by call `_at[i]`."""
        open_calls: list[int] = []
        counts: collections.Counter[str] = collections.Counter()
        ends: dict[int, int] = {}
        for call in observer.calls:
            if call.type_name:
                position = len(self.rows)
                parent = open_calls[-1] if open_calls else None
                count = counts[call.fqn]
                counts[call.fqn] += 1
                self.rows.append(
                    row(ModuleCall, (call.fqn, call.type_name, count, parent, call.ops, call.ops))
                )
                self.sites.append(call.site)
                open_calls.append(position)
            elif open_calls:
                ends[open_calls.pop()] = call.ops
            if not call.backward:
                self._change(call.sequence_nr, open_calls[-1] if open_calls else None)
        last = len(observer.ops)
        for position, (*begin, _) in enumerate(self.rows):
            self.rows[position] = row(ModuleCall, (*begin, ends.get(position, last)))
        self.op_modules = self._of_ops(len(observer.ops))

    def _change(self, number: int, call: int | None) -> None:
        if self._numbers[-1] == number:
            self._at[-1] = call
        else:
            self._numbers.append(number)
            self._at.append(call)

    def of_node(self, sequence_nr: int | None) -> int | None:
        """Return the innermost call that made a node."""
        if sequence_nr is None:
            return None
        return self._at[bisect.bisect_right(self._numbers, sequence_nr) - 1]

    def around(self, calls: set[int | None]) -> int | None:
        """Return the innermost call that encloses all of these; None: no call does."""
        left = {-1 if call is None else call for call in calls}
        while len(left) > 1:
            # A parent has a lower number than its children, so the highest cannot enclose.
            innermost = max(left)
            parent = self.rows[innermost].parent
            left.remove(innermost)
            left.add(-1 if parent is None else parent)
        found = left.pop() if left else -1
        return None if found < 0 else found

    def _of_ops(self, count: int) -> list[int | None]:
        """Calls stand in order of entry, so the innermost one overwrites those around it."""
        modules: list[int | None] = [None] * count
        for position, call in enumerate(self.rows):
            modules[call.first_op : call.end_op] = [position] * (call.end_op - call.first_op)
        return modules


def op_rows(
    observer: Observer,
    modules: Modules,
    frames: Frames,
    nodes: Mapping[int, int],
    ranks: Sequence[int],
) -> tuple[list[Op], dict[int, int]]:
    """Make a row of every op; return them and (node → op).

    ``nodes``: sequence number → node; ``ranks``: node → its position in forward order.
    """
    rows: list[Op] = []
    made_by: dict[int, int] = {}
    names: dict[Any, str] = {}
    for position, (func, number, site, region, inputs, outputs) in enumerate(observer.ops):
        node = nodes.get(number - 1)
        if node is not None:
            made_by[node] = position
            node = ranks[node]
        name = names.get(func)
        if name is None:
            name = names[func] = _name(func)
        module, frame = modules.op_modules[position], frames.index(site)
        rows.append(row(Op, (name, module, node, frame, region, inputs, outputs)))
    return rows, made_by


def _name(func: Any) -> str:
    if isinstance(func, str):
        return func
    name = func.name
    return str(name() if callable(name) else name)


def phases(
    backwards: Sequence[Sequence[int]], modules: Sequence[ModuleCall], ops: Sequence[Op]
) -> tuple[Phase, ...]:
    """Cut the ops into forwards, backwards, and what updates the model after a backward.

    A forward begins anew with the first module call, or else with the first op that has a node.
    """
    begins = [call.first_op for call in modules if call.parent is None]
    begins += [position for position, op in enumerate(ops) if op.node is not None]
    begins.sort()
    rows: list[Phase] = []
    end = 0
    for first, last in (*backwards, (len(ops), len(ops))):
        if rows:
            at = bisect.bisect_left(begins, end)
            begin = min(first, begins[at]) if at < len(begins) else first
            if begin > end:
                rows.append(Phase(PhaseKind.UPDATE, end, begin))
            end = begin
        if first > end or not rows:
            rows.append(Phase(PhaseKind.FORWARD, end, first))
        if last > first:
            rows.append(Phase(PhaseKind.BACKWARD, first, last))
        end = last
    return tuple(rows)
