"""The recordings of one job's ranks, and their differences."""

from __future__ import annotations

import pytest
import torch
from torch import nn

import tb_actmem
from tb_actmem.analysis.index import Index
from tb_actmem.analysis.totals.logged import job, named_job, ranked_tag
from tb_actmem.analysis.totals.ranks import (
    OUTSIDE,
    TOTALS,
    RankSummary,
    Spread,
    absent_ranks,
    rank_summary,
    spread,
    unequal_modules,
)


def summary(**modules: int) -> RankSummary:
    """A summary with Linear modules; a dot in a name is written as two underscores."""
    named = {(name.replace("__", "."), "Linear"): nbytes for name, nbytes in modules.items()}
    return RankSummary((0,) * len(TOTALS), named)


@pytest.mark.parametrize(
    ("rank", "directory", "tag"),
    [
        (None, "runs/exp", "memory"),
        (0, "runs/exp", "memory"),
        (3, "runs/exp", "memory/rank3"),
        (3, "runs/exp/rank3", "memory"),
        (3, "runs/exp/Rank_03/", "memory"),
        (3, "runs/exp/rank13", "memory/rank3"),
        (3, "runs/rank3/exp", "memory/rank3"),
        (3, "runs/node3", "memory/rank3"),
        (3, "", "memory/rank3"),
    ],
)
def test_tag_gets_rank_unless_directory_has_it(rank, directory, tag):
    assert ranked_tag("memory", rank, directory) == tag


def test_tag_with_rank_is_unchanged():
    assert ranked_tag("memory/rank3", 3, "runs") == "memory/rank3"


@pytest.mark.parametrize(
    ("series", "of"),
    [
        ([("exp/rank0", "m", 0), ("exp/rank1", "m", 1)], ("exp", "m")),
        ([("rank0", "m", 0), ("rank_01", "m", 1)], (".", "m")),
        ([(".", "m", 0), ("rank1", "m", 1), ("rank2", "m", 2)], (".", "m")),
        ([("exp-rank0", "m", 0), ("exp-rank1", "m", 1)], ("exp-", "m")),
        ([(".", "m", 0), (".", "m/rank1", 1), (".", "m/rank2", 2)], (".", "m")),
    ],
)
def test_ranks_of_one_job_share_name(series, of):
    assert {job(*one) for one in series} == {of}
    assert {named_job(run, tag) for run, tag, _ in series} == {of}


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (("a/rank0", "m", 0), ("b/rank1", "m", 1)),
        (("exp/rank0", "m", 0), ("exp/rank1", "other", 1)),
        (("exp0", "m", 0), ("exp1", "m", 1)),
    ],
)
def test_different_jobs_have_different_names(one, other):
    assert job(*one) != job(*other)


def test_absent_ranks_are_those_below_largest():
    assert absent_ranks([0, 1, 4]) == [2, 3]
    assert absent_ranks([]) == []
    assert len(absent_ranks([2**31 - 1])) < 1000


def test_modules_have_bytes_of_their_own_nodes():
    model = nn.Sequential(nn.Linear(4, 8), nn.ReLU())
    x = torch.ones(3, 4)
    with tb_actmem.record(model) as recorder:
        recorder.finish(model(x) * torch.ones(8, requires_grad=True))

    found = rank_summary(Index(recorder.recording))

    # The Linear's 3×4 input, the ReLU's 3×8 output, and outside the model the product's other
    # factor with 8 numbers.
    assert found.modules == {("0", "Linear"): 48, ("1", "ReLU"): 96, OUTSIDE: 32}
    totals = tb_actmem.totals(recorder.recording)
    assert dict(zip(TOTALS, found.totals, strict=True))["saved_bytes"] == totals.saved_bytes


def test_equal_ranks_have_no_unequal_modules():
    assert unequal_modules([summary(fc=64), summary(fc=64)]) == []


def told(*summaries: RankSummary) -> list[tuple[object, ...]]:
    """Name, type, number and bytes by rank of each unequal module."""
    rows = unequal_modules(summaries)
    return [(row.name, row.type_name, row.times, row.nbytes) for row in rows]


def test_unequal_modules_are_sorted_by_difference():
    first, second = summary(a=10, b=5, same=1), summary(a=11, b=50, same=1)

    assert told(first, second) == [
        ("b", "Linear", 1, (5, 50)),
        ("a", "Linear", 1, (10, 11)),
    ]


def test_combined_modules_are_sorted_by_total_difference():
    first = summary(layers__0__fc=10, layers__1__fc=10, layers__2__fc=10, head=10)
    second = summary(layers__0__fc=20, layers__1__fc=20, layers__2__fc=20, head=30)

    assert told(first, second) == [
        ("layers.*.fc", "Linear", 3, (10, 20)),
        ("head", "Linear", 1, (10, 30)),
    ]


def test_module_of_one_stage_is_absent_on_others():
    assert told(summary(head=8), summary(embed=16)) == [
        ("embed", "Linear", 1, (None, 16)),
        ("head", "Linear", 1, (8, None)),
    ]


def test_modules_differing_only_in_number_are_one_row():
    first = summary(layers__0__fc=10, layers__1__fc=10, layers__2__fc=30)
    second = summary(layers__0__fc=20, layers__1__fc=20, layers__2__fc=20)

    assert told(first, second) == [
        ("layers.*.fc", "Linear", 2, (10, 20)),
        ("layers.2.fc", "Linear", 1, (30, 20)),
    ]


def test_combined_modules_keep_numbers_they_share():
    first, second = summary(**{"0__2": 10, "1__2": 10}), summary(**{"0__2": 20, "1__2": 20})

    assert told(first, second) == [("*.2", "Linear", 2, (10, 20))]


def test_modules_of_different_types_are_distinct():
    first, second = summary(fc=8), RankSummary((), {("fc", "GELU"): 8})

    assert {row.type_name for row in unequal_modules([first, second])} == {"Linear", "GELU"}


def test_spread_has_first_smallest_and_largest():
    assert spread([5, 9, 5, 9]) == Spread(0, 1)
    assert spread([None, 7, 3]) == Spread(2, 1)
    assert spread([4, 4, None]) is None


def test_thousand_ranks_need_linear_memory():
    summaries = [RankSummary((), {(f"{rank}", "Linear"): 8}) for rank in range(1000)]

    assert sum(len(row.saved) for row in unequal_modules(summaries)) == 1000
