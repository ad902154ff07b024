"""Plans, checkpoints and other sizes of programs under ``torch.compile``."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest
import torch
from torch import Tensor, nn

import tb_actmem
from tb_actmem.errors import BudgetError, PredictError
from tb_actmem.model import Recording
from tb_actmem.predict.planning import Plan
from tests.support.checkpointable import under_checkpoints

pytestmark = [
    pytest.mark.usefixtures("compiled_observer", "no_regions"),
    pytest.mark.filterwarnings("ignore"),
]

BACKEND = "aot_eager"  # runs the ops of the program, and needs no compiler
INSIDE = "is inside a region of torch.compile, .* record the step without torch.compile"


@pytest.fixture
def no_regions(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr("tqdm.std.tqdm.monitor_interval", 0)  # its thread would outlive the test
    torch.compiler.reset()
    yield
    torch.compiler.reset()


def made() -> nn.Sequential:
    torch.manual_seed(0)
    block = (nn.Sequential(nn.Linear(16, 64), nn.GELU(), nn.Linear(64, 16)) for _ in range(3))
    return nn.Sequential(*block)


def step(run: Callable[[Tensor], Any]) -> None:
    torch.manual_seed(1)
    run(torch.randn(64, 16)).square().sum().backward()


def recorded(model: nn.Module, run: Callable[[Tensor], Any]) -> Recording:
    """Record a step after one that compiled."""
    step(run)
    model.zero_grad()
    with tb_actmem.record(model) as recorder:
        step(run)
    return recorder.recording


def plan_of(before: Recording) -> Plan:
    """A plan that checkpoints one block."""
    plan = tb_actmem.predict.plan(before, step_peak="1 GiB")
    after = tb_actmem.predict.checkpoint(before, "1")
    return replace(plan, modules=("1",), recording=after)


def test_checkpoint_inside_compiled_region_is_refused():
    model = made()
    before = recorded(model, torch.compile(model, backend=BACKEND))

    for choice in ({"modules": "1"}, {"offload": "1"}, {"modules": "*.1"}):
        with pytest.raises(PredictError, match=INSIDE):
            tb_actmem.predict.checkpoint(before, **choice)
    with pytest.raises(BudgetError, match=rf"These cannot be checkpointed: \* \(0–2\).*0 {INSIDE}"):
        tb_actmem.predict.plan(before, reduce="20%")


def test_refusal_names_region_whose_modules_are_unknown():
    """The compiler's cache does not store the modules of a region."""
    model = made()
    before = recorded(model, torch.compile(model, backend=BACKEND))
    saves = tuple(save._replace(module=before.nodes[save.node].module) for save in before.saves)
    ran = tuple(call for call in before.modules if call.first_op < call.end_op)
    before = replace(before, saves=saves, modules=ran)

    with pytest.raises(PredictError, match=r"matches '1'.*It may be inside a region of torch"):
        tb_actmem.predict.checkpoint(before, "1")
    with pytest.raises(BudgetError, match="compiled modules; They may be inside a region of"):
        tb_actmem.predict.plan(before, reduce="20%")


@pytest.mark.parametrize("is_compiled_first", [True, False])
def test_plan_of_modules_compiled_by_themselves_is_exact(is_compiled_first):
    def compiled(model: nn.Sequential, plan: Plan | None) -> nn.Sequential:
        if plan is not None and not is_compiled_first:
            exec(plan.code(), {"model": model})
        for module in model.children():
            module.compile(backend=BACKEND)
        if plan is not None and is_compiled_first:
            exec(plan.code(), {"model": model})
        return model

    plain = compiled(made(), None)
    plan = plan_of(recorded(plain, plain))
    model = compiled(made(), plan)
    predicted = tb_actmem.totals(plan.recording)
    after = tb_actmem.totals(recorded(model, model))

    assert predicted.saved_bytes == after.saved_bytes < tb_actmem.totals(plan.before).saved_bytes
    assert predicted.total_peak_bytes == after.total_peak_bytes


