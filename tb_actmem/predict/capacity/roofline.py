"""The minimum time that a GPU takes for ops: by its data sheet, without launches of kernels."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from tb_actmem.analysis.index import Index
from tb_actmem.analysis.index.costs import (
    cost_of,
    costs,
    forward_ops,
    lacks_backward,
    recomputed_ops,
)
from tb_actmem.analysis.index.flops import operator
from tb_actmem.arguments import need_recordings
from tb_actmem.errors import PredictError
from tb_actmem.model import Recording
from tb_actmem.predict.fake_cuda.gpus import Gpu, gpu
from tb_actmem.text import flops_text, milliseconds_text, nbytes_text, share_text

DEFAULT_GPU = "H100"
"""The GPU for which times are estimated unless one is named."""


@dataclass(frozen=True, slots=True)
class RecomputeCost:
    """The cost of the recomputation by the checkpoints of a step; all values are estimates."""

    gpu: str
    flops: int
    """FLOPs of matmuls, attention and convolutions."""
    moved_bytes: int
    """Bytes that all recomputed ops read and write."""
    milliseconds: float
    """The minimum time of the GPU: an op takes as long as its FLOPs or its bytes."""
    forward_milliseconds: float
    """The same for the forward."""

    def __str__(self) -> str:
        return recompute_text(self)


def cost(recording: Recording, on: str = DEFAULT_GPU) -> RecomputeCost:
    """Estimate the cost of the recomputation in a step: ``cost(predicted, "A100")``.

    Each op takes the longer of two times: its FLOPs at the GPU's top speed for its dtype, or its
    bytes at the memory's bandwidth. The speeds are those of the data sheet. Real kernels take
    longer, small ones by far. A float32 matmul is assumed not to use TF32, a convolution to use
    it: these are torch's defaults. Ops that the recording does not place in a checkpoint are not
    counted, such as the one at which a real recomputation stopped. Raises PredictError for an
    unknown GPU, and for a recording without its backward.
    """
    need_recordings(recording)
    if lacks_backward(recording):
        raise PredictError(
            "The cost of a recomputation needs the backward: record it in the same block as the "
            "forward."
        )
    return cost_on(Index(recording), gpu(on))


def cost_on(index: Index, card: Gpu) -> RecomputeCost:
    """Return the `cost` of an indexed recording."""
    again = recomputed_ops(index)
    total = cost_of(index, again)
    return RecomputeCost(
        gpu=card.name,
        flops=total.flops,
        moved_bytes=total.moved_bytes,
        milliseconds=milliseconds(index, again, card),
        forward_milliseconds=milliseconds(index, forward_ops(index), card),
    )


def milliseconds(index: Index, ops: Iterable[int], card: Gpu) -> float:
    """Return the minimum time of a GPU for some ops."""
    known = costs(index)
    seconds = (
        max(
            known[op].flops / _flops_per_second(index.recording, op, card),
            known[op].moved_bytes / (card.gigabytes * 1e9),
        )
        for op in ops
    )
    return sum(seconds) * 1e3


def _flops_per_second(recording: Recording, op: int, card: Gpu) -> float:
    """Return the top speed of a GPU for the dtype of an op's result."""
    row = recording.ops[op]
    dtype = recording.tensors[row.outputs[0]].dtype if row.outputs else ""
    in_float32, in_tf32, in_16_bits = card.tflops
    if dtype in ("float16", "bfloat16"):
        return in_16_bits * 1e12
    uses_tf32 = dtype == "float32" and "conv" in operator(row.name).name
    return (in_tf32 if uses_tf32 else in_float32) * 1e12


def recompute_text(cost: RecomputeCost) -> str:
    """Describe the recomputation: FLOPs if there are any, bytes, and time."""
    if not cost.moved_bytes:
        return "recomputed: nothing"
    flops = f"{flops_text(cost.flops)}, " if cost.flops else "no matmuls, "
    share = share_text(round(cost.milliseconds * 1e9), round(cost.forward_milliseconds * 1e9))
    return (
        f"recomputed: {flops}{nbytes_text(cost.moved_bytes)} read and written; at least "
        f"{milliseconds_text(cost.milliseconds)} on {cost.gpu} ({share} of the forward's time)"
    )
