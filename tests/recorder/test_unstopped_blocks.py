"""Blocks that never end, or end elsewhere: the next block is recorded."""

from __future__ import annotations

import contextlib
import gc
import logging
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
import torch
from torch._subclasses.fake_tensor import FakeTensorMode
from torch.utils._python_dispatch import TorchDispatchMode, is_in_torch_dispatch_mode

import tb_actmem
from tests.support.models import toy
from tests.support.notes import notes_of
from tests.support.oracles import own_notes

KEPT = 168


def kept(recorder: Any) -> int:
    return tb_actmem.totals(recorder.recording.check()).saved_bytes


def assert_next_is_recorded() -> None:
    model, x = toy()
    with tb_actmem.record(model) as recorder:
        y = model(x)
    assert kept(recorder) == KEPT
    assert own_notes(recorder.recording) == []
    del y


def test_unstopped_block_ends_with_next(
    caplog: pytest.LogCaptureFixture,
) -> None:
    model, x = toy()
    lost = tb_actmem.record(model)
    with pytest.raises(RuntimeError, match="out of memory"):
        lost.start()
        y = model(x)
        raise RuntimeError("out of memory")

    with caplog.at_level(logging.WARNING, "tb_actmem"):
        assert_next_is_recorded()

    assert len(caplog.records) == 1 and "never stopped" in caplog.text
    assert kept(lost) == KEPT
    assert "never stopped" in notes_of(lost.recording)[0]
    lost.stop()  # by who started it, too late
    assert_next_is_recorded()
    del y


def test_unstopped_periodic_recorder_starts_anew() -> None:
    model, x = toy()
    recorder = tb_actmem.record(model, every=1)
    recorder.start()

    for _ in range(2):
        recorder.start()
        y = model(x)
    with recorder:
        y = model(x)
    assert recorder.watched and kept(recorder) == KEPT
    del y


def test_unwatched_started_block_survives_another() -> None:
    recorder = tb_actmem.record(every=2)
    recorder.start()
    recorder.stop()
    recorder.start()

    assert_next_is_recorded()

    recorder.finish(())  # which a block that is not open refuses
    recorder.stop()


def test_program_without_excepthook_is_recorded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(sys, "excepthook")
    model, x = toy()
    recorder = tb_actmem.record(model)
    recorder.start()
    y = model(x)
    recorder.stop()

    assert kept(recorder) == KEPT and not hasattr(sys, "excepthook")
    del y


def test_started_block_stays_in_other_thread() -> None:
    recorder = tb_actmem.record(every=1)
    recorder.start()
    recorder.stop()
    with ThreadPoolExecutor(1) as other:
        other.submit(recorder.__enter__).result()
        assert_next_is_recorded()
        model, x = toy()
        y = other.submit(model, x).result()
        other.submit(recorder.__exit__, None, None, None).result()

    assert kept(recorder) == KEPT
    del y


@pytest.mark.usefixtures("by_mode")
def test_deleted_recorder_removes_its_block(caplog: pytest.LogCaptureFixture) -> None:
    recorder = tb_actmem.record()
    recorder.start()
    assert torch._C._len_torch_dispatch_stack() == 1

    with caplog.at_level(logging.WARNING, "tb_actmem"):
        del recorder

    assert torch._C._len_torch_dispatch_stack() == 0
    assert len(caplog.records) == 1
    assert_next_is_recorded()


@pytest.mark.parametrize("by_stack", [False, True], ids=["with", "ExitStack"])
def test_with_block_is_not_ended_by_another(by_stack: bool) -> None:
    model, x = toy()
    with contextlib.ExitStack() as stack:
        if by_stack:
            outer = stack.enter_context(tb_actmem.record(model))
        else:
            stack.push((outer := tb_actmem.record(model).__enter__()).__exit__)
        with pytest.raises(tb_actmem.errors.RecordError, match="already open"):
            tb_actmem.record(model).start()
        y = model(x)

    assert kept(outer) == KEPT
    del y


