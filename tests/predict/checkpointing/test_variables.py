"""Local variables keep memory: notes on predicted peaks, against steps under real checkpoints."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest
import torch
from torch import Tensor, nn

import tb_actmem
from tb_actmem.model import Recording
from tests.support.checkpointable import Case, copying, on_device, recorded, under_checkpoints
from tests.support.checkpointable import under_hooks as under_pack_hooks

pytestmark = pytest.mark.usefixtures("compiled_observer")

NBYTES = 64 * 32 * 4
"""Bytes of the model's input."""
SUM = 4
"""Bytes of a sum, which Python holds until it is added."""


def large(z: Tensor) -> Tensor:
    """Allocate and free 32 times the memory of z in the forward."""
    with torch.no_grad():
        return (z[:, :, None] * z[:, None, :]).sum()


class Named(nn.Module):
    def forward(self, x: Tensor) -> Tensor:
        y = x.exp()
        z = y.sin()
        return z.cos() + large(z)


class Renamed(nn.Module):
    def forward(self, x: Tensor) -> Tensor:
        x = x.exp()
        x = x.sin()
        return x.cos() + large(x)


class Plain(nn.Module):
    def forward(self, x: Tensor) -> Tensor:
        x = x.sin()
        return x.cos() + large(x)


def hooked() -> nn.Module:
    module = Plain()
    module.register_forward_pre_hook(lambda module, args: (args[0].exp(),))
    return module


def case_of(make: Callable[[], nn.Module]) -> Case:
    torch.manual_seed(0)
    model = nn.Sequential(nn.Linear(32, 32), make(), nn.Linear(32, 1))
    x = torch.randn(64, 32)
    return Case(model, lambda: model(x).sum(), ["1"])


def noted(recording: Recording) -> dict[str, Any]:
    notes = {note.code: dict(note.values) for note in recording.meta.notes}
    return notes.get("variables", {})


class NamedNumber(nn.Module):
    def forward(self, x: Tensor) -> Tensor:
        y = x.mean().exp()
        z = y.sin()
        return x + z.cos() + large(x)


def test_bytes_of_smallest_variable_are_noted():
    predicted = tb_actmem.predict.checkpoint(recorded(case_of(NamedNumber)), "1")
    under = case_of(NamedNumber)
    under_checkpoints(under.model, under.names)
    least, true = tb_actmem.totals(predicted), tb_actmem.totals(recorded(under))

    assert least.forward_peak_bytes is not None and true.forward_peak_bytes is not None
    missing = true.forward_peak_bytes - least.forward_peak_bytes
    assert 0 < missing <= noted(predicted)["forward_nbytes"] < least.forward_peak_bytes / 1000


@pytest.mark.parametrize("make", [Named, hooked])
def test_bytes_of_variable_are_noted(make):
    predicted = tb_actmem.predict.checkpoint(recorded(case_of(make)), "1")
    under = case_of(make)
    under_checkpoints(under.model, under.names)
    least, true = tb_actmem.totals(predicted), tb_actmem.totals(recorded(under))

    assert noted(predicted) == {"forward_nbytes": NBYTES + SUM, "nbytes": NBYTES + SUM}
    assert least.saved_bytes == true.saved_bytes
    for before, after in (
        (least.forward_peak_bytes, true.forward_peak_bytes),
        (least.step_peak_bytes, true.step_peak_bytes),
        (least.total_peak_bytes, true.total_peak_bytes),
    ):
        assert before is not None and before + NBYTES + SUM == after


def test_peaks_without_variable_are_exact():
    predicted = tb_actmem.predict.checkpoint(recorded(case_of(Renamed)), "1")
    under = case_of(Renamed)
    under_checkpoints(under.model, under.names)
    least, true = tb_actmem.totals(predicted), tb_actmem.totals(recorded(under))

    assert noted(predicted)["nbytes"] == NBYTES + SUM  # the recording cannot tell
    assert least.total_peak_bytes is not None
    assert least.total_peak_bytes + SUM == true.total_peak_bytes


def test_bytes_of_variable_are_noted_for_offload():
    before = on_device(recorded(case_of(Named)))
    predicted = tb_actmem.predict.checkpoint(before, offload="1")
    under = case_of(Named)
    under_pack_hooks(under.model, under.names, copying)
    least, true = tb_actmem.totals(predicted), tb_actmem.totals(on_device(recorded(under)))

    assert least.step_peak_bytes is not None
    assert least.step_peak_bytes + noted(predicted)["nbytes"] == true.step_peak_bytes


