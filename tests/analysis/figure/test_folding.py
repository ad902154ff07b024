"""Neighbours joined in one box, and open modules.

A word is a scope. A small letter is a node of that name. A capital letter is a module call, equal
to others with the same letter: A to M have one node, N to Z several.
"""

from __future__ import annotations

from collections.abc import Collection

import pytest

from tb_actmem.analysis.figure import folding
from tb_actmem.analysis.figure.contents import Contents
from tb_actmem.analysis.figure.folding import (
    Choice,
    are_equal,
    groups,
    opened,
    rounds_of,
    stands_for_calls,
)


def contents(**scopes: str) -> Contents:
    """The scope ``top``, and scopes of calls by letter and number: ``N0`` is the first N."""
    names: list[str] = []
    calls: list[str] = []
    inside: dict[int | None, list[int]] = {}
    waiting: list[tuple[int | None, str]] = [(None, scopes["top"])]
    counts: dict[str, int] = {}
    while waiting:
        scope, word = waiting.pop(0)
        items = inside.setdefault(scope, [])
        for letter in word:
            if letter.islower():
                items.append(len(names))
                names.append(letter)
            else:
                call, number = len(calls), counts.get(letter, 0)
                counts[letter] = number + 1
                items.append(~call)
                calls.append(letter)
                waiting.append((call, scopes.get(f"{letter}{number}", "")))
    return Contents(
        drawn=[],
        source=[],
        handed=[],
        parameters=set(),
        attributed=[],
        inside=inside,
        nodes=[1 if letter < "N" else 2 for letter in calls],
        nbytes=[100 - 10 * call for call in range(len(calls))],
        recomputed=[0] * len(calls),
        structure=[ord(letter) for letter in calls],
        names=names,
    )


def boxes(word: str, apart: Collection[int] = (), most: int | None = None) -> str:
    """The word, with a bar between two boxes."""
    scope = contents(top=word)
    items = iter(word)
    shown = groups(scope, None, apart, most)
    return "|".join("".join(next(items) for _ in group) for group in shown)


@pytest.mark.parametrize(
    "shown",
    [
        "",
        "x",
        "x|x|y",
        # Two or more equal calls of several nodes in a row, or four of one node.
        "NN",
        "x|NN|x",
        "NNN|OO|P",
        "N|O|N|O",
        "A|A|A",
        "AAAA",
        "AAAAA|B",
        "x|A|A|A|x|AAAA|x",
        "A|A|BBBB|A|A",
        "AAAA|NN|AAAA",
        # Three or more rounds of a call and its following nodes; the last may be incomplete.
        "A|x|A|x",
        "AxAxA",
        "AxAxAx",
        "y|AxAxAx|y",
        "AxyAxyA",
        "A|x|y|A|x|y",
        "A|x|A|y|A|x",
        "NxNxNxNx|y",
        "NxyNxyNxy|OxOxO",
        "AxBAxBAxB",
        "y|AxBAxBAxB",
        "y|AxzAxzA",
        "x|y|x|y|x|y|x|y",
        "AabcdefghijAabcdefghijAabcdefghij",
        "A|a|b|c|d|e|f|g|h|i|j|k|A|a|b|c|d|e|f|g|h|i|j|k|A|a|b|c|d|e|f|g|h|i|j|k",
        "AxAxAx|BxBxBx",
        "AAAAxAxAx",
    ],
)
def test_equal_calls_and_rounds_are_one_box(shown):
    assert boxes(shown.replace("|", "")) == shown


@pytest.mark.parametrize(
    ("shown", "apart"),
    [
        ("N|N|NN", {1}),
        ("NN|N", {2}),
        ("A|A|A|A", {1}),
        ("A|AAAA", {0}),
        ("A|x|AxAxAx", {0}),
        ("AxAxAx|A|x", {3}),
        ("A|x|A|x|A|x", {1}),
    ],
)
def test_calls_kept_apart_stay_alone(shown, apart):
    assert boxes(shown.replace("|", ""), apart) == shown


@pytest.mark.parametrize(
    ("shown", "rounds"),
    [
        ("x|abcabcabc|y", 3),
        ("x|a|b|a|b|y", 1),  # two rounds are no loop
        ("aaaa|b", 4),
        ("a|a|a|b", 1),
        ("x|aabaabaab|a", 3),  # an op that is twice in each round
        ("a|bacbacbac", 3),
        ("aAaAaA|N", 3),  # with a call in each round
        ("abab" * 10 + "|x", 20),
    ],
)
def test_rounds_of_loop_become_one_box(shown: str, rounds: int) -> None:
    word = shown.replace("|", "")
    assert boxes(word, most=1) == shown
    assert boxes(word, most=len(word)) == boxes(word)
    scope = contents(top=word)
    assert max(rounds_of(scope, group) for group in groups(scope, None, (), 1)) == rounds


