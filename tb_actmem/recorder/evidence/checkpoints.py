"""The tensors that a non-reentrant checkpoint keeps: its inputs, and the cache of a selective one.

A checkpointed region has no node of its own. The hooks in any slot of the region lead to its frame.
The frame keeps the region's inputs. Its recompute function closes over the rest: the program's own
function, and the contexts in which it runs. Reading them runs nothing.
"""

from __future__ import annotations

import weakref
from collections.abc import Iterator
from typing import Any

import torch
from torch import Tensor

from tb_actmem.recorder.dry_run_state import Boxing
from tb_actmem.recorder.evidence.find_tensors import (
    FEW,
    closure,
    tensors_behind,
    tensors_in,
    tensors_of,
)
from tb_actmem.recorder.torch_private import (
    RANDOM_STATES,
    SavedTensor,
    cdata,
    checkpoint_inputs,
    is_checkpoint_hook,
    recomputation,
    unpack_hook,
)


class Regions:
    """Numbers checkpointed regions at first sight, with weak references."""

    def __init__(self) -> None:
        self._known: dict[int, tuple[weakref.ref[Any], int]] = {}
        self._count = 0

    def number(self, frame: Any) -> tuple[int, bool]:
        """Return the number of a region's frame, and whether it is new."""
        known = self._known.get(id(frame))
        if known is not None and known[0]() is frame:
            return known[1], False
        self._known[id(frame)] = weakref.ref(frame), self._count
        self._count += 1
        return self._count - 1, True


def is_own_generator(value: Any) -> bool:
    """Tell whether a value is a generator whose state no checkpoint restores."""
    if not isinstance(value, torch.Generator):
        return False
    restored = (torch.default_generator, *torch.cuda.default_generators)
    return cdata(value) not in map(cdata, restored)


def frame_of(hook: Any) -> Any | None:
    """Find the checkpoint frame that a pack or unpack hook closes over; None for other hooks."""
    own = hook.behind if type(hook) is Boxing else hook
    return closure(own).get("frame") if is_checkpoint_hook(own) else None


def inputs(frame: Any) -> Iterator[tuple[str, Any]]:
    """Yield the region's inputs that the frame keeps: (position, SavedTensor or tensor)."""
    for position, value in enumerate(checkpoint_inputs(frame)):
        yield f"[{position}]", value


def frame_around(frame: Any) -> Any | None:
    """Find the frame of the outer checkpoint, whose hooks pack the inner one's inputs."""
    hooks = (unpack_hook(value) for _, value in inputs(frame))
    return next(filter(None, map(frame_of, hooks)), None)


def cache(frame: Any) -> Iterator[Tensor | None]:
    """Yield the tensors kept for the recomputation that no slot refers to.

    They are a selective checkpoint's cache, tensors that the recomputed function has bound or
    closes over, tensors in objects among its arguments or in contexts, and the random state. None
    means that there were too many objects to search.
    """
    for value in recomputation(frame).values():
        for found in tensors_behind(value, FEW):
            yield found and found[1]
        stored = getattr(value, "storage", None)
        if isinstance(stored, dict):
            yield from _cached(stored)
    for _, value in inputs(frame):
        if type(value) is not SavedTensor:
            listed = {id(found[1]) for found in tensors_in(value) if found}
            for found in tensors_of([("", value)], FEW, listed):
                yield found and found[1]


def random_states(frame: Any) -> Iterator[Tensor]:
    """Yield those that the checkpoint itself made: the random states."""
    kept = recomputation(frame)
    for found in tensors_behind([kept.get(name) for name in RANDOM_STATES], FEW):
        if found is not None:
            yield found[1]


def _cached(stored: Any) -> Iterator[Tensor]:
    """Yield the tensors in the nested dicts, lists and wrappers of a selective cache.

    Results of one op keep their order.
    """
    todo = [stored]
    while todo:
        value = todo.pop()
        if isinstance(value, Tensor):
            yield value
        elif isinstance(value, dict):
            todo += reversed(value.values())
        elif isinstance(value, (list, tuple)):
            todo += reversed(value)
        elif hasattr(value, "val") and hasattr(value, "version"):
            todo.append(value.val)
