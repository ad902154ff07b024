"""Finds the ops of a CPU recording whose CUDA kernels save other tensors, and replaces them.

On the CPU, torch runs some functions as a sequence of ops, and saves the tensors between them. CUDA
has one kernel, which saves less. The sequences of torch are found by their ops: torch adds and
divides in place there, and code for training does not.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from math import prod
from typing import NamedTuple

from tb_actmem.analysis.index import Index
from tb_actmem.analysis.index.nodes import backward_ops_of_nodes
from tb_actmem.analysis.index.storages import made_by_ops
from tb_actmem.analysis.totals.alive import is_tensor
from tb_actmem.model import Op, Recording, Tensor
from tb_actmem.text import nbytes_text


class Kernel(NamedTuple):
    """A call of a function that runs another kernel on CUDA."""

    function: str
    """Torch's name of it, such as ``rms_norm``."""
    saved_bytes: int
    """Bytes that the CPU saved for it: made by it, besides its result, for the backward."""
    nbytes: dict[int, int]
    """Storage → its bytes with CUDA's kernel."""
    deaths: dict[int, int]
    """Storage → its death with CUDA's kernel, which saves it instead of those."""
    is_known: bool = True
    """Whether CUDA's kernel allocates exactly this. Otherwise it allocates at least this."""
    more_bytes: int = 0
    """The most that CUDA's kernel saves beyond that of the CPU."""


def other_kernels(index: Index) -> list[Kernel]:
    """Find the calls in a recording of a CPU that run another kernel on CUDA.

    A call that is a part of another one is not listed, as dropout in attention.
    """
    ops = _Ops(index)
    found: list[Kernel] = []
    for op in range(len(ops.positions)):
        find = _FINDERS.get(ops.name(op))
        if find is not None:
            found += find(ops, op)
    found += _recurrent(ops)
    inside = {storage for kernel in found if not kernel.is_known for storage in kernel.nbytes}
    return [kernel for kernel in found if not (kernel.is_known and kernel.nbytes.keys() <= inside)]


def saved_by(kernels: Iterable[Kernel], *, is_known: bool) -> list[str]:
    """Name the functions with the bytes that the CPU saved for them, the largest first."""
    saved = Counter[str]()
    for kernel in kernels:
        if kernel.is_known == is_known:
            saved[kernel.function] += kernel.saved_bytes
    return [f"{function} {nbytes_text(nbytes)}" for function, nbytes in saved.most_common()]


def as_on_cuda(recording: Recording, kernels: Sequence[Kernel]) -> list[Recording]:
    """Return the recording with the storages that CUDA's kernels make.

    The first has those that are known. A second one has less memory, the least: that of all
    kernels, and nothing that kernels of the CPU allocate and free internally.
    """
    known = _replaced(recording, [kernel for kernel in kernels if kernel.is_known])
    least = _replaced(recording, kernels)
    rows = tuple(
        row._replace(nbytes=0) if _is_internal(recording, storage) else row
        for storage, row in enumerate(least.storages)
    )
    return [known] if rows == known.storages else [known, replace(least, storages=rows)]


def _replaced(recording: Recording, kernels: Iterable[Kernel]) -> Recording:
    rows = [*recording.storages]
    for kernel in kernels:
        for storage, death in kernel.deaths.items():
            row = rows[storage]
            if row.death is not None:
                rows[storage] = row._replace(death=max(death, row.death))
        for storage, nbytes in kernel.nbytes.items():
            row = rows[storage]
            rows[storage] = row._replace(nbytes=min(nbytes, row.nbytes))
    return replace(recording, storages=tuple(rows))


def _is_internal(recording: Recording, storage: int) -> bool:
    row = recording.storages[storage]
    if row.birth is None or row.death is None or row.death > row.birth + 1:
        return False
    return not is_tensor(recording, storage)


