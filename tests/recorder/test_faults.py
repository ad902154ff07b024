"""If any part of the recorder fails, the recorded step runs as without it."""

from __future__ import annotations

import functools
import gc
import importlib
import inspect
import logging
import pkgutil
from collections.abc import Callable, Iterator
from types import FunctionType
from typing import Any

import pytest
import torch
from torch import Tensor, nn
from torch.utils._python_dispatch import is_in_torch_dispatch_mode
from torch.utils.checkpoint import checkpoint

import tb_actmem
from tb_actmem import recorder as package
from tb_actmem.recorder import watch
from tb_actmem.recorder.notes import stale_graphs
from tb_actmem.recorder.watch.hooks import take_out
from tb_actmem.recorder.watch.wrappers import observers
from tests.support.notes import notes_of
from tests.support.oracles import own_notes

DOORS = {
    "record": "the caller's own call",
    "capture": "the caller's own call",
    "allocation_stats": "the caller's own call",
    "Recorder.__init__": "the caller's own call",
    "Recorder.__enter__": "the caller's own call",
    "Recorder.__exit__": "the caller's own call",
    "Recorder.start": "the caller's own call",
    "Recorder.stop": "the caller's own call",
    "Recorder.finish": "the caller's own call",
    "Recorder.recording": "the caller's own call",
    "Recorder.watched": "the caller's own call",
    "OpStream.__torch_dispatch__": "the op runs inside",
    "DispatchObserver.run": "the op runs inside",
    "DispatchMode.ignore_compile_internals": "torch asks it in the midst of entering a mode",
    "Guard.__del__": "Python calls it and prints its exception",
    "_note": "it is what guards the others",
}
"""Functions whose failure would reach the program, because our code does not surround them."""

REMOVERS = {"Watch.close", "Watch._take_out", "take_out", "remove_mode", "Patch.take"}
"""With one of these broken for ever nothing could be removed; broken once, it is called again."""


CALLS = [pytest.param(None, id="always"), pytest.param(1, id="first"), pytest.param(3, id="third")]
"""Which calls of a function fail."""


class Fault(Exception):
    """What goes wrong in us."""


class Twice(torch.autograd.Function):
    @staticmethod
    def forward(ctx: Any, x: Tensor) -> Tensor:
        ctx.mine = x.sin()
        return x * 2

    @staticmethod
    def backward(ctx: Any, *grads: Tensor) -> Tensor:
        return grads[0] * 2


