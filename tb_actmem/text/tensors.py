"""Tensors, shapes, devices and layers in words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tb_actmem.analysis.index.devices import TensorType, View, first_device
from tb_actmem.analysis.index.index import Index
from tb_actmem.model import Tensor
from tb_actmem.text.units import nbytes_text


def where_text(index: Index, devices: list[str]) -> str:
    """Return ``on cuda:0 + cpu``, or "" if all bytes are on the first device."""
    return "" if devices in ([], [first_device(index)]) else f"on {' + '.join(devices)}"


def layers_text(shared: str, names: Sequence[str]) -> str:
    """Name rows of repeated layers, ``h.*.attn ×12``, or a single row by its own name."""
    name = shared if len({*names}) > 1 else names[0]
    return f"{name} ×{len(names)}".lstrip() if len(names) > 1 else name


def tensor_text(tensor: Tensor) -> str:
    """Return the type and shape of a tensor: ``float32 [3, 8]``."""
    return type_text(tensor.dtype, tensor.shape)


def type_text(dtype: str, shape: Iterable[int | None]) -> str:
    """Return a type and shape, with a star for a size that differs between the tensors."""
    return f"{dtype} [{', '.join('*' if size is None else str(size) for size in shape)}]"


def change_text(before: TensorType | None, after: TensorType | None) -> str:
    """Return ``float32 → float16 [3, 8]``, or the one type that exists."""
    if before is None or after is None:
        only = before or after
        return "" if only is None else type_text(*only)
    if before.shape != after.shape:
        return f"{type_text(*before)} → {type_text(*after)}"
    dtype = "" if before.dtype == after.dtype else f"{before.dtype} → "
    return f"{dtype}{type_text(*after)}"


def shape_text(shape: Sequence[int]) -> str:
    """Return the sizes alone, for a sentence: ``3×8``."""
    return "×".join(map(str, shape))


def view_text(view: View) -> str:
    """Say that a small view keeps a larger storage alive."""
    return f"a {nbytes_text(view.nbytes)} view keeps a {nbytes_text(view.whole)} storage alive"
