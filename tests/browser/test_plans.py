"""A plan in a real TensorBoard and a real Chromium, from the question to the code to paste."""

from __future__ import annotations

from collections.abc import Iterator
from urllib.parse import parse_qs, quote, urlparse

import pytest
import torch
from torch.utils.tensorboard import SummaryWriter
from transformers import GPT2Config, GPT2LMHeadModel

import tb_actmem
from tb_actmem.text import nbytes_text
from tests.support.checkpointable import on_device
from tests.support.pages import Tab
from tests.support.tensorboards import Server, tab_alone

pytestmark = pytest.mark.browser

SETTINGS = "p.activation_memory.optimize"


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
    for run, recording in {"accelerator": on_device(gpt2), "gpt2": gpt2}.items():
        with SummaryWriter(str(folder / "runs" / run)) as writer:
            tb_actmem.add_recording(writer, "memory", recording, 0)
    with tab_alone(folder, folder / "runs") as started:
        started.wait_for({"accelerator": [0], "gpt2": [0]})
        yield started


def test_plan_is_requested_and_its_code_copied(tab: Tab, gpt2: tb_actmem.Recording) -> None:
    plan = tb_actmem.predict.plan(gpt2, reduce="20%")
    tab.context.grant_permissions(["clipboard-read", "clipboard-write"])
    tab.open(run="gpt2")

    tab.find("to-optimize").click()
    tab.find("plan-asked").fill("20")
    tab.find("plan-ask").click()

    lines = tab.find("plan-lines")
    lines.wait_for()
    assert str(plan) in lines.inner_text()
    assert "reduce%3D20" in tab.page.url
    tab.find("optimize-copy").click()
    tab.find("optimize-plan").get_by_text("copied").wait_for()
    assert tab.page.evaluate("navigator.clipboard.readText()") == plan.code()

    tab.find("optimize-compare").click()

    tab.find("compare-step_peak_bytes").wait_for()
    peaks = tab.find("compare-step_peak_bytes").locator("td").all_inner_texts()
    assert peaks[:2] == [nbytes_text(plan.before_peak_bytes), nbytes_text(plan.peak_bytes)]


def test_recipe_of_largest_gain_takes_three_clicks(tab: Tab, gpt2: tb_actmem.Recording) -> None:
    tab.context.grant_permissions(["clipboard-read", "clipboard-write"])
    tab.open(run="gpt2")
    tab.find("overview").wait_for()

    tab.locate("[role=tab]").filter(has_text="Optimize").click()
    tab.find("actions").get_by_role("checkbox").first.click()
    tab.find("optimize-copy").click()

    code = tab.find("optimize-code").inner_text()
    tab.find("optimize-chosen").get_by_text("copied").wait_for()
    assert tab.page.evaluate("navigator.clipboard.readText()").strip() == code.strip()
    (modules,) = parse_qs(parse_qs(urlparse(tab.page.url).fragment)[SETTINGS][0])["checkpoint"]
    after = tb_actmem.predict.checkpoint(gpt2, modules.split())
    peaks = [nbytes_text(tb_actmem.totals(each).total_peak_bytes or 0) for each in (gpt2, after)]
    said = " → ".join(peaks)
    assert said in code and said in tab.find("optimize-verdict").inner_text()

    tab.find("optimize-compare").click()

    tab.find("compare-total_peak_bytes").wait_for()
    found = tab.find("compare-total_peak_bytes").locator("td").all_inner_texts()[:2]
    assert found == peaks


def test_row_of_equal_modules_opens_checkpoint_prediction(
    tab: Tab, gpt2: tb_actmem.Recording
) -> None:
    after = tb_actmem.predict.checkpoint(gpt2, modules=["transformer.h.*"])
    tab.open(run="gpt2", view="modules", modules=quote("open=0-40"))

    tab.find("what-if").first.click()
    tab.find("optimize-chosen").get_by_text("transformer.h.* under checkpoints").wait_for()
    tab.find("optimize-compare").click()

    tab.find("compare-predicted").filter(has_text="transformer.h.* under checkpoints").wait_for()
    kept = tab.find("compare-saved_bytes").locator("td").all_inner_texts()[1]
    assert kept == nbytes_text(tb_actmem.totals(after).saved_bytes)


def total_peak_text(recording: tb_actmem.Recording) -> str:
    return nbytes_text(tb_actmem.totals(recording).total_peak_bytes or 0)


