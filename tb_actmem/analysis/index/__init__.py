"""A recording with the values that several analyses derive from it; each is computed once.

Here, too, are the readable names of nodes, modules and source lines.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Callable, Collection, Iterable, Sequence
from threading import RLock
from typing import Any, TypeVar

from tb_actmem.gc_pause import collector_paused
from tb_actmem.model import Node, NodeKind, Recording, Values

Value = TypeVar("Value")


class Index:
    """A recording and a cache of the values that analyses derived from it. Thread-safe.

    Values are added on first use and never change.
    """

    def __init__(self, recording: Recording) -> None:
        self.recording = recording
        self._columns = Values(recording)
        self._values: dict[Callable[[Index], Any], Any] = {}
        # One lock for all values, because values are derived from each other.
        self._lock = RLock()

    def column(self, table: str, field: str) -> Sequence[Any]:
        """Return a field of all rows of a table, without making the rows."""
        return self._columns.get(table, field)

    def derive(self, derive: Callable[[Index], Value]) -> Value:
        """Return a function's value for this index, calling the function only once."""
        with self._lock:
            if derive not in self._values:
                with collector_paused():
                    self._values[derive] = derive(self)
        value: Value = self._values[derive]
        return value


def derived(derive: Callable[[Index], Value]) -> Callable[[Index], Value]:
    """Cache a function's result in its index; callers must not change the result."""

    @functools.wraps(derive)
    def known(index: Index) -> Value:
        try:  # some callers call this for every row
            value: Value = index._values[derive]
        except KeyError:
            return index.derive(derive)
        return value

    return known


_ROW, _ENTRY = 400, 40
"""Bytes of a row of a recording with all that is derived from it, and of an entry of a list."""


def positions_by(values: Iterable[int | None]) -> dict[int, list[int]]:
    """Map each value to its positions, in order; None is left out."""
    positions: dict[int, list[int]] = {}
    for position, value in enumerate(values):
        if value is not None:
            positions.setdefault(value, []).append(position)
    return positions


def latest(moments: Collection[int | None]) -> int | None:
    """Return the last of some moments; None means never and comes after all others."""
    known = [moment for moment in moments if moment is not None]
    return max(known, default=0) if len(known) == len(moments) else None


def memory_bytes(index: Index) -> int:
    """Estimate the memory of a recording, with all that is derived from it."""
    recording = index.recording
    tables = ("nodes", "edges", "storages", "tensors", "saves", "ops", "modules", "frames")
    rows = sum(len(getattr(recording, table)) for table in tables)
    shapes = {tensor.shape for tensor in recording.tensors}
    entries = sum(map(len, shapes)) + sum(len(op.inputs) + len(op.outputs) for op in recording.ops)
    texts: set[str | None] = {
        *(frame.file for frame in recording.frames),
        *(module.fqn for module in recording.modules),
        *(node.name for node in recording.nodes),
        *(storage.name for storage in recording.storages),
        *(save.slot for save in recording.saves),
        *(save.formula for save in recording.saves),
        *(op.name for op in recording.ops),
    }
    characters = sum(len(text) for text in (*texts, *map(str, recording.meta.notes)) if text)
    return rows * _ROW + entries * _ENTRY + characters


NUMBER = re.compile(r"(?<![^.])\d+(?![^.])")
"""The number in a module's name that distinguishes repeated layers: ``h.3.attn``."""

_WRAPPERS = re.compile(r"(^|\.)(_checkpoint_wrapped_module|_fsdp_wrapped_module|_orig_mod)(?=\.|$)")
"""Names that torch's wrappers insert: a wrapped module is the same module."""

_FUNCTION, _LEAF = NodeKind.FUNCTION, NodeKind.ACCUMULATE_GRAD


def op_name(recording: Recording, node: int) -> str:
    """Return the forward operator of a node, in torch's words: ``GeluBackward0`` is ``gelu``.

    A leaf has its parameter's name, or is called ``input``.
    """
    row = recording.nodes[node]
    if row.kind is _FUNCTION:
        return _operator(row.name)
    return _leaf_name(recording, row) if row.kind is _LEAF else row.name


@derived
def op_names(index: Index) -> list[str]:
    """Return `op_name` of every node; there are few names and maybe 100,000 nodes."""
    recording = index.recording
    operators = {name: _operator(name) for name in {node.name for node in recording.nodes}}
    return [
        operators[node.name] if node.kind is _FUNCTION else op_name(recording, position)
        for position, node in enumerate(recording.nodes)
    ]


_WORD = re.compile(r"(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|(?<=\d)(?=[A-Z][a-z]{3})")
"""Word starts in a node's name: ``Im2Col`` is one word, ``MaxPool2DWithIndices`` four."""


@functools.lru_cache(maxsize=1000)
def _operator(name: str) -> str:
    base = re.sub(r"Backward(\d*|\d+[A-Z][A-Za-z]*)$", "", name)
    words = _WORD.sub("_", base).lower()
    return re.sub(r"(?<=grid_sampler)(?=[23]d)", "_", words) or name


def _leaf_name(recording: Recording, node: Node) -> str:
    storage = None if node.variable is None else recording.tensors[node.variable].storage
    if storage is None:
        return node.name
    row = recording.storages[storage]
    return row.name or row.category.value


def fqn(recording: Recording, module: int | None) -> str:
    """Return the name of a module call, its type if the name is empty, or "" for None."""
    if module is None:
        return ""
    return recording.modules[module].fqn or recording.modules[module].type_name


def unwrapped(name: str) -> str:
    """Return a module's name without torch's wrappers."""
    return _WRAPPERS.sub("", name).lstrip(".")


def layers_name(name: str) -> str:
    """Return the name that repeated layers share: ``h.*.attn`` for ``h.3.attn``."""
    return NUMBER.sub("*", name, count=1)


@functools.lru_cache(maxsize=1000)
def starred(name: str) -> str:
    """Replace each layer number in a name by a star: ``stages.*.layers.*.conv1``."""
    return NUMBER.sub("*", name)


def common_name(names: Iterable[str]) -> str:
    """Return the common name of names that are equal when `starred`.

    It has stars where they differ: ``stages.0.layers.*`` for ``stages.0.layers.0`` and ``.1``.
    """
    parts = zip(*(name.split(".") for name in {*names}), strict=True)
    return ".".join(same[0] if len({*same}) == 1 else "*" for same in parts)


def below(name: str, around: str) -> str:
    """Return a name relative to an enclosing module: ``attn.c_attn`` for ``h.0.attn.c_attn``."""
    return name[len(around) + 1 :] if around and name.startswith(f"{around}.") else name


def call_name(recording: Recording, call: int, around: int | None) -> str:
    """Return a module call's name relative to an enclosing call, with its call number."""
    row = recording.modules[call]
    name = below(fqn(recording, call), "" if around is None else recording.modules[around].fqn)
    return f"{name} #{row.call + 1}" if row.call else name


def source(recording: Recording, frame: int | None) -> str:
    """Return ``file.py:12`` for a frame, "" for None."""
    if frame is None:
        return ""
    row = recording.frames[frame]
    name = re.split(r"[/\\]", row.file)[-1]
    return f"{name}:{row.line}"
