"""A real TensorBoard in a process of its own, which ends with the test."""

from __future__ import annotations

import contextlib
import json
import os
import re
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any, NamedTuple

import pytest

PATIENCE = 120.0  # seconds for a start, on a machine that is busy with other things
TAB = "data/plugin/activation_memory/"


class Reply(NamedTuple):
    """The reply of the server."""

    code: int
    body: bytes
    headers: Any

    @property
    def json(self) -> Any:
        return json.loads(self.body)


class Server(NamedTuple):
    """A TensorBoard that answers."""

    address: str
    """With a slash at the end."""
    log: Path
    pid: int
    """Of the process, and of its group."""
    below: str = TAB
    """The path of our routes; empty where there is nothing else."""

    def get(self, path: str, **args: object) -> Reply:
        """Ask for a path below the address; a refusal is a reply too."""
        query = f"?{urllib.parse.urlencode(args)}" if args else ""
        try:
            with urllib.request.urlopen(self.address + path + query, timeout=30) as response:
                return Reply(response.status, response.read(), response.headers)
        except urllib.error.HTTPError as error:
            with error:
                return Reply(error.code, error.read(), error.headers)

    def tab(self, route: str, **args: object) -> Reply:
        """Ask one of our own routes."""
        return self.get(self.below + route, **args)

    def steps(self) -> dict[str, list[int]]:
        """The steps of every run that the tab knows, whatever their tags."""
        return {
            run["run"]: [step["step"] for tag in run["tags"] for step in tag["steps"]]
            for run in self.tab("index.json").json["runs"]
        }

    def wait_for(self, steps: dict[str, list[int]]) -> None:
        """Wait until the tab knows just these steps of these runs."""
        wait(lambda: self.steps() == steps, lambda: f"{self.steps()}, not {steps}")


@contextmanager
def tensorboard(folder: Path, *flags: str) -> Iterator[Server]:
    """Run TensorBoard with these flags until the block ends; its log goes into the folder."""
    if not entry_points(group="tensorboard_plugins", name="activation_memory"):
        pytest.fail("tb_actmem is not installed here: `pip install -e .` makes its tab known")
    command = [sys.executable, "-m", "tensorboard.main", "--port=0", "--reload_interval=1", *flags]
    with server(command, folder / "tensorboard.log", r" at (http://\S+?) \(Press") as tensorboard:
        yield tensorboard


@contextmanager
def tab_alone(folder: Path, runs: Path) -> Iterator[Server]:
    """Run ``tb-actmem serve`` until the block ends: the same tab, in a third of the time."""
    command = [sys.executable, "-m", "tb_actmem", "serve", "--no-browser", str(runs)]
    with server(command, folder / "serve.log", r"(http://\S+) shows ") as alone:
        yield alone._replace(below="")


@contextmanager
def server(command: Sequence[str], log: Path, pattern: str) -> Iterator[Server]:
    """Run a server until the block ends; its log has the address, as the pattern's group."""
    with log.open("w") as output:
        process = subprocess.Popen(command, stderr=output, stdout=output, start_new_session=True)
    try:
        found = None
        while not found:
            found = re.search(pattern, log.read_text())
            assert found or process.poll() is None, f"The server ended: {log.read_text()}"
            time.sleep(0.1)
        yield Server(found[1].rstrip("/") + "/", log, process.pid)
    finally:
        _end(process)


def _end(process: subprocess.Popen[bytes]) -> None:
    """End TensorBoard and the data server that it started: the session is ours alone."""
    with contextlib.suppress(ProcessLookupError, subprocess.TimeoutExpired):
        os.killpg(process.pid, signal.SIGTERM)
        process.wait(10)
    with contextlib.suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait(10)
    wait(lambda: not _is_alive(process.pid), lambda: f"process group {process.pid} lives on")


def _is_alive(group: int) -> bool:
    """Tell whether a process of the group runs; one that has ended may wait seconds for init."""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    states = [*filter(None, map(_state, Path("/proc").glob("[0-9]*/stat")))]
    return not states or any(of == group and state != "Z" for state, of in states)


def _state(stat: Path) -> tuple[str, int] | None:
    """Read the state and the group of a process, if it still exists."""
    with contextlib.suppress(FileNotFoundError, ProcessLookupError):
        state, _, group, *_ = stat.read_text("utf-8", "replace").rpartition(")")[2].split()
        return state, int(group)
    return None


def wait(is_true: Callable[[], object], otherwise: Callable[[], str]) -> None:
    """Poll until something is true; fail with the message of ``otherwise``."""
    deadline = time.monotonic() + PATIENCE
    while not is_true():
        assert time.monotonic() < deadline, otherwise()
        time.sleep(0.1)
