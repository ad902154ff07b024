"""Assigns the rows of a recording to the micro-batches of its step."""

from __future__ import annotations

from typing import NamedTuple

from tb_actmem.model import Note, PhaseKind, Recording
from tb_actmem.predict.formulas.layers import more_layers
from tb_actmem.predict.formulas.units import (
    OUTSIDE,
    Labels,
    Units,
    filled,
    first_known,
    looked_up,
    users_of,
    with_tensors,
)


class MicroBatches(NamedTuple):
    """The micro-batches of a step that accumulates gradients: each ends with a backward."""

    backwards: int
    """The backwards of one micro-batch."""

    @property
    def noun(self) -> str:
        """The word for one of them."""
        return "micro-batch"

    @property
    def text(self) -> str:
        """All of them."""
        return "micro-batches"

    def split(self, name: str | None) -> str | None:
        """Return the name: micro-batches run the same modules."""
        return name

    def count(self, recording: Recording) -> int:
        """Count the micro-batches that ran."""
        return _backwards(recording) // self.backwards

    def labels(self, recording: Recording) -> Labels:
        """Return the micro-batch of each row, if the row determines one."""
        last = _backwards(recording)
        numbers = (OUTSIDE if at == last else at // self.backwards for at in _numbers(recording))
        return _labels(recording, [*numbers])

    def noted(self, **values: str | None) -> Note:
        """Say that they are repeated, from which steps, and how that was proved."""
        return Note.of("micro-batches", **values)


def more_micro_batches(one: Recording, other: Recording, more: int) -> MicroBatches | None:
    """Return the micro-batches of which another recording has ``more``; None if it has not."""
    backwards, rest = divmod(_backwards(other) - _backwards(one), more)
    return MicroBatches(backwards) if backwards > 0 and not rest else None


def more_units(one: Recording, other: Recording, more: int) -> Units | None:
    """Return the layers or micro-batches of which another recording has more; None if it has not.

    ``more`` is the number of additional micro-batches.
    """
    return more_layers(one, other) or more_micro_batches(one, other, more)


def _backwards(recording: Recording) -> int:
    return sum(phase.kind is PhaseKind.BACKWARD for phase in recording.phases)


def _numbers(recording: Recording) -> list[int]:
    """Return the number of the backward to which each op belongs: of the next one.

    Ops between a backward and the next forward belong to the former up to the last one that reads
    a result of its forward, such as a loss that is added up.
    """
    numbers = list[int]()
    ended, forward = 0, range(0)
    for phase in recording.phases:
        ops = range(phase.first_op, phase.end_op)
        numbers += [ended] * len(ops)
        if phase.kind is PhaseKind.FORWARD:
            forward = ops
        elif phase.kind is PhaseKind.BACKWARD:
            ended += 1
        elif reading := [at for at in ops if _reads(recording, at, forward)]:
            for at in range(ops.start, reading[-1] + 1):
                numbers[at] -= 1
    return numbers


def _reads(recording: Recording, op: int, made: range) -> bool:
    """Tell whether an op receives memory that some earlier ops made."""
    births = (recording.storages[storage].birth for storage in recording.ops[op].inputs)
    return any(birth is not None and birth in made for birth in births)


def _labels(recording: Recording, ops: list[int | None]) -> Labels:
    """Return the labels of all rows, given those of the ops."""
    of_op = looked_up([*ops, OUTSIDE])  # behind the last op: a module call or a phase without ops
    calls = [of_op(call.first_op) for call in recording.modules]
    of_call = looked_up(calls)
    made = {op.node: label for op, label in zip(recording.ops, ops, strict=True)}
    nodes = [
        first_known([of_call(node.module), made.get(at)]) for at, node in enumerate(recording.nodes)
    ]
    of_node, users = looked_up(filled(nodes)), users_of(recording)
    labels = {
        "modules": calls,
        "nodes": nodes,
        "edges": [of_node(edge.consumer) for edge in recording.edges],
        "outputs": [of_node(output.node) for output in recording.outputs],
        "storages": [
            of_op(users.get(at) if row.birth is None else row.birth)
            for at, row in enumerate(recording.storages)
        ],
        "saves": [of_node(save.node) for save in recording.saves],
        "ops": ops,
        "phases": [of_op(phase.first_op) for phase in recording.phases],
        "arguments": [of_call(row.module) for row in recording.arguments],
    }
    return with_tensors(recording, labels, {})
