"""Read an autograd graph that exists already: nodes, edges and what each node keeps.

The only home of torch's private names for nodes. Two of them decide everything: `_raw_saved_<slot>`
gives the saved tensor without unpacking it, and `_saved_<slot>` must never be touched, because it
runs a checkpointed forward again.
"""

from __future__ import annotations

import heapq
import sys
from collections.abc import Callable, Iterator, Sequence
from operator import attrgetter
from typing import Any, NamedTuple

import torch
from torch import Tensor
from torch.autograd.function import BackwardCFunction

from tb_actmem.model import NodeKind, SaveKind
from tb_actmem.recorder.checkpoints import frame_of, inputs
from tb_actmem.recorder.storages import PLAIN, Storages, is_wrapped_number, tensors_in
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


Value = tuple[int, int]
"""(node, output number): a tensor as autograd names it."""
Inputs = Sequence[Value | None]
"""What each of a node's next functions stands for; None: there is none, or it was not read."""


class Graph(NamedTuple):
    """The nodes that some roots reach; a node is a position in each list."""

    nodes: list[Any]
    inputs: list[Inputs]
    is_complete: bool
    """False: what lies deeper than `MAX_DEPTH` was left out."""


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


def walk(roots: Callable[[], Iterator[Any]], since: int = 0) -> Graph:
    """Visit every node that the roots reach, without recursion.

    ``roots`` begins anew each time it is called, with the newest; the next one is asked for when
    all that those before it reach is visited, so that what is too deep is never touched. Nodes
    with a sequence number below ``since`` are left out, and so is what only they reach.
    """
    nodes: list[Any] = []
    positions: dict[Any, int | None] = {None: None}
    links: list[Inputs] = []
    for root in roots():
        if root not in positions:
            positions[root] = len(nodes)
            nodes.append(root)
        while len(links) < len(nodes):
            found: list[Value | None] = []
            for follower, output_nr in nodes[len(links)].next_functions:
                if follower in positions:
                    position = positions[follower]
                elif since and follower._sequence_nr() < since:
                    position = None
                else:
                    position = positions[follower] = len(nodes)
                    nodes.append(follower)
                found.append(None if position is None else (position, output_nr))
            links.append(found)
            if len(nodes) > _CAREFREE:
                return _walk_watching_depth(roots(), since)
    return Graph(nodes, links, True)


def _walk_watching_depth(roots: Iterator[Any], since: int) -> Graph:
    """Visit in order of sequence numbers, newest first, so that each node's depth is known."""
    nodes: list[Any] = []
    positions: dict[Any, int] = {}
    depths: list[int] = []
    links: list[Inputs] = []
    heap: list[tuple[int, int]] = []

    def add(node: Any, number: int, depth: int) -> int:
        position = positions[node] = len(nodes)
        nodes.append(node)
        depths.append(depth)
        links.append(())
        heapq.heappush(heap, (-number, position))
        return position

    is_complete = True
    root = next(roots, None)
    while heap or root is not None:
        if root is not None and (not heap or _order(root) >= -heap[0][0]):
            if root not in positions:
                add(root, _order(root), 0)
            root = next(roots, None)
            continue
        _, own = heapq.heappop(heap)
        below = depths[own] + 1
        found: list[Value | None] = []
        for follower, output_nr in nodes[own].next_functions:
            position = None if follower is None else positions.get(follower)
            if position is not None:
                depths[position] = max(depths[position], below)
            elif follower is not None:
                number = _order(follower)
                if 0 <= number < since:
                    pass
                elif below < MAX_DEPTH:
                    position = add(follower, number, below)
                else:
                    is_complete, root = False, None
            found.append(None if position is None else (position, output_nr))
        links[own] = found
    return Graph(nodes, links, is_complete)


def _order(node: Any) -> int:
    number: int = node._sequence_nr()
    return -1 if number >= NO_SEQUENCE_NR else number


def saves(node: Any, kind: NodeType, storages: Storages) -> list[SaveFact]:
    """List what a node keeps, without unpacking any of it."""
    facts: list[SaveFact] = []
    for attribute, slot, formula in kind.slots:
        raw = getattr(node, attribute, None)
        if type(raw) is SavedTensor:
            data = _data(raw)
            # Nearly all are plain tensors, which take the short way.
            plain = type(data) in PLAIN and data.dim()
            number = storages.window(data) if plain else None
            if number is not None:
                facts.append((slot, SaveKind.SAVED, number, formula))
            elif data is not None:
                _read(data, slot, formula, storages, facts)
        elif isinstance(raw, (tuple, list)):
            for position, one in enumerate(raw):
                if type(one) is SavedTensor:
                    _read(_data(one), f"{slot}[{position}]", formula, storages, facts)
    if kind.kind is NodeKind.CUSTOM_FUNCTION:
        facts += _on_ctx(node, storages)
    return facts


def _read(
    data: Any, slot: str, formula: str | None, storages: Storages, facts: list[SaveFact]
) -> None:
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


_data: Callable[[Any], Any] = attrgetter("data") if hasattr(SavedTensor, "data") else data_by_hooks
"""Read a saved tensor, without unpacking it; None: there is none."""


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
            _read(_data(value), slot, None, storages, facts)
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
