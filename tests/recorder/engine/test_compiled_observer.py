"""The compiled observer: torch takes its own paths, and the peak is the allocator's to the byte."""

from __future__ import annotations

import gc
import os
import shutil
import subprocess
import sys
import threading
from collections import Counter
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import torch
import torch.nn.functional as F
from torch import nn
from torch._subclasses import FakeTensorMode
from torch.utils.checkpoint import checkpoint

import tb_actmem
from tb_actmem.model import Category, Recording
from tb_actmem.recorder import engine
from tb_actmem.recorder.engine import SWITCH, Functions, check
from tb_actmem.recorder.engine.build import build, library_path
from tb_actmem.text.notes import words
from tests.support.hard_cases import CASES
from tests.support.models import REAL, toy
from tests.support.notes import notes_of
from tests.support.oracles import PackHooks, own_notes, profiled_bytes, saved_parts
from tests.support.process_groups import RANKS, eight_ranks

pytestmark = [
    pytest.mark.filterwarnings("ignore:Sparse CSR"),
    pytest.mark.filterwarnings("ignore:`torch.jit.script`"),  # imported by torch.func.jvp
]

Case = tuple[nn.Module, Callable[[], Any]]


def fitting() -> Functions | None:
    return engine.fitting()[0]


@pytest.fixture(autouse=True)
def native(compiled_observer: None) -> Any:
    functions = fitting()
    assert functions is not None
    yield
    gc.collect()
    assert functions["blocks"]() == 0


def linear_on_4d() -> Case:
    model, x = nn.Linear(16, 32), torch.randn(4, 8, 8, 16).transpose(1, 2)
    return model, lambda: model(x).sum()


def ctc() -> Case:
    model, x = nn.Linear(16, 32), torch.randn(50, 4, 16)
    targets, sizes = torch.ones(4, 5, dtype=torch.long), (torch.full((4,), 50), torch.full((4,), 5))
    return model, lambda: F.ctc_loss(model(x).log_softmax(-1), targets, *sizes)


def cdist() -> Case:
    model = nn.Embedding(100, 16)
    return model, lambda: torch.cdist(model.weight, model.weight).sum()


def convolution() -> Case:
    model = nn.Sequential(nn.Conv2d(3, 8, 3), nn.BatchNorm2d(8), nn.ReLU(inplace=True))
    image = torch.randn(2, 3, 17, 17)
    return model, lambda: model(image).sum()


def python_numbers() -> Case:
    model, x = nn.Linear(16, 32), torch.randn(4, 16)
    return model, lambda: (model(x) * 3.0 + 1).pow(2.0).mean()


def made_from_lists() -> Case:
    model = nn.Linear(2, 3)
    return model, lambda: (model(torch.tensor([[1.0, 2.0]])) * torch.tensor([2.0, 3.0, 4.0])).sum()


def jvp() -> Case:
    model = nn.Sequential(nn.Linear(16, 32), nn.GELU(), nn.Linear(32, 16))
    x = torch.randn(8, 16)
    return model, lambda: torch.func.jvp(model, (x,), (torch.ones_like(x),))[1].pow(2).mean()


OWN = {
    make.__name__: make
    for make in (linear_on_4d, ctc, cdist, convolution, python_numbers, made_from_lists, jvp)
}
ALL: dict[str, Callable[[], Case]] = {
    **OWN,
    **REAL,
    **{name: partial(make, "cpu") for name, make in CASES.items()},
}


def recorded(forward: Callable[[], Any], model: nn.Module) -> Recording:
    gc.collect()
    torch.manual_seed(1)
    with tb_actmem.record(model) as recorder:
        outputs = forward()
    recording = recorder.recording.check()
    del outputs
    return recording


def step(forward: Callable[[], Any]) -> Any:
    loss = forward()
    loss.backward()
    return loss


@pytest.mark.parametrize("name", ALL)
def test_peak_and_alive_bytes_equal_allocator(name: str) -> None:
    model, forward = ALL[name]()
    forward()  # the first call allocates caches of torch
    torch.manual_seed(1)
    left, peak = profiled_bytes(forward)

    totals = tb_actmem.totals(recorded(forward, model))

    assert (totals.forward_peak_bytes, totals.alive_after_forward_bytes) == (peak, left)
    assert totals.unexplained_bytes == 0


