"""Boxes around what hooks made of saved tensors, which can be emptied while their node lives.

Torch lets only its own engine free what a node saved. Where something else runs a backward, it puts
what hooks pack into such boxes, and replaces what no hook has packed by an empty one; who reads a
graph looks through them.
"""

from __future__ import annotations

import weakref
from collections.abc import Callable
from typing import Any


class Box:
    """What a pack hook returned, and what is to unpack it."""

    __slots__ = ("content", "unpack")

    def __init__(self, content: Any, unpack: Callable[[Any], Any]) -> None:
        self.content = content
        self.unpack = unpack

    def empty(self) -> None:
        """Let go of both: to unpack it is an error from then on."""
        self.content, self.unpack = None, freed


def freed(content: None) -> Any:
    """Stand for the hook of what a backward has freed."""
    raise RuntimeError(
        "Trying to backward through the graph a second time: what it had saved was freed by the "
        "first backward. Give that one retain_graph=True."
    )


def _as_it_is(content: Any) -> Any:
    return content


class Hooks:
    """A pair of hooks, as long as it is in force."""

    __slots__ = ("__weakref__", "pack", "unpack")

    def __init__(self, pack: Callable[[Any], Any], unpack: Callable[[Any], Any]) -> None:
        self.pack = pack
        self.unpack = unpack


class Boxing:
    """A pack hook that puts what another one returns into a box.

    What is saved refers to its pack hook for ever, which therefore must not keep the other one.
    """

    __slots__ = ("hooks",)

    def __init__(self, hooks: Hooks) -> None:
        self.hooks = weakref.ref(hooks)

    def __call__(self, tensor: Any) -> Box:
        """Pack a tensor."""
        hooks = self.hooks()
        if hooks is None:  # an interrupt kept somebody from taking them out of force
            return Box(tensor, _as_it_is)
        return Box(hooks.pack(tensor), hooks.unpack)

    @property
    def behind(self) -> Any:
        """The other hook."""
        hooks = self.hooks()
        return None if hooks is None else hooks.pack


def unbox(box: Box) -> Any:
    """Be the unpack hook of every box."""
    return box.unpack(box.content)


def opened(data: Any) -> Any:
    """Return what a box contains, and whatever is none as it is."""
    return data.content if type(data) is Box else data
