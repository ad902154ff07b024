"""Formula against measurement: which save matches which term, and which match none."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
import torch
from torch import Tensor, nn
from torch.utils.checkpoint import checkpoint

import tb_actmem
from tb_actmem.analysis.index import Index
from tb_actmem.analysis.index.modules import module_rows
from tb_actmem.model import Recording
from tb_actmem.predict.estimate import Layer, layer_terms, nbytes
from tb_actmem.predict.estimate.comparison import LayerTerms, TermRow, repeated, term_rows
from tb_actmem.predict.estimate.matching import WhyNot, save_name
from tb_actmem.text.reasons import note_text, save_text
from tests.support.layers import Block
from tests.support.models import REAL

SIZES: dict[str, Any] = {"batch": 2, "tokens": 16, "hidden": 64, "heads": 4}


def recorded(model: nn.Module, forward: Callable[[], Any]) -> Recording:
    with tb_actmem.record(model) as recorder:
        recorder.finish(forward())
    return recorder.recording.check()


def block(**how: Any) -> tuple[nn.Sequential, Tensor]:
    layer = Layer(**{**SIZES, "itemsize": 4, **how})
    model = nn.Sequential(Block(layer, torch.float32))
    return model, torch.randn(layer.batch, layer.tokens, layer.hidden, requires_grad=True)


def rows_of(**how: Any) -> tuple[Recording, dict[str, TermRow], list[TermRow]]:
    """Return the recording of one block, its terms by key, and the forgotten rows."""
    model, x = block(**how)
    recording = recorded(model, lambda: model(x))
    (layer,) = term_rows(Index(recording))
    terms = {row.key: row for row in layer.rows if row.term}
    return recording, terms, [row for row in layer.rows if not row.term]


def names(recording: Recording, row: TermRow) -> list[str]:
    return [save_text(save_name(recording, save)) for save in row.saves]


def test_each_term_of_gpt2_names_its_saves():
    model, forward = REAL["gpt2"]()
    recording = recorded(model, forward)
    found = {row.key: row for row in term_rows(Index(recording))[0].rows if row.term}

    name = "transformer.h.0"
    assert names(recording, found["qkv_input"]) == [f"{name}.attn.c_attn addmm mat1"]
    assert names(recording, found["norm2_input"]) == [f"{name}.ln_2 native_layer_norm input"]
    assert names(recording, found["softmax_output"]) == [f"{name}.attn safe_softmax result"]
    assert names(recording, found["activation_input"]) == [f"{name}.mlp.act pow self"]
    assert names(recording, found["mlp_mask"]) == [f"{name}.mlp.dropout mul other"]
    assert all(row.saves for row in found.values())


def test_written_gelu_saves_three_forgotten_tensors():
    model, forward = REAL["gpt2"]()
    recording = recorded(model, forward)
    layer = term_rows(Index(recording))[0]

    wide = [row for row in layer.rows if not row.term and row.saved_bytes > 1000]

    assert [names(recording, row)[0].rpartition("act ")[2] for row in wide] == [
        "tanh result",
        "mul other",
        "mul self",
    ]
    assert {row.saved_bytes for row in wide} == {2 * 32 * 256 * 4}


@pytest.mark.parametrize("name", ["gpt2", "bert", "vit"])
def test_layer_rows_add_up_to_module_bytes(name):
    model, forward = REAL[name]()
    recording = recorded(model, forward)
    layers = term_rows(Index(recording))

    total = {row.module: row.total_bytes for row in module_rows(Index(recording))}

    assert len(layers) == 2
    for layer in layers:
        assert sum(row.saved_bytes for row in layer.rows) == total[layer.module]


def test_all_terms_except_masks_match_paper():
    _, terms, forgotten = rows_of()

    masks = {key for key, row in terms.items() if row.saved_bytes != row.formula_bytes}
    assert masks == {"attention_mask", "proj_mask", "mlp_mask"}
    assert all(terms[key].saved_bytes == 4 * terms[key].formula_bytes for key in masks)
    assert "multiplies by its mask" in note_text(terms["proj_mask"].note)
    # Mean and deviation of the two norms.
    assert [row.saved_bytes for row in forgotten] == [2 * 16 * 4] * 4


def test_formula_is_that_of_layer():
    model, x = block()
    (layer,) = term_rows(Index(recorded(model, lambda: model(x))))

    assert layer.sizes == Layer(**SIZES, itemsize=4)
    assert sum(row.formula_bytes for row in layer.rows) == nbytes(layer_terms(layer.sizes))


def test_fused_attention_saves_no_scores():
    recording, terms, forgotten = rows_of(attention="sdpa", dropout=False)

    for key in ("softmax_output", "attention_mask", "dropout_output"):
        assert terms[key].saved_bytes == 0
        assert terms[key].note is WhyNot.FUSED
    assert any(names(recording, row)[0].endswith("logsumexp") for row in forgotten)
    assert note_text(terms["q_and_k"].note) == "one storage with: v"
    assert note_text(terms["v"].note) == "one storage with: q and k"
    assert terms["q_and_k"].saved_bytes == 3 * 2 * 16 * 64 * 4


def test_relu_and_no_dropout_leave_terms_without_saves():
    _, terms, _ = rows_of(activation="relu", dropout=False)

    assert terms["activation_input"].note is WhyNot.ONLY_OUTPUT
    assert terms["mlp_mask"].note is WhyNot.NO_DROPOUT
    # Without dropout the second product receives the softmax's output itself.
    assert note_text(terms["dropout_output"].note) == "one storage with: output of softmax"
    assert terms["dropout_output"].saved_bytes == 0


def test_in_place_relu_overwrites_last_linear_input():
    model, x = block(activation="relu", dropout=False)
    inner = model[0]
    assert isinstance(inner, Block)
    inner.activated = lambda x: torch.relu_(inner.fc1(x))  # type: ignore[method-assign]

    (layer,) = term_rows(Index(recorded(model, lambda: model(x))))

    terms = {row.key: row for row in layer.rows}
    assert not terms["activation_input"].saves
    assert terms["fc2_input"].saved_bytes == terms["fc2_input"].formula_bytes


def test_gated_mlp_saves_both_factors():
    recording, terms, _ = rows_of(activation="swiglu")

    for key, slot in (("activation_input", "silu self"), ("activation_output", "mul self")):
        assert terms[key].saved_bytes == terms[key].formula_bytes
        assert names(recording, terms[key])[0].endswith(slot)
    assert names(recording, terms["up"])[0].endswith("mul other")
    assert len(terms["mlp_input"].saves) == 2


def test_checkpointed_layer_saves_only_its_input():
    model, x = block()
    inner = model[0]

    recording = recorded(model, lambda: checkpoint(inner, x, use_reentrant=False))

    # The region's nodes belong to the module that was called inside it.
    (layer,) = term_rows(Index(recording))
    assert {row.note for row in layer.rows if row.term} == {WhyNot.RECOMPUTED}
    assert sum(row.saved_bytes for row in layer.rows if row.term) == 0


def test_autocast_copies_and_float32_are_shown():
    model, x = block(activation="swiglu")

    def forward() -> Tensor:
        with torch.autocast("cpu", dtype=torch.bfloat16):
            return model(x)

    recording = recorded(model, forward)

    (layer,) = term_rows(Index(recording))
    terms = {row.key: row for row in layer.rows if row.term}
    copies = [row for row in layer.rows if note_text(row.note).startswith("bfloat16 copy of")]
    assert layer.sizes.itemsize == 2
    assert note_text(terms["norm1_input"].note) == "saved as float32"
    assert [note_text(row.note).rpartition(".")[0][17:] for row in copies] == [
        "0.qkv", "0.proj", "0.fc1", "0.up", "0.fc2"
    ]  # fmt: skip
    # Each of the two linears of the gated MLP casts its input again.
    assert note_text(terms["mlp_input"].note) == "saved as 32×64 and 32×64"
    assert terms["mlp_input"].saved_bytes == 2 * terms["mlp_input"].formula_bytes


def test_llama_has_grouped_heads_and_written_norms():
    from transformers import LlamaConfig, LlamaForCausalLM

    config = LlamaConfig(
        hidden_size=64, intermediate_size=160, num_hidden_layers=2, num_attention_heads=4,
        num_key_value_heads=2, vocab_size=100,
    )  # fmt: skip
    model = LlamaForCausalLM(config).train()
    ids = torch.randint(0, 100, (2, 16))

    recording = recorded(model, lambda: model(ids, labels=ids).loss)

    first, second = term_rows(Index(recording))
    terms = {row.key: row for row in first.rows if row.term}
    assert first.sizes.mlp_width == 160
    assert terms["v"].saved_bytes == terms["v"].formula_bytes // 2
    assert terms["norm1_input"].saved_bytes == terms["norm1_input"].formula_bytes
    assert any("rsqrt" in names(recording, row)[0] for row in first.rows if not row.term)
    # The tables of rotary positions are attributed only to the first layer.
    assert sum(row.saved_bytes for row in first.rows) > sum(row.saved_bytes for row in second.rows)


def test_view_names_its_whole_storage():
    model = nn.TransformerEncoderLayer(64, 4, 128, batch_first=True)
    x = torch.randn(2, 16, 64, requires_grad=True)

    (layer,) = term_rows(Index(recorded(model, lambda: model(x))))

    (v,) = (row for row in layer.rows if row.key == "v")
    assert v.saved_bytes == 3 * v.formula_bytes
    assert note_text(v.note) == "a 8 KiB view keeps a 24 KiB storage alive"


def cross_attention() -> tuple[nn.Module, Callable[[], Any]]:
    model = nn.TransformerDecoderLayer(64, 4, 128, batch_first=True)
    x = torch.randn(2, 16, 64)
    return model, lambda: model(x, x)


def only_attention() -> tuple[nn.Module, Callable[[], Any]]:
    model = nn.MultiheadAttention(64, 4, batch_first=True)
    x = torch.randn(2, 16, 64)
    return model, lambda: model(x, x, x, need_weights=False)[0]


def classifier() -> tuple[nn.Module, Callable[[], Any]]:
    layers = [nn.Linear(8, 8), nn.Softmax(-1), nn.Linear(8, 8), nn.ReLU(), nn.Linear(8, 8)]
    model = nn.Sequential(*layers, nn.Linear(8, 8))
    x = torch.randn(2, 8)
    return model, lambda: model(x)


class Scorer(Block):
    """Attention, and one linear on its output."""

    def forward(self, x: Tensor) -> Tensor:
        return self.fc1(self.proj(self.attention(x)))


def attention_without_an_mlp() -> tuple[nn.Module, Callable[[], Any]]:
    model = Scorer(Layer(**SIZES, itemsize=4), torch.float32)
    x = torch.randn(2, 16, 64)
    return model, lambda: model(x)


class Learned(Block):
    """Three heads whose weights are a parameter: the same for every sequence."""

    def __init__(self, sizes: Layer) -> None:
        super().__init__(sizes, torch.float32)
        self.scores = nn.Parameter(torch.randn(3, 16, 16))

    def attention(self, x: Tensor) -> Tensor:
        v = self.qkv(x)[..., :63].unflatten(-1, (3, 21)).transpose(1, 2)
        heads = (self.scores.softmax(-1) @ v).transpose(1, 2).flatten(2)
        return nn.functional.pad(heads, (0, 1))


def attention_without_scores_of_each_sequence() -> tuple[nn.Module, Callable[[], Any]]:
    model = Learned(Layer(**SIZES, itemsize=4))
    x = torch.randn(2, 16, 64)
    return model, lambda: model(x)


@pytest.mark.parametrize(
    "make",
    [
        attention_without_an_mlp,
        attention_without_scores_of_each_sequence,
        classifier,
        cross_attention,
        only_attention,
        REAL["resnet"],
    ],
    ids=lambda f: f.__name__,
)
def test_other_modules_are_not_layers(make):
    model, forward = make()

    assert term_rows(Index(recorded(model, forward))) == []


def test_recording_without_ops_has_no_layers():
    model, x = block()
    with tb_actmem.record(model, ops=False) as recorder:
        out = model(x)

    assert term_rows(Index(recorder.recording)) == []
    assert out.requires_grad


def test_equal_layers_stand_together():
    model, forward = REAL["gpt2"]()
    recording = recorded(model, forward)

    (group,) = repeated(recording, term_rows(Index(recording)))

    assert [type(layer) for layer in group] == [LayerTerms, LayerTerms]


def test_table_shows_formula_and_saved_bytes():
    model, forward = REAL["gpt2"]()
    recording = recorded(model, forward)
    kept = sum(row.saved_bytes for row in term_rows(Index(recording))[0].rows)

    text = tb_actmem.table(recording, by="term")
    csv = tb_actmem.table(recording, by="term", format="csv")

    head, _, *lines = text.splitlines()
    for title in ("predicted", "saved"):  # bytes are aligned at the right
        end = head.index(title) + len(title)
        assert {line[end - 1 : end + 1] for line in lines[: lines.index("")]} == {"B "}
    assert "transformer.h.0 ×2" in text
    assert "attn.c_attn addmm mat1" in text
    assert "(b=2 s=32 h=64 a=4 f=256): 336 KiB predicted" in text
    assert sum(int(line.split(",")[5]) for line in csv.splitlines()[1:]) == kept


def test_table_without_layers_says_so():
    model, forward = classifier()

    text = tb_actmem.table(recorded(model, forward), by="term")

    assert "No transformer layer was found" in text


def test_table_lists_each_reason_once():
    recording, terms, _ = rows_of(attention="sdpa", dropout=False)
    reason = "fused attention recomputes the scores"
    assert [key for key, row in terms.items() if reason in note_text(row.note)] == [
        "softmax_output",
        "attention_mask",
        "dropout_output",
    ]

    text = tb_actmem.table(recording, by="term")

    (said,) = [line for line in text.splitlines() if reason in line]
    mark = said.partition(" ")[0]
    assert said == f"{mark} not saved: {reason}"
    assert [line for line in text.splitlines() if line.rstrip().endswith(mark)] == [
        line for line in text.splitlines() if "·a·b·s²" in line or " a·b·s²" in line
    ]


@pytest.mark.parametrize("activation", [lambda x: x * 2, nn.functional.dropout])
def test_activation_without_saves_has_no_output_note(activation):
    model, x = block(dropout=False)
    inner = model[0]
    inner.activated = lambda x: activation(inner.fc1(x))  # type: ignore[assignment,operator]
    recording = recorded(model, lambda: model(x))
    (layer,) = term_rows(Index(recording))

    (row,) = [row for row in layer.rows if row.key == "activation_input"]

    assert (row.saved_bytes, row.note) == (0, WhyNot.NO_SAVE)
