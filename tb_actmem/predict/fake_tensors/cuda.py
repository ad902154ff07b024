"""CUDA devices for fake tensors: streams, fused attention, and cuDNN's recurrent layers."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, ExitStack, contextmanager, nullcontext
from functools import partial
from types import SimpleNamespace
from typing import Any

import torch
from torch import Tensor
from torch.nn.attention import SDPBackend

from tb_actmem.errors import RecordError
from tb_actmem.model import Note
from tb_actmem.predict.fake_cuda import cudnn_version
from tb_actmem.predict.fake_cuda.gpus import Gpu
from tb_actmem.predict.fake_tensors.attention import Rules, attention_as_on
from tb_actmem.predict.fake_tensors.replacements import here, replaced
from tb_actmem.predict.fake_tensors.results import keys_of
from tb_actmem.predict.fake_tensors.torch_private import (
    CUDNN_RNN,
    CUDNN_RNN_BACKWARD,
    INIT_CONTEXT,
    LAZY_INIT,
    RECURRENT,
    fake_tensor,
    flat_weights,
)

_MODES = {"rnn_relu": 0, "rnn_tanh": 1, "lstm": 2, "gru": 3}
"""cuDNN's own numbers."""


@contextmanager
def recurrent_as_on_cudnn() -> Iterator[None]:
    """Let recurrent layers on CUDA run as cuDNN's, if torch would choose cuDNN."""
    with ExitStack() as stack:
        stack.enter_context(replaced(torch.nn.RNNBase, "flatten_parameters", _flattening))
        for name, mode in _MODES.items():
            stack.enter_context(replaced(RECURRENT, name, partial(_layer, mode)))
        yield


def _flattening(behind: Any) -> Callable[[Any], None]:
    def flatten(layer: Any) -> None:
        weights = flat_weights(layer)
        if weights and all(map(torch.backends.cudnn.is_acceptable, weights)):
            _flatten(weights, layer.bias, 2 + 2 * layer.bias + bool(layer.proj_size))

    return flatten


def _flatten(weights: Sequence[Tensor], has_biases: bool, per_layer: int) -> None:
    """Let weights share one memory, one after the other."""
    with torch.no_grad():
        flat = weights[0].new_zeros(_numel(weights, has_biases, per_layer))
        for weight, view in zip(weights, _views(flat, weights), strict=True):
            view.copy_(weight)
            weight.data = view


def _numel(weights: Sequence[Tensor], has_biases: bool, per_layer: int) -> int:
    """Count the elements of a layer's weights for cuDNN, which always has biases."""
    missing = 0 if has_biases else sum(2 * one.size(0) for one in weights[::per_layer])
    return sum(one.numel() for one in weights) + missing


def _views(flat: Tensor, weights: Sequence[Tensor]) -> Iterator[Tensor]:
    start = 0
    for weight in weights:
        yield flat[start : start + weight.numel()].view(weight.size())
        start += weight.numel()


def _layer(mode: int, behind: Callable[..., Any]) -> Callable[..., Any]:
    def run(tensor: Tensor, *args: Any) -> Any:
        if not torch.cudnn_is_acceptable(tensor):
            return behind(tensor, *args)
        if torch.is_autocast_enabled("cuda"):
            raise RecordError(
                f"{here()} runs a recurrent layer under autocast, for which cuDNN copies the "
                "weights, and there is no cuDNN: run it outside autocast, or set "
                "torch.backends.cudnn.enabled = False to use torch's own kernels."
            )
        if isinstance(args[2], bool):
            hidden, weights, *options, batch_first = args
            return _run(mode, tensor, [], batch_first, hidden, weights, *options)
        sizes, hidden, weights, *options = args
        return _run(mode, tensor, sizes.tolist(), False, hidden, weights, *options)

    return run


def _run(
    mode: int,
    tensor: Tensor,
    batch_sizes: list[int],
    batch_first: bool,
    hidden: Any,
    weights: list[Tensor],
    has_biases: bool,
    layers: int,
    *options: Any,
) -> Any:
    hx, cx = (hidden, None) if isinstance(hidden, Tensor) else hidden
    size, projected = hx.size(2), 0
    if cx is not None and cx.size(2) != size:
        size, projected = cx.size(2), size
    per_layer = 2 + 2 * has_biases + bool(projected)
    flat = _flat(weights, _numel(weights, has_biases, per_layer))
    given = tensor, weights, per_layer, flat, hx, cx, mode, size, projected, layers, batch_first
    output, hy, cy, *_ = CUDNN_RNN(*given, *options, batch_sizes, None)
    return (output, hy) if cx is None else (output, hy, cy)


def _flat(weights: list[Tensor], numel: int) -> Tensor:
    """Return the shared memory of weights, or new memory into which cuDNN copies them."""
    nbytes = weights[0].untyped_storage().nbytes()
    if len(keys_of(weights)) == 1 and nbytes == numel * weights[0].element_size():
        return weights[0].detach().as_strided((numel,), (1,), 0)
    return weights[0].new_zeros(numel)


def _forward(
    tensor: Tensor, weights: Any, per_layer: int, flat: Tensor, hx: Tensor, cx: Any, *rest: Any
) -> tuple[Tensor, ...]:
    """Make the results of the op; the size of the reserve, the fourth result, is unknown."""
    _, size, projected, _, batch_first, _, _, is_bidirectional, batch_sizes, _ = rest
    features = (projected or size) * (1 + is_bidirectional)
    output = _sequence(tensor, features, batch_first=batch_first and not batch_sizes)
    cy = tensor.new_empty(0) if cx is None else cx.new_empty(cx.size())
    reserve = tensor.new_empty(0, dtype=torch.uint8)
    return output, hx.new_empty(hx.size()), cy, reserve, flat


