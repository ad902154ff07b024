"""The tables of saved tensors and of storages, with the reasons, and the headline."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from tb_actmem.analysis.compare.limits import SAVED, TOTAL_PEAK, peak_key
from tb_actmem.analysis.index import Index, common_name, fqn, op_name, op_names, source, starred
from tb_actmem.analysis.index.devices import first_device, tensor_nbytes
from tb_actmem.analysis.index.storages import attributions, save_modules, traced_op
from tb_actmem.analysis.totals import totals_by_key, totals_of
from tb_actmem.analysis.totals.pending_graphs import busiest
from tb_actmem.analysis.totals.saved_tensors import (
    SavedGroup,
    SavedRow,
    saved_at_once,
    saved_by_size,
    saved_groups,
    saved_row,
    saved_rows,
)
from tb_actmem.errors import printable
from tb_actmem.model import Recording
from tb_actmem.rendering.tables import (
    SHARE,
    Column,
    Fold,
    Grid,
    as_one,
    bytes_text,
    device_column,
    folded,
    largest,
    saved_below,
    share_on,
)
from tb_actmem.text import nbytes_text, share_text, sums_text
from tb_actmem.text.notes import sentences
from tb_actmem.text.reasons import (
    basis_text,
    layers_text,
    save_reason_text,
    saved_text,
    tensor_text,
    type_text,
)
from tb_actmem.text.totals import headline_lines

_COLUMNS = (
    Column("save", ""),
    Column("attributed_bytes", "attributed", bytes_text, right=True, fold=Fold.SUM),
    SHARE,
    Column("", "tensor"),
    Column("op", "op"),
    Column("slot", "slot"),
    Column("module", "module", fold=Fold.NAME),
    Column("source", "source", spare=True, fold=Fold.FIRST),
    Column("node", ""),
    Column("module_call", ""),
    Column("kind", "kind", spare=True),
    Column("tensor", ""),
    Column("dtype", ""),
    Column("shape", ""),
    Column("nbytes", ""),
    Column("storage", ""),
    Column("storage_bytes", ""),
    Column("category", ""),
    Column("name", ""),
    Column("attributed_to", ""),
    Column("reason", "reason", own_line=True, fold=Fold.FIRST),
    Column("formula", ""),
)


def saves_grid(index: Index, limit: int | None) -> Grid:
    """Return every saved tensor: attributed ones first, largest first, then the others in order.

    A saved tensor has the bytes of its storage. It has 0 if these are attributed to another saved
    tensor, or belong to a parameter or buffer.
    """
    recording, attributed = index.recording, attributions(index)
    nbytes = {save: recording.storages[storage].nbytes for storage, save in attributed.items()}
    count = len(recording.saves)
    ordered = sorted(range(count), key=lambda save: (-nbytes.get(save, -1), save))[:limit]
    rows = [_cells(index, save) for save in ordered]
    return Grid(_COLUMNS, rows, saved_below(index, count, len(rows), "saves"))


def _cells(index: Index, position: int) -> Sequence[Any]:
    recording, save = index.recording, index.recording.saves[position]
    node, module = recording.nodes[save.node], save_modules(index)[position]
    tensor = None if save.tensor is None else recording.tensors[save.tensor]
    storage = None if tensor is None or tensor.storage is None else tensor.storage
    memory = None if storage is None else recording.storages[storage]
    first = None if storage is None else attributions(index).get(storage)
    nbytes = memory.nbytes if memory is not None and first == position else 0
    share, _ = share_on(index, nbytes, [memory.device] if memory and nbytes else [])
    return (
        position,
        nbytes,
        share,
        "" if tensor is None else tensor_text(tensor),
        op_name(recording, save.node),
        save.slot,
        fqn(recording, module),
        source(recording, node.frame if save.frame is None else save.frame),
        save.node,
        module,
        save.kind.value,
        save.tensor,
        tensor and tensor.dtype,
        tensor and tensor.shape,
        None if tensor is None else tensor_nbytes(recording, save.tensor),
        storage,
        memory and memory.nbytes,
        memory and memory.category.value,
        memory and memory.name,
        first,
        save_reason_text(index, position),
        save.formula,
    )


def saved_grid(index: Index, limit: int | None) -> Grid:
    """Return every storage saved for backward, the largest first.

    With several forwards in flight, they are those of the moment with the most saved bytes.
    """
    listed = [_saved_cells(index, row) for row in saved_rows(index, limit)]
    return Grid(_saved_columns(index), listed, _storages_below(index, len(listed)))


def saved_layers_grid(index: Index, limit: int | None) -> Grid:
    """Return the same with one row for each of `saved_groups`, the largest first."""
    groups, columns = saved_groups(index), _saved_columns(index)
    rows = [_group_cells(index, group, columns) for group in groups[:limit]]
    below = _storages_below(index, len(saved_by_size(index)))
    if len(rows) < len(groups):
        below[0] += f"; the {len(rows)} largest are listed"
    return Grid(columns, rows, below)


def _saved_columns(index: Index) -> Sequence[Column]:
    return (
        Column("storage", ""),
        Column("nbytes", "bytes", bytes_text, right=True, fold=Fold.SUM),
        SHARE,
        device_column(index),
        Column("", "tensor"),
        Column("dtype", ""),
        Column("shape", ""),
        Column("category", "category", spare=True),
        Column("name", ""),
        Column("node", ""),
        Column("op", "op"),
        Column("", "slot"),
        Column("slot", ""),
        Column("module", "module", fold=Fold.NAME),
        Column("source", "source", spare=True, fold=Fold.FIRST),
        Column("saves", "saves", right=True, spare=True, fold=Fold.SUM),
        Column("reason", "reason", own_line=True, fold=Fold.FIRST),
    )


def _group_cells(index: Index, group: SavedGroup, columns: Sequence[Column]) -> Sequence[Any]:
    rows = (saved_row(index, storage) for storage in group.storages)
    return as_one(columns, [_saved_cells(index, row, group.shape) for row in rows])


def _storages_below(index: Index, listed: int) -> list[str]:
    """Return the sentences below the storages; they are those of one moment."""
    storages, count = index.recording.storages, len(saved_by_size(index))
    shown = f"; the {listed} largest are listed" if listed < count else ""
    others = set(attributions(index)).difference(saved_by_size(index))
    nbytes = sum(storages[each].nbytes for each in others)
    elsewhen = (
        [f"{nbytes_text(nbytes)} more in {len(others):,} storages, saved at other moments only"]
        if others
        else []
    )
    total = sums_text(saved_at_once(index))
    return [f"{total} in {count:,} storages{shown}", *elsewhen, *sentences(index.recording)]


def _saved_cells(
    index: Index, row: SavedRow, shape: Sequence[int | None] | None = None
) -> Sequence[Any]:
    """Return the cells of a storage; ``shape`` is shown instead of that of its tensor."""
    recording, storage = index.recording, index.recording.storages[row.storage]
    tensor = None if row.tensor is None else recording.tensors[row.tensor]
    return (
        row.storage,
        row.nbytes,
        *share_on(index, row.nbytes, [storage.device], saved_at_once(index)),
        "" if tensor is None else type_text(tensor.dtype, shape or tensor.shape),
        tensor and tensor.dtype,
        tensor and tensor.shape,
        storage.category.value,
        storage.name,
        row.node,
        row.op,
        traced_op(recording, row.saves[0]) or row.slot,
        row.slot,
        fqn(recording, row.module),
        source(recording, row.frame),
        len(row.saves),
        saved_text(row),
    )


class _Layers(NamedTuple):
    """Equal module calls, with the bytes attributed to their own nodes."""

    names: Sequence[str]
    nbytes: int


def headline(index: Index) -> str:
    """Return the peaks and the saved bytes on each device, and the largest saver."""
    totals = totals_by_key(totals_of(index))
    most, saved = _most(index), totals[SAVED] or 0
    share, name = (
        share_text(most.nbytes, saved),
        printable(layers_text(common_name(most.names), most.names)),
    )
    total = () if totals[TOTAL_PEAK] is None else (TOTAL_PEAK,)
    keys = (*total, peak_key(index) or "forward_peak_bytes", SAVED)
    lines = [
        *(
            (f"{line.label} {line.where}".rstrip(), line.nbytes, "")
            for line in headline_lines(totals_of(index), keys)
        ),
        ("the largest part", most.nbytes, f"{share}  {name}"),
    ]
    labels = max(len(label) for label, _, _ in lines)
    sizes = max(len(bytes_text(nbytes)) for _, nbytes, _ in lines)
    return "\n".join(
        f"{label:{labels}}  {bytes_text(nbytes):>{sizes}}  {more}".rstrip()
        for label, nbytes, more in lines
    )


def _most(index: Index) -> _Layers:
    """Return the equal modules whose own nodes save the most bytes on the first device.

    Outside modules, ops count instead. The moment is that of the largest sum, like the headline.
    """
    recording, names = index.recording, op_names(index)
    attributed: dict[int | str, int] = {}
    for storage in busiest(index)[first_device(index)].storages:
        node = recording.saves[attributions(index)[storage]].node
        module = recording.nodes[node].module
        saver = names[node] if module is None else module
        attributed[saver] = attributed.get(saver, 0) + recording.storages[storage].nbytes
    groups: dict[tuple[str, str, int], list[str]] = {}
    for saver, nbytes in attributed.items():
        name, kind = (saver, "") if isinstance(saver, str) else _call(recording, saver)
        groups.setdefault((starred(name), kind, nbytes), []).append(name)
    layers = [_Layers(names, nbytes * len(names)) for (_, _, nbytes), names in groups.items()]
    return max(layers, key=lambda of: of.nbytes, default=_Layers(["nothing"], 0))


def _call(recording: Recording, call: int) -> tuple[str, str]:
    return fqn(recording, call), recording.modules[call].type_name


def why_grid(index: Index, limit: int | None = None) -> Grid:
    """Return every storage, the largest first, with equal layers combined."""
    return largest(folded(storages_grid(index)), limit)


def storages_grid(index: Index) -> Grid:
    """Return every storage, the largest first."""
    recording = index.recording
    columns = (
        Column("storage", "number", right=True, fold=Fold.FIRST),
        Column("nbytes", "bytes", bytes_text, right=True, fold=Fold.SUM),
        device_column(index),
        Column("category", ""),
        Column("model_state", ""),
        Column("", "category"),
        Column("tensor", "tensor", spare=True),
        Column("", "name or module", fold=Fold.NAME),
        Column("name", "", fold=Fold.FIRST),
        Column("op", "created by"),
        Column("module", "", fold=Fold.FIRST),
        Column("basis", ""),
        Column("why", "why", own_line=True),
    )
    rows = []
    tensors = {one.storage: tensor_text(one) for one in reversed(recording.tensors)}
    for position, row in enumerate(recording.storages):
        state = "" if row.model_state is None else row.model_state.value
        op = None if row.birth is None else recording.ops[row.birth]
        module = "" if op is None else fqn(recording, op.module)
        rows.append(
            (
                position,
                row.nbytes,
                row.device,
                row.category.value,
                state,
                f"{row.category.value}, {state}" if state else row.category.value,
                tensors.get(position, ""),
                row.name or module,
                row.name or "",
                "" if op is None else op.name,
                module,
                "" if row.basis is None else row.basis.value,
                basis_text(row.basis),
            )
        )
    rows.sort(key=lambda row: (-row[1], row[0]))
    return Grid(columns, rows, [f"{len(rows):,} storages", *sentences(recording)])
