"""GPT-2 for `gpt2_calculator.py`: real on CUDA, and without CUDA on tensors without data."""

from __future__ import annotations

from contextlib import nullcontext
from typing import Any, NamedTuple

import torch
from torch import Tensor, nn
from torch._subclasses.fake_tensor import FakeTensorMode
from torch.overrides import TorchFunctionMode
from transformers import GPT2Config, GPT2LMHeadModel

import tb_actmem
from tb_actmem import Recording


class Sizes(NamedTuple):
    layers: int
    heads: int
    hidden: int
    vocabulary: int = 50257


class Step(NamedTuple):
    """One training step after the first: gradients and Adam's values exist."""

    recording: Recording
    parameters: int
    """The number of values."""
    allocated: int | None = None
    """The peak of CUDA's allocator in the step, in bytes; None without CUDA."""
    reserved: int | None = None
    """The bytes that the allocator had reserved."""
    in_use: int | None = None
    """The used bytes of the device, by all processes."""


def step(sizes: Sizes, batch: int, tokens: int, *, half: bool, where: str) -> Step:
    """Record a step in float32, or under autocast with float16."""
    is_real = where == "cuda"
    with nullcontext() if is_real else FakeTensorMode():
        model = gpt2(sizes, tokens, where)
        ids = torch.randint(sizes.vocabulary, (batch, tokens), device=where)

        def run() -> None:
            casts = torch.autocast(where, torch.float16, enabled=half)
            with nullcontext() if is_real else LikeCuda(), casts:
                loss = model(ids, labels=ids).loss
            loss.backward()

        for parameter in model.parameters():
            parameter.grad = torch.zeros_like(parameter)
        if is_real:
            optimizer = torch.optim.AdamW(model.parameters())
            run()
            optimizer.step()
            optimizer.zero_grad(set_to_none=False)
            torch.cuda.empty_cache()
            torch.cuda.reset_peak_memory_stats()
        name = "autocast" if half else "float32"
        with tb_actmem.record(model, label=f"GPT-2, {batch} × {tokens}, {name}") as recorder:
            run()
        count = sum(parameter.numel() for parameter in model.parameters())
        readings = device_bytes() if is_real else ()
    return Step(recorder.recording, count, *readings)


def gpt2(sizes: Sizes, tokens: int, where: str) -> nn.Module:
    config = GPT2Config(
        n_layer=sizes.layers,
        n_head=sizes.heads,
        n_embd=sizes.hidden,
        vocab_size=sizes.vocabulary,
        n_positions=max(tokens, 1024),
        use_cache=False,
    )
    config._attn_implementation = "eager"  # written out, like the code of 2022
    with torch.device(where):
        model = GPT2LMHeadModel(config).train()
    model.loss_type = "ForCausalLM"  # the default; without it, transformers warns
    return model


def device_bytes() -> tuple[int, int, int]:
    free, total = torch.cuda.mem_get_info()
    return torch.cuda.max_memory_allocated(), torch.cuda.memory_reserved(), total - free


class LikeCuda(TorchFunctionMode):
    """Imitates CUDA on a CPU in the two ways that matter for memory.

    Dropout on CUDA is one op with a mask of bytes. Autocast on CUDA runs softmax, powers, norms and
    the loss in float32, as torch's documentation lists; autocast on a CPU does not.
    """

    softmaxes = (Tensor.softmax, torch.softmax, nn.functional.softmax)
    float32 = (Tensor.pow, torch.pow, nn.functional.layer_norm, nn.functional.cross_entropy)

    def __torch_function__(
        self, func: Any, types: Any, args: tuple[Any, ...] = (), kwargs: Any = None
    ) -> Any:
        kwargs = kwargs or {}
        if func is nn.functional.dropout:
            return fused_dropout(*args, **kwargs)
        if torch.is_autocast_enabled("cpu") and func in self.softmaxes:
            kwargs = {**kwargs, "dtype": torch.float32}
        elif torch.is_autocast_enabled("cpu") and func in self.float32:
            args = tuple(widened(value) for value in args)
        return func(*args, **kwargs)


def fused_dropout(
    x: Tensor, p: float = 0.5, training: bool = True, inplace: bool = False
) -> Tensor:
    return torch.native_dropout(x, p, True)[0] if training and p else x


def widened(value: Any) -> Any:
    is_half = isinstance(value, Tensor) and value.dtype is torch.float16
    return value.float() if is_half else value
