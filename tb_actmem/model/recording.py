"""A recording: its tables together."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import repeat
from operator import attrgetter
from typing import TYPE_CHECKING, Any, NamedTuple

from tb_actmem.gc_pause import collector_paused
from tb_actmem.model.kinds import SaveKind
from tb_actmem.model.rows import (
    AllocatorBlock,
    AllocatorReading,
    Argument,
    Edge,
    Frame,
    MeshAxis,
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


class Columns(NamedTuple):
    """A table by columns: its rows are made when somebody asks for them."""

    row: type[Any]
    """The type of its rows."""
    columns: tuple[Callable[[], Iterable[Any]] | Iterable[Any], ...]
    """The values of each field, or what makes them."""

    def rows(self) -> tuple[Any, ...]:
        """Make the rows."""
        values = (one() if callable(one) else one for one in self.columns)
        return tuple(map(tuple.__new__, repeat(self.row), zip(*values, strict=True)))


class _Tables:
    """Makes the rows of a table at its first use."""

    __slots__ = ("_columns",)
    _columns: dict[str, Columns]

    if not TYPE_CHECKING:  # else every attribute would exist

        def __getattr__(self, name: str) -> tuple[Any, ...]:
            columns = None if name not in _TABLES else self._columns.get(name)
            if columns is None:  # none, or another thread has made the rows meanwhile
                found: tuple[Any, ...] = object.__getattribute__(self, name)
                return found
            with collector_paused():
                rows = columns.rows()
            object.__setattr__(self, name, rows)
            self._columns.pop(name, None)
            return rows


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Recording(_Tables):
    """One recorded step: nodes, saved tensors, and their memory.

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
    blocks: tuple[AllocatorBlock, ...] = ()
    """The blocks of torch's CUDA allocator when the recording began, in the order of addresses.

    Blocks of one segment follow each other. Private pools are left out. A prediction has only
    blocks in use that are none of its storages. Empty: not recorded, such as without CUDA.
    """

    @classmethod
    def of(cls, meta: Meta, columns: dict[str, Columns], **tables: tuple[Any, ...]) -> Recording:
        """Make a recording whose tables in ``columns`` get their rows at their first use."""
        made = cls(meta=meta, **tables)
        for name in columns:
            object.__delattr__(made, name)
        object.__setattr__(made, "_columns", columns)
        return made

    def __repr__(self) -> str:
        label = f"{self.meta.label!r}, " if self.meta.label else ""
        return (
            f"Recording({label}{len(self.nodes)} nodes, {len(self.saves)} saves, "
            f"{len(self.storages)} storages, {len(self.ops)} ops)"
        )

    def check(self) -> Recording:
        """Check every reference and order, and return the recording.

        Raises ValueError that names the first wrong row. Recordings from the recorder and from
        files pass the same check.
        """
        check(self)
        return self


_TABLES = frozenset(Recording.__dataclass_fields__)

MAX_ELEMENTS = 2**63 - 2
"""Maximum number of elements of a tensor: torch counts them in 63 bits, also for expanded and
meta tensors, and the format allows one less."""

MAX_DIMS = 2**12
"""Maximum number of dimensions. Torch has no limit, but most of its ops refuse more than 64."""

MAX_DEVICES = 64
"""Maximum number of devices in a recording: each device has its own totals."""

MAX_AXES = 64
"""Maximum number of axes of a mesh."""

MAX_NOTES = 1000
"""Maximum number of notes; the recorder writes each kind of note once."""

MAX_CHARACTERS = 2**30
"""Maximum number of characters of all nodes, ops and saves with the names that they refer to.

It limits the size of every output. A million nodes with ops, saves and lines need half of it."""

