"""Other libraries patch the same functions of torch: every patch works, in any order."""

from __future__ import annotations

import functools
import gc
import weakref
from collections.abc import Callable, Iterator
from typing import Any

import pytest
import torch
from torch import Tensor, nn

import tb_actmem
from tb_actmem.model import PhaseKind
from tb_actmem.recorder.watch.patches import Patch
from tests.support.models import toy
from tests.support.notes import notes_of

PLACES = {
    "calls": (nn.Module, "__call__"),
    "engine": (torch.autograd, "_engine_run_backward"),
    "seeds": (torch.autograd, "_make_grads"),
    "tracing": (torch._guards, "tracing"),
}


class Theirs:
    """Another library's patch: it counts, and calls the function that it replaced."""

    def __init__(self, place: str) -> None:
        self.owner, self.name = PLACES[place]
        self.calls = 0
        self.found: Any = None
        self.patch: Any = None

    def put(self) -> None:
        self.found = vars(self.owner)[self.name]

        @functools.wraps(self.found)
        def patch(*args: Any, **kwargs: Any) -> Any:
            self.calls += 1
            return self.found(*args, **kwargs)

        self.patch = patch
        setattr(self.owner, self.name, patch)

    def take(self) -> None:
        setattr(self.owner, self.name, self.found)

    @property
    def is_there(self) -> bool:
        return vars(self.owner)[self.name] is self.patch


@pytest.fixture(params=PLACES)
def theirs(request: pytest.FixtureRequest) -> Iterator[Theirs]:
    """A patch that is not there yet; torch's own function is back in its place at the end."""
    owner, name = PLACES[request.param]
    own = vars(owner)[name]
    yield Theirs(request.param)
    setattr(owner, name, own)


def recorded(*, before: Callable[[], None] | None = None) -> Any:
    """Record one step; ``before`` runs at the beginning of the block."""
    model, x = toy()
    with tb_actmem.record(model) as recorder:
        if before is not None:
            before()
        run(model, x)
    return recorder.recording.check()


def run(model: nn.Module, x: Tensor) -> None:
    """Go through every place."""
    with torch._guards.tracing(None):
        model(x).sum().backward()


def is_whole(recording: Any) -> bool:
    """Whether every module call was noted once, and the backward too."""
    calls = [(call.fqn, call.call) for call in recording.modules]
    kinds = [phase.kind for phase in recording.phases]
    return (
        calls == [("", 0), ("0", 0), ("1", 0), ("2", 0), ("3", 0)]
        and kinds == [PhaseKind.FORWARD, PhaseKind.BACKWARD]
        and tb_actmem.totals(recording).saved_bytes == 168
    )


def test_patch_from_before_block_is_called_and_stays(theirs: Theirs) -> None:
    theirs.put()

    assert is_whole(recorded())
    assert theirs.calls and theirs.is_there


def test_patch_removed_in_block_stays_removed(theirs: Theirs) -> None:
    own = vars(theirs.owner)[theirs.name]
    theirs.put()

    recording = recorded(before=theirs.take)

    assert vars(theirs.owner)[theirs.name] is own
    assert f"{theirs.name} while the block ran" in notes_of(recording)[0]
    assert is_whole(recorded())


def test_patch_from_block_stays_without_double_notes(theirs: Theirs) -> None:
    first = recorded(before=theirs.put)
    assert is_whole(first) and theirs.is_there

    theirs.calls = 0
    run(toy()[0], torch.ones(1, 4))
    once = theirs.calls
    assert once and is_whole(recorded())
    assert theirs.calls == 2 * once and theirs.is_there


def test_patch_removed_after_block_restores_torch(theirs: Theirs) -> None:
    own = vars(theirs.owner)[theirs.name]
    for _ in range(3):
        assert is_whole(recorded(before=theirs.put))
        theirs.take()
        run(toy()[0], torch.ones(1, 4))

        assert vars(theirs.owner)[theirs.name] is own
    assert is_whole(recorded())


def test_patch_within_block_changes_nothing(theirs: Theirs) -> None:
    def come_and_go() -> None:
        theirs.put()
        theirs.take()

    recording = recorded(before=come_and_go)

    assert is_whole(recording) and not notes_of(recording)


def test_wrapper_is_remade_only_after_cover() -> None:
    class Owner:
        call = staticmethod(len)

    patch = Patch(Owner, "call", lambda behind: lambda value: behind(value))
    doors = []
    for _ in range(3):
        patch.put()
        doors.append(patch.wrapper)
        patch.take()

    assert doors[0] is doors[1] is doors[2]


def test_uncovered_wrapper_releases_its_target() -> None:
    class Owner:
        pass

    patch = Patch(Owner, "call", lambda behind: lambda: behind())
    called: list[weakref.ref[Any]] = []
    for _ in range(3):
        Owner.call = lambda: None  # type: ignore[attr-defined]
        called.append(weakref.ref(vars(Owner)["call"]))
        patch.put()
        patch.take()
    gc.collect()

    assert [ref() is None for ref in called] == [True, True, False]
