"""Results that torch's fake kernels do not give: values of small tensors, and some shapes."""

from __future__ import annotations

import weakref
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import torch
from torch import Tensor

from tb_actmem.predict.fake_tensors.torch_private import GROUPED_PRODUCT, FakeTensor, writes
from tb_actmem.recorder.torch_private import cdata

_LESS_THAN_FLOAT = (torch.bfloat16, torch.float16)
_ALIGNED_TO = 16
"""The rows of grouped products begin at multiples of this many bytes."""


def is_product_of_groups(func: Any, args: Any) -> bool:
    """Tell whether real tensors support this grouped product."""
    if func is not GROUPED_PRODUCT:
        return False
    ours, theirs, *_ = args
    return ours.dtype is theirs.dtype and ours.dtype in (*_LESS_THAN_FLOAT, torch.float32)


def product_of_groups(
    ours: Tensor,
    theirs: Tensor,
    offsets: Tensor | None = None,
    bias: Tensor | None = None,
    out_dtype: torch.dtype | None = None,
) -> Tensor:
    """Make the result of a grouped product. Raises RuntimeError if torch does."""
    are_flat = ours.dim() == 2, theirs.dim() == 2
    _expect(bias is None, "Bias not supported yet")
    _expect(out_dtype in (None, ours.dtype), "the output must have the dtype of mat_a")
    _expect((offsets is not None) == any(are_flat), "offsets go with a matrix of two dimensions")
    _expect(all(are_flat) or ours.size(-1) == theirs.size(-2), "contraction dimension must match")
    _expect(all(map(_is_aligned, (ours, theirs))), "strides should be multiple of 16 bytes")
    size = [ours.size(-2), theirs.size(-1)]
    if are_flat[0] == are_flat[1]:
        size.insert(0, ours.size(0) if offsets is None else offsets.size(0))
    aligned = _ALIGNED_TO // ours.element_size()
    padded = -(-size[-1] // aligned) * aligned
    return ours.new_empty_strided(size, [size[-2] * padded, padded, 1][-len(size) :])


def _expect(holds: bool, why: str) -> None:
    if not holds:
        raise RuntimeError(why)


def _is_aligned(matrix: Tensor) -> bool:
    *_, row, column = matrix.stride()
    step = column if row == 1 and column >= max(1, matrix.size(-2)) else row
    return step * matrix.element_size() % _ALIGNED_TO == 0


_NORMS = {
    torch.ops.aten.native_layer_norm.default: slice(2, 4),
    torch.ops.aten.native_group_norm.default: slice(1, 3),
    torch.ops.aten.native_batch_norm.default: slice(1, 5),
}
"""Ops that return statistics → which of their arguments are parameters."""


def with_statistics(func: Any, args: Any, result: Any) -> Any:
    """Give a norm its statistics on the CPU: at least as exact as its parameters."""
    if func not in _NORMS or args[0].dtype not in _LESS_THAN_FLOAT or args[0].device.type != "cpu":
        return result
    given = [one for one in args[_NORMS[func]] if one is not None]
    if not any(one.dtype is torch.float32 for one in given):
        return result
    output, *statistics = result
    return (output, *(one.new_empty(one.size(), dtype=torch.float32) for one in statistics))


_BAG: tuple[Any, ...] = (None, None, None, False, 0, False, None, False, -1)
"""The default values of its arguments, which torch leaves out."""


def numbers_bags(args: Sequence[Any]) -> bool:
    """Tell whether an embedding bag on the CPU notes the bag of each index: no plain sum does."""
    weight, _, _, _, mode, _, scale, _, padding = (*args, *_BAG[len(args) :])
    is_plain = weight.dtype in (*_LESS_THAN_FLOAT, torch.float32) and weight.stride(1) == 1
    is_dense = scale is None or scale.stride(0) == 1
    return bool(mode) or padding >= 0 or not (is_plain and is_dense)


_MOST_INTEGERS = 2**20
"""The most elements of a followed tensor of integers or booleans: masks, positions, tokens."""
_MOST_OTHERS = 2**10
_UNSET = {
    torch.ops.aten.empty.memory_format,
    torch.ops.aten.empty_like.default,
    torch.ops.aten.empty_permuted.default,
    torch.ops.aten.empty_strided.default,
    torch.ops.aten.new_empty.default,
    torch.ops.aten.new_empty_strided.default,
}
"""Ops that set no values in the memory that they make."""
_SETTING = {
    torch.ops.aten.bernoulli_.float,
    torch.ops.aten.copy_.default,
    torch.ops.aten.exponential_.default,
    torch.ops.aten.fill_.Scalar,
    torch.ops.aten.fill_.Tensor,
    torch.ops.aten.normal_.default,
    torch.ops.aten.random_.default,
    getattr(torch.ops.aten.random_, "from"),
    torch.ops.aten.random_.to,
    torch.ops.aten.uniform_.default,
    torch.ops.aten.zero_.default,
}
"""Ops that set all values of their first argument, and do not read it."""


@dataclass(slots=True)
class _Known:
    """The values in the memory of a fake tensor."""

    memory: torch.UntypedStorage
    is_drawn: bool = False
    """Whether random numbers influenced them."""
    unset: tuple[Any, ...] | None = None
    """The place of the tensor that was made without values; None: all are set."""


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
                self.note(fake, real, is_unset=func in _UNSET and real.numel() > 0)
        known = self._find(_key(args[0])) if func in _SETTING else None
        if known is not None and (_is_whole(args[0]) or _place(args[0]) == known.unset):
            known.unset = None
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
        is_unread = func in _SETTING | _UNSET and isinstance(args[0], Tensor)
        first = [self._value(args[0], is_read=False)] if is_unread else []
        real = [*first, *map(self._real, args[len(first) :])]
        named = {name: self._real(value) for name, value in kwargs.items()}
        return func(*real, **named)

    def note(self, fake: Tensor, real: Tensor, *, is_unset: bool = False) -> None:
        """Record the values of a fake tensor."""
        memory, key = fake.untyped_storage(), _key(fake)
        if real.untyped_storage().nbytes() != memory.nbytes() or fake.shape != real.shape:
            self._drop(key)
        else:
            # Not a Python function: an interrupt in such a callback would be lost.
            ref = weakref.ref(memory, self._known.pop)
            known = _Known(real.untyped_storage(), unset=_place(fake) if is_unset else None)
            self._known[ref], self._refs[key] = known, ref

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

    def _value(self, tensor: Tensor, *, is_read: bool = True) -> Tensor:
        if type(tensor) is Tensor and _is_small(tensor):
            return tensor.clone()  # it is real memory, which must not be written
        known = self._find(_key(tensor)) if isinstance(tensor, FakeTensor) else None
        if known is None or (is_read and known.unset is not None):
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


def _place(tensor: Tensor) -> tuple[Any, ...]:
    """Return where a tensor is in its memory."""
    return tensor.size(), tensor.stride(), tensor.storage_offset()


def _is_whole(tensor: Tensor) -> bool:
    return tensor.numel() * tensor.element_size() == tensor.untyped_storage().nbytes()


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
