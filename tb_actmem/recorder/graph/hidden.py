"""Saved tensors that Python cannot read.

Some nodes have no slots: C++ Functions, TorchScript, ops on lists of tensors, and the node of an
in-place write into a view, which torch puts inside a CopySlices.

* For a write, torch's own table names the saved tensors, and the op shows which tensors they are.
* For the others, storages that stay alive are evidence: a forward made them, the node's ops used or
  made them, and no slot, object or model refers to them when the forward ends.
"""

from __future__ import annotations

import functools
from bisect import bisect_left, bisect_right
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate
from typing import NamedTuple

from tb_actmem.model import COPY_SLICES, HIDDEN, Category, SaveKind, Tensor
from tb_actmem.recorder.assemble.op_rows import is_in_place, op_name
from tb_actmem.recorder.evidence.classify import Verdict
from tb_actmem.recorder.graph.derivatives import Derivative, derivative_of_write
from tb_actmem.recorder.graph.read import GraphFacts
from tb_actmem.recorder.graph.saves import NodeType
from tb_actmem.recorder.torch_private import arguments_of
from tb_actmem.recorder.watch.source import OpFact, RawFacts


class Hidden(NamedTuple):
    """Results for nodes that cannot be read."""

    empty: frozenset[int]
    """The nodes that keep nothing."""
    found_bytes: int
    unexplained_bytes: int
    """Other living memory that the forward made, without a known holder."""


def hidden_notes(types: Sequence[NodeType], hidden: Hidden | None) -> Iterator[str]:
    """Report the nodes that cannot be read."""
    empty = hidden.empty if hidden else ()
    nodes = [n for n, kind in enumerate(types) if kind.is_hidden and n not in empty]
    if not nodes:
        return
    names = ", ".join(sorted({types[node].name for node in nodes}))
    known = "The bytes that they save are unknown without an op stream."
    if hidden:
        known = (
            f"{hidden.found_bytes:,} bytes are counted as saved by them, because their ops used or "
            "made them and nothing else holds them. Memory from before the block, and memory that "
            "the program also holds, may be missing."
        )
        if hidden.unexplained_bytes:
            known += f" {hidden.unexplained_bytes:,} more bytes have no known holder."
    yield f"{names}: {len(nodes):,} nodes may save tensors that Python cannot read. {known}"


def place_hidden(
    raw: RawFacts, facts: GraphFacts, made_by: dict[int, int], verdicts: Sequence[Verdict]
) -> Hidden:
    """Add the saves that no slot shows, and their nodes to ``made_by`` (node → op)."""
    left = set(_unexplained(raw, facts, verdicts))
    known, found, nbytes = set(), 0, raw.storages.nbytes
    if any(kind.is_hidden for kind in facts.types):
        views, went = Views(raw.storages.tensors), _went(raw)
        for node, positions in _ops_of_hidden(raw, facts):
            ops = [raw.ops[position] for position in positions]
            if positions:
                made_by.setdefault(node, positions[last_write(ops)])
            kept = _kept_by_write(node, ops, raw, facts, views)
            if kept is None:
                touched = set[int]().union(*(_touched(op, raw) for op in ops))
                kept = [*_kept_by_nobody_else(sorted(touched & left), views)]
                found += sum(nbytes[storage] for storage in _storages(kept, raw))
            else:
                known.add(node)
            left -= _storages(kept, raw)
            _add(node, kept, went.get(facts.numbers[node]), facts)
    return Hidden(frozenset(known), found, sum(map(nbytes.__getitem__, left)))


def _kept_by_write(
    node: int, ops: Sequence[OpFact], raw: RawFacts, facts: GraphFacts, views: Views
) -> Sequence[Kept] | None:
    """List the saves of a write's node; None: unknown, because hooks may pack them."""
    has_hooks = raw.storages.hooked or raw.storages.packed_elsewhere
    if facts.types[node].name != COPY_SLICES or has_hooks:
        return None
    return kept_by_write(ops, [value is not None for value in facts.inputs[node]], views)


def _kept_by_nobody_else(storages: Iterable[int], views: Views) -> Iterator[Kept]:
    tensors = (views.last(storage) for storage in storages)
    for number, tensor in enumerate(tensor for tensor in tensors if tensor is not None):
        yield (f"{HIDDEN}[{number}]" if number else HIDDEN, tensor, None)


def _add(node: int, kept: Sequence[Kept], went: int | None, facts: GraphFacts) -> None:
    """Add saves that a node keeps until its backward, or until the end of the block."""
    if not kept:
        return
    rows = ((slot, SaveKind.SAVED, tensor, formula) for slot, tensor, formula in kept)
    facts.saves[node] = [*facts.saves.get(node, ()), *rows]
    facts.note_kept(node, facts.numbers[node])
    if went is not None:
        facts.kept_at[node] = max(went, facts.forward[node])


def _went(raw: RawFacts) -> dict[int | None, int]:
    """Return the backward in which each node ran: sequence number → backward, from 0."""
    return {
        op.backward_of: number
        for number, (begin, end) in enumerate(raw.backwards)
        for op in raw.ops[begin:end]
    }


def _touched(op: OpFact, raw: RawFacts) -> set[int]:
    return raw.storages.storages_of(op.outputs).union(op.inputs)


def _storages(kept: Iterable[Kept], raw: RawFacts) -> set[int]:
    return raw.storages.storages_of(tensor for _, tensor, _ in kept)


