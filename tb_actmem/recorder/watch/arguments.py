"""Tensor arguments of module calls, and results that the caller holds meanwhile."""

from __future__ import annotations

import sys
import weakref
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import chain, count, islice
from typing import Any

from torch import Tensor

from tb_actmem.model.rows import PUT_INTO, TRANSFORM
from tb_actmem.recorder.evidence import OWN, dense_parts, references_of_program
from tb_actmem.recorder.evidence.find_tensors import FEW, tensors_behind, tensors_in, tensors_of
from tb_actmem.recorder.evidence.storages import Storages
from tb_actmem.recorder.torch_private import transform_around
from tb_actmem.recorder.watch import StoredFact
from tb_actmem.recorder.watch.attributes import VALUES

Given = list[tuple[str, int]]
"""(name, tensor); the name is "" if the tensor was only held meanwhile."""
Results = list[weakref.ref[Tensor]]
Silently = Callable[[], Callable[..., Any] | None]


@dataclass(slots=True)
class _Object:
    """An argument that a call may put tensors into, such as a cache or a list."""

    name: str
    value: Any
    before: dict[str, weakref.ref[Tensor]]
    """The tensors in it when the call began."""

    def added(self) -> Tensor | None:
        """Return the first tensor that it did not hold then."""
        for path, tensor in _held_by(self.value):
            before = self.before.get(path)
            if before is None or before() is not tensor:
                return tensor
        return None


@dataclass(slots=True)
class _Level:
    """Results of the calls in one open call, or outside of all calls.

    The keys are identities of weak references: one per tensor, as long as it is kept.
    """

    last: Given
    """The arguments of the call that began last."""
    fresh: dict[int, weakref.ref[Tensor]]
    """Results that nobody was seen to hold beside that call."""
    held: dict[int, tuple[weakref.ref[Tensor], Given]]
    """Results that were held beside it, with the row of each dense part."""
    objects: list[_Object]
    """The arguments of the open call that are not tensors."""
    given: frozenset[int]
    """The identities of the arguments of the open call."""
    made: list[weakref.ref[Tensor]]
    """Results of ops in the open call."""

    def let_go(self, key: int) -> weakref.ref[Tensor]:
        """Note that the last call is the last one beside which a result was held."""
        ref, parts = self.held.pop(key)
        self.last += parts
        return ref

    def end(self) -> None:
        """Note the same of all that is held."""
        for _, parts in self.held.values():
            self.last += parts
        self.held.clear()


