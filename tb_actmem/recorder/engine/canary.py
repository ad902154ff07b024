"""A step whose ops and bytes are known: a library that sees anything else is not used."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import torch

from tb_actmem.errors import RecordError

Functions = Mapping[str, Callable[..., Any]]

_OPS = ["aten::empty.memory_format", "aten::neg"]
_NUMBERS = 5
_BYTES = [4 * _NUMBERS] * len(_OPS)


def check(functions: Functions) -> None:
    """Observe two ops. Raises RecordError if their names or bytes are wrong."""
    if not functions["fits"]():
        return
    # In a thread of its own: the program's modes are those of its thread.
    with ThreadPoolExecutor(1) as thread:
        found = thread.submit(_observed, functions["session"]()).result()
    if found != (_OPS, _BYTES):
        raise RecordError(f"it observed {found} instead of {(_OPS, _BYTES)}.")


def _observed(session: Functions) -> tuple[list[str], list[int]]:
    """Return the names of the ops, and the bytes of their storages."""
    session["open"](_nothing, _nothing, _nothing, _nothing, _nothing, None)
    try:
        torch.empty(_NUMBERS, dtype=torch.float32, device="cpu").neg()
    finally:
        session["close"]()
        ops, _, (rows, _), *_ = session["take"](0, 0)
        session["release"]()
    return [op[0] for op in ops], [row[0] for row in rows]


def _nothing(*args: object) -> None:
    """Answer a question of the library: there is no region, and torch traces nothing."""