class Model(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.up, self.norm, self.down = nn.Linear(4, 8), nn.BatchNorm1d(8), nn.Linear(8, 2)

    def forward(self, x: Tensor) -> Tensor:
        y = checkpoint(nn.functional.gelu, self.norm(self.up(x)), use_reentrant=False)
        with torch.autocast("cpu", torch.bfloat16):
            y = self.down(Twice.apply(y))
        halves = y.float().split(1, dim=1)
        sparse = torch.eye(8).to_sparse() @ halves[0]
        return (sparse + halves[1]).pow(2).mean()


def step(model: Model, recorder: Any = None) -> list[Tensor]:
    """Two backwards, one of them with a graph of its own, and an update: all that came out."""
    model.zero_grad()
    x = torch.arange(32.0).reshape(8, 4).sin()
    loss = model(x)
    if recorder is not None:
        recorder.finish({"loss": loss})
    loss.backward(retain_graph=True)
    (slope,) = torch.autograd.grad(loss, model.up.weight, create_graph=True)
    slope.square().sum().backward()
    torch.optim.SGD(model.parameters(), lr=0.1).step()
    return [loss.detach(), *(p.grad.clone() for p in model.parameters() if p.grad is not None)]


def fresh() -> Model:
    torch.manual_seed(0)
    watch._is_library.clear()  # as if no earlier test had filled it
    return Model()


FOUND = pkgutil.walk_packages(package.__path__, f"{package.__name__}.")
MODULES = [package, *(importlib.import_module(info.name) for info in FOUND)]


def places() -> Iterator[tuple[str, Any, str, Any]]:
    """Find every function of ours: (name, owner, attribute, value)."""
    for module in MODULES[1:]:
        for name, value in vars(module).items():
            if getattr(value, "__module__", "") != module.__name__:
                continue
            if isinstance(value, type):
                for attribute, member in vars(value).items():
                    if _function(member) is not None and attribute != "__new__":
                        yield f"{name}.{attribute}", value, attribute, member
            elif _function(value) is not None:
                yield name, module, name, value


def module_of(owner: Any) -> str:
    name: str = owner.__module__ if isinstance(owner, type) else owner.__name__
    return name.rpartition(".")[2]


def _function(value: Any) -> FunctionType | None:
    for inner in (value, getattr(value, "__func__", None), getattr(value, "fget", None)):
        found = inspect.unwrap(inner) if callable(inner) else None
        if isinstance(found, FunctionType):
            return found
    return None


PLACES = {
    f"{module_of(owner)}:{name}": (name, owner, attribute, value)
    for name, owner, attribute, value in places()
    if name not in DOORS
}
"""All that can be broken; two modules may each have a function of one name."""


class Breaker:
    """Takes the place of a function and raises: always, or at its n-th call alone."""

    def __init__(self, error: type[BaseException], only: int | None) -> None:
        self.error, self.only = error, only
        self.calls = self.raised = 0

    def call(self, original: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        self.calls += 1
        if self.only is None or self.calls == self.only:
            self.raised += 1
            raise self.error("broken on purpose")
        return original(*args, **kwargs)

    def around(self, value: Any) -> Any:
        if isinstance(value, property):
            assert value.fget is not None
            return property(functools.partial(self.call, value.fget))
        original = value.__func__ if isinstance(value, (staticmethod, classmethod)) else value

        def broken(*args: Any, **kwargs: Any) -> Any:
            return self.call(original, *args, **kwargs)

        return type(value)(broken) if isinstance(value, (staticmethod, classmethod)) else broken

    def put(self, patch: pytest.MonkeyPatch, owner: Any, attribute: str, value: Any) -> None:
        broken = self.around(value)
        patch.setattr(owner, attribute, broken)
        for module in MODULES:  # those that imported it by name
            if vars(module).get(attribute) is value:
                patch.setattr(module, attribute, broken)


def installed() -> list[object]:
    return [
        nn.Module.__call__,
        vars(torch.autograd)["_engine_run_backward"],
        vars(torch.autograd)["_make_grads"],
        torch._C._len_torch_dispatch_stack(),
        torch._C._len_torch_function_stack(),
        is_in_torch_dispatch_mode(),
        torch._C._autograd._top_saved_tensors_default_hooks(True),
    ]


def records_again() -> None:
    """The next block is watched, and its recording has nothing to complain of."""
    model = nn.Linear(2, 2)
    with tb_actmem.record(model) as recorder:
        model(torch.ones(1, 2)).sum().backward()
    assert tb_actmem.totals(recorder.recording.check()).saved_bytes == 8
    assert own_notes(recorder.recording) == []


@pytest.fixture(autouse=True)
def hide_earlier_steps() -> None:
    """Each recording searches all objects that are not hidden."""
    gc.freeze()


@pytest.fixture(scope="module")
def plain() -> list[Tensor]:
    return step(fresh())


@pytest.fixture(scope="module")
def calls() -> dict[str, int]:
    """How often each function is called for one step and its recording.

    Not the first one of a process, which fills what is remembered for good.
    """
    model = fresh()
    with tb_actmem.record(model) as recorder:
        step(model, recorder)
    assert own_notes(recorder.recording.check()) == []
    breakers = {place: Breaker(Fault, 0) for place in PLACES}
    model = fresh()  # as in the tests: the first one has gradients by now
    stale_graphs._outputs.clear()  # graphs of other tests, which live until some later moment
    with pytest.MonkeyPatch.context() as patch:
        for place, (_, owner, attribute, value) in PLACES.items():
            breakers[place].put(patch, owner, attribute, value)
        with tb_actmem.record(model) as recorder:
            step(model, recorder)
        assert recorder.recording.nodes
    return {place: breaker.calls for place, breaker in breakers.items()}


@pytest.mark.parametrize("only", CALLS)
@pytest.mark.parametrize("place", PLACES)
def test_our_fault_is_reported_and_harmless(
    place: str,
    only: int | None,
    plain: list[Tensor],
    calls: dict[str, int],
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    if calls[place] < (only or 1):
        return  # it would be the same step once more
    name, owner, attribute, value = PLACES[place]
    model, before = fresh(), installed()
    breaker = Breaker(Fault, only)
    recording = None
    with monkeypatch.context() as patch, caplog.at_level(logging.WARNING, "tb_actmem"):
        breaker.put(patch, owner, attribute, value)
        with tb_actmem.record(model) as recorder:
            observed = step(model, recorder)
        try:
            recording = recorder.recording
        except tb_actmem.errors.RecordError as error:
            assert str(error).endswith(".")
        if only is not None or name not in REMOVERS:
            assert installed() == before
    if only is None and name in REMOVERS:
        observers.clear()
        take_out()

    assert all(torch.equal(a, b) for a, b in zip(plain, observed, strict=True))
    # One line for what happens in the block, and one if nothing can be read when it ends.
    assert len(caplog.records) <= 2 or name in REMOVERS
    assert breaker.raised
    if recording is not None:
        assert notes_of(recording.check())
    records_again()
    assert installed() == before


@pytest.mark.parametrize("place", PLACES)
def test_ctrl_c_in_our_code_leaves_nothing(
    place: str, calls: dict[str, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    if calls[place] < 2:
        return
    _, owner, attribute, value = PLACES[place]
    model, before = fresh(), installed()
    breaker = Breaker(KeyboardInterrupt, 2)
    with monkeypatch.context() as patch:
        breaker.put(patch, owner, attribute, value)
        recorder = tb_actmem.record(model)
        try:
            with recorder:
                step(model, recorder)
        except KeyboardInterrupt:
            assert breaker.raised
        else:
            # Some are called first when the recording is made, and some not at all.
            assert not breaker.raised

    assert installed() == before
    records_again()


def test_step_calls_most_of_recorder(calls: dict[str, int]) -> None:
    called = {place.partition(":")[2] for place, count in calls.items() if count}

    assert {
        "Observer.begin_engine",
        "Observer.end_backward",
        "Block._read",
        "Lifetimes.add",
    } <= called
    assert len(called) > 120
