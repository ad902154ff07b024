"""Values are derived from a recording once."""

from __future__ import annotations

import json
import sys
import threading
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, get_args

import pytest

from tb_actmem.analysis.figure.outline import outline
from tb_actmem.analysis.index import Index, derived
from tb_actmem.analysis.index.modules import (
    calls_around,
    calls_inside,
    common_call,
    handed_down,
    is_inside,
    module_depths,
    with_insides,
)
from tb_actmem.model import ModuleCall, Recording
from tb_actmem.rendering.figure.layout import dot_of
from tb_actmem.rendering.tables.table import By, table_of
from tb_actmem.replies.detail import module_text, node_text
from tb_actmem.replies.recording import recording_text
from tb_actmem.replies.series import timeline_text
from tb_actmem.replies.terms import terms_text
from tests.support import recordings
from tests.support.drawings import dot

ANALYSIS = str(Path(sys.modules[Index.__module__].__file__ or "").parents[1])


def show(index: Index) -> None:
    """Request everything that the tab, tables and figures need from a recording."""
    recording_text(index)
    for calls in (None, (), (0,)):
        dot_of(index, outline(index, calls), legend=False)
    timeline_text(index)
    terms_text(index)
    node_text(index, 2)
    module_text(index, 0)
    for by in get_args(By):
        table_of(index, by)
    dot(index)


def calls_by_index_function(run: Callable[[], object]) -> Counter[CodeType]:
    """Count the calls of each analysis function whose only argument is an index."""
    counts: Counter[CodeType] = Counter()

    def see(frame: FrameType, event: str, _: Any) -> None:
        code = frame.f_code
        if event != "call" or code.co_argcount != 1 or not code.co_filename.startswith(ANALYSIS):
            return
        is_lookup = code.co_name == "known"  # the wrapper made by `derived`
        if isinstance(frame.f_locals[code.co_varnames[0]], Index) and not is_lookup:
            counts[code] += 1

    sys.setprofile(see)
    try:
        run()
    finally:
        sys.setprofile(None)
    return counts


@pytest.mark.parametrize(
    "make", [recordings.toy, recordings.every_value, lambda: recordings.transformer(2)]
)
def test_each_value_is_derived_once(make: Callable[[], Recording]) -> None:
    index = Index(make())

    counts = calls_by_index_function(lambda: show(index))

    names = {code.co_name for code in counts}
    assert {
        "saved_storages",
        "saves_by_storage",
        "storage_states",
        "attributions",
        "scene",
    } <= names
    assert {code.co_name: count for code, count in counts.items() if count > 1} == {}


def test_two_threads_get_one_value() -> None:
    asked, ran = threading.Barrier(2), []

    @derived
    def slow(index: Index) -> object:
        ran.append(index)
        return object()

    def ask() -> None:
        asked.wait()
        found.append(slow(index))

    index = Index(recordings.toy())
    found: list[object] = []
    threads = [threading.Thread(target=ask) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

    assert len(ran) == 1
    assert found[0] is found[1]


def test_failed_derivation_is_retried() -> None:
    problems = [ValueError("not yet")]

    @derived
    def late(index: Index) -> int:
        if problems:
            raise problems.pop()
        return len(index.recording.nodes)

    index = Index(recordings.toy())
    with pytest.raises(ValueError, match="not yet"):
        late(index)
    assert late(index) == len(index.recording.nodes)


def test_used_index_answers_like_new_one() -> None:
    index = Index(recordings.transformer(2))
    show(index)

    assert json.loads(recording_text(index)) == json.loads(
        recording_text(Index(recordings.transformer(2)))
    )


def tree(*parents: int | None) -> Index:
    calls = tuple(ModuleCall(f"m{n}", "M", 0, parent, 0, 0) for n, parent in enumerate(parents))
    return Index(Recording(meta=recordings.toy().meta, modules=calls).check())


def test_interleaved_calls_of_threads_are_nested_correctly() -> None:
    index = tree(None, None, 0, 1, 2, 0, 3)

    assert calls_inside(index, 0) == [0, 2, 4, 5]
    assert calls_inside(index, 1) == [1, 3, 6]
    assert [is_inside(index, call, 0) for call in (0, 1, 2, 3, 4, 5, 6)] == [
        True,
        False,
        True,
        False,
        True,
        True,
        False,
    ]
    assert not is_inside(index, None, 0)


def test_tree_functions_agree() -> None:
    index = tree(None, 0, 1, 1, 0, None, 5, 4, 7)
    calls = range(9)
    around = [[*calls_around(index, call)] for call in calls]

    assert [len(found) - 1 for found in around] == module_depths(index)
    for outer in calls:
        inside = [call for call in calls if outer in around[call]]
        assert sorted(calls_inside(index, outer)) == inside
        assert [call for call in calls if is_inside(index, call, outer)] == inside
        assert with_insides(index, [10**call for call in calls])[outer] == sum(
            10**call for call in inside
        )
    for one in calls:
        for other in calls:
            shared = [call for call in around[one] if call in around[other]]
            assert common_call(index, {one, other}) == (shared[0] if shared else None)
    assert common_call(index, {3, None}) is None


def test_values_are_inherited_by_inner_calls() -> None:
    assert handed_down(tree(None, 0, 1, 1, 0, None), {1: 7, 3: 9}) == [None, 7, 7, 9, None, None]
