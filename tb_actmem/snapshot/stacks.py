"""Read the stack of an allocation: the op, the source line, and the phase of the step.

Torch gathers Python frames always and C++ frames on request (``stacks="all"``, the default). Names
of torch's functions and files are recognised here only. An unknown name leaves a fact unknown.
"""

from __future__ import annotations

import bisect
import enum
import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise, takewhile
from typing import NamedTuple

from tb_actmem.model import Category, Frame, ModelState, PhaseKind
from tb_actmem.snapshot import DeviceMemory, Span


class Role(enum.Enum):
    """The purpose of memory, if its stack shows it."""

    PARAMETER = "parameter"
    """A module made it, or moved it to the device."""
    OPTIMIZER = "optimizer state"
    """An optimizer made it for its state."""
    WORKSPACE = "workspace"
    """A library such as cuBLAS works in it."""


class Place(NamedTuple):
    """The origin of an allocation."""

    op: str
    """``aten::addmm``, with the overload as C++ writes it (``aten::mean_dim``); "": unknown."""
    line: Frame | None
    """The innermost line outside of torch."""
    node: str
    """The node of the graph whose backward ran it: ``AddmmBackward0``; "": none, or unknown."""
    module: str
    """The module that the frames name; only in snapshots of our own."""
    phase: PhaseKind | None
    """The phase that the stack alone proves; None: none."""
    role: Role | None
    ops: tuple[str, ...] = ()
    """All ops of the stack that do more than to allocate, the innermost first."""


UNKNOWN = Place("", None, "", "", None, None)
"""The place of an allocation without a stack."""

_OP = re.compile(r"at::_ops::(\w+)::(?:call|redispatch)\b")
_NODE = re.compile(r"torch::autograd::(?:generated::)?(\w+)::apply\(")
_ALLOCATES = re.compile(
    r"(new_)?empty(_strided|_like|_permuted|_quantized|_memory_format)?|resize_"
)
"""Ops that only allocate: the op that calls them says more."""
_COLLECTIVE = re.compile(r"c10d::ProcessGroupNCCL::(\w+)\(")
_WORKSPACE = re.compile(r"CUDABlas(Lt)?Workspace|CurrentCUDABlasHandle|cudnn\w*[Ww]orkspace")
_COMPILED = re.compile(r"torchinductor|/inductor_cache/")
"""Part of the path of code that the compiler generates."""
_ENGINE = "torch::autograd::Engine::"
_LIBRARY = re.compile(
    r"(?:site|dist)-packages[/\\]torch[/\\]"
    r"|[/\\]torch[/\\](?:nn|optim|autograd|utils|_dynamo|_inductor|distributed|amp|cuda)[/\\]"
    r"|[/\\]torch[/\\](?:_tensor|_ops|_compile|functional)\.py"
)
_NOT_PYTHON = re.compile(r"<frozen |<__array_function__")


@lru_cache(maxsize=100_000)
def place_of(stack: tuple[Frame, ...], *, is_python_only: bool = False) -> Place:
    """Read a stack, its innermost frame first.

    ``is_python_only`` says that no stack of the snapshot has C++ frames. Then a stack without any
    frame belongs to a thread of torch's autograd engine.
    """
    python = [frame for frame in stack if _is_python(frame)]
    names = (match[1] for frame in stack if (match := _OP.match(frame.function)))
    ops = tuple(dict.fromkeys(f"aten::{n}" for n in names if not _ALLOCATES.fullmatch(n)))
    return Place(
        op=_op(stack, python, ops),
        line=next((frame for frame in python if not _is_library(frame)), None),
        node=next((match[1] for frame in stack if (match := _NODE.match(frame.function))), ""),
        module="",
        phase=_phase(stack, python, is_python_only),
        role=_role(stack, python),
        ops=ops,
    )


def exported_place(stack: tuple[Frame, ...]) -> Place:
    """Read a stack of our own export: the op in its module, then the line.

    A storage that is older than the recording has its category and name instead.
    """
    if not stack:
        return UNKNOWN
    first, line = stack[0], stack[1] if len(stack) > 1 else None
    if not is_older(stack):
        return Place(first.function, line, "", first.file, None, None)
    phase = PhaseKind.BACKWARD if first.file == ModelState.GRADIENT.value else None
    return Place("", None, "", first.function, phase, _ROLES.get(first.file))


_ROLES = {
    Category.PARAMETER.value: Role.PARAMETER,
    Category.BUFFER.value: Role.PARAMETER,
    ModelState.OPTIMIZER.value: Role.OPTIMIZER,
}
_PURPOSES = frozenset(purpose.value for purpose in (*Category, *ModelState))


def is_older(stack: tuple[Frame, ...]) -> bool:
    """Tell whether a stack of our own export is that of a storage older than the recording."""
    return len(stack) == 1 and stack[0].file in _PURPOSES and "::" not in stack[0].function


def user_lines(stack: tuple[Frame, ...]) -> list[Frame]:
    """Return the lines outside of torch, the innermost first."""
    return [frame for frame in stack if _is_python(frame) and not _is_library(frame)]


def _is_python(frame: Frame) -> bool:
    if frame.file.startswith("<"):
        return _NOT_PYTHON.match(frame.file) is None
    return frame.file.endswith(".py")


def _is_library(frame: Frame) -> bool:
    return bool(_LIBRARY.search(frame.file) or _COMPILED.search(frame.file))


