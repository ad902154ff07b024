"""A transformer layer in the variants of `tb_actmem.predict.estimate.Layer`."""

from __future__ import annotations

import torch
from torch import Tensor, nn

from tb_actmem.predict.estimate import Layer


class Block(nn.Module):
    """A pre-norm transformer layer in the variants of `Layer`."""

    def __init__(self, layer: Layer, dtype: torch.dtype) -> None:
        super().__init__()
        h, f = layer.hidden, layer.mlp_width
        self.layer = layer
        self.norm1, self.norm2 = nn.LayerNorm(h, dtype=dtype), nn.LayerNorm(h, dtype=dtype)
        self.qkv, self.proj = nn.Linear(h, 3 * h, dtype=dtype), nn.Linear(h, h, dtype=dtype)
        self.fc1, self.fc2 = nn.Linear(h, f, dtype=dtype), nn.Linear(f, h, dtype=dtype)
        self.up = nn.Linear(h, f, dtype=dtype) if layer.activation == "swiglu" else None
        self.dropout = nn.Dropout(0.1 if layer.dropout else 0.0)

    def forward(self, x: Tensor) -> Tensor:
        x = x + self.dropout(self.proj(self.attention(self.norm1(x))))
        return x + self.dropout(self.fc2(self.activated(self.norm2(x))))

    def attention(self, x: Tensor) -> Tensor:
        b, s, h = x.shape
        qkv = self.qkv(x).view(b, s, 3, self.layer.heads, -1)
        q, k, v = (part.transpose(1, 2) for part in qkv.unbind(2))
        if self.layer.attention == "sdpa":
            return nn.functional.scaled_dot_product_attention(q, k, v).transpose(1, 2).flatten(2)
        # Copies, as in a matmul of split heads; otherwise q, k and v are one storage.
        scores = q.contiguous() @ k.contiguous().transpose(-2, -1) * (h // self.layer.heads) ** -0.5
        probabilities = self.dropout(scores.softmax(-1))
        return (probabilities @ v.contiguous()).transpose(1, 2).flatten(2)

    def activated(self, x: Tensor) -> Tensor:
        if self.up is not None:
            return nn.functional.silu(self.fc1(x)) * self.up(x)
        if self.layer.activation == "relu":
            return self.fc1(x).relu()
        if self.layer.activation == "gelu_new":
            x = self.fc1(x)
            return 0.5 * x * (1.0 + torch.tanh(0.8 * (x + 0.044715 * torch.pow(x, 3.0))))
        return nn.functional.gelu(self.fc1(x))
