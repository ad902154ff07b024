"""Limits for a recording, and growth since an earlier one."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from tb_actmem.analysis.compare import compare_rows
from tb_actmem.analysis.compare.limits import (
    Growth,
    Limit,
    check_limits,
    grown_modules,
    growth_limits,
    module_limits,
    peak_key,
)
from tb_actmem.analysis.index import Index
from tb_actmem.errors import RenderError
from tb_actmem.model import Phase, PhaseKind
from tests.support.recordings import chain, empty, shared_storage, toy, transformer
from tests.support.written import written

TOY = Index(toy())
"""Saves 168 bytes, 72 in the second Linear, with a peak of 192."""


def test_totals_are_compared_with_limits():
    kept, peak = check_limits(TOY, {"saved_bytes": 168, "forward_peak_bytes": 100}, ())

    assert kept == Limit("saved_bytes", (), None, 168, 168)
    assert peak == Limit("forward_peak_bytes", (), None, 100, 192)
    assert (kept.over_bytes, peak.over_bytes) == (0, 92)
    assert [*check_limits(TOY, {}, ())] == []


def test_peak_is_step_peak_with_backward():
    whole = replace(toy(), phases=(Phase(PhaseKind.FORWARD, 0, 4), Phase(PhaseKind.BACKWARD, 4, 6)))

    assert peak_key(TOY) == peak_key(TOY, Index(whole)) == "forward_peak_bytes"
    assert peak_key(Index(whole)) == "step_peak_bytes"
    assert peak_key(TOY, Index(shared_storage())) is None


def test_limit_on_unknown_total_is_rejected():
    with pytest.raises(
        RenderError, match="The recording has no forward_peak_bytes: record the step"
    ):
        [*check_limits(Index(shared_storage()), {"forward_peak_bytes": 1}, ())]
    with pytest.raises(RenderError, match="No module call matches '9', so no limit was checked"):
        [*check_limits(TOY, {}, [("9", 1)])]


def test_unmatched_limit_names_closest_modules():
    with pytest.raises(RenderError, match=r"The closest names: tail, "):
        [*check_limits(Index(written(LAYERS)), {}, [("tial", 1)])]


LAYERS = """
model.h.0.mlp | a[2] = sin(x[2]) keeps self=x
model.h.1.mlp | b[4] = sin(y[4]) keeps self=y
model.h.1.mlp.in | c[2] = sin(z[2]) keeps self=z
model.tail | d[8] = sin(v[8]) keeps self=v
"""


@pytest.mark.parametrize(
    ("pattern", "limits"),
    [
        ("h.*", [(("model.h.1", "model.h.0"), 24)]),
        ("mlp", [(("model.h.1.mlp", "model.h.0.mlp"), 24)]),
        ("h.1.mlp", [(("model.h.1.mlp",), 24)]),
        ("h.1.*", [(("model.h.1.mlp",), 24)]),
        ("mlp.*", [(("model.h.1.mlp.in",), 8)]),
        ("model", [(("model",), 64)]),
        ("t*", [(("model.tail",), 32)]),
        ("*l", [(("model",), 64), (("model.tail",), 32)]),
        ("a.model", []),
        ("H", []),
    ],
)
def test_pattern_matches_end_of_name_and_largest_layer(pattern, limits):
    found = module_limits(Index(written(LAYERS)), pattern, 10)

    assert sorted(found) == sorted(
        Limit("module_bytes", modules, None, 10, nbytes) for modules, nbytes in limits
    )
    if found:
        assert [*check_limits(Index(written(LAYERS)), {}, [(pattern, 10)])] == found


def test_growth_is_compared_with_earlier_recording():
    before, after = Index(chain(4)), Index(chain(6))

    # 64 and 96 bytes are saved, and the output adds 16 at the peak.
    kept, peak = growth_limits(before, after, Fraction(1, 2))

    assert kept == Limit("saved_bytes", (), 64, 96, 96)
    assert (peak.key, peak.limit_bytes, peak.before_bytes) == ("forward_peak_bytes", 96, 64)
    assert (kept.over_bytes, peak.over_bytes) == (0, 0)
    (alone,) = growth_limits(Index(shared_storage()), TOY, Fraction(1, 100))
    assert alone == Limit("saved_bytes", (), 24, 24, 168)


def test_grown_modules_are_sorted_by_growth():
    before = written(LAYERS)
    after = written(
        LAYERS.replace("x[2]", "x[5]").replace("y[4]", "y[5]").replace("z[2]", "z[1]")
        .replace("v[8]", "v[10]")
    )  # fmt: skip

    assert grown_modules(compare_rows(before, after)) == [
        Growth(("model.h.0.mlp",), 8, 20),
        Growth(("model.tail",), 32, 40),
        Growth(("model.h.1.mlp",), 16, 20),
    ]
    equal = grown_modules(compare_rows(transformer(3), transformer(3, tokens=5)))
    attention = equal[[len(of.modules) for of in equal].index(3)]
    assert attention.grown_bytes == 3 * (attention.after_bytes - attention.before_bytes) > 0
    assert grown_modules(compare_rows(before, before)) == []
    assert grown_modules(compare_rows(before, empty())) == []
