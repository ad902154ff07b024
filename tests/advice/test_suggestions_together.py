"""Suggestions for norms and casts, and all suggestions for one step together."""

from __future__ import annotations

import json
from typing import Any

import pytest
import torch
from torch import Tensor, nn
from torch.nn import functional as F  # the usual name

import tb_actmem
from tb_actmem.advice import suggestions
from tb_actmem.analysis.index import Index
from tb_actmem.model import Recording
from tb_actmem.predict.rewriting import RewriteKind
from tb_actmem.replies.recording import recording_text
from tb_actmem.text.advice import suggestion_text
from tests.advice.test_suggestions_loss import (
    HALF,
    TOKENS,
    gpt2,
    its_own_loss,
    kept,
    llama,
    mixtral,
    step,
)
from tests.predict.fake_tensors.test_dry_run_cuda import built
from tests.support.checkpointable import on_device


def told(recording: Recording, kind: RewriteKind) -> list[Any]:
    return [row for row in suggestions(Index(recording)) if row.kind is kind]


def fewer(recording: Recording, kind: RewriteKind) -> int:
    return sum(row.fewer_bytes for row in told(recording, kind))


@pytest.mark.parametrize("make", [gpt2, llama])
def test_low_precision_parameters_save_at_least_predicted_bytes(make: Any) -> None:
    before = step(make().train(), its_own_loss, autocast=True)
    after = step(make().to(HALF).train(), its_own_loss, autocast=False)

    (found,) = told(before, RewriteKind.DTYPE)
    assert 0 < found.fewer_bytes <= kept(before) - kept(after)
    assert found.function == "model.to(torch.bfloat16)"
    assert "instead of autocast saves none" in suggestion_text(found)
    assert told(after, RewriteKind.DTYPE) == []


def test_no_suggestion_inside_autocast() -> None:
    model = llama().train()
    with torch.autocast("cpu", HALF), tb_actmem.record(model) as recorder:
        its_own_loss(model).backward()

    found = suggestions(Index(recorder.recording))
    assert found == suggestions(Index(step(model, its_own_loss, autocast=True)))
    assert {row.kind for row in found} == {RewriteKind.LOSS, RewriteKind.DTYPE}


class Widened(nn.Module):
    """Weights stored in half precision and used as float32, which saves memory."""

    def __init__(self) -> None:
        super().__init__()
        self.weight = nn.Parameter(torch.ones(64, 64, dtype=HALF))

    def forward(self, x: Tensor) -> Tensor:
        return x @ self.weight[:32].float() + x @ self.weight.float()[32:]


def test_wider_casts_get_no_suggestion() -> None:
    x = torch.ones(4, 32, requires_grad=True)
    recording = step(Widened(), lambda model: model(x).sum(), autocast=False)

    assert tb_actmem.totals(recording).copied_bytes > 32 * 64 * 4
    assert suggestions(Index(recording)) == []


def with_fused_norms(model: nn.Module) -> nn.Module:
    for module in [*model.modules()]:
        for name, norm in [*module.named_children()]:
            if type(norm).__name__ == "LlamaRMSNorm":
                weight: Any = norm.weight
                fused = nn.RMSNorm(weight.shape, device=weight.device, dtype=weight.dtype)
                setattr(module, name, fused)
    return model


@built
@pytest.mark.parametrize(
    ("dtype", "autocast"), [(torch.float32, False), (torch.float32, True), (HALF, False)]
)
def test_fused_norm_saves_predicted_bytes(dtype: torch.dtype, autocast: bool) -> None:
    def recorded(*, is_fused: bool) -> Recording:
        with tb_actmem.predict.dry_run("cuda", like="H100"):
            model = llama().to("cuda", dtype).train()
            model = with_fused_norms(model) if is_fused else model
            tokens = TOKENS.to("cuda")
            with (
                tb_actmem.record(model) as recorder,
                torch.autocast("cuda", HALF, enabled=autocast),
            ):
                model(tokens, labels=tokens).loss.backward()
        return recorder.recording

    before, after = recorded(is_fused=False), recorded(is_fused=True)

    assert fewer(before, RewriteKind.NORM) == kept(before) - kept(after) > 0
    assert told(after, RewriteKind.NORM) == []


def test_cpu_norms_get_no_suggestion() -> None:
    model = llama().train()
    before = step(model, its_own_loss, autocast=False)
    after = step(with_fused_norms(model), its_own_loss, autocast=False)

    assert told(before, RewriteKind.NORM) == []
    assert kept(before) == kept(after)
    # Elsewhere, each of the three norms saves its normalized rows, before the weight.
    elsewhere = on_device(before)
    assert fewer(elsewhere, RewriteKind.NORM) == 3 * TOKENS.numel() * 32 * 4
    assert "saves its input and one number per row" in suggestion_text(
        told(elsewhere, RewriteKind.NORM)[0]
    )


@pytest.mark.parametrize("autocast", [False, True])
@pytest.mark.parametrize("make", [gpt2, llama, mixtral])
def test_suggestions_do_not_overlap(make: Any, autocast: bool) -> None:
    model = make()
    model.set_attn_implementation("eager")
    recording = on_device(step(model.train(), its_own_loss, autocast=autocast))

    found = suggestions(Index(recording))
    assert len({row.kind for row in found}) >= 3
    assert sum(row.saved_bytes for row in found) <= kept(recording)
    assert sum(row.fewer_bytes for row in found) < kept(recording)


def test_plan_and_overview_make_same_suggestions() -> None:
    recording = step(llama().train(), its_own_loss, autocast=True)

    plan = tb_actmem.predict.plan(recording, max_recompute=1.0)

    named = json.loads(recording_text(Index(recording)))["suggestions"]
    assert {row.kind for row in plan.suggestions} == {RewriteKind.LOSS, RewriteKind.DTYPE}
    assert [row["text"] for row in named] == [suggestion_text(row) for row in plan.suggestions]
    assert all(
        f"before any checkpoint: {row['text']} A dry run of the step with this change predicts it."
        in str(plan).splitlines()
        for row in named
    )


class Leaky(nn.Module):
    """A hidden layer and a loss, which both save the activation's output."""

    def __init__(self) -> None:
        super().__init__()
        torch.manual_seed(0)
        self.first, self.act, self.head = nn.Linear(8, 16), nn.LeakyReLU(), nn.Linear(16, 50)

    def forward(self, x: Tensor) -> Tensor:
        return self.head(self.act(self.first(x)))


def test_larger_of_two_dependent_gains_comes_first() -> None:
    x, target = torch.randn(200, 8), torch.arange(200) % 50
    options = getattr(nn, "LinearCrossEntropyOptions", None)
    if options is None:
        pytest.skip("this torch has no linear_cross_entropy")

    def fused(model: Any) -> Tensor:
        hidden = model.act(model.first(x))
        head = model.head
        return F.linear_cross_entropy(
            hidden, head.weight, target, linear_bias=head.bias, options=options()
        )

    model = Leaky()
    before = step(model, lambda of: F.cross_entropy(of(x), target), autocast=False)
    after = step(model, fused, autocast=False)
    model.act.inplace = True
    both = step(model, fused, autocast=False)

    # In place, the activation would save the tensor that the loss no longer saves.
    (found,) = suggestions(Index(before))
    assert found.kind is RewriteKind.LOSS
    assert found.fewer_bytes == kept(before) - kept(after)
    assert kept(both) == kept(after)
    assert suggestions(Index(after)) == []
