"""What lives when, whichever modules a plan chooses: once found out, asked again and again.

A moment is after an op of the recording, or in a recomputation, which stands before an op. It is
the same that `what_if` says, without the rows of a recording.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from itertools import accumulate
from typing import NamedTuple

from tb_actmem.analysis.devices import first_device, storages_by_device
from tb_actmem.analysis.index import Index
from tb_actmem.analysis.plan.candidates import Candidate
from tb_actmem.analysis.predict.again import Again, made_again
from tb_actmem.analysis.predict.lives import deaths
from tb_actmem.analysis.predict.memory_rows import meanwhile_bytes, state_bytes
from tb_actmem.analysis.storages import OWN

NEVER = 1 << 62
"""The death of what is alive at the end."""


class Run(NamedTuple):
    """A recomputation: what it holds while it runs, and leaves for the backward."""

    candidate: int
    call: int
    before: int
    """The op of the backward before which it runs."""
    working_bytes: int
    """The most of what it makes that is alive at once."""
    left: tuple[tuple[int, int], ...]
    """(bytes, after how many ops of the recording they die) of what outlives it."""

    @property
    def left_bytes(self) -> int:
        """All that outlives it."""
        return sum(nbytes for nbytes, _ in self.left)


class Moment(NamedTuple):
    """When memory is counted."""

    op: int
    run: Run | None
    """In this recomputation before the op; None: after the op."""


class Counted(NamedTuple):
    """A storage that counts for the peak."""

    storage: int
    nbytes: int
    birth: int
    death: int


class Lives:
    """The lives of the storages of a step, and how checkpoints change them."""

    def __init__(self, index: Index, candidates: Sequence[Candidate]) -> None:
        self.index = index
        self.candidates = candidates
        self.ops = len(index.recording.ops)
        self.device = first_device(index)
        self.counted = tuple(_counted(index, self.device))
        self.state_bytes = state_bytes(self.device)
        runs = [
            _run(index, number, again, self.device)
            for number, candidate in enumerate(candidates)
            for again in candidate.again
        ]
        self.runs = sorted(runs, key=lambda run: (run.before, run.call))

    def bytes_at(self, chosen: Collection[int]) -> list[tuple[int, Moment]]:
        """The live bytes at every moment of the step in which these candidates are checkpointed."""
        after, born = self._after(chosen)
        runs = [run for run in self.runs if run.candidate in chosen]
        left = self._left(runs)
        found = [
            (live + more, Moment(op, None))
            for op, (live, more) in enumerate(zip(after, left, strict=True))
        ]
        dying = Counter[int]()
        for run in runs:
            for nbytes, death in run.left:
                dying[death] += nbytes
        here, before = -1, 0
        for run in runs:
            if run.before != here:
                here, before = run.before, left[run.before - 1] if run.before else 0
                before -= dying[here]
            live = after[here] - born[here]
            found.append((live + before + run.working_bytes, Moment(here, run)))
            before += run.left_bytes
        return found

    def _after(self, chosen: Collection[int]) -> tuple[list[int], list[int]]:
        """After each op the bytes of what the recording has, and those that it made itself."""
        regions = [
            region for number in sorted(chosen) for region in self.candidates[number].regions
        ]
        changed = deaths(self.index, regions)
        changes, born = [0] * (self.ops + 1), [0] * (self.ops + 1)
        for storage, nbytes, birth, death in self.counted:
            if storage in changed:
                ends = changed[storage]
                death = NEVER if ends is None else ends
            changes[birth] += nbytes
            born[birth] += nbytes
            changes[min(max(death, birth + 1), self.ops)] -= nbytes
        for region in regions:
            changes[region.first_op] += self.state_bytes
            born[region.first_op] += self.state_bytes
            end = self.ops if region.release is None else region.release
            changes[end] -= self.state_bytes
        return [*accumulate(changes[:-1])], born

    def _left(self, runs: Iterable[Run]) -> list[int]:
        """After each op the bytes of what recomputations have left."""
        changes = [0] * (self.ops + 1)
        for run in runs:
            for nbytes, death in run.left:
                changes[run.before] += nbytes
                changes[min(death, self.ops)] -= nbytes
        return [*accumulate(changes[:-1])]


def _counted(index: Index, device: str) -> Iterable[Counted]:
    """What was made on the device since the recording began, but for the model's own."""
    for storage in storages_by_device(index)[device]:
        row = index.recording.storages[storage]
        if row.birth is not None and row.category not in OWN and row.nbytes:
            death = NEVER if row.death is None else row.death
            yield Counted(storage, row.nbytes, row.birth, death)


def _run(index: Index, candidate: int, again: Again, device: str) -> Run:
    changes: dict[int, int] = {}
    left = []
    for made in made_again(index, again):
        row = index.recording.storages[made.storage]
        if row.device != device or not row.nbytes:
            continue
        changes[made.birth] = changes.get(made.birth, 0) + row.nbytes
        if made.dies_within is None:
            left.append((row.nbytes, made.dies))
        else:
            end = max(made.dies_within, made.birth + 1)
            changes[end] = changes.get(end, 0) - row.nbytes
    most = max(accumulate(changes[at] for at in sorted(changes)), default=0)
    most = max(0, most) + meanwhile_bytes(index.recording, device)
    return Run(candidate, again.region.call, again.before, most, tuple(left))
