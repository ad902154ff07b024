"""Any valid recording, for hypothesis: what holds for all of them is not proven by examples."""

from __future__ import annotations

import functools
import math
import os
import pickle
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from operator import attrgetter
from pathlib import Path
from typing import Any, TypeVar

from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from tb_actmem import model
from tb_actmem.analysis.index.flops import FORMULAS
from tb_actmem.model import Recording, Storage

T = TypeVar("T")
SIZES = st.integers(0, 2**63 - 2)
COUNTS = st.integers(0, 4)
OPS = st.text() | st.sampled_from([f"aten::{name}" for name in FORMULAS])
HOLDERS = st.sampled_from(model.Holder)
SHARED = "TB_ACTMEM_SHARED"
"""The variable with the folder that the processes of a run of tests share."""
PARTS, IN_A_PART = 6, 50


def examples(number: int) -> int:
    """So many examples of a property; `make test-more` tries more of each."""
    return int(os.environ.get("TB_ACTMEM_EXAMPLES", number))


def some_of(found: list[T], most: int) -> list[T]:
    """So many of them at most, from the first to the last."""
    return found[:: math.ceil(len(found) / most) or 1]


def each_seed(check: Callable[[int, Counter[str]], None], number: int) -> Counter[str]:
    """Check programs drawn from seeds, and count the outcomes."""
    seen = Counter[str]()
    each = given(st.integers(0, 2**32))(lambda seed: check(seed, seen))
    each = settings(
        max_examples=number,
        derandomize="TB_ACTMEM_EXAMPLES" not in os.environ,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=[*HealthCheck],
    )(each)
    each()
    return seen


def refs(size: int) -> st.SearchStrategy[int]:
    return st.integers(0, size - 1) if size else st.nothing()


