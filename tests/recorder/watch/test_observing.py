"""Observing must not change the program."""

from __future__ import annotations

import gc
import signal
import weakref
from typing import Any

import pytest
import torch
from torch import nn
from torch.overrides import TorchFunctionMode
from torch.utils._python_dispatch import TorchDispatchMode

import tb_actmem
from tests.support import warm
from tests.support.hard_cases import CASES
from tests.support.models import REAL, toy
from tests.support.notes import notes_of


def step(model: nn.Module, forward: object, *, watched: bool) -> list[torch.Tensor]:
    """One forward and backward: the loss and every gradient."""
    assert callable(forward)
    model.zero_grad()
    torch.manual_seed(3)
    if watched:
        with tb_actmem.record(model):
            loss = forward()
            loss.backward()
    else:
        loss = forward()
        loss.backward()
    return [loss.detach(), *(p.grad.clone() for p in model.parameters() if p.grad is not None)]


@pytest.mark.parametrize("name", REAL)
def test_losses_and_gradients_are_bitwise_equal(name: str) -> None:
    model, forward = REAL[name]()
    state = {key: value.clone() for key, value in model.state_dict().items()}

    plain = step(model, forward, watched=False)
    model.load_state_dict(state)
    observed = step(model, forward, watched=True)

    assert all(torch.equal(a, b) for a, b in zip(plain, observed, strict=True))


class Hearing(TorchFunctionMode):
    """Notes the torch functions that are called, as a profiler of the program may."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[object] = []

    def __torch_function__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        self.heard.append(func)
        return func(*args, **(kwargs or {}))


def test_program_modes_see_no_access_of_ours() -> None:
    model, x = toy()
    heard = []
    for watched in (False, False, True):
        with Hearing() as mode:
            step(model, lambda: model(x).sum(), watched=watched)
        heard.append(mode.heard)

    assert heard[1] == heard[2] != []


def test_state_of_random_numbers_is_untouched() -> None:
    model, x = toy()
    before = torch.get_rng_state()

    with tb_actmem.record(model) as recorder:
        y = model(x)
    tb_actmem.capture(y, model)

    assert torch.equal(torch.get_rng_state(), before)
    del recorder


@pytest.mark.parametrize("name", REAL)
def test_recording_keeps_no_tensor_alive(name: str) -> None:
    model, forward = REAL[name]()

    with tb_actmem.record(model) as recorder:
        loss = forward()
    captured = tb_actmem.capture(loss, model)
    storage = weakref.ref(loss.untyped_storage())
    graph = weakref.ref(loss)
    del loss
    gc.collect()

    assert storage() is None and graph() is None
    assert recorder.recording.nodes and captured.nodes


def test_ctrl_c_passes_and_leaves_nothing() -> None:
    model, x = toy()

    with pytest.raises(KeyboardInterrupt), tb_actmem.record(model) as recorder:
        y = model(x)
        raise KeyboardInterrupt

    assert "KeyboardInterrupt" in notes_of(recorder.recording)[0]
    assert tb_actmem.totals(recorder.recording).cached_bytes == 168
    del y


def test_failing_recorder_does_not_stop_training(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    model, x = toy()
    broken = "tb_actmem.recorder.block.read_graph"
    monkeypatch.setattr(broken, lambda *args, **kwargs: 1 / 0)

    with tb_actmem.record(model) as recorder:
        model(x).sum().backward()

    assert all(parameter.grad is not None for parameter in model.parameters())
    assert "could not" in caplog.text
    with pytest.raises(tb_actmem.errors.RecordError, match="no recording"):
        _ = recorder.recording


def test_block_without_gradients_has_no_nodes() -> None:
    model, x = toy()

    with torch.no_grad(), tb_actmem.record(model) as recorder:
        model(x)
    recording = recorder.recording.check()

    assert not recording.nodes
    assert tb_actmem.totals(recording).freed_bytes == 96 + 96 + 24 + 24


def test_late_collection_does_not_kill_cached_storage(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    x = torch.randn(8, 8, requires_grad=True)

    class Box:
        """Keeps a part of the graph in a cycle, as closures and caches do."""

        def __init__(self, kept: torch.Tensor) -> None:
            self.me, self.kept = self, kept

    enable = gc.enable

    def enable_and_collect() -> None:
        enable()
        gc.collect()

    # The collector is off while the graph is read, and runs once it is on again.
    monkeypatch.setattr(gc, "enable", enable_and_collect)
    with tb_actmem.record() as recorder:
        loss = x.tanh().sum()
        Box(x.exp().sin())
    recording = recorder.recording.check()

    saved = {recording.tensors[save.tensor].storage for save in recording.saves if save.tensor}
    ends = {recording.storages[storage].death for storage in saved if storage is not None}
    totals = tb_actmem.totals(recording)
    lines = (totals.made_cached_bytes or 0, totals.held_bytes or 0)
    assert ends == {None}
    assert totals.alive_after_forward_bytes == sum(lines) > 0
    del loss


class Ran(TorchDispatchMode):
    """Notes the name of each op that runs."""

    def __init__(self) -> None:
        super().__init__()
        self.names: list[str] = []

    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        self.names.append(func.name())
        return func(*args, **(kwargs or {}))


@pytest.mark.parametrize("name", ["sparse_coo", "jagged_nested", "dropout"])
def test_reading_graph_adds_no_ops(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Asking a sparse or nested tensor for its parts runs ops of torch's."""
    monkeypatch.setenv("TB_ACTMEM_NATIVE", "0")  # with a mode, as whoever judges it

    def run(watcher):
        model, forward = CASES[name]("cpu")
        torch.manual_seed(0)
        with watcher(model) as watching:
            result = forward()
            result.backward(torch.ones_like(result))
        return watching

    run(tb_actmem.record)  # the first of a process may run more
    ran = run(lambda model: Ran()).names
    ops = run(tb_actmem.record).recording.ops

    assert [op.name for op in ops if not op.name.startswith("autograd::")] == ran
    assert len(ran) > 1