def test_open_call_in_loop_stays_alone() -> None:
    assert boxes("abAabAabAabA", {0}, 3) == "a|b|A|abAabAabA"


def test_long_chain_of_other_ops_is_no_loop() -> None:
    word = "".join(chr(97 + (i * i + i // 7) % 23) for i in range(300))
    assert boxes(word, most=3).count("|") > 250


@pytest.mark.parametrize(
    ("shown", "apart"),
    [
        ("a|b|c|d|e", ()),
        ("ab|cd|ef", ()),
        ("abc|def|g", ()),
        ("abcd|efgh|ij", ()),
        ("NNNNab|cde|f", ()),
        ("ab|N|cde|f", {0}),
        ("N|abc|def", {0}),
        ("abc|N|O|def", {0, 1}),
    ],
)
def test_too_many_boxes_become_stretches(shown, apart, monkeypatch):
    monkeypatch.setattr(folding, "MOST_BOXES", 5)
    monkeypatch.setattr(folding, "_STRETCHES", 3)

    assert boxes(shown.replace("|", ""), apart) == shown


@pytest.mark.parametrize(
    ("word", "equal", "stands"),
    [
        ("", False, False),
        ("x", False, False),
        ("N", True, True),
        ("NNN", True, True),
        ("NO", False, False),
        ("Nx", False, False),
        ("xN", False, False),
        ("NxNx", False, True),
        ("NxNxN", False, True),
        ("NxyNx", False, True),
        ("NxNxy", False, False),
        ("NxNy", False, False),
        ("NxyNxNxy", False, False),
        ("NNxN", False, True),
        ("NxNNx", False, True),
        ("NNx", False, False),
        ("NxOx", False, False),
    ],
)
def test_box_of_rounds_represents_equal_calls(word, equal, stands):
    scope = contents(top=word)
    group = scope.inside[None]

    assert are_equal(scope, group) == equal
    assert stands_for_calls(scope, group) == stands


def test_equal_and_different_siblings_are_grouped():
    scope = contents(top="NNO")
    items = scope.inside[None]

    assert are_equal(scope, items[:2]) and stands_for_calls(scope, items[:2])
    assert not are_equal(scope, items[1:])


# Open calls, by number; earlier ones are heavier


NESTED = {"top": "NxO", "N0": "PQ", "O0": "xyz", "P0": "ab", "Q0": "cdef"}
"""N is 0, O is 1; inside of N are P, 2, and Q, 3."""


@pytest.mark.parametrize(
    ("limit", "calls"),
    [
        (3, ()),
        # N opens to two boxes instead of one.
        (4, (0,)),
        (5, (0, 2)),
        # O has three boxes, P two and Q four: the heaviest that fit are opened.
        (6, (0, 1)),
        (7, (0, 1, 2)),
        (9, (0, 1, 2)),
        (10, (0, 1, 2, 3)),
    ],
)
def test_heaviest_modules_are_opened_within_limit(limit, calls):
    assert opened(contents(**NESTED), None, Choice(), limit) == {*calls}


@pytest.mark.parametrize(
    ("choice", "calls"),
    [
        (Choice(more=False), ()),
        (Choice({3}, more=False), ()),
        (Choice({0, 3}, more=False), (0, 3)),
        (Choice({0, 3}), (0, 1, 2, 3)),
        (Choice(shut={0}), (1,)),
        (Choice(shut={2, 1}), (0, 3)),
    ],
)
def test_wanted_module_opens_inside_open_parents(choice, calls):
    assert opened(contents(**NESTED), None, choice, 99) == {*calls}


def test_module_without_extra_boxes_is_always_opened():
    scope = contents(top="NxO", N0="P", P0="ab", O0="xy")

    assert opened(scope, None, Choice(), 1) == {0}


def test_limit_counts_boxes_inside_module():
    assert opened(contents(**NESTED), 0, Choice(), 2) == set()
    assert opened(contents(**NESTED), 0, Choice(), 3) == {2}
    assert opened(contents(**NESTED), 0, Choice(), 99) == {2, 3}


@pytest.mark.parametrize(
    ("choice", "calls"),
    [
        (Choice(), (0, 1)),
        (Choice(more=False), ()),
        (Choice(more=False, singles=True), (0,)),
        (Choice(more=False, singles=True, shut={0}), ()),
        (Choice({4}, more=False, singles=True), (0, 3, 4, 5, 6)),
    ],
)
def test_single_node_call_is_drawn_as_its_node(choice, calls):
    # A is 0, the first of two N is 1, and the first of four B is 3.
    scope = contents(top="ANNBBBB", A0="x", N0="xy", N1="xy", B0="x", B1="x", B2="x", B3="x")

    assert opened(scope, None, choice, 99) == {*calls}
