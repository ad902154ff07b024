"""Threads without a block: their memory is noted, and their nodes are read."""

from __future__ import annotations

import threading
from collections.abc import Callable

import pytest
import torch
from torch import Tensor, nn
from torch.nn.functional import gelu

import tb_actmem
from tb_actmem.model import Note, Recording

NBYTES = 4 * 3000


def in_a_thread(work: Callable[[], object]) -> None:
    thread = threading.Thread(target=work)
    thread.start()
    thread.join()


def note_of(recording: Recording, code: str) -> Note | None:
    return next((note for note in recording.meta.notes if note.code == code), None)


@pytest.mark.usefixtures("compiled_observer")
def test_memory_of_other_threads_is_noted() -> None:
    model = nn.Linear(4, 4)
    kept: list[Tensor] = []

    def prepare() -> None:
        first = torch.ones(3000)
        for _ in range(2):  # at one time, two tensors are alive
            first = first + first
        kept.append(first)

    with tb_actmem.record(model) as recorder:
        in_a_thread(prepare)
        kept.clear()
        in_a_thread(prepare)
        model(torch.ones(2, 4)).sum().backward()

    note = note_of(recorder.recording, "memory-elsewhere")
    assert note is not None and dict(note.values) == {"nbytes": 2 * NBYTES}
    assert note_of(recorder.recording, "modules-elsewhere") is None


@pytest.mark.usefixtures("compiled_observer")
def test_other_thread_outside_block_is_not_noted() -> None:
    model = nn.Linear(4, 4)
    in_a_thread(lambda: torch.ones(3000).exp())
    with tb_actmem.record(model) as recorder:
        model(torch.ones(2, 4)).sum().backward()
    in_a_thread(lambda: torch.ones(3000).exp())

    assert recorder.recording.meta.notes == ()


@pytest.mark.usefixtures("compiled_observer")
def test_nodes_that_other_threads_make_are_read() -> None:
    weight = nn.Linear(16, 32).weight
    x = torch.randn(8, 16)

    def forward() -> list[Tensor]:
        made: list[Tensor] = []
        in_a_thread(lambda: made.append(gelu(x @ weight.T)))
        return made

    torch.ones(1, requires_grad=True).exp()  # the other thread has lower sequence numbers
    with tb_actmem.record() as recorder:
        made = forward()
        loss = made[0].square().sum()
    recording = recorder.recording

    # `mm` saves the input (the weight is a parameter), `gelu` its input, and `pow` its input.
    of_graph = {"mm": 4 * 8 * 16, "gelu": 4 * 8 * 32, "pow": 4 * 8 * 32}
    assert tb_actmem.totals(recording).saved_bytes == sum(of_graph.values())
    assert loss.grad_fn is not None
    assert note_of(recording, "old-graphs") is None
    assert note_of(recording, "modules-elsewhere") is not None
