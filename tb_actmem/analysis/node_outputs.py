"""What each node hands on."""

from __future__ import annotations

from collections import Counter

from tb_actmem.analysis.index import Index, derived


@derived
def output_tensors(index: Index) -> dict[int, int]:
    """For every node of which it is known a tensor that it made, its first output if that is."""
    recording = index.recording
    found: dict[int, tuple[int, int]] = {}
    made = [(edge.producer, edge.output_nr, edge.tensor) for edge in recording.edges]
    made += [(output.node, output.output_nr, output.tensor) for output in recording.outputs]
    for node, output_nr, tensor in made:
        if tensor is not None and (node not in found or output_nr < found[node][0]):
            found[node] = output_nr, tensor
    tensors = {node: tensor for node, (_, tensor) in found.items()}
    for op in recording.ops:
        if op.node is not None and op.outputs:
            tensors.setdefault(op.node, op.outputs[0])
    return tensors


@derived
def usual_dtype(index: Index) -> str:
    """The dtype of most tensors that nodes make; "" where none is known."""
    tensors = index.recording.tensors
    dtypes = Counter(tensors[tensor].dtype for tensor in output_tensors(index).values())
    return max(dtypes, key=dtypes.__getitem__, default="")
