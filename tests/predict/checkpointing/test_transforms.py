"""Transforms of torch.func around modules and inside of them."""

from __future__ import annotations

from collections.abc import Callable

import pytest
import torch
from torch import Tensor, nn
from torch.autograd.forward_ad import dual_level, make_dual, unpack_dual
from torch.func import functional_call, functionalize, grad, jacfwd, jacrev, jvp, linearize, vjp
from torch.utils.checkpoint import CheckpointError

import tb_actmem
from tb_actmem.errors import PredictError
from tb_actmem.model import Recording
from tests.support.checkpointable import (
    Case,
    copying,
    on_device,
    recorded,
    under_checkpoints,
    under_hooks,
)

pytestmark = pytest.mark.filterwarnings("ignore:.*torch.jit")

Step = Callable[[nn.Module, Tensor], Tensor]


def of_parameters(model: nn.Module, x: Tensor) -> Tensor:
    """Return the gradient for the first parameter: no wrapped tensor reaches the first call."""
    parameters = dict(model.named_parameters())
    found = grad(lambda of, x: functional_call(model, of, (x,)).sum())(parameters, x)
    return next(iter(found.values()))


def of_many(model: nn.Module, x: Tensor) -> Tensor:
    """Run a model with several sets of parameters."""
    parameters = {name: torch.stack([one, one]) for name, one in model.named_parameters()}
    return torch.vmap(lambda of: functional_call(model, of, (x,)))(parameters)


def of_samples(model: nn.Module, x: Tensor) -> Tensor:
    return torch.vmap(lambda x: of_parameters(model, x[None]))(x)


def of_dual(model: nn.Module, x: Tensor) -> Tensor:
    with dual_level():
        y, tangent = unpack_dual(model(make_dual(x, torch.ones_like(x))))
    return y + tangent


def of_dual_parameters(model: nn.Module, x: Tensor) -> Tensor:
    """Run a model whose first call gets no dual tensor."""
    with dual_level():
        own = {name: make_dual(one, one.detach()) for name, one in model.named_parameters()}
        y, tangent = unpack_dual(functional_call(model, own, (x,)))
    return y + tangent


COMPUTING: dict[str, Step] = {
    "grad": lambda model, x: grad(lambda x: model(x).sum())(x),
    "grad for parameters": of_parameters,
    "grad for each sample": of_samples,
    "vjp": lambda model, x: vjp(model, x)[1](torch.ones(8, 16))[0],
    "jacrev": lambda model, x: jacrev(model)(x[0]),
}
"""Those that compute gradients."""
DUAL: dict[str, Step] = {"dual input": of_dual, "dual parameters": of_dual_parameters}
"""Forward-mode AD without a transform."""
TRANSFORMS: dict[str, Step] = {
    **COMPUTING,
    **DUAL,
    "vmap": lambda model, x: torch.vmap(model)(x),
    "vmap of parameters": of_many,
    "vmap of named": lambda model, x: torch.vmap(lambda x: model(input=x))(x),
    "jvp": lambda model, x: torch.cat(jvp(model, (x,), (torch.ones_like(x),))),
    "jacfwd": lambda model, x: jacfwd(model)(x[0]),
    "functionalize": lambda model, x: functionalize(model)(x),
}


class Around(nn.Module):
    """Runs a module in a transform."""

    def __init__(self, transform: Step) -> None:
        super().__init__()
        self.first, self.transform = nn.Linear(16, 16), transform
        self.inner = nn.Sequential(nn.Linear(16, 64), nn.GELU(), nn.Linear(64, 16))

    def forward(self, x: Tensor) -> Tensor:
        return self.first(x).sum() + self.transform(self.inner, x).square().sum()


def step_of(transform: Step, *names: str, offload: str | None = None) -> Recording:
    """Record a step with some modules under checkpoints, and one inside hooks that copy."""
    torch.manual_seed(0)
    model, x = nn.Sequential(nn.Linear(16, 16), Around(transform)), torch.randn(8, 16)
    under_checkpoints(model, [*names])
    under_hooks(model, [] if offload is None else [offload], copying)
    return recorded(Case(model, lambda: model(x), []))


