"""Suggested functions are applied and recorded; they save the predicted bytes."""

from __future__ import annotations

import json
import math
from typing import Any

import pytest
import torch
from torch import Tensor, nn
from torch.nn import functional as F  # the name used by the suggestions
from transformers import GPT2Config, GPT2LMHeadModel, LlamaConfig, LlamaForCausalLM

import tb_actmem
from tb_actmem.advice import Suggestion, suggestions
from tb_actmem.analysis.index import Index
from tb_actmem.predict.rewriting import RewriteKind
from tb_actmem.replies.recording import recording_text
from tb_actmem.text import nbytes_text
from tb_actmem.text.advice import suggestion_hint, suggestion_text
from tests.support.activations import (
    Activation,
    Function,
    gelu_by_erf,
    gelu_by_tanh,
    silu_by_sigmoid,
)
from tests.support.checkpointable import on_device


def gelu_by_erf_of_a_product(x: Tensor) -> Tensor:
    return 0.5 * x * (1.0 + torch.erf(x * math.sqrt(0.5)))


WRITTEN_OUT = (gelu_by_tanh, gelu_by_erf, gelu_by_erf_of_a_product, silu_by_sigmoid)


def model(function: Function) -> nn.Module:
    torch.manual_seed(0)
    layers = (nn.Sequential(nn.Linear(8, 8), Activation(function)) for _ in range(3))
    return nn.Sequential(*layers)


def recorded(model: nn.Module) -> tb_actmem.Recording:
    with tb_actmem.record(model) as recorder:
        recorder.finish(model(torch.ones(5, 8)))
    return recorder.recording


@pytest.mark.parametrize("function", WRITTEN_OUT)
def test_suggested_function_saves_predicted_bytes(function):
    before = recorded(model(function))

    (found,) = suggestions(Index(before))
    instead = eval(f"lambda x: {found.function}", {"torch": torch})
    after = recorded(model(instead))

    less = tb_actmem.totals(before).saved_bytes - tb_actmem.totals(after).saved_bytes
    assert (found.module, len(found.calls), found.fewer_bytes) == ("*.1", 3, less)
    x = torch.randn(100)
    torch.testing.assert_close(instead(x), function(x))


def twice_sigmoid(x: Tensor) -> Tensor:
    return 2 * torch.sigmoid(x)


def shifted_gelu(x: Tensor) -> Tensor:
    return 0.5 * (x + 1.0) * (1.0 + torch.tanh(0.8 * torch.pow(x, 3.0) * 0.1))


@pytest.mark.parametrize("function", [twice_sigmoid, shifted_gelu])
def test_function_with_same_ops_is_another_one(function):
    """Its input is saved anyway, so that less would be saved."""
    layers = nn.Sequential(nn.Linear(8, 8), nn.ReLU(), Activation(function), nn.Linear(8, 8))

    assert suggestions(Index(recorded(layers))) == []
    inline = Mlp(lambda x: function(torch.relu(x)))
    assert suggestions(Index(recorded(inline))) == []


class Mlp(nn.Module):
    """The function stands among other ops, between inner modules."""

    def __init__(self, function: Function) -> None:
        super().__init__()
        self.up, self.down, self.function = nn.Linear(8, 16), nn.Linear(16, 8), function

    def forward(self, x: Tensor) -> Tensor:
        out: Tensor = x * 2 + self.down(self.function(self.up(x)))
        return out


class InnerTwice(Mlp):
    """It runs a second time beside a residual, which is its input, too."""

    def forward(self, x: Tensor) -> Tensor:
        wide = x + self.down(self.function(self.up(x)))
        return wide + self.function(wide)


@pytest.mark.parametrize("block", [Mlp, InnerTwice])
@pytest.mark.parametrize("function", WRITTEN_OUT)
def test_function_among_other_ops_saves_predicted_bytes(block, function):
    def made(function: Function) -> tb_actmem.Recording:
        torch.manual_seed(0)
        return recorded(nn.Sequential(*(block(function) for _ in range(3))))

    before = made(function)

    (found,) = suggestions(Index(before))
    after = made(eval(f"lambda x: {found.function}", {"torch": torch}))

    less = tb_actmem.totals(before).saved_bytes - tb_actmem.totals(after).saved_bytes
    assert (found.module, len(found.calls), found.fewer_bytes) == ("*", 3, less)


