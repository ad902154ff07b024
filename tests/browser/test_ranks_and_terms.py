"""Ranks side by side and the formula's terms, in a real TensorBoard and a real Chromium."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import torch
from torch import nn
from torch.utils.tensorboard import SummaryWriter

import tb_actmem
from tb_actmem.cli.main import main
from tb_actmem.model import MeshAxis
from tb_actmem.predict.estimate import Layer
from tb_actmem.tensorboard.events.writers import write_recording
from tests.support.layers import Block
from tests.support.pages import Tab
from tests.support.tensorboards import Server, tab_alone

pytestmark = pytest.mark.browser

LAYER = Layer(batch=2, tokens=16, hidden=64, heads=4, itemsize=4)


def of_rank(rank: int) -> tb_actmem.Recording:
    """Each rank has a row more than the last: 56 bytes are kept of one row."""
    model = nn.Sequential(nn.Linear(4, 8), nn.ReLU(), nn.Linear(8, 2), nn.Softmax(-1))
    with tb_actmem.record(model) as recorder:
        recorder.finish(model(torch.ones(1 + rank, 4)))
    return replace(recorder.recording, meta=recorder.recording.meta._replace(rank=rank))


SMALL = [(2, 8), (3, 8), (2, 12), (3, 12), (2, 16), (3, 16), (5, 32)]


def transformer(b: int = LAYER.batch, s: int = LAYER.tokens) -> tb_actmem.Recording:
    model = nn.Sequential(*(Block(LAYER, torch.float32) for _ in range(2)))
    with tb_actmem.record(model) as recorder:
        recorder.finish(model(torch.randn(b, s, LAYER.hidden)))
    return recorder.recording


MESH = (MeshAxis("dp", 4, 0), MeshAxis("tp", 2, 0))


def planned() -> tb_actmem.Recording:
    """The only rank that a plan runs: it represents the eight of its mesh."""
    model = nn.Linear(4, 8)
    optimizer = torch.optim.SGD(model.parameters())
    with tb_actmem.record(model) as recorder:
        model(torch.ones(3, 4)).sum().backward()
        optimizer.step()
    meta = recorder.recording.meta._replace(rank=0, represents=8, mesh=MESH)
    return replace(recorder.recording, meta=meta)


def merge_equal_ranks(folder: Path, run: Path) -> None:
    """Write a job of four equal ranks, and merge it into one run."""
    for rank in range(4):
        recording = of_rank(0)
        meta = recording.meta._replace(rank=rank, mesh=(MeshAxis("dp", 4, rank),))
        with SummaryWriter(str(folder / f"rank{rank}")) as writer:
            tb_actmem.add_recording(writer, "memory", replace(recording, meta=meta), 0)
    assert main(["merge", str(folder), "-o", str(run)]) == 0


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("ranks")
    runs = folder / "runs"
    for rank in (0, 1, 3):
        with SummaryWriter(str(runs / "exp" / f"rank{rank}")) as writer:
            for step in (0, 1) if rank != 1 else (0,):
                tb_actmem.add_recording(writer, "memory", of_rank(rank), step)
    with SummaryWriter(str(runs / "layers")) as writer:
        tb_actmem.add_recording(writer, "memory", transformer(), 0)
    for b, s in SMALL:
        with SummaryWriter(str(runs / f"b={b},s={s}")) as writer:
            tb_actmem.add_recording(writer, "memory", transformer(b, s), 0)
    write_recording(runs / "plan" / "rank0", "memory", planned(), 0)
    merge_equal_ranks(folder / "job", runs / "merged")
    with tab_alone(folder, runs) as started:
        started.wait_for(
            {"exp/rank0": [0, 1], "exp/rank1": [0], "exp/rank3": [0, 1], "layers": [0]}
            | {"plan/rank0": [0], "merged": [0]}
            | {f"b={b},s={s}": [0] for b, s in SMALL}
        )
        yield started


def rows(tab: Tab, table: str) -> Any:
    found = tab.find(table).locator("[data-row]")
    found.first.wait_for()
    return found


def test_largest_rank_is_marked(tab: Tab) -> None:
    tab.open(run="exp/rank0", step="0", view="ranks")

    found = rows(tab, "ranks-table").all_inner_texts()

    assert [text.split()[0] for text in found] == ["0", "1", "3"]
    assert ["56 B" in found[0], "112 B" in found[1], "224 B" in found[2]] == [True] * 3
    assert ["largest" in text for text in found] == [False, False, True]
    assert "Rank 2 has no recording" in tab.find("ranks-problems").inner_text()


def test_unequal_modules_name_ranks(tab: Tab) -> None:
    tab.open(run="exp/rank0", step="0", view="ranks")

    first = rows(tab, "unequal-table").first.inner_text()

    # The ReLU keeps 32 bytes a row.
    assert "ReLU" in first
    assert "32 B rank 0" in " ".join(first.split())
    assert "128 B rank 3" in " ".join(first.split())


def test_rank_without_this_step_says_so(tab: Tab) -> None:
    tab.open(run="exp/rank0", step="1", view="ranks")

    problems = tab.find("ranks-problems")
    problems.wait_for()

    assert "Rank 1: exp/rank1/memory has no recording at step 1" in problems.inner_text()


def test_click_opens_recording_of_rank(tab: Tab) -> None:
    tab.open(run="exp/rank0", step="0", view="ranks")

    rows(tab, "ranks-table").last.click()

    tab.find("recording").get_by_text("rank 3").first.wait_for()
    assert tab.totals("saved_bytes") == "224 bytes"
    tab.box("ReLU").wait_for()


@pytest.mark.parametrize(
    ("run", "summary", "place", "represents"),
    [
        ("merged", "4 ranks, represented by 1, mesh dp 4:", "dp 0 of 4", "4"),
        ("plan/rank0", "8 ranks, represented by 1, mesh dp 4 × tp 2:", "dp 0 of 4, tp 0 of 2", "8"),
    ],
)
def test_equal_ranks_have_one_row(
    tab: Tab, run: str, summary: str, place: str, represents: str
) -> None:
    tab.open(run=run)
    tab.find("tab-ranks").click()

    (row,) = rows(tab, "ranks-table").all_inner_texts()

    assert row.split("\n")[:3] == ["0", place, represents]
    assert summary in tab.find("ranks-summary").inner_text()
    assert "saves the same on all ranks" in tab.find("ranks-equal").inner_text()


def test_link_to_ranks_of_equal_ranks_opens_them(tab: Tab) -> None:
    tab.open(run="merged", view="ranks")

    assert rows(tab, "ranks-table").count() == 1


def test_process_without_ranks_has_no_ranks_to_show(tab: Tab) -> None:
    tab.open(run="layers", view="ranks")
    tab.find("tab-timeline").wait_for()

    assert tab.find("tab-ranks").count() == 0


def test_terms_stand_beside_what_is_kept(tab: Tab) -> None:
    tab.open(run="layers", view="formula")
    terms = tab.find("term")
    terms.first.wait_for()

    scores = tab.locate("[data-term=softmax_output]").inner_text()
    forgotten = tab.locate("[data-term='']")

    # a·s·s numbers of four bytes for each of b sequences: 4·2·4·16·16.
    assert scores.count("8 KiB") == 2
    assert forgotten.count() > 0
    terms.first.get_by_role("button").click()
    tab.find("details-title").filter(has_text="native_layer_norm").wait_for()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_formulas_of_other_sizes_stand_beside_textbooks(tab: Tab, theme: str) -> None:
    tab.paint(theme)
    tab.open(run="b=3%2Cs=16", view="formula")
    tab.find("fitted").get_by_text("Formulas of 7 recordings").wait_for()

    scores = tab.locate("[data-term=softmax_output]")
    # a·s·s numbers of four bytes for each of b sequences, with 4 heads.
    assert scores.locator(".cell-fitted").inner_text() == "16·b·s²"
    assert scores.locator(".cell-formula").inner_text().split() == ["4·a·b·s²", "=", "16·b·s²"]
    assert tab.barriers(theme) == []


def test_formula_view_explains_missing_sizes(tab: Tab) -> None:
    tab.open(run="layers", view="formula")
    fitted = tab.find("fitted")
    fitted.wait_for()

    assert "record this step into this log directory at three or more values" in fitted.inner_text()
    assert tab.locate(".cell-fitted").count() == 0


def test_views_without_data_are_hidden(tab: Tab) -> None:
    tab.open(run="layers")
    tab.find("tab-formula").wait_for()
    assert tab.find("tab-ranks").count() == 0

    tab.open(run="exp/rank0")
    tab.find("tab-ranks").wait_for()
    assert tab.find("tab-formula").count() == 0


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious_in_ranks(tab: Tab, theme: str) -> None:
    tab.paint(theme)
    tab.open(run="exp/rank0", step="0", view="ranks")
    rows(tab, "unequal-table")

    assert tab.barriers(theme) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious_in_terms(tab: Tab, theme: str) -> None:
    tab.paint(theme)
    tab.open(run="layers", view="formula")
    tab.find("term").first.wait_for()

    assert tab.barriers(theme) == []


def test_bars_yield_their_room_to_columns(tab: Tab) -> None:
    tab.page.set_viewport_size({"width": 1024, "height": 900})
    tab.open(run="plan/rank0", step="0", view="ranks")
    rows(tab, "ranks-table")

    hidden = tab.find("ranks-table-hidden").inner_text()

    assert hidden == "Not shown for lack of room: in flight, run."
    assert not tab.find("ranks-table").locator(".bar").first.is_visible()
