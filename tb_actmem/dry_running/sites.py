"""Where the program is now."""

from __future__ import annotations

import sys
from pathlib import Path

from tb_actmem.recorder.observer import is_library


def here() -> str:
    """Name the innermost line outside of torch, as ``model.py:41``."""
    frame = sys._getframe(1)
    while frame.f_back is not None and is_library(frame):
        frame = frame.f_back
    return f"{Path(frame.f_code.co_filename).name}:{frame.f_lineno}"
