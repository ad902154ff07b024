"""Record the steps of a program that does not know it: its optimizers tell where they end."""

from __future__ import annotations

import gc
import logging
import os
import sys
import threading
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary

from tb_actmem.errors import ActmemError
from tb_actmem.lazy import when_imported

if TYPE_CHECKING:
    from torch.nn import Module
    from torch.optim import Optimizer

    from tb_actmem.integrations.steps import Output, Ranks, Steps

_logger = logging.getLogger(__name__)

TAG = "activation_memory"

_MANY_STEPS = 20
"""Steps of a thread after which it is recorded instead of one that has not stepped meanwhile."""


def rank_of_process() -> str:
    """Return the rank of this process, as torchrun names it; "0" without it."""
    return os.environ.get("RANK") or "0"


class Program:
    """Records step ``first`` and each ``every``-th after it into a log directory.

    A step ends when the optimizer steps; of several ones, the newest. The first step cannot be
    recorded: its model is unknown until then. Only this process is recorded, no fork of it. Of
    several threads that train, it records one.
    """

    def __init__(
        self,
        directory: Path,
        *,
        first: int = 2,
        every: int | None = 100,
        stop_after: int | None,
        ranks: Ranks = "all",
    ) -> None:
        self.written: list[int] = []
        """The recorded steps."""
        self.has_written = False
        """Something was written, maybe only the memory of a step that had too little of it."""
        self.failure = ""
        """Why a recording is missing, the last reason; "" if none is."""
        self.steps = 0
        """How many steps ended."""
        rank = rank_of_process()
        self._directory = directory if rank == "0" else directory / f"rank{rank}"
        self._first, self._every, self._stop_after = first, every or sys.maxsize, stop_after
        self._ranks: Ranks = ranks
        self._process = os.getpid()
        self._thread: threading.Thread | None = None
        """The thread whose steps are counted and recorded."""
        self._others: Counter[threading.Thread] = Counter()
        """Steps of other threads since the last one of that thread."""
        self.trains_elsewhere = False
        """Other threads stepped too, and were not recorded."""
        self._counting = threading.RLock()
        self._optimizers: WeakKeyDictionary[Optimizer, None] = WeakKeyDictionary()
        """The living optimizers that have stepped, the newest last."""
        self._recorded: Steps | None = None
        self._since = first
        """The first step that it records."""
        self._writer: Output | None = None
        self._said: set[str] = set()
        """The refusals in the log."""

    @property
    def is_forked(self) -> bool:
        """This process is a fork, in which nothing is recorded."""
        return os.getpid() != self._process

    @property
    def has_ended_early(self) -> bool:
        """The program ended before the first step that should be recorded."""
        return 0 < self.steps < self._first and not self.trains_elsewhere

    def watch(self) -> None:
        """Listen to optimizers, from the moment when the program imports torch."""

        def listen(optimizer: ModuleType) -> None:
            optimizer.register_optimizer_step_post_hook(self._stepped)

        when_imported("torch.optim.optimizer", listen)

    def _stepped(self, optimizer: Optimizer, args: object, kwargs: object) -> None:
        import torch

        # A compiled step does not call Python: the compiler would trace this recorder.
        if torch.compiler.is_compiling() or self.is_forked:
            return
        thread = threading.current_thread()
        if not self._counting.acquire(blocking=thread is self._thread):
            self.trains_elsewhere = True  # here; another thread need not wait for the recorded one
            return
        try:
            if self._follows(thread):
                self._count(optimizer)
        except ActmemError as error:
            self.failure = str(error)
            if str(error) not in self._said:
                self._said.add(str(error))
                _logger.warning("tb_actmem: %s", error)
        except Exception as error:
            self._fail(error)
            _logger.error("tb_actmem could not record the training", exc_info=error)
        finally:
            self._counting.release()
        if self._stop_after is not None and self.steps >= self._stop_after:
            raise SystemExit(0)

    def _follows(self, thread: threading.Thread) -> bool:
        """Tell whether the steps of a thread are recorded. A block records only one thread.

        It is the first thread that steps, until it ends or another thread has run many steps alone.
        """
        if thread is self._thread:
            self._others.clear()
            return True
        if self._thread is not None and self._thread.is_alive():
            self.trains_elsewhere = True
            self._others[thread] += 1
            if self._others[thread] < _MANY_STEPS:
                return False
        self._others.clear()
        self._thread = thread
        self._optimizers.clear()
        recorded, self._recorded = self._recorded, None
        if recorded is not None:
            recorded.abandon()
        return True

    def _count(self, optimizer: Optimizer) -> None:
        """Note a step of an optimizer, and end and begin the program's steps."""
        is_another = optimizer not in self._optimizers and len(self._optimizers) > 0
        self._optimizers[optimizer] = None
        recorded = self._recorded
        if is_another:
            # The open block belongs to the step that ends now, and that was counted already.
            self._recorded = None
            if recorded is not None:
                recorded.abandon()
        elif [*self._optimizers][-1] is not optimizer:
            return
        else:
            self.steps += 1
            if recorded is not None:
                if self._write(recorded):
                    self.written.append(self.steps)
                recorded.use(None)  # between recorded steps the program may delete its model
        if self._first <= self.steps + 1 and self.steps != self._stop_after:
            self._begin(self.steps + 1)

    def _write(self, recorded: Steps) -> bool:
        """End a step, and tell whether its recording was written."""
        try:
            has_written = recorded.end()
            self.failure = recorded.failure or self.failure
        except OSError as error:
            self._fail(error)
            _logger.warning("tb_actmem: step %s is not recorded: %s", self.steps, self.failure)
            self._close()  # a writer that failed once writes nothing more
            return False
        return has_written

    def _begin(self, step: int) -> None:
        from tb_actmem.integrations.steps import Steps

        if self._recorded is None:
            self._since = step
            self._recorded = Steps(
                None, every=self._every, tag=TAG, ranks=self._ranks, open_writer=self._open
            )
        if (step - self._since) % self._every == 0:
            self._recorded.use(model_of([*self._optimizers]))
        self._recorded.begin(step)

    def leave(self, error: BaseException | None) -> None:
        """Put all recordings on the disk. An error ends the step of the main thread first.

        If another thread trains, its step goes on, maybe for ever.
        """
        with self._counting:
            if error is not None:
                self._end_step(error)
            self._close()

    def _end_step(self, error: BaseException) -> None:
        """End the step of this thread, in which an error was raised."""
        own = threading.current_thread()
        trains = self._thread is not own and self._thread is not None and self._thread.is_alive()
        recorded = None if trains else self._recorded
        try:
            if recorded is not None:
                self._recorded = None
                recorded.use(model_of([*self._optimizers]))
                recorded.end(error)
            elif "torch" in sys.modules:
                self._read_living(error)
        except Exception as problem:
            _logger.error("tb_actmem could not end its recording", exc_info=problem)

    def close(self) -> None:
        """End the recording: no thread trains any more."""
        try:
            if self._recorded is not None:
                self._recorded.abandon()
        except Exception as problem:
            _logger.error("tb_actmem could not end its recording", exc_info=problem)
        self._close()
        if self.failure:
            _await_tracebacks()

    def _read_living(self, error: BaseException) -> None:
        """Record the living memory of a program that ran out of it before any recording."""
        from tb_actmem.recorder.capture import oom_recording
        from tb_actmem.recorder.evidence import named
        from tb_actmem.recorder.notes.out_of_memory import is_out_of_memory, out_of_memory_notes
        from tb_actmem.training import report_out_of_memory, write_by

        if not is_out_of_memory(error):
            return
        modules = named(model_of([*self._optimizers]))
        notes = out_of_memory_notes(error, modules)
        recording = oom_recording(modules, notes, start=0, label="", watched=None)
        report_out_of_memory(write_by(self._open), recording, None, self.steps + 1)

    def _close(self) -> None:
        """Close the writer, which tells whether all was written."""
        writer, self._writer = self._writer, None
        if writer is None:
            return
        try:
            writer.close()
            self.has_written = True
        except Exception as error:
            self._fail(error)

    def _fail(self, error: Exception) -> None:
        self.failure = f"{type(error).__name__}: {error}"

    def _open(self) -> Output:
        from torch.utils.tensorboard import SummaryWriter

        self._writer = self._writer or SummaryWriter(str(self._directory))
        return self._writer


