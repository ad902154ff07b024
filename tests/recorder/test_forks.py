"""Processes that begin while a block is open do not contain our hooks."""

from __future__ import annotations

import multiprocessing
import os
from typing import Any

import pytest
import torch
from torch import nn

import tb_actmem
from tests.support.models import toy
from tests.support.notes import notes_of
from tests.support.oracles import own_notes

needs_fork = pytest.mark.skipif(not hasattr(os, "fork"), reason="the system cannot fork")


def _state() -> tuple[int, bool, bool]:
    """What this process has of ours: (modes, whether its module calls are torch's, its engine)."""
    name = "_wrapped_call_impl"
    return (
        torch._C._len_torch_dispatch_stack(),
        nn.Module.__call__ is vars(nn.Module)[name],
        vars(torch.autograd)["_engine_run_backward"] is torch.autograd.graph._engine_run_backward,
    )


def _tell(connection: Any) -> None:
    connection.send(_state())


@pytest.mark.filterwarnings("ignore::DeprecationWarning")  # of forks beside threads
@pytest.mark.parametrize("method", multiprocessing.get_all_start_methods())
def test_process_forked_in_block_has_no_hooks(method: str) -> None:
    context = multiprocessing.get_context(method)
    ours, other = context.Pipe()
    model, x = toy()

    with tb_actmem.record(model) as recorder:
        child: Any = context.Process(target=_tell, args=(other,))  # type: ignore[attr-defined]  # stubs
        child.start()
        found = ours.recv()
        child.join()
        y = model(x)

    assert found == (0, True, True)
    assert tb_actmem.totals(recorder.recording.check()).saved_bytes == 168
    assert own_notes(recorder.recording) == []
    del y


def _child(work: Any) -> Any:
    """Run a function in a forked child; return its result."""
    read, write = os.pipe()
    process = os.fork()
    if not process:
        try:
            torch.set_num_threads(1)  # a child has no OpenMP threads; loaders do the same
            os.write(write, repr(work()).encode())
        finally:
            os._exit(0)
    os.close(write)
    with os.fdopen(read) as answer:
        text = answer.read()
    os.waitpid(process, 0)
    return text


@needs_fork
@pytest.mark.filterwarnings("ignore::DeprecationWarning")
@pytest.mark.usefixtures("by_mode")
def test_program_mode_opened_in_block_stays_in_child() -> None:
    from torch.utils.flop_counter import FlopCounterMode

    with tb_actmem.record(), FlopCounterMode(display=False):
        modes = torch._C._len_torch_dispatch_stack()
        found = _child(torch._C._len_torch_dispatch_stack)

    assert found == str(modes - 1)


@needs_fork
@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_child_may_leave_block_and_open_another() -> None:
    model, x = toy()

    def leave() -> tuple[bool, bool, int]:
        y = model(x)
        recorder.__exit__(None, None, None)
        with tb_actmem.record(model) as again:
            z = model(x)
        del y, z
        is_said = any("forked" in note for note in notes_of(recorder.recording))
        return is_said, _state()[1], tb_actmem.totals(again.recording).saved_bytes

    with tb_actmem.record(model) as recorder:
        found = _child(leave)

    assert found == "(True, True, 168)"
    assert own_notes(recorder.recording) == []
