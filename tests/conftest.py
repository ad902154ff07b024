"""What every test gets: nothing stays installed, goldens can be rewritten, no GPU is no failure."""

from __future__ import annotations

import atexit
import contextlib
import gc
import os
import shutil
import sys
import tempfile
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings

from tests.support.arbitrary import SHARED, examples

MANY_MODULES = 50
CHROMIUM = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--update-golden", action="store_true", help="rewrite tests/golden with what comes out now"
    )


def pytest_configure(config: pytest.Config) -> None:
    # The time of an example on a busy machine is meaningless.
    settings.register_profile("unhurried", deadline=None, max_examples=examples(100))
    settings.load_profile("unhurried")
    if SHARED not in os.environ:  # the processes of pytest-xdist inherit it
        folder = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        config.add_cleanup(folder.cleanup)
        os.environ[SHARED] = folder.name
    # Beside each other, the threads of several processes mostly wait.
    if hasattr(config, "workerinput"):
        os.environ.setdefault("OMP_NUM_THREADS", "1")
        gc.disable()  # until the tests are imported: each import would search all that is there
    # A developer's compiled library is not used; `make native` runs the tests with it.
    os.environ.setdefault("TB_ACTMEM_NATIVE", "0")
    if os.environ["TB_ACTMEM_NATIVE"] == "1":
        _build_observer()
        # A program with a home of its own would compile another library.
        os.environ.setdefault("XDG_CACHE_HOME", str(Path.home() / ".cache"))
    if config.getoption("--update-golden"):
        os.environ["TB_ACTMEM_UPDATE_GOLDEN"] = "1"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    wanting = [item for item in items if item.get_closest_marker("cuda")]
    if wanting and not _has_cuda():
        for item in wanting:
            item.add_marker(pytest.mark.skip(reason="no GPU"))


def pytest_collection_finish() -> None:
    """Hide objects from before the first test from the garbage collector.

    Each full collection and each search for optimizers would else go through 800,000 objects of
    torch and of pytest, for four times the time that a recording takes in a program.
    """
    gc.collect()
    gc.freeze()
    gc.enable()


def _has_cuda() -> bool:
    try:
        import torch
    except ImportError:
        return False
    return torch.cuda.is_available()


def _build_observer() -> None:
    from tb_actmem.recorder.engine.build import build

    build()


@pytest.fixture
def compiled_observer(monkeypatch: pytest.MonkeyPatch) -> None:
    """Record with the compiled observer, built if necessary; skip without a compiler."""
    if "CXX" not in os.environ and not any(map(shutil.which, ("c++", "g++"))):
        pytest.skip("no C++ compiler on the PATH")
    _build_observer()
    monkeypatch.setenv("TB_ACTMEM_NATIVE", "1")


@pytest.fixture(params=["mode", "compiled"])
def each_observer(request: pytest.FixtureRequest) -> str:
    """Record with the dispatch mode, then with the compiled observer; its name."""
    request.getfixturevalue("by_mode" if request.param == "mode" else "compiled_observer")
    return str(request.param)


@pytest.fixture
def by_mode(monkeypatch: pytest.MonkeyPatch) -> None:
    """For a test that is about the dispatch mode itself."""
    monkeypatch.setenv("TB_ACTMEM_NATIVE", "0")


@pytest.fixture
def threads(request: pytest.FixtureRequest) -> Iterator[None]:
    """Let each op use so many threads: one, or the parameter of the test."""
    import torch

    before = torch.get_num_threads()
    torch.set_num_threads(getattr(request, "param", 1))
    yield
    torch.set_num_threads(before)


@pytest.fixture(scope="module")
def module_by_mode() -> Iterator[None]:
    """For tests whose oracle leaves out the memory that kernels allocate internally."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("TB_ACTMEM_NATIVE", "0")
        yield


@pytest.fixture
def no_graph_alive() -> None:
    """Consume the graphs that earlier tests left, in cycles through C++ that nothing collects."""
    _consume_graphs()


def _consume_graphs() -> None:
    gc.collect()
    torch = sys.modules.get("torch")
    if torch is None:
        return
    for thing in gc.get_objects():
        if issubclass(type(thing), torch.Tensor):
            with contextlib.suppress(Exception):
                if thing.grad_fn is not None:
                    thing.backward(torch.ones_like(thing))


@pytest.fixture
def jobs_end(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """An answer that nobody fetches waits for as long as somebody may come for it."""
    from tests.tensorboard.plugin.test_jobs import is_soon

    threads = threading.active_count()
    yield
    monkeypatch.setattr("tb_actmem.tensorboard.plugin.jobs.PATIENCE", 0.0)
    assert is_soon(lambda: threading.active_count() <= threads)


@pytest.fixture
def notebook(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """An IPython as a notebook's kernel has one, without a history."""
    interactiveshell = pytest.importorskip(
        "IPython.core.interactiveshell", reason="IPython is not installed"
    )
    from traitlets.config import Config

    monkeypatch.setenv("IPYTHONDIR", str(tmp_path / "ipython"))
    # A shell puts a module of its own in the place of the one that processes are begun from.
    monkeypatch.setitem(sys.modules, "__main__", sys.modules["__main__"])
    shell = interactiveshell.InteractiveShell(config=Config({"HistoryManager": {"enabled": False}}))
    yield shell
    atexit.unregister(shell.atexit_operations)
    shell.atexit_operations()


