"""The graph of two recordings: each node once, and all changes in its boxes."""

from __future__ import annotations

import re
from functools import cache

import pytest
import torch
from torch import Tensor, nn

import tb_actmem
from tb_actmem.analysis.compare import Change, changed_bytes, compare_of
from tb_actmem.analysis.compare.difference import Difference, difference_of, difference_outline
from tb_actmem.analysis.compare.limits import change_groups
from tb_actmem.analysis.figure import BoxKind
from tb_actmem.analysis.index import Index
from tb_actmem.model import Recording
from tb_actmem.rendering.figure.differences import difference_dot, insides
from tests.support.recordings import chain, diamond, empty, node, toy, transformer
from tests.support.stacked import Stacked


@cache
def recorded(activation: type[nn.Module], batch: int = 4) -> Recording:
    model = Stacked(activation)
    with tb_actmem.record(model) as recorder:
        model(torch.ones(batch, 8)).sum().backward()
    return recorder.recording


def predicted(*names: str) -> Recording:
    return tb_actmem.predict.checkpoint(recorded(nn.GELU), modules=names)


PAIRS = {
    "another activation": lambda: (recorded(nn.GELU), recorded(nn.ReLU)),
    "another batch": lambda: (recorded(nn.GELU), recorded(nn.GELU, 8)),
    "checkpoints": lambda: (recorded(nn.GELU), predicted("h.0", "h.1")),
    "no checkpoints": lambda: (predicted("h.*"), recorded(nn.GELU)),
    "more layers": lambda: (transformer(2), transformer(5)),
    "nothing in common": lambda: (toy(), diamond()),
    "nothing": lambda: (empty(), toy()),
    "itself": lambda: (transformer(2), transformer(2)),
}


def laid_over(before: Recording, after: Recording) -> Difference:
    indexes = Index(before), Index(after)
    groups = change_groups(before, after, compare_of(*indexes))
    return difference_of(*indexes, groups)


@pytest.mark.parametrize("name", PAIRS)
@pytest.mark.parametrize("calls", [None, (), range(1000)], ids=["chosen", "folded", "open"])
def test_boxes_add_up_to_comparison(name, calls):
    before, after = PAIRS[name]()
    whole = changed_bytes(tb_actmem.compare(before, after).rows)
    difference = laid_over(before, after)

    boxes, clusters = insides(difference, difference_outline(difference, calls))

    assert sum(box.released_bytes for box in boxes) == whole.released_bytes
    assert sum(box.added_bytes for box in boxes) == whole.added_bytes
    assert {box.moved_bytes for box in boxes} <= {0}
    for inside in clusters.values():
        assert inside.released_bytes <= whole.released_bytes
    outermost = difference_outline(difference, calls).clusters[:1]
    for cluster in outermost:
        changed = clusters[cluster.call].released_bytes + clusters[cluster.call].added_bytes
        assert changed == cluster.attributed_bytes


@pytest.mark.parametrize("name", PAIRS)
def test_union_is_valid_graph(name):
    before, after = PAIRS[name]()

    both = laid_over(before, after).both.recording.check()

    assert max(len(before.nodes), len(after.nodes)) <= len(both.nodes)
    assert len(both.nodes) <= len(before.nodes) + len(after.nodes)


def test_reordered_nodes_form_no_cycle():
    ops = ["SinBackward0", "CosBackward0", "ExpBackward0"]
    before, after = (
        Recording(
            meta=toy().meta,
            nodes=tuple(node(name) for name in names),
            edges=tuple(edge._replace(tensor=None) for edge in chain(3).edges[:2]),
        )
        for names in (ops, ops[::-1])
    )

    both = laid_over(before, after).both.recording.check()

    assert len(both.nodes) == 3
    assert {both.nodes[edge.producer].name for edge in both.edges} == {*ops[:2]}