def test_many_steps_leave_no_objects_behind() -> None:
    model, x = toy()

    def one() -> None:
        with tb_actmem.record(model):
            model(x).sum().backward()

    for _ in range(3):
        one()
    gc.collect()
    before = len(gc.get_objects())
    for _ in range(30):
        one()
    gc.collect()

    assert len(gc.get_objects()) - before < 30


@pytest.mark.usefixtures("each_observer")
@pytest.mark.parametrize("others", [(), ([],)])
def test_cycles_through_argument_names_are_collected(others: tuple[Any, ...]) -> None:
    class Name(str):
        recorder: Any = None

        def __add__(self, other: str) -> Name:
            return self

    class Model(nn.Module):
        def forward(self, *args: object, **kwargs: torch.Tensor) -> torch.Tensor:
            return kwargs["x"].sum()

    name, model = Name("x"), Model()
    with tb_actmem.record(model) as recorder:
        model(*others, **{name: torch.ones(3)})
    name.recorder = recorder
    refs: list[weakref.ref[Any]] = [weakref.ref(name), weakref.ref(recorder)]
    assert recorder.recording.ops
    del name, recorder
    gc.collect()

    assert [ref() for ref in refs] == [None, None]


@pytest.mark.usefixtures("each_observer")
def test_tensors_can_be_swapped_while_recording() -> None:
    """Torch refuses to where it finds a weak reference."""
    x = torch.ones(3, requires_grad=True)

    with tb_actmem.record() as recorder:
        one, other = x.sin(), x.new_zeros(2) + x.sum().exp()
        torch.utils.swap_tensors(one, other)
    recording = recorder.recording

    assert (tuple(one.shape), tuple(other.shape)) == ((2,), (3,))
    names = {node.name for node in recording.nodes}
    assert {"SinBackward0", "ExpBackward0", "AddBackward0"} <= names
    assert not notes_of(recording)
    held = weakref.ref(one)
    with tb_actmem.record(), pytest.raises(RuntimeError, match="weakref"):
        torch.utils.swap_tensors(one, other)
    del held


@pytest.mark.usefixtures("each_observer")
@pytest.mark.parametrize("how", ["double", "load_state_dict"])
def test_swapped_parameters_are_converted_and_loaded(how: str) -> None:
    model, x = nn.Linear(4, 4), torch.ones(2, 4)
    states = {name: tensor.clone() for name, tensor in model.state_dict().items()}
    torch.__future__.set_swap_module_params_on_conversion(True)
    try:
        with tb_actmem.record(model) as recorder:
            model(x).sum().backward()
            model.zero_grad()
            model.double() if how == "double" else model.load_state_dict(states)
            model(x.to(model.weight.dtype)).sum().backward()
    finally:
        torch.__future__.set_swap_module_params_on_conversion(False)

    wanted = torch.float64 if how == "double" else torch.float32
    assert model.weight.dtype == wanted
    assert not [note for note in notes_of(recorder.recording) if "could not" in note]


def test_profiler_with_stacks_starts_in_a_block() -> None:
    """It keeps the code of ``Module.__call__`` for ever, so it starts in a process of its own."""
    program = """
import torch, tb_actmem
from torch import nn

model = nn.Sequential(nn.Linear(4, 4), nn.GELU())
with tb_actmem.record(model) as recorder:
    with torch.profiler.profile(with_stack=True) as profiler:
        model(torch.ones(2, 4)).sum().backward()
events = profiler.profiler.kineto_results.events()
print(len(recorder.recording.modules), any("Linear" in event.name() for event in events))
"""
    done = warm.run("-c", program)

    has_names = torch.__version__ >= "2.12"  # the profiler of 2.11 has no modules, recorded or not
    assert done.stdout == f"3 {has_names}\n", done.stderr


@pytest.mark.usefixtures("each_observer")
def test_forward_has_an_argument_named_module() -> None:
    class Named(nn.Module):
        def forward(self, *, module: torch.Tensor) -> torch.Tensor:
            return module.exp()

    model = Named()
    with tb_actmem.record(model) as recorder:
        model(module=torch.ones(2, 4, requires_grad=True)).sum().backward()

    assert len(recorder.recording.modules) == 1


def test_error_of_signal_handler_reaches_program(
    each_observer: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Such as a time limit that ends while our code runs."""

    def late(*given: Any) -> Any:
        raise TimeoutError

    def interrupt(frame: Any) -> Any:
        signal.raise_signal(signal.SIGALRM)

    before = signal.signal(signal.SIGALRM, late)
    monkeypatch.setattr("tb_actmem.recorder.watch.dispatch.site_of", interrupt)
    monkeypatch.setattr("tb_actmem.recorder.engine.observer.is_library", interrupt)
    try:
        with pytest.raises(TimeoutError), tb_actmem.record() as recorder:
            torch.ones(2).exp()
    finally:
        signal.signal(signal.SIGALRM, before)

    assert recorder.recording.check().meta.notes[0].code == "ended-early"
