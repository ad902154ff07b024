"""Public names that are imported at their first use.

Importing tb_actmem imports neither torch nor tensorboard. Each name imports its module at its first
use.
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable, Mapping
from typing import Any

from tb_actmem.errors import RecordError


def lazily(package: str, homes: Mapping[str, str]) -> Callable[[str], Any]:
    """Return a package's ``__getattr__``: ``homes`` names the module of each public name.

    A name may be a module itself. Raises RecordError if a name needs torch and torch is not
    installed.
    """

    def getattr_(name: str) -> Any:
        if name not in homes:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        try:
            value = importlib.import_module(homes[name])
            if homes[name] != f"{package}.{name}":
                value = getattr(value, name)
        except ModuleNotFoundError as error:
            if error.name != "torch":
                raise
            raise RecordError(
                f"{package}.{name} needs torch, which is not installed. "
                'Type: pip install "tb_actmem[torch]".'
            ) from error
        setattr(sys.modules[package], name, value)
        return value

    return getattr_
