"""Predicted steps of more micro-batches than ran, against steps that ran with as many."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from typing import Any

import pytest
import torch
from torch import Tensor, nn
from torch.nn import functional as F
from torch.utils.checkpoint import checkpoint

import tb_actmem
from tb_actmem.analysis.compare import Change
from tb_actmem.cli.main import main
from tb_actmem.errors import PredictError
from tb_actmem.model import PhaseKind, Recording
from tb_actmem.predict import ScalingModel
from tb_actmem.predict.formulas import merge_temporaries
from tb_actmem.predict.formulas.micro_batches import more_units
from tb_actmem.predict.formulas.repeated import difference
from tests.support.notes import notes_of

pytestmark = pytest.mark.usefixtures("module_by_mode")

Step = Callable[..., Recording]
SIZES: dict[str, Any] = {"b": (2, 3), "k": (3, 4), "proof": {"k": 6}}


def accumulating(model: nn.Module, loss: Callable[[int], Tensor], **options: Any) -> Step:
    """A training whose model lives on: the first recorded step makes the optimizer's states."""
    optimizer = torch.optim.AdamW(model.parameters(), **options)

    def step(b: int, k: int) -> Recording:
        with tb_actmem.record(model) as recorder:
            for _ in range(k):
                (loss(b) / k).backward()
            optimizer.step()
            optimizer.zero_grad()
        return recorder.recording

    return step


def gpt2() -> Step:
    from transformers import GPT2Config, GPT2LMHeadModel

    config = GPT2Config(
        n_layer=2, n_embd=16, n_head=2, vocab_size=30, n_positions=8, use_cache=False
    )
    model = GPT2LMHeadModel(config)

    def loss(b: int) -> Any:
        ids = torch.randint(0, 30, (b, 8))
        return model(ids, labels=ids).loss

    return accumulating(model, loss)


def mlp(**options: Any) -> Step:
    model = nn.Sequential(nn.Linear(8, 32), nn.GELU(), nn.Linear(32, 4))
    return accumulating(model, lambda b: model(torch.randn(b, 8)).square().mean(), **options)


def convnet() -> Step:
    """Batch norm changes its statistics with each micro-batch."""
    model = nn.Sequential(
        nn.Conv2d(3, 8, 3), nn.BatchNorm2d(8), nn.ReLU(), nn.Flatten(), nn.Linear(288, 5)
    )

    def loss(b: int) -> Tensor:
        images, labels = torch.randn(b, 3, 8, 8), torch.randint(0, 5, (b,))
        return F.cross_entropy(model(images), labels)

    return accumulating(model, loss)


def checkpointed() -> Step:
    """Each backward calls modules, too."""
    block, head = nn.Sequential(nn.Linear(8, 32), nn.GELU(), nn.Linear(32, 8)), nn.Linear(8, 2)

    def loss(b: int) -> Any:
        return head(checkpoint(block, torch.randn(b, 8), use_reentrant=False)).sum()

    return accumulating(nn.Sequential(block, head), loss)


def loaded() -> Step:
    """All data exists before the block; the losses of all micro-batches are collected."""
    model = nn.Sequential(nn.Linear(8, 32), nn.Tanh(), nn.Linear(32, 2))

    def step(b: int, k: int) -> Recording:
        data = [torch.randn(b, 8) for _ in range(k)]
        losses = []
        with tb_actmem.record(model) as recorder:
            for batch in data:
                loss = model(batch).square().mean() / k
                loss.backward()
                losses.append(loss.detach())
            torch.stack(losses).sum().item()
        model.zero_grad()
        return recorder.recording

    return step


STEPS: dict[str, Callable[[], Step]] = {
    "GPT-2": gpt2,
    "MLP": mlp,
    "MLP, foreach": partial(mlp, foreach=True),
    "CNN": convnet,
    "checkpointed": checkpointed,
    "loaded": loaded,
}


@pytest.fixture(scope="module")
def fitted() -> Callable[[str], tuple[Step, ScalingModel]]:
    """Return a step by its name, and its scaling model."""

    @cache
    def found(name: str) -> tuple[Step, ScalingModel]:
        step = STEPS[name]()
        return step, tb_actmem.predict.scale(step, **SIZES)

    return found


@pytest.mark.parametrize("name", STEPS)
def test_more_micro_batches_match_real_step(fitted: Any, name: str) -> None:
    step, scaling = fitted(name)
    predicted, real = scaling.at(b=5, k=8), step(b=5, k=8)

    assert tb_actmem.rows(predicted, by="totals") == tb_actmem.rows(real, by="totals")
    assert {row.change for row in tb_actmem.compare(predicted, real).rows} == {Change.SAME}
    assert sum(phase.kind is PhaseKind.BACKWARD for phase in predicted.phases) == 8
    units = more_units(step(b=5, k=7), real, 1)
    assert units is not None and difference(predicted, real, units) is None
    assert tb_actmem.format.from_bytes(tb_actmem.format.to_bytes(predicted)) == predicted
    peak = scaling.formula("peak").at([5, 8])
    assert peak == tb_actmem.totals(real).step_peak_bytes


def test_largest_batch_of_accumulating_step(fitted: Any) -> None:
    step, scaling = fitted("MLP")
    budget = tb_actmem.totals(step(b=20, k=8)).total_peak_bytes
    assert budget is not None

    assert scaling.largest("b", k=8, total_peak=budget) == 20
    assert scaling.largest("b", k=8, total_peak=budget - 1) == 19


