"""Activations that save their input, and in place would share an output that is saved anyway."""

from __future__ import annotations

from collections.abc import Iterator

from tb_actmem.advice.rewrite import Rewrite, RewriteKind, edges_into, kept_only_by, saved_tensor
from tb_actmem.analysis.index.devices import view_of
from tb_actmem.analysis.index.flops import written
from tb_actmem.analysis.index.index import Index, derived
from tb_actmem.analysis.index.names import op_names
from tb_actmem.analysis.index.nodes import last_op_of_nodes, output_tensors
from tb_actmem.analysis.index.storages import saves_by_storage, tensor_storages
from tb_actmem.model import Category, NodeKind

_ACTIVATIONS = {"celu", "elu", "leaky_relu", "rrelu_with_noise"}
"""Their derivative needs the input, or in place the result. Others save the same in place, as relu
does, or a copy of their input, as hardtanh and silu do."""


def in_place(index: Index) -> Iterator[Rewrite]:
    """Find each activation whose input has no other user and may be overwritten."""
    storages = tensor_storages(index)
    for node, row in enumerate(index.recording.nodes):
        if op_names(index)[node] not in _ACTIVATIONS or row.module is None:
            continue
        given, made = saved_tensor(index, node, "self"), output_tensors(index).get(node)
        if given is None or made is None:
            continue
        released, kept = kept_only_by(index, [node]) & {storages[given]}, storages[made]
        if released and kept is not None and _may_go(index, node, given) and _stays(index, kept):
            yield Rewrite(
                call=row.module,
                kind=RewriteKind.IN_PLACE,
                function="inplace=True",
                released=released,
                relied_on=frozenset({kept}),
                added_bytes=0,
            )


def _may_go(index: Index, node: int, tensor: int) -> bool:
    """Tell whether only the activation uses its input once it ran."""
    recording = index.recording
    storage, ran = tensor_storages(index)[tensor], last_op_of_nodes(index).get(node)
    makers = {recording.nodes[edge.producer].kind for edge in edges_into(index).get(node, ())}
    return (
        storage is not None
        and ran is not None
        and recording.storages[storage].category is Category.ACTIVATION
        and view_of(recording, tensor) is None
        and NodeKind.ACCUMULATE_GRAD not in makers
        and _last_reads(index).get(storage) == ran
    )


def _stays(index: Index, storage: int) -> bool:
    """Tell whether other nodes save a result, and no op writes into it."""
    return bool(saves_by_storage(index)[storage]) and storage not in _written(index)


@derived
def _last_reads(index: Index) -> dict[int, int]:
    """Map every storage to the last op that received it, except in its savers' backward."""
    recording, by_storage = index.recording, saves_by_storage(index)
    found: dict[int, int] = {}
    for at, op in enumerate(recording.ops):
        for storage in op.inputs:
            keepers = (recording.saves[save].node for save in by_storage[storage])
            if op.backward_of is None or op.backward_of not in keepers:
                found[storage] = at
    return found


@derived
def _written(index: Index) -> set[int]:
    """Return the storages that an op received and wrote into."""
    recording = index.recording
    return {storage for op in recording.ops for storage in written(recording, op)}
