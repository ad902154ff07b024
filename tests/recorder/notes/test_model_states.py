"""Model states, compared with counts by the test."""

from __future__ import annotations

import gc
from bisect import bisect_right
from collections.abc import Callable, Iterable
from functools import partial
from itertools import accumulate
from types import SimpleNamespace
from typing import Any

import pytest
import torch
from torch import Tensor, nn, optim

import tb_actmem
from tb_actmem import record, totals
from tb_actmem.analysis.index import Index
from tb_actmem.analysis.totals.model_states import Part
from tb_actmem.analysis.totals.peak import Stack, curves
from tb_actmem.model import ModelState, Recording
from tb_actmem.recorder import block
from tb_actmem.replies.series import timeline_reply
from tb_actmem.types import Totals
from tests.support.notes import notes_of
from tests.support.oracles import profiled_bytes

Optimizers = Callable[[list[nn.Parameter]], optim.Optimizer]

OPTIMIZERS: dict[str, Optimizers] = {
    "SGD": lambda own: optim.SGD(own, 0.1),
    "SGD with momentum": lambda own: optim.SGD(own, 0.1, momentum=0.9),
    "Adam": lambda own: optim.Adam(own),
    "AdamW, foreach": lambda own: optim.AdamW(own, foreach=True),
    "AdamW, fused": lambda own: optim.AdamW(own, fused=True),
    "AdamW, amsgrad": lambda own: optim.AdamW(own, amsgrad=True, foreach=False),
    "Adafactor": lambda own: optim.Adafactor(own),
    "RMSprop": lambda own: optim.RMSprop(own, momentum=0.9, centered=True),
    "ASGD": lambda own: optim.ASGD(own),
}


class Net(nn.Module):
    """A frozen layer, so that no node keeps the input, a buffer, and two layers of one weight."""

    def __init__(self) -> None:
        super().__init__()
        self.frozen = nn.Linear(8, 16).requires_grad_(False)
        self.one, self.other = nn.Linear(16, 16), nn.Linear(16, 16, bias=False)
        self.other.weight = self.one.weight
        self.unused = nn.Parameter(torch.zeros(5))
        self.register_buffer("scale", torch.ones(16))

    def forward(self, x: Tensor) -> Tensor:
        hidden = self.one(self.frozen(x) * self.scale)
        return self.other(torch.sigmoid(hidden)).square().sum()


def nbytes(tensors: Iterable[Any]) -> int:
    """Bytes of the storages of those that are tensors, each once."""
    storages = [tensor.untyped_storage() for tensor in tensors if isinstance(tensor, Tensor)]
    return sum({storage._cdata: storage.nbytes() for storage in storages}.values())


def state_of(*made: optim.Optimizer) -> list[Any]:
    return [value for one in made for kept in one.state.values() for value in kept.values()]


def counted(model: nn.Module, *made: optim.Optimizer) -> tuple[int, ...]:
    """Parameters, buffers, gradients and optimizer state, as torch itself has them now."""
    return (
        nbytes(model.parameters()),
        nbytes(model.buffers()),
        nbytes(parameter.grad for parameter in model.parameters()),
        nbytes(state_of(*made)),
    )


def said(summed: Totals) -> tuple[int | None, ...]:
    return (
        summed.model_parameter_bytes,
        summed.model_buffer_bytes,
        summed.gradient_bytes,
        summed.optimizer_bytes,
    )


def trained(model: nn.Module, *made: optim.Optimizer) -> None:
    model(torch.randn(4, 8)).backward()
    for one in made:
        one.step()


def in_turn(*runs: Callable[[], Any]) -> Callable[[], Any]:
    """Run one after the other; return the last result."""

    def run() -> Any:
        for each in runs[:-1]:
            each()
        return runs[-1]()

    return run


def accumulated(model: nn.Module) -> None:
    for _ in range(3):
        trained(model)


def recorded(model: nn.Module | None, run: Callable[[], Any], **options: Any) -> Recording:
    with record(model, **options) as recorder:
        kept = run()
    del kept
    return recorder.recording.check()


