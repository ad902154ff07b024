"""The folded graph: no bytes are lost or counted twice, and it stays readable."""

from __future__ import annotations

import dataclasses
from collections import defaultdict

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tb_actmem.analysis.figure import BoxKind
from tb_actmem.analysis.figure.outline import outline, repeated, scene
from tb_actmem.analysis.index import Index
from tb_actmem.analysis.index.modules import module_rows
from tb_actmem.analysis.index.storages import State, attributions
from tb_actmem.analysis.totals import totals
from tb_actmem.model import (
    Category,
    Edge,
    Holder,
    ModuleCall,
    Node,
    NodeKind,
    Op,
    Output,
    Phase,
    PhaseKind,
    Recording,
)
from tests.support import arbitrary, recordings
from tests.support.recordings import leaf, meta, node, save, storage, tensor

TRANSFORMER = recordings.transformer(3)
MODULES = len(TRANSFORMER.modules)


def attributed(figure):
    return sum(box.attributed_bytes for box in figure.boxes)


def kinds(figure):
    return [box.kind for box in figure.boxes]


def ways(figure):
    """Every edge as (producer's rows, consumer's rows, state, bytes)."""
    boxes = figure.boxes
    return {
        (boxes[edge.producer].rows, boxes[edge.consumer].rows, edge.state, edge.nbytes)
        for edge in figure.edges
    }


def module(fqn, parent=None, type_name="Block"):
    return ModuleCall(fqn, type_name, 0, parent, 0, 0)


def without_leaf_saves(recording):
    """The recording without saves of AccumulateGrad nodes, which torch never has."""
    leaves = NodeKind.ACCUMULATE_GRAD
    saves = [row for row in recording.saves if recording.nodes[row.node].kind is not leaves]
    return dataclasses.replace(recording, saves=tuple(saves))


# Bytes


@pytest.mark.parametrize("make", [recordings.toy, recordings.diamond, recordings.every_value])
def test_boxes_add_up_to_saved_bytes(make):
    first = totals(make())
    kept = sum(device.saved_bytes for device in (first, *first.others))

    assert attributed(outline(Index(make()))) == kept


@given(st.sets(st.integers(0, MODULES - 1)))
def test_sum_of_boxes_is_independent_of_folding(open_calls):
    assert attributed(outline(Index(TRANSFORMER), open_calls)) == totals(TRANSFORMER).cached_bytes


@given(arbitrary.recordings(), st.sets(st.integers(0, 3)), st.booleans(), st.booleans())
def test_no_bytes_are_lost_in_any_recording(recording, open_calls, views, parameters):
    recording = without_leaf_saves(recording)
    figure = outline(Index(recording), open_calls, views=views, parameters=parameters)
    sizes = [recording.storages[storage].nbytes for storage in attributions(Index(recording))]
    assert attributed(figure) == sum(sizes)
    for edge in figure.edges:
        assert edge.producer != edge.consumer


def shown_as(recording, row, open_calls):
    """The visible item of a node: itself, or the outermost folded call around it."""
    calls = []
    call = recording.nodes[row].module
    while call is not None:
        calls.append(call)
        call = recording.modules[call].parent
    for call in reversed(calls):
        if call not in open_calls:
            return "call", first_of_row(recording, call, open_calls)
    return "node", row


def first_of_row(recording, call, open_calls):
    """The first of several folded blocks, which are one box; other calls themselves."""
    blocks = [n for n, row in enumerate(recording.modules) if row.type_name == "Block"]
    while call in blocks[1:] and blocks[blocks.index(call) - 1] not in open_calls:
        call = blocks[blocks.index(call) - 1]
    return call


