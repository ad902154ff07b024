"""A plan as code and in words, literally."""

from __future__ import annotations

import ast
from collections.abc import Sequence
from dataclasses import replace
from textwrap import indent
from types import SimpleNamespace
from typing import Any

import pytest

from tb_actmem.advice import Suggestion
from tb_actmem.model import ModuleCall, Phase, PhaseKind, Recording
from tb_actmem.predict.capacity.roofline import RecomputeCost
from tb_actmem.predict.planning import Point, percents, rising
from tb_actmem.predict.planning.applying import Pair, Verification
from tb_actmem.predict.planning.candidates import Refused
from tb_actmem.predict.planning.code import (
    Change,
    change_code,
    names_as_code,
    plan_code,
)
from tb_actmem.predict.planning.words import curve_text, gap_text, layers, plan_text
from tb_actmem.predict.rewriting import RewriteKind
from tests.support import warm
from tests.support.recordings import meta

GIB = 2**30


def model(*calls: tuple[str, str]) -> Recording:
    """Module calls with name and type."""
    return replace(
        Recording(meta=meta(has_ops=True)),
        modules=tuple(ModuleCall(name, of, 0, None, 0, 1) for name, of in calls),
        phases=(Phase(PhaseKind.FORWARD, 0, 0),),
    )


GPT2 = model(
    ("", "GPT2LMHeadModel"),
    ("h.0", "GPT2Block"),
    ("h.0.mlp", "GPT2MLP"),
    ("h.1", "GPT2Block"),
    ("h.10", "GPT2Block"),
)
BLOCKS = ("h.0", "h.1", "h.10")
CHECKPOINT = "from torch.utils.checkpoint import checkpoint\n"
CHANGE = """
class Changed:
    \"\"\"Comes first, so that no class of the model refuses to be inherited.\"\"\"

    def __init_subclass__(cls):
        pass

def change(module, run, **options):
    \"\"\"Let a function run each call of a module, hooks included.\"\"\"
    before = type(module)

    def call(self, *args, **kwargs):
        def inside(*args):
            return super(after, self).__call__(*args, **kwargs)

        return run(inside, *args, **options)

    # Not by a class statement, for which a metaclass may need arguments.
    names = {"__call__": call, "__module__": before.__module__}
    after = type.__new__(type(before), before.__name__, (Changed, before), names)
    module.__class__ = after

"""
SELECTIVE = f"""\
import functools

import torch
from torch.utils.checkpoint import checkpoint, create_selective_checkpoint_contexts
{CHANGE}"""
OFFLOAD = "from torch.autograd.graph import save_on_cpu\n"
AWAY = """\
def offloaded(call, *args):
    with save_on_cpu():
        return call(*args)

"""


def function(body: str) -> str:
    said = '"""Change modules, so that they save less for backward."""\n'
    return f"def save_less(model):\n{indent(said + body, '    ')}\n\nsave_less(model)\n"


def loop(run: str, *names: str) -> str:
    lines = "".join(f"    {name},\n" for name in names)
    return f"for name in (\n{lines}):\n    change(model.get_submodule(name), {run})\n"


PLAIN = "checkpoint, use_reentrant=False"


