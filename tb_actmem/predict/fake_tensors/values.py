"""The few values that a program can read: those of small tensors that depend on no data.

A model asks whether a mask is all true, or for the steps of a schedule. Fake tensors do not know.
So small tensors made only from constants are also computed on the CPU.
"""

from __future__ import annotations

import weakref
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

import torch
from torch import Tensor

from tb_actmem.predict.fake_tensors.torch_private import FakeTensor, writes
from tb_actmem.recorder.torch_private import cdata

_MOST_INTEGERS = 2**20
"""The most elements of a followed tensor of integers or booleans: masks, positions, tokens."""
_MOST_OTHERS = 2**10


@dataclass(slots=True)
class _Known:
    """The values in the memory of a fake tensor."""

    memory: torch.UntypedStorage
    is_drawn: bool = False
    """Whether random numbers influenced them."""


class Values:
    """The memory of fake tensors whose values are known."""

    def __init__(self) -> None:
        self._known: dict[weakref.ref[torch.UntypedStorage], _Known] = {}
        self._refs: dict[int | None, weakref.ref[torch.UntypedStorage]] = {}
        self._generators: dict[torch.Generator, Tensor] = {}
        """Generator from which numbers were drawn → its state before."""

    def follow(self, func: Any, args: Any, kwargs: Any, result: Any) -> None:
        """Repeat an op on the values of its arguments, if all are known."""
        written = writes(func, args, kwargs)
        try:
            made = self._again(func, args, kwargs, [*tensors_in([result, *written])])
        except Exception:  # without a kernel its values are not known
            for tensor in tensors_in(written):
                self._drop(_key(tensor))
            return
        given = keys_of([*args, *kwargs.values()])
        for fake, real in zip(tensors_in([result]), tensors_in([made]), strict=False):
            if _key(fake) not in given:
                self.note(fake, real)
        if torch.Tag.nondeterministic_seeded in func.tags or self.are_drawn(given):
            for known in filter(None, map(self._find, keys_of([result, *written]))):
                known.is_drawn = True

    def are_drawn(self, keys: Iterable[int | None]) -> bool:
        """Tell whether random numbers influenced the values in any of this memory."""
        return any(known.is_drawn for known in map(self._find, keys) if known is not None)

    def _again(self, func: Any, args: Any, kwargs: Any, results: list[Tensor]) -> Any:
        if not results or not all(map(_is_small, results)):
            raise _Unknown
        return self._run(func, args, kwargs)

    def answer(self, func: Any, args: Any, kwargs: Any) -> Any:
        """Run an op on known values; None: some are not known."""
        try:
            return self._run(func, args, kwargs)
        except _Unknown:
            return None

    def _run(self, func: Any, args: Any, kwargs: Any) -> Any:
        real = [self._real(value) for value in args]
        named = {name: self._real(value) for name, value in kwargs.items()}
        return func(*real, **named)

    def note(self, fake: Tensor, real: Tensor) -> None:
        """Record the values of a fake tensor."""
        memory, key = fake.untyped_storage(), _key(fake)
        if real.untyped_storage().nbytes() != memory.nbytes() or fake.shape != real.shape:
            self._drop(key)
        else:
            # Not a Python function: an interrupt in such a callback would be lost.
            ref = weakref.ref(memory, self._known.pop)
            self._known[ref], self._refs[key] = _Known(real.untyped_storage()), ref

    def _find(self, key: int | None) -> _Known | None:
        ref = self._refs.get(key)
        return None if ref is None else self._known.get(ref)

    def _drop(self, key: int | None) -> None:
        ref = self._refs.pop(key, None)
        if ref is not None:
            self._known.pop(ref, None)

    def put_back(self) -> None:
        """Restore the states of the program's generators."""
        for generator, state in self._generators.items():
            generator.set_state(state)

    def _real(self, value: Any) -> Any:
        """Return an argument with values for fake tensors, on the CPU."""
        if isinstance(value, Tensor):
            return self._value(value)
        if isinstance(value, (list, tuple)):
            return type(value)(self._real(one) for one in value)
        if isinstance(value, torch.Generator):
            self._generators.setdefault(value, value.get_state())
        return torch.device("cpu") if isinstance(value, torch.device) else value

    def _value(self, tensor: Tensor) -> Tensor:
        if type(tensor) is Tensor and _is_small(tensor):
            return tensor.clone()  # it is real memory, which must not be written
        known = self._find(_key(tensor)) if isinstance(tensor, FakeTensor) else None
        if known is None:
            raise _Unknown
        own = torch.empty(0, dtype=tensor.dtype, device="cpu")
        return own.set_(known.memory, tensor.storage_offset(), tensor.size(), tensor.stride())


class _Unknown(Exception):
    """A tensor's values are not known."""


def keys_of(values: Iterable[Any]) -> set[int | None]:
    """Return the keys of the memory of all tensors among values."""
    return {_key(tensor) for tensor in tensors_in(values)}


def _key(tensor: Tensor) -> int | None:
    return cdata(tensor.untyped_storage()) if tensor.layout is torch.strided else None


def _is_small(tensor: Tensor) -> bool:
    if tensor.layout is not torch.strided:
        return False
    is_other = tensor.is_floating_point() or tensor.is_complex()
    return tensor.numel() <= (_MOST_OTHERS if is_other else _MOST_INTEGERS)


def tensors_in(values: Iterable[Any]) -> Iterator[Tensor]:
    """List the tensors among values, and in lists and tuples among them."""
    for value in values:
        if isinstance(value, Tensor):
            yield value
        elif isinstance(value, (list, tuple)):
            yield from tensors_in(value)
