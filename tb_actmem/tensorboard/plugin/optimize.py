"""``optimize.json``: predictions of actions one after the other, and of the chosen ones first."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import NamedTuple

from tb_actmem.advice.actions import Action, actions
from tb_actmem.analysis.index import Index
from tb_actmem.errors import ActmemError, PredictError
from tb_actmem.predict.capacity.fits import Fits, fits
from tb_actmem.predict.capacity.roofline import DEFAULT_GPU
from tb_actmem.predict.checkpointing.checkpoint import checkpoint
from tb_actmem.predict.checkpointing.step import check_ops
from tb_actmem.predict.fake_cuda.gpus import gpu
from tb_actmem.predict.formulas import merge_temporaries
from tb_actmem.predict.formulas.numbers import first_difference
from tb_actmem.predict.planning.code import checkpoint_change, code_of
from tb_actmem.replies.optimize import (
    ActionRow,
    ChosenRow,
    OptimizeState,
    Predicting,
    action_row,
    chosen_row,
    fits_text,
    optimize_text,
    size_row,
)
from tb_actmem.tensorboard.events import Entry
from tb_actmem.tensorboard.plugin.compare import ARGUMENTS, names_in
from tb_actmem.tensorboard.plugin.fitted import places_like, sizes_of
from tb_actmem.tensorboard.plugin.jobs import Cache, Jobs, Underway
from tb_actmem.tensorboard.plugin.query import Query, zipped
from tb_actmem.tensorboard.plugin.store import Answer, Store

_FOUND = 50
"""The number of recordings whose results are cached, which are small."""

_NOTHING = Action("", ())


class _Known(NamedTuple):
    """The results for a recording and a GPU so far."""

    rows: dict[Action, ActionRow | None]
    chosen: dict[Action, ChosenRow | str]
    """The steps with several actions; or why one cannot be predicted."""
    fits: dict[Action, Fits]
    """With the usual memory of the GPU, and outside of torch's allocator."""
    smaller: dict[tuple[Entry, ...], list[ActionRow]]
    """For the recordings of this step at other sizes: those with one smaller size."""


class Optimizing:
    """A line of jobs, each of which predicts one action, and the results."""

    def __init__(self) -> None:
        self.jobs: Jobs[None, None] = Jobs()
        self._known: Cache[_Known] = Cache(_FOUND, lambda known: 1)

    def is_known(self, key: Hashable) -> bool:
        """Whether an earlier request named this recording."""
        return key in self._known

    def known(self, key: Hashable) -> _Known:
        """The results for a recording and a GPU so far."""
        return self._known.get(key, lambda: _Known({}, {}, {}, {}))


class _Asked(NamedTuple):
    store: Store
    query: Query
    entry: Entry
    gpu: str
    chosen: Action
    known: _Known
    gpu_bytes: int
    """The memory of the GPU."""
    outside: int
    """The part of it that is assumed outside of torch's allocator."""
    places: tuple[Entry, ...]
    """Where recordings of this step at other sizes can be; none if it has no sizes."""

    def verdict(self, action: Action) -> list[str] | None:
        """Whether the step with an action fits, in sentences; None: not yet known."""
        fit = self.known.fits.get(action)
        if fit is None:
            return None
        return replace(fit, total_bytes=self.gpu_bytes, outside_bytes=self.outside).verdict

    @property
    def before(self) -> Index:
        return self.store.index(self.query.context, self.query.experiment, self.entry)

    def after(self, action: Action) -> Index:
        """The step with some actions, cached as `compare.json` would cache it."""
        _, *arguments = action
        key = (self.query.experiment, self.entry, *arguments)
        return self.store.predicted(key, lambda: _predicted(self.before, action))


def _predicted(before: Index, action: Action) -> Index:
    _, modules, save, offload, rewrite = action
    predicted = checkpoint(before.recording, modules, save=save, offload=offload, rewrite=rewrite)
    return Index(predicted)


def optimize(optimizing: Optimizing, store: Store, query: Query) -> Answer:
    """``optimize.json``: the known actions, and the progress of the next prediction."""
    is_first = not optimizing.is_known(_key(store, query))
    asked = _asked(optimizing, store, query)
    sizes = sizes_of(asked.entry, asked.before.recording)
    places = tuple(places_like(store, query, asked.entry)) if sizes else ()
    names = {name: names_in(query.args.get(name, "")) for name in ARGUMENTS}
    asked = asked._replace(chosen=Action("", *names.values()), places=places)
    to_try = actions(asked.before)
    work = next(_missing(asked, to_try), None)
    if work is not None and not is_first and _make(optimizing, asked, work):
        work = next(_missing(asked, to_try), None)
    return Answer(zipped(_text(asked, to_try, is_done=work is None)))


def step_fits(optimizing: Optimizing, store: Store, query: Query) -> Answer:
    """``fits.json``: whether the recorded step fits on a GPU."""
    asked = _asked(optimizing, store, query)
    if asked.verdict(_NOTHING) is None:
        _make(optimizing, asked, _Work(("fits", _NOTHING), partial(_fit, asked, _NOTHING)))
    return Answer(zipped(fits_text(asked.gpu, asked.gpu_bytes, asked.verdict(_NOTHING))))


