"""The estimated cost of ops, checked with torch's FLOP counter."""

from __future__ import annotations

from dataclasses import replace

import pytest
import torch
from hypothesis import given, settings
from torch import nn
from torch.utils.checkpoint import checkpoint
from torch.utils.flop_counter import FlopCounterMode, sdpa_flop_count

import tb_actmem
from tb_actmem.analysis.index import Index
from tb_actmem.analysis.index.costs import costs, module_flops, recomputed_cost
from tb_actmem.model import PhaseKind, Recording
from tests.support.arbitrary import examples, recordings
from tests.support.checkpointable import CASES, recorded, residuals, under_checkpoints
from tests.support.recordings import op, tensor, toy

NAMES = ["gpt2", "gpt2, eager attention", "llama", "bert", "vit", "resnet", "unet", "tied", "mlp"]
NAMES += ["autocast", "experts"]


def attention(query, key, value, *_, out_shape=None, **__) -> int:
    """Torch's count; torch 2.11 needs as many key heads as query heads, at the same cost."""
    heads = query[:2]
    return sdpa_flop_count(query, (*heads, *key[2:]), (*heads, *value[2:]))


def backward_of_attention(gradient, query, key, value, *_, out_shape=None, **__) -> int:
    b, heads, queries, width = query
    return 2 * b * heads * queries * key[2] * (3 * width + 2 * value[3])


ON_THE_CPU = {
    torch.ops.aten._scaled_dot_product_flash_attention_for_cpu: attention,
    torch.ops.aten._scaled_dot_product_flash_attention_for_cpu_backward: backward_of_attention,
}
"""FLOPs that torch's counter misses: attention on the CPU."""


def flops(recording: Recording, kind: PhaseKind) -> int:
    found = costs(Index(recording))
    return sum(
        found[op].flops
        for phase in recording.phases
        if phase.kind is kind
        for op in range(phase.first_op, phase.end_op)
    )


@pytest.mark.usefixtures("each_observer")
@pytest.mark.parametrize("name", NAMES)
def test_flops_equal_torchs_counter(name):
    torch.manual_seed(0)
    case = CASES[name]()
    with tb_actmem.record(case.model, stacks=False) as recorder:
        case.forward().backward()
    forward = FlopCounterMode(display=False, custom_mapping=ON_THE_CPU)
    backward = FlopCounterMode(display=False, custom_mapping=ON_THE_CPU)
    with forward:
        loss = case.forward()
    with backward:
        loss.backward()

    assert flops(recorder.recording, PhaseKind.FORWARD) == forward.get_total_flops() > 0
    assert flops(recorder.recording, PhaseKind.BACKWARD) == backward.get_total_flops() > 0


def test_cpu_attention_has_usual_attention_flops():
    query, key = torch.randn(2, 6, 32, 8, requires_grad=True), torch.randn(2, 2, 16, 8)
    value = torch.randn(2, 2, 16, 8)
    with tb_actmem.record(torch.nn.Identity()) as recorder:
        y = torch.nn.functional.scaled_dot_product_attention(query, key, value, enable_gqa=True)

    counted = flops(recorder.recording, PhaseKind.FORWARD)
    assert y.shape == query.shape
    assert counted == attention(query.shape, key.shape, value.shape)


def test_mask_gradient_adds_no_flops():
    shapes = (2, 6, 32, 8), (2, 6, 16, 8), (2, 6, 16, 8), (2, 6, 32, 16)
    made = toy().tensors
    name = "aten::_scaled_dot_product_efficient_attention_backward"
    results = tuple(range(len(made), len(made) + len(shapes)))
    backward = op(name, 4, 9, (), 0)._replace(outputs=results)
    recording = replace(
        toy(),
        tensors=(*made, *(tensor(8, *shape) for shape in shapes)),
        ops=(*toy().ops[:-1], backward),
    ).check()

    assert costs(Index(recording))[-1].flops == backward_of_attention(None, *shapes[:3])


@pytest.mark.parametrize("convolution", [torch.nn.Conv2d, torch.nn.ConvTranspose2d])
@pytest.mark.parametrize(("given", "made", "stride"), [(4, 6, 2), (4, 4, 2), (4, 4, 1), (6, 4, 1)])
def test_transposed_convolutions_are_distinguished(convolution, given, made, stride):
    model = convolution(given, made, 3, stride=stride, padding=1, groups=2)
    x = torch.randn(2, given, 8, 8, requires_grad=True)
    with tb_actmem.record(model) as recorder:
        model(x).sum().backward()
    with FlopCounterMode(display=False) as counter:
        model(x).sum().backward()

    found = costs(Index(recorder.recording))
    assert sum(cost.flops for cost in found) == counter.get_total_flops()


def test_batched_product_uses_shapes_of_both_factors():
    left = torch.randn(2, 4, 3, requires_grad=True).transpose(1, 2)  # its own shape is not recorded
    right = torch.randn(2, 4, 5)
    with tb_actmem.record() as recorder:
        product = torch.bmm(left, right)

    assert product.shape == (2, 3, 5)
    assert [cost.flops for cost in costs(Index(recorder.recording))] == [2 * 2 * 3 * 4 * 5]