@pytest.mark.parametrize(
    ("modules", "save", "offload", "code"),
    [
        (("h.0",), {}, (), function(f"{CHECKPOINT}{CHANGE}{loop(PLAIN, repr('h.0'))}")),
        (
            ("h.0", "h.1"),
            {"h.1": ("aten::mm", "aten::add.Tensor")},
            (),
            function(
                f"{SELECTIVE}{loop(PLAIN, repr('h.0'))}\nsave = [\n"
                "    torch.ops.aten.mm.default,\n    torch.ops.aten.add.Tensor,\n]\n"
                "contexts = functools.partial(create_selective_checkpoint_contexts, save)\n"
                + loop(f"{PLAIN}, context_fn=contexts", repr("h.1"))
            ),
        ),
        (
            (),
            {},
            ("h.0", "h.1"),
            function(
                f"{OFFLOAD}{CHANGE}{AWAY}"
                + loop("offloaded", '*(f"h.{layer}" for layer in range(2))')
            ),
        ),
        (
            BLOCKS,
            {},
            ("h.0.mlp",),
            function(
                f"{OFFLOAD}{CHECKPOINT}{CHANGE}{AWAY}"
                + loop(PLAIN, '*(f"h.{layer}" for layer in (0, 1, 10))')
                + "\n"
                + loop("offloaded", repr("h.0.mlp"))
            ),
        ),
    ],
)
def test_code_of_change(modules, save, offload, code):
    change = Change(GPT2, modules, save, offload)

    assert change_code(change, None, GIB) == change_code(change, GIB, None) == code
    assert change_code(change, 3 * GIB, 2 * GIB) == (
        f"# Step peak: 3 GiB → 2 GiB, predicted by tb_actmem.\n{code}"
    )
    plan: Any = SimpleNamespace(
        before=GPT2, modules=modules, save=save, offload=offload,
        before_peak_bytes=3 * GIB, peak_bytes=2 * GIB,
        before_total_peak_bytes=None, total_peak_bytes=None,
    )  # fmt: skip
    assert plan_code(plan) == change_code(change, 3 * GIB, 2 * GIB)


PROGRAM = """
import torch
from torch import nn

model = nn.Sequential(nn.Sequential(nn.Linear(8, 8), nn.ReLU()), nn.Linear(8, 8))
{names} = ["the program's own"] * {count}
{code}
assert [{names}] == ["the program's own"] * {count}
ran = [type(part).__call__ is not nn.Module.__call__ for part in model]
model(torch.randn(4, 8)).sum().backward()
print(ran, all(parameter.grad is not None for parameter in model.parameters()))
"""


@pytest.mark.parametrize("is_partial", [False, True])
def test_pasted_code_overwrites_no_names_of_program(is_partial, tmp_path):
    before = model(("", "Sequential"), ("0", "Sequential"), ("1", "Linear"))
    change = Change(before, ("0",), {"0": ("aten::mm",)}, ("1",), is_partial=is_partial)
    code = change_code(change, 3 * GIB, 2 * GIB)
    stored = {
        node.id if isinstance(node, ast.Name) else node.name
        for node in ast.walk(ast.parse(code))
        if isinstance(node, ast.FunctionDef | ast.alias)
        or (isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store))
    }
    names = sorted(name for name in stored - {"torch", "save_less"} if name.isidentifier())
    program = tmp_path / "program.py"
    listed = ", ".join(name for name in names if not name.startswith("__"))
    program.write_text(
        PROGRAM.format(names=listed, count=listed.count(",") + 1, code=code), encoding="utf-8"
    )

    said = warm.run(str(program))
    assert {"checkpoint", "name", "save"} <= {*names}
    assert said.stdout == "[True, True] True\n"


def test_code_of_empty_plan_is_a_comment():
    plan: Any = SimpleNamespace(modules=(), offload=())

    assert plan_code(plan) == "# Nothing to checkpoint: the step is within the limit.\n"


@pytest.mark.parametrize(
    ("names", "lines"),
    [
        (["h.0", "h.1", "h.2"], ['*(f"h.{layer}" for layer in range(3))']),
        (["h.2", "h.3"], ['*(f"h.{layer}" for layer in range(2, 4))']),
        (["h.0", "h.2"], ['*(f"h.{layer}" for layer in (0, 2))']),
        (["h.1", "h.0"], ['*(f"h.{layer}" for layer in (1, 0))']),
        (["h.7.mlp"], ["'h.7.mlp'"]),
        (["h.01", "h.02"], ["'h.01'", "'h.02'"]),
        (["h.0.a", "tail", "h.1.a", "h.0.b"], [
            '*(f"h.{layer}.a" for layer in range(2))', "'tail'", "'h.0.b'",
        ]),
        (["h.0.1", "h.1.1"], ['*(f"h.{layer}.1" for layer in range(2))']),
    ],
)  # fmt: skip
def test_names_of_equal_layers_are_one_line(names, lines):
    assert names_as_code(names) == lines