def _key(store: Store, query: Query) -> tuple[str, Entry, str]:
    """Return the experiment, the recording and the name of the GPU."""
    run, tag, step = query.text("run"), query.text("tag"), query.number("step")
    entry = store.find(query.context, query.experiment, run, tag, step)
    return query.experiment, entry, gpu(query.args.get("gpu") or DEFAULT_GPU).name


def _asked(optimizing: Optimizing, store: Store, query: Query) -> _Asked:
    """The query for a recording with ops, before any action is chosen."""
    key = _key(store, query)
    _, entry, on = key
    check_ops(store.index(query.context, query.experiment, entry).recording)
    known = optimizing.known(key)
    given = query.memory()
    nbytes = gpu(on).nbytes if given is None else given
    return _Asked(store, query, entry, on, _NOTHING, known, nbytes, query.outside(), ())


class _Work(NamedTuple):
    what: Hashable
    make: Callable[[], None]


def _make(optimizing: Optimizing, asked: _Asked, work: _Work) -> bool:
    """Wait a second for some work, which goes on otherwise; return whether it is done."""
    key = (asked.query.experiment, asked.entry, asked.gpu, work.what)
    made = optimizing.jobs.ask(key, lambda on_progress: work.make())
    return not isinstance(made, Underway)


def _missing(asked: _Asked, to_try: Sequence[Action]) -> Iterator[_Work]:
    """Yield the unknown results: the chosen actions first, because a user waits for them."""
    known, chosen = asked.known, asked.chosen
    if chosen != _NOTHING:
        if chosen not in known.chosen:
            yield _Work(("chosen", chosen), partial(_choose, asked))
        elif chosen not in known.fits and not isinstance(known.chosen[chosen], str):
            yield _Work(("fits", chosen), partial(_fit, asked, chosen))
    for action in to_try:
        if action not in known.rows:
            yield _Work(("action", action), partial(_try, asked, action))
    if asked.places and asked.places not in known.smaller:
        yield _Work(("sizes", asked.places), partial(_find_smaller, asked))
    if _NOTHING not in known.fits:
        yield _Work(("fits", _NOTHING), partial(_fit, asked, _NOTHING))


def _choose(asked: _Asked) -> None:
    before, chosen = asked.before, asked.chosen
    try:
        after = asked.after(chosen)
        _, *names = chosen
        change = checkpoint_change(before.recording, *names)
    except PredictError as error:
        asked.known.chosen[chosen] = str(error)
        return
    code = code_of(change, before, after)
    asked.known.chosen[chosen] = chosen_row(before, after, chosen, asked.gpu, code)


def _try(asked: _Asked, action: Action) -> None:
    """Predict one action. The prediction itself is not cached: there are many."""
    before = asked.before
    try:
        after = _predicted(before, action)
    except PredictError:
        asked.known.rows[action] = None
        return
    asked.known.rows[action] = action_row(before, after, action, asked.gpu)


def _find_smaller(asked: _Asked) -> None:
    """Find, for each size, the recorded step whose value is the next smaller one."""
    before, shown = asked.before, merge_temporaries(asked.before.recording)
    sizes = sizes_of(asked.entry, shown)
    nearest: dict[str, tuple[int, ActionRow]] = {}
    for place in asked.places:
        with suppress(ActmemError):
            recording = asked.store.recording(asked.query.context, asked.query.experiment, place)
            name, value = _smaller_size(sizes, sizes_of(place, recording))
            if not nearest.get(name, (0,))[0] < value:
                continue
            if first_difference(shown, merge_temporaries(recording)) is None:
                where = f"{place.run}, step {place.step}"
                row = size_row(before, Index(recording), f"{name}={value}", where)
                nearest |= {} if row is None else {name: (value, row)}
    asked.known.smaller[asked.places] = [row for _, row in nearest.values()]


def _smaller_size(shown: Mapping[str, int], other: Mapping[str, int]) -> tuple[str, int]:
    """Return the one size that is smaller in another recording, with its value; else ("", 0)."""
    if shown.keys() != other.keys():
        return "", 0
    changed = [name for name in shown if other[name] != shown[name]]
    is_smaller = len(changed) == 1 and other[changed[0]] < shown[changed[0]]
    return (changed[0], other[changed[0]]) if is_smaller else ("", 0)


def _fit(asked: _Asked, action: Action) -> None:
    index = asked.before if action == _NOTHING else asked.after(action)
    asked.known.fits[action] = fits(index.recording, asked.gpu)


def _text(asked: _Asked, to_try: Sequence[Action], *, is_done: bool) -> str:
    known = asked.known
    found = known.chosen.get(asked.chosen)
    chosen = None if found is None or isinstance(found, str) else found
    if chosen is not None:
        chosen = {**chosen, "fits": asked.verdict(asked.chosen)}
    pending = Predicting(
        known_count=sum(action in known.rows for action in to_try), asked_count=len(to_try)
    )
    state = OptimizeState(
        gpu=asked.gpu,
        gpu_bytes=asked.gpu_bytes,
        outside_bytes=asked.outside,
        actions=to_try,
        smaller=known.smaller.get(asked.places, ()),
        rows={action: known.rows[action] for action in to_try if action in known.rows},
        fits=asked.verdict(_NOTHING),
        chosen=chosen,
        problem=found if isinstance(found, str) else None,
        pending=None if is_done else pending,
    )
    return optimize_text(asked.before, state)