def recorded_paths(recording, open_calls):
    """The storages between visible items, from the recorded edges."""
    base = {}  # node of a view → producer of its base
    found = defaultdict(set)
    for edge in recording.edges:
        storage = recording.tensors[edge.tensor].storage
        if recording.nodes[edge.consumer].name == "TBackward0":
            base[edge.consumer] = edge.producer
            continue
        source = base.get(edge.producer, edge.producer)
        if recording.nodes[source].kind is NodeKind.FUNCTION:
            ends = tuple(shown_as(recording, row, open_calls) for row in (source, edge.consumer))
            found[ends].add(storage)
    return {ends: storages for ends, storages in found.items() if ends[0] != ends[1]}


@given(st.sets(st.integers(0, MODULES - 1)))
def test_edges_between_boxes_keep_their_bytes(open_calls):
    figure = outline(Index(TRANSFORMER), open_calls)
    names = {BoxKind.NODE: "node", BoxKind.MODULE: "call"}
    found: dict[tuple[object, ...], set[int]] = defaultdict(set)
    for edge in figure.edges:
        boxes = [figure.boxes[position] for position in (edge.producer, edge.consumer)]
        if all(box.kind in names for box in boxes):
            storages = {TRANSFORMER.tensors[row].storage or 0 for row in edge.tensors}
            assert edge.nbytes == sum(TRANSFORMER.storages[row].nbytes for row in storages)
            found[tuple((names[box.kind], box.rows[0]) for box in boxes)] |= storages
    assert found == recorded_paths(TRANSFORMER, open_calls)


def test_parallel_edges_merge_per_state():
    recording = Recording(
        meta=meta(has_ops=True),
        modules=(module("a"), module("b")),
        nodes=(node("Exp", 0, 0), node("Exp", 1, 0), node("Mul", 2, 1), node("Mul", 3, 1)),
        edges=(
            Edge(0, 0, 2, 0, 0),
            Edge(0, 0, 3, 0, 0),
            Edge(1, 0, 2, 1, 1),
            Edge(1, 1, 3, 1, 2),
        ),
        storages=(storage(8, birth=0), storage(16, birth=0, death=1), storage(32, birth=0)),
        tensors=(tensor(0, 2), tensor(1, 4), tensor(2, 8)),
        saves=(save(0, "result", 0), save(1, "result", 2)),
        ops=(Op("aten::exp", 0, 0, None, None, (), (0, 1, 2)),),
        phases=(Phase(PhaseKind.FORWARD, 0, 1),),
    ).check()
    assert ways(outline(Index(recording), ())) == {
        ((0,), (1,), State.CACHED, 40),
        ((0,), (1,), State.FREED, 16),
    }


# Folding


def test_call_with_one_node_is_drawn_as_node():
    figure = outline(Index(recordings.toy()))
    assert [cluster.call for cluster in figure.clusters] == [0]
    assert [(box.rows, box.alone_in) for box in figure.boxes[:4]] == [
        ((3,), 1),
        ((4,), 2),
        ((8,), 3),
        ((9,), 4),
    ]


def test_folding_everything_leaves_one_box():
    figure = outline(Index(TRANSFORMER), ())
    (box,) = (box for box in figure.boxes if box.nodes)
    assert box.attributed_bytes == totals(TRANSFORMER).cached_bytes
    assert not figure.clusters
    assert not figure.open_calls


def test_call_is_open_only_inside_open_parent():
    block = next(i for i, call in enumerate(TRANSFORMER.modules) if call.fqn == "layers.1")
    assert outline(Index(TRANSFORMER), {block}).open_calls == ()
    assert outline(Index(TRANSFORMER), {0, block}).open_calls == (0, block)


def test_clusters_are_nested_like_calls():
    figure = outline(Index(TRANSFORMER), range(MODULES))
    for cluster in figure.clusters:
        assert cluster.parent == TRANSFORMER.modules[cluster.call].parent
    innermost = {box.cluster for box in figure.boxes if box.kind is BoxKind.NODE}
    assert innermost <= {cluster.call for cluster in figure.clusters}


