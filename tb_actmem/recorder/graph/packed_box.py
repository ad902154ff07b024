"""Boxes around results of pack hooks, which can be emptied while their node lives.

Only torch's engine can free a node's saved tensors. When a dry run runs a backward itself, it puts
results of hooks into such boxes, and replaces other saved tensors by an empty box. Code that reads
a graph looks into the boxes.
"""

from __future__ import annotations

import weakref
from collections.abc import Callable
from typing import Any


class Box:
    """A pack hook's result, and the hook that unpacks it."""

    __slots__ = ("content", "unpack")

    def __init__(self, content: Any, unpack: Callable[[Any], Any]) -> None:
        self.content = content
        self.unpack = unpack

    def empty(self) -> None:
        """Release both: unpacking it is an error from then on."""
        self.content, self.unpack = None, freed


def freed(content: None) -> Any:
    """Raise torch's error: this is the unpack hook of a freed tensor."""
    raise RuntimeError(
        "Trying to backward through the graph a second time, but the first backward freed its "
        "saved tensors. Pass retain_graph=True to the first backward."
    )


def _as_it_is(content: Any) -> Any:
    return content


class Hooks:
    """A pair of hooks, while it is active."""

    __slots__ = ("__weakref__", "pack", "unpack")

    def __init__(self, pack: Callable[[Any], Any], unpack: Callable[[Any], Any]) -> None:
        self.pack = pack
        self.unpack = unpack


class Boxing:
    """A pack hook that puts another hook's result into a box.

    A saved tensor refers to its pack hook forever, so this hook must not keep the other one.
    """

    __slots__ = ("hooks",)

    def __init__(self, hooks: Hooks) -> None:
        self.hooks = weakref.ref(hooks)

    def __call__(self, tensor: Any) -> Box:
        """Pack a tensor."""
        hooks = self.hooks()
        if hooks is None:  # an interrupt kept the caller from removing this hook
            return Box(tensor, _as_it_is)
        return Box(hooks.pack(tensor), hooks.unpack)

    @property
    def behind(self) -> Any:
        """The other hook."""
        hooks = self.hooks()
        return None if hooks is None else hooks.pack


def unbox(box: Box) -> Any:
    """Unpack a box."""
    return box.unpack(box.content)
