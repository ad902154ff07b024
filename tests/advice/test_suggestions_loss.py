"""Suggested losses are applied and recorded; they save the predicted bytes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
import torch
from torch import Tensor, nn
from torch.nn import functional as F  # the usual name
from transformers import (
    GPT2Config,
    GPT2LMHeadModel,
    LlamaConfig,
    LlamaForCausalLM,
    MixtralConfig,
    MixtralForCausalLM,
)

import tb_actmem
from tb_actmem.advice import suggestions
from tb_actmem.analysis.index import Index
from tb_actmem.model import Recording
from tb_actmem.predict.rewriting import RewriteKind
from tb_actmem.text.advice import suggestion_text

pytestmark = pytest.mark.skipif(
    not hasattr(F, "linear_cross_entropy"), reason="this torch has no linear_cross_entropy"
)

ENDS: dict[str, Any] = {"use_cache": False, "bos_token_id": 0, "eos_token_id": 0}
SIZES: dict[str, Any] = {"vocab_size": 100, "hidden_size": 32, "intermediate_size": 64}
SIZES |= {"num_hidden_layers": 1, "num_attention_heads": 4, "num_key_value_heads": 2, **ENDS}
TOKENS = torch.arange(200).reshape(2, 100) % 100


def gpt2() -> Any:
    dropouts: dict[str, Any] = {"attn_pdrop": 0.0, "resid_pdrop": 0.0, "embd_pdrop": 0.0}
    sizes: dict[str, Any] = {"n_layer": 1, "n_head": 4, "n_embd": 32, "vocab_size": 100}
    return GPT2LMHeadModel(GPT2Config(**sizes, **dropouts, **ENDS))


def llama() -> Any:
    return LlamaForCausalLM(LlamaConfig(**SIZES))


def mixtral() -> Any:
    return MixtralForCausalLM(MixtralConfig(**SIZES, num_local_experts=4))


def fused(hidden: Tensor, weight: Tensor, target: Tensor, bias: Tensor | None = None) -> Tensor:
    options = torch.nn.LinearCrossEntropyOptions()
    return F.linear_cross_entropy(hidden, weight, target, linear_bias=bias, options=options)


def its_own_loss(model: Any) -> Tensor:
    loss: Tensor = model(TOKENS, labels=TOKENS).loss
    return loss


def shifted_loss(model: Any) -> Tensor:
    """As in most training loops: the last token has no loss."""
    logits = model(TOKENS).logits[..., :-1, :].contiguous().float()
    return F.cross_entropy(logits.view(-1, 100), TOKENS[:, 1:].reshape(-1))


def fused_loss(model: Any) -> Tensor:
    hidden = model.base_model(TOKENS)[0].reshape(-1, 32)
    following = F.pad(TOKENS, (0, 1), value=-100)[:, 1:].reshape(-1)
    return fused(hidden, model.lm_head.weight, following)


def fused_shifted_loss(model: Any) -> Tensor:
    hidden = model.base_model(TOKENS)[0][:, :-1].reshape(-1, 32)
    return fused(hidden, model.lm_head.weight, TOKENS[:, 1:].reshape(-1))


def step(model: nn.Module, loss: Callable[[Any], Tensor], *, autocast: bool) -> Recording:
    model.zero_grad()
    with (
        tb_actmem.record(model) as recorder,
        torch.autocast("cpu", torch.bfloat16, enabled=autocast),
    ):
        loss(model).backward()
    return recorder.recording


def kept(recording: Recording) -> int:
    return tb_actmem.totals(recording).saved_bytes


def told(recording: Recording) -> list[Any]:
    return [row for row in suggestions(Index(recording)) if row.kind is RewriteKind.LOSS]


FLOAT, HALF = torch.float32, torch.bfloat16


@pytest.mark.parametrize(
    ("make", "dtype", "autocast"),
    [
        (gpt2, FLOAT, False),
        (gpt2, FLOAT, True),
        (llama, FLOAT, False),
        (llama, HALF, False),
        (llama, FLOAT, True),
        (mixtral, HALF, False),
    ],
)
@pytest.mark.parametrize(
    ("plain", "instead"), [(its_own_loss, fused_loss), (shifted_loss, fused_shifted_loss)]
)
def test_fused_loss_saves_predicted_bytes(
    make: Any, dtype: torch.dtype, autocast: bool, plain: Any, instead: Any
) -> None:
    torch.manual_seed(0)
    model = make().to(dtype).train()
    before = step(model, plain, autocast=autocast)
    gradient = model.lm_head.weight.grad.float()
    after = step(model, instead, autocast=autocast)

    (found,) = told(before)
    assert found.module == "lm_head"
    assert found.fewer_bytes == kept(before) - kept(after) > 0
    assert "of torch 2.13 or later saves gradients instead" in suggestion_text(found)
    assert told(after) == []
    rounding = 1e-6 if dtype is FLOAT and not autocast else 1e-2
    torch.testing.assert_close(
        model.lm_head.weight.grad.float(), gradient, atol=rounding, rtol=rounding
    )


@pytest.mark.usefixtures("by_mode")  # as a dry run, it does not see the memory of Python numbers
@pytest.mark.parametrize("make", [gpt2, llama])
def test_dry_run_predicts_fused_loss(make: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    with tb_actmem.predict.dry_run("cpu"), monkeypatch.context() as context:
        context.setattr(f"{__name__}.TOKENS", torch.arange(200).reshape(2, 100) % 100)
        predicted = tb_actmem.totals(step(make().train(), fused_loss, autocast=False))

    true = tb_actmem.totals(step(make().train(), fused_loss, autocast=False))
    assert predicted.saved_bytes == true.saved_bytes
    assert predicted.total_peak_bytes == true.total_peak_bytes


class Classifier(nn.Module):
    def __init__(self, classes: int) -> None:
        super().__init__()
        torch.manual_seed(0)
        self.body, self.head = nn.Linear(8, 16), nn.Linear(16, classes)

    def forward(self, x: Tensor) -> Tensor:
        return self.head(self.body(x))


X, TARGET = torch.randn(200, 8), torch.arange(200) % 50


@pytest.mark.parametrize("frozen", [(), ("weight",), ("weight", "bias")])
def test_frozen_weight_needs_no_saved_gradient(frozen: tuple[str, ...]) -> None:
    model = Classifier(50)
    for name in frozen:
        model.head.get_parameter(name).requires_grad_(False)
    before = step(model, lambda of: F.cross_entropy(of(X), TARGET), autocast=False)
    after = step(
        model,
        lambda of: fused(of.body(X), of.head.weight, TARGET, of.head.bias),
        autocast=False,
    )

    (found,) = told(before)
    assert found.fewer_bytes == kept(before) - kept(after) > 0


def test_larger_gradients_give_no_suggestion() -> None:
    model, few, target = Classifier(1000), X[:2], TARGET[:2]
    before = step(model, lambda of: F.cross_entropy(of(few), target), autocast=False)
    after = step(
        model,
        lambda of: fused(of.body(few), of.head.weight, target, of.head.bias),
        autocast=False,
    )

    assert told(before) == []
    assert kept(after) > kept(before)


def smoothed(logits: Tensor) -> Tensor:
    return F.cross_entropy(logits, TARGET, label_smoothing=0.1)


def of_each_token(logits: Tensor) -> Tensor:
    return F.cross_entropy(logits, TARGET, reduction="none").mean()


def with_a_z_loss(logits: Tensor) -> Tensor:
    return F.cross_entropy(logits, TARGET) + logits.logsumexp(-1).square().mean()


def capped(logits: Tensor) -> Tensor:
    return F.cross_entropy(logits.tanh(), TARGET)


@pytest.mark.parametrize("loss", [smoothed, of_each_token, with_a_z_loss, capped])
def test_other_losses_get_no_suggestion(loss: Callable[[Tensor], Tensor]) -> None:
    assert told(step(Classifier(50), lambda of: loss(of(X)), autocast=False)) == []