def test_node_of_one_recording_is_marked():
    difference = laid_over(recorded(nn.GELU), recorded(nn.ReLU))

    alone = {
        change: [
            row.name
            for row, each in zip(difference.both.recording.nodes, difference.alone, strict=True)
            if each is change
        ]
        for change in (Change.RELEASED, Change.ADDED)
    }

    assert alone[Change.RELEASED] == ["GeluBackward0"] * 3
    assert alone[Change.ADDED] == ["ReluBackward0"] * 3
    text = difference_dot(difference, difference_outline(difference, range(100)))
    assert text.count("only in the first</font>") == 3
    assert text.count("only in the second</font>") == 3


def test_edge_of_one_recording_is_marked():
    class Joined(nn.Module):
        def __init__(self, skips: bool) -> None:
            super().__init__()
            self.skips = skips

        def forward(self, x: Tensor) -> Tensor:
            y = x.sin()
            z = y.tanh()
            return (z + (y if self.skips else z)).exp()

    def recording(skips: bool) -> Recording:
        model, x = Joined(skips), torch.ones(4, requires_grad=True)
        with tb_actmem.record(model) as recorder:
            model(x).sum().backward()
        return recorder.recording

    difference = laid_over(recording(True), recording(False))
    nodes = [row.name for row in difference.both.recording.nodes]
    text = difference_dot(difference, difference_outline(difference, range(9)))

    ways = {
        (nodes[int(producer)], nodes[int(consumer)]): said
        for producer, consumer, said in re.findall(r'n(\d+) -> n(\d+) \[.*?class="edge (\w+)', text)
    }
    assert difference.alone == (None,) * len(nodes)
    assert ways["SinBackward0", "AddBackward0"] == "released"
    assert ways["SinBackward0", "TanhBackward0"] == "same"
    assert ways["TanhBackward0", "AddBackward0"] == "same"


def test_equally_changed_layers_are_one_box():
    difference = laid_over(recorded(nn.GELU), predicted("h.0", "h.1"))

    figure = difference_outline(difference, [0])

    modules = [box for box in figure.boxes if box.kind is BoxKind.MODULE]
    assert [len(box.rows) for box in modules] == [2, 1]
    assert [box.attributed_bytes > 0 for box in modules] == [True, False]


def test_unchanged_modules_stay_folded():
    difference = laid_over(recorded(nn.GELU), predicted("h.0"))
    names = [call.fqn for call in difference.both.recording.modules]

    open_calls = difference_outline(difference).open_calls

    assert "h.0" in [names[call] for call in open_calls]
    assert not {"h.1", "h.2"} & {names[call] for call in open_calls}


def test_box_classes_refer_to_list_of_changes():
    before, after = recorded(nn.GELU), recorded(nn.ReLU)
    groups = change_groups(before, after, compare_of(Index(before), Index(after)))
    difference = laid_over(before, after)

    text = difference_dot(difference, difference_outline(difference, range(100)))

    named = {}
    for classes, node_id in re.findall(r'class="op (\S.*?)".*? id=n(\d+)', text):
        for group, member in re.findall(r"change-(\d+)-(\d+)", classes):
            named[int(group), int(member)] = int(node_id)
    assert named.keys() == {
        (g, m) for g, group in enumerate(groups) for m in range(len(group.rows))
    }
    for (group, member), number in named.items():
        saver = groups[group].rows[member].saver
        row = difference.both.recording.nodes[number]
        assert row.name.lower().startswith(saver.op)
        assert row.module is not None
        assert difference.both.recording.modules[row.module].fqn == saver.module


def test_moved_save_has_its_sign():
    before, after = recorded(nn.GELU), predicted("h.*")
    difference = laid_over(before, after)

    text = difference_dot(difference, difference_outline(difference, range(100)))

    assert "&#8722; self 128 B" in text  # the saved input of each GELU, four rows
    assert "+ [0] 128 B" in text  # the input of each checkpoint
    assert re.search(r'class="op released bytes-\d recomputed', text)
    assert 'class="op added' in text
