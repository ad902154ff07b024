"""Every piece of code in the README and in docs/ does what its page says, as it stands there."""

from __future__ import annotations

import contextlib
import io
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from torch.utils.tensorboard import SummaryWriter

import tb_actmem
from tb_actmem.cli.main import main
from tb_actmem.integrations.assertions import ActivationMemory
from tests.support.documented import Block, at_hand, blocks, imported, missing
from tests.support.places import ROOT

DOCS = ROOT / "docs"
PAGES = [*sorted(ROOT.glob("*.md")), *sorted(DOCS.glob("*.md"))]

ELSEWHERE = (
    "tb-actmem fit runs --at b=64,s=4096",  # of recordings whose labels name their sizes
    "tb-actmem dry-run",  # becomes another program, and wants a CUDA build of torch
)
"""How commands begin that do not run on what the page's own code makes."""

APART = {"accelerate", "lightning", "mlflow", "transformers", "wandb"}
"""Libraries with threads that run on until their process ends, and with warnings of their own."""


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_code_of_a_page_runs(page, tmp_path, monkeypatch, request):
    found = list(blocks(page.read_text(encoding="utf-8")))
    if not any(block.language in ("python", "sh", "ipython") for block in found):
        return
    monkeypatch.chdir(tmp_path)
    names, needed = at_hand(tmp_path), set()
    for block, follower in zip(found, [*found[1:], None], strict=True):
        if block.language == "sh":
            run_commands(page, block)
        elif block.language in ("python", "ipython"):
            if absent := missing(block):
                needed |= {*absent}
            elif block.language == "ipython":
                run_cell(request.getfixturevalue("notebook"), block, names)
            elif APART & imported(block.code):
                run_apart(block, names)
            else:
                printed = run(page, block, names)
                if follower is not None and follower.language == "text":
                    # Of an example that somebody else's machine printed there are words before.
                    assert not block.is_followed_by(follower) or printed == follower.code
    if needed:
        pytest.skip(f"all but the blocks that need {', '.join(sorted(needed))} ran")


def run(page: Path, block: Block, names: dict[str, Any]) -> str:
    """Run a block in the names of its page, its tests too, and return what it printed."""
    if "writer" in block.code:  # blocks may be alternatives, which write the same step
        shutil.rmtree("runs", ignore_errors=True)
    padded = "\n" * (block.line - 1) + block.code  # for the lines of a traceback
    printed = io.StringIO()
    with SummaryWriter("runs") as names["writer"], contextlib.redirect_stdout(printed):
        exec(compile(padded, page, "exec"), names)
    for name in re.findall(r"^def (test_\w+)\(activation_memory\)", block.code, re.MULTILINE):
        memory = ActivationMemory(file=Path.cwd() / "test_it.py", test=name, update=True)
        names[name](memory)
    return printed.getvalue()


def run_apart(block: Block, names: dict[str, Any]) -> None:
    """Run a block in a process of its own, with the recording of its page if there is one."""
    code = f"import tb_actmem\nstep = 0\n{block.code}"
    if "recording" in names:
        tb_actmem.write(names["recording"], "apart.actmem")
        code = f"import tb_actmem\nrecording = tb_actmem.read('apart.actmem')\n{code}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def run_cell(notebook: Any, block: Block, names: dict[str, Any]) -> None:
    notebook.push(names)
    notebook.run_cell(block.code, store_history=True).raise_error()


def run_commands(page: Path, block: Block) -> None:
    for line in block.code.splitlines():
        words = shlex.split(line, comments=True)
        if words[:1] == ["tb-actmem"] and not " ".join(words).startswith(ELSEWHERE):
            printed = io.StringIO()
            with contextlib.redirect_stdout(printed):
                code = main(words[1:])
            assert code == 0, f"{page.name}: {line} ended with {code}\n{printed.getvalue()}"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_what_a_page_links_to_is_there(page):
    text = page.read_text(encoding="utf-8")
    links = re.findall(r"\]\(([^)#\s]+)", text) + re.findall(r'src="([^"]+)"', text)
    lost = [link for link in links if ":" not in link and not (page.parent / link).exists()]

    assert [link for link in lost if not link.startswith("made/")] == []
    if page.parent == DOCS:  # the site has no other page
        pages = [page.parent / link for link in links if link.endswith(".md") and ":" not in link]
        assert [other for other in pages if other.resolve().parent != DOCS] == []


def test_every_public_name_stands_on_the_page_of_the_interface():
    page = (DOCS / "api.md").read_text(encoding="utf-8")
    told = set(re.findall(r"^\.\. auto\w+:: tb_actmem\.(\w+)$", page, re.MULTILINE))

    assert {*tb_actmem.__all__} - {"__version__"} <= told


def test_every_page_is_in_the_contents():
    contents = (DOCS / "index.md").read_text(encoding="utf-8").splitlines()

    assert [page.stem for page in DOCS.glob("*.md") if page.stem not in ["index", *contents]] == []


def test_the_site_is_made_without_a_warning(tmp_path):
    pytest.importorskip("sphinx", reason="the extra docs is not installed")
    sphinx = [sys.executable, "-m", "sphinx", "-W", "--keep-going", "-q", "-b", "html"]
    done = subprocess.run([*sphinx, DOCS, tmp_path], cwd=ROOT, capture_output=True, text=True)

    assert done.returncode == 0, done.stderr
    gallery = (DOCS / "gallery.md").read_text(encoding="utf-8")
    drawn = {path.name for path in (tmp_path / "_images").iterdir()}
    assert {*re.findall(r"\]\(made/(.+)\)", gallery)} <= drawn