_REFERENCES = (
    ("modules", "parent", "modules", True),
    ("arguments", "module", "modules", False),
    ("arguments", "tensor", "tensors", False),
    ("nodes", "module", "modules", True),
    ("nodes", "frame", "frames", True),
    ("nodes", "variable", "tensors", True),
    ("edges", "producer", "nodes", False),
    ("edges", "consumer", "nodes", False),
    ("edges", "tensor", "tensors", True),
    ("outputs", "node", "nodes", False),
    ("outputs", "tensor", "tensors", True),
    ("storages", "birth", "ops", True),
    ("tensors", "storage", "storages", True),
    ("saves", "node", "nodes", False),
    ("saves", "tensor", "tensors", True),
    ("saves", "module", "modules", True),
    ("saves", "frame", "frames", True),
    ("ops", "module", "modules", True),
    ("ops", "node", "nodes", True),
    ("ops", "frame", "frames", True),
    ("ops", "backward_of", "nodes", True),
)
"""(table, column, referenced table, whether None is allowed)."""


def check(recording: Recording) -> None:
    """Check every reference and order; raises as `Recording.check` says."""
    for table, column, target, optional in _REFERENCES:
        values = [*map(attrgetter(column), getattr(recording, table))]
        _check_references(table, column, values, len(getattr(recording, target)), optional)
    _check_lists(recording)
    _check_orders(recording)
    _check_sizes(recording)


def _check_references(
    table: str, column: str, values: Sequence[int | None], size: int, optional: bool
) -> None:
    present = values if None not in values else [value for value in values if value is not None]
    is_whole = optional or len(present) == len(values)
    if is_whole and (not present or 0 <= min(present) <= max(present) < size):  # type: ignore[type-var,operator]  # no None is left
        return
    for position, value in enumerate(values):
        if value is None and optional:
            continue
        if value is None or not 0 <= value < size:
            raise ValueError(f"{table}[{position}].{column} is {value}, outside of 0..{size - 1}")


def _check_lists(recording: Recording) -> None:
    storages, tensors = len(recording.storages), len(recording.tensors)
    for position, op in enumerate(recording.ops):
        if op.inputs and not 0 <= min(op.inputs) <= max(op.inputs) < storages:
            raise ValueError(f"ops[{position}].inputs names a storage outside of 0..{storages - 1}")
        if op.outputs and not 0 <= min(op.outputs) <= max(op.outputs) < tensors:
            raise ValueError(f"ops[{position}].outputs names a tensor outside of 0..{tensors - 1}")


def _check_orders(recording: Recording) -> None:
    module = 0
    for position, argument in enumerate(recording.arguments):
        if argument.module < module:
            raise ValueError(f"arguments[{position}] follows an argument of a later call, {module}")
        module = argument.module
    node = 0
    for position, save in enumerate(recording.saves):
        if save.node < node:
            raise ValueError(f"saves[{position}] follows a save of a later node, {node}")
        if save.kind is SaveKind.RECOMPUTED and save.tensor is not None:
            raise ValueError(f"saves[{position}] is recomputed, but has a tensor")
        node = save.node
    for position, edge in enumerate(recording.edges):
        if edge.producer >= edge.consumer:
            raise ValueError(f"edges[{position}] leads backwards: {edge.producer}→{edge.consumer}")
    for position, made in enumerate(recording.nodes):
        if made.forward < 0 or (made.backward is not None and made.backward < made.forward):
            raise ValueError(
                f"nodes[{position}] was made before reading {made.forward}, but kept nothing after "
                f"reading {made.backward}"
            )
    _check_lifetimes(recording)
    _check_phases(recording)
    _check_blocks(recording)


def _check_lifetimes(recording: Recording) -> None:
    ops = len(recording.ops)
    for position, module in enumerate(recording.modules):
        if module.parent is not None and module.parent >= position:
            raise ValueError(f"modules[{position}] precedes its parent {module.parent}")
        if not 0 <= module.first_op <= module.end_op <= ops:
            raise ValueError(f"modules[{position}] has ops {module.first_op}..{module.end_op}")
    for position, storage in enumerate(recording.storages):
        if storage.nbytes < 0:
            raise ValueError(f"storages[{position}] has {storage.nbytes} bytes")
        if storage.death is not None and not (storage.birth or 0) <= storage.death <= ops:
            raise ValueError(f"storages[{position}] dies at {storage.death}, before it is born")


