"""The tables of storages and tensors: the views by which ops, calls and nodes name storages."""

from __future__ import annotations

import contextlib
import weakref
from collections.abc import Iterable, Iterator, Sequence, Sized
from itertools import compress
from typing import Any

import torch
from torch import Tensor
from torch.nn import Parameter

from tb_actmem.model import Category, Columns, Holder, Storage
from tb_actmem.model import Tensor as TensorRow
from tb_actmem.recorder.evidence import PLAIN, Modules, dense_parts
from tb_actmem.recorder.evidence.classify import Verdicts, are_numbers_of
from tb_actmem.recorder.evidence.lifetimes import Lifetimes, in_one_call
from tb_actmem.recorder.torch_private import (
    cdata,
    is_sharded,
)

row: Any = tuple.__new__
"""Makes a row as fast as possible, without a check: only for code that runs in the user's step."""

_OWN = (Category.PARAMETER, Category.BUFFER)


Window = tuple[int, int, str, str, tuple[int, ...], tuple[int, ...], int]
"""(key and bytes of a storage, device, dtype, shape, stride, offset) of a view of it."""


class Tensors(Sequence[TensorRow]):
    """The table of tensors in columns; a row is made each time it is read.

    Python's collector would scan rows in the user's step, and again in the next one.
    """

    def __init__(self) -> None:
        self.storages: list[int] = []
        self._dtypes: list[str] = []
        self._shapes: list[tuple[int, ...]] = []
        self._strides: list[tuple[int, ...] | None] = []
        self._offsets: list[int | torch.SymInt] = []
        self.columns: tuple[list[Any], ...] = (
            self.storages,
            self._dtypes,
            self._shapes,
            self._strides,
            self._offsets,
        )

    def add(
        self,
        storage: int,
        dtype: str,
        shape: tuple[int, ...],
        stride: tuple[int, ...] | None,
        offset: int | torch.SymInt,
    ) -> int:
        """Add a row; return its number."""
        in_one_call(list.append, self.columns, (storage, dtype, shape, stride, offset))
        return len(self.storages) - 1

    def extend(self, *columns: list[Any]) -> int:
        """Add rows, given as columns of equal length; return the number of the first one."""
        begin = len(self.storages)
        in_one_call(list.extend, self.columns, columns)
        return begin

    @property
    def table(self) -> Columns:
        """The columns of the recording's table."""
        return Columns(TensorRow, self.columns)

    def __len__(self) -> int:
        return len(self.storages)

    def __getitem__(self, position: Any) -> Any:
        return TensorRow(*(column[position] for column in self.columns))


