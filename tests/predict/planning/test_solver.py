"""The program that a plan gives the solver: its rows, and its repeated calls."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from scipy import optimize, sparse

from tb_actmem.analysis.index.costs import Cost
from tb_actmem.predict.planning import solver
from tb_actmem.predict.planning.candidates import Candidate, Choice
from tb_actmem.predict.planning.solver import OutOfTimeError, Program, Solution
from tb_actmem.predict.planning.terms import Keeping, Terms

INFINITE = float("inf")
FOUND, OUT_OF_NODES, INFEASIBLE = 0, 1, 2


def candidate(name: str, flops: int, link: int = 0) -> Candidate:
    return Candidate(name, (), (), (), (), Cost(flops, 0), (), link)


CHOICE = Choice(
    (candidate("h.0", 5), candidate("h.1", 5), candidate("h.2", 6), candidate("tail", 5)),
    (frozenset({0, 3}),),
    (),
)


def program() -> Program:
    """Bytes are a hundredth of 1,000; variable 4 is the peak, 5 counts h.0 and h.1."""
    made = Program(CHOICE, 1000)
    none: frozenset[int] = frozenset()
    none_of_them: frozenset[frozenset[int]] = frozenset()
    made.hold(
        Terms(
            fixed_bytes=100,
            chosen={2: 50},
            kept={
                Keeping(frozenset({frozenset({0})}), none): 200,  # alive unless 0 is chosen
                Keeping(frozenset({frozenset({1})}), frozenset({1})): 300,  # always
                Keeping(none_of_them, frozenset({3})): 400,  # if 3 is chosen
                Keeping(frozenset({frozenset({0}), frozenset({1})}), frozenset({2})): 500,
                Keeping(none_of_them, frozenset({2, 3})): 600,
                Keeping(frozenset({frozenset({0})}), frozenset({2})): 700,
            },
        )
    )
    return made


class Milp:
    """Returns prepared answers, and records its calls."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *answers: dict[str, Any]) -> None:
        self.answers = [*answers]
        self.asked: list[tuple[list[float], Any, dict[str, Any]]] = []
        fake = SimpleNamespace(
            milp=self.milp, Bounds=optimize.Bounds, LinearConstraint=optimize.LinearConstraint
        )
        monkeypatch.setattr(solver, "_scipy", lambda: (fake, sparse))

    def milp(self, objective: list[float], **rest: Any) -> Any:
        self.asked.append((objective, rest, rest["options"]))
        usual = {"x": [0, 1, 0, 1, 30.0, 1, 1, 1, 1], "status": FOUND, "mip_gap": 0.0, "fun": 7.0}
        return SimpleNamespace(**{**usual, "mip_dual_bound": 3.0, **self.answers.pop(0)})


def test_rows_express_exclusion_and_live_bytes(monkeypatch):
    asked = Milp(monkeypatch, {})

    found = program().least_peak([10, 20, 30, 40], 60, 9)

    assert found == Solution(frozenset({1, 3}), 3.0 * 10, 30.0 * 10)
    ((objective, rest, options),) = asked.asked
    assert objective == [0, 0, 0, 0, 1, 0, 0, 0, 0]
    assert rest["integrality"] == [1, 1, 1, 1, 0, 1, 1, 1, 1]
    assert [*rest["bounds"].lb] == [0] * 9
    assert [*rest["bounds"].ub] == [1, 1, 1, 1, INFINITE, 2, 1, 1, 1]
    limits = rest["constraints"]
    rows = [
        ({at: value for at, value in enumerate(row) if value}, low, high)
        for row, low, high in zip(limits.A.toarray().tolist(), limits.lb, limits.ub, strict=True)
    ]
    rows[2:4] = sorted(rows[2:4], key=lambda row: sorted(row[0]))  # in a set
    assert rows == [
        ({0: 1, 3: 1}, 0, 1),  # at most one of the nest
        ({0: 1, 1: 1, 5: -1}, 0, 0),  # equal layers: how many
        ({6: 1, 0: 1}, 1, INFINITE),  # stopped by two: alive unless both are chosen
        ({6: 1, 1: 1}, 1, INFINITE),
        ({6: 1, 2: -1}, 0, INFINITE),
        ({7: 1, 2: -1}, 0, INFINITE),  # and if any is chosen that keeps it
        ({7: 1, 3: -1}, 0, INFINITE),
        ({8: 1, 0: 1}, 1, INFINITE),
        ({8: 1, 2: -1}, 0, INFINITE),
        # 10 + 20 + 30 that exist, less 20 with the first one.
        ({4: -1, 2: 5, 0: -20, 3: 40, 6: 50, 7: 60, 8: 70}, -INFINITE, -60),
        ({0: 10 / 0.6, 1: 20 / 0.6, 2: 30 / 0.6, 3: 40 / 0.6}, 0, 100),
    ]
    assert options == {"mip_rel_gap": 0.001, "time_limit": 9, "node_limit": 30}


def test_lowest_cost_is_limited_by_peak(monkeypatch):
    asked = Milp(monkeypatch, {})

    found = program().least_cost([20, 40, 60, 80], 500.0, 0.01)

    assert found == Solution(frozenset({1, 3}), 3.0 * 2, 300.0)
    ((objective, rest, options),) = asked.asked
    assert objective == [10, 20, 30, 40, 0, 0, 0, 0, 0]
    assert (rest["bounds"].lb[4], rest["bounds"].ub[4]) == (50, 50)
    assert options["time_limit"] == 0.1


@pytest.mark.parametrize(
    ("answers", "gaps", "found"),
    [
        ([{"mip_gap": 0.01}], [(0.001, 30)], True),
        ([{"mip_gap": None}], [(0.001, 30)], True),
        ([{"mip_gap": 0.02}, {}], [(0.001, 30), (0.01, 300)], True),
        ([{"x": None, "status": OUT_OF_NODES}, {}], [(0.001, 30), (0.01, None)], True),
        (
            [{"x": None, "status": OUT_OF_NODES, "mip_gap": INFINITE}, {}],
            *([(0.001, 30), (0.01, None)], True),
        ),
        ([{"x": None, "status": INFEASIBLE}], [(0.001, 30)], False),
        (
            [{"x": None, "status": OUT_OF_NODES}, {"x": None, "status": INFEASIBLE}],
            *([(0.001, 30), (0.01, None)], False),
        ),
    ],
)
def test_solver_is_called_again_after_weak_answer(answers, gaps, found, monkeypatch):
    asked = Milp(monkeypatch, *answers)

    answer = program().least_cost([1, 1, 1, 1], 500.0, 9)

    assert (answer is not None) is found
    assert [(of["mip_rel_gap"], of.get("node_limit")) for *_, of in asked.asked] == gaps


def test_missing_answer_in_time_is_reported(monkeypatch):
    none = {"x": None, "status": OUT_OF_NODES}
    asked = Milp(monkeypatch, none, none)
    with pytest.raises(OutOfTimeError, match="no plan in its time"):
        program().least_cost([1, 1, 1, 1], 500.0, 9)
    with pytest.raises(OutOfTimeError, match="no plan in its time"):
        program().least_cost([1, 1, 1, 1], 500.0, 0)
    assert len(asked.asked) == 2


def test_presolved_optimum_is_bound(monkeypatch):
    Milp(monkeypatch, {"mip_dual_bound": None})

    found = program().least_cost([1, 1, 1, 1], 500.0, 9)

    assert found is not None and found.bound == pytest.approx(7.0 * 4 / 100)
