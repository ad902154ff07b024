"""Saved bytes when several forwards of one block wait for their backward."""

from __future__ import annotations

import copy
import weakref
from collections.abc import Callable
from dataclasses import fields
from functools import partial
from itertools import pairwise

import pytest
import torch
from torch import Tensor, nn
from torch.autograd.graph import get_gradient_edge
from torch.utils.checkpoint import checkpoint, create_selective_checkpoint_contexts

import tb_actmem
from tb_actmem import record, rows, table, totals
from tb_actmem.analysis.index import Index
from tb_actmem.analysis.totals.pending_graphs import forwards_in_flight
from tb_actmem.format import from_bytes, to_bytes
from tb_actmem.recorder.evidence import holders, living
from tb_actmem.recorder.graph import GraphFacts, Mark
from tb_actmem.text import nbytes_text
from tests.support.recordings import toy

Step = Callable[[Callable[[], None]], None]
"""A training step that calls its argument before each backward, and at its end."""


class Waiting:
    """Pack hooks that count the saved bytes at a moment: each storage once, no parameters."""

    def __init__(self) -> None:
        self._handles: list[weakref.ref[Tensor]] = []
        self.sums: list[int] = []

    def pack(self, tensor: Tensor) -> Tensor:
        handle = tensor.detach()
        if not isinstance(tensor, nn.Parameter):
            self._handles.append(weakref.ref(handle))
        return handle

    def moment(self) -> None:
        handles = [handle for ref in self._handles if (handle := ref()) is not None]
        own = {parameter.untyped_storage()._cdata for parameter in _parameters}
        kept = {
            storage._cdata: storage.nbytes()
            for storage in (handle.untyped_storage() for handle in handles)
            if storage._cdata not in own
        }
        self.sums.append(sum(kept.values()))


_parameters: list[nn.Parameter] = []


def model(*sizes: int) -> nn.Sequential:
    layers = [layer for a, b in pairwise(sizes) for layer in (nn.Linear(a, b), nn.GELU())]
    made = nn.Sequential(*layers)
    _parameters.extend(made.parameters())
    return made


def micro_batches(moment: Callable[[], None]) -> None:
    net = model(16, 32, 8)
    for size in (4, 9, 6):
        loss = net(torch.randn(size, 16)).sum()
        moment()
        loss.backward()
    moment()


def one_forward_one_backward(moment: Callable[[], None]) -> None:
    net = model(16, 32, 8)
    losses = [net(torch.randn(size, 16)).sum() for size in (4, 7)]
    for size in (5, 3):
        losses.append(net(torch.randn(size, 16)).sum())
        moment()
        losses.pop(0).backward()
    while losses:
        moment()
        losses.pop(0).backward()
    moment()


def edges_of_a_pipeline(moment: Callable[[], None]) -> None:
    """Only the edges of its outputs are kept, as torch's pipeline stages do."""
    net = model(16, 32, 8)
    edges = [get_gradient_edge(net(torch.randn(size, 16)).sum()) for size in (4, 9, 6)]
    while edges:
        moment()
        torch.autograd.backward([edges.pop(0)], grad_tensors=[torch.ones(())])
    moment()


def adversaries(moment: Callable[[], None]) -> None:
    generator, judge = model(8, 32, 16), model(16, 32, 1)
    fake = generator(torch.randn(6, 8))
    loss = judge(torch.randn(6, 16)).sum() - judge(fake.detach()).sum()
    moment()
    loss.backward()
    loss = judge(fake).sum()
    moment()
    loss.backward()
    moment()


def a_trunk_with_two_losses(moment: Callable[[], None]) -> None:
    trunk, one, other = model(8, 32), model(32, 4), model(32, 64)
    x = trunk(torch.randn(5, 8))
    first, second = one(x).sum(), other(x).sum()
    moment()
    first.backward(retain_graph=True)
    del first
    moment()
    second.backward()
    moment()


def one_that_still_waits(moment: Callable[[], None]) -> None:
    net = model(16, 32, 8)
    moment_loss = net(torch.randn(4, 16)).sum()
    moment()
    moment_loss.backward()
    one_that_still_waits.loss = net(torch.randn(9, 16)).sum()  # type: ignore[attr-defined]
    moment()


