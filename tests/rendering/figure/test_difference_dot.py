"""The figure of a comparison as DOT, compared with golden files."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from dataclasses import replace
from xml.etree import ElementTree

import pytest

from tb_actmem.analysis.compare import Change, compare_of
from tb_actmem.analysis.compare.difference import difference_of, difference_outline
from tb_actmem.analysis.compare.limits import change_groups
from tb_actmem.analysis.index import Index
from tb_actmem.model import Edge, Recording
from tb_actmem.rendering.figure.differences import Inside, difference_dot
from tb_actmem.rendering.figure.webassembly import layout
from tests.support.goldens import check_golden
from tests.support.recordings import (
    chain,
    diamond,
    meta,
    node,
    save,
    storage,
    tensor,
    toy,
    transformer,
)


def changed(recording: Recording) -> Recording:
    """One layer saves more, one less, and one partly on another device."""
    calls = {call.fqn: at for at, call in enumerate(recording.modules)}
    of_node = {at: recording.nodes[at] for at in range(len(recording.nodes))}
    storages = [*recording.storages]
    saves = []
    for row in recording.saves:
        at, tensor_at = of_node[row.node], row.tensor
        assert tensor_at is not None
        kept = recording.tensors[tensor_at].storage or 0
        if at.name == "GeluBackward0" and at.module == calls["layers.1.mlp"]:
            continue
        if at.name == "SoftmaxBackward0" and at.module == calls["layers.0.attention"]:
            storages[kept] = storages[kept]._replace(nbytes=256)
        if at.name == "GeluBackward0" and at.module == calls["layers.2.mlp"]:
            storages[kept] = storages[kept]._replace(device="meta")
        saves.append(row)
    return replace(recording, storages=tuple(storages), saves=tuple(saves))


def wide(slots: int, nbytes: int) -> Recording:
    """A node with this many saved tensors, and the node that creates its input."""
    return Recording(
        meta=meta(),
        nodes=(node("ExpBackward0", 0), node("CatBackward0", 1)),
        edges=(Edge(0, 0, 1, 0, 0),),
        storages=tuple(storage(nbytes + at) for at in range(slots)),
        tensors=tuple(tensor(at, 2) for at in range(slots)),
        saves=tuple(save(1, f"tensors[{at}]", at) for at in range(slots)),
    ).check()


CASES = {
    "layers": (transformer(3), changed(transformer(3)), None),
    "layers-folded": (transformer(3), changed(transformer(3)), ()),
    "layers-open": (transformer(3), changed(transformer(3)), range(99)),
    "more-layers": (transformer(2), transformer(4), (0,)),
    "nothing-alike": (toy(), diamond(), range(9)),
    "five-saves": (wide(5, 8), wide(5, 80), ()),
    "six-saves": (wide(3, 8), wide(9, 8), ()),
    "stretches": (chain(1600), chain(1700), ()),
}


def dot_of(before: Recording, after: Recording, open_calls: Collection[int] | None) -> str:
    indexes = Index(before), Index(after)
    difference = difference_of(*indexes, change_groups(before, after, compare_of(*indexes)))
    return difference_dot(difference, difference_outline(difference, open_calls))


@pytest.mark.parametrize("name", CASES)
def test_dot_equals_golden_file(name):
    check_golden(f"difference-{name}.dot", dot_of(*CASES[name]))


RELEASED, ADDED, MOVED = Change.RELEASED, Change.ADDED, Change.MOVED


@pytest.mark.parametrize(
    ("changes", "alone", "change", "only"),
    [
        ((), {}, Change.SAME, Change.SAME),
        ((MOVED,), {None: 2}, MOVED, Change.SAME),
        ((RELEASED, ADDED), {RELEASED: 1, ADDED: 1}, Change.RESIZED, Change.SAME),
        ((RELEASED, ADDED, MOVED), {None: 1}, Change.RESIZED, Change.SAME),
        # Without changed saves, nodes of only one recording decide.
        ((), {RELEASED: 2}, RELEASED, RELEASED),
        ((), {ADDED: 2, None: 1}, ADDED, Change.SAME),
        ((), {ADDED: 2, RELEASED: 1}, Change.RESIZED, Change.SAME),
        ((ADDED,), {RELEASED: 1}, ADDED, RELEASED),
    ],
)
def test_several_changes_inside_are_resized(changes, alone, change, only):
    inside = Inside(changes={*changes}, alone=Counter(alone))

    assert (inside.change, inside.only) == (change, only)


def test_modules_without_changed_bytes_keep_their_names():
    """As those that a checkpoint recomputes; Graphviz drops a label with an empty line."""
    before, after = transformer(2), transformer(3)
    new = {at for at, call in enumerate(after.modules) if call.fqn.startswith("layers.2")}
    saves = tuple(row for row in after.saves if after.nodes[row.node].module not in new)
    after = replace(after, saves=saves)

    drawn = ElementTree.fromstring(layout(dot_of(before, after, range(99))))

    clusters = [of for of in drawn.findall(".//{*}g") if of.get("class", "").startswith("cluster")]
    assert len(clusters) > 3
    assert all(of.find(".//{*}text") is not None for of in clusters)


def test_clusters_contain_changes_of_inner_boxes():
    one = Inside(1, 2, 4, {ADDED}, Counter({ADDED: 1, None: 2}), {*range(0, 80, 2)})
    other = Inside(8, 16, 32, {MOVED}, Counter({None: 1}), {1, 3, 99})

    one.join(other)

    assert one == Inside(
        9, 18, 36, {ADDED, MOVED}, Counter({ADDED: 1, None: 3}), {1, 3, *range(0, 76, 2)}
    )
