"""The tables of a recording: the coding of each column, and conversion in both directions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, NamedTuple, get_args, get_type_hints

from tb_actmem import model
from tb_actmem.format import actmem_pb2
from tb_actmem.format.codings import (
    LISTS,
    NUMBERS,
    STEPS,
    TEXTS,
    Coding,
    Source,
    Strings,
    Target,
    check_text,
    encodable,
    from_steps,
    get_notes,
    get_strings,
    members,
    note_rows,
    put_notes,
    put_strings,
    to_steps,
)
from tb_actmem.model import Columns, Values
from tb_actmem.model.check import check_mesh

MAX_ROWS = 2**24
"""Maximum number of rows in all tables; a million nodes with their ops need two thirds of it.

It limits the memory of a reader to 5 GiB: 240 bytes per row, list entries included, and four bytes
per character of text.
"""


_Row = tuple[Any, ...]


class _Layout(NamedTuple):
    """The layout of a tensor: thousands of tensors share a few layouts."""

    dtype: str
    shape: tuple[int, ...]
    stride: tuple[int, ...] | None


class _View(NamedTuple):
    """A tensor in the file; `layout` is 1 + a position, so no row begins with 0."""

    layout: int
    storage: int | None
    offset: int


class _Table(NamedTuple):
    row: type[Any]
    codings: dict[str, Coding]
    optional: frozenset[str]
    """Columns that may contain None."""


def _table(row: type[Any], **codings: Coding) -> _Table:
    hints = get_type_hints(row)
    optional = frozenset(name for name in codings if type(None) in get_args(hints[name]))
    return _Table(row, codings, optional)


TABLES = {
    "modules": _table(
        model.ModuleCall,
        fqn=TEXTS,
        type_name=TEXTS,
        call=NUMBERS,
        parent=STEPS,
        first_op=STEPS,
        end_op=STEPS,
    ),
    "frames": _table(model.Frame, file=TEXTS, line=NUMBERS, function=TEXTS),
    "nodes": _table(
        model.Node,
        name=TEXTS,
        kind=members(model.NodeKind, actmem_pb2.NodeKind),
        sequence_nr=STEPS,
        module=STEPS,
        frame=STEPS,
        variable=STEPS,
        region=STEPS,
        forward=NUMBERS,
        backward=STEPS,
    ),
    "edges": _table(
        model.Edge,
        producer=STEPS,
        output_nr=NUMBERS,
        consumer=STEPS,
        input_nr=NUMBERS,
        tensor=STEPS,
    ),
    "outputs": _table(model.Output, node=STEPS, output_nr=NUMBERS, tensor=STEPS),
    "storages": _table(
        model.Storage,
        device=TEXTS,
        nbytes=NUMBERS,
        category=members(model.Category, actmem_pb2.Category),
        name=TEXTS,
        birth=STEPS,
        death=STEPS,
        holder=members(model.Holder, actmem_pb2.Holder),
        model_state=members(model.ModelState, actmem_pb2.ModelState),
        basis=members(model.Basis, actmem_pb2.Basis),
        stream=STEPS,
    ),
    "layouts": _table(_Layout, dtype=TEXTS, shape=LISTS, stride=LISTS),
    "tensors": _table(_View, layout=NUMBERS, storage=STEPS, offset=NUMBERS),
    "saves": _table(
        model.Save,
        node=STEPS,
        slot=TEXTS,
        kind=members(model.SaveKind, actmem_pb2.SaveKind),
        tensor=STEPS,
        formula=TEXTS,
        module=STEPS,
        frame=STEPS,
    ),
    "ops": _table(
        model.Op,
        name=TEXTS,
        module=STEPS,
        node=STEPS,
        frame=STEPS,
        region=STEPS,
        inputs=LISTS,
        outputs=LISTS,
        backward_of=STEPS,
    ),
    "phases": _table(
        model.Phase,
        kind=members(model.PhaseKind, actmem_pb2.PhaseKind),
        first_op=STEPS,
        end_op=STEPS,
    ),
    "allocators": _table(
        model.AllocatorReading,
        device=TEXTS,
        before=NUMBERS,
        after=NUMBERS,
        peak=NUMBERS,
        requested_before=NUMBERS,
        requested_after=NUMBERS,
    ),
    "arguments": _table(model.Argument, module=STEPS, name=TEXTS, tensor=STEPS),
    "blocks": _table(
        model.AllocatorBlock,
        device=TEXTS,
        nbytes=NUMBERS,
        segment=STEPS,
        requested=NUMBERS,
        death=STEPS,
        stream=STEPS,
    ),
}
"""In the order of the first use of their strings; columns as in the model."""


def to_message(meta: model.Meta, values: Values) -> actmem_pb2.Recording:
    """Write the columns of a recording; raises ValueError for a value that one cannot hold."""
    message, strings = actmem_pb2.Recording(), Strings()
    _put_meta(message.meta, meta)
    wire = _split(*(values.get("tensors", field) for field in model.Tensor._fields))
    for name, table in TABLES.items():
        target = Target(getattr(message, name), strings)
        for position, (column, coding) in enumerate(table.codings.items()):
            own = wire[name][position] if name in wire else values.get(name, column)
            if own:
                _check_present(own, name, column)
                with _naming(f"{name}.{column}"):
                    coding.put(target, column, own)
    put_strings(message.strings, strings)
    check_rows(rows_of(message), MAX_ROWS)
    return message


def from_message(message: actmem_pb2.Recording, max_rows: int) -> model.Recording:
    """Read rows from columns; raises ValueError that names the first wrong column.

    It refuses more than ``max_rows`` rows. `Recording.check` checks references between rows.
    """
    check_rows(rows_of(message), min(max_rows, MAX_ROWS))
    strings = get_strings(message.strings)
    columns = {name: _columns(getattr(message, name), name, strings) for name in TABLES}
    views = columns.pop("tensors")
    tables = {name: Columns(TABLES[name].row, tuple(own)) for name, own in columns.items()}
    tables["tensors"] = _join(tables.pop("layouts"), *views)
    return model.Recording.of(_get_meta(message.meta), tables)


def _columns(message: Any, name: str, strings: Sequence[str]) -> list[Sequence[Any]]:
    codings = TABLES[name].codings
    source = Source(message, len(getattr(message, next(iter(codings)))), strings)
    columns = []
    for column, coding in codings.items():
        with _naming(f"{name}.{column}"):
            columns.append(coding.get(source, column))
        _check_present(columns[-1], name, column)
    return columns


def _check_present(values: Sequence[Any], name: str, column: str) -> None:
    if column not in TABLES[name].optional and None in values:
        raise ValueError(f"{name}[{values.index(None)}] has no {column}")


@contextmanager
def _naming(column: str) -> Iterator[None]:
    try:
        yield
    except (ValueError, TypeError) as error:
        raise ValueError(f"{column} {error}") from error


def _split(
    storages: Sequence[int | None],
    dtypes: Sequence[str],
    shapes: Sequence[tuple[int, ...]],
    strides: Sequence[tuple[int, ...] | None],
    offsets: Sequence[int],
) -> dict[str, Sequence[Sequence[Any]]]:
    """Return the columns of the two tables in the file: layouts and tensors."""
    numbers: dict[_Row, int] = {}
    layouts = [
        numbers.setdefault(layout, 1 + len(numbers))
        for layout in zip(dtypes, shapes, strides, strict=True)
    ]
    return {
        "layouts": [*zip(*numbers, strict=True)] or [()] * len(_Layout._fields),
        "tensors": [layouts, storages, offsets],
    }


def _join(
    layouts: Columns,
    numbers: Sequence[int],
    storages: Sequence[int | None],
    offsets: Sequence[int],
) -> Columns:
    dtypes, shapes, strides = (layouts.values(field) for field in _Layout._fields)
    if numbers and not 0 < min(numbers) <= max(numbers) <= len(dtypes):
        raise ValueError(f"tensors.layout has a value outside of 1..{len(dtypes)}")
    of_each = [[*map((None, *own).__getitem__, numbers)] for own in (dtypes, shapes, strides)]
    return Columns(model.Tensor, (storages, *of_each, offsets))


def _put_meta(message: actmem_pb2.Meta, meta: model.Meta) -> None:
    for name, value in meta._asdict().items():
        if name == "notes":
            put_notes(message, meta.notes)
        elif name == "mesh":
            for axis in meta.mesh:
                message.mesh.add(name=encodable(axis.name), size=axis.size, position=axis.position)
        elif name == "represented":
            message.represented.extend(to_steps(meta.represented))
        elif value is not None:
            setattr(message, name, encodable(value) if isinstance(value, str) else value)


def _get_meta(message: actmem_pb2.Meta) -> model.Meta:
    fields = {name: getattr(message, name) for name in model.Meta._fields}
    for name, value in fields.items():
        if isinstance(value, str):
            check_text(value, f"meta.{name}")
    optional = ("rank", "optimizers", "predicted", "represents")
    absent = {name: None for name in optional if not message.HasField(name)}
    mesh = get_mesh(message)
    represented = tuple(from_steps(message.represented))
    own = {"notes": get_notes(message), "mesh": mesh, "represented": represented}
    return model.Meta(**{**fields, **absent, **own})


def get_mesh(message: actmem_pb2.Meta) -> tuple[model.MeshAxis, ...]:
    """Read the place in the mesh; raises ValueError if there is no such place."""
    mesh = tuple(
        model.MeshAxis(check_text(axis.name, "meta.mesh"), axis.size, axis.position)
        for axis in message.mesh
    )
    check_mesh(mesh)
    return mesh


def rows_of(message: actmem_pb2.Recording) -> int:
    """Count the rows of a message before they are made; list entries count as rows."""
    rows = len(message.strings.rest) + note_rows(message.meta)
    rows += len(message.meta.mesh) + len(message.meta.represented)
    for name in TABLES:
        fields = getattr(message, name).ListFields()
        rows += max((len(column) for _, column in fields), default=0)
    return rows


def check_rows(rows: int, max_rows: int) -> None:
    """Raise ValueError for more rows than a recording may have."""
    if rows > max_rows:
        raise ValueError(f"it has {rows} rows, more than {max_rows}")