class _Ops:
    """The ops of a recording without ``detach``, which a dispatch mode sees after saved results."""

    def __init__(self, index: Index) -> None:
        self.recording = index.recording
        rows = enumerate(self.recording.ops)
        self.positions = [op for op, row in rows if row.name != "aten::detach"]
        """Their positions in the recording."""
        self.born = made_by_ops(index)
        """Position in the recording → storages that this op made, also internally."""
        self.backward = backward_ops_of_nodes(index)
        """Node → the positions in the recording of the ops of its backward."""
        self.dtypes: defaultdict[int | None, set[str]] = defaultdict(set)
        """Storage → the dtypes of its tensors."""
        for tensor in self.recording.tensors:
            self.dtypes[tensor.storage].add(tensor.dtype)

    def row(self, op: int) -> Op:
        """An op, by its number without those of ``detach``."""
        return self.recording.ops[self.positions[op]]

    def name(self, op: int) -> str:
        """The name of an op without its namespace; "" before the first and after the last."""
        return self.row(op).name.removeprefix("aten::") if 0 <= op < len(self.positions) else ""

    def result(self, op: int, number: int = 0) -> Tensor | None:
        """A result of an op."""
        outputs = self.row(op).outputs
        return self.recording.tensors[outputs[number]] if number < len(outputs) else None

    def storage(self, op: int) -> int | None:
        """The storage of the first result of an op."""
        result = self.result(op)
        return result and result.storage

    def is_call(self, first: int, *names: str) -> bool:
        """Whether one line of one module called these ops, each with the result of an earlier."""
        if [self.name(first + number) for number in range(len(names))] != [*names]:
            return False
        made = {self.storage(first)}
        for op in range(first + 1, first + len(names)):
            if made.isdisjoint(self.row(op).inputs):
                return False
            made.add(self.storage(op))
        return len({self.caller(op) for op in range(first, first + len(names))}) == 1

    def caller(self, op: int) -> tuple[int | None, int | None]:
        """The module call and the line that called an op."""
        row = self.row(op)
        return row.module, row.frame

    def fused(self, function: str, first: int, end: int, kept: int | None = None) -> Kernel:
        """Describe a kernel that computes these ops at once.

        It makes their result, and of the tensors between them only ``kept``. It saves its inputs.
        Its backward makes only its results, too.
        """
        recording, begin, over = self.recording, self.positions[first], self.positions[end - 1] + 1
        rows, ops, keeps = recording.storages, range(begin, over), {kept, self.storage(end - 1)}
        made = [s for op in ops for s in self.born.get(op, ()) if s not in keeps]
        saved = [s for s in made if _outlives(rows[s].death, over)]
        last = max((rows[s].death or len(recording.ops) for s in saved), default=0)
        used = {s for op in ops for s in recording.ops[op].inputs}
        before = [s for s in used if (birth := rows[s].birth) is None or birth < begin]
        nodes = {recording.ops[op].node for op in ops}
        backward = [op for node in nodes if node is not None for op in self.backward.get(node, ())]
        end_of_backward = max(backward, default=0) + 1
        inside = [
            s
            for op in backward
            for s in self.born.get(op, ())
            if not _outlives(rows[s].death, end_of_backward)
        ]
        return Kernel(
            function,
            sum(rows[s].nbytes for s in saved),
            dict.fromkeys([*made, *inside], 0),
            dict.fromkeys(before, last),
        )


def _outlives(death: int | None, end: int) -> bool:
    return death is None or death > end


def _rms_norm(ops: _Ops, op: int) -> Iterator[Kernel]:
    """CUDA saves the root of the mean square too, one number per row."""
    names = "pow.Tensor_Scalar", "mean.dim", "add_.Scalar", "rsqrt", "mul.Tensor"
    first, end = op - 3, op + 2
    if not ops.is_call(first, *names):
        return
    is_cast = ops.is_call(first - 1, "_to_copy", names[0])
    weight = None
    if ops.is_call(end - 1, "mul.Tensor", "mul.Tensor"):
        weight = next((s for s in ops.row(end).inputs if s != ops.storage(end - 1)), None)
        end += 1
    if is_cast and ops.is_call(end - 1, "mul.Tensor", "_to_copy"):
        end += 1
    result = ops.result(end - 1)
    if weight is not None and (result is None or result.dtype not in ops.dtypes[weight]):
        return  # for two dtypes, torch runs this sequence on CUDA, too
    yield ops.fused("rms_norm", first - is_cast, end, ops.storage(op))