def _backward(
    tensor: Tensor, weights: Any, per_layer: int, flat: Tensor, hx: Tensor, cx: Any, *rest: Any
) -> tuple[Any, ...]:
    batch_first, batch_sizes, has_biases = rest[8], rest[12], per_layer > 3
    inputs = (
        _sequence(tensor, tensor.size(-1), batch_first=batch_first and not batch_sizes),
        hx.new_empty(hx.size()),
        None if cx is None else cx.new_empty(cx.size()),
    )
    if not rest[-1][3]:
        return (*inputs, [])
    gradients = flat.new_zeros(flat.size())
    if has_biases:
        return (*inputs, [*_views(gradients, weights)])
    return (*inputs, [one.new_empty(one.size()) for one in weights])


def _sequence(tensor: Tensor, features: int, *, batch_first: bool) -> Tensor:
    """Make a tensor for an input's sequence; time comes first in its memory."""
    *sizes, _ = tensor.size()
    if batch_first:
        return tensor.new_empty(*reversed(sizes), features).transpose_(0, 1)
    return tensor.new_empty(*sizes, features)


ON_SIZES = {CUDNN_RNN: _forward, CUDNN_RNN_BACKWARD: _backward}
"""The results of cuDNN's ops, on tensors without memory."""


class Stream:
    """Stands in for a stream of a device."""

    device_index, stream_id, device_type = 0, 0, 1

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        """Accept torch's arguments."""

    def wait_stream(self, stream: Any) -> None:
        """Wait for nothing."""

    def wait_event(self, event: Any) -> None:
        """Wait for nothing."""

    def record_event(self, event: Any = None) -> Any:
        """Return an event, which is complete."""
        return event or Event()

    def synchronize(self) -> None:
        """Wait for nothing."""

    def query(self) -> bool:
        """Return True: all work is complete."""
        return True


class Event:
    """Stands in for an event."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        """Accept torch's arguments."""

    def record(self, stream: Any = None) -> None:
        """Do nothing."""

    def wait(self, stream: Any = None) -> None:
        """Wait for nothing."""

    def synchronize(self) -> None:
        """Wait for nothing."""

    def query(self) -> bool:
        """Return True: the event is complete."""
        return True

    def elapsed_time(self, end: Any) -> float:
        """Return the same time for all events, by which a program can divide."""
        return 1.0


def on_stream(stream: Any) -> AbstractContextManager[None]:
    """Run on a stream as on any other."""
    return nullcontext()


_NAMES = {
    SDPBackend.MATH: "unfused, which saves the scores",
    SDPBackend.FLASH_ATTENTION: "flash attention",
    SDPBackend.EFFICIENT_ATTENTION: "memory-efficient attention",
    SDPBackend.CUDNN_ATTENTION: "cuDNN's attention",
}


@contextmanager
def cuda_as(gpu: Gpu, note: Callable[[Note], None]) -> Iterator[None]:
    """Let torch behave as on a device, which is also the default device of tensors."""

    def choose(kernel: SDPBackend) -> None:
        note(Note.of("attention-kernel", kernel=_NAMES[kernel], device=gpu.name))

    rules = Rules(gpu.capability, cudnn_version())
    with ExitStack() as stack:
        for name, function in _said(gpu).items():
            stack.enter_context(replaced(torch.cuda, name, partial(_instead, function)))
        stack.enter_context(replaced(fake_tensor, INIT_CONTEXT, partial(_instead, _nothing)))
        stack.enter_context(attention_as_on(rules, choose))
        stack.enter_context(torch.device("cuda"))
        stack.enter_context(recurrent_as_on_cudnn())
        yield


def _instead(function: Callable[..., Any], behind: Any) -> Callable[..., Any]:
    return function


def _said(gpu: Gpu) -> dict[str, Callable[..., Any]]:
    major, minor = divmod(gpu.capability, 10)
    properties = SimpleNamespace(
        name=gpu.name,
        major=major,
        minor=minor,
        total_memory=gpu.nbytes,
        multi_processor_count=gpu.processors,
        warp_size=32,
    )
    return {
        LAZY_INIT: _nothing,
        "is_available": lambda: True,
        "device_count": lambda: 1,
        "current_device": lambda: 0,
        "set_device": _nothing,
        "synchronize": _nothing,
        "is_bf16_supported": lambda including_emulation=True: major >= 8 or including_emulation,
        "get_device_name": lambda device=None: properties.name,
        "get_device_capability": lambda device=None: (major, minor),
        "get_device_properties": lambda device=None: properties,
        "mem_get_info": lambda device=None: (properties.total_memory, properties.total_memory),
        "get_rng_state": _random_state,
        "get_rng_state_all": lambda: [_random_state()],
        "set_rng_state": _nothing,
        "set_rng_state_all": _nothing,
        "is_current_stream_capturing": lambda: False,
        "Stream": Stream,
        "Event": Event,
        "stream": on_stream,
        "current_stream": Stream,
        "default_stream": Stream,
    }


def _nothing(*args: Any, **kwargs: Any) -> None:
    """Do nothing, because there is no device."""


def _random_state(device: Any = None) -> Tensor:
    """Return a state of a generator: a seed and an offset, on the CPU."""
    return torch.zeros(16, dtype=torch.uint8, device="cpu")
