"""Out of memory: a recording of living memory, five lines, and the unchanged exception."""

from __future__ import annotations

import gc
import importlib
import logging
import sys
import weakref
from pathlib import Path
from typing import Any

import pytest
import torch
from torch import Tensor, nn
from torch.utils.checkpoint import checkpoint
from torch.utils.tensorboard import SummaryWriter

import tb_actmem
from tb_actmem.advice import checkpoint_relief, suggestions
from tb_actmem.analysis.index import Index
from tb_actmem.integrations.steps import Steps
from tb_actmem.model import ModelState, Recording
from tb_actmem.recorder import Recorder
from tb_actmem.recorder.capture import same_turns
from tb_actmem.recorder.unstopped import forget_uncaught, listen_for_uncaught
from tests.support import warm
from tests.support.notes import notes_of

pytestmark = pytest.mark.usefixtures("no_graph_alive")
"""The living memory of the whole process is read."""

ROWS, WIDTH, LAYERS = 64, 16, 4
HIDDEN = 4 * WIDTH
FLOAT = 4

CPU_MESSAGE = (
    "[enforce fail at alloc_cpu.cpp:127] err == 0. DefaultCPUAllocator: can't allocate memory: "
    "you tried to allocate 67108864 bytes. Error code 12 (Cannot allocate memory)"
)
WINDOWS_MESSAGE = (
    "[enforce fail at alloc_cpu.cpp:121] data. DefaultCPUAllocator: not enough memory: "
    "you tried to allocate 67108864 bytes."
)
MPS_MESSAGE = (
    "MPS backend out of memory (MPS allocated: 8.93 GB, other allocations: 96.00 KB, max allowed: "
    "9.07 GB). Tried to allocate 256.00 MB on private pool. Use "
    "PYTORCH_MPS_HIGH_WATERMARK_RATIO=0.0 to disable upper limit for memory allocations (may cause "
    "system failure)."
)


@pytest.fixture(autouse=True)
def _alone() -> None:
    """An exception in a frame of its own is a cycle, which keeps the graphs of other tests."""
    gc.collect()


