"""The calls and ops of a prediction, inserted ops, and equal layers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from tb_actmem.analysis.index import Index
from tb_actmem.analysis.index.costs import Cost
from tb_actmem.errors import PredictError
from tb_actmem.model import ModuleCall, Phase, PhaseKind, Recording
from tb_actmem.predict.checkpointing import Clock
from tb_actmem.predict.checkpointing.patterns import chosen_calls, chosen_ops
from tb_actmem.predict.checkpointing.step import step_of
from tb_actmem.predict.planning.candidates import Candidate, Choice
from tb_actmem.predict.planning.solver import in_order
from tests.support.recordings import meta, op


def walked() -> Recording:
    """Calls of h.0, h.0.mlp, h.1, h.1.mlp and tail in a forward, and h.0 in a backward."""
    names = ("h.0", "h.0.mlp", "h.1", "h.1.mlp", "tail", "h.0")
    ops = ("aten::mm", "aten::mm.out", "aten::add.Tensor", "mylib::mm", "aten::exp", "aten::mm")
    spans = ((0, 2), (1, 2), (2, 4), (3, 4), (4, 5), (5, 6))
    parents = (None, 0, None, 2, None, None)
    return Recording(
        meta=meta(has_ops=True),
        modules=tuple(
            ModuleCall(name, "M", names[:at].count(name), parent, *span)
            for at, (name, parent, span) in enumerate(zip(names, parents, spans, strict=True))
        ),
        ops=tuple(op(name, None, None, (), 0)._replace(outputs=()) for name in ops),
        phases=(Phase(PhaseKind.FORWARD, 0, 5), Phase(PhaseKind.BACKWARD, 5, 6)),
    ).check()


@pytest.mark.parametrize(
    ("patterns", "calls"),
    [
        (["h.0"], [0]),
        (["h.*"], [0, 2]),
        (["h.**"], [0, 1, 2, 3]),
        (["**.mlp"], [1, 3]),
        (["*.mlp"], None),
        (["*"], [4]),
        (["**"], [0, 1, 2, 3, 4]),
        (["tail", "h.1", "h.1"], [2, 4]),
        (["h.?"], None),
        (["hx0"], None),
        (["h.0", "x"], None),
        ([], []),
    ],
)
def test_pattern_matches_forward_calls(patterns: Sequence[str], calls):
    if calls is None:
        with pytest.raises(PredictError, match="No module call of the forward matches"):
            chosen_calls(step_of(Index(walked())), patterns)
    else:
        assert chosen_calls(step_of(Index(walked())), patterns) == calls
    assert step_of(Index(walked())).calls == [0, 1, 2, 3, 4]


def test_unmatched_pattern_suggests_similar_names():
    with pytest.raises(PredictError) as refusal:
        chosen_calls(step_of(Index(walked())), ["h.0.mpl"])
    assert str(refusal.value) == (
        "No module call of the forward matches 'h.0.mpl'; the closest is 'h.0.mlp'."
    )
    with pytest.raises(PredictError, match=r"matches 'h.\*.mpl'; the closest is 'h.\*.mlp'"):
        chosen_calls(step_of(Index(walked())), ["h.*.mpl"])
    with pytest.raises(PredictError) as refusal:
        chosen_calls(step_of(Index(replace(walked(), modules=()))), ["h"])
    assert str(refusal.value) == "The recording has no module calls: record it with record(model)."
    with pytest.raises(PredictError) as refusal:
        chosen_ops(walked(), [0], ["aten::mn"])
    assert str(refusal.value) == (
        "No op of the checkpointed calls matches 'aten::mn'; the closest is 'mm'."
    )
    with pytest.raises(PredictError) as refusal:
        chosen_ops(walked(), [], ["mm"])
    assert str(refusal.value) == "No op of the checkpointed calls matches 'mm'."


@pytest.mark.parametrize(
    ("patterns", "ops"),
    [
        (["mm"], {0, 1, 3}),
        (["aten.mm"], {0, 1}),
        (["aten::mm"], {0}),
        (["aten.mm.default"], {0}),
        (["mm.out"], {1}),
        (["mylib::*"], {3}),
        (["aten.*"], {0, 1, 2}),
        (["mm.out", "add"], {1, 2}),
        ([], set()),
    ],
)
def test_pattern_matches_all_spellings_of_op(patterns: Sequence[str], ops: set[int]):
    names = [op.name for op in walked().ops]
    assert chosen_ops(walked(), [0, 2], patterns) == {names[position] for position in ops}


def test_every_second_result_of_op_keeps_its_period():
    kept = {"aten::mm.out/2", "aten::add.Tensor"}
    assert chosen_ops(walked(), [0, 2], ["mm.out/2", "add"]) == kept
    with pytest.raises(PredictError, match=r"'mm/3' and another entry of save= name "):
        chosen_ops(walked(), [0, 2], ["mm", "mm/3"])


def test_clock_inserts_ops_between_recorded_ones():
    clock = Clock([(1, 2), (3.5, 1), (4, 3)])

    assert [clock.op(at) for at in range(6)] == [0, 3, 4, 5, 10, 11]
    assert [clock.death(ran) for ran in range(6)] == [0, 1, 4, 5, 7, 11]
    assert clock.death(None) is None
    assert [clock.begin(number) for number in range(3)] == [1, 6, 7]


def candidate(name: str, flops: int = 1, save: tuple[str, ...] = (), link: int = 0) -> Candidate:
    return Candidate(name, save, (), (), (), Cost(flops, 0), (), link)


def test_equal_decisions_go_to_first_or_last_layers():
    names = ("tail", "h.0", "h.0.a", "h.1", "h.1.a", "h.10", "h.10.a")
    choice = Choice(tuple(candidate(name, 9 if name[-1] == "a" else 5) for name in names), (), ())

    def orders(*chosen: str) -> list[set[str]]:
        return [
            {names[number] for number in found}
            for found in in_order(choice, [names.index(name) for name in chosen])
        ]

    assert orders("h.1", "tail") == [{"h.0", "tail"}, {"h.10", "tail"}]
    # The most expensive comes last: the part before the whole.
    assert orders("h.0", "h.10.a") == [{"h.0.a", "h.1"}, {"h.10.a", "h.1"}]
    assert orders("tail") == [{"tail"}, {"tail"}]
    assert orders() == [set(), set()]


def test_decisions_without_counterpart_are_not_copied():
    kinds = [candidate("h.0"), candidate("h.0", save=("mm",)), candidate("h.1"),
             candidate("h.1", link=4), candidate("h.2")]  # fmt: skip
    choice = Choice(tuple(kinds), (), ())

    assert [*in_order(choice, [1])] == [{1}]  # only the first one has these saved results
    assert [*in_order(choice, [3])] == []  # only the middle one is offloaded
    assert [*in_order(choice, [2])] == [{0}, {4}]
