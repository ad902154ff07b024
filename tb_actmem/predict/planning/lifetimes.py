"""The lifetimes of storages for any choice of modules: derived once, queried many times.

A moment is after an op of the recording, or in a recomputation before an op. The sums equal those
of `predict.checkpoint`, but no rows of a recording are made.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import accumulate, pairwise
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tb_actmem.analysis.index import Index
from tb_actmem.analysis.index.devices import first_device, storages_by_device
from tb_actmem.analysis.index.storages import OWN
from tb_actmem.analysis.totals.model_states import lifetimes_with_model, used_storages
from tb_actmem.predict.checkpointing.lifetimes import deaths, state_bytes, states_meanwhile
from tb_actmem.predict.checkpointing.step import Step, step_of
from tb_actmem.predict.planning.candidates import Candidate

NEVER = 1 << 62
"""The death of storages that are alive at the end."""


class Taken(NamedTuple):
    """A result that a recomputation takes out of its checkpoint's cache and then releases."""

    storage: int
    nbytes: int
    dies_within: int
    """After how many of the recomputation's ops it is released."""


class Part(NamedTuple):
    """The fullest moment of a part of a recomputation that ends when it releases a result."""

    ran: int
    """How many ops of the recomputation have run before."""
    made_bytes: int
    """Bytes that the recomputation made and that are alive then."""


class Run(NamedTuple):
    """A recomputation: the memory that it holds while it runs, and leaves for the backward."""

    candidate: int
    call: int
    before: int
    """The op of the backward before which it runs."""
    parts: tuple[Part, ...]
    taken: tuple[Taken, ...]
    left: tuple[tuple[int, int], ...]
    """(bytes, after how many ops of the recording they die) of memory that outlives it."""

    @property
    def left_bytes(self) -> int:
        """All bytes that outlive it."""
        return sum(nbytes for nbytes, _ in self.left)


class Moment(NamedTuple):
    """A moment at which memory is counted."""

    op: int
    run: Run | None
    """In this recomputation before the op; None: after the op."""
    part: int = 0
    """The index of the recomputation's part."""


class Moments(Sequence[tuple[int, Moment]]):
    """The live bytes at every moment of a step: after each op, then in each recomputation."""

    def __init__(self, after: NDArray[np.int64], parts: Sequence[tuple[int, Moment]]) -> None:
        self._nbytes = np.concatenate((after, np.array([part[0] for part in parts], np.int64)))
        self._ops, self._parts = len(after), parts

    @property
    def peak_bytes(self) -> int:
        """The largest of the live bytes."""
        return int(self._nbytes.max(initial=0))

    def largest_first(self) -> Iterator[tuple[int, Moment]]:
        """Yield all moments."""
        return map(self.__getitem__, np.argsort(-self._nbytes, kind="stable").tolist())

    def __len__(self) -> int:
        return len(self._nbytes)

    def __getitem__(self, position: Any) -> Any:
        if position < self._ops:
            return int(self._nbytes[position]), Moment(range(self._ops)[position], None)
        return self._parts[position - self._ops]


class Counted(NamedTuple):
    """A storage that counts for the peak."""

    storage: int
    nbytes: int
    birth: int
    death: int


