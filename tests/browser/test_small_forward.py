"""Views of the worked example in a real Chromium, without TensorBoard around them."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from PIL import Image

from tests.browser.test_tab import write
from tests.support.pages import Tab
from tests.support.tensorboards import Server, tab_alone

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("small")
    write(folder / "runs" / "small", 3)
    with tab_alone(folder, folder / "runs") as started:
        started.wait_for({"small": [0]})
        yield started


def test_clicked_box_lists_saves_and_reasons(tab: Tab) -> None:
    tab.open(run="small", step="0", view="graph")

    tab.box("ReLU").click()

    tab.find("details-title").filter(has_text="relu").wait_for()
    save = tab.find("saves").locator("li")
    assert "result" in save.inner_text()
    assert "96 B" in save.inner_text()
    assert "float32 [3, 8]" in save.inner_text()
    assert "addmm" in save.inner_text(), "the second Linear keeps the same tensor"


def test_edges_tell_cached_from_freed(tab: Tab) -> None:
    tab.open(run="small", step="0", view="graph")
    tab.box("ReLU").wait_for()

    cached = tab.locate("[data-testid=graph-canvas] g.edge.cached")
    freed = tab.locate("[data-testid=graph-canvas] g.edge.freed")

    assert cached.count() > 0
    assert freed.count() > 0
    assert tab.find("legend").get_by_text("cached").count() == 1


def test_modules_fold_and_unfold(tab: Tab) -> None:
    tab.open(run="small", step="0", view="graph")
    tab.box("ReLU").wait_for()

    tab.find("collapse-all").click()
    tab.box("Sequential").wait_for()
    assert tab.box("ReLU").count() == 0
    tab.find("expand-default").click()
    tab.box("ReLU").wait_for()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_figure_is_written_as_previewed(tab: Tab, theme: str) -> None:
    tab.paint(theme)
    tab.open(run="small", step="0", view="timeline")
    tab.find("figure-timeline").click()
    tab.find("figure-width").select_option("85mm")
    tab.find("figure-png").check()
    preview = tab.find("figure-preview")
    preview.wait_for()
    tab.locate("[data-testid=figure-preview][aria-busy=false]").wait_for()
    with tab.page.expect_download() as saved:
        tab.find("figure-save").click()

    assert saved.value.suggested_filename == "timeline-small-0.png"
    assert preview.bounding_box()["width"] == pytest.approx(85 / 25.4 * 96, abs=1)
    with Image.open(saved.value.path()) as image:
        assert image.width == pytest.approx(85 / 25.4 * 300, abs=1)
        assert image.convert("RGB").getpixel((0, image.height - 1)) == (255, 255, 255)
    assert tab.barriers(theme) == []
    tab.page.keyboard.press("Escape")
    tab.find("figure-dialog").wait_for(state="detached")


def test_ops_are_sorted_by_attributed_bytes(tab: Tab) -> None:
    tab.open(run="small", step="0")
    tab.find("tab-ops").click()
    rows = tab.find("ops-table").locator("[data-row]")
    rows.first.wait_for()

    attributed = [re.findall(r"\b\d+ B", text)[0] for text in rows.all_inner_texts()[:3]]
    assert attributed == ["96 B", "48 B", "24 B"]
    rows.first.click()
    tab.find("details-title").filter(has_text="relu").wait_for()


def test_modules_and_overview_have_same_bytes(tab: Tab) -> None:
    tab.open(run="small", step="0", view="modules")
    tab.find("view-modules").get_by_text("168 B").first.wait_for()

    tab.find("tab-overview").click()
    entries = tab.find("groups").locator("li")
    entries.first.wait_for()

    assert [re.findall(r"\d+ B", text)[0] for text in entries.all_inner_texts()] == [
        "96 B", "48 B", "24 B",
    ]  # fmt: skip


def test_timeline_tells_peak(tab: Tab) -> None:
    tab.open(run="small", step="0", view="timeline")

    states = (4 * 8 + 8 + 8 * 2 + 2) * 4 + 48
    tab.find("timeline-peak").filter(has_text=f"Total peak {192 + states} B").wait_for()
    tab.find("timeline-model").click()
    tab.find("timeline-peak").filter(has_text="Peak 192 B").wait_for()


def test_timeline_click_lists_live_storages(tab: Tab) -> None:
    tab.open(run="small", step="0", view="timeline")

    tab.find("alive-summary").filter(has_text="2 allocations from this step, 192 B").wait_for()
    tab.find("timeline-plot").press("Home")
    tab.find("alive-summary").filter(has_text="0 allocations from this step, 0 B").wait_for()
    tab.find("timeline-plot").press("ArrowRight")
    tab.find("alive-summary").filter(has_text="1 allocation from this step, 96 B").wait_for()
    box = tab.locate("[data-testid=timeline-plot] .u-over")
    box.click(position={"x": box.bounding_box()["width"] - 2, "y": 20})
    tab.find("alive-summary").filter(has_text="144 B").wait_for()
    assert "timeline=at" in tab.page.url


def test_keys_move_on_from_a_mouse_that_rests(tab: Tab) -> None:
    tab.open(run="small", step="0", view="timeline")
    plot, legend = tab.find("timeline-plot"), tab.find("timeline-legend")
    first = (plot.get_attribute("aria-valuetext") or "").partition(" after ")[2]
    box = tab.locate("[data-testid=timeline-plot] .u-over")
    box.hover(position={"x": box.bounding_box()["width"] - 2, "y": 20})
    legend.filter(has_not_text=f"after {first}").wait_for()

    for key in ("ArrowLeft", "ArrowRight"):
        plot.press(key)

    legend.filter(has_text=f"after {first}").wait_for()
    box.hover(position={"x": box.bounding_box()["width"] - 4, "y": 20})
    legend.filter(has_not_text=f"after {first}").wait_for()