@pytest.mark.parametrize("threads", [1, 2], indirect=True)
@pytest.mark.parametrize("name", [*OWN, *REAL])
def test_step_peak_equals_allocator(name: str, threads: None) -> None:
    model, forward = ALL[name]()
    step(forward)
    model.zero_grad()
    torch.manual_seed(1)
    _, peak = profiled_bytes(lambda: step(forward))
    model.zero_grad()

    recording = recorded(lambda: step(forward), model)

    assert tb_actmem.totals(recording).step_peak_bytes == peak


@pytest.mark.parametrize("name", sorted(OWN.keys() - {"jvp"}))  # torch refuses pack hooks there
def test_saved_bytes_equal_unwatched_forward(name: str) -> None:
    model, forward = OWN[name]()
    with PackHooks(model) as oracle:
        outputs = forward()
    want = oracle.nbytes, oracle.saves
    del outputs

    totals = tb_actmem.totals(recorded(forward, model))

    assert (totals.cached_bytes, totals.saves) == want


def blocks_of(changes: list[int]) -> tuple[list[int], list[int]]:
    """Return the bytes of blocks that stay, and of those that go but are alive at the peak."""
    made: list[int] = []
    freed: dict[int, int] = {}
    sums = [sum(changes[: end + 1]) for end in range(len(changes))]
    peak = sums.index(max(sums))
    for position, nbytes in enumerate(changes):
        if nbytes > 0:
            made.append(position)
        else:  # the last one of this size
            same = (at for at in reversed(made) if at not in freed and changes[at] == -nbytes)
            freed[next(same)] = position
    stay = [changes[at] for at in made if at not in freed]
    return stay, [changes[at] for at in made if at <= peak < freed.get(at, 0)]


TEMPORARY = (
    *(torch.histc, torch.linalg.qr, torch.linalg.svd, torch.linalg.eigvalsh, torch.median),
    partial(torch.kthvalue, k=3),
)


@pytest.mark.parametrize("op", TEMPORARY)
def test_each_temporary_block_at_peak_is_row(op: Callable[[torch.Tensor], Any]) -> None:
    x = torch.randn(64, 64)
    activities = [torch.profiler.ProfilerActivity.CPU]
    with torch.profiler.profile(
        activities=activities, profile_memory=True, acc_events=True
    ) as profiler:
        kept = op(x)
    events = profiler.profiler.kineto_results.events()
    stay, go = blocks_of([event.nbytes() for event in events if event.name() == "[memory]"])

    with tb_actmem.record(stacks=False) as recorder:
        kept = op(x)

    made = [row for row in recorder.recording.storages if row.birth is not None and row.nbytes]
    assert sorted(row.nbytes for row in made if row.death is None) == sorted(stay)
    assert [row.nbytes for row in made if row.death is not None] == go
    del kept


def test_memory_freed_after_peak_of_op_dies_after_op() -> None:
    """The op allocates the larger memory, copies into it, and frees the smaller one."""
    x = torch.randn(1000)
    with tb_actmem.record(stacks=False) as recorder:
        y = x.clone()
        y.resize_(2000)

    made = [row for row in recorder.recording.storages if row.birth is not None]
    assert [(row.nbytes, row.birth, row.death) for row in made] == [(4000, 0, 2), (8000, 1, None)]
    del y


def test_jvp_forward_saves_same_as_capture() -> None:
    model, forward = jvp()
    loss = forward()

    captured = tb_actmem.totals(tb_actmem.capture(loss, model))

    assert tb_actmem.totals(recorded(forward, model)).saved_bytes == captured.saved_bytes == 4608


PATHS = {
    "aten::add_.Tensor": "aten::add.Tensor",
    "aten::_reshape_alias": "aten::view",
    "ReshapeAliasBackward0": "ViewBackward0",
}
"""Ops in scaled_dot_product_attention, and their replacements under a mode."""
FOR_MODES = {"aten::detach", "aten::sym_size", "prim::layout"}
"""Ops that run for the mode: torch takes a saved result apart by one, and asks a subclass."""
MISLED = {"compressing_hooks", "jagged_nested", "gru"}
"""Cases in which a mode sees other ops between a node and its op, and confuses them."""
REORDERED = {"compressing_hooks", "jagged_nested", "attention", "gpt2"}
"""Cases in which torch runs other ops, or ops within ops."""


