"""Allocations of torch.compile's regions, which no dispatch mode sees.

Code that inductor generates allocates through functions of torch. While a block is open, they are
replaced in torch and in each generated module by functions that also note the new tensor. So
births, deaths and peaks inside a region are as exact as those of an op.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from typing import Any

from torch import Tensor

from tb_actmem.recorder.torch_private import ALLOCATORS, allocating, generated_modules

ALLOCATION = "inductor::empty_strided"
"""The name of the op with which a compiled region allocates memory."""

Allocator = Callable[..., Tensor]
Namespace = dict[str, Any]

_watched: set[int] = set()
"""Identities of the namespaces in which the functions are replaced, or were in the last block."""


def is_watched_code(function: Any) -> bool:
    """Whether a function is generated code whose allocations were noted in this block."""
    return id(function.__globals__) in _watched


def watch_allocations(note: Callable[[Tensor], None]) -> Callable[[], None]:
    """Pass every tensor that generated code allocates to ``note``; return how to end it."""
    own: dict[str, Allocator] = {name: _behind(getattr(allocating, name)) for name in ALLOCATORS}
    if not all(map(callable, own.values())):  # they will be put back
        raise TypeError(f"an allocator of torch is no function: {own}")
    changed: list[Namespace] = [vars(allocating)]
    _watched.clear()

    def noting(allocate: Allocator) -> Allocator:
        def noted(*args: Any) -> Tensor:
            tensor = allocate(*args)
            caller = sys._getframe(1).f_globals
            if id(caller) not in _watched:  # generated while the block was open
                changed.append(caller)
                _watched.add(id(caller))
            note(tensor)
            return tensor

        setattr(noted, _BEHIND, allocate)
        return noted

    changed += [vars(module) for module in generated_modules()]
    _exchange(changed, {name: noting(allocate) for name, allocate in own.items()})
    _watched.update(map(id, changed))

    def put_back() -> None:
        _exchange([*changed, *(vars(module) for module in generated_modules())], own)

    return put_back


_BEHIND = "actmem_behind"
"""The attribute in which our function keeps the one that it replaces."""


def _behind(allocate: Allocator) -> Allocator:
    """Return torch's function, even if an interrupt has left ours in place."""
    while hasattr(allocate, _BEHIND):
        allocate = getattr(allocate, _BEHIND)
    return allocate


def _exchange(namespaces: Iterable[Namespace], allocators: dict[str, Allocator]) -> None:
    """Set the functions by which code in some namespaces allocates."""
    for names in namespaces:
        for name, allocate in allocators.items():
            for known in (name, name[1:]):
                if known in names:
                    names[known] = allocate