class Arguments:
    """Follows the module calls of a block."""

    def __init__(self, storages: Storages, silently: Silently, stored: list[StoredFact]) -> None:
        """``stored`` receives the results that calls store.

        ``silently()`` returns a function that calls another without noting the ops it needs.

        It is weak, because a cycle would keep the session of a closed block alive.
        """
        self._storages = storages
        self._silently = silently
        self._stored = stored
        self._levels = [_Level([], {}, {}, [], frozenset(), [])]
        """The level of the program, and one for each open call."""

    def enter(self, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Given:
        """Number the tensors that a call is given.

        A result that the caller holds meanwhile gets its row at the last call during which it is
        held. The list grows until that is known.
        """
        given: Given = []
        if kwargs or not _SIMPLE.issuperset(map(type, args)):
            objects: list[_Object] = self.silently(self.add_any, args, kwargs, given)
        else:  # most calls
            objects = []
            for name, value in zip(_positions(args), args, strict=False):
                if type(value) is Tensor:
                    self.add(name, value, given)
        level = self._levels[-1]
        if level.held or (level.fresh and not _is_only(level.fresh, args)):
            self.beside((*args, *kwargs.values()), level)
        level.last = given
        own = frozenset(map(id, (*args, *kwargs.values())))
        self._levels.append(_Level([], {}, {}, objects, own, []))
        return given

    def silently(self, take_apart: Callable[..., Any], *args: Any) -> Any:
        """Call a function without noting the ops that it needs."""
        call = self._silently()
        if call is None:
            raise RuntimeError("the observer is gone")
        return call(take_apart, *args)

    def add_any(self, args: tuple[Any, ...], kwargs: dict[str, Any], given: Given) -> list[_Object]:
        """Number the tensors of any arguments, and return those that a call can change."""
        nests: list[tuple[str, Any, set[int]]] = []
        for name, value in zip(_positions(args), args, strict=False):
            if type(value) is Tensor:
                self.add(name, value, given)
            elif type(value) not in SCALARS:
                tensors = list(tensors_in(value, most=FEW))
                self.add_all(tensors, given, name)
                nests.append((f"*{name}", value, {id(one[1]) for one in tensors if one}))
        if kwargs:
            self.by_name(kwargs, given)
        for name, value, inputs in nests:
            self.add_all(tensors_of([(name, value)], FEW, inputs), given)
        return _objects(args, kwargs) if nests or kwargs else []

    def add_made(self, ref: weakref.ref[Tensor]) -> None:
        """Note a result of an op."""
        if len(self._levels) > 1:
            self._levels[-1].made.append(ref)

    def exit(self, results: Results, *, may_be_error: bool) -> None:
        """Note the results of the innermost open call."""
        ended = self._levels.pop()
        if ended.held:
            ended.end()
        level = self._levels[-1]
        self._note_stored(ended, results, level, may_be_error=may_be_error)
        for ref in results:
            if id(ref) not in level.held:
                level.fresh[id(ref)] = ref

    def _note_stored(
        self, ended: _Level, results: Results, outer: _Level, *, may_be_error: bool
    ) -> None:
        """Note results of ops that the program still holds, although their call ends and does not
        return them. An error may end it: then its variables are still there.
        """
        returned = set(map(id, results))
        held = [ref for ref in ended.made if id(ref) not in returned and _is_held(ref)]
        if len(self._levels) > 1:
            # Not all were noted: a mode cannot refer to views.
            outer.made += [ref for ref in results if id(ref()) not in ended.given]
            outer.made += held if may_be_error else ()
        if not may_be_error:
            for ref in held:
                self._stored.append(StoredFact(ref, outer.last, self.parts(ref())))

    @property
    def has_objects(self) -> bool:
        """Whether the innermost open call received an object that can hold tensors."""
        return bool(self._levels[-1].objects)

    def changed(self) -> None:
        """Note which objects the innermost open call put tensors into; it is about to end."""
        self.add_changed(self._levels[-1].objects, self._levels[-2].last)

    def add_changed(self, objects: Iterable[_Object], given: Given) -> None:
        """Number the tensors that a call has put into its arguments."""
        for one in objects:
            tensor = one.added()
            if tensor is not None:
                name = f"{PUT_INTO}{one.name} {type(one.value).__name__}"
                self.add(name, tensor, given)

    def end(self) -> None:
        """Note that the block is over, whichever calls are open."""
        for level in self._levels:
            level.end()

    def by_name(self, kwargs: dict[str, Any], given: Given) -> None:
        """Number keyword arguments, in the order of `tensors_behind`."""
        seen: set[int] = set()
        nests: list[tuple[str, Any]] = []
        for name, value in kwargs.items():
            if issubclass(type(value), Tensor):
                if id(value) not in seen:
                    seen.add(id(value))
                    self.add(name, value, given)
            elif type(value) not in SCALARS:
                nests.append((name, value))
        if nests:
            self.add_all(tensors_of(nests, FEW, seen), given)

    def add_all(
        self, tensors: Iterable[tuple[str, Tensor] | None], given: Given, name: str = ""
    ) -> None:
        """Number the tensors of an argument, or note that some are missing."""
        for one in tensors:
            if one is None:
                self._storages.unsearched.add("arguments of module calls")
            else:
                self.add(name + one[0], one[1], given)

    def add(self, name: str, tensor: Tensor, given: Given) -> None:
        """Number a tensor, or the dense parts of one that has no memory of its own."""
        around = transform_around()
        transform = TRANSFORM + around if around else ""
        number = self._storages.add_argument(tensor) if type(tensor) is Tensor else None
        if number is not None:
            given.append((name + transform, number))
            return
        for suffix, part in self.silently(list, dense_parts(tensor)):
            number = self._storages.add_argument(part)
            if number is not None:
                given.append((name + suffix + transform, number))

    def beside(self, values: Iterable[Any], level: _Level) -> None:
        """Number the results that are held beside a call with some values."""
        # In a dict, because a set has no order.
        given = {id(weakref.ref(one)): None for one in values if issubclass(type(one), Tensor)}
        if level.held:
            self.ask(given, level)
        for key in [key for key in level.fresh if key not in given]:
            ref = level.fresh.pop(key)
            if _is_held(ref):
                level.held[key] = ref, self.parts(ref())

    def ask(self, given: Iterable[int], level: _Level) -> None:
        """Find which results are still held beside a call that is given some."""
        for key in given:
            if key in level.held:
                level.fresh[key] = level.let_go(key)
        for key, held in list(islice(level.held.items(), ASKED)):
            if not _is_held(held[0]):
                level.let_go(key)
            elif len(level.held) > ASKED:
                del level.held[key]
                level.held[key] = held  # behind those whose turn is next

    def parts(self, tensor: Tensor | None) -> Given:
        """Number a tensor that is held beside a call."""
        given: Given = []
        if tensor is not None:
            self.add("", tensor, given)
        return [("", number) for _, number in given]


def _is_only(fresh: dict[int, Any], args: tuple[Any, ...]) -> bool:
    """Whether the first argument is the only result, as in a chain of calls."""
    is_one = len(fresh) == 1 and bool(args) and type(args[0]) is Tensor
    return is_one and id(weakref.ref(args[0])) in fresh


def _objects(args: tuple[Any, ...], kwargs: dict[str, Any]) -> list[_Object]:
    """The arguments that are neither tensors nor values, nor tuples of such."""
    named = chain(zip(_positions(args), args, strict=False), kwargs.items())
    return [
        _Object(name, value, {path: weakref.ref(tensor) for path, tensor in _held_by(value)})
        for name, value in named
        if type(value) is not Tensor and type(value) not in SCALARS and not _is_fixed(value)
    ]


def _is_fixed(value: Any) -> bool:
    """Tell what cannot be changed: a tensor of another class, a tuple of tensors and values."""
    parts = tuple.__iter__(value) if type(value) is tuple else (value,)
    return all(type(one) in SCALARS or issubclass(type(one), Tensor) for one in parts)


def _held_by(value: Any) -> Iterator[tuple[str, Tensor]]:
    return (one for one in tensors_of([("", value)], FEW) if one is not None)


def _is_held(ref: weakref.ref[Tensor]) -> bool:
    tensor = ref()
    return tensor is not None and references_of_program(sys.getrefcount(tensor) - OWN, tensor) > 0


ASKED = 256
"""How many results are checked at each call; more of them take turns."""

_POSITIONS = tuple(f"[{position}]" for position in range(256))
"""Names of the first positional arguments."""


def _positions(args: tuple[Any, ...]) -> Iterable[str]:
    """Name positional arguments."""
    if len(args) <= len(_POSITIONS):
        return _POSITIONS
    return chain(_POSITIONS, map("[{}]".format, count(len(_POSITIONS))))


SCALARS = VALUES | {type(None)}
"""The commonest types of arguments that contain no tensor."""
_SIMPLE = SCALARS | {Tensor}
"""The types of arguments that need no search and no op."""


_OPEN = (Tensor, dict, tuple, list, type(None))
"""Results of calls whose tensors `results_of` finds."""


Refs = list[weakref.ref[Tensor]]


def results_of(result: Any) -> tuple[Refs, Refs | None]:
    """Refer to the tensors that a call returned, twice; the second is None for an object.

    It runs no code of the program.
    """
    if issubclass(type(result), Tensor):
        found = [weakref.ref(result)]
    else:
        behind = tensors_behind(result, FEW, storages=False)
        found = [weakref.ref(one[1]) for one in behind if one is not None]
    return found, found if issubclass(type(result), _OPEN) else None
