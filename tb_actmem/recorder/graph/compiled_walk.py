"""Read graphs with the compiled observer, which reads torch's node objects without Python."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import count
from typing import Any, NamedTuple

import numpy as np
from torch import Tensor

from tb_actmem.model import Holder, SaveKind
from tb_actmem.recorder.dry_run_state import freed, unbox
from tb_actmem.recorder.engine import Functions, numbers_of
from tb_actmem.recorder.evidence import PLAIN
from tb_actmem.recorder.evidence.checkpoints import frame_of
from tb_actmem.recorder.evidence.storages import Storages, Window
from tb_actmem.recorder.graph import NONE, Links, Numbers, Saved, of_each
from tb_actmem.recorder.graph.derivatives import derivative
from tb_actmem.recorder.graph.saves import (
    NodeType,
    SaveFact,
    checkpoint_frame,
    has_recomputed,
    is_consumed,
    keeps,
    named_type,
    node_type,
    saves,
    saves_in,
    short_name,
)
from tb_actmem.recorder.graph.walk import Inputs
from tb_actmem.recorder.torch_private import cdata

_SAVED = SaveKind.SAVED


class Kind(NamedTuple):
    """A kind of nodes."""

    type: NodeType
    why: str
    """The name of the node whose derivative explains the saves."""
    formulas: dict[str, str | None]
    """Slot → formula, of those that were looked up."""

    def formula(self, slot: str) -> str | None:
        """Return the formula that needs a slot's tensor."""
        if slot not in self.formulas:
            entry = derivative(self.why)
            self.formulas[slot] = None if entry is None else entry.formula(slot)
        return self.formulas[slot]


