"""``fitted.json``: formulas of a recording and those of the same step at other sizes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from typing import NamedTuple

from tb_actmem.errors import ActmemError, PredictError
from tb_actmem.model import Recording
from tb_actmem.predict.estimate.fitted import fitted_layers
from tb_actmem.predict.formulas.doubts import doubt
from tb_actmem.predict.formulas.existing import fitted_recordings, sizes_in, without_sizes
from tb_actmem.predict.formulas.numbers import Fitted, first_difference
from tb_actmem.predict.formulas.polynomial import Point, sizes_text
from tb_actmem.predict.formulas.prediction import proof_text
from tb_actmem.replies.terms import fitted_text, pending_text, problem_text
from tb_actmem.tensorboard.plugin.jobs import Jobs, Underway
from tb_actmem.tensorboard.plugin.query import Query, zipped
from tb_actmem.tensorboard.plugin.store import Answer, Found, NotThereError, Store

MOST = 24
"""Recordings that are read for one answer: a formula needs about seven."""
MOST_NODES = 400_000
"""Of all of them together, which are in memory at once."""
_HOW = (
    "record this step at several sizes into this log directory, each at three or more, and where "
    'only one changes too, with the sizes in the label, record(model, label="b=2, s=64"), or in '
    "the run; the command tb-actmem fit prints them too."
)

Progress = tuple[int, int]
"""How many of how many recordings are read."""
Fits = Jobs[Answer, Progress]


class _Read(NamedTuple):
    """Recordings of equal rows by their sizes, and why others are not among them."""

    found: dict[Point, Recording]
    left_out: list[str]


def fitted(fits: Fits, store: Store, query: Query) -> Answer:
    """``fitted.json``: the formulas, or how far they are; made for as long as somebody asks."""
    run, tag, step = query.text("run"), query.text("tag"), query.number("step")
    shown = store.find(query.context, query.experiment, run, tag, step)
    places = [*_places(store, query, shown)]
    key = (query.experiment, "fitted", shown, *places)

    def make(tell: Callable[[Progress], None]) -> Answer:
        try:
            return Answer(zipped(_answer(store, query, shown, places, tell)))
        except PredictError as error:
            return Answer(
                zipped(problem_text(f"{str(error).rstrip('.')}. To get formulas, {_HOW}"))
            )

    made = fits.ask(key, lambda tell: store.answer(key, lambda: make(tell)))
    if isinstance(made, Underway):
        return Answer(zipped(pending_text(*(made.said or (0, len(places))))))
    return made


def _answer(
    store: Store,
    query: Query,
    shown: Found,
    places: list[Found],
    tell: Callable[[Progress], None],
) -> str:
    index = store.index(query.context, query.experiment, shown)
    sizes = _sizes(shown, index.recording)
    if not sizes:
        raise PredictError("This recording does not say its sizes.")
    read = _read(store, query, index.recording, sizes, places, tell)
    pairs = [(dict(zip(sizes, point, strict=True)), one) for point, one in read.found.items()]
    try:
        found = fitted_recordings(pairs)
    except PredictError as error:
        raise PredictError(" ".join([str(error), *read.left_out[:1]])) from None
    assert isinstance(found, Fitted), "recordings of equal rows have as many layers"
    unsure = doubt(found)
    return fitted_text(
        fitted_layers(index, found),
        proof_text(found),
        "" if unsure is None else unsure.sentence,
        read.left_out,
    )


def _read(
    store: Store,
    query: Query,
    shown: Recording,
    sizes: Mapping[str, int],
    places: list[Found],
    tell: Callable[[Progress], None],
) -> _Read:
    """Those of the same sizes and rows; of several at one size the last, and first of all this."""
    found: dict[Point, Recording] = {}
    left_out: list[str] = []
    nodes = len(shown.nodes)
    for number, place in enumerate(places):
        tell((number, len(places)))
        if nodes > MOST_NODES:
            left_out.append(f"{len(places) - number} recordings were not read: these are enough.")
            break
        recording = _recording(store, query, place, left_out)
        its = {} if recording is None else _sizes(place, recording)
        if recording is None or its.keys() != sizes.keys():
            continue
        nodes += len(recording.nodes)
        point = tuple(its[name] for name in sizes)
        said = first_difference(shown, recording)
        if said is None:
            found[point] = recording
        else:
            left_out.append(f"{sizes_text(tuple(sizes), point)} is left out: {said}.")
    found[tuple(sizes.values())] = shown
    return _Read(found, left_out)


def _recording(store: Store, query: Query, place: Found, left_out: list[str]) -> Recording | None:
    try:
        return store.recording(query.context, query.experiment, place)
    except ActmemError as error:
        left_out.append(str(error))
        return None


def _places(store: Store, query: Query, shown: Found) -> Iterator[Found]:
    """Where recordings of this step at other sizes can be.

    Where its run or tag has sizes, the last ones of those that only sizes tell apart; else all
    steps of the same tag, whose labels may have them.
    """
    name = without_sizes(_name(shown))
    if name == _name(shown):
        steps = store.steps(query.context, query.experiment, shown.run, shown.tag)
        yield from steps[-MOST:]
        return
    listing = store.listing(query.context, query.experiment)
    like = [one for one in listing.series if without_sizes(f"{one.run}/{one.tag}") == name]
    for series in [one for one in like if not one.problem][:MOST]:
        with suppress(NotThereError, ActmemError):  # gone since it was listed
            yield store.steps(query.context, query.experiment, series.run, series.tag)[-1]


def _sizes(place: Found, recording: Recording) -> dict[str, int]:
    return sizes_in(recording.meta.label, _name(place))


def _name(place: Found) -> str:
    return f"{place.run}/{place.tag}"
