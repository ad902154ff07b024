"""No command prints a control character, whatever names and files contain."""

from __future__ import annotations

import logging
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tensorboardX import SummaryWriter

import tb_actmem
from tb_actmem.cli import bold, json_answer, say
from tb_actmem.cli.main import main
from tb_actmem.errors import printable, printable_lines
from tb_actmem.model import Note, Recording
from tb_actmem.tensorboard.events import logdir
from tb_actmem.text.advice import shortage_lines
from tests.support import recordings

STEERS = "\x1b[31m\x1b]0;owned\x07\x9b2J\r\x7f\t\u202e\u2066\ufdd0\u2028"
"""Colours, a title, the bell, an 8-bit escape, a return, overrides of text direction."""
HOSTILE = f"a{STEERS}\nFAKE LINE"


def hostile(recording: Recording) -> Recording:
    """The same recording with a hostile label, note and names of modules and devices."""
    meta = recording.meta._replace(label=HOSTILE, notes=(Note.from_text(HOSTILE),))
    modules = tuple(
        row._replace(fqn=f"{row.fqn}{HOSTILE}", type_name=HOSTILE) for row in recording.modules
    )
    frames = tuple(row._replace(file=HOSTILE, function=HOSTILE) for row in recording.frames)
    return replace(recording, meta=meta, modules=modules, frames=frames)


@pytest.fixture
def logs(tmp_path: Path) -> Path:
    """A log directory of two runs with hostile directory, run, tag and file names."""
    top = tmp_path / HOSTILE
    for rank in range(2):
        writer = SummaryWriter(str(top / HOSTILE / f"rank{rank}"), filename_suffix=HOSTILE)
        with writer:
            for step, blocks in enumerate((1, 2)):
                recording = hostile(recordings.transformer(blocks))
                ranked = replace(recording, meta=recording.meta._replace(rank=rank))
                tb_actmem.add_recording(writer, HOSTILE, ranked, step)
    return top


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / f"{HOSTILE}.actmem"
    tb_actmem.write(hostile(recordings.transformer(2)), path)
    return path


@pytest.fixture
def broken(tmp_path: Path) -> Path:
    path = tmp_path / f"broken{HOSTILE}.actmem"
    path.write_bytes(b"no recording")
    return path


RUN = ("--run", f"{HOSTILE}/rank0")
OF_LOGS: list[tuple[str, ...]] = [
    ("show",),
    ("show", *RUN),
    ("show", "--by", "rank"),
    ("show", *RUN, "--tag", "none"),
    ("show", "--tag", HOSTILE),
    ("show", "--step", "7"),
    ("show", "--json"),
    ("list",),
    ("list", "--json"),
    ("compare", *RUN, "--step", "0", "1"),
    ("compare", "--step", "0", "1"),
    ("compare", *RUN),
    ("compare", *RUN, "--step", "0", "1", "--json"),
    ("check", "--max-saved", "1"),
    ("check", *RUN, "--max-saved", "1GiB", "--markdown"),
    ("check", *RUN, "--max-module", f"{HOSTILE}=1"),
    ("predict", "checkpoint", *RUN, "--checkpoint", "**"),
    ("predict", "checkpoint", *RUN, "--checkpoint", HOSTILE),
    ("predict", "checkpoint", "--checkpoint", "**"),
    ("predict", "plan", *RUN, "--reduce", "10%"),
    ("predict", "plan", *RUN, "--reduce", "10%", "--code"),
    ("predict", "plan", *RUN, "--reduce", "99%"),
    ("predict", "plan", "--reduce", "1%"),
    (
        "predict",
        "scale",
    ),
    ("predict", "fits", *RUN, "--device", "H100"),
    ("predict", "fits", *RUN, "--device", HOSTILE),
    ("export", "-o", f"/nowhere/{HOSTILE}/x.svg"),
    ("export", *RUN, "-o", f"x.{HOSTILE}"),
    ("export", *RUN, "-o", "x.svg", "--module", HOSTILE),
]


