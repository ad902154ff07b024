"""Buffers that compiled code changes, without an op."""

from __future__ import annotations

import weakref
from collections import defaultdict
from collections.abc import Iterable

from torch import Tensor
from torch.nn import Module

from tb_actmem.model.rows import INTO_BUFFER
from tb_actmem.recorder.torch_private import BUFFERS, version
from tb_actmem.recorder.watch import CallFact, RawFacts

Versions = dict[str, tuple[weakref.ref[Tensor], int]]
"""Name of a buffer → the buffer, and how often it was changed in place."""


def versions(modules: Iterable[tuple[str, Module]]) -> Versions:
    """Read how often the buffers of a model were changed in place."""
    return {
        f"{fqn}.{own}" if fqn else own: (weakref.ref(buffer), number)
        for fqn, module in modules
        for own, buffer in vars(module)[BUFFERS].items()
        if buffer is not None and (number := version(buffer)) is not None
    }


def note_changed(before: Versions, after: Versions, raw: RawFacts) -> None:
    """Add buffers that changed, and that no op received, to the arguments of a call.

    That is each call of the innermost module around the buffer that ran outside of compiled code.
    """
    changed = {
        name: tensor
        for name, (ref, number) in after.items()
        if (tensor := ref()) is not None and _is_changed(before.get(name), tensor, number)
    }
    if not changed:
        return
    storages, received = raw.storages, {storage for op in raw.ops for storage in op.inputs}
    calls = _calls(raw)
    for name, tensor in changed.items():
        around, _, _ = name.rpartition(".")
        while around and around not in calls:
            around, _, _ = around.rpartition(".")
        if not received.isdisjoint(storages.seen_ids(tensor)):
            continue
        row = INTO_BUFFER + name, storages.add_argument(tensor)
        for call in calls.get(around, ()):
            if isinstance(call.arguments, list) and row not in call.arguments:
                call.arguments.append(row)


def _is_changed(
    before: tuple[weakref.ref[Tensor], int] | None, tensor: Tensor, number: int
) -> bool:
    return before is not None and before[0]() is tensor and before[1] != number


def _calls(raw: RawFacts) -> dict[str, list[CallFact]]:
    """Map the names of modules to their calls in forwards."""
    found: dict[str, list[CallFact]] = defaultdict(list)
    for begin in raw.calls.spans().begins:
        call = raw.calls[begin]
        if not call.backward:
            found[call.fqn].append(call)
    return found
