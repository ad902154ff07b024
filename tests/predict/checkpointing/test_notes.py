"""Notes of predictions for which a real checkpoint may behave differently.

The oracle is the same step, recorded under real checkpoints.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
import pytest
import torch
from torch import Tensor, nn
from torch.ao import quantization
from torch.distributed.pipelining import _backward
from torch.utils.checkpoint import CheckpointError

from tb_actmem import predict, record, totals
from tb_actmem.errors import PredictError
from tb_actmem.model import Recording
from tests.support.checkpointable import under_checkpoints
from tests.support.notes import notes_of


class Gate(torch.autograd.Function):
    """Saves one tensor in a slot, and one on ctx."""

    @staticmethod
    def forward(ctx: Any, x: Tensor, gate: Tensor) -> Tensor:
        ctx.save_for_backward(x)
        ctx.gate = gate.exp()
        return x * ctx.gate

    @staticmethod
    def backward(ctx: Any, gradient: Any) -> Any:
        return gradient * ctx.gate, gradient * ctx.saved_tensors[0] * ctx.gate


class Gated(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.linear = nn.Linear(64, 64)

    def forward(self, x: Tensor) -> Tensor:
        return Gate.apply(self.linear(x), x.sin())


def gated() -> tuple[nn.Module, Callable[[], None]]:
    torch.manual_seed(0)
    model = nn.Sequential(nn.Linear(64, 64), Gated(), nn.Tanh(), nn.Linear(64, 64))
    x = torch.randn(512, 64)
    return model, lambda: model(x).sum().backward()


def recorded(model: nn.Module, step: Callable[[], None]) -> Recording:
    with record(model) as recorder:
        step()
    return recorder.recording


def test_duplicate_ctx_memory_is_noted() -> None:
    predicted = predict.checkpoint(recorded(*gated()), modules=["1"])
    model, step = gated()
    under_checkpoints(model, ["1"])
    real = totals(recorded(model, step)).step_peak_bytes

    on_ctx = 512 * 64 * 4
    (said,) = [note for note in notes_of(predicted) if "on ctx" in note]
    assert f"keep {on_ctx:,} bytes" in said
    found = totals(predicted).step_peak_bytes
    assert found is not None
    assert real == found + on_ctx
    assert predict.peak_range(predicted).higher_bytes >= on_ctx


def test_copies_kept_by_backward_graph_are_noted() -> None:
    model = nn.ModuleDict({"a": nn.Sequential(nn.Linear(8, 8), nn.Tanh()), "b": nn.Linear(8, 8)})
    x = torch.randn(4, 8, requires_grad=True)

    def step() -> None:
        y = model["b"](model["a"](x)).square().sum()
        (slope,) = torch.autograd.grad(y, x, create_graph=True)
        (y + slope.square().sum()).backward()

    predicted = predict.checkpoint(recorded(model, step), modules=["a"])

    (said,) = [note for note in notes_of(predicted) if "create_graph" in note]
    assert "may keep copies" in said


def test_graph_that_forward_frees_is_noted() -> None:
    class Quantized(nn.Module):
        def forward(self, x: Tensor) -> Tensor:
            return x.round().byte() / 255

    def made() -> tuple[nn.Module, Callable[[], None]]:
        torch.manual_seed(0)
        parts = (nn.Linear(64, 64), nn.GELU(), nn.Linear(64, 64), nn.GELU())
        model = nn.Sequential(nn.Sequential(*parts), Quantized(), nn.Linear(64, 4))
        x = torch.randn(512, 64)
        return model, lambda: model(x).sum().backward()

    before = recorded(*made())
    predicted = predict.checkpoint(before, "0")
    model, step = made()
    under_checkpoints(model, ["0"])
    real = recorded(model, step)

    assert totals(real).forward_peak_bytes != totals(predicted).forward_peak_bytes
    assert any("If 0 made a graph that was freed" in note for note in notes_of(predicted))


class Joined(nn.Module):
    def __init__(self, count: int) -> None:
        super().__init__()
        self.linear = nn.Linear(8 * count, 8)

    def forward(self, tensors: list[Tensor]) -> Tensor:
        return self.linear(torch.cat(tensors, 1)).tanh()


class Dense(nn.Module):
    """Each layer gets the results of all layers before it, as in DenseNet."""

    def __init__(self, passed: Callable[[list[Tensor]], list[Tensor]]) -> None:
        super().__init__()
        self.layers = nn.ModuleList(Joined(count) for count in (1, 2, 3))
        self.passed = passed

    def forward(self, x: Tensor) -> Tensor:
        tensors = [x.sin()]
        for layer in self.layers:
            tensors.append(layer(self.passed(tensors)))
        return torch.cat(tensors, 1)


@pytest.mark.parametrize(
    "add",
    [
        lambda tensors, layer: tensors.append(layer(tensors=tensors)),
        lambda tensors, layer: tensors.insert(0, layer(tensors)),
    ],
    ids=["keyword", "first"],
)
def test_lists_that_grow_otherwise_are_noted(add: Callable[[list[Tensor], Any], None]) -> None:
    class Growing(Dense):
        def forward(self, x: Tensor) -> Tensor:
            tensors = [x.sin()]
            for layer in self.layers:
                add(tensors, layer)
            return torch.cat(tensors, 1)

    model, x = nn.Sequential(nn.Linear(8, 8), Growing(list)), torch.randn(64, 8)
    before = recorded(model, lambda: model(x).sum().backward())

    predicted = predict.checkpoint(before, "1.layers.0")
    assert "growing-list" in {note.code for note in predicted.meta.notes}


@pytest.mark.parametrize("name", ["1.layers.0", "1.layers.2"])
def test_growing_list_is_noted_and_not_planned(name: str) -> None:
    def made(passed: Callable[[list[Tensor]], list[Tensor]]) -> tuple[nn.Module, Any]:
        model, x = nn.Sequential(nn.Linear(8, 8), Dense(passed)), torch.randn(64, 8)
        return model, lambda: model(x).sum().backward()

    before = recorded(*made(lambda tensors: tensors))
    predicted = predict.checkpoint(before, name)
    noted = {note.code: dict(note.values) for note in predicted.meta.notes}
    assert noted["growing-list"]["names"] == (name,)
    assert name not in predict.plan(before, max_recompute=1).modules

    model, step = made(lambda tensors: tensors)
    under_checkpoints(model, [name])
    with pytest.raises(RuntimeError, match="shapes cannot be multiplied"):
        step()
    model, step = made(list)
    under_checkpoints(model, [name])
    assert totals(recorded(model, step)).total_peak_bytes == totals(predicted).total_peak_bytes


@pytest.mark.usefixtures("each_observer", "threads")
@pytest.mark.parametrize("names", [["1.layers.0"], ["1.layers.1"], ["1.layers.*"]])
def test_peak_of_growing_list_is_in_noted_range(names: list[str]) -> None:
    class Mean(nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.linear = nn.Linear(8, 8)

        def forward(self, tensors: list[Tensor]) -> Tensor:
            return self.linear(torch.stack(tensors).mean(0)).tanh()

    class Means(Dense):
        def __init__(self) -> None:
            super().__init__(lambda tensors: tensors)
            self.layers = nn.ModuleList(Mean() for _ in range(8))

    def made() -> tuple[nn.Module, Any]:
        model, x = nn.Sequential(nn.Linear(8, 8), Means()), torch.randn(64, 8)
        return model, lambda: model(x).sum().backward()

    predicted = predict.checkpoint(recorded(*made()), names)
    noted: Any = {note.code: dict(note.values) for note in predicted.meta.notes}
    model, step = made()
    under_checkpoints(model, names)
    peaks = (totals(one).total_peak_bytes or 0 for one in (recorded(model, step), predicted))
    real, least = peaks
    assert 0 < real - least <= noted["growing-list"]["nbytes"]


@pytest.mark.parametrize(
    ("draws", "is_noted"),
    [("in second forward", True), ("at end", False), ("outside", False), ("without grad", False)],
)
def test_random_numbers_of_later_forward_are_noted(draws: str, is_noted: bool) -> None:
    forwards = iter([float, random.random, float])
    model = Scaled(lambda: next(forwards)())
    x = torch.randn(4, requires_grad=True)

    def step() -> None:
        if draws == "outside":
            random.random()
        model(x).sum().backward()
        if draws == "in second forward":
            model(x).sum().backward()
        if draws == "without grad":  # nothing recomputes that call
            with torch.no_grad():
                model(x)
            model(x).sum().backward()
        if draws == "at end":
            random.random()

    recording = recorded(model, step)

    assert ("other-random" in {note.code for note in recording.meta.notes}) is is_noted


@pytest.mark.filterwarnings("ignore:.*torch.jit")
@pytest.mark.usefixtures("each_observer")
@pytest.mark.parametrize(
    "switched",
    ["before backward", "after backward", "back", "in no_grad", "for freed graph", "for trace"],
)
def test_mode_that_changes_before_backward_is_noted(switched: str) -> None:
    torch.manual_seed(0)
    model = nn.Sequential(nn.Linear(4, 4), nn.Sequential(nn.Linear(4, 4), nn.Dropout()))
    x = torch.randn(8, 4)

    def step() -> None:
        if switched == "in no_grad":
            with torch.no_grad():
                model.eval()(x)
            model.train()
        elif switched in ("for freed graph", "for trace"):
            model.eval()
            model(x) if switched == "for freed graph" else torch.jit.trace(model, x)
            model.train()
        loss = model(x).sum()
        if switched in ("before backward", "back"):
            model.eval()
        if switched == "back":
            model.train()
        loss.backward()
        if switched == "after backward":
            model.eval()(x)

    predicted = predict.checkpoint(recorded(model, step), "1")
    is_noted = "other-mode" in {note.code for note in predicted.meta.notes}

    under_checkpoints(model.train(), ["1"])
    try:
        step()
        is_raised = False
    except CheckpointError:
        is_raised = True
    assert is_noted is is_raised is (switched == "before backward")


@pytest.mark.usefixtures("each_observer")
@pytest.mark.parametrize("is_switched", [True, False])
def test_mode_of_call_without_nodes_is_noted(is_switched: bool) -> None:
    """A checkpoint of the module around it recomputes it."""

    class Outer(nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.linear, self.inner = nn.Linear(4, 4), nn.Dropout()

        def forward(self, x: Tensor) -> Tensor:
            with torch.no_grad():
                scale = self.inner(x)
            return (self.linear(x).sin() * scale).cos()

    outer = Outer()
    model, x = nn.Sequential(outer), torch.ones(8, 4)

    def step() -> None:
        torch.manual_seed(0)
        model.train().zero_grad()
        loss = model(x).sum()
        if is_switched:
            outer.inner.eval()
        loss.backward()

    predicted = predict.checkpoint(recorded(model, step), "0")
    is_noted = "other-mode" in {note.code for note in predicted.meta.notes}

    true = outer.linear.weight.grad
    under_checkpoints(model, ["0"])
    step()
    assert true is not None
    assert outer.linear.weight.grad is not None
    is_other = not torch.equal(outer.linear.weight.grad, true)
    assert is_noted is is_other is is_switched


def batched(outputs: Tensor, inputs: list[Tensor]) -> None:
    gradients = torch.ones(3, *outputs.shape)
    torch.autograd.grad(outputs, inputs, gradients, is_grads_batched=True)


def vmapped(outputs: Tensor, inputs: list[Tensor]) -> None:
    torch.vmap(lambda gradient: torch.autograd.grad(outputs, inputs, gradient))(
        torch.ones(3, *outputs.shape)
    )


def one_by_one(outputs: Tensor, inputs: list[Tensor]) -> None:
    for gradient in torch.ones(3, *outputs.shape):
        torch.autograd.grad(outputs, inputs, gradient, retain_graph=True)


@pytest.mark.usefixtures("each_observer")
@pytest.mark.parametrize("backward", [batched, vmapped, one_by_one])
def test_backward_under_vmap_is_noted(backward: Callable[[Tensor, list[Tensor]], None]) -> None:
    model, x = nn.Sequential(nn.Linear(4, 4), nn.Dropout()), torch.randn(8, 4)

    def step() -> None:
        backward(model(x), [*model.parameters()])

    predicted = predict.checkpoint(recorded(model, step), "1")
    is_noted = "vmap-backward" in {note.code for note in predicted.meta.notes}

    under_checkpoints(model, ["1"])
    try:
        step()
        is_raised = False
    except RuntimeError as error:
        is_raised = "vmap" in str(error)
    assert is_noted is is_raised is (backward is not one_by_one)


@pytest.mark.filterwarnings("ignore:.*torch.jit")
@pytest.mark.parametrize("switched", ["export", "export without check", "other head"])
def test_mode_of_module_outside_forward_is_not_noted(switched: str) -> None:
    """No checkpoint of the model recomputes it."""
    torch.manual_seed(0)
    model = nn.ModuleDict({"body": nn.Linear(4, 4), "head": nn.Linear(4, 4), "other": nn.Dropout()})
    x = torch.randn(8, 4)

    def step() -> None:
        loss = model["head"](model["body"](x)).sum()
        if switched == "other head":
            model["other"].eval()
        else:
            is_checked = switched == "export"
            torch.jit.trace(model["body"], x, check_trace=is_checked).eval()
        loss.backward()

    predicted = predict.checkpoint(recorded(model, step), "body")
    under_checkpoints(model, ["body"])
    step()  # raises no error

    assert "other-mode" not in {note.code for note in predicted.meta.notes}


class Scaled(nn.Module):
    """Scales its input by a random number."""

    def __init__(self, draw: Callable[[], float]) -> None:
        super().__init__()
        self.draw = draw

    def forward(self, x: Tensor) -> Tensor:
        return (x * self.draw()).sin()


def seeded_gradient(model: nn.Module, x: Tensor) -> Tensor:
    for seed in (random.seed, np.random.seed, torch.manual_seed):
        seed(0)
    (found,) = torch.autograd.grad(model(x).sum(), [model.get_parameter("0.weight")])
    return found


@pytest.mark.parametrize(
    ("draw", "is_noted"),
    [
        pytest.param(random.random, True, id="Python"),
        pytest.param(np.random.standard_normal, True, id="numpy"),
        pytest.param(lambda: float(torch.rand(())), False, id="torch"),
    ],
)
def test_random_numbers_that_checkpoints_draw_anew_are_noted(
    draw: Callable[[], float], is_noted: bool
) -> None:
    torch.manual_seed(0)
    model, x = nn.Sequential(nn.Linear(4, 4), Scaled(draw)), torch.randn(8, 4)
    predicted = predict.checkpoint(recorded(model, lambda: model(x).sum().backward()), "1")

    plain = seeded_gradient(model, x)
    under_checkpoints(model, ["1"])

    assert torch.equal(plain, seeded_gradient(model, x)) is not is_noted
    assert ("other-random" in {note.code for note in predicted.meta.notes}) is is_noted


def teacher_and_student() -> tuple[nn.ModuleDict, Callable[[], None]]:
    torch.manual_seed(0)
    layers = nn.Sequential(nn.Linear(64, 64), nn.Tanh(), nn.Linear(64, 64), nn.Tanh())
    model, x = nn.ModuleDict({"a": layers, "b": nn.Linear(64, 64)}), torch.randn(32, 64)

    def step() -> None:
        with torch.no_grad():
            target = model["a"](x)
        (model["b"](model["a"](x)) - target).square().sum().backward()

    return model, step


def test_module_without_gradients_in_one_call_is_checkpointed() -> None:
    predicted = predict.checkpoint(recorded(*teacher_and_student()), modules=["a"])
    model, step = teacher_and_student()
    under_checkpoints(model, ["a"])
    real = recorded(model, step)

    assert totals(predicted).saved_bytes == totals(real).saved_bytes
    assert totals(predicted).step_peak_bytes == pytest.approx(
        totals(real).step_peak_bytes, rel=0.01
    )


def test_module_without_gradients_is_noted() -> None:
    model = nn.ModuleDict({"a": nn.Linear(4, 4), "b": nn.Linear(4, 4)})

    def step() -> None:
        with torch.no_grad():
            target = model["a"](torch.ones(2, 4))
        model["b"](target).sum().backward()

    predicted = predict.checkpoint(recorded(model, step), modules=["a"])
    assert any(note.startswith("a: no tensor is saved") for note in notes_of(predicted))


@pytest.mark.usefixtures("by_mode")
def test_recurrent_layer_without_compiled_observer_is_noted() -> None:
    model = nn.Sequential(nn.Linear(4, 4), nn.LSTM(4, 8))

    notes = notes_of(predict.checkpoint(recorded(model, partial(run, model)), modules=["1"]))
    assert any(note.startswith("LSTM: memory that recurrent layers") for note in notes)


@pytest.mark.parametrize("kind", [nn.GRU, nn.RNN, partial(nn.LSTM, proj_size=2)])
@pytest.mark.filterwarnings("ignore:LSTM with projections is not supported with oneDNN")
@pytest.mark.usefixtures("by_mode")
def test_recurrent_layer_of_plain_ops_has_no_note(kind: Callable[[int, int], nn.Module]) -> None:
    model = nn.Sequential(nn.Linear(4, 4), kind(4, 8))

    predicted = predict.checkpoint(recorded(model, partial(run, model)), modules=["1"])
    assert all(note.code != "recurrent-memory" for note in predicted.meta.notes)


SHAPES = [(8, 4, 16, 16), (64, 16, 64, 8), (5, 3, 100, 7), (2, 1, 512, 1), (3, 2, 256, 256),
          (1, 1, 1, 1)]  # fmt: skip
"""Steps, batch, hidden and input sizes."""
LAYERS: list[dict[str, Any]] = [
    {},
    {"num_layers": 2},
    {"bidirectional": True},
    {"num_layers": 2, "bidirectional": True, "batch_first": True},
    {"num_layers": 3, "dropout": 0.3},
]


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("options", LAYERS)
def test_note_bounds_memory_inside_recurrent_ops(
    shape: tuple[int, int, int, int], options: dict[str, Any], request: pytest.FixtureRequest
) -> None:
    steps, batch, hidden, size = shape
    model = nn.Sequential(nn.Linear(size, size), nn.LSTM(size, hidden, **options))
    outer = (batch, steps) if options.get("batch_first") else (steps, batch)
    x = torch.ones(*outer, size)

    def step() -> None:
        model(x)[0].sum().backward()

    request.getfixturevalue("by_mode")
    predicted = predict.checkpoint(recorded(model, step), modules=["1"])
    (note,) = (one for one in predicted.meta.notes if one.code == "recurrent-memory")
    nbytes = dict(note.values)["nbytes"]
    assert isinstance(nbytes, int)
    request.getfixturevalue("compiled_observer")
    seen = recorded(model, step)
    for position, op in enumerate(seen.ops):
        if op.name.startswith("aten::mkldnn_rnn_layer"):
            made = {seen.tensors[output].storage for output in op.outputs}
            born = [at for at, row in enumerate(seen.storages) if row.birth == position]
            inside = sum(seen.storages[at].nbytes for at in born if at not in made)
            assert 0 < inside <= nbytes


@pytest.mark.usefixtures("compiled_observer")
def test_recurrent_layer_with_compiled_observer_has_no_note() -> None:
    model = nn.Sequential(nn.Linear(4, 4), nn.GRU(4, 8))

    predicted = predict.checkpoint(recorded(model, partial(run, model)), modules=["1"])
    # Variables in torch's C++ code of a GRU are as unknown as those of Python.
    assert [note.code for note in predicted.meta.notes] == ["predicted", "variables"]


def run(model: nn.Module) -> None:
    model(torch.ones(3, 2, 4))[0].sum().backward()


@pytest.mark.usefixtures("compiled_observer")
def test_memory_of_freed_graph_is_noted() -> None:
    class Masked(nn.Module):
        """Keeps a graph until the end of the forward that nothing needs."""

        def __init__(self) -> None:
            super().__init__()
            self.linear, self.gate = nn.Linear(64, 64), nn.Linear(64, 64)

        def forward(self, x: Tensor) -> tuple[Tensor, Tensor]:
            y = self.linear(x).sin()
            return y.detach().cos() * self.linear(x), self.gate(y)

    class Whole(nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.part, self.last = Masked(), nn.Linear(64, 64)

        def forward(self, x: Tensor) -> Tensor:
            y, _gate = self.part(x)
            return self.last(y)

    def step() -> None:
        model.zero_grad()
        model(x).sum().backward()

    model, x = Whole(), torch.randn(512, 64)
    recording = recorded(model, step)
    plan = predict.plan(recording, max_recompute=2)
    step_peak = plan.verify(model, step).step_peak

    assert plan.modules == ("part",)
    for predicted in (predict.checkpoint(recording, "part"), plan.recording):
        (note,) = [note for note in predicted.meta.notes if note.code == "graph-freed-early"]
        assert dict(note.values)["nbytes"] == 512 * 64 * 4
    assert step_peak.measured_bytes - step_peak.predicted_bytes == 512 * 64 * 4


def without_backward(model: nn.Module, x: Tensor) -> None:
    model(x)


def before_another(model: nn.Module, x: Tensor) -> None:
    y = model(x)
    y = model(x)
    y.sum().backward()


def around_another(model: nn.Module, x: Tensor) -> None:
    y = model(x)
    loss = model(x[:8]).sum()
    del y
    loss.backward()


@pytest.mark.usefixtures("compiled_observer")
@pytest.mark.parametrize("names", [("1",), ("1", "2"), ("1", "1.0")])
@pytest.mark.parametrize("run", [without_backward, before_another, around_another])
def test_peak_without_freed_graph_is_in_noted_range(
    run: Callable[[nn.Module, Tensor], None], names: tuple[str, ...]
) -> None:
    def recording(*names: str) -> Recording:
        torch.manual_seed(0)
        deep = (nn.Sequential(nn.Linear(16, 64), nn.Tanh(), nn.Linear(64, 16)) for _ in range(2))
        model = nn.Sequential(nn.Linear(16, 16), *deep, nn.Linear(16, 16))
        under_checkpoints(model, [*names])
        return recorded(model, lambda: run(model, torch.ones(256, 16)))

    predicted = predict.checkpoint(recording(), names)
    notes = [note for note in predicted.meta.notes if note.code == "graph-freed-early"]
    found, true = totals(predicted), totals(recording(*names))

    (nbytes,) = (dict(note.values)["nbytes"] for note in notes)
    assert isinstance(nbytes, int)
    assert found.forward_peak_bytes is not None
    assert true.forward_peak_bytes is not None
    assert 0 < abs(found.forward_peak_bytes - true.forward_peak_bytes) <= nbytes
    assert found.total_peak_bytes is not None
    assert true.total_peak_bytes is not None
    assert abs(found.total_peak_bytes - true.total_peak_bytes) <= nbytes


def heads(*, last: bool) -> tuple[nn.Module, Callable[[], None]]:
    """Two losses share a trunk. The first backward retains the graph, so its head keeps it."""
    torch.manual_seed(0)
    parts = (nn.Sequential(nn.Linear(8, 32), nn.GELU(), nn.Linear(32, 8)) for _ in range(3))
    model, x = nn.ModuleList(parts), torch.randn(400, 8)

    def step() -> None:
        trunk = model[0](x)
        one, other = model[1](trunk), model[2](trunk)
        one.sum().backward(retain_graph=True)
        if not last:
            other.exp().sum().backward()
        torch.ones(400, 300).exp()

    return model, step


@pytest.mark.parametrize("last", [False, True])
@pytest.mark.parametrize("name", ["0", "0.1", "1", "1.0", "1.1", "1.2", "2", "2.2"])
def test_checkpoint_in_retained_graph_keeps_its_memory(name, last):
    model, step = heads(last=last)
    predicted = predict.checkpoint(recorded(model, step), name)
    model.zero_grad()
    under_checkpoints(model, [name])
    after = recorded(model, step)

    assert ("retained-graph" in {note.code for note in predicted.meta.notes}) is last
    assert totals(predicted).saved_bytes == totals(after).saved_bytes
    assert totals(predicted).step_peak_bytes == totals(after).step_peak_bytes


@pytest.mark.usefixtures("each_observer")
@pytest.mark.parametrize("names", [["0"], ["1"], ["0", "1"], ["0.1"]])
def test_recomputed_tensors_of_a_split_backward_wait_for_their_nodes(names):
    """A backward for the weights recomputes all, and takes only the saves of the nodes it runs."""
    torch.manual_seed(0)
    parts = (nn.Sequential(nn.Linear(8, 32), nn.GELU(), nn.Linear(32, 8)) for _ in range(2))
    model, gradient = nn.Sequential(*parts), torch.randn(400, 8)
    x = torch.randn(400, 8, requires_grad=True)

    def step() -> None:
        output = model(x)
        split = _backward.stage_backward_input([output], [gradient], [x], model.parameters())
        del output
        _backward.stage_backward_weight(model.parameters(), split[1])
        x.grad = None
        del split
        torch.ones(400, 150).exp()

    predicted = predict.checkpoint(recorded(model, step), names)
    model.zero_grad()
    under_checkpoints(model, names)
    after = recorded(model, step)

    assert totals(predicted).saved_bytes == totals(after).saved_bytes
    assert totals(predicted).step_peak_bytes == totals(after).step_peak_bytes


@pytest.mark.parametrize("later", [300, 1])
@pytest.mark.parametrize("name", ["0", "2", "2.0", "2.1", "2.2"])
def test_checkpoint_that_backward_leaves_out_keeps_its_memory(name, later):
    """A backward with ``inputs`` runs only the nodes on the way to them, and frees no others."""
    torch.manual_seed(0)
    parts = [nn.Sequential(nn.Linear(8, 32), nn.Sigmoid(), nn.Linear(32, 8)) for _ in range(3)]
    model, x = nn.ModuleList(parts), torch.randn(400, 8)

    def step() -> None:
        trunk = model[0](x)
        loss = model[1](trunk).sum() + model[2](trunk).exp().sum()
        loss.backward(inputs=[*model[1].parameters()])
        torch.ones(400, later).exp()

    predicted = predict.checkpoint(recorded(model, step), name)
    model.zero_grad()
    under_checkpoints(model, [name])
    after = recorded(model, step)

    assert totals(predicted).saved_bytes == totals(after).saved_bytes
    assert totals(predicted).step_peak_bytes == totals(after).step_peak_bytes


def test_graph_retained_by_last_backward_is_noted():
    model, step = heads(last=True)
    recording = recorded(model, step)
    predicted = predict.checkpoint(recording, "1")

    notes = [note for note in recording.meta.notes if note.code == "retained-graph"]
    # The outputs of two layers in the trunk and in both heads, and the input of the heads.
    expected = 400 * (3 * (32 + 32) + 8) * 4
    assert [dict(note.values)["nbytes"] for note in notes] == [expected]
    assert notes[0] in predicted.meta.notes


def test_retained_graph_that_dies_with_its_loss_is_noted() -> None:
    model, x = nn.Sequential(nn.Linear(8, 32), nn.GELU(), nn.Linear(32, 8)), torch.randn(400, 8)
    recording = recorded(model, lambda: model(x).sum().backward(retain_graph=True))

    (note,) = [note for note in recording.meta.notes if note.code == "retained-graph"]
    assert dict(note.values)["nbytes"] == 400 * (32 + 32) * 4  # the outputs of two layers


def normed(momentum: float = 0.1) -> nn.Module:
    torch.manual_seed(0)
    return nn.Sequential(nn.Linear(8, 8), nn.BatchNorm1d(8, momentum=momentum), nn.Linear(8, 8))


def quantized(version: int) -> nn.Module:
    model = nn.Sequential(nn.Linear(8, 8), nn.Linear(8, 8), nn.ReLU())
    model.qconfig = quantization.get_default_qat_qconfig("fbgemm", version=version)
    prepared: nn.Module = quantization.prepare_qat(model)
    return prepared


class Centered(nn.Module):
    """Assigns to a buffer, before it uses it or without."""

    def __init__(self, *, is_used: bool) -> None:
        super().__init__()
        self.mean: Tensor
        self.register_buffer("mean", torch.zeros(8))
        self.is_used = is_used

    def forward(self, x: Tensor) -> Tensor:
        self.mean = 0.9 * self.mean + 0.1 * x.detach().mean(0)
        return (x - self.mean if self.is_used else x).exp()


def assigning(*, is_used: bool) -> nn.Module:
    torch.manual_seed(0)
    return nn.Sequential(nn.Linear(8, 8), Centered(is_used=is_used), nn.Linear(8, 8))


def spectral() -> nn.Module:
    torch.manual_seed(0)
    model = nn.Sequential(nn.Linear(8, 8), nn.Linear(8, 8), nn.Tanh())
    nn.utils.parametrizations.spectral_norm(model[1])
    return model


def instance_normed() -> nn.Module:
    torch.manual_seed(0)
    norm = nn.InstanceNorm1d(8, track_running_stats=True)
    normed = nn.Sequential(nn.Unflatten(0, (8, 8)), norm, nn.Tanh())
    return nn.Sequential(nn.Linear(8, 8), normed, nn.Linear(8, 8))


@pytest.mark.filterwarnings("ignore::DeprecationWarning", "ignore::UserWarning")
@pytest.mark.parametrize(
    ("made", "buffer", "is_used"),
    [
        (normed, "1.running_mean", False),
        (partial(quantized, 0), "1.activation_post_process.activation_post_process.min_val", True),
        (partial(quantized, 1), "1.activation_post_process.activation_post_process.min_val", True),
        (partial(assigning, is_used=False), "1.mean", False),
        (partial(assigning, is_used=True), "1.mean", True),
        (spectral, "1.parametrizations.weight.0._u", True),
        (instance_normed, "1.1.running_mean", False),
    ],
    ids=[
        *("batch norm", "observer", "fused observer", "assigned", "assigned and used"),
        *("spectral norm", "instance norm"),
    ],
)
def test_buffers_that_change_again_are_noted(
    made: Callable[[], nn.Module], buffer: str, *, is_used: bool
) -> None:
    def step(*names: str) -> tuple[Recording, Tensor, list[Any]]:
        torch.manual_seed(0)
        model, first, x = made(), torch.randn(64, 8), torch.randn(64, 8)
        model(first)
        under_checkpoints(model, [*names])
        recording = recorded(model, lambda: model(x).square().sum().backward())
        return recording, model.get_buffer(buffer), [of.grad for of in model.parameters()]

    (before, once, gradients), (_, twice, others) = step(), step("1")
    noted = {note.code: dict(note.values) for note in predict.checkpoint(before, "1").meta.notes}
    assert not torch.equal(once, twice)
    names = noted["buffers-again"]["names"]
    assert isinstance(names, tuple)
    assert any(buffer.startswith(f"{name}.") for name in names)
    assert ("using" in noted["buffers-again"]) is is_used
    assert is_used or all(map(torch.equal, gradients, others))


class Averaged(nn.Module):
    """Saves a buffer that it has just assigned, and has its peak at the end."""

    def __init__(self, *, is_detached: bool) -> None:
        super().__init__()
        self.mean: Tensor
        self.register_buffer("mean", torch.zeros(64, 8))
        self.is_detached = is_detached

    def forward(self, x: Tensor) -> Tensor:
        mean = 0.9 * self.mean.detach() + 0.1 * x
        self.mean = mean.detach() if self.is_detached else mean
        y = (x * self.mean).exp()
        return torch.cat([y.sin().cos().tanh(), y], -1).sin()[:, :8]


def averaged(*names: str, is_detached: bool) -> Recording:
    torch.manual_seed(0)
    model = nn.Sequential(nn.Linear(8, 8), Averaged(is_detached=is_detached))
    under_checkpoints(model, [*names])
    return recorded(model, lambda: model(torch.randn(64, 8)).sum().backward())


def test_note_bounds_assigned_buffers(each_observer: None) -> None:
    predicted = predict.checkpoint(averaged(is_detached=True), "1")
    notes = {note.code: dict(note.values) for note in predicted.meta.notes}
    one, other = totals(predicted), totals(averaged("1", is_detached=True))

    assert one.saved_bytes == other.saved_bytes
    assert one.step_peak_bytes is not None and other.step_peak_bytes is not None
    nbytes = notes["buffers-again"]["nbytes"]
    assert isinstance(nbytes, int)
    assert 0 < one.step_peak_bytes - other.step_peak_bytes <= nbytes


def test_buffer_with_graph_is_refused(each_observer: None) -> None:
    with pytest.raises(PredictError, match=r"1 stores tensors in 1\.mean"):
        predict.checkpoint(averaged(is_detached=False), "1")


def test_unchanged_buffers_are_not_noted() -> None:
    model, x = normed(), torch.randn(64, 8)
    of_linear = predict.checkpoint(recorded(model, lambda: model(x).sum().backward()), "0")
    model.eval()
    in_eval = predict.checkpoint(recorded(model, lambda: model(x).sum().backward()), "1")

    for predicted in of_linear, in_eval:
        assert "buffers-again" not in {note.code for note in predicted.meta.notes}


def test_smaller_momentum_undoes_second_update() -> None:
    def mean(model: nn.Module, *names: str) -> Tensor:
        torch.manual_seed(1)
        under_checkpoints(model, [*names])
        for _ in range(3):
            model(torch.randn(64, 8)).sum().backward()
        return model.get_buffer("1.running_mean")

    assert torch.allclose(mean(normed()), mean(normed(1 - (1 - 0.1) ** 0.5), "1"))


@pytest.mark.usefixtures("compiled_observer")
@pytest.mark.parametrize("names", [["0"], ["1"], ["2"], ["0", "1", "2"]])
@pytest.mark.parametrize("act", [nn.Tanh, nn.ReLU, nn.GELU])
@pytest.mark.parametrize("in_blocks", [False, True])
def test_step_with_gradient_penalty_is_in_noted_range(
    act: type[nn.Module], names: list[str], in_blocks: bool
) -> None:
    def recording(*names: str) -> Recording:
        torch.manual_seed(0)
        model = nn.Sequential(nn.Linear(32, 32), act(), nn.Linear(32, 1))
        if in_blocks:
            blocks = (nn.Sequential(nn.Linear(32, 32), act(), nn.Linear(32, 32)) for _ in "ab")
            model = nn.Sequential(*blocks, nn.Linear(32, 1))
        under_checkpoints(model, [*names])
        x = torch.ones(64, 32, requires_grad=True)

        def step() -> None:
            loss = model(x).sum()
            (slope,) = torch.autograd.grad(loss, x, create_graph=True)
            loss = loss + (slope.norm(dim=1) - 1).square().mean()
            del slope
            loss.backward()

        return recorded(model, step)

    predicted = predict.checkpoint(recording(), names)
    (note,) = (dict(note.values) for note in predicted.meta.notes if note.code == "double-backward")
    nbytes, forward = note.get("nbytes", 0), note["forward_nbytes"]
    assert isinstance(nbytes, int)
    assert isinstance(forward, int)
    found, true = totals(predicted), totals(recording(*names))

    if names == ["1"] and act is nn.Tanh and not in_blocks:
        assert nbytes == true.saved_bytes - found.saved_bytes == 64 * 32 * 4
    assert 0 <= true.saved_bytes - found.saved_bytes <= nbytes
    assert 0 <= (true.step_peak_bytes or 0) - (found.step_peak_bytes or 0) <= nbytes
    assert 0 <= (true.total_peak_bytes or 0) - (found.total_peak_bytes or 0) <= nbytes
    assert abs((true.forward_peak_bytes or 0) - (found.forward_peak_bytes or 0)) <= forward


class Penalized(nn.Module):
    """Computes with the gradient of its own part."""

    def __init__(self) -> None:
        super().__init__()
        self.own, self.part = nn.Linear(16, 16), nn.Linear(16, 16)

    def forward(self, x: Tensor) -> Tensor:
        point = x * 1.0
        (slope,) = torch.autograd.grad(self.part(point).tanh().sum(), point, create_graph=True)
        return self.own(x).sin() * slope


@pytest.mark.usefixtures("compiled_observer")
@pytest.mark.parametrize("times", [1, 3])
def test_note_bounds_graph_of_backward_inside_checkpoint(times: int) -> None:
    def recording(*names: str) -> Recording:
        torch.manual_seed(0)
        inner = (nn.Sequential(nn.Linear(16, 16), Penalized()) for _ in range(times))
        model = nn.Sequential(nn.Linear(16, 16), nn.Sequential(*inner), nn.Linear(16, 16))
        under_checkpoints(model, [*names])
        return recorded(model, lambda: model(torch.ones(256, 16)).square().mean().backward())

    predicted = predict.checkpoint(recording(), "1")
    notes = {note.code: dict(note.values) for note in predicted.meta.notes}
    most = notes["double-backward"]["nbytes"]
    found, true = totals(predicted), totals(recording("1"))

    assert isinstance(most, int)
    assert found.saved_bytes == true.saved_bytes
    assert 0 <= (true.total_peak_bytes or 0) - (found.total_peak_bytes or 0) <= most
