"""Hooks that a training registers step after step and never removes.

Each of them runs in every later step and keeps what it refers to. One that is registered once and
stays is as its program wants it; so only those are told that several steps have added.
"""

from __future__ import annotations

import functools
from bisect import bisect_right
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from torch import Tensor
from torch.nn import Module

from tb_actmem.recorder.frames import line_text
from tb_actmem.recorder.torch_private import hook_tables, next_hook, parameters

_begun: list[int] = []
"""The number of the next hook when blocks began that were watched, each once."""
_MOST = 1_000
_NAMED = 3
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
            key = f"{what} by {_place(hook)}"
            found[key] += 1
            steps.setdefault(key, set()).add(step)
    repeated = [(key, count) for key, count in found.most_common() if len(steps[key]) > 1]
    if repeated:
        named = ", ".join(f"{count:,} {key}" for key, count in repeated[:_NAMED])
        rest = f" and {len(repeated) - _NAMED:,} others" if len(repeated) > _NAMED else ""
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


def _place(hook: Any) -> str:
    """Where the function of a hook stands."""
    while isinstance(hook, functools.partial):
        hook = hook.func
    code = getattr(getattr(hook, "__func__", hook), "__code__", None)
    if code is None:
        return type(hook).__name__
    return line_text(code.co_filename, code.co_firstlineno, code.co_name)
