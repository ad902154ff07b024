"""A step whose ops and bytes are known: a library that sees anything else is not used."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import torch

from tb_actmem.errors import RecordError
from tb_actmem.recorder.torch_private import unasked

_OPS = ["aten::empty.memory_format", "aten::neg"]
_NUMBERS = 5
_BYTES = [4 * _NUMBERS] * len(_OPS)


def check(functions: Mapping[str, Callable[..., Any]]) -> None:
    """Observe two ops. Raises RecordError if their names or bytes are wrong."""
    if not functions["fits"]():
        return
    session = functions["session"]()
    with unasked(), torch.no_grad():
        session["open"](_nothing, _nothing, _nothing, _nothing, _nothing, None)
        try:
            torch.empty(_NUMBERS, dtype=torch.float32, device="cpu").neg()
        finally:
            session["close"]()
            ops, _, rows, *_ = session["take"](0, 0)
            session["release"]()
    found = [op[0] for op in ops], [row[0] for row in rows]
    if found != (_OPS, _BYTES):
        raise RecordError(f"it observed {found} instead of {(_OPS, _BYTES)}.")


def _nothing(*args: object) -> None:
    """Answer a question of the library: there is no region, and torch traces nothing."""