@pytest.mark.parametrize("ops", [True, False])
@pytest.mark.parametrize("name", OPTIMIZERS)
def test_each_state_equals_torch(name: str, ops: bool) -> None:
    model = Net()
    made = OPTIMIZERS[name]([*model.parameters()])
    steps: list[Callable[[], Any]] = [
        lambda: model(torch.randn(4, 8)),
        lambda: trained(model, made),
        lambda: trained(model, made),
        in_turn(lambda: trained(model, made), lambda: made.zero_grad(set_to_none=False)),
        in_turn(lambda: trained(model, made), made.zero_grad),
        in_turn(made.zero_grad, lambda: model(torch.randn(4, 8))),
    ]

    for step in steps:
        found = totals(recorded(model, step, ops=ops))

        assert said(found) == counted(model, made)
        assert found.model_bytes == sum(counted(model, made))


def test_optimizer_has_no_state_before_first_step() -> None:
    model = Net()
    made = optim.Adam(model.parameters())

    found = said(totals(recorded(model, lambda: model(torch.randn(4, 8)))))

    assert found == (*counted(model)[:2], 0, 0)
    assert not made.state


def test_optimizer_that_block_made_is_found() -> None:
    model, made = Net(), []

    def step() -> None:
        made.append(optim.Adam(model.parameters()))
        trained(model, *made)

    assert said(totals(recorded(model, step))) == counted(model, *made)


def test_new_or_deleted_optimizer_is_noticed() -> None:
    model = Net()
    first = optim.SGD(model.parameters(), 0.1, momentum=0.9)
    trained(model, first)
    one = recorded(model, lambda: model(torch.randn(4, 8)))
    second = optim.Adam(model.parameters())
    trained(model, second)
    both = recorded(model, lambda: model(torch.randn(4, 8)))
    of_both = counted(model, first, second)
    del first
    gc.collect()
    other = recorded(model, lambda: model(torch.randn(4, 8)))

    assert [found.meta.optimizers for found in (one, both, other)] == [1, 2, 1]
    assert said(totals(both)) == of_both
    assert said(totals(other)) == counted(model, second)


def test_replacing_optimizer_is_found() -> None:
    model = Net()

    def training() -> tuple[tuple[int | None, ...], tuple[int, ...]]:
        made = optim.AdamW(model.parameters())
        found = totals(recorded(model, lambda: trained(model, made)))
        return said(found), counted(model, made)

    for _ in range(3):  # each as soon as the last one is gone: as often is everything referred to
        told, counts = training()
        assert told == counts


def test_gradients_that_accumulate_are_counted_once() -> None:
    model = Net()
    trained(model)

    found = totals(recorded(model, lambda: accumulated(model)))

    assert said(found)[:3] == counted(model)[:3]
    assert found.peak_gradient_bytes == counted(model)[2]


def test_states_of_other_models_are_not_this_ones() -> None:
    model, other = Net(), Net()
    made = optim.Adam([*model.parameters(), *other.parameters()])
    alone = optim.Adam(other.parameters())
    trained(other, alone)
    trained(model, made)

    recording = recorded(model, lambda: (model(torch.randn(4, 8)), other(torch.randn(4, 8))))

    own = {id(parameter) for parameter in model.parameters()}
    state = [value for key in made.state if id(key) in own for value in made.state[key].values()]
    assert recording.meta.optimizers == 1
    assert said(totals(recording)) == (*counted(model)[:3], nbytes(state))


def test_without_optimizer_only_its_state_is_unknown() -> None:
    model = Net()
    trained(model)

    found = totals(recorded(model, lambda: model(torch.randn(4, 8))))

    assert said(found) == (*counted(model)[:3], None)
    assert found.model_bytes == sum(counted(model))
    assert found.total_peak_bytes is not None and found.peak_optimizer_bytes is None


