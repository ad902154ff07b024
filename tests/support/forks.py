"""Ask the process of `warm.py` for a fork; as a program, become one rank of torchrun.

It imports nothing slow: torchrun starts it for each rank, and the rank itself is a fork.
"""

from __future__ import annotations

import json
import os
import signal
import socket
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import IO


def asked(
    address: str, arguments: Sequence[str], outputs: Sequence[int], cwd: str, env: Mapping[str, str]
) -> IO[str]:
    """Start a program; the answer's first line is its process, the second one its exit status."""
    request = {"argv": [*arguments], "cwd": cwd, "env": {**env}}
    with socket.socket(socket.AF_UNIX) as server:
        server.connect(address)
        socket.send_fds(server, [b" "], [*outputs])
        server.sendall(json.dumps(request).encode() + b"\n")
        return server.makefile()


def _be_rank(address: str, *arguments: str) -> int:
    """Run one rank to its end, and return its exit status as a shell does."""
    with asked(address, arguments, (1, 2), str(Path.cwd()), os.environ) as answer:
        process = int(answer.readline())
        # torchrun ends the other ranks when one has failed.
        signal.signal(signal.SIGTERM, lambda *_: os.kill(process, signal.SIGKILL))
        status = int(answer.readline())
    return status if status >= 0 else 128 - status


if __name__ == "__main__":
    sys.exit(_be_rank(*sys.argv[1:]))
