"""Read an autograd graph that exists already: nodes, edges and what each node keeps.

The only home of torch's private names for nodes. Two of them decide everything: `_raw_saved_<slot>`
gives the saved tensor without unpacking it, and `_saved_<slot>` must never be touched, because it
runs a checkpointed forward again.
"""

from __future__ import annotations

import heapq
import sys
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

import torch
from torch import Tensor
from torch.autograd.function import BackwardCFunction

from tb_actmem.model import NodeKind, SaveKind
from tb_actmem.recorder.checkpoints import frame_of, inputs
from tb_actmem.recorder.storages import Storages, is_wrapped_number, tensors_in
from tb_actmem.recorder.why import Derivative, derivative

NO_SEQUENCE_NR = 2**64 - 1
MAX_DEPTH = 25_000
"""Nodes on one path beyond which no node is read.

Freeing a chain of 40,000 nodes that Python has touched overflows the C stack and ends the process
(measured with torch 2.13 and a stack of 8 MiB; 36,000 pass).
"""
_CAREFREE = 10_000
"""Nodes that are read before depth is watched: so few cannot be too deep."""

SavedTensor: Any = torch._C._autograd.SavedTensor
_HAS_DATA = hasattr(SavedTensor, "data")


class NodeType(NamedTuple):
    """What all nodes of one type have in common."""

    name: str
    kind: NodeKind
    slots: tuple[tuple[str, str, str | None], ...]
    """(raw attribute, slot, formula)."""
    derivative: Derivative | None
    view_of: int | None = None
    """The entry of next_functions whose memory its output shares, for views."""


SaveFact = tuple[str, SaveKind, int | None, str | None]
"""A save before nodes have their final order: (slot, kind, tensor, formula)."""


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
        return NodeType(name, NodeKind.CUSTOM_FUNCTION, (("_raw_saved_tensors", "", None),), None)
    generic = cls.__name__ == "CppFunction"
    name = node.name().rpartition("::")[2] if generic else cls.__name__
    key: type | str = name if generic else cls
    if key not in _types:
        kind = NodeKind.ACCUMULATE_GRAD if name == "AccumulateGrad" else NodeKind.FUNCTION
        why = derivative(name)
        view_of = None if why is None or why.aliases is None else why.inputs.index(why.aliases)
        _types[key] = NodeType(name, kind, _slots(cls, name), why, view_of)
    return _types[key]


def _slots(cls: type, name: str) -> tuple[tuple[str, str, str | None], ...]:
    why = derivative(name)
    slots = [attribute for attribute in dir(cls) if attribute.startswith("_raw_saved_")]
    names = [sys.intern(attribute.removeprefix("_raw_saved_")) for attribute in slots]
    return tuple(
        (attribute, slot, why.formula(slot) if why else None)
        for attribute, slot in zip(slots, names, strict=True)
    )


def walk(roots: Iterable[Any], since: int = 0) -> tuple[list[Any], list[Any], bool]:
    """Visit every node that the roots reach: (nodes, their next functions, whether all).

    Nodes with a sequence number below ``since`` are left out, and so is what only they reach.
    No recursion; False means that nodes deeper than `MAX_DEPTH` were left out.
    """
    order = list(dict.fromkeys(roots))
    seen = {None, *order}
    links = []
    for node in order:  # which grows meanwhile
        after = node.next_functions
        links.append(after)
        for follower, _ in after:
            if follower not in seen:
                if since and follower._sequence_nr() < since:
                    continue
                seen.add(follower)
                order.append(follower)
        if len(order) > _CAREFREE:
            return _walk_watching_depth(roots, since)
    return order, links, True


def _walk_watching_depth(roots: Iterable[Any], since: int) -> tuple[list[Any], list[Any], bool]:
    """Visit in order of sequence numbers, newest first, so that each node's depth is known."""
    depth: dict[Any, int] = dict.fromkeys(roots, 0)
    numbers = {node: _order(node) for node in depth}
    heap = [(-number, position, node) for position, (node, number) in enumerate(numbers.items())]
    heapq.heapify(heap)
    order, links, complete, ticket = [], [], True, len(heap)
    while heap:
        _, _, node = heapq.heappop(heap)
        after = node.next_functions
        order.append(node)
        links.append(after)
        below = depth[node] + 1
        for follower, _ in after:
            if follower is None:
                continue
            known = depth.get(follower)
            if known is not None:
                depth[follower] = max(known, below)
                continue
            number = _order(follower)
            if since and 0 <= number < since:
                continue
            if below >= MAX_DEPTH:
                complete = False
                continue
            depth[follower] = below
            ticket += 1
            heapq.heappush(heap, (-number, ticket, follower))
    return order, links, complete


def _order(node: Any) -> int:
    number: int = node._sequence_nr()
    return -1 if number >= NO_SEQUENCE_NR else number


