"""Check what users pass to public functions: recordings, names, paths, whole numbers."""

from __future__ import annotations

import operator
import os
from collections.abc import Collection, Iterator, Mapping
from pathlib import Path
from typing import Any

from tb_actmem.errors import ArgumentError, PredictError
from tb_actmem.model import Recording
from tb_actmem.paths import any_path


def kind_of(given: Any) -> str:
    """Return the type of a value with its article: "an int", "a Tensor", "None"."""
    name = type(given).__name__
    article = "an" if name[0] in "aeiouAEIOU" else "a"
    return "None" if given is None else f"{article} {name}"


def shown(given: Any) -> str:
    """Return a short value as Python writes it; the type of one that fills lines."""
    text = repr(given)
    return text if len(text) <= 100 and "\n" not in text else kind_of(given)


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
    is_several = isinstance(given, (Collection, Iterator))  # an op of torch is only iterable
    is_several = is_several and not isinstance(given, (bytes, Mapping))
    names = tuple(given) if is_several else ()
    if is_several and all(isinstance(name, str) for name in names):
        return names
    raise ArgumentError(f"{argument} must be a string or several strings, not {shown(given)}")


def as_path(argument: str, given: Any) -> Path:
    """Return a path, of fsspec if it has a protocol.

    Raises ArgumentError for anything but a string or a path-like object.
    """
    if isinstance(given, (str, os.PathLike)):
        path = os.fspath(given)
        if isinstance(path, str):
            return any_path(path)
    raise ArgumentError(f"{argument} must be a string or a path, not {shown(given)}")


def need(argument: str, given: Any, kind: type | tuple[type, ...], expected: str) -> None:
    """Raise ArgumentError if the type of an argument is another one."""
    if not isinstance(given, kind):
        raise ArgumentError(f"{argument} must be {expected}, not {shown(given)}")


def need_progress(given: Any) -> None:
    """Raise ArgumentError for a ``progress`` that is neither None nor a function."""
    if given is not None and not callable(given):
        raise ArgumentError(f"progress must be a function such as print, not {shown(given)}")


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
        file = repr(os.fspath(one)) if isinstance(one, (str, os.PathLike)) else "path"
        raise ArgumentError(
            f"Expected a recording, not {kind_of(one)}. Pass recorder.recording or "
            f"tb_actmem.read({file})."
        )
