"""What rows of a recording are called, for people."""

from __future__ import annotations

import re

from tb_actmem.model import NodeKind, Recording


def op_name(recording: Recording, node: int) -> str:
    """The forward operator a node stands for, in torch's words: ``GeluBackward0`` is ``gelu``."""
    row = recording.nodes[node]
    if row.kind is not NodeKind.FUNCTION:
        return row.name
    base = re.sub(r"Backward\d*$", "", row.name)
    words = re.sub(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])", "_", base).lower()
    return words or row.name


def fqn(recording: Recording, module: int | None) -> str:
    """The name of a module call; its type where the name is empty; "" for None."""
    if module is None:
        return ""
    return recording.modules[module].fqn or recording.modules[module].type_name


def source(recording: Recording, frame: int | None) -> str:
    """``file.py:12`` of a frame, "" for None."""
    if frame is None:
        return ""
    row = recording.frames[frame]
    name = re.split(r"[/\\]", row.file)[-1]
    return f"{name}:{row.line}"
