"""The answers of the tab's routes, as `http_api.md` lays them down."""

from __future__ import annotations

import gzip
import re
from collections.abc import Callable, Mapping
from typing import NamedTuple

from tensorboard.context import RequestContext

from tb_actmem.analysis.outline import outline
from tb_actmem.plugin.store import Answer, NotThereError, Series, Store
from tb_actmem.render import jsontext
from tb_actmem.render.dot import dot_of
from tb_actmem.render.jsondetail import module_text, node_text
from tb_actmem.render.jsontext import Facts


class NotAskedError(Exception):
    """A query is not one that a route understands; the message says why."""


class Query(NamedTuple):
    """What somebody asks: in whose name, of which experiment, with which arguments."""

    context: RequestContext
    experiment: str
    args: Mapping[str, str]

    def text(self, name: str) -> str:
        """An argument that must be there."""
        value = self.args.get(name)
        if value is None:
            raise NotAskedError(f"The query does not say which {name}.")
        return value

    def number(self, name: str) -> int:
        """An argument that must be a whole number."""
        return _number(name, self.text(name))

    def numbers(self, name: str) -> tuple[int, ...] | None:
        """An argument that is a list with commas, sorted; None: it is not there."""
        value = self.args.get(name)
        if value is None:
            return None
        return tuple(sorted({_number(name, part) for part in value.split(",") if part}))


def index(store: Store, query: Query) -> Answer:
    """``index.json``."""
    found = store.index(query.context, query.experiment)

    def make() -> Answer:
        runs: dict[str, list[object]] = {}
        for series in found.series:
            runs.setdefault(series.run, []).append(_series(series))
        listed = [{"run": run, "tags": tags} for run, tags in runs.items()]
        return Answer(_zip(jsontext.text(logdir=found.logdir, runs=listed)))

    return store.answer(("index", query.experiment, found.number), make)


def recording(store: Store, query: Query) -> Answer:
    """``recording.json``."""
    return _about(
        store, query, "recording", lambda facts: Answer(_zip(jsontext.recording_text(facts)))
    )


def graph(store: Store, query: Query) -> Answer:
    """``graph.dot``, and in its headers which module calls stand open and how many boxes show."""
    asked = query.numbers("expand")

    def make(facts: Facts) -> Answer:
        calls = len(facts.recording.modules)
        for call in asked or ():
            if not 0 <= call < calls:
                raise NotThereError(f"The recording has {calls} module calls, and no call {call}.")
        drawn = outline(facts.recording, asked)
        headers = (
            ("X-Actmem-Expand", ",".join(map(str, drawn.open_calls))),
            ("X-Actmem-Visible", str(len(drawn.boxes))),
        )
        return Answer(_zip(dot_of(facts.recording, drawn, legend=False)), "text/plain", headers)

    return _about(store, query, f"graph {asked}", make)


def timeline(store: Store, query: Query) -> Answer:
    """``timeline.json``."""

    def make(facts: Facts) -> Answer:
        if not facts.recording.meta.has_ops:
            raise NotThereError("The recording has no op stream, so it has no timeline.")
        return Answer(_zip(jsontext.timeline_text(facts.recording)))

    return _about(store, query, "timeline", make)


def detail(store: Store, query: Query) -> Answer:
    """``detail.json``, of a node or of a module call."""
    if ("node" in query.args) == ("module" in query.args):
        raise NotAskedError("The query must name either a node or a module.")
    kind = "node" if "node" in query.args else "module"
    position = query.number(kind)

    def make(facts: Facts) -> Answer:
        rows = facts.recording.nodes if kind == "node" else facts.recording.modules
        if not 0 <= position < len(rows):
            raise NotThereError(f"The recording has {len(rows)} {kind}s, and no {kind} {position}.")
        return Answer(_zip((node_text if kind == "node" else module_text)(facts, position)))

    return _about(store, query, f"{kind} {position}", make)


def _series(series: Series) -> dict[str, object]:
    return {
        "tag": series.tag,
        "description": series.description,
        "problem": series.problem,
        "steps": [{"step": step, "wall_time": wall_time} for step, wall_time in series.steps],
    }


def _about(store: Store, query: Query, what: str, make: Callable[[Facts], Answer]) -> Answer:
    """An answer about one recording, made of its facts unless it is at hand."""
    context, experiment = query.context, query.experiment
    run, tag, step = query.text("run"), query.text("tag"), query.number("step")
    found = store.find(context, experiment, run, tag, step)
    return store.answer(
        (experiment, found, what), lambda: make(store.facts(context, experiment, found))
    )


def _zip(text: str) -> bytes:
    return gzip.compress(text.encode(), compresslevel=3, mtime=0)


def _number(name: str, value: str) -> int:
    if not re.fullmatch(r"-?[0-9]{1,19}", value):
        raise NotAskedError(f"{name}={value:.50} is not a whole number.")
    return int(value)
