"""Read the saved tensors of a node without unpacking them."""

from __future__ import annotations

import sys
import weakref
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from torch import Tensor
from torch.nn import Parameter

from tb_actmem.model import COPY_SLICES, Holder, NodeKind, SaveKind
from tb_actmem.recorder.dry_run_state import Box, freed
from tb_actmem.recorder.evidence import PLAIN, is_wrapped_number
from tb_actmem.recorder.evidence.checkpoints import frame_of, inputs
from tb_actmem.recorder.evidence.find_tensors import FEW, tensors_behind, tensors_in
from tb_actmem.recorder.evidence.storages import Storages
from tb_actmem.recorder.graph.derivatives import Derivative, derivative
from tb_actmem.recorder.torch_private import (
    RAW_SAVED,
    RAW_SAVED_TENSORS,
    SAVED,
    BackwardCFunction,
    SavedTensor,
    base,
    is_checkpoint_holder,
    read_saved,
    unpack_hook,
)

SaveFact = tuple[str, SaveKind, int | None, str | None]
"""A save before nodes have their final order: (slot, kind, tensor, formula)."""


# To look a member up in its enum takes longer than what else is done with a row.
FREED = object()
"""The content of a slot that a backward has freed."""
_SAVED, _CUSTOM = SaveKind.SAVED, NodeKind.CUSTOM_FUNCTION
_RECOMPUTED = SaveKind.RECOMPUTED


def saves(node: Any, kind: NodeType, storages: Storages) -> list[SaveFact]:
    """List a node's saves, without unpacking them."""
    facts: list[SaveFact] = []
    for attribute, slot, formula in kind.slots:
        raw = _raw(node, attribute)
        if type(raw) is SavedTensor:
            data = _data(raw)
            cls = type(data)
            # Nearly all are plain tensors, which take the short way.
            plain = (cls is Tensor or cls is Parameter) and data.dim()
            number = storages.add_view(data) if plain else None
            if number is not None:
                found: Sequence[SaveFact] = ((slot, _SAVED, number, formula),)
            else:
                found = saves_in(data, slot, formula, storages)
            if unpack_hook(raw) is not None:
                storages.hooked += [one[2] for one in found if one[2] is not None]
            facts += found
        elif raw is not FREED:
            for position, one in enumerate(raw):  # other types fail here, and a note reports it
                if type(one) is SavedTensor:
                    facts += saves_in(_data(one), f"{slot}[{position}]", formula, storages)
    if kind.kind is _CUSTOM:
        facts += _on_ctx(node, storages)
    return facts


def _raw(node: Any, attribute: str) -> Any:
    """Read a raw slot; return FREED if a backward has freed it in a custom Function."""
    try:
        return getattr(node, attribute)
    except RuntimeError:
        return FREED


def keeps(node: Any, kind: NodeType) -> bool:
    """Whether a node still keeps something in its slots, or on its ``ctx``."""
    for attribute, _, _ in kind.slots:
        raw = _raw(node, attribute)
        for one in raw if isinstance(raw, (tuple, list)) else (raw,):
            data = _data(one) if type(one) is SavedTensor else None
            if (data.content if type(data) is Box else data) is not None:
                return True
    return kind.kind is _CUSTOM and any(tensors_behind(node.__dict__))


def saves_in(data: Any, slot: str, formula: str | None, storages: Storages) -> Sequence[SaveFact]:
    """List the saves of a slot's content: a tensor, or the result of a pack hook."""
    if type(data) is Box:
        data = data.content
    if data is None:
        return ()
    if isinstance(data, Tensor):
        if not data.dim() and is_wrapped_number(data):
            _claim_number(data, storages)
            return ()
        parts = storages.add_views(data)
        if type(data) not in PLAIN:
            storages.wrappers += [weakref.ref(one) for one in (data, base(data)) if one is not None]
        if not parts:
            storages.opaque_bytes += data.numel() * data.element_size()
            return [(slot, SaveKind.SAVED, None, formula)]
        return [(slot + suffix, SaveKind.SAVED, tensor, formula) for suffix, tensor in parts]
    if data is _UNSEEN or is_checkpoint_holder(data):
        return [(slot, SaveKind.RECOMPUTED, None, formula)]
    return [*_packed(data, slot, formula, storages)]


def _claim_number(data: Tensor, storages: Storages) -> None:
    """Note the holder of a wrapped number's memory, which only an allocator shows."""
    for storage in storages.seen_ids(data):
        if storages.birth[storage] is not None:
            storages.evidence.claim((storage,), Holder.PYTHON)


def _packed(data: Any, slot: str, formula: str | None, storages: Storages) -> Iterator[SaveFact]:
    """Yield the tensors in a pack hook's result, or one row without a tensor."""
    found = False
    for one in tensors_behind(data, FEW):
        if one is None:
            storages.unsearched.add("results of pack hooks")
            continue
        path, tensor = one
        for suffix, number in storages.add_views(tensor):
            found = True
            storages.claim(number, Holder.PACK_HOOK)
            yield (f"{slot}{path}{suffix}", SaveKind.PACKED, number, formula)
    if not found:
        storages.packed_elsewhere += 1
        yield (slot, SaveKind.PACKED, None, formula)


