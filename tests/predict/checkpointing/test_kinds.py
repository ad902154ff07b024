"""Many kinds of modules under random checkpoints: predicted equals run within its notes, or is
refused."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import tb_actmem
from tb_actmem.errors import PredictError
from tb_actmem.model import Recording
from tests.support import drawn
from tests.support.arbitrary import examples
from tests.support.backwards import UNSURE, has_more_memory, noted_bytes
from tests.support.checkpointable import on_device
from tests.support.drawn import Choice, Step
from tests.support.kinds import KINDS, program_of_kinds

RAISING = {"growing-list", "other-mode", "copied-views"}
"""Notes after which torch may raise."""
SAVING = {"growing-list", "double-backward"}
"""Notes that say by how many bytes the saved bytes can be higher."""


def run(step: Step, choice: Choice | None = None) -> Recording:
    return drawn.run(step, choice, program_of_kinds)


def drawn_choice(draw: random.Random, step: Step, recording: Recording) -> Choice:
    ways = (drawn.drawn_choice, drawn.drawn_nest, drawn.drawn_selective_nest)
    if draw.random() < 0.3:
        chosen = drawn.drawn_choice(draw, step, recording)._replace(save=())
        return drawn.drawn_offload(draw, chosen, recording)
    return draw.choice(ways)(draw, step, recording)


def simple_step(draw: random.Random, seed: int) -> Step:
    """Draw a step; most have one forward and one backward without autocast."""
    step = drawn.drawn_step(draw)._replace(seed=seed)
    if draw.random() < 0.3:
        return step
    return step._replace(autocast=False, forwards=1, backwards=1, optimizer="sgd", zero="first")


def check(seed: int, seen: Counter[str]) -> None:
    """Check a checkpoint or offload of the module of the kind, and a drawn choice."""
    draw = random.Random(seed)
    step = simple_step(draw, seed)
    try:
        before = run(step)
    except (RuntimeError, ValueError):
        seen["no step"] += 1  # torch's autocast refuses some kinds
        return
    own = Choice((), offload=("1",)) if draw.random() < 0.2 else Choice(("1",))
    for choice in (own, drawn_choice(draw, step, before)):
        seen[outcome(step, before, choice)] += 1


def outcome(step: Step, before: Recording, choice: Choice) -> str:
    """Compare the prediction of a choice with its run."""
    modules, save, offload = choice
    before = on_device(before) if offload else before
    try:
        predicted = tb_actmem.predict.checkpoint(before, modules, save=save, offload=offload)
    except PredictError:
        return "refused"
    codes = {note.code for note in predicted.meta.notes}
    if any("whole" in dict(note.values) for note in predicted.meta.notes):
        return "other choice"
    try:
        after = run(step, choice)
    except (RuntimeError, ValueError) as error:
        assert codes & RAISING, (step, choice, error)
        return "raises as noted"
    after = on_device(after) if offload else after
    totals, true = tb_actmem.totals(predicted), tb_actmem.totals(after)
    most = noted_bytes(before, predicted)

    off = true.saved_bytes - totals.saved_bytes
    assert 0 <= off <= (most if codes & SAVING else 0), (step, choice)
    assert totals.total_peak_bytes == pytest.approx(true.total_peak_bytes, rel=0.001, abs=most), (
        step,
        choice,
    )
    if offload or codes & UNSURE:
        return "predicted"
    return "variables" if has_more_memory(predicted, after, most) else "compared"


@pytest.mark.usefixtures("compiled_observer", "threads")
@pytest.mark.filterwarnings("ignore")
def test_prediction_of_each_kind_equals_its_run():
    seen = Counter[str]()
    for seed in range(examples(len(KINDS))):
        check(seed, seen)

    assert seen["predicted"] + seen["compared"] > len(KINDS)
    assert seen["compared"] > len(KINDS) / 2
    assert seen["variables"] < seen["compared"] / 100
