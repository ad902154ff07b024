"""Data saved in two dtypes: memory that mixed precision adds."""

from __future__ import annotations

from tb_actmem.analysis.index.index import Index, derived
from tb_actmem.analysis.index.storages import OWN, saves_by_storage
from tb_actmem.model import Recording


@derived
def copies(index: Index) -> dict[int, int]:
    """Find saved storages that are copies of other live data: copy → source.

    A copy is the result of ``to`` with another dtype, casts of autocast included. The source is
    saved too, or is a parameter or buffer, which is alive anyway.
    """
    recording = index.recording
    casts = {n for n, node in enumerate(recording.nodes) if node.name == "ToCopyBackward0"}
    if not casts:
        return {}
    saved = [bool(saves) for saves in saves_by_storage(index)]
    made: dict[int, int] = {}
    for edge in recording.edges:
        if edge.consumer not in casts or edge.tensor is None:
            continue
        source = recording.tensors[edge.tensor].storage
        if source is not None:
            made[edge.consumer] = source
    sources: dict[int, int] = {}
    for node, tensor in _outputs(recording, made):
        copy, source = recording.tensors[tensor].storage, made[node]
        if copy is None or copy == source or not saved[copy]:
            continue
        if saved[source] or recording.storages[source].category in OWN:
            sources[copy] = source
    return sources


def _outputs(recording: Recording, nodes: dict[int, int]) -> set[tuple[int, int]]:
    """Return the outputs of these nodes: (node, tensor)."""
    return {
        (row.producer, row.tensor)
        for row in recording.edges
        if row.producer in nodes and row.tensor is not None
    }