def check_printed(capsys: pytest.CaptureFixture[str]) -> str:
    """Check that no stream has control characters, and that no name begins a line."""
    captured = capsys.readouterr()
    printed: str = captured.out + captured.err
    assert printed
    assert all(line.isprintable() for line in printed.split("\n"))
    assert not any(line.startswith("FAKE LINE") for line in printed.split("\n"))
    return printed


@pytest.mark.parametrize(
    "arguments", OF_LOGS, ids=lambda words: printable(" ".join(words).replace(HOSTILE, "X"))
)
def test_no_command_prints_control_characters(arguments, logs, capsys):
    count = 2 if arguments[0] == "predict" else 1
    main([*arguments[:count], str(logs), *arguments[count:]])

    check_printed(capsys)


@pytest.mark.parametrize(
    "command", ["show", "list", "check", "fits", "checkpoint", "plan", "scale"]
)
def test_errors_about_files_print_no_control_characters(command, broken, capsys):
    needed: dict[str, tuple[str, ...]] = {
        "check": ("--max-saved", "1"),
        "fits": ("--device", "H100"),
        "checkpoint": ("--checkpoint", "**"),
        "plan": ("--reduce", "1%"),
    }
    below = () if command in ("show", "list", "check") else ("predict",)
    assert main([*below, command, str(broken), *needed.get(command, ())]) == 1

    assert "cannot be read" in check_printed(capsys)


@pytest.mark.parametrize("command", ["show", "list"])
def test_files_with_hostile_names_print_safely(command, file, capsys):
    assert main([command, str(file)]) == 0

    check_printed(capsys)


def test_written_files_are_named_safely(file, tmp_path, capsys):
    output = str(tmp_path / f"{HOSTILE}.csv")
    assert main(["export", str(file), "-o", output]) == 0
    assert main(["compare", str(file), str(file.with_name("gone"))]) == 1
    name = str(tmp_path / f"after{HOSTILE}.actmem")
    assert main(["predict", "checkpoint", str(file), "--checkpoint", "**", "-o", name]) == 0

    assert "Wrote" in check_printed(capsys)


def test_wrong_calls_print_no_control_characters(capsys):
    with pytest.raises(SystemExit):
        main(["show", "x", "a\x1b[31m\x9b.event"])

    assert "unrecognized arguments" in check_printed(capsys)


def test_damaged_event_files_log_safely(tmp_path, caplog):
    folder = tmp_path / HOSTILE
    folder.mkdir()
    (folder / f"tfevents{HOSTILE}").write_bytes(b"x" * 40)
    with caplog.at_level(logging.WARNING):
        assert not list(logdir.recordings(tmp_path))

    assert caplog.messages
    assert all(message.isprintable() for message in caplog.messages)


def test_headings_are_bold_on_terminals_alone(monkeypatch: Any, capsys):
    monkeypatch.setattr("sys.stdout.isatty", lambda: True, raising=False)
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TERM", "xterm")
    say(f"{bold('head')} \x1b[1mname\x1b[0m", sys.stdout)

    assert capsys.readouterr().out == "\x1b[1mhead\x1b[0m ?[1mname?[0m\n"


def test_json_escapes_every_control_character():
    said = json_answer({"label": HOSTILE}).said

    assert isinstance(said, str)
    assert said.isprintable()


def test_printable_keeps_letters_of_all_scripts():
    text = "größe 大きさ × → ü"

    assert printable(text) == text
    assert printable(f"{text}\n") == f"{text}?"
    assert printable_lines(f"{text}\n") == f"{text}\n"


def test_out_of_memory_lines_are_printable():
    lines = shortage_lines(hostile(recordings.transformer(1)), None, f"/logs/{HOSTILE}")

    assert all(line.isprintable() for line in lines)


def test_fits_print_safely_in_python():
    text = str(tb_actmem.predict.fits(hostile(recordings.transformer(2)), "H100"))

    assert all(line.isprintable() for line in text.split("\n"))
