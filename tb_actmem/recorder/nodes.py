"""What all nodes of one type have in common: their name, slots and formulas, found once.

The names of the attributes under which nodes keep tensors decide everything here.
"""

from __future__ import annotations

import sys
from typing import Any, NamedTuple

from tb_actmem.model import COPY_SLICES, NodeKind
from tb_actmem.recorder.derivatives import Derivative, derivative
from tb_actmem.recorder.torch_private import (
    GENERIC_NODE,
    RAW_SAVED,
    RAW_SAVED_TENSORS,
    BackwardCFunction,
)


class NodeType(NamedTuple):
    """What all nodes of one type have in common."""

    name: str
    kind: NodeKind
    slots: tuple[tuple[str, str, str | None], ...]
    """(raw attribute, slot, formula)."""
    derivative: Derivative | None
    view_of: int | None = None
    """The entry of next_functions whose memory its output shares, for views."""
    is_hidden: bool = False
    """C++ keeps its tensors where Python cannot read them."""


_types: dict[type | str, NodeType] = {}


def node_type(node: Any) -> NodeType:
    """Look a node's type up; names, slots and formulas are found once per type."""
    cls = type(node)
    found = _types.get(cls)
    if found is None:
        found = _make_type(node, cls)
    return found


def _make_type(node: Any, cls: type) -> NodeType:
    if isinstance(node, BackwardCFunction):
        # Not remembered: a program may make custom Functions without end.
        name = cls.__name__.removesuffix("Backward") or cls.__name__
        return NodeType(name, NodeKind.CUSTOM_FUNCTION, ((RAW_SAVED_TENSORS, "", None),), None)
    generic = cls.__name__ == GENERIC_NODE
    name = node.name().rpartition("::")[2] if generic else cls.__name__
    key: type | str = name if generic else cls
    if key not in _types:
        kind = NodeKind.ACCUMULATE_GRAD if name == "AccumulateGrad" else NodeKind.FUNCTION
        why = derivative(name)
        view_of = None if why is None or why.aliases is None else why.inputs.index(why.aliases)
        slots = _slots(cls, name)
        is_hidden = (generic and not slots) or name == COPY_SLICES
        _types[key] = NodeType(name, kind, slots, why, view_of, is_hidden)
    return _types[key]


def _slots(cls: type, name: str) -> tuple[tuple[str, str, str | None], ...]:
    why = derivative(name)
    slots = [attribute for attribute in dir(cls) if attribute.startswith(RAW_SAVED)]
    names = [sys.intern(attribute.removeprefix(RAW_SAVED)) for attribute in slots]
    return tuple(
        (attribute, slot, why.formula(slot) if why else None)
        for attribute, slot in zip(slots, names, strict=True)
    )
