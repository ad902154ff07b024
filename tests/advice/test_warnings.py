"""Warnings about wasted memory or recomputation, and no others."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
import torch
from torch import Tensor, nn
from torch.utils.checkpoint import checkpoint

import tb_actmem
from tb_actmem.advice import warnings
from tb_actmem.advice.idle_checkpoints import IdleCheckpoint
from tb_actmem.analysis.index import Index
from tb_actmem.analysis.totals.alive import Held
from tb_actmem.cli.main import main
from tb_actmem.model import Holder
from tb_actmem.text.advice import warning_text

MIB = 1 << 20
ROWS = 8192
"""So many of 64 numbers are 2 MiB."""

Part = Callable[[Any, Tensor], Tensor]


class Block(nn.Module):
    def __init__(self, part: Part) -> None:
        super().__init__()
        self.up, self.act, self.down = nn.Linear(64, 64), nn.ReLU(), nn.Linear(64, 64)
        self.part = part

    def forward(self, x: Tensor) -> Tensor:
        return self.down(self.part(self, self.up(x)))


def recorded(part: Part, rows: int = ROWS, *, backward: bool = False) -> tb_actmem.Recording:
    model = nn.Sequential(*(Block(part) for _ in range(3)))
    with tb_actmem.record(model) as recorder:
        loss = model(torch.ones(rows, 64)).sum()
        if backward:
            loss.backward()
    return recorder.recording


def again(function: Callable[..., Tensor], *args: Tensor) -> Tensor:
    return checkpoint(function, *args, use_reentrant=False, preserve_rng_state=False)


def kept_anyway(block: Block, x: Tensor) -> Tensor:
    return again(block.act, x.tanh())


def kept_by_the_checkpoint(block: Block, x: Tensor) -> Tensor:
    return again(block.act, x)


def without(block: Block, x: Tensor) -> Tensor:
    return block.act(x)


@pytest.mark.parametrize("backward", [False, True])
@pytest.mark.parametrize(("part", "more"), [(kept_anyway, 0), (kept_by_the_checkpoint, 2 * MIB)])
def test_checkpoint_of_saved_tensors_frees_nothing(part, more, backward):
    recording = recorded(part, backward=backward)

    (found,) = warnings(Index(recording))

    assert isinstance(found, IdleCheckpoint)
    assert (found.module, found.regions, found.nbytes) == ("*.act", 3, 3 * 2 * MIB)
    assert (found.saved_bytes, found.otherwise_bytes) == (3 * more, 0)
    assert recording.nodes[found.node].name == "checkpoint"


def test_wasted_bytes_are_freed_without_checkpoint():
    checkpointed = recorded(kept_by_the_checkpoint)

    (found,) = warnings(Index(checkpointed))

    assert isinstance(found, IdleCheckpoint)
    less = (
        tb_actmem.totals(checkpointed).saved_bytes - tb_actmem.totals(recorded(without)).saved_bytes
    )
    assert found.saved_bytes - found.otherwise_bytes == less


def test_checkpoint_of_input_only_region_frees_nothing():
    (found,) = warnings(Index(recorded(lambda _, x: again(nn.functional.gelu, x))))

    assert isinstance(found, IdleCheckpoint)
    assert found.saved_bytes == found.otherwise_bytes == 3 * 2 * MIB


@pytest.mark.parametrize(
    "part", [lambda block, x: again(lambda x: block.act(x).sin().cos(), x), without]
)
def test_useful_checkpoint_gives_no_warning(part):
    assert warnings(Index(recorded(part))) == []


@pytest.mark.parametrize("backward", [False, True])
def test_tensors_in_list_are_reported_as_held(backward):
    collected: list[Tensor] = []

    def part(block: nn.Module, x: Tensor) -> Tensor:
        collected.append(x)
        return x.tanh()

    recording = recorded(part, backward=backward)
    (found,) = warnings(Index(recording))

    assert isinstance(found, Held)
    assert (found.module, found.op, len(found.storages)) == ("*.up", "addmm", 3)
    assert (found.nbytes, found.holder) == (sum(x.nbytes for x in collected), Holder.PYTHON)
    assert found.node is not None
    assert recording.nodes[found.node].name == "AddmmBackward0"


def test_used_tensors_in_list_give_no_warning():
    collected: list[Tensor] = []

    def part(block: nn.Module, x: Tensor) -> Tensor:
        y = x.tanh()
        collected.extend((x, y))
        return y

    model = nn.Sequential(Block(part))
    with tb_actmem.record(model) as recorder:
        model(torch.ones(ROWS, 64)).sum().backward()
        measured = collected[0].detach().abs().mean()

    assert warnings(Index(recorder.recording)) == []
    assert measured.numel() == 1


def test_less_than_one_mebibyte_gives_no_warning():
    assert warnings(Index(recorded(kept_anyway, rows=1024))) == []


def test_show_prints_warnings(tmp_path, capsys):
    recording = recorded(kept_by_the_checkpoint)
    tb_actmem.write(recording, tmp_path / "idle.actmem")

    main(["show", str(tmp_path / "idle.actmem")])

    (found,) = warnings(Index(recording))
    assert warning_text(found) == (
        "The checkpoint around *.act ×3 frees nothing: it saves 6 MiB, nothing would be saved "
        "without it, and 6 MiB are recomputed in the backward."
    )
    assert warning_text(found) in " ".join(capsys.readouterr().out.split())
