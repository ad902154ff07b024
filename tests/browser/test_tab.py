"""The tab in a real TensorBoard and a real Chromium, on forwards that this run recorded."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import torch
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


def write(run: Path, *batches: int) -> None:
    """Log a step of each batch."""
    with SummaryWriter(str(run)) as writer:
        for step, batch in enumerate(batches):
            tb_actmem.add_recording(writer, "memory", record(batch), step)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("tab")
    write(folder / "runs" / "small", 3, 30)
    write(folder / "runs" / "other run", 300)
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
