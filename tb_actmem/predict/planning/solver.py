"""The choice as a mixed-integer program, solved by scipy's HiGHS."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from tb_actmem.analysis.index import NUMBER, layers_name
from tb_actmem.errors import PredictError
from tb_actmem.predict.planning.candidates import Candidate, Choice
from tb_actmem.predict.planning.terms import Keeping, Terms

GAP = 0.001
"""A solution proven to be this close to the optimum counts as optimal."""

_ENOUGH = 0.01
"""A solution this close is accepted if much work proves nothing better."""

_FEW, _MANY = 30, 300
"""How many nodes of its tree the solver may visit for the first goal, and for the second."""

_SCALE = 100.0
"""The largest numbers in the program: the solver judges rows by their absolute error."""


class OutOfTimeError(PredictError):
    """The solver found nothing in its time."""


class Solution(NamedTuple):
    """A solution of the program."""

    chosen: frozenset[int]
    bound: float
    """No choice has a smaller objective: bytes of the peak, or cost."""
    peak_bytes: float
    """The peak by the program, which knows only some of the moments."""


class Program:
    """A growing list of rows: ``lower <= sum of coefficient * variable <= upper``."""

    def __init__(self, choice: Choice, peak_bytes: int) -> None:
        self._choice = choice
        self._unit = max(1, peak_bytes) / _SCALE
        """Bytes."""
        self._rows: list[tuple[dict[int, float], float, float]] = []
        self._size = len(choice.candidates)
        self._is_whole = [1] * self._size
        self._upper = [1.0] * self._size
        self._kept: dict[Keeping, int] = {}
        self.peak = self._variable(float("inf"))
        self._exclude()
        self._count()

    def _variable(self, upper: float, is_whole: int = 0) -> int:
        self._upper.append(upper)
        self._is_whole.append(is_whole)
        return len(self._upper) - 1

    def _exclude(self) -> None:
        """Allow at most one candidate of each nest."""
        for nest in self._choice.nests:
            self._rows.append((dict.fromkeys(nest, 1.0), 0.0, 1.0))

    def _count(self) -> None:
        """Count the chosen candidates of equal layers: branching on their number is less work.

        Without this the solver tries each of them in the place of each other.
        """
        layers: dict[tuple[object, ...], list[int]] = {}
        for number, candidate in enumerate(self._choice.candidates):
            name, kinds = layers_name(candidate.name), (candidate.save, candidate.is_offloaded)
            key = name, *kinds, candidate.cost.flops
            layers.setdefault(key, []).append(number)
        for numbers in layers.values():
            if len(numbers) > 1:
                total = self._variable(len(numbers), is_whole=1)
                self._rows.append(({**dict.fromkeys(numbers, 1.0), total: -1.0}, 0.0, 0.0))

    def hold(self, terms: Terms) -> None:
        """Constrain the live bytes of a moment to the peak."""
        row: dict[int, float] = {self.peak: -1.0}
        fixed = terms.fixed_bytes / self._unit
        for candidate, nbytes in terms.chosen.items():
            row[candidate] = row.get(candidate, 0.0) + nbytes / self._unit
        for keeping, nbytes in terms.kept.items():
            size = nbytes / self._unit
            constant, variables = self._alive(keeping)
            fixed += constant * size
            for variable, factor in variables.items():
                row[variable] = row.get(variable, 0.0) + factor * size
        self._rows.append((row, -float("inf"), -fixed))

    def _alive(self, keeping: Keeping) -> tuple[int, Mapping[int, int]]:
        """Express whether memory is alive, as 0 or 1: (constant, variable → factor)."""
        if len(keeping.unless) < 2:
            # A chosen candidate keeps it, whichever nodes it stops; then none around it is chosen.
            stopped = next(iter(keeping.unless), frozenset())
            others = keeping.arguments - stopped
            if not others:
                return 1, dict.fromkeys(stopped - keeping.arguments, -1)
            if not keeping.unless and len(others) == 1:
                return 0, dict.fromkeys(others, 1)
        if keeping not in self._kept:
            alive = self._kept[keeping] = self._variable(1.0, is_whole=1)
            for numbers in keeping.unless:
                self._rows.append((dict.fromkeys((alive, *numbers), 1.0), 1.0, float("inf")))
            for number in keeping.arguments:
                self._rows.append(({alive: 1.0, number: -1.0}, 0.0, float("inf")))
        return 0, {self._kept[keeping]: 1}

    def least_cost(
        self, costs: Sequence[int], peak: float, seconds: float, *, is_quick: bool = False
    ) -> Solution | None:
        """Find the lowest cost below a peak; None: no choice is below it.

        ``is_quick``: less work, for a cost that can be farther from the minimum.
        """
        unit = max(1, sum(costs)) / _SCALE
        objective = {number: cost / unit for number, cost in enumerate(costs)}
        known = {self.peak: peak / self._unit}
        solution = self._solve(objective, self._rows, known, seconds, is_quick=is_quick)
        return solution and solution._replace(bound=solution.bound * unit)

    def least_peak(self, costs: Sequence[int], limit: float, seconds: float) -> Solution | None:
        """Find the lowest peak within a cost limit."""
        unit = max(1.0, limit, *costs) / _SCALE
        row = {number: cost / unit for number, cost in enumerate(costs)}
        rows = [*self._rows, (row, 0.0, limit / unit)]
        solution = self._solve({self.peak: 1.0}, rows, {}, seconds)
        return solution and solution._replace(bound=solution.bound * self._unit)

    def _solve(
        self,
        objective: Mapping[int, float],
        rows: Sequence[tuple[Mapping[int, float], float, float]],
        known: Mapping[int, float],
        seconds: float,
        *,
        is_quick: bool = False,
    ) -> Solution | None:
        optimize, sparse = _scipy()
        if seconds <= 0:
            raise OutOfTimeError(_NO_PLAN)
        size = len(self._upper)
        lower = [known.get(variable, 0.0) for variable in range(size)]
        upper = [known.get(variable, self._upper[variable]) for variable in range(size)]
        entries = [(at, of, factor) for at, row in enumerate(rows) for of, factor in row[0].items()]
        places, columns, factors = zip(*entries, strict=True)
        matrix = sparse.csr_matrix((factors, (places, columns)), shape=(len(rows), size))

        def milp(gap: float, **limits: float) -> Any:
            return optimize.milp(
                [objective.get(variable, 0.0) for variable in range(size)],
                integrality=self._is_whole,
                bounds=optimize.Bounds(lower, upper),
                constraints=optimize.LinearConstraint(
                    matrix, [row[1] for row in rows], [row[2] for row in rows]
                ),
                options={"mip_rel_gap": gap, "time_limit": max(0.1, seconds), **limits},
            )

        answer = milp(_ENOUGH if is_quick else GAP, node_limit=_FEW)
        if answer.x is not None and not is_quick and (answer.mip_gap or 0) > _ENOUGH:
            answer = milp(_ENOUGH, node_limit=_MANY)
        elif answer.x is None and answer.status != _INFEASIBLE:
            answer = milp(_ENOUGH)
        if answer.status == _INFEASIBLE:
            return None
        if answer.x is None:
            raise OutOfTimeError(_NO_PLAN)
        chosen = frozenset(number for number in range(self._size) if answer.x[number] > 0.5)
        # None: presolving alone found the optimum.
        bound = answer.fun if answer.mip_dual_bound is None else answer.mip_dual_bound
        return Solution(chosen, float(bound), float(answer.x[self.peak]) * self._unit)


_INFEASIBLE = 2
_NO_PLAN = "The solver found no plan in its time: raise seconds=."


def _scipy() -> tuple[Any, Any]:
    try:
        from scipy import optimize, sparse
    except ModuleNotFoundError as error:
        raise PredictError(
            'A plan needs scipy, which is not installed: pip install "tb_actmem[plan]".'
        ) from error
    return optimize, sparse


class _Place(NamedTuple):
    """The position of a candidate: ``h.3.mlp`` is ``.mlp`` in layer 3 of ``h.``."""

    stack: str
    layer: int
    part: tuple[str, ...]
    """The name after the number, and the ops whose results are kept."""


def in_order(choice: Choice, chosen: Collection[int]) -> Iterator[frozenset[int]]:
    """Return variants that give the decisions to other layers: the costliest to the first or last
    ones.

    Mostly only the number of checkpointed layers matters, and one range of layers is easier to
    read. If the release order matters more, the caller finds out by trying.
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
    number = NUMBER.search(name)
    if number is None:
        return None
    part = name[number.end() :], "offload" if candidate.is_offloaded else "", *candidate.save
    return _Place(name[: number.start()], int(number[0]), part)
