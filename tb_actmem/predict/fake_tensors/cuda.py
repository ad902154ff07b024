"""Streams and events of a GPU on which nothing runs: all their work is complete."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager, nullcontext
from functools import partial
from types import SimpleNamespace
from typing import Any

import torch
from torch import Tensor
from torch.nn.attention import SDPBackend

from tb_actmem.model import Note
from tb_actmem.predict.fake_cuda.gpus import Gpu
from tb_actmem.predict.fake_cuda.library import cudnn_version
from tb_actmem.predict.fake_tensors.attention import Rules, attention_as_on
from tb_actmem.predict.fake_tensors.recurrent import recurrent_as_on_cudnn
from tb_actmem.predict.fake_tensors.replacements import replaced
from tb_actmem.predict.fake_tensors.torch_private import INIT_CONTEXT, LAZY_INIT, fake_tensor


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
        """Return no elapsed time."""
        return 0.0


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