def _dropout(ops: _Ops, op: int) -> Iterator[Kernel]:
    """CUDA saves the mask as bool."""
    mask = ops.result(op)
    calls = ops.is_call(op - 1, "empty_like", "bernoulli_.float", "div_.Scalar", "mul.Tensor")
    if calls and mask is not None and mask.storage is not None:
        saved = ops.recording.storages[mask.storage].nbytes
        yield Kernel("dropout", saved, {mask.storage: prod(mask.shape)}, {})


def _log_sigmoid(ops: _Ops, op: int) -> Iterator[Kernel]:
    """CUDA's kernel has no buffer."""
    buffer = ops.result(op, 1)
    if buffer is not None and buffer.storage is not None:
        saved = ops.recording.storages[buffer.storage].nbytes
        if saved:
            yield Kernel("logsigmoid", saved, {buffer.storage: 0}, {})


def _attention(ops: _Ops, op: int) -> Iterator[Kernel]:
    """Attention that the CPU's fused kernel cannot compute, for example because of dropout.

    CUDA has more fused kernels, but not for everything. Only this function calls this softmax.
    """
    scores = next((n for n in range(op - 1, op - 6, -1) if ops.name(n) == "bmm"), None)
    product = next((n for n in range(op + 1, op + 14) if ops.name(n) == "bmm"), None)
    if scores is None or product is None:
        return
    first, end = scores, product + 1
    while ops.name(first - 1) in _PREPARES and ops.caller(first - 1) == ops.caller(op):
        first -= 1
    while any(
        ops.is_call(end - 1, ops.name(end - 1), name) for name in ("_unsafe_view", "_to_copy")
    ):
        end += 1
    yield ops.fused(_ATTENTION, first, end)._replace(is_known=False)


def _fused_attention(ops: _Ops, op: int) -> Iterator[Kernel]:
    """In float32, the result of CUDA's kernel has another layout, so that models may copy it."""
    result = ops.result(op)
    if result is not None and result.storage is not None and result.dtype == "float32":
        storages = ops.recording.storages
        saved = sum(storages[s].nbytes for s in ops.born.get(ops.positions[op], ()))
        yield Kernel(_ATTENTION, saved, {}, {}, False, storages[result.storage].nbytes)


_ATTENTION = "scaled_dot_product_attention"
_PREPARES = frozenset(
    {"_to_copy", "clone", "expand", "mul.Scalar", "mul.Tensor", "permute", "transpose.int", "view"}
    | {"_reshape_alias", "_unsafe_view", "ones", "scalar_tensor", "tril", "where.self"}
)
"""Ops that prepare the factors of the scores, and a causal mask."""

_FINDERS = {
    "rsqrt": _rms_norm,
    "bernoulli_.float": _dropout,
    "log_sigmoid_forward": _log_sigmoid,
    "_safe_softmax": _attention,
    "_scaled_dot_product_flash_attention_for_cpu": _fused_attention,
}

_RECURRENT = frozenset({"LSTM", "GRU", "RNN", "LSTMCell", "GRUCell"})
_MORE = 2
"""CUDA saves at most three times the bytes of the CPU for them, which is assumed. It was 2.4 times
for an LSTMCell, and less than once for an LSTM on an H200. Only cuDNN knows."""


def _recurrent(ops: _Ops) -> Iterator[Kernel]:
    """Layers have kernels of cuDNN, and cells have kernels of torch."""
    recording = ops.recording
    own = defaultdict[int, list[int]](list)
    for op in range(len(ops.positions)):
        module = ops.row(op).module
        if module is not None and recording.modules[module].type_name in _RECURRENT:
            own[module].append(op)
    for module, called in own.items():
        kernel = ops.fused(recording.modules[module].type_name, called[0], called[-1] + 1)
        if kernel.saved_bytes:
            yield kernel._replace(is_known=False, more_bytes=_MORE * kernel.saved_bytes)
