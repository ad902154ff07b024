"""Loops that wait for a value of a fake device, and programs that a dry run must not disturb."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tb_actmem.predict.fake_cuda import pretended
from tb_actmem.predict.fake_cuda.reads import EACH, LONG_S, MANY, Reads
from tests.support.places import ROOT

pretending = pytest.mark.skipif(not pretended(), reason="run it by tb-actmem dry-run")


def samples_until_report(seconds: float) -> int:
    """The number of samples of one line, so far apart, until it is reported."""
    reads = Reads()
    return next(n for n in range(1, 1000) if reads.add("train.py:4", (n - 1) * seconds))


def test_fast_loop_is_reported_by_count() -> None:
    assert samples_until_report(0) == MANY // EACH == 100


def test_slow_loop_is_reported_by_time() -> None:
    assert samples_until_report(1) == LONG_S + 1 == 11
    assert samples_until_report(3600) == 2


def test_each_line_is_counted_and_reported_once() -> None:
    reads = Reads()
    said = [reads.add(f"train.py:{n % 2}", 0) for n in range(4 * MANY // EACH)]

    lines = [line for line in said if line is not None]
    assert ["about 10,000 values from the device at train.py:0." in lines[0], len(lines)] == [1, 2]
    assert "at train.py:1." in lines[1]


def started(folder: Path, text: str) -> subprocess.Popen[str]:
    program = folder / "train.py"
    program.write_text(text, encoding="utf-8")
    return subprocess.Popen(
        [sys.executable, str(program)], stderr=subprocess.PIPE, text=True, cwd=ROOT
    )


LOOPS = {
    "boolean": ("while (x > 0).all():\n    x = x - 1\n", {3, 4}),
    "item": ("def total():\n    return x.sum().item()\n\nwhile total() == 0: pass\n", {4, 6}),
    "small copy": ("while x.cpu().sum() == 0:\n    x = x - 1\n", {3, 4}),
    "thread": (
        "import threading\ndef wait():\n    while x.sum().item() == 0: pass\n"
        "threading.Thread(target=wait, daemon=True).start()\nwhile True: pass\n",
        {5},
    ),
}
"""Loops, and their lines in the program: a read is noticed a few instructions later."""


@pytest.mark.cuda
@pretending
@pytest.mark.parametrize("loop", LOOPS)
def test_endless_loop_is_reported_with_its_line(loop: str, tmp_path: Path) -> None:
    text, lines = LOOPS[loop]
    with started(tmp_path, f"import torch\nx = torch.ones(8, device='cuda')\n{text}") as process:
        try:
            assert process.stderr is not None
            said = process.stderr.readline()
        finally:
            process.kill()

    found = re.fullmatch(
        r"tb_actmem: The dry run has read about .* at train\.py:(\d+)\. .*\n", said
    )
    assert found and int(found[1]) in lines, said


def said_by(folder: Path, text: str) -> str:
    with started(folder, text) as process:
        return process.communicate(timeout=120)[1]


@pytest.mark.cuda
@pretending
def test_names_of_program_stay_its_own(tmp_path: Path) -> None:
    text = (
        "x = torch.ones(3, device='cuda')\nfor _ in range(500): x.sum().item()\nassert time() > 1\n"
    )

    assert said_by(tmp_path, f"import torch\nfrom time import time\n{text}") == ""


@pytest.mark.cuda
@pretending
@pytest.mark.parametrize("name", ["PYTORCH_ALLOC_CONF", "PYTORCH_CUDA_ALLOC_CONF"])
def test_other_allocator_chosen_in_program_is_explained(name: str, tmp_path: Path) -> None:
    set_first = f"import os\nos.environ[{name!r}] = 'backend:cudaMallocAsync'\nimport torch\n"
    said = said_by(tmp_path, f"{set_first}torch.ones(3, device='cuda')\n")

    assert "a dry run needs torch's own caching allocator" in said
    assert '"backend:cudaMallocAsync". Remove it from PYTORCH_ALLOC_CONF' in said
