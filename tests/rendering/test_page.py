"""The page of a recording: one offline file with the same replies as the tab's server."""

from __future__ import annotations

import json
import re
import zlib
from base64 import b64decode
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings

import tb_actmem
import tb_actmem.rendering.page as pages
from tb_actmem.analysis.index import Index
from tb_actmem.format import read
from tb_actmem.model import Recording
from tb_actmem.rendering.figure import FigureOptions
from tb_actmem.rendering.figure.compose import compose
from tb_actmem.rendering.page import notebook, page
from tb_actmem.replies.alive import alive_text
from tests.support import arbitrary, recordings
from tests.support.places import DATA
from tests.support.tabs import Tab, fake

TITLE = 'gpt2 </title> & "friends"'
GPT2 = DATA / "gallery" / "gpt2.actmem"


class Reader(HTMLParser):
    """Collects the elements of a page and the text of its heading."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.heading = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        if self.elements and self.elements[-1][0] == "h1" and not self.heading:
            self.heading = data


def page_of(recording: Recording, **options: str) -> str:
    return page(Index(recording), FigureOptions(**options))  # type: ignore[arg-type]  # of a test


def unpacked(text: str, name: str):
    """The unpacked content of one part of a page."""
    found = re.search(f'id="page-{name}">([^<]*)<', text)
    assert found, name
    return json.loads(zlib.decompress(b64decode(found[1]), wbits=-15))


def test_title_is_escaped():
    assert Reader(page_of(recordings.toy(), title=TITLE)).heading == TITLE


def test_page_fetches_nothing():
    elements = Reader(page_of(recordings.toy())).elements
    places = [
        value
        for _, attributes in elements
        for name, value in attributes.items()
        if name in {"src", "href", "xlink:href", "srcset", "action", "data"}
    ]

    assert [place and place[:19] for place in places] == ["data:image/svg+xml;"]
    metas = [attributes for tag, attributes in elements if tag == "meta"]
    policy = next(one["content"] for one in metas if "http-equiv" in one)
    assert policy is not None
    # The default for everything that the policy does not name.
    assert policy.split(";")[0].strip() == "default-src 'none'"
    assert "http" not in policy


@pytest.mark.parametrize("make", [recordings.toy, recordings.every_value, recordings.diamond])
def test_page_answers_like_server(make):
    recording = make()
    text, tab = page_of(recording), Tab(fake(recording))
    replies, details = unpacked(text, "replies"), unpacked(text, "details")

    for name in replies.keys() - {"index.json"}:
        assert replies[name] == tab.of(name).json
    assert ("timeline.json" in replies) == recording.meta.has_ops
    for kind, rows in (("node", recording.nodes), ("module", recording.modules)):
        for row in range(len(rows)):
            asked: dict[str, Any] = {kind: row}
            assert details[kind][row] == tab.of("detail.json", **asked).json


@pytest.mark.parametrize("layers", [2, 5])
def test_page_graphs_equal_server_graphs(layers):
    recording = recordings.transformer(layers)
    text, tab = page_of(recording), Tab(fake(recording))
    graphs, told = unpacked(text, "graphs"), unpacked(text, "details")["drawn"]
    drawn = {
        tuple(state["expand"]): "\n".join(graphs["lines"][line] for line in state["dot"])
        for state in graphs["states"]
    }

    first = tab.of("graph.dot")
    open_first = tuple(map(int, first.headers["X-Actmem-Expand"].split(",")))
    assert next(iter(drawn)) == open_first
    for calls, dot in drawn.items():
        asked = tab.of("graph.dot", expand=",".join(map(str, calls)))
        assert asked.get_data(as_text=True).rstrip() == dot
    for state in graphs["states"][:9]:
        asked = {"expand": ",".join(map(str, state["expand"]))}
        said = ",".join(f"{call}:{times}" for call, times in state["repeated"])
        assert tab.of("graph.dot", **asked).headers["X-Actmem-Repeated"] == said
        for part in state["drawn"]:
            assert told[part] == tab.of("drawn.json", id=told[part]["id"], **asked).json
        ids = {told[part]["id"] for part in state["drawn"]}
        dot = drawn[tuple(state["expand"])]
        edges = [line for line in dot.splitlines() if " -> " in line]
        assert len(ids) == len(state["drawn"]) >= len(edges) + len(state["repeated"])
        assert all(f"m{call}" in ids for call, _ in state["repeated"])
    assert any(state["repeated"] for state in graphs["states"])
    assert () in drawn
    every = {call for calls in drawn for call in calls}
    folded = {call for call, row in enumerate(recording.modules) if row.parent is not None}
    assert folded <= every, "each module can be opened"
    for call in open_first:
        assert any({*calls} < {*open_first} - {call} for calls in drawn), "each can be closed"


@given(arbitrary.recordings())
@settings(max_examples=arbitrary.examples(20))
def test_any_recording_has_replies(recording):
    index = Index(recording)
    for name, text in pages.answers(index, "any", pages.pictures(index).outlines):
        assert json.loads(text), name


def test_live_storages_follow_from_lifetimes():
    index = Index(read(GPT2))
    lives = json.loads(dict(pages.answers(index, "", []))["lives"])

    for op in range(0, len(index.recording.ops), 197):
        alive = [
            row
            for row in lives["lives"]
            if row["made_by"]["op"] <= op and (row["ended"] is None or op <= row["ended"])
        ]
        said = json.loads(alive_text(index, op))
        assert (said["alive"], said["alive_count"]) == (alive[: lives["most"]], len(alive))
        assert said["live_bytes"] == sum(row["nbytes"] for row in alive)
        assert said["at"] == lives["ops"][op]


def test_page_has_the_tables_that_the_server_writes():
    assert unpacked(page_of(recordings.toy()), "tables") == {
        by: tb_actmem.table(recordings.toy(), by, "csv") for by in pages.TABLES
    }


def test_page_of_large_recording_names_missing_parts(monkeypatch):
    monkeypatch.setattr(pages, "MOST_DETAILS", 3)
    monkeypatch.setattr(pages, "MOST_OPS", 3)
    monkeypatch.setattr(pages, "MOST_BOXES", 0)
    text = page_of(recordings.toy())

    assert 'id="page-details"' not in text
    assert 'id="page-lives"' not in text
    assert 'id="page-tables"' not in text
    lacks = (
        "the graphs with some modules open, the details of nodes and modules, the tables as CSV "
        "and the storages alive after an op."
    )
    assert f"lacks {lacks}" in text
    assert len(unpacked(text, "graphs")["states"]) == 1


def test_page_of_many_nodes_has_fewer_graphs():
    """Folding time depends on the recording's size, even for few boxes."""
    sizes = {}
    for layers in (40, 400):
        index = Index(recordings.transformer(layers))
        found = pages.pictures(index)
        sizes[layers] = len(found.outlines) * len(index.recording.nodes)
        assert not found.are_all

    assert sizes[400] <= 1.5 * sizes[40]


