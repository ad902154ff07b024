"""What a state looks like: a colour, and a second sign for who cannot see the colour.

The colours are those of Okabe and Ito, which people with any sort of colour vision can tell
apart. In black and white the line's style, its strength and its arrow head tell the states.
"""

from __future__ import annotations

from typing import NamedTuple

from tb_actmem.analysis.comparison import Change
from tb_actmem.analysis.storages import State

INK = "#222222"
"""Text, and the borders of boxes."""
FAINT = "#555555"
"""Text of lesser weight."""
LINE = "#999999"
"""The borders of clusters."""
FILLS = ("#ffffff", "#fdf0e7", "#fad9c1", "#f6bd94", "#f2a06a")
"""From "charged nothing" to "charged about as much as the heaviest box"."""


class Stroke(NamedTuple):
    """How the edges of one state are drawn, and what the legend says of them."""

    color: str
    style: str
    """Graphviz's, or ``double`` for two lines beside each other."""
    arrowhead: str
    meaning: str


STROKES = {
    State.CACHED: Stroke("#d55e00", "solid", "normal", "saved for the backward"),
    State.FREED: Stroke("#0072b2", "dashed", "empty", "freed during the forward"),
    State.HELD: Stroke("#b0558c", "double", "diamond", "alive, though no node saves it"),
    State.RECOMPUTED: Stroke("#009e73", "dotted", "vee", "made again in the backward"),
    State.INPUT: Stroke("#56b4e9", "solid", "vee", "an input that nothing saves: an open arrow"),
    State.PARAMETER: Stroke("#888888", "dotted", "none", "a parameter"),
    State.NOT_CACHED: Stroke("#777777", "dashed", "vee", "freed or held: not known which"),
}
"""In the order of a legend."""


class Tint(NamedTuple):
    """How what changed between two recordings is drawn, and the sign beside the colour."""

    sign: str
    fill: str
    color: str
    style: str


TINTS = {
    Change.RELEASED: Tint("−", "#bfe3d7", "#009e73", "dashed"),
    Change.ADDED: Tint("+", "#fad9c1", "#d55e00", "bold"),
    Change.RESIZED: Tint("±", "#e3c3d7", "#b0558c", "solid"),
    Change.MOVED: Tint("→", "#cfe3f0", "#0072b2", "solid"),
    Change.SAME: Tint("=", FILLS[0], "#777777", "solid"),
}


def shade(depth: int) -> str:
    """What a cluster is filled with: the deeper inside, the darker; 1 is the outermost."""
    grey = max(0xD0, 0xFF - 6 * depth)
    return f"#{grey:02x}{grey:02x}{grey:02x}"


def class_of(state: State) -> str:
    """The CSS class of a state: ``not-cached`` for "not cached"."""
    return state.value.replace(" ", "-")


def fill_step(nbytes: int, heaviest: int) -> int:
    """How strongly to fill a box, from 0 to 4: each step is four times the bytes of the last."""
    if nbytes <= 0:
        return 0
    return next((4 - step for step in range(3) if nbytes * 4 ** (step + 1) > heaviest), 1)


def pen_width(nbytes: int, heaviest: int) -> float:
    """How wide to draw an edge: 1, 1.4, 1.8 or 2.2, each for eight times the bytes of the last."""
    step = next((3 - step for step in range(3) if nbytes * 8 ** (step + 1) > heaviest), 0)
    return round(1 + 0.4 * (step if nbytes else 0), 1)
