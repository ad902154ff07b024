"""`tb-actmem record`: programs that do not know it run as alone, and their steps are recorded."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import tb_actmem
from tests.support import warm

TRAIN = """
import sys
import torch
from torch import nn
import tb_actmem

torch.manual_seed(0)
model = nn.Sequential(nn.Linear(16, 64), nn.GELU(), nn.Linear(64, 4))
optimizer = torch.optim.AdamW(model.parameters())

def step():
    for _ in range(2):  # gradients are accumulated
        loss = model(torch.ones(32, 16)).square().mean()
        loss.backward()
    optimizer.step()
    return float(loss.detach())

if __name__ == "__main__":
    print([step() for _ in range(int(sys.argv[1]))], sys.argv[1:], __file__)
    if "fail" in sys.argv:
        raise ValueError("of the program")
    if "exit" in sys.argv:
        sys.exit(7)
    if "memory" in sys.argv:
        kept = model(torch.ones(32, 16))
        raise torch.OutOfMemoryError("CUDA out of memory. Tried to allocate 2.00 GiB.")
"""

OWN = """
import tb_actmem, train
train.step()
with tb_actmem.record(train.model) as recorder:
    train.step()
tb_actmem.write(recorder.recording, "own.actmem")
"""

TWO_MODELS = """
import torch
from torch import nn
maker, judge = nn.Sequential(nn.Linear(4, 8), nn.ReLU()), nn.Sequential(nn.Linear(8, 2), nn.Tanh())
optimizers = [torch.optim.SGD(each.parameters(), 0.1) for each in (judge, maker)]
for _ in range(3):
    for optimizer in optimizers:
        judge(maker(torch.ones(2, 4))).sum().backward()
        optimizer.step()
        optimizer.zero_grad()
"""


COPIES = """
import torch
from torch import nn
model = nn.Linear(4, 8).bfloat16()
copies = [nn.Parameter(each.detach().float()) for each in model.parameters()]
optimizer = torch.optim.SGD(copies, 0.1)
for _ in range(3):
    model(torch.ones(2, 4).bfloat16()).sum().backward()
    for each, copy in zip(model.parameters(), copies):
        copy.grad, each.grad = each.grad.float(), None
    optimizer.step()
