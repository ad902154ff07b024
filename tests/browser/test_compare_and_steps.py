"""Two recordings side by side and totals over steps, in a real TensorBoard and a real Chromium."""

from __future__ import annotations

from collections.abc import Iterator
from urllib.parse import quote

import pytest
import torch
from torch import nn
from torch.utils.tensorboard import SummaryWriter

import tb_actmem
from tb_actmem.tensorboard.events import summary_metadata
from tb_actmem.tensorboard.events.writers import blob_pb
from tb_actmem.text import nbytes_text
from tests.support.pages import Tab
from tests.support.stacked import Stacked
from tests.support.tensorboards import Server, tab_alone

pytestmark = pytest.mark.browser


def recorded(activation: type[nn.Module], batch: int = 4) -> tb_actmem.Recording:
    model = Stacked(activation)
    with tb_actmem.record(model) as recorder:
        model(torch.ones(batch, 8)).sum().backward()
    return recorder.recording


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("compare")
    runs = folder / "runs"
    for run, activation in {"gelu": nn.GELU, "relu": nn.ReLU}.items():
        with SummaryWriter(str(runs / run)) as writer:
            for step, batch in ((0, 4), (10, 8), (20, 16)):
                if (run, step) == ("relu", 10):
                    broken = blob_pb("memory", b"broken", summary_metadata())
                    writer._get_file_writer().add_summary(broken, step)
                else:
                    tb_actmem.add_recording(writer, "memory", recorded(activation, batch), step)
    with tab_alone(folder, runs) as started:
        started.wait_for({"gelu": [0, 10, 20], "relu": [0, 10, 20]})
        yield started


def compared(tab: Tab) -> None:
    """The first step with GELU beside that with ReLU, as a link."""
    tab.open(run="gelu", step="0", view="compare", compare=quote("run=relu&tag=memory&step=0"))
    tab.find("compared").wait_for()


def total(tab: Tab, key: str) -> list[str]:
    """Before, after, difference and percent."""
    return [text.strip() for text in tab.find(f"compare-{key}").locator("td").all_inner_texts()]


def test_each_change_of_comparison_opens_its_op(tab: Tab) -> None:
    before, after = (tb_actmem.totals(recorded(each)).saved_bytes for each in (nn.GELU, nn.ReLU))
    compared(tab)

    kept = total(tab, "saved_bytes")
    assert kept[:3] == [
        nbytes_text(before), nbytes_text(after), f"−{nbytes_text(before - after)}",
    ]  # fmt: skip
    gone = tab.locate("[data-change=released]").filter(has_text="gelu")
    assert "−384 B" in gone.inner_text()
    assert "removed" in gone.inner_text()
    assert "h.*.1 ×3" in gone.inner_text()

    gone.get_by_role("button").first.press("Enter")
    gone.get_by_role("button", name="h.1.1", exact=True).press("Enter")
    tab.find("details-title").filter(has_text="gelu").wait_for()

    added = tab.locate("[data-change=added]").filter(has_text="relu").first
    added.get_by_role("button").first.click()
    added.get_by_role("button", name="in relu").first.click()
    tab.find("details-title").filter(has_text="relu").wait_for()
    assert tab.locate("input[name=run]:checked").get_attribute("value") == "relu"


def test_box_of_difference_graph_selects_its_row(tab: Tab) -> None:
    compared(tab)
    canvas = tab.find("difference-canvas")
    relu = canvas.locator("g.op.added").filter(has_text="result").first
    gelu = canvas.locator("g.op.released").filter(has_text="self 128 B").first

    gelu.focus()
    gelu.press("Enter")

    card = tab.locate("[data-testid=changes] .card[aria-current=true]")
    card.filter(has_text="gelu").wait_for()
    assert card.locator(".members [aria-current=true]").inner_text() == "h.0.1"
    assert "only in the first" in (gelu.get_attribute("aria-label") or "")
    tab.find("difference-zoom-fit").click()
    relu.locator("path").first.click()
    card.filter(has_text="relu").wait_for()
    canvas.locator("g.op.added.selected").filter(has_text="result").first.wait_for()

    handles = canvas.locator("g.module .handle")
    handles.first.click()
    tab.page.wait_for_url("**open%3D**")


def test_graph_of_differences_has_its_own_room(tab: Tab) -> None:
    compared(tab)
    tab.find("difference-canvas").locator("svg").wait_for()

    frame, changes = (tab.find(each).bounding_box() for each in ("difference-frame", "changes"))

    assert frame is not None
    assert changes is not None
    assert frame["height"] > 100
    assert changes["y"] >= frame["y"] + frame["height"]


