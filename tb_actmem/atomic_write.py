"""Files that are written all or nothing."""

from __future__ import annotations

import contextlib
import os
import secrets
from pathlib import Path


def replace_file(path: str | os.PathLike[str], data: bytes) -> None:
    """Write a file beside another and put it in its place, so that nobody ever sees half of one.

    Raises OSError where that cannot be, and for what is there and no regular file.
    """
    target = Path(os.path.realpath(path))
    if target.exists() and not target.is_file():
        raise FileExistsError(0, "it is there and no regular file")
    draft = target.with_name(f".actmem-{secrets.token_hex(8)}.tmp")
    try:
        with draft.open("xb") as file:
            file.write(data)
        draft.replace(target)
    except BaseException:  # an interrupt must not leave rubbish either
        with contextlib.suppress(OSError):
            draft.unlink()
        raise