def test_nodes_outside_modules_stay_at_top():
    figure = outline(Index(recordings.diamond()), ())
    assert [box.rows for box in figure.boxes if box.nodes] == [(0,), (1,), (2,), (3,)]


def layers(figure):
    return [
        len(box.rows) for box in figure.boxes if box.kind is BoxKind.MODULE and box.cluster == 0
    ]


def test_equal_siblings_in_row_are_one_box():
    recording = recordings.transformer(12)
    figure = outline(Index(recording), {0})
    assert layers(figure) == [12]
    assert repeated(figure) == [(figure.boxes[0].rows[0], 12)]
    assert attributed(figure) == totals(recording).cached_bytes


def test_opening_one_sibling_leaves_others_joined():
    recording = recordings.transformer(12)
    blocks = [i for i, call in enumerate(recording.modules) if call.type_name == "Block"]
    assert layers(outline(Index(recording), {0, blocks[0]})) == [11]
    assert layers(outline(Index(recording), {0, blocks[5]})) == [5, 6]


@pytest.mark.parametrize(
    ("count", "between"), [(2, ("Add", "Add")), (6, ("Add", "Sub")), (6, ("Add", "Add"))]
)
def test_three_rounds_of_equal_siblings_are_one_box(count, between):
    figure = outline(Index(cells(count, between)), ())
    assert len(figure.boxes) == (1 if between == ("Add", "Add") and count > 2 else 2 * count)


@pytest.mark.parametrize(("count", "boxes"), [(3, [1, 1, 1]), (4, [4]), (6, [6])])
def test_four_single_node_siblings_are_one_box(count, boxes):
    recording = Recording(
        meta=meta(),
        modules=tuple(module(f"linear.{i}") for i in range(count)),
        nodes=tuple(node("Mm", i, i) for i in range(count)),
    ).check()

    assert [len(box.rows) for box in outline(Index(recording), ()).boxes] == boxes


def cells(count, between):
    """Equal cells of one node, each followed by a node with alternating names."""
    calls = tuple(module(f"cell.{i}") for i in range(count))
    nodes = [
        node(*args)
        for i in range(count)
        for args in (("Mm", 2 * i, i), (between[i % 2], 2 * i + 1))
    ]
    return Recording(meta=meta(), modules=calls, nodes=tuple(nodes)).check()


# Opening, and its limits


def test_default_opens_about_forty_boxes():
    recording = recordings.transformer(30)
    figure = outline(Index(recording))
    assert 10 < len(figure.boxes) <= 43
    assert layers(figure) == [29]


def test_larger_budget_opens_more():
    recording = recordings.transformer(3)
    few, more, most = ({*outline(Index(recording), limit=n).open_calls} for n in (3, 8, 99))
    assert few < more < most


def test_exact_fit_is_opened():
    index = Index(recordings.transformer(3))
    everything = outline(index, limit=99).open_calls
    drawn = [box for box in outline(index, everything).boxes if box.nodes]

    assert outline(index, limit=len(drawn)).open_calls == everything
    assert {*outline(index, limit=len(drawn) - 1).open_calls} < {*everything}


@pytest.mark.parametrize("blocks", [100, 2000])
def test_modules_beyond_limit_stay_folded(blocks):
    recording = recordings.transformer(blocks)
    figure = outline(Index(recording), range(len(recording.modules)))
    assert 0 in figure.open_calls
    assert len(figure.boxes) <= 1502
    assert attributed(figure) == totals(recording).cached_bytes


def test_long_graph_without_modules_becomes_stretches():
    figure = outline(Index(recordings.chain(5000)))
    assert len(figure.boxes) < 110
    assert sum(box.nodes for box in figure.boxes) == 5000
    assert attributed(figure) == 16 * 5000
    assert figure.boxes[0].rows == (0, 49)


