"""Functions of torch that are replaced while a block is open.

Other libraries may replace the same functions. Generated code of torch.compile allocates through
functions of torch, and no dispatch mode sees that: they are replaced by functions that also note
the new tensor. So births, deaths and peaks inside a region are as exact as those of an op.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from torch import Tensor

from tb_actmem.recorder.torch_private import (
    ALLOCATORS,
    allocating,
    generated_modules,
    keep_from_dynamo,
)


class Patch:
    """One function of torch that our *wrapper* replaces while a block is open.

    Other libraries replace the same functions, in any order. A wrapper calls the function that
    it replaced. It is removed only if it is still in place. If another library has covered it,
    their function stays, and our wrapper passes every call through from then on.
    """

    def __init__(
        self,
        owner: Any,
        name: str,
        make: Callable[[Any], Any],
        copies: Sequence[tuple[str, str]] = (),
    ) -> None:
        """``copies`` are the (module, name) pairs by which torch imports the function."""
        self._owner = owner
        self._name = name
        self._make = make
        self._copies = copies
        self._made: list[tuple[Any, Any]] = []
        """(wrapper, the function that it calls): the covered ones, and the last one."""
        self._is_covered = False
        self.wrapper: Any = None
        """The active wrapper; every other one passes calls through."""

    def put(self) -> None:
        """Install the wrapper, if it is not installed."""
        if self.wrapper is not None:
            return
        behind = self._theirs()
        if not callable(behind):
            raise RuntimeError(f"{self.name} cannot be called")
        # Reuse the last wrapper: code that torch compiled meanwhile is guarded by it.
        if not self._made or self._is_covered or self._made[-1][1] is not behind:
            self._set_copies(behind)  # a block that failed may have left them
            keep = len(self._made) if self._is_covered else -1
            made = self._make(behind)
            # Torch would compile the wrapper around code that it has compiled without. A context
            # manager's own code is contextlib's, which other programs share.
            keep_from_dynamo(getattr(made, "__wrapped__", made), calls=False)
            self._made = [*self._made[:keep], (made, behind)]
            self._is_covered = False
        self.wrapper = self._made[-1][0]
        self._set(self.wrapper)

    def take(self) -> None:
        """Remove the wrapper, if it is installed; functions that cover it stay."""
        if self.wrapper is None:
            return
        if vars(self._owner).get(self._name) is self.wrapper:
            self._set(self._made[-1][1])
        else:
            self._is_covered = True
        self.wrapper = None

    def tidy(self, wrapper: Any) -> None:
        """Remove an old wrapper that a library has put back after covering it."""
        if vars(self._owner).get(self._name) is wrapper and self.wrapper is not wrapper:
            self._set(self._theirs())

    @property
    def is_replaced(self) -> bool:
        """Whether another function is installed in place of our wrapper."""
        return vars(self._owner).get(self._name) is not self.wrapper

    @property
    def name(self) -> str:
        """The function's name as users write it."""
        owner = self._owner
        return f"{getattr(owner, '__qualname__', owner.__name__)}.{self._name}"

    def _theirs(self) -> Any:
        """Return the current function, without our wrappers."""
        function = vars(self._owner).get(self._name, self._inherited())
        for wrapper, behind in reversed(self._made):
            if function is wrapper:
                function = behind
        return function

    def _set(self, function: Any) -> None:
        """Install a function; one that the owner inherits needs no attribute."""
        self._set_copies(function)
        if function is not self._inherited():
            setattr(self._owner, self._name, function)
        elif self._name in vars(self._owner):
            delattr(self._owner, self._name)

    def _set_copies(self, function: Any) -> None:
        """Install a function in place of torch's copies of our wrapper, or of the original.

        A module that is first imported in a block copies our wrapper.
        """
        for module, name in self._copies:
            copy = getattr(sys.modules.get(module), name, None)
            if any(copy is known for made in self._made for known in made):
                setattr(sys.modules[module], name, function)

    def _inherited(self) -> Any:
        """Return the function of the owner's base class; None: it has its own."""
        bases = getattr(self._owner, "__mro__", ())[1:]
        return next((vars(base)[self._name] for base in bases if self._name in vars(base)), None)


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
        raise TypeError(f"an allocator of torch is not a function: {own}")
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