def saves(node: Any, kind: NodeType, storages: Storages) -> list[SaveFact]:
    """List what a node keeps, without unpacking any of it."""
    facts: list[SaveFact] = []
    for attribute, slot, formula in kind.slots:
        raw = getattr(node, attribute, None)
        if raw is None:
            continue
        if type(raw) is SavedTensor:
            _read(raw, slot, formula, storages, facts)
        elif isinstance(raw, (tuple, list)):
            for position, one in enumerate(raw):
                if type(one) is SavedTensor:
                    _read(one, f"{slot}[{position}]", formula, storages, facts)
    if kind.kind is NodeKind.CUSTOM_FUNCTION:
        facts += _on_ctx(node, storages)
    return facts


def _read(
    raw: Any, slot: str, formula: str | None, storages: Storages, facts: list[SaveFact]
) -> None:
    data = raw.data if _HAS_DATA else data_by_hooks(raw)
    if data is None:
        return
    if isinstance(data, Tensor):
        if not data.dim() and is_wrapped_number(data):
            return
        parts = storages.windows(data)
        for suffix, tensor in parts:
            facts.append((slot + suffix, SaveKind.SAVED, tensor, formula))
        if not parts:
            storages.opaque_bytes += data.numel() * data.element_size()
            facts.append((slot, SaveKind.SAVED, None, formula))
    elif _is_checkpoint_holder(data):
        facts.append((slot, SaveKind.RECOMPUTED, None, formula))
    else:
        facts += _packed(data, slot, formula, storages)


def _packed(data: Any, slot: str, formula: str | None, storages: Storages) -> Iterator[SaveFact]:
    """What a pack hook returned: the tensors in it, or one row that names none."""
    found = False
    for path, tensor in tensors_in(data):
        for suffix, number in storages.windows(tensor):
            found = True
            yield (f"{slot}{path}{suffix}", SaveKind.PACKED, number, formula)
    if not found:
        yield (slot, SaveKind.PACKED, None, formula)


def _on_ctx(node: Any, storages: Storages) -> Iterator[SaveFact]:
    """Tensors that a custom Function stored as attributes of ``ctx``."""
    for attribute, value in node.__dict__.items():
        for path, tensor in tensors_in(value):
            for suffix, number in storages.windows(tensor):
                yield (f"{attribute}{path}{suffix}", SaveKind.CTX, number, None)


def _is_checkpoint_holder(data: Any) -> bool:
    cls = type(data)
    return cls.__module__ == "torch.utils.checkpoint" and cls.__name__.endswith("Holder")


def data_by_hooks(raw: Any) -> Any:
    """Read a saved tensor where `SavedTensor.data` does not exist (torch 2.11 and 2.12).

    Registering hooks calls the pack hook at once with the tensor, and raises where hooks are set
    already, which tells a checkpointed slot without running anything.
    """
    seen: list[Tensor] = []

    def pack(tensor: Tensor) -> Tensor:
        seen.append(tensor)
        return tensor.detach()

    try:
        raw.register_hooks(pack, lambda tensor: tensor)
    except RuntimeError as error:
        return _UNSEEN if "already" in str(error) or "hooks" in str(error) else None
    return seen[0] if seen else None


class _UnseenHolder:
    """Stands for what a hook made of a tensor, on a torch that does not show it."""


_UnseenHolder.__module__ = "torch.utils.checkpoint"
_UNSEEN = _UnseenHolder()


def checkpoint_frame(node: Any, kind: NodeType) -> Any | None:
    """Find the frame of the checkpoint that will make a node's saved tensors again."""
    for attribute, _, _ in kind.slots:
        raw = getattr(node, attribute, None)
        for one in raw if isinstance(raw, (tuple, list)) else (raw,):
            frame = frame_of(getattr(one, "unpack_hook", None))
            if frame is not None:
                return frame
    return None


def checkpoint_saves(frame: Any, storages: Storages) -> list[SaveFact]:
    """List the inputs that a checkpoint keeps for running its region again."""
    facts: list[SaveFact] = []
    for slot, value in inputs(frame):
        if type(value) is SavedTensor:
            _read(value, slot, None, storages, facts)
        elif isinstance(value, Tensor):
            for suffix, tensor in storages.windows(value):
                facts.append((slot + suffix, SaveKind.SAVED, tensor, None))
    return facts


def is_consumed(node: Any, kind: NodeType) -> bool:
    """Tell whether a backward has freed what this node kept.

    Only asked of nodes that have slots and keep nothing in any. With no tensor and no hook in the
    slot there is nothing to unpack, so the public attribute is safe here, and raises if freed.
    """
    for attribute, slot, _ in kind.slots:
        raw = getattr(node, attribute, None)
        if type(raw) is not SavedTensor or getattr(raw, "unpack_hook", None) is not None:
            continue
        try:
            getattr(node, f"_saved_{slot}")
        except RuntimeError:
            return True
        return False
    return False