def test_without_model_states_are_unknown() -> None:
    model = Net()
    made = optim.Adam(model.parameters())
    unnamed = recorded(None, lambda: trained(model, made))
    captured = tb_actmem.capture(model(torch.randn(4, 8)), model)

    for recording in (unnamed, captured):
        assert said(totals(recording)) == (None,) * 4
        assert totals(recording).model_bytes is None
        assert totals(recording).total_peak_bytes is None


def test_lbfgs_and_its_history_are_counted() -> None:
    model = Net()
    made = optim.LBFGS(model.parameters(), max_iter=3)

    def closure() -> Any:
        made.zero_grad()
        loss = model(torch.ones(4, 8))
        loss.backward()
        return loss

    found = totals(recorded(model, lambda: made.step(closure) and None))

    values = state_of(made)
    flat = [each for value in values for each in (value if isinstance(value, list) else [value])]
    assert said(found) == (*counted(model)[:3], nbytes(flat))


# The peak


def forward(model: nn.Module, made: optim.Optimizer, size: int) -> Tensor:
    loss: Tensor = model(torch.ones(size, 8))
    return loss


def backward(model: nn.Module, made: optim.Optimizer, size: int) -> None:
    forward(model, made, size).backward()


def step(model: nn.Module, made: optim.Optimizer, size: int) -> None:
    backward(model, made, size)
    made.step()


def step_and_zero_grad(model: nn.Module, made: optim.Optimizer, size: int) -> None:
    step(model, made, size)
    made.zero_grad()


def micro_batches(model: nn.Module, made: optim.Optimizer, size: int) -> None:
    backward(model, made, size)
    step(model, made, 2 * size)


STEPS = (forward, backward, step, step_and_zero_grad, micro_batches)
NAMES = ("SGD with momentum", "AdamW, fused", "AdamW, amsgrad")
UNSEEN = 12
"""Bytes on the host of the Python numbers that torch wraps while Adam counts its steps."""


def begun(name: str, *, is_first: bool) -> tuple[nn.Module, optim.Optimizer]:
    torch.manual_seed(0)
    model = Net()
    made = OPTIMIZERS[name]([*model.parameters()])
    if not is_first:
        trained(model, made)
    return model, made


@pytest.mark.parametrize(
    ("size", "is_first"), [(4, True), (64, True), (64, False)], ids=["small", "first", "later"]
)
@pytest.mark.parametrize("run", STEPS)
@pytest.mark.parametrize("name", NAMES)
def test_total_peak_is_states_plus_profiler(
    name: str, run: Callable[..., Any], is_first: bool, size: int
) -> None:
    model, made = begun(name, is_first=is_first)
    _, peak = profiled_bytes(lambda: run(model, made, size))
    other, fresh = begun(name, is_first=is_first)
    before = sum(counted(other, fresh))

    found = totals(recorded(other, lambda: run(other, fresh, size)))

    assert found.total_peak_bytes is not None
    own = (found.peak_parameter_bytes, found.peak_buffer_bytes, found.peak_gradient_bytes)
    others = (found.peak_optimizer_bytes, found.peak_saved_bytes, found.peak_transient_bytes)
    assert found.total_peak_bytes == sum(part or 0 for part in (*own, *others))
    assert 0 <= before + peak - found.total_peak_bytes <= UNSEEN


@pytest.mark.parametrize("size", [4, 64])
@pytest.mark.parametrize("name", NAMES)
def test_gradients_freed_early_are_not_in_peak(name: str, size: int) -> None:
    model, made = begun(name, is_first=False)
    before = sum(counted(model, made))
    made.zero_grad()  # the profiler misses frees of older memory
    kept = sum(counted(model, made))
    _, peak = profiled_bytes(lambda: step(model, made, size))
    other, fresh = begun(name, is_first=False)

    found = totals(recorded(other, in_turn(fresh.zero_grad, lambda: step(other, fresh, size))))

    assert found.total_peak_bytes is not None
    assert 0 <= max(before, kept + peak) - found.total_peak_bytes <= UNSEEN


