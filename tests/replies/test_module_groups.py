"""Equal sibling calls in recording.json: the members, the sums and the names of each group."""

from __future__ import annotations

from dataclasses import replace

import pytest
import torch
from torch import nn

import tb_actmem
from tb_actmem.analysis.index import Index
from tb_actmem.model import Recording
from tb_actmem.replies.recording_rows import ModuleGroup, module_columns, module_groups


class Block(nn.Module):
    def __init__(self, width: int) -> None:
        super().__init__()
        self.fc, self.act = nn.Linear(4, width), nn.GELU()
        self.out = nn.Linear(width, 4)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return self.out(self.act(self.fc(x)))


def recorded(model: nn.Module, twice: bool = False) -> Recording:
    with tb_actmem.record(model) as recorder:
        y = model(torch.ones(3, 4))
        recorder.finish(model(y).sum() if twice else y.sum())
    return recorder.recording


def groups(recording: Recording) -> list[ModuleGroup]:
    return module_groups(Index(recording))


class Model(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.h, self.norm = nn.Sequential(Block(8), Block(8), Block(16)), nn.LayerNorm(4)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return self.norm(self.h(x))


def test_equal_blocks_are_a_group_with_their_sums():
    recording = recorded(Model())
    names = [row.fqn for row in recording.modules]

    (group,) = groups(recording)

    calls = [names.index(f"h.{number}") for number in range(3)]
    assert (group["name"], group["calls"], group["checkpoint"]) == ("*", calls, "h.*")
    columns = module_columns(Index(recording))
    assert group["nodes"] == sum(columns["nodes"][call] for call in calls)
    assert group["total_bytes"] == sum(columns["total_bytes"][call] for call in calls) > 0
    assert group["where"] == ""


def test_bytes_of_several_devices_are_not_added():
    recording = recorded(Model())
    wide = 4 * 3 * 16  # the bytes of a tensor inside the last block
    storages = tuple(
        row._replace(device="cuda:0") if row.nbytes == wide else row for row in recording.storages
    )

    (group,) = groups(replace(recording, storages=storages))

    assert (group["self_bytes"], group["total_bytes"], group["freed_bytes"]) == (None,) * 3
    assert group["nodes"] == groups(recording)[0]["nodes"]
    assert "cuda:0" in group["where"]


@pytest.mark.parametrize(("count", "found"), [(3, []), (4, [[1, 2, 3, 4]])])
def test_modules_without_children_need_four_calls(count, found):
    model = nn.Sequential(*(nn.Linear(4, 4) for _ in range(count)))

    assert [group["calls"] for group in groups(recorded(model))] == found


def test_star_that_fits_another_module_is_not_used():
    model = nn.Sequential(Block(8), nn.ReLU(), Block(8))

    (group,) = groups(recorded(model))

    assert (group["name"], group["checkpoint"]) == ("*", "0 2")


def test_later_call_has_its_number_in_its_name():
    columns = module_columns(Index(recorded(nn.Sequential(nn.ReLU()), twice=True)))

    assert columns["name"] == ["Sequential", "0", "Sequential #2", "0 #2"]


def test_module_with_several_calls_is_named_once():
    relu = nn.ReLU()

    (group,) = groups(recorded(nn.Sequential(relu, relu, relu, relu)))

    assert (group["checkpoint"], len(group["calls"])) == ("0", 4)
