"""Saved storages of equal layers are one group; the groups contain all of them."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace

import pytest
import torch
from hypothesis import given
from torch import nn

import tb_actmem
from tb_actmem.analysis.index import Index
from tb_actmem.analysis.totals.saved_tensors import saved_by_size, saved_groups
from tb_actmem.replies.recording import recording_text
from tb_actmem.replies.recording_rows import MEMBERS
from tests.support.arbitrary import recordings
from tests.support.recordings import EXAMPLES, transformer


@given(recordings())
def test_every_saved_storage_is_in_one_group(recording):
    index = Index(recording)
    grouped = Counter(storage for group in saved_groups(index) for storage in group.storages)
    assert grouped == Counter(saved_by_size(index))


@pytest.mark.parametrize("recording", EXAMPLES.values(), ids=EXAMPLES.keys())
def test_groups_add_up_to_saved_bytes(recording):
    nbytes = [group.nbytes for group in saved_groups(Index(recording))]
    first = tb_actmem.totals(recording)
    assert sum(nbytes) == sum(each.all_forwards_bytes for each in (first, *first.others))
    assert nbytes == sorted(nbytes, reverse=True)


def layers(*widths: int) -> tb_actmem.Recording:
    """A Linear and a GELU of each width, which save their inputs."""
    parts = [nn.Sequential(nn.Linear(8, width), nn.GELU()) for width in widths]
    model = nn.ModuleList(parts)
    x = torch.randn(4, 8)
    with tb_actmem.record(model) as recorder:
        outputs = [part(x) for part in parts]
    del outputs
    return recorder.recording


def test_layers_differing_only_in_number_are_one_group():
    (gelu, *_) = saved_groups(Index(layers(16, 16, 16)))
    assert (gelu.module, len(gelu.storages), gelu.nbytes) == ("*.1", 3, 3 * 4 * 16 * 4)


def test_save_with_a_module_of_its_own_is_another_group():
    recording = layers(16, 16)
    saves = list(recording.saves)
    at = next(at for at, save in enumerate(saves) if "Gelu" in recording.nodes[save.node].name)
    root = next(at for at, call in enumerate(recording.modules) if call.fqn == "0")
    saves[at] = saves[at]._replace(module=root)

    groups = saved_groups(Index(replace(recording, saves=tuple(saves))))

    gelus = {group.module: len(group.storages) for group in groups if group.nbytes == 4 * 16 * 4}
    assert gelus == {"0": 1, "1.1": 1}


def test_nested_layers_are_one_group_with_common_name():
    part = lambda: nn.Sequential(nn.Linear(8, 8), nn.GELU())  # noqa: E731  # the name is enough
    stages = [[part(), part()] for _ in range(3)]
    last = [[part()], [part(), part()]]
    lists = {
        name: nn.ModuleList(map(nn.ModuleList, of))
        for name, of in (("stages", stages), ("last", last))
    }
    model = nn.ModuleDict(lists)
    x = torch.randn(4, 8)
    with tb_actmem.record(model) as recorder:
        outputs = [each(x) for of in (*stages, last[1]) for each in of]
    del outputs

    groups = {
        (group.module, len(group.storages))
        for group in saved_groups(Index(recorder.recording))
        if group.module.endswith(".1")
    }

    assert groups == {("stages.*.*.1", 6), ("last.1.*.1", 2)}


def test_experts_are_one_group_for_any_tokens():
    model = nn.ModuleList([nn.GELU() for _ in range(4)])
    with tb_actmem.record(model) as recorder:
        outputs = [
            each(torch.randn(tokens, 8, requires_grad=True))
            for each, tokens in zip(model, (3, 5, 0, 5), strict=True)
        ]
    del outputs
    index = Index(recorder.recording)

    (group, *_) = saved_groups(index)
    (row, *_) = json.loads(recording_text(index))["saved"]

    assert (group.module, group.shape, group.nbytes) == ("*", (None, 8), (3 + 5 + 5) * 8 * 4)
    assert (row["shape"], row["count"]) == ([None, 8], 3)
    assert [member["nbytes"] for member in row["members"]] == [96, 160, 160]


def test_layers_of_another_size_are_another_group():
    found = {group.module: group.nbytes for group in saved_groups(Index(layers(16, 16, 32)))}
    assert (found["*.1"], found["2.1"]) == (2 * 4 * 16 * 4, 4 * 32 * 4)


def test_long_group_is_cut_but_bytes_are_complete():
    (group, *_) = json.loads(recording_text(Index(layers(*[16] * (MEMBERS + 5)))))["saved"]
    assert (group["count"], len(group["members"])) == (MEMBERS + 5, MEMBERS)
    assert group["nbytes"] == (MEMBERS + 5) * 4 * 16 * 4
    assert group["members"][1]["fqn"] == "1.1"


def test_more_layers_give_no_more_groups():
    few, many = (len(saved_groups(Index(transformer(layers)))) for layers in (3, 30))
    assert few == many
