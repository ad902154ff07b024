"""Module calls, their ops and their nodes."""

from __future__ import annotations

import collections
import heapq
from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from itertools import repeat
from typing import Any

import numpy as np

from tb_actmem.model import Argument, ModuleCall
from tb_actmem.recorder.graph.columns import of_each
from tb_actmem.recorder.graph.compiled_saves import Traced
from tb_actmem.recorder.watch.source import RawFacts, Site


class Modules:
    """Module calls in order of entry."""

    def __init__(self, raw: RawFacts) -> None:
        self.rows: list[ModuleCall] = []
        self.arguments: list[Argument] = []
        self.sites: list[Site | None] = []
        self._counts: collections.Counter[str] = collections.Counter()
        self._traced: dict[tuple[int, int | None, Traced], int] = {}
        self._numbers: list[int] = [0]
        self._at: list[int | None] = [None]
        """From sequence number `_numbers[i]` on, call `_at[i]` makes the nodes."""
        columns: list[list[Any]] = [[], [], [], [], [], []]
        fqns, names, calls, parents, firsts, ends = columns
        open_calls: list[int] = []
        counts = self._counts
        for fqn, name, number, op, site, backward, arguments, _ in raw.calls:
            if name:
                position = len(fqns)
                fqns.append(fqn)
                names.append(name)
                calls.append(counts[fqn])
                parents.append(open_calls[-1] if open_calls else None)
                firsts.append(op)
                ends.append(len(raw.ops))  # a call that never ended lasts to the last op
                counts[fqn] += 1
                for given, tensor in arguments:
                    self.arguments.append(_argument((position, given, tensor)))
                self.sites.append(site)
                open_calls.append(position)
            elif open_calls:
                ends[open_calls.pop()] = op
            if not backward:
                self._change(number, open_calls[-1] if open_calls else None)
        self.rows += map(tuple.__new__, repeat(ModuleCall), zip(*columns, strict=True))
        self.op_modules = self._of_ops(len(raw.ops))

    def _change(self, number: int, call: int | None) -> None:
        if self._numbers[-1] == number:
            self._at[-1] = call
        else:
            self._numbers.append(number)
            self._at.append(call)

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
        found = set()
        while call is not None:
            found.add(self.rows[call].fqn)
            call = self.rows[call].parent
        return found

    def of_nodes(self, numbers: Sequence[int]) -> list[int | None]:
        """Return the innermost call that made each node, by their sequence numbers."""
        found = np.searchsorted(self._numbers, numbers, side="right") - 1
        return of_each(self._at, found)

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

    def _of_ops(self, count: int) -> list[int | None]:
        """Return the innermost call of each op: inner calls come later and overwrite outer ones."""
        modules: list[int | None] = [None] * count
        for position, call in enumerate(self.rows):
            modules[call.first_op : call.end_op] = [position] * (call.end_op - call.first_op)
        return modules


_argument = partial(tuple.__new__, Argument)
