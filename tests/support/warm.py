"""Python programs in processes of their own that start at once: forks of one that imported torch.

Without it, imports of torch take a fifth of the time of all tests. Tests of Python's own start
(flags, tracebacks, imports) start a real process.
"""

from __future__ import annotations

import atexit
import ctypes
import functools
import gc
import importlib
import json
import os
import runpy
import select
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import warnings
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import IO

from tests.support import forks
from tests.support.places import ROOT

SECONDS = 300  # then a program is killed
IMPORTED = (
    *("torch._dynamo", "torch.distributed.fsdp", "torch.distributed.pipelining"),
    *("tb_actmem.cli.main", "tb_actmem.integrations.steps"),
)
"""With the first, an optimizer of torch begins its first step."""


def run(
    *arguments: str, cwd: Path | None = None, env: Mapping[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """Run what ``python ARGUMENTS`` does, and return its output.

    Before a file, ``-m`` or ``-c`` may come one ``-W``.
    """
    with tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as err:
        status = start(arguments, out, err, cwd, env).wait()
        for file in (out, err):
            file.seek(0)
        return subprocess.CompletedProcess(
            arguments, status, out.read().decode(), err.read().decode()
        )


def torchrun(
    ranks: int, *arguments: str, cwd: Path | None = None, env: Mapping[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """Run what ``torchrun`` does with so many ranks: they are forks like itself.

    Before the file may come one ``-W``, for all of them.
    """
    flags = arguments[:2] if arguments[0] == "-W" else ()
    ways = ["--standalone", f"--nproc-per-node={ranks}", "--no-python", sys.executable]
    if sys.platform == "linux":
        ways += ["-I", "-S", forks.__file__, _server()[0]]
    return run(*flags, "-m", "torch.distributed.run", *ways, *arguments, cwd=cwd, env=env)


def start(
    arguments: Sequence[str],
    out: IO[bytes],
    err: IO[bytes],
    cwd: Path | None = None,
    env: Mapping[str, str] | None = None,
) -> Program | subprocess.Popen[bytes]:
    """Start the same program, which writes to open files."""
    environment = {"PYTHONPATH": str(ROOT), **(os.environ if env is None else env)}
    if sys.platform != "linux":  # where torch may not survive a fork
        command = [sys.executable, *arguments]
        return subprocess.Popen(command, stdout=out, stderr=err, cwd=cwd, env=environment)
    outputs = out.fileno(), err.fileno()
    return Program(
        forks.asked(_server()[0], arguments, outputs, str(cwd or Path.cwd()), environment)
    )


class Program:
    """A forked program, with the methods of `subprocess.Popen`."""

    def __init__(self, answer: IO[str]) -> None:
        self._answer = answer
        self.pid = int(answer.readline())
        self._status: int | None = None

    def poll(self) -> int | None:
        """Return the exit status; None: it runs."""
        if self._status is None and select.select([self._answer], [], [], 0)[0]:
            return self.wait()
        return self._status

    def wait(self) -> int:
        """Wait for the end, and return the exit status."""
        if self._status is None:
            with self._answer:
                self._status = int(self._answer.readline())
        return self._status

    def kill(self) -> None:
        """End it at once."""
        if self.poll() is None:
            os.kill(self.pid, signal.SIGKILL)


@functools.cache
def _server() -> tuple[str, subprocess.Popen[bytes]]:
    """Start the process that is forked; it ends with this one, when its input does."""
    address = f"{tempfile.mkdtemp()}/socket"
    life, _ = os.pipe()
    command = [sys.executable, "-m", "tests.support.warm", address]
    server = subprocess.Popen(
        command, cwd=ROOT, stdin=life, stdout=subprocess.PIPE, start_new_session=True
    )
    os.close(life)
    assert server.stdout is not None
    with server.stdout as output:
        assert output.readline() == b"ready\n"
    return address, server


def _serve(address: str) -> list[str]:
    """Fork at each request; return, in the fork, the arguments of the program that it is to run."""
    for name in IMPORTED:
        importlib.import_module(name)
    gc.freeze()  # so that no collection of a fork copies these pages, not even the one when it ends
    if "triton._C" in sys.modules:
        atexit.register(gc.unfreeze)  # else Triton reports all its objects as leaks
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    with socket.socket(socket.AF_UNIX) as listener:
        listener.bind(address)
        listener.listen()
        print("ready", flush=True)
        while sys.stdin not in select.select([listener, sys.stdin], [], [])[0]:
            client, _ = listener.accept()
            if not os.fork():
                listener.close()
                return _become_program(client)
            client.close()
    shutil.rmtree(Path(address).parent)
    sys.exit()


def _become_program(client: socket.socket) -> list[str]:
    """Fork once more: the program returns its arguments, the other one waits for it."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    _, outputs, *_ = socket.recv_fds(client, 1, 2)
    request = json.loads(client.makefile().readline())
    if child := os.fork():
        client.sendall(f"{child}\n".encode())
        status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        client.sendall(f"{status}\n".encode())
        os._exit(0)
    client.close()
    _end_without_destructors()
    for target, output in enumerate((os.open(os.devnull, os.O_RDONLY), *outputs)):
        os.dup2(output, target)
        os.close(output)
    os.chdir(request["cwd"])
    os.environ.clear()
    os.environ.update(request["env"])
    signal.alarm(SECONDS)
    arguments: list[str] = request["argv"]
    return arguments


def _end_without_destructors() -> None:
    """Skip the C++ destructors of libraries that were loaded before the fork, such as torch's.

    They take half of the time of a short program. Python still ends as always, and libraries that
    the program loads have their destructors.
    """
    libc = ctypes.CDLL(None)
    libc.on_exit(libc._exit, None)


if __name__ == "__main__":
    sys.argv = _serve(sys.argv[1])
    if sys.argv[0] == "-W":
        _, kind, *sys.argv = sys.argv
        warnings.simplefilter(kind)  # type: ignore[arg-type]  # such as "error"
    if sys.argv[0] == "-c":
        exec(compile(sys.argv.pop(1), "<string>", "exec", dont_inherit=True))
    elif sys.argv[0] == "-m":
        del sys.argv[0]
        sys.path[0] = str(Path.cwd())
        runpy.run_module(sys.argv[0], run_name="__main__", alter_sys=True)
    else:
        program = Path.cwd() / sys.argv[0]
        sys.path[0] = str(program.parent)
        runpy.run_path(str(program), run_name="__main__")