"""


def run(folder: Path, *arguments: str, record: bool = True) -> subprocess.CompletedProcess[str]:
    command = ["-m", "tb_actmem", "record"] if record else []
    return warm.run(*command, *arguments, cwd=folder)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "train.py").write_text(TRAIN)
    return tmp_path


def logged(folder: Path) -> dict[tuple[str, int], tb_actmem.Recording]:
    """Read all recordings of a log directory by tag and step."""
    return {(each.tag, each.step): each.recording() for each in tb_actmem.recordings(folder)}


def test_options_after_the_program_are_the_programs(folder):
    """Shortened, these would be two of ours each, such as ``--out`` for ``--output``."""
    done = run(folder, "train.py", "3", "--out", "x", "--s=1")

    assert done.returncode == 0, done.stderr
    assert "['3', '--out', 'x', '--s=1']" in done.stdout


def test_the_second_step_and_each_hundredth_are_recorded(folder):
    done = run(folder, "train.py", "103")
    assert done.returncode == 0, done.stderr
    assert set(logged(folder / "runs")) == {("activation_memory", 2), ("activation_memory", 102)}
    assert "recorded steps 2, 102" in done.stderr
    assert done.stdout == run(folder, "train.py", "103", record=False).stdout


def test_summary_counts_many_steps(folder):
    done = run(folder, "--steps", "2,1", "train.py", "9")
    assert done.stderr.endswith(
        "recorded 8 steps from 2 to 9. Look: tensorboard --logdir runs/train\n"
    )


@pytest.mark.parametrize(("code", "status"), [("2", 2), ("'wrong size'", 1)])
def test_program_that_ends_by_its_own_error_gets_no_advice(
    folder: Path, code: str, status: int
) -> None:
    (folder / "wrong.py").write_text(f"raise SystemExit({code})")

    done = run(folder, "wrong.py")

    assert done.returncode == status
    assert f"recorded nothing: the program ended with exit status {status}.\n" in done.stderr


@pytest.mark.parametrize(
    ("steps", "said"),
    [("1", "step 1. Let it run for two steps"), ("4", "step 4. Record an earlier one: --steps 2")],
)
def test_program_that_ends_before_its_recorded_step_is_told_how_to_record(folder, steps, said):
    done = run(folder, "--steps", "7", "train.py", steps)
    assert f"recorded nothing: the program ended after {said}" in done.stderr


def test_a_step_equals_the_block_that_a_user_writes(folder):
    run(folder, "train.py", "3")
    (folder / "own.py").write_text(OWN)
    assert run(folder, "own.py", record=False).returncode == 0
    own = tb_actmem.totals(tb_actmem.read(folder / "own.actmem"))
    (recording,) = logged(folder / "runs").values()
    totals = tb_actmem.totals(recording)
    assert totals.saved_bytes == own.saved_bytes > 0
    assert totals.total_peak_bytes == own.total_peak_bytes
    assert {call.fqn for call in recording.modules} == {"", "0", "1", "2"}
    assert {Path(frame.file).name for frame in recording.frames} >= {"train.py"}


def test_steps_and_output_are_chosen_and_the_program_stops(folder):
    done = run(folder, "-o", "log", "--steps", "3,2", "--stop-after", "6", "train.py", "1000000")
    assert done.returncode == 0, done.stderr
    assert {step for _, step in logged(folder / "log")} == {3, 5}


def test_an_error_of_the_program_looks_as_if_it_ran_alone(folder):
    done = run(folder, "train.py", "2", "fail")
    python = [sys.executable, "train.py", "2", "fail"]
    alone = subprocess.run(python, cwd=folder, capture_output=True, text=True)
    assert done.returncode == alone.returncode == 1
    assert alone.stderr in done.stderr
    assert set(logged(folder / "runs")) == {("activation_memory", 2)}


def test_the_exit_status_is_that_of_the_program(folder):
    assert run(folder, "train.py", "2", "exit").returncode == 7


def test_ctrl_c_ends_the_program_by_its_signal(tmp_path: Path) -> None:
    """Otherwise, a shell goes on with the loop around the command."""
    (tmp_path / "train.py").write_text(
        "import os, signal\n"
        "signal.signal(signal.SIGINT, signal.default_int_handler)  # jobs of a shell ignore it\n"
        "os.kill(os.getpid(), signal.SIGINT)"
    )
    done, alone = (
        subprocess.run(
            [sys.executable, *how, "train.py"], cwd=tmp_path, capture_output=True, text=True
        )
        for how in (["-m", "tb_actmem", "record"], [])
    )
    assert done.returncode == alone.returncode == -signal.SIGINT
    assert done.stderr.endswith(alone.stderr)


def test_a_module_runs_as_with_python_m(folder):
    done = run(folder, "-m", "train", "2")
    assert done.returncode == 0, done.stderr
    assert set(logged(folder / "runs" / "train")) == {("activation_memory", 2)}


def test_of_several_optimizers_the_last_ends_the_step(tmp_path):
    (tmp_path / "gan.py").write_text(TWO_MODELS)
    done = run(tmp_path, "--steps", "2", "gan.py")
    assert done.returncode == 0, done.stderr
    ((key, recording),) = logged(tmp_path / "runs").items()
    assert key == ("activation_memory", 2)
    # Both models, each called for both optimizers.
    assert [call.fqn for call in recording.modules].count("0.0") == 2
    assert [call.fqn for call in recording.modules].count("1.0") == 2
    assert sum(phase.kind.value == "backward" for phase in recording.phases) == 2


MODEL = """
import gc, io, os, sys, weakref
import torch
from torch import nn

def train(steps):
    model = nn.Sequential(nn.Linear(4, 8), nn.Linear(8, 1))
    optimizer = torch.optim.SGD(model.parameters(), 0.1)
    for _ in range(steps):
        model(torch.ones(2, 4)).sum().backward()
        optimizer.step()
    return weakref.ref(model)
"""
PROGRAMS = {
    "its output goes elsewhere": "train(3); sys.stdout = io.StringIO(); print('lost')",
    "its output is closed": "train(3); sys.stdout.close()",
    "its directory changes": "train(3); os.chdir('/'); train(3); print(os.getcwd())",
    "its fork reaches the end": """
train(3)
if child := os.fork():
    print(os.waitpid(child, 0)[1])
""",
    "its model is deleted": "was = train(3); gc.collect(); print(was())",
}


def test_model_is_found_if_the_optimizer_updates_copies(tmp_path: Path) -> None:
    (tmp_path / "train.py").write_text(COPIES)
    run(tmp_path, "--steps", "2", "train.py").check_returncode()

    (recording,) = logged(tmp_path).values()
    assert tb_actmem.totals(recording).model_parameter_bytes == (4 * 8 + 8) * 2


@pytest.mark.parametrize("name", PROGRAMS)
def test_a_program_ends_as_alone_where(tmp_path, name):
    (tmp_path / "program.py").write_text(MODEL + PROGRAMS[name])
    done, alone = (run(tmp_path, "program.py", record=how) for how in (True, False))
    assert (done.returncode, done.stdout) == (alone.returncode, alone.stdout)
    assert alone.returncode == 0
    assert "Error" not in done.stderr
    assert ("activation_memory", 2) in logged(tmp_path / "runs" / "program")


ENDS = {
    "name of cached code": "print(__cached__); train(3)",
    "builtins": "__builtins__.found = len\ntrain(3); print(found('abc'))",
    "failing hook": """
