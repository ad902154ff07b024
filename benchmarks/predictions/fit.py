"""Steps at large sizes, predicted from a few small ones, against the same steps as they ran."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import torch
from torch import nn
from torch.nn import functional as F

import tb_actmem
from benchmarks.children import Child, say
from benchmarks.results import Table
from tb_actmem.analysis.compare import Change

_TEXTS: dict[str, Any] = {"b": (1, 2, 3), "s": (16, 24, 32)}
_IMAGES: dict[str, Any] = {"b": (2, 3), "s": (32, 64, 96), "proof": {"b": 4, "s": 128}}
_VOCABULARY = 500


class Case(NamedTuple):
    """A step by its sizes, the small ones, and the one that is predicted."""

    step: Callable[[], Callable[..., tb_actmem.Recording]]
    small: dict[str, Any]
    large: dict[str, int]


def _recorded(model: nn.Module, loss: Callable[[], Any]) -> tb_actmem.Recording:
    model.zero_grad(set_to_none=True)
    with tb_actmem.record(model, stacks=False) as recorder:
        loss().backward()
    return recorder.recording


def _mlp() -> Callable[..., tb_actmem.Recording]:
    model = nn.Sequential(nn.Linear(256, 1024), nn.GELU(), nn.Linear(1024, 256))
    return lambda b: _recorded(model, lambda: model(torch.randn(b, 256)).square().mean())


def _resnet() -> Callable[..., tb_actmem.Recording]:
    from transformers import ResNetConfig, ResNetForImageClassification

    config = ResNetConfig(
        embedding_size=16, hidden_sizes=[16, 32, 64, 64], depths=[2, 2, 2, 2], layer_type="basic"
    )
    model = ResNetForImageClassification(config).train()

    def step(b: int, s: int) -> tb_actmem.Recording:
        images, labels = torch.randn(b, 3, s, s), torch.randint(0, 2, (b,))
        return _recorded(model, lambda: F.cross_entropy(model(images).logits, labels))

    return step


def _language(model: Any, *, mask: bool = False) -> Callable[..., tb_actmem.Recording]:
    model.train().config.use_cache = False

    def step(b: int, s: int) -> tb_actmem.Recording:
        ids = torch.randint(0, _VOCABULARY, (b, s))
        options = {"attention_mask": torch.ones_like(ids)} if mask else {}
        return _recorded(model, lambda: model(ids, labels=ids, **options).loss)

    return step


def _gpt2(**options: Any) -> Callable[..., tb_actmem.Recording]:
    from transformers import GPT2Config, GPT2LMHeadModel

    return _language(GPT2LMHeadModel(GPT2Config(vocab_size=_VOCABULARY, n_embd=192, **options)))


def _eager() -> Callable[..., tb_actmem.Recording]:
    return _gpt2(attn_implementation="eager")


def _flash() -> Callable[..., tb_actmem.Recording]:
    """Torch's fused attention, which the CPU has without dropout alone."""
    return _gpt2(attn_implementation="sdpa", attn_pdrop=0.0)


def _llama() -> Callable[..., tb_actmem.Recording]:
    from transformers import LlamaConfig, LlamaForCausalLM

    config = LlamaConfig(
        num_hidden_layers=8,
        hidden_size=128,
        intermediate_size=344,
        num_attention_heads=8,
        vocab_size=_VOCABULARY,
    )
    return _language(LlamaForCausalLM(config))


def _mixtral() -> Callable[..., tb_actmem.Recording]:
    from transformers import MixtralConfig, MixtralForCausalLM

    config = MixtralConfig(
        num_hidden_layers=4,
        hidden_size=64,
        intermediate_size=128,
        num_attention_heads=4,
        num_key_value_heads=2,
        num_local_experts=4,
        vocab_size=_VOCABULARY,
    )
    return _language(MixtralForCausalLM(config))


def _bert() -> Callable[..., tb_actmem.Recording]:
    from transformers import BertConfig, BertForMaskedLM

    config = BertConfig(
        num_hidden_layers=4,
        hidden_size=128,
        intermediate_size=512,
        num_attention_heads=4,
        vocab_size=_VOCABULARY,
    )
    return _language(BertForMaskedLM(config), mask=True)


CASES = {
    "MLP": Case(_mlp, {"b": (1, 2, 3)}, {"b": 10_000}),
    "ResNet": Case(_resnet, _IMAGES, {"b": 8, "s": 224}),
    "GPT-2, 12 layers, eager": Case(_eager, _TEXTS, {"b": 4, "s": 512}),
    "GPT-2, 12 layers, flash": Case(_flash, _TEXTS, {"b": 4, "s": 512}),
    "Llama": Case(_llama, _TEXTS, {"b": 8, "s": 1024}),
    "Mixtral": Case(_mixtral, _TEXTS, {"b": 8, "s": 512}),
    "BERT": Case(_bert, _TEXTS, {"b": 8, "s": 512}),
}


def measure(name: str) -> dict[str, Any]:
    """Fit a step, predict it at its large size, and run it there."""
    torch.manual_seed(0)
    case = CASES[name]
    step = case.step()
    ran: list[dict[str, int]] = []

    def small(**sizes: int) -> tb_actmem.Recording:
        ran.append(sizes)
        return step(**sizes)

    sizes = tb_actmem.predict.scale(small, **case.small)
    predicted, real = sizes.at(**case.large), step(**case.large)
    totals, true = tb_actmem.totals(predicted), tb_actmem.totals(real)
    rows = tb_actmem.compare(predicted, real).rows
    return {
        "steps": ran,
        "recordings": [list(point) for point in sizes.recordings],
        "kept": [totals.saved_bytes, true.saved_bytes],
        "peak": [totals.step_peak_bytes, true.step_peak_bytes],
        "in doubt": 0 if sizes.doubt is None else sizes.doubt.recorded_bytes,
        "formula": str(sizes.formula("saved")),
        "saves": len(rows),
        "other saves": sum(row.change is not Change.SAME for row in rows),
    }


def run(*, quick: bool, full: bool) -> Iterator[Table]:
    """Yield one table: a row a model."""
    found: dict[str, Any] = {}
    for name in ["MLP"] if quick else CASES:
        say(f"fit: {name}")
        outcome = Child(__name__, "measure").call(name)
        found[name] = outcome.value or {"error": outcome.end}
    yield Table(
        "fit",
        "Steps at a large size: predicted by `tb_actmem.predict.scale` from a few small steps, "
        "and recorded there. The largest small step was held back as proof of the formulas. *No "
        "formula* counts bytes that the formulas missed in that proof: workspaces inside ops, "
        "which a kernel chooses.",
        [
            "model",
            "predicted at",
            "small steps",
            "the largest",
            "saved, predicted",
            "saved",
            "step peak, predicted",
            "step peak",
            "different saved tensors",
            "no formula",
            "saved for backward",
        ],
        [_row(name, facts) for name, facts in found.items()],
        found,
    )


def _row(name: str, facts: dict[str, Any]) -> list[str]:
    at = " × ".join(f"{size:,}" for size in CASES[name].large.values())
    if "error" in facts:
        return [name, at, facts["error"], *[""] * 8]
    largest = " × ".join(map(str, max(facts["recordings"])))
    count = str(len(facts["steps"]))
    totals = (f"{nbytes:,}" for key in ("kept", "peak") for nbytes in facts[key])
    others = f"{facts['other saves']} of {facts['saves']}"
    doubt = f"{facts['in doubt']:,}"
    return [name, at, count, largest, *totals, others, doubt, facts["formula"]]