def test_loop_of_equal_cells_becomes_stretches():
    recording = cells(3000, ("Add", "Sub"))
    figure = outline(Index(recording))
    assert len(figure.boxes) == 100
    assert {*kinds(figure)} == {BoxKind.STRETCH}
    figure = outline(Index(recording), {7})
    assert len(figure.boxes) == 102
    assert sum(box.nodes for box in figure.boxes) == 6000
    assert (BoxKind.NODE, (14,)) in [(box.kind, box.rows) for box in figure.boxes]


@pytest.mark.parametrize("first", [1000, 1005])  # it begins a stretch, or is inside one
def test_stretch_containing_call_is_not_that_call(first):
    nodes = [
        node(("Exp", "Sin", "Cos")[i % 3], i, 0 if i in (first, first + 1) else None)
        for i in range(4000)
    ]
    recording = Recording(meta=meta(), modules=(module("only"),), nodes=tuple(nodes)).check()
    figure = outline(Index(recording), ())
    assert {*kinds(figure)} == {BoxKind.STRETCH}
    assert sum(box.nodes for box in figure.boxes) == 4000


def test_deep_nesting_needs_no_recursion():
    calls = tuple(module(f"m.{i}", i - 1 if i else None) for i in range(5000))
    nodes = tuple(node("Exp", i, i) for i in range(5000))
    recording = Recording(meta=meta(), modules=calls, nodes=nodes).check()
    assert sum(box.nodes for box in outline(Index(recording)).boxes) == 5000


def test_long_chain_of_views_needs_no_recursion():
    nodes = (node("Exp", 0), *(node("ViewBackward0", i) for i in range(1, 5000)), node("Cos", 5000))
    edges = tuple(Edge(i, 0, i + 1, 0, None) for i in range(5000))
    figure = outline(Index(Recording(meta=meta(), nodes=nodes, edges=edges).check()))
    assert ways(figure) == {((0,), (5000,), State.NOT_CACHED, 0)}


# Drawn nodes


def test_parameters_and_their_views_are_hidden():
    figure = outline(Index(recordings.toy()))
    assert BoxKind.PARAMETER not in kinds(figure)
    assert {2, 7}.isdisjoint(row for box in figure.boxes for row in box.rows if box.nodes)
    assert outline(Index(recordings.toy()), views=True) == figure


def test_parameters_option_draws_parameters():
    figure = outline(Index(recordings.toy()), parameters=True)
    assert {way for way in ways(figure) if way[2] is State.PARAMETER} == {
        ((1,), (3,), State.PARAMETER, 128),
        ((2,), (3,), State.PARAMETER, 32),
        ((6,), (8,), State.PARAMETER, 64),
        ((7,), (8,), State.PARAMETER, 8),
    }
    assert {box.cluster for box in figure.boxes if box.kind is BoxKind.PARAMETER} == {0}


def views(tensor_of_view, *saves):
    """An exp whose output goes to a sin as a view."""
    return Recording(
        meta=meta(has_ops=True),
        nodes=(node("ExpBackward0", 0), node("ViewBackward0", 1), node("SinBackward0", 2)),
        edges=(Edge(0, 0, 1, 0, 0), Edge(1, 0, 2, 0, tensor_of_view)),
        storages=(storage(16, birth=0),),
        tensors=(tensor(0, 4), tensor(0, 2, 2), tensor(None, 2, 2)),
        saves=saves,
        ops=(Op("aten::exp", None, 0, None, None, (), (0,)),),
        phases=(Phase(PhaseKind.FORWARD, 0, 1),),
    ).check()


def test_view_without_saves_is_hidden():
    recording = views(1, save(0, "result", 0))
    assert ways(outline(Index(recording))) == {((0,), (2,), State.CACHED, 16)}
    assert ways(outline(Index(recording), views=True)) == {
        ((0,), (1,), State.CACHED, 16),
        ((1,), (2,), State.CACHED, 16),
    }


@pytest.mark.parametrize("unknown", [None, 2])
def test_unknown_view_has_storage_of_its_base(unknown):
    assert ways(outline(Index(views(unknown, save(0, "result", 0))))) == {
        ((0,), (2,), State.CACHED, 16)
    }