class CompiledGraph:
    """A graph that the compiled observer has read."""

    def __init__(
        self,
        library: Functions,
        tensors: Sequence[Tensor],
        since: int,
        elsewhere: Sequence[range],
        most: float,
    ) -> None:
        ranges = [(one.start, one.stop) for one in elsewhere]
        limit = None if most == float("inf") else int(most)
        self._walk, found = library["walk"](list(map(cdata, tensors)), since, ranges, limit)
        self._tensor = library["saved"]
        self.found = {
            name: numbers_of(value) if type(value) is bytes else value
            for name, value in found.items()
        }
        self.roots, self.beyond, self._objects = found["roots"], found["beyond"], found["objects"]
        self._freed = frozenset(found["freed"])
        self._kinds = [_kind(*kind) for kind in found["kinds"]]
        self.kind_of: list[int] = self.found["kind_of"].tolist()
        # The last entry is for the nodes of custom Functions, whose kind is -1.
        of_kind: list[Any] = [*(kind.type for kind in self._kinds), None]
        self.types: list[NodeType] = list(map(of_kind.__getitem__, self.kind_of))
        for node, own in self._objects.items():
            if self.kind_of[node] < 0:
                self.types[node] = node_type(own)

    @cached_property
    def numbers(self) -> list[int]:
        """The sequence numbers of nodes."""
        found: list[int] = self.found["numbers"].tolist()
        return found

    @cached_property
    def inputs(self) -> list[Inputs]:
        """The values that each node consumes."""
        return self.links.rows()

    @cached_property
    def _windows(self) -> list[Window]:
        found = self.found
        keys, sizes = found["storage_keys"].tolist(), found["storage_nbytes"].tolist()
        devices = [found["devices"][number] for number in found["storage_devices"].tolist()]
        memory = [*zip(keys, sizes, devices, strict=True)]
        return [
            (*memory[storage], *view)
            for storage, *view in zip(
                found["window_storages"].tolist(), *self._views(), strict=True
            )
        ]

    def _views(self) -> tuple[list[Any], ...]:
        """Return the columns of the windows: dtype, shape, stride, offset."""
        found: dict[str, Any] = self.found
        return (
            of_each(found["dtypes"], found["window_dtypes"]),
            of_each(found["shapes"], found["window_shapes"]),
            of_each(found["shapes"], found["window_strides"]),
            found["window_offsets"].tolist(),
        )

    @cached_property
    def _leaves(self) -> dict[int, tuple[Tensor, Window | None]]:
        """Leaf → its tensor, and its window."""
        found, windows = self.found, self._windows
        return {
            node: (variable, None if window < 0 else windows[window])
            for node, variable, window in zip(
                found["leaf_nodes"].tolist(),
                found["variables"],
                found["leaf_windows"].tolist(),
                strict=True,
            )
        }

    @cached_property
    def _saves(self) -> dict[int, list[tuple[Any, ...]]]:
        """Node → the rows of its saved tensors."""
        found, windows, others = self.found, self._windows, iter(self.found["others"])
        rows: dict[int, list[tuple[Any, ...]]] = {}
        saved = count()
        for node, slot, window, is_leaf in zip(
            *(found[f"save_{name}"].tolist() for name in ("nodes", "slots", "windows", "leaves")),
            strict=True,
        ):
            row = (
                next(others)
                if window < 0
                else (node, found["slots"][slot], windows[window], next(saved), is_leaf, None)
            )
            rows.setdefault(node, []).append(row)
        return rows

    @property
    def is_plain(self) -> bool:
        """Whether every node keeps only dense tensors, without hooks."""
        return not (self._objects or self.found["others"])

    @property
    def freed(self) -> frozenset[int]:
        """The nodes whose saved tensors a backward has freed."""
        return self._freed

    def is_ordinary(self, storages: Storages) -> bool:
        """Whether the graph has neither hooks nor custom Functions, and all its memory is dense."""
        found = self.found
        leaves, numbers = found["leaf_nodes"], found["numbers"]
        variables = found["variables"]
        return (
            self.is_plain
            and storages.keeps_leaves
            and {*PLAIN}.issuperset(map(type, variables))
            and len(set(map(cdata, variables))) == len(variables)
            and not (found["leaf_windows"] < 0).any()
            and np.array_equal(np.flatnonzero(numbers == NONE), leaves)
            and not (np.diff(np.sort(numbers[numbers != NONE])) == 0).any()
        )

    @property
    def kinds(self) -> tuple[list[NodeType], Numbers]:
        """The different types, and the position of each node's type."""
        return [kind.type for kind in self._kinds], self.found["kind_of"]

    @property
    def links(self) -> Links:
        """The values that nodes consume."""
        return Links(self.found["edges"], self.found["producers"], self.found["output_nrs"])

    def all_saves(self, storages: Storages) -> tuple[Saved, list[int]]:
        """Add all tensors of an ordinary graph: its saves, and the tensor of each leaf."""
        found = self.found
        begin = storages.tensors.extend(
            self._memory(storages)[found["window_storages"]].tolist(), *self._views()
        )
        nodes, slots = found["save_nodes"], found["save_slots"]
        of_kinds, names = found["kind_of"][nodes], list[str](found["slots"])
        combined, codes = np.unique(of_kinds * len(names) + slots, return_inverse=True)
        formulas = [
            self._kinds[kind].formula(names[slot])
            for kind, slot in (divmod(code, len(names)) for code in combined.tolist())
        ]
        saved = Saved(
            nodes=nodes,
            slots=slots,
            names=names,
            kinds=[_SAVED] * len(nodes),
            tensors=found["save_windows"] + begin,
            formulas=of_each(formulas, codes),
        )
        return saved, (found["leaf_windows"] + begin).tolist()

    def _memory(self, storages: Storages) -> Numbers:
        """Return the number of each storage that was read; new ones are added."""
        found = self.found
        keys, sizes = found["storage_keys"].tolist(), found["storage_nbytes"].tolist()
        numbers = storages.find_keys(keys)
        new, known = np.flatnonzero(numbers == NONE), np.flatnonzero(numbers != NONE)
        before = of_each(storages.nbytes, numbers[known])
        now = of_each(sizes, known)
        if before != now:
            for number, size in zip(numbers[known].tolist(), now, strict=True):
                storages.settle_size(number, size)
        if len(new):
            begin = storages.add_all(
                of_each(keys, new),
                of_each(sizes, new),
                of_each(list(found["devices"]), found["storage_devices"][new]),
                self._firsts(found["storage_firsts"][new], storages.notes_deaths),
            )
            numbers[new] = np.arange(begin, begin + len(new))
        return numbers

    def _firsts(self, firsts: Numbers, of_all: bool) -> list[Tensor | None]:
        """Return the tensors through which storages were found first: saved ones or leaves.

        Unless ``of_all``, it omits saved tensors that are not leaves, because only a leaf can be a
        parameter.
        """
        is_saved = firsts >= 0
        is_wanted = np.full(len(firsts), True)
        if not of_all:
            is_wanted[is_saved] = self.found["save_leaves"][firsts[is_saved]] != 0
        variables, saved, walk = self.found["variables"], self._tensor, self._walk
        return [
            (saved(walk, first) if first >= 0 else variables[~first]) if one else None
            for first, one in zip(firsts.tolist(), is_wanted.tolist(), strict=True)
        ]

    def variable(self, node: int) -> Tensor:
        """Return the leaf at which the graph ends in a node."""
        found: Tensor = self._leaves[node][0]
        return found

    def add_variable(self, node: int, storages: Storages) -> list[int]:
        """Add the leaf's tensors: one for each dense part."""
        variable, window = self._leaves[node]
        number = None
        if window is not None and type(variable) in PLAIN:
            number = storages.add_window(window)
        if number is None:
            return [number for _, number in storages.add_views(variable)]
        return [number]

    def object(self, node: int) -> Any | None:
        """Return the Python object of a custom Function's node."""
        return self._objects.get(node)

    def has_no_slots(self, node: int) -> bool:
        """Whether a node can save nothing."""
        return not (node in self._saves or node in self._objects or node in self._freed)

    def keeps(self, node: int) -> bool:
        """Whether a node still keeps something."""
        own = self._objects.get(node)
        return node in self._saves or (own is not None and keeps(own, node_type(own)))

    def is_consumed(self, node: int) -> bool:
        """Whether a backward has freed the saved tensors of a node that keeps nothing."""
        own = self._objects.get(node)
        if own is not None and is_consumed(own, node_type(own)):
            return True
        return node in self._freed or any(map(_is_emptied, self._saves.get(node, ())))

    def saves(self, node: int, storages: Storages) -> tuple[list[SaveFact], Any | None]:
        """Add a node's saved tensors: (its saves, the checkpoint that recomputes some)."""
        own = self._objects.get(node)
        if own is not None:
            kind = node_type(own)
            kept = saves(own, kind, storages)
            return kept, checkpoint_frame(own, kind) if has_recomputed(kept) else None
        kind_of, facts, frame = self._kinds[self.kind_of[node]], list[SaveFact](), None
        for row in self._saves.get(node, ()):
            slot = row[1]
            formula = kind_of.formula(slot)
            if len(row) == _WINDOW:
                number = storages.add_window(row[2], must_be_known=row[4])
                if number is None:
                    number = storages.add_view(self._tensor(self._walk, row[3]))
                if number is None:
                    raise RuntimeError("a dense tensor has no number")
                facts.append((slot, _SAVED, number, formula))
            elif len(row) == _HOOKED:
                facts += _hooked(row[3], slot, formula, storages)
                frame = frame or _frame(row[2], row[3])
            elif len(row) == _ON_CTX:
                facts += _on_ctx(row[2], slot, storages)
            else:
                facts += saves_in(row[2], slot, formula, storages)
        return facts, frame

    def claim_numbers(self, storages: Storages) -> None:
        """Note the holder of the memory of Python numbers, which only an allocator shows."""
        for key in self.found["python_numbers"]:
            storage = storages.find(key)
            if storage is not None and storages.birth[storage] is not None:
                storages.evidence.claim((storage,), Holder.PYTHON)


