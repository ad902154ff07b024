"""An error of ours inside `start`, `stop`, ``with`` or `add_recording` becomes a warning."""

from __future__ import annotations

import contextlib
import functools
import gc
import itertools
import logging
import sys
import warnings
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import Any

import pytest
import torch
from torch import Tensor, nn
from torch.utils.checkpoint import checkpoint
from torch.utils.tensorboard import SummaryWriter

import tb_actmem
from tb_actmem.recorder.unstopped import forget_uncaught
from tb_actmem.recorder.watch.hooks import take_out
from tb_actmem.recorder.watch.wrappers import observers
from tests.support.recordings import transformer
from tests.support.series import later

PACKAGE = str(Path(tb_actmem.__file__).parent)
SKIPPED = {
    "record": "the program's own call",
    "add_recording": "the program's own call",
    "write_to": "it checks an argument",
    "Recorder.__init__": "the program's own call",
    "Recorder.__enter__": "the program's own call",
    "Recorder.__exit__": "the program's own call",
    "Recorder.start": "the program's own call",
    "Recorder.stop": "the program's own call",
    "Recorder.recording": "the program's own call",
    "Recorder.watched": "the program's own call",
    "Guard.__del__": "Python calls it and prints its exception",
    "_wrap_calls.<locals>.call": "the program's own call runs inside",
    "_wrap_engine.<locals>.run_backward": "the program's own call runs inside",
    "_wrap_seeds.<locals>.make_grads": "the program's own call runs inside",
    "OpStream.__torch_dispatch__": "the op runs inside",
    "DispatchObserver.run": "the op runs inside",
    "DispatchMode.ignore_compile_internals": "torch calls it while a mode is entered",
    "_note": "it guards the others",
}
"""Functions that our code cannot surround."""


class Fault(Exception):
    """What goes wrong in us."""