class Passed(nn.Module):
    """Its variable keeps the result of one call, an argument of the next, to the end."""

    def __init__(self) -> None:
        super().__init__()
        self.first, self.second = nn.Linear(32, 32), nn.Linear(32, 32)

    def forward(self, x: Tensor) -> Tensor:
        y = self.first(x)
        z: Tensor = self.second(y)
        return z + large(z)


class PassedOn(Passed):
    def forward(self, x: Tensor) -> Tensor:
        y: Tensor = self.second(self.first(x))
        return y + large(y)


@pytest.mark.parametrize(("make", "nbytes"), [(Passed, NBYTES), (PassedOn, 0)])
def test_variable_that_keeps_argument_is_noted(make: type[nn.Module], nbytes: int) -> None:
    predicted = tb_actmem.predict.checkpoint(recorded(case_of(make)), "1")
    under = case_of(make)
    under_checkpoints(under.model, under.names)
    least, true = tb_actmem.totals(predicted), tb_actmem.totals(recorded(under))

    # The recording cannot tell the two apart.
    assert noted(predicted) == {"forward_nbytes": NBYTES, "nbytes": NBYTES}
    for before, after in (
        (least.forward_peak_bytes, true.forward_peak_bytes),
        (least.step_peak_bytes, true.step_peak_bytes),
    ):
        assert before is not None and before + nbytes == after


def test_plan_has_note_on_variables():
    before = recorded(case_of(Named))
    plan = tb_actmem.predict.plan(before, max_recompute="100%")

    assert plan.modules == () or noted(plan.recording)


def test_memory_of_inner_module_ends_with_it():
    """No variable outlives its own call: torch's modules note their results."""

    def make() -> nn.Module:
        return nn.Sequential(nn.Sigmoid(), nn.Tanh(), nn.Sigmoid())

    assert not noted(tb_actmem.predict.checkpoint(recorded(case_of(make)), "1"))


@dataclass
class Cache:
    """Results of a call beside its first one, as for generating text."""

    key: Tensor
    value: Tensor


class Attention(nn.Module):
    def __init__(self, cache: Callable[[Tensor, Tensor], Any]) -> None:
        super().__init__()
        self.key, self.value, self.cache = nn.Linear(32, 32), nn.Linear(32, 32), cache

    def forward(self, x: Tensor) -> tuple[Tensor, Any]:
        key, value = self.key(x), self.value(x)
        result = x + key.sin() * value.sin()
        return result, self.cache(key.view(8, 8, 32), value.view(8, 8, 32))


class Decoder(nn.ModuleList):
    """Keeps the caches of its layers until it returns."""

    def forward(self, x: Tensor) -> tuple[Tensor, list[Any]]:
        caches = []
        for layer in self:
            x, cache = layer(x)
            caches.append(cache)
        return x, caches


@pytest.mark.parametrize(
    "cache", [lambda *views: views, Cache, lambda *views: [{"kv": Cache(*views)}]]
)
def test_results_in_objects_live_as_long_as_caller(cache, each_observer):
    def case() -> Case:
        torch.manual_seed(0)
        model = Decoder(Attention(cache) for _ in range(4))
        x = torch.randn(64, 32, requires_grad=True)
        return Case(model, lambda: model(x)[0].sum(), ["0", "1", "2", "3"])

    predicted = tb_actmem.totals(tb_actmem.predict.checkpoint(recorded(case()), "*"))
    under = case()
    under_checkpoints(under.model, under.names)
    true = tb_actmem.totals(recorded(under))

    assert predicted.saved_bytes == true.saved_bytes
    assert predicted.forward_peak_bytes == true.forward_peak_bytes
    assert predicted.step_peak_bytes == true.step_peak_bytes


class Split(nn.Module):
    """Its variables are views of a result of an inner module."""

    def __init__(self) -> None:
        super().__init__()
        self.inner = nn.Linear(32, 128)

    def forward(self, x: Tensor) -> Tensor:
        a, b, c, d = self.inner(x).chunk(4, -1)
        y = a.sin() * b.sin() * c.sin() * d.sin()
        return y.tanh() + large(y)


def test_bytes_of_variables_in_nest_are_noted():
    def make(*names: str) -> Case:
        case = case_of(lambda: nn.Sequential(Split(), nn.Tanh()))
        under_checkpoints(case.model, [*names])
        return case

    for names in (["1"], ["1", "1.0"]):
        predicted = tb_actmem.predict.checkpoint(recorded(make()), names)
        least, true = tb_actmem.totals(predicted), tb_actmem.totals(recorded(make(*names)))

        assert least.forward_peak_bytes is not None and true.forward_peak_bytes is not None
        assert least.forward_peak_bytes < true.forward_peak_bytes
        most = least.forward_peak_bytes + noted(predicted)["forward_nbytes"]
        assert true.forward_peak_bytes <= most