INSIDE = ("1.inner", "1.inner.0", "1.inner.1")


@pytest.mark.usefixtures("each_observer")
@pytest.mark.parametrize("name", TRANSFORMS)
def test_call_inside_transform_is_refused(name: str) -> None:
    before = step_of(TRANSFORMS[name])
    said = r"forward-mode AD" if name in DUAL else r"a transform of torch\.func"

    for inside in INSIDE:
        with pytest.raises(PredictError, match=said):
            tb_actmem.predict.checkpoint(before, inside)
        with pytest.raises((RuntimeError, CheckpointError)):
            step_of(TRANSFORMS[name], inside)


@pytest.mark.usefixtures("each_observer")
@pytest.mark.parametrize("name", TRANSFORMS)
def test_offload_with_transform_is_predicted_or_refused(name: str) -> None:
    before = step_of(TRANSFORMS[name])
    for module in ("1", *INSIDE):
        if name in COMPUTING:
            with pytest.raises(PredictError, match=r"torch\.func \(grad\)"):
                tb_actmem.predict.checkpoint(before, offload=module)
            with pytest.raises(RuntimeError, match="saved tensor hooks"):
                step_of(TRANSFORMS[name], offload=module)
            continue
        predicted = tb_actmem.predict.checkpoint(on_device(before), offload=module)
        found = tb_actmem.totals(predicted)
        true = tb_actmem.totals(on_device(step_of(TRANSFORMS[name], offload=module)))

        assert found.saved_bytes == true.saved_bytes
        assert found.total_peak_bytes == true.total_peak_bytes


@pytest.mark.usefixtures("each_observer")
@pytest.mark.parametrize("name", TRANSFORMS)
def test_call_around_transform_is_predicted_or_refused(name: str) -> None:
    before = step_of(TRANSFORMS[name])
    try:
        real = step_of(TRANSFORMS[name], "1")
    except RuntimeError:
        with pytest.raises(PredictError, match=r"a transform of torch\.func \(grad\)"):
            tb_actmem.predict.checkpoint(before, "1")
    else:
        predicted = tb_actmem.predict.checkpoint(before, "1")
        found, true = tb_actmem.totals(predicted), tb_actmem.totals(real)
        off = (true.forward_peak_bytes or 0) - (found.forward_peak_bytes or 0)
        notes = {note.code: dict(note.values) for note in predicted.meta.notes}
        most = notes.get("variables", {}).get("forward_nbytes", 0)
        tangents = notes.get("tangents", {}).get("nbytes", 0)
        assert isinstance(most, int) and isinstance(tangents, int) and 0 <= off <= most + tangents
        if name in DUAL:
            assert found.saved_bytes == true.saved_bytes
            assert 0 <= (true.total_peak_bytes or 0) - (found.total_peak_bytes or 0) <= tangents
        else:
            assert found._replace(forward_peak_bytes=true.forward_peak_bytes) == true


def test_calls_outside_transform_are_predicted() -> None:
    before, real = step_of(TRANSFORMS["vmap"]), step_of(TRANSFORMS["vmap"], "0", "1.first")
    predicted = tb_actmem.predict.checkpoint(before, ["0", "1.first"])
    assert tb_actmem.totals(predicted) == tb_actmem.totals(real)


def linearized(model: nn.Module, x: Tensor) -> Tensor:
    y, tangent = linearize(model, x)
    return y + tangent(torch.ones_like(x))


@pytest.mark.usefixtures("each_observer")
@pytest.mark.filterwarnings("ignore:Attempted to insert a get_attr:UserWarning")  # torch's own
def test_offload_in_linearize_is_refused() -> None:
    before = step_of(linearized)
    for module in ("1", *INSIDE):
        with pytest.raises(PredictError, match=rf"{module} may run inside or around torch\.func\."):
            tb_actmem.predict.checkpoint(before, offload=module)

    predicted = tb_actmem.predict.checkpoint(on_device(before), offload="0")
    found = tb_actmem.totals(predicted)
    true = tb_actmem.totals(on_device(step_of(linearized, offload="0")))
    assert found.total_peak_bytes == true.total_peak_bytes