def _on_ctx(node: Any, storages: Storages) -> Iterator[SaveFact]:
    """Yield the tensors that a custom Function stored on ``ctx``, at any depth."""
    for attribute, value in node.__dict__.items():
        for found in tensors_behind(value):
            if found is None:
                storages.unsearched.add(f"the ctx of {type(node).__name__}")
                continue
            path, tensor = found
            for suffix, number in storages.add_views(tensor):
                storages.claim(number, Holder.CTX)
                yield (f"{attribute}{path}{suffix}", SaveKind.CTX, number, None)


def data_by_hooks(raw: Any) -> Any:
    """Read a saved tensor where `SavedTensor.data` does not exist.

    Registering hooks calls the pack hook at once with the tensor. It raises if hooks are already
    set, which identifies a checkpointed slot without running anything.
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


_data: Callable[[Any], Any] = read_saved or data_by_hooks
"""Read a saved tensor, without unpacking it; None: there is none."""

_UNSEEN = object()
"""A hook's result, on a torch that does not show it."""


def checkpoint_frame(node: Any, kind: NodeType) -> Any | None:
    """Find the frame of the checkpoint that will recompute a node's saved tensors."""
    for attribute, _, _ in kind.slots:
        raw = _raw(node, attribute)
        for one in raw if isinstance(raw, (tuple, list)) else (raw,):
            frame = frame_of(unpack_hook(one))
            if frame is not None:
                return frame
    return None


def has_recomputed(kept: Sequence[SaveFact]) -> bool:
    """Whether a node's saves are those of a checkpointed region."""
    return bool(kept) and kept[0][1] is _RECOMPUTED


def checkpoint_saves(frame: Any, storages: Storages) -> list[SaveFact]:
    """List the inputs that a checkpoint keeps to recompute its region."""
    facts: list[SaveFact] = []
    for slot, value in inputs(frame):
        if type(value) is SavedTensor:
            facts += saves_in(_data(value), slot, None, storages)
        else:
            for found in tensors_in(value):
                if found is None:
                    storages.unsearched.add("functions that checkpoints recompute")
                    continue
                path, tensor = found
                for suffix, number in storages.add_views(tensor):
                    facts.append((slot + path + suffix, SaveKind.SAVED, number, None))
    return facts


def is_consumed(node: Any, kind: NodeType) -> bool:
    """Whether a backward has freed this node's saved tensors.

    Only for nodes whose slots are all empty. Without a tensor and a hook in the slot there is
    nothing to unpack. So the public attribute is safe here, and raises if the slot was freed.
    """
    for attribute, slot, _ in kind.slots:
        try:
            raw = getattr(node, attribute, None)
            hook = unpack_hook(raw)
            if type(raw) is not SavedTensor or hook not in (None, freed):
                continue
            getattr(node, SAVED + slot)
        except RuntimeError:
            return True
        return False
    return False


class NodeType(NamedTuple):
    """The properties that all nodes of one type share."""

    name: str
    kind: NodeKind
    slots: tuple[tuple[str, str, str | None], ...]
    """(raw attribute, slot, formula)."""
    derivative: Derivative | None
    view_of: int | None = None
    """The entry of next_functions whose memory its output shares, for views."""
    is_hidden: bool = False
    """Its tensors are in C++, where they cannot be read."""


_types: dict[type | str, NodeType] = {}


def node_type(node: Any) -> NodeType:
    """Return a node's type; names, slots and formulas are looked up once per type."""
    cls = type(node)
    known = _types.get(cls)
    if known is None:
        known = _make_type(node, cls)
    return known


def _make_type(node: Any, cls: type) -> NodeType:
    if isinstance(node, BackwardCFunction):
        # Not cached: a program may create any number of custom Functions.
        name = cls.__name__.removesuffix("Backward") or cls.__name__
        return NodeType(name, NodeKind.CUSTOM_FUNCTION, ((RAW_SAVED_TENSORS, "", None),), None)
    name = short_name(node.name())
    generic = name != cls.__name__  # nodes without a class of their own share one
    key: type | str = name if generic else cls
    if key not in _types:
        slots = _slots(cls, name)
        is_hidden = (generic and not slots) or name == COPY_SLICES
        _types[key] = named_type(name, slots, is_hidden=is_hidden)
    return _types[key]


def short_name(name: str) -> str:
    """Return the name of a node without its namespaces."""
    return name.rpartition("::")[2]


def named_type(
    name: str, slots: tuple[tuple[str, str, str | None], ...] = (), *, is_hidden: bool
) -> NodeType:
    """Return the type of the nodes of a name."""
    kind = NodeKind.ACCUMULATE_GRAD if name == "AccumulateGrad" else NodeKind.FUNCTION
    why = derivative(name)
    view_of = None if why is None or why.aliases is None else why.inputs.index(why.aliases)
    return NodeType(name, kind, slots, why, view_of, is_hidden)


def _slots(cls: type, name: str) -> tuple[tuple[str, str, str | None], ...]:
    why = derivative(name)
    slots = [attribute for attribute in dir(cls) if attribute.startswith(RAW_SAVED)]
    names = [sys.intern(attribute.removeprefix(RAW_SAVED)) for attribute in slots]
    return tuple(
        (attribute, slot, why.formula(slot) if why else None)
        for attribute, slot in zip(slots, names, strict=True)
    )
