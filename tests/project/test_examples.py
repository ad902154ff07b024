"""Every example runs from the command line, and prints its claims."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import tb_actmem
from tb_actmem.tensorboard.events.logdir import recordings
from tb_actmem.text import nbytes_text
from tests.support import warm
from tests.support.goldens import check_golden
from tests.support.places import TESTS
from tests.support.tensorboards import tensorboard

EXAMPLES = TESTS.parent / "examples"

SMALL = {
    "demo.py": ["--small"],
    "gpt2.py": ["--layers=1", "--batch=1", "--tokens=16"],
    "mlp.py": ["--tokens=16", "--width=8"],
}
"""Arguments that make each example fast."""


def run(folder: Path, name: str, *arguments: str) -> str:
    """Run an example in a folder with warnings as errors, and return its output."""
    done = warm.run("-W", "error", str(EXAMPLES / name), *arguments, cwd=folder)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return done.stdout


def test_every_example_is_tested_and_documented():
    names = {path.name for path in EXAMPLES.glob("[!_]*.py")}
    tests = "".join(path.read_text(encoding="utf-8") for path in TESTS.rglob("test_*.py"))
    readme = (EXAMPLES / "README.md").read_text(encoding="utf-8")

    assert [name for name in names if name not in tests] == []
    assert [name for name in names if f"[{name}]({name})" not in readme] == []


@pytest.mark.parametrize("name", SMALL)
def test_example_has_help(tmp_path, name):
    assert "usage:" in run(tmp_path, name, "--help")


def test_gpt2_writes_figure_and_run(tmp_path):
    out = run(tmp_path, "gpt2.py", *SMALL["gpt2.py"])

    (logged,) = recordings(tmp_path / "runs")
    kept = tb_actmem.totals(logged.recording()).saved_bytes
    assert kept > 16 * 50257 * 4  # the logits alone
    assert "<svg" in (tmp_path / "gpt2.svg").read_text()
    assert "log_softmax saves its output" in out
    assert "the 5 largest are listed" in out


def test_demo_writes_run_for_each_variant(tmp_path):
    out = run(tmp_path, "demo.py", *SMALL["demo.py"])

    steps = {logged.run: logged.recording() for logged in recordings(tmp_path / "runs")}
    told = re.findall(r"^\[\d/(\d)\] (.+): .+ saved for backward, peak .+$", out, re.MULTILINE)
    assert sorted(name for _, name in told) == sorted(steps)
    assert {int(of) for of, _ in told} == {len(steps)}
    for name, step in steps.items():
        kinds = [phase.kind.value for phase in step.phases]
        assert {"forward", "backward"} <= set(kinds), name
        assert (tb_actmem.totals(step).total_peak_bytes or 0) > 0
        assert step.meta.optimizers, name
    kept = {name: tb_actmem.totals(step).saved_bytes for name, step in steps.items()}
    assert kept["gpt2/checkpointed"] < kept["gpt2/gelu in one op"] < kept["gpt2/as published"]
    assert kept["mlp/relu"] < kept["mlp/gelu"]
    growing = [
        tb_actmem.totals(logged.recording()).saved_bytes
        for logged in recordings(tmp_path / "runs")
        if logged.run == "lstm"
    ]
    assert len(growing) == 4  # the Steps view has something to show
    assert growing == sorted({*growing})
    assert "<svg" in (tmp_path / "gpt2.svg").read_text()


@pytest.mark.usefixtures("by_mode")  # as in the golden files
def test_mlp_saves_bytes_of_formulas(tmp_path):
    """The figures of the article: 150,994,944 bytes with GELU and 83,886,080 with ReLU."""
    out = run(tmp_path, "mlp.py")

    assert "GELU: 150,994,944 bytes are 18·b·s·d" in out
    assert "ReLU: 83,886,080 bytes are 10·b·s·d" in out
    for name in ("gelu.svg", "relu.svg"):
        check_golden(f"mlp-{name}", (tmp_path / name).read_text())


@pytest.mark.browser
@pytest.mark.slow
def test_gpt2_recording_opens_in_tab(tmp_path, chromium, request, compiled_observer):
    """`make picture` takes the README's picture here."""
    playwright = pytest.importorskip("playwright.sync_api")
    run(tmp_path, "gpt2.py")
    (logged,) = recordings(tmp_path / "runs")
    kept = tb_actmem.totals(logged.recording()).saved_bytes

    with tensorboard(tmp_path, f"--logdir={tmp_path / 'runs'}") as server:
        server.wait_for({logged.run: [0]})
        with playwright.sync_playwright() as driver:
            browser = driver.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
            page = browser.new_page(viewport={"width": 1600, "height": 1000})
            page.goto(f"{server.address}#activation_memory&p.activation_memory.view=graph")
            tab = page.frame_locator("iframe")
            norm = tab.get_by_text("native_layer_norm", exact=True)
            tab.locator("[data-testid=graph-canvas] g.node").filter(has=norm).first.click()
            saves = tab.get_by_test_id("saves").inner_text()
            total = tab.get_by_test_id("total-saved_bytes").inner_text()
            if request.config.getoption("--update-golden"):
                page.screenshot(path=EXAMPLES / "tab.png")
            browser.close()

    assert nbytes_text(kept) in total
    assert "native_layer_norm saves its input" in saves