def test_suggestion_is_shown_on_affected_groups():
    index = Index(recorded(model(gelu_by_tanh)))

    (found,) = suggestions(index)
    groups = json.loads(recording_text(index))["saved"]
    told = [group for group in groups if group["suggestion"]]
    assert sum(group["nbytes"] for group in told) == found.saved_bytes
    assert {group["module"] for group in told} == {"*.1"}
    assert {group["suggestion"] for group in told} == {
        f"{found.function} would remove this: {nbytes_text(found.fewer_bytes)} less in all."
    }


@pytest.mark.parametrize(
    ("kind", "said"),
    [
        (RewriteKind.FUNCTION, "f(x) would remove this: 200 B less in all."),
        (RewriteKind.INLINE, "f(x) would remove this: 200 B less in all."),
        (RewriteKind.IN_PLACE, "f(x) would remove this: 200 B less in all."),
        (RewriteKind.NORM, "f(x) outside of autocast would remove this: 200 B less in all."),
        (RewriteKind.LOSS, "f(x) of torch 2.13 or later would remove this: 200 B less in all."),
        (
            RewriteKind.ATTENTION,
            "f(x) where it has a fused kernel would remove this: at least 200 B less in all.",
        ),
        (
            RewriteKind.DTYPE,
            "f(x) instead of autocast (it rounds differently) would remove this: "
            "at least 200 B less in all.",
        ),
    ],
)
def test_hint_names_condition(kind, said):
    assert suggestion_hint(Suggestion("h.0", (0,), (), "Act", 300, 200, "f(x)", kind)) == said


def test_suggestion_combines_equal_layers():
    torch.manual_seed(0)
    layers = (nn.Sequential(nn.Linear(8, 8), Activation(silu_by_sigmoid)) for _ in range(4))
    first, second, third, fourth = layers
    stages = nn.Sequential(nn.Sequential(first, second), nn.Sequential(third, fourth))

    (found,) = suggestions(Index(recorded(stages)))
    assert (found.module, len(found.calls)) == ("*.*.1", 4)


