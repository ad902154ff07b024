"""Chooses the attention kernel for a device that does not exist, by torch's own rules.

Without a device torch chooses the kernel that writes the scores out. The rules need the compute
capability, the version of cuDNN, and the tensors.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

import torch
from torch import Tensor
from torch.nn.attention import SDPBackend

from tb_actmem.predict.fake_tensors.torch_private import (
    OWN_ORDER,
    attention_order,
    cudnn_attention,
    efficient_attention,
    flash_attention,
    implemented,
    written_out_attention,
)

switches: Any = torch.backends.cuda
_HALF = (torch.float16, torch.bfloat16)
_IS_NEW = torch.__version__ >= "2.15"
"""Memory-efficient attention supports grouped heads, and cuDNN's backward is checked."""
_ATTENTION = "scaled_dot_product_attention"


class Call(NamedTuple):
    """The arguments of an attention call."""

    query: Tensor
    key: Tensor
    value: Tensor
    mask: Tensor | None = None
    dropout: float = 0.0
    is_causal: bool = False
    scale: float | None = None
    enable_gqa: bool = False

    @property
    def tensors(self) -> tuple[Tensor, Tensor, Tensor]:
        """The query, key and value."""
        return self.query, self.key, self.value

    @property
    def has_graph(self) -> bool:
        """Tell whether there will be a backward."""
        return torch.is_grad_enabled() and any(one.requires_grad for one in self.tensors)


class Rules(NamedTuple):
    """The inputs of the rules other than the tensors."""

    capability: int
    """CUDA's compute capability, ten times."""
    cudnn: int
    """The version of cuDNN as an integer: 92000 for 9.20.0."""

    def choose(self, call: Call) -> SDPBackend:
        """Choose a kernel."""
        can = {
            SDPBackend.CUDNN_ATTENTION: self._can_cudnn,
            SDPBackend.FLASH_ATTENTION: self._can_flash,
            SDPBackend.EFFICIENT_ATTENTION: self._can_efficient,
        }
        for one in self._order():
            if one in can and can[one](call):
                return one
            if one == SDPBackend.MATH and switches.math_sdp_enabled():
                break
        return SDPBackend.MATH

    def _order(self) -> list[SDPBackend]:
        order = attention_order()
        is_preferred = os.environ.get("TORCH_CUDNN_SDPA_DEPRIORITIZED") != "1"
        if order == OWN_ORDER and is_preferred and self._is_newest and self.cudnn > 91500:
            return [SDPBackend.CUDNN_ATTENTION, *order]
        return order

    @property
    def _is_newest(self) -> bool:
        return self.capability // 10 in (9, 10)

    def _can_cudnn(self, call: Call) -> bool:
        keys, depths = call.key.size(-2), (call.query.size(-1), call.value.size(-1))
        return (
            switches.cudnn_sdp_enabled()
            and self.capability >= 80
            and _fits(call, _HALF)
            and (call.dropout * 16).is_integer()
            and not (call.dropout and (91100 < self.cudnn < 91400 or call.query.size(-2) == 1))
            and keys != 1
            and all(depth % 8 == 0 for depth in depths)
            and self._has_cudnn_depth(call, *depths)
        )

    def _has_cudnn_depth(self, call: Call, query: int, value: int) -> bool:
        if query <= 128 and value <= 128:
            return True
        if not self._is_newest:
            return False
        if self.cudnn <= 92200 and self.capability != 90:
            return (query, value) == (192, 128)
        if not (_IS_NEW and call.has_graph):
            return query <= 256 and value <= 256
        return (query, value) in ((192, 128), (256, 256))

    def _can_flash(self, call: Call) -> bool:
        depth = call.query.size(-1)
        is_square = call.query.size(-2) == call.key.size(-2)
        return (
            switches.flash_sdp_enabled()
            and self.capability >= 80
            and call.mask is None
            and _fits(call, _HALF)
            and call.key.size(-1) == call.value.size(-1) == depth <= 256
            and (is_square or not call.is_causal)
            and not (self._is_small and call.has_graph and _is_too_deep(depth, call.dropout))
        )

    @property
    def _is_small(self) -> bool:
        """Tell whether the backward has too little shared memory for large heads."""
        return 86 <= self.capability <= 89 or self.capability in (120, 121)

    def _can_efficient(self, call: Call) -> bool:
        depth, is_half = call.query.size(-1), call.query.dtype in _HALF
        dtypes = (*_HALF, torch.float32) if self.capability >= 80 else (torch.half, torch.float32)
        multiple = 8 if is_half else 4
        if self.capability < 80 and not (is_half and self.capability >= 70):
            multiple = 1
        return (
            switches.mem_efficient_sdp_enabled()
            and _fits(call, dtypes)
            and (not call.enable_gqa or _IS_NEW or _has_equal_heads(call))
            and call.key.size(-1) == depth > 0
            and depth % multiple == 0
            and call.value.size(-1) % multiple == 0 < call.value.size(-1)
        )


