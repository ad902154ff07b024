"""Where bytes are, in words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tb_actmem.analysis.index.devices import first_device
from tb_actmem.analysis.index.index import Index
from tb_actmem.analysis.index.sizes import TensorType, Window
from tb_actmem.model import Tensor


def where_text(index: Index, devices: list[str]) -> str:
    """``on cuda:0 + cpu``; nothing where all is on the first device, which the totals name."""
    return "" if devices in ([], [first_device(index)]) else f"on {' + '.join(devices)}"


def layers_text(shared: str, names: Sequence[str]) -> str:
    """Name the rows of repeated layers: ``h.*.attn ×12``, and one of them by its own name."""
    name = shared if len({*names}) > 1 else names[0]
    return f"{name} ×{len(names)}".lstrip() if len(names) > 1 else name


def tensor_text(tensor: Tensor) -> str:
    """The type and the shape of a tensor: ``float32 [3, 8]``."""
    return type_text(tensor.dtype, tensor.shape)


def type_text(dtype: str, shape: Iterable[int | None]) -> str:
    """The same, with a star for a size that is not the same in all tensors that are meant."""
    return f"{dtype} [{', '.join('*' if size is None else str(size) for size in shape)}]"


def change_text(before: TensorType | None, after: TensorType | None) -> str:
    """``float32 → float16 [3, 8]``, or what there is of the two."""
    if before is None or after is None:
        there = before or after
        return "" if there is None else type_text(*there)
    if before.shape != after.shape:
        return f"{type_text(*before)} → {type_text(*after)}"
    dtype = "" if before.dtype == after.dtype else f"{before.dtype} → "
    return f"{dtype}{type_text(*after)}"


def shape_text(shape: Sequence[int]) -> str:
    """The sizes alone, as they stand in a sentence: ``3×8``."""
    return "×".join(map(str, shape))


def window_text(window: Window) -> str:
    """Say that a small window keeps a larger storage alive."""
    return f"a window of {window.nbytes:,} bytes keeps all {window.whole:,} alive"