@pytest.mark.parametrize(
    ("names", "said"),
    [
        (["h.3"], ["h.3"]),
        (["h.3", "h.4", "h.5", "h.7"], ["h.* (3–5, 7)"]),
        (["h.3", "h.5"], ["h.* (3, 5)"]),
        (["h.0.a", "tail", "h.1.a"], ["h.*.a (0–1)", "tail"]),
    ],
)
def test_names_of_equal_layers_are_one_word(names, said):
    assert layers(names) == said


def row(module: str) -> Suggestion:
    return Suggestion(module, (0,), (), "Act", 300, 200, "f(x)", RewriteKind.FUNCTION)


COST = RecomputeCost("H100", 1_500, 3 * GIB, 0.961, 4.0)


def plan(**changes: Any) -> Any:
    usual: dict[str, Any] = {
        "asked": "a peak of 2 GiB",
        "modules": ("h.0", "h.1", "tail"),
        "save": {"tail": ("aten::mm", "aten::mm.out", "aten::add.Tensor")},
        "offload": (),
        "link_bytes": 0,
        "before_peak_bytes": 4 * GIB,
        "before_total_peak_bytes": None,
        "total_peak_bytes": None,
        "peak_bytes": 2 * GIB,
        "peak_phase": PhaseKind.BACKWARD,
        "places": (),
        "released_bytes": 3 * GIB,
        "added_bytes": GIB,
        "host_bytes": 0,
        "cost": COST,
        "forward_flops": 6_000,
        "gap": 0.0,
        "suggestions": (),
        "notes": (),
        "refused": (),
    }
    return SimpleNamespace(**{**usual, **changes})


USUAL = """\
For a peak of 2 GiB, checkpoint:
  h.* (0–1)
  tail, keeping the results of mm, add
step peak: 4 GiB → 2 GiB (50.0%)
released: 3 GiB, saved instead: 1 GiB
recomputed: 1.5 kFLOPs, 3 GiB read and written; at least 0.96 ms on H100 (24.0% of the forward's \
time)
proven to be at most 0.1% from the optimum"""
UPDATE = """\
checkpoints do not lower a peak in the optimizer step: they release no gradients and no \
optimizer states"""


def test_plan_in_words():
    assert plan_text(plan()) == USUAL


def test_plan_text_with_every_line():
    text = plan_text(
        plan(
            offload=("h.1", "h.2"),
            link_bytes=5 * GIB,
            host_bytes=GIB,
            peak_phase=PhaseKind.UPDATE,
            suggestions=tuple(row(name) for name in ("one", "two", "three", "four")),
            refused=tuple(Refused(f"m{name}", f"m{name} cannot") for name in "abcdefg"),
        )
    )

    lines = text.splitlines()
    assert lines[:9] == [
        *USUAL.splitlines()[:3],
        "offload to the host:",
        "  h.* (1–2)",
        USUAL.splitlines()[3],
        UPDATE,
        USUAL.splitlines()[4],
        "saved on the host instead: 1 GiB",
    ]
    assert lines[10] == (
        "to the host and back: 5 GiB; a byte is estimated to cost as much as 4,000 recomputed "
        "matmul FLOPs"
    )
    assert [line.partition(": ")[0] for line in lines[12:]] == [
        *["before any checkpoint"] * 3,
        "cannot be checkpointed",
    ]
    assert [name in lines[12 + at] for at, name in enumerate(("one", "two", "three"))] == [True] * 3
    assert lines[-1] == "cannot be checkpointed: ma, mb, mc, md, me; ma cannot"


def test_plan_text_offload_only_and_empty():
    away = plan_text(plan(modules=(), save={}, offload=("tail",)))
    assert away.splitlines()[:3] == ["For a peak of 2 GiB, offload to the host:", "  tail",
                                     USUAL.splitlines()[3]]  # fmt: skip
    nothing = "For a peak of 2 GiB, nothing needs a checkpoint: the step peak is 4 GiB."
    none: dict[str, Any] = {"modules": (), "save": {}}
    assert plan_text(plan(**none)) == nothing
    assert plan_text(plan(**none, peak_phase=PhaseKind.UPDATE)) == f"{nothing}\n{UPDATE}"


