"""ranks.json: the ranks of a job side by side."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tb_actmem.analysis.totals.outliers import stored_summary
from tb_actmem.format import to_bytes, to_bytes_after
from tb_actmem.model import MeshAxis, Recording
from tb_actmem.rendering.files import render
from tb_actmem.tensorboard.plugin import portions, store
from tests.support.recordings import toy
from tests.support.tabs import Blob, FakeProvider, Tab, of_ranks, sentence


def of_rank(rank: int, factor: int = 1) -> Recording:
    """The worked example on a rank, its storages so many times as large."""
    storages = tuple(row._replace(nbytes=row.nbytes * factor) for row in toy().storages)
    return replace(toy(), meta=toy().meta._replace(rank=rank), storages=storages)


def job(*factors: int, step: int = 0) -> FakeProvider:
    """A run for each rank, with one recording."""
    return of_ranks(
        {
            (f"exp/rank{rank}", "t", rank): {step: Blob(to_bytes(of_rank(rank, factor)))}
            for rank, factor in enumerate(factors)
        }
    )


def ranks(tab: Tab, run: str = "exp/rank0", tag: str = "t", step: int = 0) -> Any:
    return tab.get("ranks.json", run=run, tag=tag, step=step).json


def test_index_has_number_of_ranks():
    data = job(1, 1)
    data.series["other", "t"] = {0: Blob(to_bytes(toy()))}

    runs = Tab(data).get("index.json").json["runs"]

    assert [(run["run"], run["tags"][0]["rank"], run["tags"][0]["ranks"]) for run in runs] == [
        ("exp/rank0", 0, 2), ("exp/rank1", 1, 2), ("other", None, 1),
    ]  # fmt: skip


def test_index_sorts_runs_by_their_numbers() -> None:
    runs = Tab(job(*[1] * 11)).get("index.json").json["runs"]

    assert [run["run"] for run in runs] == [f"exp/rank{rank}" for rank in range(11)]


def test_index_sorts_tags_with_more_digits_than_python_converts() -> None:
    data, tags = FakeProvider({}), ["9" * 5000, "t2", "t010", "t10" + "0" * 5000]
    for tag in reversed(tags):
        data.series["run", tag] = {0: Blob(to_bytes(toy()))}

    (run,) = Tab(data).get("index.json").json["runs"]

    assert [row["tag"] for row in run["tags"]] == tags


def test_ranks_are_listed_and_largest_is_marked():
    found = ranks(Tab(job(1, 3, 2)))

    assert (found["pending"], found["absent"]) == (0, [])
    assert [(row["rank"], row["run"]) for row in found["ranks"]] == [
        (0, "exp/rank0"), (1, "exp/rank1"), (2, "exp/rank2"),
    ]  # fmt: skip
    kept, peak = found["totals"][:2]
    assert (kept["key"], kept["least"], kept["most"]) == ("saved_bytes", 0, 1)
    assert [row["nbytes"][0] for row in found["ranks"]] == [168, 504, 336]
    assert [row["nbytes"][1] for row in found["ranks"]] == [192, 576, 384]
    assert (peak["least"], peak["most"]) == (0, 1)


def test_unequal_modules_name_differing_ranks():
    found = ranks(Tab(job(1, 2)))

    modules = {row["fqn"]: row for row in found["modules"]}  # "1" is the ReLU
    assert found["modules_count"] == len(modules) == 3
    assert modules["1"]["nbytes"] == [96, 192]
    assert (modules["1"]["least"], modules["1"]["most"]) == (0, 1)


def of_plan(rank: int, position: int, ranks: int) -> Recording:
    """A rank of a planned job with known model states."""
    meta = toy().meta._replace(
        rank=rank,
        optimizers=1,
        mesh=(MeshAxis("pp", 2, position), MeshAxis("dp", 4, 0)),
        represents=ranks,
    )
    return replace(toy(), meta=meta)


def planned(device: str = "cpu") -> FakeProvider:
    def blob(rank: int, position: int) -> Blob:
        recording = of_plan(rank, position, 4)
        meta = recording.meta._replace(device=device)
        return Blob(to_bytes(replace(recording, meta=meta)))

    return of_ranks(
        {("plan/rank0", "t", 0): {0: blob(0, 0)}, ("plan/rank4", "t", 4): {0: blob(4, 1)}}
    )


def test_plan_has_places_and_no_absent_ranks():
    found = ranks(Tab(planned()), run="plan/rank0")

    assert (found["absent"], found["gpu"], found["gpus"]) == ([], None, [])
    assert [row["represents"] for row in found["ranks"]] == [4, 4]
    assert found["ranks"][1]["mesh"] == [
        {"name": "pp", "size": 2, "position": 1},
        {"name": "dp", "size": 4, "position": 0},
    ]
    assert [total["key"] for total in found["totals"]] == [
        "total_peak_bytes", "model_bytes", "gathered_bytes", "saved_bytes", "temporary_bytes",
    ]  # fmt: skip
    for row in found["ranks"]:
        total, *parts = row["nbytes"]
        assert total == sum(parts)


@pytest.mark.parametrize(
    ("data", "run", "words"),
    [
        (planned(), "plan/rank0", ["Total peak of each rank", "rank 4: pp 1, dp 0 (4 ranks)"]),
        (job(1, 3), "exp/rank0", ["Saved for backward by each rank", "rank 1", "504 B"]),
    ],
)
def test_ranks_are_a_figure(data, run, words):
    look = {"drawing": "ranks", "format": "svg", "theme": "paper", "width": "85mm"}

    figure = Tab(data).get("figure", run=run, tag="t", step=0, **look).get_data(as_text=True)

    for word in words:
        assert f">{word}</text>" in figure


def test_figure_of_ranks_equals_that_of_render(tmp_path):
    of_ranks = {rank: of_rank(rank, factor) for rank, factor in enumerate((1, 3))}
    path = render(of_ranks, tmp_path / "ranks.svg", chart="ranks", width="85mm")
    look = {"drawing": "ranks", "format": "svg", "theme": "paper", "width": "85mm"}

    served = Tab(job(1, 3)).get("figure", run="exp/rank0", tag="t", step=0, **look)

    assert served.get_data(as_text=True) == path.read_text(encoding="utf-8")


def test_plan_leaves_memory_of_chosen_gpu():
    tab = Tab(planned("H100"))

    left = {
        gpu: tab.get("ranks.json", run="plan/rank0", tag="t", step=0, gpu=gpu).json
        for gpu in ("H100", "H200")
    }

    assert [found["gpu"] for found in left.values()] == ["H100", "H200"]
    h100, h200 = (found["ranks"][0]["left_bytes"] for found in left.values())
    assert h200 - h100 == int(139.72 * 2**30) - int(79.11 * 2**30)


def test_memory_outside_of_torch_is_not_left():
    tab = Tab(planned("H100"))

    usual, more = (
        tab.get("ranks.json", run="plan/rank0", tag="t", step=0, **given).json
        for given in ({}, {"outside": 2**30})
    )

    assert (usual["outside_bytes"], more["outside_bytes"]) == (2**29, 2**30)
    left = [found["ranks"][0]["left_bytes"] for found in (usual, more)]
    assert left[0] - left[1] == 2**29


def test_given_memory_replaces_that_of_the_job():
    tab = Tab(planned("H100"))

    usual, less = (
        tab.get("ranks.json", run="plan/rank0", tag="t", step=0, **given).json
        for given in ({}, {"memory": 24 * 2**30})
    )

    left = [found["ranks"][0]["left_bytes"] for found in (usual, less)]
    assert less["gpu_bytes"] == 24 * 2**30
    assert left[0] - left[1] == usual["gpu_bytes"] - less["gpu_bytes"] > 0


def test_unknown_gpu_is_refused():
    answer = Tab(planned("H100")).get("ranks.json", run="plan/rank0", tag="t", step=0, gpu="H1")

    assert "'H1' is not a known GPU" in sentence(answer, 400)


def test_equal_ranks_are_reported_equal():
    found = ranks(Tab(job(1, 1)))

    assert found["modules"] == []
    assert {total["most"] for total in found["totals"]} == {None}


def test_ranks_in_one_directory_have_tags():
    data = of_ranks(
        {
            (".", "t", 0): {0: Blob(to_bytes(of_rank(0)))},
            (".", "t/rank1", 1): {0: Blob(to_bytes(of_rank(1)))},
        }
    )

    found = ranks(Tab(data), run=".", tag="t/rank1")

    assert [(row["rank"], row["tag"]) for row in found["ranks"]] == [(0, "t"), (1, "t/rank1")]


def test_missing_ranks_and_steps_are_noted():
    data = of_ranks(
        {
            ("exp/rank0", "t", 0): {5: Blob(to_bytes(of_rank(0)))},
            ("exp/rank1", "t", 1): {0: Blob(to_bytes(of_rank(1)))},
            ("exp/rank3", "t", 3): {5: Blob(to_bytes(of_rank(3, 2)))},
        }
    )

    found = ranks(Tab(data), step=5)

    assert found["absent"] == [2]
    assert [row["nbytes"] is None for row in found["ranks"]] == [False, True, False]
    assert "no recording at step 5" in found["ranks"][1]["problem"]
    assert found["totals"][0]["most"] == 2
    assert [row["group"] for row in found["ranks"]] == [0, None, 1]


def test_broken_rank_is_noted_and_others_are_shown():
    data = job(1, 1)
    data.series["exp/rank1", "t"][0] = Blob(b"broken")

    found = ranks(Tab(data))

    assert found["pending"] == 0
    assert "cannot be read" in found["ranks"][1]["problem"]
    assert found["ranks"][0]["nbytes"][0] == 168


def test_many_ranks_are_read_in_portions(monkeypatch):
    monkeypatch.setattr(portions, "AT_ONCE", 4 * (portions.EACH + len(toy().nodes)))
    monkeypatch.setattr(portions, "LISTED", 0)
    monkeypatch.setattr(store, "AHEAD", 1)
    data = job(*range(1, 11))
    tab = Tab(data)
    pending: list[int] = []
    read: list[int] = []
    while not pending or pending[-1]:
        pending.append(ranks(tab)["pending"])
        read.append(data.reads.count("blob"))

    ranks(tab, run="exp/rank7")

    assert pending == [6, 2, 0]
    assert read == [4, 8, 10]
    assert data.reads.count("blob") == 10


def test_equal_ranks_are_decoded_once(monkeypatch):
    decoded: list[object] = []
    read = store.Store.decoded

    def count(self, content):
        decoded.append(content)
        return read(self, content)

    monkeypatch.setattr(store.Store, "decoded", count)
    data = of_ranks(
        {
            (f"exp/rank{rank}", "t", rank): {0: Blob(to_bytes(of_plan(rank, rank % 2, 1)))}
            for rank in range(40)
        }
    )

    found = ranks(Tab(data))["ranks"]

    assert len(decoded) == 1
    assert data.reads.count("blob") == 40
    assert [row["rank"] for row in found] == [*range(40)]
    assert [row["mesh"][0]["position"] for row in found] == [0, 1] * 20


def test_ranks_with_summaries_are_not_decoded(monkeypatch):
    monkeypatch.setattr(store.Store, "decoded", None)

    def blob(rank: int) -> Blob:
        recording = of_rank(rank, rank + 1)
        return Blob(to_bytes_after(recording, 0, None, stored_summary(recording))[0])

    data = of_ranks({(f"exp/rank{rank}", "t", rank): {0: blob(rank)} for rank in range(5)})

    found = ranks(Tab(data))

    assert [row["nbytes"][0] for row in found["ranks"]] == [168, 336, 504, 672, 840]
    assert found["modules"][0]["nbytes"] == [96, 192, 288, 384, 480]


def test_equal_ranks_share_bytes_and_outlier_is_named():
    found = ranks(Tab(job(1, 1, 3, 1)))

    assert [row["group"] for row in found["ranks"]] == [0, 0, 1, 0]
    (outlier,) = found["outliers"]
    assert outlier["ranks"] == [2]
    assert outlier["text"].startswith(
        "Rank 2: 504 B saved for backward, 336 B more than on 3 ranks with the same modules."
    )
    relu = next(row for row in found["modules"] if row["fqn"] == "1")
    assert (relu["nbytes"], relu["least"], relu["most"]) == ([96, 288], 0, 2)


def test_broken_ranks_do_not_block_others(monkeypatch):
    monkeypatch.setattr(portions, "AT_ONCE", 1)
    data = job(1, 1, 1, 1, 1, 1, 1)
    for rank in range(6):
        data.series[f"exp/rank{rank}", "t"][0] = Blob(b"broken")

    assert ranks(Tab(data))["pending"] == 0


def test_other_ranks_keep_only_summaries():
    tab = Tab(job(1, 2, 3))
    ranks(tab)

    assert tab.plugin._server.store._indexes._values == {}


def test_recording_of_one_process_has_no_ranks():
    data = job(1)
    data.series["other", "t"] = {0: Blob(to_bytes(toy()))}

    assert "is not a rank of a job" in sentence(
        Tab(data).get("ranks.json", run="other", tag="t", step=0), 404
    )


@pytest.mark.parametrize("args", [{}, {"run": "a"}, {"run": "a", "tag": "t", "step": "x"}])
def test_incomplete_question_is_refused(args):
    sentence(Tab(job(1)).get("ranks.json", **args), 400)
