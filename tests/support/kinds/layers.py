"""Kinds of layers: recurrent, convolutional, attending, of experts, quantized, complex."""

from __future__ import annotations

from functools import partial

import torch
from torch import Tensor, nn
from torch.nn import functional
from torch.nn.utils.rnn import pack_padded_sequence, pad_packed_sequence

from tests.support.drawn import WIDTH
from tests.support.kinds.parts import Kinds, linear, listed

LAYERS: Kinds = {}


def sequences(x: Tensor, length: int) -> Tensor:
    return x.view(4, -1, WIDTH)[:, :length]


def rows(found: Tensor, like: Tensor) -> Tensor:
    """Repeat sequences until they have as many rows as a tensor."""
    return found.repeat(1, len(like) // (4 * found.shape[1]), 1).reshape(-1, WIDTH)


@listed(LAYERS, partial(nn.LSTM, WIDTH, WIDTH, batch_first=True))
def lstm(x: Tensor, inner: nn.Module) -> Tensor:
    return rows(inner(sequences(x, 8))[0], x)


@listed(LAYERS, partial(nn.GRU, WIDTH, WIDTH, batch_first=True, num_layers=2, dropout=0.1))
def gru_of_two_layers(x: Tensor, inner: nn.Module) -> Tensor:
    return rows(inner(sequences(x, 8))[0], x)


@listed(LAYERS, partial(nn.RNN, WIDTH, WIDTH, batch_first=True))
def packed_sequences(x: Tensor, inner: nn.Module) -> Tensor:
    lengths = torch.tensor([8, 6, 5, 2])
    packed, _ = inner(pack_padded_sequence(sequences(x, 8), lengths, batch_first=True))
    return rows(pad_packed_sequence(packed, batch_first=True, total_length=8)[0], x)


@listed(LAYERS)
class Scanned(nn.Module):
    """A gated convolution and a scan, as in state-space models."""

    def __init__(self) -> None:
        super().__init__()
        self.up = nn.Linear(WIDTH, 2 * WIDTH, bias=False)
        self.convolution = nn.Conv1d(WIDTH, WIDTH, 4, groups=WIDTH, padding=3)
        self.decay, self.down = nn.Parameter(torch.randn(WIDTH)), linear()

    def forward(self, x: Tensor) -> Tensor:
        y, gate = self.up(x.view(4, -1, WIDTH)).chunk(2, -1)
        y = self.convolution(y.transpose(1, 2))[..., : y.shape[1]].transpose(1, 2)
        y = functional.silu(y)
        step = functional.softplus(y)
        kept, state, states = torch.exp(-step * self.decay.exp()), torch.zeros_like(y[:, 0]), []
        for at in range(4):
            state = kept[:, at] * state + step[:, at] * y[:, at]
            states.append(state)
        y = torch.stack(states, 1).mean(1, keepdim=True) + y
        found: Tensor = self.down(y * functional.silu(gate))
        return found.reshape(-1, WIDTH)


@listed(
    LAYERS,
    lambda: nn.Conv2d(1, 4, 3, padding=1),
    lambda: nn.GroupNorm(2, 4),
    lambda: nn.ConvTranspose2d(4, 1, 2, stride=2),
)
def convolutions(x: Tensor, first: nn.Module, norm: nn.Module, last: nn.Module) -> Tensor:
    y = norm(first(x[None, None])).relu()
    small = functional.avg_pool2d(y, 2)
    wide = functional.interpolate(small, scale_factor=2, mode="bilinear").mean(1, keepdim=True)
    found: Tensor = last(functional.max_pool2d(y, 2)) + wide
    return found[0, 0]


@listed(
    LAYERS,
    lambda: nn.Conv2d(2, 8, 3, padding=1),
    lambda: nn.BatchNorm2d(8),
    lambda: nn.Conv2d(8, 2, 1),
)
def channels_last(x: Tensor, first: nn.Module, norm: nn.Module, last: nn.Module) -> Tensor:
    y = x.view(1, 2, -1, WIDTH).contiguous(memory_format=torch.channels_last)
    y = last(functional.max_pool2d(norm(first(y)).relu_(), 2))
    return functional.interpolate(y, scale_factor=2, mode="nearest").reshape(-1, WIDTH)


@listed(LAYERS, lambda: nn.Conv2d(4, 16, 1, groups=2), lambda: nn.Conv2d(4, 4, 3, padding=1))
def pixel_shuffle(x: Tensor, first: nn.Module, second: nn.Module) -> Tensor:
    y = second(functional.pixel_unshuffle(x[None, None], 2))
    y = functional.pixel_shuffle(first(y), 2)[0, :, ::2, ::2].mean(0)
    return y.repeat_interleave(2, 0).repeat_interleave(2, 1)


@listed(LAYERS, lambda: nn.TransformerEncoderLayer(WIDTH, 2, 32, batch_first=True))
def encoder(x: Tensor, inner: nn.Module) -> Tensor:
    return rows(inner(sequences(x, 16)), x)


@listed(LAYERS, lambda: nn.TransformerDecoderLayer(WIDTH, 2, 32, batch_first=True, norm_first=True))
def decoder(x: Tensor, inner: nn.Module) -> Tensor:
    part, mask = sequences(x, 16), nn.Transformer.generate_square_subsequent_mask(16)
    return rows(inner(part, part.tanh(), tgt_mask=mask, tgt_is_causal=True), x)


_attention = partial(nn.MultiheadAttention, WIDTH, 2, dropout=0.1, batch_first=True)


@listed(LAYERS, _attention, linear)
def attention_weights(x: Tensor, attention: nn.Module, key: nn.Module) -> Tensor:
    part = sequences(x, 16)
    y, weights = attention(part, key(part), part, need_weights=True)
    return rows(y * weights.mean(), x)


@listed(LAYERS, _attention)
def learned_queries(x: Tensor, attention: nn.Module) -> Tensor:
    part = sequences(x, 16)
    queries = part.mean((0, 1)).expand(4, 4, -1)
    return rows(attention(queries, part, part, need_weights=False)[0], x)


@listed(
    LAYERS, lambda: nn.Linear(WIDTH, WIDTH), lambda: nn.Linear(WIDTH, WIDTH), lambda: nn.RMSNorm(4)
)
def grouped_queries(x: Tensor, query: nn.Module, other: nn.Module, norm: nn.Module) -> Tensor:
    part = sequences(x, 16)
    q = norm(query(part).view(4, 16, 4, 4)).transpose(1, 2)
    k, v = other(part).view(4, 16, 2, 2, 4).unbind(2)
    k, v = (
        each.transpose(1, 2)[:, :, None].expand(4, 2, 2, 16, 4).reshape(4, 4, 16, 4)
        for each in (k, v)
    )
    mask = torch.full((16, 16), float("-inf")).triu(1).to(q.dtype)
    y = functional.scaled_dot_product_attention(q, k, v, attn_mask=mask)
    return rows(y.transpose(1, 2).reshape(4, 16, WIDTH), x)


@listed(LAYERS)
class Windows(nn.Module):
    """Attends in shifted windows, with a bias for relative positions."""

    def __init__(self) -> None:
        super().__init__()
        self.inner, self.bias = nn.Linear(WIDTH, 3 * WIDTH), nn.Parameter(torch.zeros(49, 2))
        self.places: Tensor
        self.register_buffer("places", torch.randint(0, 49, (16 * 16,)))

    def forward(self, x: Tensor) -> Tensor:
        y = x.view(4, -1, WIDTH).roll(-3, 1).reshape(-1, 16, WIDTH)
        parts = self.inner(y).reshape(-1, 16, 3, 2, WIDTH // 2)
        q, k, v = parts.permute(2, 0, 3, 1, 4).unbind(0)
        weights = (q * 0.35) @ k.transpose(-2, -1)
        weights = weights + self.bias[self.places].view(16, 16, 2).permute(2, 0, 1)
        y = (weights.softmax(-1) @ v).transpose(1, 2).reshape(4, -1, WIDTH)
        return y.roll(3, 1).reshape(-1, WIDTH)


@listed(LAYERS, lambda: nn.Linear(WIDTH, 3), linear, linear, linear)
def experts(x: Tensor, gate: nn.Module, *each: nn.Module) -> Tensor:
    shares, chosen = gate(x).softmax(-1).topk(1)
    y = torch.zeros_like(x)
    for number, expert in enumerate(each):
        own = (chosen[:, 0] == number).nonzero()[:, 0]
        y = y.index_add(0, own, (expert(x[own]) * shares[own]).to(y.dtype))
    return y


@listed(LAYERS)
class SortedExperts(nn.Module):
    """Sorts tokens by their expert, and counts them in a buffer."""

    def __init__(self) -> None:
        super().__init__()
        self.gate = nn.Linear(WIDTH, 4, bias=False)
        self.weight = nn.Parameter(torch.randn(4, WIDTH, WIDTH) * 0.2)
        self.count: Tensor
        self.register_buffer("count", torch.zeros(4))

    def forward(self, x: Tensor) -> Tensor:
        scores = self.gate(x).float().sigmoid()
        chosen = scores.topk(2, -1).indices
        count = torch.histc(chosen.float().view(-1), bins=4, min=0, max=4)
        with torch.no_grad():
            self.count.add_(count)
        order = chosen.view(-1).argsort(stable=True)
        token = (order // 2)[:, None].expand(-1, WIDTH)
        share = scores.gather(1, chosen).view(-1)[order, None]
        parts = (x.gather(0, token) * share).split(count.long().tolist())
        y = torch.cat(
            [functional.silu(part @ own) for part, own in zip(parts, self.weight, strict=True)]
        )
        return torch.zeros_like(y[: len(x)]).scatter_add(0, token, y)


@listed(LAYERS, lambda: nn.Embedding(64, WIDTH, sparse=True), linear)
def sparse_embedding(x: Tensor, table: nn.Module, inner: nn.Module) -> Tensor:
    ids = (x.detach().float().abs().sum(-1) * 7).long() % 64
    y: Tensor = inner(table(ids))
    return y.tanh() * x


@listed(LAYERS, lambda: nn.EmbeddingBag(16, WIDTH), lambda: nn.Embedding(16, WIDTH, max_norm=1.0))
def embeddings(x: Tensor, bag: nn.Module, table: nn.Module) -> Tensor:
    ids = (x.detach().float().abs()[:, :2] * 7).long() % 16
    y: Tensor = bag(ids) * x + table(ids[:, 0])
    return y + functional.embedding(ids, y[:16]).sum(1)


@listed(LAYERS, linear)
def losses(x: Tensor, inner: nn.Module) -> Tensor:
    y = inner(x).float()
    loss = functional.cross_entropy(y, y.detach().argmax(-1)) + functional.mse_loss(y, x)
    target = x.softmax(-1)
    loss = loss + functional.kl_div(y.log_softmax(-1), target, reduction="batchmean")
    return x * (loss + functional.smooth_l1_loss(y, x))


@listed(LAYERS, linear)
def reductions(x: Tensor, inner: nn.Module) -> Tensor:
    y = inner(x).float()
    y = y + y.logsumexp(-1, keepdim=True) + y.std(0) + y.cumsum(0) * 0.01 + y.sort(-1).values
    y = y / y.norm(dim=-1, keepdim=True) + torch.einsum("ab,cb->ac", y, y[:WIDTH]) * 0.1
    y = torch.where(y > 0, y, y.expm1()).clamp(-3, 3) + y.var(-1, keepdim=True).rsqrt()
    return y + functional.cosine_similarity(y, x, -1)[:, None]


@listed(LAYERS, linear)
def products(x: Tensor, inner: nn.Module) -> Tensor:
    y = inner(x).float().view(4, -1, WIDTH)
    y = torch.baddbmm(y, y @ y.transpose(1, 2), y, alpha=0.01) + y.cumprod(-1)
    y = torch.addcmul(y, y.sigmoid(), y.flip(1), value=0.5)
    return (y + y.logcumsumexp(1)).reshape(-1, WIDTH)


@listed(LAYERS, linear)
def decompositions(x: Tensor, inner: nn.Module) -> Tensor:
    y = inner(x).float()
    square = y.t() @ y / len(y) + torch.eye(WIDTH)
    root = torch.linalg.cholesky(square)
    y = torch.linalg.solve_triangular(root, y.t(), upper=False).t()
    return y + torch.linalg.slogdet(square)[1] + torch.linalg.inv(square).diagonal()


@listed(LAYERS, linear)
def complex_numbers(x: Tensor, inner: nn.Module) -> Tensor:
    y = torch.fft.rfft(inner(x).float())
    y = torch.view_as_complex(torch.view_as_real(y).sin()) * y
    return torch.fft.irfft(y * y.conj() + y.abs(), n=WIDTH)


@listed(LAYERS, linear)
def rotated_pairs(x: Tensor, inner: nn.Module) -> Tensor:
    pairs = inner(x).float().view(-1, 64, WIDTH // 2, 2)
    angles = torch.arange(64.0)[:, None] / torch.arange(1.0, WIDTH // 2 + 1)
    turned = torch.view_as_complex(pairs) * torch.polar(torch.ones_like(angles), angles)
    return torch.view_as_real(turned).reshape(-1, WIDTH).type_as(x)


@listed(LAYERS)
class Quantized(nn.Module):
    """Rounds its weight and its result, as if they were integers."""

    def __init__(self) -> None:
        super().__init__()
        self.linear = nn.Linear(WIDTH, WIDTH)
        self.scale, self.zero = nn.Parameter(torch.tensor([0.1])), nn.Parameter(torch.zeros(1))

    def forward(self, x: Tensor) -> Tensor:
        weight = torch.fake_quantize_per_tensor_affine(self.linear.weight, 0.05, 0, -128, 127)
        largest = x.abs().amax(-1, keepdim=True)
        x = x + ((x / largest * 127).round() / 127 * largest - x).detach()
        y = functional.linear(x, weight.to(x.dtype)).float()
        return torch._fake_quantize_learnable_per_tensor_affine(
            y, self.scale, self.zero, -128, 127, 1.0
        )


@listed(LAYERS, lambda: nn.Bilinear(WIDTH, 8, WIDTH))
def bilinear(x: Tensor, inner: nn.Module) -> Tensor:
    found: Tensor = inner(x, x[:, :8].contiguous())
    return found


@listed(LAYERS, linear)
def jagged(x: Tensor, inner: nn.Module) -> Tensor:
    parts = torch.nested.nested_tensor_from_jagged(x, torch.tensor([0, 10, 40, len(x)]))
    found: Tensor = inner(parts).tanh().values()
    return found
