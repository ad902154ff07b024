"""What rows of a recording are called, for people."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterable

from tb_actmem.analysis.index.index import Index, derived
from tb_actmem.model import Node, NodeKind, Recording

NUMBER = re.compile(r"(?<![^.])\d+(?![^.])")
"""The number in a module's name that alone tells repeated layers apart: ``h.3.attn``."""

_WRAPPERS = re.compile(r"(^|\.)(_checkpoint_wrapped_module|_fsdp_wrapped_module|_orig_mod)(?=\.|$)")
"""What torch's wrappers put into the names of modules: a wrapped module is the same module."""

_FUNCTION, _LEAF = NodeKind.FUNCTION, NodeKind.ACCUMULATE_GRAD


def op_name(recording: Recording, node: int) -> str:
    """The forward operator a node stands for, in torch's words: ``GeluBackward0`` is ``gelu``.

    A leaf has its parameter's name, or is an ``input``.
    """
    row = recording.nodes[node]
    if row.kind is _FUNCTION:
        return _operator(row.name)
    return _leaf_name(recording, row) if row.kind is _LEAF else row.name


@derived
def op_names(index: Index) -> list[str]:
    """For every node `op_name`. Names are few, and there may be 100,000 nodes."""
    recording = index.recording
    operators = {name: _operator(name) for name in {node.name for node in recording.nodes}}
    return [
        operators[node.name] if node.kind is _FUNCTION else op_name(recording, position)
        for position, node in enumerate(recording.nodes)
    ]


_WORD = re.compile(r"(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|(?<=\d)(?=[A-Z][a-z]{3})")
"""Where a word begins in a node's name: ``Im2Col`` has one, ``MaxPool2DWithIndices`` four."""


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
    """The name of a module call; its type where the name is empty; "" for None."""
    if module is None:
        return ""
    return recording.modules[module].fqn or recording.modules[module].type_name


def unwrapped(name: str) -> str:
    """The name that a module has without torch's wrappers around it."""
    return _WRAPPERS.sub("", name).lstrip(".")


def layers_name(name: str) -> str:
    """The name that repeated layers share: ``h.*.attn`` of ``h.3.attn``."""
    return NUMBER.sub("*", name, count=1)


def starred(name: str) -> str:
    """A name with a star for each number that tells layers apart: ``stages.*.layers.*.conv1``."""
    return NUMBER.sub("*", name)


def common_name(names: Iterable[str]) -> str:
    """What names have in common that are the same when they are `starred`.

    It has stars where they differ: ``stages.0.layers.*`` of ``stages.0.layers.0`` and ``.1``.
    """
    parts = zip(*(name.split(".") for name in {*names}), strict=True)
    return ".".join(same[0] if len({*same}) == 1 else "*" for same in parts)


def below(name: str, around: str) -> str:
    """A name without that of a module around it: ``attn.c_attn`` of ``h.0.attn.c_attn``."""
    return name[len(around) + 1 :] if around and name.startswith(f"{around}.") else name


def call_name(recording: Recording, call: int, around: int | None) -> str:
    """The name of a module call without that of one around it, and which call it is."""
    row = recording.modules[call]
    name = below(fqn(recording, call), "" if around is None else recording.modules[around].fqn)
    return f"{name} #{row.call + 1}" if row.call else name


def source(recording: Recording, frame: int | None) -> str:
    """``file.py:12`` of a frame, "" for None."""
    if frame is None:
        return ""
    row = recording.frames[frame]
    name = re.split(r"[/\\]", row.file)[-1]
    return f"{name}:{row.line}"
