"""Explains why a term's bytes differ, and names tensors that the formula forgets."""

from __future__ import annotations

import enum
import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from tb_actmem.analysis.index import below, fqn, op_name
from tb_actmem.analysis.index.devices import View
from tb_actmem.analysis.index.storages import OWN
from tb_actmem.model import Recording
from tb_actmem.predict.estimate import Term
from tb_actmem.predict.estimate.layers import LINEARS, TransformerLayer


class SaveName(NamedTuple):
    """A save by names: of its module, of its op, of its slot."""

    module: str
    """"" if no module made it, and for a layer's own saves in `within` it."""
    op: str
    slot: str

    def within(self, layer: str) -> SaveName:
        """Return the same name as seen from a layer around it."""
        return self._replace(module="" if self.module == layer else below(self.module, layer))


class WhyNot(enum.Enum):
    """Why a term of the formula is not saved."""

    RECOMPUTED = "recomputed"
    """A checkpoint recomputes it."""
    FUSED = "fused"
    """Fused attention recomputes the scores."""
    NO_DROPOUT = "no dropout"
    """No dropout ran."""
    ONLY_OUTPUT = "only output"
    """The derivative of the activation needs only its output."""
    NO_SAVE = "no save"
    """No node saves it, and the reason is unknown."""


@dataclass(frozen=True, slots=True)
class SharedWith:
    """Other terms have the same storage."""

    terms: tuple[Term, ...]


@dataclass(frozen=True, slots=True)
class AttributedTo:
    """The term's storage is attributed to a save outside the layer."""

    save: SaveName


@dataclass(frozen=True, slots=True)
class WideMask:
    """The dropout multiplies by a mask of this type; a fused one keeps a byte per element."""

    dtype: str


@dataclass(frozen=True, slots=True)
class SavedDtype:
    """The values are of another type than the formula's."""

    dtype: str


@dataclass(frozen=True, slots=True)
class SavedShapes:
    """The shapes of the tensors behind the term's saves."""

    shapes: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class CastOf:
    """Memory that the formula forgets is a copy of this parameter in this type."""

    dtype: str
    parameter: str


Difference = SharedWith | AttributedTo | WideMask | SavedDtype | SavedShapes | View
"""Why the bytes of a saved term differ from the formula."""

Note = WhyNot | Difference | CastOf


def save_name(recording: Recording, save: int) -> SaveName:
    """Name a save: ``transformer.h.0.attn.c_attn``, ``addmm``, ``mat1``."""
    row = recording.saves[save]
    return SaveName(
        module=fqn(recording, recording.nodes[row.node].module),
        op=op_name(recording, row.node),
        slot=row.slot,
    )


def note_within(note: Note | None, layer: str) -> Note | None:
    """The same note with names as seen from a layer around them."""
    if isinstance(note, AttributedTo):
        return AttributedTo(note.save.within(layer))
    if isinstance(note, CastOf):
        return replace(note, parameter=below(note.parameter, layer))
    return note


_NORMS = ("native_layer_norm", "fused_rms_norm")
_INPUT_SLOTS = ("mat1", "self", "input")
OUTPUT_SLOTS = ("result", "output", "out")
MASKS = ("attention_mask", "proj_mask", "mlp_mask")
"""The keys of the terms that are a dropout's mask."""


class Claim(NamedTuple):
    """A save that keeps memory, and its term."""

    save: int
    storage: int
    term: str
    """The key of an `estimate.Term`; "" for memory that the formula forgets."""


class _Layer(NamedTuple):
    """A layer with the facts by which its saves are matched."""

    recording: Recording
    nodes: TransformerLayer
    norms: dict[int, int]
    """Node → 1 or 2 if it is part of the first or the second norm."""
    masks: set[int]
    """Storages that a dropout drew."""


def claims(
    recording: Recording, nodes: TransformerLayer, saves: Sequence[int], masks: set[int]
) -> list[Claim]:
    """Match each save of a layer with a term; ``masks`` from `dropout_masks`.

    Saves of parameters and buffers, and recomputed ones, keep no activation memory and are left
    out.
    """
    layer = _Layer(recording, nodes, _norms(recording, nodes, saves), masks)
    result = []
    for save in saves:
        tensor = recording.saves[save].tensor
        storage = None if tensor is None else recording.tensors[tensor].storage
        if storage is not None and recording.storages[storage].category not in OWN:
            result.append(Claim(save, storage, _term(layer, save, storage)))
    return result


def dropout_masks(recording: Recording) -> set[int]:
    """Return the random masks of dropouts: from bernoulli_, or second results of fused ones."""
    masks = {
        storage
        for op in recording.ops
        if op.name.startswith("aten::bernoulli_")
        for storage in op.inputs
    }
    for save in recording.saves:
        if save.tensor is None or save.slot != "result1":
            continue
        storage = recording.tensors[save.tensor].storage
        if storage is not None and op_name(recording, save.node) == "native_dropout":
            masks.add(storage)
    return masks


