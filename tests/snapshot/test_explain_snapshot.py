"""An explanation names the op, the line and the purpose of memory."""

from __future__ import annotations

import io
import json
import pickle
import re
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any

import pytest
from torch.cuda._memory_viz import segsum

from tb_actmem.cli.main import main
from tb_actmem.model import Frame, PhaseKind
from tb_actmem.snapshot import snapshot_of
from tb_actmem.snapshot.explain import Explanation, Kind, Moment, explain
from tb_actmem.snapshot.growth import growths
from tb_actmem.snapshot.recording import recording_of
from tb_actmem.snapshot.stacks import Role, place_of
from tests.support.snapshots import (
    ENGINE,
    MIB,
    block,
    event,
    freed,
    line_frame,
    op_frame,
    segment,
    snapshot,
)

BASE = 2**40
TORCH = "/env/lib/python3.11/site-packages/torch"
CALL = line_frame(1787, "_wrapped_call_impl", f"{TORCH}/nn/modules/module.py")
STEP = line_frame(240, "step", f"{TORCH}/optim/adam.py")
TRAIN = line_frame(30, "<module>", "/home/me/train.py")
LINEAR = line_frame(134, "forward", f"{TORCH}/nn/modules/linear.py")
IN_FORWARD = [op_frame("addmm"), LINEAR, CALL, line_frame(12), CALL, TRAIN]
IN_BACKWARD = [
    op_frame("mm"),
    {"filename": "??", "line": 0, "name": "torch::autograd::generated::AddmmBackward0::apply(...)"},
    ENGINE,
]
IN_STEP = [op_frame("zeros_like"), line_frame(170, "_init_group", f"{TORCH}/optim/adam.py"), TRAIN]
IN_MODEL = [
    op_frame("empty_strided"),
    op_frame("_to_copy"),
    line_frame(966, "_apply", f"{TORCH}/nn/modules/module.py"),
    line_frame(5, "<module>", "/home/me/train.py"),
]


def step_events() -> list[dict[str, Any]]:
    """One step: 4 MiB of activations, then a gradient of 2 MiB, then a state of 3 MiB."""
    return [
        event("alloc", BASE + 4 * MIB, 4 * MIB, IN_FORWARD),
        event("alloc", BASE + 8 * MIB, 2 * MIB, IN_BACKWARD),
        event("alloc", BASE + 10 * MIB, 2 * MIB, IN_BACKWARD),
        *freed(BASE + 10 * MIB, 2 * MIB),
        *freed(BASE + 4 * MIB, 4 * MIB),
        event("alloc", BASE + 10 * MIB, 3 * MIB, IN_STEP),
    ]


EVENTS = [
    event("segment_alloc", BASE, 20 * MIB, IN_MODEL),
    event("alloc", BASE, 4 * MIB, IN_MODEL),
    *step_events(),
]
END = [
    block(BASE, 4 * MIB, 4 * MIB, IN_MODEL),
    block(BASE + 4 * MIB, 4 * MIB),
    block(BASE + 8 * MIB, 2 * MIB, 2 * MIB, IN_BACKWARD),
    block(BASE + 10 * MIB, 3 * MIB, 3 * MIB, IN_STEP),
    block(BASE + 13 * MIB, 7 * MIB),
]


def explained(*arguments: Any, **more: Any) -> Explanation:
    return explain(snapshot_of(snapshot(*arguments, **more)))[0]


def stack(frames: list[dict[str, Any]]) -> tuple[Frame, ...]:
    return tuple(Frame(row["filename"], row["line"], row["name"]) for row in frames)


def test_memory_at_the_peak_is_split_by_purpose():
    one = explained([segment(BASE, END)], EVENTS)

    assert one.at == (Moment.PEAK, 5)
    assert one.kinds == {
        Kind.PARAMETER: 4 * MIB,
        Kind.FORWARD: 4 * MIB,
        Kind.GRADIENT: 2 * MIB,
        Kind.BACKWARD: 2 * MIB,
    }
    assert one.replay.sums[5].allocated == 12 * MIB
    assert one.phase_at(4) is PhaseKind.BACKWARD
    assert one.steps == 1