STEPS = [
    micro_batches,
    one_forward_one_backward,
    edges_of_a_pipeline,
    adversaries,
    a_trunk_with_two_losses,
    one_that_still_waits,
]


def most_at_once(step: Step) -> int:
    torch.manual_seed(0)
    oracle = Waiting()
    with torch.autograd.graph.saved_tensors_hooks(oracle.pack, lambda tensor: tensor):
        step(oracle.moment)
    return max(oracle.sums)


@pytest.mark.parametrize("ops", [True, False], ids=["with ops", "without ops"])
@pytest.mark.parametrize("step", STEPS, ids=lambda step: step.__name__)
def test_saved_bytes_are_largest_sum_in_flight(step, ops):
    wanted = most_at_once(step)
    torch.manual_seed(0)
    with record(ops=ops) as recorder:
        step(lambda: None)

    assert totals(recorder.recording).saved_bytes == wanted


def two_outputs_with_one_backward(moment: Callable[[], None]) -> None:
    one, other = model(16, 32, 8), model(16, 32, 8)
    losses = [net(torch.randn(4, 16)).sum() for net in (one, other)]
    torch.autograd.backward(losses)


def two_forwards_with_two_backwards_each(moment: Callable[[], None]) -> None:
    net = model(16, 32, 8)
    waiting = []
    for _ in range(2):
        inner = net[0](torch.randn(4, 16))
        waiting.append((inner, net[1:](inner).sum()))
    while waiting:
        inner, loss = waiting.pop(0)
        inner.backward(torch.autograd.grad(loss, inner))


@pytest.mark.parametrize(
    ("step", "most"),
    [
        *zip(STEPS, [1, 3, 3, 2, 1, 1], strict=True),
        (two_outputs_with_one_backward, 1),
        (two_forwards_with_two_backwards_each, 2),
    ],
    ids=lambda step: getattr(step, "__name__", ""),
)
def test_each_graph_is_one_forward_in_flight(step: Step, most: int) -> None:
    with record() as recorder:
        step(lambda: None)

    assert forwards_in_flight(Index(recorder.recording)) == most


@pytest.mark.parametrize("step", STEPS, ids=lambda step: step.__name__)
def test_forward_curves_end_at_that_moment(step):
    with record() as recorder:
        step(lambda: None)
    summed = totals(recorder.recording.check())

    assert summed.alive_after_forward_bytes == (summed.made_cached_bytes or 0) + (
        summed.held_bytes or 0
    )
    assert (summed.forward_peak_bytes or 0) >= (summed.alive_after_forward_bytes or 0)


def test_each_micro_batch_is_shown_and_all_together():
    with record() as recorder:
        micro_batches(lambda: None)
    summed = totals(recorder.recording)

    # Of each sample 16 floats for the first linear, 32 and 32 around the GELU, 8 behind the second.
    a_sample = 4 * (16 + 32 + 32 + 8)
    assert list(summed.forwards) == [0, 1, 2]
    assert list(summed.forwards.values()) == [4 * a_sample, 9 * a_sample, 6 * a_sample]
    assert summed.all_forwards_bytes == 19 * a_sample
    assert summed.saved_bytes == 9 * a_sample
    listed = rows(recorder.recording, by="storage")
    assert sum(row["nbytes"] for row in listed) == summed.saved_bytes
    below = table(recorder.recording, "storage")
    assert f"{nbytes_text(10 * a_sample)} more in" in below
    assert "100.0%" not in below
    text = table(recorder.recording, "totals")
    assert "all forwards together" in text and "until backward 3" in text


def test_one_forward_has_no_lines_of_its_own():
    net = model(4, 4)
    with record(net) as recorder:
        net(torch.randn(2, 4)).sum().backward()

    assert "all forwards" not in table(recorder.recording, "totals")
    assert "all forwards" not in table(toy(), "totals")