def _is_too_deep(depth: int, dropout: float) -> bool:
    return depth > 192 and (dropout > 0 or depth <= 224)


def _fits(call: Call, dtypes: tuple[torch.dtype, ...]) -> bool:
    """Tell whether any fused kernel supports the tensors."""
    query, key, value = call.tensors
    if not query.dim() == key.dim() == value.dim() == 4 or 0 in (query.size(-2), key.size(-2)):
        return False
    heads = query.size(1)
    is_grouped = call.enable_gqa and not heads % key.size(1) and not heads % value.size(1)
    return (
        query.dtype in dtypes
        and query.dtype is key.dtype is value.dtype
        and query.size(0) == key.size(0) == value.size(0)
        and (is_grouped or _has_equal_heads(call))
        and all(one.stride(-1) == 1 or one.size(-1) == 1 for one in call.tensors)
    )


def _has_equal_heads(call: Call) -> bool:
    return call.query.size(1) == call.key.size(1) == call.value.size(1)


def run(kernel: SDPBackend, call: Call) -> Tensor:
    """Run attention by a kernel, in the steps in which torch does."""
    query, mask, scale = call.query, call.mask, call.scale
    if mask is not None and mask.dtype is torch.bool:
        mask = torch.where(mask, 0.0, query.new_full((), -torch.inf))
    options: Any = (call.dropout, call.is_causal)
    if kernel == SDPBackend.CUDNN_ATTENTION:
        outputs = cudnn_attention(*call.tensors, mask, call.has_graph, *options, scale=scale)
    elif kernel == SDPBackend.EFFICIENT_ATTENTION:
        mask = None if mask is None else _aligned(mask, call)
        outputs = efficient_attention(*call.tensors, mask, call.has_graph, *options, scale=scale)
    elif kernel == SDPBackend.FLASH_ATTENTION:
        depth, tensors = query.size(-1), [*call.tensors]
        scale = depth**-0.5 if scale is None else scale
        if depth % 8:
            tensors = [torch.nn.functional.pad(one, (0, -depth % 8)) for one in tensors]
        outputs = flash_attention(*tensors, *options, scale=scale)
        outputs = [outputs[0][..., :depth] if depth % 8 else outputs[0]]
    else:
        named = {"scale": scale, "enable_gqa": call.enable_gqa}
        outputs = written_out_attention(*call.tensors, mask, *options, **named)
    result: Tensor = outputs[0]
    return result


def _aligned(mask: Tensor, call: Call) -> Tensor:
    """Align the rows of a mask so that the kernel can read them."""
    keys = mask.size(-1)
    if mask.stride(-1) != 1 or any(stride % 8 for stride in mask.stride()[:-1]):
        mask = torch.nn.functional.pad(mask, (0, 8 - keys % 8))[..., :keys]
    return mask.expand(*call.query.shape[:3], call.key.size(-2))


@contextmanager
def attention_as_on(rules: Rules, note: Any) -> Iterator[None]:
    """Let attention on CUDA choose the kernel that it would choose on a device."""

    def attend(
        query: Tensor,
        key: Tensor,
        value: Tensor,
        attn_mask: Tensor | None = None,
        dropout_p: float = 0.0,
        is_causal: bool = False,
        *,
        scale: float | None = None,
        enable_gqa: bool = False,
    ) -> Tensor:
        call = Call(query, key, value, attn_mask, dropout_p, is_causal, scale, enable_gqa)
        kernel = rules.choose(call)
        note(kernel)
        return run(kernel, call)

    with implemented(_ATTENTION, attend):
        yield
