"""Modules that only a number tells apart, as one name."""

from __future__ import annotations

from collections.abc import Sequence


def layers_text(shared: str, names: Sequence[str]) -> str:
    """Name the rows of repeated layers: ``h.*.attn ×12``, and one of them by its own name."""
    name = shared if len({*names}) > 1 else names[0]
    return f"{name} ×{len(names)}".lstrip() if len(names) > 1 else name
