"""The observer's facts about each op, call and backward, with handwritten events."""

from __future__ import annotations

import random
import sys
from collections import namedtuple
from collections.abc import Callable, Iterable
from pathlib import Path
from threading import Thread
from typing import Any

import numpy as np
import pytest
import torch
from torch import Tensor, nn
from torch.autograd.graph import get_gradient_edge

import tb_actmem
from tb_actmem.recorder.torch_private import next_sequence_nr, sequence_nr
from tb_actmem.recorder.watch import AroundBackward, OpFact, is_library, other_random
from tb_actmem.recorder.watch.dispatch import DispatchObserver
from tb_actmem.recorder.watch.observer import Observer
from tb_actmem.text.notes import words

T, U = torch.ones(2), torch.ones(3)
OP: Any = torch.ops.aten.add.Tensor


def observer(*modules: tuple[str, nn.Module], stacks: bool = False) -> DispatchObserver:
    return DispatchObserver([*modules], stacks=stacks)


def returning(result: Any) -> Callable[..., Any]:
    return lambda *args, **kwargs: result


Pair = namedtuple("Pair", "first second")


class Items(list[Any]):
    """A list whose own way to tell its items is the program's."""

    def __iter__(self) -> Any:
        raise AssertionError("was asked")


@pytest.mark.parametrize(
    ("result", "tensors"),
    [
        (T, [T]),
        ((T, U), [T, U]),
        ([T, 3, None], [T]),
        ({"a": T, "b": U}, [T, U]),
        (Pair(T, "x"), [T]),
        (Items([U]), [U]),
        (((T,),), [T]),
        (None, []),
        ("text", []),
        (3, []),
        (object(), []),
    ],
)
def test_results_of_calls_are_known(result: Any, tensors: list[Tensor]) -> None:
    observed = Observer([], ops=False, stacks=False)
    observed.exit(result)

    found = [ref() for ref in observed.facts.alive]
    assert [*map(id, found)] == [*map(id, tensors)]
    (call,) = observed.facts.calls
    assert call[:2] == ("", "") and call.sequence_nr == next_sequence_nr()


@pytest.mark.usefixtures("each_observer")
def test_draws_are_found_if_states_are_unknown_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(other_random, "_addresses", returning([]))
    model, x = nn.Sequential(*(nn.Softplus() for _ in range(4))), torch.ones(2, requires_grad=True)
    draws = iter((random.random, np.random.uniform, float, np.random.normal))
    for layer in model:
        layer.register_forward_pre_hook(lambda *given: print(next(draws)()))
    with tb_actmem.record(model) as recorder:
        model(x).sum().backward()
    found = {note.code: dict(note.values) for note in recorder.recording.meta.notes}
    assert found["other-random"] == {"names": ("0", "1", "3")}


# Ops


def noted(
    args: Any = (), kwargs: Any = None, result: Any = None
) -> tuple[OpFact, DispatchObserver]:
    """An op with inputs and outputs, as noted."""
    observed = observer()
    assert observed.run(returning(result), args, kwargs) is result
    (op,) = observed.facts.ops
    return op, observed


SPARSE = torch.eye(2).to_sparse()


@pytest.mark.parametrize(
    ("args", "kwargs", "inputs"),
    [
        ((), None, ()),
        ((T, U, T), None, (0, 1, 0)),
        ((T, 2, 0.5, None, "x", torch.float32), None, (0,)),
        (([T, U],), None, (0, 1)),
        (((U, (T,)), [1, 2], []), None, (0, 1)),
        (([None, T],), None, (0,)),
        ((nn.Parameter(T),), None, (0,)),
        ((T[:1], T[1:]), None, (0, 0)),
        ((T,), {"other": U, "alpha": 2}, (0, 1)),
        ((), {"out": [U]}, (0,)),
        ((SPARSE, T), None, (0, 1, 2)),
        ((nn.Buffer(T),), None, (0,)),
    ],
)
def test_storages_that_op_is_given(args: Any, kwargs: Any, inputs: tuple[int, ...]) -> None:
    op, _ = noted(args, kwargs)
    assert op.inputs == inputs
    assert op.outputs == ()


@pytest.mark.parametrize(
    ("result", "outputs"),
    [
        (T, 1),
        ((T, U), 2),
        ([T, None, 3], 1),
        (nn.Parameter(T), 1),
        (SPARSE, 2),
        ((SPARSE, T), 3),
        (None, 0),
        (3, 0),
    ],
)
def test_tensors_that_op_returns(result: Any, outputs: int) -> None:
    op, observed = noted((), None, result)

    assert op.outputs == (*range(outputs),)
    rows = [observed.facts.storages.tensors[tensor] for tensor in op.outputs]
    assert [observed.facts.storages.birth[row.storage or 0] for row in rows] == [0] * outputs
    parts = result if isinstance(result, (tuple, list)) else [result]
    tensors = [id(one) for one in parts if isinstance(one, Tensor)]
    assert [id(ref()) for ref in observed.facts.alive] == tensors