@pytest.fixture(scope="module")
def address(tmp_path_factory):
    """The path of GPT-2's page."""
    return tb_actmem.render(read(GPT2), tmp_path_factory.mktemp("page") / "page.html").as_uri()


@pytest.fixture
def open_page(chromium, address):
    """Open the page offline in a real browser, without any errors."""
    api = pytest.importorskip("playwright.sync_api")
    complaints = []
    with api.sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=chromium, args=["--no-sandbox"])

        def open_it(place="", **options):
            opened = browser.new_context(offline=True, **options).new_page()
            opened.on("console", lambda message: complaints.append(message.text))
            opened.on("pageerror", lambda error: complaints.append(str(error)))
            opened.goto(address + place)
            return opened

        yield open_it
        browser.close()
    assert complaints == []


def box(opened, label):
    boxes = opened.locator("[data-testid=graph-canvas] :is(g.node, g.cluster)")
    return boxes.filter(has=opened.get_by_text(label, exact=True))


@pytest.mark.browser
def test_page_is_tab_without_server(open_page):
    opened = open_page()
    opened.get_by_test_id("view-overview").get_by_text("log_softmax").first.wait_for()
    assert not opened.get_by_test_id("sidebar").is_visible()
    views = opened.get_by_role("tab").all_inner_texts()
    assert views == ["Overview", "Graph", "Ops", "Modules", "Timeline", "Formula"]

    opened.get_by_test_id("tab-graph").click()
    attention = box(opened, "attn")
    attention.first.wait_for()
    opened.get_by_test_id("collapse-all").click()
    box(opened, "GPT2LMHeadModel").locator(".handle").click()
    box(opened, "transformer").wait_for()
    with opened.expect_download() as saved:
        opened.get_by_test_id("figure-graph").click()
    assert saved.value.suggested_filename == "graph-GPT-2_small_b_8_s_1024_predicted-0.svg"
    figure = b64decode(opened.locator(".paper img").get_attribute("src").partition(",")[2])
    assert Path(saved.value.path()).read_bytes() == figure

    opened.get_by_label("Find an op or module").fill("h.7.mlp.act")
    opened.get_by_role("option").first.click()
    opened.get_by_test_id("details").get_by_text("transformer.h.7.mlp.act").first.wait_for()
    opened.locator("[data-testid=graph-canvas] g.node.selected .handle").click()
    box(opened, "tanh").wait_for()
    assert box(opened, "h.7").is_visible()

    opened.get_by_test_id("tab-ops").click()
    assert opened.get_by_test_id("view-ops").get_by_text("710 ops").is_visible()


