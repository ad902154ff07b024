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
MADE = DOCS / "made"
sys.path[:0] = [str(DOCS.parent), str(DOCS.parent / "tests")]

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
# `name` in a docstring is a public name where there is one, and code everywhere else.
default_role = "py:obj"


def setup(app: Any) -> None:
    """Make the parts of pages that code of today makes."""
    app.connect("builder-inited", _make)


def _make(app: Any) -> None:
    shutil.rmtree(MADE, ignore_errors=True)
    MADE.mkdir()
    (MADE / "commands.md").write_text(_commands(), encoding="utf-8")
    _pictures()


def _commands() -> str:
    from tb_actmem.cli.main import COMMANDS

    parts = []
    for name in ("", *(name for name, _, _ in COMMANDS), "dry-run"):
        command = f"tb-actmem {name}".strip()
        parts.append(f"## {command}\n\n```text\n{_help(name)}```\n")
    return "\n".join(parts)


def _help(*command: str) -> str:
    words = [sys.executable, "-m", "tb_actmem", *filter(None, command), "--help"]
    environment = {**os.environ, "COLUMNS": "80", "NO_COLOR": "1", "PYTHONPATH": str(DOCS.parent)}
    done = subprocess.run(words, env=environment, capture_output=True, text=True, check=True)
    return done.stdout


def _pictures() -> None:
    """Run the pages that show figures, where the site finds what they draw."""
    from tests.support.documented import at_hand, blocks

    here = Path.cwd()
    os.chdir(MADE)
    try:
        for page in DOCS.glob("*.md"):
            text = page.read_text(encoding="utf-8")
            if re.search(r"\]\(made/.*\.svg\)", text):
                names = at_hand(MADE)
                for block in blocks(text):
                    if block.language == "python":
                        exec(compile(block.code, page, "exec"), names)
    finally:
        os.chdir(here)
