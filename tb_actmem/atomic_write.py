"""Write files atomically."""

from __future__ import annotations

import contextlib
import os
import secrets
from pathlib import Path

from tb_actmem.remote import RemotePath


def replace_file(path: str | os.PathLike[str], data: bytes) -> None:
    """Replace a file atomically: nobody ever sees a partial file.

    Raises OSError if that fails, or if the path exists and is not a regular file.
    """
    if isinstance(path, RemotePath):  # an object appears when it is complete
        with path.open("wb") as file:
            file.write(data)
        return
    target = Path(os.path.realpath(path))
    if target.exists() and not target.is_file():
        raise FileExistsError(0, "it exists and is not a regular file")
    draft = target.with_name(f".actmem-{secrets.token_hex(8)}.tmp")
    try:
        with draft.open("xb") as file:
            file.write(data)
        draft.replace(target)
    except BaseException:  # an interrupt must not leave rubbish either
        with contextlib.suppress(OSError):
            draft.unlink()
        raise
