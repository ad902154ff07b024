"""The recorded model: its modules, and what its parameters and buffers are called."""

from __future__ import annotations

from collections.abc import Iterable

import torch
from torch.nn import Module

from tb_actmem.model import Category
from tb_actmem.recorder.tensors import PLAIN, dense_parts
from tb_actmem.recorder.torch_private import buffers, cdata, children, parameters

Names = dict[int, tuple[Category, str]]
"""Key of a storage → what it is in the recorded model."""


def named(model: Module | None) -> list[tuple[str, Module]]:
    """List every module once, with its first name, parents first; of no model none.

    Torch's own ``named_modules`` does the same with a generator for each level.
    """
    found: list[tuple[str, Module]] = []
    seen: set[int] = set()
    todo: list[tuple[str, Module]] = [] if model is None else [("", model)]
    while todo:
        name, module = todo.pop()
        if id(module) in seen:
            continue
        seen.add(id(module))
        found.append((name, module))
        dot = f"{name}." if name else ""
        for key, child in reversed(children(module).items()):
            if child is not None:
                todo.append((dot + key, child))
    return found


def names_of(modules: Iterable[tuple[str, Module]]) -> Names:
    """Name every parameter's and buffer's storage; the first name of a tied one wins."""
    names: Names = {}
    for prefix, module in modules:
        dot = f"{prefix}." if prefix else ""
        for category, own in (
            (Category.PARAMETER, parameters(module)),
            (Category.BUFFER, buffers(module)),
        ):
            for name, tensor in own.items():
                if tensor is None:
                    continue
                if type(tensor) in PLAIN and tensor.layout is torch.strided:
                    names.setdefault(cdata(tensor.untyped_storage()), (category, dot + name))
                    continue
                parts = list(dense_parts(tensor))
                for suffix, part in parts:
                    key = cdata(part.untyped_storage())
                    fqn = dot + name + (suffix if len(parts) > 1 else "")
                    names.setdefault(key, (category, fqn))
    return names
