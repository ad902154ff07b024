"""`tb-actmem serve`: the tab without TensorBoard, and who may open it."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import subprocess
import sys
import urllib.request
from http.cookiejar import CookieJar
from pathlib import Path
from urllib.error import HTTPError

import pytest

import tb_actmem
from tb_actmem.cli import cleaned_up
from tb_actmem.tensorboard.events.writers import write_recording
from tests.support import recordings
from tests.support.tensorboards import Server, server, wait

ADDRESS = r"(http://\S+) shows "


def served(folder: Path, *arguments: object):
    command = [sys.executable, "-m", "tb_actmem", "serve", *map(str, arguments)]
    return server(command, folder / "serve.log", ADDRESS)


def runs(alone: Server) -> list[str]:
    return [run["run"] for run in alone.get("index.json").json["runs"]]


def opener() -> urllib.request.OpenerDirector:
    return urllib.request.build_opener(urllib.request.HTTPCookieProcessor(CookieJar()))


def test_recordings_written_later_appear(tmp_path):
    (tmp_path / "runs").mkdir()
    with served(tmp_path, tmp_path / "runs") as alone:
        assert b"index.js" in alone.get("").body
        assert runs(alone) == []
        write_recording(tmp_path / "runs" / "first", "tag", recordings.toy(), 0)
        wait(lambda: runs(alone) == ["first"], lambda: f"{runs(alone)}")
        reply = alone.get("recording.json", run="first", tag="tag", step=0)
        assert reply.code == 200


def test_rest_of_tensorboard_is_not_served(tmp_path):
    with served(tmp_path, tmp_path) as alone:
        for path in ("data/environment", "data/logdir", "data/plugins_listing", "../../etc/passwd"):
            assert alone.get(path).code == 404, path


def test_file_is_served_as_one_run(tmp_path):
    tb_actmem.write(recordings.toy(), tmp_path / "step.actmem")
    with served(tmp_path, tmp_path / "step.actmem") as alone:
        wait(lambda: runs(alone) == ["step"], lambda: f"{runs(alone)}")


def test_name_of_dots_stays_in_its_folder(tmp_path):
    tb_actmem.write(recordings.toy(), tmp_path / "...actmem")
    with served(tmp_path, tmp_path / "...actmem") as alone:
        wait(lambda: runs(alone) == ["run"], lambda: f"{runs(alone)}")


def test_end_by_signal_leaves_no_folder(tmp_path, monkeypatch):
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    tb_actmem.write(recordings.toy(), tmp_path / "step.actmem")
    with served(tmp_path, tmp_path / "step.actmem") as alone:
        assert [*tmp_path.glob("tb-actmem-*")]
        os.kill(alone.pid, signal.SIGTERM)
        wait(lambda: not [*tmp_path.glob("tb-actmem-*")], lambda: "its folder stays")


def test_files_of_directory_are_named(tmp_path):
    file = tmp_path / "first" / "step.actmem"
    file.parent.mkdir()
    tb_actmem.write(recordings.toy(), file)
    command = [sys.executable, "-m", "tb_actmem", "serve", str(tmp_path)]
    result = subprocess.run(command, capture_output=True, text=True)
    assert result.returncode == 1
    assert "Name one of its files: " in result.stderr


def test_other_host_needs_token(tmp_path):
    with served(tmp_path, tmp_path, "--host", "0.0.0.0") as alone:
        address = alone.address.rstrip("/")
        port = address.split(":")[2].split("/")[0]
        here, token = f"http://127.0.0.1:{port}/", address.partition("?")[2]
        for refused in (here, f"{here}index.json", f"{here}?token=x", f"{here}?token=%C3%A9"):
            with pytest.raises(HTTPError) as error:
                opener().open(refused)
            with error.value:
                assert error.value.code == 403
        person = opener()
        with person.open(f"{here}?{token}") as response:
            assert response.url == here  # a copied link contains no token
        with person.open(f"{here}index.json") as response:
            assert response.status == 200


def test_port_taken_meanwhile_is_left_out(tmp_path):
    with socket.socket() as other:
        with contextlib.suppress(OSError):  # another test uses this port
            # It does not listen yet, so TensorBoard thinks that the port is free.
            other.bind(("127.0.0.1", 6006))
        with served(tmp_path, tmp_path) as alone:
            assert alone.get("").code == 200


def test_taken_port_is_refused(tmp_path):
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        port = str(other.getsockname()[1])
        command = [sys.executable, "-m", "tb_actmem", "serve", "--port", port, str(tmp_path)]
        result = subprocess.run(command, capture_output=True, text=True)
    assert result.returncode == 1
    assert f"Port {port} is in use. Choose another --port." in result.stderr


@pytest.fixture
def without_ignored_interrupt():
    """A shell starts background jobs with SIGINT ignored, and each process inherits that."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("without_ignored_interrupt")
def test_ctrl_c_ends_it_without_error(tmp_path):
    with served(tmp_path, tmp_path) as alone:
        os.kill(alone.pid, signal.SIGINT)
        wait(lambda: ended(alone.pid), lambda: "it goes on")
        assert "Traceback" not in alone.log.read_text()


def ended(pid: int) -> bool:
    state = subprocess.run(["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, text=True)
    return state.stdout.strip()[:1] in ("", "Z")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["missing"], "There is no file or log directory missing."),
        ([".", "--port", "70000"], "'70000' is not a port from 1 to 65535"),
        ([".", "--host", "203.0.113.1"], "Nothing can listen on '203.0.113.1'"),
    ],
)
def test_wrong_argument_is_named(arguments, said, tmp_path):
    command = [sys.executable, "-m", "tb_actmem", "serve", *arguments]
    result = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path)
    assert result.returncode
    assert said in result.stderr


@pytest.mark.browser
def test_tab_opens_without_tensorboard(tmp_path, browser):
    write_recording(tmp_path / "first", "tag", recordings.toy(), 0)
    with served(tmp_path, tmp_path) as alone:
        page = browser.new_page()
        complaints = []
        page.on("console", lambda message: complaints.append(message.text))
        page.goto(alone.address)
        page.get_by_text("168 B", exact=True).first.wait_for()
        assert not complaints


@pytest.mark.skipif(sys.platform == "win32", reason="Windows lacks the signals")
def test_second_signal_does_not_stop_cleaning_up() -> None:
    before = signal.signal(signal.SIGHUP, signal.SIG_IGN)  # as nohup does
    was = signal.signal(signal.SIGINT, signal.default_int_handler)
    cleaned = []

    with pytest.raises(KeyboardInterrupt), cleaned_up():
        signal.raise_signal(signal.SIGHUP)
        try:
            signal.raise_signal(signal.SIGINT)
        finally:
            signal.raise_signal(signal.SIGINT)
            signal.raise_signal(signal.SIGTERM)
            cleaned.append(True)

    assert cleaned
    assert signal.signal(signal.SIGINT, was) is signal.default_int_handler
    assert signal.signal(signal.SIGHUP, before) is signal.SIG_IGN
