"""Chooses the sizes at which a step runs: as few as its formulas need, and some as proof.

Sizes form a grid, with the values of each variable in order. The monomial b²·s has the place (2, 1)
in it. The steps at this place and at all places below determine the coefficients of their
monomials. So a step at a place either shows that its monomial is needed; or the formulas predict
its recording, which proves that neither this monomial nor any above it is needed.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from typing import Any, NamedTuple

from tb_actmem.arguments import whole
from tb_actmem.errors import PredictError
from tb_actmem.model import Note, Recording
from tb_actmem.predict.formulas import (
    DEGREE,
    Exponents,
    Point,
    below,
    merge_temporaries,
    sizes_text,
    solver,
)
from tb_actmem.predict.formulas.deep import Deep, deep_design, one_size
from tb_actmem.predict.formulas.micro_batches import more_units
from tb_actmem.predict.formulas.numbers import Fitted, first_difference, numbers
from tb_actmem.predict.formulas.prediction import MOST_MISSED

_FAR = 3
"""The last step, which all formulas must predict, has this many times the largest sizes."""
_ADVICE = "formulas need sizes at which the step runs the same ops"

Run = Callable[[Point], Recording]


class _Places(NamedTuple):
    """The results of a grid's steps."""

    needed: tuple[Exponents, ...]
    """The places whose monomials are needed."""
    held_back: tuple[Exponents, ...]
    """The places whose recording the formulas already predicted."""


class _Another(NamedTuple):
    """The recording at a place of the grid has other rows than the first."""

    place: Exponents
    said: str


def checked_values(values: Mapping[str, Any]) -> dict[str, list[int]]:
    """Return the values of each variable in order; raise PredictError for values that cannot be
    fitted."""
    if not values:
        raise PredictError("Give values for each size of the step: scale(step, b=(2, 3)).")
    checked = {}
    for name, sizes in values.items():
        several = sizes if isinstance(sizes, Iterable) and not isinstance(sizes, str) else [sizes]
        checked[name] = sorted({whole(f"A value of {name}", size) for size in several})
        if len(checked[name]) < 2 or checked[name][0] < 1:
            raise PredictError(
                f"{name} needs at least two different values of 1 or more: {name}=(2, 3)."
            )
    return checked


def checked_proof(proof: Mapping[str, Any], values: Mapping[str, Sequence[int]]) -> dict[str, int]:
    """Return the given sizes of the last step; raise PredictError for sizes that prove nothing.

    ``values`` are the checked values of each variable.
    """
    sizes = {name: whole(f"proof of {name}", size) for name, size in proof.items()}
    for name, size in sizes.items():
        if name not in values:
            raise PredictError(f"proof names {name!r}, and the sizes are {', '.join(values)}.")
        if size <= values[name][-1]:
            raise PredictError(f"proof must be larger than the other sizes, not {name}={size}.")
    return sizes


def design(
    run: Run, values: Mapping[str, Sequence[int]], proof: Mapping[str, int]
) -> Fitted | Deep:
    """Find formulas of a step that hold at these sizes, or else at those of one larger period.

    A kernel that pads a size to a multiple of 32 follows a formula at sizes in steps of 32 alone.
    """
    recordings: dict[Point, Recording] = {}
    first = _designed(run, values, proof, recordings)
    if isinstance(first, Deep) or first.missed_share <= MOST_MISSED:
        return first
    for periodic in _periods(values):
        with suppress(PredictError):
            found = _designed(run, periodic, proof, recordings)
            if isinstance(found, Fitted) and found.missed_share <= MOST_MISSED:
                return found
    return first


def _periods(values: Mapping[str, Sequence[int]]) -> Iterator[Mapping[str, Sequence[int]]]:
    """Yield the sizes that remain in larger steps of one variable, the smallest step first.

    Steps are doubled, because kernels pad to powers of two, and each try may run a large step.
    """
    for name, sizes in values.items():
        step = math.gcd(*(size - sizes[0] for size in sizes))
        while 0 < (step := 2 * step) <= (sizes[-1] - sizes[0]) // 2:
            kept = [size for size in sizes if (size - sizes[0]) % step == 0]
            if len(kept) > 2:
                yield {**values, name: kept}