def fail(kind, error, traceback):
    raise KeyError("in the hook")
sys.excepthook = fail
train(3)
raise ValueError("in the program")
""",
    "hook exits before a thread": """
import threading, time
def leave(kind, error, traceback):
    print(kind.__name__, flush=True)
    sys.exit(7)
sys.excepthook = leave
threading.Thread(target=lambda: (time.sleep(0.5), train(3), print("done"))).start()
raise ValueError("in the program")
""",
}


@pytest.mark.parametrize("as_module", [False, True])
@pytest.mark.parametrize("name", ENDS)
def test_program_ends_as_under_python(tmp_path: Path, name: str, as_module: bool) -> None:
    (tmp_path / "program.py").write_text(MODEL + ENDS[name])
    program = ["-m", "program"] if as_module else ["program.py"]
    done = run(tmp_path, *program)
    alone = subprocess.run(
        [sys.executable, *program], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    own = [line for line in done.stderr.splitlines(True) if not line.startswith("tb-actmem: ")]
    found, want = "".join(own), alone.stderr
    if as_module:  # Python's traceback begins with its frames that run a module
        found, want = (
            re.sub('(?m)^  File "<frozen runpy>.*\n', "", text) for text in (found, want)
        )

    assert (done.returncode, done.stdout, found) == (alone.returncode, alone.stdout, want)
    assert logged(tmp_path / "runs" / "program")


def test_steps_of_models_one_after_the_other_are_numbered_on(tmp_path):
    (tmp_path / "program.py").write_text(f"{MODEL}train(2); train(3)")
    done = run(tmp_path, "--steps", "2,1", "program.py")
    assert done.returncode == 0, done.stderr
    assert {step for _, step in logged(tmp_path / "runs")} == {2, 3, 4, 5}


THREADS = {
    "at the same time": "start(4, 4, both := threading.Barrier(2)), start(4, 4, both)",
    "in turns": "start(2, 2, both := threading.Barrier(2)), start(2, 2, both)",
    "one after the other": "start(1).join(); start(3)",
    "after a step of the main thread": "train(1); start(50).join()",
    "with a new thread for each step": "for _ in range(4): start(1).join()",
}
THREADED = """
import threading
import torch
from torch import nn

def train(steps, turns=0, both=None):
    model = nn.Sequential(nn.Linear(16, 64), nn.GELU(), nn.Linear(64, 4))
    optimizer = torch.optim.SGD(model.parameters(), 0.1)
    for step in range(steps):
        model(torch.ones(32, 16)).sum().backward()
        optimizer.step()
        optimizer.zero_grad()
        if step < turns:
            both.wait()

def start(*arguments):
    thread = threading.Thread(target=train, args=arguments)
    thread.start()
    return thread

