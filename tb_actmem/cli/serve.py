"""``tb-actmem serve``: the Activation Memory tab alone, in a browser."""

from __future__ import annotations

import argparse
import contextlib
import ipaddress
import os
import secrets
import sys
import threading
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from tb_actmem.cli import Answer, cleaned_up
from tb_actmem.cli.choice import PATH_HELP, is_recording, no_recordings, path_text
from tb_actmem.errors import FormatError
from tb_actmem.format import read
from tb_actmem.paths import any_path


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.description = (
        "Serve the Activation Memory tab alone, without the other tabs of TensorBoard, and open it "
        "in the browser. New recordings appear by themselves. Ctrl-C stops the server."
    )
    parser.add_argument("path", type=any_path, help=PATH_HELP)
    parser.add_argument(
        "--port", type=_port, metavar="N", help="the port (the first free one from 6006)"
    )
    parser.add_argument(
        "--host",
        type=_host,
        default="localhost",
        help="the address to listen on (localhost). For any other, such as 0.0.0.0, the printed "
        "address has a token, without which nothing is answered",
    )
    parser.add_argument("--no-browser", action="store_true", help="only print the address")
    parser.set_defaults(command=_serve)


def _host(text: str) -> str:
    if not text:
        raise argparse.ArgumentTypeError("the address is empty: 0.0.0.0 listens on all")
    return text


def _port(text: str) -> int:
    if not text.isdecimal() or not 0 < int(text) < 2**16:
        raise argparse.ArgumentTypeError(f"{text!r} is not a port from 1 to 65535")
    return int(text)


def _serve(options: argparse.Namespace) -> Answer:
    from tb_actmem.tensorboard.plugin.plugin import launch

    with cleaned_up(), _log_directory(options.path) as folder:
        token = None if _is_loopback(options.host) else secrets.token_urlsafe(24)
        address = launch(folder, options.host, options.port, token)
        print(f"{address} shows {path_text(options.path)}. Ctrl-C stops it.", flush=True)
        if not options.no_browser and _has_browser():
            webbrowser.open(address)
        with contextlib.suppress(KeyboardInterrupt):
            threading.Event().wait()
    return Answer("")


@contextmanager
def _log_directory(path: Path) -> Iterator[Path]:
    """A log directory with the recordings: TensorBoard reads no other files."""
    if path.is_dir():
        if not any(path.rglob("*tfevents*")) and any(path.rglob("*.actmem")):
            raise no_recordings(path)
        yield path
    elif is_recording(path):
        from tb_actmem.tensorboard.events.writers import write_recording

        recording = read(path)
        with TemporaryDirectory(prefix="tb-actmem-") as folder:
            write_recording(
                Path(folder, path.stem.strip(".") or "run"), "activation_memory", recording, 0
            )
            yield Path(folder)
    elif path.is_file():
        raise FormatError(f"{path_text(path)} is an event file: name its directory.")
    else:
        raise FormatError(f"There is no file or log directory {path_text(path)}.")


def _is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def _has_browser() -> bool:
    """Whether a person can see a browser: on a remote machine, Python may start one in text."""
    return sys.stdout.isatty() and "SSH_CONNECTION" not in os.environ
