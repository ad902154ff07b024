"""Files that a compiler makes: each failure is the caller's own error."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

import pytest

from tb_actmem.errors import PredictError
from tb_actmem.native_build import cache, keep, run, tool, trusted

POSIX = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no modes of files")


def test_tool_may_be_named_with_its_options(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "gcc -O1 -DNAME='two words'")

    assert tool("CC", "cc") == ["gcc", "-O1", "-DNAME=two words"]


def test_tool_with_open_quote_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", 'gcc -DNAME="two')
    command = tool("CC", "cc")

    assert command is not None
    with pytest.raises(PredictError, match='gcc -DNAME="two cannot be run'):
        run(command, PredictError)


def test_first_tool_on_path_is_default(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("CC", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert tool("CC", "cc", "gcc") is None

    found = tmp_path / ("gcc.exe" if sys.platform == "win32" else "gcc")
    found.touch(mode=0o755)
    assert tool("CC", "cc", "gcc") == [str(found)]


def test_tool_output_may_have_any_bytes() -> None:
    says = "import sys; sys.stderr.buffer.write(b'Fehler: \\xe4'); sys.exit(1)"

    with pytest.raises(PredictError, match=r"failed\. It said:\nFehler: \ufffd"):
        run([sys.executable, "-c", says], PredictError)


def test_tool_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(PredictError, match="nowhere cannot be run"):
        run([str(tmp_path / "nowhere")], PredictError)


def test_unwritable_directory_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").touch()

    with pytest.raises(PredictError, match=r"made\.so cannot be written .*XDG_CACHE_HOME"):
        keep(tmp_path / "file" / "made.so", Path.touch, PredictError)


def test_file_appears_complete(tmp_path: Path) -> None:
    path = tmp_path / "new" / "made.so"

    def make(target: Path) -> None:
        target.write_text("whole")
        assert not path.exists()

    keep(path, make, PredictError)
    assert path.read_text() == "whole" and [*path.parent.iterdir()] == [path]


def _first(target: Path) -> None:
    target.write_text("first")


def test_existing_library_is_not_built_again(tmp_path: Path) -> None:
    path = tmp_path / "made.so"
    keep(path, _first, PredictError)

    assert keep(path, lambda target: pytest.fail("built again"), PredictError) == path
    assert path.read_text() == "first"


def _built_by(path: Path) -> bool:
    has_built = []

    def make(target: Path) -> None:
        time.sleep(0.2)
        target.touch()
        has_built.append(target)

    keep(path, make, PredictError)
    return bool(has_built)


@POSIX
def test_processes_at_once_build_one_library(tmp_path: Path) -> None:
    with ProcessPoolExecutor(3, get_context("spawn")) as pool:
        assert sum(pool.map(_built_by, [tmp_path / "made.so"] * 3)) == 1


def test_relative_cache_directory_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", "cache")

    with pytest.raises(PredictError, match=r"relative path \('cache'\): set XDG_CACHE_HOME"):
        cache(PredictError)


@pytest.fixture
def no_umask() -> Iterator[None]:
    before = os.umask(0)
    yield
    os.umask(before)


@POSIX
@pytest.mark.usefixtures("no_umask")
def test_built_library_is_users_alone(tmp_path: Path) -> None:
    path = keep(tmp_path / "new" / "deep" / "made.so", Path.touch, PredictError)

    assert [part.stat().st_mode & 0o777 for part in (path, *path.parents[:2])] == [0o700] * 3


@POSIX
@pytest.mark.parametrize("changed", ["made.so", "deep", "new"])
@pytest.mark.parametrize("mode", [0o702, 0o720, 0o777])
def test_path_that_others_can_write_is_refused(tmp_path: Path, changed: str, mode: int) -> None:
    path = keep(tmp_path / "new" / "deep" / "made.so", Path.touch, PredictError)
    (part,) = [part for part in (path, *path.parents) if part.name == changed]
    part.chmod(mode)

    with pytest.raises(PredictError, match=f"may write to .*{changed}: run chmod go-w"):
        trusted(path, PredictError)


@POSIX
def test_sticky_directory_above_is_accepted(tmp_path: Path) -> None:
    path = keep(tmp_path / "new" / "deep" / "made.so", Path.touch, PredictError)
    path.parents[1].chmod(0o1777)

    assert trusted(path, PredictError) == path


@POSIX
@pytest.mark.skipif(getattr(os, "getuid", int)() != 0, reason="only root can change an owner")
@pytest.mark.parametrize("changed", ["made.so", "deep", "new"])
def test_path_of_another_user_is_refused(tmp_path: Path, changed: str) -> None:
    path = keep(tmp_path / "new" / "deep" / "made.so", Path.touch, PredictError)
    (part,) = [part for part in (path, *path.parents) if part.name == changed]
    os.chown(part, 12345, -1)

    with pytest.raises(PredictError, match=f"{changed} belongs to another user"):
        trusted(path, PredictError)


@POSIX
def test_link_leads_to_path_that_is_checked(tmp_path: Path) -> None:
    path = keep(tmp_path / "new" / "made.so", Path.touch, PredictError)
    (tmp_path / "link").symlink_to(path.parent)
    assert trusted(tmp_path / "link" / "made.so", PredictError) == path
    path.parent.chmod(0o777)

    with pytest.raises(PredictError, match="other users may write"):
        trusted(tmp_path / "link" / "made.so", PredictError)
