"""Document 003, by its example's own functions against hooks, hand arithmetic and each other."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator
from types import ModuleType
from typing import Any

import pytest
import torch

import tb_actmem
from tests.support.oracles import PackHooks
from tests.support.places import EXAMPLES

L, B, S, H, A = 4, 2, 32, 48, 4
BSH, SCORES = B * S * H, A * B * S * S
FORWARD = L * (24 * B * S * H * H + 4 * B * S * S * H)
"""FLOPs of the products of one forward."""
STATE = torch.get_rng_state().numel()

KEPT = {
    "none": L * (34 * BSH + 5 * SCORES + 8 * B * S),
    "full: every block": L * (2 * BSH + STATE),
    "every 2nd block": L // 2 * (2 * BSH + STATE + 34 * BSH + 5 * SCORES + 8 * B * S),
    "two segments": 2 * BSH + STATE + L // 2 * (34 * BSH + 5 * SCORES + 8 * B * S),
    "attention alone": L * (34 * BSH + 8 * B * S + STATE),
    "op list: products": L * (22 * BSH + 2 * SCORES + STATE),
    "policy: dear products": L * (20 * BSH + STATE),
}
"""Bytes by hand: 8·b·s are the statistics of two norms, which a CPU keeps in 16 bits."""

AGAIN = {
    "none": 0,
    "full: every block": FORWARD,
    "every 2nd block": FORWARD // 2,
    "two segments": FORWARD // 2,
    "attention alone": L * 2 * B * S * S * H,  # the second product is never reached
    "op list: products": 0,
    "policy: dear products": L * 4 * B * S * S * H,
}
"""FLOPs that the backward computes once more."""


@pytest.fixture(scope="module")
def example() -> Iterator[ModuleType]:
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(EXAMPLES)
        yield importlib.import_module("checkpointing")
    for name in ("checkpointing", "_blocks", "_example"):
        sys.modules.pop(name, None)


@pytest.fixture(scope="module")
def results(example: ModuleType) -> dict[str, Any]:
    blocks, x = example.built(example.Shape(L, B, S, H, A), "cpu")
    return {way.name: example.measured(way, blocks, x) for way in example.STRATEGIES}


def test_every_strategy_saves_computed_bytes(results):
    kept = {name: tb_actmem.totals(r.recording).saved_bytes for name, r in results.items()}

    assert kept == KEPT


def test_without_checkpoints_hooks_see_same(example):
    blocks, x = example.built(example.Shape(L, B, S, H, A), "cpu")
    with PackHooks(blocks) as oracle:
        y = example.none(blocks, x)

    assert oracle.nbytes == KEPT["none"]
    assert y.shape == x.shape


def test_backward_recomputes_computed_amount(results):
    flops = {name: result.flops - 3 * FORWARD for name, result in results.items()}

    assert flops == AGAIN


def test_forwards_are_recomputed_where_expected(example, results):
    for way in example.STRATEGIES:
        result = results[way.name]
        assert (result.blocks, result.cores) == way.forwards(L)
        calls = [call.fqn for call in result.recording.modules]
        assert [calls.count(str(block)) for block in range(L)] == result.blocks
        assert [calls.count(f"{block}.core") for block in range(L)] == result.cores


def test_released_and_added_bytes_match_both_recordings(example, results):
    before = results["none"].recording
    block = KEPT["none"] // L

    full = example.by_block(before, results["full: every block"].recording)
    second = example.by_block(before, results["every 2nd block"].recording)
    listed = example.by_block(before, results["op list: products"].recording)

    assert full == {str(n): (block, 2 * BSH, 0, 2 * BSH) for n in range(L)}
    assert second["0"] == full["0"] and second["1"] == (0, 0, 0, block)
    assert listed["0"] == (block, 2 * BSH, 20 * BSH + 2 * SCORES, 22 * BSH + 2 * SCORES)


def test_formula_parts_are_11_19_and_4(example, results):
    rows = example.formula_rows(example.Shape(L, B, S, H, A), results["none"].recording)

    measured = [int(row.measured.replace(",", "")) for row in rows]
    parts = (11 * BSH + 5 * SCORES, 19 * BSH, 4 * BSH, 8 * B * S)
    assert measured == [sum(parts), *parts]


def test_gpt3_selective_recomputation_matches_paper(example):
    kept, flops = example.at_gpt3()

    b, s, h, a = example.GPT3[1:]
    core, layer = 5 * a * b * s * s, 34 * b * s * h + 16 * b * s
    assert kept.measured == f"{100 * (core / (layer + core)):.1f} % less" == "70.2 % less"
    forward = 24 * b * s * h * h + 4 * b * s * s * h
    assert flops.measured == f"{2 * b * s * s * h / (3 * forward):.2%}" == "0.45%"
    assert flops.formula == f"{100 * 4 * b * s * s * h / (3 * forward):.1f} %" == "0.9 %"


def test_attention_products_are_2_7_percent():
    b, s, h = 1, 2048, 12288
    step = 3 * (24 * b * s * h * h + 4 * b * s * s * h)

    assert round(100 * 12 * b * s * s * h / step, 1) == 2.7


@pytest.mark.cuda
def test_gpt3_block_saves_formula_and_statistics(example):
    shape = example.GPT3._replace(layers=1)
    blocks, x = example.built(shape, "cuda")
    plain = example.measured(example.STRATEGIES[0], blocks, x)

    bs, scores = shape.batch * shape.tokens, shape.heads * shape.batch * shape.tokens**2
    kept = tb_actmem.totals(plain.recording).saved_bytes
    assert kept == 34 * bs * shape.hidden + 5 * scores + 16 * bs
