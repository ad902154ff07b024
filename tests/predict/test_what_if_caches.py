"""Predictions of modules that store tensors in objects they receive."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
import torch
from torch import Tensor, nn

import tb_actmem
from tests.support.checkpointable import Case, recorded

WIDTH = 16


class Store:
    """A user's own cache."""

    def __init__(self) -> None:
        self.kept: list[Tensor] = []


def put_in_list(holder: Any, x: Tensor) -> None:
    holder.append(x)


def put_in_dict(holder: Any, x: Tensor) -> None:
    holder[len(holder)] = x


def put_in_store(holder: Any, x: Tensor) -> None:
    holder.kept.append(x)


def replace_attribute(holder: Any, x: Tensor) -> None:
    holder.kept = x


def only_read(holder: Any, x: Tensor) -> None:
    assert not hasattr(holder, "missing")


class Filling(nn.Module):
    def __init__(self, put: Callable[[Any, Tensor], None]) -> None:
        super().__init__()
        self.linear, self.put = nn.Linear(WIDTH, WIDTH), put

    def forward(self, x: Tensor, holder: Any = None) -> Tensor:
        y: Tensor = self.linear(x).tanh()
        self.put(holder, y)
        return y.sin()


class Layers(nn.Module):
    def __init__(self, put: Callable[[Any, Tensor], None], make: Callable[[], Any]) -> None:
        super().__init__()
        self.layers, self.make = nn.ModuleList(Filling(put) for _ in range(2)), make

    def forward(self, x: Tensor, by_name: bool) -> Tensor:
        holder = self.make()
        for layer in self.layers:
            x = layer(x, holder=holder) if by_name else layer(x, holder)
        return x


def case(put: Callable[[Any, Tensor], None], make: Callable[[], Any], *, by_name: bool) -> Case:
    torch.manual_seed(0)
    model, x = Layers(put, make), torch.randn(64, WIDTH)
    return Case(model, lambda: model(x, by_name).sum(), [])


@pytest.mark.parametrize("by_name", [True, False])
@pytest.mark.parametrize(
    ("put", "make"),
    [
        (put_in_list, list),
        (put_in_dict, dict),
        (put_in_store, Store),
        (replace_attribute, Store),
    ],
)
def test_checkpoint_of_module_that_fills_argument_is_refused(put, make, by_name):
    before = recorded(case(put, make, by_name=by_name))
    name = "holder" if by_name else r"\[1\]"

    with pytest.raises(
        tb_actmem.errors.PredictError, match=rf"layers.0 stores .* argument {name} \("
    ):
        tb_actmem.predict.checkpoint(before, modules=["layers.*"])
    assert tb_actmem.predict.checkpoint(before, modules=["layers.*.linear"]).meta.predicted


@pytest.mark.parametrize("make", [list, dict, Store, lambda: (torch.ones(2), 3)])
def test_checkpoint_of_module_that_reads_argument_is_predicted(make):
    before = recorded(case(only_read, make, by_name=True))

    assert tb_actmem.predict.checkpoint(before, modules=["layers.*"]).meta.predicted


def gpt2(*, use_cache: bool) -> Case:
    from transformers import GPT2Config, GPT2LMHeadModel

    torch.manual_seed(0)
    sizes: dict[str, Any] = {"n_layer": 3, "n_embd": 32, "n_head": 4, "n_positions": 32}
    model = GPT2LMHeadModel(GPT2Config(use_cache=use_cache, vocab_size=50, **sizes)).train()
    ids = torch.randint(0, 50, (2, 32))
    return Case(model, lambda: model(ids, labels=ids).loss, ["transformer.h.*"])


USE_NO_CACHE = r"set model\.config\.use_cache = False and record"


def test_transformers_cache_is_refused_with_line_to_type():
    before = recorded(gpt2(use_cache=True))

    with pytest.raises(tb_actmem.errors.PredictError, match=USE_NO_CACHE):
        tb_actmem.predict.checkpoint(before, modules=["transformer.h.*"])
    with pytest.raises(tb_actmem.errors.BudgetError, match=USE_NO_CACHE):
        tb_actmem.predict.plan(before, reduce="90%")
    assert tb_actmem.predict.checkpoint(
        recorded(gpt2(use_cache=False)), modules=["transformer.h.*"]
    )


def test_plan_beside_transformers_cache_is_exact():
    made = gpt2(use_cache=True)
    plan = tb_actmem.predict.plan(recorded(made), reduce="10%")
    blocks = {f"transformer.h.{number}" for number in range(3)}
    again = gpt2(use_cache=True)
    exec(plan.code(), {"model": again.model})

    assert blocks.isdisjoint(plan.modules)
    assert "use_cache = False" in str(plan)
    peak = tb_actmem.totals(recorded(again)).step_peak_bytes
    assert plan.peak_bytes == pytest.approx(peak, rel=0.002)
