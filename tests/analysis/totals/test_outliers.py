"""Ranks that differ from most ranks with the same modules."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tb_actmem.analysis.index import Index
from tb_actmem.analysis.totals.outliers import (
    equal_ranks,
    outliers,
    read_stored,
    stored_summary,
)
from tb_actmem.analysis.totals.ranks import RankPeak, RankRow, RankSummary, rank_summary
from tb_actmem.format import actmem_pb2, content_of, from_bytes, to_bytes_after
from tb_actmem.format.container import unwrap, wrap
from tb_actmem.text.totals import absent_text, outlier_text
from tests.support.recordings import every_value, toy

FIRST, LAST = "the first stage", "the last stage"


def row(rank: int, saved: int, program: str = FIRST, **modules: int) -> RankRow:
    """A rank that saves so many bytes, all other totals being equal."""
    named = {(name, "Linear"): nbytes for name, nbytes in modules.items()}
    summary = RankSummary((None, saved, 9, 9, 9, 9, 9), named, program=program)
    return RankRow(rank, f"rank{rank}", "t", summary, None)


def unread(rank: int) -> RankRow:
    return RankRow(rank, f"rank{rank}", "t", None, "it is not there")


def said(*rows: RankRow) -> list[str]:
    return [outlier_text(one, rows) for one in outliers(equal_ranks(rows))]


def test_rank_unlike_most_is_outlier():
    assert said(row(0, 10), row(1, 10), row(2, 7), row(3, 10)) == [
        "Rank 2: 7 B saved for backward, 3 B less than on 3 ranks with the same modules."
    ]


def test_outlier_names_module_with_largest_difference():
    usual = [row(rank, 10, fc=6, head=4) for rank in (0, 1, 3)]

    assert said(*usual, row(2, 40, fc=31, head=9)) == [
        "Rank 2: 40 B saved for backward, 30 B more than on 3 ranks with the same modules. "
        "The largest difference is in fc."
    ]


def test_equal_totals_may_have_outlying_modules():
    usual = [row(rank, 10, fc=6) for rank in (0, 1)]

    assert said(*usual, row(2, 10, fc=7)) == [
        "Rank 2: 7 B saved in fc, 1 B more than on 2 ranks with the same modules."
    ]


def test_stages_are_compared_apart():
    stages = [row(rank, 10, FIRST) for rank in range(3)]
    stages += [row(rank, 99, LAST) for rank in range(3, 6)]

    assert said(*stages) == []
    assert [text[:7] for text in said(*stages, row(6, 10, LAST))] == ["Rank 6:"]


@pytest.mark.parametrize("saved", [(10, 20), (10, 10, 20, 20), (10, 20, 30)])
def test_no_rank_is_outlier_without_majority(saved):
    assert said(*(row(rank, nbytes) for rank, nbytes in enumerate(saved))) == []


def test_equal_outliers_are_one_sentence():
    usual = [row(rank, 10) for rank in range(20)]
    others = [row(rank, 30) for rank in range(20, 30)]

    assert [text.partition(":")[0] for text in said(*usual, *others, row(30, 500))] == [
        "Rank 30",
        "Ranks 20, 21, 22, 23, 24, 25, 26, 27 and 2 others",
    ]


def test_unread_ranks_are_in_no_group():
    groups = equal_ranks([unread(0), row(1, 10), row(2, 20), row(3, 10)])

    assert [group.positions for group in groups] == [(1, 3), (2,)]


def test_represented_ranks_count():
    def peak(rank: int, ranks: int, nbytes: int) -> RankRow:
        parts = RankPeak(rank, (), ranks, 1, 0, nbytes, 1, 0, nbytes + 1, None, None, None)
        summary = RankSummary((0,) * 7, {}, peak=parts, ranks=ranks)
        return RankRow(rank, f"rank{rank}", "t", summary, None)

    assert said(peak(0, 7, 10), peak(7, 1, 12)) == [
        "Rank 7: 13 B total peak, 2 B more than on 7 ranks with the same modules."
    ]
    assert said(peak(0, 2, 10), peak(2, 2, 12)) == []


@pytest.mark.parametrize("recording", [toy(), every_value()], ids=["toy", "every value"])
def test_stored_summary_is_that_of_rows(recording):
    of_rank = replace(recording, meta=recording.meta._replace(rank=3))
    data, _ = to_bytes_after(of_rank, 0, None, stored_summary(of_rank))

    assert read_stored(content_of(data).summary) == rank_summary(Index(of_rank))
    assert from_bytes(data) == of_rank


def test_only_ranks_without_others_store_summary():
    assert stored_summary(toy()) is None
    assert stored_summary(replace(toy(), meta=toy().meta._replace(rank=0, represents=2))) is None


@pytest.mark.parametrize(
    "stored",
    [
        None, "", "{", "null", "7", "[]", "[[1,2],[],\"\"]", "[[0,1,2,3,4,5,-6],[],\"\"]",
        "[[0,1,2,3,4,5,6.0],[],\"\"]", "[[0,1,2,3,4,5,true],[],\"\"]", "[[0,1,2,3,4,5,6],[],7]",
        "[[0,1,2,3,4,5,6],[[\"a\",\"b\",-1]],\"\"]", "[[0,1,2,3,4,5,6],[[\"a\",2,1]],\"\"]",
        "[[0,1,2,3,4,5,6],[[[],{},1]],\"\"]", "[" * 100_000, f"[[0,1,2,3,4,5,{2**63}],[],\"\"]",
    ],
)  # fmt: skip
def test_invalid_summary_is_ignored(stored):
    assert read_stored(stored) is None


def test_summary_of_later_version_is_ignored():
    data, _ = to_bytes_after(toy(), 0, None, "[]")
    message = actmem_pb2.Recording.FromString(unwrap(data))
    message.summary.version = 2

    assert content_of(data).summary == "[]"
    assert content_of(wrap(message.SerializeToString())).summary is None


def test_absent_ranks_are_named():
    assert absent_text([3]) == "Rank 3 has no recording in this log directory."
    assert absent_text(range(9)).startswith("Ranks 0, 1, 2, 3, 4, 5, 6, 7 and 1 other have")