def test_view_with_saves_is_drawn():
    assert len(outline(Index(views(1, save(1, "self", 0)))).boxes) == 3


def test_input_without_gradient_has_edges_to_its_users():
    recording = Recording(
        meta=meta(has_ops=True),
        nodes=(leaf(1), node("MulBackward0", 0), node("AddBackward0", 1)),
        edges=(Edge(0, 0, 1, 0, 1), Edge(1, 0, 2, 0, 2)),
        storages=(
            storage(16, Category.INPUT),
            storage(16, Category.PARAMETER, "scale"),
            storage(16, birth=0, death=2),
            storage(16, birth=1, holder=Holder.OUTPUT),
            storage(0, Category.INPUT),
        ),
        tensors=(tensor(0, 4), tensor(1, 4), tensor(2, 4), tensor(3, 4), tensor(4, 0)),
        saves=(save(1, "self", 0),),
        outputs=(Output(2, 0, 3),),
        ops=(
            Op("aten::mul", None, 1, None, None, (0, 1), (2,)),
            Op("aten::add", None, 2, None, None, (2, 0, 4), (3,)),
        ),
        phases=(Phase(PhaseKind.FORWARD, 0, 2),),
    ).check()
    figure = outline(Index(recording))
    assert kinds(figure).count(BoxKind.LEAF) == 1
    assert ways(figure) == {
        ((0,), (1,), State.CACHED, 16),
        ((0,), (2,), State.CACHED, 16),
        ((1,), (2,), State.FREED, 16),
        ((2,), (), State.HELD, 16),
    }


def test_input_with_gradient_is_one_box():
    recording = Recording(
        meta=meta(),
        nodes=(leaf(0), node("MulBackward0", 0)),
        edges=(Edge(0, 0, 1, 0, 0), Edge(0, 0, 1, 1, 0)),
        storages=(storage(16, Category.INPUT),),
        tensors=(tensor(0, 4),),
        saves=(save(1, "self", 0), save(1, "other", 0)),
    ).check()
    assert ways(outline(Index(recording))) == {((0,), (1,), State.CACHED, 16)}


def test_outputs_are_graph_ends_and_held_tensors():
    nodes = (node("Exp", 0), node("Sin", 1), node("Cos", 2), node("Neg", 3))
    recording = Recording(
        meta=meta(has_ops=True),
        nodes=nodes,
        edges=tuple(Edge(i, 0, i + 1, 0, i) for i in range(3)),
        storages=tuple(storage(4, birth=0) for _ in range(4)),
        tensors=tuple(tensor(i) for i in range(4)),
        outputs=tuple(Output(i, 0, i) for i in range(4)),
        saves=(save(0, "result", 0), save(1, "result", 1)),
        ops=(Op("aten::exp", None, 0, None, None, (), (0, 1, 2, 3)),),
        phases=(Phase(PhaseKind.FORWARD, 0, 1),),
    ).check()
    ends = {way[0] for way in ways(outline(Index(recording))) if not way[1]}
    assert ends == {(2,), (3,)}


def test_checkpoint_has_edges_from_its_inputs():
    checkpoint = Node("checkpoint", NodeKind.CHECKPOINT, None, None, None, None, 0)
    recording = Recording(
        meta=meta(),
        nodes=(
            node("ExpBackward0", 0),
            checkpoint,
            node("SinBackward0", 1)._replace(region=0),
        ),
        edges=(Edge(0, 0, 2, 0, 0),),
        storages=(storage(16),),
        tensors=(tensor(0, 4),),
        saves=(save(1, "args[0]", 0),),
    ).check()
    figure = outline(Index(recording))
    assert ways(figure) == {((0,), (2,), State.CACHED, 16), ((0,), (1,), State.CACHED, 16)}
    assert [box.recomputed for box in figure.boxes] == [False, False, True]


