"""Run tests with whatever is installed, and note what came out of them.

`make test-torch` runs ``python -m tests.versions``, which takes all tests but the browser's, or the
files that it is given, and writes a row of ``benchmarks/results/versions.md``. With other arguments
of pytest it notes nothing.
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
ABOUT = "What became of tests, the browser's left out, where `make test-torch` ran them."
PACKAGES = (
    *("tensorboard", "protobuf", "graphviz", "wasmtime"),
    *("transformers", "tensorboardX", "numpy", "pytest", "hypothesis"),
)
OPTIONS = (
    *("-m", "not browser", "--numprocesses=auto", "--dist=loadfile"),
    # Metadata in the checkout lists this folder, which is imported already: pytest warns of it.
    *("-W", "ignore::pytest.PytestAssertRewriteWarning"),
)
OUTCOMES = ("passed", "failed", "skipped")
HEAD = ("torch", "python", *PACKAGES, "tests", *OUTCOMES, "on")
SAME = HEAD.index("passed")
"""A run whose columns before this one are those of another takes its place."""


class Outcomes:
    """Counts what becomes of each test; what fails beside it counts too."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "call" or report.outcome != "passed":
            self.counts[report.outcome] += 1


def main(arguments: list[str]) -> int:
    outcomes = Outcomes()
    status = pytest.main([*OPTIONS, *arguments], plugins=[outcomes])
    has_ended = status in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED)
    if has_ended and all(Path(argument).is_file() for argument in arguments):
        names = [Path(argument).stem.removeprefix("test_") for argument in arguments]
        versions = [_torch(), platform.python_version(), *map(metadata.version, PACKAGES)]
        counts = [str(outcomes.counts[outcome]) for outcome in OUTCOMES]
        tests = " ".join(names) or "all"
        _note([*versions, tests, *counts, datetime.date.today().isoformat()])
    return int(status)


def _torch() -> str:
    import torch

    return str(torch.__version__)


def _note(row: list[str]) -> None:
    """Put a row into the table, the newest torch first."""
    text = TABLE.read_text(encoding="utf-8") if TABLE.exists() else ""
    rows = [line.strip("| ").split(" | ") for line in text.splitlines() if line.startswith("|")]
    kept = [other for other in rows[2:] if other[:SAME] != row[:SAME]]
    ordered = sorted([*kept, row], key=_numbers, reverse=True)
    lines = [f"| {' | '.join(cells)} |" for cells in [HEAD, ["---"] * len(HEAD), *ordered]]
    TABLE.write_text("\n".join([ABOUT, "", *lines, ""]), encoding="utf-8")


def _numbers(row: list[str]) -> list[list[int]]:
    return [[int(number) for number in re.findall(r"\d+", cell)] for cell in row]


if __name__ == "__main__":
    os.chdir(Path(__file__).parents[1])
    sys.exit(main(sys.argv[1:]))
