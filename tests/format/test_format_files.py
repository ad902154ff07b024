"""A file is replaced whole or not at all."""

from __future__ import annotations

import os
import stat
from collections.abc import Callable
from pathlib import Path

import pytest

import tb_actmem
from tb_actmem.errors import FormatError
from tb_actmem.format import read, write
from tests.support.full_disks import full_disk
from tests.support.recordings import every_value, toy


def names(folder: Path) -> list[str]:
    return [path.name for path in folder.iterdir()]


def test_file_holds_recording(tmp_path: Path) -> None:
    tb_actmem.write(toy(), tmp_path / "toy.actmem")
    assert tb_actmem.read(str(tmp_path / "toy.actmem")) == toy()


def test_writing_twice_replaces_file(tmp_path: Path) -> None:
    path = tmp_path / "a.actmem"
    write(toy(), path)
    write(every_value(), path)
    assert read(path) == every_value()
    assert names(tmp_path) == ["a.actmem"]


def test_link_stays_link(tmp_path: Path) -> None:
    (tmp_path / "latest").symlink_to(tmp_path / "a.actmem")
    write(toy(), tmp_path / "latest")
    assert (tmp_path / "latest").is_symlink()
    assert read(tmp_path / "a.actmem") == toy()


def test_file_permissions_follow_umask(tmp_path: Path) -> None:
    umask = os.umask(0o027)
    try:
        write(toy(), tmp_path / "a.actmem")
    finally:
        os.umask(umask)
    assert stat.S_IMODE((tmp_path / "a.actmem").stat().st_mode) == 0o640


def test_full_disk_leaves_old_file_only(tmp_path: Path) -> None:
    path = tmp_path / "a.actmem"
    write(toy(), path)
    problem = r"a\.actmem cannot be written: File too large"
    with full_disk(10), pytest.raises(FormatError, match=problem) as caught:
        write(every_value(), path)
    assert caught.value.code == "cannot-write"
    assert read(path) == toy()
    assert names(tmp_path) == ["a.actmem"]


def test_interrupt_leaves_old_file_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a.actmem"
    write(toy(), path)

    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Path, "replace", interrupt)
    with pytest.raises(KeyboardInterrupt):
        write(every_value(), path)
    assert read(path) == toy()
    assert names(tmp_path) == ["a.actmem"]


def make_pipe(path: Path) -> None:
    os.mkfifo(path)


@pytest.mark.parametrize("make", [Path.mkdir, make_pipe])
def test_only_regular_file_is_replaced(tmp_path: Path, make: Callable[[Path], None]) -> None:
    make(tmp_path / "a")
    with pytest.raises(
        FormatError, match="a cannot be written: it exists and is not a regular file"
    ):
        write(toy(), tmp_path / "a")
    assert names(tmp_path) == ["a"]


def test_missing_folder_is_named(tmp_path: Path) -> None:
    with pytest.raises(FormatError, match=r"no/a\.actmem cannot be written: No such file"):
        write(toy(), tmp_path / "no" / "a.actmem")