def test_curve_point_is_chosen_by_keyboard_and_mouse(tab: Tab, gpt2: tb_actmem.Recording) -> None:
    points = tb_actmem.predict.plan(gpt2, reduce="10%").curve
    totals = [
        total_peak_text(tb_actmem.predict.plan(gpt2, max_recompute=point.max_recompute).recording)
        for point in (points[0], points[-1])
    ]
    tab.open(run="gpt2", view="optimize")
    plot = tab.find("curve-plot")
    tab.locate(f"[data-testid=curve-plot][aria-valuemax='{len(points) - 1}']").wait_for()
    tab.find("curve-pending").wait_for(state="detached")

    plot.press("End")

    verdict = tab.find("optimize-verdict")
    verdict.get_by_text(f"{total_peak_text(gpt2)} → {totals[-1]}").wait_for()
    assert totals[-1] in (plot.get_attribute("aria-valuetext") or "")
    assert "max_recompute%3D" in tab.page.url

    plot.locator(".u-over").click(position={"x": 12, "y": 40})
    verdict.get_by_text(f"{total_peak_text(gpt2)} → {totals[0]}").wait_for()


def test_ticks_text_and_address_agree(tab: Tab, gpt2: tb_actmem.Recording) -> None:
    def total(**asked: list[str]) -> str:
        return total_peak_text(tb_actmem.predict.checkpoint(gpt2, **asked))

    verdict = tab.find("optimize-verdict")
    tab.open(run="gpt2", view="optimize")
    tab.find("what-if-open").click()

    tab.find("tick-transformer.h.*.mlp").get_by_role("checkbox").press("Space")
    verdict.get_by_text(f"→ {total(modules=['transformer.h.*.mlp'])}").wait_for()
    assert tab.find("what-if-checkpoint").input_value() == "transformer.h.*.mlp"
    assert "checkpoint%3Dtransformer.h.*.mlp" in tab.page.url

    tab.find("tick-op-addmm").check()
    tab.find("optimize-code").get_by_text("create_selective_checkpoint_contexts").wait_for()
    kept = total(modules=["transformer.h.*.mlp"], save=["addmm"])
    verdict.get_by_text(f"→ {kept}").wait_for()

    tab.find("what-if-save").fill("")
    tab.find("what-if-checkpoint").fill("transformer.h.*")
    tab.find("what-if-checkpoint").press("Enter")
    verdict.get_by_text(f"→ {total(modules=['transformer.h.*'])}").wait_for()
    assert tab.find("tick-transformer.h.*").get_by_role("checkbox").is_checked()
    assert not tab.find("tick-transformer.h.*.mlp").get_by_role("checkbox").is_checked()


def test_ticked_modules_are_offloaded_on_accelerators(tab: Tab, gpt2: tb_actmem.Recording) -> None:
    after = tb_actmem.predict.checkpoint(on_device(gpt2), offload=["transformer.h.*"])
    tab.open(run="accelerator", view="optimize")
    tab.find("what-if-open").click()

    tab.find("tick-transformer.h.*").get_by_role("checkbox").nth(1).check()

    tab.find("optimize-chosen").get_by_text("offloaded to the host").wait_for()
    tab.find("optimize-compare").click()
    kept = tab.find("compare-saved_bytes").locator("td").nth(1)
    kept.get_by_text(nbytes_text(tb_actmem.totals(after).saved_bytes)).wait_for()
    tab.find("compare-optimize").click()
    tab.find("plan-offload").check()
    tab.find("curve-plot").wait_for()
    assert "may_offload%3D1" in tab.page.url


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize(
    ("asked", "part"),
    [
        ("reduce=10%25", "plan-lines"),
        ("checkpoint=transformer.h.*.attn.c_attn&save=addmm", "ticks"),
    ],
)
def test_plans_and_predictions_pass_axe(tab: Tab, theme: str, asked: str, part: str) -> None:
    tab.paint(theme)
    tab.open(run="gpt2", view="optimize", optimize=quote(asked))
    tab.find("optimize-verdict").wait_for()
    tab.find(part).wait_for()
    tab.find("curve-pending").wait_for(state="detached")

    assert tab.barriers(theme) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("asked", ["reduce=10%25", "checkpoint=transformer.h.*&save=addmm"])
def test_compared_predictions_pass_axe(tab: Tab, theme: str, asked: str) -> None:
    tab.paint(theme)
    tab.open(run="gpt2", view="compare", compare=quote(asked))
    tab.find("compared").wait_for()

    assert tab.barriers(theme) == []
