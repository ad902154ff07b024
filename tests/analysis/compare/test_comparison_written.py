"""Comparisons of two forwards written as text, row by row."""

from __future__ import annotations

from dataclasses import replace

import pytest

import tb_actmem
from tb_actmem.analysis.compare import (
    Change,
    changed_bytes,
    compare_rows,
    on_model_device,
)
from tb_actmem.analysis.compare.difference import difference_of
from tb_actmem.analysis.compare.limits import change_groups
from tb_actmem.analysis.index import Index
from tb_actmem.analysis.index.modules import node_order
from tb_actmem.model import Frame, Output, Recording
from tb_actmem.text.reasons import change_text
from tests.support.written import written

BEFORE = """
a | y[2,3] = sin(x[2,3]) keeps self=x
a.in | z[2,3] = exp(y) keeps result=z
b | u[2,3] = cos(z) keeps self=z
b | v[2,3] = cos(u) keeps self=u
c | w[2,3] = addmm(lin.b[3], v, lin.w[3,3]) keeps mat1=v mat2=lin.w
"""
AFTER = """
a | y[4,3] = sin(x[4,3]) keeps self=x
a.in | z[4,3] = exp(y) keeps
b | u[4,3] = cos(z) keeps self=z
d | t[4,3] = tanh(u) keeps result=t
c | w[4,3] = addmm(lin.b[3], t, lin.w[3,3]) keeps mat1=t mat2=lin.w
d | s[1] = sum(w) keeps
"""
"""Of twice the rows; its second cosine is a tangent, and a sum follows."""


def recordings() -> tuple[Recording, Recording]:
    """A recording with a source line per node; the last node is the output."""
    found = []
    for text, file in (BEFORE, "before.py"), (AFTER, "after.py"):
        recording = written(text)
        nodes = [node._replace(frame=0) for node in recording.nodes]
        found.append(
            replace(
                recording,
                nodes=tuple(nodes),
                frames=(Frame(file, 1, "forward"),),
                outputs=(Output(len(nodes) - 1, 0, None),),
            )
        )
    return found[0], found[1]


def said(before: Recording, after: Recording) -> list[str]:
    return [
        " ".join(map(str, (*row.saver, row.before_bytes, row.after_bytes, row.change.value)))
        for row in compare_rows(before, after)
    ]


def test_saves_are_released_added_or_resized():
    before, after = recordings()

    assert said(before, after) == [
        "a 0 sin 0 self 24 48 resized",
        "a.in 0 exp 0 result 0 0 released",  # attributed to the first cosine
        "b 0 cos 0 self 24 48 resized",
        "d 0 tanh 0 result 0 0 added",
        "b 0 cos 1 self 24 0 released",
        "c 0 addmm 0 mat1 24 48 resized",
    ]
    assert said(after, before) == [
        "a 0 sin 0 self 48 24 resized",
        "a.in 0 exp 0 result 0 0 added",
        "b 0 cos 0 self 48 24 resized",
        "b 0 cos 1 self 0 24 added",
        "d 0 tanh 0 result 0 0 released",
        "c 0 addmm 0 mat1 48 24 resized",
    ]
    assert changed_bytes(compare_rows(before, after)) == (96, 24, 72, 144)
    assert {row.change for row in compare_rows(before, before)} == {Change.SAME}


def test_offloaded_save_is_moved():
    before, _ = recordings()
    after = replace(
        before,
        storages=tuple(
            row._replace(device="cpu" if at == 0 else "cuda:0")
            for at, row in enumerate(before.storages)
        ),
    )
    before = replace(
        before, storages=tuple(row._replace(device="cuda:0") for row in before.storages)
    )
    rows = compare_rows(before, after)

    assert [row.change.value for row in rows] == ["moved", "same", "same", "same", "same"]
    assert changed_bytes(rows) == (96, 0, 0, 96)
    assert changed_bytes(on_model_device(rows)) == (96, 24, 0, 72)
    (group,) = change_groups(before, after, rows)
    assert (group.change, group.weight_bytes, len(group.rows)) == (Change.MOVED, 24, 1)


def test_groups_are_sorted_by_change():
    before, after = recordings()
    rows = compare_rows(before, after)
    other = BEFORE.replace("addmm(lin.b[3], v,", "addmm(lin.b[3], q[90],")
    wide = written(other.replace("mat1=v", "mat1=q"))

    assert [
        (of.change.value, of.module, of.op, of.before_bytes, of.after_bytes, of.weight_bytes)
        for of in change_groups(before, after, rows)
    ] == [
        ("resized", "a", "sin", 24, 48, 24),
        ("resized", "b", "cos", 24, 48, 24),
        ("released", "b", "cos", 24, 0, 24),
        ("resized", "c", "addmm", 24, 48, 24),
    ]
    largest = change_groups(before, wide, compare_rows(before, wide))
    assert [(of.op, of.weight_bytes) for of in largest] == [("addmm", 336)]
    assert largest[0].before is not None and largest[0].before.shape == (2, 3)
    assert largest[0].after is not None and largest[0].after.shape == (90,)


def test_numbers_are_aligned_in_table_of_changes():
    lines = str(tb_actmem.compare(*recordings())).splitlines()
    head = next(line for line in lines if line.startswith("change"))
    (line,) = (line for line in lines if " sin " in line)
    for heading, text in {"before": "24 B", "after": "48 B", "difference": "24 B"}.items():
        assert line[: head.index(heading) + len(heading)].endswith(f"  {text}")