class Storages(Lifetimes):
    """The tables of storages and tensors while a recording is being made; lists only grow."""

    def __init__(self, modules: Modules = (), ops: Sized | None = None) -> None:
        modules = list(modules)
        super().__init__(modules, ops)
        self.tensors = Tensors()
        self.opaque_bytes = 0
        self.packed_elsewhere = 0
        """Number of saved tensors that pack hooks replaced by objects without a tensor."""
        self.hooked: list[int] = []
        """Tensors from slots with a pack hook, in the order of reading."""
        self.wrappers: list[weakref.ref[Tensor]] = []
        """Saved tensors that may have tensors inside, such as DTensors, and the bases of views."""
        self.unsearched: set[str] = set()
        """Things with too many objects to search, such as the ``ctx`` of a Function."""
        self.is_sharded = any(map(is_sharded, {type(module) for _, module in modules}))
        self._dtypes: dict[torch.dtype, str] = {}

    def add_view(self, tensor: Tensor) -> int | None:
        """Add a dense tensor that is not a wrapper; return its number, None if it is not dense.

        Only for the reading of graphs: a storage that has changed its size gets its present bytes.
        """
        try:
            memory, shape = tensor.untyped_storage(), tuple(tensor.shape)
        except RuntimeError:  # sparse, opaque, nested, or a wrapper of torch.func
            return None
        storage = self._there_before(memory, tensor)
        if memory.nbytes() != self.nbytes[storage]:
            self._note_size(storage, memory.nbytes())
        return self._add_view(storage, tensor, shape, tensor.stride())

    def add_window(self, window: Window, *, must_be_known: bool = False) -> int | None:
        """Add a view that the compiled observer has read, as `add_view` does.

        None: its storage is new and must be added through the tensor, which may be a parameter, or
        because deaths are noted.
        """
        key, nbytes, device, dtype, shape, stride, offset = window
        storage = self.find(key)
        if storage is None:
            if must_be_known or self._ops is not None:
                return None
            storage = self._add(key, nbytes, device, None)
        elif nbytes != self.nbytes[storage]:
            self._note_size(storage, nbytes)
        return self.tensors.add(storage, dtype, shape, stride, offset)

    def add_all(
        self,
        keys: Sequence[int],
        sizes: list[int],
        devices: list[str],
        views: Sequence[Tensor | None],
    ) -> int:
        """Add new storages that the compiled observer has read; return the number of the first.

        ``views`` are tensors on them; None only if deaths are not noted and it is not a parameter.
        """
        if not self._resizes.keys().isdisjoint(keys):
            added = [self._there_before(v.untyped_storage(), v) for v in views if v is not None]
            return added[0]
        begin, names = self._add_rows(keys, sizes, devices, None), self._names
        numbers = range(begin, begin + len(keys))
        self.live.update(zip(keys, numbers, strict=True))
        is_named = list(map(names.__contains__, keys))
        of_named = map(names.__getitem__, compress(keys, is_named))
        self.evidence.names.update(zip(compress(numbers, is_named), of_named, strict=True))
        own = [type(view) is Parameter for view in views]
        self.evidence.parameters.update(compress(numbers, own))
        if self._ops is not None:
            for number, key, view in zip(numbers, keys, views, strict=True):
                if view is not None:
                    self.refer(key, view.untyped_storage(), number)
        return begin

    def add_argument(self, tensor: Tensor) -> int | None:
        """Add a dense argument of a module call; return its number as `add_view` does."""
        try:
            memory, shape = tensor.untyped_storage(), tuple(tensor.shape)
        except RuntimeError:
            return None
        storage = self._there_before(memory, tensor)
        return self._add_view(storage, tensor, shape, tensor.stride())

    def add_output(self, tensor: Tensor) -> int | None:
        """Add a dense result of the current op; return its number, None if it is not dense.

        Its strides are omitted, because autograd may replace the tensor.
        """
        try:
            memory, shape = tensor.untyped_storage(), tuple(tensor.shape)
        except RuntimeError:
            return None
        key = cdata(memory)
        storage = self.find(key)
        if storage is None:
            born = None if self._ops is None else len(self._ops)
            storage = self.add(key, memory, tensor, born)
        elif memory.nbytes() > self.nbytes[storage]:
            self._note_size(storage, memory.nbytes())
        if tensor.is_inference():
            self.evidence.inference.add(storage)
        return self._add_view(storage, tensor, shape, None)

    def _add_view(
        self, storage: int, tensor: Tensor, shape: tuple[int, ...], stride: tuple[int, ...] | None
    ) -> int:
        dtype = tensor.dtype
        name = self._dtypes.get(dtype) or self.dtype_name(dtype)
        return self.tensors.add(storage, name, shape, stride, tensor.storage_offset())

    def add_views(self, tensor: Tensor) -> list[tuple[str, int]]:
        """Add a tensor of any kind; return (suffix of the slot, number) of each dense part."""
        if type(tensor) in PLAIN:
            number = self.add_view(tensor)
            if number is not None:
                return [("", number)]
        parts = [(suffix, self.add_view(part)) for suffix, part in dense_parts(tensor)]
        return [(suffix, number) for suffix, number in parts if number is not None]

    def claim(self, tensor: int, holder: Holder) -> None:
        """Note a holder of the storage of a view."""
        self.evidence.claim((self.tensors.storages[tensor],), holder)

    def storages_of(self, tensors: Iterable[int]) -> set[int]:
        """Return the storages of some views."""
        return {*map(self.tensors.storages.__getitem__, tensors)}

    def ids_of(self, tensor: Tensor) -> list[int]:
        """Return the storages of a tensor of any kind, without adding a view."""
        if type(tensor) in PLAIN:
            with contextlib.suppress(RuntimeError):  # sparse, opaque, or a wrapper of torch.func
                return [self.index(tensor.untyped_storage(), tensor)]
        return [self.index(p.untyped_storage(), p) for _, p in dense_parts(tensor)]

    def ids_of_all(self, tensors: Iterable[Tensor]) -> set[int]:
        """Return the storages of some tensors of any kind, without adding views."""
        own = list(tensors)
        known: Sequence[int] = [-1] * len(own)
        if PLAIN.issuperset(map(type, own)):
            with contextlib.suppress(RuntimeError):  # sparse, opaque, or a wrapper of torch.func
                memory = list(map(Tensor.untyped_storage, own))
                known = self.find_keys(list(map(cdata, memory))).tolist()
        ids = {*known} - {-1}
        for tensor in compress(own, map((-1).__eq__, known)):
            ids.update(self.ids_of(tensor))
        if not are_numbers_of(self.nbytes, ids):
            raise RuntimeError("a storage was not numbered")
        return ids

    @property
    def keeps_leaves(self) -> bool:
        """Whether no leaf had other memory of the block, which `previous` would find."""
        return True

    def previous(self, leaf: Tensor) -> Iterable[int]:
        """Return earlier storages of a leaf: always empty here."""
        return ()

    def seen_ids(self, tensor: Tensor) -> list[int]:
        """Return those of a tensor's storages that have been seen before."""
        keys = [cdata(part.untyped_storage()) for _, part in dense_parts(tensor)]
        return [found for found in map(self.find, keys) if found is not None]

    def dtype_name(self, dtype: torch.dtype) -> str:
        """Return torch's name without the prefix."""
        name = self._dtypes.get(dtype)
        if name is None:
            name = self._dtypes[dtype] = str(dtype).removeprefix("torch.")
        return name

    def columns(self, verdicts: Verdicts) -> dict[str, Columns]:
        """Return the columns of both tables; the verdicts are those of `classify`.

        A storage that has shrunk gets its bytes at the reading of the graph.
        """
        deaths, resized, sizes = self.death, self.resized, self.nbytes
        categories, bases, names, holders, states = verdicts.columns

        def nbytes() -> Iterator[int]:
            for position, (size, category) in enumerate(zip(sizes, categories(), strict=True)):
                yield size if category in _OWN else resized.get(position, size)

        storages = Columns(
            Storage,
            (
                self.device,
                nbytes if resized else sizes,
                categories,
                names,
                self.birth,
                lambda: map(deaths.get, range(len(sizes))),
                holders,
                states,
                bases,
                lambda: map(self.streams.get, range(len(sizes))),
            ),
        )
        return {"storages": storages, "tensors": self.tensors.table}
