"""``recording.json``: the totals of a recording and its tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict

from tb_actmem.advice import Suggestion, Warned, suggestions, warnings
from tb_actmem.analysis.index import Index, source
from tb_actmem.analysis.index.devices import node_devices, saved_by_device
from tb_actmem.analysis.index.nodes import op_rows, output_tensors, recomputed_nodes
from tb_actmem.analysis.index.storages import State
from tb_actmem.analysis.totals import Totals, totals_of
from tb_actmem.analysis.totals.logged import STEP_TOTALS
from tb_actmem.analysis.totals.peak import peak_of_step
from tb_actmem.analysis.totals.saved_tensors import saved_at_once, saved_groups
from tb_actmem.gc_pause import collector_paused
from tb_actmem.model import Recording
from tb_actmem.replies import VERSION, NoteRow, Reply, note_rows, text
from tb_actmem.replies.recording_rows import (
    CategoryBytes,
    ModuleColumns,
    ModuleGroup,
    SavedGroupRow,
    module_category_rows,
    module_columns,
    module_groups,
    saved_rows,
)
from tb_actmem.text.advice import suggestion_text, warning_text
from tb_actmem.text.peak import peak_place, peak_texts, temporary_text
from tb_actmem.text.reasons import where_text
from tb_actmem.text.totals import headline_lines, is_main, main_lines, totals_lines


class MetaFields(TypedDict):
    """The origin of the recording."""

    label: str
    created_ns: int
    """Nanoseconds since 1970."""
    torch_version: str
    actmem_version: str
    device: str
    has_ops: bool
    """Ops were recorded, so freed and held can be distinguished."""
    rank: int | None
    """The rank of the process; null for a single process."""
    represents: int
    """The number of equal ranks that it represents, itself included."""
    notes: Sequence[NoteRow]
    """What could not be recorded."""


class TotalsLine(TypedDict):
    """One total."""

    key: str
    label: str
    where: str
    """``on cuda:0`` after the label of a line of level 0; "" with a single device."""
    is_aside: bool
    """The total of another device, for the line of level 0 above it."""
    nbytes: int | None
    """Null: unknown in this recording."""
    level: int
    """A line is part of the nearest line above with a lower level."""
    help: str
    is_main: bool
    """It is a main total, or known and not 0."""


class PeakRow(TypedDict):
    """The places and the parts of the peaks."""

    place: str
    """``in the backward of log_softmax (lm_head)``: the first of the known peaks."""
    temporary: str
    """The ops that created the largest temporary storages then; "" if there are none."""
    without_model: list[str]
    """The bytes, the place and the parts of the step peak and the forward peak, in sentences."""


class OpColumns(TypedDict):
    """A row for each node except AccumulateGrad, in forward order."""

    node: list[int]
    op: list[str]
    module: list[int | None]
    """The innermost module call that created it."""
    source: list[str]
    """``file.py:12``; "" if unknown."""
    saves: list[int]
    """The number of its saves."""
    attributed_bytes: list[int]
    where: list[str]
    """``on cuda:0 + cpu``; "" if all bytes are on the first device."""
    shared_bytes: list[int]
    """Saved here and attributed to another op."""
    exclusive_bytes: list[int]
    """Memory released if only it stopped saving."""
    output_bytes: list[int | None]
    output_dtype: list[str | None]
    output_state: list[State | None]
    recomputed: list[bool]
    """The backward recomputes it."""


class SuggestionRow(TypedDict):
    """A function that could replace ops in equal layers."""

    module: str
    """``h.*.mlp.act``, or the name of a single module."""
    type_name: str
    calls: list[int]
    saved_bytes: int
    fewer_bytes: int
    """The bytes that would no longer be saved."""
    text: str


class WarningRow(TypedDict):
    """Wasted memory or recomputation in equal layers, and its first place."""

    text: str
    nbytes: int
    """The bytes held or recomputed."""
    node: int | None
    module: int | None
    """The module call; null outside modules."""


class RecordingReply(Reply):
    """``recording.json``.

    ``saved`` groups the storages that equal layers save in the same slot of the same op. It has the
    largest 200 groups, each with at most 100 members. The slot of a tensor that a checkpoint stores
    is ``checkpoint cache``.
    """

    meta: MetaFields
    totals: list[TotalsLine]
    """In reading order."""
    headline: list[str]
    """The keys of the totals that a reader sees first, the most important one first."""
    peak: PeakRow | None
    """Null without recorded ops."""
    modules: ModuleColumns
    module_categories: list[CategoryBytes]
    """Without empty ones."""
    module_groups: list[ModuleGroup]
    """In the order of their first calls."""
    ops: OpColumns
    saved_count: int
    """The number of groups; the list may be shorter."""
    saved: list[SavedGroupRow]
    """Storages saved for backward, the largest group first.

    With several forwards in flight they are those of the moment with the most saved bytes.
    """
    other_saved_bytes: int
    """Bytes of storages that were saved at other moments only."""
    suggestions: list[SuggestionRow]
    """Suggestions without recomputation, the largest gain first."""
    warnings: list[WarningRow]
    """The most bytes first."""


@collector_paused()
def recording_text(index: Index) -> str:
    """Return the totals, the tables of modules and ops, and the groups of saved storages."""
    recording, groups, less = index.recording, saved_groups(index), suggestions(index)
    return text(
        RecordingReply(
            version=VERSION,
            meta=_meta(recording),
            totals=_ledger(totals_of(index)),
            headline=_headline(totals_of(index)),
            peak=_peak(index),
            modules=module_columns(index),
            module_categories=module_category_rows(index),
            module_groups=module_groups(index),
            ops=_ops(index),
            saved_count=len(groups),
            saved=saved_rows(index, groups, less),
            other_saved_bytes=sum(saved_by_device(index).values())
            - sum(saved_at_once(index).values()),
            suggestions=[_suggestion(row) for row in less],
            warnings=[_warning(row) for row in warnings(index)],
        )
    )


def _meta(recording: Recording) -> MetaFields:
    meta = recording.meta
    return MetaFields(
        label=meta.title,
        created_ns=meta.created_ns,
        torch_version=meta.torch_version,
        actmem_version=meta.actmem_version,
        device=meta.device,
        has_ops=meta.has_ops,
        rank=meta.rank,
        represents=meta.represents or 1,
        notes=note_rows(recording),
    )


def _ledger(totals: Totals) -> list[TotalsLine]:
    return [
        TotalsLine(
            key=line.key,
            label=line.label,
            where=line.where,
            is_aside=line.is_aside,
            nbytes=line.nbytes,
            level=line.level,
            help=line.help,
            is_main=is_main(line),
        )
        for line in totals_lines(totals)
    ]


_HEADLINES = 4
"""How many totals of the first device are in the headline."""


def _headline(totals: Totals) -> list[str]:
    """Return the keys of the first totals that are known, with those of other devices."""
    main = {line.key for line in main_lines(totals)}
    known = [key for key in STEP_TOTALS if key in main][:_HEADLINES]
    return [line.key for line in headline_lines(totals, known)]


def _peak(index: Index) -> PeakRow | None:
    peak = peak_of_step(index)
    if peak is None:
        return None
    return PeakRow(
        place=peak_place(peak),
        temporary=temporary_text(peak),
        without_model=[text for each, text in peak_texts(index) if not each.is_total],
    )


def _ops(index: Index) -> OpColumns:
    recording, rows = index.recording, op_rows(index)
    nodes = [recording.nodes[row.node] for row in rows]
    again = recomputed_nodes(index)
    sources = {frame: source(recording, frame) for frame in {node.frame for node in nodes}}
    return OpColumns(
        node=[row.node for row in rows],
        op=[row.op for row in rows],
        module=[node.module for node in nodes],
        source=[sources[node.frame] for node in nodes],
        saves=[row.saves for row in rows],
        attributed_bytes=[row.attributed_bytes for row in rows],
        where=[where_text(index, node_devices(index)[row.node]) for row in rows],
        shared_bytes=[row.shared_bytes for row in rows],
        exclusive_bytes=[row.exclusive_bytes for row in rows],
        output_bytes=[row.output_bytes for row in rows],
        output_dtype=[_dtype(index, row.node) for row in rows],
        output_state=[row.output_state for row in rows],
        recomputed=[row.node in again for row in rows],
    )


def _dtype(index: Index, node: int) -> str | None:
    tensor = output_tensors(index).get(node)
    return None if tensor is None else index.recording.tensors[tensor].dtype


def _suggestion(row: Suggestion) -> SuggestionRow:
    return SuggestionRow(
        module=row.module,
        type_name=row.type_name,
        calls=list(row.calls),
        saved_bytes=row.saved_bytes,
        fewer_bytes=row.fewer_bytes,
        text=suggestion_text(row),
    )


def _warning(row: Warned) -> WarningRow:
    return WarningRow(text=warning_text(row), nbytes=row.nbytes, node=row.node, module=row.call)
