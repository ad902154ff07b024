"""The check of a recording: every reference, order and size.

Recordings from the recorder and from files pass it.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterable, Iterator, Sequence
from itertools import compress, count
from operator import add, ge, gt
from typing import TYPE_CHECKING

from tb_actmem.model.columns import Values
from tb_actmem.model.kinds import SaveKind
from tb_actmem.model.rows import MeshAxis, Meta

if TYPE_CHECKING:  # else a circle
    from tb_actmem.model import Recording

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


def check_recording(recording: Recording, values: Values) -> None:
    """Check every reference and order; raises as `Recording.check` says."""
    for table, column, target, optional in _REFERENCES:
        found = values.get(table, column)
        _check_references(table, column, found, values.count(target), optional)
    _check_lists(values)
    _check_orders(values)
    _check_lifetimes(values)
    _check_phases(recording, values.count("ops"))
    _check_blocks(recording, values.count("ops"))
    _check_sizes(recording.meta, values)


def _first(are_wrong: Iterable[bool]) -> int | None:
    """Return the position of the first wrong row, if there is one."""
    return next(compress(count(), are_wrong), None)


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


def _check_lists(values: Values) -> None:
    storages, tensors = values.count("storages"), values.count("tensors")
    inputs, outputs = values.get("ops", "inputs"), values.get("ops", "outputs")
    if _are_below(inputs, storages) and _are_below(outputs, tensors):
        return
    for position, (read, made) in enumerate(zip(inputs, outputs, strict=True)):
        if not _are_below([read], storages):
            raise ValueError(f"ops[{position}].inputs names a storage outside of 0..{storages - 1}")
        if not _are_below([made], tensors):
            raise ValueError(f"ops[{position}].outputs names a tensor outside of 0..{tensors - 1}")


def _are_below(lists: Sequence[Sequence[int]], size: int) -> bool:
    """Whether all numbers of some lists are those of rows of a table."""
    numbers = [*itertools.chain.from_iterable(lists)]
    return not numbers or 0 <= min(numbers) <= max(numbers) < size


def _check_orders(values: Values) -> None:
    modules = values.get("arguments", "module")
    position = _first(map(gt, (0, *modules), modules))
    if position is not None:
        later = modules[position - 1]
        raise ValueError(f"arguments[{position}] follows an argument of a later call, {later}")
    _check_saves(values)
    producers, consumers = values.get("edges", "producer"), values.get("edges", "consumer")
    position = _first(map(ge, producers, consumers))
    if position is not None:
        way = f"{producers[position]}→{consumers[position]}"
        raise ValueError(f"edges[{position}] leads backwards: {way}")
    forwards, backwards = values.get("nodes", "forward"), values.get("nodes", "backward")
    position = _first(
        forward < 0 or (backward is not None and backward < forward)
        for forward, backward in zip(forwards, backwards, strict=True)
    )
    if position is not None:
        raise ValueError(
            f"nodes[{position}] was made before reading {forwards[position]}, but kept nothing "
            f"after reading {backwards[position]}"
        )


def _check_saves(values: Values) -> None:
    nodes, recomputed = values.get("saves", "node"), SaveKind.RECOMPUTED
    kinds, tensors = values.get("saves", "kind"), values.get("saves", "tensor")
    earlier, made = _first(map(gt, (0, *nodes), nodes)), None
    if recomputed in kinds:
        rows = zip(kinds, tensors, strict=True)
        made = _first(kind is recomputed and tensor is not None for kind, tensor in rows)
    if earlier is not None and (made is None or earlier <= made):
        later = nodes[earlier - 1]
        raise ValueError(f"saves[{earlier}] follows a save of a later node, {later}")
    if made is not None:
        raise ValueError(f"saves[{made}] is recomputed, but has a tensor")


def _check_lifetimes(values: Values) -> None:
    ops = values.count("ops")
    calls = (values.get("modules", field) for field in ("parent", "first_op", "end_op"))
    for position, (parent, first_op, end_op) in enumerate(zip(*calls, strict=True)):
        if parent is not None and parent >= position:
            raise ValueError(f"modules[{position}] precedes its parent {parent}")
        if not 0 <= first_op <= end_op <= ops:
            raise ValueError(f"modules[{position}] has ops {first_op}..{end_op}")
    storages = (values.get("storages", field) for field in ("nbytes", "birth", "death"))
    for position, (nbytes, birth, death) in enumerate(zip(*storages, strict=True)):
        if nbytes < 0:
            raise ValueError(f"storages[{position}] has {nbytes} bytes")
        if death is not None and not (birth or 0) <= death <= ops:
            raise ValueError(f"storages[{position}] dies at {death}, before it is born")


def _check_phases(recording: Recording, ops: int) -> None:
    end = 0
    for position, phase in enumerate(recording.phases):
        if phase.first_op != end or not phase.first_op <= phase.end_op <= ops:
            raise ValueError(f"phases[{position}] does not begin where the last one ended ({end})")
        end = phase.end_op
    if end != ops:
        raise ValueError(f"the phases end at op {end} of {ops}")


def _check_blocks(recording: Recording, ops: int) -> None:
    segment = 0
    for position, block in enumerate(recording.blocks):
        if block.segment is not None and block.segment < segment:
            raise ValueError(f"blocks[{position}] follows a block of a later segment, {segment}")
        if not 0 <= block.requested <= block.nbytes or not block.nbytes:
            raise ValueError(f"blocks[{position}] has {block.requested} of {block.nbytes} bytes")
        if block.death is not None and not 0 <= block.death <= ops:
            raise ValueError(f"blocks[{position}] is freed at {block.death}, after the last op")
        segment = segment if block.segment is None else block.segment


def _check_sizes(meta: Meta, values: Values) -> None:
    # Many tensors share one shape, and hashing a long shape is slow.
    shapes = values.get("tensors", "shape")
    for shape in {*dict(zip(map(id, shapes), shapes, strict=True)).values()}:
        # Dimensions first: the product of too many would take minutes.
        if len(shape) > MAX_DIMS or (0 not in shape and math.prod(shape) > MAX_ELEMENTS):
            raise ValueError(f"tensors[{shapes.index(shape)}] is larger than torch allows")
    devices = len({*values.get("storages", "device")})
    if devices > MAX_DEVICES:
        raise ValueError(f"its storages are on {devices} devices, more than {MAX_DEVICES}")
    if len(meta.notes) > MAX_NOTES:
        raise ValueError(f"it has {len(meta.notes)} notes, more than {MAX_NOTES}")
    check_mesh(meta.mesh)
    _check_represented(meta)
    characters = _characters(values)
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


def _characters(values: Values) -> int:
    """Count the characters of nodes, ops and saves, each text once per reference."""

    def lengths(table: str, *fields: str) -> list[int]:
        texts = (values.get(table, field) for field in fields)
        return [sum(len(text or "") for text in row) for row in zip(*texts, strict=True)]

    modules: dict[int | None, int] = dict(enumerate(lengths("modules", "fqn", "type_name")))
    frames: dict[int | None, int] = dict(enumerate(lengths("frames", "file", "function")))
    modules[None] = frames[None] = 0

    def places(table: str) -> Iterator[int]:
        of_modules = map(modules.__getitem__, values.get(table, "module"))
        return map(add, of_modules, map(frames.__getitem__, values.get(table, "frame")))

    def total(table: str, field: str) -> int:
        return sum(map(len, filter(None, values.get(table, field))))

    names = (len(name or "") for name in values.get("nodes", "name"))
    nodes: list[int] = [*map(add, places("nodes"), names)]
    saves: int = sum(map(nodes.__getitem__, values.get("saves", "node"))) + sum(places("saves"))
    saves += total("saves", "slot") + total("saves", "formula")
    ops = sum(places("ops")) + total("ops", "name")
    return sum(nodes) + ops + saves
