"""The command line: the recording that it reads, and its output."""

from __future__ import annotations

import csv
import json
import os
import pty
import re
import signal
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import get_args

import pytest
import torch
from tensorboardX import SummaryWriter

import tb_actmem
from tb_actmem.__main__ import main as program
from tb_actmem.cli.choice import steps_text
from tb_actmem.cli.main import _parser, main
from tb_actmem.cli.show import _HEADINGS
from tb_actmem.model import Note
from tb_actmem.rendering.tables.table import By
from tests.rendering.figure import test_narrow
from tests.support import recordings
from tests.support.commands import every_command
from tests.support.fittable import mlp
from tests.support.models import Mlp


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The worked example: 168 bytes are saved for backward."""
    path = tmp_path / "toy.actmem"
    tb_actmem.write(recordings.toy(), path)
    return path


def log(folder: Path, **steps: int) -> Path:
    """A log directory with a run of so many steps for each keyword.

    Step n is a chain of n + 1 sines, each of which saves 16 bytes.
    """
    for run, count in steps.items():
        with SummaryWriter(str(folder / run)) as writer:
            for step in range(count):
                recording = recordings.chain(step + 1)
                tb_actmem.add_recording(writer, "memory", recording, step)
    return folder


def test_show_prints_totals_and_reasons(file, capsys):
    assert main(["show", str(file)]) == 0

    out = capsys.readouterr().out
    assert out.startswith("toy · ")
    assert re.search(r"^saved for backward +168 B", out, re.MULTILINE)
    assert "relu saves its output" in out


def test_show_why_names_evidence_of_each_category(tmp_path, capsys):
    model, scale = torch.nn.Linear(8, 16), torch.nn.Parameter(torch.ones(16))
    x = torch.ones(4, 8)
    with tb_actmem.record(model) as recorder:
        y = (model(x) * scale).exp()
    path = str(tmp_path / "step.actmem")
    tb_actmem.write(recorder.recording, path)
    del y

    assert main(["show", path, "--why", "--json"]) == 0
    rows = json.loads(capsys.readouterr().out)["storages"]
    assert [row["nbytes"] for row in rows] == sorted((row["nbytes"] for row in rows), reverse=True)
    found = {(row["nbytes"], row["name"], row["category"], row["basis"]) for row in rows}
    assert found == {
        (8 * 16 * 4, "weight", "parameter", "named"),
        (16 * 4, "bias", "parameter", "named"),
        (16 * 4, "", "parameter", "parameter type"),
        (4 * 8 * 4, "", "input", "older than block"),
        (4 * 16 * 4, "", "activation", "created in block"),
    }

    assert main(["show", path, "--why", "--limit", "1"]) == 0
    out = capsys.readouterr().out
    assert "the recorded model lists it" in out or "an op of the block created it" in out
    assert "older" not in out and "no op of the block" not in out


def test_show_why_of_older_file_says_unknown(file, capsys):
    assert main(["show", str(file), "--why"]) == 0
    assert "unknown: an older tb_actmem made the recording" in capsys.readouterr().out


def test_show_lists_at_most_limit_rows(file, capsys):
    main(["show", str(file), "--by", "op", "--limit", "2"])

    assert "the 2 largest are listed" in capsys.readouterr().out


@pytest.mark.parametrize("by", ["storage", "op", "module"])
def test_show_prints_total_below_each_table(file, capsys, by):
    main(["show", str(file), "--by", by])

    assert capsys.readouterr().out.count("168 B in ") == 1


@pytest.mark.parametrize("by", _HEADINGS)
def test_show_prints_each_note_once(tmp_path, capsys, by):
    recording = recordings.toy()
    meta = recording.meta._replace(notes=(Note("One note."), Note("Another note.")))
    path = str(tmp_path / "step.actmem")
    tb_actmem.write(replace(recording, meta=meta), path)

    main(["show", path, "--by", by])

    out = capsys.readouterr().out
    assert out.count("One note.") == out.count("Another note.") == 1


@pytest.mark.parametrize("by", get_args(By))
def test_every_table_can_be_exported_and_shown(file, tmp_path, by):
    assert main(["export", str(file), "-o", str(tmp_path / "table.md"), "--by", by]) == 0
    assert by == "totals" or main(["show", str(file), "--by", by]) == 0


def test_show_takes_last_step(tmp_path, capsys):
    main(["show", str(log(tmp_path, run=3))])

    assert "run, memory, step 2 " in capsys.readouterr().out


def test_show_takes_given_step(tmp_path, capsys):
    main(["show", str(log(tmp_path, run=3)), "--step", "1"])

    out = capsys.readouterr().out
    assert out.startswith("chain of 2 · run, memory, step 1 ")


def test_show_takes_last_write_of_step(tmp_path, capsys):
    log(log(tmp_path, run=1), run=1)
    with SummaryWriter(str(tmp_path / "run"), filename_suffix=".resumed") as writer:
        tb_actmem.add_recording(writer, "memory", recordings.toy(), 0)

    main(["show", str(tmp_path)])

    assert capsys.readouterr().out.startswith("toy · run, memory, step 0 ")


def test_run_of_directory_itself_has_no_name(tmp_path, capsys):
    main(["show", str(log(tmp_path, run=1) / "run")])

    assert capsys.readouterr().out.startswith("chain of 1 · memory, step 0 ")


def test_show_reads_single_event_file(tmp_path, capsys):
    (events,) = (log(tmp_path, run=2) / "run").iterdir()

    assert main(["show", str(events)]) == 0
    assert capsys.readouterr().out.startswith("chain of 2 · ")


def test_export_of_figure_above_page_height_is_one_line_on_stderr(tmp_path, capsys):
    source, written = tmp_path / "gated.actmem", tmp_path / "gated.svg"
    tb_actmem.write(test_narrow.recorded(test_narrow.Gated), source)
    command = ["export", str(source), "-o", str(written), "--open", "1", "--width", "85mm"]

    assert main(command) == 0
    printed = capsys.readouterr()
    assert printed.out == f"Wrote {written}\n"
    assert re.fullmatch(
        r"tb-actmem: The figure is \d+ mm high, and a page about 235 mm: fold or hide modules, "
        r"draw only one module, or set a larger width\.\n",
        printed.err,
    )


@pytest.mark.parametrize("command", [["show"], ["export", "-o", "figure.dot"]])
def test_newest_of_several_runs_is_taken_and_named(tmp_path, monkeypatch, capsys, command):
    monkeypatch.chdir(tmp_path)
    folder = log(tmp_path / "runs", second=2, first=1)

    assert main([*command, str(folder)]) == 0
    assert (
        f"This is the newest of 2 runs and tags. `tb-actmem list {folder}`"
        in capsys.readouterr().out
    )
    assert main([*command, str(folder), "--run", "second"]) == 0
    assert "newest" not in capsys.readouterr().out


def test_newest_run_was_written_last(tmp_path, capsys):
    main(["show", str(log(tmp_path, second=2, first=1))])

    assert "first, memory, step 0 " in capsys.readouterr().out


def test_compare_needs_choice_among_runs(tmp_path, capsys):
    folder = log(tmp_path, first=5, second=1, third=2)

    assert main(["compare", str(folder), str(folder), "--step", "0", "1"]) == 1
    assert "choose by --run and --tag" in (error := capsys.readouterr().err)
    assert [line.split(maxsplit=2) for line in error.splitlines()[1:]] == [
        ["run", "tag", "steps"],
        ["first", "memory", "0"],
        ["second", "memory", "0"],
        ["third", "memory", "0"],
    ]


def test_missing_step_lists_existing_ones(tmp_path, capsys):
    assert main(["show", str(log(tmp_path, first=5, second=2)), "--step", "7"]) == 1

    error = capsys.readouterr().err
    assert "no recording with --step 7. It has:" in error
    assert [line.split(maxsplit=2) for line in error.splitlines()[2:]] == [
        ["first", "memory", "0 1 … 4"],
        ["second", "memory", "0 1"],
    ]


@pytest.mark.parametrize(
    ("steps", "text"),
    [([3], "3"), ([5, 0, 3, 5], "0 3 5"), ([0, 100, 200], "0 100 200"), ([1, 2, 3, 9], "1 2 3 9")],
)
def test_steps_are_listed_or_abbreviated(steps, text):
    assert steps_text(steps) == text


@pytest.mark.parametrize("flag", ["--run=x", "--tag=memory", "--step=0"])
@pytest.mark.parametrize("command", [["show"], ["export", "-o", "x.dot"], ["check"]])
def test_file_refuses_run_tag_and_step(file, capsys, command, flag):
    assert main([*command, str(file), flag]) == 1

    assert f"leave out {flag.replace('=', ' ')}." in capsys.readouterr().err


def test_missing_run_lists_existing_ones(tmp_path, capsys):
    assert main(["show", str(log(tmp_path, first=1)), "--run", "frist"]) == 1

    error = capsys.readouterr().err
    assert "no recording with --run frist" in error
    assert "first  memory" in error


def transformer(folder: Path) -> str:
    """A model of twelve equal layers. Each MLP saves 1,152 bytes, of which an input is 512."""
    path = folder / "transformer.actmem"
    tb_actmem.write(recordings.transformer(12), path)
    return str(path)


def test_show_begins_with_headlines(tmp_path, capsys, monkeypatch):
    monkeypatch.setenv("COLUMNS", "200")
    main(["show", transformer(tmp_path)])

    lines = capsys.readouterr().out.splitlines()
    totals = tb_actmem.totals(recordings.transformer(12))
    assert totals.saved_bytes == 12 * 1984
    assert [line.split("  ")[0] for line in lines[2:5]] == [
        "forward peak",
        "saved for backward",
        "the largest part",
    ]
    assert lines[3].endswith("23.3 KiB")
    assert lines[4].endswith("13.5 KiB  58.1%  layers.*.mlp ×12")


def test_largest_part_is_share_of_simultaneous_bytes(tmp_path, capsys):
    model = torch.nn.Linear(64, 8)
    with tb_actmem.record(model) as recorder:
        for _ in range(2):  # a gradient that is accumulated
            model(torch.randn(8, 64)).square().mean().backward()
    tb_actmem.write(recorder.recording, tmp_path / "batches.actmem")

    main(["show", str(tmp_path / "batches.actmem")])

    # One batch is alive at a time: 2,048 bytes of input, and 256 that the square saves.
    assert re.search(r"the largest part +2 KiB +88\.9% +Linear\n", capsys.readouterr().out)


def test_largest_part_without_modules_is_op(tmp_path, capsys):
    tb_actmem.write(recordings.diamond(), tmp_path / "diamond.actmem")

    main(["show", str(tmp_path / "diamond.actmem")])

    assert re.search("the largest part +16 B +25.0% +sin\n", capsys.readouterr().out)


def test_show_lists_equal_layers_once(tmp_path, capsys):
    main(["show", transformer(tmp_path), "--limit", "3"])

    out = capsys.readouterr().out
    assert re.search(
        r"^ +6 KiB  25\.8%  float32 \[4, 32\] .*layers\.\*\.mlp ×12", out, re.MULTILINE
    )
    assert "the 3 largest are listed" in out


def test_show_lists_equal_module_calls_once(tmp_path, capsys):
    main(["show", transformer(tmp_path), "--by", "module"])

    out = capsys.readouterr().out
    # The input of the first layer existed before, so that this layer differs.
    assert re.findall(r"  ([a-z.*]+) ×11", out) == ["layers.*", "attention", "mlp"]


def test_parameters_are_last_edges(tmp_path, capsys, monkeypatch):
    monkeypatch.setenv("COLUMNS", "200")
    main(["show", transformer(tmp_path), "--by", "edge", "--limit", "40"])

    out = capsys.readouterr().out
    states = re.findall(r"^ *[0-9.]+ (?:Ki)?B  float32 \[.*\] +(\w+) ", out, re.MULTILINE)
    assert {"cached", "parameter"} <= {*states}
    assert states == sorted(states, key=lambda state: state == "parameter")


def test_ops_outside_layers_are_listed_separately(tmp_path, capsys):
    tb_actmem.write(recordings.chain(3), tmp_path / "chain.actmem")

    main(["show", str(tmp_path / "chain.actmem"), "--by", "op"])

    assert capsys.readouterr().out.count("  sin  ") == 3


@pytest.mark.parametrize("columns", [60, 80, 100])
@pytest.mark.parametrize("by", ["storage", "op", "module", "saved_tensor", "edge"])
def test_tables_fit_terminal(tmp_path, monkeypatch, capsys, by, columns):
    monkeypatch.setenv("COLUMNS", str(columns))

    main(["show", transformer(tmp_path), "--by", by])

    assert max(map(len, capsys.readouterr().out.splitlines())) <= columns


@pytest.mark.parametrize(
    ("by", "columns"),
    [
        ("storage", "bytes share tensor op slot module"),
        ("op", "attributed share op module"),
        ("module", "total share self exclusive freed module"),
        ("saved_tensor", "attributed share tensor op slot module"),
        ("edge", "bytes tensor from module to module"),
    ],
)
def test_narrow_terminal_has_essential_columns(file, monkeypatch, capsys, by, columns):
    monkeypatch.setenv("COLUMNS", "20")

    main(["show", str(file), "--by", by])

    assert columns.split() in [line.split() for line in capsys.readouterr().out.splitlines()]


@pytest.mark.parametrize("by", [*_HEADINGS])
def test_show_as_json_has_every_row(file, capsys, by):
    main(["show", str(file), "--by", by, "--json"])

    found = json.loads(capsys.readouterr().out)
    assert found[by] == json.loads(json.dumps(tb_actmem.rows(recordings.toy(), by=by)))
    assert found["recording"] == str(file)


def test_list_names_recording_of_file(file, capsys):
    main(["list", str(file)])

    name, row = capsys.readouterr().out.splitlines()
    assert name.split() == ["file", "label", "written"]
    assert row.startswith(f"{file}  toy    2026-09-")


def test_list_as_json_has_every_recording(tmp_path, capsys):
    main(["list", str(log(tmp_path, first=2, second=1)), "--json"])

    rows = json.loads(capsys.readouterr().out)
    assert [(row["run"], row["tag"], row["step"]) for row in rows] == [
        ("first", "memory", 0),
        ("first", "memory", 1),
        ("second", "memory", 0),
    ]


def test_list_names_every_recording(tmp_path, capsys):
    main(["list", str(log(tmp_path, first=2, second=1))])

    rows = [line.split()[:3] for line in capsys.readouterr().out.splitlines()]
    assert rows == [
        ["run", "tag", "step"],
        ["first", "memory", "0"],
        ["first", "memory", "1"],
        ["second", "memory", "0"],
    ]


@pytest.mark.parametrize(
    ("path", "words"),
    [
        (".", "holds no recording"),
        ("nowhere", "There is no"),
        ("torn.actmem", "cannot be read"),
        ("text.txt", "is not a recording"),
        ("a" * 5000, ""),  # the message comes from the system
    ],
)
def test_unreadable_path_is_one_sentence(tmp_path, monkeypatch, capsys, path, words):
    monkeypatch.chdir(tmp_path)
    data = tb_actmem.format.to_bytes(recordings.toy())
    Path("torn.actmem").write_bytes(data[: len(data) // 2])
    Path("text.txt").write_text("hello")

    assert main(["show", path]) == 1

    captured = capsys.readouterr()
    assert captured.out == ""
    assert words in captured.err
    assert captured.err.count("\n") == 1


@pytest.mark.parametrize("suffix", [".svg", ".dot", ".html", ".csv", ".md", ".json", ".txt"])
def test_export_writes_what_render_writes(file, tmp_path, capsys, suffix):
    wanted = tb_actmem.render(recordings.toy(), tmp_path / f"wanted{suffix}")
    written = tmp_path / f"written{suffix}"

    assert main(["export", str(file), "-o", str(written)]) == 0
    assert written.read_bytes() == wanted.read_bytes()
    assert capsys.readouterr().out == f"Wrote {written}\n"


@pytest.mark.parametrize("chart", ["timeline", "breakdown"])
def test_export_draws_the_chart_of_render(file, tmp_path, chart):
    wanted = tb_actmem.render(
        recordings.toy(), tmp_path / "wanted.svg", chart=chart, width="85mm", title="a title"
    )
    written = tmp_path / "written.svg"
    look = ["--chart", chart, "--width", "85mm", "--title", "a title"]

    assert main(["export", str(file), "-o", str(written), *look]) == 0
    assert written.read_bytes() == wanted.read_bytes()


def test_compare_draws_both_timelines(file, tmp_path, capsys):
    other = tmp_path / "other.actmem"
    tb_actmem.write(recordings.toy(), other)
    wanted = tb_actmem.render(
        recordings.toy(), tmp_path / "wanted.svg", other=recordings.toy(), width="85mm"
    )
    written = tmp_path / "written.svg"

    assert main(["compare", str(file), str(other), "-o", str(written), "--width", "85mm"]) == 0
    assert written.read_bytes() == wanted.read_bytes()
    assert capsys.readouterr().out.startswith("from ")


def test_export_of_table_takes_by_and_limit(file, tmp_path):
    target = tmp_path / "kept.csv"

    main(["export", str(file), "-o", str(target), "--by", "storage", "--limit", "2"])

    with target.open() as lines:
        rows = list(csv.DictReader(lines))
    assert [row["nbytes"] for row in rows] == ["96", "48"]


@pytest.mark.parametrize(("depth", "count"), [(1, 1), (2, 1 + 3), (3, 1 + 3 + 3 * 2)])
def test_depth_opens_outer_modules(tmp_path, depth, count):
    """The model, its 3 blocks, and in each an attention and an MLP; a norm is one node."""
    source, target = tmp_path / "t.actmem", tmp_path / "t.dot"
    tb_actmem.write(recordings.transformer(3), source)

    main(["export", str(source), "-o", str(target), "--depth", str(depth)])

    assert target.read_text().count("subgraph") == count


def test_module_option_draws_only_its_inside(tmp_path):
    source, target = tmp_path / "t.actmem", tmp_path / "t.dot"
    tb_actmem.write(recordings.transformer(2), source)

    main(["export", str(source), "-o", str(target), "--module", "layers.1.attention"])

    assert "softmax" in target.read_text()
    assert "gelu" not in target.read_text()


@pytest.mark.parametrize(
    ("name", "flag"),
    [
        ("x.svg", "--by=op"),
        ("x.csv", "--depth=2"),
        ("x.json", "--limit=3"),
        ("x.md", "--module=fc"),
    ],
)
def test_option_of_another_format_is_refused(file, tmp_path, capsys, name, flag):
    assert main(["export", str(file), "-o", str(tmp_path / name), flag]) == 1

    assert flag.partition("=")[0] in capsys.readouterr().err
    assert not (tmp_path / name).exists()


@pytest.mark.parametrize("format", ["svg", "csv", "json"])
def test_pipe_gets_bytes_of_file(file, tmp_path, format):
    target = tmp_path / f"toy.{format}"
    main(["export", str(file), "-o", str(target)])

    piped = subprocess.run(
        command("export", file, "-o", "-", "--format", format), capture_output=True, check=True
    )

    assert piped.stdout == target.read_bytes()


@pytest.mark.parametrize("arguments", [["-o", "-"], ["-o", "x.svg", "--format", "svg"]])
def test_format_option_is_only_for_pipe(file, capsys, arguments):
    assert main(["export", str(file), *arguments]) == 1

    assert "--format" in capsys.readouterr().err


def test_export_as_json_names_file(file, tmp_path, capsys):
    target = tmp_path / "toy.md"

    main(["export", str(file), "-o", str(target), "--json"])

    assert json.loads(capsys.readouterr().out) == {"recording": str(file), "written": str(target)}


def test_estimate_as_json_adds_up(capsys):
    main(["predict", "estimate", "gpt2", "--json"])

    *lines, total = json.loads(capsys.readouterr().out)
    assert total["nbytes"] == sum(line["nbytes"] for line in lines if line["level"] == 0)


def test_exported_json_has_totals(file, tmp_path):
    target = tmp_path / "toy.json"

    main(["export", str(file), "-o", str(target)])

    totals = {line["key"]: line["nbytes"] for line in json.loads(target.read_text())["totals"]}
    assert totals["cached_bytes"] == 168


@pytest.mark.parametrize("command", [[], ["show"], ["list"], ["export"]])
def test_help_has_usage_and_examples(command, capsys):
    with pytest.raises(SystemExit, match="0"):
        main([*command, "--help"])

    out = capsys.readouterr().out
    assert "usage: tb-actmem" in out
    assert command or "tb-actmem export runs -o model.svg" in out


@pytest.mark.parametrize(
    ("command", "words"),
    [
        ("show", "--limit N"),
        ("export", "--background COLOR"),
        ("compare", "--step N"),
        ("check", "--tolerance SHARE"),
        ("predict scale", "--largest NAME"),
        ("predict fits", "--device GPU"),
        ("predict plan", "--max-recompute SHARE"),
        ("predict estimate", "--recompute NAME"),
    ],
)
def test_help_names_value_of_option(command, words, capsys):
    with pytest.raises(SystemExit, match="0"):
        main([*command.split(), "--help"])

    assert words in capsys.readouterr().out


def test_help_explains_every_argument_of_every_command():
    for name, command in every_command(_parser()):
        unexplained = [
            action.option_strings or action.dest
            for action in command._actions
            if not action.help and not isinstance(action.choices, dict)
        ]
        assert not unexplained, name


@pytest.mark.parametrize("wrong", [[], ["shwo"], ["show"], ["show", "x", "--limit", "0"]])
def test_wrong_call_exits_with_2(wrong):
    with pytest.raises(SystemExit, match="2"):
        main(wrong)


def command(*arguments: object) -> list[str]:
    return [sys.executable, "-m", "tb_actmem", *map(str, arguments)]


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("tb-actmem ch", {"check "}),
        (
            "tb-actmem show --by ",
            {"storage", "op", "module", "saved_tensor", "edge", "term", "rank"},
        ),
        (
            "tb-actmem check --max-",
            {
                "--max-saved",
                "--max-forward-peak",
                "--max-step-peak",
                "--max-total-peak",
                "--max-alive-after-forward",
                "--max-module",
            },
        ),
    ],
)
def test_shell_completion_lists_words(tmp_path, line, words):
    environment = {
        **os.environ,
        "_ARGCOMPLETE": "1",
        "_ARGCOMPLETE_IFS": "|",
        "_ARGCOMPLETE_STDOUT_FILENAME": str(tmp_path / "words"),
        "COMP_LINE": line,
        "COMP_POINT": str(len(line)),
    }

    subprocess.run(command(), env=environment, check=True)

    assert {*(tmp_path / "words").read_text().split("|")} == words


def test_reader_that_stops_is_no_error(tmp_path):
    source = tmp_path / "chain.actmem"
    tb_actmem.write(recordings.chain(5000), source)

    process = subprocess.Popen(
        command("show", source, "--by", "op", "--limit", 5000),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    with process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 128 + signal.SIGPIPE


def test_interrupt_leaves_no_traceback(file, monkeypatch, capsys):
    def interrupted(*args: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("tb_actmem.cli.choice.read", interrupted)

    assert main(["show", str(file)]) == 128 + signal.SIGINT
    assert capsys.readouterr().err == "tb-actmem: Interrupted.\n"


def test_interrupt_of_imports_leaves_no_traceback(monkeypatch, capsys):
    class Interrupting:
        def find_spec(self, name: str, *_: object) -> None:
            if name == "tb_actmem.cli.main":
                raise KeyboardInterrupt

    monkeypatch.delitem(sys.modules, "tb_actmem.cli.main")
    monkeypatch.setattr(sys, "meta_path", [Interrupting(), *sys.meta_path])

    assert program() == 128 + signal.SIGINT
    assert capsys.readouterr().err == "tb-actmem: Interrupted.\n"


def on_a_terminal(arguments: list[str], **environment: str) -> bytes:
    """The output of a command on a terminal."""
    mine, theirs = pty.openpty()
    environment = {**os.environ, "TERM": "xterm", "NO_COLOR": "", **environment}
    with subprocess.Popen(arguments, stdout=theirs, env=environment) as process:
        os.close(theirs)
        out = b""
        while chunk := _read(mine):
            out += chunk
    os.close(mine)
    assert process.returncode == 0
    return out


def _read(terminal: int) -> bytes:
    try:
        return os.read(terminal, 4096)
    except OSError:  # the other end is closed
        return b""


def test_headings_are_bold_only_on_terminal(file, capsys):
    main(["show", str(file)])

    assert "\x1b" not in capsys.readouterr().out
    assert b"\x1b[1mtoy" in on_a_terminal(command("show", file))
    assert b"\x1b" not in on_a_terminal(command("show", file), NO_COLOR="1")


def test_unencodable_character_becomes_question_mark(file):
    environment = {**os.environ, "PYTHONIOENCODING": "ascii"}

    out = subprocess.run(command("show", file), env=environment, capture_output=True, check=True)

    assert out.stdout.startswith(b"toy ? ")


def test_predict_checkpoint_prints_and_writes(tmp_path, capsys):
    model, x = torch.nn.Sequential(Mlp(8, torch.nn.GELU(), torch.float32)), torch.randn(4, 8)
    with tb_actmem.record(model) as recorder:
        model(x).sum().backward()
    tb_actmem.write(recorder.recording, tmp_path / "before.actmem")

    after = tmp_path / "after.actmem"
    arguments = [
        "predict",
        "checkpoint",
        str(tmp_path / "before.actmem"),
        "--checkpoint",
        "*",
        "-o",
        str(after),
    ]
    assert main(arguments) == 0

    out = capsys.readouterr().out
    assert re.search(r"^step peak: .* → ", out, re.MULTILINE)
    assert re.search(r"^released +512 B +0 B +-512 B .* gelu +self", out, re.MULTILINE)
    assert tb_actmem.read(after).meta.predicted == "* under checkpoints"
    before = arguments[2]
    assert main(["compare", before, str(after)]) == 0
    assert capsys.readouterr().out.startswith(f"from {before} to {after}, predicted\n")


def test_repeated_option_adds_modules(tmp_path, capsys):
    layers = (torch.nn.Linear(8, 8), torch.nn.GELU(), torch.nn.Linear(8, 8), torch.nn.GELU())
    model, path = torch.nn.Sequential(*layers), tmp_path / "before.actmem"
    with tb_actmem.record(model) as recorder:
        model(torch.randn(4, 8)).sum().backward()
    tb_actmem.write(recorder.recording, path)
    command = ["predict", "checkpoint", str(path), "--save", "gelu", "--checkpoint", "1"]

    assert main([*command, "3"]) == 0
    at_once = capsys.readouterr().out
    assert main([*command, "--checkpoint", "3"]) == 0
    assert capsys.readouterr().out == at_once
    assert main(command) == 0
    assert capsys.readouterr().out != at_once


def test_predict_checkpoint_prints_notes_of_prediction(tmp_path, capsys):
    layers = torch.nn.Linear(8, 8), torch.nn.GELU(), torch.nn.Flatten()
    model, path = torch.nn.Sequential(*layers), tmp_path / "before.actmem"
    with tb_actmem.record(model) as recorder:
        model(torch.randn(4, 8)).sum().backward()
    tb_actmem.write(recorder.recording, path)
    command = ["predict", "checkpoint", str(path), "--checkpoint", "1", "2"]

    assert main(command) == 0
    assert "\nNote: 2: no tensor is saved for backward here" in capsys.readouterr().out
    assert main([*command, "--json"]) == 0
    said = json.loads(capsys.readouterr().out)["notes"]
    assert any(note.endswith("[idle-checkpoint]") for note in said)


@pytest.mark.parametrize(("option", "is_said"), [("--checkpoint", True), ("--offload", False)])
def test_predict_checkpoint_repeats_notes_on_recomputation(tmp_path, capsys, option, is_said):
    model, path = torch.nn.Sequential(torch.nn.Tanh(), torch.nn.Dropout()), tmp_path / "s.actmem"
    x = torch.randn(4, 8, requires_grad=True)
    with tb_actmem.record(model) as recorder:
        loss = model(x).sum()
        model.eval()
        loss.backward()
    tb_actmem.write(recorder.recording, path)
    command = ["predict", "checkpoint", str(path), option, "1"]

    assert main(command) == 0
    assert ("\nNote: The program called train()" in capsys.readouterr().out) is is_said
    assert main([*command, "--json"]) == 0
    said = json.loads(capsys.readouterr().out)["notes"]
    assert any(note.endswith("[other-mode]") for note in said) is is_said


def test_predict_checkpoint_lists_offloaded_tensors(tmp_path, capsys):
    model, x = torch.nn.Sequential(torch.nn.Linear(8, 8), torch.nn.GELU()), torch.randn(4, 8)
    with tb_actmem.record(model) as recorder:
        model(x).sum().backward()
    storages = tuple(row._replace(device="cuda:0") for row in recorder.recording.storages)
    before = replace(recorder.recording, storages=storages)
    tb_actmem.write(before, tmp_path / "before.actmem")

    assert main(["predict", "checkpoint", str(tmp_path / "before.actmem"), "--offload", "1"]) == 0

    out = capsys.readouterr().out
    assert "1 offloaded to the host" in out
    assert re.search(r"^moved +128 B .* gelu +self", out, re.MULTILINE)
    assert main(["predict", "checkpoint", str(tmp_path / "before.actmem")]) == 1
    assert "--checkpoint NAME, --offload NAME" in capsys.readouterr().err


def test_predict_checkpoint_refuses_unknown_names(file, capsys):
    assert main(["predict", "checkpoint", str(file), "--checkpoint", "4"]) == 1

    assert "No module call of the forward matches '4'" in capsys.readouterr().err


def at_sizes(b: int) -> tb_actmem.Recording:
    """A sine of 4 · b elements, which saves its input of 16 · b bytes."""
    made = recordings.chain(1)
    storages = tuple(row._replace(nbytes=16 * b) for row in made.storages)
    tensors = tuple(row._replace(shape=(4 * b,)) for row in made.tensors)
    return replace(made, storages=storages, tensors=tensors)


def test_predict_scale_prints_formulas_and_writes(tmp_path, capsys):
    for b in (2, 3, 5):
        tb_actmem.write(at_sizes(b), tmp_path / f"b={b}.actmem")
    files, after = sorted(map(str, tmp_path.iterdir())), tmp_path / "after.actmem"

    assert main(["predict", "scale", *files, "--at", "b=64", "-o", str(after)]) == 0

    out = capsys.readouterr().out
    assert re.search(r"^saved  16·b$", out, re.MULTILINE)
    assert re.search(r"^saved for backward +1 KiB", out, re.MULTILINE)
    assert "The step at b=64, predicted" in out
    assert tb_actmem.totals(tb_actmem.read(after)).saved_bytes == 16 * 64
    assert main(["predict", "scale", *files, "--json", "--at", "b=8"]) == 0
    said = json.loads(capsys.readouterr().out)
    assert (said["saved"], said["predicted"], said["doubt"]) == ("16·b", "b=8", None)


def test_predict_scale_reads_sizes_from_labels_and_runs(tmp_path, capsys):
    for b in (2, 3, 5):
        labelled = at_sizes(b)
        labelled = replace(labelled, meta=labelled.meta._replace(label=f"tuning b={b}"))
        with SummaryWriter(str(tmp_path / "labels" / f"run{b}")) as writer:
            tb_actmem.add_recording(writer, "memory", labelled, 0)
        with SummaryWriter(str(tmp_path / "runs" / f"b={b}")) as writer:
            tb_actmem.add_recording(writer, "memory", at_sizes(b), 0)

    for folder in "labels", "runs":
        assert main(["predict", "scale", str(tmp_path / folder)]) == 0
        assert "saved  16·b" in capsys.readouterr().out


def test_predict_scale_finds_largest_size(tmp_path, capsys):
    step = mlp()
    step(1)  # creates the optimizer states
    for b in (2, 3, 4):
        tb_actmem.write(step(b), tmp_path / f"b={b}.actmem")
    words = ["predict", "scale", *map(str, tmp_path.iterdir()), "--largest", "b", "--total-peak"]

    assert main([*words, "1MiB", "--json"]) == 0
    largest = int(json.loads(capsys.readouterr().out)["predicted"].removeprefix("b="))
    assert main([*words, "1MiB"]) == 0
    out = capsys.readouterr().out
    assert main([*words, "1KiB"]) == 3
    not_even = capsys.readouterr().out

    peaks = [tb_actmem.totals(step(b)).total_peak_bytes or 0 for b in (largest, largest + 1)]
    assert peaks[0] <= 2**20 < peaks[1]
    said = f"b={largest:,} is the largest b with a total peak of at most 1 MiB."
    assert said in out and f"at b={largest}, predicted" in out
    assert "The smallest size, b=2, does not fit into 1 KiB" in not_even


def test_predict_scale_largest_needs_limit(file, capsys):
    assert main(["predict", "scale", str(file), "--largest", "b"]) == 1
    assert "--largest needs one limit: --largest b --total-peak 80GiB" in capsys.readouterr().err


def test_predict_scale_needs_sizes(file, tmp_path, capsys):
    assert main(["predict", "scale", str(file)]) == 1
    assert "toy.actmem has no sizes. Record it with a label" in capsys.readouterr().err
    assert main(["predict", "scale", str(file), "-o", str(tmp_path / "a.actmem")]) == 1
    assert "give --at b=64,s=4096" in capsys.readouterr().err
    for sizes in ("64", "b=64,b=65"):
        with pytest.raises(SystemExit):
            main(["predict", "scale", str(file), "--at", sizes])
        said = f"'{sizes}' is not like b=64,s=4096, with one value for each name"
        assert said in capsys.readouterr().err
    assert main(["predict", "scale", str(log(tmp_path / "empty"))]) == 1


def test_table_options_pipe_text_by_default(file, capfdbinary):
    assert main(["export", str(file), "-o", "-", "--by", "saved_tensor"]) == 0

    assert capfdbinary.readouterr().out.startswith(b"attributed")


@pytest.mark.parametrize(
    "arguments",
    [
        ["--help"],
        ["show", "--help"],
        ["export", "{}", "-o", "-", "--by", "saved_tensor"],
        ["export", "{}", "-o", "-", "--format", "csv", "--by", "saved_tensor"],
        ["show", "{}", "--by", "saved_tensor"],
        ["list", "{}"],
        ["show", "{}", "--json"],
    ],
    ids=" ".join,
)
def test_closed_pipe_ends_commands_quietly(file, arguments):
    words = [str(file) if word == "{}" else word for word in arguments]
    read, write = os.pipe()
    os.close(read)
    done = subprocess.run(command(*words), stdout=write, stderr=subprocess.PIPE, check=False)
    os.close(write)

    assert done.stderr == b""
    # Since Python 3.11, argparse ignores a broken pipe if the help is longer than a buffer.
    is_ignored = "--help" in words and sys.version_info >= (3, 11)
    assert done.returncode == (0 if is_ignored else 128 + signal.SIGPIPE)


def test_predict_scale_finds_largest_size_for_device(tmp_path, capsys):
    step = mlp()
    step(1)  # creates the optimizer states
    for b in (2, 3, 4):
        tb_actmem.write(step(b), tmp_path / f"b={b}.actmem")
    words = ["predict", "scale", *map(str, tmp_path.iterdir()), "--largest", "b"]

    assert main([*words, "--device", "T4"]) == 0

    match = re.search(
        r"b=([\d,]+) is the largest b that is known to fit on T4", capsys.readouterr().out
    )
    assert match is not None
    largest = int(match[1].replace(",", ""))
    scaling = tb_actmem.predict.scale(({"b": b}, step(b)) for b in (2, 3, 4))
    assert tb_actmem.predict.fits(scaling.at(b=largest), "T4").fits is True
    assert tb_actmem.predict.fits(scaling.at(b=largest + 1), "T4").fits is None
    fit = tb_actmem.predict.fits(scaling.at(b=2), "T4")
    outside = str(fit.total_bytes - fit.reserved_bytes)
    assert main([*words, "--device", "T4", "--outside", outside]) == 1
    assert "T4: not known whether it fits" in capsys.readouterr().err