@pytest.mark.parametrize("when", ["before", "after", "after a step"])
def test_pasted_plan_changes_compiled_model(when):
    plain, model = made(), made()
    plan = plan_of(recorded(plain, plain))
    run = torch.compile(model, backend=BACKEND)
    if when == "after a step":
        step(run)
    if when == "before":
        exec(plan.code(), {"model": model})
        run = torch.compile(model, backend=BACKEND)
    else:
        exec(plan.code(), {"model": model})
    before, after = tb_actmem.totals(plan.before), tb_actmem.totals(recorded(model, run))
    plain.zero_grad()
    model.zero_grad()
    step(plain)
    step(run)

    # The region saves the block's input, which eager code saves in the block before it.
    assert after.saved_bytes < before.saved_bytes
    gradients = [[of.grad for of in one.parameters()] for one in (plain, model)]
    assert all(map(torch.equal, *gradients))


def test_other_sizes_of_compiled_model_are_exact():
    """The compiled backward computes the elementwise ops again."""
    model = nn.Sequential(nn.Linear(16, 64), nn.Softplus(), nn.GELU(), nn.Linear(64, 16))
    compiled = torch.compile(model, backend="aot_eager_decomp_partition", dynamic=True)

    def step_of(b: int, run: Callable[[Tensor], Any] = compiled) -> Recording:
        x = torch.randn(b, 16)
        return recorded(model, lambda _: run(x))

    scaling = tb_actmem.predict.scale(step_of, b=(8, 16, 24))
    predicted, true = (tb_actmem.totals(one) for one in (scaling.at(b=512), step_of(512)))

    eager = tb_actmem.totals(step_of(512, model))
    assert predicted.saved_bytes == true.saved_bytes < eager.saved_bytes
    assert predicted.total_peak_bytes == true.total_peak_bytes


class Chain(nn.Sequential):
    """With a forward of its own: before 2.14, torch does not compile that of its own modules."""

    def forward(self, x: Tensor) -> Tensor:
        for part in self:
            x = part(x)
        return x


def block(depth: int, *more: nn.Module) -> nn.Sequential:
    return Chain(nn.Linear(16, depth), nn.GELU(), nn.Linear(depth, 16), *more)


def compiled_block() -> nn.Module:
    """A module that is compiled by itself."""
    module = block(64)
    module.compile(backend=BACKEND)
    return module


def wrapped_block() -> nn.Module:
    wrapped: Any = torch.compile(block(64), backend=BACKEND)
    assert isinstance(wrapped, nn.Module)
    return wrapped


def compiled_norms() -> nn.Module:
    module = nn.Sequential(nn.GELU(), nn.BatchNorm1d(16), nn.Tanh(), nn.BatchNorm1d(16))
    module.compile(backend=BACKEND)
    return module


PROGRAMS: dict[str, Callable[[], nn.Module]] = {
    "compiled": compiled_block,
    "wrapped": wrapped_block,
    "compiled at the end": lambda: nn.Sequential(nn.LayerNorm(16), compiled_block()),
    "compiled at the begin": lambda: nn.Sequential(compiled_block(), nn.LayerNorm(16), nn.Tanh()),
    "compiled in the middle": lambda: block(32, compiled_block(), nn.Sigmoid()),
    "compiled norms": compiled_norms,
    "two compiled": lambda: nn.Sequential(compiled_block(), nn.Tanh(), compiled_block()),
}


@pytest.mark.parametrize("name", PROGRAMS)
@pytest.mark.parametrize("rows", [256, 1024])
def test_checkpoint_of_compiled_module_is_exact(name: str, rows: int) -> None:
    def step_of(*names: str) -> Recording:
        torch.compiler.reset()
        torch.manual_seed(0)
        model = nn.Sequential(nn.Linear(16, 16), PROGRAMS[name](), PROGRAMS[name](), nn.Tanh())
        under_checkpoints(model, [*names])
        x = torch.randn(rows, 16)
        return recorded(model, lambda _: model(x))

    predicted = tb_actmem.predict.checkpoint(step_of(), ["1", "2"])
    said, true = tb_actmem.totals(predicted), tb_actmem.totals(step_of("1", "2"))

    assert said.saved_bytes == true.saved_bytes
    assert said.step_peak_bytes == pytest.approx(true.step_peak_bytes, rel=0.001)
    assert said.total_peak_bytes == pytest.approx(true.total_peak_bytes, rel=0.001)