_WINDOW, _ON_CTX, _HOOKED = 6, 5, 4
"""Lengths of the rows of saved tensors: a dense one, one on a ``ctx``, a pack hook's result."""


def _kind(name: str, inner: str, is_known: bool) -> Kind:
    return Kind(named_type(short_name(name), is_hidden=not is_known), short_name(inner or name), {})


def _hooked(packed: Any, slot: str, formula: str | None, storages: Storages) -> Sequence[SaveFact]:
    saves = saves_in(packed, slot, formula, storages)
    storages.hooked += [save[2] for save in saves if save[2] is not None]
    return saves


def _is_emptied(row: tuple[Any, ...]) -> bool:
    """Whether a dry run's backward has freed a saved tensor."""
    return len(row) == _HOOKED and row[2] is unbox and row[3].unpack is freed


def _frame(hook: Any, packed: Any) -> Any | None:
    """Find the checkpoint whose hook packed a tensor; None for other hooks."""
    return frame_of(packed.unpack if hook is unbox else hook)


def _on_ctx(tensor: Tensor, slot: str, storages: Storages) -> Iterator[SaveFact]:
    for suffix, number in storages.add_views(tensor):
        storages.claim(number, Holder.CTX)
        yield (slot + suffix, SaveKind.CTX, number, None)
