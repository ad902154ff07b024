"""Every differentiable operator of torch's own test database, with all of its samples.

The database has about 540 such entries and 14,000 samples. For each sample, `capture` and
`record` must find the saves and the bytes that pack hooks saw in the same forward.
"""

from __future__ import annotations

import warnings
from typing import Any

import pytest
import torch
from oracles import PackHooks
from torch import Tensor

import tb_actmem

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    op_db = pytest.importorskip("torch.testing._internal.common_methods_invocations").op_db

ENTRIES = [
    op for op in op_db if op.supports_autograd and torch.float32 in op.supported_dtypes("cpu")
]


def test_the_database_is_whole() -> None:
    assert len(ENTRIES) >= 500


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("op", ENTRIES, ids=lambda op: f"{op.name}-{op.variant_test_name}")
def test_saves_agree_with_pack_hooks(op: Any) -> None:
    for sample in op.sample_inputs("cpu", torch.float32, requires_grad=True):
        with PackHooks() as oracle:
            outputs = op(sample.input, *sample.args, **sample.kwargs)
        roots = [tensor for tensor in tensors(outputs) if tensor.grad_fn is not None]
        if not roots:
            continue
        captured = tb_actmem.ledger(tb_actmem.capture(roots).check())
        assert (captured.storage_bytes, captured.saves) == (oracle.nbytes, oracle.saves), sample
        del outputs, roots

        with PackHooks() as oracle, tb_actmem.record(stacks=False) as recorder:
            outputs = op(sample.input, *sample.args, **sample.kwargs)
        recorded = tb_actmem.ledger(recorder.recording.check())
        assert (recorded.storage_bytes, recorded.saves) == (oracle.nbytes, oracle.saves), sample
        del outputs


def tensors(value: Any) -> list[Tensor]:
    """The tensors in what an operator returned."""
    if isinstance(value, Tensor):
        return [value]
    if isinstance(value, dict):
        value = list(value.values())
    return [t for item in value for t in tensors(item)] if isinstance(value, (list, tuple)) else []
