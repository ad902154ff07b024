"""Ops whose fake kernel in torch refuses valid inputs or returns other results."""

from __future__ import annotations

import importlib
import itertools
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
import torch
from torch import Tensor, nn

import tb_actmem
from tests.predict.fake_tensors.test_dry_run import assert_same, recorded

pytestmark = [
    pytest.mark.skipif(torch.__version__ < "2.13", reason="a dry run needs torch 2.13"),
    pytest.mark.usefixtures("by_mode"),
]
aten = torch.ops.aten
BFLOAT, HALF, FLOAT = torch.bfloat16, torch.float16, torch.float32
Made = tuple[torch.dtype, torch.Size, tuple[int, ...], int]


def made(run: Callable[[], Any]) -> list[Made] | str:
    """Return dtype, size, strides and bytes of each result of an op; or that it raises."""
    try:
        found = run()
    except RuntimeError:
        return "refused"
    tensors = [found] if isinstance(found, Tensor) else found
    return [
        (one.dtype, one.size(), one.stride(), one.untyped_storage().nbytes()) for one in tensors
    ]


@pytest.mark.parametrize("dtype", [FLOAT, HALF, BFLOAT, torch.float64])
@pytest.mark.parametrize("features", [16, 24, 5])
@pytest.mark.parametrize("kind", ["tokens", "turned", "of experts", "gradient", "batches"])
def test_grouped_product_matches_real_one(kind: str, features: int, dtype: torch.dtype) -> None:
    def run() -> Tensor:
        offsets = torch.tensor([3, 8], dtype=torch.int32)
        tokens, weights = torch.ones(8, 16, dtype=dtype), torch.ones(2, 16, features, dtype=dtype)
        turned = torch.ones(2, features, 16, dtype=dtype)
        if kind == "tokens":
            return aten._grouped_mm(tokens, weights, offsets)
        if kind == "turned":
            return aten._grouped_mm(tokens, turned.transpose(1, 2), offsets)
        if kind == "of experts":
            return aten._grouped_mm(turned, torch.ones(16, 8, dtype=dtype), offsets)
        if kind == "gradient":
            gradient = torch.ones(8, features, dtype=dtype)
            return aten._grouped_mm(tokens.t(), gradient, offsets)
        return aten._grouped_mm(torch.ones(2, 4, 16, dtype=dtype), weights)

    real = made(run)
    with tb_actmem.predict.dry_run("cpu"):
        assert made(run) == real


@pytest.mark.parametrize("dtype", [FLOAT, HALF, BFLOAT, torch.float64])
@pytest.mark.parametrize("mode", ["sum", "mean", "max"])
def test_embedding_bag_matches_real_one(mode: str, dtype: torch.dtype) -> None:
    def run(count: int, padding: int, turned: bool, scaled: bool, last: bool) -> list[Made] | str:
        weight = torch.ones(8, 8, dtype=dtype)
        weight = weight.t() if turned else weight
        rows, offsets = torch.arange(count), torch.tensor([0, count // 2, count])
        scale = torch.ones(count, dtype=dtype) if scaled else None
        number = ["sum", "mean", "max"].index(mode)
        given = weight, rows, offsets, False, number, False, scale, last, padding
        return made(lambda: aten._embedding_bag(*given))

    flags = (False, True)
    for given in itertools.product((0, 1, 6), (-1, 2), flags, flags, flags):
        real = run(*given)
        with tb_actmem.predict.dry_run("cpu"):
            assert run(*given) == real, given


@pytest.mark.parametrize("dtype", [FLOAT, BFLOAT])
def test_mixture_of_experts_saves_what_real_one_saves(dtype: torch.dtype) -> None:
    transformers = pytest.importorskip("transformers")
    importlib.import_module("transformers.utils.import_utils")

    def make() -> tuple[nn.Module, Callable[[], Any]]:
        sizes = {"hidden_size": 32, "intermediate_size": 64, "num_hidden_layers": 2}
        heads = {"num_attention_heads": 4, "num_key_value_heads": 2, "num_local_experts": 4}
        config = transformers.MixtralConfig(vocab_size=97, **sizes, **heads, use_cache=False)
        model = transformers.MixtralForCausalLM(config).train().to(dtype)
        tokens = torch.randint(0, 97, (2, 24))
        return model, lambda: model(input_ids=tokens, labels=tokens).loss.backward()

    dry, real = (recorded(make, dry=dry) for dry in (True, False))

    assert tb_actmem.totals(dry) == tb_actmem.totals(real)


@pytest.mark.parametrize("weight", [FLOAT, BFLOAT, None])
@pytest.mark.parametrize("bias", [FLOAT, BFLOAT, None])
@pytest.mark.parametrize("given", [FLOAT, BFLOAT, HALF])
def test_norm_statistics_have_real_dtype(
    given: torch.dtype, weight: torch.dtype | None, bias: torch.dtype | None
) -> None:
    def of(dtype: torch.dtype | None) -> Tensor | None:
        return None if dtype is None else torch.ones(16, dtype=dtype)

    def layer() -> Any:
        rows = torch.ones(4, 16, dtype=given)
        return aten.native_layer_norm(rows, [16], of(weight), of(bias), 1e-5)

    def group() -> Any:
        maps = torch.ones(4, 16, 8, dtype=given)
        return aten.native_group_norm(maps, of(weight), of(bias), 4, 16, 8, 2, 1e-5)

    def batch(running: torch.dtype, training: bool) -> Any:
        maps = torch.ones(4, 16, 8, dtype=given)
        kept = of(weight), of(bias), of(running), of(running)
        return aten.native_batch_norm(maps, *kept, training, 0.1, 1e-5)

    runs: list[Callable[[], Any]] = [layer, group]
    for running, training in itertools.product((FLOAT, BFLOAT), (True, False)):
        runs.append(partial(batch, running, training))
    for run in runs:
        real = made(run)
        with tb_actmem.predict.dry_run("cpu"):
            assert real == "refused" or made(run) == real


@pytest.mark.parametrize("norm", [nn.LayerNorm, nn.BatchNorm1d])
def test_norm_under_autocast_saves_what_real_one_saves(norm: type[nn.Module]) -> None:
    def make() -> tuple[nn.Module, Callable[[], Any]]:
        model = nn.Sequential(nn.Linear(16, 16), norm(16))
        given = torch.ones(64, 16)

        def step() -> None:
            with torch.autocast("cpu", BFLOAT):
                out = model(given)
            out.float().pow(2).mean().backward()

        return model, step

    assert_same(recorded(make, dry=True), recorded(make, dry=False))
