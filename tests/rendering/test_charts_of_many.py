"""Charts of steps and ranks, and the patterns of areas, read back from their SVG."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
import torch
from torch import nn
from torch.utils.tensorboard import SummaryWriter

import tb_actmem
from tb_actmem.errors import ArgumentError, RenderError
from tb_actmem.model import Recording
from tb_actmem.rendering.charts import BANDS
from tb_actmem.rendering.charts_of_many import RankBar, RunLine, draw_ranks, draw_steps
from tb_actmem.rendering.figure import FigureOptions
from tb_actmem.rendering.picture.svg import svg_text
from tb_actmem.rendering.sheet import Column, hatched
from tests.rendering.test_charts import MM, SVG, height_of, numbers, texts
from tests.support.recordings import toy

MIB = 1 << 20
RUNS = [
    RunLine("short", [(100, (8 * MIB, None)), (110, (4 * MIB, None))]),
    RunLine("a/very/long/name/of/a/run/" * 8, [(100, (2 * MIB, None)), (120, (MIB, None))]),
]
RANKS = [
    RankBar(f"rank {rank}: pp {rank}", [("parameters", 3 * MIB), ("saved", rank * MIB)])
    for rank in range(60)
]


def drawing(kind: str, width: str = "85mm") -> ElementTree.Element:
    options = FigureOptions(width=width)
    drawn = (
        draw_steps(["saved", "unknown"], RUNS, options)
        if kind == "steps"
        else draw_ranks("ranks", RANKS, options)
    )
    return ElementTree.fromstring(svg_text(drawn.scene))


def test_points_of_steps_stand_at_their_bytes():
    chart = drawing("steps")

    zero, top = height_of(chart, "0 B"), height_of(chart, "8 MiB")
    # A disc has sixteen corners; the legend has one more disc.
    discs = [numbers(path) for path in chart.iter(f"{SVG}path") if len(numbers(path)) == 16]
    heights = [sum(y for _, y in disc) / 16 for disc in discs[:2]]
    assert [(zero - y) / (zero - top) for y in heights] == pytest.approx([1, 0.5], abs=0.01)
    assert "unknown" not in texts(chart), "a total that no run has is left out"
    assert {"100", "110", "120"} <= {*texts(chart)}


def test_bars_of_ranks_have_lengths_of_parts():
    chart = drawing("ranks")

    found = texts(chart)
    assert "and 20 ranks with less" in found
    assert next(text for text in found if text.startswith("rank ")) == "rank 59: pp 59"
    areas = [path for path in chart.iter(f"{SVG}path") if path.attrib["d"].endswith("Z")]
    widths = Counter(round(max(x for x, _ in numbers(a)) - min(x for x, _ in numbers(a)), 1)
                     for a in areas)  # fmt: skip
    (model, times) = next((w, n) for w, n in widths.most_common() if n >= 40)
    assert times >= 40
    assert max(widths) == pytest.approx(model * 59 / 3, rel=0.02)


@pytest.mark.parametrize("width", ["60mm", "85mm", "178mm"])
@pytest.mark.parametrize("kind", ["steps", "ranks"])
def test_text_is_readable_and_on_the_page(kind, width):
    chart = drawing(kind, width)

    *_, right, bottom = map(float, chart.attrib["viewBox"].split())
    assert right == pytest.approx(float(width[:-2]) * MM, abs=0.01)
    for text in chart.iter(f"{SVG}text"):
        place, room = text.attrib, float(text.attrib["textLength"])
        share = {"middle": 0.5, "end": 1}.get(place.get("text-anchor", ""), 0)
        left = float(place["x"]) - room * share
        assert float(place["font-size"]) >= 6
        assert left >= 0 and left + room <= right + 0.5, text.text
        assert 0 < float(place["y"]) < bottom


def test_lines_of_patterns_stay_in_their_area():
    area = [Column(0, 10, 5, 30), Column(10, 20, 20, 25), Column(20, 30, 30, 30)]

    for hatch in ("/", "\\", "|", "-", ".", "+", "x"):
        lines = [*hatched(area, hatch, "#000000")]
        assert lines, hatch
        for line in lines:
            for x, y in (line.start, line.steps[0][0]):
                assert any(
                    left - 1e-6 <= x <= right + 1e-6 and top - 1e-6 <= y <= bottom + 1e-6
                    for left, right, top, bottom in area
                ), hatch


def test_usual_parts_differ_without_colors():
    """Of the parts of a step on one GPU, the lowest and the highest are plain."""
    names = ["parameters", "optimizer state", "gradients", "input", "cached", "held", "freed",
             "backward", "update"]  # fmt: skip
    hatches = Counter(BANDS[name].hatch for name in names)

    assert {hatch for hatch, times in hatches.items() if times > 1} == {""}

    def grey(color: str) -> float:
        red, green, blue = (int(color[at : at + 2], 16) / 255 for at in (1, 3, 5))
        return 0.299 * red + 0.587 * green + 0.114 * blue

    plain = sorted(grey(BANDS[name].fill) for name in names if not BANDS[name].hatch)
    assert len(plain) == 2 and plain[1] - plain[0] > 0.15


def test_nothing_to_draw_is_one_sentence():
    with pytest.raises(RenderError, match="None of these runs has a step"):
        draw_steps(["saved"], [RunLine("a", [])], FigureOptions())
    with pytest.raises(RenderError, match="of no rank"):
        draw_ranks("ranks", [], FigureOptions())


def times(factor: int, rank: int | None = None) -> Recording:
    """The worked example with storages so many times as large: 168 B are saved for backward."""
    storages = tuple(row._replace(nbytes=row.nbytes * factor) for row in toy().storages)
    return replace(toy(), meta=toy().meta._replace(rank=rank), storages=storages)


@pytest.fixture
def runs(tmp_path: Path) -> Path:
    """A run of three steps, and a job of three ranks at two steps."""
    with SummaryWriter(str(tmp_path / "train")) as writer:
        for step, factor in ((100, 1), (200, 3), (300, 2)):
            tb_actmem.add_recording(writer, "memory", times(factor), step)
    for rank, factor in enumerate((2, 1, 3)):
        with SummaryWriter(str(tmp_path / "job" / f"rank{rank}")) as writer:
            for step in (0, 1):
                tb_actmem.add_recording(writer, "memory", times(factor * (1 + step), rank), step)
    return tmp_path


def rendered(recordings: Any, path: Path, chart: str, **look: Any) -> ElementTree.Element:
    path = tb_actmem.render(recordings, path, chart=chart, width="85mm", **look)  # type: ignore[arg-type]
    return ElementTree.parse(path).getroot()


def test_steps_of_log_directory_stand_at_saved_bytes(runs, tmp_path):
    chart = rendered(tb_actmem.recordings(runs / "train"), tmp_path / "s.svg", "steps")

    found = texts(chart)
    assert {"Memory over the steps", "100", "200", "300", "memory"} <= {*found}
    saved, after = (
        float(found[label].attrib["y"]) for label in ("saved for backward", "forward peak")
    )
    discs = [numbers(path) for path in chart.iter(f"{SVG}path") if len(numbers(path)) == 16]
    heights = [sum(y for _, y in disc) / 16 for disc in discs]
    first, second, third = (y for y in heights if saved < y < after)
    # 168, 504 and 336 bytes: the second step is twice as far above the first as the third.
    assert (first - second) / (first - third) == pytest.approx(2, abs=0.02)


def test_ranks_of_log_directory_have_bars_of_last_step(runs, tmp_path):
    chart = rendered(tb_actmem.recordings(runs / "job"), tmp_path / "r.svg", "ranks")

    found = [*texts(chart)]
    assert found[:7] == [
        "Saved for backward by each rank", "rank 2", "1008 B", "rank 0", "672 B", "rank 1", "336 B",
    ]  # fmt: skip


def test_ranks_with_known_model_have_bars_of_total_peak(tmp_path):
    recordings = {}
    for rank, rows in enumerate((4, 64)):
        with tb_actmem.record(model := nn.Linear(16, 16)) as recorder:
            model(torch.ones(rows, 16)).sum().backward()
        meta = recorder.recording.meta._replace(rank=rank)
        recordings[rank] = replace(recorder.recording, meta=meta)

    found = [*texts(rendered(recordings, tmp_path / "r.svg", "ranks"))]

    assert [found[0], found[1], found[3], found[-1]] == [
        "Total peak of each rank", "rank 1", "rank 0", "total peak",
    ]  # fmt: skip
    # The model and its gradients are 2,176 bytes; the inputs are 4,096 and 256.
    assert [
        text.endswith("KiB") and float(text[:-4]) * 1024 >= least
        for text, least in ((found[2], 2176 + 4096), (found[4], 2176 + 256))
    ] == [True, True]


@pytest.mark.parametrize("chart", ["steps", "ranks"])
def test_dictionary_is_drawn_as_log_directory(runs, tmp_path, chart):
    logs = [*tb_actmem.recordings(runs / ("train" if chart == "steps" else "job"))]
    keys = [log.step if chart == "steps" else int(log.run[-1]) for log in logs]
    same = dict(zip(keys, (log.recording() for log in logs), strict=True))  # the last of each rank
    look = {"legend": False}  # which has the name of the run

    rendered(logs, tmp_path / "a.svg", chart, **look)
    rendered(same, tmp_path / "b.svg", chart, **look)

    assert (tmp_path / "a.svg").read_bytes() == (tmp_path / "b.svg").read_bytes()


def test_unreadable_recordings_are_counted(runs, tmp_path):
    for place in ("train", "job/rank1"):
        (events,) = (runs / place).iterdir()
        before, after = events.read_bytes().rsplit(b"ACTM", 1)
        events.write_bytes(before + b"ELSE" + after)
    with SummaryWriter(str(runs / "job" / "rank4")) as writer:
        tb_actmem.add_recording(writer, "memory", times(1, 4), 1)

    steps = rendered(tb_actmem.recordings(runs / "train"), tmp_path / "s.svg", "steps")
    ranks = rendered(tb_actmem.recordings(runs / "job"), tmp_path / "r.svg", "ranks")

    assert "and 1 recording that cannot be read" in texts(steps)
    assert "and 2 ranks without a readable recording" in texts(ranks), "ranks 1 and 3"
    assert {"rank 0", "rank 2", "rank 4"} <= {*texts(ranks)}


def test_runs_and_tags_have_different_names(tmp_path):
    for run, tag in ((".", "a"), ("x", "a"), ("x", "b")):
        with SummaryWriter(str(tmp_path / run)) as writer:
            tb_actmem.add_recording(writer, tag, toy(), 0)

    chart = rendered(tb_actmem.recordings(tmp_path), tmp_path / "s.svg", "steps")

    assert [*texts(chart)][-3:] == ["a", "x a", "x b"]


@pytest.mark.parametrize(
    ("given", "chart", "error", "said"),
    [
        (toy(), "steps", ArgumentError, "takes tb_actmem.recordings"),
        ([toy()], "ranks", ArgumentError, "or a dictionary from steps or ranks"),
        ({"a": toy()}, "steps", ArgumentError, "must be an int, a step or a rank, not 'a'"),
        ({"0": toy()}, "ranks", ArgumentError, "must be an int, a step or a rank, not '0'"),
        ({0: "toy"}, "ranks", ArgumentError, "Expected a recording, not a str"),
        ({0: toy()}, "timeline", ArgumentError, "Expected a recording, not a dict"),
        ([], "steps", RenderError, "None of these runs has a step"),
        ({}, "ranks", RenderError, "of no rank"),
    ],
)
def test_wrong_recordings_are_one_sentence(tmp_path, given, chart, error, said):
    with pytest.raises(error, match=said):
        rendered(given, tmp_path / "c.svg", chart)


def test_many_runs_are_no_chart_of_steps(tmp_path):
    for run in range(11):
        with SummaryWriter(str(tmp_path / f"run{run}")) as writer:
            tb_actmem.add_recording(writer, "memory", toy(), 0)

    with pytest.raises(RenderError, match="at most 10 runs, not 11"):
        rendered(tb_actmem.recordings(tmp_path), tmp_path / "c.svg", "steps")