MORE = r"  {} +4·b·s·d more +67,108,864 +67,108,864"
LESS = r"  {} +nothing more +0 +0"
ADDING = [
    "GELU",
    "SiLU",
    "ELU",
    "SELU",
    "LeakyReLU",
    "Hardswish",
    "Hardtanh",
    "Hardsigmoid",
    "Hardshrink",
]
FREE = ("ReLU", "Tanh", "Sigmoid", "LeakyReLU in place")

DOCUMENTS = {
    "mlp_activations.py": (
        r"MLP with ReLU +83,886,080 +83,886,080 +83,886,080",
        r"MLP with GELU +150,994,944 +150,994,944 +150,994,944",
        r"0\.5556 +0\.5556 +0\.5556",
        *(LESS.format(name) for name in FREE),
        *(MORE.format(name) for name in ADDING),
    ),
    "transformer_block.py": (
        r"block with gelu +268,632,080 +268,566,528 +268,566,528",
        r"block with relu +201,523,216 +201,457,664 +201,457,664",
        r"ReLU / GELU +0\.750183 +0\.750122 +0\.750122",
    ),
    "allocator_context.py": (
        r"allocated +3,072 +3·1024 +3,072",
        r"current +1,024 +1·1024 +1,024",
        r"freed +2,048 +2·1024 +2,048",
        r"peak +2,048 +2·1024 +2,048",
        r"split's parts +1 storage +4 of 1 +4 of 1: input",
        r"linear +2 storages +2 of 2 +2 of 2: input, parameter weight",
    ),
    "autocast.py": (
        r"linear, autocast .* 6,291,456 +6,291,456",
        r"of it copies of weights +2,097,152 +2,097,152",
    ),
    "attention_modes.py": (
        r"qkv +13 MB +12 MiB +12 MiB",
        r"scores +10 MB +10 MiB +10 MiB",
        r"softmax, dropout +0 MB +0 MiB +0 MiB",
        r"weighted +8 MB +8 MiB +8 MiB",
        r"output +4 MB +4 MiB +4 MiB",
        r"parameters and x +8 MB +8\.0 MiB +8\.0 MiB",
        r"peak above them +36 MB +34 MiB +34 MiB",
        r"with them +44 MB +42\.0 MiB +42\.0 MiB",
        r"retained +22 MB +22 MiB +22 MiB",
        r"with them +30 MB +30\.0 MiB +30\.0 MiB",
        r"parameters, values +1,050,624 +4·C² \+ C +1,049,088",
        r"qkv +saved +freed",
        r"q rearranged +freed +saved: bmm self",
        r"k rearranged +freed +saved: bmm mat2",
        r"v rearranged +freed +saved: bmm mat2",
        r"q @ k\^T +saved +freed",
        r"softmax of it +- +saved: softmax result, bmm self",
        r"weighted sum +saved +saved: addmm mat1",
        r"output +saved +the caller's",
    ),
    "claimed_and_saved.py": (
        r"scores +104,857,600 +0 +not saved",
        r"probabilities +104,857,600 +104,857,600 ",
        r"attended +6,553,600 +0 +not saved",
        r"down +6,553,600 +0 +not saved",
        r"Q_heads +6,553,600 +0 +a view of Q",
        r"48 blocks +13\.7 GB +13\.53 GB +13\.21 GB",
        r"2\.27 GB +8\.18 GB",
        r"31\.70 GB +34\.03 GB",
        r"79\.4 GB +79\.37 GB",
    ),
    "checkpointing.py": (
        r"a block +34·b·s·h \+ 5·a·b·s² +2,326,528 +2,328,576",
        r"full: a block +its input +98,304 +98,304",
        r"more FLOPs +30 to 40 % +33\.3 % +33\.3 %",
        r"attention alone +70 % less +70\.2 % less +70\.2 % less",
        r"more FLOPs +2\.7 % +0\.9 % +0\.45%",
    ),
    "gpt2_calculator.py": (
        r"parameters, values +123,568,896 +123,568,896 +124,439,808",
        r"activations, values +3,088,334,848 +3,088,334,848 ",
        r"small, batch 8, in all +26\.6 GB +26\.68 GB +26\.47 GB",
        r"small, batch 1, in all +5\.1 GB +5\.07 GB ",
        r"medium, batch 1, in all +12\.5 GB +12\.52 GB ",
        r"seen on the device +27\.5 GB +1\.03 GB less",
        r"saved by float16 +5\.7 GB +4\.30 GB",
    ),
}
"""A figure of the document that each example must meet, or must say that it is wrong."""


