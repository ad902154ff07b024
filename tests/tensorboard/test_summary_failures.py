"""Recordings that were written before a failure stay readable."""

from __future__ import annotations

import contextlib
import sys
import warnings
from collections.abc import Iterator
from pathlib import Path
from types import FrameType
from typing import Any

import pytest
import tensorboardX
from torch.utils.tensorboard import SummaryWriter

import tb_actmem
from tb_actmem import add_recording
from tb_actmem.tensorboard.events import logdir
from tests.support.full_disks import full_disk
from tests.support.recordings import transformer
from tests.support.series import later

PACKAGE = str(Path(tb_actmem.__file__).parent)
WRITERS = {"torch": SummaryWriter, "tensorboardX": tensorboardX.SummaryWriter}


@contextlib.contextmanager
def interrupted_at(line: int) -> Iterator[list[int]]:
    """Raise KeyboardInterrupt at the so-manieth line that our package runs; count the lines."""
    lines = [0]

    def trace(frame: FrameType, event: str, _: Any) -> Any:
        if not frame.f_code.co_filename.startswith(PACKAGE):
            return None
        if event == "line":
            lines[0] += 1
            if lines[0] == line:
                raise KeyboardInterrupt
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        yield lines
    except KeyboardInterrupt:
        pass
    finally:
        sys.settrace(before)


def lines_of_a_step(folder: Path) -> int:
    with SummaryWriter(str(folder)) as writer, interrupted_at(-1) as lines:
        add_recording(writer, "memory", transformer(1), 0)
    return lines[0]


@pytest.mark.parametrize("writer", WRITERS.values(), ids=WRITERS)
@pytest.mark.parametrize("first", [0, 1], ids=["a complete one", "a difference"])
def test_interrupt_loses_at_most_one_step(tmp_path, writer, first):
    steps = [later(transformer(1), step) for step in range(5)]
    total = lines_of_a_step(tmp_path / "counted")
    for line in range(1, total, 1 + total // 60):
        folder = tmp_path / f"{line}"
        with writer(str(folder)) as opened, warnings.catch_warnings():
            warnings.simplefilter("error")
            for step in range(first):
                add_recording(opened, "memory", steps[step], step)
            with interrupted_at(line):
                add_recording(opened, "memory", steps[first], first)
            for step in range(first + 1, 5):
                add_recording(opened, "memory", steps[step], step)
        found = {entry.step: entry.recording() for entry in logdir.recordings(folder)}
        assert found.keys() | {first} == {*range(5)}
        assert all(found[step] == steps[step] for step in found)


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
def test_full_disk_warns_and_keeps_earlier_steps(tmp_path):
    steps = [later(transformer(2), step) for step in range(200)]
    writer = SummaryWriter(str(tmp_path))
    lost = pytest.warns(UserWarning, match="was not recorded: OSError: .*File too large")
    with full_disk(50_000), lost:
        for step, recording in enumerate(steps):
            add_recording(writer, "memory", recording, step)
            with contextlib.suppress(OSError):  # of the writer's own
                writer.flush()

    found = [entry.recording() for entry in logdir.recordings(tmp_path)]

    assert len(found) > 10
    assert found == steps[: len(found)]
    thread = writer._get_file_writer().event_writer._async_writer._worker
    thread.exception = None
    writer.close()