def test_state_of_the_optimizer_is_named():
    """Without a trace the end is explained."""
    one = explained([segment(BASE, END)])

    assert one.at == (Moment.END, 0)
    assert one.kinds == {Kind.PARAMETER: 4 * MIB, Kind.OPTIMIZER: 3 * MIB, Kind.GRADIENT: 2 * MIB}


def test_group_names_op_and_line():
    groups = explained([segment(BASE, END)], EVENTS).groups
    by_kind = {group.kind: group for group in groups}
    forward = by_kind[Kind.FORWARD].place

    assert (forward.op, forward.line and forward.line.line) == ("aten::addmm", 12)
    assert by_kind[Kind.GRADIENT].place.node == "AddmmBackward0"
    assert by_kind[Kind.PARAMETER].place.op == "aten::_to_copy"
    assert [group.nbytes for group in groups] == sorted((g.nbytes for g in groups), reverse=True)


def test_out_of_memory_error_is_the_moment():
    oom = event("oom", 5 * MIB, 64 * MIB, IN_FORWARD)
    one = explained([segment(BASE, END)], [*EVENTS, oom])
    [failure] = one.failures

    assert one.at == (Moment.OUT_OF_MEMORY, len(EVENTS))
    assert (failure.nbytes, failure.device_free) == (64 * MIB, 5 * MIB)
    assert (failure.sums.allocated, failure.sums.reserved) == (9 * MIB, 20 * MIB)
    assert failure.phase is PhaseKind.FORWARD


def test_gradient_that_zero_grad_frees_is_a_gradient():
    """It outlives the backward, unlike a temporary of the backward."""
    other = [op_frame("clone"), line_frame(31, "<module>", "/home/me/train.py")]
    events = [
        event("alloc", BASE, MIB, IN_FORWARD),
        event("alloc", BASE + MIB, MIB, IN_BACKWARD),
        event("alloc", BASE + 2 * MIB, MIB, IN_BACKWARD),
        *freed(BASE + MIB, MIB),
        event("alloc", BASE + 3 * MIB, MIB, other),
        *freed(BASE + 2 * MIB, MIB),
    ]
    one = explained([], events)
    kinds = {life.address - BASE: one.kind_of(life) for life in one.replay.lives}

    assert kinds == {
        0: Kind.FORWARD,
        MIB: Kind.BACKWARD,
        2 * MIB: Kind.GRADIENT,
        3 * MIB: Kind.UPDATE,  # the program allocates after the backward
    }


def test_gaps_are_those_of_the_segments():
    unused = segment(BASE + 2**30, [block(BASE + 2**30, 30 * MIB)])
    gaps = explained([segment(BASE, END), unused], EVENTS).gaps

    assert gaps.free == (4 + 7 + 30) * MIB
    assert (gaps.unused, gaps.unused_segments) == (30 * MIB, 1)
    assert gaps.largest == 30 * MIB


def test_leak_grows_in_each_step():
    """Each of five steps leaves 1 MiB of its forward behind."""
    events, end = [], []
    for step in range(5):
        at = BASE + step * MIB
        events += [
            event("alloc", at, MIB, IN_FORWARD),
            event("alloc", BASE + 10 * MIB, MIB, IN_BACKWARD),
            *freed(BASE + 10 * MIB, MIB),
            event("alloc", BASE + 11 * MIB, MIB, [op_frame("sqrt"), STEP, TRAIN]),
            *freed(BASE + 11 * MIB, MIB),
        ]
        end.append(block(at, MIB, MIB, IN_FORWARD))
    end.append(block(BASE + 5 * MIB, 15 * MIB))
    [growth] = growths(explained([segment(BASE, end)], events))

    assert (growth.per_step, growth.steps, growth.nbytes) == (MIB, 4, 4 * MIB)
    assert growth.place.line is not None
    assert growth.place.line.line == 12


