"""Every differentiable operator of torch's own test database, with all of its samples.

The database has about 540 such entries and 14,000 samples. For each sample, `capture` and
`record` must find the saves and the bytes that pack hooks saw in the same forward.
"""

from __future__ import annotations

import itertools
import warnings
from collections.abc import Callable
from typing import Any

import pytest
import torch
from torch import Tensor, nn
from torch.utils._pytree import tree_map_only

import tb_actmem
from tb_actmem.errors import RecordError
from tb_actmem.model import Recording, SaveKind
from tests.support.operator_samples import samples
from tests.support.oracles import PackHooks

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    op_db = pytest.importorskip("torch.testing._internal.common_methods_invocations").op_db

ENTRIES = [
    op for op in op_db if op.supports_autograd and torch.float32 in op.supported_dtypes("cpu")
]
SAMPLES = 2
"""Of an operator in a dry run: each takes ten times as long."""
OTHERS = ("sparse.", "to_sparse", "linalg.lstsq")
"""Ops that take or return sparse tensors; lstsq computes from the values."""
REFUSED = ("nn.functional.ctc_loss", "tensor_split")
"""Ops that a dry run refuses, for some of their samples."""
DRY = [op for op in ENTRIES if not f"{op.name}-{op.variant_test_name}".startswith(OTHERS)]


def test_database_is_whole() -> None:
    assert len(ENTRIES) >= 500


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("op", ENTRIES, ids=lambda op: f"{op.name}-{op.variant_test_name}")
def test_saves_agree_with_pack_hooks(op: Any) -> None:
    """A block takes longer than most ops, so one block records all samples: each is a module."""
    given = samples(op, requires_grad=True)
    for sample in given:
        with PackHooks() as oracle:
            outputs = op(sample.input, *sample.args, **sample.kwargs)
        roots = [tensor for tensor in tensors(outputs) if tensor.grad_fn is not None]
        if roots:
            captured = tb_actmem.totals(tb_actmem.capture(roots).check())
            assert (captured.storage_bytes, captured.saves) == (oracle.nbytes, oracle.saves), sample
        del outputs, roots

    oracles, kept = [PackHooks() for _ in given], []
    with tb_actmem.record(stacks=False) as recorder:
        for sample, oracle in zip(given, oracles, strict=True):
            with oracle:
                kept.append(Called(op)(sample))
    saved = saved_by_call(recorder.recording.check(), len(given))
    for sample, oracle, found in zip(given, oracles, saved, strict=True):
        assert found == (oracle.nbytes, oracle.saves), sample


class Called(nn.Module):
    """An op as a module, of whose calls a recording knows the saves."""

    def __init__(self, op: Any) -> None:
        super().__init__()
        self.op = op

    def forward(self, sample: Any) -> Any:
        return self.op(sample.input, *sample.args, **sample.kwargs)


def saved_by_call(recording: Recording, calls: int) -> list[tuple[int, int]]:
    """Bytes of the storages, and number of the tensors, that each outermost call has saved."""
    storages: list[dict[int, int]] = [{} for _ in range(calls)]
    saves, numbers = [0] * calls, itertools.count()
    outermost: list[int] = []
    for row in recording.modules:
        outermost.append(next(numbers) if row.parent is None else outermost[row.parent])
    for save in recording.saves:
        module = recording.nodes[save.node].module
        assert module is not None and save.tensor is not None
        call, storage = outermost[module], recording.tensors[save.tensor].storage
        assert storage is not None
        if save.kind is SaveKind.SAVED:
            storages[call][storage] = recording.storages[storage].nbytes
            saves[call] += 1
    return [(sum(each.values()), count) for each, count in zip(storages, saves, strict=True)]


@pytest.mark.skipif(torch.__version__ < "2.13", reason="a dry run needs torch 2.13")
@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("op", DRY, ids=lambda op: f"{op.name}-{op.variant_test_name}")
def test_dry_run_of_step_agrees_with_real_one(op: Any) -> None:
    """One that needs values is refused, and the error names the line."""
    for sample in samples(op, SAMPLES, requires_grad=True):
        real = stepped(op, sample, copied)
        try:
            with tb_actmem.predict.dry_run("cpu"):
                dry = stepped(op, sample, without_memory)
        except RecordError as error:
            assert op.name in REFUSED and "test_conformance.py:" in str(error)
        else:
            assert dry == real, sample


def stepped(
    op: Any, sample: Any, make: Callable[[Tensor], Tensor]
) -> tuple[list[int], tuple[int | None, ...]]:
    """Run an op and its backward on new tensors; return the bytes of its results, and totals."""
    given = [tree_map_only(Tensor, make, of) for of in (sample.input, sample.args, sample.kwargs)]
    first, args, kwargs = given
    with tb_actmem.record(stacks=False) as recorder:
        results = op(first, *args, **kwargs)
        nbytes = memory(results)
        roots = [tensor for tensor in tensors(results) if tensor.requires_grad]
        torch.autograd.backward(roots, [torch.ones_like(root) for root in roots])
        del results, roots
    found = tb_actmem.totals(recorder.recording.check())
    return nbytes, (found.saved_bytes, found.forward_peak_bytes, found.step_peak_bytes)


def copied(tensor: Tensor) -> Tensor:
    """A leaf of the same layout in memory of its own."""
    storage = torch.empty(
        tensor.untyped_storage().nbytes() // tensor.element_size(), dtype=tensor.dtype
    )
    made = storage.as_strided(tensor.size(), tensor.stride(), tensor.storage_offset())
    return made.copy_(tensor.detach()).detach().requires_grad_(tensor.requires_grad)


def without_memory(tensor: Tensor) -> Tensor:
    """The same in a dry run; integers keep their values, which may be places."""
    if not tensor.dtype.is_floating_point:
        return torch.tensor(tensor.tolist(), dtype=tensor.dtype).reshape(tensor.shape)
    storage = torch.empty(
        tensor.untyped_storage().nbytes() // tensor.element_size(), dtype=tensor.dtype
    )
    made = storage.as_strided(tensor.size(), tensor.stride(), tensor.storage_offset())
    return made.fill_(1).detach().requires_grad_(tensor.requires_grad)


def memory(value: Any) -> list[int]:
    found = (tensor for tensor in tensors(value) if tensor.layout is torch.strided)
    return [tensor.untyped_storage().nbytes() for tensor in found]


def tensors(value: Any) -> list[Tensor]:
    """Return the tensors in an operator's result."""
    if isinstance(value, Tensor):
        return [value]
    if isinstance(value, dict):
        value = list(value.values())
    return [t for item in value for t in tensors(item)] if isinstance(value, (list, tuple)) else []
