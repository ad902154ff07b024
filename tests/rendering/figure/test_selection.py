"""The module calls that a figure opens, folds or hides, by names of modules."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from tb_actmem.analysis.figure.outline import BUDGET, MOST_BOXES
from tb_actmem.analysis.index import Index
from tb_actmem.errors import RenderError
from tb_actmem.model import ModuleCall, Recording
from tb_actmem.rendering.figure import LIMITS, FigureOptions, calls_named, select
from tests.support.recordings import meta, transformer

LAYERS = transformer(2)
NAMES = [
    f"{call.fqn} #{call.call + 1}" if call.fqn == "norm" else call.fqn for call in LAYERS.modules
]


def names(calls: Iterable[int]) -> set[str]:
    return {NAMES[call] for call in calls}


@pytest.mark.parametrize(
    ("asked", "within", "wanted", "is_free"),
    [
        ({}, None, set(), True),
        ({"depth": 0}, None, set(), False),
        ({"depth": 1}, None, {""}, False),
        ({"depth": 2}, None, {"", "layers.0", "layers.1"}, False),
        ({"open": ("layers.1.mlp",)}, None, {"", "layers.1", "layers.1.mlp"}, False),
        (
            {"open": ("layers.0", "layers.1")},
            None,
            {"", "layers.0", "layers.1"},
            False,
        ),
        ({"open": ("layers.*",), "fold": ("layers.1",)}, None, None, False),
        ({"module": "layers.1"}, "layers.1", set(), True),
        (
            {"module": "layers.1", "depth": 1},
            "layers.1",
            {"", "layers.0", "layers.1"},
            False,
        ),
        ({"module": "layers.1", "depth": 0}, "layers.1", {""}, False),
    ],
)
def test_modules_are_opened_with_their_parents(asked, within, wanted, is_free):
    chosen = select(Index(LAYERS), FigureOptions(**asked))

    assert (chosen.within is None) == (within is None)
    assert within is None or NAMES[chosen.within or 0] == within
    assert chosen.choice.more == is_free
    assert chosen.limit == (None if is_free else MOST_BOXES)
    assert chosen.choice.singles
    if wanted is not None:
        assert names(chosen.choice.wanted) == wanted


def test_folded_module_is_not_opened_by_pattern():
    chosen = select(Index(LAYERS), FigureOptions(open=("layers.*",), fold=("layers.1",)))

    assert "layers.1" not in names(chosen.choice.wanted)
    assert {"", "layers.0", "layers.1.mlp"} <= names(chosen.choice.wanted)
    assert names(chosen.choice.shut) == {"layers.1"}


def test_hidden_module_hides_its_children():
    chosen = select(Index(LAYERS), FigureOptions(hide=("layers.1", "layers.0.mlp")))

    assert names(chosen.hidden) == {
        *("layers.1", "layers.1.attention", "layers.1.mlp", "norm #3", "norm #4"),
        "layers.0.mlp",
    }
    assert select(Index(LAYERS), FigureOptions()).hidden == frozenset()


@pytest.mark.parametrize(
    ("name", "calls"),
    [
        ("norm", 4),
        ("layers.0", 1),
        ("layers.?", 2),
        ("*.mlp", 2),
        ("*", 11),
        ("Transformer", 1),
    ],
)
def test_names_and_patterns_match_calls(name, calls):
    assert len(calls_named(LAYERS, name)) == calls


def test_exact_name_wins_over_pattern():
    calls = tuple(ModuleCall(name, "M", 0, None, 0, 0) for name in ("ab", "a*", "ac"))

    assert calls_named(Recording(meta=meta(), modules=calls), "a*") == [1]


@pytest.mark.parametrize(
    ("name", "hint"),
    [
        ("mlp", " Did you mean layers.0.mlp or layers.1.mlp?"),
        ("layers.9", " Did you mean layers.1 or layers.0 or layers.1.mlp?"),
        ("LAYERS.*", ""),
        ("nothing like it", ""),
    ],
)
def test_unknown_name_is_rejected_with_suggestions(name, hint):
    with pytest.raises(RenderError) as raised:
        calls_named(LAYERS, name)

    assert str(raised.value) == f"No module call matches {name!r}.{hint}"


def test_at_most_three_names_are_suggested():
    calls = tuple(ModuleCall(f"h.{at}.mlp", "M", 0, None, 0, 0) for at in range(5))
    recording = Recording(meta=meta(), modules=calls)

    with pytest.raises(RenderError, match=r"(?m)mean h\.0\.mlp or h\.1\.mlp or h\.2\.mlp\?$"):
        calls_named(recording, "mlp")
    with pytest.raises(RenderError) as raised:
        calls_named(recording, "h.7.mlp")
    assert str(raised.value).count("h.") == 1 + 3


def test_limits_of_boxes_decrease():
    assert [*LIMITS] == sorted({*LIMITS}, reverse=True)
    assert LIMITS[0] == BUDGET == 40
    assert LIMITS[-1] == 3


def test_negative_depth_is_rejected():
    asked: dict[str, Any] = {"depth": -1}
    with pytest.raises(RenderError, match="not -1"):
        select(Index(LAYERS), FigureOptions(**asked))