PLACES = {
    "allocation inside an op": (
        [op_frame("empty_strided"), op_frame("_to_copy"), TRAIN],
        ("aten::_to_copy", 30, None, None),
    ),
    "only an allocation": (
        [op_frame("empty_memory_format"), TRAIN],
        ("aten::empty_memory_format",),
    ),
    "engine": (IN_BACKWARD, ("aten::mm", None, PhaseKind.BACKWARD)),
    "optimizer": (IN_STEP, ("aten::zeros_like", 30, PhaseKind.UPDATE, Role.OPTIMIZER)),
    "call of backward": (
        [line_frame(233, "_make_grads", f"{TORCH}/autograd/__init__.py"), TRAIN],
        ("", 30, PhaseKind.BACKWARD),
    ),
    "recomputation": (
        [
            *(LINEAR, CALL, line_frame(12), CALL),
            line_frame(1100, "recompute_fn", f"{TORCH}/utils/checkpoint.py"),
        ],
        ("", 12, PhaseKind.BACKWARD),
    ),
    "custom backward": (
        [line_frame(9, "backward"), line_frame(300, "apply", f"{TORCH}/autograd/function.py")],
        ("", 9, PhaseKind.BACKWARD),
    ),
    "custom forward": (
        [line_frame(7), line_frame(580, "apply", f"{TORCH}/autograd/function.py"), CALL, TRAIN],
        ("", 7, PhaseKind.FORWARD),
    ),
    "workspace": (
        [
            {
                "filename": "??",
                "line": 0,
                "name": "at::cuda::allocateCUDABlasWorkspace(unsigned long)",
            }
        ],
        ("", None, None, Role.WORKSPACE),
    ),
    "collective": (
        [{"filename": "??", "line": 0, "name": "c10d::ProcessGroupNCCL::allgather(std::vector)"}],
        ("c10d::allgather",),
    ),
    "compiled code": (
        [line_frame(40, "call", "/tmp/torchinductor_me/ab/cab.py"), TRAIN],
        ("compiled code", 30),
    ),
    "windows": (
        [
            line_frame(3, "forward", "C:\\env\\Lib\\site-packages\\torch\\nn\\modules\\act.py"),
            TRAIN,
        ],
        ("", 30),
    ),
    "loss in a closure": (
        [
            line_frame(8, "cross_entropy"),
            line_frame(131, "closure", "/env/closure.py"),
            STEP,
            TRAIN,
        ],
        ("", 8, None),
    ),
    "forward in a closure": (
        [LINEAR, CALL, line_frame(131, "closure", "/env/closure.py"), STEP, TRAIN],
        ("", 131, PhaseKind.FORWARD),
    ),
    "scaler": (
        [line_frame(300, "unscale_", f"{TORCH}/amp/grad_scaler.py"), TRAIN],
        ("", 30, PhaseKind.UPDATE),
    ),
    "scaled loss": (
        [line_frame(200, "scale", f"{TORCH}/amp/grad_scaler.py"), TRAIN],
        ("", 30, None),
    ),
    "notebook": ([line_frame(2, "<module>", "<ipython-input-3>")], ("", 2)),
    "nothing": ([], ("", None, None, None)),
}


@pytest.mark.parametrize(("frames", "expected"), PLACES.values(), ids=PLACES)
def test_stack_names_its_place(frames: list[dict[str, Any]], expected: tuple[Any, ...]):
    place = place_of(stack(frames))
    found = place.op, place.line and place.line.line, place.phase, place.role

    assert found[: len(expected)] == expected


def test_stack_without_python_is_the_engine():
    """With Python frames alone, only the engine's threads have none."""
    python = [frame for frame in IN_FORWARD if "::" not in frame["name"]]
    events = [event("alloc", BASE, MIB, python), event("alloc", BASE + MIB, MIB, [])]
    one = explained([], events)

    assert [part.kind for part in one.parts] == [PhaseKind.FORWARD, PhaseKind.BACKWARD]