def _await_tracebacks() -> None:
    """Let threads of failed writers end, or their tracebacks would be between our words."""
    for thread in threading.enumerate():
        if type(thread).__module__.startswith("tensorboard."):
            thread.join(1)


def model_of(optimizers: Sequence[Optimizer]) -> Module | None:
    """Return the module that contains the parameters of optimizers, or all trained modules.

    It is the outermost one alive. Several models become a list, which names them by numbers, in the
    order of their parameters in the optimizers. An optimizer that updates copies of parameters may
    know no module: then it is all trained modules. None: no module is alive.
    """
    from torch.nn import Module, ModuleList

    # Not isinstance, which may run code of the object.
    modules = [thing for thing in gc.get_objects() if issubclass(type(thing), Module)]
    updated = (
        id(parameter)
        for optimizer in optimizers
        for group in optimizer.param_groups
        for parameter in group["params"]
    )
    wanted = {parameter: position for position, parameter in enumerate(dict.fromkeys(updated))}
    roots = _roots(modules, wanted) or _roots(modules, {})
    return ModuleList(roots) if len(roots) > 1 else next(iter(roots), None)


def _roots(modules: Sequence[Module], wanted: Mapping[int, int]) -> list[Module]:
    """Return the outermost modules with wanted parameters, given as ids; none: trained ones.

    They come in the order of the positions of these parameters.
    """
    from tb_actmem.recorder.notes.model_states import main_parameters

    def position(parameter: Any) -> int | None:
        if parameter is None or not wanted:
            return 0 if parameter is not None and parameter.requires_grad else None
        ids = map(id, (parameter, *main_parameters([parameter])))
        return min((wanted[one] for one in ids if one in wanted), default=None)

    around: dict[int, list[Module]] = {}
    for module in modules:
        for child in _table(module, "_modules").values():
            around.setdefault(id(child), []).append(module)
    roots: list[Module] = []
    seen: set[int] = set()
    first: list[tuple[int, Module]] = []
    for module in modules:
        found = [*map(position, _table(module, "_parameters").values())]
        if known := [at for at in found if at is not None]:
            first.append((min(known), module))
    upwards = [module for _, module in sorted(first, key=lambda one: one[0], reverse=True)]
    while upwards:  # the last one first, with all that contain it
        module = upwards.pop()
        if id(module) in seen:
            continue
        seen.add(id(module))
        above = around.get(id(module), [])
        upwards += above
        if not above:
            roots.append(module)
    return roots


def _table(module: Module, name: str) -> dict[str, Any]:
    """Return a module's own table; a module whose ``__init__`` did not run has none."""
    return vars(module).get(name) or {}
