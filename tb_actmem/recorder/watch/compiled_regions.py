"""What torch.compile's regions allocate, which no dispatch mode sees.

The code that inductor generates takes its memory by functions of torch's own. While a block is
open they are exchanged, in torch and in each generated module, for ones that note what they made;
so births, deaths and peaks inside of a region are those of any op.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from typing import Any

from torch import Tensor

from tb_actmem.recorder.torch_private import ALLOCATORS, allocating, generated_modules

ALLOCATION = "inductor::empty_strided"
"""The op by which a compiled region takes memory."""

Allocator = Callable[..., Tensor]
Namespace = dict[str, Any]

_watched: set[int] = set()
"""Identities of the namespaces in which the functions are exchanged, or were in the last block."""


def is_watched_code(function: Any) -> bool:
    """Tell whether a function is generated code whose allocations were noted in this block."""
    return id(function.__globals__) in _watched


def watch_allocations(note: Callable[[Tensor], None]) -> Callable[[], None]:
    """Hand every tensor that generated code allocates to ``note``; return what ends this."""
    own: dict[str, Allocator] = {name: _behind(getattr(allocating, name)) for name in ALLOCATORS}
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
"""The attribute under which a function of ours has the one that it stands for."""


def _behind(allocate: Allocator) -> Allocator:
    """What torch has, though an interrupt may have kept ours from being put back."""
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