@pytest.mark.parametrize("name", DOCUMENTS)
@pytest.mark.usefixtures("by_mode")  # as in the golden files
def test_example_of_document_meets_its_figures(tmp_path, name):
    out = run(tmp_path, name)

    for figure in DOCUMENTS[name]:
        assert re.search(figure, out), out


FULL = {
    "mlp_activations.py": (
        r"ReLU, allocator +83,886,080 +83,886,080",
        r"GELU, allocator +150,994,944 +150,994,944",
    ),
    "transformer_block.py": (
        r"block with gelu +268,632,080 +268,632,080 +268,632,080",
        r"block with relu +201,523,216 +201,523,216 +201,523,216",
        r"ReLU / GELU +0\.750183 +0\.750183 +0\.750183",
    ),
    "allocator_context.py": (
        r"allocated +3,072 +3·1024 +3,072",
        r"current +1,024 +1·1024 +1,024",
        r"freed +2,048 +2·1024 +2,048",
        r"peak +2,048 +2·1024 +2,048",
    ),
    "autocast.py": (r"linear, autocast .* 6,291,456 +6,291,456",),
    "attention_modes.py": (r"retained +22 MB +22 MiB +22 MiB", r"blocks for 22 MiB"),
    "claimed_and_saved.py": (r"scores +104,857,600 +0 +not saved",),
    "checkpointing.py": (
        r"full: a block +its input +50,331,648 +50,331,648",
        r"more FLOPs +30 to 40 % +33\.3 % +33\.3 %",
        r"GPT-3, attention alone +70 % less +70\.2 % less +70\.2 % less",
    ),
    "gpt2_calculator.py": (
        r"allocator's peak +reserved +in use",
        r"saved by float16 +5\.7 GB",
        # With the gigabyte for kernels that the document names: its 27.5, 6.1, 5.8 and 13.4, the
        # last within 3 %, and not its 21.8. Two workspaces of cuBLAS have 0.02 to 0.07.
        r"small, batch 8, float32 +26\.47 GB +26\.[45]\d GB",
        r"small, batch 1, float32 +5\.05 GB +5\.[01]\d GB",
        r"small, batch 1, float16 +4\.7\d GB +4\.[78]\d GB",
        r"medium, batch 1, float32 +12\.80 GB +12\.8\d GB",
        r"small, batch 8, float16 +22\.17 GB +22\.[12]\d GB",
    ),
}
"""What must be printed on CUDA, in the document's own sizes."""


@pytest.mark.cuda
@pytest.mark.slow
@pytest.mark.parametrize("name", FULL)
def test_full_size_example_matches_its_figures_on_cuda(tmp_path, name):
    out = run(tmp_path, name, "--full")

    for figure in FULL[name]:
        assert re.search(figure, out), out


def test_full_size_without_cuda_is_one_sentence(tmp_path, monkeypatch):
    monkeypatch.setenv("CUDA_VISIBLE_DEVICES", "")

    done = warm.run(str(EXAMPLES / "autocast.py"), "--full", cwd=tmp_path)

    assert done.returncode == 1
    assert done.stderr == "--full needs a CUDA device, and torch finds none.\n"
