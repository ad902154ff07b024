"""Names of the rows of a recording, and bytes of tensors by type."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tb_actmem.analysis.index import (
    Index,
    below,
    call_name,
    fqn,
    layers_name,
    op_name,
    op_names,
    source,
    unwrapped,
)
from tb_actmem.analysis.index.devices import View, block_nbytes, itemsize, tensor_nbytes, view_of
from tb_actmem.analysis.index.flops import operator
from tb_actmem.model import Category, Frame, ModuleCall, Node, NodeKind, Recording
from tests.support.recordings import EXAMPLES, every_value, leaf, meta, node, storage, tensor, toy


@pytest.mark.parametrize(
    ("dtype", "nbytes"),
    [
        ("float32", 4), ("bfloat16", 2), ("bool", 1), ("complex128", 16), ("float8_e4m3fn", 1),
        ("uint4", 0.5), ("int64", 8), ("float4_e2m1fn_x2", 0.5), ("quint8", 1), ("unheard", 1),
    ],
)  # fmt: skip
def test_bytes_of_element(dtype, nbytes):
    assert itemsize(dtype) == nbytes


def test_tensor_bytes_and_storage_bytes():
    recording = replace(
        every_value(), tensors=(*every_value().tensors, tensor(2, 3), tensor(None, 3))
    )
    last = len(recording.tensors) - 1
    odd = replace(recording, tensors=(tensor(2, 3)._replace(dtype="uint4"),))

    assert tensor_nbytes(recording, last) == 12
    assert tensor_nbytes(recording, None) == 0
    assert tensor_nbytes(odd, 0) == 2  # one and a half
    assert view_of(odd, 0) == View(2, 8)
    assert view_of(recording, last) is view_of(recording, None) is None
    assert view_of(toy(), 3) is None  # all of it
    assert [block_nbytes(nbytes) for nbytes in (0, 1, 512, 513)] == [0, 512, 512, 1024]


NAMED = Recording(
    meta=meta(),
    modules=(
        ModuleCall("", "Model", 0, None, 0, 0),
        ModuleCall("h.0", "Block", 0, 0, 0, 0),
        ModuleCall("h.0.attn", "Attention", 2, 1, 0, 0),
        ModuleCall("Loss", "Loss", 0, None, 0, 0),
    ),
    frames=(Frame("/home/me/model.py", 12, "forward"), Frame("C:\\me\\train.py", 3, "f")),
    nodes=(
        leaf(0), leaf(1), leaf(2), node("AddmmBackward0"), node("ToCopyBackward0"),
        node("GridSampler2DBackward0"), node("MaxPool2DWithIndicesBackward0"),
        node("PowBackward1"), node("Im2ColBackward0"), node("Backward0"),
        Node("MyBackward", NodeKind.CUSTOM_FUNCTION, None, None, None, None, None),
        node("NestedViewBackward0AutogradNestedTensor"),
    ),
    storages=(storage(8, Category.PARAMETER, "w"), storage(8, Category.INPUT)),
    tensors=(tensor(0, 2), tensor(1, 2), tensor(None, 2)),
)  # fmt: skip


def test_node_names():
    names = [op_name(NAMED, at) for at in range(len(NAMED.nodes))]

    assert names == [
        "w", "input", "AccumulateGrad", "addmm", "to_copy", "grid_sampler_2d",
        "max_pool2d_with_indices", "pow", "im2col", "Backward0", "MyBackward", "nested_view",
    ]  # fmt: skip
    for recording in (NAMED, *EXAMPLES.values()):
        each = [op_name(recording, at) for at in range(len(recording.nodes))]
        assert op_names(Index(recording)) == each


def test_module_and_line_names():
    assert [fqn(NAMED, module) for module in (None, 0, 1)] == ["", "Model", "h.0"]
    assert [call_name(NAMED, 2, around) for around in (None, 0, 1, 2, 3)] == [
        "h.0.attn #3", "h.0.attn #3", "attn #3", "h.0.attn #3", "h.0.attn #3",
    ]  # fmt: skip
    assert call_name(NAMED, 1, 0) == "h.0"
    assert [source(NAMED, frame) for frame in (None, 0, 1)] == ["", "model.py:12", "train.py:3"]
    assert below("h.0.attn", "h.0") == "attn"
    assert below("h.01", "h.0") == below("h.01", "") == "h.01"
    assert layers_name("h.3.attn.4") == "h.*.attn.4"
    assert layers_name("h3.x4") == "h3.x4"
    assert unwrapped("_orig_mod.h.0._checkpoint_wrapped_module.a") == "h.0.a"
    assert unwrapped("h._fsdp_wrapped_module") == "h"
    assert unwrapped("my_orig_mod") == "my_orig_mod"


@pytest.mark.parametrize(
    ("name", "parts", "path", "in_place", "takes_out"),
    [
        ("aten::add_.Tensor", ("aten", "add_", "Tensor"), "Tensor", True, False),
        ("aten::mm", ("aten", "mm", ""), "default", False, False),
        ("aten::mm.out", ("aten", "mm", "out"), "out", False, True),
        ("aten::add.Scalar_out", ("aten", "add", "Scalar_out"), "Scalar_out", False, True),
        ("aten::__iand__.Tensor", ("aten", "__iand__", "Tensor"), "Tensor", True, False),
        ("aten::__and__", ("aten", "__and__", ""), "default", False, False),
        ("aten::max.dim_max", ("aten", "max", "dim_max"), "dim_max", False, True),
        ("a::b::op.x.y", ("a::b", "op", "x.y"), "x.y", False, False),
        ("op", ("", "op", ""), "default", False, False),
        ("x::layout.without", ("x", "layout", "without"), "without", False, False),
    ],
)
def test_name_of_op_in_its_parts(name, parts, path, in_place, takes_out):
    found = operator(name)

    assert tuple(found) == parts
    assert found.path == (*parts[:2], path)
    assert (found.works_in_place, found.takes_out) == (in_place, takes_out)
