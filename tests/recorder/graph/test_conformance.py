"""Every differentiable operator of torch's own test database, with all of its samples.

The database has about 540 such entries and 14,000 samples. For each sample, `capture` and
`record` must find the saves and the bytes that pack hooks saw in the same forward.
"""

from __future__ import annotations

import itertools
import warnings
from contextlib import suppress
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
SAMPLES = 8
"""Of an operator without memory: each takes ten times as long."""
OTHERS = ("sparse.", "linalg.lstsq", "as_strided-partial_views")
"""Ops that take sparse tensors or views of larger ones; lstsq documents it."""
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
def test_dry_run_results_have_memory_of_real_ones(op: Any) -> None:
    for sample in samples(op, SAMPLES):
        real = op(sample.input, *sample.args, **sample.kwargs)
        with tb_actmem.predict.dry_run("cpu"):
            given = tree_map_only(Tensor, without_memory, (sample.input, sample.args))
            named = tree_map_only(Tensor, without_memory, sample.kwargs)
            with suppress(RecordError, RuntimeError, TypeError):  # it asks for values, say
                dry = op(given[0], *given[1], **named)
                assert memory(dry) == memory(real), sample


def without_memory(tensor: Tensor) -> Tensor:
    """A tensor of the same sizes; integers keep their values, which may be places."""
    if not tensor.dtype.is_floating_point:
        return torch.tensor(tensor.tolist(), dtype=tensor.dtype).reshape(tensor.shape)
    return torch.empty_strided(tensor.shape, tensor.stride(), dtype=tensor.dtype).fill_(1)


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
