"""Runs ops on sizes alone, and knows the few values that follow from constants."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any
from weakref import WeakSet

import torch
from torch import Tensor
from torch.overrides import TorchFunctionMode

from tb_actmem.arguments import need
from tb_actmem.errors import RecordError
from tb_actmem.model import Note
from tb_actmem.predict.fake_tensors.cuda import ON_SIZES
from tb_actmem.predict.fake_tensors.replacements import here
from tb_actmem.predict.fake_tensors.results import (
    Values,
    is_product_of_groups,
    keys_of,
    numbers_bags,
    product_of_groups,
    tensors_in,
    with_statistics,
)
from tb_actmem.predict.fake_tensors.torch_private import (
    CUDNN_RNN,
    DEVICE,
    EMBEDDING_BAG,
    EMPTY,
    IS_PINNED,
    ITEM,
    PIN,
    SIZED_BY_DATA,
    DataDependent,
    FakeTensor,
    FakeTensorMode,
    NoFakeImplementation,
    unseen,
    writes,
)
from tb_actmem.recorder.evidence import PLAIN

_ELEMENTWISE = {
    torch.ops.aten.mse_loss.default,
    torch.ops.aten.smooth_l1_loss.default,
    torch.ops.aten.binary_cross_entropy.default,
    torch.ops.aten.soft_margin_loss.default,
}
"""Their kernels, on the CPU as on CUDA, shrink the sizes of a result but not its memory. Fake
tensors never had that memory."""

_AS_LARGE_AS_GIVEN = {torch.ops.aten.col2im.default, torch.ops.aten.im2col.default}
"""The ops of `fold` and `unfold`: the same, from the sizes of the input."""


def with_room(func: Any, args: Any, result: Any) -> Any:
    """Give an op's results the memory that real ones have."""
    if func in _ELEMENTWISE and not result.dim():
        given, target, *_ = args
        shape = torch.broadcast_shapes(given.shape, target.shape)  # type: ignore[no-untyped-call]  # torch's
        _grow(result, shape.numel())
    elif func in _AS_LARGE_AS_GIVEN:
        _grow(result, args[0].numel())
    elif func is EMBEDDING_BAG and args[0].device.type == "cpu":
        output, bags, counts, largest = result
        if numbers_bags(args):
            _grow(bags, args[1].numel() + 1)
        else:
            bags = bags.new_empty(0)
        _grow(counts, args[2].numel())
        return output, bags, counts, largest
    return result


def _grow(tensor: Tensor, elements: int) -> None:
    storage, nbytes = tensor.untyped_storage(), elements * tensor.element_size()
    if storage.nbytes() < nbytes:
        storage.resize_(nbytes)


Answers = Mapping[str, float]
"""Line of the program, as "model.py:41" → the number that it asks for there."""