def ops_of(recording: Recording, *, with_nodes: bool) -> Counter[str]:
    """The ops with all that is known of them but their numbers."""
    nodes, modules, frames = recording.nodes, recording.modules, recording.frames
    return Counter(
        repr(
            (
                PATHS.get(op.name, op.name),
                None if op.module is None else (modules[op.module].fqn, modules[op.module].call),
                None if op.frame is None else frames[op.frame],
                op.region,
                [(recording.tensors[i].dtype, recording.tensors[i].shape) for i in op.outputs],
                with_nodes and op.node is not None and PATHS.get(name := nodes[op.node].name, name),
            )
        )
        for op in recording.ops
        if op.name not in FOR_MODES
    )


def lives_of(recording: Recording) -> Counter[Any]:
    """The storages that ops returned, with the ops between which they lived."""
    tensors, storages = recording.tensors, recording.storages
    kept = [name not in FOR_MODES for name, *_ in recording.ops]
    clock = [sum(kept[:position]) for position in range(len(kept) + 1)]

    def at(position: int | None) -> int | None:
        return None if position is None else clock[position]

    returned = {tensors[i].storage for op in recording.ops for i in op.outputs} - {None}
    rows = [storages[i] for i in returned if i is not None and storages[i].nbytes]
    return Counter(
        (row.nbytes, row.category, row.name, at(row.birth), at(row.death)) for row in rows
    )


def saves_of(recording: Recording) -> list[Any]:
    storages = recording.storages
    return [
        (
            PATHS.get(name := recording.nodes[save.node].name, name),
            *(save.slot, save.kind),
            None if save.tensor is None else recording.tensors[save.tensor]._replace(storage=None),
            None
            if save.tensor is None
            else storages[recording.tensors[save.tensor].storage or 0][1:4],
        )
        for save in recording.saves
    ]


