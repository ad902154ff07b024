"""A real TensorBoard shows recordings: both loaders, all writers, all steps."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import tensorboardX
from tensorboard.compat.proto import event_pb2
from tensorboard.data.server_ingester import NoDataServerError, get_server_binary
from tensorboard.summary.writer.event_file_writer import EventFileWriter
from torch.utils.tensorboard import SummaryWriter

from tb_actmem import add_recording
from tb_actmem.tensorboard import recording_pb
from tests.support.recordings import toy, transformer
from tests.support.tensorboards import TAB, Server, tensorboard, wait

STEPS = [*range(25)]
"""More than the 10 that TensorBoard keeps of an unknown plugin."""

LOADERS = {
    "fast": ["--load_fast=true", "--path_prefix=/foo/bar/"],
    "slow": ["--load_fast=false"],
}


def write_with_torch(folder: Path) -> None:
    with SummaryWriter(str(folder)) as writer:
        for step in STEPS:
            add_recording(writer, "memory", toy(), step)


def write_with_tensorboardx(folder: Path) -> None:
    with tensorboardX.SummaryWriter(str(folder)) as writer:
        for step in STEPS:
            add_recording(writer, "memory", toy(), step)


def write_plainly(folder: Path, *steps: int, broken: bool = False) -> None:
    writer = EventFileWriter(str(folder))
    for step in steps:
        summary = recording_pb("a/b&c=?#λ", transformer(2), "of two layers")
        if broken:
            summary.value[0].tensor.string_val[0] = b"broken"
        writer.add_event(event_pb2.Event(wall_time=1e9 + step, step=step, summary=summary))
    writer.close()


RUNS = {
    "torch run": write_with_torch,
    "x/λ": write_with_tensorboardx,
    "plain": lambda folder: write_plainly(folder, *STEPS),
    "broken": lambda folder: write_plainly(folder, 0, broken=True),
}
EXPECTED = {**dict.fromkeys(("torch run", "x/λ", "plain"), STEPS), "broken": [0]}


def skip_without(loader: str) -> None:
    """Skip a test of the fast loader where there is no binary of it."""
    if loader == "fast":
        try:
            get_server_binary()
        except NoDataServerError as error:
            pytest.skip(f"TensorBoard has no fast loader here: {error}")


@pytest.fixture(scope="module", params=LOADERS)
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    skip_without(request.param)
    folder = tmp_path_factory.mktemp(request.param)
    for run, write in RUNS.items():
        write(folder / "runs" / run)
    with tensorboard(folder, f"--logdir={folder / 'runs'}", *LOADERS[request.param]) as started:
        started.wait_for(EXPECTED)
        yield started


def test_every_step_of_every_writer_is_there(server):
    assert server.steps() == EXPECTED
    for run in ("torch run", "x/λ"):
        for step in (0, 13, 24):
            found = server.tab("recording.json", run=run, tag="memory", step=step)
            totals = {line["key"]: line["nbytes"] for line in found.json["totals"]}
            assert (totals["saved_bytes"], totals["tensor_bytes"]) == (168, 328)


def test_every_route_answers(server):
    which = {"run": "plain", "tag": "a/b&c=?#λ", "step": 7}

    graph = server.tab("graph.dot", **which)

    assert graph.body.startswith(b"digraph")
    assert int(graph.headers["X-Actmem-Visible"]) > 0
    assert server.tab("recording.json", **which).json["meta"]["label"] == "transformer of 2 layers"
    assert server.tab("detail.json", node=3, **which).json["id"] == "n3"
    assert server.tab("timeline.json", **which).json["peak"]["nbytes"] > 0


def test_tab_is_active(server):
    listed = server.get("data/plugins_listing").json["activation_memory"]
    entry = server.get("data/plugin_entry.html", name="activation_memory")

    assert listed["enabled"]
    assert listed["tab_name"] == "Activation Memory"
    assert b'import("./index.js?v=' in entry.body
    script = server.tab("index.js")
    assert script.code == 200
    assert script.headers["Content-Type"].startswith("text/javascript")


@pytest.mark.parametrize("run", ["torch run", "x/λ"])
def test_scalars_tab_shows_totals(server, run):
    def scalars(name: str) -> Any:
        reply = server.get("data/plugin/scalars/scalars", run=run, tag=f"memory/{name}")
        return reply.json

    assert [(step, value) for _, step, value in scalars("cached_bytes")] == [
        (step, 168) for step in STEPS
    ]
    assert scalars("forward_peak_bytes")[0][2] == 192


def test_descriptions_reach_page(server):
    runs = {run["run"]: run["tags"] for run in server.tab("index.json").json["runs"]}

    assert runs["plain"][0]["description"] == "of two layers"


@pytest.mark.parametrize(
    ("args", "code"),
    [
        ({"run": "broken", "tag": "a/b&c=?#λ", "step": 0}, 400),
        ({"run": "plain", "tag": "memory", "step": 0}, 404),
        ({"run": "plain", "tag": "a/b&c=?#λ", "step": 25}, 404),
        ({"run": "nobody", "tag": "memory", "step": 0}, 404),
        ({"run": "plain"}, 400),
    ],
)
def test_error_is_one_sentence(server, args, code):
    reply = server.tab("recording.json", **args)

    assert reply.code == code
    assert reply.headers["Content-Type"] == "text/plain; charset=utf-8"


@pytest.mark.parametrize(
    "path", ["..%2fplugin.py", "%2e%2e/plugin.py", "static/index.js", "plugin.py"]
)
def test_only_listed_files_are_served(server, path):
    assert server.tab(path).code == 404


def test_tensorboard_complains_of_nothing(server):
    said = server.log.read_text()

    assert "Traceback" not in said
    assert "X-Content-Type-Options" not in said
    assert "activation_memory" not in said.replace(TAB, "")


@pytest.mark.parametrize("loader", LOADERS)
def test_recording_written_later_appears(tmp_path, loader):
    skip_without(loader)
    runs = tmp_path / "runs"
    runs.mkdir()
    flags = [f"--logdir={runs}", *LOADERS[loader]]
    with tensorboard(tmp_path, *flags) as server:
        assert server.tab("index.json").json["runs"] == []
        assert not server.get("data/plugins_listing").json["activation_memory"]["enabled"]
        write_plainly(runs / "late", 0)
        server.wait_for({"late": [0]})
        time.sleep(1)  # within a second, names of files end in 9 and 10, which is no order
        write_plainly(runs / "late", 1)
        server.wait_for({"late": [0, 1]})
        wait(
            lambda: server.get("data/plugins_listing").json["activation_memory"]["enabled"],
            lambda: "the tab stays inactive",
        )


@pytest.mark.parametrize("loader", LOADERS)
def test_ranks_that_write_into_one_directory_hide_nothing(tmp_path, loader):
    """With one tag the fast loader shows the event written last, the slow one the first."""
    skip_without(loader)
    runs = tmp_path / "runs"
    for rank in range(3):
        recording = replace(toy(), meta=toy().meta._replace(rank=rank))
        with SummaryWriter(str(runs / "exp"), filename_suffix=f".{rank}") as writer:
            for step in (0, 1):
                add_recording(writer, "memory", recording, step)

    with tensorboard(tmp_path, f"--logdir={runs}", *LOADERS[loader]) as server:
        server.wait_for({"exp": [0, 1] * 3})
        (run,) = server.tab("index.json").json["runs"]
        found = server.tab("ranks.json", run="exp", tag="memory", step=1).json

    assert [(tag["tag"], tag["rank"], tag["ranks"]) for tag in run["tags"]] == [
        ("memory", 0, 3), ("memory/rank1", 1, 3), ("memory/rank2", 2, 3),
    ]  # fmt: skip
    assert [row["nbytes"][0] for row in found["ranks"]] == [168] * 3


def test_several_log_directories_have_names(tmp_path):
    write_plainly(tmp_path / "one", 0)
    write_plainly(tmp_path / "two" / "run", 0)
    spec = f"--logdir_spec=A:{tmp_path / 'one'},B:{tmp_path / 'two'}"

    with tensorboard(tmp_path, spec) as server:
        server.wait_for({"A/.": [0], "B/run": [0]})
        found = server.tab("recording.json", run="A/.", tag="a/b&c=?#λ", step=0)

    assert found.json["meta"]["label"] == "transformer of 2 layers"


def test_user_may_keep_fewer_steps(tmp_path):
    write_plainly(tmp_path / "run", *range(8))
    flags = ["--load_fast=false", "--samples_per_plugin=activation_memory=3"]

    with tensorboard(tmp_path, f"--logdir={tmp_path}", *flags) as server:
        wait(lambda: 7 in server.steps().get("run", []), lambda: str(server.steps()))
        assert len(server.steps()["run"]) == 3
