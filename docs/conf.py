"""How docs/ becomes a site: `make docs`."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

DOCS = Path(__file__).parent
ROOT = DOCS.parent
MADE = DOCS / "made"
sys.path.insert(0, str(ROOT))

project = "tb_actmem"
author = copyright = "the tb_actmem authors"
extensions = ["myst_parser", "sphinx.ext.autodoc"]
exclude_patterns = ["made/*.md"]
html_theme = "furo"
html_title = "tb_actmem"
html_copy_source = False
myst_heading_anchors = 3
autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
# `name` in a docstring links to a public name if one exists, and is code otherwise.
default_role = "py:obj"


def setup(app: Any) -> None:
    """Generate the parts of pages that depend on the code."""
    app.connect("builder-inited", _make)


def _make(app: Any) -> None:
    shutil.rmtree(MADE, ignore_errors=True)
    MADE.mkdir()
    (MADE / "commands.md").write_text("\n".join(_commands()), encoding="utf-8")
    _pictures()


def _commands(*command: str) -> list[str]:
    """Return a section for a command, then one for each of its subcommands."""
    text = _help(*command)
    parts = [f"## {' '.join(('tb-actmem', *command))}\n\n```text\n{text}```\n"]
    for name in re.findall(r"^    ([a-z-]+)\b", text, re.MULTILINE):  # argparse indents them by 4
        parts += _commands(*command, name)
    return parts


def _help(*command: str) -> str:
    words = [sys.executable, "-m", "tb_actmem", *command, "--help"]
    environment = {**os.environ, "COLUMNS": "80", "NO_COLOR": "1", "PYTHONPATH": str(ROOT)}
    done = subprocess.run(words, env=environment, capture_output=True, text=True, check=True)
    return done.stdout


def _pictures() -> None:
    """Run the pages that show figures, in the folder where the site looks for them."""
    from tests.support.documented import blocks, page_names

    here = Path.cwd()
    os.chdir(MADE)
    try:
        for page in DOCS.rglob("*.md"):
            text = page.read_text(encoding="utf-8")
            if re.search(r"\]\((\.\./)?made/.*\.svg\)", text):
                names = page_names(MADE)
                for block in blocks(text):
                    if block.language == "python":
                        exec(compile(block.code, page, "exec"), names)
    finally:
        os.chdir(here)
