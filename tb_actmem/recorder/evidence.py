"""What speaks for a storage's category, holder and name, noted where it can be seen."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from tb_actmem.model import Category, Holder


@dataclass(slots=True)
class Evidence:
    """Sets that only grow, so that the order in which things are seen decides nothing.

    But for gradients, which a parameter may lose while they live on as something else.

    A storage is its number. What follows from all this is decided in `classify`, nowhere else.
    """

    names: dict[int, tuple[Category, str]] = field(default_factory=dict)
    """Parameters and buffers of the recorded model, which have their memory before the block.

    Those of lazy modules get theirs in it.
    """
    parameters: set[int] = field(default_factory=set)
    """Memory of a ``torch.nn.Parameter``, of whichever model."""
    leaves: set[int] = field(default_factory=set)
    """Memory of a tensor at which the graph ends."""
    made: set[int] = field(default_factory=set)
    """Memory of what some node put out."""
    unseen: set[int] = field(default_factory=set)
    """Kept by a compiled region that allocates where nobody sees it, and perhaps made by it."""
    casts: set[tuple[int, int]] = field(default_factory=set)
    """(copy in another dtype, what it was copied from), as the graph tells it."""
    claims: set[tuple[int, Holder]] = field(default_factory=set)
    """(storage, somebody who refers to it)."""
    gradients: set[int] = field(default_factory=set)
    """Memory of the ``.grad`` of the model's parameters, now or until it died."""
    optimizer: set[int] = field(default_factory=set)
    """Memory of what optimizers keep for the model's parameters."""
    autocast: bool = False
    """Autocast, and so its cache of casts, was on when the graph was read last."""

    def claim(self, storages: Iterable[int], holder: Holder) -> None:
        """Note that somebody refers to these."""
        self.claims.update((storage, holder) for storage in storages)
