"""A session of the library: the facts about one block."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tb_actmem.recorder.engine.library import Functions


class Session:
    """The library's functions for one block as methods; its length is the number of ops so far."""

    def __init__(self, library: Functions) -> None:
        vars(self).update(library["session"]())

    def __getattr__(self, name: str) -> Callable[..., Any]:
        raise AttributeError(name)

    def __len__(self) -> int:
        found: int = self.ops()
        return found
