"""The minimum time of a recomputation, by a GPU's data sheet."""

from __future__ import annotations

import pytest
import torch
from torch import nn

import tb_actmem
from tb_actmem.errors import PredictError
from tb_actmem.model import Recording
from tb_actmem.predict.fake_cuda.gpus import gpu, names
from tests.support.checkpointable import residuals


def recorded(dtype: torch.dtype, *layers: nn.Module) -> Recording:
    model = nn.Sequential(nn.Sequential(*layers), nn.Tanh()).to(dtype)
    x = torch.randn(64, 256, dtype=dtype, requires_grad=True)
    with tb_actmem.record(model) as recorder:
        model(x).sum().backward()
    return tb_actmem.predict.checkpoint(recorder.recording, "0")


def test_elementwise_op_takes_time_of_its_bytes():
    predicted = recorded(torch.float32, nn.GELU(), nn.Sigmoid(), nn.GELU())
    cost = tb_actmem.predict.cost(predicted, "A100")

    # Torch stops before the last GELU. The others read and write 64 KiB each.
    assert (cost.flops, cost.moved_bytes) == (0, 2 * 2 * 2**16)
    assert cost.milliseconds == pytest.approx(2 * 2 * 2**16 / 2039e9 * 1e3)
    assert "no matmuls, 256 KiB read and written; at least 0.00013 ms on A100 (" in str(cost)


@pytest.mark.parametrize(("dtype", "speed"), [("float32", 8.1e12), ("bfloat16", 65e12)])
def test_matmul_takes_time_of_its_flops(dtype, speed):
    predicted = recorded(getattr(torch, dtype), nn.Linear(256, 256), nn.GELU())
    cost = tb_actmem.predict.cost(predicted, "T4")
    flops, nbytes = 2 * 64 * 256 * 256, (2 * 64 * 256 + 256 * 256 + 256) * (4, 2)[speed > 9e12]

    assert cost.flops == flops
    assert cost.milliseconds == pytest.approx(max(flops / speed, nbytes / 320e9) * 1e3)


def test_plan_has_cost_of_its_prediction():
    case = residuals()
    with tb_actmem.record(case.model) as recorder:
        case.forward().backward()
    recording = recorder.recording
    free, cheap = (
        tb_actmem.predict.plan(recording, max_recompute=0, on=on) for on in ("H100", "t4")
    )
    plan = tb_actmem.predict.plan(recording, reduce="20%", on="A100")

    assert plan.cost == tb_actmem.predict.cost(plan.recording, "A100")
    assert free.cost.flops == cheap.cost.flops == 0 < free.cost.moved_bytes
    assert 0 < free.cost.milliseconds < cheap.cost.milliseconds
    assert "0%" not in str(free).partition("recomputed: ")[2]
    assert all(point.milliseconds > 0 for point in free.curve if point.modules)


def test_device_of_plan_is_that_of_its_time():
    case = residuals()
    with tb_actmem.record(case.model) as recorder:
        case.forward().backward()
    assert tb_actmem.predict.plan(recorder.recording, device="L4").cost.gpu == "L4"


@pytest.mark.parametrize(("name", "key"), [("A100", "NVIDIA A100"), ("H100", "NVIDIA H100")])
def test_speeds_are_those_torch_knows(name, key):
    known = pytest.importorskip("torch._inductor.analysis.device_info")._device_mapping[key]
    dense = getattr(known, "tops_sparsity_factor", None)
    if dense is None:
        pytest.skip("this torch does not say whether its speeds are those of sparse matrices")
    in_float32, in_tf32, in_16_bits = gpu(name).tflops

    assert in_float32 == pytest.approx(known.tops[torch.float32], rel=0.01)
    assert in_tf32 == pytest.approx(known.tops["torch.tf32"] / dense, rel=0.01)
    assert in_16_bits == pytest.approx(known.tops[torch.bfloat16] / dense, rel=0.01)
    assert gpu(name).gigabytes == known.dram_bw_gbs


def test_narrower_dtypes_are_never_slower():
    speeds = [gpu(name).tflops for name in names()]
    assert all(sorted(each) == list(each) for each in speeds) and len(speeds) > 20


def test_cost_without_backward_is_refused_and_not_zero():
    case = residuals()
    with tb_actmem.record(case.model) as recorder:
        kept = case.forward()
    predicted = tb_actmem.predict.checkpoint(recorder.recording, case.names)
    del kept

    with pytest.raises(PredictError, match="needs the backward"):
        tb_actmem.predict.cost(predicted)
