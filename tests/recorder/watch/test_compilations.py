"""Torch compiles a recorded program like a plain one: in blocks, and after them."""

from __future__ import annotations

import subprocess
import sys
import threading
from collections.abc import Callable
from contextlib import nullcontext
from functools import cache
from typing import Any

import pytest
import torch
from torch import Tensor, nn
from torch.utils.checkpoint import checkpoint

import tb_actmem
from tests.support.oracles import compilations, profiled_bytes

pytestmark = pytest.mark.filterwarnings("ignore")  # of torch


@pytest.fixture(autouse=True)
def no_progress_bar(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its thread would outlive the test."""
    monkeypatch.setattr("tqdm.std.tqdm.monitor_interval", 0)


Step = Callable[[Tensor], Tensor]
STEPS = 4


class Block(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.up, self.down, self.drop = nn.Linear(8, 16), nn.Linear(16, 8), nn.Dropout(0.1)

    def forward(self, x: Tensor) -> Tensor:
        return x + self.drop(self.down(nn.functional.gelu(self.up(x))))


class Net(nn.Module):
    """Two blocks."""

    breaks = False

    def __init__(self) -> None:
        super().__init__()
        self.first, self.second = Block(), Block()

    def forward(self, x: Tensor) -> Tensor:
        x = self.first(x)
        if self.breaks:
            torch._dynamo.graph_break()
        return self.second(x)


def compiled(call: Any, **options: Any) -> Any:
    return torch.compile(call, backend="aot_eager", **options)


def broken(model: Net) -> Step:
    model.breaks = True
    return compiled(model)


def regional(model: Net) -> Step:
    for block in model.children():
        block.compile(backend="aot_eager")
    return model


def hooked(model: Net) -> Step:
    """Torch traces the calls of modules that have hooks."""
    model.first.register_forward_hook(lambda module, args, output: output * 2)

    def double(module: nn.Module, inputs: Any, outputs: Any) -> Any:
        return (inputs[0] * 2,)

    model.second.register_full_backward_hook(double)
    return compiled(model)


def checkpointed(model: Net) -> Step:
    return compiled(lambda x: model.second(checkpoint(model.first, x, use_reentrant=False)))


def switched(model: Net) -> Step:
    """Torch traces ``eval`` and ``train``, too."""

    def call(x: Tensor) -> Tensor:
        model.second.eval()
        y = model(x)
        model.second.train()
        return y

    return compiled(call)


def stepping(model: Net) -> Step:
    """Torch compiles each function that runs between the parts of a broken graph."""

    def call(x: Tensor) -> Tensor:
        model(x).sum().backward()
        result: Tensor = model(x)
        return result

    return compiled(call)


PROGRAMS: dict[str, Callable[[Net], Step]] = {
    "whole": lambda model: compiled(model, fullgraph=True),
    "dynamic": lambda model: compiled(model, dynamic=True),
    "broken": broken,
    "regional": regional,
    "hooked": hooked,
    "checkpointed": checkpointed,
    "switched": switched,
    "stepping": stepping,
}


@cache
def steps(name: str, recorded: tuple[int, ...]) -> list[Any]:
    """Run a program: the loss, the gradients and torch's counts of each step."""
    torch._dynamo.reset()
    torch.manual_seed(0)
    model = Net()
    call, found = PROGRAMS[name](model), []
    for number in range(STEPS):
        model.zero_grad()
        x = torch.randn(4 + (number == 2), 8)
        losses: list[Tensor] = []

        def step(number: int = number, x: Tensor = x, losses: list[Tensor] = losses) -> None:
            with tb_actmem.record(model) if number in recorded else nullcontext():
                losses.append(call(x).square().mean())
                losses[0].backward()

        counts = compilations(step)
        gradients = [p.grad.tolist() for p in model.parameters() if p.grad is not None]
        found.append((losses[0].item(), gradients, counts))
    return found


@pytest.mark.parametrize("name", PROGRAMS)
def test_compilations_are_those_of_plain_program(name: str, each_observer: str) -> None:
    """Torch compiles in the first block, and again in the second one, for another shape."""
    plain = steps(name, ())

    assert plain[0][-1]["stats"]["unique_graphs"]
    assert steps.__wrapped__(name, (0, 2)) == plain


def test_other_blocks_miss_no_call_of_compiling_thread() -> None:
    """Torch traces our functions there: its own would pass no call to the other block."""
    torch._dynamo.reset()
    model, other = Net(), Net()
    in_call, has_run = threading.Event(), threading.Event()

    def backend(graph: Any, inputs: Any) -> Any:
        in_call.set()
        assert has_run.wait(60)
        return graph

    slow = torch.compile(model, backend=backend)
    recorder = tb_actmem.record(model)

    def compile_in_block() -> None:
        with recorder:
            slow(torch.ones(4, 8))

    thread = threading.Thread(target=compile_in_block)
    with tb_actmem.record(other) as watching:
        thread.start()
        assert in_call.wait(60)
        other(torch.ones(4, 8))
        has_run.set()
        thread.join()

    assert watching.recording.modules[0].fqn == ""


IMPORTED_IN_BLOCK = """
import torch, tb_actmem
model = torch.nn.Linear(4, 4)
call = torch.nn.Module.__call__
with tb_actmem.record(model):
    import torch._dynamo.convert_frame, torch.export._trace
import sys
torch_private = sys.modules["tb_actmem.recorder.torch_private"]
for module, name in torch_private.COPIES_OF_CALL:
    assert getattr(sys.modules[module], name) is call, name
for module, name in torch_private.COPIES_OF_TRACING:
    assert getattr(sys.modules[module], name) is torch._guards.tracing, module
"""


def test_compiler_imported_in_block_is_unchanged() -> None:
    """It copies functions of torch. The first step of an optimizer imports it."""
    run = subprocess.run(
        [sys.executable, "-c", IMPORTED_IN_BLOCK], capture_output=True, text=True, check=False
    )

    assert run.returncode == 0, run.stderr


@pytest.mark.usefixtures("compiled_observer")
@pytest.mark.parametrize("backend", ["eager", "aot_eager"])
@pytest.mark.parametrize("reads", [False, True])
def test_peak_includes_memory_of_compiler(backend: str, reads: bool) -> None:
    """AOTAutograd copies the random state, which is larger than this model."""
    model, x = nn.Sequential(nn.Linear(8, 32), nn.GELU(), nn.Linear(32, 8)), torch.randn(16, 8)

    def forward(x: Tensor) -> Tensor:
        x = model[0](x)
        if reads:
            x = x * x.sum().item()  # the graph breaks
        return model[1:](x).square().mean()

    def step() -> None:
        torch.compile(forward, backend=backend)(x).backward()

    def restart() -> None:
        torch._dynamo.reset()
        model.zero_grad()

    step()
    restart()
    _, peak = profiled_bytes(step)
    restart()
    with tb_actmem.record(model) as recorder:
        step()

    assert tb_actmem.totals(recorder.recording.check()).step_peak_bytes == peak
