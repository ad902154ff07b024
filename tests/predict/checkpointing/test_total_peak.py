"""Predicted total peaks against steps that run under checkpoints, with their optimizer steps."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import pytest
import torch
from torch import Tensor, nn
from torch.optim import Optimizer
from torch.utils.checkpoint import create_selective_checkpoint_contexts

import tb_actmem
from tb_actmem.analysis.index import Index
from tb_actmem.analysis.totals.peak import Peak, peak_of_step
from tb_actmem.errors import PredictError
from tb_actmem.model import PhaseKind, Recording
from tb_actmem.predict.checkpointing.step import step_of
from tb_actmem.text.peak import place_lines, verdict
from tests.support.checkpointable import CASES, Case, recorded, residuals, under_checkpoints

Step = Callable[[Case, Optimizer], None]


def deep(rows: int) -> Case:
    """With few rows, its parameters are larger than its activations: Adam's step is the peak."""
    model = nn.Sequential(*(nn.Sequential(nn.Linear(128, 128), nn.GELU()) for _ in range(12)))
    x = torch.randn(rows, 128)
    return Case(model, lambda: model(x).square().mean(), ["*"])


def zeroed_at_end(case: Case, optimizer: Optimizer) -> None:
    case.forward().backward()
    optimizer.step()
    optimizer.zero_grad()


def zeroed_between(case: Case, optimizer: Optimizer) -> None:
    loss = case.forward()
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()


def zeroed_in_place(case: Case, optimizer: Optimizer) -> None:
    optimizer.zero_grad(set_to_none=False)
    case.forward().backward()
    optimizer.step()


def accumulated(case: Case, optimizer: Optimizer) -> None:
    optimizer.zero_grad()
    for _ in range(2):
        case.forward().backward()
    optimizer.step()


def clipped(case: Case, optimizer: Optimizer) -> None:
    case.forward().backward()
    nn.utils.clip_grad_norm_(case.model.parameters(), 1.0)
    optimizer.step()
    optimizer.zero_grad()


def released_in_backward(case: Case, _: Optimizer) -> None:
    def release(parameter: Tensor) -> None:
        parameter.grad = None

    hooks = [of.register_post_accumulate_grad_hook(release) for of in case.model.parameters()]
    case.forward().backward()
    for hook in hooks:
        hook.remove()


def repeated(case: Case, _: Optimizer) -> None:
    loss = case.forward()
    loss.backward(retain_graph=True)
    loss.backward()


MAKE: dict[str, Callable[[], Case]] = {
    "few rows": partial(deep, 4),
    "some rows": partial(deep, 150),
    "residuals": residuals,
    **CASES,
}
ADAM = partial(torch.optim.AdamW, foreach=True)
MOMENTUM = partial(torch.optim.SGD, lr=0.01, momentum=0.9)


def stepped(
    name: str, step: Step, optimizer: Any, *, warm: int, under: bool, save: Sequence[Any] = ()
) -> tuple[Recording, list[str]]:
    """Record a step of a training after some others."""
    torch.manual_seed(0)
    case = MAKE[name]()
    if under:
        contexts = partial(create_selective_checkpoint_contexts, [*save])
        under_checkpoints(case.model, case.names, **({"context_fn": contexts} if save else {}))
    made = optimizer(case.model.parameters())
    for _ in range(warm):
        step(case, made)
    with tb_actmem.record(case.model) as recorder:
        step(case, made)
    return recorder.recording, case.names


def peak(recording: Recording) -> Peak:
    found = peak_of_step(Index(recording))
    assert found is not None and found.is_total
    return found


def place(of: Peak) -> tuple[Any, ...]:
    return of.phase, of.op, of.in_backward, of.module


RUNS = [
    *[("few rows", step, ADAM) for step in (zeroed_at_end, zeroed_in_place, accumulated, clipped)],
    *[("mlp", step, MOMENTUM) for step in (zeroed_between, accumulated, released_in_backward)],
    ("gpt2", accumulated, ADAM),
    ("in place", zeroed_at_end, ADAM),  # of a ResNet
    ("autocast", zeroed_between, ADAM),
    ("tied", zeroed_at_end, MOMENTUM),
]