def test_shared_input_adds_no_gain():
    class Twice(nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.act = Activation(silu_by_sigmoid)

        def forward(self, x: Tensor) -> Tensor:
            hidden = x.exp()  # saves its result
            return self.act(hidden)

    twice, x = Twice(), torch.randn(5, 8, requires_grad=True)
    with tb_actmem.record(twice) as recorder:
        recorder.finish(twice(x))
    before = recorder.recording
    twice.act = Activation(F.silu)
    with tb_actmem.record(twice) as recorder:
        recorder.finish(twice(x))

    (found,) = suggestions(Index(before))
    less = tb_actmem.totals(before).saved_bytes - tb_actmem.totals(recorder.recording).saved_bytes
    assert found.fewer_bytes == less == 5 * 8 * 4


@pytest.mark.parametrize(
    "function",
    [
        F.gelu,
        F.silu,
        F.relu,
        lambda x: x * torch.sigmoid(1.702 * x),
        lambda x: torch.tanh(x) * x,
    ],
)
def test_fused_or_different_ops_get_no_suggestion(function):
    assert suggestions(Index(recorded(model(function)))) == []


def test_gated_activation_gets_no_suggestion():
    class Gate(nn.Module):
        def forward(self, x: Tensor, gate: Tensor) -> Tensor:
            return x * torch.sigmoid(gate)

    class Gated(nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.linear, self.gate = nn.Linear(8, 8), Gate()

        def forward(self, x: Tensor) -> Tensor:
            return self.gate(*self.linear(x).chunk(2, dim=1))

    assert suggestions(Index(recorded(Gated()))) == []


def test_suggestion_in_plan_saves_predicted_bytes():
    x = torch.ones(64, 8)

    def step(layers: nn.Module) -> tb_actmem.Recording:
        with tb_actmem.record(layers) as recorder:
            layers(x).sum().backward()
        return recorder.recording

    plan = tb_actmem.predict.plan(step(model(gelu_by_tanh)), max_recompute=1.0)
    (found,) = plan.suggestions
    after = step(model(lambda x: F.gelu(x, approximate="tanh")))

    less = tb_actmem.totals(plan.before).saved_bytes - tb_actmem.totals(after).saved_bytes
    assert plan.modules
    assert found.fewer_bytes == less > 0
    said = f"before any checkpoint: {found.module} ×3 writes {found.function} out op by op"
    (line,) = [line for line in str(plan).splitlines() if line.startswith(said)]
    assert line.endswith(f' less. rewrite="{found.module}" predicts the step with it.')
    predicted = tb_actmem.predict.checkpoint(plan.before, rewrite=found.module)
    assert tb_actmem.totals(predicted).saved_bytes == tb_actmem.totals(after).saved_bytes


def attention(kind: str, dropout: float, which: str) -> tb_actmem.Recording:
    """A step of a small model with unfused or fused attention."""
    torch.manual_seed(0)
    ends: dict[str, Any] = {"use_cache": False, "bos_token_id": 0, "eos_token_id": 0}
    ends["attn_implementation"] = kind
    model: Any
    if which == "gpt2":
        sizes: dict[str, Any] = {"n_layer": 2, "n_head": 4, "n_embd": 32, "vocab_size": 100}
        config = GPT2Config(**sizes, **ends, attn_pdrop=dropout)
        model = GPT2LMHeadModel(config).train()
    else:
        sizes = {"hidden_size": 32, "intermediate_size": 64, "num_hidden_layers": 2}
        sizes |= {"num_attention_heads": 4, "num_key_value_heads": 2, "vocab_size": 100}
        model = LlamaForCausalLM(LlamaConfig(**sizes, **ends)).train()
    tokens = torch.arange(200).reshape(2, 100) % 100
    with tb_actmem.record(model) as recorder:
        model(tokens, labels=tokens).loss.backward()
    return recorder.recording


@pytest.mark.parametrize("which", ["gpt2", "llama"])
def test_unfused_attention_saves_at_least_predicted_bytes(which):
    before, after = (attention(kind, 0.0, which) for kind in ("eager", "sdpa"))
    (found,) = (row for row in suggestions(Index(before)) if row.kind is RewriteKind.ATTENTION)

    less = tb_actmem.totals(before).saved_bytes - tb_actmem.totals(after).saved_bytes
    weights = 2 * 4 * 100 * 100 * 4
    assert (len(found.calls), found.saved_bytes) == (2, 2 * weights)
    sums, output = 2 * 4 * 128 * 4, 2 * 100 * 32 * 4  # a sum per row, in multiples of 32 rows
    assert found.fewer_bytes == 2 * (weights - sums - output)
    assert 0.8 * less < found.fewer_bytes <= less
    assert "with a fused kernel, the function saves none of them: at least" in suggestion_text(
        found
    )
    assert not any(row.kind is RewriteKind.ATTENTION for row in suggestions(Index(after)))


@pytest.mark.usefixtures("by_mode")  # as a dry run, it does not see the memory of Python numbers
@pytest.mark.parametrize("which", ["gpt2", "llama"])
def test_dry_run_predicts_fused_attention(which):
    with tb_actmem.predict.dry_run("cpu"):
        predicted = tb_actmem.totals(attention("sdpa", 0.0, which))

    true, unfused = (tb_actmem.totals(attention(kind, 0.0, which)) for kind in ("sdpa", "eager"))
    assert predicted.saved_bytes == true.saved_bytes < unfused.saved_bytes
    assert predicted.total_peak_bytes == true.total_peak_bytes


def test_cpu_attention_with_dropout_gets_no_suggestion():
    before, after = (attention(kind, 0.1, "gpt2") for kind in ("eager", "sdpa"))

    assert not any(row.kind is RewriteKind.ATTENTION for row in suggestions(Index(before)))
    assert tb_actmem.totals(before).saved_bytes == tb_actmem.totals(after).saved_bytes
    elsewhere = suggestions(Index(on_device(before)))
    assert any(row.kind is RewriteKind.ATTENTION for row in elsewhere)


@pytest.mark.parametrize(
    "function",
    [
        lambda weights, x: (weights @ x).sum() + weights.exp().sum(),
        lambda weights, x: ((weights * weights) @ x).sum(),
        lambda weights, x: ((weights @ weights) @ x).sum(),
    ],
)
def test_softmax_with_used_weights_gets_no_suggestion(function):
    class Weighted(nn.Module):
        def forward(self, x: Tensor) -> Any:
            return function(torch.softmax(x @ x.transpose(1, 2), dim=-1), x)

    weighted, x = Weighted(), torch.ones(2, 64, 8, requires_grad=True)
    with tb_actmem.record(weighted) as recorder:
        weighted(x).backward()

    assert suggestions(Index(recorder.recording)) == []
    assert suggestions(Index(on_device(recorder.recording))) == []
