"""``%%actmem`` in a real IPython: output, result, log directory and exceptions."""

from __future__ import annotations

import pytest

import tb_actmem
from tb_actmem.tensorboard.events.logdir import recordings
from tests.support.models import toy


@pytest.fixture
def shell(notebook):
    """An IPython that has loaded the extension, and the README's toy."""
    net, inputs = toy()
    notebook.push({"net": net, "inputs": inputs})
    notebook.run_line_magic("load_ext", "tb_actmem")
    return notebook


def test_cell_shows_totals_and_returns_its_recording(shell, capsys):
    ran = shell.run_cell("%%actmem -m net -l 'the toy'\nout = net(inputs)\n", store_history=True)

    recording = ran.result
    assert tb_actmem.totals(recording).saved_bytes == 168
    assert recording.meta.label == "the toy"
    assert [call.fqn for call in recording.modules] == ["", "0", "1", "2", "3"]
    assert "<svg" in recording._repr_html_()
    assert "saved for backward  168 B" in capsys.readouterr().out
    assert shell.user_ns["out"].shape == (3, 2)


def test_source_lines_are_those_of_cell(shell):
    shell.run_cell("pass", store_history=True)
    cell = "%%actmem\nx = inputs.requires_grad_()\ny = x.exp()\n"
    ran = shell.run_cell(cell, store_history=True)

    (save,) = tb_actmem.rows(ran.result, by="saved_tensor")
    assert save["op"] == "exp"
    assert save["source"] == "In[2]:2"


def test_last_value_of_cell_is_shown(shell, capsys):
    shell.run_cell("%%actmem -m net\nloss = net(inputs).sum()\n'seen'\n", store_history=True)

    assert "'seen'" in capsys.readouterr().out


def test_cell_of_comments_saves_nothing(shell, capsys):
    ran = shell.run_cell("%%actmem\n# nothing yet\n", store_history=True)

    assert tb_actmem.totals(ran.result).saved_bytes == 0
    assert "saved for backward  0 B" in capsys.readouterr().out


def test_recording_is_stored_in_variable_and_log_directory(shell, tmp_path):
    for _ in range(2):
        shell.run_cell(
            f"%%actmem -m net -o kept --logdir '{tmp_path / 'runs'}'\nout = net(inputs)",
            store_history=True,
        )

    logged = list(recordings(tmp_path / "runs"))
    assert [(step.tag, step.step) for step in logged] == [
        ("activation_memory", 1),
        ("activation_memory", 2),
    ]
    assert logged[-1].recording() == shell.user_ns["kept"]


def test_cell_exception_is_raised_once_with_line(shell, capsys):
    ran = shell.run_cell("%%actmem -m net\nout = net(inputs)\nout.view(7)\n")

    assert isinstance(ran.error_in_exec, RuntimeError)
    said = capsys.readouterr()
    assert (said.out + said.err).count("shape '[7]' is invalid") == 1
    assert "out.view(7)" in said.out + said.err


def test_wrong_option_is_usage_error(shell, capsys):
    ran = shell.run_cell("%%actmem --modle net\npass\n")

    assert "UsageError" in type(ran.error_in_exec).__name__
    assert "--logdir" in shell.find_magic("actmem", "cell").__doc__
