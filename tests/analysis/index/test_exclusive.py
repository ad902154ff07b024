"""Exclusive bytes, verified by removing the saver."""

from __future__ import annotations

import os
import sys
from typing import Any

import pytest
import torch
from torch import nn

import tb_actmem
from tb_actmem.analysis.index import Index
from tb_actmem.analysis.index.modules import module_rows
from tb_actmem.analysis.index.nodes import op_rows
from tests.support.models import REAL, Mlp
from tests.support.oracles import profiled_bytes

MOST = 12 if os.environ.get("CI") else sys.maxsize
"""Of a model about so many modules are tried, from the first to the last: each takes a forward."""


class Forgetful:
    """Wraps a module and drops its saved tensors; its backward could not run."""

    def __init__(self, module: nn.Module) -> None:
        self._module = module
        self._forward = module.forward

    def __enter__(self) -> None:
        def forward(*args: Any, **kwargs: Any) -> Any:
            drop: Any = lambda _: None  # noqa: E731  # torch's type is tensor to tensor
            with torch.autograd.graph.saved_tensors_hooks(drop, drop):
                return self._forward(*args, **kwargs)

        self._module.forward = forward

    def __exit__(self, *exc: Any) -> None:
        del self._module.forward


@pytest.mark.parametrize("name", REAL)
def test_exclusive_bytes_are_freed_without_module(name: str) -> None:
    model, forward = REAL[name]()
    forward()
    torch.manual_seed(0)
    with tb_actmem.record(model) as recorder:
        loss = forward()
    del loss
    recording = recorder.recording
    rows = {recording.modules[row.module].fqn: row for row in module_rows(Index(recording))}
    torch.manual_seed(0)
    whole, _ = profiled_bytes(forward)

    modules = [
        (fqn, module)
        for fqn, module in model.named_modules()
        if fqn in rows and rows[fqn].total_bytes
    ]
    checked = 0
    for fqn, module in modules[:: max(1, len(modules) // MOST)]:
        with Forgetful(module):
            torch.manual_seed(0)
            left, _ = profiled_bytes(forward)
        assert whole - left == rows[fqn].exclusive_bytes, fqn
        checked += 1
    assert checked > 10


@pytest.mark.parametrize(
    ("activation", "exclusive"), [(nn.GELU(), 4 * 256), (nn.ReLU(), 0)], ids=str
)
def test_relu_has_no_exclusive_bytes_and_gelu_its_input(
    activation: nn.Module, exclusive: int
) -> None:
    mlp = Mlp(8, activation, torch.float32)

    with tb_actmem.record(mlp) as recorder:
        y = mlp(torch.randn(8, 8))
    recording = recorder.recording

    rows = {row.op: row for row in op_rows(Index(recording))}
    name = type(activation).__name__.lower()
    assert rows[name].exclusive_bytes == exclusive
    del y