@pytest.mark.parametrize("again", [0, 1, 2])
def test_module_is_recomputed_if_all_nodes_are(again):
    nodes = [node(f"{name}Backward0", n, module=0) for n, name in enumerate(("Sin", "Cos"))]
    nodes[:again] = [each._replace(region=0) for each in nodes[:again]]
    recording = Recording(meta=meta(), nodes=tuple(nodes), modules=(module("block"),)).check()

    (box,) = outline(Index(recording), ()).boxes

    assert (box.kind, box.recomputed) == (BoxKind.MODULE, again == 2)


def test_checkpoint_inputs_are_shown_inside_module():
    checkpoint = Node("checkpoint", NodeKind.CHECKPOINT, None, 0, None, None, 0)
    inner = node("SinBackward0", 1, module=0)._replace(region=0)
    recording = Recording(
        meta=meta(),
        nodes=(node("ExpBackward0", 0), checkpoint, inner),
        modules=(module("block"),),
        edges=(Edge(0, 0, 2, 0, 0),),
        storages=(storage(16),),
        tensors=(tensor(0, 4),),
        saves=(save(1, "args[0]", 0),),
    ).check()

    found = ways(outline(Index(recording), within=0))

    assert found == {((0,), (2,), State.CACHED, 16), ((0,), (1,), State.CACHED, 16)}


def test_within_draws_one_module_with_its_edges():
    block = next(i for i, call in enumerate(TRANSFORMER.modules) if call.fqn == "layers.1")
    figure = outline(Index(TRANSFORMER), (), within=block)
    inside = [box for box in figure.boxes if box.nodes]
    assert [cluster.call for cluster in figure.clusters] == [block]
    assert {box.cluster for box in inside} == {block}
    assert attributed(figure) * 3 == totals(TRANSFORMER).cached_bytes
    assert kinds(figure).count(BoxKind.LEAF) == kinds(figure).count(BoxKind.OUTPUT) == 1


@settings(max_examples=arbitrary.examples(30))
@given(arbitrary.recordings(), st.integers(0, 3))
def test_inside_of_any_module_can_be_drawn(recording, call):
    if call < len(recording.modules):
        figure = outline(Index(recording), within=call)
        assert all(edge.consumer < len(figure.boxes) for edge in figure.edges)


def test_outlines_share_one_scene():
    recording = recordings.transformer(3)
    blocks = [call for call, row in enumerate(recording.modules) if row.type_name == "Block"]
    index = Index(recording)
    asked = [None, (), (0,), (0, *blocks), range(MODULES), (0, blocks[-1]), None]

    assert [outline(index, calls) for calls in asked] == [
        outline(Index(recording), calls) for calls in asked
    ]
    assert outline(index, (), within=blocks[0], parameters=True) == outline(
        Index(recording), (), within=blocks[0], parameters=True
    )
    assert scene(index) == scene(Index(recording))  # no outline changed it


@given(st.data())
@settings(max_examples=arbitrary.examples(200))
def test_exclusive_bytes_belong_to_innermost_common_call(data):
    parents = [data.draw(st.none() | st.integers(0, n - 1) if n else st.none()) for n in range(8)]
    calls = data.draw(st.lists(st.none() | st.integers(0, 7), min_size=1, max_size=6))
    recording = Recording(
        meta=meta(),
        modules=tuple(module(f"m{n}", parent) for n, parent in enumerate(parents)),
        nodes=tuple(node("MulBackward0", n, call) for n, call in enumerate(calls)),
        storages=(storage(16),),
        tensors=(tensor(0, 4),),
        saves=tuple(save(n, "self", 0) for n in range(len(calls))),
    ).check()

    def around(call):
        return set() if call is None else {call} | around(parents[call])

    common = set.intersection(*map(around, calls))
    found = {row.module for row in module_rows(Index(recording)) if row.exclusive_bytes}
    assert found == common


# On a page


