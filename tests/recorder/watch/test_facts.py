"""The facts that either observer reports become the recording, with an observer written by hand."""

from __future__ import annotations

import weakref
from collections.abc import Callable, Iterable
from contextlib import nullcontext
from typing import Any

import pytest
import torch
from hypothesis import given
from hypothesis import strategies as st
from torch import Tensor

import tb_actmem
from tb_actmem.model import Category, PhaseKind, Recording
from tb_actmem.recorder.block import Block
from tb_actmem.recorder.evidence.storages import Storages
from tb_actmem.recorder.notes import Gap
from tb_actmem.recorder.torch_private import next_sequence_nr
from tb_actmem.recorder.watch import (
    AroundBackward,
    Calls,
    OpFact,
    RawFacts,
    Source,
)
from tests.support.notes import notes_of

NBYTES = 24


class Told:
    """A source that watches nothing: a test tells it what happened."""

    def __init__(self) -> None:
        self.ops: list[OpFact] = []
        self.facts = RawFacts(
            start=next_sequence_nr(),
            has_ops=True,
            storages=Storages((), self.ops),
            ops=self.ops,
        )
        self.around: AroundBackward | None = None

    def open(self, around: AroundBackward) -> None:
        self.around = around

    def alone(self) -> nullcontext[bool]:
        return nullcontext(True)

    def close(self) -> None:
        self.around = None
        self.facts.is_over = True

    def op(self, name: str, run: Callable[[], Tensor], *inputs: Tensor) -> Tensor:
        """Run a function, and tell of it as of one op that made a node."""
        facts, given = (
            self.facts,
            [n for tensor in inputs for n in self.facts.storages.ids_of(tensor)],
        )
        result = run()
        number = facts.storages.add_output(result)
        assert number is not None
        self.ops.append(OpFact(name, next_sequence_nr(), None, None, tuple(given), (number,)))
        facts.alive.append(weakref.ref(result))
        return result

    def call(self, type_name: str) -> None:
        """Tell that a module call begins, or with no name that it ends."""
        number, ops = next_sequence_nr(), len(self.facts.ops)
        self.facts.calls.add(type_name.lower(), type_name, number, ops, None, False, (), ())


def forward(told: Told, x: Tensor) -> Tensor:
    """exp(sin(x)) in a reported module: sin saves x, exp its result, and sin(x) is freed."""
    told.call("Wave")
    inner = told.op("own::sin", x.sin, x)
    outer = told.op("own::exp", inner.exp, inner)
    told.call("")
    return outer


def recorded(run: Callable[[Told, Block], Any]) -> Recording:
    told = Told()
    source: Source = told
    block = Block(source, [], label="told")
    block.open()
    before = installed()
    kept = run(told, block)
    assert installed() == before == (0, torch.nn.Module.__call__)
    block.close(None)
    assert told.around is None
    del kept
    return block.recording().check()


def installed() -> tuple[Any, ...]:
    return torch._C._len_torch_dispatch_stack(), torch.nn.Module.__call__


def test_handwritten_facts_make_recording() -> None:
    recording = recorded(lambda told, _: forward(told, torch.ones(2, 3, requires_grad=True)))

    assert [op.name for op in recording.ops] == ["own::sin", "own::exp"]
    assert [recording.nodes[op.node or 0].name for op in recording.ops] == [
        "SinBackward0",
        "ExpBackward0",
    ]
    assert [(call.fqn, call.first_op, call.end_op) for call in recording.modules] == [
        ("wave", 0, 2)
    ]
    assert [(s.category, s.birth, s.death) for s in recording.storages] == [
        (Category.INPUT, None, None),
        (Category.ACTIVATION, 0, 2),
        (Category.ACTIVATION, 1, None),
    ]
    totals = tb_actmem.totals(recording)
    assert (totals.cached_bytes, totals.input_bytes, totals.freed_bytes) == (
        2 * NBYTES,
        NBYTES,
        NBYTES,
    )


def test_graph_is_read_before_backward_consumes_it() -> None:
    def step(told: Told, block: Block) -> None:
        outer = forward(told, torch.ones(2, 3, requires_grad=True))
        assert told.around is not None
        told.around.before([outer])
        begin = len(told.facts.ops)
        outer.sum().backward()
        gradient = told.op("own::backward", lambda: torch.ones(2, 3))
        told.facts.backwards.append([begin, len(told.facts.ops)])
        del gradient

    recording = recorded(step)

    assert len(recording.saves) == 2
    assert [phase.kind for phase in recording.phases] == [PhaseKind.FORWARD, PhaseKind.BACKWARD]


def test_repeated_recording_has_no_duplicate_notes() -> None:
    told = Told()
    block = Block(told, [], label="told")
    block.open()
    outer = forward(told, torch.ones(2, 3, requires_grad=True))
    told.facts.gaps.add(Gap.OPS, ValueError("an op that could not be noted"))
    block.close(None)

    first, second = block.recording().check(), block.recording().check()

    assert len(notes_of(first)) == 1
    assert second == first
    del outer


def test_storage_replacing_dead_one_is_kept() -> None:
    """Of a death Python may tell when the address is in use again."""
    storages = Storages((), [])
    window, address = torch.ones(1), 7
    first, second = torch.UntypedStorage(4), torch.UntypedStorage(8)
    dead = storages.add(address, first, window, None)
    del first
    alive = storages.add(address, second, window, None)

    storages.bury()

    assert storages.death == {dead: 0}
    assert storages.live == {address: alive}


def test_unwatched_threads_are_noted() -> None:
    def step(told: Told, block: Block) -> Iterable[Tensor]:
        told.facts.foreign = True
        return ()

    (note,) = notes_of(recorded(step))
    assert "other threads" in note


def test_closed_block_holds_no_weak_references(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TB_ACTMEM_NATIVE", "0")
    x = torch.ones(2)
    with tb_actmem.record() as recorder:
        y = x + 1

    assert weakref.getweakrefcount(y) == 0
    assert recorder.recording.ops


@given(st.lists(st.integers(-2, 2), max_size=30))
def test_calls_of_each_reading_nest_as_they_ran(changes: list[int]) -> None:
    """A positive number begins so many calls, a negative one ends them, and a reading follows."""
    calls, around, running = Calls(), list[int | None](), list[int]()
    entered: list[list[int | None]] = []
    for change in changes:
        for _ in range(abs(change)):
            if change > 0:
                around.append(running[-1] if running else None)
                running.append(len(entered))
                entered.append([len(calls), None])
            elif running:
                entered[running.pop()][1] = len(calls)
            name = "Linear" if change > 0 else ""
            calls.add("", name, 0, 0, None, False, (), ())
        spans = calls.spans()

        assert [list(span) for span in zip(spans.begins, spans.ends, strict=True)] == entered
        assert spans.parents == around
        assert not calls or spans.innermost[-1] == (running[-1] if running else None)
        assert len(spans.innermost) == len(calls)
