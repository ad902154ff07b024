"""Queries, and the limits in docs/reference/http.md."""

from __future__ import annotations

import gzip
import re
from itertools import pairwise

import pytest
from tensorboard.context import RequestContext

import tb_actmem.rendering.page as pages
import tb_actmem.replies.recording_rows as kept
from tb_actmem.analysis.figure import folding
from tb_actmem.analysis.figure.outline import BUDGET
from tb_actmem.analysis.index import Index, memory_bytes
from tb_actmem.rendering.figure import webassembly
from tb_actmem.rendering.picture import png
from tb_actmem.replies import alive, compare, detail, plan, ranks, terms
from tb_actmem.tensorboard.plugin import (
    compare as comparing,
)
from tb_actmem.tensorboard.plugin import (
    fitted,
    jobs,
    plugin,
    portions,
    query,
    routes,
    store,
)
from tb_actmem.tensorboard.plugin import plan as plans
from tb_actmem.tensorboard.plugin.compare import names_in
from tb_actmem.tensorboard.plugin.query import NotAskedError, Query, digest, zipped
from tests.support import (
    recordings,
    tabs,  # noqa: F401  # it has TensorBoard's plugin_util brought in without its warning
)
from tests.support.places import ROOT

REFERENCE = ROOT / "docs" / "reference" / "http.md"


def asking(**args: str) -> Query:
    return Query(RequestContext(), "", args)


@pytest.mark.parametrize(
    ("value", "number"), [("0", 0), ("-1", -1), ("007", 7), ("9" * 19, 10**19 - 1)]
)
def test_numbers_are_parsed(value, number):
    assert asking(step=value).number("step") == number


@pytest.mark.parametrize("value", ["", "1.5", "1e3", "+1", " 1", "1\n", "٣", "9" * 20, "--1", "x"])
def test_wrong_number_is_refused(value):
    with pytest.raises(NotAskedError, match="is not a whole number"):
        asking(step=value).number("step")


def test_missing_argument_is_named():
    with pytest.raises(NotAskedError, match="needs run="):
        asking(tag="t").text("run")
    assert asking(run="").text("run") == ""


@pytest.mark.parametrize(
    ("value", "numbers"),
    [(None, None), ("", ()), ("3", (3,)), ("17,3,3", (3, 17)), (",5,,1,", (1, 5))],
)
def test_list_of_numbers_is_sorted_and_unique(value, numbers):
    args = {} if value is None else {"expand": value}

    assert Query(RequestContext(), "", args).numbers("expand") == numbers


def test_flag_is_one_or_zero():
    assert asking(offload="1").flag("offload")
    assert not asking(offload="0").flag("offload")
    assert not asking().flag("offload")
    for value in ("", "2", "true", "yes"):
        with pytest.raises(NotAskedError, match="is wrong: give 0 or 1"):
            asking(offload=value).flag("offload")


def test_words_are_those_that_are_known():
    known = ("parameters", "views")

    assert asking().words("show", known) == set()
    assert asking(show="views,,parameters,views").words("show", known) == {*known}
    with pytest.raises(
        NotAskedError, match="show=leaves is unknown: choose from parameters, views"
    ):
        asking(show="views,leaves").words("show", known)


def test_digest_is_short_and_unique():
    names = {digest(asked) for asked in ((1, 2), (1, 3), ((1,), 2), "(1, 2)x")}

    assert {len(name) for name in names} == {64}
    assert len(names) == 4


def test_answer_is_zipped_alike_each_time():
    assert gzip.decompress(zipped("größe" * 99)).decode() == "größe" * 99
    assert zipped("a") == zipped("a")
    assert zipped("a")[4:8] == bytes(4)  # the time, which a cache must not see


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("", ()),
        (" h.0, h.1\th.2 ,,", ("h.0", "h.1", "h.2")),
        (",".join(f"h{number}" for number in range(100)), None),
        ("a" * 300, None),
        ("h*a*b*.c*d*e*", None),
        ("**a**b**", None),
    ],
)
def test_names_are_split_at_spaces_and_commas(text, names):
    assert names_in(text) == (tuple(text.split(",")) if names is None else names)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (",".join(f"h{number}" for number in range(101)), "more than 100 names"),
        ("a" * 301, "is too long"),
        ("h*a*b*c*", r"has more than 3 \* in one part"),
        ("x.h*a*b*c*.y", r"has more than 3 \* in one part"),
        ("**a**b**c**", r"has more than 3 \*\*"),
        ("**a**b**c***", r"has more than 3 \*\*"),
    ],
)
def test_slow_patterns_are_refused(text, said):
    with pytest.raises(NotAskedError, match=said):
        names_in(text)