class Counted(nn.Module):
    """Changes a buffer, and reads another one."""

    def __init__(self) -> None:
        super().__init__()
        self.inner, self.scale = nn.Linear(16, 16), nn.Buffer(torch.ones(16))
        self.count = nn.Buffer(torch.zeros(1))

    def forward(self, x: Tensor) -> Tensor:
        self.count.add_(1)
        return (self.inner(x) * self.scale).tanh()


@pytest.mark.skipif(shutil.which("g++") is None, reason="no C++ compiler for inductor")
@pytest.mark.parametrize("backend", ["inductor", BACKEND])
@pytest.mark.parametrize(
    ("part", "buffer"),
    [
        (lambda: block(16, nn.BatchNorm1d(16), nn.Tanh()), "3.num_batches_tracked"),
        (Counted, "count"),
        (lambda: block(16, nn.BatchNorm1d(16).eval(), nn.Tanh()), None),
    ],
    ids=["batch norm", "counter", "frozen batch norm"],
)
def test_buffer_that_compiled_code_changes_is_noted(
    part: Callable[[], nn.Module], buffer: str | None, backend: str
) -> None:
    def step_of(*names: str) -> tuple[Recording, nn.Sequential]:
        torch.compiler.reset()
        torch.manual_seed(0)
        model = nn.Sequential(nn.Linear(16, 16), part(), part())
        under_checkpoints(model, [*names])
        model[1].compile(backend=backend)
        model[2].compile(backend=backend)
        x = torch.randn(64, 16)
        with torch._inductor.config.patch(compile_threads=1):
            return recorded(model, lambda _: model(x)), model

    before, plain = step_of()
    after, model = step_of("1")
    predicted = tb_actmem.predict.checkpoint(before, "1")
    said = [note for note in predicted.meta.notes if note.code == "buffers-again"]

    assert tb_actmem.totals(predicted).saved_bytes == tb_actmem.totals(after).saved_bytes
    if buffer is None:
        assert not said
        assert all(map(torch.equal, plain.buffers(), model.buffers()))
        return
    once, twice = plain[1].get_buffer(buffer), model[1].get_buffer(buffer)
    assert twice.item() == 2 * once.item()
    name = f"1.{buffer}".rpartition(".")[0]
    assert [dict(note.values)["names"] for note in said] == [(name,)]
    assert dict(said[0].values).get("compiled") == ((name,) if backend == "inductor" else None)


@pytest.mark.parametrize("compiled", [["1.1", "2.0"], ["1", "2"]])
@pytest.mark.parametrize("names", [["1", "2"], ["1"], ["2"]])
@pytest.mark.parametrize("rows", [16, 32])
def test_checkpoint_in_compiling_step_is_exact(
    compiled: list[str], names: list[str], rows: int
) -> None:
    """The compiler keeps random states in the forward alone."""

    def step_of(*names: str) -> Recording:
        torch.compiler.reset()
        torch.manual_seed(0)
        parts = nn.Sequential(nn.LayerNorm(16), block(64)), block(64, nn.Tanh())
        model = nn.Sequential(nn.Linear(16, 16), *parts, nn.Tanh())
        for name in compiled:
            model.get_submodule(name).compile(backend=BACKEND)
        under_checkpoints(model, [*names])
        x = torch.randn(rows, 16)
        with tb_actmem.record(model) as recorder:
            model(x).square().mean().backward()
        return recorder.recording

    predicted = tb_actmem.predict.checkpoint(step_of(), names)
    said, true = tb_actmem.totals(predicted), tb_actmem.totals(step_of(*names))

    assert said.saved_bytes == true.saved_bytes
    assert said.total_peak_bytes == pytest.approx(true.total_peak_bytes, rel=0.001)
