"""Document 004, by its example's own functions against hooks, the formulas and CUDA."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator
from types import ModuleType

import pytest
import torch

import tb_actmem
from tb_actmem.analysis.index import Index
from tb_actmem.predict import estimate
from tb_actmem.predict.estimate.comparison import term_rows
from tb_actmem.predict.estimate.matching import save_name
from tb_actmem.predict.fake_cuda.gpus import gpu
from tb_actmem.text.reasons import note_text, save_text
from tests.support.layers import Block
from tests.support.oracles import PackHooks
from tests.support.places import EXAMPLES

BATCH, TOKENS = 2, 16


@pytest.fixture
def example(monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    monkeypatch.syspath_prepend(EXAMPLES)
    yield importlib.import_module("gpt2_calculator")
    for name in ("gpt2_calculator", "_gpt2", "_example"):
        sys.modules.pop(name, None)


@pytest.fixture
def tiny(example: ModuleType) -> tuple[int, ...]:
    sizes: tuple[int, ...] = example.Sizes(layers=2, heads=2, hidden=32, vocabulary=100)
    return sizes


def kept(example: ModuleType, sizes: tuple[int, ...], half: bool, where: str = "cpu") -> int:
    found = example.step(sizes, BATCH, TOKENS, half=half, where=where)
    return tb_actmem.totals(found.recording).saved_bytes


@pytest.mark.parametrize("half", [False, True])
def test_meta_tensors_save_what_hooks_see(example, tiny, half):
    gpt2 = sys.modules["_gpt2"]
    model = gpt2.gpt2(tiny, TOKENS, "cpu")
    ids = torch.randint(100, (BATCH, TOKENS))
    casts = torch.autocast("cpu", torch.float16, enabled=half)

    with PackHooks(model) as oracle, gpt2.LikeCuda(), casts:
        loss = model(ids, labels=ids).loss

    assert oracle.nbytes == kept(example, tiny, half)
    assert loss.isfinite()


@pytest.mark.cuda
@pytest.mark.parametrize("half", [False, True])
def test_cpu_like_cuda_saves_same(example, tiny, half):
    assert kept(example, tiny, half) == kept(example, tiny, half, "cuda")


def test_float16_halves_products_and_copies_weights(example, tiny):
    layers, hidden, vocabulary, rows = 2, 32, 100, BATCH * TOKENS
    scores = BATCH * 2 * TOKENS * TOKENS
    # Inputs of c_attn, of both c_proj and of c_fc, q, k and v, and x/2 of the written-out GELU.
    each = (1 + 1 + 4 + 1 + 3 + 4) * hidden * rows + scores
    copies = layers * 12 * hidden * hidden + vocabulary * hidden

    saved = kept(example, tiny, False) - kept(example, tiny, True)

    assert saved == 2 * (layers * each + hidden * rows) - 2 * copies


@pytest.mark.parametrize("precision", ["float32", "autocast"])
def test_gpt2_estimate_lacks_only_indices_and_last_statistics(example, precision):
    batch, tokens, half = 2, example.TOKENS, precision == "autocast"
    found = example.step(example.SMALL, batch, tokens, half=half, where="cpu")
    totals = tb_actmem.totals(found.recording)
    run = estimate.Run(batch=batch, tokens=tokens, precision=precision)
    lines = estimate.step_lines(estimate.DECODERS["gpt2"], run)
    total = sum(line.nbytes for line in lines if line.level == 0)

    logits = 2 * 4 * batch * tokens * 50257
    rest = totals.saved_bytes - (total - 16 * found.parameters - logits)

    indices = 8 * (batch * tokens + tokens + batch * tokens)  # of tokens, positions and targets
    statistics = 2 * 4 * batch * tokens
    assert rest == indices + statistics + 4  # 4: how many targets the loss averages
    assert example.peak(found) == pytest.approx(total, rel=1e-4)


@pytest.mark.parametrize(
    ("attention", "activation", "dropout"),
    [
        ("unfused", "gelu", True),
        ("unfused", "gelu", False),
        ("unfused", "gelu_new", False),
        ("unfused", "relu", True),
        ("sdpa", "swiglu", False),
    ],
)
def test_autocast_layer_saves_its_terms(example, attention, activation, dropout):
    layer = estimate.Layer(
        batch=2, tokens=16, hidden=64, heads=4, wide_itemsize=4,
        attention=attention, activation=activation, dropout=dropout,
    )  # fmt: skip
    model = Block(layer, torch.float32)
    x = torch.randn(2, 16, 64, requires_grad=True)
    casts = torch.autocast("cpu", torch.float16)

    with PackHooks(model) as oracle, sys.modules["_gpt2"].LikeCuda(), casts:
        y = model(x)

    weights = sum(p.numel() for name, p in model.named_parameters() if p.ndim == 2)
    terms = (*estimate.layer_terms(layer), *estimate.small_terms(layer))
    assert oracle.nbytes == estimate.nbytes(terms) + 2 * weights
    assert y.isfinite().all()


@pytest.mark.cuda
def test_allocator_peak_is_within_one_percent(example):
    found = example.step(example.SMALL, 1, example.TOKENS, half=False, where="cuda")

    workspaces = 2 * gpu("H100").workspace_bytes  # of the forward and of the backward
    assert 0 <= found.allocated - example.peak(found) < workspaces + 0.01 * found.allocated
    assert found.in_use > found.reserved >= found.allocated


def test_autocast_copy_is_term_of_its_input(example, tiny):
    found = example.step(tiny, BATCH, TOKENS, half=True, where="cpu")
    (row,) = [
        row for row in term_rows(Index(found.recording))[0].rows if row.key == "activation_input"
    ]

    assert [save_text(save_name(found.recording, save)) for save in row.saves] == [
        "transformer.h.0.mlp.act pow self"
    ]
    assert row.saved_bytes == 4 * 4 * 32 * BATCH * TOKENS
    assert note_text(row.note) == "saved as float32"
