"""The same data kept in two dtypes: what mixed precision adds where one would expect it to save."""

from __future__ import annotations

from tb_actmem.analysis.index.index import Index, derived
from tb_actmem.analysis.index.storages import OWN, saves_by_storage
from tb_actmem.model import Recording


@derived
def copies(index: Index) -> dict[int, int]:
    """Find the kept storages that are copies of memory that is there as well: copy → source.

    A copy is what a node of ``to`` made of its input in another dtype (autocast's casts among
    them). The source is kept too, or a parameter or buffer, which exists anyway.
    """
    recording = index.recording
    casts = {n for n, node in enumerate(recording.nodes) if node.name == "ToCopyBackward0"}
    if not casts:
        return {}
    kept = [bool(saves) for saves in saves_by_storage(index)]
    made: dict[int, int] = {}
    for edge in recording.edges:
        if edge.consumer not in casts or edge.tensor is None:
            continue
        source = recording.tensors[edge.tensor].storage
        if source is not None:
            made[edge.consumer] = source
    found: dict[int, int] = {}
    for node, tensor in _outputs(recording, made):
        copy, source = recording.tensors[tensor].storage, made[node]
        if copy is None or copy == source or not kept[copy]:
            continue
        if kept[source] or recording.storages[source].category in OWN:
            found[copy] = source
    return found


def _outputs(recording: Recording, nodes: dict[int, int]) -> set[tuple[int, int]]:
    """What these nodes handed on: (node, tensor)."""
    return {
        (row.producer, row.tensor)
        for row in recording.edges
        if row.producer in nodes and row.tensor is not None
    }
