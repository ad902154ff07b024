"""Reading a graph that exists: the document's figures, pack hooks in the same forward, refusals."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

import pytest
import torch
from torch import Tensor, nn
from torch.utils.checkpoint import checkpoint

import tb_actmem
from tb_actmem.model import Category, SaveKind
from tb_actmem.recorder.graph import saves
from tests.support.models import REAL, Mlp, toy
from tests.support.notes import notes_of
from tests.support.oracles import PackHooks


@pytest.mark.parametrize(
    ("activation", "nbytes"),
    [
        (nn.ReLU(), 83_886_080),
        (nn.GELU(), 150_994_944),
        (nn.LeakyReLU(), 150_994_944),
        (nn.LeakyReLU(inplace=True), 83_886_080),
        (nn.Tanh(), 83_886_080),
        (nn.SiLU(), 150_994_944),
    ],
    ids=str,
)
def test_first_documents_mlp(activation: nn.Module, nbytes: int) -> None:
    with torch.device("meta"):  # examples/mlp_activations.py computes it
        mlp = Mlp(1024, activation, torch.bfloat16)
        x = torch.randn(2, 4096, 1024, dtype=torch.bfloat16, requires_grad=True)

    recording = tb_actmem.capture(mlp(x), mlp).check()

    assert tb_actmem.totals(recording).cached_bytes == nbytes


def test_toy_has_four_right_answers() -> None:
    model, x = toy()

    totals = tb_actmem.totals(tb_actmem.capture(model(x), model).check())

    assert (totals.saves, totals.tensor_bytes) == (5, 328)
    assert (totals.storages, totals.storage_bytes) == (4, 232)
    assert (totals.cached_bytes, totals.activation_bytes) == (168, 120)
    assert totals.unknown_bytes == 48  # nothing but an op stream can tell that x is an input


@pytest.mark.parametrize("autocast", [False, True], ids=["float32", "autocast"])
@pytest.mark.parametrize("name", REAL)
def test_capture_agrees_with_pack_hooks(name: str, autocast: bool) -> None:
    model, forward = REAL[name]()

    with torch.autocast("cpu", torch.bfloat16, enabled=autocast), PackHooks(model) as oracle:
        loss = forward()
        recording = tb_actmem.capture(loss, model).check()

    assert oracle.nbytes > 0
    assert tb_actmem.totals(recording).cached_bytes == oracle.nbytes
    assert len(recording.saves) == oracle.saves


@pytest.mark.parametrize("name", REAL)
def test_capture_installs_nothing_and_keeps_gradients(name: str) -> None:
    model, forward = REAL[name]()
    torch.manual_seed(1)
    forward().backward()
    plain = [p.grad.clone() for p in model.parameters() if p.grad is not None]
    model.zero_grad()

    torch.manual_seed(1)
    loss = forward()
    tb_actmem.capture(loss, model)
    loss.backward()

    observed = [p.grad for p in model.parameters() if p.grad is not None]
    assert all(torch.equal(a, b) for a, b in zip(plain, observed, strict=True))


def test_checkpointed_forward_is_not_recomputed() -> None:
    runs = []

    def block(x: torch.Tensor) -> torch.Tensor:
        runs.append(1)
        return torch.sin(x).exp()

    x = torch.randn(8, requires_grad=True)
    loss = checkpoint(block, x, use_reentrant=False).sum()
    recording = tb_actmem.capture(loss).check()

    assert len(runs) == 1
    kinds = [save.kind for save in recording.saves]
    assert kinds == [SaveKind.SAVED, SaveKind.RECOMPUTED, SaveKind.RECOMPUTED]
    assert tb_actmem.totals(recording).cached_bytes == 32  # the region's input
    loss.backward()
    assert len(runs) == 2


@pytest.mark.parametrize("length", [10_000, 20_000, 50_000])
def test_deep_graph_is_read_without_recursion(length: int) -> None:
    x = torch.randn(4, requires_grad=True)
    y = x
    for _ in range(length):
        y = y.sin()

    recording = tb_actmem.capture(y)

    assert len(recording.nodes) == length + 1
    assert tb_actmem.totals(recording).cached_bytes == 16 * length
    assert not notes_of(recording)


def test_freed_graph_is_refused() -> None:
    model, x = toy()
    loss = model(x).sum()
    loss.backward()

    with pytest.raises(tb_actmem.errors.RecordError, match="has freed the graph"):
        tb_actmem.capture(loss, model)


class Square(torch.autograd.Function):
    @staticmethod
    def forward(ctx: Any, x: torch.Tensor) -> torch.Tensor:
        ctx.save_for_backward(x)
        return x * x

    @staticmethod
    def backward(ctx: Any, *grads: torch.Tensor) -> torch.Tensor:
        (x,) = ctx.saved_tensors
        return 2 * x * grads[0]


def test_freed_custom_function_is_noted() -> None:
    loss = Square.apply(torch.ones(4, requires_grad=True)).sum()
    loss.backward()

    with pytest.raises(tb_actmem.errors.RecordError, match="has freed the graph"):
        tb_actmem.capture(loss)


def test_graph_without_saves_is_not_freed() -> None:
    x = torch.randn(3, requires_grad=True)

    recording = tb_actmem.capture(x.sum() * torch.tensor(2.0, requires_grad=False).sum())

    assert tb_actmem.totals(recording).cached_bytes == 4


def test_graph_freed_in_part_says_so() -> None:
    x = torch.randn(3, requires_grad=True)
    trunk = x.exp()
    (trunk * 2).sum().backward()

    recording = tb_actmem.capture(trunk.sin().sum())

    assert tb_actmem.totals(recording).cached_bytes == 12
    assert "already freed" in notes_of(recording)[0]


@pytest.mark.parametrize(
    ("outputs", "message"),
    [
        (torch.ones(3), "have no graph"),
        ({"loss": 3.0}, "no tensor"),
        ([], "no tensor"),
    ],
    ids=["no grad", "no tensor", "empty"],
)
def test_output_without_graph_is_refused(outputs: object, message: str) -> None:
    with pytest.raises(tb_actmem.errors.RecordError, match=message):
        tb_actmem.capture(outputs)


@pytest.mark.parametrize("mode", [torch.no_grad, torch.inference_mode])
def test_disabled_gradients_are_named_as_cause(mode: Callable[[], Any]) -> None:
    x = torch.ones(3, requires_grad=True)

    with mode(), pytest.raises(tb_actmem.errors.RecordError, match="because gradients are off"):
        tb_actmem.capture(x.exp())
    with torch.inference_mode():
        inferred = x.exp()
    with pytest.raises(tb_actmem.errors.RecordError, match="because gradients are off"):
        tb_actmem.capture(inferred)


def test_outputs_may_be_any_nest() -> None:
    x = torch.randn(3, requires_grad=True)

    recording = tb_actmem.capture({"a": [x.exp()], "b": (x.sin(), 3)})

    assert sorted(node.name for node in recording.nodes) == [
        "AccumulateGrad",
        "ExpBackward0",
        "SinBackward0",
    ]


@pytest.mark.parametrize("nest", [{}, []], ids=["dict", "list"])
def test_nest_that_contains_itself_has_end(nest: Any) -> None:
    loss = torch.ones(3, requires_grad=True).exp()
    if isinstance(nest, dict):
        nest |= {"loss": loss, "again": nest}
    else:
        nest += [loss, nest]

    recording = tb_actmem.capture(nest)
    nest.clear()  # pytest keeps it, and with it the graph

    assert tb_actmem.totals(recording).cached_bytes == 3 * 4


def test_view_and_base_share_knowledge() -> None:
    x = torch.ones(2, 3, requires_grad=True)

    recording = tb_actmem.capture(x.neg().view(-1).sin())  # neg keeps nothing, sin its input

    names = [node.name for node in recording.nodes]
    (way,) = [edge for edge in recording.edges if names[edge.producer] == "NegBackward0"]
    (kept,) = recording.saves
    assert way.tensor is not None and kept.tensor is not None
    storages = [recording.tensors[tensor].storage for tensor in (way.tensor, kept.tensor)]
    assert storages[0] == storages[1] is not None


def test_threads_with_equal_numbers_are_read_whole() -> None:
    losses: list[Tensor] = []

    def forward() -> None:
        losses.append(torch.ones(16, requires_grad=True).exp().sin())

    for _ in range(2):  # torch numbers the nodes of each thread from 0
        thread = threading.Thread(target=forward)
        thread.start()
        thread.join()

    recording = tb_actmem.capture(losses)

    first, second = (loss.grad_fn for loss in losses)
    assert first is not None and second is not None
    assert first._sequence_nr() == second._sequence_nr()
    # exp keeps its output, which sin keeps as well.
    assert tb_actmem.totals(recording).saved_bytes == 2 * 16 * 4


def test_python_number_is_not_memory() -> None:
    x = torch.randn(3, requires_grad=True)

    assert tb_actmem.totals(tb_actmem.capture(x * 3.0)).cached_bytes == 0
    double = torch.tensor(3.0, dtype=torch.float64)
    assert tb_actmem.totals(tb_actmem.capture(x * double)).cached_bytes == 8


def test_parameter_is_known_without_model() -> None:
    model, x = toy()

    recording = tb_actmem.capture(model(x))

    categories = {storage.category for storage in recording.storages}
    assert tb_actmem.totals(recording).parameter_bytes == 64
    assert categories == {Category.PARAMETER, Category.ACTIVATION, Category.UNKNOWN}


def test_view_keeps_all_of_its_base() -> None:
    base = torch.randn(6, requires_grad=True).exp()
    x = torch.randn(3, requires_grad=True)

    recording = tb_actmem.capture(base[:3] * x)

    totals = tb_actmem.totals(recording)
    # exp keeps its result, 24 bytes; the product keeps a 12-byte window on it, and x.
    assert (totals.tensor_bytes, totals.cached_bytes) == (24 + 12 + 12, 24 + 12)


def test_hooks_read_same_as_data(monkeypatch: pytest.MonkeyPatch) -> None:
    model, x = toy()
    y = model(x.requires_grad_())
    direct = tb_actmem.totals(tb_actmem.capture(y, model))

    monkeypatch.setattr(saves, "_data", saves.data_by_hooks)

    assert tb_actmem.totals(tb_actmem.capture(y, model)) == direct
