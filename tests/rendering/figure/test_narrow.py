"""A block in one column of a paper: any block is 85 mm wide, legible and complete."""

from __future__ import annotations

from functools import cache

import pytest
import torch
from torch import Tensor, nn

import tb_actmem
from tb_actmem.analysis.index import Index
from tb_actmem.model import Recording
from tb_actmem.rendering.figure import LIMITS, FigureOptions, points, select
from tb_actmem.rendering.figure.compose import compose, figure_of
from tb_actmem.rendering.figure.labels import wording_of
from tb_actmem.rendering.figure.layout import graph_scene
from tb_actmem.rendering.figure.lines import Notation
from tb_actmem.rendering.figure.marks import box_ids
from tb_actmem.rendering.figure.webassembly import layout
from tb_actmem.rendering.picture import Text, bounds

DIM, HEADS = 64, 4


class Flat(nn.Module):
    """A transformer block whose layers are direct children."""

    def __init__(self) -> None:
        super().__init__()
        self.ln1, self.ln2 = nn.LayerNorm(DIM), nn.LayerNorm(DIM)
        self.qkv, self.proj = nn.Linear(DIM, 3 * DIM), nn.Linear(DIM, DIM)
        self.fc1, self.fc2 = nn.Linear(DIM, 4 * DIM), nn.Linear(4 * DIM, DIM)
        self.act, self.drop = nn.GELU(), nn.Dropout(0.1)

    def forward(self, x: Tensor) -> Tensor:
        b, t, d = x.shape
        qkv = self.qkv(self.ln1(x)).view(b, t, 3, HEADS, d // HEADS).permute(2, 0, 3, 1, 4)
        q, k, v = qkv
        a = nn.functional.scaled_dot_product_attention(q, k, v, is_causal=True)
        x = x + self.drop(self.proj(a.transpose(1, 2).reshape(b, t, d)))
        return x + self.drop(self.fc2(self.act(self.fc1(self.ln2(x)))))


class Gated(nn.Module):
    """A block of the Llama family: three projections side by side, and rotations."""

    q_proj: nn.Module
    k_proj: nn.Module
    v_proj: nn.Module
    o_proj: nn.Module

    def __init__(self) -> None:
        super().__init__()
        self.input_layernorm = nn.RMSNorm(DIM)
        self.post_attention_layernorm = nn.RMSNorm(DIM)
        for name in ("q_proj", "k_proj", "v_proj", "o_proj"):
            setattr(self, name, nn.Linear(DIM, DIM, bias=False))
        self.gate_proj = nn.Linear(DIM, 4 * DIM, bias=False)
        self.up_proj = nn.Linear(DIM, 4 * DIM, bias=False)
        self.down_proj = nn.Linear(4 * DIM, DIM, bias=False)

    def heads(self, x: Tensor) -> Tensor:
        return x.unflatten(-1, (HEADS, -1)).transpose(1, 2)

    def rotated(self, x: Tensor) -> Tensor:
        one, other = x.chunk(2, -1)
        return x * 0.5 + torch.cat((-other, one), -1) * torch.ones(x.shape[-1])

    def forward(self, x: Tensor) -> Tensor:
        h = self.input_layernorm(x)
        q, k, v = (self.heads(of(h)) for of in (self.q_proj, self.k_proj, self.v_proj))
        a = nn.functional.scaled_dot_product_attention(self.rotated(q), self.rotated(k), v)
        x = x + self.o_proj(a.transpose(1, 2).flatten(2))
        h = self.post_attention_layernorm(x)
        return x + self.down_proj(nn.functional.silu(self.gate_proj(h)) * self.up_proj(h))


class Long(nn.Module):
    """A block of forty layers one after the other, higher than a page."""

    def __init__(self) -> None:
        super().__init__()
        pairs = ((nn.Linear(DIM, DIM + n), nn.Linear(DIM + n, DIM)) for n in range(20))
        for number, layer in enumerate(layer for pair in pairs for layer in pair):
            setattr(self, f"layer_{number}", layer)

    def forward(self, x: Tensor) -> Tensor:
        for layer in self.children():
            x = layer(x).sin()
        return x


class Parallel(nn.Module):
    """Twelve projections side by side, in one module that cannot be folded."""

    def __init__(self) -> None:
        super().__init__()
        self.weights = nn.ParameterList(torch.ones(DIM, DIM) for _ in range(12))

    def forward(self, x: Tensor) -> Tensor:
        return torch.cat([(x @ weight).sin() for weight in self.weights], -1).mean(-1, True) + x


class Residual(nn.Module):
    """A convolution in the manner of ConvNeXt: its input passes all others by."""

    def __init__(self) -> None:
        super().__init__()
        self.depthwise, self.norm = nn.Conv1d(DIM, DIM, 1), nn.LayerNorm(DIM)
        self.up, self.act, self.down = nn.Linear(DIM, 4 * DIM), nn.GELU(), nn.Linear(4 * DIM, DIM)
        self.scale = nn.Parameter(torch.ones(DIM))

    def forward(self, x: Tensor) -> Tensor:
        h = self.norm(self.depthwise(x.transpose(1, 2)).transpose(1, 2))
        return x + self.scale * self.down(self.act(self.up(h)))


class Looped(nn.Module):
    """A state that each token updates, as Mamba's mixer in transformers does."""

    def __init__(self) -> None:
        super().__init__()
        self.up, self.gate, self.down = (
            nn.Linear(DIM, DIM),
            nn.Linear(DIM, DIM),
            nn.Linear(DIM, DIM),
        )

    def forward(self, x: Tensor) -> Tensor:
        h, decay = self.up(x), self.gate(x).sigmoid()
        state, states = torch.zeros_like(h[:, 0]), []
        for token in range(x.shape[1]):
            state = decay[:, token] * state + h[:, token].exp()
            states.append(state.tanh())
        return x + self.down(torch.stack(states, 1))


@cache
def recorded(block: type[nn.Module]) -> Recording:
    torch.manual_seed(0)
    model = nn.Sequential(block(), block())
    with tb_actmem.record(model) as recorder:
        model(torch.randn(2, 16, DIM)).sum().backward()
    return recorder.recording


@pytest.mark.parametrize("block", [Flat, Gated, Long, Looped, Parallel])
def test_block_fits_column_of_paper(block):
    index, options = Index(recorded(block)), FigureOptions(module="1", width="85mm")
    drawn = compose(index, options)

    texts = [item for group in drawn.scene.groups for item in group.items if isinstance(item, Text)]
    assert drawn.scene.width * drawn.scale <= points("85mm") + 0.01
    assert min(run.size for text in texts for run in text.runs) * drawn.scale >= 6 - 1e-6
    least = figure_of(index, select(index, options), options, LIMITS[-1])
    shown = {group.id for group in drawn.scene.groups}
    assert {f"n{box.rows[0]}" for box in least.boxes if box.kind.value == "node"} <= shown


OPENED = FigureOptions(open=("1",), width="178mm")


def test_opened_long_block_continues_in_columns():
    drawn = compose(Index(recorded(Long)), OPENED)

    assert drawn.scene.height * drawn.scale <= points("235mm") + 0.01
    assert drawn.scene.width * drawn.scale <= points("178mm") + 0.01
    assert not drawn.warning


@pytest.mark.parametrize("parameters", [False, True])
def test_stacked_input_is_above_its_users(parameters):
    model, words = nn.Sequential(nn.Embedding(8, DIM), Flat()), torch.ones(2, 16, dtype=torch.long)
    with tb_actmem.record(model) as recorder:
        model(words).sum().backward()
    index = Index(recorder.recording)
    options = OPENED._replace(parameters=parameters, labels=False)
    figure = figure_of(index, select(index, options), options, None)
    wording = wording_of(index, figure, Notation())
    scene = graph_scene(wording, figure, options, lambda dot: layout(dot, None), is_stacked=True)

    places = ((group.id, bounds(group.items)) for group in scene.groups if group.kind == "node")
    tops = {name: place.top for name, place in places if place is not None}
    ids = box_ids(figure)
    tensors = {"leaf", "parameter"}
    ends = [(e.producer, e.consumer) for e in figure.edges]
    lines = [(ids[a], ids[b]) for a, b in ends if figure.boxes[a].kind.value in tensors]
    assert len(lines) > (3 if parameters else 0)
    assert all(tops[producer] < tops[consumer] for producer, consumer in lines)


def test_figure_above_page_height_is_written_with_warning(tmp_path):
    with pytest.warns(UserWarning, match=r"mm high, and a page about 235 mm: fold or hide"):
        tb_actmem.render(recorded(Gated), tmp_path / "a.svg", open="1", width="85mm")


def test_block_with_long_name_fits_column() -> None:
    layers = nn.Sequential(Residual(), Residual())
    model = nn.ModuleDict({"encoder_stages_of_four_depths": layers})
    with tb_actmem.record(model) as recorder:
        layers(torch.randn(2, DIM, DIM)).sum().backward()
    name = "encoder_stages_of_four_depths.1"

    drawn = compose(Index(recorder.recording), FigureOptions(module=name, width="85mm"))

    assert drawn.scene.width * drawn.scale <= points("85mm") + 0.01
    assert drawn.title.endswith(name)


@pytest.mark.parametrize("suffix", ["svg", "pdf", "tex"])
def test_flat_block_is_written_in_every_format(suffix, tmp_path):
    path = tmp_path / f"block.{suffix}"
    tb_actmem.render(recorded(Flat), path, module="1", width="85mm")

    assert path.stat().st_size > 1000
