"""Predicted backwards beside those that ran, op by op."""

from __future__ import annotations

from typing import NamedTuple

from tb_actmem.analysis.index import Index
from tb_actmem.analysis.totals.timeline import live_bytes
from tb_actmem.model import Recording

UNSURE = {"forward-in-backward", "ctx-copies", "stored-elsewhere"}
"""Notes after which a backward may run other ops, or release memory at other ones."""


def noted_bytes(before: Recording, predicted: Recording) -> int:
    """Add up by how much the notes of a prediction say that its peak can differ."""
    notes = set(predicted.meta.notes) - set(before.meta.notes)
    values = (dict(note.values).get("nbytes", 0) for note in notes)
    return sum(value for value in values if isinstance(value, int))


class Moment(NamedTuple):
    """An op of a backward, and the memory that is alive then."""

    name: str
    is_again: bool
    """Whether a recomputation runs it, in which local variables may hold more memory."""
    nbytes: int
    """The bytes alive after it."""
    most: int
    """The same, or those while a packed slot looked at its tensor directly before."""


def backward(recording: Recording) -> list[Moment]:
    """List the ops of the backwards, without the detach with which a packed slot looks."""
    after = live_bytes(Index(recording))[recording.storages[0].device].after_op
    alive, most, found = 0, 0, list[Moment]()
    for at, op in enumerate(recording.ops):
        alive = after.get(at, alive)
        most = max(most, alive)
        if op.name != "aten::detach":
            if op.backward_of is not None:
                found.append(Moment(op.name, op.module is not None, alive, most))
            most = 0
    return found


def has_more_memory(predicted: Recording, ran: Recording, most: int) -> bool:
    """Assert that two steps run the same backwards, whose memory differs by at most so many bytes.

    Tell whether a recomputation that ran has more memory than predicted, in local variables.
    """
    found, ours, theirs = False, backward(predicted), backward(ran)
    assert sorted(op[:2] for op in ours) == sorted(op[:2] for op in theirs)
    for said, true in zip(ours, theirs, strict=True):
        if said[:2] != true[:2]:
            continue  # a recomputation may make the copies of autocast in another order
        assert said.nbytes <= true.most + most, said
        is_more = true.nbytes > said.nbytes + most
        assert said.is_again or not is_more, said
        found = found or is_more
    return found