def on_page(recording, wanted=()):
    return outline(Index(recording), wanted)


def test_equal_blocks_join_but_ops_do_not():
    recording = recordings.transformer(2)
    assert layers(on_page(recording, {0})) == [2]
    (attention, *_) = (n for n, c in enumerate(recording.modules) if c.type_name == "Attention")
    figure = on_page(recording, {0, attention - 2, attention})
    linears = {n for n, call in enumerate(recording.modules) if call.type_name == "Linear"}
    assert not any(len(box.rows) > 1 and {*box.rows} <= linears for box in figure.boxes)


def test_box_of_blocks_has_bytes_of_each():
    recording = recordings.transformer(6)
    gelus = [row for row in recording.saves if recording.nodes[row.node].name == "GeluBackward0"]
    last = recording.tensors[gelus[-1].tensor or 0].storage
    storages = [
        row._replace(nbytes=row.nbytes + 4) if position == last else row
        for position, row in enumerate(recording.storages)
    ]
    figure = on_page(dataclasses.replace(recording, storages=tuple(storages)), {0})
    (box,) = (box for box in figure.boxes if box.kind is BoxKind.MODULE)
    assert len(box.rows) == 6
    assert sum(box.each_bytes) == box.attributed_bytes
    assert box.each_bytes[-1] == box.each_bytes[1] + 4


def rounds(count):
    """Repeated gather, expert of two nodes and scatter; each saves 8 bytes more."""
    calls = tuple(module(f"expert.{i}") for i in range(count))
    names = ("Gather", None), ("Mm", 0), ("Gelu", 0), ("Scatter", None)
    nodes = [
        node(name, 4 * i + n, None if inside is None else i)
        for i in range(count)
        for n, (name, inside) in enumerate(names)
    ]
    return Recording(
        meta=meta(),
        modules=calls,
        nodes=tuple(nodes),
        storages=tuple(storage(8 * i + 8) for i in range(count)),
        tensors=tuple(tensor(i, 2) for i in range(count)),
        saves=tuple(save(4 * i + 2, "self", i) for i in range(count)),
    ).check()


def test_experts_in_rounds_are_one_box():
    figure = on_page(rounds(64))
    (box,) = (box for box in figure.boxes if box.kind is BoxKind.MODULE)
    assert box.rows == tuple(range(64))
    assert box.each_bytes == tuple(8 * i + 8 for i in range(64))
    assert sum(box.nodes for box in figure.boxes) == 4 * 64
    assert len(figure.boxes) <= 3


def test_one_expert_can_be_opened():
    figure = on_page(rounds(9), {4})
    assert [len(box.rows) for box in figure.boxes if box.kind is BoxKind.MODULE] == [4, 4]
    assert attributed(figure) == attributed(on_page(rounds(9)))


def test_heaviest_module_opens_first():
    recording = Recording(
        meta=meta(),
        modules=(module("light"), module("heavy", type_name="Other")),
        nodes=tuple(node(name, i, i // 3) for i, name in enumerate(("Exp", "Sin", "Cos") * 2)),
        storages=(storage(8), storage(16)),
        tensors=(tensor(0, 2), tensor(1, 4)),
        saves=(save(0, "self", 0), save(3, "self", 1)),
    ).check()
    figure = outline(Index(recording), limit=4)
    assert figure.open_calls == (1,)


@given(st.sets(st.integers(0, MODULES - 1)))
def test_no_bytes_are_lost_on_page(open_calls):
    assert attributed(on_page(TRANSFORMER, open_calls)) == totals(TRANSFORMER).cached_bytes


@given(arbitrary.recordings(), st.sets(st.integers(0, 3)))
def test_page_of_any_recording_loses_no_bytes(recording, open_calls):
    recording = without_leaf_saves(recording)
    sizes = [recording.storages[storage].nbytes for storage in attributions(Index(recording))]
    assert attributed(on_page(recording, open_calls)) == sum(sizes)
