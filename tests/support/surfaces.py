"""All views of a recording, for tests of every view."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Any, get_args

import tb_actmem
from tb_actmem.analysis.compare import changed_bytes, compare_rows
from tb_actmem.analysis.compare.limits import grown_modules, growth_limits, module_limits
from tb_actmem.analysis.index import Index
from tb_actmem.analysis.totals.ranks import RankRow, rank_summary
from tb_actmem.format import from_bytes, to_bytes
from tb_actmem.gc_pause import collector_paused
from tb_actmem.model import Recording
from tb_actmem.rendering.files import document_text
from tb_actmem.rendering.memory_viewers import memory_snapshot, trace_text
from tb_actmem.rendering.model_explorer import explorer_graph, explorer_values
from tb_actmem.rendering.page import notebook, page
from tb_actmem.rendering.tables.comparison import growth_grid, limits_grid
from tb_actmem.rendering.tables.ranks import rank_tables
from tb_actmem.rendering.tables.saved_tensors import headline
from tb_actmem.rendering.tables.table import By, Format, layers_grid, table_of
from tb_actmem.rendering.tables.text import as_text
from tb_actmem.replies.alive import alive_text
from tb_actmem.replies.detail import module_text, node_text
from tb_actmem.replies.ranks import ranks_text, read_summary, summary_text
from tb_actmem.replies.recording import recording_text
from tb_actmem.replies.series import timeline_text
from tb_actmem.replies.terms import terms_text
from tb_actmem.tensorboard.events.writers import recording_pb, scalars_pb
from tests.support.drawings import dot

FORMATS: tuple[Format, ...] = get_args(Format)


@collector_paused()
def ask_all(recording: Recording, other: Recording, turn: int, *, layouts: bool = False) -> int:
    """Request every table, figure and reply, and return their number of characters.

    `other` is the recording to compare with, also as another rank. Each `turn` uses other formats
    of tables and kinds of figures. `layouts` also draws the figure, which is slow.
    """
    assert from_bytes(to_bytes(recording)) == recording
    index = Index(recording)
    answers = [repr(recording), *_tables(index, turn), _figure(index, turn), *_messages(index)]
    answers += [*_comparisons(recording, other), *_ranks(recording, other)]
    answers += _files(index)
    recording_pb("tag", recording)
    scalars_pb("tag", recording)
    if layouts:
        answers += [notebook(recording), page(index)]
    return sum(map(len, answers))


def _tables(index: Index, turn: int) -> Iterator[str]:
    yield headline(index)
    for position, by in enumerate(get_args(By)):
        yield as_text(layers_grid(index, by, 10), 80)
        yield table_of(index, by, FORMATS[(turn + position) % len(FORMATS)])


def _files(index: Index) -> Iterator[str]:
    yield document_text(index)
    yield explorer_graph(index)
    yield explorer_values(index)
    if index.recording.meta.has_ops:
        yield trace_text(index)
        memory_snapshot(index)


def _figure(index: Index, turn: int) -> str:
    recording = index.recording
    if turn % 3 == 0 or not recording.modules:
        return dot(index)
    if turn % 3 == 1:
        call = recording.modules[turn % len(recording.modules)]
        return dot(index, module=call.fqn or call.type_name)
    calls = range(len(recording.modules))
    return dot(index, open_calls=calls, views=True, parameters=True, direction="LR")


def _messages(index: Index) -> Iterator[str]:
    recording = index.recording
    yield recording_text(index)
    yield timeline_text(index)
    if index.recording.ops:
        yield alive_text(index, len(index.recording.ops) // 2)
    yield terms_text(index)
    yield from (node_text(index, node) for node in range(0, len(recording.nodes), 9))
    yield from (module_text(index, call) for call in range(0, len(recording.modules), 3))


def _comparisons(recording: Recording, other: Recording) -> Iterator[str]:
    yield str(tb_actmem.compare(recording, other))
    yield str(tb_actmem.compare(other, recording))
    before, after = Index(other), Index(recording)
    held = [*growth_limits(before, after, Fraction(1, 100)), *module_limits(after, "*", 1)]
    yield as_text(limits_grid(held, ()))
    yield as_text(growth_grid(grown_modules(compare_rows(other, recording)), 10))
    yield repr(changed_bytes(compare_rows(other, recording)))


def _ranks(recording: Recording, other: Recording) -> Iterator[str]:
    summaries = [
        read_summary(summary_text(rank_summary(Index(each)))) for each in (recording, other)
    ]
    rows = [RankRow(rank, f"rank{rank}", "t", *_found(rank, summaries)) for rank in range(3)]
    yield ranks_text(rows)
    yield from rank_tables(rows, 25)


def _found(rank: int, summaries: list[Any]) -> tuple[Any, str | None]:
    return (summaries[rank], None) if rank < len(summaries) else (None, "it is not there")
