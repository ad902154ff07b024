"""A CUDA device that computes nothing, on which torch runs as on a GPU.

Torch's own dispatch, choice of kernels, autograd engine and caching allocator decide what is saved,
for how long, and how much is reserved. Only the work of NVIDIA's libraries is left out.
"""

from __future__ import annotations

import os

NAME, CAPABILITY, PROCESSORS, MEMORY = (
    f"TB_ACTMEM_DEVICE{part}" for part in ("", "_CAPABILITY", "_PROCESSORS", "_BYTES")
)
"""The variables that describe the device to the library."""


def pretended() -> str | None:
    """Name the fake device of this process; None: its devices are real."""
    return os.environ.get(NAME)