"""


@pytest.mark.parametrize("name", THREADS)
def test_one_of_several_threads_is_recorded(tmp_path, name):
    (tmp_path / "program.py").write_text(THREADED + THREADS[name])
    done = run(tmp_path, "program.py")
    assert done.returncode == 0, done.stderr
    assert "tb_actmem:" not in done.stderr and "did not record" not in done.stderr
    if name.startswith("with"):
        assert "no thread ran a whole step after its first one" in done.stderr
        return
    assert "ended after step" not in done.stderr
    (recording,) = logged(tmp_path / "runs").values()
    assert {call.fqn for call in recording.modules} == {"", "0", "1", "2"}
    # The input, and the input and output of GELU.
    assert tb_actmem.totals(recording).saved_bytes == 32 * (16 + 64 + 64) * 4
    is_alone = name.startswith("one")
    assert ("of one thread, no step of other threads" in done.stderr) != is_alone


def test_thread_that_trains_on_after_an_error_of_the_main_thread_is_recorded(tmp_path):
    (tmp_path / "program.py").write_text(THREADED + "start(3, 3, threading.Barrier(1)); 1 / 0")
    done = run(tmp_path, "program.py")
    assert done.returncode == 1
    *_, error, summary = done.stderr.splitlines()
    assert error == "ZeroDivisionError: division by zero"
    assert summary.startswith("tb-actmem: recorded step 2. ")
    (recording,) = logged(tmp_path / "runs").values()
    assert tb_actmem.totals(recording).saved_bytes == 32 * (16 + 64 + 64) * 4


WAITING = {
    "worker of an executor": "pool = ThreadPoolExecutor(); pool.submit(train, 3)",
    "idle worker of an executor": "pool = ThreadPoolExecutor(); pool.submit(train, 3).result()",
    "end of the main thread": "threading.Thread(target=lambda: (main.join(), train(3))).start()",
}


@pytest.mark.parametrize("name", WAITING)
def test_thread_that_ends_after_the_main_thread_is_recorded(tmp_path, name):
    imports = "from concurrent.futures import ThreadPoolExecutor\nmain = threading.main_thread()\n"
    (tmp_path / "program.py").write_text(THREADED + imports + WAITING[name])
    done = run(tmp_path, "program.py")
    assert done.returncode == 0, done.stderr
    assert "tb-actmem: recorded step 2. " in done.stderr
    (recording,) = logged(tmp_path / "runs").values()
    assert tb_actmem.totals(recording).saved_bytes == 32 * (16 + 64 + 64) * 4


@pytest.mark.parametrize("steps", ["0", "3"])
def test_memory_that_runs_out_leaves_a_recording(folder, steps):
    done = run(folder, "train.py", steps, "memory")
    assert done.returncode == 1
    found = logged(folder / "runs")
    recording = found["out_of_memory", int(steps) + 1]
    # The output of GELU, the input and, if AdamW stepped, two moments of each parameter.
    assert tb_actmem.totals(recording).saved_bytes >= 32 * 64 * 4
    assert "Memory ran out" in done.stderr
    assert done.stderr.rstrip().endswith("Tried to allocate 2.00 GiB.")


def test_a_program_without_steps_is_told_how_to_record(tmp_path):
    (tmp_path / "nothing.py").write_text("print('nothing')")
    done = run(tmp_path, "nothing.py")
    assert (done.returncode, done.stdout) == (0, "nothing\n")
    assert "no optimizer of torch stepped" in done.stderr
    assert "Processes that it starts are not recorded" in done.stderr


@pytest.mark.parametrize("world", [1, 2])
def test_only_a_single_process_removes_its_empty_directory(tmp_path, world):
    (tmp_path / "nothing.py").write_text("")
    rank = {**os.environ, "WORLD_SIZE": str(world), "RANK": str(world - 1)}
    command = ["-m", "tb_actmem", "record", "nothing.py"]
    warm.run(*command, cwd=tmp_path, env=rank).check_returncode()

    assert (tmp_path / "runs" / "nothing").exists() == (world == 2)  # another rank may write there


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["gone.py"], "gone.py is not a file"),
        (["--steps", "1", "x.py"], "write 2"),
        (["--steps", "2,0", "x.py"], "whole number"),
        (["--stop-after", "1", __file__], "Write --stop-after 2"),
        ([], "Name a program"),
        (["-o", __file__, __file__], "another directory for -o"),
    ],
)
def test_wrong_calls_are_refused_in_a_sentence(tmp_path, arguments, said):
    done = run(tmp_path, *arguments)
    assert done.returncode in (1, 2)
    assert said in done.stderr + done.stdout
    assert "Traceback" not in done.stderr


FULL_DISK = """
import sys
from resource import RLIM_INFINITY, RLIMIT_FSIZE, setrlimit
import torch
from torch import nn

size, last = map(int, sys.argv[1:])
sys.dont_write_bytecode = True  # else a later import would find half of a file
model = nn.Sequential(nn.Linear(4, 8), nn.GELU(), nn.Linear(8, 1))
optimizer = torch.optim.SGD(model.parameters(), 0.1)
for step in range(1, 6):
    setrlimit(RLIMIT_FSIZE, (size if step <= last else RLIM_INFINITY, RLIM_INFINITY))
    model(torch.ones(2, 4)).sum().backward()
    optimizer.step()
"""


@pytest.mark.parametrize("size", [10, 1000], ids=["at the begin", "at a recording"])
@pytest.mark.parametrize("last", [5, 4], ids=["to the end", "for a while"])
def test_steps_that_a_full_disk_loses_are_named(tmp_path: Path, size: int, last: int) -> None:
    (tmp_path / "train.py").write_text(FULL_DISK)
    command = ["-m", "tb_actmem", "record", "--steps", "2,1", "train.py", f"{size}", f"{last}"]
    read, write = os.pipe()  # a file would be limited as well
    with os.fdopen(read) as errors:
        with os.fdopen(write, "wb") as error:
            process = warm.start(command, error, error, cwd=tmp_path)
        said = errors.read()

    assert process.wait() == 0, said
    assert {step for _, step in logged(tmp_path / "runs")} == ({5} if last == 4 else set())
    for step in range(2, last + 1):
        assert f"tb_actmem: step {step} is not recorded: OSError" in said
    (summary,) = (line for line in said.splitlines() if line.startswith("tb-actmem:"))
    assert "File too large" in summary
    assert ("recorded step 5. Other steps" if last == 4 else "recorded nothing (") in summary
