"""Formulas: Table 2 of the paper, the documents' figures, and real layers to the byte."""

from __future__ import annotations

import argparse
import itertools
from dataclasses import replace
from typing import Any

import pytest
import torch

import tb_actmem
from tb_actmem.cli.main import main
from tb_actmem.cli.predict import _parsed, estimate_arguments
from tb_actmem.predict.estimate import (
    DECODERS,
    Decoder,
    EstimateError,
    Layer,
    Monomial,
    Run,
    attention_terms,
    claimed_block_bytes,
    claimed_step,
    decoder_parameters,
    end_terms,
    layer_of,
    layer_terms,
    mlp_terms,
    nbytes,
    small_terms,
    state_terms,
    step_lines,
)
from tb_actmem.rendering.tables.formulas import estimate_text
from tests.support.layers import Block

B, S, H, A = 2, 64, 128, 8
SIZES: dict[str, Any] = {"batch": B, "tokens": S, "hidden": H, "heads": A}
SBH = B * S * H

TABLE_2 = {"none": SBH * 34 + 5 * A * B * S * S, "selective": SBH * 34, "full": SBH * 2}
"""On one device."""


@pytest.mark.parametrize("recompute", TABLE_2)
def test_table_2_of_paper(recompute):
    layer = Layer(**SIZES, recompute=recompute)

    assert nbytes(layer_terms(layer)) == TABLE_2[recompute]


def test_parts_are_11_19_and_4():
    layer = Layer(**SIZES)

    assert nbytes(attention_terms(layer)) == 11 * SBH + 5 * A * B * S * S
    assert nbytes(mlp_terms(layer)) == 19 * SBH


def test_mlp_saves_18_mib_with_gelu():
    sizes: dict[str, Any] = {
        "batch": 2,
        "tokens": 4096,
        "hidden": 1024,
        "heads": 1,
        "dropout": False,
    }

    assert nbytes(mlp_terms(Layer(**sizes, activation="gelu"))) == 150_994_944
    assert nbytes(mlp_terms(Layer(**sizes, activation="relu"))) == 83_886_080


def test_attention_with_sdpa_saves_10():
    layer = Layer(**SIZES, attention="sdpa", dropout=False)

    assert nbytes(attention_terms(layer)) == 10 * SBH


@pytest.mark.parametrize(
    ("hidden", "heads", "percent"), [(12288, 96, 70), (20480, 128, 65)], ids=["GPT-3", "MT-NLG"]
)
def test_selective_recomputation_saves_papers_percentage(hidden, heads, percent):
    layer = Layer(batch=1, tokens=2048, hidden=hidden, heads=heads)
    whole = nbytes(layer_terms(layer))

    left = nbytes(layer_terms(replace(layer, recompute="selective")))

    assert round(100 * (1 - left / whole)) == percent


VARIANTS = [
    (attention, activation, dropout, itemsize)
    for attention, activation, dropout, itemsize in itertools.product(
        ("unfused", "sdpa"), ("gelu", "relu", "swiglu", "gelu_new"), (False, True), (2, 4)
    )
    if not (attention == "sdpa" and dropout)  # on CPU torch writes such attention out
]


@pytest.mark.parametrize(("attention", "activation", "dropout", "itemsize"), VARIANTS)
def test_real_layer_saves_bytes_of_its_terms(attention, activation, dropout, itemsize):
    layer = Layer(
        **SIZES,
        attention=attention,
        activation=activation,
        dropout=dropout,
        itemsize=itemsize,
        mask_itemsize=itemsize,  # of torch's masks on CPU
    )
    dtype = torch.bfloat16 if itemsize == 2 else torch.float32
    model = Block(layer, dtype)
    x = torch.randn(B, S, H, dtype=dtype, requires_grad=True)

    with tb_actmem.record(model) as recorder:
        recorder.finish(model(x))

    # On CPU the statistics of norms have the dtype of the values.
    statistics = [term.nbytes for term in small_terms(layer) if "statistics" in term.key]
    small = nbytes(small_terms(layer)) - sum(statistics) + sum(statistics) * itemsize // 4
    kept = tb_actmem.totals(recorder.recording).saved_bytes
    assert kept == nbytes(layer_terms(layer)) + small


@pytest.mark.parametrize("name", ["gpt2", "gpt2-medium", "gpt2-large", "gpt2-xl"])
def test_parameters_are_those_of_transformers(name):
    from transformers import GPT2Config, GPT2LMHeadModel

    sizes = DECODERS[name]
    with torch.device("meta"):
        config = GPT2Config(n_layer=sizes.layers, n_embd=sizes.hidden, n_head=sizes.heads)
        model = GPT2LMHeadModel(config)

    count = sum(parameter.numel() for parameter in model.parameters())

    assert decoder_parameters(sizes) == count


def test_adam_takes_16_bytes_per_parameter():
    assert nbytes(state_terms(10)) == 160


@pytest.mark.parametrize(
    ("product", "text", "nbytes"),
    [
        (Monomial(2, b=1, s=1, h=1), "2·b·s·h", 2 * 3 * 5 * 7),
        (Monomial(1, b=1, s=1), "b·s", 3 * 5),
        (Monomial(5, a=1, b=1, s=2), "5·a·b·s²", 5 * 2 * 3 * 25),
        (Monomial(16, P=1), "16·P", 16 * 11),
        (Monomial(1, s=10), "s¹⁰", 5**10),
        (Monomial(1), "1", 1),
    ],
)
def test_term_is_number_and_powers(product, text, nbytes):
    assert str(product) == text
    assert product.nbytes({"a": 2, "b": 3, "s": 5, "h": 7, "P": 11}) == nbytes


