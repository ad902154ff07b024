"""The live bytes at one moment as a formula of the choice, for a solver."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from tb_actmem.predict.checkpointing.selective import Until
from tb_actmem.predict.checkpointing.step import Step
from tb_actmem.predict.planning.candidates import Candidate
from tb_actmem.predict.planning.lifetimes import Lifetimes, Moment, moment_of


class Keeping(NamedTuple):
    """The owners of some memory: it is alive if one of them keeps it."""

    unless: frozenset[frozenset[int]]
    """Sets of candidates, one for each node: the node keeps it unless one of them is chosen."""
    arguments: frozenset[int]
    """Candidates that keep it if they are chosen."""


class Terms(NamedTuple):
    """Live bytes: ``fixed_bytes``, plus bytes of chosen candidates, plus bytes of kept memory."""

    fixed_bytes: int
    chosen: dict[int, int]
    """Candidate → bytes that exist if it is chosen."""
    kept: dict[Keeping, int]
    """Owners → bytes."""


class _Story(NamedTuple):
    """The owners of a storage, and how long each keeps it."""

    death: int
    """Its death if no candidate touches it."""
    used: int
    """Its death if the owners below do not keep it."""
    releasing: frozenset[int]
    """The candidates any of which releases it."""
    nodes: tuple[tuple[int, frozenset[int]], ...]
    """(release, candidates that stop it) of each node that saves it."""
    arguments: tuple[tuple[int, int], ...]
    """(release, candidate) of each region whose argument it is."""
    held: tuple[tuple[int, Until], ...]
    """(candidate, how long) for each time it is a kept result."""

    @property
    def touching(self) -> frozenset[int]:
        """The candidates that change its lifetime."""
        return self.releasing | {candidate for _, candidate in self.arguments}


class Formulas:
    """Makes `Terms` of moments."""

    def __init__(self, lives: Lifetimes) -> None:
        self._lives = lives
        self._stories = _stories(lives.step, lives.candidates)

    def terms(self, moment: Moment) -> Terms:
        """Write the live bytes at a moment as terms of any choice."""
        at, run, _ = moment
        fixed = 0
        kept: dict[Keeping, int] = {}
        for storage, nbytes, birth, death in self._lives.counted:
            if birth > at or (run is not None and birth == at):
                continue
            story = self._stories.get(storage)
            if story is None:
                fixed += nbytes * (death > at or birth == at)
                continue
            if birth == at:
                fixed += nbytes
                continue
            keeping = self._keeping(story, moment)
            if keeping is None:
                fixed += nbytes
            elif keeping.unless or keeping.arguments:
                kept[keeping] = kept.get(keeping, 0) + nbytes
        return Terms(fixed, self._chosen(moment), kept)

    def _chosen(self, moment: Moment) -> dict[int, int]:
        """Return the recomputed bytes at a moment, and the random states that checkpoints keep."""
        at, own, part = moment
        made = at if own is None else at - 1
        nbytes_of = self._states(made, at)
        for number, candidate in enumerate(self._lives.candidates):
            back = sum(
                one.nbytes
                for one in candidate.back
                if one.before <= made and max(one.end, one.before + 1) > at
            )
            if back:
                nbytes_of[number] = back
        for run in self._lives.runs:
            if run == own:
                nbytes = run.parts[part].made_bytes
                nbytes_of[run.candidate] = nbytes_of.get(run.candidate, 0) + nbytes
                break
            if run.before > at:
                break
            nbytes = sum(nbytes for nbytes, death in run.left if death > at)
            if nbytes:
                nbytes_of[run.candidate] = nbytes_of.get(run.candidate, 0) + nbytes
        return nbytes_of

    def _states(self, made: int, at: int) -> dict[int, int]:
        """Return the random states of regions that had begun and release them later."""
        nbytes = self._lives.state_bytes
        nbytes_of: dict[int, int] = {}
        for number, candidate in enumerate(self._lives.candidates if nbytes else ()):
            for region in candidate.regions:
                if region.ops.start <= made and moment_of(region.dropped) > at:
                    nbytes_of[number] = nbytes_of.get(number, 0) + nbytes
        return nbytes_of

    def _keeping(self, story: _Story, moment: Moment) -> Keeping | None:
        """Return the owners that keep a storage at a moment; None: it is alive in any case."""
        at = moment.op
        if story.used > at:
            return None
        unless = {stopped for release, stopped in story.nodes if release > at and story.death > at}
        if story.death > at:
            unless.add(story.releasing)
        if frozenset() in unless:
            return None
        smallest = {one for one in unless if not any(other < one for other in unless)}
        arguments = {candidate for release, candidate in story.arguments if release > at}
        if story.death <= at:
            # A node is assumed to keep its saves until its whole backward has run, if anything
            # changes.
            for release, stopped in story.nodes:
                arguments |= story.touching - stopped if release > at else frozenset()
        arguments |= {
            number for number, until in story.held if self._is_held(number, until, moment)
        }
        return Keeping(frozenset(smallest), frozenset(arguments))

    def _is_held(self, number: int, until: Until, moment: Moment) -> bool:
        """Tell whether a candidate's checkpoint or recomputation holds a result at a moment."""
        at, run, part = moment
        if moment_of(until.dies) > at:
            return True
        if run is None or until.run is None or run.candidate != number:
            return False
        again = self._lives.candidates[number].again[until.run]
        is_this = (again.region.call, again.before) == (run.call, run.before)
        return is_this and run.parts[part].ran < until.dies_within


def _stories(step: Step, candidates: Iterable[Candidate]) -> dict[int, _Story]:
    """Return the owners of each storage that candidates touch."""
    recording, rows = step.recording, step.recording.storages
    stopping: dict[int, set[int]] = {}
    releasing: dict[int, set[int]] = {}
    arguments: dict[int, list[tuple[int, int]]] = {}
    held: dict[int, list[tuple[int, Until]]] = {}
    for number, candidate in enumerate(candidates):
        for region in candidate.regions:
            for node in region.nodes:
                stopping.setdefault(node, set()).add(number)
            for given in region.given:
                arguments.setdefault(given, []).append((moment_of(region.release), number))
        for until in candidate.held:
            held.setdefault(until.storage, []).append((number, until))
    nodes: dict[int, list[tuple[int, frozenset[int]]]] = {}
    for position, (save, storage) in enumerate(zip(recording.saves, step.saved, strict=True)):
        if storage is None:
            continue
        stops = frozenset(stopping.get(save.node, ()) if position in step.packed else ())
        releasing.setdefault(storage, set()).update(stops)
        end = moment_of(step.held_until(save.node, storage))
        nodes.setdefault(storage, []).append((end, stops))
    return {
        storage: _Story(
            death=moment_of(rows[storage].death),
            used=moment_of(step.unkept[storage] if releasing.get(storage) else rows[storage].death),
            releasing=frozenset(releasing.get(storage, ())),
            nodes=tuple(_longest(nodes.get(storage, ()))),
            arguments=tuple(arguments.get(storage, ())),
            held=tuple(held.get(storage, ())),
        )
        for storage in {*arguments, *held, *(storage for storage, of in releasing.items() if of)}
    }


def _longest(nodes: Iterable[tuple[int, frozenset[int]]]) -> Iterator[tuple[int, frozenset[int]]]:
    """Of nodes that the same candidates stop, keep the one that releases last."""
    longest: dict[frozenset[int], int] = {}
    for release, stopped in nodes:
        longest[stopped] = max(release, longest.get(stopped, 0))
    for stopped, release in longest.items():
        yield release, stopped