@pytest.fixture(scope="session")
def chromium() -> str:
    """The path of this machine's Chromium; without one the test is skipped, and fails in CI."""
    found = next(filter(None, map(shutil.which, CHROMIUM)), None)
    if found is None:
        stop = pytest.fail if os.environ.get("CI") else pytest.skip
        stop("no Chromium on the PATH: `make test` says how to get one")
    return found


@pytest.fixture(scope="module")
def browser(chromium: str) -> Iterator[Any]:
    """One Chromium for the tests of a file."""
    playwright = pytest.importorskip("playwright.sync_api", reason="playwright is not installed")
    with playwright.sync_playwright() as driver:
        opened = driver.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        yield opened
        opened.close()


@pytest.fixture
def tab(browser: Any, server: Any) -> Iterator[Any]:
    """The tab of the file's ``server`` in a browser; it may neither complain nor call others."""
    from tests.support.pages import Tab

    opened = Tab(browser, server)
    yield opened
    opened.context.close()
    assert opened.complaints == []
    assert opened.foreign == []


@pytest.fixture(scope="module", autouse=True)
def hide_older_objects() -> None:
    """Hide objects of earlier files from the garbage collector and from searches for optimizers.

    These searches would else take half of the time of many short recordings.
    """
    _consume_graphs()
    gc.freeze()


@pytest.fixture(autouse=True)
def hide_imported_objects() -> Iterator[None]:
    """Hide the objects of modules that a test imports from the tests after it."""
    before = len(sys.modules)
    yield
    if len(sys.modules) - before > MANY_MODULES:
        gc.collect()
        gc.freeze()


@pytest.fixture(autouse=True)
def forget_older_graphs() -> None:
    """Free leftovers of the previous test, such as the traceback of its failure."""
    older = sys.modules.get("tb_actmem.recorder.notes.stale_graphs")
    if older is not None:
        vars(older)["_outputs"] = []


@pytest.fixture(autouse=True)
def leave_no_trace() -> Iterator[None]:
    """Fail a test after which something is still installed or running."""
    threads = set(threading.enumerate())
    before = {**_process_state(), **_torch_state()}
    yield
    after = {**_process_state(), **_torch_state()}
    left = {name: after[name] for name in before if after[name] != before[name]}
    for thread in set(threading.enumerate()) - threads:
        if isinstance(thread, threading._DummyThread):
            continue  # one of torch's engine, in which Python code ran
        thread.join(1)  # it may be about to end
        if thread.is_alive():
            left[thread.name] = thread
    assert not left, f"left behind: {left}"


def _process_state() -> dict[str, object]:
    return {
        "gc enabled": gc.isenabled(),
        # hypothesis installs one at its first example, for good
        "gc callbacks": sum("hypothesis" not in str(c.__module__) for c in gc.callbacks),
        "profile function": sys.getprofile(),
    }


def _torch_state() -> dict[str, object]:
    if "torch" not in sys.modules:
        return {}
    import torch
    from torch.nn.modules import module

    hooks = {
        name: _count(vars(module)[name]) for name in vars(module) if name.startswith("_global")
    }
    return {
        **hooks,
        "saved-tensor hooks": torch._C._autograd._top_saved_tensors_default_hooks(True),
        "dispatch modes": torch._C._len_torch_dispatch_stack(),
        "function modes": torch._C._len_torch_function_stack(),
        "Module.__call__": torch.nn.Module.__call__,
        "awaits CUDA": sum("cuda_begins" in str(call) for call, _ in torch.cuda._queued_calls),
        "engine": vars(torch.autograd)["_engine_run_backward"],
        "grad enabled": torch.is_grad_enabled(),
    }


def _count(hooks: object) -> object:
    return len(hooks) if isinstance(hooks, dict) else hooks