@pytest.mark.parametrize("name", [*CASES, *REAL])
def test_both_sources_give_same_recording(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    model, forward = ALL[name]()
    forward()
    ours = recorded(forward, model)
    monkeypatch.setenv(SWITCH, "0")
    modes = recorded(forward, model)

    with_nodes = name not in MISLED
    assert ops_of(ours, with_nodes=with_nodes) == ops_of(modes, with_nodes=with_nodes)
    assert saves_of(ours) == saves_of(modes)
    if name not in REORDERED:
        assert lives_of(ours) == lives_of(modes)
    assert [PATHS.get(node.name, node.name) for node in ours.nodes] == [
        node.name for node in modes.nodes
    ]
    assert [call[:4] for call in ours.modules] == [call[:4] for call in modes.modules]
    assert own_notes(ours) == own_notes(modes)
    assert saved_parts(tb_actmem.totals(ours)) == saved_parts(tb_actmem.totals(modes))


@pytest.mark.parametrize("activation", [F.silu, F.mish])
def test_op_with_own_kernel_is_noted(activation: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    model, x = nn.Linear(4, 4), torch.randn(2, 4)

    def ops(switch: str) -> list[str]:
        monkeypatch.setenv(SWITCH, switch)
        recording = recorded(lambda: step(lambda: activation(model(x)).sum()), model)
        return [op.name for op in recording.ops if op.name.endswith("_backward")]

    assert ops("1") == ops("0") == [f"aten::{activation.__name__}_backward"]


@pytest.mark.parametrize("name", ["gpt2", "resnet"])
def test_both_sources_agree_on_argument_memory(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def arguments(switch: str) -> list[tuple[Any, ...]]:
        monkeypatch.setenv(SWITCH, switch)
        torch.manual_seed(0)
        model, forward = REAL[name]()
        with tb_actmem.record(model, stacks=False) as recorder:
            forward().backward()
        recording = recorder.recording
        makers = {
            recording.tensors[tensor].storage: op.name
            for op in reversed(recording.ops)
            for tensor in op.outputs
        }
        rows = [(row, recording.tensors[row.tensor]) for row in recording.arguments]
        return [
            (row.module, row.name, window.shape, window.dtype, makers.get(window.storage))
            for row, window in rows
        ]

    assert arguments("1") == arguments("0") != []


def test_library_is_checked_without_program_modes() -> None:
    functions = fitting()
    assert functions is not None
    with tb_actmem.predict.dry_run("cpu"), torch.device("meta"), torch.inference_mode():
        check(functions)


def test_user_profiler_is_unaffected() -> None:
    model, forward = convolution()
    want = tb_actmem.totals(recorded(forward, model))
    alone = profiled_bytes(forward)

    outputs: list[Any] = []
    with tb_actmem.record(model) as recorder:
        within = profiled_bytes(lambda: outputs.append(forward()))
    outputs.clear()
    found: list[Recording] = []
    profiled_bytes(lambda: found.append(recorded(forward, model)))

    assert within == alone
    assert saved_parts(tb_actmem.totals(recorder.recording)) == saved_parts(want)
    assert tb_actmem.totals(found[0]) == want


def test_fake_tensors_and_dispatch_modes_keep_mode() -> None:
    with FakeTensorMode():
        assert fitting() is None
    with tb_actmem.record() as recorder, FakeTensorMode():
        y = torch.randn(8, 8, requires_grad=True).exp().sin()
    assert tb_actmem.totals(recorder.recording.check()).cached_bytes == 256
    del y


def codes(recording: Recording) -> list[str]:
    return [note.code for note in recording.meta.notes if note.code == "dispatch-mode"]


def test_recording_of_dispatch_mode_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    model, x = toy()
    assert codes(recorded(lambda: model(x), model)) == []
    with FakeTensorMode(allow_non_fake_inputs=True):
        fake = recorded(lambda: model(x), model)
    assert codes(fake) == ["dispatch-mode"]
    monkeypatch.setenv(SWITCH, "0")
    by_mode = recorded(lambda: model(x), model)

    (note,) = [note for note in by_mode.meta.notes if note.code == "dispatch-mode"]
    assert "because TB_ACTMEM_NATIVE is 0" in words(note) and "peaks may differ" in words(note)
    assert codes(tb_actmem.capture(model(x))) == []
    with tb_actmem.record(model, ops=False) as recorder:
        y = model(x)
    assert codes(recorder.recording) == []
    del y


def test_missing_compiler_error_gives_advice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CXX", raising=False)
    monkeypatch.setenv("PATH", "")

    with pytest.raises(tb_actmem.errors.RecordError, match=r"needs a C\+\+ compiler\. Install"):
        build()


def test_failing_compiler_is_quoted_and_leaves_nothing(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setenv("CXX", "false")

    with pytest.raises(
        tb_actmem.errors.RecordError, match=r"could not be compiled .*: .*false failed"
    ):
        build()
    assert not [path for path in tmp_path.rglob("*") if path.is_file()]


@pytest.mark.parametrize("problem", [RuntimeError("no home"), PermissionError("not yours")])
def test_user_without_home_records_with_mode(
    problem: Exception, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As in a container whose user has no name, or has the home of root."""

    def home(*_: Any) -> Any:
        raise problem

    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    monkeypatch.setattr(Path, "home", home)

    assert fitting() is None
    with pytest.raises(tb_actmem.errors.RecordError, match=f"{problem}.*XDG_CACHE_HOME"):
        build()
    with tb_actmem.record():
        assert torch._C._len_torch_dispatch_stack() == 1


def test_windows_error_says_engine_is_optional(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "win32")

    with pytest.raises(tb_actmem.errors.RecordError, match=r"not support Windows\. record"):
        build()


def test_unloadable_library_is_logged_and_mode_records(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    library_path().parent.mkdir(parents=True)
    library_path().write_bytes(b"no library")

    assert fitting() is None
    with tb_actmem.record():
        assert torch._C._len_torch_dispatch_stack() == 1
    assert [record.levelname for record in caplog.records] == ["WARNING"]


@pytest.mark.skipif(not shutil.which("nm"), reason="no nm on the PATH")
def test_library_needs_no_particular_python() -> None:
    symbols = subprocess.run(
        ["nm", "--dynamic", "--undefined-only", library_path()], capture_output=True, text=True
    ).stdout.splitlines()

    of_python = {name: kind for kind, name in (line.split() for line in symbols if "Py" in line)}
    kinds = {kind for name, kind in of_python.items() if name.startswith(("Py", "_Py"))}
    assert "PyObject_IsTrue" in of_python and kinds <= {"w", "v"}


def test_library_for_another_torch_is_refused(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    built = library_path()
    monkeypatch.setattr(engine, "torch_version", lambda: "another")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    library_path().parent.mkdir(parents=True, mode=0o700)
    shutil.copy(built, library_path())

    assert fitting() is None
    (said,) = {record.getMessage() for record in caplog.records}
    assert f"was built for torch {torch.__version__.partition('+')[0]}" in said


def test_library_with_wrong_bytes_is_not_used(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    built = library_path()
    monkeypatch.setattr(engine, "_BYTES", [20, 24])
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    library_path().parent.mkdir(parents=True, mode=0o700)
    shutil.copy(built, library_path())

    assert fitting() is None
    (said,) = {record.getMessage() for record in caplog.records}
    assert "instead of" in said


def test_library_built_by_another_process_is_noticed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    built = library_path()
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert fitting() is None

    library_path().parent.mkdir(parents=True, mode=0o700)
    shutil.copy(built, library_path())
    assert fitting() is not None


def test_library_that_others_can_write_is_refused(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    built = library_path()
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    library_path().parent.mkdir(parents=True, mode=0o700)
    shutil.copy(built, library_path())
    library_path().parent.chmod(0o777)

    assert fitting() is None
    with tb_actmem.record() as recorder:
        assert torch._C._len_torch_dispatch_stack() == 1
    assert recorder.recording is not None
    (said,) = {record.getMessage() for record in caplog.records}
    assert "other users may write" in said and "chmod go-w" in said


def test_memory_that_another_thread_frees_is_freed() -> None:
    with tb_actmem.record() as recorder:
        box = [torch.ones(1000)]
        thread = threading.Thread(target=box.clear)
        thread.start()
        thread.join()
        y = torch.ones(1)
    recording = recorder.recording.check()

    (row,) = [row for row in recording.storages if row.nbytes == 4000]
    assert (row.birth, row.death) == (0, 1)
    del y


def test_other_threads_are_not_watched() -> None:
    def other() -> None:
        torch.ones(1000).exp()

    with tb_actmem.record() as recorder:
        thread = threading.Thread(target=other)
        thread.start()
        thread.join()
        y = torch.ones(1)

    assert [op.name for op in recorder.recording.check().ops] == ["aten::ones"]
    del y


def test_two_threads_record_at_once() -> None:
    model, x = toy()
    kept: list[int] = []
    meet = threading.Barrier(2)

    def run() -> None:
        with tb_actmem.record(model) as recorder:
            meet.wait()
            y = model(x)
            meet.wait()
        kept.append(tb_actmem.totals(recorder.recording.check()).saved_bytes)
        del y

    threads = [threading.Thread(target=run) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

    assert kept == [168, 168]


def test_our_failing_op_becomes_note(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    from tb_actmem.recorder.engine import observer

    def fail(frame: Any) -> bool:
        raise KeyError(frame)

    monkeypatch.setattr(observer, "is_library", fail)
    model, x = toy()
    with tb_actmem.record(model) as recorder:
        y = model(x)

    of_calls, of_ops = notes_of(recorder.recording.check())[:2]
    assert "5 module calls could not be recorded in full" in of_calls
    assert "6 ops could not be recorded in full (KeyError)" in of_ops
    assert y.shape == (3, 2)


def test_ctrl_c_in_our_code_reaches_program(monkeypatch: pytest.MonkeyPatch) -> None:
    from tb_actmem.recorder.engine import observer

    def interrupt(frame: Any) -> bool:
        raise KeyboardInterrupt

    monkeypatch.setattr(observer, "is_library", interrupt)
    model, x = toy()
    with pytest.raises(KeyboardInterrupt), tb_actmem.record(model):
        model(x)


def test_raising_op_is_not_noted() -> None:
    with tb_actmem.record() as recorder:
        with pytest.raises(RuntimeError):
            torch.ones(2, 3) @ torch.ones(2, 3)
        y = torch.ones(2).exp()

    assert [op.name for op in recorder.recording.check().ops] == [
        *("aten::ones", "aten::ones", "aten::ones", "aten::exp")
    ]
    del y


def test_op_stopped_before_its_work_is_not_noted() -> None:
    """A hook of the checkpoint throws where the op packs its input."""
    model, x = nn.Sequential(nn.Linear(8, 8), nn.Dropout(0.5)), torch.ones(2, 8, requires_grad=True)
    with tb_actmem.record(model) as recorder:
        checkpoint(model, x, use_reentrant=False).sum().backward()
    recording = recorder.recording.check()

    assert {op.name for op in recording.ops if not op.outputs} == {"autograd::backward"}
    assert [op.name for op in recording.ops].count("aten::addmm") == 2


def in_backward(recording: Recording) -> Counter[tuple[str, int]]:
    """Count the ops of a backward by their names and numbers of inputs.

    A dispatch mode also sees where autograd detaches a gradient.
    """
    ops = (op for op in recording.check().ops if op.backward_of is not None)
    return Counter((op.name, len(op.inputs)) for op in ops if op.name != "aten::detach")


@pytest.mark.parametrize(
    "last", [nn.LayerNorm(64), nn.Sigmoid(), nn.Tanh(), nn.ReLU(inplace=True), nn.Softmax(-1)]
)
def test_op_stopped_after_its_work_is_noted(
    last: nn.Module, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A hook of the checkpoint throws where the op packs its result."""
    model, x = nn.Sequential(nn.Linear(64, 64), last), torch.ones(256, 64)

    def step() -> None:
        y = checkpoint(model, x, use_reentrant=False, preserve_rng_state=False)
        (y * y.detach()).sum().backward()

    def recorded() -> Recording:
        with tb_actmem.record(model) as recorder:
            step()
        return recorder.recording

    step()
    model.zero_grad()
    _, peak = profiled_bytes(step)
    model.zero_grad()
    recording = recorded()
    model.zero_grad()
    monkeypatch.setenv("TB_ACTMEM_NATIVE", "0")

    assert tb_actmem.totals(recording).step_peak_bytes == peak
    assert in_backward(recording) == in_backward(recorded())


def test_stopped_op_has_its_own_memory() -> None:
    model, x = nn.Sequential(nn.Linear(64, 64), nn.LayerNorm(64)), torch.ones(256, 64)
    with tb_actmem.record(model) as recorder:
        checkpoint(model, x, use_reentrant=False).sum().backward()
    recording = recorder.recording.check()
    made = Counter[str | None]()
    for row in recording.storages:
        op = None if row.birth is None else recording.ops[row.birth]
        made[op.name if op is not None and op.backward_of is not None else None] += row.nbytes

    result, statistics = 256 * 64 * 4, 2 * 256 * 4
    assert made["aten::native_layer_norm"] == result + statistics


def test_unreturned_memory_belongs_to_program() -> None:
    with tb_actmem.record() as recorder:
        x = torch.tensor([1.0, 2.0])  # invisible to a dispatch mode
        y = x.exp()
    recording = recorder.recording.check()

    assert [(row.category, row.birth) for row in recording.storages] == [
        (Category.ACTIVATION, 0),
        (Category.ACTIVATION, 1),
    ]
    del y


def test_memory_outliving_block_is_freed_normally() -> None:
    code = """
import torch, tb_actmem
from torch import nn
model = nn.Linear(64, 64)
kept = []
for _ in range(3):
    with tb_actmem.record(model) as recorder:
        kept.append(model(torch.randn(8, 64)))
    recorder.recording
    kept[-1].data.resize_(4, 4)
    del kept[:-1]
unread = tb_actmem.record(model)
unread.start()
print("done")
"""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True
    )
    assert (done.returncode, done.stdout) == (0, "done\n"), done.stderr


@pytest.mark.parametrize("is_given_back", [False, True])
@pytest.mark.parametrize("is_first", [False, True])
def test_gathered_memory_belongs_to_sharded_parameters(is_given_back: bool, is_first: bool) -> None:
    fsdp = pytest.importorskip("torch.distributed.fsdp")
    with eight_ranks():
        model: Any = nn.Sequential(nn.Linear(16, 24), nn.GELU(), nn.Linear(24, 8))
        mesh = torch.distributed.device_mesh.init_device_mesh("cpu", (RANKS,))
        for part in (*model, model):
            fsdp.fully_shard(part, mesh=mesh, reshard_after_forward=is_given_back)
        x = torch.randn(4, 16)
        if not is_first:
            model(x).sum().backward()
        with tb_actmem.record(model) as recorder:
            loss = model(x).sum()
    recording = recorder.recording.check()

    names = {storage.name for storage in recording.storages if storage.name}
    assert names == {"0.weight", "0.bias", "2.weight", "2.bias"}
    gathered = [
        storage
        for storage in recording.storages
        if storage.category is Category.PARAMETER and storage.name is None and storage.nbytes
    ]
    assert sorted(storage.nbytes for storage in gathered) == [
        4 * numbers for numbers in (8, 24, 8 * 24, 16 * 24)
    ]
    assert {storage.death is not None for storage in gathered} == {is_given_back}
    del loss
