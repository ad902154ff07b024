"""One recorder for a whole training: the blocks that it watches, and its leftovers."""

from __future__ import annotations

import gc
import threading
import weakref

import pytest
import torch
from torch import nn

import tb_actmem
from tests.support.notes import notes_of

ROWS, WIDTH = 4, 8


def _model() -> nn.Sequential:
    return nn.Sequential(nn.Linear(WIDTH, WIDTH), nn.Tanh(), nn.Linear(WIDTH, WIDTH))


def _kept_bytes(rows: int) -> int:
    """The input, and the output of tanh, which the second linear keeps too."""
    return 2 * rows * WIDTH * 4


def test_first_and_each_third_block_are_watched() -> None:
    model = _model()
    recorder = tb_actmem.record(model, every=3)
    watched = {}
    for step in range(8):
        with recorder:
            loss = model(torch.randn(ROWS + step, WIDTH)).sum()
            loss.backward()
        if recorder.watched:
            watched[step] = tb_actmem.totals(recorder.recording).saved_bytes

    assert watched == {step: _kept_bytes(ROWS + step) for step in (0, 3, 6)}


def test_start_and_stop_equal_with() -> None:
    model = _model()
    recorder = tb_actmem.record(model, every=2)
    kept = []
    for _ in range(4):
        recorder.start()
        loss = model(torch.randn(ROWS, WIDTH)).sum()
        loss.backward()
        recorder.stop()
        kept += [tb_actmem.totals(recorder.recording).saved_bytes] * recorder.watched
    recorder.stop()

    assert kept == [_kept_bytes(ROWS)] * 2


def test_stop_ignores_objects_that_are_no_exceptions() -> None:
    model = nn.Linear(WIDTH, 1)
    recorder = tb_actmem.record(model)

    recorder.start()
    model(torch.randn(ROWS, WIDTH)).sum().backward()
    recorder.stop(object())

    assert notes_of(recorder.recording) == ()


def test_block_that_is_not_watched_runs_untouched() -> None:
    model = _model()
    recorder = tb_actmem.record(model, every=2)
    bare = nn.Module.__call__
    calls = []
    for _ in range(4):
        with recorder:
            calls.append(nn.Module.__call__ is bare)
            recorder.finish(model(torch.randn(ROWS, WIDTH)))

    assert calls == [False, True, False, True]


def test_recording_stays_readable_until_next_block() -> None:
    model = _model()
    recorder = tb_actmem.record(model, every=2)
    with recorder:
        first = model(torch.randn(ROWS, WIDTH))
    with recorder:
        second = model(torch.randn(2 * ROWS, WIDTH))

    assert not recorder.watched
    assert tb_actmem.totals(recorder.recording).saved_bytes == _kept_bytes(ROWS)
    assert recorder.recording is recorder.recording
    del first, second


def test_closed_block_keeps_no_tensor_alive() -> None:
    model = _model()
    recorder = tb_actmem.record(model, every=1)
    x = torch.randn(ROWS, WIDTH)
    with recorder:
        hidden = model[1](model[0](x))
        loss = model[2](hidden).sum()
    refs = [weakref.ref(tensor.untyped_storage()) for tensor in (x, hidden, loss)]
    del x, hidden, loss
    gc.collect()

    assert [ref() for ref in refs] == [None, None, None]
    assert tb_actmem.totals(recorder.recording).saved_bytes == _kept_bytes(ROWS)


def test_closed_block_is_gone_without_collector() -> None:
    model = _model()
    gc.collect()
    gc.disable()
    try:
        with tb_actmem.record(model) as recorder:
            loss = model(torch.randn(ROWS, WIDTH)).sum()
        block = weakref.ref(recorder._block)
        assert recorder.recording.ops
        assert block() is None
    finally:
        gc.enable()
    del loss


def test_exception_in_one_block_spoils_no_other() -> None:
    model = _model()
    recorder = tb_actmem.record(model, every=1)
    with pytest.raises(KeyboardInterrupt), recorder:
        model(torch.randn(ROWS, WIDTH))
        raise KeyboardInterrupt
    assert "KeyboardInterrupt" in notes_of(recorder.recording)[0]

    with recorder:
        loss = model(torch.randn(ROWS, WIDTH)).sum()

    assert notes_of(recorder.recording) == ()
    assert tb_actmem.totals(recorder.recording).saved_bytes == _kept_bytes(ROWS)
    del loss


def test_failure_is_logged_and_next_block_recorded(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    model = _model()
    recorder = tb_actmem.record(model, every=1)
    with monkeypatch.context() as patch:
        patch.setattr("tb_actmem.recorder.assemble.values", lambda *args: 1 / 0)
        with recorder:
            model(torch.randn(ROWS, WIDTH))
        assert not recorder.watched
        assert "ZeroDivisionError" in caplog.text
        with pytest.raises(tb_actmem.errors.RecordError, match="recording could not be made"):
            _ = recorder.recording
    with recorder:
        loss = model(torch.randn(ROWS, WIDTH)).sum()

    assert recorder.watched
    assert tb_actmem.totals(recorder.recording).saved_bytes == _kept_bytes(ROWS)
    del loss


def test_recording_can_be_made_in_another_thread() -> None:
    model = _model()
    with tb_actmem.record(model) as recorder:
        loss = model(torch.randn(ROWS, WIDTH)).sum()
    loss.backward()
    found = []
    thread = threading.Thread(target=lambda: found.append(recorder.recording))
    thread.start()
    thread.join()

    assert tb_actmem.totals(found[0]).saved_bytes == _kept_bytes(ROWS)


def test_without_every_second_block_is_refused() -> None:
    recorder = tb_actmem.record()
    with recorder:
        pass

    with pytest.raises(tb_actmem.errors.RecordError, match="records one block"), recorder:
        pass


def test_refused_block_is_counted() -> None:
    recorder = tb_actmem.record(every=3)
    with tb_actmem.record():
        with pytest.raises(tb_actmem.errors.RecordError, match="already open"):
            recorder.start()
        for _ in range(2):
            with recorder:
                pass
            assert not recorder.watched
    with recorder:
        pass

    assert recorder.watched


def test_recursive_recorder_is_refused_and_outer_continues() -> None:
    model = _model()
    recorder = tb_actmem.record(model, every=1)
    with recorder:
        loss = model(torch.randn(ROWS, WIDTH)).sum()
        with pytest.raises(tb_actmem.errors.RecordError, match="records one block"), recorder:
            pass

    assert tb_actmem.totals(recorder.recording).saved_bytes == _kept_bytes(ROWS)
    del loss


@pytest.mark.parametrize("every", [0, -1, 1.5, True, "10"])
def test_every_is_number_of_blocks(every: object) -> None:
    with pytest.raises(tb_actmem.errors.RecordError, match="whole number of blocks"):
        tb_actmem.record(every=every)  # type: ignore[arg-type]  # refused


def test_recording_exists_only_after_its_block() -> None:
    recorder = tb_actmem.record(every=2)
    with recorder, pytest.raises(tb_actmem.errors.RecordError, match="no recording yet"):
        _ = recorder.recording
