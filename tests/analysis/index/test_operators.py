"""In-place arguments by an op's name, checked with torch's schemas and real ops."""

from __future__ import annotations

from typing import Any

import pytest
import torch
from torch import Tensor, nn

import tb_actmem
from tb_actmem.analysis.index import Index
from tb_actmem.analysis.index.costs import costs
from tb_actmem.analysis.index.flops import operator, written


def schemas() -> list[Any]:
    """Torch's ops on tensors that return a tensor."""
    private: Any = torch._C
    return [
        schema
        for schema in private._jit_get_all_schemas()
        if schema.name.startswith("aten::")
        and schema.returns
        and schema.arguments
        and str(schema.arguments[0].type) == "Tensor"
        and all(str(returned.type) == "Tensor" for returned in schema.returns)
    ]


def test_in_place_ops_are_found_by_name():
    """Return which arguments are written and returned, from torch's schema."""
    wrong = set()
    for schema in schemas():
        called = operator(f"{schema.name}.{schema.overload_name}")
        returns = all(row.alias_info and row.alias_info.is_write for row in schema.returns)
        if returns != (called.works_in_place or called.takes_out):
            wrong.add(schema.name)

    assert len(schemas()) > 1000
    # The last has no telling overload name; the schemas of the others lack this.
    unsaid = {"aten::_no_grad_embedding_renorm_", "aten::fbgemm_linear_fp16_weight"}
    unsaid.add("aten::fbgemm_linear_fp16_weight_fp32_activation")
    # Before torch 2.13, flatten has an overload named_out_dim, which runs as other ops.
    assert wrong <= {*unsaid, "aten::geqrf", "aten::flatten"}


class Writing(nn.Module):
    """Runs an op on its input."""

    def __init__(self, op: Any) -> None:
        super().__init__()
        self.op = op

    def forward(self, x: Tensor, given: Tensor) -> Tensor:
        self.op(given)
        return x.exp()


def test_written_storages_are_found():
    """Check that the last initial storage is written into, or that none is."""
    given = torch.ones(4, dtype=torch.int64)
    for op, writes in (
        (lambda x: x >> 1, False),
        (lambda x: x & 1, False),
        (lambda x: x.add(1), False),
        (lambda x: x.view(2, 2), False),
        (lambda x: x.__irshift__(1), True),
        (lambda x: x.mul_(1), True),
        (lambda x: torch.add(x, 0, out=x), True),
        (lambda x: torch.max(torch.ones(4, 1), 1, out=(torch.ones(4), x)), True),
    ):
        with tb_actmem.record(nn.Identity()) as recorder:
            version = given._version
            op(given)
        recording = recorder.recording
        own = {s for s, row in enumerate(recording.storages) if row.birth is None}
        found = {s for row in recording.ops for s in written(recording, row)}
        assert (given._version > version) == writes
        assert bool(found & own) == writes


@pytest.mark.parametrize("op", [lambda x: x >> 1, lambda x: x << 1, lambda x: 1 + (x & 1)])
def test_read_only_dunder_op_can_be_checkpointed(op):
    recording = step(op)

    predicted = tb_actmem.predict.checkpoint(recording, modules=["0"])
    assert predicted.meta.predicted == "0 under checkpoints"


@pytest.mark.parametrize(
    ("op", "name"),
    [
        (lambda x: torch.add(x, 1, out=x), "add"),
        (lambda x: torch.sort(torch.ones(4), out=(torch.ones(4), x)), "sort"),
        (lambda x: x.__irshift__(1), "__irshift__"),
    ],
)
def test_in_place_call_under_checkpoint_is_rejected(op, name):
    with pytest.raises(
        tb_actmem.errors.PredictError,
        match=rf"0 writes into its input \({name}\), and a checkpoint would recompute",
    ):
        tb_actmem.predict.checkpoint(step(op), modules=["0"])


def step(op: Any) -> tb_actmem.Recording:
    model = nn.ModuleList([Writing(op)])
    x, given = torch.randn(4, requires_grad=True), torch.ones(4, dtype=torch.int64)
    with tb_actmem.record(model, stacks=False) as recorder:
        model[0](x, given).sum().backward()
    return recorder.recording


def test_result_written_by_out_cannot_be_kept():
    class Overwritten(nn.Module):
        def forward(self, x: Tensor) -> Tensor:
            y = x.detach().sin()
            torch.add(y, 1, out=y)
            return x.exp() * y

    model, x = nn.Sequential(Overwritten()), torch.randn(4, requires_grad=True)
    with tb_actmem.record(model, stacks=False) as recorder:
        model(x).sum().backward()

    with pytest.raises(
        tb_actmem.errors.PredictError, match=r"writes into a result .* keep \(add\)"
    ):
        tb_actmem.predict.checkpoint(recorder.recording, modules=["0"], save=["sin"])


@pytest.mark.usefixtures("by_mode")  # which does not see the number 1 as a tensor
def test_out_arguments_count_as_moved_bytes():
    x, out = torch.randn(10), torch.randn(10)
    with tb_actmem.record(nn.Identity()) as recorder:
        torch.add(x, 1, out=out)
    index = Index(recorder.recording)

    (moved,) = [
        cost.moved_bytes
        for op, cost in zip(index.recording.ops, costs(index), strict=True)
        if op.name == "aten::add.out"
    ]
    assert moved == x.nbytes + 2 * out.nbytes  # all inputs, and the written output
