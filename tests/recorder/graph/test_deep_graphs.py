"""Chains deeper than the C stack could free by recursion: read whole, each in a process of its own.

Torch frees a graph that Python has touched by recursion, and ends the process at 40,000 nodes.
"""

from __future__ import annotations

import textwrap
import time
import weakref
from typing import Any

import pytest
import torch

import tb_actmem
from tb_actmem.recorder.graph import walk
from tests.support import warm

DEPTH = 50_000

BEGIN = f"""
import threading, time, weakref
import torch, tb_actmem
from torch import nn

class Square(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x):
        ctx.save_for_backward(x)
        return x * x

    @staticmethod
    def backward(ctx, gradient):
        return gradient * 2 * ctx.saved_tensors[0]

def notes(recording):
    return tuple(note for note in recording.meta.notes if note.code != "dispatch-mode")

def chain(x, depth={DEPTH}):
    for _ in range(depth):
        x = x.sin()
    return x

def saved(recording):
    return sum(save.tensor is not None for save in recording.saves)

def wait_until(fact):
    for _ in range(2000):
        if fact():
            return True
        time.sleep(0.01)

x = torch.randn(1, requires_grad=True)
"""

RECORDED = """
with tb_actmem.record(ops={ops}) as recorder:
    y = chain(x)
    {inside}
recording = recorder.recording
{outside}
print(saved(recording), notes(recording))
"""

CASES = {
    **{
        f"recorded, ops={ops}, {name}": RECORDED.format(ops=ops, inside=inside, outside=outside)
        for ops, name, inside, outside in (
            (True, "dropped after", "pass", "del y"),
            (True, "backward inside", "y.backward()", "del y"),
            (False, "dropped after", "pass", "del y"),
            (False, "dropped inside", "y.backward(); del y", "pass"),
            (False, "backward after", "pass", "y.backward(); del y"),
            (False, "alive at the end of the process", "pass", "pass"),
        )
    },
    "dropped before the recording is made": """
with tb_actmem.record() as recorder:
    y = chain(x)
del y
print(saved(recorder.recording), notes(recorder.recording))
""",
    "an exception": """
try:
    with tb_actmem.record() as recorder:
        y = chain(x)
        raise KeyError
except KeyError:
    pass
del y
print(saved(recorder.recording), ())
""",
    "captured twice": """
y = chain(x)
print(saved(tb_actmem.capture(y)), notes(tb_actmem.capture(y)))
del y
""",
    "custom functions": f"""
y = x
for _ in range({DEPTH // 2}):
    y = Square.apply(y).sin()
recording = tb_actmem.capture(y)
del y
print(saved(recording), notes(recording))
""",
    "two chains that share nodes": f"""
a = b = x
for _ in range({DEPTH // 2}):
    a, b = a * b, a.sin()
recording = tb_actmem.capture(a + b)
del a, b
print({DEPTH} if saved(recording) > {DEPTH} else 0, notes(recording))
""",
    "dropped by another thread": """
held = [chain(x)]
recording = tb_actmem.capture(held[0])
thread = threading.Thread(target=held.clear)
thread.start(); thread.join()
print(saved(recording), notes(recording))
""",
    "dropped by the collector": """
class Ring: pass
ring = Ring()
ring.itself, ring.y = ring, chain(x)
recording = tb_actmem.capture(ring.y)
del ring
import gc; gc.collect()
print(saved(recording), notes(recording))
""",
    "LSTM cells": f"""
cell, xs = nn.LSTMCell(4, 4), torch.randn(1, 4)
state = None
with tb_actmem.record(cell) as recorder:
    for _ in range(9_000):
        state = cell(xs, state)
recording = recorder.recording
cells = sum(node.name == "SigmoidBackward0" for node in recording.nodes)
del state
print({DEPTH} if cells == 3 * 9_000 else cells, notes(recording))
""",
}


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_deep_chain_is_read_and_process_survives(case):
    program = BEGIN + case + "\nprint('alive')"
    done = warm.run("-c", program)

    assert done.returncode == 0, done.stderr[-2000:]
    assert done.stdout.splitlines() == [f"{DEPTH} ()", "alive"]
    assert done.stderr == ""


