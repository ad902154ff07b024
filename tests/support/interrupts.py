"""Interrupt a dry run at each of our calls, in a process that ends with the first failure.

Run as a program it prints JSON: a row for each place where something else came of the interrupt.
"""

from __future__ import annotations

import gc
import inspect
import json
import os
import sys
import traceback
from ast import literal_eval
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
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


Call = tuple[Any, ...]
"""Where a function of ours is called: the function, and the line of the caller."""


class Interrupter:
    """Counts calls of ours by place, and interrupts one of them at its first line."""

    def __init__(self, which: Call | None = None, times: int = 1) -> None:
        self.which, self.times = which, times
        self.calls = Counter[Call]()
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
        call = (
            code.co_firstlineno,
            code.co_filename,
            frame.f_lasti,
            *(() if caller is None else (caller.f_code.co_filename, caller.f_lineno)),
        )
        self.calls[call] += 1
        if call != self.which or self.calls[call] != self.times or self.where:
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
        *(torch.save, torch.compile, torch.utils.swap_tensors),
        *(Tensor.numpy, Tensor.__deepcopy__, Tensor.register_hook),
        *(Tensor.retain_grad, torch._C._will_engine_execute_node, nn.functional.one_hot),
        *(torch._C._autograd._push_saved_tensors_default_hooks, fake_mode()),
    ]


def outcome(run: Callable[[], None], which: Call, times: int) -> str:
    """Tell what came of a step that is interrupted at a call, and of an ordinary one after it."""
    before = replaceable()
    told: list[Any] = []
    sys.unraisablehook = told.append
    interrupter = Interrupter(which, times)
    found = "ended"
    sys.settrace(interrupter)
    try:
        run()
    except BaseException as error:
        found = type(error).__name__
    finally:
        sys.settrace(None)
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


def outcome_alone(run: Callable[[], None], which: Call, times: int) -> list[str]:
    """Tell the same of the first step of a process."""
    return [outcome(run, which, times)]


def is_right(found: str) -> bool:
    """Whether an interrupt ended in Python and left nothing, or was never reached."""
    return found == "unreached" or found.startswith("KeyboardInterrupt ")


def calls(run: Callable[[], None]) -> Counter[Call]:
    """Count the calls of a step by place."""
    interrupter = Interrupter()
    sys.settrace(interrupter)
    run()
    sys.settrace(None)
    return interrupter.calls


def chosen(run: Callable[[], None]) -> tuple[list[Any], list[Any]]:
    """Choose of all calls at one place the first and the last: only in a first step, and others."""
    first, later = calls(run), calls(run)
    return (
        [(call, time) for call in first if call not in later for time in {1, first[call]}],
        [(call, time) for call in later for time in {1, later[call]}],
    )


def outcomes(run: Callable[[], None], places: list[Any]) -> Iterator[str]:
    """Interrupt one step after the other, until one ends in something else.

    Only a few steps: each interrupted one leaves objects, which make later ones slower.
    """
    run()
    for call, times in places:
        found = outcome(run, call, times)
        yield f"{found}\n"
        if not is_right(found):
            return
        gc.freeze()  # the collector would look at the leftovers in each later step


def step_of(model: nn.Module) -> None:
    """Run an ordinary step."""
    model(torch.ones(1, 2)).sum().backward()


def apart(run: Callable[[], Iterable[str]]) -> tuple[int, str]:
    """Run in a copy of this process; return its status and output."""
    read, write = os.pipe()
    child = os.fork()
    if not child:
        os.close(read)
        try:
            for text in run():
                os.write(write, text.encode())
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
    status, text = apart(lambda: [repr(chosen(run))])
    alone, together = literal_eval(text)
    found = [(place, *apart(partial(outcome_alone, run, *place))) for place in alone]
    while together:
        status, text = apart(partial(outcomes, run, together[:30]))
        told = [*text.splitlines(), *["killed"] * bool(status)]
        found += [(place, status, said) for place, said in zip(together, told, strict=False)]
        together = together[len(told) :]
    reached = [row for row in found if row[2] != "unreached"]
    others = [row for row in reached if not is_right(row[2])]
    print(json.dumps({"count": len(reached), "others": others}))


if __name__ == "__main__":
    main(dry_step)
