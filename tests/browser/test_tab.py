"""The tab in a real TensorBoard and a real Chromium, on forwards that this run recorded."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import torch
from PIL import Image
from torch import nn
from torch.utils.tensorboard import SummaryWriter

import tb_actmem
from tests.support.pages import Tab
from tests.support.tensorboards import Server, tensorboard

pytestmark = pytest.mark.browser


def record(batch: int) -> tb_actmem.Recording:
    """The worked example: 168 bytes are kept of 3 rows, 120 of them made in the forward."""
    model = nn.Sequential(nn.Linear(4, 8), nn.ReLU(), nn.Linear(8, 2), nn.Softmax(-1))
    inputs = torch.ones(batch, 4)
    with tb_actmem.record(model, label=f"batch of {batch}") as recorder:
        recorder.finish(model(inputs))
    return recorder.recording


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("tab")
    for run, batches in {"small": (3, 30), "other run": (300,)}.items():
        with SummaryWriter(str(folder / "runs" / run)) as writer:
            for step, batch in enumerate(batches):
                tb_actmem.add_recording(writer, "memory", record(batch), step)
    flags = (f"--logdir={folder / 'runs'}", "--path_prefix=/below")
    with tensorboard(folder, *flags) as started:
        started.wait_for({"small": [0, 1], "other run": [0]})
        yield started


def test_totals_are_those_of_worked_example(tab: Tab) -> None:
    tab.open(run="small", step="0").find("recording").wait_for()

    assert tab.totals("saved_bytes") == "168 bytes"
    assert tab.totals("activation_bytes") == "120 bytes"
    assert tab.totals("input_bytes") == "48 bytes"
    assert tab.totals("forward_peak_bytes") == "192 bytes"
    assert tab.totals("tensor_bytes") == "328 bytes"


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


def test_saved_figure_has_the_open_modules(tab: Tab) -> None:
    tab.open(run="small", step="0", view="graph")
    tab.box("ReLU").wait_for()

    tab.find("figure-graph").click()
    tab.find("figure-svg").check()
    tab.find("figure-preview").wait_for()
    with tab.page.expect_download() as saved:
        tab.find("figure-save").click()
    figure = Path(saved.value.path()).read_text()
    assert "textLength" in figure, "in any font it stays inside of its box"
    assert "batch of 3" in figure
    assert "ReLU" in figure


def test_typed_width_stays_in_its_field(tab: Tab) -> None:
    """A width of the list, too. The Enter key downloads the figure in this width."""
    tab.open(run="small", step="0", view="timeline")
    tab.find("figure-timeline").click()
    tab.find("figure-width").select_option("own")
    tab.find("figure-own").fill("85mm")
    with tab.page.expect_download() as saved:
        tab.find("figure-own").press("Enter")

    assert saved.value.suggested_filename == "timeline-small-0.pdf"
    assert tab.find("figure-own").evaluate("field => document.activeElement === field")
    tab.find("figure-size").filter(has_text="85 × ").wait_for()


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


def test_copied_link_shows_same_view(tab: Tab) -> None:
    tab.context.grant_permissions(["clipboard-read", "clipboard-write"])
    tab.open(run="small", step="1", view="ops")
    tab.find("tab-graph").click()
    tab.box("ReLU").click()
    tab.find("details-title").filter(has_text="relu").wait_for()

    tab.find("copy-link").click()
    tab.find("link-copied").filter(has_text="copied").wait_for()
    link = tab.page.evaluate("navigator.clipboard.readText()")

    page = tab.context.new_page()
    page.goto(link)
    there = page.frame_locator("iframe")
    there.get_by_test_id("details-title").filter(has_text="relu").wait_for()
    assert there.get_by_role("tab", selected=True).inner_text() == "Graph"
    assert "batch of 30" in there.locator(".header").inner_text()
    page.close()


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


def test_steps_and_runs_are_chosen(tab: Tab) -> None:
    tab.open(run="small", step="0")
    tab.find("total-saved_bytes").filter(has_text="168 B").wait_for()

    tab.find("step-next").click()
    tab.find("recording").get_by_text("batch of 30", exact=True).wait_for()
    assert tab.totals("saved_bytes") == "1,680 bytes"
    tab.find("sidebar").get_by_text("other run").click()
    tab.find("recording").get_by_text("batch of 300").wait_for()
    assert tab.totals("saved_bytes") == "16,800 bytes"
    assert "other" in tab.page.url


def test_back_button_restores_view(tab: Tab) -> None:
    tab.open(run="small", step="0", view="graph")
    tab.find("recording").get_by_text("batch of 3", exact=True).wait_for()
    tab.find("tab-ops").click()
    tab.find("ops-filter").fill("relu")
    tab.find("step-next").click()
    tab.find("recording").get_by_text("batch of 30", exact=True).wait_for()

    tab.page.go_back()
    tab.find("recording").get_by_text("batch of 3", exact=True).wait_for()
    assert tab.find("ops-filter").input_value() == "relu"
    tab.page.go_back()
    tab.find("graph-frame").wait_for()
    tab.page.go_forward()
    tab.find("ops-count").filter(has_text="1 op").wait_for()


def test_link_to_missing_step_is_explained(tab: Tab) -> None:
    tab.open(run="small", step="7")

    tab.find("missing").filter(has_text="no recording at step 7. Showing small · step 1").wait_for()


def test_newest_step_is_what_one_sees_first(tab: Tab) -> None:
    tab.open(run="small")

    tab.find("recording").get_by_text("batch of 30", exact=True).wait_for()


def test_log_directory_without_recordings_explains_itself(browser: Any, tmp_path: Path) -> None:
    (tmp_path / "runs").mkdir()
    with tensorboard(tmp_path, f"--logdir={tmp_path / 'runs'}") as server:
        tab = Tab(browser, server).open()
        tab.find("empty").wait_for()
        shown = tab.find("empty").inner_text()
        tab.context.close()

    assert "tb_actmem.add_recording" in shown
    assert str(tmp_path / "runs") in shown


def test_broken_recording_is_sentence(browser: Any, tmp_path: Path) -> None:
    summary = tb_actmem.tensorboard.recording_pb("memory", record(3))
    summary.value[0].tensor.string_val[0] = b"broken"
    with SummaryWriter(str(tmp_path / "runs")) as writer:
        writer._get_file_writer().add_summary(summary, 0)
    with tensorboard(tmp_path, f"--logdir={tmp_path / 'runs'}") as server:
        server.wait_for({".": [0]})
        tab = Tab(browser, server).open()
        tab.find("error").wait_for()
        shown = tab.find("error").inner_text()
        tab.context.close()

    assert "cannot be read" in shown