def _norms(recording: Recording, nodes: TransformerLayer, saves: Sequence[int]) -> dict[int, int]:
    """Number the nodes of the two norms; a norm of q or k, before attention, is neither."""
    numbers: dict[tuple[str, int], int] = {}
    result = {}
    for node in dict.fromkeys(recording.saves[save].node for save in saves):
        module = recording.nodes[node].module
        if nodes.qkv[-1] < node < nodes.proj or module is None:
            continue
        if "norm" in recording.modules[module].type_name.lower():
            result[node] = numbers.setdefault(("module", module), len(numbers) + 1)
        elif op_name(recording, node) in _NORMS:
            result[node] = numbers.setdefault(("node", node), len(numbers) + 1)
    return {node: number for node, number in result.items() if number <= 2}


def _term(layer: _Layer, save: int, storage: int) -> str:
    recording, nodes = layer.recording, layer.nodes
    node, slot = recording.saves[save].node, recording.saves[save].slot
    if recording.storages[storage].name:
        return ""  # a low-precision copy of a parameter
    if storage in layer.masks:
        return _mask_term(layer, save)
    if node in layer.norms:
        return _norm_term(layer, save, storage)
    if op_name(recording, node) in LINEARS:
        return _linear_term(nodes, node) if slot in _INPUT_SLOTS else ""
    if nodes.qkv[-1] < node < nodes.proj:
        return _attention_term(layer, node, slot)
    if nodes.fc1[0] < node < nodes.fc2 and slot not in OUTPUT_SLOTS:
        return _activation_term(layer, node, storage)
    return ""


def _linear_term(nodes: TransformerLayer, node: int) -> str:
    if node in nodes.qkv:
        return "qkv_input"
    if node in nodes.fc1:
        return "mlp_input"
    return {nodes.proj: "proj_input", nodes.fc2: "fc2_input"}.get(node, "")


def _mask_term(layer: _Layer, save: int) -> str:
    node, nodes, sizes = layer.recording.saves[save].node, layer.nodes, layer.nodes.sizes
    if nodes.core < node < nodes.proj:
        is_whole = _numel(layer, save) == sizes.batch * sizes.heads * sizes.tokens**2
        return "attention_mask" if is_whole else ""
    if nodes.proj < node < nodes.fc1[0]:
        return "proj_mask"
    return "mlp_mask" if node > nodes.fc2 else ""


def _norm_term(layer: _Layer, save: int, storage: int) -> str:
    """Match the input of a norm: as large as the layer's values, and not made by the norm."""
    sizes = layer.nodes.sizes
    is_whole = _numel(layer, save) == sizes.batch * sizes.tokens * sizes.hidden
    if not is_whole or _maker(layer, storage) in layer.norms:
        return ""
    return f"norm{layer.norms[layer.recording.saves[save].node]}_input"


def _attention_term(layer: _Layer, node: int, slot: str) -> str:
    core = layer.nodes.core
    if node == core and layer.nodes.is_fused:
        return {"query": "q_and_k", "key": "q_and_k", "value": "v"}.get(slot, "")
    if node == core:
        return "softmax_output" if slot in OUTPUT_SLOTS else ""
    if op_name(layer.recording, node) not in ("bmm", "baddbmm"):
        return ""
    if node < core:
        return "q_and_k"
    return "dropout_output" if slot in ("self", "batch1") else "v"


def _activation_term(layer: _Layer, node: int, storage: int) -> str:
    """Match by the op that made the tensor: the first linear, its partner in a gated MLP, the
    activation."""
    maker, fc1 = _origin(layer, storage), layer.nodes.fc1
    if maker is None or maker < fc1[0]:
        return ""
    if maker in fc1:
        return "activation_input" if maker == fc1[0] else "up"
    is_product = len(fc1) == 2 and op_name(layer.recording, node) == "mul"
    return "activation_output" if is_product else ""


def _maker(layer: _Layer, storage: int) -> int | None:
    """Return the node of the op that made a storage."""
    birth = layer.recording.storages[storage].birth
    return None if birth is None else layer.recording.ops[birth].node


def _origin(layer: _Layer, storage: int) -> int | None:
    """Return the node that made a storage, or its original in another dtype."""
    birth = layer.recording.storages[storage].birth
    op = None if birth is None else layer.recording.ops[birth]
    if op is not None and op.name.startswith("aten::_to_copy") and op.inputs:
        return _maker(layer, op.inputs[0])
    return _maker(layer, storage)


def _numel(layer: _Layer, save: int) -> int:
    tensor = layer.recording.saves[save].tensor
    return 0 if tensor is None else math.prod(layer.recording.tensors[tensor].shape)
