"""Finds the transformer layers of a recording: one attention, its projections, and an MLP.

A layer is the innermost module call with one attention core (a softmax over square scores, or
SDPA), before it linears that share their input, and after it a projection and the linears of an
MLP. Anything that differs is not a layer: cross-attention, mixtures of experts, a cache of keys.
Sizes come from the outputs of ops, so recomputed layers are found too.
"""

from __future__ import annotations

import math
from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from tb_actmem.analysis.index import Index, op_name, op_names
from tb_actmem.analysis.index.devices import itemsize
from tb_actmem.analysis.index.modules import calls_around, is_inside
from tb_actmem.analysis.index.storages import OWN
from tb_actmem.model import Op, Recording, Tensor
from tb_actmem.predict.estimate import EstimateError, Layer

LINEARS = ("addmm", "mm", "linear")
SOFTMAXES = ("softmax", "safe_softmax")


class TransformerLayer(NamedTuple):
    """One transformer layer of a recording."""

    module: int
    """Its module call."""
    qkv: tuple[int, ...]
    """Nodes of the linears that make q, k and v: one, two or three."""
    core: int
    """Node of the softmax, or of the fused attention."""
    is_fused: bool
    proj: int
    """Node of the projection after attention."""
    fc1: tuple[int, ...]
    """Nodes of the MLP's first linear; in a gated MLP the gate and its partner."""
    fc2: int
    """Node of the MLP's last linear."""
    sizes: Layer
    """The layer as in the paper: attention written out, with dropout, nothing recomputed."""


@dataclass(frozen=True)
class _Parts:
    """The parts of layers."""

    index: Index
    ops: dict[int, Op]
    """Node → its op."""
    linears: list[int]
    cores: list[int]

    @property
    def recording(self) -> Recording:
        return self.index.recording


def transformer_layers(index: Index) -> list[TransformerLayer]:
    """Return the transformer layers of a recording in forward order; none without recorded ops."""
    if not index.recording.meta.has_ops:
        return []
    parts = _parts(index)
    layers = (_layer_around(parts, position) for position in range(len(parts.cores)))
    return [layer for layer in layers if layer is not None]


def _parts(index: Index) -> _Parts:
    recording, names = index.recording, op_names(index)
    ops: dict[int, Op] = {}
    for op in recording.ops:
        if op.node is not None:
            ops.setdefault(op.node, op)
    linears, cores = [], []
    for position, name in enumerate(names):
        if name in LINEARS:
            linears.append(position)
        elif name in SOFTMAXES or name.startswith("scaled_dot_product"):
            cores.append(position)
    return _Parts(index=index, ops=ops, linears=linears, cores=cores)


def _layer_around(parts: _Parts, position: int) -> TransformerLayer | None:
    """Go outwards from a core to the first module call with an MLP, and check its parts."""
    core = parts.cores[position]
    others = [*parts.cores[:position][-1:], *parts.cores[position + 1 :][:1]]
    start = bisect_right(parts.linears, others[0]) if position else 0
    end = bisect_left(parts.linears, others[-1]) if others and others[-1] > core else None
    near = parts.linears[start:end]
    for module in calls_around(parts.index, parts.recording.nodes[core].module):
        if any(_is_in(parts, module, other) for other in others):
            return None
        inside = [node for node in near if _is_in(parts, module, node)]
        before = [node for node in inside if node < core]
        behind = [node for node in inside if node > core]
        if len(behind) >= 3:
            return _checked(parts, module, before, core, behind)
    return None


def _is_in(parts: _Parts, module: int, node: int) -> bool:
    return is_inside(parts.index, parts.recording.nodes[node].module, module)


def _checked(
    parts: _Parts, module: int, qkv: list[int], core: int, behind: list[int]
) -> TransformerLayer | None:
    proj, *fc1, fc2 = behind
    if not 1 <= len(qkv) <= 3 or len(fc1) > 2:
        return None
    if not (_share_input(parts, qkv) and _share_input(parts, fc1)):
        return None
    is_fused = op_name(parts.recording, core) not in SOFTMAXES
    sizes = _sizes(parts, core, proj, fc1, fc2, is_fused=is_fused)
    if sizes is None:
        return None
    return TransformerLayer(
        module=module,
        qkv=tuple(qkv),
        core=core,
        is_fused=is_fused,
        proj=proj,
        fc1=tuple(fc1),
        fc2=fc2,
        sizes=sizes,
    )


def _share_input(parts: _Parts, linears: Sequence[int]) -> bool:
    return bool(set.intersection(*({*_inputs(parts, node)} for node in linears)))


def _inputs(parts: _Parts, node: int) -> Iterator[int]:
    """Return the inputs of a linear without weights; for a copy in another dtype its original."""
    recording = parts.recording
    for storage in parts.ops[node].inputs if node in parts.ops else ():
        row = recording.storages[storage]
        birth = None if row.birth is None else recording.ops[row.birth]
        if birth is not None and birth.name.startswith("aten::_to_copy") and birth.inputs:
            storage = birth.inputs[0]
        if recording.storages[storage].category not in OWN:
            yield storage


def _sizes(
    parts: _Parts, core: int, proj: int, fc1: list[int], fc2: int, *, is_fused: bool
) -> Layer | None:
    scores, out, wide, last = (_output(parts, node) for node in (core, proj, fc1[0], fc2))
    if scores is None or out is None or wide is None or last is None:
        return None
    if not out.shape or 0 in out.shape or last.shape[-1:] != out.shape[-1:]:
        return None
    counts = _counts(scores.shape, math.prod(out.shape[:-1]), is_square=not is_fused)
    if counts is None:
        return None
    batch, heads, tokens = counts
    try:
        return Layer(
            batch=batch,
            tokens=tokens,
            hidden=out.shape[-1],
            heads=heads,
            mlp_width=wide.shape[-1],
            itemsize=int(itemsize(wide.dtype)),
            activation="swiglu" if len(fc1) == 2 else "gelu",
        )
    except EstimateError:
        return None


def _output(parts: _Parts, node: int) -> Tensor | None:
    op = parts.ops.get(node)
    return parts.recording.tensors[op.outputs[0]] if op is not None and op.outputs else None


def _counts(shape: tuple[int, ...], rows: int, *, is_square: bool) -> tuple[int, int, int] | None:
    """Return (b, a, s) of scores [..., s, s] or of fused attention's output [b, a, s, d]."""
    if len(shape) < 3 or 0 in shape or (is_square and shape[-1] != shape[-2]):
        return None
    tokens = shape[-2]
    batch, rest = divmod(rows, tokens)
    if rest:
        return None
    heads, rest = divmod(math.prod(shape[:-2]), batch)
    return None if rest else (batch, heads, tokens)
