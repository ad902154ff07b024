"""Graph, ops and modules in a real Chromium, their numbers against Python, and axe-core."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import torch
from torch import nn
from torch.utils.tensorboard import SummaryWriter

import tb_actmem
from tb_actmem.analysis.index import Index, fqn
from tb_actmem.analysis.index.modules import module_rows
from tb_actmem.analysis.index.nodes import op_rows
from tb_actmem.predict.estimate import Layer
from tb_actmem.text import nbytes_text, share_text
from tests.support.layers import Block
from tests.support.notes import without_mode
from tests.support.pages import Tab
from tests.support.tensorboards import Server, tab_alone

pytestmark = pytest.mark.browser

LAYERS = 40
"""So many that a graph with all of them open is laid out in pieces."""
LAYER = Layer(batch=2, tokens=16, hidden=64, heads=4, itemsize=4)


class Routed(nn.Module):
    """Experts of different sizes, one after the other, each beside the gate's long edges."""

    def __init__(self) -> None:
        super().__init__()
        self.gate = nn.Linear(4, 4)
        self.experts = nn.ModuleList(Expert(4 + n % 3) for n in range(70))

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        weights, found = torch.sigmoid(self.gate(x)), torch.zeros_like(x)
        for expert in self.experts:
            found = found + expert(x * weights) * weights
        return found


class Expert(nn.Module):
    def __init__(self, width: int) -> None:
        super().__init__()
        self.fc, self.out = nn.Linear(4, width), nn.Linear(width, 4)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return self.out(torch.tanh(self.fc(x)))


def recorded(model: nn.Module, *shape: int) -> tb_actmem.Recording:
    inputs = torch.ones(*shape)
    with tb_actmem.record(model) as recorder:
        recorder.finish(model(inputs))
    return recorder.recording


def trained() -> tb_actmem.Recording:
    """The second of two steps, with the optimizer's."""
    model = nn.Sequential(nn.Linear(64, 256), nn.GELU(), nn.Linear(256, 64))
    optimizer = torch.optim.AdamW(model.parameters())
    for _ in range(2):
        with tb_actmem.record(model) as recorder:
            model(torch.ones(32, 64)).sum().backward()
            optimizer.step()
            optimizer.zero_grad()
    return recorder.recording


@pytest.fixture(scope="module")
def stack() -> tb_actmem.Recording:
    model = nn.Sequential(*(Block(LAYER, torch.float32) for _ in range(3)))
    return recorded(model, LAYER.batch, LAYER.tokens, LAYER.hidden)


