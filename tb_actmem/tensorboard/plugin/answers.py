"""Answers about one recording, and the index of all."""

from __future__ import annotations

from collections.abc import Callable

from tensorboard.context import RequestContext

from tb_actmem.analysis.index import Index
from tb_actmem.analysis.index.devices import HOST, first_device
from tb_actmem.predict.checkpointing.step import check_ops
from tb_actmem.rendering.figure.layout import dot_of
from tb_actmem.rendering.figure.marks import part_reply, parts
from tb_actmem.rendering.tables.table import table_of
from tb_actmem.replies import text
from tb_actmem.replies.alive import alive_text
from tb_actmem.replies.detail import module_text, node_text
from tb_actmem.replies.plan import patterns_text
from tb_actmem.replies.recording import recording_text
from tb_actmem.replies.series import StepRow, TagRow, index_text, timeline_text
from tb_actmem.tensorboard.events import Entry, NotThereError, Series
from tb_actmem.tensorboard.plugin.many_recordings import job_sizes
from tb_actmem.tensorboard.plugin.query import (
    NotAskedError,
    Query,
    digest,
    drawn,
    headers,
    listed,
    picture_of,
    quick,
    zipped,
)
from tb_actmem.tensorboard.plugin.store import CSV, Answer, Store


def of_recording(make: Callable[[Index], str]) -> Callable[[Store, Query], Answer]:
    """A handler for a reply that depends on the recording alone."""
    return lambda store, query: _about(
        store, query, make.__qualname__, lambda index: Answer(zipped(make(index)))
    )


def index(store: Store, query: Query) -> Answer:
    """``index.json``."""
    listing = store.listing(query.context, query.experiment)

    def make() -> Answer:
        sizes = job_sizes(listing.series)
        tags = [
            (series.run, _tag(series, sizes.get((series.run, series.tag), 1)))
            for series in listing.series
        ]
        return Answer(zipped(index_text(listing.logdir, tags)))

    return store.answer(("index", query.experiment, listing.number), make)


def recording(store: Store, query: Query) -> Answer:
    """``recording.json``; also starts to decode the recording for the next requests."""
    entry = _entry(store, query)
    answer = _answer(store, query, entry, "recording", _recording, store.index)
    store.bring(query.context, query.experiment, entry)
    return answer


def recording_in_passing(store: Store, query: Query) -> Answer:
    """The same answer, without caching the recording."""
    return _answer(store, query, _entry(store, query), "recording", _recording, store.passing)


def _recording(index: Index) -> Answer:
    return Answer(zipped(recording_text(index)))


def graph(store: Store, query: Query) -> Answer:
    """``graph.dot``, with headers that describe it before its layout."""
    picture = picture_of(query)

    def make(index: Index) -> Answer:
        figure = drawn(index, picture)
        fewer = quick(index, picture, figure)
        quick_header = () if fewer is None else (("X-Actmem-Quick", listed(fewer)),)
        dot = dot_of(index, figure, legend=False)
        return Answer(zipped(dot), "text/plain", (*headers(figure), *quick_header))

    return _about(store, query, f"graph {digest(picture)}", make)


def drawn_part(store: Store, query: Query) -> Answer:
    """``drawn.json``: a box or an edge of ``graph.dot``."""
    picture, name = picture_of(query), query.text("id")

    def make(index: Index) -> Answer:
        part = next((part for part in parts(drawn(index, picture)) if part.id == name), None)
        if part is None:
            raise NotThereError(f"The graph has no {name:.50} while these modules are open.")
        return Answer(zipped(text(part_reply(index, part))))

    return _about(store, query, f"drawn {name:.100} {digest(picture)}", make)


def timeline(store: Store, query: Query) -> Answer:
    """``timeline.json``."""

    def make(index: Index) -> Answer:
        if not index.recording.meta.has_ops:
            raise NotThereError(
                "The recording has no ops, so it has no timeline. Record with ops=True."
            )
        return Answer(zipped(timeline_text(index)))

    return _about(store, query, "timeline", make)


def alive(store: Store, query: Query) -> Answer:
    """``alive.json``."""
    op = query.number("op")

    def make(index: Index) -> Answer:
        ops = len(index.recording.ops)
        if not 0 <= op < ops:
            raise NotThereError(f"There is no op {op}: the recording has {ops}.")
        return Answer(zipped(alive_text(index, op)))

    return _about(store, query, f"alive {op}", make)


def table(store: Store, query: Query) -> Answer:
    """``table.csv``."""
    by = query.text("by")

    def make(index: Index) -> Answer:
        return Answer(zipped(table_of(index, by, "csv")), CSV)  # type: ignore[arg-type]  # checked

    return _about(store, query, f"table {by:.50}", make)


def patterns(store: Store, query: Query) -> Answer:
    """``patterns.json``."""

    def make(index: Index) -> Answer:
        check_ops(index.recording)
        return Answer(zipped(patterns_text(index, is_on_host=first_device(index) == HOST)))

    return _about(store, query, "patterns", make)


def detail(store: Store, query: Query) -> Answer:
    """``detail.json``: a node or a module call."""
    if ("node" in query.args) == ("module" in query.args):
        raise NotAskedError("Name either a node or a module.")
    kind = "node" if "node" in query.args else "module"
    position = query.number(kind)

    def make(index: Index) -> Answer:
        rows = index.recording.nodes if kind == "node" else index.recording.modules
        if not 0 <= position < len(rows):
            raise NotThereError(f"There is no {kind} {position}: the recording has {len(rows)}.")
        return Answer(zipped((node_text if kind == "node" else module_text)(index, position)))

    return _about(store, query, f"{kind} {position}", make)


def _tag(series: Series, ranks: int) -> TagRow:
    return TagRow(
        tag=series.tag,
        description=series.description,
        rank=series.rank,
        ranks=ranks,
        problem=series.problem,
        model_parameter_bytes=series.sizes.model_parameter_bytes,
        made_bytes=series.sizes.made_bytes,
        steps=[StepRow(step=step, wall_time=wall_time) for step, wall_time in series.steps],
    )


def _about(store: Store, query: Query, what: str, make: Callable[[Index], Answer]) -> Answer:
    """An answer about one recording, made now unless it is cached."""
    return _answer(store, query, _entry(store, query), what, make, store.index)


def _answer(
    store: Store,
    query: Query,
    entry: Entry,
    what: str,
    make: Callable[[Index], Answer],
    read: Callable[[RequestContext, str, Entry], Index],
) -> Answer:
    return store.answer(
        (query.experiment, entry, what),
        lambda: make(read(query.context, query.experiment, entry)),
    )


def _entry(store: Store, query: Query) -> Entry:
    run, tag, step = query.text("run"), query.text("tag"), query.number("step")
    return store.find(query.context, query.experiment, run, tag, step)
