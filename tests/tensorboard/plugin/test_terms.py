"""terms.json: the terms of the formula beside the saved bytes."""

from __future__ import annotations

from dataclasses import replace

import torch
from torch import nn

import tb_actmem
from tb_actmem.analysis.index import Index
from tb_actmem.analysis.index.modules import module_rows
from tb_actmem.model import Recording
from tb_actmem.predict.estimate import Layer, layer_terms
from tests.support.layers import Block
from tests.support.recordings import toy
from tests.support.tabs import Tab, fake

SIZES = Layer(batch=2, tokens=16, hidden=64, heads=4, itemsize=4)


def blocks(count: int, layer: Layer = SIZES) -> Recording:
    model = nn.Sequential(*(Block(layer, torch.float32) for _ in range(count)))
    x = torch.randn(layer.batch, layer.tokens, layer.hidden, requires_grad=True)
    with tb_actmem.record(model) as recorder:
        recorder.finish(model(x))
    return recorder.recording


def test_terms_add_up_to_formula():
    recording = blocks(1)
    (layer,) = Tab(fake(recording)).of("terms.json").json["layers"]

    said = {row["term"]: row["formula_bytes"] for row in layer["rows"] if row["term"]}
    assert said == {term.key: term.nbytes for term in layer_terms(SIZES)}
    assert layer["formula_bytes"] == sum(said.values())
    assert layer["sizes"] == {"b": 2, "s": 16, "h": 64, "a": 4, "f": 256}
    assert layer["saved_bytes"] == sum(row["saved_bytes"] for row in layer["rows"])
    assert layer["saved_bytes"] == module_rows(Index(recording))[layer["module"]].total_bytes


def test_saves_outside_formula_have_no_term():
    (layer,) = Tab(fake(blocks(1))).of("terms.json").json["layers"]
    forgotten = [row for row in layer["rows"] if not row["term"]]

    assert {row["formula_bytes"] for row in forgotten} == {None}
    assert len(forgotten) == layer["forgotten_count"]
    assert layer["forgotten_bytes"] == sum(row["saved_bytes"] for row in forgotten)


def test_terms_that_torch_does_not_save_have_reasons():
    recording = blocks(1, replace(SIZES, attention="sdpa"))
    (layer,) = Tab(fake(recording)).of("terms.json").json["layers"]
    row = next(row for row in layer["rows"] if row["term"] == "softmax_output")

    assert (row["saved_bytes"], row["savers_count"], row["savers"]) == (0, 0, [])
    assert row["note"] == "fused attention recomputes the scores"


def test_equal_layers_are_listed_once_with_all_calls():
    recording = blocks(3)
    found = Tab(fake(recording)).of("terms.json").json["layers"]

    assert sum(len(layer["modules"]) for layer in found) == 3
    assert {recording.modules[call].fqn for layer in found for call in layer["modules"]} == {
        "0", "1", "2",
    }  # fmt: skip


def test_savers_are_named_within_their_layer():
    recording = blocks(1)
    (layer,) = Tab(fake(recording)).of("terms.json").json["layers"]
    (saver,) = next(row for row in layer["rows"] if row["term"] == "qkv_input")["savers"]

    assert (saver["name"], saver["slots"]) == ("qkv addmm", ["mat1"])
    assert recording.nodes[saver["node"]].name == "AddmmBackward0"


def test_model_without_transformer_layers_has_no_terms():
    assert Tab(fake(toy())).of("terms.json").json["layers"] == []
