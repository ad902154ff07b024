"""Finding the compiled observer: in a wheel, or built by the first recording."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
import time
import zipfile
from pathlib import Path

import pytest

import tb_actmem
from tb_actmem.native_build import cxx
from tests.support import warm

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the observer needs Linux or macOS")

PROGRAM = """
import os, torch, tb_actmem
model = torch.nn.Linear(4, 4)
with tb_actmem.record(model) as recorder:
    model(torch.ones(2, 4)).sum().backward()
assert tb_actmem.totals(recorder.recording).saved_bytes == 32
print(*recorder.recording.meta.notes)
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
    path.write_text(
        f"#!/bin/sh\necho called >> {tmp_path}/calls\nenv > {tmp_path}/variables\n"
        "echo no room >&2\nexit 1\n"
    )
    path.chmod(0o700)
    return path


def run(compiler: Path, **variables: str) -> subprocess.CompletedProcess[str]:
    cache = compiler.with_name("cache")
    kept = {name: value for name, value in os.environ.items() if name != "TB_ACTMEM_NATIVE"}
    added = {"CXX": str(compiler), "XDG_CACHE_HOME": str(cache), **variables}
    done = warm.run("-c", PROGRAM, env={**kept, **added})
    done.check_returncode()
    return done


def reason(compiler: Path) -> str:
    """Wait for the end of the build; the test's own time limit ends this."""
    while not (found := [*compiler.parent.glob("cache/tb_actmem/*/failed.txt")]):
        time.sleep(0.1)
    return found[0].read_text()


def test_first_program_starts_one_build(compiler):
    first = run(compiler)

    assert first.stderr.count(LINE) == 1
    assert "the compiled observer is being built" in first.stdout
    assert first.stdout.endswith("\nno child\n")
    assert "no room" in reason(compiler)
    second = run(compiler)
    assert second.stderr == ""
    assert "is not built (python -m tb_actmem.recorder.engine builds it)" in second.stdout
    assert compiler.with_name("calls").read_text() == "called\n"


def test_compiler_inherits_nothing_of_dry_run(compiler):
    first = run(compiler, TB_ACTMEM_DEVICE="A100", LD_LIBRARY_PATH=".:/theirs", MINE="stays")

    assert first.stderr.count(LINE) == 1
    assert "no room" in reason(compiler)
    inherited = compiler.with_name("variables").read_text().splitlines()
    assert {"MINE=stays", "LD_LIBRARY_PATH=/theirs"} <= set(inherited)
    assert not [line for line in inherited if line.startswith(("TB_ACTMEM", "LD_PRELOAD"))]


def test_first_rank_of_planned_job_builds(compiler, tmp_path):
    said = tmp_path / "said"
    planned = {"TB_ACTMEM_WARNINGS": str(said), "LOCAL_RANK": "0"}

    run(compiler, RANK="8", **planned)
    assert not said.exists() and not compiler.with_name("cache").exists()
    run(compiler, RANK="0", **planned)
    assert LINE in said.read_text()
    assert "no room" in reason(compiler)


@pytest.mark.parametrize("variables", [{"TB_ACTMEM_NATIVE": "0"}, {"LOCAL_RANK": "1"}])
def test_build_is_not_started(compiler, variables):
    assert run(compiler, **variables).stderr == ""
    assert not compiler.with_name("cache").exists()


def test_unwritable_cache_starts_no_build(compiler):
    compiler.with_name("cache").write_text("a file")

    assert run(compiler).stderr == ""


def test_wheel_library_needs_only_headers(tmp_path, monkeypatch):
    import torch

    from tb_actmem.recorder import engine
    from tb_actmem.recorder.engine import build

    folder = Path(torch.__file__).parent
    with zipfile.ZipFile(tmp_path / "torch.whl", "w") as wheel:
        for path in (folder / "version.py", *folder.glob("include/**/*")):
            wheel.write(path, Path("torch", path.relative_to(folder)))
    for module in (build, engine):
        monkeypatch.setattr(module, "INCLUDED", tmp_path / "libraries")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setenv("TB_ACTMEM_NATIVE", "1")
    hasty = tmp_path / "hasty"  # headers decide, and the optimizer takes a quarter of the time
    hasty.write_text(f'#!/bin/sh\nexec {shlex.join(cxx() or ["c++"])} "$@" -O0\n')
    hasty.chmod(0o700)
    monkeypatch.setenv("CXX", str(hasty))

    made = build.build_for(tmp_path / "torch.whl", tmp_path / "libraries")

    assert build.included_path(build.torch_version()) == made
    assert engine.loaded()
    assert not (tmp_path / "cache").exists()
    model, x = torch.nn.Linear(4, 4), torch.ones(2, 4)
    with tb_actmem.record(model) as recorder:
        model(x).sum().backward()
    assert recorder.recording.meta.sees_memory
