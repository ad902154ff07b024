"""A real TensorBoard in a process of its own, asked over HTTP."""

from __future__ import annotations

import gzip
import http.client
import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
import urllib.parse
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from torch import Tensor, nn
from torch.utils.tensorboard import SummaryWriter

import tb_actmem
from benchmarks.memory import resident_bytes

TAG = "memory"
"""Of what `write` writes."""
LOADERS = {"standard loader": "--load_fast=false", "fast loader": "--load_fast=true"}
"""TensorBoard's two ways to read event files, by their flags."""
_TAB = "/data/plugin/activation_memory/"
_PATIENCE = 300.0  # seconds for a start, and for all event files to be read


class Reply(NamedTuple):
    """The answer of the server, and its cost."""

    body: bytes
    seconds: float
    """On the clock."""
    cpu_seconds: float
    """Of the server's process, all its threads together; in steps of 10 ms."""

    @property
    def json(self) -> Any:
        """The body as JSON."""
        return json.loads(gzip.decompress(self.body))


class Board(NamedTuple):
    """A TensorBoard that answers."""

    process: subprocess.Popen[bytes]
    port: int

    def ask(self, route: str, **args: object) -> Reply:
        """Ask one of the tab's routes. Raises RuntimeError for a refusal."""
        query = f"?{urllib.parse.urlencode(args)}" if args else ""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=_PATIENCE)
        before, begin = self._cpu_seconds(), time.perf_counter()
        connection.request("GET", f"{_TAB}{route}{query}", headers={"Accept-Encoding": "gzip"})
        response = connection.getresponse()
        body = response.read()
        seconds, cpu_seconds = time.perf_counter() - begin, self._cpu_seconds() - before
        connection.close()
        if response.status != 200:
            raise RuntimeError(f"{route} is answered {response.status}: {body[:200]!r}")
        return Reply(body, seconds, cpu_seconds)

    def wait_for(self, recordings: int, patience: float = _PATIENCE) -> None:
        """Wait until the tab lists so many recordings."""
        deadline = time.monotonic() + patience
        while (found := self._count()) < recordings:
            if time.monotonic() > deadline:
                raise RuntimeError(f"TensorBoard has read {found} of {recordings} recordings.")
            time.sleep(0.5)

    def resident_bytes(self) -> int:
        """The memory of the server's process."""
        return resident_bytes(process=self.process.pid)

    def _cpu_seconds(self) -> float:
        stat = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="utf-8")
        user, system = stat.rpartition(")")[2].split()[11:13]
        return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")

    def _count(self) -> int:
        runs = self.ask("index.json").json["runs"]
        return sum(len(tag["steps"]) for run in runs for tag in run["tags"])


def recorded(model: nn.Module, forward: Callable[[], Tensor]) -> tb_actmem.Recording:
    """Record a forward, whose result is let go of."""
    with tb_actmem.record(model) as recorder:
        loss = forward()
    del loss
    return recorder.recording


def write(folder: Path, recording: tb_actmem.Recording, steps: int = 1) -> None:
    """Write a run that has the same recording at each step."""
    with SummaryWriter(str(folder)) as writer:
        for step in range(steps):
            tb_actmem.add_recording(writer, TAG, recording, step)


@contextmanager
def tensorboard(logdir: Path, flag: str) -> Iterator[Board]:
    """Run TensorBoard over a log directory until the block ends."""
    with _started("tensorboard.main", "--port=0", f"--logdir={logdir}", flag) as board:
        yield board


@contextmanager
def alone(logdir: Path) -> Iterator[Board]:
    """Run `tb-actmem serve` over a log directory until the block ends."""
    with _started("tb_actmem", "serve", str(logdir), "--no-browser") as board:
        yield board


@contextmanager
def _started(module: str, *arguments: str) -> Iterator[Board]:
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "log"
        command = [sys.executable, "-u", "-m", module, *arguments]
        with log.open("wb") as output:
            process = subprocess.Popen(
                command, stdout=output, stderr=output, start_new_session=True
            )
        try:
            yield Board(process, _port(process, log))
        finally:
            os.killpg(process.pid, signal.SIGKILL)  # the data server too: the session is ours
            process.wait()


def _port(process: subprocess.Popen[bytes], log: Path) -> int:
    deadline = time.monotonic() + _PATIENCE
    while time.monotonic() < deadline and process.poll() is None:
        found = re.search(r"http://[^/:\s]+:(\d+)/", log.read_text(errors="replace"))
        if found:
            return int(found[1])
        time.sleep(0.1)
    raise RuntimeError(f"The server did not start: {log.read_text(errors='replace')[-500:]}")