class DryTensors(FakeTensorMode):  # type: ignore[no-untyped-call]  # of its metaclass
    """Fake tensors, and the values of those whose values are certain."""

    def __init__(self, answers: Answers, note: Callable[[Note], None]) -> None:
        super().__init__(allow_non_fake_inputs=True)
        self._note = note
        self._answers = answers
        self._values = Values()
        self._is_inside = False
        """The running op is a part of how another op runs on sizes."""
        self._counts = False
        """Whether numbers have memory in C++ now."""
        self._pinned = WeakSet[torch.UntypedStorage]()
        """Memory on the host that the program asked to pin; torch would not call it pinned."""

    def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        """Run an op on sizes alone."""
        kwargs = kwargs or {}
        if func is DEVICE:
            return super().__torch_dispatch__(func, types, args, kwargs)
        if self._counts and _are_numbers(func, args, kwargs):
            with unseen():
                return func(*args, **kwargs)
        if func in (IS_PINNED, PIN) and _is_fake_strided(args[0]):
            return self._is_pinned(args[0]) if func is IS_PINNED else self._pin(args[0])
        if func in SIZED_BY_DATA:
            raise _refusal(func, "its size depends on data")
        _keep_real(func, writes(func, args, kwargs))
        is_part, self._is_inside = self._is_inside, True
        try:
            result = self._result(func, types, args, kwargs)
        except DataDependent as error:
            return self._answer(func, args, kwargs, error)
        except NoFakeImplementation as error:
            raise _refusal(func, "torch cannot run it on fake tensors") from error
        finally:
            self._is_inside = is_part
        if func in _UNTOLD:
            self._note(Note.of(_UNTOLD[func], op=_name(func)))
        if not is_part:
            self._values.follow(func, args, kwargs, result)
        if kwargs.get("pin_memory"):  # of an op that makes a tensor
            return self.pin_new(result)
        return result

    def pin_new(self, tensor: Tensor) -> Tensor:
        """Count a new tensor on the host as pinned."""
        if tensor.device.type != "cpu":
            raise RuntimeError("Only dense CPU tensors can be pinned")
        self._pinned.add(tensor.untyped_storage())
        return tensor

    def _is_pinned(self, tensor: Tensor) -> bool:
        return tensor.untyped_storage() in self._pinned

    def _pin(self, tensor: Tensor) -> Tensor:
        """Copy a tensor on the host, with its strides, into memory that counts as pinned."""
        if tensor.device.type != "cpu":
            raise RuntimeError(f"cannot pin '{tensor.type()}' only dense CPU tensors can be pinned")
        with self:
            made = torch.empty_strided(
                tensor.size(), tensor.stride(), dtype=tensor.dtype, device="cpu"
            )
            self._pinned.add(made.untyped_storage())
            return made.copy_(tensor)

    def _result(self, func: Any, types: Any, args: Any, kwargs: Any) -> Any:
        if func in ON_SIZES:
            with self:
                return ON_SIZES[func](*args)
        if is_product_of_groups(func, args):
            with self:
                return product_of_groups(*args, **kwargs)
        result = super().__torch_dispatch__(func, types, args, kwargs)
        with self:
            return with_statistics(func, args, with_room(func, args, result))

    @contextmanager
    def counting(self) -> Iterator[None]:
        """Let numbers that are made in the block have memory on the host."""
        self._counts = True
        try:
            yield
        finally:
            self._counts = False

    def put_back(self) -> None:
        """Restore the states of the program's generators."""
        self._values.put_back()

    @property
    def avoid_device_init(self) -> bool:
        """Have constants made on the CPU, whatever devices torch reports."""
        return not torch.cuda.is_initialized()  # type: ignore[no-untyped-call]

    def __deepcopy__(self, memo: Any) -> DryTensors:
        """Share this mode with copied tensors."""
        return self

    def create_symbolic_nested_int(self, *args: Any, **kwargs: Any) -> Any:
        """Refuse jagged tensors, whose sizes are data."""
        raise RecordError(
            f"{here()} makes a jagged tensor, whose sizes a dry run does not know.",
            code="dry-run-op",
        )

    def _answer(self, func: Any, args: Any, kwargs: Any, error: Exception) -> Any:
        """Answer an op that needs values: by known values, or by the user's answers."""
        known = self._values.answer(func, args, kwargs)
        if known is not None and self._values.are_drawn(keys_of(args)):
            self._note(Note.of("random-value", place=here()))
        if known is None:
            known = _told(func, args, self._answers.get(here()))
        if known is None:
            raise _question(func) from error
        if not any(True for _ in tensors_in([known])):
            return known
        return self._fake(known, next(tensors_in(args)).device)

    def _fake(self, real: Any, device: torch.device) -> Any:
        """Return fake tensors of these values."""
        if not isinstance(real, Tensor):
            return type(real)(self._fake(one, device) for one in real)
        with self:
            fake = torch.empty_strided(real.size(), real.stride(), dtype=real.dtype, device=device)
        self._values.note(fake, real)
        return fake


