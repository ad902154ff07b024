"""Check what users pass to public functions: recordings, names, whole numbers."""

from __future__ import annotations

import operator
from collections.abc import Iterable, Mapping
from typing import Any

from tb_actmem.errors import ArgumentError, PredictError
from tb_actmem.model import Recording


def whole(name: str, given: Any) -> int:
    """Return a whole number as a Python int; NumPy's integers overflow silently.

    Raises PredictError for anything else.
    """
    try:
        if isinstance(given, bool):
            raise TypeError
        return operator.index(given)
    except TypeError:
        raise PredictError(f"{name} is a whole number, not {given!r}.") from None


def as_names(argument: str, given: Any) -> tuple[str, ...]:
    """Return names or patterns; a single string is one name.

    Raises ArgumentError, a TypeError that names the argument, for anything else.
    """
    if isinstance(given, str):
        return (given,)
    is_several = isinstance(given, Iterable) and not isinstance(given, (bytes, Mapping))
    names = tuple(given) if is_several else ()
    if is_several and all(isinstance(name, str) for name in names):
        return names
    raise ArgumentError(f"{argument} must be a string or several strings, not {given!r:.100}")


def need_recordings(*given: Any) -> None:
    """Raise ArgumentError for the first argument that is not a recording."""
    for one in given:
        if isinstance(one, Recording):
            continue
        inner = getattr(type(one), "recording", None)
        if isinstance(inner, property):
            raise ArgumentError("Pass recorder.recording, not the recorder.")
        if callable(inner):
            raise ArgumentError(f"Pass the result of .recording(), not the {type(one).__name__}.")
        raise ArgumentError(
            f"Expected a recording, not a {type(one).__name__}. Pass recorder.recording or "
            "tb_actmem.read(path)."
        )
