"""A note reports memory without a graph that watched steps leak, and nothing else."""

from __future__ import annotations

import copy
import gc
import re
import weakref
from collections.abc import Callable, Generator
from typing import Any

import pytest
import torch
from torch import Tensor, nn

import tb_actmem
from tb_actmem.recorder.notes import leaks
from tests.support.notes import notes_of

ROWS, WIDTH = 4, 8

Step = Callable[[int], Any]

model = nn.Sequential(nn.Linear(WIDTH, 16), nn.GELU(), nn.Linear(16, WIDTH))
lstm = nn.LSTM(WIDTH, WIDTH)
average = copy.deepcopy(model)


def told(recording: tb_actmem.Recording) -> tuple[int, int]:
    """The bytes and the number of storages that the note names, of all places."""
    notes = [note for note in notes_of(recording) if note.startswith("Several watched steps")]
    found = re.findall(r"([\d,]+) bytes in ([\d,]+) storages", "".join(notes))
    pairs = [tuple(int(text.replace(",", "")) for text in texts) for texts in found]
    return sum(nbytes for nbytes, _ in pairs), sum(count for _, count in pairs)


def of(kept: list[Tensor]) -> tuple[int, int]:
    """The bytes and the number of the storages that a list keeps."""
    storages = {one.untyped_storage().data_ptr(): one.untyped_storage().nbytes() for one in kept}
    return sum(storages.values()), len(storages)


def recordings(
    step: Step, *, steps: int = 5, **options: Any
) -> Generator[tb_actmem.Recording, None, None]:
    """Train, and yield the recording of each step that is watched."""
    optimizer = torch.optim.AdamW([*model.parameters(), *lstm.parameters()])
    recorder = tb_actmem.record(model, **{"every": 1, **options})
    for number in range(steps):
        with recorder:
            step(number)
            optimizer.step()
            optimizer.zero_grad()
        if recorder.watched:
            yield recorder.recording


def output(rows: int = ROWS) -> Tensor:
    """The model's output, when its backward has run."""
    found: Tensor = model(torch.randn(rows, WIDTH))
    found.square().mean().backward()
    return found.detach()


@pytest.mark.parametrize("every", [1, 2])
@pytest.mark.parametrize("rows", [lambda _: ROWS, lambda number: ROWS + number])
def test_step_reports_leaks_of_earlier_steps(every: int, rows: Callable[[int], int]) -> None:
    kept: list[Tensor] = []
    watched: list[Tensor] = []

    for number, recording in enumerate(
        recordings(lambda number: kept.append(output(rows(number))), steps=8, every=every)
    ):
        assert told(recording) == (of(watched) if number > 1 else (0, 0))
        watched.append(kept[-1])
    assert number > 2


def test_views_of_one_leak_count_once() -> None:
    kept: list[Tensor] = []

    def step(_: int) -> None:
        whole = output()
        kept.extend((whole[0], whole[:, 1]))

    *_, last = recordings(step, steps=4)

    assert told(last) == of(kept[:-2]) == (3 * ROWS * WIDTH * 4, 3)


def test_line_is_that_which_made_memory() -> None:
    losses: list[Tensor] = []
    line = test_line_is_that_which_made_memory.__code__.co_firstlineno + 5

    def step(_: int) -> None:
        loss = model(torch.randn(ROWS, WIDTH)).square().mean()
        loss.backward()
        losses.append(loss.detach())

    *_, last = recordings(step)

    name = getattr(step.__code__, "co_qualname", "step")  # Python 3.10 knows no longer one
    assert notes_of(last) == (
        "Several watched steps left memory alive that this step did not use: "
        f"16 bytes in 4 storages of 4 steps, by mean at test_leaks.py:{line} in "
        f"{name}.",
    )
    *_, last = recordings(step, stacks=False)
    assert notes_of(last)[0].endswith("16 bytes in 4 storages of 4 steps, by mean.")