def test_saved_bytes_are_those_of_one_micro_batch(fitted: Any) -> None:
    step, scaling = fitted("MLP")
    formula = scaling.formula("saved")

    assert "k" not in str(formula)
    assert formula.at([5, 8]) == tb_actmem.totals(step(b=5, k=1)).saved_bytes


def test_note_names_micro_batches_and_proof(fitted: Any) -> None:
    _, scaling = fitted("MLP")

    assert notes_of(scaling.at(b=5, k=8))[1] == (
        "The micro-batches of steps with k=3 and 4, repeated; every row was predicted correctly at "
        "b=9, k=6."
    )


def test_last_micro_batch_may_be_smaller() -> None:
    model = nn.Sequential(nn.Linear(8, 32), nn.GELU(), nn.Linear(32, 4))

    def step(k: int) -> Recording:
        with tb_actmem.record(model) as recorder:
            for size in [6] * (k - 1) + [4]:
                model(torch.randn(size, 8)).square().mean().backward()
        model.zero_grad()
        return recorder.recording

    predicted, real = tb_actmem.predict.scale(step, k=(3, 4)).at(k=20), step(20)
    assert tb_actmem.rows(predicted, by="totals") == tb_actmem.rows(real, by="totals")


def test_two_backwards_of_one_micro_batch() -> None:
    first, second = nn.Linear(8, 4), nn.Linear(8, 4)

    def step(k: int) -> Recording:
        with tb_actmem.record(nn.ModuleList([first, second])) as recorder:
            for _ in range(k):
                first(torch.randn(6, 8)).square().mean().backward()
                second(torch.randn(6, 8)).sin().mean().backward()
        return recorder.recording

    predicted, real = tb_actmem.predict.scale(step, k=(3, 4)).at(k=8), step(8)
    assert tb_actmem.rows(predicted, by="totals") == tb_actmem.rows(real, by="totals")


@pytest.mark.usefixtures("compiled_observer")
def test_sum_of_losses_needs_two_micro_batches_at_each_end() -> None:
    """Each addition reads the one before, and the first one has the memory of a number."""
    model = nn.Linear(8, 4)

    def step(k: int) -> Recording:
        total: Any = 0.0
        with tb_actmem.record(model) as recorder:
            for _ in range(k):
                loss = model(torch.randn(6, 8)).square().mean()
                loss.backward()
                total = total + loss.detach()
        return recorder.recording

    with pytest.raises(PredictError, match=r"additional equal micro-batches: .* Try k=\(5, 6\)"):
        tb_actmem.predict.scale(step, k=(3, 4))
    predicted, real = tb_actmem.predict.scale(step, k=(5, 6)).at(k=20), step(20)
    assert tb_actmem.rows(predicted, by="totals") == tb_actmem.rows(real, by="totals")


@pytest.mark.parametrize("k", [(1, 2), (2, 3), (3, 5)])
def test_too_few_micro_batches_are_refused(k: Any) -> None:
    message = r"k is the number of micro-batches: give two consecutive .* such as k=\(3, 4\)\."
    with pytest.raises(PredictError, match=message):
        tb_actmem.predict.scale(mlp(), b=(2, 3), k=k)


def test_unequal_micro_batches_are_refused() -> None:
    model = nn.Linear(8, 4)

    def step(k: int) -> Recording:
        with tb_actmem.record(model) as recorder:
            for number in range(k):
                model(torch.randn(2 + number % 2, 8)).square().mean().backward()
        return recorder.recording

    message = r"At k=12 the step has no additional equal micro-batches: row .* Try k=\(5, 6\), or"
    with pytest.raises(PredictError, match=message):
        tb_actmem.predict.scale(step, k=(3, 4))


def test_existing_recordings_are_fitted(tmp_path: Any, capsys: Any) -> None:
    step = mlp()
    step(2, 3)
    sizes = [{"b": b, "k": k} for k in (3, 4, 6) for b in (2, 3, 5)]
    pairs = [(size, step(**size)) for size in sizes]
    for size, recording in pairs:
        tb_actmem.write(recording, tmp_path / f"b={size['b']},k={size['k']}.actmem")

    predicted, real = tb_actmem.predict.scale(pairs).at(b=7, k=8), step(7, 8)

    assert tb_actmem.rows(predicted, by="totals") == tb_actmem.rows(real, by="totals")
    files = map(str, sorted(tmp_path.iterdir()))
    assert main(["predict", "scale", *files, "--at", "b=7,k=8"]) == 0
    assert "b=7, k=8, predicted" in capsys.readouterr().out
    with pytest.raises(PredictError, match="number of micro-batches: record two consecutive numb"):
        tb_actmem.predict.scale(pairs[:6])


@pytest.mark.usefixtures("compiled_observer")
@pytest.mark.parametrize("name", ["MLP", "CNN"])
def test_memory_inside_ops_is_predicted(name: str) -> None:
    step = STEPS[name]()
    predicted, real = tb_actmem.predict.scale(step, **SIZES).at(b=5, k=8), step(b=5, k=8)

    assert real.meta.sees_memory
    assert tb_actmem.rows(predicted, by="totals") == tb_actmem.rows(real, by="totals")
    units = more_units(step(b=5, k=7), real, 1)
    assert units is not None
    assert difference(predicted, merge_temporaries(real), units) is None
