"""torch.compile under a recording: compiled regions stay compiled and are one node."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator

import pytest
import torch
import torch._inductor.config
from oracles import PackHooks
from torch import Tensor, nn
from torch._dynamo.utils import counters

import tb_actmem
from tb_actmem.model import NodeKind

pytestmark = [
    pytest.mark.filterwarnings("ignore"),
    pytest.mark.skipif(shutil.which("g++") is None, reason="no C++ compiler for inductor"),
]


@pytest.fixture(autouse=True)
def compile_in_this_process(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Torch's pool of compilers and its progress bar would outlive the test."""
    monkeypatch.setattr("tqdm.std.tqdm.monitor_interval", 0)
    with torch._inductor.config.patch(compile_threads=1):
        yield


class Block(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.up, self.down = nn.Linear(16, 64), nn.Linear(64, 16)

    def forward(self, x: Tensor) -> Tensor:
        return x + self.down(nn.functional.gelu(self.up(x)))


def compiled() -> tuple[nn.Module, Callable[[Tensor], Tensor], Tensor]:
    torch._dynamo.reset()
    counters.clear()
    model = nn.Sequential(Block(), Block())
    return model, torch.compile(model, backend="inductor"), torch.randn(8, 16)


def test_a_compiled_model_is_one_node_that_keeps_what_pack_hooks_see() -> None:
    model, fast, x = compiled()
    fast(x).sum().backward()
    frames = counters["stats"]["unique_graphs"]

    with tb_actmem.record(model) as recorder:
        loss = fast(x).sum()
    recording = recorder.recording.check()

    assert counters["stats"]["unique_graphs"] == frames == 1
    custom = [node for node in recording.nodes if node.kind is NodeKind.CUSTOM_FUNCTION]
    assert [node.name for node in custom] == ["CompiledFunction"]
    assert tb_actmem.ledger(recording).unexplained_bytes == 0
    with PackHooks(model) as oracle:
        again = fast(x).sum()
    assert tb_actmem.ledger(recording).cached_bytes == oracle.nbytes
    del loss, again


def test_compiling_inside_a_recording_breaks_no_graph() -> None:
    model, fast, x = compiled()

    with tb_actmem.record(model) as recorder:
        loss = fast(x).sum()

    assert counters["stats"]["unique_graphs"] == 1
    assert not counters["graph_break"]
    names = [node.name for node in recorder.recording.nodes]
    assert names.count("CompiledFunction") == 1
    del loss
