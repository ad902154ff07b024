"""Patterns of rewrites of which some modules cannot be predicted: the others are, to the byte."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
import torch
from torch import Tensor, nn

import tb_actmem
from tb_actmem.errors import PredictError
from tb_actmem.model import Recording
from tb_actmem.predict.checkpointing.checkpoint import checkpoint
from tb_actmem.predict.planning.code import change_code, checkpoint_change
from tests.predict.rewriting.test_rewritten import (
    FUNCTIONS,
    STEPS,
    Gated,
    Parameters,
    Plain,
    UsedAfter,
    UsedBefore,
    UsedLater,
    View,
    accumulated,
    fast_gelu,
    recorded,
)
from tests.support.activations import Activation, Function, gelu_by_tanh
from tests.support.arbitrary import each_seed, examples


def left_out(recording: Recording) -> dict[str, Any]:
    (note,) = (note for note in recording.meta.notes if note.code == "left-out-rewrites")
    return dict(note.values)


def test_pattern_leaves_refused_modules_out():
    """One block has a gradient that is added to another, and one also runs without a graph."""

    def model(function: Function) -> nn.Sequential:
        torch.manual_seed(0)
        blocks = [Plain(function), UsedAfter(gelu_by_tanh), Plain(gelu_by_tanh), Gated(function)]
        return nn.Sequential(*blocks)

    def step(model: nn.Module, x: Tensor) -> Any:
        with torch.no_grad():
            model.get_submodule("2")(x)
        return accumulated(model, x)

    before, real = recorded(model(gelu_by_tanh), step), recorded(model(fast_gelu), step)

    after = checkpoint(before, ["3"], rewrite="**")

    assert tb_actmem.totals(after) == tb_actmem.totals(checkpoint(real, ["3"]))
    assert left_out(after) == {"mixed": ("1.act",), "otherwise": ("2.act",)}
    code = change_code(checkpoint_change(before, (), (), (), ["**"]), None, None)
    assert '*(f"{layer}.act" for layer in (0, 3)),' in code
    for named in ("1.act", ["1.act", "**"], "1.*", "2.act", ["**", "2.act"]):
        with pytest.raises(PredictError, match=r"^(The function in 1\.act|2\.act is also called)"):
            checkpoint(before, rewrite=named)


def test_pattern_leaves_out_activations_of_views():
    class Both(View):
        def __init__(self) -> None:
            super().__init__(Tensor.t)
            self.again, self.end = nn.ELU(), nn.Linear(4, 2)

        def forward(self, x: Tensor) -> Tensor:
            out: Tensor = self.end(self.again(super().forward(x)))
            return out

    assert left_out(checkpoint(recorded(Both()), rewrite="**")) == {"views": ("act",)}


class Attention(nn.Module):
    """One head; autograd saves the weights."""

    def forward(self, x: Tensor) -> Tensor:
        wide = x[None, None].repeat(2, 2, 1, 1)
        out: Tensor = (torch.softmax(wide @ wide.transpose(-2, -1), -1) @ wide).mean((0, 1))
        return out


def test_attention_is_left_out_with_its_cause():
    torch.manual_seed(0)
    layers = [nn.Sequential(Attention(), Plain(gelu_by_tanh)) for _ in range(2)]
    before = recorded(nn.Sequential(nn.Linear(16, 16), *layers))

    assert left_out(checkpoint(before, rewrite="**")) == {"around": ("*.0",)}
    with pytest.raises(PredictError, match=r"'1\.0' can be predicted, because the tensors around"):
        checkpoint(before, rewrite="1.0")


class Drawn(Plain):
    """A block with one of many ways to use its activation."""

    def __init__(self, act: Any, way: Callable[[Plain, Tensor], Any]) -> None:
        super().__init__(gelu_by_tanh)
        self.act, self.way = act, way

    def forward(self, x: Tensor) -> Tensor:
        out: Tensor = self.way(self, x)
        return out


def hooked(tensor: Tensor) -> Tensor:
    tensor.register_hook(lambda gradient: gradient.div(2))
    return tensor


def also_without_graph(block: Plain, x: Tensor) -> Tensor:
    with torch.no_grad():
        scale: Tensor = block.act(block.up(x)).mean()
    out: Tensor = block.down(block.act(block.up(x)) * scale)
    return out


def checkpointed(block: Plain, x: Tensor) -> Any:
    return torch.utils.checkpoint.checkpoint(Plain.forward, block, x, use_reentrant=False)


WAYS: tuple[Callable[[Plain, Tensor], Any], ...] = (
    lambda block, x: block.down(hooked(block.act(block.up(x)))),
    lambda block, x: block.down(block.act(hooked(block.up(x)))),
    lambda block, x: block.down(block.act(block.act(block.up(x)))),
    lambda block, x: block.down(block.act(block.up(x)).mul_(2)),
    lambda block, x: block.down(block.act(block.up(x).mul_(2))),
    lambda block, x: block.down(block.act(block.up(x).t()).t()),
    lambda block, x: block.down(block.act(block.up(x).t().contiguous().t())),
    lambda block, x: block.down(block.act(block.up(x).bfloat16()).float()),
    lambda block, x: block.down(block.act(block.up(x).detach()) + block.act(block.up(x))),
    also_without_graph,
    checkpointed,
)
BLOCKS = Plain, Gated, UsedBefore, UsedLater, UsedAfter, Parameters


def drawn_block(rng: random.Random) -> nn.Module:
    """A block whose activation can or cannot be predicted, some with hooks of modules."""
    function = rng.choice(FUNCTIONS)[0]
    if rng.random() < 0.4:
        return rng.choice(BLOCKS)(function)
    act = rng.choice([Activation(function), nn.ELU()])
    if rng.random() < 0.3:
        act.register_full_backward_hook(lambda *_: None)
    if rng.random() < 0.3:
        act.register_forward_hook(lambda _module, _inputs, result: result * 1)
    return Drawn(act, rng.choice(WAYS))


def check(seed: int, seen: Counter[str]) -> None:
    """The code of a prediction changes the model: its step is as predicted."""
    rng = random.Random(seed)
    torch.manual_seed(0)
    blocks = [drawn_block(rng) for _ in range(rng.randint(2, 4))]
    blocks += blocks[:1] if rng.random() < 0.3 else []  # one block runs twice
    if rng.random() < 0.3 and isinstance(blocks[0], Plain) and isinstance(blocks[1], Plain):
        blocks[0].down.weight = blocks[1].down.weight
    model, step = nn.Sequential(*blocks), rng.choice(STEPS)
    try:
        before = recorded(model, step)
    except RuntimeError:  # torch writes into no view of a backward hook
        return
    try:
        afters = {name: checkpoint(before, name, rewrite="**") for name in ((), "0", "*")}
    except PredictError:
        seen["refused"] += 1
        return
    exec(change_code(checkpoint_change(before, (), (), (), ["**"]), None, None), {"model": model})
    real = recorded(model, step)
    for name, after in afters.items():
        assert tb_actmem.totals(after) == tb_actmem.totals(checkpoint(real, name)), f"seed {seed}"
    some = any(note.code == "left-out-rewrites" for note in afters[()].meta.notes)
    seen["some" if some else "all"] += 1


def test_drawn_models_are_predicted_or_refused(each_observer):
    seen = each_seed(check, examples(12))

    assert seen["some"] and seen["all"]
