"""An object store in the memory of a test, whose protocol names no memory."""

from __future__ import annotations

import fsspec
from fsspec.implementations.memory import MemoryFileSystem


class Kept(MemoryFileSystem):  # type: ignore[misc]
    """Files that last as long as the process."""

    protocol = "kept"

    @classmethod
    def _strip_protocol(cls, path: str) -> str:
        return str(super()._strip_protocol(path.removeprefix("kept://")))


fsspec.register_implementation("kept", Kept, clobber=True)
TEAM = "kept://team"
