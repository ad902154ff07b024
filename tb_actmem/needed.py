"""What public functions need of their arguments."""

from __future__ import annotations

from typing import Any

from tb_actmem.errors import ArgumentError
from tb_actmem.model import Recording


def need_recordings(*given: Any) -> None:
    """Raise ArgumentError for the first argument that is no recording."""
    for one in given:
        if isinstance(one, Recording):
            continue
        inner = getattr(type(one), "recording", None)
        if isinstance(inner, property):
            raise ArgumentError("Pass recorder.recording, not the recorder.")
        if callable(inner):
            raise ArgumentError(f"Pass the result of .recording(), not the {type(one).__name__}.")
        raise ArgumentError(
            f"A recording is needed, not a {type(one).__name__}: pass recorder.recording or "
            "tb_actmem.read(path)."
        )
