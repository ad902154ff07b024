"""A training of one recorded step: the order in which memory is allocated and freed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from tb_actmem.analysis.index import Index
from tb_actmem.model import (
    Category,
    ModelState,
    Op,
    Phase,
    PhaseKind,
    Recording,
    Storage,
    Tensor,
)
from tb_actmem.predict.capacity import Block, CachingAllocator, replay
from tb_actmem.predict.capacity.replay import Unknown, served, workspaces
from tests.support.recordings import meta, op

PARAMETER, INPUT, MADE = Category.PARAMETER, Category.INPUT, Category.ACTIVATION
GRADIENT, STATE = ModelState.GRADIENT, ModelState.OPTIMIZER
NAMES = ("mm", "addmm", "relu", "mm", "bmm", "_foreach_add_", "sqrt")
PHASES = (
    Phase(PhaseKind.FORWARD, 0, 3),
    Phase(PhaseKind.BACKWARD, 3, 5),
    Phase(PhaseKind.UPDATE, 5, 7),
)


def on_gpu(
    nbytes: int,
    category: Category = MADE,
    birth: int | None = None,
    death: int | None = None,
    of: ModelState | None = None,
) -> Storage:
    return Storage("cuda:0", nbytes, category, None, birth, death, None, of)


def step(*rows: Storage, uses: Sequence[Sequence[int]] = ((),) * 7) -> Recording:
    """A step of seven ops; the sizes of its storages, in KiB, name them."""
    ops: list[Op] = [
        op(f"aten::{name}", None, None, tuple(inputs), 0)._replace(outputs=())
        for name, inputs in zip(NAMES, uses, strict=True)
    ]
    storages = tuple(row._replace(nbytes=row.nbytes * 1024) for row in rows)
    return replace(
        Recording(meta=meta(has_ops=True)), storages=storages, ops=tuple(ops), phases=PHASES
    ).check()


class Heard(CachingAllocator):
    """Records its requests."""

    said: list[str] = []  # noqa: RUF012

    def take(self, nbytes: int, stream: int | None = None) -> Block:
        self.said.append(f"+{nbytes // 1024}")
        return super().take(nbytes, stream)

    def give_back(self, block: Block) -> None:
        self.said.append(f"-{block.nbytes // 1024}")
        super().give_back(block)


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    said: list[str] = []
    monkeypatch.setattr(Heard, "said", said)
    monkeypatch.setattr(replay, "CachingAllocator", Heard)
    return said


def runs(heard: list[str], recording: Recording, **how: bool) -> str:
    """Return the requests of each of three steps; before the first those that exist already."""
    heard.clear()
    served(Index(recording), "cuda:0", unknown=[Unknown(**how)])
    return " ".join(heard)


def as_of(version: str, recording: Recording) -> Recording:
    return replace(recording, meta=recording.meta._replace(torch_version=version))


def times(count: int, each: str) -> str:
    return " ".join([each] * count)


def test_step_memory_is_requested_in_each_step(heard):
    recording = step(
        on_gpu(1, PARAMETER),
        on_gpu(2, INPUT),
        on_gpu(3, birth=0, death=2),
        on_gpu(4, birth=1, death=6),
        on_gpu(5, birth=1),  # alive at the end, and gone in the next step
        on_gpu(6, birth=2, death=2),  # gone after the op that made it
        on_gpu(0, birth=2),
        Storage("cpu", 7, MADE, None, 0, None, None),
    )

    each = "+3 +4 +5 -3 +6 -6 -4 -5"
    assert runs(heard, recording) == f"+1 +2 {each} {each} {each}"


def test_simultaneous_requests_may_be_reversed(heard):
    rows = [on_gpu(1, birth=1, death=3), on_gpu(2, birth=1, death=3), on_gpu(3, birth=1, death=3)]

    assert runs(heard, step(*rows)) == times(3, "+1 +2 +3 -1 -2 -3")
    assert runs(heard, step(*rows), is_reversed=True) == times(3, "+3 +2 +1 -3 -2 -1")


def test_building_model_may_leave_gap(heard):
    rows = [on_gpu(2, PARAMETER), on_gpu(3, PARAMETER), on_gpu(9, INPUT), on_gpu(1, PARAMETER)]

    assert runs(heard, step(*rows)) == "+2 +3 +9 +1"
    assert runs(heard, step(*rows), has_gap=True) == "+2 +3 +9 +1 +3 -3"
    assert runs(heard, step(on_gpu(9, INPUT)), has_gap=True) == "+9"


def test_lasting_gradients_come_at_first_use(heard):
    rows = on_gpu(1, birth=4, death=5), on_gpu(2, INPUT, of=GRADIENT), on_gpu(3, INPUT, of=GRADIENT)
    uses = (1,), (), (), (), (1,), (1,), ()

    recording = step(*rows, uses=uses)

    # Unused storages come after the step.
    assert runs(heard, recording) == "+1 +2 -1 +3 +1 -1 +1 -1"


def test_next_step_drops_left_gradients(heard):
    rows = on_gpu(3, INPUT, death=1, of=GRADIENT), on_gpu(3, birth=4, of=GRADIENT)

    assert runs(heard, step(*rows)) == "+3 -3 +3 -3 +3"
    # Another size is no state: it dies, and exists once again.
    other = on_gpu(3, INPUT, death=1, of=GRADIENT), on_gpu(4, birth=4, of=GRADIENT)
    assert runs(heard, step(*other)) == "+4 -4 +3 -3 +4 -4 +3 -3 +4 -4 +3"


def test_optimizer_states_come_together_or_exist(heard):
    rows = (
        on_gpu(1, INPUT, of=STATE),
        on_gpu(2, INPUT, of=STATE),
        on_gpu(3, birth=6, of=STATE),
        on_gpu(4, INPUT, death=5, of=STATE),  # replaced in each step
        on_gpu(5, birth=5, death=6),
    )
    uses = (), (), (), (), (), (1,), (0,)
    recording = step(*rows, uses=uses)

    first = runs(heard, recording)
    resumed = runs(heard, recording, is_resumed=True)

    assert first == "+4 -4 +1 +2 +5 -5 +3 +4 -4 +5 -5 +4 -4 +5 -5 +4"
    assert resumed == "+1 +2 +3 +4 -4 +5 -5 +4 -4 +5 -5 +4 -4 +5 -5 +4"


def test_recorded_workspace_of_product_is_left_out(heard):
    large = 32 << 10
    recorded, other = on_gpu(large, birth=0, death=1), on_gpu(large, birth=2, death=3)
    out = on_gpu(large, birth=1, death=2)
    recording = step(recorded, out, other)
    addmm = recording.ops[1]._replace(outputs=(0,))
    recording = replace(
        recording,
        tensors=(Tensor(1, "float32", (1,), None, 0),),
        ops=(recording.ops[0], addmm, *recording.ops[2:]),
    )

    kept = recorded._replace(death=None)  # until torch 2.14
    of_a_sum = on_gpu(1024, birth=1, death=2)

    assert runs(heard, step(recorded)) == runs(heard, step(kept)) == ""
    assert runs(heard, as_of("2.15", step(of_a_sum))) == ""
    assert runs(heard, as_of("2.14", step(of_a_sum))) == times(3, "+1024 -1024")
    assert runs(heard, recording) == times(6, f"+{large} -{large}")


class Placed(Heard):
    """Records addresses instead of sizes."""

    def take(self, nbytes: int, stream: int | None = None) -> Block:
        block = CachingAllocator.take(self, nbytes, stream)
        self.said.append(f"+{block.address >> 20}")
        return block

    def give_back(self, block: Block) -> None:
        self.said.append(f"-{block.address >> 20}")
        CachingAllocator.give_back(self, block)


def test_replaced_state_keeps_block_of_new_one(heard, monkeypatch):
    monkeypatch.setattr(replay, "CachingAllocator", Placed)
    old, new = on_gpu(10 << 10, of=STATE, death=6), on_gpu(10 << 10, of=STATE, birth=5)
    gradient = on_gpu(10 << 10, of=GRADIENT, birth=3)

    said = runs(heard, step(gradient, old, new), is_rising=True)

    # The gradient is freed after each step. The new state lies where the next step's old one is.
    assert said == "+0 +10 -0 +0 +20 -10 -0 +0 +10 -20 -0"


def test_states_are_replaced_in_order_of_their_deaths(heard, monkeypatch):
    monkeypatch.setattr(replay, "CachingAllocator", Placed)
    size = 10 << 10
    last, first = (on_gpu(size, of=STATE, death=death) for death in (6, 5))
    made_first, made_last = (on_gpu(size, of=STATE, birth=birth) for birth in (3, 4))

    said = runs(heard, step(last, first, made_first, made_last), is_rising=True)

    assert said == "+0 +10 +20 +30 -0 -10 +0 +10 -20 -30"


def test_product_workspaces_are_kept_or_freed(heard):
    recording = step(on_gpu(1, birth=0, death=1))

    def asked(version: str) -> tuple[str, int]:
        heard.clear()
        of = as_of(version, recording)
        (found,) = served(Index(of), "cuda:0", workspace_bytes=7 * 1024)
        return " ".join(heard), found.workspace_bytes

    # The first product of the forward and the first of the backward.
    assert asked("2.14.1") == ("+1 +7 -1 +7 +1 -1 +1 -1", 14 * 1024)
    each = "+1 +7 -7 -1 +1024 -1024 +7 -7 +7 -7"
    assert asked("2.15.0") == (times(3, each), 1024 * 1024)  # its peak is that of the sum
    assert asked("3.0") == asked("2.15") == asked("unknown") == asked("2.15.0")
    assert asked("2.9") == asked("1.20") == asked("2.14.1")
    assert workspaces(Index(recording), 0) == ({}, {})
    older = as_of("2.13.0", recording)
    assert workspaces(Index(older), 7) == ({0: 7, 3: 7}, {})


def test_peak_is_largest_of_three_steps():
    """Large blocks: 12 MiB exist already; a step makes 14 and then 10."""
    mib = 1024
    recording = step(
        on_gpu(12 * mib, PARAMETER),
        on_gpu(14 * mib, birth=0, death=2),
        on_gpu(10 * mib, birth=3, death=4),
    )

    assert served(Index(recording), "cuda:0") == [(26 * 2**20, 26 * 2**20, 0)]
    grown = served(Index(recording), "cuda:0", is_expandable=True)
    assert grown == [(26 * 2**20, 40 * 2**20, 0)]