def test_equal_changes_of_layers_are_one_group():
    layers = "".join(f"h.{n} | y{n}[2] = sin(x{n}[2]) keeps self=x{n}\n" for n in range(4))
    before, after = written(layers), written(layers.replace("h.2 | y2[2]", "h.2 | y2[2]:bfloat16")
                                             .replace("keeps self=x", "keeps other=x"))  # fmt: skip

    groups = change_groups(before, after, compare_rows(before, after))

    assert [(of.change.value, of.module, of.slot, len(of.rows)) for of in groups] == [
        ("released", "h.*", "self", 4),
        ("added", "h.*", "other", 4),
    ]


def test_experts_are_grouped_by_width_not_tokens():
    def experts(more: int) -> Recording:
        shapes = [f"[{3 + more},8]", "[5,8]", f"[{more},8]", "[5,9]"]
        made = (f"e.{n} | y{n}{of} = sin(x{n}{of}) keeps self=x{n}" for n, of in enumerate(shapes))
        return written("\n".join(made))

    before, after = experts(1), experts(2)
    groups = change_groups(before, after, compare_rows(before, after))
    assert [(of.module, len(of.rows), of.before_bytes, of.after_bytes) for of in groups] == [
        ("e.*", 2, (4 + 1) * 8 * 4, (5 + 2) * 8 * 4)
    ]
    assert change_text(groups[0].before, groups[0].after) == "float32 [*, 8]"

    released = change_groups(before, written(""), compare_rows(before, written("")))
    assert [(of.module, len(of.rows), of.before and of.before.shape) for of in released] == [
        ("e.*", 3, (None, 8)),
        ("e.3", 1, (5, 9)),
    ]


@pytest.mark.parametrize(
    ("old", "new", "order"),
    [
        ("", "", ""),
        ("ab", "", "ab"),
        ("", "ab", "ab"),
        ("abc", "axbyc", "axbyc"),
        ("abc", "xyabc", "xyabc"),
        ("abc", "abcxy", "abcxy"),
        ("abcd", "axd", "axbcd"),
        ("abc", "cxab", "abcx"),
    ],
)
def test_new_node_follows_last_common_node(old, new, order):
    def named(names: str) -> list[tuple[str, int, str, int]]:
        return [(name, 0, "", 0) for name in names]

    found = node_order(named(old), named(new))

    assert "".join(name for name, *_ in sorted(found, key=found.__getitem__)) == order
    assert sorted(found.values()) == list(range(len(order)))


def test_union_contains_each_node_once():
    before, after = recordings()
    rows = compare_rows(before, after)
    found = difference_of(Index(before), Index(after), change_groups(before, after, rows))
    both = found.both.recording.check()
    released, added = Change.RELEASED, Change.ADDED

    names = [node.name.removesuffix("Backward0") for node in both.nodes]
    assert names == ["Sin", "Exp", "Cos", "Tanh", "Cos", *["AccumulateGrad"] * 2, "Addmm", "Sum"]
    assert found.alone == (None, None, None, added, released, None, None, None, added)
    edges = {(edge.producer, edge.consumer): way for edge, way in
             zip(both.edges, found.alone_edges, strict=True)}  # fmt: skip
    assert edges == {
        (0, 1): None, (1, 2): None, (2, 4): released, (5, 7): None, (4, 7): released,
        (6, 7): None, (2, 3): added, (3, 7): added, (7, 8): added,
    }  # fmt: skip
    assert [edge.input_nr for edge in both.edges if edge.consumer == 7] == [0, 1, 2, 1]
    places = [None if node.module is None else both.modules[node.module].fqn for node in both.nodes]
    assert places == ["a", "a.in", "b", "d", "b", None, None, "c", "d"]
    assert [(row.fqn, row.parent, row.call) for row in both.modules] == [
        ("a", None, 0), ("a.in", 0, 0), ("b", None, 0), ("c", None, 0), ("d", None, 0),
    ]  # fmt: skip
    assert [(save.node, save.slot) for save in both.saves] == [
        (0, "self"), (2, "self"), (4, "self"), (7, "mat1"),
    ]  # fmt: skip
    tensors = [both.tensors[save.tensor or 0] for save in both.saves]
    assert [(both.storages[row.storage or 0].nbytes, row.shape) for row in tensors] == [
        (24, (4, 3)), (24, (4, 3)), (24, (2, 3)), (24, (4, 3)),
    ]  # fmt: skip
    assert found.places == ((0, 0), (1, 0), (2, 0), (3, 0))
    # The source line of the second if it has one, else of the first; and both outputs.
    lines = [both.frames[node.frame or 0].file for node in both.nodes]
    assert lines == ["after.py"] * 4 + ["before.py"] + ["after.py"] * 4
    assert [(out.node, out.output_nr) for out in both.outputs] == [(7, 0), (8, 0)]
    parameters = [both.tensors[node.variable or 0] for node in both.nodes[5:7]]
    assert [both.storages[row.storage or 0].name for row in parameters] == ["lin.b", "lin.w"]
    assert not both.meta.has_ops


def test_common_output_is_listed_once():
    before, _ = recordings()

    both = difference_of(Index(before), Index(before), []).both.recording

    assert [out.node for out in both.outputs] == [len(before.nodes) - 1]
    assert len(both.nodes) == len(before.nodes) and both.saves == ()
