"""Transforms of torch.func around modules and inside of them."""

from __future__ import annotations

from collections.abc import Callable

import pytest
import torch
from torch import Tensor, nn
from torch.func import functional_call, grad, jacfwd, jacrev, jvp, vjp
from torch.utils.checkpoint import CheckpointError

import tb_actmem
from tb_actmem.errors import PredictError
from tb_actmem.model import Recording
from tests.support.checkpointable import Case, recorded, under_checkpoints

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


TRANSFORMS: dict[str, Step] = {
    "vmap": lambda model, x: torch.vmap(model)(x),
    "vmap of parameters": of_many,
    "vmap of named": lambda model, x: torch.vmap(lambda x: model(input=x))(x),
    "grad": lambda model, x: grad(lambda x: model(x).sum())(x),
    "grad for parameters": of_parameters,
    "grad for each sample": of_samples,
    "vjp": lambda model, x: vjp(model, x)[1](torch.ones(8, 16))[0],
    "jacrev": lambda model, x: jacrev(model)(x[0]),
    "jvp": lambda model, x: torch.cat(jvp(model, (x,), (torch.ones_like(x),))),
    "jacfwd": lambda model, x: jacfwd(model)(x[0]),
}


class Around(nn.Module):
    """Runs a module in a transform."""

    def __init__(self, transform: Step) -> None:
        super().__init__()
        self.first, self.transform = nn.Linear(16, 16), transform
        self.inner = nn.Sequential(nn.Linear(16, 64), nn.GELU(), nn.Linear(64, 16))

    def forward(self, x: Tensor) -> Tensor:
        return self.first(x).sum() + self.transform(self.inner, x).square().sum()


def step_of(transform: Step, *names: str) -> Recording:
    """Record a step with some modules under checkpoints."""
    torch.manual_seed(0)
    model, x = nn.Sequential(nn.Linear(16, 16), Around(transform)), torch.randn(8, 16)
    under_checkpoints(model, [*names])
    return recorded(Case(model, lambda: model(x), []))


@pytest.mark.usefixtures("each_observer")
@pytest.mark.parametrize("name", TRANSFORMS)
def test_call_inside_transform_is_refused(name: str) -> None:
    before = step_of(TRANSFORMS[name])

    for inside in ("1.inner", "1.inner.0", "1.inner.1"):
        with pytest.raises(PredictError, match=r"a transform of torch\.func"):
            tb_actmem.predict.checkpoint(before, inside)
        with pytest.raises(PredictError, match=r"a transform of torch\.func"):
            tb_actmem.predict.checkpoint(before, offload=inside)
        with pytest.raises((RuntimeError, CheckpointError)):
            step_of(TRANSFORMS[name], inside)


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
        assert isinstance(most, int) and 0 <= off <= most
        assert found._replace(forward_peak_bytes=true.forward_peak_bytes) == true


def test_calls_outside_transform_are_predicted() -> None:
    before, real = step_of(TRANSFORMS["vmap"]), step_of(TRANSFORMS["vmap"], "0", "1.first")
    predicted = tb_actmem.predict.checkpoint(before, ["0", "1.first"])
    assert tb_actmem.totals(predicted) == tb_actmem.totals(real)
