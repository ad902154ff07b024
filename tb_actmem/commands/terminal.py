"""What a terminal can show that a file cannot."""

from __future__ import annotations

import os
import sys


def bold(text: str) -> str:
    """Write a heading in bold, where somebody sees it."""
    plain = os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb"
    return text if plain or not sys.stdout.isatty() else f"\x1b[1m{text}\x1b[0m"
