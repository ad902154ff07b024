"""Norms that a module writes out op by op, for which CUDA has a kernel."""

from __future__ import annotations

import math
from collections.abc import Iterator

from tb_actmem.analysis.index import Index, op_names
from tb_actmem.analysis.index.devices import HOST, tensor_nbytes
from tb_actmem.analysis.index.flops import operator
from tb_actmem.analysis.index.nodes import backward_ops_of_nodes, ops_of_nodes, output_tensors
from tb_actmem.analysis.index.storages import tensor_storages
from tb_actmem.model import Tensor
from tb_actmem.predict.rewriting import (
    Rewrite,
    RewriteKind,
    consumers,
    edges_into,
    is_own,
    last_writes,
    saved_tensor,
    saved_tensors,
)
from tb_actmem.predict.rewriting.written_functions import (
    given_tensors,
    instead,
    names_of,
    own_nodes,
)

_NORM = {"pow": 1, "mean": 1, "add": 1, "rsqrt": 1, "mul": 2}
_NORMS = (_NORM, {**_NORM, "to_copy": 2})
_RMS_NORM = "torch.nn.functional.rms_norm(x, weight.shape, weight, eps)"
_RSTD = 4
"""A fused norm saves a float32 for each of its rows, beside its input."""


def written_norms(index: Index) -> Iterator[Rewrite]:
    """Find each that consists of all ops of a module without inner calls.

    Torch itself writes norms out on the CPU.
    """
    parents = {call.parent for call in index.recording.modules}
    for call, own in own_nodes(index, ["rsqrt"]).items():
        if call not in parents and names_of(index, own) in _NORMS:
            yield from _norm(index, call, own)


def _norm(index: Index, call: int, nodes: set[int]) -> Iterator[Rewrite]:
    """Return the norm if its weight has its input's dtype, which the kernel needs."""
    tensors = index.recording.tensors
    given = [
        each for each in given_tensors(index, nodes) if each is None or not is_own(index, each)
    ]
    own = [each for each in saved_tensors(index, nodes) if is_own(index, each)]
    if len(given) != 1 or given[0] is None or len(own) != 1:
        return
    x, weight = tensors[given[0]], tensors[own[0]]
    if weight.storage is None or index.recording.storages[weight.storage].device == HOST:
        return
    if x.dtype == weight.dtype and x.shape[-len(weight.shape) :] == weight.shape:
        rows = math.prod(x.shape[: -len(weight.shape)])
        for rewrite in instead(index, nodes, given[0], call, RewriteKind.NORM, _RMS_NORM):
            added_bytes = rewrite.added_bytes + _RSTD * rows
            numbers = _numbers(index, nodes, x, weight)
            is_known = (
                rows <= _MANY_ROWS
                and x.dtype in _IN_FLOAT32
                and bool(numbers)
                and _has_plain_input(index, nodes, given[0])
                and _has_plain_gradient(index, nodes)
            )
            known = nodes if is_known else ()
            beside = (*own, *numbers)
            yield rewrite._replace(added_bytes=added_bytes, nodes=frozenset(known), beside=beside)


_MANY_ROWS = 2**16
"""With more rows, torch's kernel may compute the gradient of the weight in parts."""
_IN_FLOAT32 = {"bfloat16", "float16", "float32"}
"""For these dtypes the kernel computes in float32."""


def _numbers(index: Index, nodes: set[int], x: Tensor, weight: Tensor) -> tuple[int, ...]:
    """Return the saved tensor with a float32 for each row, such as the kernel saves; else ()."""
    roots = [node for node in nodes if op_names(index)[node] == "rsqrt"]
    inner = len(weight.shape)
    wanted = "float32", x.shape[:-inner] + (1,) * inner
    saved = (saved_tensor(index, node, "result") for node in roots)
    rows = ((tensor, index.recording.tensors[tensor]) for tensor in saved if tensor is not None)
    return tuple(tensor for tensor, row in rows if (row.dtype, row.shape) == wanted)


def _has_plain_input(index: Index, nodes: set[int], given: int) -> bool:
    """Tell whether the kernel copies no input, and nothing writes into the input later.

    The rows of the input, or else of its copy in float32, follow each other. An op made the input,
    and no view of another tensor.
    """
    recording = index.recording
    storage = tensor_storages(index)[given]
    saved = [recording.tensors[tensor] for tensor in saved_tensors(index, nodes)]
    like_input = [row for row in saved if row.shape == recording.tensors[given].shape]
    return (
        storage is not None
        and tensor_nbytes(recording, given) == recording.storages[storage].nbytes
        and all(row.stride == _strides(row.shape) for row in like_input)
        and (any(row.storage == storage for row in like_input) or _is_made(index, nodes, storage))
        and last_writes(index).get(storage, -1) < min(ops_of_nodes(index)[min(nodes)])
    )


def _is_made(index: Index, nodes: set[int], storage: int) -> bool:
    """Tell whether the op before the norm made its input; views of the same rows do not count."""
    node = edges_into(index)[min(nodes)][0].producer
    while op_names(index)[node] in _VIEWS and edges_into(index).get(node):
        node = edges_into(index)[node][0].producer
    return index.recording.storages[storage].birth in ops_of_nodes(index).get(node, ())


def _strides(shape: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(math.prod(shape[dimension + 1 :]) for dimension in range(len(shape)))


def _has_plain_gradient(index: Index, nodes: set[int]) -> bool:
    """Tell whether the rows of the result's gradient follow each other: a kernel copies others.

    They do where matmuls, means and slices make it. Elementwise ops keep the layout of theirs.
    """
    tensor = output_tensors(index).get(max(nodes))
    shape = None if tensor is None else index.recording.tensors[tensor].shape
    passed, pending = {max(nodes)}, [max(nodes)]
    while pending:
        receivers = {*consumers(index).get(pending.pop(), ())}
        passing = {node for node in receivers if _is_passing(index, node, shape)}
        if not receivers or not _WITH_PLAIN_GRADIENT.issuperset(
            op_names(index)[node] for node in receivers - passing
        ):
            return False
        pending += passing - passed
        passed |= passing
    return True


def _is_passing(index: Index, node: int, shape: tuple[int, ...] | None) -> bool:
    """Tell whether the gradient that a node returns has the layout of the one that it gets.

    Hooks may change the layout: their ops look like the node's.
    """
    op, recording = op_names(index)[node], index.recording
    if op in _VIEWS:
        return True
    tensor = output_tensors(index).get(node)
    if op not in _ELEMENTWISE or tensor is None or recording.tensors[tensor].shape != shape:
        return False
    ran = (recording.ops[at] for at in backward_ops_of_nodes(index).get(node, ()))
    return _OF_ELEMENTWISE.issuperset(operator(row.name).name for row in ran)


_VIEWS = {"alias", "unsafe_view", "view"}
_ELEMENTWISE = {"add", "mul", "pow", "to_copy"}
_OF_ELEMENTWISE = {"_to_copy", "add", "add_", "detach", "mul", "pow", "sum"}
"""Ops of their backward."""
_WITH_PLAIN_GRADIENT = {"addmm", "bmm", "mean", "mm", "slice"}
