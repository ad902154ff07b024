"""The first recording on a machine starts to build the compiled observer."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the observer needs Linux or macOS")

PROGRAM = """
import os, torch, tb_actmem
model = torch.nn.Linear(4, 4)
with tb_actmem.record(model) as recorder:
    model(torch.ones(2, 4)).sum().backward()
assert tb_actmem.totals(recorder.recording).saved_bytes == 32
try:
    os.waitpid(-1, os.WNOHANG)
except ChildProcessError:
    print("no child")
"""
LINE = "the compiled observer is being built in the background"


@pytest.fixture
def compiler(tmp_path: Path) -> Path:
    """A compiler that notes its call and fails."""
    path = tmp_path / "c++"
    path.write_text(f"#!/bin/sh\necho called >> {tmp_path}/calls\necho no room >&2\nexit 1\n")
    path.chmod(0o700)
    return path


def run(compiler: Path, **variables: str) -> subprocess.CompletedProcess[str]:
    cache = compiler.with_name("cache")
    kept = {name: value for name, value in os.environ.items() if name != "TB_ACTMEM_NATIVE"}
    added = {"CXX": str(compiler), "XDG_CACHE_HOME": str(cache), **variables}
    return subprocess.run(
        [sys.executable, "-c", PROGRAM],
        env={**kept, **added},
        capture_output=True,
        text=True,
        check=True,
    )


def reasons(compiler: Path) -> list[str]:
    return [path.read_text() for path in compiler.parent.glob("cache/tb_actmem/*/failed.txt")]


def test_first_program_starts_one_build(compiler):
    first = run(compiler)

    assert first.stderr.count(LINE) == 1
    assert first.stdout == "no child\n"
    while not reasons(compiler):  # the test's own time limit ends this
        time.sleep(0.1)
    assert "no room" in reasons(compiler)[0]
    second = run(compiler)
    assert second.stderr == ""
    assert compiler.with_name("calls").read_text() == "called\n"


@pytest.mark.parametrize("variables", [{"TB_ACTMEM_NATIVE": "0"}, {"LOCAL_RANK": "1"}])
def test_build_is_not_started(compiler, variables):
    assert run(compiler, **variables).stderr == ""
    assert not compiler.with_name("cache").exists()


def test_unwritable_cache_starts_no_build(compiler):
    compiler.with_name("cache").write_text("a file")

    assert run(compiler).stderr == ""
