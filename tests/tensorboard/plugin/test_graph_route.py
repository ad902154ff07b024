"""The replies of the graph route, and the details of its parts."""

from __future__ import annotations

import re

import pytest

from tb_actmem import totals
from tb_actmem.analysis.figure.outline import outline
from tb_actmem.analysis.index import Index
from tb_actmem.model import Edge, ModuleCall, Recording
from tb_actmem.rendering.figure.layout import layout_seconds
from tb_actmem.tensorboard.plugin import query
from tests.support import recordings
from tests.support.recordings import meta, node
from tests.support.tabs import Tab, fake, sentence

TRANSFORMER = recordings.transformer(12)


@pytest.fixture
def tab() -> Tab:
    return Tab(fake(TRANSFORMER))


def ids(dot: str) -> set[str]:
    """The ids of all boxes and edges, without clusters."""
    boxes = re.sub(r"subgraph cluster_.*?\n.*?\n", "", dot)
    return set(re.findall(r' id="?([a-z]_?\d+(?:-[^" ]+)?)"? ', boxes))


def test_repeated_box_shows_count_each_and_total(tab):
    answer = tab.of("graph.dot", expand="0")
    first, times = answer.headers["X-Actmem-Repeated"].split(":")

    reply = tab.of("drawn.json", expand="0", id=f"m{first}").json

    blocks = [i for i, call in enumerate(TRANSFORMER.modules) if call.type_name == "Block"]
    assert (int(first), int(times)) == (blocks[0], 12)
    assert [call["module"] for call in reply["calls"]] == blocks
    assert reply["title"] == "layers.*"
    assert reply["calls_count"] == 12
    assert reply["nbytes"] == sum(call["nbytes"] for call in reply["calls"])
    assert 12 * reply["least_bytes"] <= reply["nbytes"] <= 12 * reply["most_bytes"]
    assert reply["nbytes"] <= totals(TRANSFORMER).cached_bytes


def test_every_box_and_edge_has_details(tab):
    some = ",".join(map(str, range(8)))
    shown = {"expand": some, "show": "parameters,views"}
    names = ids(tab.of("graph.dot", **shown).get_data(as_text=True))

    replies = {name: tab.of("drawn.json", id=name, **shown).json for name in names}

    assert {reply["kind"] for reply in replies.values()} >= {"node", "leaf", "parameter", "edge"}
    assert all(reply["id"] == name for name, reply in replies.items())


def test_edge_details_have_ends_and_tensors():
    tab = Tab(fake(recordings.toy()))
    names = ids(tab.of("graph.dot").get_data(as_text=True))
    replies = [tab.of("drawn.json", id=name).json for name in names]
    edges = [reply for reply in replies if reply["kind"] == "edge"]

    (relu,) = (edge for edge in edges if edge["ends"][0]["name"] == "relu")

    assert relu["state"] == "cached"
    assert relu["nbytes"] == 96
    (tensor,) = relu["tensors"]
    assert {saver["op"] for saver in tensor["savers"]} == {"relu", "addmm"}


def test_hidden_part_is_404(tab):
    assert "no m99999" in sentence(tab.of("drawn.json", id="m99999"), 404)
    assert "choose from freed" in sentence(tab.of("graph.dot", hide="cached"), 400)


def test_hiding_freed_ops_keeps_bytes():
    recording = recordings.toy()
    tab = Tab(fake(recording))
    every = ",".join(map(str, range(len(recording.modules))))
    full = ids(tab.of("graph.dot", expand=every).get_data(as_text=True))
    less = ids(tab.of("graph.dot", expand=every, hide="freed").get_data(as_text=True))

    gone = [name for name in full - less if name.startswith("n")]

    details = [tab.of("detail.json", node=name[1:]).json for name in gone]
    assert all(not detail["attributed_bytes"] + detail["shared_bytes"] for detail in details)
    boxes = [tab.of("drawn.json", expand=every, hide="freed", id=n).json for n in less]
    kept = sum(box["nbytes"] for box in boxes if box["kind"] in ("node", "module"))
    assert kept == totals(recording).cached_bytes


def test_slow_layout_comes_with_quick_one(tab, monkeypatch):
    every = ",".join(map(str, range(len(TRANSFORMER.modules))))
    assert "X-Actmem-Quick" not in tab.of("graph.dot", expand=every).headers
    monkeypatch.setattr(query, "PATIENCE", 0.05)
    tab = Tab(fake(TRANSFORMER))

    slow = tab.of("graph.dot", expand=every).headers
    quick = tab.of("graph.dot", expand=slow["X-Actmem-Quick"]).headers

    assert float(slow["X-Actmem-Seconds"]) > 0.05 >= float(quick["X-Actmem-Seconds"])
    assert "X-Actmem-Quick" not in quick
    assert quick["X-Actmem-Expand"] == slow["X-Actmem-Quick"]
    assert int(quick["X-Actmem-Visible"]) > 5


def test_folding_terminates(monkeypatch):
    monkeypatch.setattr(query, "PATIENCE", 0)
    call = ModuleCall("linear", "Linear", 0, None, 0, 0)
    nodes = (node("Addmm", 0, 0), node("Relu", 1))
    recording = Recording(
        meta=meta(), modules=(call,), nodes=nodes, edges=(Edge(0, 0, 1, 0, None),)
    ).check()

    assert Tab(fake(recording)).of("graph.dot", expand="0").headers["X-Actmem-Quick"] == "0"


def beside(count: int) -> Recording:
    """A chain in which every node also uses the first node."""
    nodes = tuple(node("Add", position) for position in range(count))
    edges = [Edge(position, 0, position + 1, 0, None) for position in range(count - 1)]
    edges += [Edge(0, 0, position, 1, None) for position in range(2, count)]
    return Recording(meta=meta(), nodes=nodes, edges=tuple(edges)).check()


def test_long_edges_cost_more_than_boxes():
    chain, far = (layout_seconds(outline(Index(beside(count)))) for count in (3, 90))
    straight = layout_seconds(outline(Index(recordings.chain(90))))

    assert chain < straight < 0.1 < 10 * straight < far
