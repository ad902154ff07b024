"""Plans with offloading, against predictions and steps with hooks that copy each save."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
import torch
from torch import nn

import tb_actmem
from tb_actmem.analysis.index import Index
from tb_actmem.model import Recording
from tb_actmem.predict.checkpointing.checkpoint import checkpoint_each
from tb_actmem.predict.planning.search import Search
from tb_actmem.predict.planning.terms import Formulas
from tb_actmem.text import nbytes_text
from tests.predict.checkpointing.test_offload import made, totals
from tests.predict.planning.test_plan import any_choice, value
from tests.support.checkpointable import DEVICE, HOST, Case, copying, on_device, recorded, residuals

NAMES = ["mlp", "gpt2", "llama", "resnet", "lstm", "unet", "tied", "autocast", "one inside already"]


def step_peak(recording: Recording) -> int:
    return tb_actmem.totals(recording).step_peak_bytes or 0


@pytest.mark.parametrize("name", NAMES)
def test_peak_of_any_choice_equals_its_predicted_recording(name):
    recording = on_device(recorded(made(name)))
    search = Search(Index(recording), 20, offload=True)
    formulas = Formulas(search.lives)
    random.seed(name)

    assert any(candidate.is_offloaded for candidate in search.choice.candidates)
    for _ in range(4):
        chosen = any_choice(search.choice)
        of = [search.choice.candidates[number] for number in sorted(chosen)]
        saves = {one.name: one.save for one in of if not one.is_offloaded}
        after = checkpoint_each(recording, saves, [one.name for one in of if one.is_offloaded])
        moments = search.lives.bytes_at(chosen)
        assert moments.peak_bytes == step_peak(after)
        for nbytes, moment in random.sample(moments, 30):
            assert value(formulas.terms(moment), chosen) == nbytes


@pytest.mark.parametrize("name", ["mlp", "gpt2", "llama", "unet"])
def test_step_with_plan_matches_its_prediction(name, monkeypatch):
    case = made(name)
    plan = tb_actmem.predict.plan(on_device(recorded(case)), max_recompute=10**6, offload=True)
    case.model.zero_grad(set_to_none=True)
    monkeypatch.setattr("tb_actmem.predict.planning.applying.save_on_cpu", copying)
    with plan.applied(case.model):
        after = on_device(recorded(case))

    predicted, measured = totals(plan.recording)[DEVICE], totals(after)[DEVICE]
    assert plan.offload
    assert predicted[0] == measured[0]
    assert predicted[1:] == pytest.approx(measured[1:], rel=0.01)
    gained = plan.released_bytes - plan.added_bytes
    assert gained == (totals(plan.before)[DEVICE][0] or 0) - (measured[0] or 0)
    # A checkpoint keeps 16 bytes of an accelerator's random state on the host, which this step
    # lacks.
    states = plan.host_bytes - (totals(after)[HOST][0] or 0)
    assert states % 16 == 0 and 0 <= states <= 16 * len(plan.modules)
    assert f"saved on the host instead: {nbytes_text(plan.host_bytes)}\n" in str(plan)


def test_offloaded_modules_are_in_text_and_code():
    case = residuals()
    before = on_device(recorded(case))
    plan = tb_actmem.predict.plan(before, max_recompute="1000000%", offload=True)

    assert plan.offload and plan.link_bytes > 0
    assert "offload to the host:" in str(plan) and "4,000 recomputed matmul FLOPs" in str(plan)
    before_code = [type(module) for module in case.model.modules()]
    exec(plan.code(), {"model": case.model})
    assert [type(module) for module in case.model.modules()] != before_code
    torch.manual_seed(0)
    case.forward().backward()
    assert plan.curve[-1].peak_bytes <= plan.before_peak_bytes


def test_checkpoint_arguments_may_be_offloaded():
    """Each of these modules saves only its input."""
    layers = (layer for _ in range(4) for layer in (nn.Linear(8, 8), nn.GELU()))
    model, x = nn.Sequential(*layers), torch.randn(512, 8)
    recording = on_device(recorded(Case(model, lambda: model(x).sum(), [])))
    limit = int(step_peak(recording) * 0.7)
    with pytest.raises(tb_actmem.errors.PredictError, match="No checkpoints lower the step peak"):
        tb_actmem.predict.plan(recording, step_peak=limit)

    plan = tb_actmem.predict.plan(recording, step_peak=limit, offload=True)

    assert plan.offload and not plan.modules
    with pytest.raises(tb_actmem.errors.PredictError, match="Neither checkpoints nor offloading"):
        tb_actmem.predict.plan(recording, reduce=0.9, offload=True)
    after = tb_actmem.predict.checkpoint(recording, offload=plan.offload)
    assert plan.peak_bytes == step_peak(after) <= limit


def test_transfers_of_all_devices_count():
    torch.manual_seed(0)
    part = nn.Sequential(nn.Linear(8, 8), nn.Tanh(), nn.Linear(8, 8), nn.Tanh())
    x = torch.randn(64, 8)
    recording = on_device(recorded(Case(nn.Sequential(part), lambda: part(x).sum(), [])))
    first = Search(Index(recording), 10, offload=True)
    elsewhere = [
        row._replace(device="cuda:1" if row.birth in range(4, 8) else row.device)
        for row in recording.storages
    ]
    both = Search(Index(replace(recording, storages=tuple(elsewhere))), 10, offload=True)

    def link(search: Search) -> dict[str, int]:
        found = (one for one in search.choice.candidates if one.is_offloaded)
        return {one.name: one.link_bytes for one in found}

    assert {row.device for row in elsewhere} == {DEVICE, "cuda:1"}
    assert link(both).items() <= link(first).items()
    assert link(both)


def test_offload_on_host_is_refused():
    with pytest.raises(tb_actmem.errors.PredictError, match="saves are already"):
        tb_actmem.predict.plan(recorded(residuals()), reduce="15%", offload=True)