@pytest.mark.browser
@pytest.mark.parametrize("op", [0, 400, 937])
def test_page_shows_live_storages_after_op(open_page, op):
    prefix = "p.activation_memory."
    opened = open_page(f"#{prefix}view=timeline&{prefix}timeline=at%3D{op}")
    said = opened.get_by_test_id("alive-summary").inner_text()

    # The timeline has a point per op that changes it; the nearest one is selected.
    found = re.match(r"After op ([\d,]+), .*: ([\d,]+) allocations? from this step", said)
    assert found, said
    shown, count = (int(number.replace(",", "")) for number in found.groups())
    assert abs(shown - op) < 20
    assert count == json.loads(alive_text(Index(read(GPT2)), shown))["alive_count"]


@pytest.mark.browser
@pytest.mark.parametrize(("scheme", "is_dark"), [("light", False), ("dark", True)])
def test_page_follows_colour_scheme(open_page, scheme, is_dark):
    opened = open_page(color_scheme=scheme)
    opened.get_by_test_id("recording").wait_for()
    assert opened.evaluate("document.documentElement.classList.contains('dark')") == is_dark


@pytest.mark.browser
def test_page_fits_phone(open_page):
    opened = open_page(viewport={"width": 400, "height": 800})
    for view in ("graph", "ops", "modules", "timeline"):
        opened.get_by_test_id(f"tab-{view}").click()
        opened.get_by_test_id(f"view-{view}").wait_for()
        assert opened.evaluate("document.documentElement.scrollWidth") == 400


@pytest.mark.browser
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_printout_has_figure_and_tables(open_page, scheme):
    opened = open_page(color_scheme=scheme)
    opened.get_by_test_id("recording").wait_for()
    opened.emulate_media(media="print", color_scheme=scheme)

    assert not opened.get_by_test_id("recording").is_visible()
    assert opened.locator(".paper img").bounding_box()["height"] > 300
    assert opened.locator(".paper table").count() == 2
    breaks = "heading => getComputedStyle(heading).breakAfter"
    assert opened.locator("h2").first.evaluate(breaks) == "avoid"
    body = "getComputedStyle(document.body).backgroundColor"
    assert opened.evaluate(body) == "rgba(0, 0, 0, 0)"


@pytest.mark.browser
def test_page_without_scripts_shows_printout(open_page):
    opened = open_page(java_script_enabled=False)

    assert opened.locator(".paper img").is_visible()
    assert not opened.locator("footer").is_visible()


@pytest.mark.browser
def test_notebook_figure_fits_its_cell(open_page):
    opened = open_page(viewport={"width": 500, "height": 800}, java_script_enabled=False)
    opened.set_content(f"<body style='margin:0'>{notebook(read(GPT2))}</body>")

    figure = opened.locator("svg").bounding_box()
    assert 400 < figure["width"] <= 500
    drawn = compose(Index(read(GPT2)), FigureOptions()).scene
    assert figure["width"] / figure["height"] == pytest.approx(drawn.width / drawn.height, rel=0.01)
    assert opened.evaluate("document.documentElement.scrollWidth") == 500
