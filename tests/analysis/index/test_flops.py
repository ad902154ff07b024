"""The FLOPs of one op by the known shapes of its inputs, checked by hand."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tb_actmem.analysis.index import Index
from tb_actmem.analysis.index.costs import cost_of, costs, forward_flops, node_flops
from tb_actmem.analysis.index.flops import flops_of
from tb_actmem.model import Category, Phase, PhaseKind
from tests.support.recordings import empty, op, storage, tensor, toy

Shapes = tuple[tuple[int, ...], ...]


def flops(name: str, inputs: tuple[Shapes, ...], outputs: Shapes) -> int:
    """The FLOPs of an op; each input is the shapes of its views, the latest last."""
    made = tuple(tensor(None, *shape) for shape in outputs)
    recording = replace(empty(), tensors=made)
    views = {position: dict.fromkeys(shapes) for position, shapes in enumerate(inputs)}
    asked = op(f"aten::{name}", None, None, tuple(views), 0)
    return flops_of(recording, asked._replace(outputs=tuple(range(len(outputs)))), views)


UNKNOWN: Shapes = ((99,),)
"""A storage whose view for the product is unknown: its only view is a row."""


@pytest.mark.parametrize(
    ("name", "inputs", "output", "counted"),
    [
        ("mm", (((3, 4),), ((4, 5),)), (3, 5), 2 * 3 * 4 * 5),
        ("mm.out", (((3, 4),), ((4, 5),)), (3, 5), 2 * 3 * 4 * 5),
        ("mm", (((4, 4),),), (4, 4), 2 * 4 * 4 * 4),  # by itself
        ("addmm", (((3, 5),), ((3, 4),), ((4, 5),)), (3, 5), 2 * 3 * 4 * 5),
        ("bmm", (((2, 3, 4),), ((2, 4, 5),)), (2, 3, 5), 2 * 2 * 3 * 4 * 5),
        # One known factor is enough.
        ("bmm", (((2, 3, 4),), UNKNOWN), (2, 3, 5), 2 * 2 * 3 * 4 * 5),
        ("bmm", (UNKNOWN, ((2, 4, 5),)), (2, 3, 5), 2 * 2 * 3 * 4 * 5),
        ("mm", (UNKNOWN, UNKNOWN), (3, 5), 0),
        # Among several views, the latest pair that fits counts.
        ("mm", (((3, 6), (3, 4)), ((6, 5),)), (3, 5), 2 * 3 * 6 * 5),
        ("mm", (((3, 4), (3, 6)), ((6, 5), (4, 5))), (3, 5), 2 * 3 * 6 * 5),
        ("mm", (((3, 4), (3, 6)), UNKNOWN), (3, 5), 2 * 3 * 6 * 5),
        ("mm", (((3, 4),), ((6, 5),)), (3, 5), 2 * 3 * 4 * 5),
        # Views that cannot be the factor.
        ("mm", (UNKNOWN, ((4, 6),)), (3, 5), 0),
        ("mm", (UNKNOWN, ((7, 4, 5),)), (3, 5), 0),
        ("mm", (((4, 3),), UNKNOWN), (3, 5), 0),
        ("mm", (((5,),), ((5,),)), (), 0),
        ("relu", (((3, 4),),), (3, 4), 0),
    ],
)
def test_product_flops_are_two_per_multiply_add(name, inputs, output, counted):
    assert flops(name, inputs, (output,)) == counted


def test_product_without_output_has_no_flops():
    assert flops("mm", (((3, 4),), ((4, 5),)), ()) == 0


@pytest.mark.parametrize(
    ("given", "weight", "output", "counted"),
    [
        ((2, 4, 8, 8), (6, 4, 3, 3), (2, 6, 6, 6), 2 * 2 * 36 * 216),
        ((2, 4, 5, 5), (4, 6, 3, 3), (2, 6, 7, 7), 2 * 2 * 25 * 216),  # transposed
        # With equal channels, a growing output means a transposed convolution.
        ((2, 4, 7, 7), (4, 4, 3, 3), (2, 4, 5, 5), 2 * 2 * 25 * 144),
        ((2, 4, 5, 5), (4, 4, 3, 3), (2, 4, 7, 7), 2 * 2 * 25 * 144),
        ((2, 4, 5, 6), (4, 4, 3, 1), (2, 4, 7, 6), 2 * 2 * 30 * 48),
        ((2, 3, 4, 4), (5, 3, 1, 1), (2, 5, 6, 6), 2 * 2 * 36 * 15),  # padded
        ((7, 4, 9), (6, 4, 3), (7, 6, 7), 2 * 7 * 7 * 72),
        ((99,), (6, 4, 3, 3), (2, 6, 6, 6), 0),
        ((2, 4, 8, 8), (99,), (2, 6, 6, 6), 0),
    ],
)
def test_convolution_flops_are_counted_per_position(given, weight, output, counted):
    assert flops("convolution", ((given,), (weight,)), (output,)) == counted
    assert flops("cudnn_convolution", ((given,), (weight,), ((6,),)), (output,)) == counted


GRADIENT, GIVEN, WEIGHT = (2, 6, 6, 6), (2, 4, 8, 8), (6, 2, 3, 3)
"""Of a convolution in two groups."""
INTO, NARROW, BACK = (2, 6, 7, 7), (2, 4, 5, 5), (4, 3, 3, 3)
"""The same of a transposed one."""
OF_GIVEN, OF_WEIGHT = 2 * 2 * 36 * 108, 2 * 4 * 9 * 432
OF_NARROW, OF_BACK = 2 * 2 * 25 * 108, 2 * 6 * 9 * 200


@pytest.mark.parametrize(
    ("inputs", "outputs", "counted"),
    [
        ((GRADIENT, GIVEN, WEIGHT), (GIVEN, WEIGHT, (6,)), OF_GIVEN + OF_WEIGHT),
        ((GRADIENT, GIVEN, WEIGHT), (GIVEN,), OF_GIVEN),
        ((GRADIENT, GIVEN, WEIGHT), (WEIGHT, (6,)), OF_WEIGHT),
        ((GRADIENT, GIVEN, WEIGHT, (6,)), (WEIGHT,), OF_WEIGHT),
        ((INTO, NARROW, BACK), (NARROW, BACK), OF_NARROW + OF_BACK),
        ((INTO, NARROW, BACK), (NARROW,), OF_NARROW),
        ((INTO, NARROW, BACK), (BACK,), OF_BACK),
        (((99,), GIVEN, WEIGHT), (GIVEN, WEIGHT), 0),
        ((GRADIENT, (99,), WEIGHT), (GIVEN, WEIGHT), 0),
        ((GRADIENT, GIVEN, (99,)), (GIVEN, WEIGHT), 0),
        ((GRADIENT, GIVEN), (GIVEN, WEIGHT), 0),
    ],
)
def test_convolution_backward_counts_computed_gradients(inputs, outputs, counted):
    shapes = tuple((shape,) for shape in inputs)

    assert flops("convolution_backward", shapes, outputs) == counted


@pytest.mark.parametrize(
    ("queries", "keys", "output", "counted"),
    [
        (((2, 6, 32, 8),), ((2, 6, 16, 8),), (2, 6, 32, 10), 2 * 12 * 32 * 16 * (8 + 10)),
        (((2, 6, 32, 8),), ((2, 3, 16, 8),), (2, 6, 32, 10), 2 * 12 * 32 * 16 * (8 + 10)),
        (((12, 32, 8),), ((12, 16, 8),), (12, 32, 10), 2 * 12 * 32 * 16 * (8 + 10)),
        # Among several views, the latest pair that fits counts.
        (((2, 32, 8),), ((2, 16, 8), (2, 17, 9)), (2, 32, 10), 2 * 2 * 32 * 16 * (8 + 10)),
        (((2, 32, 8),), ((2, 17, 8), (2, 16, 8)), (2, 32, 10), 2 * 2 * 32 * 16 * (8 + 10)),
        (((2, 32, 9), (2, 32, 8)), ((2, 15, 9), (2, 16, 8)), (2, 32, 4), 2 * 2 * 32 * 16 * 12),
        (((2, 31, 8),), ((2, 16, 8),), (2, 32, 10), 0),
        (((2, 32, 8),), ((32, 8),), (2, 32, 10), 0),
        (((2, 32, 8),), ((2, 16, 7),), (2, 32, 10), 0),
    ],
)
def test_attention_flops_are_scores_and_weighted_values(queries, keys, output, counted):
    name = "_scaled_dot_product_flash_attention"

    assert flops(name, (queries, keys, UNKNOWN), (output, (2, 32))) == counted


def test_attention_backward_flops_are_five_products():
    name = "_scaled_dot_product_flash_attention_for_cpu_backward"
    gradients = (2, 6, 32, 8), (2, 6, 16, 8), (2, 6, 16, 10)

    assert flops(name, (), gradients) == 2 * (2 * 6 * 32) * 16 * (3 * 8 + 2 * 10)
    assert flops(name, (), gradients[:2]) == 0
    flat = (12, 32, 8), (12, 16, 8), (12, 16, 10)
    assert flops(name, (), flat) == flops(name, (), gradients)


def test_lstm_backward_has_twice_forward_flops():
    inputs = (((14, 3), (7, 2, 3)), ((20, 3),), ((20, 5),), ((20, 1),), ((2, 5),))
    unknown = (inputs[0], inputs[1], UNKNOWN)
    once = 2 * 7 * 2 * (20 * 3 + 20 * 5)

    assert flops("mkldnn_rnn_layer", inputs, ((7, 2, 5), (1, 2, 5))) == once
    assert flops("mkldnn_rnn_layer", unknown, ((7, 2, 5),)) == 2 * 7 * 2 * 20 * 3
    assert flops("mkldnn_rnn_layer_backward", inputs, ((7, 2, 3), (20, 3))) == 2 * once


def test_latest_view_of_storage_counts():
    """Two storages of 24 floats are multiplied after each new view of the first one."""
    given = Category.INPUT
    ops, tensors = [], [tensor(0, 3, 4), tensor(1, 24), tensor(2, 3, 5)]
    for shape in ((3, 8), (3, 4), (3, 2)):
        ops.append(op("aten::mm", None, None, (0, 1), 2))
        tensors.append(tensor(0, *shape))
        ops.append(op("aten::as_strided", None, None, (0,), len(tensors) - 1))
    ops.append(op("aten::mm", None, None, (0, 1), 2))
    recording = replace(
        toy(),
        modules=(), nodes=(), edges=(), outputs=(), saves=(),
        phases=(Phase(PhaseKind.FORWARD, 0, 7),),
        storages=(storage(96, given), storage(96, given), storage(60, birth=0)),
        tensors=tuple(tensors),
        ops=tuple(ops),
    ).check()  # fmt: skip

    found = [cost.flops for cost in costs(Index(recording))]
    assert found == [2 * 15 * 4, 0, 2 * 15 * 8, 0, 2 * 15 * 4, 0, 2 * 15 * 2]


def test_views_move_no_bytes():
    """Storages of 48, 60 and 4 bytes."""
    recording = replace(
        toy(),
        modules=(), nodes=(), edges=(), outputs=(), saves=(),
        phases=(Phase(PhaseKind.FORWARD, 0, 7),),
        storages=(storage(48, Category.INPUT), storage(60, birth=0), storage(4, birth=6)),
        tensors=(tensor(0, 3, 4), tensor(1, 3, 5), tensor(2, 1), tensor(None, 3), tensor(0, 12)),
        ops=tuple(
            op(f"aten::{name}", None, None, inputs, 0)._replace(outputs=outputs)
            for name, inputs, outputs in (
                ("exp", (0,), (1,)),
                ("view", (0,), (4,)),
                ("add_", (1, 0), (1,)),  # reads both, and writes into the first
                ("mul", (0, 0), (3,)),  # one storage, with an unknown output
                ("view", (0,), (1, 4)),  # of another storage too
                ("print", (0,), ()),
                ("unbind", (0,), (4, 2)),
            )
        ),
    ).check()  # fmt: skip

    moved = [cost.moved_bytes for cost in costs(Index(recording))]
    assert moved == [48 + 60, 0, 60 + 48 + 60, 0, 48 + 60 + 48, 0, 48 + 48 + 4]
    assert cost_of(Index(recording), (0, 1, 2)) == (0, 108 + 168)
    assert cost_of(Index(recording), ()) == (0, 0)


def test_flops_are_added_up_by_node_and_forward():
    linears = 2 * 3 * 4 * 8, 2 * 3 * 8 * 2
    phases = Phase(PhaseKind.FORWARD, 0, 4), Phase(PhaseKind.UPDATE, 4, 6)
    index = Index(toy())

    assert node_flops(index) == [0, 0, 0, linears[0], 0, 0, 0, 0, linears[1], 0]
    assert forward_flops(index) == sum(linears)
    assert forward_flops(Index(replace(toy(), phases=phases))) == linears[0]