@pytest.fixture(scope="module")
def server(
    stack: tb_actmem.Recording, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("views")
    layers = nn.Sequential(*(Block(LAYER, torch.float32) for _ in range(LAYERS)))
    deep = recorded(layers, LAYER.batch, LAYER.tokens, LAYER.hidden)
    runs = {
        "stack": stack,
        "routed": recorded(Routed(), 2, 4),
        "trained": trained(),
        "deep": deep,
    }
    for run, recording in runs.items():
        with SummaryWriter(str(folder / "runs" / run)) as writer:
            tb_actmem.add_recording(writer, "memory", without_mode(recording), 0)
    with tab_alone(folder, folder / "runs") as started:
        started.wait_for({run: [0] for run in runs})
        yield started


def is_in_frame(tab: Tab, box: Any) -> bool:
    frame, at = tab.find("graph-frame").bounding_box(), box.bounding_box()
    return bool(
        frame["x"] <= at["x"] + at["width"] / 2 <= frame["x"] + frame["width"]
        and frame["y"] <= at["y"] <= frame["y"] + frame["height"]
    )


@pytest.mark.parametrize(
    ("view", "name", "by"), [("ops", "ops", "op"), ("overview", "saved", "storage")]
)
def test_csv_is_the_table_of_the_package(
    tab: Tab, stack: Any, view: str, name: str, by: Any
) -> None:
    tab.open(run="stack", view=view)

    with tab.page.expect_download() as download:
        tab.find(f"{name}-csv").click()

    assert download.value.suggested_filename == f"{name}-stack-0.csv"
    text = download.value.path().read_text("utf-8")
    assert text == tb_actmem.table(stack, by, "csv")


def test_experts_of_different_sizes_share_one_box(tab: Tab) -> None:
    tab.open(run="routed", view="graph")
    repeated = tab.locate("g.repeated")
    repeated.wait_for()

    tab.page.wait_for_timeout(300)
    repeated.dispatch_event("click")

    text = tab.find("repeated").inner_text()
    assert "experts.* ×70 in this box" in text
    assert "each" in text
    assert is_in_frame(tab, tab.locate("g.repeated"))


def test_slow_layout_needs_consent_and_can_be_cancelled(tab: Tab) -> None:
    tab.open(run="routed", view="graph", selected="m0")
    tab.locate("g.repeated").wait_for()

    tab.find("expand-below").click()
    assert "Laying out" in tab.find("layout-question").inner_text()
    tab.find("layout-cancel").click()
    tab.find("layout-question").wait_for(state="detached")
    assert tab.locate("g.repeated").count() == 1

    tab.find("expand-below").click()
    tab.find("layout-quick").click()
    tab.find("layout-question").wait_for(state="detached")
    tab.locate("[data-testid=graph-canvas] g.node").first.wait_for()


def test_clicked_box_stays_visible_when_opened(tab: Tab) -> None:
    tab.open(run="stack", view="graph", expand="0")
    block = tab.locate("g.repeated")
    block.wait_for()
    call = block.get_attribute("id")

    block.locator(".handle").dispatch_event("click")
    tab.locate(f"g.cluster[id={call}]").wait_for()
    assert is_in_frame(tab, tab.locate(f"g.cluster[id={call}] .handle"))
    tab.locate(f"g.cluster[id={call}] .handle").dispatch_event("click")
    tab.locate(f"g.node[id={call}]").wait_for()
    assert is_in_frame(tab, tab.locate(f"g.node[id={call}]"))


@pytest.mark.parametrize(("width", "height"), [(1600, 900), (1100, 900), (700, 900)])
def test_selected_box_stays_where_it_was(tab: Tab, width: int, height: int) -> None:
    tab.page.set_viewport_size({"width": width, "height": height})
    tab.open(run="stack", view="graph", expand="0")
    frame = tab.find("graph-frame")
    tab.locate("g.repeated").wait_for()
    tab.page.wait_for_timeout(300)
    boxes = tab.locate("[data-testid=graph-canvas] g.node").all()
    box = min(boxes, key=lambda box: box.bounding_box()["y"])
    before = box.bounding_box()

    box.dispatch_event("click")
    tab.locate(".details h2").wait_for()
    tab.page.wait_for_timeout(300)

    after, seen = box.bounding_box(), frame.bounding_box()
    details = tab.locate(".details").bounding_box()
    assert after["y"] == pytest.approx(before["y"], abs=1)
    assert seen["x"] <= after["x"] and after["x"] + after["width"] <= seen["x"] + seen["width"]
    assert details["x"] >= seen["x"] + seen["width"] or details["y"] >= seen["y"] + seen["height"]

    tab.page.keyboard.press("Escape")
    tab.locate(".details h2").wait_for(state="hidden")
    tab.page.wait_for_timeout(300)

    assert box.bounding_box()["y"] == pytest.approx(before["y"], abs=1)


def test_last_box_is_not_hidden_by_its_details(tab: Tab) -> None:
    tab.page.set_viewport_size({"width": 700, "height": 900})
    tab.open(run="stack", view="graph", expand="0")
    tab.locate("g.repeated").wait_for()
    tab.page.wait_for_timeout(300)
    boxes = tab.locate("[data-testid=graph-canvas] g.node").all()
    seen = tab.find("graph-frame").bounding_box()
    low = [box for box in boxes if box.bounding_box()["y"] < seen["y"] + seen["height"] - 60]
    last = max(low, key=lambda box: box.bounding_box()["y"])

    last.dispatch_event("click")
    tab.locate(".details h2").wait_for()
    tab.page.wait_for_timeout(300)

    assert is_in_frame(tab, last)


def drawn(tab: Tab) -> str:
    """Return the graph as drawn, without highlights."""
    text = """svg => {
      const copy = svg.cloneNode(true);
      for (const each of [copy, ...copy.querySelectorAll('*')])
        for (const name of ['selected', 'lit', 'has-lit']) {
          each.classList.remove(name);
          if (!each.classList.length) each.removeAttribute('class');
        }
      return copy.outerHTML;
    }"""
    return str(tab.locate("[data-testid=graph-canvas] svg").evaluate(text))


def test_changed_large_graph_equals_fresh_page(tab: Tab, browser: Any, server: Server) -> None:
    tab.open(run="deep", view="graph", expand=f"0-{10 * LAYERS}")
    groups = tab.locate("[data-testid=graph-canvas] svg > g")
    groups.first.wait_for()
    assert groups.count() > 5
    top = groups.nth(1).element_handle()
    for change, layer in [("node", 25), ("cluster", 25), ("node", 35)]:
        call = f"m{10 * layer + 1}"
        tab.locate(f"g[id={call}] .handle").dispatch_event("click")
        tab.locate(f"g.{change}[id={call}]").wait_for()

    assert top.evaluate("element => element.isConnected")
    other = Tab(browser, server)
    other.page.goto(tab.page.url)
    other.locate("g.node[id=m351]").wait_for()
    assert drawn(other) == drawn(tab)
    other.context.close()


def test_edge_and_input_have_details(tab: Tab) -> None:
    tab.open(run="stack", view="graph")
    edge = tab.locate("g.edge.cached .reach").first
    edge.wait_for(state="attached")

    edge.dispatch_event("click")
    tab.find("details-title").filter(has_text="→").wait_for()
    assert "carries" in tab.find("drawn-bytes").inner_text()

    leaf = tab.locate("g.leaf:not(.output)").filter(has_text="input").first
    leaf.dispatch_event("click")
    tab.find("details-title").filter(has_not_text="→").wait_for()
    assert "float32 [2, 16, 64]" in tab.find("drawn-tensors").inner_text()
    assert "selected=t" in tab.page.url


def test_address_shows_parameters_and_hides_freed_ops(tab: Tab, stack: tb_actmem.Recording) -> None:
    tab.open(run="stack", view="graph", expand=f"0-{len(stack.modules) - 1}")
    tab.locate("g.node.op").first.wait_for()
    ops = tab.locate("g.node.op").count()

    tab.find("show-parameters").check()
    tab.locate("g.node.parameter").first.wait_for()
    tab.find("show-freed").uncheck()
    tab.page.wait_for_url("**freed**")
    tab.find("progress").wait_for(state="detached")
    assert tab.locate("g.node.op").count() < ops


def test_module_ops_have_the_api_sum(tab: Tab, stack: tb_actmem.Recording) -> None:
    tab.open(run="stack", view="ops")
    tab.find("ops-module").fill("1")

    rows = op_rows(Index(stack))
    names = [fqn(stack, stack.nodes[row.node].module) for row in rows]
    inside = [row for row, name in zip(rows, names, strict=True) if f"{name}.".startswith("1.")]
    nbytes = sum(row.attributed_bytes for row in inside)
    headline = tb_actmem.totals(stack).saved_bytes
    tab.find("ops-count").filter(has_text=f"{len(inside)} ops").wait_for()
    total = tab.find("ops-total").inner_text()
    assert total == f"{nbytes_text(nbytes)}, {share_text(nbytes, headline)}"


def test_ops_are_usable_at_1024_with_details_open(tab: Tab) -> None:
    tab.page.set_viewport_size({"width": 1024, "height": 700})
    tab.open(run="stack", view="ops", selected="n5")
    tab.find("details-title").wait_for()

    table = tab.find("ops-table")
    assert table.evaluate("t => t.scrollWidth <= t.clientWidth")
    assert table.locator("[data-row]").count() > 5


SIDEWAYS = """
() => [...document.querySelectorAll('.view:not([hidden]), .view:not([hidden]) *')]
  .filter((e) => ['auto', 'scroll'].includes(getComputedStyle(e).overflowX))
  .filter((e) => e.tagName !== 'PRE' && e.scrollWidth > e.clientWidth + 1)
  .map((e) => `${e.className} ${e.scrollWidth} > ${e.clientWidth}`)
"""


@pytest.mark.parametrize(
    "view", ["overview", "modules", "timeline", "optimize", "compare", "steps", "formula"]
)
def test_view_is_as_narrow_as_its_details_leave_it(tab: Tab, view: str) -> None:
    tab.page.set_viewport_size({"width": 1024, "height": 700})
    tab.open(run="stack" if view == "formula" else "trained", view=view, selected="n1")
    tab.find("details-title").wait_for()
    tab.page.wait_for_load_state("networkidle")
    shown = tab.find(f"view-{view}")
    assert shown.locator(":scope > *").first.is_visible()

    assert tab.page.frames[-1].evaluate(SIDEWAYS) == []
    sentences = [p.bounding_box() for p in shown.locator("p").all() if p.is_visible()]
    assert all(box["width"] > 100 for box in sentences if box["height"] > 60), sentences


def test_closed_details_return_the_focus(tab: Tab) -> None:
    tab.open(run="stack", view="ops")
    tab.find("ops-table").locator("[data-row]").first.click()
    tab.find("details-close").press("Enter")
    assert focused(tab) == "ops-table"

    tab.open(run="stack", view="overview", selected="n5")
    tab.find("details-close").press("Enter")
    assert focused(tab) == "tab-overview"


def focused(tab: Tab) -> str:
    """The element that has the focus, once the details are closed."""
    tab.find("details").wait_for(state="detached")
    return str(tab.page.frames[-1].evaluate("document.activeElement.dataset.testid"))


def test_toolbar_of_graph_takes_one_line_with_details_open(tab: Tab) -> None:
    tab.page.set_viewport_size({"width": 1600, "height": 1000})
    tab.open(run="stack", view="graph", selected="n5")
    tab.find("details-title").wait_for()

    toolbar = tab.locate("[data-testid=view-graph] .toolbar")
    rows = {button.bounding_box()["y"] for button in toolbar.locator("button").all()}
    assert max(rows) - min(rows) < 10


def test_graph_is_visible_in_smaller_window(tab: Tab) -> None:
    tab.open(run="stack", view="graph")
    tab.locate("[data-testid=graph-canvas] g.node").first.wait_for()
    tab.page.set_viewport_size({"width": 700, "height": 500})
    tab.page.wait_for_timeout(300)

    assert tab.find("graph-frame").bounding_box()["height"] > 150
    assert is_in_frame(tab, tab.locate("[data-testid=graph-canvas] g.node").first)
    toolbar = tab.locate("[data-testid=view-graph] .toolbar").bounding_box()
    for sign in ("minimap", "legend"):
        if (at := tab.find(sign).bounding_box()) is not None:
            assert at["y"] >= toolbar["y"] + toolbar["height"]

    tab.locate("[data-testid=sidebar] summary").click()
    tab.find("run-filter").wait_for()


@pytest.mark.parametrize("width", [1600, 1024, 700])
def test_totals_take_one_line_until_opened(tab: Tab, width: int) -> None:
    tab.page.set_viewport_size({"width": width, "height": 900})
    tab.open(run="trained", view="overview")
    header = tab.locate(".header")
    header.wait_for()

    assert header.bounding_box()["height"] < 45
    tab.find("all-totals").click()
    tab.find("totals-line-alive_after_forward_bytes").wait_for()
    assert "torch" in header.inner_text()


def test_module_bars_have_the_api_bytes(tab: Tab, stack: tb_actmem.Recording) -> None:
    tab.open(run="stack", view="modules")
    tab.find("icicle").wait_for()
    whole, *others = module_rows(Index(stack))
    call = max(range(1, len(others) + 1), key=lambda row: others[row - 1].total_bytes)

    bar = tab.locate(f"#bar-{call}")

    total = others[call - 1].total_bytes
    assert nbytes_text(total) in str(bar.get_attribute("aria-label"))
    widths = bar.bounding_box()["width"] / tab.locate("#bar-0").bounding_box()["width"]
    assert widths == pytest.approx(total / whole.total_bytes, abs=0.01)
    bar.click()
    tab.locate(f"[data-testid=modules-table] [data-row='{call}'][aria-selected=true]").wait_for()


def test_timeline_legend_is_one_line_on_wide_screen(tab: Tab) -> None:
    """A step with every band has one more, of 80 pixels: it is one line at 1,600."""
    tab.page.set_viewport_size({"width": 1520, "height": 900})
    tab.open(run="trained", view="timeline")
    legend = tab.find("timeline-legend")
    legend.wait_for()

    tops = {part.bounding_box()["y"] for part in legend.locator("> div").all()}
    assert legend.locator("> div").count() == 9
    assert len(tops) == 1


def test_timeline_peak_equals_overview_peak(tab: Tab) -> None:
    tab.open(run="trained", view="overview")
    overview = tab.find("parts").locator("figcaption .bytes")
    overview.wait_for()
    number = overview.inner_text()

    tab.open(run="trained", view="timeline")
    peak = tab.find("timeline-peak")
    peak.wait_for()

    assert f"Total peak {number} after" in peak.inner_text()
    legend = tab.find("timeline-legend").inner_text()
    assert [name in legend for name in ("parameters", "gradients", "optimizer state")] == [True] * 3
    tab.find("timeline-model").click()
    peak.filter(has_not_text="Total peak").wait_for()
    assert "timeline=model%3Doff" in tab.page.url


PLACES = {
    "overview": "",
    "graph": "e1",
    "ops": "n5",
    "modules": "m1",
    "timeline": "",
    "steps": "",
    "formula": "",
}


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("view", PLACES)
def test_axe_finds_nothing_serious(tab: Tab, view: str, theme: str) -> None:
    tab.paint(theme)
    tab.open(run="stack", view=view, selected=PLACES[view])
    tab.find(f"view-{view}").wait_for()
    tab.find("loading").first.wait_for(state="detached")
    tab.page.wait_for_timeout(500)

    assert tab.barriers(theme) == []
