"""What a function closes over, read without running it."""

from __future__ import annotations

from types import CellType
from typing import Any


def closure(function: Any) -> dict[str, Any]:
    """Return the variables that a Python function closes over; of anything else none."""
    code, cells = getattr(function, "__code__", None), getattr(function, "__closure__", None)
    if code is None or not cells:
        return {}
    return {
        name: cell.cell_contents
        for name, cell in zip(code.co_freevars, cells, strict=True)
        if cell != _UNSET
    }


_UNSET = CellType()