def _check_phases(recording: Recording) -> None:
    end = 0
    for position, phase in enumerate(recording.phases):
        if phase.first_op != end or not phase.first_op <= phase.end_op <= len(recording.ops):
            raise ValueError(f"phases[{position}] does not begin where the last one ended ({end})")
        end = phase.end_op
    if end != len(recording.ops):
        raise ValueError(f"the phases end at op {end} of {len(recording.ops)}")


def _check_blocks(recording: Recording) -> None:
    segment, ops = 0, len(recording.ops)
    for position, block in enumerate(recording.blocks):
        if block.segment is not None and block.segment < segment:
            raise ValueError(f"blocks[{position}] follows a block of a later segment, {segment}")
        if not 0 <= block.requested <= block.nbytes or not block.nbytes:
            raise ValueError(f"blocks[{position}] has {block.requested} of {block.nbytes} bytes")
        if block.death is not None and not 0 <= block.death <= ops:
            raise ValueError(f"blocks[{position}] is freed at {block.death}, after the last op")
        segment = segment if block.segment is None else block.segment


def _check_sizes(recording: Recording) -> None:
    # Many tensors share one shape, and hashing a long shape is slow.
    shapes = {id(tensor.shape): tensor.shape for tensor in recording.tensors}
    for shape in {*shapes.values()}:
        # Dimensions first: the product of too many would take minutes.
        if len(shape) > MAX_DIMS or (0 not in shape and math.prod(shape) > MAX_ELEMENTS):
            position = [tensor.shape for tensor in recording.tensors].index(shape)
            raise ValueError(f"tensors[{position}] is larger than torch allows")
    devices = len({storage.device for storage in recording.storages})
    if devices > MAX_DEVICES:
        raise ValueError(f"its storages are on {devices} devices, more than {MAX_DEVICES}")
    if len(recording.meta.notes) > MAX_NOTES:
        raise ValueError(f"it has {len(recording.meta.notes)} notes, more than {MAX_NOTES}")
    check_mesh(recording.meta.mesh)
    _check_represented(recording.meta)
    characters = _characters(recording)
    if characters > MAX_CHARACTERS:
        raise ValueError(f"its rows name {characters} characters, more than {MAX_CHARACTERS}")


def _check_represented(meta: Meta) -> None:
    ranks = meta.represented
    if not ranks:
        return
    if len(ranks) != meta.represents or meta.rank not in ranks:
        raise ValueError(f"meta.represented has {len(ranks)} ranks, and not those it should")
    if any(one >= following for one, following in itertools.pairwise(ranks)):
        raise ValueError("meta.represented does not rise")


def check_mesh(mesh: Sequence[MeshAxis]) -> None:
    """Raise ValueError for too many axes, or a position outside of its axis."""
    if len(mesh) > MAX_AXES:
        raise ValueError(f"its mesh has {len(mesh)} axes, more than {MAX_AXES}")
    for position, axis in enumerate(mesh):
        if not 0 <= axis.position < axis.size:
            raise ValueError(f"meta.mesh[{position}] is at {axis.position} of {axis.size}")


def _characters(recording: Recording) -> int:
    """Count the characters of nodes, ops and saves, each text once per reference."""
    frames = [_length(frame.file) + _length(frame.function) for frame in recording.frames]
    modules = [_length(module.fqn) + _length(module.type_name) for module in recording.modules]

    def place(row: Node | Op | Save) -> int:
        of_module = 0 if row.module is None else modules[row.module]
        return of_module + (0 if row.frame is None else frames[row.frame])

    nodes = [place(node) + _length(node.name) for node in recording.nodes]
    saves = sum(
        nodes[save.node] + place(save) + _length(save.slot) + _length(save.formula)
        for save in recording.saves
    )
    ops = sum(place(op) + _length(op.name) for op in recording.ops)
    return sum(nodes) + ops + saves


def _length(text: str | None) -> int:
    """Return the length of a text; 0 for None."""
    return len(text or "")
