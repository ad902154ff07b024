"""Tensors, and what they keep alive, as text."""

from __future__ import annotations

from collections.abc import Sequence

from tb_actmem.analysis.sizes import Window
from tb_actmem.model import Tensor


def tensor_text(tensor: Tensor) -> str:
    """The type and the shape of a tensor: ``float32 [3, 8]``."""
    return f"{tensor.dtype} {list(tensor.shape)}"


def shape_text(shape: Sequence[int]) -> str:
    """The sizes alone, as they stand in a sentence: ``3×8``."""
    return "×".join(map(str, shape))


def window_text(window: Window) -> str:
    """Say that a small window keeps a larger storage alive."""
    return f"a window of {window.nbytes:,} bytes keeps all {window.whole:,} alive"
