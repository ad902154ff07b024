"""What torch.compile's regions allocate, which no dispatch mode sees.

The code that inductor generates takes its memory by functions of torch's own. While a block is
open they are exchanged, in torch and in each generated module, for ones that note what they made;
so births, deaths and peaks inside of a region are those of any op.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from types import ModuleType
from typing import Any

from torch import Tensor

from tb_actmem.recorder.torch_private import ALLOCATORS, allocating, generated_modules

ALLOCATION = "inductor::empty_strided"
"""The op by which a compiled region takes memory."""

Allocator = Callable[..., Tensor]


def watch_allocations(note: Callable[[Tensor], None]) -> Callable[[], None]:
    """Hand every tensor that generated code allocates to ``note``; return what ends this."""
    own = {name: getattr(allocating, name) for name in ALLOCATORS}
    noting = {name: _noting(allocate, note) for name, allocate in own.items()}
    _exchange([allocating], noting)
    changed = _exchange(generated_modules(), noting)

    def put_back() -> None:
        _exchange([allocating, *changed, *generated_modules()], own)

    return put_back


def _noting(allocate: Allocator, note: Callable[[Tensor], None]) -> Allocator:
    def noted(*args: Any) -> Tensor:
        tensor = allocate(*args)
        note(tensor)
        return tensor

    return noted


def _exchange(modules: Iterable[ModuleType], doors: dict[str, Allocator]) -> list[ModuleType]:
    """Set the functions that modules allocate by; return the modules that have any."""
    changed = []
    for module in modules:
        names = vars(module)
        own = [name for name in doors if name in names or name[1:] in names]
        for name in own:
            names[name if name in names else name[1:]] = doors[name]
        if own:
            changed.append(module)
    return changed