def _designed(
    run: Run,
    values: Mapping[str, Sequence[int]],
    proof: Mapping[str, int],
    recordings: dict[Point, Recording],
) -> Fitted | Deep:
    """Run a step at as many sizes as its formulas need, and at larger ones as proof.

    ``proof`` has the sizes of the last step if they are not three times the largest values. At the
    first value of a variable torch may run other ops, as it does for a batch of 1; then that value
    is left out. A variable may be the number of layers or micro-batches. Raises PredictError if the
    step runs other ops at further sizes. ``recordings`` are known, and get those of new sizes.
    """
    variables, grid = tuple(values), [list(sizes) for sizes in values.values()]
    counts = [len(sizes) for sizes in grid]
    at = _once(run, recordings)
    notes: list[Note] = []
    is_warm = False
    while isinstance(places := _explored(at, variables, grid), _Another):
        if not is_warm:
            is_warm = True
            if _is_another_when_warm(run, recordings):
                continue
        deep = _deep(run, at, dict(zip(variables, grid, strict=True)), proof, places.place)
        if deep is not None:
            return deep
        notes.append(_left_out(places, variables, grid, counts))
    first = _point(grid, places.needed[0])
    far = _last(dict(zip(variables, grid, strict=True)), proof)
    said = first_difference(recordings[first], at(far))
    if said is not None:
        raise PredictError(
            f"No formulas: {_difference(variables, first, far, said)}; {_ADVICE}.", code="other-ops"
        )
    points = [*(_point(grid, place) for place in (*places.needed, *places.held_back)), far]
    return Fitted(
        variables, {point: recordings[point] for point in points}, places.needed, tuple(notes)
    )


def _deep(
    run: Run,
    at: Run,
    values: Mapping[str, Sequence[int]],
    proof: Mapping[str, int],
    place: Exponents,
) -> Deep | None:
    """Return the formulas of a step with more layers, or micro-batches, at this place, or None.

    ``at`` is ``run`` with the results of earlier runs.
    """
    grid = [*values.values()]
    if sum(place) > 1:
        return None
    axis = place.index(1)
    more = grid[axis][1] - grid[axis][0]
    units = more_units(at(_point(grid, (0,) * len(place))), at(_point(grid, place)), more)
    if units is None:
        return None
    variable = [*values][axis]
    others = {name: sizes for name, sizes in values.items() if name != variable}
    of_others = {name: size for name, size in proof.items() if name != variable}

    def fit(count: int) -> Fitted:
        def inner(rest: Point) -> Recording:
            return run((*rest[:axis], count, *rest[axis:]))

        if not others:
            return one_size(at((count,)))
        fitted = design(inner, others, of_others)
        if isinstance(fitted, Deep):
            raise PredictError(
                f"{variable} and {fitted.variable} repeat parts of the step: scale one at a time."
            )
        return fitted

    return deep_design(at, values, _last(values, proof), axis, units, fit)


def _last(values: Mapping[str, Sequence[int]], proof: Mapping[str, int]) -> Point:
    """Return the sizes of the last step."""
    return tuple(proof.get(name, _far(axis)) for name, axis in values.items())


def _once(run: Run, recordings: dict[Point, Recording]) -> Run:
    def at(point: Point) -> Recording:
        if point not in recordings:
            recordings[point] = run(point)
        return recordings[point]

    return at


