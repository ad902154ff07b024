"""Nodes whose saved tensors cannot be read, and the ops of in-place writes into views.

Python cannot read C++ Functions, ops on lists of tensors, and the node of a write into a view,
which torch puts inside a CopySlices. The compiled observer reads all of them, but not TorchScript.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from itertools import accumulate

from tb_actmem.model import COPY_SLICES, Category, Note
from tb_actmem.recorder.assemble.op_rows import is_in_place, op_name
from tb_actmem.recorder.evidence.classify import Verdict
from tb_actmem.recorder.graph.read import GraphFacts
from tb_actmem.recorder.graph.saves import NodeType
from tb_actmem.recorder.watch.source import OpFact, RawFacts

_TORCHSCRIPT = "DifferentiableGraphBackward"
_BUILD = "python -m tb_actmem.recorder.engine"
"""The command that builds the compiled observer."""


def unread_notes(types: Sequence[NodeType], unexplained: int | None) -> Iterator[Note]:
    """Report the nodes that cannot be read.

    ``unexplained``: living bytes without a known holder; None without an op stream.
    """
    nodes = [kind.name for kind in types if kind.is_hidden]
    if not nodes:
        return
    names = sorted(set(nodes))
    yield Note.of(
        "cpp-function" if unexplained is not None else "cpp-function-unread",
        names=names,
        count=len(nodes),
        unexplained=unexplained,
        command=None if names == [_TORCHSCRIPT] else _BUILD,
    )


def unexplained_bytes(raw: RawFacts, facts: GraphFacts, verdicts: Sequence[Verdict]) -> int:
    """Count the living bytes that a forward made and that have no known holder."""
    storages, ends = raw.storages, [begin for begin, _ in raw.backwards]
    begins = [0, *(end for _, end in raw.backwards)]
    saved = facts.saved_storages(storages)
    total = 0
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
            total += storages.nbytes[storage]
    return total


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