class Lifetimes:
    """The lifetimes of a step's storages, and how checkpoints change them.

    ``with_model`` also counts the model states and the inputs, beside the memory that the step
    makes.
    """

    def __init__(
        self, index: Index, candidates: Sequence[Candidate], *, with_model: bool = False
    ) -> None:
        self.step = step_of(index)
        self.candidates = candidates
        self.ops = len(index.recording.ops)
        self.device = first_device(index)
        counted = [*_counted(index, self.device, with_inputs=with_model)]
        if with_model:
            counted += _beside(index, self.device, {one.storage for one in counted})
        self.counted = tuple(counted)
        # The same as columns.
        self._nbytes, births, self._deaths = (
            np.array([one[1:] for one in counted], np.int64).reshape(-1, 3).T
        )
        self._least_deaths = births + 1
        self._born = _sums(births, self._nbytes, self.ops)
        self._place = {one.storage: at for at, one in enumerate(counted) if one.storage != _NOBODY}
        self.state_bytes = state_bytes(self.device)
        runs = [
            _run(self.step, number, candidate, of, self.device)
            for number, candidate in enumerate(candidates)
            for of in range(len(candidate.again))
        ]
        self.runs = sorted(runs, key=lambda run: (run.before, run.call))

    def bytes_at(self, chosen: Collection[int]) -> Moments:
        """Return the live bytes at every moment of the step if these candidates are chosen."""
        after, born, deaths = self._after(chosen)
        runs = [run for run in self.runs if run.candidate in chosen]
        left = self._left(runs)
        dying = Counter[int]()
        for run in runs:
            for nbytes, death in run.left:
                dying[death] += nbytes
        parts: list[tuple[int, Moment]] = []
        here, before = -1, 0
        for run in runs:
            if run.before != here:
                here, before = run.before, int(left[run.before - 1]) if run.before else 0
                before -= dying[here]
            live = int(after[here] - born[here])
            for number, part in enumerate(run.parts):
                held = sum(
                    taken.nbytes
                    for taken in run.taken
                    if part.ran < taken.dies_within and deaths[taken.storage] <= here
                )
                nbytes = live + before + part.made_bytes + held
                parts.append((nbytes, Moment(here, run, number)))
            before += run.left_bytes
        return Moments(after + left, parts)

    def _after(
        self, chosen: Collection[int]
    ) -> tuple[NDArray[np.int64], NDArray[np.int64], Mapping[int, int]]:
        """Return the bytes after each op of the recording, and the bytes born with each op.

        Also return the new deaths of storages that checkpoints release or hold.
        """
        of = [self.candidates[number] for number in sorted(chosen)]
        regions = [region for candidate in of for region in candidate.regions]
        ends = {storage: moment_of(death) for storage, death in deaths(self.step, regions).items()}
        for storage, death in ((until.storage, until.dies) for one in of for until in one.held):
            known = self.step.recording.storages[storage].death
            end = ends.setdefault(storage, moment_of(known))
            ends[storage] = max(end, moment_of(death))
        changed = [(self._place[one], end) for one, end in ends.items() if one in self._place]
        places, new = np.array(changed, np.int64).reshape(-1, 2).T
        died = self._deaths.copy()
        died[places] = new
        died = np.minimum(np.maximum(died, self._least_deaths), self.ops)
        born, gone = self._born.copy(), _sums(died, self._nbytes, self.ops)
        for region in regions:
            born[region.ops.start] += self.state_bytes
            gone[self.ops if region.dropped is None else region.dropped] += self.state_bytes
        for back in (back for candidate in of for back in candidate.back):
            born[back.before] += back.nbytes
            gone[max(back.end, back.before + 1)] += back.nbytes
        return np.cumsum(born - gone)[:-1], born, ends

    def _left(self, runs: Iterable[Run]) -> NDArray[np.int64]:
        """Return the bytes after each op that recomputations have left."""
        changes = [0] * (self.ops + 1)
        for run in runs:
            for nbytes, death in run.left:
                changes[run.before] += nbytes
                changes[min(death, self.ops)] -= nbytes
        return np.cumsum(np.array(changes, np.int64))[:-1]


def _sums(moments: NDArray[np.int64], nbytes: NDArray[np.int64], ops: int) -> NDArray[np.int64]:
    """Sum bytes by their moments, from 0 to the number of ops."""
    found = np.zeros(ops + 1, np.int64)
    np.add.at(found, moments, nbytes)
    return found


def _counted(index: Index, device: str, *, with_inputs: bool) -> Iterable[Counted]:
    """List the storages on the device, except the model's own, whose lifetimes a choice can change.

    They were made since the recording began. ``with_inputs`` adds older ones that ops used: a
    checkpoint keeps its arguments longer.
    """
    older = used_storages(index) if with_inputs else frozenset[int]()
    for storage in storages_by_device(index)[device]:
        row = index.recording.storages[storage]
        if (row.birth is None and storage not in older) or row.category in OWN or not row.nbytes:
            continue
        yield Counted(storage, row.nbytes, row.birth or 0, moment_of(row.death))


def _beside(index: Index, device: str, counted: Collection[int]) -> Iterable[Counted]:
    """List the other storages of the total peak; no choice changes them, so they have no number."""
    for storage, _, (birth, death, nbytes) in lifetimes_with_model(index, device):
        if storage not in counted:
            yield Counted(_NOBODY, nbytes, birth, moment_of(death))


def moment_of(death: int | None) -> int:
    """Return the number of ops after which a storage dies, also of one that is alive at the end."""
    return NEVER if death is None else death


_NOBODY = -1
"""The number of a storage that no choice changes."""


def _run(step: Step, number: int, candidate: Candidate, of: int, device: str) -> Run:
    again, storages = candidate.again[of], step.recording.storages
    changes = [0] * (len(again.ops) + 2)
    left = []
    for made in again.made:
        row = storages[made.storage]
        if row.device != device or not row.nbytes:
            continue
        changes[made.birth] += row.nbytes
        if made.dies_within is None:
            left.append((row.nbytes, made.dies))
        else:
            end = max(made.dies_within, made.birth + 1)
            changes[min(end, len(again.ops) + 1)] -= row.nbytes
    for state in states_meanwhile(step, again, 0):
        if state.device == device:
            changes[state.birth or 0] += state.nbytes
            changes[len(again.ops)] -= state.nbytes
    ends: dict[int, int] = {}
    for until in candidate.held:
        if until.run == of and storages[until.storage].device == device:
            ends[until.storage] = max(until.dies_within, ends.get(until.storage, 0))
    taken = tuple(Taken(one, storages[one].nbytes, end) for one, end in ends.items())
    parts = _parts([*accumulate(changes)], {*ends.values()})
    return Run(number, again.region.call, again.before, tuple(parts), taken, tuple(left))


def _parts(made: Sequence[int], ends: Collection[int]) -> Iterator[Part]:
    """Return the largest live bytes in each part between two releases of results."""
    bounds = [0, *sorted(end for end in ends if 0 < end < len(made)), len(made)]
    for first, end in pairwise(bounds):
        ran = max(range(first, end), key=made.__getitem__)
        yield Part(ran, max(0, made[ran]))
