"""Run all tests but the browser's with whatever is installed, and note what came out.

`make test-torch` runs ``python tests/versions.py``, which writes a row of
``benchmarks/results/versions.md``. With arguments, which go to pytest, it runs a part of the tests
and notes nothing.
"""

from __future__ import annotations

import datetime
import os
import platform
import re
import sys
from collections import Counter
from importlib import metadata
from pathlib import Path

import pytest

TABLE = Path(__file__).parents[1] / "benchmarks" / "results" / "versions.md"
ABOUT = "What became of all tests but the browser's, where `make test-torch` ran them."
PACKAGES = (
    *("tensorboard", "protobuf", "graphviz", "wasmtime", "pygraphviz"),
    *("transformers", "tensorboardX", "numpy", "pytest", "hypothesis"),
)
OUTCOMES = ("passed", "failed", "skipped")
HEAD = ("torch", "python", *PACKAGES, *OUTCOMES, "on")
ALL = ["-m", "not browser"]


class Outcomes:
    """Counts what becomes of each test; what fails beside it counts too."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "call" or report.outcome != "passed":
            self.counts[report.outcome] += 1


def main(arguments: list[str]) -> int:
    outcomes = Outcomes()
    status = pytest.main([*ALL, *arguments], plugins=[outcomes])
    if not arguments and status in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED):
        with_what = [_torch(), platform.python_version(), *map(metadata.version, PACKAGES)]
        counts = [str(outcomes.counts[outcome]) for outcome in OUTCOMES]
        _note([*with_what, *counts, datetime.date.today().isoformat()])
    return int(status)


def _torch() -> str:
    import torch

    return str(torch.__version__)


def _note(row: list[str]) -> None:
    """Put a row into the table, in place of the one of the same versions."""
    text = TABLE.read_text(encoding="utf-8") if TABLE.exists() else ""
    rows = [line.strip("| ").split(" | ") for line in text.splitlines() if line.startswith("|")]
    same = len(HEAD) - len(OUTCOMES) - 1
    kept = [other for other in rows[2:] if other[:same] != row[:same]]
    ordered = sorted([*kept, row], key=_versions, reverse=True)
    lines = [f"| {' | '.join(cells)} |" for cells in [HEAD, ["---"] * len(HEAD), *ordered]]
    TABLE.write_text("\n".join([ABOUT, "", *lines, ""]), encoding="utf-8")


def _versions(row: list[str]) -> list[list[int]]:
    return [[int(number) for number in re.findall(r"\d+", cell)] for cell in row]


if __name__ == "__main__":
    os.chdir(Path(__file__).parents[1])
    sys.exit(main(sys.argv[1:]))
