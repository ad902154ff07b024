"""Tensors behind an object: in containers, attributes, closures, partials and methods.

A custom Function may keep tensors in any object on ``ctx``, a pack hook in any result, and a
checkpoint in the function that it recomputes.
"""

from __future__ import annotations

import contextlib
import functools
from collections import deque
from collections.abc import Collection, Iterable, Iterator
from types import CellType, FunctionType, MethodType, ModuleType
from typing import Any

import torch
from torch import Tensor
from torch.nn import Module

MOST = 10_000
"""Maximum number of objects to search: an object may lead to the whole program."""
FEW = 1_000
"""The same for searches that are frequent: results of pack hooks, and checkpoints."""


def module_of(kind: type[Any]) -> str:
    """Return the Python module of a class; "" for one that code without a name has made."""
    return str(getattr(kind, "__module__", ""))


def tensors_behind(
    value: Any, most: int | None = None, *, storages: bool = True
) -> Iterator[tuple[str, Tensor] | None]:
    """Find the tensors that an object keeps: (path such as ``.cache[0]``, tensor).

    A final None means that there were more than ``most`` objects, by default `MOST`. Modules,
    classes, Python's modules and torch's own objects are skipped: they live without the object.
    The search runs no code of the object, neither properties nor ``__getattr__``. With
    ``storages``, it makes a tensor of each storage, which takes two ops of torch.
    """
    return tensors_of([("", value)], MOST if most is None else most, storages=storages)


def tensors_of(
    parts: Iterable[tuple[str, Any]],
    most: int,
    apart_from: Collection[int] = (),
    *,
    storages: bool = True,
) -> Iterator[tuple[str, Tensor] | None]:
    """Find the tensors behind the parts of an object, given as (path, part).

    Objects whose identities are in ``apart_from`` are skipped.
    """
    skipped = _NOTHING_INSIDE if storages else _NO_STORAGES
    seen = set(apart_from)
    most += len(seen)
    todo = deque([iter(parts)])
    while todo:
        for path, one in todo.popleft():
            # Not isinstance, which reads an object's own __class__.
            if issubclass(type(one), skipped) or id(one) in seen:
                continue
            if len(seen) == most:
                yield None
                return
            seen.add(id(one))
            if issubclass(type(one), Tensor):
                yield path, one
            else:
                todo.append(_below(path, _parts(one)))


def tensors_in(
    value: Any, depth: int = 4, most: float = MOST
) -> Iterator[tuple[str, Tensor] | None]:
    """Find tensors in nests of lists, tuples, sets and dicts: (path such as ``[0]``, tensor).

    None stands at the end as for `tensors_behind`, and nothing of the nest runs.
    """
    todo: list[Iterator[tuple[str, Any]]] = [iter([("", value)])]
    seen = 0
    while todo:
        for path, one in todo[-1]:
            if issubclass(type(one), _NOTHING_INSIDE):
                continue
            if seen == most:
                yield None
                return
            seen += 1
            if issubclass(type(one), Tensor):
                yield path, one
            elif len(todo) <= depth:
                todo.append(_below(path, _items(one)))
                break
        else:
            todo.pop()


_NOTHING_INSIDE = (bool, int, float, complex, str, bytes, type(None), type, Module, ModuleType)
_NO_STORAGES = (*_NOTHING_INSIDE, torch.UntypedStorage)
_SCALARS = frozenset(_NOTHING_INSIDE)


def view_of(memory: torch.UntypedStorage) -> Tensor:
    """Return a tensor with the bytes of a storage."""
    return torch.empty(0, dtype=torch.uint8, device=memory.device).set_(memory)


def _below(path: str, parts: Iterator[tuple[str, Any]]) -> Iterator[tuple[str, Any]]:
    return ((path + step, part) for step, part in parts)


def _parts(value: Any) -> Iterator[tuple[str, Any]]:
    cls = type(value)
    yield from _items(value)
    if cls in _NESTS:  # most values, and they have no attributes
        return
    if issubclass(cls, deque):
        yield from _numbered(deque.__iter__(value))
    elif issubclass(cls, functools.partial):
        yield from (("", value.func), ("", value.args), ("", value.keywords))
    elif issubclass(cls, MethodType):
        yield from (("", value.__self__), ("", value.__func__))
    elif issubclass(cls, FunctionType):
        yield from ((f".{name}", item) for name, item in closure(value).items())
        yield from (("", value.__defaults__), ("", value.__kwdefaults__))
    elif issubclass(cls, torch.UntypedStorage):
        yield "", view_of(value)
    yield from _attributes(value)


def _items(value: Any) -> Iterator[tuple[str, Any]]:
    """Yield the items of a list, tuple, set or dict, unless all are scalars."""
    cls = type(value)
    if issubclass(cls, dict):
        if not _SCALARS.issuperset(map(type, dict.values(value))):
            yield from ((f"[{_key_text(key)}]", item) for key, item in dict.items(value))
        return
    # Not the value's own method, which may be code of the program.
    for base in _SEQUENCES:
        if issubclass(cls, base) and not _SCALARS.issuperset(map(type, base.__iter__(value))):
            yield from _numbered(base.__iter__(value))


_SEQUENCES: tuple[Any, ...] = (list, tuple, set, frozenset)
_NESTS = frozenset({dict, *_SEQUENCES})


def _numbered(items: Iterator[Any]) -> Iterator[tuple[str, Any]]:
    return ((f"[{position}]", item) for position, item in enumerate(items))


def _key_text(key: Any) -> str:
    """Return a key as text, or its type if its ``repr`` may be code of the program."""
    return f"{key!r:.40}" if type(key) in (str, int, bool, bytes) else type(key).__name__


def _attributes(value: Any) -> Iterator[tuple[str, Any]]:
    """Yield the attributes in an object's ``__dict__`` and slots.

    Torch's own objects are skipped: a device mesh or a process group lives on without its user.
    """
    if module_of(type(value)).partition(".")[0] == "torch":
        return
    try:
        own = object.__getattribute__(value, "__dict__")
    except AttributeError:
        own = None
    if type(own) is dict:
        yield from ((f".{name}", item) for name, item in own.items())
    for cls in type(value).__mro__:
        if "__slots__" in vars(cls):  # others have members from C, such as a function's globals
            yield from _slots(value, cls)


def _slots(value: Any, cls: type) -> Iterator[tuple[str, Any]]:
    for name, member in vars(cls).items():
        if type(member) is _SLOT:
            with contextlib.suppress(AttributeError):  # not set
                yield f".{name}", member.__get__(value)


class _Slotted:
    __slots__ = ("slot",)


_SLOT = type(_Slotted.slot)  # type: ignore[attr-defined]  # a slot is an attribute of its class


def closure(function: Any) -> dict[str, Any]:
    """Return the variables that a Python function closes over; {} for other objects."""
    code, cells = getattr(function, "__code__", None), getattr(function, "__closure__", None)
    if code is None or not cells:
        return {}
    return {
        name: cell.cell_contents
        for name, cell in zip(code.co_freevars, cells, strict=True)
        if cell != _UNSET
    }


_UNSET = CellType()
