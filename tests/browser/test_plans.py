"""A plan in a real TensorBoard and a real Chromium, from the question to the code to paste."""

from __future__ import annotations

from collections.abc import Iterator
from urllib.parse import quote

import pytest
import torch
from pages import Tab
from tensorboards import Server, tensorboard
from torch.utils.tensorboard import SummaryWriter
from transformers import GPT2Config, GPT2LMHeadModel

import tb_actmem
from tb_actmem.wording.units import nbytes_text

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def gpt2() -> tb_actmem.Recording:
    torch.manual_seed(0)
    config = GPT2Config(
        n_layer=2, n_head=2, n_embd=64, vocab_size=100, bos_token_id=0, eos_token_id=0
    )
    config.use_cache = False
    model, tokens = GPT2LMHeadModel(config), torch.arange(128).reshape(2, 64) % 100
    with tb_actmem.record(model) as recorder:
        model(tokens, labels=tokens).loss.backward()
    return recorder.recording


@pytest.fixture(scope="module")
def server(gpt2: tb_actmem.Recording, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("plans")
    with SummaryWriter(str(folder / "runs" / "gpt2")) as writer:
        tb_actmem.add_recording(writer, "memory", gpt2, 0)
    with tensorboard(folder, f"--logdir={folder / 'runs'}") as started:
        started.wait_for({"gpt2": [0]})
        yield started


def test_a_plan_is_asked_for_and_its_code_is_copied(tab: Tab, gpt2: tb_actmem.Recording) -> None:
    plan = tb_actmem.plan(gpt2, reduce="30%")
    tab.context.grant_permissions(["clipboard-read", "clipboard-write"])
    tab.open(run="gpt2", view="compare")

    tab.find("plan-asked").fill("30")
    tab.find("plan-ask").click()

    lines = tab.find("plan-lines")
    lines.wait_for()
    assert str(plan) in lines.inner_text()
    peaks = tab.find("compare-step_peak_bytes").locator("td").all_inner_texts()
    assert peaks[:2] == [nbytes_text(plan.before_peak_bytes), nbytes_text(plan.peak_bytes)]
    assert "reduce%3D30" in tab.page.url
    tab.find("planned").get_by_role("button", name="Copy the plan").click()
    tab.find("planned").get_by_text("copied").wait_for()
    assert tab.page.evaluate("navigator.clipboard.readText()") == plan.code()


def test_a_row_of_equal_modules_leads_to_what_checkpoints_would_release(
    tab: Tab, gpt2: tb_actmem.Recording
) -> None:
    after = tb_actmem.what_if(gpt2, checkpoint=["transformer.h.*"])
    tab.open(run="gpt2", view="modules", modules=quote("open=0-40"))

    tab.find("what-if").first.click()

    tab.find("compare-predicted").filter(has_text="transformer.h.* under checkpoints").wait_for()
    kept = tab.find("compare-kept_bytes").locator("td").all_inner_texts()[1]
    assert kept == nbytes_text(tb_actmem.ledger(after).kept_bytes)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious_in_a_plan(tab: Tab, theme: str) -> None:
    tab.paint(theme)
    tab.open(run="gpt2", view="compare", compare=quote("reduce=10%25"))
    tab.find("planned").wait_for()

    assert tab.barriers(theme) == []