class PinnedOnHost(TorchFunctionMode):
    """Makes new pinned tensors on the host, whichever device is the default one.

    Without a driver torch refuses to pin the memory of some functions, such as ``torch.tensor``.
    """

    def __init__(self, tensors: DryTensors) -> None:
        super().__init__()
        self._tensors = tensors

    def __torch_function__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        """Run a function."""
        kwargs = kwargs or {}
        if not kwargs.get("pin_memory") or any(isinstance(one, Tensor) for one in args):
            return func(*args, **kwargs)
        on_host = {"device": kwargs.get("device") or "cpu", "pin_memory": False}
        return self._tensors.pin_new(func(*args, **kwargs | on_host))


def _is_fake_strided(tensor: Tensor) -> bool:
    return isinstance(tensor, FakeTensor) and tensor.layout is torch.strided


def _are_numbers(func: Any, args: Any, kwargs: dict[str, Any]) -> bool:
    if func is EMPTY and not kwargs["dtype"].is_floating_point:
        kwargs["device"] = torch.device("cpu")
        return True
    tensors = [*tensors_in(args)]
    return bool(tensors) and not any(isinstance(one, FakeTensor) for one in tensors)


_ROWS = torch.ops.aten.nonzero.default
_ELEMENTS = torch.ops.aten.masked_select.default
_UNTOLD = {
    torch.ops.aten.mkldnn_rnn_layer.default: "mkldnn-rnn",
    CUDNN_RNN: "cudnn-rnn",
}
"""Codes of notes on ops whose memory is not completely known."""


def checked(answers: Answers) -> Answers:
    """Return answers if they are valid. Raises RecordError."""
    need("answers", answers, Mapping, "lines and their numbers, such as {'model.py:41': 0.5}")
    for line, said in answers.items():
        if not _LINE.fullmatch(str(line)) or not isinstance(said, (int, float)) or math.isnan(said):
            raise RecordError(
                f"answers={{{line!r}: {said!r}}} is not a number for a line of the program: write "
                'it as {"model.py:41": 0.5}.'
            )
    return answers


_LINE = re.compile(r".+:\d+")


def _told(func: Any, args: Any, said: float | None) -> Any:
    """Make an op's result from the number that the user gave for its line."""
    if said is None:
        return None
    tensor: Tensor = args[0]
    if func is ITEM:
        return bool(said) if tensor.dtype is torch.bool else said
    if func is _ROWS:
        where = torch.unravel_index(torch.arange(_count(said, tensor), device="cpu"), tensor.size())
        return torch.stack(where, dim=1) if where else torch.empty(int(said), 0, dtype=torch.int64)
    if func is _ELEMENTS:
        return torch.empty(_count(said, tensor), dtype=tensor.dtype)
    return None


def _count(said: float, tensor: Tensor) -> int:
    most = tensor.numel()
    if said not in range(most + 1):
        raise RecordError(
            f"answers gives {said:,} for {here()}, which needs a number of elements: at most "
            f"{most:,} exist."
        )
    return int(said)


def _keep_real(func: Any, written: list[Any]) -> None:
    """Refuse to write into real memory."""
    for tensor in tensors_in(written):
        if type(tensor) in PLAIN:
            raise RecordError(
                f"{here()} writes ({_name(func)}) into a tensor of {tuple(tensor.shape)} that was "
                "made before the dry run: make the model, its inputs and the optimizer in the "
                "`with tb_actmem.predict.dry_run(...)` block."
            )


def _question(func: Any) -> RecordError:
    line = here()
    what = "a number of elements" if func in (_ROWS, _ELEMENTS) else "a value"
    cure = (
        f'pass it: dry_run(..., answers={{"{line}": ...}})'
        if func in (_ROWS, _ELEMENTS, ITEM)
        else "leave it out of the dry run"
    )
    return RecordError(
        f"{line} asks for {what} ({_name(func)}), which only a real run knows: {cure}.",
        code="value-needed",
    )


def _refusal(func: Any, why: str) -> RecordError:
    return RecordError(
        f"{here()} runs {_name(func)}, which a dry run cannot: {why}.", code="dry-run-op"
    )


def _name(func: Any) -> str:
    return str(getattr(func, "name", lambda: func)())
