"""A row for each op: its node, its attributed bytes, and its largest outputs."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
import torch
from torch import Tensor, nn

import tb_actmem
from tb_actmem.analysis.index import Index
from tb_actmem.analysis.index.nodes import op_rows
from tb_actmem.analysis.index.storages import State
from tb_actmem.model import Category, Edge, Output, Recording
from tests.support.recordings import leaf, meta, node, save, storage, tensor, toy


def test_rows_of_worked_example():
    rows = [tuple(row)[1:] for row in op_rows(Index(toy()))]

    freed, cached, own = State.FREED, State.CACHED, State.PARAMETER
    assert rows == [
        ("t", 0, 0, 0, 0, 128, own),
        ("addmm", 1, 48, 0, 0, 96, freed),  # its input is there anyway
        ("relu", 1, 96, 0, 0, 96, cached),  # the second product keeps it too
        ("t", 0, 0, 0, 0, 64, own),
        ("addmm", 2, 0, 96, 0, 24, freed),
        ("softmax", 1, 24, 0, 24, 24, cached),
    ]


def test_largest_output_is_shown_and_ties_use_first():
    recording = Recording(
        meta=meta(),
        nodes=(leaf(0), *(node(f"{name}Backward0") for name in ("Sin", "Cos", "Tan", "Exp"))),
        edges=(
            Edge(1, 0, 2, 0, 1),  # 8 bytes
            Edge(1, 1, 3, 0, 2),  # 16 bytes, kept
            Edge(1, 2, 4, 0, 3),  # 16 bytes, and not
            Edge(2, 0, 3, 1, None),
            Edge(3, 0, 4, 1, 4),  # of memory of which nothing is known
        ),
        outputs=(Output(1, 0, 0), Output(2, 0, None), Output(3, 0, 0), Output(4, 0, 2),
                 Output(4, 1, 0), Output(2, 1, 4)),
        storages=(storage(64, Category.PARAMETER, "w"), storage(8), storage(16), storage(16)),
        tensors=(tensor(0, 16), tensor(1, 2), tensor(2, 4), tensor(3, 4), tensor(None, 9)),
        saves=(save(3, "self", 2), save(4, "self", 2)),
    ).check()  # fmt: skip

    found = {row.op: tuple(row)[2:] for row in op_rows(Index(recording))}

    assert found == {
        "sin": (0, 0, 0, 0, 16, State.CACHED),
        "cos": (0, 0, 0, 0, None, None),
        "tan": (1, 16, 0, 0, 0, State.NOT_CACHED),
        "exp": (1, 0, 16, 0, 16, State.CACHED),
    }
    without = replace(recording, outputs=(Output(4, 0, None),))
    assert tuple(op_rows(Index(without))[3])[6:] == (None, None)


WRITES: dict[str, Callable[[Tensor, Tensor], Any]] = {
    "silu": lambda x, y: nn.functional.silu(x, inplace=True),
    "hardswish": lambda x, y: nn.functional.hardswish(x, inplace=True),
    "mul": lambda x, y: x.mul_(y),
    "div": lambda x, y: x.div_(y),
    "pow": lambda x, y: x.pow_(2),
    "atan2": lambda x, y: x.atan2_(y),
    "clamp": lambda x, y: x.clamp_(-1, 1),
}


@pytest.mark.parametrize("name", WRITES)
@pytest.mark.parametrize("has_gradient", [True, False])
def test_op_behind_copy_of_old_input_has_node(name, has_gradient, each_observer):
    x, y = torch.ones(4, requires_grad=has_gradient), torch.ones(4, requires_grad=True)
    if not has_gradient and name not in ("mul", "div", "atan2"):
        pytest.skip("makes no node")
    with tb_actmem.record() as recorder:
        WRITES[name](x + 1, y + 1)
        result = WRITES[name](x + 1, y + 1)
    nodes, ops = recorder.recording.nodes, recorder.recording.ops

    written = [op for op in ops if op.name.startswith(f"aten::{name}_")]
    assert len(written) == 2 and result.grad_fn.name().lower().startswith(name)
    assert written[1].node is not None
    assert nodes[written[1].node].name == result.grad_fn.name()
    copies = [op.node for op in ops if op.name == "aten::clone"]
    assert all(node is None or nodes[node].name == "CloneBackward0" for node in copies)


def test_write_behind_copy_without_node_has_none(each_observer):
    x = torch.ones(4, requires_grad=True)
    with tb_actmem.record() as recorder:
        y = (x * x).clone()
        with torch.no_grad():
            y.mul_(2)
    ops = recorder.recording.ops

    assert [op.node is None for op in ops if op.name.startswith("aten::mul")] == [False, True]
