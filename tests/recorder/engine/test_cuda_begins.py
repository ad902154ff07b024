"""Blocks that begin before the program has initialized CUDA, in processes of their own."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.support.places import ROOT

pytestmark = [pytest.mark.cuda, pytest.mark.usefixtures("compiled_observer")]

BEGIN = """
import os, threading
import torch, tb_actmem

def step(device="cuda"):
    w = torch.randn(256, 1024, device=device, requires_grad=True)
    (w * 2).exp().sum().backward()

def codes(recorder):
    return [note.code for note in recorder.recording.check().meta.notes if note.code != "dry-run"]

def peaks():  # of the allocator
    return torch.cuda.memory_stats()["requested_bytes.all.peak"]

def recorded_peak(recorder):
    return tb_actmem.totals(recorder.recording).step_peak_bytes

queued = list(torch.cuda._queued_calls)
assert not torch.cuda.is_initialized()
"""
END = """
assert torch.cuda._queued_calls[:len(queued)] == queued
assert not [call for call, _ in torch.cuda._queued_calls if "cuda_begins" in str(call)]
"""

PROGRAMS = {
    "in its first op": """
with tb_actmem.record() as recorder:
    step()
assert recorded_peak(recorder) == peaks(), (recorded_peak(recorder), peaks())
assert codes(recorder) == [], codes(recorder)
""",
    "without an op": """
with tb_actmem.record() as recorder:
    storage = torch.UntypedStorage(10**6, device="cuda")
    held = torch.empty(0, device="cuda").set_(storage)
    step()
assert recorded_peak(recorder) == peaks(), (recorded_peak(recorder), peaks())
assert codes(recorder) == [], codes(recorder)
""",
    "in another thread": """
with tb_actmem.record() as recorder:
    thread = threading.Thread(target=torch.cuda.init)
    thread.start(); thread.join()
    step()
assert recorded_peak(recorder) == peaks()
assert codes(recorder) == [], codes(recorder)
""",
    "after the block": """
with tb_actmem.record() as recorder:
    step("cpu")
assert recorder.recording.meta.sees_memory and codes(recorder) == [], codes(recorder)
assert torch.cuda._queued_calls == queued
step()
""",
    "in the second block": """
with tb_actmem.record() as first:
    step("cpu")
with tb_actmem.record() as second:
    step()
with tb_actmem.record() as third:
    step()
assert recorded_peak(second) == recorded_peak(third) == peaks()
assert codes(first) == codes(second) == [], codes(second)
""",
    "in a forked child": """
with tb_actmem.record() as recorder:
    child = os.fork()
    if child == 0:
        assert torch.cuda._queued_calls == queued
        with tb_actmem.record() as inner:
            step()
        assert recorded_peak(inner) == peaks() and codes(inner) == [], codes(inner)
        os._exit(7)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 7
    assert not torch.cuda.is_initialized()
    step()
assert recorded_peak(recorder) == peaks()
""",
}
BY_CPP = """
with tb_actmem.record() as recorder:
    x = torch.ops.aten.zeros.default([1024], device=torch.device("cuda"))
assert not torch.cuda.is_initialized()
assert codes(recorder) == ["lost-ops"], codes(recorder)
"""


@pytest.mark.parametrize("program", PROGRAMS.values(), ids=PROGRAMS)
def test_cuda_is_observed_from_its_beginning(program: str) -> None:
    check(program)


def test_beginning_by_cpp_alone_has_note() -> None:
    check(BY_CPP)


def check(program: str) -> None:
    """Run a program, in which CUDA is not initialized yet."""
    run = [sys.executable, "-W", "ignore", "-c", BEGIN + program + END]
    done = subprocess.run(run, capture_output=True, text=True, cwd=ROOT)
    assert done.returncode == 0, done.stderr
