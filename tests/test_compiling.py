"""Files that a compiler makes: what is wrong with it is the error of who asked, in a sentence."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tb_actmem.compiling import keep, run, tool
from tb_actmem.errors import PredictError


def test_a_tool_may_be_named_with_its_options(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "gcc -O1 -DNAME='two words'")

    assert tool("CC", "cc") == ["gcc", "-O1", "-DNAME=two words"]


def test_without_a_variable_it_is_the_first_on_the_path(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("CC", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert tool("CC", "cc", "gcc") is None

    found = tmp_path / ("gcc.exe" if sys.platform == "win32" else "gcc")
    found.touch(mode=0o755)
    assert tool("CC", "cc", "gcc") == [str(found)]


def test_what_a_tool_says_is_read_in_whatever_bytes() -> None:
    says = "import sys; sys.stderr.buffer.write(b'Fehler: \\xe4'); sys.exit(1)"

    with pytest.raises(PredictError, match=r"failed\. It said:\nFehler: \ufffd"):
        run([sys.executable, "-c", says], PredictError)


def test_a_tool_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(PredictError, match="nowhere cannot be run"):
        run([str(tmp_path / "nowhere")], PredictError)


def test_a_directory_that_cannot_be_written_to_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").touch()

    with pytest.raises(PredictError, match=r"made\.so cannot be written .*XDG_CACHE_HOME"):
        keep(tmp_path / "file" / "made.so", Path.touch, PredictError)


def test_a_file_is_in_its_place_when_it_is_whole(tmp_path: Path) -> None:
    path = tmp_path / "new" / "made.so"

    def make(target: Path) -> None:
        target.write_text("whole")
        assert not path.exists()

    keep(path, make, PredictError)
    assert path.read_text() == "whole" and [*path.parent.iterdir()] == [path]
