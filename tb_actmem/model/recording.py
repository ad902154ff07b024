"""A recording: its tables together."""

from __future__ import annotations

from dataclasses import dataclass

from tb_actmem.model.check import check
from tb_actmem.model.rows import (
    AllocatorReading,
    Argument,
    Edge,
    Frame,
    Meta,
    ModuleCall,
    Node,
    Op,
    Output,
    Phase,
    Save,
    Storage,
    Tensor,
)


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Recording:
    """One forward pass: every node, what it keeps, and the memory that this costs.

    A recording holds no torch object; it can be compared, pickled, written and read anywhere.
    """

    meta: Meta
    modules: tuple[ModuleCall, ...] = ()
    frames: tuple[Frame, ...] = ()
    nodes: tuple[Node, ...] = ()
    edges: tuple[Edge, ...] = ()
    outputs: tuple[Output, ...] = ()
    storages: tuple[Storage, ...] = ()
    tensors: tuple[Tensor, ...] = ()
    saves: tuple[Save, ...] = ()
    ops: tuple[Op, ...] = ()
    phases: tuple[Phase, ...] = ()
    allocators: tuple[AllocatorReading, ...] = ()
    arguments: tuple[Argument, ...] = ()
    """In the order of their module calls; empty: not recorded."""

    def __repr__(self) -> str:
        label = f"{self.meta.label!r}, " if self.meta.label else ""
        return (
            f"Recording({label}{len(self.nodes)} nodes, {len(self.saves)} saves, "
            f"{len(self.storages)} storages, {len(self.ops)} ops)"
        )

    def check(self) -> Recording:
        """Prove every reference and order, and return the recording.

        Raises ValueError which names the first row that is wrong. What the recorder made and what
        a file brought pass the same check.
        """
        check(self)
        return self