def test_older_gradient_is_only_in_peak() -> None:
    model = Net()
    made = optim.SGD(model.parameters(), 0.1)
    trained(model, made)
    gradients = counted(model)[2]

    found = totals(recorded(model, in_turn(lambda: torch.ones(10_000), made.zero_grad)))

    assert found.gradient_bytes == 0
    assert found.peak_gradient_bytes == gradients


def test_gradients_in_older_memory_are_older(each_observer: str) -> None:
    """As where a training has one buffer for all of them, or a sparse one has the indices given."""
    model = nn.Sequential(nn.Linear(8, 16), nn.Tanh(), nn.Linear(16, 3))
    sizes = [parameter.numel() for parameter in model.parameters()]
    flat, x = torch.zeros(sum(sizes)), torch.ones(4, 8)
    layer, tokens = nn.Embedding(9, 4, sparse=True), torch.arange(5)

    with record(nn.ModuleList([model, layer])) as recorder:
        flat.zero_()
        for parameter, part in zip(model.parameters(), flat.split(sizes), strict=True):
            parameter.grad = part.view_as(parameter)
        model(x).sum().backward()
        layer(tokens).tanh().sum().backward()

    rows = recorder.recording.storages
    (gradient,) = (row for row in rows if row.nbytes == flat.nbytes)
    assert (gradient.model_state, gradient.birth) == (ModelState.GRADIENT, None)
    if each_observer == "compiled":  # under a mode autograd copies the indices
        assert [row.birth for row in rows if row.nbytes == tokens.nbytes] == [None]


def test_state_made_without_op_is_not_older() -> None:
    model = Net()
    made = optim.Adam(model.parameters(), foreach=False)

    recording = recorded(model, lambda: trained(model, made))

    states = [row for row in recording.storages if row.model_state is not None]
    assert {row.birth is None for row in states} == {False}
    assert min(row.nbytes for row in states) == 4  # the counts of steps


# What fails


@pytest.mark.parametrize("name", ["gradients", "optimizer_states", "own_tensors"])
def test_failure_is_noted_and_states_are_unknown(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: Any) -> None:
        raise KeyError("planted")

    monkeypatch.setattr(block, name, fail)
    model = Net()
    made = optim.Adam(model.parameters())

    recording = recorded(model, lambda: trained(model, made))

    assert "gradients and the optimizer state" in " ".join(notes_of(recording))
    assert recording.meta.optimizers is None
    assert said(totals(recording)) == (None,) * 4
    assert totals(recording).saved_bytes > 0
    assert made.state


@pytest.mark.parametrize("kept", [lambda own: own.clone(), lambda own: [(own.clone(), 1)]])
def test_state_without_dict_is_found(kept: Callable[[Tensor], Any]) -> None:
    class Lookahead(optim.SGD):
        def step(self, closure: Any = None) -> Any:
            for group in self.param_groups:
                for own in group["params"]:
                    self.state[own] = kept(own.detach())

    model = Net()
    made = Lookahead(model.parameters(), 0.1)
    trained(model, made)

    found = totals(recorded(model, lambda: trained(model, made)))

    # The two layers of one weight have one state.
    assert found.optimizer_bytes == nbytes(model.parameters())


def test_wrapper_properties_are_not_read(monkeypatch: pytest.MonkeyPatch) -> None:
    class Wrapper(optim.Optimizer):
        def __init__(self, inside: optim.Optimizer) -> None:
            self.inside = inside

        def __getattr__(self, name: str) -> Any:
            raise AssertionError(f"asked for {name}")

    model = Net()
    made = optim.Adam(model.parameters())
    wrapper = Wrapper(made)

    found = totals(recorded(model, lambda: trained(model, made)))

    assert said(found) == counted(model, made)
    assert wrapper.inside is made


class SlowWeights(optim.Optimizer):
    """Wraps an optimizer as third-party ones do: missing attributes come from the inner one."""

    def __init__(self, inside: optim.Optimizer, **own: Any) -> None:
        vars(self).update(own, inside=inside)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.inside, name)

    def step(self, closure: Any = None) -> Any:
        self.inside.step()