def test_annotation_is_an_update_without_a_stack():
    """Torch notes when an optimizer's step begins and ends."""
    events = [
        event("alloc", BASE, MIB, IN_FORWARD, time_us=10),
        event("alloc", BASE + MIB, MIB, time_us=20),
        event("alloc", BASE + 2 * MIB, MIB, time_us=31),
    ]
    spans = [
        {"stage": stage, "name": "Optimizer.step#SGD.step", "device": 0, "time_us": time}
        for stage, time in (("START", 20), ("END", 30))
    ]
    one = explained([], events, external_annotations=spans)

    assert [part.kind for part in one.parts] == [
        *(PhaseKind.FORWARD, PhaseKind.UPDATE, PhaseKind.FORWARD),
    ]
    phases = recording_of(one, "").phases
    assert [(phase.first_op, phase.end_op) for phase in phases] == [(0, 2), (2, 3), (3, 4)]


def run(*arguments: str) -> str:
    said = io.StringIO()
    with redirect_stdout(said):
        assert main(["explain", *arguments]) == 0
    return said.getvalue()


@pytest.fixture
def path(tmp_path: Path) -> str:
    file = tmp_path / "snapshot.pickle"
    file.write_bytes(snapshot([segment(BASE, END)], EVENTS))
    return str(file)


def test_report_names_the_largest_op_and_line(path: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("COLUMNS", "1000")
    said = run(path)

    assert "peak allocated  12 MiB in the backward" in said
    assert "at the end      9 MiB allocated, 20 MiB reserved" in said
    assert re.search(r"4 MiB +33\.3% +1 +forward +addmm +model\.py:12 forward", said)
    assert "called from train.py:30" in said


def test_sums_equal_those_of_torchs_viewer(path: str):
    data = snapshot([segment(BASE, END)], EVENTS)
    theirs = segsum(pickle.loads(data))
    [device] = json.loads(run(path, "--json"))["devices"]

    assert f"total_reserved: {device['end']['reserved'] / MIB:.1f}MiB" in theirs
    assert f"total_allocated: {device['end']['requested'] / MIB:.1f}MiB" in theirs


@pytest.mark.parametrize("by", ["place", "op", "line"])
def test_every_table_adds_up_to_the_allocated_bytes(path: str, by: str):
    [device] = json.loads(run(path, "--by", by, "--json"))["devices"]

    assert sum(row["nbytes"] for row in device["groups"]) == device["at"]["allocated"]


def test_devices_are_explained_one_by_one(tmp_path: Path):
    file = tmp_path / "two.pickle"
    other = segment(BASE, [block(BASE, 2 * MIB, MIB)], device=3)
    file.write_bytes(snapshot([segment(BASE, END), other], EVENTS))

    devices = json.loads(run(str(file), "--json"))["devices"]
    assert [row["device"] for row in devices] == ["cuda:0", "cuda:3"]


def test_empty_snapshot_is_one_sentence(tmp_path: Path):
    file = tmp_path / "empty.pickle"
    file.write_bytes(snapshot([]))

    assert "no memory was allocated" in run(str(file))


def test_missing_facts_are_said(tmp_path: Path):
    file = tmp_path / "end.pickle"
    file.write_bytes(snapshot([segment(BASE, [block(BASE, 20 * MIB, 7)])]))
    said = run(str(file))

    assert "The snapshot has no trace" in said
    assert "No allocation has a stack" in said


def test_names_from_a_file_cannot_control_the_terminal(tmp_path: Path):
    file = tmp_path / "bad.pickle"
    frames = [line_frame(3, "\x1b[31mforward\nfake", "/home/\x1b]0;x\x07.py")]
    file.write_bytes(snapshot([segment(BASE, [block(BASE, 2 * MIB, MIB, frames)])]))

    assert "\x1b" not in run(str(file))