def _explored(
    at: Run, variables: Sequence[str], grid: Sequence[Sequence[int]]
) -> _Places | _Another:
    """Run the step at place after place until no further monomial can be needed."""
    needed: list[Exponents] = []
    held_back: list[Exponents] = []
    rows: list[list[int]] = []
    while (place := next(_candidates(needed, held_back, grid), None)) is not None:
        recording = at(_point(grid, place))
        if needed:
            points = _point(grid, needed[0]), _point(grid, place)
            said = first_difference(at(points[0]), recording)
            if said is not None:
                return _Another(place, _difference(variables, *points, said))
        row = numbers(recording)
        solve = solver([_point(grid, other) for other in (*needed, place)], needed)
        if needed and all(map(solve.is_met, set(zip(*rows, row, strict=True)))):
            held_back.append(place)
        else:
            needed.append(place)
            rows.append(row)
    return _Places(tuple(needed), tuple(held_back))


def _candidates(
    needed: Sequence[Exponents], held_back: Sequence[Exponents], grid: Sequence[Sequence[int]]
) -> Iterator[Exponents]:
    """Return unknown places with all places below needed, the lowest first."""
    axes = (range(min(len(axis), DEGREE + 1)) for axis in grid)
    known = {*needed, *held_back}
    for place in sorted(itertools.product(*axes), key=lambda place: (sum(place), max(place))):
        if place not in known and all(lower in needed for lower in below(place)):
            yield place


def _point(grid: Sequence[Sequence[int]], place: Exponents) -> Point:
    return tuple(axis[number] for axis, number in zip(grid, place, strict=True))


def _far(axis: Sequence[int]) -> int:
    """Return a size far above the others, at a multiple of their common distance."""
    step = math.gcd(*(value - axis[0] for value in axis))
    return axis[0] + -(-(_FAR * axis[-1] - axis[0]) // step) * step


def _is_another_when_warm(run: Run, recordings: dict[Point, Recording]) -> bool:
    """Tell whether the very first step differed for being the first, as an optimizer's does."""
    first, recording = next(iter(recordings.items()))
    recordings[first] = run(first)
    return first_difference(recording, recordings[first]) is not None


def _left_out(
    another: _Another, variables: Sequence[str], grid: list[list[int]], counts: Sequence[int]
) -> Note:
    """Leave out the first value of a variable, once; or raise an error for more values."""
    axis = next((at for at, number in enumerate(another.place) if number), 0)
    is_first_step = sum(another.place) == 1
    if not is_first_step or len(grid[axis]) < counts[axis]:
        raise PredictError(f"No formulas: {another.said}; {_ADVICE}.", code="other-ops")
    if len(grid[axis]) < 3:
        raise PredictError(
            f"No formulas: {another.said}; {_ADVICE}, at least two of {variables[axis]}.",
            code="other-ops",
        )
    return Note.of(
        "size-left-out",
        variable=variables[axis],
        size=grid[axis].pop(0),
        difference=another.said,
    )


def _difference(variables: Sequence[str], first: Point, point: Point, said: str) -> str:
    here, there = sizes_text(variables, point), sizes_text(variables, first)
    return f"at {here} the step differs from that at {there}: {said}"


def run_small(
    step: Callable[..., Recording],
    proof: Mapping[str, int] | None,
    values: Mapping[str, Sequence[int]],
    progress: Callable[[str], object],
) -> Fitted | Deep:
    """Find the formulas of a function that records a step, by running it at small sizes."""
    chosen = checked_values(values)
    proven = checked_proof(proof or {}, chosen)
    variables, count = tuple(chosen), itertools.count(1)

    def run(point: Point) -> Recording:
        progress(f"step {next(count)}: {sizes_text(variables, point)}")
        sizes = dict(zip(variables, point, strict=True))
        try:
            recording = step(**sizes)
        except Exception as error:
            if proof or all(size in chosen[variable] for variable, size in sizes.items()):
                raise
            raise PredictError(
                f"The step failed at {sizes_text(variables, point)}, which was chosen as proof: "
                f"give sizes at which it runs, as in proof={sizes}. It said: {error}"
            ) from error
        if not isinstance(recording, Recording):
            raise PredictError(
                f"The step at {sizes_text(variables, point)} returned {type(recording).__name__}: "
                "return recorder.recording."
            )
        return merge_temporaries(recording)

    return design(run, chosen, proven)
