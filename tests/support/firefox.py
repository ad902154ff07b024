"""A Firefox of the distribution, driven by WebDriver BiDi: Playwright needs one of its own making.

Firefox itself listens; only the WebSocket on the way to it is spoken here.
"""

from __future__ import annotations

import base64
import itertools
import json
import os
import re
import signal
import socket
import struct
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from tests.support.tensorboards import wait

_TEXT = 0x81  # a whole message of text
_MASKED = 0x80


class _Socket:
    """A WebSocket to this machine, of text alone."""

    def __init__(self, port: int, path: str) -> None:
        self._socket = socket.create_connection(("127.0.0.1", port), timeout=60)
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            f"GET {path} HTTP/1.1", f"Host: 127.0.0.1:{port}", "Upgrade: websocket",
            "Connection: Upgrade", f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13",
        ]  # fmt: skip
        self._socket.sendall("\r\n".join([*lines, "", ""]).encode())
        self._stream = self._socket.makefile("rb")
        answer = list(iter(self._stream.readline, b"\r\n"))
        assert b" 101 " in answer[0], answer

    def send(self, text: str) -> None:
        data, mask = text.encode(), os.urandom(4)
        size = len(data)
        if size < 126:
            head = struct.pack("!BB", _TEXT, _MASKED | size)
        elif size < 2**16:
            head = struct.pack("!BBH", _TEXT, _MASKED | 126, size)
        else:
            head = struct.pack("!BBQ", _TEXT, _MASKED | 127, size)
        masked = bytes(byte ^ mask[at % 4] for at, byte in enumerate(data))
        self._socket.sendall(head + mask + masked)

    def receive(self) -> str:
        parts, is_last = [], False
        while not is_last:
            first, size = struct.unpack("!BB", self._stream.read(2))
            is_last = bool(first & 0x80)
            if size >= 126:
                form, length = ("!H", 2) if size == 126 else ("!Q", 8)
                (size,) = struct.unpack(form, self._stream.read(length))
            parts.append(self._stream.read(size))
        return b"".join(parts).decode()

    def close(self) -> None:
        self._stream.close()
        self._socket.close()


class Firefox:
    """One window, and what its pages complained of."""

    def __init__(self, port: int) -> None:
        self._socket = _Socket(port, "/session")
        self._numbers = itertools.count(1)
        self.complaints: list[str] = []
        self.ask("session.new", capabilities={})
        self.ask("session.subscribe", events=["log.entryAdded"])
        (window,) = self.ask("browsingContext.getTree")["contexts"]
        self._window = window["context"]

    def ask(self, method: str, **params: Any) -> Any:
        """Run a command, and handle log messages of pages meanwhile."""
        number = next(self._numbers)
        self._socket.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            message = json.loads(self._socket.receive())
            if message.get("id") == number:
                assert message["type"] == "success", message
                return message["result"]
            if message.get("method") == "log.entryAdded":
                self._hear(message["params"])

    def open(self, url: str) -> None:
        """Open an address in an empty page."""
        for each in ("about:blank", url):
            self.ask("browsingContext.navigate", context=self._window, url=each, wait="complete")

    def in_tab(self, expression: str) -> Any:
        """Evaluate an expression in the frame of the tab; None before it exists."""
        (window,) = self.ask("browsingContext.getTree", root=self._window)["contexts"]
        for frame in window["children"]:
            target = {"context": frame["context"]}
            result = self.ask(
                "script.evaluate", expression=expression, target=target, awaitPromise=False
            )
            if result["type"] == "success":
                return result["result"].get("value")
        return None

    def close(self) -> None:
        self._socket.close()

    def _hear(self, entry: Any) -> None:
        # What TensorBoard's own window complains of is not ours.
        if entry["level"] == "error" and entry["source"].get("context") != self._window:
            self.complaints.append(entry["text"])


@contextmanager
def firefox(path: str, folder: Path) -> Iterator[Firefox]:
    """Run a Firefox without a screen until the block ends; profile and log go into the folder."""
    log, profile = folder / "tests.support.firefox.log", folder / "profile"
    profile.mkdir()
    command = [path, "--headless", "--no-remote", "--profile", str(profile)]
    with log.open("w") as output:
        process = subprocess.Popen(
            [*command, "--remote-debugging-port=0", "about:blank"],
            stderr=output,
            stdout=output,
            start_new_session=True,
            env={**os.environ, "HOME": str(folder)},
        )
    try:
        wait(lambda: _port(log), log.read_text)
        driven = Firefox(_port(log))
        yield driven
        driven.close()
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait(30)


def _port(log: Path) -> int:
    found = re.search(r"listening on ws://127\.0\.0\.1:(\d+)", log.read_text())
    return int(found[1]) if found else 0
