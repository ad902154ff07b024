"""What torch says of a GPU, where one is only pretended."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from types import SimpleNamespace
from typing import Any

import torch
from torch import Tensor
from torch.nn.attention import SDPBackend

from tb_actmem.dry_running.attention import Rules, attention_as_on
from tb_actmem.dry_running.recurrent import recurrent_as_on_cudnn
from tb_actmem.dry_running.replaced import replaced
from tb_actmem.dry_running.streams import Event, Stream, on_stream
from tb_actmem.dry_running.torch_private import (
    INIT_CONTEXT,
    LAZY_INIT,
    fake_tensor,
)
from tb_actmem.gpus import Gpu
from tb_actmem.without_gpu.library import cudnn_version

_NAMES = {
    SDPBackend.MATH: "written out, which keeps the scores",
    SDPBackend.FLASH_ATTENTION: "flash attention",
    SDPBackend.EFFICIENT_ATTENTION: "memory-efficient attention",
    SDPBackend.CUDNN_ATTENTION: "cuDNN's attention",
}


@contextmanager
def cuda_as(gpu: Gpu, note: Callable[[str], None]) -> Iterator[None]:
    """Have torch behave as on a device, which is also where tensors are made."""

    def choose(kernel: SDPBackend) -> None:
        note(f"Attention was assumed to be {_NAMES[kernel]}, as torch chooses on {gpu.name}.")

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
    """Do what there is to do without a device."""


def _random_state(device: Any = None) -> Tensor:
    """Return a state of a generator: a seed and an offset, on the CPU."""
    return torch.zeros(16, dtype=torch.uint8, device="cpu")
