"""The graph in a page without a server: a picture for each thing that a reader can do with it."""

from __future__ import annotations

from typing import TypedDict

from tb_actmem.messages.reply import Reply


class FoldState(TypedDict):
    """The graph with some module calls open."""

    expand: list[int]
    """These calls."""
    visible: int
    """How many boxes there are."""
    dot: list[int]
    """The lines of its DOT text."""
    repeated: list[tuple[int, int]]
    """For each box of several equal calls the first of them, and how many they are."""
    drawn: list[int]
    """Its edges, and its boxes that are more, or less, than one row, among what the page tells."""


class FoldStates(Reply):
    """The graphs, first the one that shows unless somebody asks."""

    lines: list[str]
    """Of all their DOT texts, each once."""
    states: list[FoldState]
