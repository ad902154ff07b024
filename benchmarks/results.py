"""Tables of results: Markdown for people, JSON for scripts."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, NamedTuple

from benchmarks.machine import machine


class Table(NamedTuple):
    """One measured table."""

    name: str
    """Of its files."""
    about: str
    head: list[str]
    rows: list[list[str]]
    facts: Any
    """The measurements, as JSON values."""


def without_gpu(name: str) -> Table:
    """Return the table of a benchmark that needs a GPU, on a machine without one."""
    missing = "needs a GPU"
    return Table(name, "The results of a machine with a GPU:", ["result"], [[missing]], [missing])


def markdown(table: Table) -> str:
    """Write a table as Markdown, with the machine below it."""
    lines = [_line(table.head), _line(["---"] * len(table.head)), *map(_line, table.rows)]
    about = ", ".join(f"{key} {value}" for key, value in machine().items())
    return "\n".join([table.about, "", *lines, "", f"Measured on: {about}.", ""])


def _line(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |"


def write(table: Table, folder: Path) -> None:
    """Write ``NAME.md`` and ``NAME.json``."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{table.name}.md").write_text(markdown(table), encoding="utf-8")
    facts = {"machine": machine(), "results": table.facts}
    text = json.dumps(facts, indent=1, ensure_ascii=False)
    (folder / f"{table.name}.json").write_text(text + "\n", encoding="utf-8")