def test_larger_leak_is_named_first() -> None:
    kept: list[Tensor] = []

    def step(_: int) -> None:
        kept.append(output())
        kept.append(torch.ones(100))

    *_, last = recordings(step)

    first, second = notes_of(last)
    assert "1,600 bytes in 4 storages of 4 steps, by ones at" in first
    assert "512 bytes in 4 storages of 4 steps, by addmm at" in second


def in_place(number: int) -> None:
    with torch.no_grad():
        for slow, fast in zip(average.parameters(), model.parameters(), strict=True):
            slow.lerp_(fast, 0.1)
    output()


made_anew: dict[str, Tensor] = {}


def anew(number: int) -> None:
    for name, parameter in model.named_parameters():
        old = made_anew.get(name, parameter.detach())
        made_anew[name] = old * 0.9 + parameter.detach() * 0.1
    output()


state: list[Tensor] = []


def recurrent(number: int) -> None:
    found, new = lstm(torch.randn(3, ROWS, WIDTH), tuple(state) or None)
    model(found).square().mean().backward()
    state[:] = [one.detach() for one in new]


masks: dict[int, Tensor] = {}


def cached_mask(number: int) -> None:
    if ROWS not in masks:
        masks[ROWS] = torch.ones(ROWS, ROWS).tril()
    output()


window: list[Tensor] = []


def the_last_one(number: int) -> None:
    window[:] = [output()]


every_one: list[Tensor] = []


def used_again(number: int) -> None:
    every_one.append(output())
    torch.stack(every_one).mean()


@pytest.mark.parametrize(
    "step", [in_place, anew, recurrent, cached_mask, the_last_one, used_again, lambda _: output()]
)
def test_used_memory_is_no_leak(step: Step) -> None:
    assert [told(recording) for recording in recordings(step)] == [(0, 0)] * 5


def test_accumulated_gradients_are_no_leak() -> None:
    recorder = tb_actmem.record(model, every=1)
    for _ in range(5):
        with recorder:
            output()
        assert told(recorder.recording) == (0, 0)
    model.zero_grad()


def test_graph_memory_is_reported_with_graph_only() -> None:
    # The square keeps the output, and nothing else that is alive was made by the model.
    kept = []

    def step(_: int) -> None:
        kept.append(model(torch.randn(ROWS, WIDTH)).square().sum(0).add(1.0))

    *_, last = recordings(step)

    graphs, left = notes_of(last)
    assert graphs.startswith("Graphs from before the block")
    assert told(last) == (4 * WIDTH * 4, 4) and "by add at" in left


def test_released_leak_is_no_longer_reported() -> None:
    kept: list[Tensor] = []

    def step(number: int) -> None:
        if number == 3:
            kept.clear()
        kept.append(output())

    assert [told(recording)[1] for recording in recordings(step, steps=6)] == [0, 0, 2, 0, 0, 2]


def test_each_training_has_its_own_steps() -> None:
    kept: list[Tensor] = []
    for _ in range(3):
        *_, last = recordings(lambda _: kept.append(output()), steps=2)
        assert told(last) == (0, 0)


def test_remembering_keeps_nothing_alive() -> None:
    kept: list[Tensor] = []
    running = recordings(lambda _: kept.append(output()))
    next(running)
    memory = weakref.ref(kept[0].untyped_storage())

    kept.clear()
    gc.collect()

    assert memory() is None
    running.close()


def test_no_more_is_remembered_than_can_be(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leaks, "MOST", 3)
    kept: list[Tensor] = []

    *_, last = recordings(lambda _: kept.append(output()), steps=6)

    assert "at least 384 bytes in 3 storages of 3 steps" in notes_of(last)[0]


def test_without_ops_leaks_are_not_reported() -> None:
    kept: list[Tensor] = []

    assert {
        notes_of(recording) for recording in recordings(lambda _: kept.append(output()), ops=False)
    } == {()}
