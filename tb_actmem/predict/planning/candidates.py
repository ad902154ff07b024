"""The candidates of a plan: modules that a full or selective checkpoint can run."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import chain
from typing import NamedTuple

from tb_actmem.analysis.index import Index
from tb_actmem.analysis.index.costs import Cost, cost_of, costs
from tb_actmem.analysis.index.devices import first_device, tensor_nbytes
from tb_actmem.analysis.index.storages import OWN
from tb_actmem.errors import PredictError
from tb_actmem.predict.checkpointing.checks import IN_REGION, has_regions
from tb_actmem.predict.checkpointing.patterns import call_regions, calls_by_name
from tb_actmem.predict.checkpointing.recompute import Recomputation, recomputations
from tb_actmem.predict.checkpointing.regions import (
    Region,
    given_growing_lists,
    keeping,
)
from tb_actmem.predict.checkpointing.selective import Until, held_until, kept_results
from tb_actmem.predict.checkpointing.step import Step, step_of
from tb_actmem.predict.checkpointing.transfers import check_transfers, transfers


class Back(NamedTuple):
    """A copy that comes back from the host for a node."""

    nbytes: int
    before: int
    """The op before which it is on the device."""
    end: int
    """After how many ops it is released."""


class Candidate(NamedTuple):
    """A module all of whose calls may run under checkpoints, or have their saves on the host."""

    name: str
    save: tuple[str, ...]
    """The ops whose results the checkpoints keep and do not recompute."""
    regions: tuple[Region, ...]
    """One for each of its calls, in order."""
    again: tuple[Recomputation, ...]
    """The recomputations in the backward."""
    held: tuple[Until, ...]
    """How long the kept results are held."""
    cost: Cost
    """Cost of the recomputation."""
    back: tuple[Back, ...] = ()
    """The copies that come back from the host if the saves are offloaded."""
    link_bytes: int = 0
    """Bytes that go to the host and come back."""

    @property
    def is_offloaded(self) -> bool:
        """Tell whether its saves go to the host instead of being recomputed."""
        return self.link_bytes > 0


class Refused(NamedTuple):
    """A module that no checkpoint could run."""

    name: str
    why: str
    """The reason, as a sentence."""


class Choice(NamedTuple):
    """Everything that a plan can choose from."""

    candidates: tuple[Candidate, ...]
    """In the order in which their modules are first called: the outer ones first."""
    nests: tuple[frozenset[int], ...]
    """Groups of candidates whose calls are nested; a plan chooses at most one of each group."""
    refused: tuple[Refused, ...]


def choice(index: Index, *, offload: bool = False) -> Choice:
    """Find the modules from which a plan can choose; with ``offload`` also those to offload."""
    step = step_of(index)
    growing, differing = given_growing_lists(step), _differing(step)
    calls, regions = calls_by_name(index), call_regions(index)
    candidates: list[Candidate] = []
    refused = []
    for name, of in calls.items():
        found = [regions[call] for call in of]
        why = next((region for region in found if isinstance(region, PredictError)), None)
        known = tuple(region for region in found if isinstance(region, Region))
        if why is not None:
            refused.append(Refused(name, str(why)))
        elif not growing.keys().isdisjoint(of):
            refused.append(Refused(name, f"{name} gets a list that grows: pass it list(...)."))
        elif inside := differing.keys() & {call for region in known for call in region.calls}:
            refused.append(Refused(name, differing[min(inside)]))
        elif all(region.savers for region in known):
            if any(_releases(step, region) for region in known):
                whole = _candidate(step, name, known, ())
                candidates += (whole, *_selective(step, whole))
            if offload:
                candidates += filter(None, (_offloaded(step, name, known),))
    if has_regions(step.recording) and not step.traced:
        refused.append(Refused("compiled modules", f"They may be {IN_REGION}"))
    return Choice(tuple(candidates), _nests(candidates), tuple(refused))


def _differing(step: Step) -> dict[int, str]:
    """Return the calls that compute something else when they are recomputed, and why."""
    why = dict[str, str]()
    for code, values in step.recording.meta.notes:
        for name in chain.from_iterable(value for _, value in values if isinstance(value, tuple)):
            if code in _DRAWING:
                why[name] = f"{name or 'The model itself'} draws from {_DRAWING[code]}."
            elif code == "changed-attributes":
                why[name.rpartition(".")[0]] = f"{name} changes when the module runs, or later."
    modules = step.recording.modules
    return {call: why[name] for call in step.calls if (name := modules[call].fqn) in why}


_DRAWING = {
    "other-random": "Python's random or numpy, whose states no checkpoint restores",
    "own-generator": "a torch.Generator of the program",
}
"""Codes of notes on modules that draw random numbers, and from what."""


def _candidate(
    step: Step, name: str, regions: tuple[Region, ...], save: tuple[str, ...]
) -> Candidate:
    again = tuple(recomputations(step, regions))
    held = tuple(held_until(step, kept_results(step, regions), again))
    cost = cost_of(step.index, (op for part in again for op in part.work))
    return Candidate(name, save, regions, again, held, cost)


def _selective(step: Step, whole: Candidate) -> Iterator[Candidate]:
    """Yield the candidates that keep results of multiplying ops, which makes recomputing cheaper.

    The first one keeps the results with the most FLOPs per byte, the last one all of them. A
    candidate must release something else, and run that way.
    """
    names = _by_worth(step, {op for part in whole.again for op in part.work})
    for count in range(1, len(names) + 1):
        save = tuple(sorted(names[:count]))
        regions = tuple(keeping(step, region, save) for region in whole.regions)
        try:
            found = _candidate(step, whole.name, regions, save)
        except PredictError:
            continue
        aside = {until.storage for until in found.held}
        if any(_releases(step, one, aside) for one in regions):
            yield found


def _by_worth(step: Step, work: Iterable[int]) -> list[str]:
    """Name the multiplying ops, those with the most FLOPs per byte of their results first."""
    recording, known = step.recording, costs(step.index)
    flops, nbytes = Counter[str](), Counter[str]()
    for op in work:
        if known[op].flops:
            name = recording.ops[op].name
            flops[name] += known[op].flops
            nbytes[name] += sum(recording.storages[one].nbytes for one in step.made.get(op, ()))
    return sorted(flops, key=lambda name: (-flops[name] / max(1, nbytes[name]), name))


def _offloaded(step: Step, name: str, whole: Sequence[Region]) -> Candidate | None:
    """Return the module with its saves and arguments on the host; None: they cannot go there."""
    recording, device = step.recording, first_device(step.index)
    calls = [region.call for region in whole]
    if any(region.is_whole for region in whole):
        return None  # the code of a plan may run its hooks inside that checkpoint
    try:
        check_transfers(step, calls)
    except PredictError:
        return None
    going = [
        (tensor_nbytes(recording, recording.saves[trip.save].tensor), trip)
        for trip in transfers(step, calls)
    ]
    here = [each for each in going if recording.storages[each[1].storage].device == device]
    back = tuple(
        Back(nbytes, back.before, back.end) for nbytes, trip in here for back in trip.returns
    )
    # No copy stays for the inputs: their other owners determine how long they live.
    regions = tuple(region._replace(arguments=(), given=()) for region in whole)
    # All devices share one link.
    link_bytes = sum(nbytes * (1 + len(trip.returns)) for nbytes, trip in going)
    found = Candidate(name, (), regions, (), (), Cost(0, 0), back, link_bytes)
    return found if here else None


def _releases(step: Step, region: Region, aside: Collection[int] = ()) -> bool:
    """Tell whether a region releases anything besides its arguments and the values kept aside."""
    saves = step.packed.intersection(save for node in region.savers for save in step.saves[node])
    released = {step.saved[save] for save in saves} - {*region.given, *aside}
    rows = (step.recording.storages[one] for one in released if one is not None)
    return any(row.category not in OWN for row in rows)


def _nests(candidates: Sequence[Candidate]) -> tuple[frozenset[int], ...]:
    calls = {region.call for candidate in candidates for region in candidate.regions}
    chains: dict[int, set[int]] = {call: set() for call in calls}
    outer: set[int] = set()
    for number, candidate in enumerate(candidates):
        for region in candidate.regions:
            inside = region.calls & calls
            if len(inside) > 1:
                outer.add(region.call)
            for call in inside:
                chains[call].add(number)
    innermost = (frozenset(chains[call]) for call in sorted(calls - outer))
    return tuple(dict.fromkeys(nest for nest in innermost if len(nest) > 1))
