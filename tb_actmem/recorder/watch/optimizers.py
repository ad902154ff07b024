"""Find the optimizers of a program through Python's garbage collector."""

from __future__ import annotations

import gc
import sys
import weakref
from collections.abc import Collection, Iterator, Sequence
from itertools import compress
from typing import Any, NamedTuple

from torch import Tensor
from torch.optim import Optimizer


class _Search(NamedTuple):
    """The result of the last search, and the reference counts at that time."""

    kinds: list[int]
    """The classes of optimizers."""
    parameters: list[int] | None
    """With their ids; None: not counted."""
    found: tuple[weakref.ref[Any], ...]


_last = _Search([], None, ())


def optimizers_of(parameters: Sequence[Tensor], *, has_begun: bool = False) -> list[Any]:
    """Find every living optimizer that has one of these parameters in its groups.

    It needs no hook and runs no code of the program. A search takes 15 ms for half a million
    objects, so it is repeated only if a reference count has changed: that of an optimizer class
    or of a parameter, because a new optimizer refers to both. An optimizer that replaces another
    changes neither, so the death of a known one also counts. Within a block that ``has_begun``
    with a search, the graph refers to the parameters too, so only the classes are compared.
    """
    global _last
    kinds = _subclasses(Optimizer)
    of_kinds = _references(kinds)
    of_own = None if has_begun else [*map(id, parameters), *_references(parameters)]
    has_lost = any(ref() is None for ref in _last.found)
    if has_lost or of_kinds != _last.kinds or of_own not in (None, _last.parameters):
        things = gc.get_objects()
        found = compress(things, map(set(kinds).__contains__, map(type, things)))
        _last = _Search(of_kinds, of_own, tuple(map(weakref.ref, found)))
    own = {id(parameter) for parameter in parameters}
    living = [optimizer for ref in _last.found if (optimizer := ref()) is not None]
    return [optimizer for optimizer in living if own.intersection(_ids(optimizer))]


def states(optimizer: Any, parameters: Collection[int]) -> Iterator[Any]:
    """Yield the states for some parameters, given as ids, and those without a parameter."""
    for key, value in vars(optimizer)["state"].items():
        if not isinstance(key, Tensor) or id(key) in parameters:
            yield value


def _ids(optimizer: Any) -> Iterator[int]:
    """Yield the identities of the parameters in its groups."""
    # Not its properties: a wrapper's are those of the inner optimizer, which is found itself.
    for group in vars(optimizer).get("param_groups", ()):
        yield from map(id, group["params"])


def _references(things: Sequence[Any]) -> list[int]:
    return [sys.getrefcount(thing) for thing in things]


def _subclasses(cls: type[Any]) -> list[type[Any]]:
    children: list[type[Any]] = cls.__subclasses__()
    return [cls, *(each for child in children for each in _subclasses(child))]
