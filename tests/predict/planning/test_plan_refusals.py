"""Refused limits name the lowest peak, its parts, and changes that really lower it."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
import torch
from torch import nn
from torch.utils.checkpoint import checkpoint, create_selective_checkpoint_contexts

import tb_actmem
from tb_actmem.analysis.index import Index
from tb_actmem.analysis.totals.peak import peak_of_step
from tb_actmem.errors import BudgetError
from tb_actmem.model import Recording
from tb_actmem.text.peak import peak_parts, peak_place, relief_texts
from tests.support.checkpointable import residuals

ADAM: Callable[..., torch.optim.Optimizer] = partial(torch.optim.Adam, foreach=True)


def trained(
    rows: int,
    optimizer: Callable[..., torch.optim.Optimizer] = ADAM,
    model: nn.Module | None = None,
) -> Recording:
    """Record the second step of a small training."""
    torch.manual_seed(0)
    model = model or nn.Sequential(*(nn.Sequential(nn.Linear(64, 64), nn.GELU()) for _ in range(6)))
    made, x = optimizer(model.parameters()), torch.randn(rows, 64)
    for _ in range(2):
        with tb_actmem.record(model) as recorder:
            model(x).sum().backward()
            made.step()
            made.zero_grad()
    return recorder.recording


def total_peak(recording: Recording) -> int:
    return tb_actmem.totals(recording).total_peak_bytes or 0


def refused(recording: Recording, **limit: Any) -> BudgetError:
    with pytest.raises(BudgetError) as caught:
        tb_actmem.predict.plan(recording, **limit)
    return caught.value


@pytest.mark.parametrize("rows", [2, 400])
def test_refusal_has_parts_of_lowest_total_peak(rows):
    recording = trained(rows)
    error = refused(recording, total_peak="1 KiB")
    plan = tb_actmem.predict.plan(recording, total_peak=error.least_bytes)
    peak = peak_of_step(Index(plan.recording))

    assert peak is not None and peak.nbytes == error.least_bytes == plan.total_peak_bytes
    assert f". It is {peak_place(peak)}: {peak_parts(peak)}. " in str(error)
    assert f"({error.least_bytes:,} bytes)" in str(error)

    near = refused(recording, total_peak=error.least_bytes - 1)
    assert f"lower the total peak to {error.least_bytes - 1:,} bytes: " in str(near)


def test_refusal_of_step_peak_has_no_model_states_in_parts():
    recording = trained(400)
    error = refused(recording, step_peak="1 KiB")
    found = re.search(r"\. It is ([^:]+): (.*?)\. With the model, the total peak is", str(error))

    assert found is not None and "parameters" not in found[2]
    assert found[1].startswith("in the backward of ")


def gradients_at_once(parameters: Any) -> torch.optim.Optimizer:
    """Step each parameter in the backward, and free its gradient."""
    parameters = [*parameters]
    each = {of: torch.optim.Adam([of], foreach=True) for of in parameters}

    def step(parameter: Any) -> None:
        each[parameter].step()
        each[parameter].zero_grad()

    for parameter in parameters:
        parameter.register_post_accumulate_grad_hook(step)
    return torch.optim.SGD(parameters)


@pytest.mark.parametrize(
    ("rows", "said", "change"),
    [
        (2, "foreach=False", lambda: trained(2, partial(torch.optim.Adam, foreach=False))),
        (2, "such as SGD", lambda: trained(2, torch.optim.SGD)),
        (2, "register_post_accumulate_grad_hook", lambda: trained(2, gradients_at_once)),
        (400, "a smaller batch", lambda: trained(200)),
    ],
)
def test_named_relief_lowers_real_peak(rows, said, change):
    recording = trained(rows)

    assert said in str(refused(recording, total_peak="1 KiB")).partition("Besides checkpoints: ")[2]
    assert total_peak(change()) < total_peak(recording)


class Cached(nn.Module):
    """Blocks in checkpoints of its own, which save the results of some ops in a cache."""

    def __init__(self, *saved: Any) -> None:
        super().__init__()
        self.blocks = nn.ModuleList(
            nn.Sequential(nn.Linear(64, 64), nn.GELU(), nn.Linear(64, 64)) for _ in range(4)
        )
        self.options: dict[str, Any] = {"use_reentrant": False}
        if saved:
            self.options["context_fn"] = partial(create_selective_checkpoint_contexts, [*saved])

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        for block in self.blocks:
            x = checkpoint(block, x, **self.options)
        return x


def test_policy_of_own_selective_checkpoints_is_named():
    saves = trained(4000, model=Cached(torch.ops.aten.addmm.default))
    peak = peak_of_step(Index(saves))
    assert peak is not None
    # By hand, of each block: two results of 4000 × 64 numbers, and a random state.
    assert peak.checkpoint_cache_bytes == 4 * (2 * 4000 * 64 * 4 + 5056)
    policy = "a policy of the selective checkpoints that saves less: their caches have 7.8 MiB"

    assert policy in str(refused(saves, total_peak="1 KiB"))
    without = trained(4000, model=Cached())
    assert total_peak(without) < total_peak(saves)
    assert "policy" not in str(refused(without, total_peak="1 KiB"))


def test_offload_is_named_only_where_it_can_help():
    peak = peak_of_step(Index(trained(400)))
    assert peak is not None
    with_offload = relief_texts(peak, can_offload=True)

    assert [text for text in with_offload if "offload=True" in text]
    assert relief_texts(peak, can_offload=False) == with_offload[1:]


def test_refusal_says_that_optimizer_step_is_missing():
    case = residuals()
    optimizer = torch.optim.Adam(case.model.parameters())
    with tb_actmem.record(case.model) as recorder:
        case.forward().backward()

    error = refused(recorder.recording, total_peak="1 KiB")
    assert "The recording has no optimizer step" in str(error) and optimizer.param_groups