def test_step_is_sum_of_states_layers_and_ends():
    sizes, run = DECODERS["gpt2"], Run(batch=1, tokens=128)
    layer = layer_of(sizes, run)

    total = sum(line.nbytes for line in step_lines(sizes, run) if line.level == 0)

    states = 16 * decoder_parameters(sizes)
    layers = 12 * (nbytes(layer_terms(layer)) + nbytes(small_terms(layer)))
    logits = 4 * 128 * 50257
    assert total == states + layers + nbytes(end_terms(sizes, run)) + 2 * logits


def test_recomputed_layer_is_alive_once():
    run = Run(batch=1, tokens=128, recompute="full")
    layer = layer_of(DECODERS["gpt2"], Run(batch=1, tokens=128))

    last = step_lines(DECODERS["gpt2"], run)[-1]

    assert last.nbytes == nbytes(layer_terms(layer)) - 4 * 128 * 768


def test_calculator_of_document_on_gpt2():
    small = claimed_step(layers=12, heads=12, hidden=768, batch=8, tokens=1024)
    one = claimed_step(layers=12, heads=12, hidden=768, batch=1, tokens=1024)
    medium = claimed_step(layers=24, heads=16, hidden=1024, batch=1, tokens=1024)

    assert small[:2] == (123_568_896, 3_088_334_848)
    figures = [round(step.nbytes() / 1e9, 1) for step in (small, one, medium)]
    # The document truncates 26.68 to 26.6 and rounds 5.07 to 5.1.
    assert figures == [26.7, 5.1, 12.5]
    assert int(small.nbytes() / 1e8) == 266


def test_documents_block_is_13_5_gigabytes():
    block = claimed_block_bytes(batch=1, tokens=1024, hidden=1600, heads=25, mlp_width=6400)

    assert 48 * block == 48 * 1024 * 4 * 68_800 == 13_526_630_400


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"batch": 0}, "batch is 0"),
        ({"heads": 7}, "heads, 7, does not divide the hidden size, 128"),
        ({"attention": "flash"}, "no attention 'flash': choose unfused, sdpa"),
        ({"activation": "gelo"}, "did you mean gelu"),
        ({"attention": "sdpa", "recompute": "selective"}, "never saves"),
    ],
)
def test_inconsistent_sizes_are_refused(wrong, sentence):
    with pytest.raises(EstimateError, match=sentence):
        Layer(**{**SIZES, **wrong})


def ask(*words: str) -> tuple[Decoder, Run]:
    parser = argparse.ArgumentParser()
    estimate_arguments(parser)
    return _parsed(parser.parse_args(words))


def test_command_estimates_named_model():
    decoder, run = ask("gpt2-xl", "--batch", "21", "--seq", "1024")
    lines = step_lines(decoder, run)

    text = estimate_text(decoder, run)

    assert (decoder, run) == (DECODERS["gpt2-xl"], Run(batch=21, tokens=1024))
    assert "48·b·s·h" in text
    assert f"{sum(line.nbytes for line in lines if not line.level):,} bytes in total" in text
    said = " ".join(text.split())
    assert "P=1,557,611,200 (parameters), L=48 (layers), b=21 (sequences)" in said


def test_command_reports_missing_sizes():
    given = ("--layers=2", "--hidden=64", "--heads=4")

    assert ask(*given, "--seq=8") == (
        Decoder(layers=2, hidden=64, heads=4, positions=1024),
        Run(batch=1, tokens=8),
    )
    assert ask(*given)[1] == Run(batch=1, tokens=1024)
    assert ask(*given, "--seq=4096")[0].positions == 4096
    with pytest.raises(EstimateError, match="--heads missing"):
        ask(*given[:2])


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("gpt2-xxl",), "did you mean gpt2-xl"),
        (("gpt2-m",), "did you mean gpt2-medium"),
        (("gpt2", "--seq=2048"), "2,048 tokens are more than the 1,024 positions"),
        (("gpt2", "--precision=float8"), "no precision 'float8'"),
    ],
)
def test_command_refuses_inconsistent_sizes(words, sentence):
    with pytest.raises(EstimateError, match=sentence):
        estimate_text(*ask(*words))


def test_terminal_shows_estimate_or_one_sentence(capsys):
    assert main(["predict", "estimate", "gpt2", "--batch", "2", "--seq", "128"]) == 0
    assert "model states" in capsys.readouterr().out

    assert main(["predict", "estimate", "gpt2", "--heads", "7"]) == 1
    assert capsys.readouterr().err == (
        "tb-actmem: The number of heads, 7, does not divide the hidden size, 768: "
        "choose a divisor. [cannot-estimate]\n"
    )


@pytest.mark.parametrize(
    "words", [("--batch=0",), ("--seq=-1",), ("--layers=1.5",), ("--heads=x",)]
)
def test_terminal_names_invalid_option(words, capsys):
    with pytest.raises(SystemExit) as stop:
        main(["predict", "estimate", "gpt2", *words])

    assert stop.value.code == 2
    option = words[0].partition("=")[0]
    assert f"argument {option}: " in (error := capsys.readouterr().err)
    assert error.endswith("is not a whole number above 0\n")


def test_huge_sizes_are_exact():
    decoder, run = ask("gpt2", "--batch=1000000000000000000000")
    one = step_lines(decoder, Run(batch=1, tokens=1024))

    lines = step_lines(decoder, run)

    assert [line.nbytes for line in lines[5:]] == [10**21 * line.nbytes for line in one[5:]]
    assert "EiB" in estimate_text(decoder, run)
