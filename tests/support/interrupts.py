"""Interrupt a dry run at each of our calls, each time in its own process.

Run as a program it prints JSON: a row for each place where something else came of the interrupt.
"""

from __future__ import annotations

import gc
import inspect
import json
import os
import sys
import traceback
from collections.abc import Callable
from functools import partial
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import torch
from torch import Tensor, nn
from torch.utils.checkpoint import checkpoint

import tb_actmem
from tb_actmem.predict.fake_tensors.torch_private import fake_mode

OURS = Path(tb_actmem.__file__).parent
PLACES = (
    str(OURS / "predict" / "fake_tensors"),
    str(OURS / "recorder" / "dry_run_state.py"),
)


class Interrupter:
    """Counts calls of ours, and interrupts one of them at its first line."""

    def __init__(self, which: int | None = None) -> None:
        self.which = which
        self.calls: list[tuple[Any, ...]] = []
        """For each call: the function, and the line of the caller."""
        self.where = ""
        self._ours: dict[CodeType, bool] = {}

    def __call__(self, frame: FrameType, event: str, arg: Any) -> Any:
        """Be the trace function."""
        code = frame.f_code
        if code not in self._ours:
            self._ours[code] = code.co_filename.startswith(PLACES)
        if event != "call" or not self._ours[code]:
            return None
        caller = frame.f_back
        self.calls.append(
            (
                code.co_firstlineno,
                code.co_filename,
                frame.f_lasti,
                *(() if caller is None else (caller.f_code.co_filename, caller.f_lineno)),
            )
        )
        if len(self.calls) - 1 != self.which:
            return None
        # A signal is seen when a function begins or goes on, before anything of it has run.
        frame.f_trace_lines, frame.f_trace_opcodes = False, True
        return self._interrupt

    def _interrupt(self, frame: FrameType, event: str, arg: Any) -> Any:
        sys.settrace(None)
        self.where = f"{Path(frame.f_code.co_filename).name}:{frame.f_lineno}"
        raise KeyboardInterrupt


class Doubled(torch.autograd.Function):
    """A function of the program that saves its input."""

    @staticmethod
    def forward(ctx: Any, given: Tensor) -> Tensor:
        """Double it."""
        ctx.save_for_backward(given)
        return given * 2

    @staticmethod
    def backward(ctx: Any, *gradients: Tensor) -> Tensor:
        """Double the gradient."""
        (given,) = ctx.saved_tensors
        return gradients[0] * 2 + 0 * given


class Net(nn.Module):
    """Saves by nodes, by a function of its own, by hooks, and by a checkpoint."""

    def __init__(self) -> None:
        super().__init__()
        self.first = nn.Linear(4, 4)
        self.norm = nn.LayerNorm(4)

    def forward(self, tensor: Tensor) -> Tensor:
        """Go through all of them."""
        tensor = Doubled.apply(torch.nn.functional.gelu(self.first(tensor)))
        with torch.autograd.graph.save_on_cpu():
            tensor = tensor.exp()
        tensor = checkpoint(self.norm, tensor, use_reentrant=False)
        tensor.register_hook(lambda gradient: gradient * 2)
        return tensor


def step(model: nn.Module) -> None:
    """Train once."""
    optimizer = torch.optim.SGD(model.parameters(), 0.1)
    model(torch.zeros(2, 4)).sum().backward()
    optimizer.step()


def dry_step() -> None:
    """Train once, recorded, without memory."""
    with tb_actmem.predict.dry_run("cpu"):
        model = Net()
        with tb_actmem.record(model):
            step(model)


def replaceable() -> list[Any]:
    """List the functions that a dry run replaces and a later program may call."""
    return [
        *(torch.save, torch.compile, torch.tensor_split, torch.utils.swap_tensors),
        *(Tensor.numpy, Tensor.__deepcopy__, Tensor.tensor_split, Tensor.register_hook),
        *(Tensor.retain_grad, torch._C._will_engine_execute_node, nn.functional.one_hot),
        *(torch._C._autograd._push_saved_tensors_default_hooks, fake_mode()),
    ]


def outcome(which: int | None, run: Callable[[], None]) -> str:
    """Tell what came of a step that is interrupted at a call, and of an ordinary one after it."""
    before = replaceable()
    told: list[Any] = []
    sys.unraisablehook = told.append
    interrupter = Interrupter(which)
    found = "ended"
    sys.settrace(interrupter)
    try:
        run()
    except BaseException as error:
        found = type(error).__name__
    finally:
        sys.settrace(None)
    if which is None:
        return json.dumps(chosen(interrupter.calls))
    if found == "ended" and any(inspect.isgenerator(one.object) for one in told):
        found = "KeyboardInterrupt"  # a closed block runs nothing, so it would miss the signal
    if not interrupter.where:
        return "unreached"  # no two runs call callbacks equally often
    if replaceable() != before:
        found += ", left something replaced"
    model = nn.Linear(2, 2)
    with tb_actmem.record(model) as recorder:
        step_of(model)
    if recorder.recording.meta.predicted or model.weight.grad is None:
        found += ", and an ordinary step is no longer one"
    return f"{found} {interrupter.where}"


def chosen(calls: list[tuple[Any, ...]]) -> list[int]:
    """Choose of all calls by one line the first and the last."""
    first = {one: place for place, one in reversed([*enumerate(calls)])}
    last = {one: place for place, one in enumerate(calls)}
    return sorted({*first.values(), *last.values()})


def step_of(model: nn.Module) -> None:
    """Run an ordinary step."""
    model(torch.ones(1, 2)).sum().backward()


def apart(run: Callable[[], str]) -> tuple[int, str]:
    """Run in a copy of this process; return its status and output."""
    read, write = os.pipe()
    child = os.fork()
    if not child:
        os.close(read)
        try:
            os.write(write, run().encode())
        except BaseException:  # the copy would go on as a worker that waits for ever
            traceback.print_exc()
            os._exit(1)
        os._exit(0)
    os.close(write)
    with os.fdopen(read) as said:
        text = said.read()
    _, status = os.waitpid(child, 0)
    return status, text


def warm() -> None:
    """Import the modules of a step. A backward would start threads, which no copy can use."""
    with tb_actmem.predict.dry_run("cpu"):
        model = Net()
        with tb_actmem.record(model):
            model(torch.zeros(2, 4))


def main(run: Callable[[], None]) -> None:
    """Print the places at which an interrupt ended in something else."""
    torch.set_num_threads(1)
    warm()
    gc.freeze()  # a recorder looks through all objects that the collector knows
    places = json.loads(apart(partial(outcome, None, run))[1])
    found = [(which, *apart(partial(outcome, which, run))) for which in places]
    reached = [row for row in found if row[2] != "unreached"]
    others = [row for row in reached if row[1] or not row[2].startswith("KeyboardInterrupt ")]
    print(json.dumps({"count": len(reached), "others": others}))


if __name__ == "__main__":
    main(dry_step)
