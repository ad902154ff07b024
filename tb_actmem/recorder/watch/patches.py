"""Stand in front of a function of torch's, among others who do the same, and step aside again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


class Patch:
    """One function in front of which ours, the *door*, stands while a block is open.

    Other libraries replace the same functions, and come and go in any order. A door calls what
    stood there when it was put up. It is taken down only where it still stands; where somebody
    has put theirs over it, theirs stays, and the door behind it lets everything through from
    then on.
    """

    def __init__(self, owner: Any, name: str, make: Callable[[Any], Any]) -> None:
        self._owner = owner
        self._name = name
        self._make = make
        self._made: list[tuple[Any, Any]] = []
        """(door, what it calls): those that somebody has covered, and the last one."""
        self._is_covered = False
        self.door: Any = None
        """The door that is up; every other one lets through."""

    def put(self) -> None:
        """Put the door up, if it is not."""
        if self.door is not None:
            return
        behind = self._theirs()
        # The same door as the last time, or what torch compiled meanwhile would not fit any more.
        if not self._made or self._is_covered or self._made[-1][1] is not behind:
            keep = len(self._made) if self._is_covered else -1
            self._made = [*self._made[:keep], (self._make(behind), behind)]
            self._is_covered = False
        self.door = self._made[-1][0]
        setattr(self._owner, self._name, self.door)

    def take(self) -> None:
        """Take the door down, if it is up; what others put over it stays."""
        if self.door is None:
            return
        if vars(self._owner)[self._name] is self.door:
            setattr(self._owner, self._name, self._made[-1][1])
        else:
            self._is_covered = True
        self.door = None

    def tidy(self, door: Any) -> None:
        """Take down a door of long ago, which somebody who had covered it put back."""
        if vars(self._owner)[self._name] is door and self.door is not door:
            setattr(self._owner, self._name, self._theirs())

    @property
    def is_replaced(self) -> bool:
        """Whether the door is up, but somebody else's function stands where it stood."""
        return self.door is not None and vars(self._owner)[self._name] is not self.door

    @property
    def name(self) -> str:
        """The function as users write it."""
        owner = self._owner
        return f"{getattr(owner, '__qualname__', owner.__name__)}.{self._name}"

    def _theirs(self) -> Any:
        """Find what stands there, behind any door of ours."""
        found = vars(self._owner)[self._name]
        for door, behind in reversed(self._made):
            if found is door:
                found = behind
        return found
