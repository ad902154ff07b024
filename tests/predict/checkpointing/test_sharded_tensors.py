"""A node that saved a DTensor holds the tensors inside it, unless the program does."""

from __future__ import annotations

from typing import Any

import pytest
import torch
from torch import Tensor, nn
from torch.autograd.graph import get_gradient_edge
from torch.distributed.device_mesh import init_device_mesh
from torch.distributed.tensor.parallel import (
    ColwiseParallel,
    RowwiseParallel,
    parallelize_module,
)

import tb_actmem
from tb_actmem.model import Holder, Recording
from tests.support.checkpointable import Case, Residual, recorded, under_checkpoints
from tests.support.process_groups import RANKS, eight_ranks

WIDTH, ROWS = 8 * RANKS, 2048


def split(*shape: int, is_local: bool = True) -> Case:
    """Two blocks whose linear layers the ranks share; modules between may receive DTensors."""
    model, x = nn.Sequential(Residual(WIDTH), Residual(WIDTH)), torch.randn(*shape, WIDTH)
    mesh = init_device_mesh("cpu", (RANKS,))
    for block in model:
        plan = {"mlp.0": ColwiseParallel(use_local_output=is_local), "mlp.3": RowwiseParallel()}
        parallelize_module(block, mesh, plan)
    return Case(model, lambda: model(x).sum(), ["*"])


@pytest.mark.parametrize("shape", [(ROWS,), (2, ROWS // 2)], ids=["rows", "sequences"])
def test_checkpoint_releases_tensors_inside_saved_dtensors(
    each_observer: Any, shape: tuple[int, ...]
) -> None:
    """Of sequences, a node saves a view whose base is the DTensor with the tensors."""
    with eight_ranks():
        case = split(*shape)
        recorded(case)
        case.model.zero_grad()
        predicted = tb_actmem.predict.checkpoint(recorded(case), case.names)
        case.model.zero_grad()
        under_checkpoints(case.model, case.names)
        real = recorded(case)

    said, known = tb_actmem.totals(predicted), tb_actmem.totals(real)
    assert said.saved_bytes == known.saved_bytes
    assert said.step_peak_bytes == known.step_peak_bytes
    assert said.total_peak_bytes == known.total_peak_bytes


def test_checkpoint_releases_tensors_of_forward_whose_output_is_gone(each_observer: Any) -> None:
    """A pipeline keeps the edge of an output: its nodes are read before their own backward."""
    with eight_ranks():
        case = split(ROWS)
        gradient = torch.ones(ROWS, WIDTH)

        def step() -> Recording:
            case.model.zero_grad()
            with tb_actmem.record(case.model) as recorder:
                edges = [get_gradient_edge(case.model(gradient)) for _ in range(3)]
                while edges:
                    torch.autograd.backward([edges.pop(0)], [gradient])
            return recorder.recording

        step()
        predicted = tb_actmem.predict.checkpoint(step(), case.names)
        under_checkpoints(case.model, case.names)
        real = step()

    said, known = tb_actmem.totals(predicted), tb_actmem.totals(real)
    assert said.saved_bytes == known.saved_bytes
    assert said.step_peak_bytes == known.step_peak_bytes
    assert said.total_peak_bytes == known.total_peak_bytes


def test_dtensor_of_program_holds_its_tensors(each_observer: Any) -> None:
    kept: list[Tensor] = []
    with eight_ranks():
        case = split(ROWS)
        layer = case.model.get_submodule("1.mlp.3")
        layer.register_forward_pre_hook(lambda _, given: kept.append(given[0]))
        recording = recorded(case, backward=False)

    inside = [row.nbytes for row in recording.storages if row.holder is Holder.PYTHON]
    (dtensor,) = kept
    assert dtensor.shape == (ROWS, 4 * WIDTH)
    assert dtensor.nbytes // RANKS in inside


def test_dtensor_that_program_lets_go_was_held(each_observer: Any) -> None:
    """The program holds it until the second backward begins, whose reading finds its saver."""
    kept: list[list[Tensor]] = []
    with eight_ranks():
        case = split(ROWS, is_local=False)
        gradient = torch.ones(ROWS, WIDTH)
        layer = case.model.get_submodule("1.mlp.2")
        layer.register_forward_hook(lambda *given: kept.append([given[2]]))
        with tb_actmem.record(case.model) as recorder:
            edges = [get_gradient_edge(case.model(gradient)) for _ in range(2)]
            for edge in edges:
                torch.autograd.backward([edge], [gradient])
                kept[1].clear()

    inside = [row.nbytes for row in recorder.recording.storages if row.holder is Holder.PYTHON]
    assert inside.count(ROWS * 4 * WIDTH * 4 // RANKS) == 2
