"""Every piece of code in the README and in docs/ runs, and prints what its page shows."""

from __future__ import annotations

import argparse
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
from tb_actmem import errors, model, predict, types
from tb_actmem.cli.main import _parser, main
from tb_actmem.integrations.assertions import ActivationMemory
from tb_actmem.text.notes import WORDS
from tests.support import warm
from tests.support.documented import Block, blocks, imported, missing, page_names
from tests.support.goldens import check_golden
from tests.support.places import GOLDEN, ROOT

DOCS = ROOT / "docs"
PAGES = [*sorted(ROOT.glob("*.md")), *sorted(DOCS.glob("*.md")), *sorted(DOCS.glob("[!m]*/*.md"))]
"""All pages; docs/made/ has parts of pages."""

SKIPPED_COMMANDS = (
    "tb-actmem predict scale runs --at b=64,s=4096",  # needs recordings with sizes in their labels
    "tb-actmem show runs/job --by rank",  # needs the recordings of several ranks
    "tb-actmem serve",  # runs until Ctrl-C
    "tb-actmem record",  # runs a program that the page does not have
    "torchrun",
    "tb-actmem dry-run",  # replaces this process, and needs a CUDA build of torch
)
"""Starts of commands that do not run on the recordings that the page creates."""

SEPARATE = {"accelerate", "lightning", "mlflow", "trackio", "transformers", "wandb"}
"""Libraries whose threads run until their process ends, and that print their own warnings."""


# Importing the compiler causes this warning.
@pytest.mark.filterwarnings("ignore:.torch.jit.script_method. is:DeprecationWarning")
@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
@pytest.mark.usefixtures("by_mode")  # as in the golden files
def test_code_of_page_runs(page, tmp_path, monkeypatch, request):
    found = list(blocks(page.read_text(encoding="utf-8")))
    if not any(block.language in ("python", "sh", "ipython") for block in found):
        return
    monkeypatch.chdir(tmp_path)
    names, needed = page_names(tmp_path), set()
    for block, follower in zip(found, [*found[1:], None], strict=True):
        if block.language == "sh":
            run_commands(page, block)
        elif block.language in ("python", "ipython"):
            if absent := missing(block):
                needed |= {*absent}
            elif block.language == "ipython":
                run_cell(request.getfixturevalue("notebook"), block, names)
            elif SEPARATE & imported(block.code):
                run_separately(block, names)
            else:
                printed = run(page, block, names)
                if follower is not None and follower.language == "text":
                    # Text that another machine printed has words before it.
                    assert not block.is_followed_by(follower) or printed == follower.code
    check_pictures(page, tmp_path)
    if needed:
        pytest.skip(f"all ran except the blocks that need {', '.join(sorted(needed))}")


def run(page: Path, block: Block, names: dict[str, Any]) -> str:
    """Run a block and its tests with the names of its page, and return its output."""
    if "writer" in block.code:  # several blocks may write the same step
        shutil.rmtree("runs", ignore_errors=True)
    padded = "\n" * (block.line - 1) + block.code  # gives tracebacks the page's line numbers
    printed = io.StringIO()
    with SummaryWriter("runs") as names["writer"], contextlib.redirect_stdout(printed):
        exec(compile(padded, page, "exec"), names)
    for name in re.findall(r"^def (test_\w+)\(activation_memory\)", block.code, re.MULTILINE):
        memory = ActivationMemory(file=Path.cwd() / "test_it.py", test=name, update=True)
        names[name](memory)
    return printed.getvalue()


def check_pictures(page: Path, folder: Path) -> None:
    """Compare the pictures that a page's code drew with those that the page shows."""
    for name in re.findall(r"\]\(\S*tests/golden/(\S+\.svg)\)", page.read_text("utf-8")):
        if (drawn := folder / name).exists():
            check_golden(name, drawn.read_text("utf-8"))


def run_separately(block: Block, names: dict[str, Any]) -> None:
    """Run a block in its own process, with the recording of its page if there is one."""
    code = f"import tb_actmem\nstep = 0\n{block.code}"
    if "recording" in names:
        tb_actmem.write(names["recording"], "separate.actmem")
        code = f"import tb_actmem\nrecording = tb_actmem.read('separate.actmem')\n{code}"
    done = warm.run("-c", code)
    assert done.returncode == 0, done.stderr


def run_cell(notebook: Any, block: Block, names: dict[str, Any]) -> None:
    notebook.push(names)
    notebook.run_cell(block.code, store_history=True).raise_error()


