"""Replies to the tab: long lists are cut, and their counts are complete."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest

import tb_actmem.rendering.page as pages
from tb_actmem.analysis.figure import Box, BoxKind
from tb_actmem.analysis.figure.outline import outline
from tb_actmem.analysis.index import Index
from tb_actmem.analysis.totals.ranks import RankRow, RankSummary
from tb_actmem.replies import alive, compare, detail, plan, ranks, text
from tb_actmem.replies import box as drawn
from tests.support import recordings
from tests.support.goldens import check_golden

TRANSFORMER = recordings.transformer(3)


def unequal_ranks() -> str:
    found = [{(f"m{'x' * i}", "M"): i * rank for i in range(1, 4)} for rank in (1, 2)]
    rows = [
        RankRow(rank, f"r{rank}", "t", RankSummary((None, *(1,) * 6), modules), None)
        for rank, modules in enumerate(found)
    ]
    return ranks.ranks_text(rows)


def boxes_and_edges(index: Index, parameters: bool = False) -> Iterator[Any]:
    for open_calls in ((), (0,), range(len(index.recording.modules))):
        figure = outline(index, open_calls, parameters=parameters)
        for box in figure.boxes:
            yield drawn.box_reply(index, box, "a")
        for edge in figure.edges:
            ends = [("b", figure.boxes[edge.producer]), ("c", figure.boxes[edge.consumer])]
            yield drawn.edge_reply(index, edge, "e", ends)


REPLIES: dict[str, tuple[object, str, Callable[[], str]]] = {
    "a node": (detail, "LIMIT", lambda: detail.node_text(Index(recordings.every_value()), 1)),
    "a node with others": (detail, "LIMIT", lambda: detail.node_text(Index(recordings.toy()), 8)),
    "a module": (detail, "LIMIT", lambda: detail.module_text(Index(TRANSFORMER), 1)),
    "what is alive": (alive, "LIMIT", lambda: alive.alive_text(Index(TRANSFORMER), 20)),
    "what changed": (
        compare,
        "GROUPS",
        lambda: compare.compare_text(Index(recordings.toy()), Index(recordings.every_value()), ""),
    ),
    "what changed in layers": (
        compare,
        "MEMBERS",
        lambda: compare.compare_text(Index(recordings.transformer(1)), Index(TRANSFORMER), ""),
    ),
    "ranks": (ranks, "LIMIT", unequal_ranks),
    "patterns": (
        plan,
        "PATTERNS",
        lambda: plan.patterns_text(Index(TRANSFORMER), is_on_host=False),
    ),
    "boxes and edges": (
        drawn,
        "LIMIT",
        lambda: text({"all": [*boxes_and_edges(Index(TRANSFORMER))]}),
    ),
}
LISTS = {"shared_count": "shared_with", "count": "storages"}
"""The list of each count that is not called like it."""


def counted(reply: Any) -> Iterator[tuple[str, int, list[Any]]]:
    """Every count with its list."""
    for key, value in reply.items() if isinstance(reply, dict) else ():
        of = LISTS.get(key, key.removesuffix("_count"))
        if key.endswith("count") and of in reply:
            yield of, value, reply[of]
    for value in reply.values() if isinstance(reply, dict) else reply:
        if isinstance(value, (dict, list)):
            yield from counted(value)


@pytest.mark.parametrize("name", REPLIES)
def test_long_list_is_cut_with_its_full_count(name, monkeypatch):
    module, limit, made = REPLIES[name]
    whole = [*counted(json.loads(made()))]
    assert all(len(rows) == count for _, count, rows in whole)
    assert any(len(rows) > 1 for _, _, rows in whole)

    monkeypatch.setattr(module, limit, 1)
    cut = [*counted(json.loads(made()))]

    of_limit = {"GROUPS": {"changes"}, "MEMBERS": {"members"}}.get(limit)
    outer = [row for row in cut if of_limit is None or row[0] in of_limit]
    assert outer
    assert all(len(rows) == min(count, 1) for _, count, rows in outer)
    assert any(count > 1 for _, count, _ in outer)


TOY, EVERY, LAYERS = map(Index, (recordings.toy(), recordings.every_value(), TRANSFORMER))


@pytest.mark.parametrize(
    ("name", "made"),
    [
        ("every-value.detail-n1", lambda: detail.node_text(EVERY, 1)),
        ("every-value.detail-n3", lambda: detail.node_text(EVERY, 3)),
        ("every-value.detail-m1", lambda: detail.module_text(EVERY, 1)),
        ("layers.detail-m1", lambda: detail.module_text(LAYERS, 1)),
        ("toy.alive-2", lambda: alive.alive_text(TOY, 2)),
        ("toy.alive-3", lambda: alive.alive_text(TOY, 3)),
        ("every-value.lives", lambda: alive.lives_text(EVERY)),
        ("toy.compare", lambda: compare.compare_text(TOY, EVERY, "code")),
        ("every-value.compare", lambda: compare.compare_text(EVERY, TOY, None)),
        ("ranks", unequal_ranks),
        ("layers.patterns", lambda: plan.patterns_text(LAYERS, is_on_host=False)),
        ("toy.drawn", lambda: text({"all": [*boxes_and_edges(TOY, parameters=True)]})),
        ("every-value.drawn", lambda: text({"all": [*boxes_and_edges(EVERY)]})),
        ("layers.drawn", lambda: text({"all": [*boxes_and_edges(LAYERS)][:60]})),
    ],
)
def test_replies_are_unchanged(name, made):
    shown = json.dumps(json.loads(made()), indent=1, ensure_ascii=False)
    check_golden(f"{name}.json", f"{shown}\n")


def test_tensor_of_unknown_memory_has_other_fields():
    recording = recordings.toy()
    tensors = [row._replace(storage=None) for row in recording.tensors]
    unknown = Index(replace(recording, tensors=tuple(tensors), saves=()))

    reply = drawn.box_reply(unknown, Box(BoxKind.LEAF, (0,)), "t0")

    assert (reply["title"], reply["nbytes"], reply["nodes"]) == ("input", 0, 0)
    (row,) = reply["tensors"]
    assert (row["dtype"], row["shape"], row["nbytes"]) == ("float32", (3, 4), 48)
    assert {row[key] for key in ("storage_nbytes", "category", "state", "name")} == {None}
    assert (row["savers_count"], row["savers"]) == (0, [])


@pytest.mark.parametrize(
    ("details", "ops", "kinds"),
    [
        (15, 6, []),
        (14, 6, ["the details of nodes and modules", "the tables as CSV"]),
        (15, 5, ["the storages alive after an op"]),
        (
            14,
            5,
            [
                "the details of nodes and modules",
                "the tables as CSV",
                "the storages alive after an op",
            ],
        ),
    ],
)
def test_page_lists_what_it_lacks(details, ops, kinds, monkeypatch):
    monkeypatch.setattr(pages, "MOST_DETAILS", details)
    monkeypatch.setattr(pages, "MOST_OPS", ops)

    assert pages.left_out(TOY) == kinds  # of 10 nodes, 5 module calls and 6 ops
    assert pages.left_out(Index(recordings.diamond())) == []


def test_page_has_parts_that_fit(monkeypatch):
    whole = dict(pages.answers(TOY, "toy", [outline(TOY)]))
    assert [*whole] == ["replies", "graphs", "details", "tables", "lives"]
    details = json.loads(whole["details"])
    assert (len(details["node"]), len(details["module"])) == (10, 5)
    assert [*json.loads(whole["replies"])] == [
        "index.json",
        "recording.json",
        "timeline.json",
        "terms.json",
    ]

    without = dict(pages.answers(Index(recordings.diamond()), "x", []))
    assert [*without] == ["replies", "graphs", "details", "tables"]
    assert [*json.loads(without["replies"])] == ["index.json", "recording.json"]

    monkeypatch.setattr(pages, "MOST_DETAILS", 14)
    monkeypatch.setattr(pages, "MOST_OPS", 5)
    assert [*dict(pages.answers(TOY, "toy", []))] == ["replies", "graphs"]


def test_first_tensors_of_box_are_listed(monkeypatch):
    monkeypatch.setattr(drawn, "LIMIT", 2)

    reply = drawn.box_reply(TOY, Box(BoxKind.LEAF, (0, 1, 2)), "t0")

    assert reply["tensors_count"] == 3
    assert [row["name"] for row in reply["tensors"]] == [None, "0.weight"]
    assert reply["nbytes"] == 48 + 128 + 32