@pytest.mark.usefixtures("compiled_observer")
def test_compiled_observer_leaves_deep_chain_alone():
    program = BEGIN + CASES["recorded, ops=True, dropped after"] + "\nprint('alive')"
    done = warm.run("-c", program)

    assert done.stdout.splitlines() == [f"{DEPTH} ()", "alive"], done.stderr[-2000:]


FREED = """
first = torch.ones(1, requires_grad=True)
middle = chain(first.exp(), 25_000)
last = chain(middle, 25_000)
memory = [weakref.ref(one.untyped_storage()) for one in (middle, last)]
{read}
del middle, last
print(wait_until(lambda: not any(ref() for ref in memory)))
wait_until(lambda: threading.active_count() == 1)
print(threading.active_count(), len(held()))
"""
HELD = """
from tb_actmem.recorder.graph import walk
held = lambda: walk._held
"""


def test_all_memory_of_deep_chain_is_freed():
    program = BEGIN + HELD + FREED.format(read="tb_actmem.capture(last)")
    done = warm.run("-c", program)

    assert done.stdout.split() == ["True", "1", "0"], done.stderr[-2000:]


GROWN = """
total = 0
for _ in range({blocks}):
    with tb_actmem.record(ops=False) as recorder:
        total = chain(x + total, 5_000)
recording = recorder.recording
del total
print(saved(recording))
print("alive")
"""


def test_chain_over_many_blocks_does_not_crash():
    program = BEGIN + GROWN.format(blocks=DEPTH // 5_000)
    done = warm.run("-c", program)

    assert done.returncode == 0, done.stderr[-2000:]
    assert done.stdout.split() == ["5000", "alive"]


def test_shallow_graph_is_not_cut():
    program = BEGIN + textwrap.dedent("""
        y = chain(x, 9_000)
        tb_actmem.capture(y)
        node, count = y.grad_fn, 0
        while node is not None:
            count += bool(node.metadata)
            node = node.next_functions[0][0] if node.next_functions else None
        del node
        memory = weakref.ref(y.untyped_storage())
        del y
        print(count, memory())
    """)
    done = warm.run("-c", program)

    assert done.stdout.split() == ["0", "None"], done.stderr[-2000:]


@pytest.mark.parametrize("order", [("loss", "features"), ("features", "loss")])
def test_linked_older_graph_is_not_kept_alive(order):
    features = torch.ones(4, requires_grad=True).exp()
    with tb_actmem.record():
        loss = features.sin().sum()
    memory = weakref.ref(features.untyped_storage())
    names = {"loss": loss, "features": features}
    del loss, features

    for name in order:
        assert memory() is not None
        del names[name]

    for _ in range(200):
        if memory() is None and not walk._held:
            break
        time.sleep(0.01)
    assert memory() is None
    assert not walk._held


@pytest.mark.usefixtures("by_mode")  # the compiled observer creates no Python objects of nodes
@pytest.mark.parametrize("carefree", [2, walk.CAREFREE])
def test_graph_is_cut_at_block_boundary(carefree, monkeypatch):
    monkeypatch.setattr(walk, "CAREFREE", carefree)
    old = torch.ones(4, requires_grad=True).exp()
    with tb_actmem.record(ops=False):
        new = old.sin().cos().tanh()
    node: Any = new.grad_fn
    cut: list[str] = []
    while node is not None:
        cut += [node.name()] if node.metadata else []
        node = node.next_functions[0][0] if node.next_functions else None
    assert cut == ["SinBackward0"]

    del new, old
    for _ in range(200):
        if not walk._held:
            break
        time.sleep(0.01)
    assert not walk._held