def run_commands(page: Path, block: Block) -> None:
    for line in block.code.splitlines():
        words = shlex.split(line, comments=True)
        if words[:1] == ["tb-actmem"] and not " ".join(words).startswith(SKIPPED_COMMANDS):
            printed = io.StringIO()
            with contextlib.redirect_stdout(printed):
                code = main(words[1:])
            assert code == 0, f"{page.name}: {line} ended with {code}\n{printed.getvalue()}"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_links_of_page_lead_to_files(page):
    text = page.read_text(encoding="utf-8")
    links = re.findall(r"\]\(([^)#\s]+)", text) + re.findall(r'src="([^"]+)"', text)
    local = [page.parent / link for link in links if ":" not in link]
    lost = [link for link in local if "made" not in link.parts and not link.exists()]

    assert lost == []
    if DOCS in page.parents:  # the site has no other page
        pages = [link.resolve() for link in local if link.suffix == ".md"]
        assert [other for other in pages if DOCS not in other.parents] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_anchors_of_links_are_headings(page):
    links = re.findall(r"\]\(([^):\s]*)#([^)\s]+)\)", page.read_text(encoding="utf-8"))
    lost = [
        (name, anchor)
        for name, anchor in links
        if anchor not in anchors(page.parent / name if name else page)
    ]

    assert lost == []


def anchors(page: Path) -> set[str]:
    """Return the anchors of a page's headings, as GitHub and myst make them."""
    headings = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}


def test_every_public_name_is_in_api_reference():
    page = (DOCS / "reference" / "api.md").read_text(encoding="utf-8")
    listed = set(re.findall(r"^\.\. auto\w+:: tb_actmem\.([\w.]+)$", page, re.MULTILINE))
    failures = [name for name in vars(errors) if name.endswith("Error") and name != "ActmemError"]

    assert {*tb_actmem.__all__} - {"__version__"} <= listed
    assert {f"predict.{name}" for name in predict.__all__} <= listed
    assert {f"types.{name}" for name in types.__all__ if not hasattr(model, name)} <= listed
    assert {f"errors.{name}" for name in failures} <= listed


def entries() -> list[str]:
    """The slugs that the reference of messages explains."""
    page = (DOCS / "reference" / "messages.md").read_text(encoding="utf-8")
    return re.findall(r"^#### (.+)\n\n[^#\n]", page, re.MULTILINE)


def sources() -> dict[Path, str]:
    """The package's Python files except the words of notes."""
    words = ROOT / "tb_actmem" / "text" / "notes"
    files = (path for path in (ROOT / "tb_actmem").rglob("*.py") if words not in path.parents)
    return {path: path.read_text(encoding="utf-8") for path in files}


def error_codes() -> set[str]:
    """The codes of the classes of errors, and those that a single error names."""
    text = "\n".join(sources().values())
    return set(re.findall(r'\bcode(?:: str)? ?= ?"([\w-]+)"', text))


def test_every_note_and_error_has_an_entry():
    assert sorted(entries()) == sorted({*WORDS, *error_codes()})


def test_every_slug_is_used_in_the_code():
    text = "\n".join(sources().values())
    made = {
        code for text in sources().values() for code in re.findall(r'Note\.of\(\s*"(.+?)"', text)
    }

    assert made <= {*WORDS}
    assert [slug for slug in entries() if f'"{slug}"' not in text] == []


def test_every_option_of_the_command_line_is_described():
    """The reference of the command line is generated from these descriptions."""
    lost = []
    parsers = [_parser()]
    while parsers:
        for action in parsers.pop()._actions:
            if isinstance(action, argparse._SubParsersAction):
                parsers += action.choices.values()
            elif not action.help or action.help == argparse.SUPPRESS:
                lost.append(action.dest)

    assert lost == []


def test_paths_in_contributing_exist():
    rows = re.findall(r"^\|.*\|$", (ROOT / "CONTRIBUTING.md").read_text("utf-8"), re.MULTILINE)
    paths = [path for row in rows for path in re.findall(r"`([\w./]+/[\w./]*)`", row)]
    inside = ROOT / "tb_actmem"

    assert paths
    assert [p for p in paths if not (inside / p).exists() and not (ROOT / p).exists()] == []


def test_every_page_is_in_toctree():
    contents = (DOCS / "index.md").read_text(encoding="utf-8").splitlines()
    pages = [
        page.relative_to(DOCS).with_suffix("").as_posix() for page in PAGES if DOCS in page.parents
    ]

    assert [page for page in pages if page not in ["index", *contents]] == []


def test_site_builds_without_warnings(tmp_path):
    pytest.importorskip("sphinx", reason="the extra docs is not installed")
    sphinx = [sys.executable, "-m", "sphinx", "-W", "--keep-going", "-q", "-b", "html"]
    done = subprocess.run([*sphinx, DOCS, tmp_path], cwd=ROOT, capture_output=True, text=True)

    assert done.returncode == 0, done.stderr
    pages = DOCS / "reference" / "gallery.md", GOLDEN / "models.md"
    named = "".join(page.read_text(encoding="utf-8") for page in pages)
    drawn = {path.name for path in (tmp_path / "_images").iterdir()}
    assert {Path(picture).name for picture in re.findall(r"\]\((.+\.svg)\)", named)} <= drawn
