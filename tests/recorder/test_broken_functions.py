"""A broken function of ours leaves the numbers unchanged, or adds a note.

Each function that three small programs call is replaced by one that does nothing.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import pytest
import torch
from torch import Tensor, nn
from torch.utils.checkpoint import checkpoint

import tb_actmem
from tb_actmem.errors import RecordError
from tb_actmem.recorder.watch import hooks
from tb_actmem.recorder.watch.wrappers import observers
from tests.recorder.test_faults import PLACES, Breaker
from tests.support.oracles import own_notes

OBSERVERS = {"mode": "0", "compiled": "1"}

SEEN_ELSEWHERE = {"evidence:is_wrapped_number"}
"""Functions that answer None as well as no. Other tests fail without them."""


class Attention(nn.Module):
    """Checkpointed attention under autocast, with a parameter that is never used."""

    def __init__(self) -> None:
        super().__init__()
        self.inner, self.outer = nn.Linear(8, 24), nn.Linear(8, 8)
        self.unused = nn.Parameter(torch.ones(5))

    def forward(self, x: Tensor) -> Tensor:
        return nn.functional.dropout(
            self.outer(x + checkpoint(self._attend, x, use_reentrant=False))
        )

    def _attend(self, x: Tensor) -> Tensor:
        parts = self.inner(x).unflatten(-1, (2, 12)).transpose(1, 2).chunk(3, -1)
        return nn.functional.scaled_dot_product_attention(*parts).transpose(1, 2).flatten(2)


class Tied(nn.Module):
    """Tied weights, buffers and ops in place."""

    def __init__(self) -> None:
        super().__init__()
        self.embedding, self.norm = nn.Embedding(16, 8), nn.BatchNorm1d(8)
        self.head = nn.Linear(8, 16, bias=False)
        self.head.weight = self.embedding.weight

    def forward(self, x: Tensor) -> Tensor:
        return self.head(self.norm(self.embedding(x)).relu_().mul(2).add_(1))


Step = Callable[[], object]


def perceptron() -> tuple[nn.Module, Step]:
    """A perceptron with gradients from before, and the first step of an optimizer."""
    model = nn.Sequential(nn.Linear(4, 8), nn.GELU(), nn.Linear(8, 2))
    optimizer, x = torch.optim.AdamW(model.parameters(), foreach=False), torch.randn(3, 4)
    model(x).sum().backward()

    def step() -> None:
        optimizer.zero_grad()
        model(x).square().mean().backward()
        optimizer.step()

    return model, step


def attention() -> tuple[nn.Module, Step]:
    model, x = Attention(), torch.randn(2, 6, 8)

    def step() -> None:
        with torch.autocast("cpu", torch.bfloat16):
            loss = model(x).float().sum()
        loss.backward()

    return model, step


def tied() -> tuple[nn.Module, Step]:
    """Two forwards, of which the second has no backward, and an optimizer that has run before."""
    model, x = Tied(), torch.arange(12)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1, momentum=0.9)
    model(x).sum().backward()
    optimizer.step()

    def step() -> Tensor:
        nn.functional.cross_entropy(model(x), x).backward()
        optimizer.step()
        optimizer.zero_grad()
        loss: Tensor = model(x).sum()
        return loss

    return model, step


PROGRAMS = {"perceptron": perceptron, "attention": attention, "tied": tied}


class Escaped(BaseException):
    """A failure of ours reached the program."""


class Result(NamedTuple):
    """The numbers of a recording, and its gaps."""

    numbers: dict[str, int]
    sees_memory: bool
    notes: list[str]


def recorded(program: str) -> Result:
    torch.manual_seed(0)
    model, step = PROGRAMS[program]()
    kept = None
    with tb_actmem.record(model) as recorder:
        try:
            kept = step()
        except Exception as error:
            raise Escaped(repr(error)) from error
    del kept
    recording = recorder.recording.check()
    return Result(tb_actmem.scalars(recording), recording.meta.sees_memory, own_notes(recording))


def without(place: str, program: str) -> Result | str:
    """Record with a function replaced by nothing; return the result, or the loud failure."""
    _, owner, attribute, value = PLACES[place]
    with pytest.MonkeyPatch.context() as patch:
        Nothing().put(patch, owner, attribute, value)
        try:
            return recorded(program)
        except Exception as error:
            return repr(error)
        finally:
            patch.undo()
            for observer in observers.values():
                observer.stop()
                observer.facts.release()
            observers.clear()
            hooks.take_out()


class Nothing(Breaker):
    """Takes the place of a function, does nothing and returns None."""

    def __init__(self) -> None:
        super().__init__(RecordError, None)

    def call(self, original: Callable[..., Any], *args: Any, **kwargs: Any) -> None:
        """Be called in place of the function."""


def called(program: str) -> Iterator[str]:
    """Yield every function that a recording of a program calls."""
    counts = {place: Breaker(RecordError, 0) for place in PLACES}
    with pytest.MonkeyPatch.context() as patch:
        for place, (_, owner, attribute, value) in PLACES.items():
            counts[place].put(patch, owner, attribute, value)
        recorded(program)
    yield from (
        place
        for place, breaker in counts.items()
        if breaker.calls and not place.endswith("__init__")
    )


@pytest.mark.usefixtures("threads")  # an op may allocate in its other threads: a true note
@pytest.mark.parametrize("program", PROGRAMS)
@pytest.mark.parametrize("observer", OBSERVERS)
def test_lost_result_is_noted(
    program: str,
    observer: str,
    monkeypatch: pytest.MonkeyPatch,
    request: pytest.FixtureRequest,
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.CRITICAL, "tb_actmem")
    if observer == "compiled":
        request.getfixturevalue("compiled_observer")
    monkeypatch.setenv("TB_ACTMEM_NATIVE", OBSERVERS[observer])
    recorded(program)
    want = recorded(program)
    assert not want.notes
    places = [*called(program)]

    silent = {}
    for place in places:
        got = without(place, program)
        if place in SEEN_ELSEWHERE or isinstance(got, str) or got.notes:
            continue
        if got.sees_memory == want.sees_memory and got != want:
            silent[place] = {*got.numbers.items()} ^ {*want.numbers.items()}

    assert silent == {}
    assert recorded(program) == want
    assert len(places) > 100
