"""Every piece of code in the README and in docs/ does what its page says, as it stands there."""

from __future__ import annotations

import contextlib
import io
import shlex
import shutil
from pathlib import Path
from typing import Any

import pytest
from documented import Block, at_hand, blocks, missing
from torch.utils.tensorboard import SummaryWriter

from tb_actmem.commands.main import main
from tb_actmem.integrations.assertions import ActivationMemory

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]

ELSEWHERE = {
    "tb-actmem fit runs --at b=64,s=4096",  # of recordings whose labels name their sizes
}
"""Commands on files that the page's own code does not make."""


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_code_of_a_page_runs(page, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    names, needed = at_hand(tmp_path), set()
    found = list(blocks(page.read_text(encoding="utf-8")))
    for block, follower in zip(found, [*found[1:], None], strict=True):
        if block.language in ("sh", "console"):
            run_commands(page, block)
        if block.language != "python":
            continue
        if absent := missing(block.code):
            needed |= {*absent}
            continue
        if "writer" in block.code:  # blocks may be alternatives, which write the same step
            shutil.rmtree("runs", ignore_errors=True)
        with SummaryWriter("runs") as names["writer"]:
            printed = run(page, block, names)
        call_tests(block, names)
        if follower is not None and follower.language == "text":
            assert printed == follower.code, f"{page.name}:{follower.line}"
    if needed:
        pytest.skip(f"all but the blocks that need {', '.join(sorted(needed))} ran")


def run(page: Path, block: Block, names: dict[str, Any]) -> str:
    """Run a block in the names of its page, with its own lines in a traceback."""
    padded = "\n" * (block.line - 1) + block.code
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(padded, page, "exec"), names)
    return printed.getvalue()


def call_tests(block: Block, names: dict[str, Any]) -> None:
    """Call the tests that a block defines, as pytest would, with what it would give them."""
    for name, value in list(names.items()):
        if name.startswith("test_") and f"def {name}(activation_memory)" in block.code:
            value(ActivationMemory(file=Path.cwd() / "test_it.py", test=name, update=True))


def run_commands(page: Path, block: Block) -> None:
    for line in block.code.splitlines():
        words = shlex.split(line, comments=True)
        if words[:1] == ["tb-actmem"] and shlex.join(words).replace("'", "") not in ELSEWHERE:
            printed = io.StringIO()
            with contextlib.redirect_stdout(printed):
                code = main(words[1:])
            assert code == 0, f"{page.name}: {line} ended with {code}\n{printed.getvalue()}"
