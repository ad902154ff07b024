"""Replace a function of torch and restore it, even when other libraries replace it too."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


class Patch:
    """One function of torch that our *wrapper* replaces while a block is open.

    Other libraries replace the same functions, in any order. A wrapper calls the function that
    it replaced. It is removed only if it is still in place. If another library has covered it,
    their function stays, and our wrapper passes every call through from then on.
    """

    def __init__(self, owner: Any, name: str, make: Callable[[Any], Any]) -> None:
        self._owner = owner
        self._name = name
        self._make = make
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
            keep = len(self._made) if self._is_covered else -1
            self._made = [*self._made[:keep], (self._make(behind), behind)]
            self._is_covered = False
        self.wrapper = self._made[-1][0]
        setattr(self._owner, self._name, self.wrapper)

    def take(self) -> None:
        """Remove the wrapper, if it is installed; functions that cover it stay."""
        if self.wrapper is None:
            return
        if vars(self._owner)[self._name] is self.wrapper:
            setattr(self._owner, self._name, self._made[-1][1])
        else:
            self._is_covered = True
        self.wrapper = None

    def tidy(self, wrapper: Any) -> None:
        """Remove an old wrapper that a library has put back after covering it."""
        if vars(self._owner)[self._name] is wrapper and self.wrapper is not wrapper:
            setattr(self._owner, self._name, self._theirs())

    @property
    def is_replaced(self) -> bool:
        """Whether another function is installed in place of our wrapper."""
        return vars(self._owner)[self._name] is not self.wrapper

    @property
    def name(self) -> str:
        """The function's name as users write it."""
        owner = self._owner
        return f"{getattr(owner, '__qualname__', owner.__name__)}.{self._name}"

    def _theirs(self) -> Any:
        """Return the current function, without our wrappers."""
        found = vars(self._owner)[self._name]
        for wrapper, behind in reversed(self._made):
            if found is wrapper:
                found = behind
        return found
