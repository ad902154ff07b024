"""Log directories that fsspec opens, in memory; TensorBoard's own loader reads the same."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import replace
from io import BytesIO
from pathlib import Path
from typing import ClassVar

import pytest
from tensorboard.backend.event_processing.event_multiplexer import EventMultiplexer
from torch.utils.tensorboard import SummaryWriter

import tb_actmem
from tb_actmem.cli.main import main
from tb_actmem.errors import FormatError
from tb_actmem.paths import any_path
from tb_actmem.tensorboard.events.writers import write_recording
from tests.support import warm
from tests.support.recordings import toy, transformer
from tests.support.snapshots import event, snapshot

fsspec = pytest.importorskip("fsspec")
from fsspec import AbstractFileSystem  # noqa: E402

from tests.support.storage import TEAM  # noqa: E402

RUNS = f"{TEAM}/runs"


@pytest.fixture(autouse=True)
def storage() -> Iterator[None]:
    memory = fsspec.filesystem("kept")
    memory.makedirs("/team", exist_ok=True)
    yield
    memory.rm("/team", recursive=True)


class Buckets(AbstractFileSystem):  # type: ignore[misc]
    """An object store that makes and removes buckets silently, as s3fs does."""

    protocol = "buckets"
    made: ClassVar[set[str]] = set()

    def _unlock(self, path: str) -> None:
        if path.startswith("locked/"):  # an error of the protocol, which is no OSError
            raise RuntimeError("Unable to locate credentials")

    def exists(self, path: str, **_: object) -> bool:
        self._unlock(path)
        return path in self.made

    def info(self, path: str, **_: object) -> dict[str, str]:
        self._unlock(path)
        raise FileNotFoundError(path)

    def glob(self, path: str, **_: object) -> list[str]:
        self._unlock(path)
        if path.partition("/")[0] not in self.made:
            raise FileNotFoundError("the specified bucket does not exist")
        return []

    def open(self, path: str, mode: str = "rb", **_: object) -> BytesIO:
        self._unlock(path)
        if path.partition("/")[0] not in self.made:
            raise FileNotFoundError("The specified bucket does not exist")
        return BytesIO()

    def makedirs(self, path: str, exist_ok: bool = False) -> None:
        self.made.add(path.partition("/")[0])

    def rmdir(self, path: str) -> None:
        if path not in self.made:
            raise FileNotFoundError(path)
        self.made.remove(path)


@pytest.fixture
def buckets() -> set[str]:
    fsspec.register_implementation("buckets", Buckets, clobber=True)
    Buckets.made = {"ours"}
    return Buckets.made


def write() -> None:
    write_recording(f"{RUNS}/rank0", "memory", toy(), 3)
    with SummaryWriter(f"{RUNS}/rank1") as writer:
        for step in (3, 4):
            tb_actmem.add_recording(writer, "memory", transformer(2), step)


def test_recordings_are_read_back() -> None:
    write()

    found = {(log.run, log.step): log.recording() for log in tb_actmem.recordings(RUNS)}

    assert found == {
        ("rank0", 3): toy(),
        ("rank1", 3): transformer(2),
        ("rank1", 4): transformer(2),
    }


def test_tensorboard_reads_same_recordings() -> None:
    write()

    loaded = EventMultiplexer().AddRunsFromDirectory(RUNS).Reload()

    steps = {run: [event.step for event in loaded.Tensors(run, "memory")] for run in loaded.Runs()}
    assert steps == {"rank0": [3], "rank1": [3, 4]}
    (blob,) = loaded.Tensors("rank0", "memory")[0].tensor_proto.string_val
    assert blob == tb_actmem.format.to_bytes(toy())


def test_commands_read_them(capsys: pytest.CaptureFixture[str]) -> None:
    write()

    assert main(["list", RUNS]) == 0
    assert capsys.readouterr().out.split()[4:7] == ["rank0", "memory", "3"]
    assert main(["show", RUNS, "--run", "rank0"]) == 0
    assert "saved for backward  168 B" in capsys.readouterr().out


def test_file_is_written_and_read() -> None:
    tb_actmem.write(toy(), f"{RUNS}/step.actmem")

    assert tb_actmem.read(f"{RUNS}/step.actmem") == toy()
    assert [*fsspec.filesystem("kept").find("/team")] == ["/team/runs/step.actmem"]


def test_export_and_explain_write_there(capsys: pytest.CaptureFixture[str]) -> None:
    write()

    assert main(["export", RUNS, "--run", "rank0", "-o", f"{RUNS}/new/step.csv"]) == 0
    assert capsys.readouterr().out.startswith(f"Wrote {RUNS}/new/step.csv")
    files = fsspec.filesystem("kept")
    assert files.cat("/team/runs/new/step.csv").decode() == tb_actmem.table(
        toy(), by="op", format="csv"
    )
    files.pipe("/team/runs/step.pickle", snapshot([], [event("alloc", 1024, 1024)]))
    assert main(["explain", f"{RUNS}/step.pickle", "-o", f"{RUNS}/explained.actmem"]) == 0
    assert tb_actmem.read(f"{RUNS}/explained.actmem").meta.device == "cuda:0"


def test_program_is_recorded_there(tmp_path: Path) -> None:
    program = tmp_path / "train.py"
    program.write_text(
        "import torch\n"
        "model = torch.nn.Linear(4, 4)\n"
        "optimizer = torch.optim.SGD(model.parameters())\n"
        "for _ in range(3):\n"
        "    model(torch.ones(2, 4)).sum().backward()\n"
        "    optimizer.step()\n"
    )
    there = (
        "import sys, tb_actmem, tests.support.storage\n"
        "from tb_actmem.cli.main import main\n"
        f"try: main(['record', '-o', '{RUNS}', {str(program)!r}])\n"
        "except SystemExit: pass\n"
        f"print([log.step for log in tb_actmem.recordings('{RUNS}')])\n"
    )
    done = warm.run("-c", there, cwd=tmp_path)

    assert done.stdout == "[2]\n"
    assert f"Look: tensorboard --logdir {RUNS}" in done.stderr


def test_absent_directory_is_named() -> None:
    with pytest.raises(FormatError, match="no file or log directory kept://team/other"):
        [*tb_actmem.recordings("kept://team/other")]


@pytest.mark.parametrize("command", [["show"], ["list"], ["serve", "--no-browser"]])
def test_directory_of_files_names_them(
    command: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("a", "below/b"):
        tb_actmem.write(toy(), f"{RUNS}/{name}.actmem")

    assert main([*command, RUNS]) == 1
    said = capsys.readouterr().err
    assert f"Name one of its files: {RUNS}/a.actmem, {RUNS}/below/b.actmem." in said


def test_absent_file_has_a_reason() -> None:
    with pytest.raises(FormatError, match=r"absent\.actmem cannot be read: No such file or dir"):
        tb_actmem.read(f"{RUNS}/absent.actmem")


def test_absent_directory_is_not_served(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--no-browser", "kept://team/other"]) == 1
    assert "no file or log directory kept://team/other" in capsys.readouterr().err


def test_missing_fsspec_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    write()
    monkeypatch.setitem(sys.modules, "fsspec.core", None)

    with pytest.raises(FormatError, match=r'fsspec.*Type: pip install "fsspec\[kept\]"'):
        [*tb_actmem.recordings(RUNS)]


@pytest.mark.parametrize(
    "command",
    [
        ["show", "s3://team/runs"],
        ["merge", "s3://team/runs", "-o", "one"],
        ["serve", "s3://team/runs", "--no-browser"],
        ["record", "-o", "s3://team/runs", __file__],
        ["dry-run", "--world", "2", "--like", "cpu", "-o", "s3://team/runs", __file__],
    ],
)
def test_missing_package_of_protocol_is_named(
    command: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "s3fs", None)

    assert main(command) == 1
    assert "s3://team/runs cannot be opened: Install s3fs" in (said := capsys.readouterr().err)
    assert "Type: pip install s3fs [" in said


@pytest.mark.parametrize(
    ("directory", "cure"),
    [
        ("buckets://others/runs", 'Create the bucket "others", or name another directory.'),
        ("buckets://ours", "Name a directory in it: buckets://ours/runs"),
    ],
)
@pytest.mark.parametrize("command", [["record"], ["dry-run", "--world", "2", "--like", "cpu"]])
def test_bucket_is_never_made_or_removed(
    command: list[str],
    directory: str,
    cure: str,
    buckets: set[str],
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main([*command, "-o", directory, __file__]) == 1
    assert f"{cure} [cannot-write]\n" in capsys.readouterr().err
    any_path("buckets://ours").rmdir()
    assert buckets == {"ours"}


@pytest.mark.parametrize(
    ("bucket", "said"),
    [
        ("others", 'Create the bucket "others", or name another directory. [cannot-write]'),
        ("locked", "cannot be opened: Unable to locate credentials [cannot-write]"),
    ],
)
def test_file_that_store_refuses_is_named(
    bucket: str,
    said: str,
    buckets: set[str],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    tb_actmem.write(toy(), tmp_path / "a.actmem")

    assert main(["export", str(tmp_path / "a.actmem"), "-o", f"buckets://{bucket}/a.csv"]) == 1
    error = capsys.readouterr().err
    assert error.startswith(f"tb-actmem: buckets://{bucket}/a.csv cannot be ")
    assert error.endswith(f"{said}\n")
    with pytest.raises(FormatError) as caught:
        tb_actmem.write(toy(), f"buckets://{bucket}/a.actmem")
    assert caught.value.code == "cannot-write"


@pytest.mark.parametrize(
    ("command", "rest"),
    [
        ("merge", [RUNS]),
        ("dry-run", ["--world", "2", "--like", "cpu", __file__]),
    ],
)
def test_output_that_store_hides_cannot_be_written(
    command: str, rest: list[str], buckets: set[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([command, "-o", "buckets://locked/runs", *rest]) == 1
    said = "buckets://locked/runs cannot be opened: Unable to locate credentials [cannot-write]\n"
    assert capsys.readouterr().err.endswith(said)


@pytest.mark.parametrize(
    "command",
    [
        ["record", __file__],
        ["dry-run", "--world", "2", "--like", "cpu", __file__],
        ["merge", "runs"],
        ["export", "a.actmem"],
        ["explain", "snapshot.pickle"],
    ],
)
def test_memory_that_ends_with_the_command_is_refused(
    command: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    name, *rest = command
    with pytest.raises(SystemExit, match="2"):
        main([name, "-o", "memory://team/x", *rest])
    assert "'memory://team/x' is gone when this command ends" in capsys.readouterr().err


def test_empty_run_in_bucket_has_a_summary(
    buckets: set[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    program = tmp_path / "nothing.py"
    program.write_text("")

    with pytest.raises(SystemExit):
        main(["record", "-o", "buckets://ours/runs", str(program)])
    assert "recorded nothing" in capsys.readouterr().err
    assert buckets == {"ours"}


def test_directory_in_bucket_is_made(buckets: set[str]) -> None:
    any_path("buckets://ours/runs").mkdir()

    assert [*any_path("buckets://ours/runs").glob("rank*")] == []


def test_ranks_are_merged_there(capsys: pytest.CaptureFixture[str]) -> None:
    for rank in range(3):
        recording = replace(toy(), meta=toy().meta._replace(rank=rank))
        write_recording(f"{RUNS}/job/rank{rank}", "memory", recording, 3)

    assert main(["merge", f"{RUNS}/job", "-o", f"{RUNS}/one"]) == 0
    assert "3 equal ranks are now one run in kept://team/runs/one" in capsys.readouterr().out
    (log,) = tb_actmem.recordings(f"{RUNS}/one")
    assert log.recording().meta.represented == (0, 1, 2)
    assert main(["merge", f"{RUNS}/job", "-o", f"{RUNS}/one"]) == 1
    assert "exists and is not empty" in capsys.readouterr().err


def test_absent_host_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["show", "s3:///runs"]) == 1
    assert "s3:///runs has no host" in capsys.readouterr().err


@pytest.mark.parametrize("protocol", ["file", "local"])
def test_local_url_is_path_of_machine(protocol: str) -> None:
    assert any_path(f"{protocol}:///runs/job") == Path("/runs/job")


def test_unknown_protocol_is_named() -> None:
    with pytest.raises(FormatError, match=r"nosuch://runs cannot be opened: .*nosuch"):
        [*tb_actmem.recordings("nosuch://runs")]
