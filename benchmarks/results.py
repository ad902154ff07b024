"""Tables of results, with the machine of each: Markdown for people, JSON for scripts."""

from __future__ import annotations

import json
import os
import platform
from importlib import metadata
from pathlib import Path
from typing import Any, NamedTuple

import torch


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


PACKAGES = (
    "transformers",
    "accelerate",
    "deepspeed",
    "timm",
    "torchvision",
    "diffusers",
    "megatron-core",
    "torchtitan",
    "torchao",
    "torch_remat",
    "torchinfo",
    "torchlens",
    "torchview",
    "torchviz",
    "tensorboard",
    "protobuf",
    "scipy",
)


def machine() -> dict[str, str]:
    """Describe this machine: kinds and versions, no names of hosts or places."""
    about = {
        "processor": _processor(),
        "cores": str(len(os.sched_getaffinity(0))),
        "system": f"{platform.system()} {platform.machine()}",
        "python": platform.python_version(),
        "torch": str(torch.__version__),  # its package does not always name the build
    }
    versions = {about.name: about.version for about in metadata.distributions()}
    return about | {name: versions[name] for name in PACKAGES if name in versions}


def _processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return platform.processor()
    named = (line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    return next(named, platform.processor())
