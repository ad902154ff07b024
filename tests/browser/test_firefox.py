"""Every view in a real Firefox, where the distribution has brought one."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from urllib.parse import quote

import pytest
import torch
from torch import nn
from torch.utils.tensorboard import SummaryWriter

import tb_actmem
from tests.support.firefox import Firefox, firefox
from tests.support.stacked import Stacked
from tests.support.tensorboards import Server, tensorboard, wait

FIREFOX = next(filter(None, map(shutil.which, ("firefox", "firefox-esr"))), "")
pytestmark = [pytest.mark.browser, pytest.mark.skipif(not FIREFOX, reason="no Firefox")]

VIEWS = {
    "overview": "[data-testid=groups] li",
    "graph": "[data-testid=graph-canvas] g.node",
    "ops": "[data-testid=ops-table] [data-row]",
    "modules": "[data-testid=modules-table] [data-row]",
    "timeline": "[data-testid=alive-summary]",
    "compare": "[data-testid=difference-canvas] g.node",
    "steps": "[data-testid=steps-table]",
}
"""A text that each view shows once it is drawn."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("firefox")
    for run, activation in {"gelu": nn.GELU, "relu": nn.ReLU}.items():
        model = Stacked(activation)
        with tb_actmem.record(model) as recorder:
            model(torch.ones(4, 8)).sum().backward()
        with SummaryWriter(str(folder / "runs" / run)) as writer:
            tb_actmem.add_recording(writer, "memory", recorder.recording, 0)
    with tensorboard(folder, f"--logdir={folder / 'runs'}") as started:
        started.wait_for({"gelu": [0], "relu": [0]})
        yield started


@pytest.fixture(scope="module")
def window(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Firefox]:
    with firefox(FIREFOX, tmp_path_factory.mktemp("window")) as driven:
        yield driven


@pytest.mark.parametrize("view", VIEWS)
def test_every_view_is_drawn_and_nothing_complains(
    server: Server, window: Firefox, view: str
) -> None:
    place = f"&p.activation_memory.run=gelu&p.activation_memory.view={view}"
    other = quote("run=relu&tag=memory&step=0")
    window.open(f"{server.address}#activation_memory{place}&p.activation_memory.compare={other}")

    there = f"document.querySelectorAll('{VIEWS[view]}').length > 0"
    wait(lambda: window.in_tab(there), lambda: str(window.in_tab("document.body.innerText")))

    assert window.in_tab("document.querySelectorAll('[data-testid=error]').length") == 0
    assert window.complaints == []


def test_complaint_is_heard(server: Server, window: Firefox) -> None:
    window.open(f"{server.address}#activation_memory")
    wait(lambda: window.in_tab("document.body !== null"), lambda: "no frame")

    window.in_tab("setTimeout(() => { throw new Error('planted'); })")

    wait(lambda: window.in_tab("1") and window.complaints, lambda: "nothing was heard")
    assert "planted" in window.complaints.pop()
