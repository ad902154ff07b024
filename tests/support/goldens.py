"""Golden files: reviewed outputs."""

from __future__ import annotations

import difflib
import os

from tests.support.places import GOLDEN


def check_golden(name: str, text: str) -> None:
    """Compare a text with ``tests/golden/<name>`` exactly.

    If they differ, the new text is written beside it (``toy-changed.dot``), and the test fails with
    the difference. With ``--update-golden``, the new text becomes the golden file.
    """
    path = GOLDEN / name
    changed = path.with_name(f"{path.stem}-changed{path.suffix}")
    if os.environ.get("TB_ACTMEM_UPDATE_GOLDEN") == "1":
        path.write_bytes(text.encode())
    wanted = path.read_bytes().decode() if path.exists() else ""
    if text == wanted:
        changed.unlink(missing_ok=True)
        return
    changed.write_bytes(text.encode())
    lines = (wanted.splitlines(), text.splitlines(), str(path), str(changed))
    difference = "\n".join(difflib.unified_diff(*lines, lineterm="", n=2))
    raise AssertionError(f"{name} has changed; run `make golden` to accept it\n{difference}")