def test_weight_of_recording_counts_rows_entries_letters():
    words = (
        *("0123", "AccumulateGrad", "TBackward0", "AddmmBackward0", "ReluBackward0"),
        *("SoftmaxBackward0", "0.weight", "0.bias", "2.weight", "2.bias", "mat1", "mat2", "result"),
        *(recordings.MAT1, recordings.MAT2, recordings.RELU, recordings.SOFTMAX),
        *("aten::t", "aten::addmm", "aten::relu", "aten::_softmax"),
    )
    # 10 nodes, 9 edges, 9 storages, 11 tensors, 5 saves, 6 ops, 5 module calls; 16 sizes in 9
    # shapes, and of ops 10 inputs and 6 outputs.
    assert memory_bytes(Index(recordings.toy())) == 400 * 55 + 40 * 32 + len("".join(words))


LIMITS = {
    "outermost calls, until about 40 boxes": (BUDGET, 40),
    "in a layout of two seconds": (query.PATIENCE, 2),
    "has the largest 200 groups": (kept.GROUPS, 200),
    "200 groups, each with at most 100 members": (kept.MEMBERS, 100),
    "`detail.json`, of a node or of a module call. Each list has at most 100": (detail.LIMIT, 100),
    "`drawn.json`. Each list has at most 100": (detail.LIMIT, 100),
    "Lists have the largest 1,000 storages": (alive.LIMIT, 1000),
    "the largest 100 tensors that are not in the formula": (terms.LIMIT, 100),
    "At most 24 are read": (fitted.MOST, 24),
    "reads recordings with 50,000 nodes": (portions.AT_ONCE, 50_000),
    "counts as 50 more": (portions.EACH, 50),
    "the 200 modules with the largest differences": (ranks.LIMIT, 200),
    "the largest 200 changes": (compare.GROUPS, 200),
    "200 changes, each with at most 100 members": (compare.MEMBERS, 100),
    "the 500 rows that save the most": (plan.PATTERNS, 500),
    "A request waits a second for its plan": (jobs.WAIT, 1),
    "stops three seconds after the last request": (jobs.PATIENCE, 3),
    "Each search of the solver has 10 seconds": (plans.SECONDS, 10),
}


@pytest.mark.parametrize("words", LIMITS)
def test_limits_are_those_of_reference(words):
    limit, told = LIMITS[words]

    assert limit == told
    assert words in re.sub(r"\s+", " ", REFERENCE.read_text("utf-8"))


MIB = 2**20


@pytest.mark.parametrize(
    ("limit", "most"),
    [
        (comparing.PATTERNS, 100),
        (comparing.LETTERS, 300),
        (comparing.ANYTHING, 3),
        (jobs.MOST, 20),
        (routes.AT_ONCE, 3),
        (fitted.MOST_NODES, 400_000),
        (store.MAX_ROWS, 4_194_304),
        (store.ROOM_RECORDINGS, 600 * MIB),
        (store.ROOM_DIFFERENCES, 400 * MIB),
        (store.ROOM_ANSWERS, 64 * MIB),
        (pages.MOST_DETAILS, 5_000),
        (pages.MOST_OPS, 20_000),
        (pages.MOST_BOXES, 12_000),
        (folding.MOST_BOXES, 1_500),
        (png.MOST_PIXELS, 2**28),
        (webassembly.MEMORY_LIMIT, 1024 * MIB),
        (webassembly.STACK_LIMIT, 2 * MIB),
    ],
)
def test_resources_of_one_user_are_limited(limit, most):
    assert limit == most


def test_prefetching_ends_after_minute():
    assert sum(plugin.WAITS) == 64
    assert all(later <= 2.4 * wait for wait, later in pairwise(plugin.WAITS))
    assert [*plugin.WAITS].index(plugin.LONG) == 5
    assert plugin.DAY == 86_400
