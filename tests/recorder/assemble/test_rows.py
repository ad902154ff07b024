"""Rows of handwritten facts: the order of nodes, their modules, and phases."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tb_actmem.model import Argument, ModuleCall, NodeKind, Phase, PhaseKind, SaveKind
from tb_actmem.recorder.assemble import Places, nowhere, tables
from tb_actmem.recorder.assemble.op_rows import Modules, last_write, phases
from tb_actmem.recorder.evidence.storages import Storages
from tb_actmem.recorder.evidence.values import Values, key_of, values
from tb_actmem.recorder.graph import NONE, GraphFacts, numbers_or_none, or_none
from tb_actmem.recorder.graph.compiled_saves import Traced
from tb_actmem.recorder.graph.order import forward_order, rank
from tb_actmem.recorder.graph.saves import NodeType
from tb_actmem.recorder.watch import CallFact, OpFact, RawFacts

LEAF = NodeType("AccumulateGrad", NodeKind.ACCUMULATE_GRAD, (), None)
CHECKPOINT = NodeType("checkpoint", NodeKind.CHECKPOINT, (), None)


def function(name: str, view_of: int | None = None) -> NodeType:
    return NodeType(name, NodeKind.FUNCTION, (), None, view_of)


ADD = function("AddBackward0")


def graph(*rows: tuple[NodeType, int | None, list[int | None]]) -> GraphFacts:
    """Nodes by type, sequence number, and the nodes whose output 0 they are given."""
    facts = GraphFacts()
    for kind, number, inputs in rows:
        facts.add(kind, number, [None if node is None else (node, 0) for node in inputs])
    return facts


# The order of nodes


def test_leaf_precedes_its_first_consumer() -> None:
    facts = graph(
        (ADD, 7, [1, 2]), (ADD, 3, [3, 2]), (LEAF, None, []), (LEAF, None, []), (LEAF, None, [])
    )
    assert forward_order(facts).tolist() == [2, 3, 1, 0, 4]
    assert rank(np.array([2, 3, 1, 0, 4])).tolist() == [3, 2, 0, 1, 4]

    facts = graph((ADD, 7, [1, 2, None]), (ADD, 6, [3]), (LEAF, None, []), (LEAF, None, []))
    assert forward_order(facts).tolist() == [3, 1, 2, 0]


def test_unordered_numbers_still_put_producers_first() -> None:
    facts = graph((ADD, 1, [1]), (ADD, 5, [2]), (ADD, 2, []), (ADD, 4, [3, 3]), (ADD, 3, []))
    facts.inputs[3] = [(4, 0), (4, 0)]
    assert forward_order(facts).tolist() == [2, 4, 3, 1, 0]


def test_checkpoint_precedes_region_and_its_inputs() -> None:
    facts = graph(
        (ADD, 4, [2]), (ADD, 9, [0, 3]), (LEAF, None, []), (LEAF, None, []), (CHECKPOINT, None, [])
    )
    facts.region_of = {0: 0, 1: 0, 4: 0}
    assert forward_order(facts).tolist() == [4, 2, 0, 3, 1]


def test_checkpoint_around_others_stands_before_theirs() -> None:
    """Region 0 has no nodes but those of 1, which is in it; region 2 has nodes of its own."""
    facts = graph(
        (ADD, 4, []),
        (ADD, 8, [0]),
        (CHECKPOINT, None, []),
        (CHECKPOINT, None, []),
        (CHECKPOINT, None, []),
        (ADD, 6, []),
    )
    facts.region_of = {0: 1, 5: 1, 1: 2, 2: 1, 3: 0, 4: 2}
    facts.around = {0: 2, 1: 0}
    assert forward_order(facts).tolist() == [3, 2, 0, 5, 4, 1]


# Module calls


def enters(fqn: str, number: int, ops: int, **rest: Any) -> CallFact:
    return CallFact(fqn, fqn.upper(), number, ops, None, rest.pop("backward", False), **rest)


def leaves(number: int, ops: int, *, backward: bool = False) -> CallFact:
    return CallFact("", "", number, ops, None, backward)


def raw(*calls: CallFact, ops: int) -> RawFacts:
    noted = [OpFact("op", 0, None, None, (), ())] * ops
    found = RawFacts(start=0, has_ops=True, storages=Storages(), ops=noted)
    for call in calls:
        found.calls.add(*call)
    return found


CALLS = raw(
    enters("a", 10, 0, arguments=[("[0]", 4), ("mask", 5)]),
    enters("a.x", 10, 1),
    leaves(12, 3),
    leaves(13, 4),
    leaves(13, 4),  # of a call that began before the block
    enters("a", 14, 5),
    enters("a.y", 20, 6, backward=True),
    leaves(21, 6, backward=True),
    ops=7,
)


def test_calls_have_their_parents_ops_and_turns() -> None:
    modules = Modules(CALLS)

    assert modules.rows == [
        ModuleCall("a", "A", 0, None, 0, 4),
        ModuleCall("a.x", "A.X", 0, 0, 1, 3),
        ModuleCall("a", "A", 1, None, 5, 7),
        ModuleCall("a.y", "A.Y", 0, 2, 6, 6),
    ]
    assert modules.table.rows() == tuple(modules.rows)
    assert modules.arguments.rows() == (Argument(0, "[0]", 4), Argument(0, "mask", 5))
    assert or_none(modules.op_modules) == [0, 1, 1, 0, None, 2, 2]
    made = modules.of_nodes(np.array([0, 9, 10, 11, 12, 13, 14, 20, 30]))
    assert or_none(made) == [None, None, 1, 1, 0, None, 2, 2, 2]


@pytest.mark.parametrize(
    ("calls", "around"),
    [
        (set(), None),
        ({None, 1}, None),
        ({4}, 4),
        ({0, 4}, 0),
        ({3, 4}, 2),
        ({1, 4}, 0),
        ({1, 3, 4}, 0),
        ({2, 3}, 2),
        ({4, 5}, None),
    ],
)
def test_innermost_call_around_some(calls: set[int | None], around: int | None) -> None:
    """Call 0 has 1 and 2, of which 2 has 3 and 4; 5 stands alone."""
    modules = Modules(
        raw(
            *(enters("a", 0, 0), enters("b", 0, 0), leaves(0, 0), enters("c", 0, 0)),
            *(enters("d", 0, 0), leaves(0, 0), enters("e", 0, 0), leaves(0, 0)),
            *(leaves(0, 0), leaves(0, 0), enters("f", 0, 0), leaves(0, 0)),
            ops=0,
        )
    )
    assert modules.around(calls) == around


def test_modules_in_compiled_region_have_no_ops() -> None:
    modules = Modules(CALLS)
    block, inner = Traced(1, 0, "Block"), Traced(2, 0, "Inner")
    fqns = {1: "a.block", 3: "a"}

    first = modules.traced(50, 2, [Traced(3, 0, "A"), block, inner], fqns)
    assert modules.traced(50, 2, [block, inner], fqns) == first == 5
    assert modules.traced(50, 2, [block], fqns) == 4
    assert modules.traced(51, 2, [block], fqns) == 6
    assert modules.traced(52, None, [inner], fqns) == 7
    assert modules.traced(53, 1, [], fqns) == 1
    assert modules.traced(50, 2, [block._replace(call=1)], fqns) == 8
    assert modules.rows[4:] == [
        ModuleCall("a.block", "Block", 0, 2, 5, 5),
        ModuleCall("Inner", "Inner", 0, 4, 5, 5),
        ModuleCall("a.block", "Block", 1, 2, 5, 5),
        ModuleCall("Inner", "Inner", 1, None, 0, 0),
        ModuleCall("a.block", "Block", 2, 2, 5, 5),
    ]
    assert modules.sites == [None] * 9


# Phases


@pytest.mark.parametrize(
    ("backwards", "calls", "nodes", "found"),
    [
        ([], [], [], "F0-9"),
        ([(3, 5)], [], [], "F0-3 B3-5 U5-9"),
        ([(3, 5)], [7], [], "F0-3 B3-5 U5-7 F7-9"),
        ([(3, 5)], [], [7], "F0-3 B3-5 U5-7 F7-9"),
        ([(3, 5)], [8], [7], "F0-3 B3-5 U5-7 F7-9"),
        ([(3, 5)], [5], [], "F0-3 B3-5 F5-9"),
        ([(3, 5)], [4], [], "F0-3 B3-5 U5-9"),
        ([(3, 9)], [], [], "F0-3 B3-9"),
        ([(0, 4)], [], [], "F0-0 B0-4 U4-9"),
        ([(3, 5), (6, 7)], [0], [], "F0-3 B3-5 U5-6 B6-7 U7-9"),
        ([(3, 5), (6, 7)], [5, 8], [], "F0-3 B3-5 F5-6 B6-7 U7-8 F8-9"),
        ([(3, 5), (5, 7)], [0], [], "F0-3 B3-5 B5-7 U7-9"),
        ([(3, 3)], [0], [], "F0-3 U3-9"),
    ],
)
def test_ops_are_cut_into_phases(
    backwards: list[tuple[int, int]], calls: list[int], nodes: list[int], found: str
) -> None:
    modules = [ModuleCall("a", "A", 0, None, first, 9) for first in calls]
    inner = [ModuleCall("a.b", "B", 0, 0, 6, 9)] if calls else []
    own = numbers_or_none(0 if position in nodes else None for position in range(9))

    rows = phases(backwards, [*modules, *inner], own)

    assert " ".join(f"{row.kind.name[0]}{row.first_op}-{row.end_op}" for row in rows) == found


def test_block_without_ops_has_forward() -> None:
    assert phases([], [], numbers_or_none([])) == (Phase(PhaseKind.FORWARD, 0, 0),)


# How long saved tensors wait


def waits(facts: GraphFacts) -> list[tuple[int, int | None]]:
    count = len(facts.types)
    nodes = tables(facts, np.arange(count), Values(count), nowhere(count), {})["nodes"].rows()
    return [(node.forward, node.backward) for node in nodes]


def test_node_waits_until_last_backward_finding_it() -> None:
    """Three readings: node 0 was kept till the end, 1 till the first, 2 nothing at any."""
    facts = graph((ADD, 1, []), (ADD, 2, []), (ADD, 3, []), (ADD, 30, []))
    facts.readings = [10, 20, 40]
    facts.forward = {0: 0, 1: 0, 3: 2}
    facts.kept_at = {0: 2, 1: 0, 3: 2}

    assert waits(facts) == [(0, None), (0, 0), (0, None), (2, None)]


@pytest.mark.parametrize(
    ("one", "other", "both"),
    [
        ((1, 1), (2, 2), (1, 2)),
        ((2, 2), (1, 1), (1, 2)),
        ((1, 3), (2, 2), (1, None)),
        ((2, 2), (0, 3), (0, None)),
        ((0, 0), (1, 0), (0, 0)),
    ],
)
def test_checkpoint_waits_like_its_region(
    one: tuple[int, int], other: tuple[int, int], both: tuple[int, int | None]
) -> None:
    """Node 3 has only saves of the checkpoint; region 1 is around region 0."""
    facts = graph(
        (ADD, 1, []), (ADD, 2, []), (CHECKPOINT, None, []), (ADD, 3, []), (CHECKPOINT, None, [])
    )
    facts.readings = [10, 20, 30, 40]
    facts.forward = {0: one[0], 1: other[0]}
    facts.kept_at = {0: one[1], 1: other[1]}
    facts.region_of = {0: 0, 1: 0, 2: 0, 3: 0, 4: 1}
    facts.checkpoints, facts.around = {0: 2, 1: 4}, {0: 1}
    facts.saves = {3: [("[0]", SaveKind.CACHE, 0, None)]}

    found = waits(facts)
    assert found[2] == found[3] == found[4] == both


def test_saves_belong_to_first_possible_reading() -> None:
    facts = GraphFacts()
    for node, number in enumerate([9, 10, 19, 20, 99, None, 15]):
        facts.elsewhere = [range(15, 16)]
        facts.readings = [10, 20]
        facts.note_kept(node, number)
    assert facts.forward == {0: 0, 1: 1, 2: 1, 3: 1, 4: 1, 5: 0, 6: 1}
    facts.readings = [10, 20, 30]
    facts.note_kept(0, 9)
    assert (facts.forward[0], facts.kept_at) == (0, {0: 2, 1: 1, 2: 1, 3: 1, 4: 1, 5: 1, 6: 1})


def test_graph_is_complete_with_every_number_read() -> None:
    facts = GraphFacts(by_sequence_nr={4: 0, 5: 1, 6: 2, 9: 3}, readings=[3, 7])

    assert facts.is_complete(4)
    assert facts.is_complete(5)
    assert facts.is_complete(7)
    assert not facts.is_complete(3)


# Nodes, edges and saves


def test_rows_name_nodes_by_forward_position() -> None:
    facts = graph((ADD, 7, [1, None, 2]), (ADD, 6, [2]), (LEAF, None, []))
    facts.inputs[0] = [(1, 3), None, (2, 0)]
    facts.variables, facts.region_of = {2: 5}, {1: 4}
    facts.saves = {
        0: [("self", SaveKind.SAVED, 8, "formula"), ("[0]", SaveKind.CTX, None, None)],
        1: [("result", SaveKind.SAVED, 9, None)],
    }
    facts.forward, facts.kept_at, facts.readings = {0: 0, 1: 0}, {0: 0, 1: 0}, [9]
    facts.outputs = [(0, 2, 8), (1, 0, None)]
    places = Places(*np.array([[1, NONE, NONE], [2, NONE, NONE], [NONE, 6, NONE]]))

    order, found = np.array([2, 1, 0]), Values(3, np.array([key_of(1, 3)]))
    found.put(np.array([key_of(1, 3), key_of(2, 0)]), np.array([9, 5]))
    columns = tables(facts, order, found, places, {(0, "[0]"): (3, None)})
    nodes, edges, outputs, saves = (columns[name].rows() for name in columns)

    assert [tuple(node) for node in nodes] == [
        ("AccumulateGrad", NodeKind.ACCUMULATE_GRAD, None, None, None, 5, None, 0, None),
        ("AddBackward0", NodeKind.FUNCTION, 6, None, None, None, 6, 0, None),
        ("AddBackward0", NodeKind.FUNCTION, 7, 1, 2, None, None, 0, None),
    ]
    assert [tuple(edge) for edge in edges] == [(0, 0, 1, 0, 5), (1, 3, 2, 0, 9), (0, 0, 2, 2, 5)]
    assert [tuple(output) for output in outputs] == [(2, 2, 8), (1, 0, None)]
    assert [tuple(save) for save in saves] == [
        (1, "result", SaveKind.SAVED, 9, None, None, None),
        (2, "self", SaveKind.SAVED, 8, "formula", None, None),
        (2, "[0]", SaveKind.CTX, None, None, 3, None),
    ]
    places.regions[1] = NONE
    nodes = tables(facts, order, Values(3), places, {})["nodes"].rows()
    assert nodes[1].region == 4


def proven(facts: GraphFacts, known: dict[tuple[int, int], int]) -> dict[tuple[int, int], int]:
    """The tensors of values, given those of the outputs of ops."""
    keys = np.array([key_of(*value) for value in known], np.int64)
    found = values(facts, np.arange(len(facts.types)), (keys, np.array([*known.values()], int)))
    every = [(node, output_nr) for node in range(len(facts.types)) for output_nr in range(9)]
    tensors = found.of(np.array([key_of(*value) for value in every])).tolist()
    assert (found.tensors != NONE).sum() == len(every) - tensors.count(NONE)
    return {value: tensor for value, tensor in zip(every, tensors, strict=True) if tensor != NONE}


def test_slots_views_and_outputs_prove_tensors() -> None:
    """A leaf, its view, a product of both that keeps them, a ReLU that keeps its result."""
    facts = graph(
        (LEAF, None, []),
        (function("TBackward0", 0), 1, [0]),
        (function("MulBackward0"), 2, [0, 1]),
        (function("ReluBackward0"), 3, [2]),
        (function("ViewBackward0", 0), 4, [3]),
        (function("ViewBackward0", 0), 5, [6]),
        (function("SinBackward0"), 6, [None]),
        (function("NoSuchBackward0"), 7, [6]),
    )
    facts.variables = {0: 10}
    facts.saves = {
        2: [("self", SaveKind.SAVED, 10, None), ("other", SaveKind.SAVED, 11, None)],
        3: [("result", SaveKind.SAVED, 12, None), ("result", SaveKind.PACKED, 99, None)],
        6: [("self", SaveKind.SAVED, 98, None)],
        7: [("self", SaveKind.SAVED, 97, None)],
    }
    facts.outputs = [(5, 0, 15), (3, 0, 96), (2, 0, None)]

    assert proven(facts, {(2, 0): 13}) == {
        **{(0, 0): 10, (1, 0): 11, (2, 0): 13, (3, 0): 12, (4, 0): 12, (5, 0): 15}
    }


def test_view_shares_knowledge_with_its_base() -> None:
    facts = graph(
        (function("SinBackward0"), 1, []),
        (function("TBackward0", 0), 2, [0]),
        (function("TBackward0", 0), 3, [1]),
        (function("TBackward0", 1), 4, [2]),
        (function("TBackward0", 0), 5, [None]),
    )
    assert proven(facts, {(2, 0): 7}) == {(0, 0): 7, (1, 0): 7, (2, 0): 7}
    assert proven(facts, {(0, 0): 7}) == {(0, 0): 7, (1, 0): 7, (2, 0): 7}


# Writes


def test_last_write_or_last_op() -> None:
    def named(*names: str) -> list[OpFact]:
        return [OpFact(name, 0, None, None, (), ()) for name in names]

    assert last_write(named("aten::add_", "aten::mul_.Tensor", "aten::add")) == 1
    assert last_write(named("aten::add_")) == 0
    assert last_write(named("aten::add", "aten::mul", "aten::sub")) == 2
