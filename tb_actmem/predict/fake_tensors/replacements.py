"""Replaces functions while a block runs: some work without values, others refuse to run."""

from __future__ import annotations

import sys
import warnings
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import partial, wraps
from importlib.util import find_spec
from pathlib import Path
from threading import get_ident
from traceback import walk_tb
from types import FrameType
from typing import Any

import torch
from torch import Tensor
from torch.autograd import graph
from torch.nn import functional, init

from tb_actmem.errors import RecordError
from tb_actmem.model import Note
from tb_actmem.predict.fake_tensors.torch_private import (
    COLLECTIVES,
    FOREACH_TYPES,
    NO_MEMORY,
    TRUNCATED_NORMAL,
    FakeTensor,
)
from tb_actmem.recorder.watch import is_library


@contextmanager
def replaced(owner: Any, name: str, make: Callable[[Any], Any]) -> Iterator[None]:
    """Replace a function, from which the replacement is made, while the block runs.

    Other threads still call the original; a class is replaced for all threads.
    """
    own, behind = vars(owner).get(name), getattr(owner, name)
    ours = made = make(behind)
    if not isinstance(made, type):
        ours = _of_this_thread(made, behind)
    if isinstance(own, staticmethod):
        ours = staticmethod(ours)
    setattr(owner, name, ours)
    try:
        yield
    finally:
        if vars(owner).get(name) is ours:  # a later replacement, which calls ours, stays
            if own is None:
                delattr(owner, name)
            else:
                setattr(owner, name, own)


def _of_this_thread(ours: Callable[..., Any], behind: Callable[..., Any]) -> Callable[..., Any]:
    thread = get_ident()

    @wraps(behind)
    def choose(*args: Any, **kwargs: Any) -> Any:
        return (ours if get_ident() == thread else behind)(*args, **kwargs)

    return choose


@contextmanager
def unasked_values(note: Callable[[Note], None]) -> Iterator[None]:
    """Let these functions work as in training.

    Transformers would not simplify masks of fake tensors, and so choose other kernels. Collectives
    would be awaited at once. A truncated normal distribution is redrawn until all values are
    inside. `Module.to` would swap fake parameters, to which the mode itself refers. `copy.deepcopy`
    asks for an address, about which torch warns. Functions that update or clip many tensors at once
    would process fake ones one by one. `one_hot` would compare them with every number.
    """
    with ExitStack() as stack:
        stack.enter_context(_unasked("transformers.utils.import_utils", "is_fake_tensor"))
        stack.enter_context(_unasked(*COLLECTIVES))
        for owner, name, make in (
            (torch.utils, "swap_tensors", _in_place),
            (Tensor, "__deepcopy__", _unwarned),
            (graph, "allow_mutation_on_saved_tensors", partial(_noted, note)),
            (init, TRUNCATED_NORMAL, _as_it_is),
            (functional, "one_hot", _one_hot),
        ):
            stack.enter_context(replaced(owner, name, make))
        for types in FOREACH_TYPES:
            types.append(FakeTensor)
            stack.callback(types.remove, FakeTensor)
        yield


@contextmanager
def _unasked(module: str, name: str) -> Iterator[None]:
    """Let a function return False, if its module has it, even one that is imported later."""
    with ExitStack() as stack:

        def replace(owner: Any) -> None:
            if hasattr(owner, name):
                stack.enter_context(replaced(owner, name, _no))

        if module in sys.modules:
            replace(sys.modules[module])
        else:
            finder: Any = _Later(module, replace)
            sys.meta_path.insert(0, finder)
            stack.callback(sys.meta_path.remove, finder)
        yield


class _Later:
    """A finder that calls a function when a module has been imported."""

    def __init__(self, module: str, then: Callable[[Any], None]) -> None:
        self._module, self._then = module, then
        self._is_asking = False

    def find_spec(self, name: str, path: object = None, target: object = None) -> Any | None:
        """Find the module as Python does; None for other modules."""
        if name != self._module or self._is_asking:
            return None
        self._is_asking = True
        try:
            spec = find_spec(name)
        finally:
            self._is_asking = False
        if spec is not None and spec.loader is not None:
            loader: Any = spec.loader
            run = loader.exec_module

            def run_and_tell(module: Any) -> None:
                run(module)
                self._then(module)

            loader.exec_module = run_and_tell
        return spec


