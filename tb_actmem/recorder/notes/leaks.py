"""Hooks that a training registers step after step and never removes.

Each of them runs in every later step and keeps what it refers to. One that is registered once and
stays is as its program wants it; so only those are told that several steps have added.
"""

from __future__ import annotations

import functools
import weakref
from bisect import bisect_right
from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from typing import Any, NamedTuple

import torch
from torch import Tensor
from torch.nn import Module

from tb_actmem.recorder.assemble.op_rows import op_name
from tb_actmem.recorder.torch_private import cdata, hook_tables, next_hook, parameters
from tb_actmem.recorder.watch.source import Frames, OpFact, RawFacts, line_text

_begun: list[int] = []
"""The number of the next hook when blocks began that were watched, each once."""
_MOST = 1_000
_NAMED_HOOKS = 3
"""How many places a note names."""


def note_begin() -> None:
    """Note that a block begins: what is registered from now on is of it or of a later one."""
    number = next_hook()
    if not _begun or _begun[-1] < number:
        _begun.append(number)
        del _begun[1:-_MOST]


def hook_notes(modules: Iterable[tuple[str, Module]]) -> Iterator[str]:
    """Say which hooks of a model several steps have added, one by one."""
    found: Counter[str] = Counter()
    steps: dict[str, set[int]] = {}
    for what, number, hook in _hooks(modules):
        step = bisect_right(_begun, number)
        if step:
            key = f"{what} by {_hook_place(hook)}"
            found[key] += 1
            steps.setdefault(key, set()).add(step)
    repeated = [(key, count) for key, count in found.most_common() if len(steps[key]) > 1]
    if repeated:
        named = ", ".join(f"{count:,} {key}" for key, count in repeated[:_NAMED_HOOKS])
        rest = (
            f" and {len(repeated) - _NAMED_HOOKS:,} others" if len(repeated) > _NAMED_HOOKS else ""
        )
        yield f"Hooks have been added in several steps and not removed: {named}{rest}."


def _hooks(modules: Iterable[tuple[str, Module]]) -> Iterator[tuple[str, int, Any]]:
    """Every hook of a model: (what it is, its number, the function)."""
    for name, module in modules:
        own = name or type(module).__name__
        for kind, table in hook_tables(module):
            yield from ((f"{kind} of {own}", number, hook) for number, hook in table)
        for key, parameter in parameters(module).items():
            if isinstance(parameter, Tensor):
                whose = f"{name}.{key}".lstrip(".")
                for kind, table in hook_tables(parameter):
                    yield from ((f"{kind} of {whose}", number, hook) for number, hook in table)


def _hook_place(hook: Any) -> str:
    """Where the function of a hook stands."""
    while isinstance(hook, functools.partial):
        hook = hook.func
    code = getattr(getattr(hook, "__func__", hook), "__code__", None)
    if code is None:
        return type(hook).__name__
    return line_text(code.co_filename, code.co_firstlineno, code.co_name)


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