@pytest.mark.parametrize(
    ("flops", "said"),
    [
        (0, "no matmuls"),
        (999, "999 FLOPs"),
        (1_000, "1.0 kFLOPs"),
        (10**6 - 1, "1000.0 kFLOPs"),
        (10**6, "1.0 MFLOPs"),
        (12 * 10**8, "1.2 GFLOPs"),
        (10**12, "1.0 TFLOPs"),
        (25 * 10**15, "25.0 PFLOPs"),
    ],
)
def test_flops_have_a_fitting_unit(flops, said):
    assert f"\nrecomputed: {said}, 3 GiB" in plan_text(plan(cost=replace(COST, flops=flops)))


@pytest.mark.parametrize(
    ("time", "said"),
    [
        (0.0, "0 ms"),
        (0.00149, "0.0015 ms"),
        (0.25, "0.25 ms"),
        (7.0, "7.0 ms"),
        (1234.5, "1,234 ms"),
    ],
)
def test_time_has_two_digits(time, said):
    assert f"; at least {said} on H100 (" in plan_text(plan(cost=replace(COST, milliseconds=time)))


def test_plan_that_recomputes_nothing_says_so():
    nothing = RecomputeCost("H100", 0, 0, 0.0, 4.0)
    assert "\nrecomputed: nothing\n" in plan_text(plan(cost=nothing))


@pytest.mark.parametrize(
    ("gap", "said"),
    [
        (0.0, "proven to be at most 0.1% from the optimum"),
        (0.001, "proven to be at most 0.1% from the optimum"),
        (0.025, "proven to be at most 2.5% from the optimum"),
        (float("inf"), "the distance from the optimum could not be proven"),
    ],
)
def test_gap_of_plan_is_printed(gap, said):
    assert gap_text(gap) == said


def point(peak: int, cost: float, share: float = 0.0, modules: Sequence[str] = ()) -> Point:
    return Point(peak, None, share, tuple(modules), {}, (), cost, cost, 0.0, cost * 10)


def test_dominated_points_are_left_out():
    best = point(9, 0.0), point(7, 0.1), point(3, 0.5)
    more = (
        point(9, 0.05),
        point(8, 0.1),
        point(7, 0.2),
        point(7, 0.1)._replace(max_recompute=0.3),
        point(4, 0.6),
    )

    assert rising([*more, *best]) == rising([*best, *more]) == best
    assert rising([]) == ()


def test_curve_has_all_recompute_limits():
    shares = sorted(percents(offload=False))
    assert shares == [0, 1, 2, 5, 10, 15, 20, 25, 30, 40, 50, 60, 70, 80, 90, 100, 150]
    assert sorted(percents(offload=True)) == [
        *shares, 300, 1_000, 3_000, 10_000, 100_000, 1_000_000,
    ]  # fmt: skip


def test_curve_is_printed_in_columns():
    points = point(2 * GIB, 0.0), point(2**20, 0.5, 0.125, ["a", "b"])

    assert curve_text(plan(curve=points)).splitlines() == [
        "recomputed matmul FLOPs  time on H100  step peak  modules",
        "                   0.0%          0 ms      2 GiB        0",
        "                  12.5%        5.0 ms      1 MiB        2",
    ]


def test_prediction_and_measurement_text():
    recording = model(("", "Model"))
    same = Verification(Pair(2048, 1024), Pair(0, 0), Pair(4096, 4096), (), recording)
    row: Any = None

    assert str(same).splitlines() == [
        "saved for backward: predicted 2,048 bytes, measured 1,024 bytes, 2.0000",
        "step peak: predicted 0 bytes, measured 0 bytes, 0.0000",
        "total peak: predicted 4,096 bytes, measured 4,096 bytes, 1.0000",
        "every save is as predicted",
    ]
    without_model = same._replace(differing=(row, row), total_peak=None)
    assert str(without_model).splitlines()[2] == "2 saves differ"
    assert Pair(3, 0).ratio == 3