def test_abandoned_generator_leaves_its_block() -> None:
    model, x = toy()
    found = []

    def batches() -> Iterator[Any]:
        with tb_actmem.record(model) as recorder:
            found.append(recorder)
            while True:
                yield model(x)

    generator = batches()
    y = next(generator)
    del generator
    gc.collect()

    assert "GeneratorExit" in notes_of(found[0].recording)[0]
    assert_next_is_recorded()
    del y


def test_block_may_be_left_in_another_thread() -> None:
    model, x = toy()
    recorder = tb_actmem.record(model)
    recorder.start()
    y = model(x)
    thread = threading.Thread(target=recorder.stop)
    thread.start()
    thread.join()

    z = model(x)  # with the hooks that stay in this thread until its next block
    assert kept(recorder) == KEPT
    assert_next_is_recorded()
    assert torch._C._len_torch_dispatch_stack() == 0
    del y, z


def test_overlapping_blocks_in_threads_leave_no_mode() -> None:
    one, other = tb_actmem.record(), tb_actmem.record()
    with ThreadPoolExecutor(1) as thread, ThreadPoolExecutor(1) as second:
        thread.submit(one.start).result()
        second.submit(other.start).result()
        thread.submit(one.stop).result()
        second.submit(other.stop).result()

    assert not is_in_torch_dispatch_mode()


class Other(TorchDispatchMode):
    """A mode of somebody else's."""

    def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        return func(*args, **(kwargs or {}))


def test_foreign_mode_survives_block() -> None:
    other = Other()
    recorder = tb_actmem.record()
    recorder.start()
    other.__enter__()
    recorder.stop()

    assert torch.utils._python_dispatch._get_current_dispatch_mode_stack() == [other]
    assert is_in_torch_dispatch_mode()
    other.__exit__(None, None, None)
    assert not is_in_torch_dispatch_mode()


def test_unreadable_graph_at_end_is_noted(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    model, x = toy()
    with monkeypatch.context() as patch, caplog.at_level(logging.WARNING, "tb_actmem"):
        patch.setattr("tb_actmem.recorder.block.read_graph", lambda *args, **kwargs: 1 / 0)
        with tb_actmem.record(model) as recorder:
            y = model(x)

    assert len(caplog.records) == 1
    assert not recorder.watched
    with pytest.raises(tb_actmem.errors.RecordError, match=r"no recording.*ZeroDivisionError"):
        _ = recorder.recording
    assert_next_is_recorded()
    del y


def test_block_that_cannot_be_opened_runs_unwatched(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    model, x = toy()
    with monkeypatch.context() as patch, caplog.at_level(logging.WARNING, "tb_actmem"):
        patch.setattr("tb_actmem.recorder.block.device_readings", lambda: 1 / 0)
        with tb_actmem.record(model) as recorder:
            y = model(x)

    assert len(caplog.records) == 1
    assert y.requires_grad and not recorder.watched
    assert_next_is_recorded()


@pytest.mark.usefixtures("by_mode")
def test_modes_above_ours_stay_where_they_are() -> None:
    class Counted(Other):
        """Notes whether it was left."""

        exits = 0

        def __exit__(self, *args: object) -> None:
            Counted.exits += 1
            super().__exit__(*args)

    recorder, other, fake = tb_actmem.record(), Counted(), FakeTensorMode()
    stack = torch.utils._python_dispatch._get_current_dispatch_mode_stack
    recorder.start()
    other.__enter__()
    fake.__enter__()
    recorder.stop()

    assert {*map(id, stack())} == {id(other), id(fake)}
    fake.__exit__(None, None, None)
    assert stack() == [other] and not Counted.exits
    other.__exit__(None, None, None)
    assert not is_in_torch_dispatch_mode()


@pytest.mark.usefixtures("each_observer")
def test_blocks_that_end_and_begin_in_compiler_are_removed() -> None:
    """Torch puts the mode of the first one back after its end, above the other without a flag."""
    torch._dynamo.reset()
    (model, x), first, second = toy(), tb_actmem.record(), tb_actmem.record()

    def run(backend: Any) -> None:
        torch.compile(model, backend=lambda graph, inputs: backend() or graph)(x)

    first.start()
    run(first.stop)
    run(second.start)
    second.stop()

    assert first.watched and second.watched
    assert not torch.utils._python_dispatch._get_current_dispatch_mode_stack()
    assert_next_is_recorded()
