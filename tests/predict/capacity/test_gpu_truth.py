"""Public runs on real GPUs: the same program in a dry run."""

from __future__ import annotations

import pytest
import torch

from benchmarks.cuda.gpu_truth import RUNS, measured
from tb_actmem.predict.fake_cuda import pretended

pytestmark = [
    pytest.mark.cuda,
    pytest.mark.skipif(not pretended(), reason="run it by tb-actmem dry-run"),
    pytest.mark.skipif("2.12" <= torch.__version__ < "2.13", reason="torch 2.12 was not compared"),
]


@pytest.mark.parametrize("number", [0, 2, 4, 8])
def test_dry_run_and_fits_match_real_gpu(number: int, compiled_observer: None) -> None:
    real, found = RUNS[number], measured(number)

    assert found["is_same"]  # each allocation and free, in order
    allocated, reserved = found["dry_run"]
    assert allocated == pytest.approx(real.allocated, rel=0.005)
    assert reserved == pytest.approx(real.reserved, rel=0.015)
    if torch.__version__ < "2.12":  # the real torch, or one that allocates like it
        assert allocated == pytest.approx(real.allocated, abs=3_900_000)  # it is rebuilt
        assert reserved == found["fits"][1] == real.reserved
    for fits, margin in ((found["fits"], 0.005), (found["fits_as_real"], 0.0002)):
        allocated, reserved, least, most = fits
        assert allocated == pytest.approx(real.allocated, rel=margin)
        assert reserved == pytest.approx(real.reserved, rel=0.015)
        assert least <= real.reserved <= most
