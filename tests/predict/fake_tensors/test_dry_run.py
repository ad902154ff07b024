"""A dry run on the CPU against the real step: the same ops, saves, births and deaths."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import nullcontext
from typing import Any

import pytest
import torch
from torch import Tensor, nn

import tb_actmem
from tb_actmem.analysis.index import Index
from tb_actmem.analysis.totals.timeline import live_bytes
from tb_actmem.model import Node, Recording
from tests.support import checkpointable, hard_cases

pytestmark = [
    pytest.mark.skipif(torch.__version__ < "2.13", reason="a dry run needs torch 2.13"),
    pytest.mark.filterwarnings("ignore:Sparse CSR"),
    # From 2.14 on torch warns of pack hooks around a selective checkpoint.
    pytest.mark.filterwarnings("ignore:A saved_tensors_hooks context"),
    pytest.mark.usefixtures("by_mode"),
]

Step = Callable[[], Any]
Make = Callable[[], tuple[nn.Module, Step]]

NO_BACKWARD = {"in_place", "custom_function_in_place"}
"""Cases that overwrite their own saved tensors."""
OF_DATA = {"sparse_coo", "sparse_csr", "jagged_nested"}
OF_LIBRARIES = {"lstm"}
"""On the CPU oneDNN keeps a workspace whose size only oneDNN knows."""
AS_VIEWS = {"into views"}
"""Fake tensors do not support all strides: a written view is made in several steps, which adds ops
but no memory."""


def tensors_in(value: Any) -> list[Tensor]:
    if isinstance(value, Tensor):
        return [value]
    return [found for one in value for found in tensors_in(one)]


def hard(name: str) -> Make:
    def make() -> tuple[nn.Module, Step]:
        model, forward = hard_cases.CASES[name]("cpu")

        def step() -> None:
            outputs = [one for one in tensors_in(forward()) if one.requires_grad]
            parts = [(one.abs() if one.is_complex() else one).float().sum() for one in outputs]
            del outputs
            sum(parts[1:], parts[0]).backward()

        return model, step

    return make


def checkpointed(name: str) -> Make:
    def make() -> tuple[nn.Module, Step]:
        case = checkpointable.CASES[name]()

        def step() -> None:
            loss = case.forward()
            (loss if not loss.dim() else loss.sum()).backward()

        return case.model, step

    return make


def recorded(make: Make, *, dry: bool) -> Recording:
    torch.manual_seed(0)
    with tb_actmem.predict.dry_run("cpu") if dry else nullcontext():
        model, step = make()
        with tb_actmem.record(model) as recorder:
            step()
    return recorder.recording.check()


def by_rank(nodes: tuple[Node, ...]) -> list[Node]:
    """With their sequence numbers counted from 0."""
    numbers = sorted({node.sequence_nr for node in nodes if node.sequence_nr is not None})
    rank = {number: position for position, number in enumerate(numbers)}
    return [
        node if node.sequence_nr is None else node._replace(sequence_nr=rank[node.sequence_nr])
        for node in nodes
    ]


def assert_same(dry: Recording, real: Recording) -> None:
    assert [op.name for op in dry.ops] == [op.name for op in real.ops]
    assert dry.storages == real.storages
    assert by_rank(dry.nodes) == by_rank(real.nodes)
    names = ("modules", "frames", "edges", "outputs", "tensors", "saves", "ops", "phases")
    for name in (*names, "arguments"):
        assert getattr(dry, name) == getattr(real, name), name
    assert tb_actmem.totals(dry) == tb_actmem.totals(real)
    assert live_bytes(Index(dry)) == live_bytes(Index(real))
    assert real.meta.predicted is None
    assert dry.meta.predicted == "a dry run as on cpu"


@pytest.mark.parametrize(
    "name", sorted(hard_cases.CASES.keys() - NO_BACKWARD - OF_DATA - OF_LIBRARIES)
)
def test_hard_case_matches_real_step(name: str) -> None:
    hard(name)()[1]()  # the setup of a first step does not belong to the step

    assert_same(recorded(hard(name), dry=True), recorded(hard(name), dry=False))


@pytest.mark.parametrize("name", sorted(checkpointable.CASES.keys() - OF_LIBRARIES - AS_VIEWS))
def test_model_step_matches_real_step(name: str) -> None:
    checkpointed(name)()[1]()

    assert_same(recorded(checkpointed(name), dry=True), recorded(checkpointed(name), dry=False))


@pytest.mark.parametrize("name", AS_VIEWS)
def test_memory_of_written_views_matches(name: str) -> None:
    dry, real = (recorded(checkpointed(name), dry=dry) for dry in (True, False))

    assert tb_actmem.totals(dry) == tb_actmem.totals(real)
    peaks = [live_bytes(Index(one))["cpu"].step_peak_bytes for one in (dry, real)]
    assert peaks[0] == peaks[1]


def mlp() -> nn.Sequential:
    return nn.Sequential(nn.Linear(16, 64), nn.ReLU(), nn.Linear(64, 16), nn.LayerNorm(16))


@pytest.mark.parametrize("optimizer", ["SGD", "Adam", "AdamW", "Adagrad", "RMSprop", "NAdam"])
@pytest.mark.parametrize("options", [{}, {"foreach": True}])
def test_steps_with_optimizer_are_same(optimizer: str, options: dict[str, Any]) -> None:
    def make() -> tuple[nn.Module, Step]:
        model, x = mlp(), torch.randn(4, 16)
        made = getattr(torch.optim, optimizer)(model.parameters(), **options)

        def step() -> None:
            for _ in range(2):
                model(x).square().mean().backward()
                made.step()
                made.zero_grad()

        return model, step

    assert_same(recorded(make, dry=True), recorded(make, dry=False))


def test_accumulated_gradients_are_same() -> None:
    def make() -> tuple[nn.Module, Step]:
        model, x = mlp(), torch.randn(4, 16)

        def step() -> None:
            for _ in range(3):
                model(x).square().mean().backward()
            loss, other = model(x).sum(), model(x).mean()
            torch.autograd.backward([loss, other])

        return model, step

    assert_same(recorded(make, dry=True), recorded(make, dry=False))


def test_shared_gradients_of_two_parameters_agree() -> None:
    def make() -> tuple[nn.Module, Step]:
        model = nn.ParameterList([torch.randn(16), torch.randn(16)])

        def step() -> None:
            (model[0] + model[1]).square().sum().backward()

        return model, step

    assert_same(recorded(make, dry=True), recorded(make, dry=False))


def test_gradients_are_clipped_by_same_ops() -> None:
    def make() -> tuple[nn.Module, Step]:
        model, x = mlp(), torch.randn(4, 16)

        def step() -> None:
            model(x).square().mean().backward()
            nn.utils.clip_grad_norm_(model.parameters(), 1.0)

        return model, step

    assert_same(recorded(make, dry=True), recorded(make, dry=False))


def test_hooks_are_called_like_in_training() -> None:
    def make() -> tuple[nn.Module, Step]:
        model, x = mlp(), torch.randn(4, 16, requires_grad=True)
        first, last = model[0], model[2]
        assert isinstance(last, nn.Linear)
        kept: list[Any] = []
        first.register_full_backward_hook(lambda module, _, out: kept.append(out))
        last.weight.register_hook(lambda gradient: gradient * 2)
        last.bias.register_post_accumulate_grad_hook(lambda leaf: kept.append(leaf.grad))

        def step() -> None:
            hidden = first(x)
            hidden.retain_grad()
            hidden.register_hook(lambda gradient: gradient.clone())
            last(hidden.relu()).sum().backward(retain_graph=True)
            kept.append(hidden.grad)

        return model, step

    assert_same(recorded(make, dry=True), recorded(make, dry=False))


@pytest.mark.parametrize("mode", ["all", "any"])
def test_multi_tensor_hook_runs_as_in_training(mode: Any) -> None:
    def make() -> tuple[nn.Module, Step]:
        model, x = mlp(), torch.randn(4, 16)
        kept: list[Any] = []

        def step() -> None:
            first = model[0](x)
            tensors = [first, first.relu(), torch.ones(2, requires_grad=True)]
            torch.autograd.graph.register_multi_grad_hook(tensors, kept.append, mode=mode)
            tensors[1].sum().backward()
            assert kept

        return model, step

    assert_same(recorded(make, dry=True), recorded(make, dry=False))


def test_gradient_of_written_tensor_is_retained() -> None:
    def make() -> tuple[nn.Module, Step]:
        model, x = mlp(), torch.randn(4, 16)
        kept: list[Any] = []

        def step() -> None:
            hidden = model(x)
            hidden.retain_grad()
            hidden.mul_(2)
            hidden.exp().sum().backward()
            kept.append(hidden.grad)

        return model, step

    assert_same(recorded(make, dry=True), recorded(make, dry=False))


def test_requested_gradients_match_engine() -> None:
    def step() -> list[Any]:
        x, y = (torch.randn(3, 4, requires_grad=True) for _ in range(2))
        unused, hidden = torch.randn(2, requires_grad=True), x.exp()
        loss = (hidden * y).sum()
        found = torch.autograd.grad(loss, [hidden, x, unused], retain_graph=True, allow_unused=True)
        loss.backward(inputs=[y])
        return [one if one is None else tuple(one.shape) for one in (*found, y.grad, x.grad)]

    with tb_actmem.predict.dry_run("cpu"):
        dry = step()

    assert dry == step() == [(3, 4), (3, 4), None, (3, 4), None]
