"""Readable names of nodes, modules and source lines."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterable

from tb_actmem.analysis.index import Index, derived
from tb_actmem.model import Node, NodeKind, Recording

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