def test_state_of_wrapper_without_groups_is_counted(each_observer: str) -> None:
    model = Net()
    made = optim.Adam(model.parameters())
    slow = {own: {"slow": own.detach().clone()} for own in model.parameters()}
    wrapper = SlowWeights(made, state=slow)

    found = totals(recorded(model, lambda: trained(model, wrapper)))

    assert said(found) == (*counted(model)[:3], nbytes([*state_of(made), *state_of(wrapper)]))


def test_wrapper_without_state_is_no_failure() -> None:
    model = Net()
    made = optim.Adam(model.parameters())
    wrapper = SlowWeights(made, param_groups=made.param_groups)

    found = totals(recorded(model, lambda: trained(model, wrapper)))

    assert said(found) == counted(model, made)


@pytest.mark.parametrize("models", [1, 3])
def test_programs_objects_are_looked_through_once(
    models: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Models that take turns, as those of a GAN, are searched for once each."""
    trainings = [(model := Net(), optim.Adam(model.parameters())) for _ in range(models)]

    def record_all() -> None:
        for model, made in trainings:
            recorded(model, partial(trained, model, made))

    for _ in range(2):  # its first step makes the optimizer refer to the parameters once more
        record_all()
    gc.collect()  # optimizers of other tests refer to their classes until then
    record_all()
    calls: list[int] = []

    def get_objects() -> list[Any]:
        calls.append(1)
        return []

    monkeypatch.setattr(gc, "get_objects", get_objects)
    # Graphs that other tests left alive are searched for by themselves.
    monkeypatch.setattr("tb_actmem.recorder.block.stale_graph_notes", lambda *_: [])

    for _ in range(3):
        record_all()

    assert calls == []


# The bands of the timeline

BANDS = (Part.PARAMETERS, Part.BUFFERS, Part.GRADIENTS, Part.OPTIMIZERS)


def stacked(recording: Recording) -> tuple[list[int], Stack]:
    found = curves(Index(recording))
    assert found.with_model is not None
    return [*found.op], found.with_model


def bands_at(recording: Recording, op: int) -> tuple[int, ...]:
    """The bands of model states after an op."""
    ops, stack = stacked(recording)
    point = bisect_right(ops, op) - 1
    return tuple(stack.parts[part][point] if part in stack.parts else 0 for part in BANDS)


class Moments:
    """Torch's own allocated bytes at some moments of a block, each marked by an op."""

    def __init__(self, model: nn.Module, made: optim.Optimizer) -> None:
        self.model, self.made = model, made
        self.counts: list[tuple[int, ...]] = []

    def mark(self, *_: Any) -> None:
        torch.hann_window(4)
        self.counts.append(counted(self.model, self.made))

    def bands(self, recording: Recording) -> list[tuple[int, ...]]:
        marks = [at for at, op in enumerate(recording.ops) if op.name == "aten::hann_window"]
        return [bands_at(recording, mark) for mark in marks]


@pytest.mark.parametrize("is_first", [True, False])
@pytest.mark.parametrize("name", OPTIMIZERS)
def test_bands_follow_states_of_torch(name: str, is_first: bool) -> None:
    model = nn.Sequential(*(nn.Linear(8, 8, bias=False) for _ in range(4)), nn.BatchNorm1d(8))
    made = OPTIMIZERS[name]([*model.parameters()])
    if not is_first:
        model(torch.randn(4, 8)).sum().backward()
        made.step()
        made.zero_grad()
    moments = Moments(model, made)
    for parameter in [*model.parameters()][:4]:  # each has its gradient from an op of its own
        parameter.register_post_accumulate_grad_hook(moments.mark)

    def step() -> None:
        moments.mark()
        model(torch.randn(4, 8)).sum().backward()
        moments.mark()
        made.step()
        moments.mark()
        made.zero_grad()
        moments.mark()

    recording = recorded(model, step)

    assert len(moments.counts) == 8
    assert moments.bands(recording) == moments.counts
    grown = [gradients for _, _, gradients, _ in moments.counts]
    assert grown[0] < grown[1] < grown[2] < grown[3] < grown[4] == grown[5] > grown[7] == 0


@pytest.mark.parametrize("run", STEPS)
@pytest.mark.parametrize("name", NAMES)
def test_bands_sum_to_total_peak(name: str, run: Callable[..., Any]) -> None:
    model, made = begun(name, is_first=False)

    recording = recorded(model, lambda: run(model, made, 64))
    _, stack = stacked(recording)
    summed = totals(recording)

    assert (*map(sum, zip(*stack.parts.values(), strict=True)),) == stack.live_bytes
    assert max(stack.live_bytes) == stack.peak_bytes == summed.total_peak_bytes
    assert stack.peak_op is not None
    assert bands_at(recording, stack.peak_op) == (
        summed.peak_parameter_bytes,
        summed.peak_buffer_bytes,
        summed.peak_gradient_bytes,
        summed.peak_optimizer_bytes,
    )


def test_unknown_states_have_no_bands() -> None:
    model = Net()
    trained(model)
    unnamed = recorded(None, lambda: trained(model))
    named = recorded(model, lambda: trained(model))

    assert timeline_reply(Index(unnamed))["with_model"] is None
    found = timeline_reply(Index(named))["with_model"]
    assert found is not None and found["unknown"].startswith("No optimizer of the model's")
    assert "optimizer state" not in found["categories"]


def test_main_parameters_and_gradients_of_megatron_are_model_states() -> None:
    """Its optimizers update copies, and its gradients lie in a buffer beside the parameters."""
    model = nn.Sequential(nn.Linear(8, 16), nn.Linear(16, 4)).bfloat16()
    own = [*model.parameters()]
    main = [nn.Parameter(each.detach().float()) for each in own]
    grads = torch.zeros(sum(each.numel() for each in own)).split([each.numel() for each in own])
    for each, copy, grad in zip(own, main, grads, strict=True):
        each.main_param, each.main_grad = copy, grad.view(each.shape)  # type: ignore[attr-defined]  # Megatron's
    optimizer = optim.AdamW(main)

    def step() -> None:
        model(torch.ones(4, 8).bfloat16()).float().sum().backward()
        for each, copy, grad in zip(own, main, grads, strict=True):
            grad.view(each.shape).add_(each.grad)
            each.grad, copy.grad = None, grad.view(each.shape) + 0
        optimizer.step()

    step()
    with record(model) as recorder:
        step()
    found = totals(recorder.recording)

    assert found.gradient_bytes == nbytes([*grads, *(copy.grad for copy in main)])
    assert found.optimizer_bytes == nbytes([*main, *state_of(optimizer)])
    assert found.model_parameter_bytes == nbytes(own)
    assert recorder.recording.meta.optimizers == 1


def test_flat_copy_of_zero_is_optimizer_state() -> None:
    """DeepSpeed's optimizer updates one copy of all parameters; each refers to its part."""
    model = nn.Sequential(nn.Linear(8, 16), nn.Linear(16, 4)).bfloat16()
    own = [*model.parameters()]
    flat = nn.Parameter(torch.cat([each.detach().float().flatten() for each in own]))
    starts = [0, *accumulate(each.numel() for each in own)]
    for each, start in zip(own[:-1], starts, strict=False):
        part = SimpleNamespace(hp_fragment=flat.narrow(0, start, each.numel()))
        each._hp_mapping = part  # type: ignore[attr-defined]  # DeepSpeed's
    own[-1]._hp_mapping = None  # type: ignore[attr-defined]  # it is another rank's
    optimizer = optim.AdamW([flat])

    def step() -> None:
        model(torch.ones(4, 8).bfloat16()).float().sum().backward()
        flat.grad = torch.ones_like(flat)
        optimizer.step()

    step()
    with record(model) as recorder:
        step()
    found = totals(recorder.recording)

    assert found.optimizer_bytes == nbytes([flat, *state_of(optimizer)])
    assert found.model_parameter_bytes == nbytes(own)
    assert recorder.recording.meta.optimizers == 1