def test_op_has_number_of_its_node() -> None:
    x, observed = torch.ones(3, requires_grad=True), observer()

    def run(before: Callable[[], Any]) -> int:
        kept.append(before())
        observed.run(returning(None), (), None)
        return observed.facts.ops[-1].sequence_nr - observed.facts.start

    kept: list[Any] = []
    assert run(lambda: None) + observed.facts.start == 0
    assert run(x.exp) == 1
    assert run(lambda: None) + observed.facts.start == 0
    assert run(lambda: x.exp().sin()) == 3


def test_our_own_ops_are_not_noted() -> None:
    observed = observer()
    observed.pause(True)
    assert observed.run(OP, (T, T), None).tolist() == [2, 2]
    observed.allocate(T)
    observed.pause(False)
    observed.run(torch.ops.prim.device.default, (T,), {})
    assert observed.facts.ops == []
    observed.allocate(T)
    observed.run(OP, (T, T), {"alpha": 2})

    first, second = observed.facts.ops
    assert (first.inputs, first.outputs, first.sequence_nr) == ((), (0,), 0)
    assert (second.inputs, second.outputs, second.region) == ((0, 0), (1,), None)


def test_failing_op_is_skipped_or_counted() -> None:
    observed = observer()
    with pytest.raises(ZeroDivisionError):
        observed.run(lambda: 1 // 0, (), None)
    assert observed.facts.ops == []

    class Unreadable(tuple[Any]):
        def __iter__(self) -> Any:
            raise OSError

    result = Unreadable([T])
    assert observed.run(returning(result), (T,), None) is result
    (op,) = observed.facts.ops
    assert (op.inputs, op.outputs) == ((0,), ())
    (note,) = observed.gaps.notes()
    assert words(note).startswith("1 op could not be recorded in full (")


def test_ops_line_is_programs() -> None:
    observed = observer(stacks=True)

    def stream() -> None:
        observed.run(returning(T), (), None)

    def compiled() -> None:
        observed.allocate(T)

    stream()
    compiled()
    observed.run(returning(T), (), None)

    here = test_ops_line_is_programs.__code__
    codes = [op.site[0] if op.site else None for op in observed.facts.ops]
    assert codes[:2] == [here, here]
    assert codes[2] is not here


def test_constant_is_its_own_argument() -> None:
    observed = observer()
    observed.run(torch.ops.aten.lift_fresh.default, (T,), None)
    (op,) = observed.facts.ops
    assert (op.inputs, op.outputs) == ((0,), (0,))


def test_engine_threads_have_their_own_numbers() -> None:
    """A new thread counts from 0; its first op is noted when it has made a node."""
    observed, x = observer(), torch.ones(3, requires_grad=True)
    observed.begin_engine(None)
    found: list[Any] = []

    def work() -> None:
        found.append(x.exp())
        observed.run(returning(None), (), None)
        found.extend([x.exp(), x.exp()])
        observed.run(returning(None), (), None)
        observed.in_backward = True
        found.append(x.exp())
        observed.run(returning(None), (), None)

    thread = Thread(target=work)
    thread.start()
    thread.join()

    assert [*observed.facts.elsewhere.values()] == [range(0, 3)]
    assert [op.sequence_nr for op in observed.facts.ops] == [0, 0, 0]


def test_block_thread_makes_nodes_during_backward() -> None:
    observed, x = observer(), torch.ones(3, requires_grad=True)
    observed.begin_engine(None)
    made = x.exp()
    observed.run(returning(None), (), None)
    observed.in_backward = True
    made = made.exp()
    observed.run(returning(None), (), None)

    numbers = [op.sequence_nr and op.sequence_nr - observed.facts.start for op in observed.ops]
    assert numbers == [1, 0]
    assert observed.facts.elsewhere == {}
    del made


def test_only_backward_ops_have_running_node(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    node = torch.ones(3, requires_grad=True).exp().grad_fn
    monkeypatch.setattr("tb_actmem.recorder.watch.dispatch.running_node", lambda: node)
    observed = observer()
    for observed.in_backward in (False, True):
        observed.run(returning(None), (), None)

    assert [op.backward_of for op in observed.ops] == [None, sequence_nr(node)]


@pytest.mark.parametrize(
    ("file", "name", "found"),
    [
        ("train.py", "__main__", False),
        ("/cache/generated.py", "torch._inductor.runtime", True),
        ("/cache/other.py", "torchtitan.models", False),
        (str(Path(torch.__file__).parent / "nn" / "any.py"), "any", True),
        (str(Path(tb_actmem.__file__).parent / "any.py"), "any", True),
        ("<frozen runpy>", "runpy", True),
        ("<string>", "__main__", True),
        ("<eval_with_key>.3", "__main__", True),
    ],
)
def test_code_that_no_user_wrote(file: str, name: str, found: bool) -> None:
    frames: list[Any] = []
    names = {"__name__": name, "ask": lambda: frames.append(sys._getframe(1))}
    exec(compile("ask()", file, "exec"), names)
    assert is_library(frames[0]) is found


# Module calls


def test_call_has_module_name_and_arguments() -> None:
    linear, other = nn.Linear(2, 2), nn.ReLU()
    observed = observer(("layers.0", linear), stacks=True)

    def hook(module: nn.Module, *args: Any, **kwargs: Any) -> None:
        observed.enter(module, args, kwargs)

    hook(linear, T, x=U)
    observed.mark("an op")
    hook(other)

    first, second = observed.facts.calls
    assert (first.fqn, first.type_name, first.ops) == ("layers.0", "Linear", 0)
    assert (second.fqn, second.type_name, second.ops) == ("ReLU", "ReLU", 1)
    assert [*first.arguments] == [("[0]", 0), ("x", 1)]
    assert first.sequence_nr == second.sequence_nr == next_sequence_nr()
    here = test_call_has_module_name_and_arguments.__code__
    assert first.site is not None and first.site[0] is here
    assert not first.backward


def test_arguments_in_backward_are_not_noted() -> None:
    observed = observer()
    observed.begin_backward([])
    observed.enter(nn.ReLU(), (T,), {})
    observed.exit(T)
    without = Observer([], ops=False, stacks=False)
    without.enter(nn.ReLU(), (T,), {})

    calls = [*observed.facts.calls, *without.facts.calls]
    assert [call.backward for call in calls] == [True, True, False]
    assert [[*call.arguments] for call in calls] == [[], [], []]
    assert [call.site for call in calls] == [None] * 3
    assert observed.facts.alive == []


# Backwards


def test_backward_lasts_from_engine_begin_to_end() -> None:
    observed, y = observer(), torch.ones(3, requires_grad=True).exp()
    seen: list[Any] = []

    def before(outputs: Iterable[Any]) -> None:
        observed.run(OP, (T, T), {})
        seen.append([*outputs])

    def after() -> None:
        observed.run(OP, (T, T), {})
        seen.append("after")

    observed.around = AroundBackward(before, after, before)
    edge = get_gradient_edge(y)
    observed.run(OP, (T, T), {})
    observed.prepare_backward()
    observed.run(OP, (T, T), {})
    observed.begin_engine([y, edge, None, 3])
    assert observed.in_backward and observed.callers
    observed.run(OP, (T, T), {})
    observed.end_engine()
    assert not observed.in_backward and not observed.callers
    observed.run(OP, (T, T), {})
    observed.end_backward()  # what began another one has failed

    assert [id(one) for one in seen[0]] == [id(y), id(edge)]
    assert seen[1:] == ["after"]
    assert [op.func for op in observed.facts.ops] == [OP, "autograd::backward", OP, OP, OP]
    assert observed.facts.backwards == [[1, 4]]
    assert len(observed.facts.alive) == 3  # two of the forwards, and the root of the backward


def test_engine_with_create_graph_is_no_backward() -> None:
    observed = observer()
    observed.prepare_backward()
    observed.begin_engine(None)
    observed.end_engine()
    observed.run(OP, (T, T), {})
    observed.begin_backward([])
    observed.end_backward()
    without = Observer([], ops=False, stacks=False)
    without.begin_backward([])
    without.end_backward()

    assert observed.facts.backwards == [[2, 3]]
    assert without.facts.backwards == [[0, 0]]


def test_backward_belongs_to_block_of_its_root() -> None:
    observed = observer()
    made = observed.run(OP, (T, U[:2]), {})

    assert observed.has_made([None, made])
    assert not observed.has_made([T, None])
    assert not observed.has_made([])


def test_stopped_observer_calls_no_listener() -> None:
    observed, seen = observer(), list[Any]()
    observed.around = AroundBackward(seen.append, lambda: seen.append(1), seen.append)
    observed.stop()
    observed.begin_backward([T])
    observed.end_backward()
    assert seen == []
