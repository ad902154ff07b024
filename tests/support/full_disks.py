"""A full disk: no file can grow beyond a number of bytes."""

from __future__ import annotations

import contextlib
import resource
import sys
from collections.abc import Iterator


@contextlib.contextmanager
def full_disk(nbytes: int) -> Iterator[None]:
    """Limit the size of the files that this process writes.

    Python keeps truncated bytecode of a module that it imports meanwhile, so it must write none.
    """
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    wrote_nothing, sys.dont_write_bytecode = sys.dont_write_bytecode, True
    resource.setrlimit(resource.RLIMIT_FSIZE, (nbytes, limits[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
        sys.dont_write_bytecode = wrote_nothing