@pytest.mark.usefixtures("compiled_observer")
@pytest.mark.parametrize("warm", [0, 1], ids=["first", "second"])
@pytest.mark.parametrize(("name", "step", "optimizer"), RUNS)
def test_total_peak_and_its_place_are_exact(name, step, optimizer, warm):
    before, names = stepped(name, step, optimizer, warm=warm, under=False)
    after, _ = stepped(name, step, optimizer, warm=warm, under=True)
    predicted = tb_actmem.predict.checkpoint(before, names)
    totals, true = tb_actmem.totals(predicted), tb_actmem.totals(after)

    assert totals.saved_bytes == true.saved_bytes
    assert totals.total_peak_bytes == pytest.approx(true.total_peak_bytes, rel=0.001)
    assert place(peak(predicted)) == place(peak(after))
    assert peak(predicted).parts == pytest.approx(peak(after).parts, rel=0.01)
    if name == "few rows":
        assert peak(after).phase is PhaseKind.UPDATE


@pytest.mark.parametrize("has_step", [False, True])
def test_missing_optimizer_step_is_noted(has_step):
    case = residuals()
    optimizer = torch.optim.Adam(case.model.parameters())
    with tb_actmem.record(case.model) as recorder:
        case.forward().backward()
        if has_step:
            optimizer.step()
    before = recorder.recording
    predicted = tb_actmem.predict.checkpoint(before, case.names)
    codes = [note.code for note in predicted.meta.notes]
    fit = tb_actmem.predict.fits(predicted, "T4")

    assert codes.count("no-optimizer-step") == (not has_step)
    assert [note.code for note in fit.notes].count("no-optimizer-step") == (not has_step)
    texts = [
        " ".join(verdict(Index(before), Index(predicted))),
        str(tb_actmem.predict.plan(before, device="T4")),
        str(tb_actmem.predict.plan(before, reduce="10%")),
    ]
    assert all(("The recording has no optimizer step" in text) != has_step for text in texts)


@pytest.mark.usefixtures("compiled_observer")
def test_selective_checkpoints_move_total_peak_exactly():
    ops = [torch.ops.aten.addmm.default]
    before, names = stepped("residuals", zeroed_at_end, ADAM, warm=1, under=False)
    after, _ = stepped("residuals", zeroed_at_end, ADAM, warm=1, under=True, save=ops)
    predicted = tb_actmem.predict.checkpoint(before, names, save="addmm")

    assert peak(predicted).nbytes == peak(after).nbytes < peak(before).nbytes
    assert place(peak(predicted)) == place(peak(after))


def test_peak_that_moves_to_optimizer_step_is_named():
    before, names = stepped("some rows", zeroed_at_end, ADAM, warm=1, under=False)
    after, _ = stepped("some rows", zeroed_at_end, ADAM, warm=1, under=True)
    predicted = tb_actmem.predict.checkpoint(before, names)
    [line] = place_lines(Index(before), Index(predicted))

    assert peak(predicted).nbytes == peak(after).nbytes < peak(before).nbytes
    assert peak(predicted).parts == peak(after).parts
    assert "The peak was in the backward of " in line
    assert ", and is now in the optimizer step: " in line


def test_second_backward_of_selective_checkpoint_is_refused_like_torch():
    before, names = stepped("residuals", repeated, ADAM, warm=0, under=False)
    ops = [torch.ops.aten.addmm.default]

    is_old = torch.__version__ < "2.12"
    said = "have different metadata" if is_old else "Trying to backward an extra time"
    with pytest.raises(RuntimeError, match=said):
        stepped("residuals", repeated, ADAM, warm=0, under=True, save=ops)
    with pytest.raises(PredictError, match="Two backwards run through 2"):
        tb_actmem.predict.checkpoint(before, names, save="addmm")
    assert tb_actmem.predict.checkpoint(before, names).meta.predicted


class Residual(nn.Module):
    """Adds its input, which only its linear saves."""

    def __init__(self) -> None:
        super().__init__()
        self.linear = nn.Linear(16, 16)

    def forward(self, x: Tensor) -> Tensor:
        y: Tensor = self.linear(x) + x
        return y


def test_node_releases_before_engine_adds_to_its_gradient(each_observer):
    """The node takes a view of that gradient first, which computes nothing."""
    model = nn.Sequential(nn.Linear(16, 16), Residual())
    x = torch.randn(8, 16)
    recording = recorded(Case(model, lambda: model(x).square().mean(), []))
    index = Index(recording)
    step, rows = step_of(index), recording.storages

    own = [at for at, node in enumerate(recording.nodes) if node.name == "AddmmBackward0"][-1]
    saved = {one for save in step.saves[own] if (one := step.saved[save]) is not None}
    deaths = [rows[one].death for one in saved if rows[one].birth is not None]
    assert [step.releases[own]] == deaths