def test_what_checkpoints_would_release_is_predicted(tab: Tab) -> None:
    recording = recorded(nn.GELU)
    after = tb_actmem.predict.checkpoint(recording, modules=["h.*"])
    tab.open(run="gelu", step="0", view="compare", compare=quote("checkpoint=h.*"))

    tab.find("compare-predicted").filter(has_text="h.* under checkpoints").wait_for()
    kept = tb_actmem.totals(after).saved_bytes
    assert total(tab, "saved_bytes")[1] == nbytes_text(kept)


def test_swap_exchanges_the_recordings(tab: Tab) -> None:
    tab.open(run="gelu", step="0", view="compare", compare=quote("run=gelu&tag=memory&step=0"))
    tab.find("error").filter(has_text="choose another one").wait_for()

    tab.find("compare-run").select_option("relu")
    tab.find("compared").wait_for()
    tab.find("compare-swap").click()

    tab.locate("input[name=run][value=relu]:checked").wait_for()
    tab.find("compare-totals").get_by_text("gelu · step 0").wait_for()


def test_both_timelines_are_readable_by_keyboard(tab: Tab) -> None:
    compared(tab)
    plot = tab.find("compare-plot")
    before = plot.get_attribute("aria-valuetext")

    plot.press("Home")

    tab.locate("[data-testid=compare-plot][aria-valuenow='0']").wait_for()
    assert plot.get_attribute("aria-valuetext") != before


def test_steps_view_has_the_totals_of_each_step(tab: Tab) -> None:
    tab.open(run="gelu", step="0", view="steps")
    table = tab.find("steps-table")
    table.wait_for()

    plot = tab.find("steps-saved_bytes")
    for step, batch in ((0, 4), (10, 8), (20, 16)):
        kept = tb_actmem.totals(recorded(nn.GELU, batch)).saved_bytes
        plot.press("End" if step == 20 else "Home")
        if step == 10:
            plot.press("ArrowRight")
        # A step is not known until the server has read its recording.
        tab.locate("[data-testid=steps-saved_bytes]:not([aria-valuetext$='not known'])").wait_for()
        said = plot.get_attribute("aria-valuetext") or ""
        assert said.startswith(f"gelu, step {step}: ")
        assert said.endswith(nbytes_text(kept))
    assert "relu: 1 recording cannot be read, at step 10" in tab.find("steps-problems").inner_text()
    plot.press("Home")
    plot.press("ArrowRight")
    table.get_by_text("× cannot be read").wait_for()


def test_point_opens_recording_by_keyboard_and_click(tab: Tab) -> None:
    tab.open(run="gelu", step="0", view="steps")
    plot = tab.find("steps-saved_bytes")
    plot.press("End")
    plot.press("ArrowDown")
    plot.press("Enter")
    tab.find("overview").wait_for()
    assert tab.locate("input[name=run]:checked").get_attribute("value") == "relu"
    assert tab.find("step").locator("b").inner_text() == "20"

    tab.page.go_back()
    over = tab.locate("[data-testid=steps-saved_bytes] .u-over")
    size = over.bounding_box()
    over.click(position={"x": size["width"] * 0.02, "y": size["height"] / 2})
    tab.find("overview").wait_for()
    assert tab.find("step").locator("b").inner_text() == "0"


def test_other_run_keeps_view_selection_and_filter(tab: Tab) -> None:
    tab.open(run="gelu", step="0", view="ops", ops=quote("filter=h.1"), runs="elu")
    row = tab.find("ops-table").locator("[data-row]").filter(has_text="addmm")
    row.click()
    title = tab.find("details-title")
    title.filter(has_text="addmm").wait_for()

    tab.locate("input[name=run][value=relu]").click()

    tab.locate("[data-testid=ops-table] [aria-selected=true]").filter(has_text="h.1").wait_for()
    title.filter(has_text="addmm").wait_for()
    assert tab.find("run-filter").input_value() == "elu"
    assert tab.find("tab-ops").get_attribute("aria-selected") == "true"


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious_in_steps(tab: Tab, theme: str) -> None:
    tab.paint(theme)
    tab.open(run="gelu", step="0", view="steps")
    tab.find("steps-table").wait_for()

    assert tab.barriers(theme) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_comparison_passes_axe(tab: Tab, theme: str) -> None:
    tab.paint(theme)
    compared(tab)
    tab.locate("[data-testid=difference-canvas] svg").wait_for()

    assert tab.barriers(theme) == []
