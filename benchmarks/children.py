"""Run a function of a benchmark, or a program, in a process that may grow, leak or crash."""

from __future__ import annotations

import importlib
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable, Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple, TypeVar

import torch

_RESULT = "benchmark result: "
_CHILD = """
import importlib, json, sys
module, function, args, options = json.loads(sys.argv[1])
value = getattr(importlib.import_module(module), function)(*args, **options)
print({result!r} + json.dumps(value), flush=True)
"""


def dry_run(arguments: Sequence[str], variables: Mapping[str, str]) -> None:
    """Dry-run a program as on an H100 with more memory, so that any step fits."""
    command = [sys.executable, "-m", "tb_actmem", "dry-run", "--like", "H100", "--memory", "1TiB"]
    subprocess.run([*command, *arguments], env=variables, stdout=subprocess.DEVNULL, check=True)


_Run = TypeVar("_Run")


def measured_with(
    package: str, measure: Callable[[_Run, Path], dict[str, Any]], run: _Run
) -> dict[str, Any]:
    """Measure a dry run in a folder of its own, or say that a package or CUDA is missing."""
    if find_spec(package) is None or torch.version.cuda is None:
        return {"error": f"needs {package} and a CUDA build of torch"}
    with tempfile.TemporaryDirectory(prefix="tb_actmem-") as folder:
        return measure(run, Path(folder))


class Outcome(NamedTuple):
    """How a process ended."""

    value: Any
    """The result of the function. None: the process failed."""
    end: str
    """How the process ended. "": successfully."""


class Child(NamedTuple):
    """A function by the names of its module and itself."""

    module: str
    function: str
    variables: Mapping[str, str] = MappingProxyType({})
    """Of its environment, beside those that there are."""

    def here(self, *args: Any, **options: Any) -> Outcome:
        """Call it in this process: quicker, for a smoke run."""
        function = getattr(importlib.import_module(self.module), self.function)
        return Outcome(json.loads(json.dumps(function(*args, **options))), "")

    def call(self, *args: Any, timeout: float = 3600, **options: Any) -> Outcome:
        """Call it with arguments that JSON can say, in a new process."""
        command = [sys.executable, "-W", "ignore", "-c", _CHILD.format(result=_RESULT)]
        command.append(json.dumps([self.module, self.function, args, options]))
        try:
            done = subprocess.run(
                command,
                capture_output=True,
                text=True,
                timeout=timeout,
                check=False,
                cwd=Path(__file__).parent.parent,
                env={**os.environ, "OMP_NUM_THREADS": "1", **self.variables},
            )
        except subprocess.TimeoutExpired:
            return Outcome(None, f"not finished in {timeout:.0f} s")
        for line in done.stdout.splitlines():
            if line.startswith(_RESULT):
                return Outcome(json.loads(line.removeprefix(_RESULT)), "")
        if done.returncode < 0:
            return Outcome(None, f"killed by signal {-done.returncode}")
        last = (done.stderr.strip().splitlines() or [""])[-1]
        return Outcome(None, f"exit status {done.returncode}: {last}")


def measured_each(
    module: str, names: Iterable[str], *args: Any, timeout: float = 3600
) -> dict[str, Any]:
    """Measure each case of a benchmark in a new process; map its name to facts or an error."""
    found: dict[str, Any] = {}
    for name in names:
        say(f"{module.rpartition('.')[2]}: {name}")
        outcome = Child(module, "measure").call(name, *args, timeout=timeout)
        found[name] = outcome.value or {"error": outcome.end}
    return found


def say(progress: str) -> None:
    """Report progress on stderr."""
    print(progress, file=sys.stderr, flush=True)
