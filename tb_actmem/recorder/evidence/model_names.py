"""The recorded model: its modules, and the names of its parameters and buffers."""

from __future__ import annotations

import weakref
from collections.abc import Iterable

import torch
from torch import Tensor
from torch.nn import Module

from tb_actmem.model import Category
from tb_actmem.recorder.evidence.tensors import PLAIN, dense_parts
from tb_actmem.recorder.torch_private import buffers, cdata, children, is_lazy, parameters

Names = dict[int, tuple[Category, str]]
"""Key of a storage → its category and name in the recorded model."""
Lazy = tuple[weakref.ref[Tensor], Category, str]
"""A parameter or buffer of a lazy module that is not initialized yet, and its name."""


def named(model: Module | None) -> list[tuple[str, Module]]:
    """List every module once, with its first name, parents first.

    Torch's own ``named_modules`` does the same with one generator per level.
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


def names_of(modules: Iterable[tuple[str, Module]]) -> tuple[Names, list[Lazy]]:
    """Name every parameter's and buffer's storage; the first name of a tied one wins."""
    names: Names = {}
    lazy: list[Lazy] = []
    for prefix, module in modules:
        dot = f"{prefix}." if prefix else ""
        for category, own in (
            (Category.PARAMETER, parameters(module)),
            (Category.BUFFER, buffers(module)),
        ):
            for name, tensor in own.items():
                if type(tensor) in PLAIN and tensor.layout is torch.strided:
                    names.setdefault(cdata(tensor.untyped_storage()), (category, dot + name))
                    continue
                if tensor is None:
                    continue
                if is_lazy(tensor):
                    lazy.append((weakref.ref(tensor), category, dot + name))
                    continue
                parts = list(dense_parts(tensor))
                for suffix, part in parts:
                    key = cdata(part.untyped_storage())
                    fqn = dot + name + (suffix if len(parts) > 1 else "")
                    names.setdefault(key, (category, fqn))
    return names, lazy
