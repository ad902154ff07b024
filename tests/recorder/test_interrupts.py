"""An interrupt anywhere in a block keeps the facts from before it."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Any

import pytest
import torch
from torch import nn
from torch.utils.checkpoint import checkpoint

import tb_actmem
from tb_actmem.errors import RecordError
from tb_actmem.model import Recording

OURS = str(Path(tb_actmem.__file__).parent)
EACH = 29
"""Of so many calls of our functions, one is interrupted."""
BEFORE, AFTER = "__enter__", "__exit__"


class Interrupter:
    """Raises KeyboardInterrupt at the begin of a function of ours; counts their calls.

    Python runs a signal's handler there, among others, and wherever a generator runs on.
    """

    def __init__(self, at: int | None = None) -> None:
        self.at, self.calls, self.within = at, 0, ""

    def __call__(self, frame: FrameType, event: str, arg: Any) -> None:
        """Be the trace function."""
        if event == "call" and frame.f_code.co_filename.startswith(OURS):
            if self.calls == self.at:
                self.within = _entered(frame)
                sys.settrace(None)
                raise KeyboardInterrupt
            self.calls += 1


def _entered(frame: FrameType | None) -> str:
    """Name the function of ours that the program has called."""
    name = ""
    while frame is not None:
        if frame.f_code.co_filename.startswith(OURS):
            name = frame.f_code.co_name
        frame = frame.f_back
    return name


class Model(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.up, self.norm, self.down = nn.Linear(4, 8), nn.LayerNorm(8), nn.Linear(8, 2)

    def forward(self, given: torch.Tensor) -> torch.Tensor:
        hidden = checkpoint(self.norm, self.up(given), use_reentrant=False)
        return self.down(hidden.float().relu().clone())


def step(model: nn.Module, opened: Callable[[Any], None] = lambda recorder: None) -> None:
    """Record a step of two forwards and backwards."""
    with tb_actmem.record(model) as recorder:
        opened(recorder)
        for _ in range(2):
            model(torch.ones(2, 4)).sum().backward()


def facts(recording: Recording, ops: int) -> tuple[list[str], Counter[Any]]:
    """Return the names of the first ops, and the births and bytes of their storages."""
    made = Counter((one.birth, one.nbytes) for one in recording.storages)
    return [op.name for op in recording.ops][:ops], Counter(
        {one: count for one, count in made.items() if one[0] is not None and one[0] < ops}
    )


def interrupted(model: nn.Module, at: int) -> tuple[str, Recording | None]:
    """Interrupt a step at a call: where the program was, and the recording.

    "": the step has fewer calls, or Python discarded the interrupt, as where it ends a generator.
    """
    opened: list[Any] = []
    interrupter = Interrupter(at)
    sys.settrace(interrupter)
    try:
        step(model, opened.append)
        return "", None
    except KeyboardInterrupt:
        pass
    finally:
        sys.settrace(None)
    try:
        return interrupter.within, opened[0].recording if opened else None
    except RecordError:
        return interrupter.within, None


@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
def test_interrupt_anywhere_keeps_what_was_recorded(each_observer: str) -> None:
    model = Model()
    whole: list[Any] = []
    step(model)
    counter = Interrupter()
    sys.settrace(counter)
    step(model, whole.append)
    sys.settrace(None)
    expected = whole[0].recording
    found = Counter[str]()

    for at in range(0, counter.calls, EACH):
        within, recording = interrupted(model, at)
        if not within:
            continue
        found[within] += 1
        if recording is None:
            # One call is before all that `__exit__` does, and one is before all of `record`.
            assert within in (BEFORE, AFTER, "record"), at
            continue
        recording.check()
        # The last op may have been noted without its outputs.
        ops = max(len(recording.ops) - 1, 0)
        assert facts(recording, ops) == facts(expected, ops), at
        if within != AFTER:
            assert "ended-early" in {note.code for note in recording.meta.notes}, at

    assert min(found[BEFORE], found[AFTER], found["run_backward"]) > 5
    model.zero_grad()
    step(model)  # nothing is left that would refuse it
    assert model.up.weight.grad is not None
