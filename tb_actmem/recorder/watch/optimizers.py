"""The optimizers of a program: nobody lists them, so Python's collector is asked."""

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
    """What the last search found, and how often things were referred to then."""

    kinds: list[int]
    """The classes of optimizers."""
    parameters: list[int] | None
    """With their ids; None: nobody asked."""
    found: tuple[weakref.ref[Any], ...]


_last = _Search([], None, ())


def optimizers_of(parameters: Sequence[Tensor], *, has_begun: bool = False) -> list[Any]:
    """Find every living optimizer that has one of these parameters in its groups.

    Whenever it was made, and without a hook: nothing of the program runs. To look through all its
    objects takes 15 ms where there are half a million, so they are only looked through again when
    something refers more or less often than then to a class of optimizers or to a parameter: a
    new optimizer refers to both. One that takes the place of another changes neither, so the death
    of one that was found counts as well. Within a block that ``has_begun`` with a search the graph
    refers to the parameters, too, so that only the classes are asked.
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
    return [optimizer for optimizer in living if _has_any(optimizer, own)]


def states(optimizer: Any, parameters: Collection[int]) -> Iterator[Any]:
    """What an optimizer keeps for some parameters, given as ids, and for none in particular."""
    for key, value in vars(optimizer)["state"].items():
        if not isinstance(key, Tensor) or id(key) in parameters:
            yield value


def _has_any(optimizer: Any, parameters: Collection[int]) -> bool:
    # Not its properties: those of a wrapper are those of the optimizer inside, found by itself.
    return any(
        id(parameter) in parameters
        for group in vars(optimizer).get("param_groups", ())
        for parameter in group["params"]
    )


def _references(things: Sequence[Any]) -> list[int]:
    return [sys.getrefcount(thing) for thing in things]


def _subclasses(cls: type[Any]) -> list[type[Any]]:
    children: list[type[Any]] = cls.__subclasses__()
    return [cls, *(each for child in children for each in _subclasses(child))]
