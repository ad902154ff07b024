"""Which of equal layers do what: in one piece from either end, where that is as good."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import NamedTuple

from tb_actmem.analysis.names import NUMBER
from tb_actmem.analysis.plan.candidates import Candidate, Choice


class _Place(NamedTuple):
    """Where a candidate is: ``h.3.mlp`` is ``.mlp`` in the layer 3 of ``h.``."""

    stack: str
    layer: int
    part: tuple[str, ...]
    """What stands behind the number, and the ops that are saved."""


def in_order(choice: Choice, chosen: Collection[int]) -> Iterator[frozenset[int]]:
    """Give the same decisions to other layers: what costs most to the first ones, or to the last.

    How many layers are checkpointed is mostly all that matters, and then people rather read one
    range of them. Whether it matters more, because what is released first differs, is to be tried.
    """
    places = [_place(candidate) for candidate in choice.candidates]
    numbers = {place: number for number, place in enumerate(places) if place is not None}
    fixed = {number for number in chosen if places[number] is None}
    stacks: dict[str, dict[int, set[tuple[str, ...]]]] = {}
    for stack, layer, _ in numbers:
        stacks.setdefault(stack, {})[layer] = set()
    for number in chosen:
        place = places[number]
        if place is not None:
            stacks[place.stack][place.layer].add(place.part)

    def cost(place: _Place) -> int:
        number = numbers.get(place)
        return 0 if number is None else choice.candidates[number].cost.flops

    for is_first in (True, False):
        wanted: list[_Place] = []
        for stack, layers in stacks.items():
            decisions = sorted(
                (sum(cost(_Place(stack, layer, part)) for part in parts), sorted(parts))
                for layer, parts in layers.items()
            )
            order = sorted(layers, reverse=is_first)
            for layer, (_, parts) in zip(order, decisions, strict=True):
                wanted += (_Place(stack, layer, part) for part in parts)
        if all(place in numbers for place in wanted):
            yield frozenset(fixed | {numbers[place] for place in wanted})


def _place(candidate: Candidate) -> _Place | None:
    name = candidate.name
    found = NUMBER.search(name)
    if found is None:
        return None
    part = name[found.end() :], "offload" if candidate.is_offloaded else "", *candidate.save
    return _Place(name[: found.start()], int(found[0]), part)
