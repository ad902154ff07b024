"""Put one-line faults into a copy of the package, and list those that tests do not catch.

A surviving fault shows a missing test, or a line without effect.
"""

from __future__ import annotations

import argparse
import ast
import builtins
import hashlib
import json
import multiprocessing
import os
import random
import resource
import shutil
import signal
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Generator, Iterable
from contextlib import suppress
from importlib.machinery import SourceFileLoader
from itertools import accumulate
from pathlib import Path
from types import CodeType
from typing import Any, NamedTuple

import pytest
import tensorboard.main  # noqa: F401  # imported once for all runs
import torch  # noqa: F401  # likewise

from tests.support.source_faults import Fault, faults

ROOT = Path(__file__).parent.parent
CALLS = ROOT / ".pytest_cache" / "calls"
"""The functions that the tests of each file call, stored by the hash of the file."""
MEMORY, WAIT = 16 * 2**30, 900
"""The limits of a run in bytes and seconds, because a fault can make a loop endless."""


FEW = 12
"""The number of tests to run first: they are in few files, and catch most faults."""


class Test(NamedTuple):
    """A test, its CPU seconds, and the functions that it calls, with their files."""

    name: str
    seconds: float
    calls: frozenset[tuple[str, str]]


class Learning:
    """A pytest plugin that records the functions that each passing test calls."""

    def __init__(self, into: Path) -> None:
        self._into = into
        self._calls: set[tuple[str, str]] = set()
        self._shared: dict[str, set[tuple[str, str]]] = defaultdict(set)
        """By the name of a fixture: one test sets it up, and others have it too."""
        vars(builtins)["_called"] = lambda *place: self._calls.add(place)
        SourceFileLoader.source_to_code = _telling  # type: ignore[assignment, method-assign]  # for good

    @pytest.hookimpl(wrapper=True)
    def pytest_fixture_setup(self, fixturedef: Any) -> Generator[None, Any, Any]:
        before, self._calls = self._calls, set()
        result = yield
        self._shared[fixturedef.argname] |= self._calls
        self._calls |= before
        return result

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: Any) -> Generator[None, Any, Any]:
        self._calls, failed, begun = set(), item.session.testsfailed, time.process_time()
        result = yield
        calls = self._calls.union(*map(self._shared.__getitem__, item.fixturenames))
        if item.session.testsfailed == failed:
            line = json.dumps([item.nodeid, time.process_time() - begun, sorted(calls)])
            with self._into.open("a") as lines:
                print(line, file=lines)
        return result


def _telling(self: SourceFileLoader, data: Any, path: Any, **options: Any) -> CodeType:
    """Compile a module; the functions of one of ours tell that they are called."""
    tree = ast.parse(data)
    _, package, file = str(path).rpartition("tb_actmem/")
    for node in ast.walk(tree) if package else ():
        if isinstance(node, ast.FunctionDef):
            told = ast.parse(f"_called({package + file!r}, {node.name!r})").body[0]
            node.body.insert(ast.get_docstring(node) is not None, told)
            ast.increment_lineno(told, node.lineno - 1)
    code: CodeType = compile(tree, str(path), "exec", dont_inherit=True)
    return code


class Choice:
    """A plugin of pytest: runs some tests alone, in a given order."""

    def __init__(self, names: list[str]) -> None:
        self._names = names

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        found = {item.nodeid: item for item in items}
        items[:] = [found[name] for name in self._names if name in found]


def _run(folder: Path, arguments: list[str], plugin: object, seconds: float) -> None:
    """Be the process that runs pytest in the copy, for so many seconds of processor time."""
    os.setsid()
    os.chdir(folder)
    resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CPU, (int(seconds), int(seconds) + 1))
    with Path(os.devnull).open("w") as nowhere:
        os.dup2(nowhere.fileno(), 1)
        os.dup2(nowhere.fileno(), 2)
    sys.dont_write_bytecode = True  # two faults may have one size and one second
    os.environ |= {"PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1"}
    sys.path[:0] = [str(folder), str(folder / "tests")]
    # Pytest rewrites what brings a plugin of its, as this package does, and compiles it itself.
    always = ["-q", "-p", "no:cacheprovider", "--assert=plain"]
    os._exit(pytest.main([*always, *arguments], [plugin]))


def _pytest(folder: Path, arguments: list[str], plugin: object, seconds: float) -> int:
    """Run pytest and kill its children; returns the exit code, negative if it was killed."""
    context = multiprocessing.get_context("fork")  # with the imports above
    run = context.Process(target=_run, args=(folder, arguments, plugin, seconds))
    run.start()
    try:
        run.join(WAIT)
    finally:
        with suppress(ProcessLookupError):
            os.killpg(run.pid or 0, signal.SIGKILL)
    run.join()
    return run.exitcode or 0