def _ops_of_hidden(raw: RawFacts, facts: GraphFacts) -> Iterator[tuple[int, Sequence[int]]]:
    """Find the ops that ran between each unreadable node and the node before it.

    An op has torch's next sequence number at its time, or none.
    """
    numbers = sorted(number for number in facts.numbers if number is not None)
    hidden = [node for node, kind in enumerate(facts.types) if kind.is_hidden]
    ops = [*_ops_of_forwards(raw)]
    clock = [*accumulate((raw.ops[op].sequence_nr for op in ops), max)]
    for node in sorted(hidden, key=lambda node: facts.numbers[node] or 0):
        number = facts.numbers[node] or 0
        at = bisect_left(numbers, number)
        before = numbers[at - 1] if at else raw.start - 1
        yield node, ops[bisect_right(clock, before) : bisect_right(clock, number + 1)]


def _ops_of_forwards(raw: RawFacts) -> Iterator[int]:
    begin = 0
    for end, next_begin in raw.backwards:
        yield from range(begin, end)
        begin = next_begin
    yield from range(begin, len(raw.ops))


def _unexplained(raw: RawFacts, facts: GraphFacts, verdicts: Sequence[Verdict]) -> Iterator[int]:
    """Find living storages that a forward made and that have no known holder."""
    storages, ends = raw.storages, [begin for begin, _ in raw.backwards]
    begins = [0, *(end for _, end in raw.backwards)]
    saved = facts.saved_storages(storages)
    for storage, birth in enumerate(storages.birth):
        verdict = verdicts[storage]
        if birth is None or storage in saved or verdict.holder is not None:
            continue
        forward = bisect_right(ends, birth)
        if birth < begins[forward]:
            continue
        end = ends[forward] if forward < len(ends) else len(raw.ops)
        death = storages.death.get(storage)
        if verdict.category is Category.ACTIVATION and (death is None or death > end):
            yield storage


Kept = tuple[str, int, str | None]
"""(slot, tensor, formula)."""


class Views:
    """The views of each storage, in the order in which they were seen."""

    def __init__(self, tensors: Sequence[Tensor]) -> None:
        self._of: dict[int, list[int]] = defaultdict(list)
        for tensor, row in enumerate(tensors):
            if row.storage is not None:
                self._of[row.storage].append(tensor)

    def last(self, storage: int, before: int | None = None) -> int | None:
        """Return the last view, or the last one before a tensor; None: there is none."""
        found = self._of.get(storage, [])
        end = len(found) if before is None else bisect_left(found, before)
        return found[end - 1] if end else None


def last_write(ops: Sequence[OpFact]) -> int:
    """Return the position of the last op that works in place, or else of the last op."""
    found = [position for position, op in enumerate(ops) if is_in_place(op_name(op.func))]
    return found[-1] if found else len(ops) - 1


def kept_by_write(
    ops: Sequence[OpFact], has_edge: Sequence[bool], views: Views
) -> list[Kept] | None:
    """List the saves of the node inside a CopySlices; None: unknown.

    ``ops`` ran since the node before it was made; ``has_edge``: whether each of its inputs needs a
    gradient.
    """
    found = [op for op in ops if is_in_place(op_name(op.func))]
    keeping = [op for op in found if _may_keep(op_name(op.func))]
    if not found or len(keeping) > 1:
        return None
    if not keeping or keeping[0].region is not None:  # a region recomputes it
        return []
    op = keeping[0]
    entry = _entry(op_name(op.func))
    given = _given(op, entry, views)
    if entry is None or given is None:
        return None
    kept: list[Kept] = []
    for slot, formula in _slots(op_name(op.func), tuple(has_edge)):
        tensor = given.get(slot) if slot != entry.tensors[0] else _clone(op, ops)
        if tensor is None:
            return None
        kept.append((slot, tensor, formula))
    return kept


# A network writes thousands of times, with a few kinds of ops.
@functools.cache
def _entry(op: str) -> Derivative | None:
    return derivative_of_write(op, arguments_of(op))


@functools.cache
def _slots(op: str, has_edge: tuple[bool, ...]) -> list[tuple[str, str]]:
    entry = _entry(op)
    return [] if entry is None else entry.kept(has_edge)


def _may_keep(op: str) -> bool:
    """Whether the node of an in-place op saves a tensor."""
    entry = _entry(op)
    if entry is None:
        return not op.startswith("aten::copy_")  # torch implements that node by hand
    return bool(_slots(op, (True,) * len(entry.inputs)))


def _given(op: OpFact, entry: Derivative | None, views: Views) -> dict[str, int | None] | None:
    """Name the input tensors of an op and its output; None: they do not match its entry."""
    if entry is None or len(op.inputs) != len(entry.tensors) or len(op.outputs) != 1:
        return None
    result = op.outputs[0]
    tensors = [views.last(storage, before=result) for storage in op.inputs]
    return {**dict(zip(entry.tensors, tensors, strict=True)), "result": result}


def _clone(op: OpFact, ops: Sequence[OpFact]) -> int | None:
    """Find torch's copy of the overwritten tensor."""
    for one in ops[: ops.index(op)]:
        if op_name(one.func).startswith("aten::clone") and one.inputs[:1] == op.inputs[:1]:
            (tensor,) = one.outputs
            return tensor
    return None
