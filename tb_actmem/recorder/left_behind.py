"""Memory without a graph that one step of a training after the other leaves behind.

A list of detached outputs, or a cache that grows, is followed by no graph. Of a training that one
recorder watches the storages are remembered, weakly, that a watched step has made and left alive.
What a later one uses is no waste, nor is what was made once, as an average of the weights; so only
that is told which several steps have made at one place, and which this one has not touched.
"""

from __future__ import annotations

import weakref
from collections.abc import Collection, Iterable, Iterator
from typing import NamedTuple

import torch

from tb_actmem.recorder.frames import Frames, line_text
from tb_actmem.recorder.op_rows import op_name
from tb_actmem.recorder.source import OpFact, RawFacts
from tb_actmem.recorder.torch_private import cdata

MOST = 10_000
"""Storages that are remembered."""
_NAMED = 3
"""How many places a note names."""


class _Left(NamedTuple):
    storage: weakref.ref[torch.UntypedStorage]
    nbytes: int
    place: str
    """The op that made it, with its line where that is known."""
    step: int


class LeftBehind:
    """What the watched steps of one training have made and left alive."""

    def __init__(self) -> None:
        self._found: list[_Left] = []
        self._step = 0

    def notes(self, raw: RawFacts, told: Collection[int]) -> Iterator[str]:
        """Say what is alive of what earlier steps made, and what this one, ``raw``, did not use.

        ``told`` are the keys of storages that graphs keep, of which there is another note.
        """
        self._found = [left for left in self._found if left.storage() is not None]
        at: dict[str, list[_Left]] = {}
        for left in self._found:
            memory = left.storage()
            key = None if memory is None else cdata(memory)
            if key is not None and key not in told and raw.storages.find(key) is None:
                at.setdefault(left.place, []).append(left)
        grown = [places for places in at.values() if len({left.step for left in places}) > 1]
        grown.sort(key=lambda places: -_nbytes(places))
        if grown:
            least = "at least " if len(self._found) >= MOST else ""
            named = "; ".join(f"{least}{_text(places)}" for places in grown[:_NAMED])
            rest = f"; and of {len(grown) - _NAMED:,} other places" if len(grown) > _NAMED else ""
            yield (
                "Several watched steps have left memory behind that is still alive, and that this "
                f"one has not used: {named}{rest}."
            )

    def remember(self, raw: RawFacts) -> None:
        """Remember what the step ``raw`` has made that is alive, but for what the model keeps."""
        self._step += 1
        storages, evidence = raw.storages, raw.storages.evidence
        gone = {*storages.death, *evidence.names, *evidence.gradients, *evidence.optimizer}
        made = {
            storage: raw.ops[birth]
            for storage, birth in enumerate(storages.birth)
            if birth is not None and storage not in gone and storages.nbytes[storage]
        }
        frames = Frames()
        for storage, memory in storages.living(made):
            if len(self._found) < MOST:
                place = _place(made[storage], frames)
                nbytes = memory.nbytes()
                self._found.append(_Left(weakref.ref(memory), nbytes, place, self._step))


def _place(op: OpFact, frames: Frames) -> str:
    text = op_name(op.func).rpartition("::")[2].partition(".")[0]
    line = frames.index(op.site)
    return text if line is None else f"{text} at {line_text(*frames.rows[line])}"


def _nbytes(places: Iterable[_Left]) -> int:
    return sum(left.nbytes for left in places)


def _text(places: Collection[_Left]) -> str:
    steps = len({left.step for left in places})
    place = next(iter(places)).place
    return f"{_nbytes(places):,} bytes in {len(places):,} storages of {steps:,} steps, by {place}"