def _op(stack: Sequence[Frame], python: Sequence[Frame], ops: Sequence[str]) -> str:
    """The innermost op that does more than to allocate, else the innermost one."""
    if ops:
        return ops[0]
    for frame in stack:
        if match := _COLLECTIVE.search(frame.function):
            return f"c10d::{match[1]}"
    for frame in stack:
        if match := _OP.match(frame.function):
            return f"aten::{match[1]}"
    if python and _COMPILED.search(python[0].file):
        return "compiled code"
    return ""


_UPDATES = re.compile(r"[/\\]torch[/\\](?:optim[/\\]|nn[/\\]utils[/\\]clip_grad\.py)")
_BACKWARDS = re.compile(r"[/\\]torch[/\\](?:autograd[/\\](?:__init__|graph)|_tensor)\.py")
_BACKWARD_NAMES = frozenset(
    {"backward", "_make_grads", "grad", "_engine_run_backward", "unpack_hook", "recompute_fn"}
)
_MODULES = re.compile(r"[/\\]torch[/\\]nn[/\\]modules[/\\]")
_CLOSURE = re.compile(r"closure(\.py:\w+)?$")
_CALLS = frozenset({"_call_impl", "_wrapped_call_impl"})


def _phase(
    stack: Sequence[Frame], python: Sequence[Frame], is_python_only: bool
) -> PhaseKind | None:
    if any(_ENGINE in frame.function for frame in stack) or any(_backwards(python)):
        return PhaseKind.BACKWARD
    if not stack:
        return PhaseKind.BACKWARD if is_python_only else None
    # An optimizer may call the forward and the loss in its step, as a closure.
    inner = takewhile(lambda frame: not _CLOSURE.search(f"{frame.file}:{frame.function}"), python)
    return next(filter(None, map(_proof, inner)), None)


def _proof(frame: Frame) -> PhaseKind | None:
    """Return the phase that a Python frame proves; the innermost proof decides."""
    if frame.function in _CALLS and _MODULES.search(frame.file):
        return PhaseKind.FORWARD
    is_scaler = frame.file.endswith("grad_scaler.py") and frame.function != "scale"
    return PhaseKind.UPDATE if is_scaler or _UPDATES.search(frame.file) else None


def _backwards(python: Sequence[Frame]) -> Iterator[bool]:
    """Yield whether Python frames belong to a backward.

    A thread of the engine has no program around it: its outermost Python frame is torch's.
    """
    for frame in python:
        yield frame.function in _BACKWARD_NAMES and bool(
            _BACKWARDS.search(frame.file) or frame.file.endswith("checkpoint.py")
        )
    if python:
        yield _is_library(python[-1]) and python[-1].function != "<module>"


_PARAMETERS = frozenset({"_apply", "__init__", "reset_parameters", "convert"})


def _role(stack: Sequence[Frame], python: Sequence[Frame]) -> Role | None:
    if any(_WORKSPACE.search(frame.function) for frame in stack):
        return Role.WORKSPACE
    for frame in python:
        if frame.function == "_init_group":
            return Role.OPTIMIZER
        if frame.function in _PARAMETERS and _MODULES.search(frame.file):
            return Role.PARAMETER
    return None


class Part(NamedTuple):
    """A range of events: ``events[first:end]``."""

    kind: PhaseKind | None
    """None: before the first step."""
    first: int
    end: int


_CATEGORIES = {
    PhaseKind.BACKWARD.value: PhaseKind.BACKWARD,
    PhaseKind.UPDATE.value: PhaseKind.UPDATE,
    **dict.fromkeys(("cached", "freed", "held", "recomputed"), PhaseKind.FORWARD),
}
"""Categories that our own export gives to events."""


def phases(device: DeviceMemory, places: Sequence[Place]) -> list[Part]:
    """Split the events into phases, by the stacks of allocations, else by torch's annotations.

    A stack that proves nothing belongs to the phase before it. After an optimizer's step the next
    step begins; after a backward the optimizer step does.
    """
    kinds: list[tuple[int, PhaseKind | None]] = []
    now: PhaseKind | None = None
    was_optimizer = False
    updates = [span for span in device.spans if span.name.startswith("Optimizer.step")]
    updates.sort(key=lambda span: span.begin_us)
    for at, event in enumerate(device.events):
        if event.action != "alloc":
            continue
        proven = _CATEGORIES.get(event.category, places[event.stack].phase)
        if proven is None and event.category:
            continue
        if not event.stack and _is_inside(updates, event.time_us):
            proven = PhaseKind.UPDATE
        if proven is not None:
            now, was_optimizer = proven, proven is PhaseKind.UPDATE
        elif was_optimizer:
            now, was_optimizer = PhaseKind.FORWARD, False
        elif now is PhaseKind.BACKWARD:
            now = PhaseKind.UPDATE
        if not kinds or kinds[-1][1] is not now:
            kinds.append((at if kinds else 0, now))
    kinds = kinds or [(0, None)]
    ends = [*(at for at, _ in kinds[1:]), len(device.events)]
    return [Part(kind, at, end) for (at, kind), end in zip(kinds, ends, strict=True)]


def _is_inside(spans: Sequence[Span], time: int | None) -> bool:
    """Tell whether a time is in one of some spans, which follow each other."""
    at = (
        -1 if time is None else bisect.bisect_right(spans, time, key=lambda span: span.begin_us) - 1
    )
    return at >= 0 and time is not None and time <= spans[at].end_us


def step_ends(parts: Sequence[Part]) -> list[int]:
    """Return the end of each step, which begins with a forward after an update or the start."""
    begins = [
        part.first
        for before, part in pairwise([Part(None, 0, 0), *parts])
        if part.kind is PhaseKind.FORWARD and before.kind in (None, PhaseKind.UPDATE)
    ]
    return [*begins[1:], parts[-1].end] if begins else []
