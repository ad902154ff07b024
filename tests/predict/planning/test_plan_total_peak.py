"""Plans for a total peak: its limit includes the model, and every choice is counted exactly."""

from __future__ import annotations

import itertools
import random
import re
from collections.abc import Callable
from dataclasses import replace

import pytest
import torch
from torch import Tensor, nn

import tb_actmem
from tb_actmem.analysis.index import Index
from tb_actmem.analysis.index.costs import forward_flops
from tb_actmem.model import Recording
from tb_actmem.predict.planning.search import Search
from tb_actmem.text import nbytes_text, share_text
from tests.predict.planning.test_plan import any_choice, block, every_choice, predicted
from tests.support.checkpointable import CASES, recorded, residuals, under_checkpoints
from tests.support.drawn import Checkpointed


def total_peak(recording: Recording) -> int:
    return tb_actmem.totals(recording).total_peak_bytes or 0


def trained(steps: int = 2) -> Recording:
    """A step with earlier gradients and optimizer states, freed in the middle of it."""
    torch.manual_seed(0)
    layers = (nn.Sequential(nn.Linear(32, 64), nn.GELU(), nn.Linear(64, 32)) for _ in range(4))
    model, x = nn.Sequential(*layers), torch.randn(128, 32)
    optimizer = torch.optim.AdamW(model.parameters())
    for _ in range(steps):
        with tb_actmem.record(model) as recorder:
            loss = model(x).square().sum()
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
    return recorder.recording


@pytest.mark.parametrize("name", CASES)
def test_total_peak_of_any_choice_is_that_predicted(name):
    torch.manual_seed(0)
    recording = recorded(CASES[name]())
    search = Search(Index(recording), 20, with_model=True)
    random.seed(name)

    assert search.peak_bytes == total_peak(recording)
    for _ in range(3):
        chosen = any_choice(search.choice)
        after = predicted(recording, search, chosen)
        counted = search.lives.bytes_at(chosen).peak_bytes
        assert counted == total_peak(after)


@pytest.mark.parametrize("share", [0.95, 0.9, 0.85])
def test_plan_reaches_its_total_peak_at_least_cost(share):
    recording = trained()
    limit = int(total_peak(recording) * share)
    plan = tb_actmem.predict.plan(recording, total_peak=limit)

    assert plan.total_peak_bytes == total_peak(plan.recording)
    assert plan.total_peak_bytes is not None and plan.total_peak_bytes <= limit
    search = Search(Index(recording), 20, with_model=True)
    numbers = range(len(search.choice.candidates))
    costs = [
        sum(search.costs[number] for number in chosen)
        for count in range(4)
        for chosen in itertools.combinations(numbers, count)
        if not any(len(nest & {*chosen}) > 1 for nest in map(set, search.choice.nests))
        and total_peak(predicted(recording, search, chosen)) <= limit
    ]
    best = search.least_cost(limit)
    assert best is not None
    assert sum(search.costs[number] for number in best.chosen) <= min(costs) * 1.01
    assert predicted(recording, search, best.chosen) == plan.recording


@pytest.mark.parametrize("share", [0, 0.3, 1.5])
def test_limit_of_recomputation_gives_lowest_total_peak(share):
    recording = trained()
    allowed = int(forward_flops(Index(recording)) * share)
    plan = tb_actmem.predict.plan(recording, max_recompute=share)
    (point,) = [one for one in plan.curve if one.total_peak_bytes == plan.total_peak_bytes]

    search = Search(Index(recording), 20)
    numbers = range(len(search.choice.candidates))
    peaks = [
        total_peak(predicted(recording, search, chosen))
        for count in range(5)
        for chosen in itertools.combinations(numbers, count)
        if not any(len(nest & {*chosen}) > 1 for nest in map(set, search.choice.nests))
        and sum(search.flops[number] for number in chosen) <= allowed
    ]
    assert total_peak(plan.recording) == plan.total_peak_bytes
    assert plan.total_peak_bytes is not None and plan.total_peak_bytes <= min(peaks) * 1.001
    assert point.max_recompute <= share
    lowest_step = predicted(recording, search, search.least_peak(allowed).chosen)
    assert share == 1.5 or total_peak(lowest_step) > plan.total_peak_bytes


def test_lstm_plan_reaches_exact_total_peak():
    recording = recorded(CASES["lstm"]())
    for share in (0.99, 0.97, 0.95):
        limit = int(total_peak(recording) * share)
        try:
            plan = tb_actmem.predict.plan(recording, total_peak=limit)
        except tb_actmem.errors.BudgetError:
            continue
        assert total_peak(plan.recording) <= limit


class Sampled(nn.Module):
    """Takes rows of a batch that nobody else keeps, and saves these rows only."""

    def __init__(self) -> None:
        super().__init__()
        self.block = block()

    def forward(self, x: Tensor) -> Tensor:
        y: Tensor = self.block(x[::8].clone())
        return y


def sampled() -> tuple[nn.Module, Callable[[], None]]:
    """A model, and its step, whose batch is older than the step and dies in it."""
    torch.manual_seed(0)
    model = nn.Sequential(Sampled(), block(), block())
    batches = [torch.randn(4096, 8) for _ in range(9)]

    def step() -> None:
        model.zero_grad()
        y = model[0](batches.pop())
        model[2](model[1](y)).sum().backward()

    return model, step