def test_linear_flops_are_two_per_weight_and_row():
    model = torch.nn.Sequential(torch.nn.Linear(3, 5), torch.nn.ReLU(), torch.nn.Linear(5, 2))
    with tb_actmem.record(model) as recorder:
        y = model(torch.randn(7, 3))
    rows = tb_actmem.rows(recorder.recording, by="op")
    by_module = {row["fqn"]: row["flops"] for row in tb_actmem.rows(recorder.recording, "module")}

    assert y.shape == (7, 2)
    assert {row["module"]: row["flops"] for row in rows if row["flops"]} == {"0": 210, "2": 140}
    assert by_module == {"": 350, "0": 210, "1": 0, "2": 140}
    assert module_flops(Index(recorder.recording)) == [350, 210, 0, 140]


def test_lstm_flops_are_two_per_weight_and_element():
    model = torch.nn.LSTM(3, 5)
    with tb_actmem.record(model) as recorder:
        y, _ = model(torch.randn(7, 2, 3))

    assert y.shape == (7, 2, 5)
    assert flops(recorder.recording, PhaseKind.FORWARD) == 2 * 7 * 2 * (4 * 5 * 3 + 4 * 5 * 5)


@pytest.mark.usefixtures("by_mode")  # which does not see the number 1 as a tensor
def test_moved_bytes_are_read_and_written_bytes():
    x = torch.randn(10, requires_grad=True)
    with tb_actmem.record(torch.nn.Identity()) as recorder:
        y = x.exp().view(2, 5)
        y.detach().add_(1)
    moved = {
        op.name: cost.moved_bytes
        for op, cost in zip(recorder.recording.ops, costs(Index(recorder.recording)), strict=True)
    }

    assert moved["aten::exp"] == 80
    assert moved["aten::view"] == 0
    assert moved["aten::add_.Tensor"] == 80


@pytest.mark.parametrize(
    ("name", "inputs", "shape"),
    [
        ("aten::mm", (), (3, 5)),
        ("mylib::convolution", (0,), (3, 5, 7)),
        ("aten::convolution_backward", (0, 1), (3, 5)),
        ("aten::_scaled_dot_product_efficient_attention", (0, 0, 0), (3,)),
    ],
)
def test_foreign_op_of_known_name_has_no_flops(name, inputs, shape):
    recording = toy()
    made = (*recording.tensors, tensor(8, *shape))
    ops = (*recording.ops[:-1], op(name, 4, 9, inputs, len(recording.tensors)))
    recording = replace(recording, tensors=made, ops=ops).check()

    assert costs(Index(recording))[-1].flops == 0
    # Linear(4, 8) and Linear(8, 2) on 3 rows.
    assert sum(cost.flops for cost in costs(Index(recording))) == 2 * 3 * (4 * 8 + 8 * 2)


@settings(max_examples=examples(300))
@given(recordings())
def test_every_op_has_cost(recording):
    found = costs(Index(recording))

    assert len(found) == len(recording.ops)
    assert all(cost.flops >= 0 and cost.moved_bytes >= 0 for cost in found)


def test_recomputed_ops_cost_what_checkpoints_add_to_torchs_count() -> None:
    counted = []
    case = residuals()
    for _ in range(2):
        with FlopCounterMode(display=False) as counter:
            case.forward().backward()
        counted.append(counter.get_total_flops())
        under_checkpoints(case.model, ["0", "1"])
    index = Index(recorded(case))
    assert recomputed_cost(index).flops == counted[1] - counted[0] > 0


def test_backward_on_line_of_forward_is_not_recomputed() -> None:
    model = nn.Sequential(*(nn.Sequential(nn.Linear(16, 16), nn.GELU()) for _ in range(3)))
    x = torch.randn(64, 16)
    with tb_actmem.record(model) as recorder:
        model(x).sum().backward()
    predicted = Index(tb_actmem.predict.checkpoint(recorder.recording, ["0", "1"]))
    counted = []
    for _ in range(2):
        with FlopCounterMode(display=False) as counter:
            model(x).sum().backward()
        counted.append(counter.get_total_flops())
        under_checkpoints(model, ["0", "1"])

    assert recomputed_cost(predicted).flops == counted[1] - counted[0] > 0


class Functional(nn.Module):
    """Calls no module in its checkpoint."""

    def __init__(self) -> None:
        super().__init__()
        self.weight = nn.Parameter(torch.ones(16, 16))

    def _inner(self, x: torch.Tensor) -> torch.Tensor:
        return torch.nn.functional.gelu(x @ self.weight) @ self.weight

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        result: torch.Tensor = checkpoint(self._inner, x, use_reentrant=False)
        return result


def test_checkpointed_function_outside_modules_is_recomputed() -> None:
    model = Functional()
    with tb_actmem.record(model) as recorder:
        model(torch.ones(8, 16)).sum().backward()
    # The second product is not: torch stops once every saved tensor is there.
    assert recomputed_cost(Index(recorder.recording)).flops == 2 * 8 * 16 * 16


class Energy(nn.Module):
    """Differentiates in its forward."""

    def __init__(self) -> None:
        super().__init__()
        self.linear = nn.Linear(16, 16)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        x = x.clone().requires_grad_()
        return torch.autograd.grad(self.linear(x).sum(), x)[0]


def test_a_backward_in_a_forward_recomputes_nothing() -> None:
    model = Energy()
    with tb_actmem.record(model) as recorder:
        model(torch.ones(8, 16))
    assert recomputed_cost(Index(recorder.recording)) == (0, 0)


def test_step_without_recomputation_estimates_no_op(monkeypatch):
    def estimated(*_: object) -> int:
        raise AssertionError("an op was estimated")

    monkeypatch.setattr("tb_actmem.analysis.index.costs.flops_of", estimated)

    assert recomputed_cost(Index(toy())) == (0, 0)
    with pytest.raises(AssertionError, match="an op was estimated"):
        costs(Index(toy()))
