"""A backward that runs in another thread than the block in which its forward ran."""

from __future__ import annotations

import threading
from collections.abc import Callable

import pytest
import torch
from torch import nn
from torch.utils.checkpoint import checkpoint

import tb_actmem
from tb_actmem.model import PhaseKind, Recording
from tests.support.notes import notes_of


def in_a_thread(work: Callable[[], object]) -> None:
    thread = threading.Thread(target=work)
    thread.start()
    thread.join()


def at_once(work: Callable[[], object]) -> None:
    work()


def step(model: nn.Module, run: Callable[[Callable[[], object]], None]) -> Recording:
    torch.manual_seed(0)
    x = torch.randn(8, 16)
    with tb_actmem.record(model) as recorder:
        loss = model(x).pow(2).mean()
        run(loss.backward)
    return recorder.recording.check()


def test_its_graph_is_read_before_it_is_consumed():
    model = nn.Sequential(nn.Linear(16, 32), nn.GELU(), nn.Linear(32, 16))
    here, there = step(model, at_once), step(model, in_a_thread)

    totals = [tb_actmem.totals(recording) for recording in (here, there)]
    assert totals[0].saved_bytes == totals[1].saved_bytes == 3072
    assert totals[0].alive_after_forward_bytes == totals[1].alive_after_forward_bytes
    assert totals[0].forward_peak_bytes == totals[1].forward_peak_bytes
    kinds = [phase.kind for phase in there.phases]
    assert kinds == [PhaseKind.FORWARD, PhaseKind.BACKWARD]


def test_backward_in_other_thread_is_noted():
    *others, note = notes_of(step(nn.Linear(16, 4), in_a_thread))

    assert note.startswith("1 backward ran in another thread") and "peak" in note
    # The compiled observer hears that thread.
    assert all(one.startswith("Other threads allocated") for one in others)


@pytest.mark.usefixtures("each_observer")
def test_graph_of_running_backward_is_not_read():
    """The engine of the other thread frees it when the block ends."""
    model = nn.Sequential(nn.Linear(16, 32), nn.GELU(), nn.Linear(32, 16))
    runs, has_ended = threading.Event(), threading.Event()

    def wait(gradient: torch.Tensor) -> None:
        runs.set()
        has_ended.wait()

    with tb_actmem.record(model) as recorder:
        y = model(torch.randn(8, 16))
        y.register_hook(wait)
        loss = y.sum()
        thread = threading.Thread(target=loss.backward)
        thread.start()
        runs.wait()
        left = model(torch.randn(8, 16))
    has_ended.set()
    thread.join()

    recording = recorder.recording.check()
    assert {"lost-graphs", "lost-backwards"} <= {note.code for note in recording.meta.notes}
    assert tb_actmem.totals(recording).saved_bytes == 2560  # of the first graph only
    del left


def test_training_in_other_thread_is_ignored():
    model, other = nn.Linear(4, 4), nn.Linear(4, 4)
    with tb_actmem.record(model, ops=False) as recorder:
        y = model(torch.randn(2, 4))
        in_a_thread(lambda: torch.mm(torch.randn(2, 4), other.weight).sum().backward())

    assert notes_of(recorder.recording) == ()
    assert tb_actmem.totals(recorder.recording).saved_bytes == 2 * 4 * 4
    del y


def test_recompute_of_other_training_is_ignored():
    model, other = nn.Linear(4, 4), nn.Tanh()
    run, has_run = threading.Event(), threading.Event()

    def train() -> None:
        loss = checkpoint(other, torch.ones(2, requires_grad=True), use_reentrant=False).sum()
        run.wait()
        loss.backward()
        has_run.set()

    def wait(gradient: torch.Tensor) -> None:
        run.set()
        has_run.wait()

    thread = threading.Thread(target=train)
    thread.start()
    with tb_actmem.record(model) as recorder:
        y = model(torch.randn(2, 4))
        y.register_hook(wait)
        y.sum().backward()
    thread.join()

    assert [call.type_name for call in recorder.recording.modules] == ["Linear"]
