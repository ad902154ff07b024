"""Two recordings that differ in many places, in a real TensorBoard and a real Chromium."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from typing import Any
from urllib.parse import quote

import pytest
import torch
from torch import nn
from torch.utils.tensorboard import SummaryWriter

import tb_actmem
from tests.support.pages import Tab
from tests.support.tensorboards import Server, tab_alone

pytestmark = pytest.mark.browser

IS_SEEN = """element => {
  const { left, top, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(left + Math.min(width, 40) / 2, top + height / 2);
  return element.contains(hit);
}"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("many")
    for run, activation in {"gelu": nn.GELU, "relu": nn.ReLU}.items():
        layers = [
            nn.Sequential(nn.Linear(before, after), activation())
            for before, after in pairwise(range(24, 8, -1))
        ]
        model = nn.Sequential(*layers)
        with tb_actmem.record(model) as recorder:
            recorder.finish(model(torch.ones(4, 24)).sum())
        with SummaryWriter(str(folder / "runs" / run)) as writer:
            tb_actmem.add_recording(writer, "memory", recorder.recording, 0)
    with tab_alone(folder, folder / "runs") as started:
        started.wait_for({"gelu": [0], "relu": [0]})
        yield started


def last_change(box: Any) -> int:
    """The place in the list of the last of the changes in a box."""
    return max(int(each) for each in re.findall(r"change-(\d+)", box.get_attribute("class")))


def test_selection_is_visible_in_graph_and_list(tab: Tab) -> None:
    tab.page.set_viewport_size({"width": 1280, "height": 720})
    tab.open(run="gelu", step="0", view="compare", compare=quote("run=relu&tag=memory&step=0"))
    cards = tab.locate("[data-testid=changes] .card")
    boxes = tab.find("difference-canvas").locator("g.op[class*=change-]")
    boxes.first.wait_for()
    box = max(boxes.all(), key=last_change)

    tab.find("difference-zoom-fit").click()
    box.focus()
    box.press("Enter")

    picked = tab.locate("[data-testid=changes] .card[aria-current=true]")
    picked.wait_for()
    assert not cards.first.evaluate(IS_SEEN)
    assert picked.locator("button").first.evaluate(IS_SEEN)
    assert box.evaluate(IS_SEEN)

    cards.nth(8).locator("button").first.click()
    tab.locate("[data-testid=changes] li:nth-child(9) .card[aria-current=true]").wait_for()
    assert cards.nth(8).locator("button").first.evaluate(IS_SEEN)
    assert tab.find("difference-canvas").locator("g.node.selected").first.evaluate(IS_SEEN)