def learned(folder: Path, files: Iterable[str]) -> list[Test]:
    """The tests of these files with the functions that they call, without slow tests."""
    CALLS.mkdir(parents=True, exist_ok=True)
    tests = []
    for file in files:
        known = CALLS / hashlib.sha256(file.encode() + (folder / file).read_bytes()).hexdigest()
        if not known.exists():
            print(f"recording the calls of {file}", file=sys.stderr, flush=True)
            (folder / "calls").touch()
            wanted = ["-m", "not slow and not browser", file]
            _pytest(folder, wanted, Learning(folder / "calls"), WAIT)
            shutil.move(folder / "calls", known)
        for line in known.read_text().splitlines():
            name, seconds, calls = json.loads(line)
            tests.append(Test(name, seconds, frozenset(map(tuple, calls))))
    return tests


def chosen(fault: Fault, tests: Iterable[Test], seconds: float) -> list[Test]:
    """The tests that call the function of a fault, first those that call little else.

    What stands outside of functions is run by whoever calls anything of the file.
    """
    calling = [
        test
        for test in tests
        if any(path == fault.path and fault.function in ("", name) for path, name in test.calls)
    ]
    calling.sort(key=lambda test: len(test.calls))
    sums = accumulate(test.seconds for test in calling)
    return [test for test, total in zip(calling, sums, strict=True) if total <= seconds]


def is_caught(folder: Path, fault: Fault, tests: list[Test]) -> bool:
    """Run tests with a fault in the package: a few, and the others if these pass."""
    path, source = folder / fault.path, (folder / fault.path).read_bytes()
    path.write_bytes(fault.into(source))
    codes = (_chosen_run(folder, part) for part in (tests[:FEW], tests[FEW:]) if part)
    caught = any(codes)
    path.write_bytes(source)
    return caught


def _chosen_run(folder: Path, tests: list[Test]) -> int:
    names = [test.name for test in tests]
    files = dict.fromkeys(name.partition("::")[0] for name in names)
    limit = 60 + 3 * sum(test.seconds for test in tests)
    return _pytest(folder, ["-x", *files], Choice(names), limit)


def difference(folder: Path, fault: Fault) -> str:
    """The line of a fault, before and after."""
    source = (folder / fault.path).read_bytes()
    is_, faulty = (
        text.splitlines()[fault.line - 1].decode() for text in (source, fault.into(source))
    )
    return f"  {fault.path}:{fault.line}\n  - {is_}\n  + {faulty}"


def main() -> None:
    """Try a number of faults, and list those that survive."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--number", type=int, default=100, metavar="N", help="of faults (100)")
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="for their choice (0)")
    parser.add_argument(
        "--in", dest="folders", nargs="*", default=[""], metavar="FOLDER", help="(all)"
    )
    parser.add_argument("--seconds", type=float, default=60, metavar="N", help="of tests each (60)")
    parser.add_argument("--tests", nargs="*", metavar="FILE", help="only these")
    options = parser.parse_args()
    sources = sorted(path.relative_to(ROOT) for path in ROOT.glob("tb_actmem/**/*.py"))
    names = [str(path) for path in sources if "pb2" not in path.name]
    folders = tuple(f"tb_actmem/{name}" for name in options.folders)
    names = [name for name in names if name.startswith(folders)]
    found = [fault for name in names for fault in faults(name, (ROOT / name).read_bytes())]
    sample = random.Random(options.seed).sample(found, min(options.number, len(found)))
    caught = 0
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary) / "copy"
        left_out = shutil.ignore_patterns(
            ".git", ".venv*", ".*_cache", "__pycache__", "node_modules"
        )
        shutil.copytree(ROOT, folder, ignore=left_out)
        files = options.tests or [
            path.relative_to(ROOT).as_posix() for path in ROOT.glob("tests/**/test_*.py")
        ]
        tests = learned(folder, sorted(files))
        if not any(test.calls for test in tests):
            parser.error("no test calls a function of the package")
        for tried, fault in enumerate(sample, 1):
            run = chosen(fault, tests, options.seconds)
            end = is_caught(folder, fault, run)
            caught += end
            said = "caught" if end else f"survived {len(run)} tests"
            print(f"{caught}/{tried} {said}", difference(folder, fault), sep="\n", flush=True)


if __name__ == "__main__":
    main()
