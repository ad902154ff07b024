"""Invalid recordings that `Recording.check` refuses, and valid ones just within its limits."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, get_type_hints

import pytest

from tb_actmem.model import (
    Edge,
    Frame,
    MeshAxis,
    ModuleCall,
    Op,
    Phase,
    PhaseKind,
    Recording,
    Save,
    SaveKind,
    Tensor,
)
from tests.support.recordings import (
    chain,
    every_value,
    meta,
    node,
    one_node,
    shared_storage,
    storage,
    toy,
)

REFERENCES = """
modules.parent→modules arguments.module→modules arguments.tensor→tensors
nodes.module→modules nodes.frame→frames nodes.variable→tensors
edges.producer→nodes edges.consumer→nodes edges.tensor→tensors
outputs.node→nodes outputs.tensor→tensors storages.birth→ops tensors.storage→storages
saves.node→nodes saves.tensor→tensors saves.module→modules saves.frame→frames
ops.module→modules ops.node→nodes ops.frame→frames ops.backward_of→nodes
"""


def changed(recording: Recording, table: str, position: int, **fields: Any) -> Recording:
    rows = list(getattr(recording, table))
    rows[position] = rows[position]._replace(**fields)
    found: dict[str, Any] = {table: tuple(rows)}
    return replace(recording, **found)


def refusal(recording: Recording) -> str:
    with pytest.raises(ValueError) as refused:
        recording.check()
    return str(refused.value)


@pytest.mark.parametrize("reference", REFERENCES.split())
def test_reference_names_row_or_none(reference: str) -> None:
    column, _, target = reference.partition("→")
    table, _, field = column.partition(".")
    recording = every_value()
    rows, end = getattr(recording, table), len(getattr(recording, target))
    last = len(rows) - 1

    for value in (-1, end, end + 1):
        said = refusal(changed(recording, table, last, **{field: value}))
        assert said == f"{table}[{last}].{field} is {value}, outside of 0..{end - 1}"
    without = changed(recording, table, last, **{field: None})
    if get_type_hints(type(rows[0]))[field] == int | None:
        without.check()
    else:
        assert refusal(without) == f"{table}[{last}].{field} is None, outside of 0..{end - 1}"


REFUSED: list[tuple[str, Recording, str]] = [
    ("ops inputs", changed(toy(), "ops", 2, inputs=(0, 9)), "ops[2].inputs names a storage"),
    ("ops inputs", changed(toy(), "ops", 0, inputs=(-1, 0)), "ops[0].inputs names a storage"),
    ("ops outputs", changed(toy(), "ops", 3, outputs=(0, 11)), "ops[3].outputs names a tensor"),
    ("ops outputs", changed(toy(), "ops", 0, outputs=(-1, 0)), "ops[0].outputs names a tensor"),
    (
        "arguments of an earlier call",
        changed(every_value(), "arguments", 1, module=0),
        "arguments[1] follows an argument of a later call, 1",
    ),
    (
        "saves of an earlier node",
        changed(toy(), "saves", 2, node=3),
        "saves[2] follows a save of a later node, 4",
    ),
    (
        "a recomputed tensor",
        changed(toy(), "saves", 1, kind=SaveKind.RECOMPUTED),
        "saves[1] is recomputed, but has a tensor",
    ),
    ("an edge to itself", changed(toy(), "edges", 0, producer=2), "edges[0] leads backwards: 2→2"),
    ("an edge back", changed(toy(), "edges", 2, producer=6), "edges[2] leads backwards: 6→3"),
    ("nodes", changed(one_node(), "nodes", 0, forward=-1), "nodes[0] was made before reading -1"),
    (
        "nodes",
        changed(one_node(), "nodes", 0, forward=2, backward=1),
        "nodes[0] was made before reading 2, but kept nothing after reading 1",
    ),
    ("parents", changed(toy(), "modules", 1, parent=1), "modules[1] precedes its parent 1"),
    ("parents", changed(toy(), "modules", 1, parent=2), "modules[1] precedes its parent 2"),
    ("calls", changed(toy(), "modules", 0, first_op=-1), "modules[0] has ops -1..6"),
    ("calls", changed(toy(), "modules", 4, first_op=7), "modules[4] has ops 7..6"),
    ("calls", changed(toy(), "modules", 4, first_op=6, end_op=7), "modules[4] has ops 6..7"),
    ("bytes", changed(toy(), "storages", 3, nbytes=-1), "storages[3] has -1 bytes"),
    (
        "deaths",
        changed(toy(), "storages", 3, birth=2, death=1),
        "storages[3] dies at 1, before it is born",
    ),
    ("deaths", changed(toy(), "storages", 0, death=-1), "storages[0] dies at -1"),
    ("deaths", changed(toy(), "storages", 3, death=7), "storages[3] dies at 7"),
    (
        "phases",
        replace(toy(), phases=(Phase(PhaseKind.FORWARD, 1, 6),)),
        "phases[0] does not begin where the last one ended (0)",
    ),
    (
        "phases",
        replace(toy(), phases=(Phase(PhaseKind.FORWARD, 0, 4), Phase(PhaseKind.BACKWARD, 5, 6))),
        "phases[1] does not begin where the last one ended (4)",
    ),
    (
        "phases",
        replace(toy(), phases=(Phase(PhaseKind.FORWARD, 0, 4), Phase(PhaseKind.BACKWARD, 4, 3))),
        "phases[1] does not begin where the last one ended (4)",
    ),
    (
        "phases",
        replace(toy(), phases=(Phase(PhaseKind.FORWARD, 0, 7),)),
        "phases[0] does not begin where the last one ended (0)",
    ),
    (
        "phases",
        replace(toy(), phases=(Phase(PhaseKind.FORWARD, 0, 5),)),
        "the phases end at op 5 of 6",
    ),
    (
        "sizes",
        changed(shared_storage(), "tensors", 1, shape=(2**63 - 1,)),
        "tensors[1] is larger than torch allows",
    ),
    (
        "sizes",
        changed(shared_storage(), "tensors", 1, shape=(1,) * 4097),
        "tensors[1] is larger than torch allows",
    ),
    (
        "devices",
        Recording(
            meta=meta(), storages=tuple(storage(1)._replace(device=f"{i}") for i in range(65))
        ),
        "its storages are on 65 devices, more than 64",
    ),
    ("notes", Recording(meta=meta(notes=("",) * 1001)), "it has 1001 notes, more than 1000"),
    (
        "axes",
        Recording(meta=meta()._replace(mesh=(MeshAxis("dp", 1, 0),) * 65)),
        "its mesh has 65 axes, more than 64",
    ),
    (
        "a position",
        Recording(meta=meta()._replace(mesh=(MeshAxis("dp", 2, 2),))),
        "meta.mesh[0] is at 2 of 2",
    ),
]


@pytest.mark.parametrize(("recording", "why"), [row[1:] for row in REFUSED])
def test_impossible_recording_is_refused_with_row(recording: Recording, why: str) -> None:
    assert refusal(recording).startswith(why)


PASSING = {
    "every storage and tensor": changed(
        toy(), "ops", 2, inputs=tuple(range(9)), outputs=tuple(range(11))
    ),
    "an op of nothing": changed(toy(), "ops", 2, inputs=(), outputs=()),
    "saves of one node": changed(toy(), "saves", 2, node=4),
    "arguments of one call": changed(every_value(), "arguments", 0, tensor=0),
    "to be recomputed": changed(toy(), "saves", 1, kind=SaveKind.RECOMPUTED, tensor=None),
    "an edge to the next": changed(toy(), "edges", 4, producer=6),
    "kept for one reading": changed(one_node(), "nodes", 0, forward=2, backward=2),
    "no reading": changed(one_node(), "nodes", 0, forward=0, backward=0),
    "a call without an op, at the end": changed(toy(), "modules", 4, first_op=6, end_op=6),
    "a call without an op, at the beginning": changed(toy(), "modules", 4, first_op=0, end_op=0),
    "no bytes": changed(toy(), "storages", 3, nbytes=0),
    "dead where it was born": changed(toy(), "storages", 3, birth=2, death=2),
    "dead at once": changed(toy(), "storages", 0, death=0),
    "dead at the end": changed(toy(), "storages", 3, death=6),
    "an empty phase": replace(
        toy(), phases=(Phase(PhaseKind.FORWARD, 0, 6), Phase(PhaseKind.BACKWARD, 6, 6))
    ),
    "the largest tensor": changed(shared_storage(), "tensors", 1, shape=(2**63 - 2,)),
    "the most dimensions": changed(shared_storage(), "tensors", 1, shape=(1,) * 4096),
    "the most devices": Recording(
        meta=meta(), storages=tuple(storage(1)._replace(device=f"{i}") for i in range(64))
    ),
    "the most notes": Recording(meta=meta(notes=("",) * 1000)),
}


@pytest.mark.parametrize("recording", PASSING.values(), ids=PASSING)
def test_values_within_limits_pass(recording: Recording) -> None:
    assert recording.check() is recording


def test_gibibyte_of_names_is_most() -> None:
    """1,024 nodes in one module whose name has 2^20 characters: each has it once more."""
    within = Recording(
        meta=meta(),
        modules=(ModuleCall("m" * 2**20, "", 0, None, 0, 0),),
        nodes=(node("", 0, 0),) * 1024,
    )

    within.check()
    said = refusal(changed(within, "nodes", 1023, name="n"))
    assert said == f"its rows name {2**30 + 1} characters, more than {2**30}"


def test_save_text_counts_node_module_and_line(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Module 3 and line 6 characters; node 3 + 6 + 5, save (14 + 3 + 6) + 7 + 11, op 6 + 13."""
    recording = Recording(
        meta=meta(),
        modules=(ModuleCall("ab", "c", 0, None, 0, 1),),
        frames=(Frame("file", 1, "fn"),),
        nodes=(node("n" * 5, 0, 0)._replace(frame=0),),
        tensors=(Tensor(None, "float32", (1,), None, 0),),
        saves=(Save(0, "s" * 7, SaveKind.SAVED, 0, "f" * 11, module=0, frame=0),),
        ops=(Op("o" * 13, None, 0, 0, None, (), ()),),
        phases=(Phase(PhaseKind.FORWARD, 0, 1),),
    )
    monkeypatch.setattr("tb_actmem.model.check.MAX_CHARACTERS", 0)

    assert refusal(recording) == "its rows name 74 characters, more than 0"
    assert "68 characters" in refusal(changed(recording, "ops", 0, frame=None))
    assert "63 characters" in refusal(changed(recording, "saves", 0, formula=None))
    assert "65 characters" in refusal(changed(recording, "saves", 0, module=None, frame=None))


def test_examples_pass() -> None:
    edges = (*chain(5).edges, Edge(0, 0, 4, 1, None))
    assert replace(chain(5), edges=edges).check().edges == edges
