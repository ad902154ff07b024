"""Sums of a step whose storages are powers of two: each sum identifies its storages."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tb_actmem.analysis.index import Index
from tb_actmem.analysis.index.nodes import node_bytes
from tb_actmem.analysis.index.storages import State, storage_states
from tb_actmem.analysis.totals import Totals, totals
from tb_actmem.analysis.totals.alive import alive_after, freed_after, lifespans, releases
from tb_actmem.analysis.totals.peak import curves
from tb_actmem.analysis.totals.pending_graphs import (
    Busiest,
    busiest,
    forward_bytes,
    judged_at,
    saved_spans,
)
from tb_actmem.analysis.totals.timeline import (
    live_bytes,
    peak_of,
    step_peak_phase,
    sums_after,
)
from tb_actmem.model import (
    Category,
    Holder,
    ModelState,
    Node,
    NodeKind,
    Phase,
    PhaseKind,
    Recording,
    Storage,
)
from tests.support.recordings import meta, op, save, tensor

MADE, INPUT = Category.ACTIVATION, Category.INPUT
GRADIENT, OPTIMIZER = ModelState.GRADIENT, ModelState.OPTIMIZER


def row(
    category: Category = MADE,
    birth: int | None = None,
    death: int | None = None,
    holder: Holder | None = None,
    state: ModelState | None = None,
    name: str | None = None,
    device: str = "cuda:0",
) -> Storage:
    return Storage(device, 0, category, name, birth, death, holder, state)


def node(forward: int, backward: int) -> Node:
    return Node("F", NodeKind.FUNCTION, None, None, None, None, None, forward, backward)


ROWS = (
    row(INPUT),  # 0: saved by the first node, until the first backward
    row(Category.PARAMETER, name="w"),
    row(Category.BUFFER, name="m"),
    row(birth=0, death=5),  # 3: saved by the first node
    row(birth=1, death=2),
    row(birth=2, holder=Holder.OUTPUT),
    row(birth=3, death=9),  # 6: saved by the second and by the third node
    row(birth=4, holder=Holder.GRADIENT, state=GRADIENT),
    row(birth=6, death=9),  # 8: saved by the third node
    row(birth=7, death=12, holder=Holder.PYTHON),
    row(INPUT, state=OPTIMIZER),
    row(birth=10, state=OPTIMIZER),
    row(INPUT, death=1, state=GRADIENT),
    row(birth=2, device="cpu"),  # 13: saved by the second node
    row(birth=8, death=9),
    row(birth=10, death=11),
    row(Category.PARAMETER),  # of another model
    row(birth=3),
)
PHASES = (
    Phase(PhaseKind.FORWARD, 0, 4),
    Phase(PhaseKind.BACKWARD, 4, 6),
    Phase(PhaseKind.FORWARD, 6, 8),
    Phase(PhaseKind.BACKWARD, 8, 10),
    Phase(PhaseKind.UPDATE, 10, 12),
)
SAVES = ((0, "a", 0), (0, "b", 3), (0, "c", 1), (1, "a", 6), (1, "b", 13), (2, "a", 8), (2, "b", 6))


def step() -> Recording:
    """Two forwards; a part of the first waits for the second backward, and an optimizer step."""
    ops = [
        op(f"aten::o{at}", None, None, (), at)._replace(
            outputs=(), backward_of={5: 0, 8: 2, 9: 1}.get(at)
        )
        for at in range(12)
    ]
    ops[4] = ops[4]._replace(inputs=(3, 6))
    return Recording(
        meta=meta(has_ops=True)._replace(optimizers=1),
        nodes=(node(0, 0), node(0, 1), node(1, 1)),
        storages=tuple(one._replace(nbytes=2**number) for number, one in enumerate(ROWS)),
        tensors=tuple(tensor(number, 1) for number in range(len(ROWS))),
        saves=tuple(save(*each) for each in SAVES),
        ops=tuple(ops),
        phases=PHASES,
    ).check()


def bits(nbytes: int | None) -> list[int]:
    """Return which storages add up to so many bytes."""
    assert nbytes is not None
    return [number for number in range(len(ROWS)) if nbytes >> number & 1]


def sums(of: Totals) -> dict[str, list[int]]:
    names = [name for name in dir(of) if name.endswith("_bytes") and name != "tensor_bytes"]
    known = {name: getattr(of, name) for name in names}
    return {name: bits(nbytes) for name, nbytes in known.items() if nbytes}


def test_totals_are_of_largest_saved_moment():
    found = totals(step())

    assert sums(found) == {
        "saved_bytes": [6, 8],
        "cached_bytes": [6, 8],
        "activation_bytes": [6, 8],
        "all_forwards_bytes": [0, 3, 6, 8],
        "storage_bytes": [0, 1, 3, 6, 8],
        "parameter_bytes": [1],
        # The forwards of which something waits then, and the state of each storage.
        "made_bytes": [3, 4, 5, 6, 8, 9, 17],
        "made_cached_bytes": [6, 8],
        "freed_bytes": [3, 4],
        "held_bytes": [5, 9, 17],
        "held_output_bytes": [5],
        "held_python_bytes": [9],
        "unexplained_bytes": [17],
        "alive_after_forward_bytes": [5, 6, 8, 9, 17],
        "forward_peak_bytes": [5, 6, 7, 8, 9, 17],
        "step_peak_bytes": [5, 7, 9, 11, 15, 17],
        "model_bytes": [1, 2, 7, 10, 11],
        "model_parameter_bytes": [1],
        "model_buffer_bytes": [2],
        "gradient_bytes": [7],
        "optimizer_bytes": [10, 11],
        "total_peak_bytes": [1, 2, 5, 7, 9, 10, 11, 15, 17],
        "peak_parameter_bytes": [1],
        "peak_buffer_bytes": [2],
        "peak_gradient_bytes": [7],
        "peak_optimizer_bytes": [10, 11],
        "peak_transient_bytes": [5, 9, 15, 17],
    }
    assert found.tensor_bytes == 6 * 4
    assert (found.saves, found.storages) == (6, 5)
    assert {at: bits(nbytes) for at, nbytes in found.forwards.items()} == {0: [0, 3], 1: [6, 8]}
    (host,) = found.others
    assert (host.device, {*map(tuple, sums(host).values())}) == ("cpu", {(13,)})
    assert {*sums(host)} == {
        *("saved_bytes", "cached_bytes", "activation_bytes", "all_forwards_bytes", "made_bytes"),
        *(
            "made_cached_bytes",
            "alive_after_forward_bytes",
            "forward_peak_bytes",
            "step_peak_bytes",
        ),
        *("storage_bytes", "total_peak_bytes", "peak_saved_bytes", "peak_activation_bytes"),
    }


def test_saves_last_from_forward_to_backward():
    index = Index(step())

    first, second, both = ((0, 0),), ((1, 1),), ((0, 1),)
    assert saved_spans(index) == {0: first, 3: first, 6: both, 8: second, 13: both}
    assert busiest(index) == {
        "cuda:0": Busiest(1, frozenset({6, 8}), is_all=False, op=8),
        "cpu": Busiest(0, frozenset({13}), is_all=True, op=4),
    }
    assert forward_bytes(index) == {"cuda:0": {0: 1 + 8, 1: 64 + 256}, "cpu": {1: 2**13}}
    assert judged_at(index) == {13: 4, **dict.fromkeys((3, 4, 5, 6, 8, 9, 17), 8)}


def test_storage_fates_and_attribution():
    index = Index(step())
    cached, own, freed, held = State.CACHED, State.PARAMETER, State.FREED, State.HELD

    assert storage_states(index) == [
        cached, own, own, cached, freed, held, cached, held, cached, held, State.INPUT, held,
        State.INPUT, cached, freed, freed, own, held,
    ]  # fmt: skip
    found = node_bytes(index)
    assert [bits(nbytes) for nbytes in found.attributed] == [[0, 3], [6, 13], [8]]
    assert [bits(nbytes) for nbytes in found.shared] == [[], [], [6]]
    assert [bits(nbytes) for nbytes in found.exclusive] == [[3], [13], [8]]


AFTER = [
    [3], [3, 4], [3, 5], [3, 5, 6, 17], [3, 5, 6, 7, 17], [5, 6, 7, 17], [5, 6, 7, 8, 17],
    [5, 6, 7, 8, 9, 17], [5, 6, 7, 8, 9, 14, 17], [5, 7, 9, 17], [5, 7, 9, 11, 15, 17],
    [5, 7, 9, 11, 17],
]  # fmt: skip
"""The bytes alive on the GPU after each op, of the storages made since the recording began."""


def test_live_bytes_after_each_op():
    index = Index(step())
    found = live_bytes(index)

    assert [bits(found["cuda:0"].after_op[at]) for at in range(12)] == AFTER
    assert {at: bits(nbytes) for at, nbytes in found["cpu"].after_op.items()} == {2: [13]}
    assert (found["cuda:0"].peak_op, found["cuda:0"].step_peak_op) == (7, 10)
    assert (found["cpu"].peak_op, found["cpu"].step_peak_op) == (2, 2)
    assert step_peak_phase(index) is PhaseKind.UPDATE
    for at, alive in enumerate(AFTER):
        assert sorted(life.storage for life in alive_after(index, at)) == alive
    assert [[life.storage for life in freed_after(index, at)] for at in range(12)] == [
        [], [4], [], [], [3], [], [], [], [14, 8, 6], [], [15], [9],
    ]  # fmt: skip
    assert {at: [life.storage for life in of] for at, of in releases(index).items()} == {
        2: [14, 8, 6]
    }


def test_lifetimes_are_ordered_by_size():
    lives = [(life.storage, life.born, life.last_used, life.ended) for life in
             lifespans(Index(step()))]  # fmt: skip

    assert lives == [
        (17, 3, 3, None), (15, 10, 10, 10), (14, 8, 8, 8), (11, 10, 10, None), (9, 7, 7, 11),
        (8, 6, 6, 8), (7, 4, 4, None), (6, 3, 4, 8), (5, 2, 2, None), (4, 1, 1, 1), (3, 0, 4, 4),
    ]  # fmt: skip


def bands(parts: Any) -> dict[str, dict[int, list[int]]]:
    """For each part the op at which it changes, and its value from then on."""
    found = {}
    for kind, column in parts.items():
        changes = enumerate(zip((0, *column), column, strict=False))
        found[kind.value] = {at: bits(now) for at, (last, now) in changes if now != last}
    return found


HELD: dict[str, dict[int, list[int]]] = {
    "cached": {0: [3], 3: [3, 6], 5: [6], 6: [6, 8], 9: []},
    "freed": {1: [4], 2: []},
    "held": {2: [5], 3: [5, 17], 7: [5, 9, 17]},
}


def test_timeline_bands_are_storage_fates():
    found = curves(Index(step()))

    assert (found.device, found.op) == ("cuda:0", tuple(range(12)))
    assert [bits(nbytes) for nbytes in found.made.live_bytes] == AFTER
    assert bands(found.made.parts) == {
        **HELD,
        "backward": {4: [7], 8: [7, 14], 9: [7]},
        "update": {10: [11, 15], 11: [11]},
    }
    assert (found.made.peak_op, bits(found.made.peak_bytes)) == (10, AFTER[10])
    assert found.with_model is not None
    assert bands(found.with_model.parts) == {
        **HELD,
        "input": {0: [0], 6: []},
        "parameters": {0: [1]},
        "buffers": {0: [2]},
        "gradients": {0: [12], 1: [], 4: [7]},
        "optimizer state": {0: [10], 10: [10, 11]},
        "backward": {8: [14], 9: []},
        "update": {10: [15], 11: []},
    }
    peak = [1, 2, 5, 7, 9, 10, 11, 15, 17]
    assert (found.with_model.peak_op, bits(found.with_model.peak_bytes)) == (10, peak)


def test_long_timeline_keeps_extremes_of_ranges():
    """With the model less is alive after op 1, when a gradient is gone, than after op 0."""
    index = Index(step())

    assert curves(index, limit=12).op == tuple(range(12))
    # Ranges of six ops, each with a lowest and a highest sum.
    assert curves(index, limit=11).op == (0, 1, 4, 6, 10)
    made = [sum(2**bit for bit in alive) for alive in AFTER]
    assert min(made[:6]) == made[0] and max(made[:6]) == made[4]
    assert min(made[6:]) == made[6] and max(made[6:]) == made[10]


@pytest.mark.parametrize(("optimizers", "known"), [(None, False), (0, True), (2, True)])
def test_model_states_are_known_if_observed(optimizers, known):
    recording = step()
    found = totals(replace(recording, meta=recording.meta._replace(optimizers=optimizers)))

    assert (found.model_bytes is not None) == (found.total_peak_bytes is not None) == known
    assert (curves(Index(replace(recording, meta=recording.meta._replace(optimizers=optimizers))))
            .with_model is not None) == known  # fmt: skip
    if known:
        assert (found.optimizer_bytes is None) == (found.peak_optimizer_bytes is None)
        assert (found.optimizer_bytes is None) == (optimizers == 0)


@pytest.mark.parametrize(
    ("lives", "ops", "sums", "peak"),
    [
        ([], 4, {}, (0, 0)),
        ([(0, None, 1), (2, 2, 8)], 4, {0: 1, 2: 9, 3: 1}, (2, 9)),  # gone after its own op
        ([(0, 3, 1), (1, 0, 2)], 4, {0: 1, 1: 3, 2: 1, 3: 0}, (1, 3)),
        ([(1, 4, 5), (3, None, 5)], 4, {1: 5, 3: 10}, (3, 10)),
        ([(1, 2, 5), (2, None, 5)], 4, {1: 5, 2: 5}, (1, 5)),  # the first of several
        ([(2, None, 0)], 4, {2: 0}, (0, 0)),
    ],
)
def test_lifetime_ends_before_its_death_op(lives, ops, sums, peak):
    assert sums_after(lives, ops) == sums
    assert peak_of(sums) == peak


def three_turns() -> Recording:
    """Three forwards with a backward each; the third node saves the first node's storages again."""
    phases = []
    for first in range(0, 12, 4):
        phases += [
            Phase(PhaseKind.FORWARD, first, first + 2),
            Phase(PhaseKind.BACKWARD, first + 2, first + 4),
        ]
    rows = (
        row(INPUT),  # 0: saved by the first and by the third node
        row(birth=4, death=7),  # 1: saved by the second
        row(birth=8, death=11),  # 2: saved by the third
        row(birth=0, death=1),
        row(birth=9, death=10),
        row(birth=5, death=6),
    )
    return Recording(
        meta=meta(has_ops=True)._replace(optimizers=0),
        nodes=(node(0, 0), node(1, 1), node(2, 2)),
        storages=tuple(one._replace(nbytes=2**number) for number, one in enumerate(rows)),
        tensors=tuple(tensor(number, 1) for number in range(3)),
        saves=tuple(save(*each) for each in ((0, "a", 0), (1, "a", 1), (2, "a", 0), (2, "b", 2))),
        ops=tuple(op("aten::o", None, None, (), at)._replace(outputs=()) for at in range(12)),
        phases=tuple(phases),
    ).check()