class Block(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.up, self.act, self.down = nn.Linear(WIDTH, HIDDEN), nn.GELU(), nn.Linear(HIDDEN, WIDTH)

    def forward(self, x: Tensor) -> Tensor:
        return x + self.down(self.act(self.up(x)))


class Net(nn.Module):
    """Runs out of memory in the forward of one of its blocks."""

    def __init__(self) -> None:
        super().__init__()
        self.h = nn.ModuleList(Block() for _ in range(LAYERS))
        self.fails_at: int | None = None
        self.error: BaseException = torch.OutOfMemoryError("CUDA out of memory.")

    def forward(self, x: Tensor) -> Tensor:
        for number, block in enumerate(self.h):
            if number == self.fails_at:
                raise self.error
            x = block(x)
        return x


KEPT = 2 * (ROWS * WIDTH + 2 * ROWS * HIDDEN) * FLOAT
"""Two blocks keep their input, that of the GELU, and its output."""


def train(model: Net, recorder: Recorder, steps: int, error: Any = None) -> None:
    """Take steps of which the last one fails behind two blocks."""
    optimizer = torch.optim.Adam(model.parameters())
    if error is not None:
        model.error = error
    for step in range(steps):
        model.fails_at = 2 if step == steps - 1 else None
        with recorder:
            optimizer.zero_grad()
            model(torch.randn(ROWS, WIDTH)).square().mean().backward()
            optimizer.step()


def parameters_nbytes(model: nn.Module) -> int:
    return sum(parameter.nbytes for parameter in model.parameters())


@pytest.mark.parametrize(
    ("every", "steps"), [(1, 2), (10, 2), (None, 1)], ids=["watched", "between", "first"]
)
def test_living_memory_is_recorded_and_exception_passes(every: Any, steps: int) -> None:
    model = Net()
    recorder = tb_actmem.record(model, every=every)
    error = torch.OutOfMemoryError("CUDA out of memory.")
    with pytest.raises(torch.OutOfMemoryError) as passed:
        train(model, recorder, steps, error)

    assert passed.value is error
    assert recorder.watched
    recording = recorder.recording.check()
    assert tb_actmem.totals(recording).saved_bytes == KEPT
    assert notes_of(recording)[0] == (
        "Memory ran out (OutOfMemoryError) in Net at test_out_of_memory.py:"
        f"{Net.forward.__code__.co_firstlineno + 3} in forward: CUDA out of memory."
    )


def test_unwatched_block_knows_model_states() -> None:
    model = Net()
    recorder = tb_actmem.record(model, every=10)
    optimizer = torch.optim.Adam(model.parameters())
    with recorder:
        model(torch.randn(ROWS, WIDTH)).sum().backward()
        optimizer.step()
    model.fails_at = 2
    with pytest.raises(torch.OutOfMemoryError), recorder:
        model(torch.randn(ROWS, WIDTH))

    totals = tb_actmem.totals(recorder.recording)
    own = parameters_nbytes(model)
    assert totals.model_parameter_bytes == totals.gradient_bytes == own
    # Two moments of each parameter, and a count of steps.
    counts = FLOAT * len([*model.parameters()])
    assert totals.optimizer_bytes == 2 * own + counts


def test_unwatched_block_records_memory_without_graph() -> None:
    recorder = tb_actmem.record(every=2)
    with recorder:
        pass
    with pytest.raises(MemoryError), recorder:
        cache = [torch.zeros(12_345, dtype=torch.uint8)]
        raise MemoryError

    sizes = [storage.nbytes for storage in recorder.recording.storages]
    assert sizes.count(cache[0].nbytes) == 1


def test_frozen_objects_are_noted() -> None:
    recorder = tb_actmem.record(every=2)
    with recorder:
        pass
    cache = torch.zeros(12_346, dtype=torch.uint8)
    gc.freeze()  # forever, like objects from before the tests
    with pytest.raises(MemoryError), recorder:
        raise MemoryError

    assert cache.nbytes not in {storage.nbytes for storage in recorder.recording.storages}
    assert any(note.startswith("gc.freeze() hides") for note in notes_of(recorder.recording))


def places(recording: tb_actmem.Recording) -> list[tuple[str, str, int]]:
    """(op, module, line) of every function's node that has a module."""
    rows = tb_actmem.rows(recording, by="op")
    return [(row["op"], row["module"], row["source"]) for row in rows if row["module"]]


def test_unwatched_block_takes_modules_from_watched_one() -> None:
    found = []
    for every in (1, 10):
        model = Net()
        recorder = tb_actmem.record(model, every=every)
        with pytest.raises(torch.OutOfMemoryError):
            train(model, recorder, 2)
        found.append(sorted(places(recorder.recording)))

    assert found[0] == found[1] and ("gelu", "h.1.act") in {each[:2] for each in found[1]}


@pytest.mark.parametrize(
    ("instead", "known"),
    [
        (nn.Tanh(), {"h.1", "h.1.up", "h.1.down"}),  # its node has another name
        (nn.Sequential(*(nn.Tanh() for _ in range(9))), {"h.1.up"}),
    ],
    ids=["one", "many"],
)
def test_unmatched_nodes_have_no_module(instead: nn.Module, known: set[str]) -> None:
    model = Net()
    recorder = tb_actmem.record(model, every=10)
    with recorder:
        model(torch.randn(ROWS, WIDTH)).sum().backward()
    model.h[1].act = instead
    model.fails_at = 2
    with pytest.raises(torch.OutOfMemoryError), recorder:
        model(torch.randn(ROWS, WIDTH))

    modules = {module for _, module, _ in places(recorder.recording)}
    assert modules == {"h.0", "h.0.up", "h.0.act", "h.0.down", *known}


def test_different_reshape_keeps_modules_known() -> None:
    short = ["view", "bmm", "softmax", "bmm", "add", "view"]
    long = ["clone", "view", "bmm", "softmax", "expand", "bmm", "add", "view"]

    assert [*same_turns(long, short)] == [(1, 0), (2, 1), (3, 2), (5, 3), (6, 4), (7, 5)]


@pytest.mark.parametrize(
    ("kind", "message", "said"),
    [
        (MemoryError, "", "(MemoryError) in"),
        (RuntimeError, CPU_MESSAGE, "can't allocate memory: you tried to allocate 67108864 bytes"),
        (
            RuntimeError,
            WINDOWS_MESSAGE,
            ": not enough memory: you tried to allocate 67108864 bytes",
        ),
        (RuntimeError, MPS_MESSAGE, ": MPS backend out of memory (MPS allocated: 8.93 GB"),
        (torch.OutOfMemoryError, "Tried. If reserved but unallocated memory is", ": Tried."),
    ],
    ids=["Python", "CPU", "Windows", "MPS", "CUDA"],
)
def test_every_device_says_it_in_its_way(
    kind: type[BaseException], message: str, said: str
) -> None:
    model = Net()
    recorder = tb_actmem.record(model, every=10)
    with pytest.raises(kind):
        train(model, recorder, 2, kind(message))

    (first, *_) = notes_of(recorder.recording)
    assert said in first and "reserved" not in first


@pytest.mark.parametrize("every", [1, 10], ids=["watched", "between"])
def test_earlier_recording_had_enough_memory(every: int) -> None:
    model = Net()
    told: list[Recording | None] = []
    recorder = Recorder(
        model,
        ops=True,
        stacks=True,
        label="",
        every=every,
        tell=lambda recording, before, step: told.append(before),
    )
    for model.fails_at in (None, 2, 2):
        try:
            with recorder:
                model(torch.randn(ROWS, WIDTH)).sum().backward()
        except torch.OutOfMemoryError:
            continue
        enough = recorder.recording

    assert told[0] is told[1] is enough


@pytest.mark.parametrize("every", [1, 10], ids=["watched", "between"])
def test_first_line_survives_failing_search(
    every: int, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    model = Net()
    monkeypatch.setattr("tb_actmem.recorder.notes.out_of_memory.line_text", lambda *args: 1 / 0)
    with pytest.raises(torch.OutOfMemoryError):
        train(model, tb_actmem.record(model, every=every, stacks=False), 2)

    assert caplog.records[-1].getMessage().splitlines()[0] == (
        "Memory ran out (OutOfMemoryError): CUDA out of memory."
    )


def test_unreadable_earlier_block_leaves_rest(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    model = Net()
    recorder = tb_actmem.record(model, every=10)
    monkeypatch.setattr("tb_actmem.recorder.assemble.values", lambda *args: 1 / 0)
    with pytest.raises(torch.OutOfMemoryError):
        train(model, recorder, 2)

    assert tb_actmem.totals(recorder.recording).saved_bytes == KEPT


def test_other_error_in_unwatched_block_leaves_nothing() -> None:
    model = Net()
    recorder = tb_actmem.record(model, every=10)
    with pytest.raises(RuntimeError):
        train(model, recorder, 2, RuntimeError("shapes cannot be multiplied"))

    assert not recorder.watched


class Silent(RuntimeError):
    def __str__(self) -> str:
        raise AttributeError("detail")


@pytest.mark.parametrize("every", [1, 10], ids=["watched", "between"])
def test_error_that_cannot_be_printed_passes(every: int) -> None:
    model = Net()
    with pytest.raises(Silent):
        train(model, tb_actmem.record(model, every=every), 2, Silent())


class Deaf:
    def stop(self, error: BaseException) -> None:
        raise ZeroDivisionError


def test_programs_own_hook_hears_of_every_exception(monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[BaseException] = []
    monkeypatch.setattr(sys, "excepthook", lambda kind, error, traceback: heard.append(error))
    listener = Deaf()
    listen_for_uncaught(listener)
    error = ValueError()
    with pytest.raises(ZeroDivisionError):
        sys.excepthook(ValueError, error, None)
    forget_uncaught(listener)

    assert heard == [error]


@pytest.mark.parametrize("every", [1, 10])
def test_report_keeps_nothing_alive(every: int) -> None:
    model = Net()
    recorder = tb_actmem.record(model, every=every)
    refs: list[weakref.ref[Any]] = []
    gc.disable()
    try:
        for _ in range(2):
            model.fails_at = 2 if refs else None
            x = torch.randn(ROWS, WIDTH, requires_grad=True)
            refs.append(weakref.ref(x.untyped_storage()))
            try:
                with recorder:
                    model(x).sum().backward()
            except torch.OutOfMemoryError as error:
                assert error.__traceback__ is not None
                model.error = MemoryError()
            del x
    finally:
        gc.enable()

    assert recorder.watched
    assert [ref() for ref in refs] == [None, None]


def test_caller_can_clear_frames() -> None:
    model = Net()
    recorder = tb_actmem.record(model, every=10)
    with recorder:
        pass
    model.fails_at = 2
    x = torch.randn(ROWS, WIDTH)
    ref = weakref.ref(x.untyped_storage())
    try:
        with recorder:
            model(x)
    except torch.OutOfMemoryError as error:
        import traceback

        del x
        traceback.clear_frames(error.__traceback__)
        gc.collect()
        assert ref() is None
    assert recorder.watched


class Seeing(Net):
    def forward(self, x: Tensor) -> Tensor:
        self.seen = locals()
        return super().forward(x)


@pytest.mark.parametrize("every", [1, 10], ids=["watched", "between"])
def test_requested_locals_stay_with_program(every: int) -> None:
    model = Seeing()
    with pytest.raises(torch.OutOfMemoryError):
        train(model, tb_actmem.record(model, every=every), 2)

    assert model.seen.keys() >= {"self", "x"}


def test_five_lines_name_place_largest_and_remedy(
    caplog: pytest.LogCaptureFixture, tmp_path: Path
) -> None:
    model = Net()
    writer = SummaryWriter(str(tmp_path))
    recorder = tb_actmem.record(model, every=10, out_of_memory=writer)
    with caplog.at_level(logging.ERROR, "tb_actmem"), pytest.raises(torch.OutOfMemoryError):
        train(model, recorder, 4)

    (record,) = caplog.records
    what, alive, largest, would_help, place = record.getMessage().split("\n  ")
    assert what == notes_of(recorder.recording)[0]
    assert "saved for backward 72 KiB, parameters 33.3 KiB" in alive
    assert largest.startswith("Largest: 32 KiB h.*.act ×2 at test_out_of_memory.py:")
    assert "(gelu saves float32 [64, 64])" in largest
    assert "Checkpoints around h.* leave" in would_help
    assert place == f"Recording: tensorboard --logdir {tmp_path}, tag out_of_memory, step 3."
    (log,) = tb_actmem.recordings(tmp_path)
    assert (log.tag, log.step, log.recording()) == ("out_of_memory", 3, recorder.recording)
    writer.close()


def test_three_largest_are_named(caplog: pytest.LogCaptureFixture) -> None:
    widths = (10, 30, 20, 40)
    with (
        caplog.at_level(logging.ERROR, "tb_actmem"),
        pytest.raises(torch.OutOfMemoryError),
        tb_actmem.record(),
    ):
        kept = [torch.ones(width, requires_grad=True).exp() for width in widths]
        raise torch.OutOfMemoryError("CUDA out of memory.")

    largest = caplog.messages[0].split("\n  ")[2]
    assert [part.split(" at ")[0] for part in largest.split("; ")] == [
        "Largest: 160 B",
        "120 B",
        "80 B",
    ]
    del kept


class Wide(Net):
    """Linears keep the most, and their inputs are kept under a checkpoint too."""

    def __init__(self) -> None:
        super().__init__()
        self.wide = nn.ModuleList(nn.Linear(16 * WIDTH, 16 * WIDTH) for _ in range(4))
        self.into = nn.Linear(16 * WIDTH, WIDTH)
        self.recompute = False

    def forward(self, x: Tensor) -> Tensor:
        for linear in self.wide:
            x = linear(x)
        x = self.into(x)
        for block in self.h:
            x = checkpoint(block, x, use_reentrant=False) if self.recompute else block(x)
        return x


def test_useless_checkpoints_are_skipped() -> None:
    model, x = Wide(), torch.randn(ROWS, 16 * WIDTH)
    recordings = []
    for model.recompute in (False, True):
        with tb_actmem.record(model) as recorder:
            y = model(x)
        recordings.append(recorder.recording)

    found = checkpoint_relief(Index(recordings[0]))
    kept = [tb_actmem.totals(recording).saved_bytes for recording in recordings]
    assert found == ("h.*", *kept)
    del y


@pytest.mark.parametrize("place", [True, 3, object()], ids=["flag", "number", "object"])
def test_invalid_out_of_memory_place_is_refused(place: Any) -> None:
    with pytest.raises(tb_actmem.errors.RecordError, match="Pass a log directory"):
        tb_actmem.record(out_of_memory=place)


def test_unopenable_writer_is_logged(
    caplog: pytest.LogCaptureFixture,
) -> None:
    def open_writer() -> Any:
        raise PermissionError("read-only")

    steps = Steps(Net(), every=100, tag="activation_memory", open_writer=open_writer)
    steps.begin(1)
    steps.end(torch.OutOfMemoryError("CUDA out of memory."))

    *_, lines = (record.getMessage().splitlines() for record in caplog.records)
    assert lines[0] == "Memory ran out (OutOfMemoryError): CUDA out of memory."
    assert lines[-1] == "  Recording: recorder.recording."


class WrittenOut(nn.Module):
    def forward(self, x: Tensor) -> Tensor:
        return 0.5 * x * (1 + torch.tanh(0.8 * (x + 0.04 * torch.pow(x, 3.0))))


def kept_when_it_fails(activation: nn.Module, every: int) -> Recorder:
    gc.collect()  # leftovers of the previous test
    model = Net()
    for block in model.h:
        block.act = activation
    recorder = tb_actmem.record(model, every=every)
    with pytest.raises(torch.OutOfMemoryError):
        train(model, recorder, 3)
    return recorder


@pytest.mark.parametrize("every", [1, 10], ids=["watched", "between"])
def test_fused_function_saves_less_as_predicted(every: int) -> None:
    written = kept_when_it_fails(WrittenOut(), every).recording
    at_once = kept_when_it_fails(nn.GELU("tanh"), every).recording

    (found,) = suggestions(Index(written))
    less = tb_actmem.totals(written).saved_bytes - tb_actmem.totals(at_once).saved_bytes
    assert found.fewer_bytes == less == 2 * 3 * ROWS * HIDDEN * FLOAT


def test_fault_of_ours_lets_exception_pass(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    model = Net()
    recorder = tb_actmem.record(model, every=10)
    with recorder:
        pass
    model.fails_at = 2
    module = importlib.import_module("tb_actmem.recorder.capture")  # the name is a function's, too
    monkeypatch.setattr(module, "read_graph", lambda *args, **kwargs: 1 / 0)
    with pytest.raises(torch.OutOfMemoryError) as passed, recorder:
        model(torch.randn(ROWS, WIDTH))

    assert passed.value is model.error
    assert "could not report the memory" in caplog.text
    assert not recorder.watched


def test_stop_reports_caught_exception() -> None:
    model = Net()
    recorder = tb_actmem.record(model, every=10)
    recorder.start()
    recorder.stop()
    hook = sys.excepthook
    recorder.start()
    model.fails_at = 2
    try:
        model(torch.randn(ROWS, WIDTH))
    except torch.OutOfMemoryError as error:
        recorder.stop(error)

    assert recorder.watched
    assert tb_actmem.totals(recorder.recording).saved_bytes == KEPT
    assert sys.excepthook is hook


RUN = """
import resource, sys, torch, tb_actmem
from torch import nn

model = nn.Sequential(*[nn.Sequential(nn.Linear(256, 1024), nn.GELU(), nn.Linear(1024, 256))
                        for _ in range(12)])
recorder = tb_actmem.record(model, every=100, out_of_memory=sys.argv[1])

def step(rows):
    model(torch.randn(rows, 256)).sum().backward()

with recorder:
    step(8)
used = int(open("/proc/self/statm").read().split()[0]) * resource.getpagesize()
resource.setrlimit(resource.RLIMIT_AS, (used + 350 * 2**20,) * 2)
"""

WITH = """
with recorder:
    step(32768)
"""
CALLS = """
recorder.start()
step(32768)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="the address space is limited as on Linux")
@pytest.mark.parametrize("body", [WITH, CALLS], ids=["with", "calls"])
def test_dying_process_leaves_its_recording(body: str, tmp_path: Path) -> None:
    done = warm.run("-c", RUN + body, str(tmp_path))

    assert done.returncode == 1
    assert "DefaultCPUAllocator: can't allocate memory" in done.stderr.rpartition("Error: ")[2]
    assert "Memory ran out (RuntimeError) in " in done.stderr, done.stderr
    (log,) = tb_actmem.recordings(tmp_path)
    assert (log.tag, log.step) == ("out_of_memory", 1)
    kept = tb_actmem.totals(log.recording()).saved_bytes
    assert kept == 2**15 * (256 + 1024 + 1024) * 4


@pytest.mark.cuda
def test_cuda_allocator_counters_are_noted() -> None:
    model = nn.Linear(WIDTH, WIDTH).cuda()
    recorder = tb_actmem.record(model, every=2)
    with recorder:
        pass
    with pytest.raises(torch.OutOfMemoryError), recorder:
        y = model(torch.randn(ROWS, WIDTH, device="cuda"))
        torch.empty(2**50, device="cuda")

    first, second, *_ = notes_of(recorder.recording)
    assert "Tried to allocate" in first
    assert f"{torch.cuda.memory_reserved():,} reserved" in second
    state = {storage.model_state for storage in recorder.recording.storages}
    assert ModelState.GRADIENT not in state
    del y
