"""The candidates of a plan: modules that a full or selective checkpoint can run."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from tb_actmem.analysis.index import Index
from tb_actmem.analysis.index.costs import Cost, cost_of, costs
from tb_actmem.analysis.index.devices import first_device, tensor_nbytes
from tb_actmem.analysis.index.modules import traced_calls
from tb_actmem.analysis.index.nodes import saves_of
from tb_actmem.analysis.index.storages import OWN, saved_storages
from tb_actmem.errors import PredictError
from tb_actmem.predict.checkpointing.choice import IN_REGION, has_regions, is_one_checkpoint
from tb_actmem.predict.checkpointing.lifetimes import argument_storages
from tb_actmem.predict.checkpointing.node_times import is_packed
from tb_actmem.predict.checkpointing.patterns import call_regions, calls_by_name
from tb_actmem.predict.checkpointing.recompute import Recomputation, recomputations
from tb_actmem.predict.checkpointing.regions import (
    Region,
    given_growing_lists,
    keeping,
)
from tb_actmem.predict.checkpointing.selective import Until, held_until, kept_results
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
    calls, regions = calls_by_name(index), call_regions(index)
    candidates: list[Candidate] = []
    refused = []
    for name, of in calls.items():
        found = [regions[call] for call in of]
        why = next((region for region in found if isinstance(region, PredictError)), None)
        known = tuple(region for region in found if isinstance(region, Region))
        if why is not None:
            refused.append(Refused(name, str(why)))
        elif not given_growing_lists(index).isdisjoint(of):
            refused.append(Refused(name, f"{name} gets a list that grows: pass it list(...)."))
        elif all(region.savers for region in known):
            if any(_releases(index, region) for region in known):
                whole = _candidate(index, name, known, ())
                candidates += filter(None, (whole, _selective(index, whole)))
            if offload:
                candidates += filter(None, (_offloaded(index, name, known),))
    if has_regions(index.recording) and not traced_calls(index):
        refused.append(Refused("compiled modules", f"They may be {IN_REGION}"))
    return Choice(tuple(candidates), _nests(candidates), tuple(refused))


def _candidate(
    index: Index, name: str, regions: tuple[Region, ...], save: tuple[str, ...]
) -> Candidate:
    again = tuple(recomputations(index, regions))
    held = tuple(held_until(index, kept_results(index, regions), again))
    cost = cost_of(index, (op for part in again for op in part.work))
    return Candidate(name, save, regions, again, held, cost)


def _selective(index: Index, whole: Candidate) -> Candidate | None:
    """Return the candidate that keeps the results of all multiplying ops, which makes recomputing
    cheap.

    None: there is no such op, or nothing else to release, or it cannot run that way.
    """
    ops, known = index.recording.ops, costs(index)
    multiplying = {op for part in whole.again for op in part.work if known[op].flops}
    save = tuple(sorted({ops[op].name for op in multiplying}))
    if not save:
        return None
    regions = tuple(keeping(index.recording, region, save) for region in whole.regions)
    try:
        found = _candidate(index, whole.name, regions, save)
    except PredictError:
        return None
    aside = {until.storage for until in found.held}
    return found if any(_releases(index, one, aside) for one in regions) else None


def _offloaded(index: Index, name: str, whole: Sequence[Region]) -> Candidate | None:
    """Return the module with its saves and arguments on the host; None: they cannot go there."""
    recording, device = index.recording, first_device(index)
    calls = [region.call for region in whole]
    if any(is_one_checkpoint(index, region.call, region.nodes) for region in whole):
        return None  # the code of a plan may run its hooks inside that checkpoint
    try:
        check_transfers(index, calls)
    except PredictError:
        return None
    going = [
        (tensor_nbytes(recording, recording.saves[trip.save].tensor), trip)
        for trip in transfers(index, calls)
    ]
    here = [each for each in going if recording.storages[each[1].storage].device == device]
    back = tuple(
        Back(nbytes, back.before, back.end) for nbytes, trip in here for back in trip.returns
    )
    # No copy stays for the inputs: their other owners determine how long they live.
    regions = tuple(region._replace(arguments=()) for region in whole)
    # All devices share one link.
    link_bytes = sum(nbytes * (1 + len(trip.returns)) for nbytes, trip in going)
    found = Candidate(name, (), regions, (), (), Cost(0, 0), back, link_bytes)
    return found if here else None


def _releases(index: Index, region: Region, aside: Collection[int] = ()) -> bool:
    """Tell whether a region releases anything besides its arguments and the values kept aside."""
    recording, storages = index.recording, saved_storages(index)
    arguments = {*argument_storages(index, region), *aside}
    for node in region.savers:
        for save in saves_of(index, node):
            storage = storages[save]
            if storage is None or storage in arguments:
                continue
            row = recording.storages[storage]
            if is_packed(recording, recording.saves[save]) and row.category not in OWN:
                return True
    return False


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