def test_storage_saved_twice_has_gap():
    index = Index(three_turns())

    assert saved_spans(index) == {0: ((0, 0), (2, 2)), 1: ((1, 1),), 2: ((2, 2),)}
    assert busiest(index) == {"cuda:0": Busiest(2, frozenset({0, 2}), is_all=False, op=10)}
    assert judged_at(index) == {2: 10, 4: 10}  # of the third forward alone
    assert forward_bytes(index) == {"cuda:0": {0: 1, 1: 2, 2: 1 + 4}}


def test_total_peak_has_saved_bytes_of_its_moment():
    found = totals(three_turns())

    # After op 5 the second and the last storage are alive, and the input is not.
    assert (found.total_peak_bytes, found.peak_saved_bytes, found.peak_transient_bytes) == (
        2 + 32, 2, 32,
    )  # fmt: skip
    assert (found.peak_activation_bytes, found.peak_input_bytes) == (2, 0)
    less = three_turns()
    less = replace(less, storages=(*less.storages[:5], row(birth=5, death=6)))
    found = totals(less)
    assert (found.total_peak_bytes, found.peak_saved_bytes, found.peak_transient_bytes) == (
        1 + 4 + 16, 1 + 4, 16,
    )  # fmt: skip
    assert (found.peak_activation_bytes, found.peak_input_bytes) == (4, 1)


def test_storage_freed_before_peak_is_excluded():
    """One byte is freed when eight are allocated, and stays when they die."""
    for death, transient in (2, 8), (3, 9):
        recording = replace(
            three_turns(),
            storages=(
                row(birth=0, death=death)._replace(nbytes=1),
                row(birth=2)._replace(nbytes=8),
            ),
            tensors=(),
            saves=(),
        ).check()
        assert totals(recording).peak_transient_bytes == transient


def test_empty_ops_peak_at_first():
    recording = replace(three_turns(), storages=(row()._replace(category=INPUT),), tensors=(),
                        saves=())  # fmt: skip
    (found,) = live_bytes(Index(recording.check())).values()

    assert found == ({}, 0, 0, 0, 0, 0)