def _no(behind: Callable[..., bool]) -> Callable[..., bool]:
    return lambda *asked: False


def _in_place(behind: Callable[..., None]) -> Callable[..., None]:
    def swap(tensor: Any, other: Any) -> None:
        if not isinstance(tensor, FakeTensor):
            behind(tensor, other)
            return
        tensor.data = other.data
        tensor.fake_device = other.fake_device

    return swap


def _one_hot(behind: Callable[..., Tensor]) -> Callable[..., Tensor]:
    def run(tensor: Tensor, num_classes: int = -1) -> Tensor:
        if num_classes < 0:
            return behind(tensor, num_classes)
        made = tensor.new_zeros((*tensor.shape, num_classes))
        return made.scatter_(-1, tensor.unsqueeze(-1), 1)

    return run


def _noted(note: Callable[[Note], None], behind: Callable[[], Any]) -> Callable[[], Any]:
    def allow() -> Any:
        note(Note.of("mutation-allowed"))
        return behind()

    return allow


def _unwarned(behind: Callable[..., Tensor]) -> Callable[..., Tensor]:
    def copy(tensor: Tensor, memo: Any) -> Tensor:
        with warnings.catch_warnings():
            warnings.filterwarnings("ignore", "Accessing the data pointer of FakeTensor")
            return behind(tensor, memo)

    return copy


def _as_it_is(behind: Callable[..., Tensor]) -> Callable[..., Tensor]:
    def fill(tensor: Tensor, *args: Any, **kwargs: Any) -> Tensor:
        return tensor

    return fill


def here() -> str:
    """Name the innermost line outside torch, as ``model.py:41``."""
    frame = sys._getframe(1)
    while frame.f_back is not None and is_library(frame):
        frame = frame.f_back
    return _named(frame, frame.f_lineno)


def _named(frame: FrameType, line: int) -> str:
    return f"{Path(frame.f_code.co_filename).name}:{line}"


_AS_ARRAY = (
    "asks for a NumPy array, whose values only a real run knows: leave it out of the dry run."
)
_REFUSED: tuple[tuple[Any, str, str], ...] = (
    (
        torch,
        "compile",
        "compiles code, and only a real run knows its saved tensors. Remove it, and "
        "the dry run reports the saved tensors of the same code in eager mode.",
    ),
    (
        torch,
        "save",
        (
            "writes tensors to a file, which have no values in a dry run: leave it out of the dry "
            "run."
        ),
    ),
)


@contextmanager
def refused() -> Iterator[None]:
    """Refuse, while the block runs, code that needs values or that is not Python."""
    with ExitStack() as stack:
        for owner, name, why in _REFUSED:
            stack.enter_context(replaced(owner, name, partial(_always, why)))
        stack.enter_context(replaced(Tensor, "numpy", _arrays))
        yield


def _always(why: str, behind: Any) -> Callable[..., None]:
    def refuse(*args: Any, **kwargs: Any) -> None:
        raise RecordError(f"{here()} {why}")

    return refuse


def _arrays(behind: Callable[..., Any]) -> Callable[..., Any]:
    def convert(tensor: Tensor, *args: Any, **kwargs: Any) -> Any:
        if isinstance(tensor, FakeTensor):
            raise RecordError(f"{here()} {_AS_ARRAY}")
        return behind(tensor, *args, **kwargs)

    return convert


@contextmanager
def memory_is_missing() -> Iterator[None]:
    """Say where C++ code read the memory of a fake tensor, as `tensor_split` does for positions.

    No op shows such a read, and a program may hold the function under any name.
    """
    try:
        yield
    except RuntimeError as error:
        if NO_MEMORY not in str(error):
            raise
        raise RecordError(
            f"{_place_of(error)} reads the values of a tensor in C++, which only a real run knows: "
            "pass numbers instead of the tensor, or leave it out of the dry run.",
            code="value-needed",
        ) from error


def _place_of(error: BaseException) -> str:
    """Name the innermost line outside torch that an error passed."""
    frames = [(at, line) for at, line in walk_tb(error.__traceback__) if not is_library(at)]
    return _named(*frames[-1])
