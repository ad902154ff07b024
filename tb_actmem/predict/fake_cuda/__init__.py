"""A CUDA device that computes nothing, on which torch runs as on a GPU.

Torch's own dispatch, choice of kernels, autograd engine and caching allocator decide what is kept,
for how long, and what is reserved; only what NVIDIA's libraries would do is left out.
"""

from __future__ import annotations

import os

NAME, CAPABILITY, PROCESSORS, MEMORY = (
    f"TB_ACTMEM_DEVICE{part}" for part in ("", "_CAPABILITY", "_PROCESSORS", "_BYTES")
)
"""The variables by which the library is told which device it stands for."""


def pretended() -> str | None:
    """Name the device that this process has in place of a GPU; None: what there is, is real."""
    return os.environ.get(NAME)