@pytest.mark.parametrize(
    ("options", "aside"),
    [
        ({"preserve_rng_state": False}, 0),
        ({}, torch.get_rng_state().nbytes),
        (
            {
                "preserve_rng_state": False,
                "context_fn": partial(
                    create_selective_checkpoint_contexts, [torch.ops.aten.addmm.default]
                ),
            },
            9 * (32 + 16) * 4,
        ),
    ],
)
def test_checkpoint_keeps_inputs_until_recomputed(options, aside):
    net = model(16, 32, 16)

    def step(moment: Callable[[], None]) -> None:
        for size in (4, 9):
            x = torch.randn(size, 16, requires_grad=True) * 2
            loss = checkpoint(net, x, use_reentrant=False, **options).sum()
            del x
            moment()
            loss.backward()

    torch.manual_seed(0)
    with record(net) as recorder:
        step(lambda: None)

    assert totals(recorder.recording).saved_bytes == 9 * 16 * 4 + aside


def test_outer_checkpoint_waits_like_inner_one():
    def again(x: Tensor) -> Tensor:
        return checkpoint(torch.sin, x, use_reentrant=False)

    with record() as recorder:
        for size in (4, 9):
            x = torch.randn(size, requires_grad=True) * 2
            checkpoint(again, x, use_reentrant=False).sum().backward()
            del x

    nodes = recorder.recording.nodes
    waits = [(node.forward, node.backward) for node in nodes if node.name == "checkpoint"]
    assert waits == [(0, 0), (0, 0), (1, 1), (1, 1)]


def test_when_it_waited_survives_file():
    with record() as recorder:
        one_forward_one_backward(lambda: None)
    recording = recorder.recording

    assert from_bytes(to_bytes(recording)) == recording
    assert {node.backward for node in recording.nodes if node.name == "GeluBackward0"} == {
        0,
        1,
        2,
        3,
    }
    assert {node.forward for node in recording.nodes if node.name == "GeluBackward0"} == {0, 1}


def test_comparison_rows_sum_all_forwards():
    with record() as recorder:
        micro_batches(lambda: None)
    rows = tb_actmem.compare(recorder.recording, recorder.recording).rows

    assert sum(row.before_bytes for row in rows) == totals(recorder.recording).all_forwards_bytes


@pytest.mark.parametrize("failing", [1, 2, 3, 4])
def test_failed_reading_adds_nothing(failing, each_observer, monkeypatch):
    before, after = list[GraphFacts](), list[GraphFacts]()
    mark, undone = GraphFacts.mark, Mark.facts

    def copied(facts: GraphFacts) -> Mark:
        before.append(copy.deepcopy(facts))
        return mark(facts)

    def twice(made: Mark) -> GraphFacts:
        undone(made)  # an interrupt has the same done again
        found = undone(made)
        after.append(copy.deepcopy(found))
        return found

    def broken(*args: object) -> None:
        if len(before) == failing:
            raise OSError
        holders.note_holders(*args)  # type: ignore[arg-type]

    monkeypatch.setattr(GraphFacts, "mark", copied)
    monkeypatch.setattr(Mark, "facts", twice)
    monkeypatch.setattr("tb_actmem.recorder.block.note_holders", broken)
    model, x = nn.Sequential(nn.Linear(4, 4), nn.Tanh()), torch.randn(3, 4)
    with record(model):
        first = model(x).sum()
        first.backward(retain_graph=True)
        second = checkpoint(model, x, use_reentrant=False).sum()
        second.backward(retain_graph=True)
        first.backward(retain_graph=True)
        model(x).sum()

    assert len(after) == 1
    for one in fields(GraphFacts):
        if one.name not in ("whole", "kept_before", "_links", "_kinds", "regions"):
            was = getattr(before[failing - 1], one.name)
            assert str(getattr(after[0], one.name)) == str(was), one.name
    del first, second


def test_dead_tensors_are_forgotten_between_readings(each_observer, monkeypatch):
    counts = list[int]()

    def counted(refs: list[weakref.ref[Tensor]]) -> list[tuple[Tensor, int]]:
        found = living.living(refs)
        counts.append(len(refs))
        return found

    monkeypatch.setattr("tb_actmem.recorder.block.living", counted)
    model, x = nn.Sequential(nn.Linear(4, 4), nn.Tanh()), torch.randn(3, 4)
    with record(model) as recorder:
        for _ in range(9):
            model(x).sum().backward()

    assert len(set(counts[:9])) == 1
    assert len(recorder.recording.phases) == 18