def test_checkpoint_that_keeps_input_is_no_lowest_peak(each_observer):
    model, step = sampled()
    step()
    with tb_actmem.record(model) as recorder:
        step()
    recording = recorder.recording
    search = Search(Index(recording), 20, with_model=True)
    lowest = min(
        total_peak(predicted(recording, search, chosen)) for chosen in every_choice(search.choice)
    )
    outer = tb_actmem.predict.checkpoint(recording, ("0", "1", "2"))

    plan = tb_actmem.predict.plan(recording, max_recompute=10.0)
    assert plan.total_peak_bytes == lowest < total_peak(outer)
    assert plan.verify(model, step).total_peak == (lowest, lowest)
    with pytest.raises(tb_actmem.errors.BudgetError) as caught:
        tb_actmem.predict.plan(recording, total_peak=lowest - 1)
    assert caught.value.least_bytes == lowest


def test_recomputed_inner_checkpoints_count_their_random_states(each_observer):
    torch.manual_seed(0)
    inner = (Checkpointed(nn.Sequential(nn.Sigmoid(), nn.Sigmoid())) for _ in range(3))
    model = nn.Sequential(nn.Linear(16, 16), nn.Sequential(*inner), nn.Linear(16, 16))
    x = torch.randn(64, 16)

    def step() -> None:
        model.zero_grad()
        model(x).sum().backward()

    step()
    with tb_actmem.record(model) as recorder:
        step()
    recording = recorder.recording
    search = Search(Index(recording), 20, with_model=True)
    chosen = {at for at, one in enumerate(search.choice.candidates) if one.name == "1"}

    counted = search.lives.bytes_at(chosen).peak_bytes
    assert counted == total_peak(predicted(recording, search, chosen))
    under_checkpoints(model, ["1"])
    with tb_actmem.record(model) as recorder:
        step()
    assert counted == total_peak(recorder.recording)


def test_limit_between_step_and_total_peak_needs_checkpoints():
    recording = trained()
    limit = int(total_peak(recording) * 0.95)
    assert (tb_actmem.totals(recording).step_peak_bytes or 0) < limit

    assert tb_actmem.predict.plan(recording, step_peak=limit).modules == ()
    assert tb_actmem.predict.plan(recording, total_peak=limit).modules != ()


def test_unreachable_total_peak_names_least_one():
    recording = recorded(residuals())
    with pytest.raises(
        tb_actmem.errors.BudgetError, match="lower the total peak to 1 KiB"
    ) as caught:
        tb_actmem.predict.plan(recording, total_peak="1 KiB")

    least = caught.value.least_bytes
    assert tb_actmem.predict.plan(recording, total_peak=least).total_peak_bytes == least


def test_total_peak_needs_model():
    x = torch.randn(4, 4, requires_grad=True)
    with tb_actmem.record() as recorder:
        x.sin().sum().backward()

    with pytest.raises(tb_actmem.errors.PredictError, match=r"record it with record\(model\)"):
        tb_actmem.predict.plan(recorder.recording, total_peak="1 KiB")


@pytest.mark.parametrize("name", ["dropout", "gpt2", "lstm", "of parts alone"])
def test_reduced_step_has_predicted_total_peak(name, each_observer):
    torch.manual_seed(0)
    case = CASES[name]()
    before = recorded(case)
    plan = tb_actmem.predict.plan(before, reduce=0.2)
    case.model.zero_grad(set_to_none=True)
    with plan.applied(case.model):
        after = recorded(case)

    assert plan.modules
    assert total_peak(after) == plan.total_peak_bytes
    assert total_peak(after) <= 0.8 * total_peak(before)


def test_share_beyond_recomputed_part_names_lowest_total_peak():
    recording = trained()
    with pytest.raises(tb_actmem.errors.BudgetError) as caught:
        tb_actmem.predict.plan(recording, reduce="90%")

    least = caught.value.least_bytes
    allowed = int(total_peak(recording) * 0.1)
    said = str(caught.value)
    assert f"No checkpoints lower the total peak to {nbytes_text(allowed)}: " in said
    assert f"({least:,} bytes)" in said and "parameters" in said and "optimizer states" in said
    assert tb_actmem.predict.plan(recording, total_peak=least).total_peak_bytes == least


def test_share_without_model_is_that_of_step_peak():
    recording = recorded(residuals())
    recording = replace(recording, meta=recording.meta._replace(optimizers=None))
    before = tb_actmem.totals(recording)
    plan = tb_actmem.predict.plan(recording, reduce="20%")

    assert before.total_peak_bytes is None and plan.modules
    assert str(plan).startswith("For a step peak lower by 20%, checkpoint:")
    assert plan.peak_bytes <= 0.8 * (before.step_peak_bytes or 0)


def test_plan_says_both_peaks():
    recording = trained()
    plan = tb_actmem.predict.plan(recording, reduce="5%")
    text = str(plan)
    share = share_text(plan.total_peak_bytes or 0, total_peak(recording))

    assert text.startswith("For a total peak lower by 5%, checkpoint:")
    assert "step peak: " in text
    assert re.search(rf"^total peak: .* → .* \({re.escape(share)}\)$", text, re.MULTILINE)
    assert ", the total peak " in str(tb_actmem.predict.plan(recording, total_peak="1 GiB"))
