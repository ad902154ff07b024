"""Refuses code that needs values, and names its line."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import torch
from torch import Tensor

from tb_actmem.errors import RecordError
from tb_actmem.predict.fake_tensors.libraries import replaced
from tb_actmem.predict.fake_tensors.torch_private import FakeTensor
from tb_actmem.recorder.watch.observer import is_library


def here() -> str:
    """Name the innermost line outside torch, as ``model.py:41``."""
    frame = sys._getframe(1)
    while frame.f_back is not None and is_library(frame):
        frame = frame.f_back
    return f"{Path(frame.f_code.co_filename).name}:{frame.f_lineno}"


_AS_ARRAY = (
    "asks for a NumPy array, whose values only a real run knows: leave it out of the dry run."
)
_REFUSED: tuple[tuple[Any, str, str], ...] = (
    (
        torch,
        "compile",
        "compiles code, and only a real run knows its saved tensors. Remove it, and "
        "the dry run reports the saved tensors of the same code in eager mode.",
    ),
    (
        torch,
        "save",
        (
            "writes tensors to a file, which have no values in a dry run: leave it out of the dry "
            "run."
        ),
    ),
)


@contextmanager
def refused() -> Iterator[None]:
    """Refuse, while the block runs, code that needs values or that is not Python."""
    with ExitStack() as stack:
        for owner, name, why in _REFUSED:
            stack.enter_context(replaced(owner, name, partial(_always, why)))
        stack.enter_context(replaced(Tensor, "numpy", _arrays))
        for owner in (torch, Tensor):
            stack.enter_context(replaced(owner, "tensor_split", _splits))
        yield


def _always(why: str, behind: Any) -> Callable[..., None]:
    def refuse(*args: Any, **kwargs: Any) -> None:
        raise RecordError(f"{here()} {why}")

    return refuse


def _arrays(behind: Callable[..., Any]) -> Callable[..., Any]:
    def convert(tensor: Tensor, *args: Any, **kwargs: Any) -> Any:
        if isinstance(tensor, FakeTensor):
            raise RecordError(f"{here()} {_AS_ARRAY}")
        return behind(tensor, *args, **kwargs)

    return convert


def _splits(behind: Callable[..., Any]) -> Callable[..., Any]:
    def split(tensor: Tensor, *args: Any, **kwargs: Any) -> Any:
        if any(isinstance(one, Tensor) for one in (*args, *kwargs.values())):
            raise RecordError(
                f"{here()} splits a tensor at positions from another tensor, whose values only a "
                "real run knows: pass numbers."
            )
        return behind(tensor, *args, **kwargs)

    return split
