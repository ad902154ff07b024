"""Steps in which a compiler other than torch.compile traces the model, on fake tensors."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
import torch
from torch import Tensor, nn

import tb_actmem
from tests.support.oracles import PackHooks

pytestmark = pytest.mark.filterwarnings("ignore")  # of torch


def by_aot(model: nn.Module, x: Tensor) -> Any:
    from torch._functorch._aot_autograd.utils import make_boxed_func
    from torch._functorch.aot_autograd import aot_module

    def boxed(graph: Any, inputs: Any) -> Any:
        return make_boxed_func(graph.forward)

    return aot_module(model, fw_compiler=boxed, bw_compiler=boxed)


def by_fx(tracing_mode: Any) -> Callable[[nn.Module, Tensor], Any]:
    def trace(model: nn.Module, x: Tensor) -> Any:
        from torch.fx.experimental.proxy_tensor import make_fx

        def gradients(x: Tensor) -> Any:
            return torch.autograd.grad(model(x).sum(), [*model.parameters()])

        make_fx(gradients, tracing_mode=tracing_mode, _allow_non_fake_inputs=True)(x)
        return model

    return trace


def by_export(model: nn.Module, x: Tensor) -> Any:
    torch.export.export(model, (x,), strict=False)
    return model


TRACES = {
    "aot": by_aot,
    "fake": by_fx("fake"),
    "symbolic": by_fx("symbolic"),
    "export": by_export,
}


@pytest.mark.parametrize("name", TRACES)
def test_trace_in_block_leaves_no_memory(name: str, each_observer: str) -> None:
    torch.manual_seed(0)
    model, x = nn.Sequential(nn.Linear(16, 32), nn.GELU(), nn.Linear(32, 16)), torch.randn(20, 16)

    def step(recorder: Any, trace: Any) -> Any:
        with recorder:
            call = trace(model, x)
            loss = call(x).sum()
            loss.backward()
        model.zero_grad()
        return call

    call = step(tracing := tb_actmem.record(model), TRACES[name])
    step(plain := tb_actmem.record(model), lambda *_: call)
    with PackHooks(model) as oracle:
        loss = call(x).sum()
    found, want = map(tb_actmem.totals, (tracing.recording.check(), plain.recording.check()))

    assert found.saved_bytes == want.saved_bytes == oracle.nbytes
    assert [row.fqn for row in tracing.recording.modules] == [
        row.fqn for row in plain.recording.modules
    ]
    if each_observer == "compiled":  # a mode hears ops on AOTAutograd's fake inputs
        assert found.total_peak_bytes == want.total_peak_bytes
    del loss
