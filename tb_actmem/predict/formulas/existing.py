"""Formulas of existing recordings, at whatever sizes they were made."""

from __future__ import annotations

import itertools
import math
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from tb_actmem.arguments import kind_of, need, whole
from tb_actmem.errors import ArgumentError, PredictError
from tb_actmem.model import ModelState, Recording
from tb_actmem.predict.formulas import (
    DEGREE,
    Exponents,
    Point,
    merge_temporaries,
    next_above,
    sizes_text,
    solver,
    up_to,
)
from tb_actmem.predict.formulas.deep import Deep, checked, one_size
from tb_actmem.predict.formulas.micro_batches import more_units
from tb_actmem.predict.formulas.numbers import Fitted, first_difference


def fitted_recordings(
    recordings: Sequence[tuple[Mapping[str, int], Recording]],
) -> Fitted | Deep:
    """Choose the simplest monomials that predict all recordings, at least one of them as proof.

    Raises PredictError if recordings have different rows, or are too few to separate the variables
    and to refute further monomials.
    """
    if not recordings:
        raise PredictError("There are no recordings to fit.")
    variables = tuple(recordings[0][0])
    by_point: dict[Point, Recording] = {}
    for sizes, recording in recordings:
        if sizes.keys() != set(variables):
            raise PredictError(
                f"One recording has the sizes {', '.join(sizes)} and another one "
                f"{', '.join(variables)}: name the same sizes for each."
            )
        point = tuple(whole(name, sizes[name]) for name in variables)
        if min(point, default=1) < 1:
            raise PredictError(
                f"One recording has the sizes {sizes_text(variables, point)}: sizes are whole "
                "numbers from 1 on."
            )
        by_point[point] = merge_temporaries(recording)
    return _deep(variables, by_point) or _fitted(variables, by_point)


def _deep(variables: tuple[str, ...], recordings: Mapping[Point, Recording]) -> Deep | None:
    """Return their formulas if one of the sizes is the number of layers or micro-batches."""
    one, other = min(recordings), max(recordings)
    for axis, variable in enumerate(variables):
        further = other[axis] - one[axis]
        units = more_units(recordings[one], recordings[other], further) if further > 0 else None
        if units is None or any(
            units.count(recordings[one]) - one[axis] != units.count(recording) - point[axis]
            for point, recording in recordings.items()
        ):
            continue
        by_count: dict[int, dict[Point, Recording]] = {}
        for point, recording in sorted(recordings.items()):
            rest = (*point[:axis], *point[axis + 1 :])
            by_count.setdefault(point[axis], {})[rest] = recording
        least, second, *more = by_count
        if second != least + 1 or not more:
            raise PredictError(
                f"{variable} is the number of {units.text}: record two consecutive "
                "numbers, from 3 on, and a third one as proof."
            )
        others = (*variables[:axis], *variables[axis + 1 :])
        fits = {
            count: _fitted(others, by_count[count]) if others else one_size(by_count[count][()])
            for count in (least, second)
        }
        deep = Deep(variables, axis, units, fits, {})
        proofs = {
            deep.whole(count, rest): by_count[count][rest]
            for count in more
            for rest in by_count[count]
        }
        return checked(replace(deep, proofs=proofs))
    return None


def _fitted(variables: tuple[str, ...], recordings: Mapping[Point, Recording]) -> Fitted:
    points = sorted(recordings, key=lambda point: (math.prod(point), point))
    last = points[-1]
    for point in points:
        said = first_difference(recordings[last], recordings[point])
        if said is not None:
            firsts = [one for one in (point, last) if _makes_states(recordings[one])]
            cause = (
                f". An optimizer made its states at {sizes_text(variables, firsts[0])}, in its "
                "first step: take one step before you record that, or"
                if len(firsts) == 1
                else ";"
            )
            raise PredictError(
                f"At {sizes_text(variables, point)} the step differs from that at "
                f"{sizes_text(variables, last)}: {said}{cause} leave that recording out."
            )
    ordered = {point: recordings[point] for point in points}
    unmet: list[tuple[int, Fitted]] = []
    for monomials in _candidates(points):
        fitted = Fitted(variables, ordered, monomials)
        count = sum(not solved.is_met for solved in fitted.numbers)
        if not count:
            return fitted
        unmet.append((count, fitted))
    if not unmet:
        too_few = "1 recording is" if len(points) == 1 else f"{len(points)} recordings are"
        raise PredictError(
            f"{too_few} too few to separate the effects of "
            f"{', '.join(variables)}: record each at three sizes or more, two in which only one "
            "changes, some in which several change."
        )
    return min(unmet, key=lambda one: one[0])[1]


def _makes_states(recording: Recording) -> bool:
    """Tell whether an optimizer made states in a step: it does so in its first one."""
    rows = (row for row in recording.storages if row.model_state is ModelState.OPTIMIZER)
    return any(row.birth is not None for row in rows)


def _candidates(points: Sequence[Point]) -> Iterator[tuple[Exponents, ...]]:
    """List sets of monomials that the points determine, with points left to detect any other."""
    degrees = [min(DEGREE, len(set(axis)) - 1) for axis in zip(*points, strict=True)]
    axes = [axis for axis, degree in enumerate(degrees) if degree]
    boxes = itertools.product(*(range(bool(degree), degree + 1) for degree in degrees))
    sets = {up_to(box, total) for box in boxes for total in range(1, sum(box) + 1)}
    for monomials in sorted(sets, key=lambda one: (len(one), one)):
        larger = ((*monomials, one) for one in next_above(monomials, axes))
        if all(_is_told(points, one) for one in (monomials, *larger)):
            yield monomials


def _is_told(points: Sequence[Point], monomials: tuple[Exponents, ...]) -> bool:
    """Tell whether the values at the points determine the coefficients."""
    return len(monomials) <= len(points) and len(solver(points, monomials).solving) == len(
        monomials
    )


SIZE = re.compile(r"(?<![\w.])([^\W\d]\w{0,30})=(\d{1,18})(?![\w.])")
"""A size as written in a name."""


def sizes_in(*names: str) -> dict[str, int]:
    """Return the sizes in the first of these names that has any; None if none has."""
    sizes_of_names = ({size: int(value) for size, value in SIZE.findall(name)} for name in names)
    return next(filter(None, sizes_of_names), {})


def without_sizes(name: str) -> str:
    """Return the names without their sizes, if they are equal then."""
    return SIZE.sub(r"\1=*", name)


def checked_pairs(step: Any) -> list[tuple[Mapping[str, int], Recording]]:
    """Check the type of recordings with sizes."""
    expected = 'pairs of sizes and a recording, such as [({"b": 2}, recording)]'
    need("step", step, Iterable, f"a function, or {expected}")
    pairs = [*step]
    for pair in pairs:
        is_pair = (
            isinstance(pair, (tuple, list)) and len(pair) == 2 and isinstance(pair[0], Mapping)
        )
        if not is_pair:
            raise ArgumentError(f"step must be {expected}, not {kind_of(pair)} in {kind_of(step)}")
    return pairs