def maybe(strategy: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    return st.none() | strategy


def table(row: type[Any], *columns: st.SearchStrategy[Any], rows: int) -> st.SearchStrategy[Any]:
    return st.tuples(*[st.builds(row, *columns) for _ in range(rows)])


@st.composite
def module_calls(draw: st.DrawFn, rows: int, ops: int) -> tuple[model.ModuleCall, ...]:
    calls = []
    for position in range(rows):
        first, end = sorted(draw(st.tuples(st.integers(0, ops), st.integers(0, ops))))
        parent = draw(maybe(refs(position)))
        name = draw(st.text()), draw(st.text()), draw(SIZES)
        calls.append(model.ModuleCall(*name, parent, first, end))
    return tuple(calls)


@st.composite
def node_rows(
    draw: st.DrawFn, rows: int, modules: int, frames: int, tensors: int
) -> tuple[model.Node, ...]:
    made = []
    for _ in range(rows):
        forward = draw(st.integers(0, 3))
        made.append(
            model.Node(
                name=draw(st.text()),
                kind=draw(st.sampled_from(model.NodeKind)),
                sequence_nr=draw(maybe(SIZES)),
                module=draw(maybe(refs(modules))),
                frame=draw(maybe(refs(frames))),
                variable=draw(maybe(refs(tensors))),
                region=draw(maybe(SIZES)),
                forward=forward,
                backward=draw(maybe(st.integers(forward, 5))),
            )
        )
    return tuple(made)


@st.composite
def edges(draw: st.DrawFn, nodes: int, tensors: int) -> tuple[model.Edge, ...]:
    ways = st.tuples(refs(nodes), refs(nodes)).filter(lambda way: way[0] != way[1])
    return tuple(
        model.Edge(min(way), draw(SIZES), max(way), draw(SIZES), draw(maybe(refs(tensors))))
        for way in draw(st.lists(ways, max_size=4) if nodes > 1 else st.just([]))
    )


@st.composite
def storages(draw: st.DrawFn, rows: int, ops: int) -> tuple[Storage, ...]:
    made = []
    for _ in range(rows):
        birth = draw(maybe(refs(ops)))
        death = draw(maybe(st.integers(birth or 0, ops)))
        category, holder = draw(st.sampled_from(model.Category)), draw(maybe(HOLDERS))
        name = draw(maybe(st.text()))
        state = draw(maybe(st.sampled_from(model.ModelState)))
        owner = holder, state, draw(maybe(st.sampled_from(model.Basis)))
        made.append(Storage(draw(st.text()), draw(SIZES), category, name, birth, death, *owner))
    return tuple(made)


@st.composite
def phases(draw: st.DrawFn, ops: int) -> tuple[model.Phase, ...]:
    ends = sorted(draw(st.lists(st.integers(0, ops), max_size=2))) + [ops] * bool(ops)
    kinds = [draw(st.sampled_from(model.PhaseKind)) for _ in ends]
    return tuple(map(model.Phase, kinds, [0, *ends], ends))


NOTES = st.builds(
    model.Note,
    st.text(),
    st.lists(st.tuples(st.text(), st.one_of(SIZES, st.text(), st.lists(st.text()).map(tuple)))).map(
        tuple
    ),
)


def _representing(meta: model.Meta, others: set[int]) -> model.Meta:
    """The same rank with others that it represents, if it is a rank."""
    if meta.rank is None or not others:
        return meta
    ranks = tuple(sorted({meta.rank, *others}))
    return meta._replace(represents=len(ranks), represented=ranks)


METAS = st.builds(
    _representing,
    st.builds(
        model.Meta,
        *(st.text(), SIZES, st.text(), st.text(), st.text(), st.booleans()),
        *(maybe(st.integers(0, 2**32 - 1)), st.lists(NOTES).map(tuple)),
        *(maybe(st.integers(0, 2**32 - 1)), maybe(st.text())),
        sees_memory=st.booleans(),
        mesh=st.lists(
            st.tuples(st.text(), st.integers(0, 2**32 - 2)).flatmap(
                lambda axis: st.builds(
                    model.MeshAxis, st.just(axis[0]), st.just(axis[1] + 1), st.integers(0, axis[1])
                )
            ),
            max_size=3,
        ).map(tuple),
        represents=maybe(st.integers(0, 2**32 - 1)),
        represented=st.just(()),
    ),
    st.sets(st.integers(0, 2**32 - 1), max_size=3),
)


def _as_kept(save: model.Save) -> model.Save:
    """The save without a tensor where there is none yet."""
    return save._replace(tensor=None) if save.kind is model.SaveKind.RECOMPUTED else save


@st.composite
def blocks(draw: st.DrawFn, ops: int) -> model.AllocatorBlock:
    requested = draw(SIZES)
    return model.AllocatorBlock(
        *(draw(st.text()), draw(st.integers(max(requested, 1), 2**63 - 2)), draw(SIZES)),
        *(requested, draw(maybe(st.integers(0, ops))), draw(maybe(SIZES))),
    )


def recordings() -> st.SearchStrategy[Recording]:
    """Any recording that `check` accepts, small.

    Drawing one takes ten times as long as most checks of it. So the tests of a run share some, and
    a failure shows the smallest of these that fails. `make test-more` draws new ones each time.
    """
    if "TB_ACTMEM_EXAMPLES" in os.environ:
        return drawn_recordings()
    return st.deferred(lambda: st.sampled_from(shared()).map(replace))


@functools.cache
def shared() -> list[Recording]:
    """The recordings that all tests of a run share, from small to large.

    Each process of the run draws the parts that no other has begun.
    """
    folder = Path(os.environ[SHARED])
    parts = [folder / f"recordings-{number}" for number in range(PARTS)]
    for path in parts:
        with suppress(FileExistsError):
            path.with_suffix(".begun").open("x").close()
            path.with_suffix(".new").write_bytes(pickle.dumps(_drawn(IN_A_PART)))
            path.with_suffix(".new").rename(path)
    while not all(path.exists() for path in parts):  # the test's own time limit ends this
        time.sleep(0.05)
    found = [one for path in parts for one in pickle.loads(path.read_bytes())]
    return sorted(found, key=lambda recording: len(pickle.dumps(recording)))


def _drawn(number: int) -> list[Recording]:
    found: list[Recording] = []
    draw = given(drawn_recordings())(lambda recording: found.append(recording))
    draw = settings(
        max_examples=number,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=[*HealthCheck],
    )(draw)
    draw()
    return found


@st.composite
def drawn_recordings(draw: st.DrawFn) -> Recording:
    """Any recording that `check` accepts; each one is new."""
    modules, frames, nodes, owners, tensors, ops = (draw(COUNTS) for _ in range(6))
    strides = st.lists(SIZES, max_size=3).map(tuple)
    shapes = strides.filter(lambda shape: math.prod(shape) <= model.MAX_ELEMENTS)
    saves = table(
        model.Save,
        *(refs(nodes), st.text(), st.sampled_from(model.SaveKind)),
        *(maybe(refs(tensors)), maybe(st.text())),
        *(maybe(refs(modules)), maybe(refs(frames))),
        rows=draw(COUNTS) if nodes else 0,
    )
    arguments = table(
        model.Argument,
        *(refs(modules), st.text(), refs(tensors)),
        rows=draw(COUNTS) if modules and tensors else 0,
    )
    return Recording(
        meta=draw(METAS),
        modules=draw(module_calls(modules, ops)),
        frames=draw(table(model.Frame, st.text(), SIZES, st.text(), rows=frames)),
        nodes=draw(node_rows(nodes, modules, frames, tensors)),
        edges=draw(edges(nodes, tensors)),
        outputs=draw(
            table(
                model.Output,
                *(refs(nodes), SIZES, maybe(refs(tensors))),
                rows=draw(COUNTS) if nodes else 0,
            )
        ),
        storages=draw(storages(owners, ops)),
        tensors=draw(
            table(
                model.Tensor,
                *(maybe(refs(owners)), st.text(), shapes, maybe(strides), SIZES),
                rows=tensors,
            )
        ),
        saves=tuple(sorted(map(_as_kept, draw(saves)), key=lambda save: save.node)),
        ops=draw(
            table(
                model.Op,
                *(OPS, maybe(refs(modules)), maybe(refs(nodes)), maybe(refs(frames))),
                *(maybe(SIZES), st.lists(refs(owners)).map(tuple)),
                *(st.lists(refs(tensors)).map(tuple), maybe(refs(nodes))),
                rows=ops,
            )
        ),
        phases=draw(phases(ops)),
        allocators=draw(table(model.AllocatorReading, st.text(), *[SIZES] * 5, rows=draw(COUNTS))),
        arguments=tuple(sorted(draw(arguments))),
        blocks=tuple(sorted(draw(st.lists(blocks(ops), max_size=3)), key=attrgetter("segment"))),
    )