class Model(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.up, self.down = nn.Linear(4, 8), nn.Linear(8, 2)

    def forward(self, x: Tensor) -> Tensor:
        y = checkpoint(nn.functional.gelu, self.up(x), use_reentrant=False)
        return self.down(y).pow(2).mean()


def train(model: nn.Module) -> list[Tensor]:
    model.zero_grad()
    loss = model(torch.arange(32.0).reshape(8, 4).sin())
    loss.backward()
    return [loss.detach(), *(p.grad.clone() for p in model.parameters() if p.grad is not None)]


def blocks() -> list[list[Tensor]]:
    """Begin and end blocks in every way there is."""
    torch.manual_seed(0)
    model, results = Model(), []
    recorder = tb_actmem.record(model, every=2)
    for _ in range(3):  # the second one is not watched
        recorder.start()
        results.append(train(model))
        recorder.stop()
    assert recorder.watched in (True, False)
    unstopped = tb_actmem.record(model, every=1)
    for _ in range(2):  # the first one is never stopped: the second one ends it
        unstopped.start()
        results.append(train(model))
    with tb_actmem.record(model):  # and this one the second
        results.append(train(model))
    del unstopped
    forgotten = tb_actmem.record(model)
    forgotten.start()
    results.append(train(model))
    del forgotten
    return results


def shortages() -> list[list[Tensor]]:
    """Run out of memory in a block that is watched, and in one that is not."""
    torch.manual_seed(0)
    model, results = Model(), []
    recorder = tb_actmem.record(model, every=2)
    for turn in range(2):
        recorder.start()
        results.append(train(model))
        recorder.stop(torch.OutOfMemoryError("out of memory") if turn else None)
    with pytest.raises(torch.OutOfMemoryError), tb_actmem.record(model):
        raise torch.OutOfMemoryError("out of memory")
    return results


@contextlib.contextmanager
def called() -> Iterator[list[CodeType]]:
    """List every call of a function of ours."""
    found: list[CodeType] = []

    def hear(frame: FrameType, event: str, _: Any) -> None:
        if event == "call" and frame.f_code.co_filename.startswith(PACKAGE):
            found.append(frame.f_code)

    sys.setprofile(hear)
    try:
        yield found
    finally:
        sys.setprofile(None)


@functools.cache
def functions() -> dict[CodeType, list[FunctionType]]:
    """All functions of ours that exist now, by their code."""
    found: dict[CodeType, list[FunctionType]] = {}
    gc.unfreeze()  # frozen objects are not listed
    for one in gc.get_objects():
        if type(one) is FunctionType and one.__code__.co_filename.startswith(PACKAGE):
            found.setdefault(one.__code__, []).append(one)
    gc.freeze()
    return found


def targets(run: Callable[[], Any]) -> dict[str, CodeType]:
    """Our functions that a program reaches, by place; called ones are remembered."""
    run()
    with called() as found:
        run()
    functions.cache_clear()
    known = functions()
    names = {
        code: known[code][0].__qualname__ if code in known else code.co_name for code in {*found}
    }
    return {
        f"{Path(code.co_filename).stem}:{code.co_firstlineno}:{name}": code
        for code, name in names.items()
        if name not in SKIPPED and name != "<module>"
    }


def replaceable(places: dict[str, CodeType]) -> dict[str, CodeType]:
    """The places whose functions exist between calls, unlike those of comprehensions."""
    return {place: code for place, code in places.items() if code in functions()}


def raising(error: type[BaseException], cells: int) -> CodeType:
    """The code of a function that raises, with as many free variables as another has."""
    names = [f"cell{position}" for position in range(cells)]
    lines = [
        f"def outer({', '.join(names)}):",
        "    def inner(*args, **kwargs):",
        f"        {', '.join(names) or None}",
        f"        raise __import__({__name__!r}).{error.__name__}",
        "    return inner",
    ]
    scope: dict[str, Any] = {}
    exec("\n".join(lines), scope)
    inner: FunctionType = scope["outer"](*names)
    return inner.__code__


@contextlib.contextmanager
def always_broken(code: CodeType, error: type[BaseException]) -> Iterator[None]:
    victims = functions()[code]
    for victim in victims:
        victim.__code__ = raising(error, len(code.co_freevars))
    try:
        yield
    finally:
        for victim in victims:
            victim.__code__ = code


@contextlib.contextmanager
def broken_once(
    code: CodeType, error: type[BaseException], raised: list[bool] | None = None
) -> Iterator[None]:
    def hear(frame: FrameType, event: str, _: Any) -> None:
        if event == "call" and frame.f_code is code:
            if raised is not None:
                raised.append(True)
            raise error("broken")

    sys.setprofile(hear)
    try:
        yield
    finally:
        sys.setprofile(None)


WAYS = [always_broken, broken_once]


def installed() -> list[object]:
    return [
        sys.excepthook,
        nn.Module.__call__,
        vars(torch.autograd)["_engine_run_backward"],
        vars(torch.autograd)["_make_grads"],
        torch._C._len_torch_dispatch_stack(),
    ]


def clean() -> None:
    """Remove the hooks that a broken remover left, and hide what else is left."""
    observers.clear()
    take_out()
    forget_uncaught(None)
    gc.freeze()  # each recording searches all objects that are not hidden


def trouble(
    run: Callable[[], list[list[Tensor]]],
    way: Any,
    places: dict[str, CodeType],
    before: Sequence[object] = (),
) -> Any:
    """Break one function after the other; return the program's failures by place.

    With what was installed ``before`` any block, something else is a failure too.
    """
    want = list(itertools.chain(*run()))
    found: dict[str, object] = {}
    for place, code in places.items():
        try:
            with way(code, Fault):
                got = list(itertools.chain(*run()))
            if not all(torch.equal(a, b) for a, b in zip(want, got, strict=True)):
                found[place] = "other numbers"
        except Exception as error:
            found[place] = error
        if before and installed() != before:
            found[place] = "something is left"
        clean()
    return found


@pytest.fixture
def quiet(caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    # To count them, Python goes through a million objects that the tests have frozen.
    monkeypatch.setattr(gc, "get_freeze_count", lambda: 1)
    functions()
    gc.disable()  # a collection in the midst of it takes most of the time
    with caplog.at_level(logging.CRITICAL + 1, "tb_actmem"):
        yield
    gc.enable()


@pytest.mark.usefixtures("quiet")
@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
def test_broken_function_never_ends_training() -> None:
    places = replaceable(targets(blocks))

    assert trouble(blocks, always_broken, places) == {}
    assert len(places) > 250


@pytest.mark.usefixtures("quiet")
@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
def test_function_that_fails_once_leaves_nothing_installed() -> None:
    """The files that install something of ours, or remove it."""
    before = installed()
    files = {"__init__", "block", "hooks", "wrappers", "patches", "observer"}
    places = {
        place: code for place, code in targets(blocks).items() if place.partition(":")[0] in files
    }

    assert {place.partition(":")[0] for place in places} == files
    assert trouble(blocks, broken_once, places, before) == {}
    assert len(places) > 60


@pytest.mark.usefixtures("quiet")
@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
def test_broken_function_never_hides_shortage() -> None:
    known = targets(blocks)
    places = replaceable(
        {place: code for place, code in targets(shortages).items() if place not in known}
    )

    assert trouble(shortages, always_broken, places) == {}
    assert len(places) > 50


@pytest.mark.usefixtures("quiet")
def test_interrupt_in_any_function_passes() -> None:
    swallowed, error = [], KeyboardInterrupt
    for place, code in targets(blocks).items():
        raised: list[bool] = []
        try:
            with broken_once(code, error, raised):
                blocks()
        except error:
            raised.clear()
        if raised:
            swallowed.append(place)
        clean()

    assert swallowed == []


class Writing:
    """Writes recordings as a training does."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.runs = 0

    def __call__(self) -> list[warnings.WarningMessage]:
        self.runs += 1
        place = self.folder / f"{self.runs}"
        with SummaryWriter(str(place)) as writer, warnings.catch_warnings(record=True) as told:
            warnings.simplefilter("always")
            for step in range(3):
                tb_actmem.add_recording(writer, "memory", later(transformer(1), step), step)
        return told

    def written(self) -> int:
        return len([*tb_actmem.recordings(self.folder / f"{self.runs}")])


@pytest.mark.parametrize("way", WAYS)
def test_broken_function_while_writing_is_warning(way: Any, tmp_path: Path) -> None:
    write = Writing(tmp_path)
    places = targets(write)
    if way is always_broken:
        places = replaceable(places)
    for place, code in places.items():
        with way(code, Fault):
            told = write()
        assert len(told) + write.written() >= 3, place

    assert len(places) > 60


@pytest.mark.parametrize("error", [KeyboardInterrupt, SystemExit])
def test_interrupt_while_writing_passes(error: type[BaseException], tmp_path: Path) -> None:
    write = Writing(tmp_path)
    for code in targets(write).values():
        with pytest.raises(error), broken_once(code, error):
            write()


def test_full_disk_and_lost_directory_are_warnings(tmp_path: Path) -> None:
    class Full(SummaryWriter):
        def _get_file_writer(self) -> Any:
            raise OSError(28, "No space left on device")

    class Lost(SummaryWriter):
        def _get_file_writer(self) -> Any:
            raise FileNotFoundError(2, "No such file or directory")

    for kind in (Full, Lost):
        writer = kind.__new__(kind)
        with pytest.warns(UserWarning, match=r"'memory' at step 3 was not recorded: .*No s"):
            tb_actmem.add_recording(writer, "memory", transformer(1), 3)


def test_recording_after_failure_is_complete(tmp_path: Path) -> None:
    steps = [later(transformer(1), step) for step in range(3)]
    with SummaryWriter(str(tmp_path)) as writer:
        tb_actmem.add_recording(writer, "memory", steps[0], 0)
        thread = writer._get_file_writer().event_writer._async_writer._worker
        thread.exception = OSError(28, "No space left on device")
        with pytest.warns(UserWarning, match="No space left"):
            tb_actmem.add_recording(writer, "memory", steps[1], 1)
        thread.exception = None
        tb_actmem.add_recording(writer, "memory", steps[2], 2)

    assert [entry.base for entry in tb_actmem.recordings(tmp_path)] == [None, None]


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"recording": 1}, "Expected a recording, not an int"),
        ({"tag": 1}, "tag must be a string"),
        ({"global_step": "1"}, "global_step must be a number"),
        ({"walltime": "now"}, "walltime must be a number"),
        ({"writer": 1}, "must be a SummaryWriter"),
    ],
)
def test_wrong_argument_of_add_recording_raises(
    wrong: dict[str, Any], says: str, tmp_path: Path
) -> None:
    with SummaryWriter(str(tmp_path)) as writer, pytest.raises(TypeError, match=says):
        given = {"writer": writer, "tag": "memory", "recording": transformer(1)}
        tb_actmem.add_recording(**(given | wrong))
