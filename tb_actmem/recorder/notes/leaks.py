"""Hooks and memory that a training adds in every step and never removes.

A hook runs in every later step and keeps its objects alive. A hook that is registered once may be
intended, so a note lists only those that several steps have added. Leaked memory is handled alike.
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

from tb_actmem.model import Note
from tb_actmem.recorder.assemble.op_rows import op_name
from tb_actmem.recorder.torch_private import cdata, hook_tables, next_hook, parameters
from tb_actmem.recorder.watch import Frames, OpFact, RawFacts, line_text

_begun: list[int] = []
"""The number of the next hook at the begin of each watched block, without duplicates."""
_MOST = 1_000
_NAMED_HOOKS = 3
"""Maximum number of hooks that a note names."""


def note_begin() -> None:
    """Note that a block begins: later hooks belong to it or to a later one."""
    number = next_hook()
    if not _begun or _begun[-1] < number:
        _begun.append(number)
        del _begun[1:-_MOST]


def hook_notes(modules: Iterable[tuple[str, Module]]) -> Iterator[Note]:
    """Report the hooks of a model that several steps have added."""
    if not _begun or next_hook() <= _begun[0]:
        return  # every hook is older than the first block
    counts: Counter[str] = Counter()
    steps: dict[str, set[int]] = {}
    for what, number, hook in _hooks(modules):
        step = bisect_right(_begun, number)
        if step:
            key = f"{what} by {_hook_place(hook)}"
            counts[key] += 1
            steps.setdefault(key, set()).add(step)
    repeated = [(key, count) for key, count in counts.most_common() if len(steps[key]) > 1]
    if repeated:
        hooks = (f"{count:,} {key}" for key, count in repeated[:_NAMED_HOOKS])
        others = max(0, len(repeated) - _NAMED_HOOKS)
        yield Note.of("repeated-hooks", hooks=hooks, others=others or None)


def _hooks(modules: Iterable[tuple[str, Module]]) -> Iterator[tuple[str, int, Any]]:
    """Yield every hook of a model: (description, number, function)."""
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
    """Return the line on which a hook's function is defined."""
    while isinstance(hook, functools.partial):
        hook = hook.func
    code = getattr(getattr(hook, "__func__", hook), "__code__", None)
    if code is None:
        return type(hook).__name__
    return line_text(code.co_filename, code.co_firstlineno, code.co_name)


MOST = 10_000
"""Maximum number of storages that are remembered."""
_NAMED = 3
"""Maximum number of source lines that a note names."""


class _Leak(NamedTuple):
    storage: weakref.ref[torch.UntypedStorage]
    nbytes: int
    place: str
    """The op that made it, and its line if that is known."""
    step: int


class Leaks:
    """Memory that the watched steps of one training have made and left alive."""

    def __init__(self) -> None:
        self._found: list[_Leak] = []
        self._step = 0

    def notes(self, raw: RawFacts, told: Collection[int]) -> Iterator[Note]:
        """Report living memory of earlier steps that this one, ``raw``, did not use.

        ``told`` are the keys of storages that graphs keep: another note reports those.
        """
        self._found = [left for left in self._found if left.storage() is not None]
        at: dict[str, list[_Leak]] = {}
        for left in self._found:
            memory = left.storage()
            key = None if memory is None else cdata(memory)
            if key is not None and key not in told and raw.storages.find(key) is None:
                at.setdefault(left.place, []).append(left)
        grown = [places for places in at.values() if len({left.step for left in places}) > 1]
        grown.sort(key=lambda places: -_nbytes(places))
        is_all = len(self._found) < MOST
        for position, places in enumerate(grown[:_NAMED], start=1):
            others = max(0, len(grown) - _NAMED) if position == _NAMED else 0
            nbytes = _nbytes(places)
            yield Note.of(
                "leaked-memory",
                nbytes=nbytes if is_all else None,
                least_nbytes=None if is_all else nbytes,
                storages=len(places),
                steps=len({left.step for left in places}),
                place=places[0].place,
                others=others or None,
            )

    def remember(self, raw: RawFacts) -> None:
        """Remember the living memory that the step ``raw`` has made, except the model's."""
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
                self._found.append(_Leak(weakref.ref(memory), nbytes, place, self._step))


def _place(op: OpFact, frames: Frames) -> str:
    text = op_name(op.func).rpartition("::")[2].partition(".")[0]
    line = frames.index(op.site)
    return text if line is None else f"{text} at {line_text(*frames.rows[line])}"


def _nbytes(places: Iterable[_Leak]) -> int:
    return sum(left.nbytes for left in places)
