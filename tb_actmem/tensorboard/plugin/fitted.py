"""``fitted.json``: formulas from recordings of one step at several sizes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from typing import NamedTuple

from tb_actmem.analysis.index import Index
from tb_actmem.errors import ActmemError, PredictError
from tb_actmem.model import Recording
from tb_actmem.predict.estimate.fitted import fitted_layers
from tb_actmem.predict.formulas import Point, merge_temporaries, sizes_text
from tb_actmem.predict.formulas.existing import fitted_recordings, sizes_in, without_sizes
from tb_actmem.predict.formulas.numbers import Fitted, first_difference
from tb_actmem.predict.formulas.prediction import doubt, proof_note
from tb_actmem.replies.terms import fitted_text, pending_text, problem_text
from tb_actmem.tensorboard.events import Entry, NotThereError
from tb_actmem.tensorboard.plugin.jobs import Jobs, Underway
from tb_actmem.tensorboard.plugin.query import Query, zipped
from tb_actmem.tensorboard.plugin.store import Answer, Store
from tb_actmem.text.notes import words

MOST = 24
"""The most recordings that are read for one answer; a formula needs about seven."""
MOST_NODES = 400_000
"""The most nodes of all these recordings, which are in memory at once."""
_HOW = (
    "record this step into this log directory at three or more values of each size. Change one "
    'size at a time. Put the sizes into the label, record(model, label="b=2, s=64"), or into '
    "the run. The command tb-actmem predict scale prints the formulas, too."
)

Progress = tuple[int, int]
"""The number of recordings read, and of all."""
Fits = Jobs[Answer, Progress]


class _Read(NamedTuple):
    """Recordings with equal rows by their sizes, and why others were left out."""

    recordings: dict[Point, Recording]
    left_out: list[str]


def fitted(fits: Fits, store: Store, query: Query) -> Answer:
    """``fitted.json``: the formulas, or the progress. Work goes on while requests come."""
    run, tag, step = query.text("run"), query.text("tag"), query.number("step")
    shown = store.find(query.context, query.experiment, run, tag, step)
    places = [*places_like(store, query, shown)]
    key = (query.experiment, "fitted", shown, *places)

    def make(on_progress: Callable[[Progress], None]) -> Answer:
        try:
            return Answer(zipped(_answer(store, query, shown, places, on_progress)))
        except PredictError as error:
            return Answer(
                zipped(problem_text(f"{str(error).rstrip('.')}. To get formulas, {_HOW}"))
            )

    made = fits.ask(key, lambda on_progress: store.answer(key, lambda: make(on_progress)))
    if isinstance(made, Underway):
        return Answer(zipped(pending_text(*(made.progress or (0, len(places))))))
    return made


def _answer(
    store: Store,
    query: Query,
    shown: Entry,
    places: list[Entry],
    on_progress: Callable[[Progress], None],
) -> str:
    recording = merge_temporaries(store.index(query.context, query.experiment, shown).recording)
    sizes = sizes_of(shown, recording)
    if not sizes:
        raise PredictError("This recording has no sizes.")
    read = _read(store, query, recording, sizes, places, on_progress)
    pairs = [(dict(zip(sizes, point, strict=True)), one) for point, one in read.recordings.items()]
    try:
        formulas = fitted_recordings(pairs)
    except PredictError as error:
        said = " ".join([str(error), *read.left_out[:1]])
        raise PredictError(said, code=error.code) from None
    assert isinstance(formulas, Fitted), "recordings with equal rows have equally many layers"
    unsure = doubt(formulas)
    return fitted_text(
        fitted_layers(Index(recording), formulas),
        words(proof_note(formulas)),
        "" if unsure is None else unsure.sentence,
        read.left_out,
    )


def _read(
    store: Store,
    query: Query,
    shown: Recording,
    sizes: Mapping[str, int],
    places: list[Entry],
    on_progress: Callable[[Progress], None],
) -> _Read:
    """Read the recordings with the same sizes and rows; the last one at each size, but this one."""
    read: dict[Point, Recording] = {}
    left_out: list[str] = []
    nodes = len(shown.nodes)
    for number, place in enumerate(places):
        on_progress((number, len(places)))
        if nodes > MOST_NODES:
            left_out.append(
                f"{len(places) - number} recordings were not read, because the others are enough."
            )
            break
        recording = _recording(store, query, place, left_out)
        its = {} if recording is None else sizes_of(place, recording)
        if recording is None or its.keys() != sizes.keys():
            continue
        nodes += len(recording.nodes)
        point = tuple(its[name] for name in sizes)
        said = first_difference(shown, recording)
        if said is None:
            read[point] = recording
        else:
            left_out.append(f"{sizes_text(tuple(sizes), point)} is left out: {said}.")
    read[tuple(sizes.values())] = shown
    return _Read(read, left_out)


def _recording(store: Store, query: Query, place: Entry, left_out: list[str]) -> Recording | None:
    try:
        return merge_temporaries(store.recording(query.context, query.experiment, place))
    except ActmemError as error:
        left_out.append(str(error))
        return None


def places_like(store: Store, query: Query, shown: Entry) -> Iterator[Entry]:
    """Where recordings of this step at other sizes can be.

    If its run or tag has sizes: the last step of each run and tag that differs only in sizes. Else
    all steps of the same tag, whose labels may have sizes.
    """
    name = without_sizes(_name(shown))
    if name == _name(shown):
        steps = store.steps(query.context, query.experiment, shown.run, shown.tag)
        yield from steps[-MOST:]
        return
    listing = store.listing(query.context, query.experiment)
    like = [one for one in listing.series if without_sizes(f"{one.run}/{one.tag}") == name]
    for series in [one for one in like if not one.problem][:MOST]:
        with suppress(NotThereError, ActmemError):  # deleted since the listing
            yield store.steps(query.context, query.experiment, series.run, series.tag)[-1]


def sizes_of(place: Entry, recording: Recording) -> dict[str, int]:
    """Return the sizes in a recording's label, run or tag."""
    return sizes_in(recording.meta.label, _name(place))


def _name(place: Entry) -> str:
    return f"{place.run}/{place.tag}"
