"""fitted.json: formulas from recordings of a step at several sizes."""

from __future__ import annotations

import itertools
import re
from dataclasses import replace
from typing import Any

import pytest
import torch
from torch import nn

import tb_actmem
from tb_actmem.analysis.index import Index
from tb_actmem.model import Recording
from tb_actmem.predict.estimate import Layer, layer_terms
from tb_actmem.predict.estimate.comparison import term_rows
from tests.support.layers import Block
from tests.support.recordings import toy
from tests.support.tabs import Blob, FakeProvider, Tab, sentence

SIZES = Layer(batch=2, tokens=16, hidden=64, heads=4, itemsize=4)
MODEL, WIDER = (
    nn.Sequential(*(Block(replace(SIZES, hidden=width), torch.float32) for _ in range(2)))
    for width in (SIZES.hidden, 128)
)
SMALL = [(2, 8), (3, 8), (2, 12), (3, 12), (2, 16), (3, 16), (5, 32)]


def step(b: int, s: int, label: str = "", model: Any = MODEL) -> Recording:
    model.zero_grad(set_to_none=True)
    x = torch.randn(b, s, model[0].layer.hidden, requires_grad=True)
    with tb_actmem.record(model, label=label) as recorder:
        model(x).sum().backward()
    return recorder.recording


@pytest.fixture(scope="module")
def runs() -> dict[tuple[str, str], dict[int, Blob]]:
    return {
        (f"block/b={b},s={s}", "t"): {0: Blob(tb_actmem.format.to_bytes(step(b, s)))}
        for b, s in SMALL
    }


def answered(tab: Tab, **place: Any) -> Any:
    """The answer, however often one has to ask."""
    for _ in range(60):
        reply = tab.of("fitted.json", **place).json
        if reply["pending"] is None:
            return reply
    raise AssertionError("It is never ready.")


def value(formula: str, **sizes: int) -> int:
    """The value of a formula at sizes, read as a person reads it."""
    powers = str.maketrans("⁰¹²³⁴⁵⁶⁷⁸⁹", "0123456789")
    python = re.sub(r"([⁰¹²³⁴⁵⁶⁷⁸⁹]+)", lambda found: f"**{found[1].translate(powers)}", formula)
    python = re.sub(r"(?<=\d),(?=\d)", "", python).replace("·", "*")
    return int(eval(python, {"__builtins__": {}}, sizes))  # our own formula


def test_formulas_match_larger_step(runs):
    tab = Tab(FakeProvider(runs))
    terms = tab.of("terms.json", run="block/b=3,s=16").json["layers"]
    fitted = answered(tab, run="block/b=3,s=16")["fitted"]
    larger = term_rows(Index(step(7, 40)))[0].rows
    textbook = {term.key: term.nbytes for term in layer_terms(replace(SIZES, batch=7, tokens=40))}

    assert [len(layer["rows"]) for layer in fitted["layers"]] == [len(t["rows"]) for t in terms]
    rows = [*zip(terms[0]["rows"], fitted["layers"][0]["rows"], strict=True)]
    kept = {row["term"]: row["formula_bytes"] for row, _ in rows if row["term"]}
    assert kept.keys() == textbook.keys()
    for line, row in rows:
        said = value(row["saved"], b=7, s=40)
        if line["term"]:
            real = next(one for one in larger if one.key == line["term"])
            assert (said, value(row["textbook"], b=7, s=40)) == (
                real.saved_bytes,
                textbook[line["term"]],
            )
        else:
            assert row["textbook"] is None
        assert value(row["saved"], b=3, s=16) == line["saved_bytes"]
    whole = fitted["layers"][0]
    assert value(whole["saved"], b=7, s=40) == sum(row.saved_bytes for row in larger)
    assert value(whole["textbook"], b=7, s=40) == sum(textbook.values())
    assert fitted["doubt"] == "" and fitted["notes"] == []
    assert fitted["proof"].startswith(
        "Formulas of 7 recordings at b=2 to 5, s=8 to 32, proved by 1 "
    )


def test_they_are_those_that_python_finds(runs):
    pairs = [({"b": b, "s": s}, step(b, s)) for b, s in SMALL]
    table = tb_actmem.predict.scale(pairs).table("term")
    fitted = answered(Tab(FakeProvider(runs)), run="block/b=2,s=8")["fitted"]

    for row in fitted["layers"][0]["rows"]:
        assert re.search(
            rf"  {re.escape(row['textbook'] or '-')} +{re.escape(row['saved'])}  ", table
        )


def test_labels_name_sizes_of_steps():
    steps = {
        number: Blob(tb_actmem.format.to_bytes(step(b, s, f"b={b}, s={s}")))
        for number, (b, s) in enumerate(SMALL)
    }
    fitted = answered(Tab(FakeProvider({("a", "t"): steps})))["fitted"]

    assert len(fitted["layers"]) == 1
    assert fitted["proof"].startswith("Formulas of 7 recordings")


def test_later_step_at_equal_sizes_is_ignored():
    steps = {
        number: Blob(tb_actmem.format.to_bytes(step(b, s, f"b={b}, s={s}")))
        for number, (b, s) in enumerate(SMALL)
    }
    steps[7] = Blob(tb_actmem.format.to_bytes(step(2, 8, "b=2, s=8", WIDER)))
    fitted = answered(Tab(FakeProvider({("a", "t"): steps})), step=0)["fitted"]

    assert fitted["doubt"] == ""
    assert fitted["proof"].startswith("Formulas of 7 recordings")


def test_different_step_is_left_out_with_note(runs):
    other = {("block/b=9,s=9", "t"): {0: Blob(tb_actmem.format.to_bytes(toy()))}}
    damaged = {("block/b=9,s=8", "t"): {0: Blob(b"nothing")}}
    fitted = answered(Tab(FakeProvider({**runs, **other, **damaged})), run="block/b=2,s=8")[
        "fitted"
    ]

    assert len(fitted["notes"]) == 2
    assert "block/b=9,s=8/t at step 0" in fitted["notes"][0]
    assert fitted["notes"][1].startswith("b=9, s=9 is left out: it ")
    assert fitted["proof"].startswith("Formulas of 7 recordings")


@pytest.mark.parametrize(
    ("label", "points", "said"),
    [
        ("", [(2, 8)], "This recording has no sizes."),
        ("b={b}, s={s}", [(2, 8)], "1 recording is too few to separate the effects of b, s"),
        (
            "b={b}, s={s}",
            [*itertools.product((2, 3), (8, 16))],
            "4 recordings are too few to separate the eff",
        ),
    ],
)
def test_too_few_recordings_give_instructions(label, points, said):
    steps = {
        number: Blob(tb_actmem.format.to_bytes(step(b, s, label.format(b=b, s=s))))
        for number, (b, s) in enumerate(points)
    }
    reply = answered(Tab(FakeProvider({("a", "t"): steps})))

    assert reply["fitted"] is None
    assert reply["problem"].startswith(said)
    assert "To get formulas, record this step into this log directory" in reply["problem"]
    assert 'record(model, label="b=2, s=64")' in reply["problem"]


def test_other_names_of_sizes_have_no_textbook():
    steps = {
        number: Blob(tb_actmem.format.to_bytes(step(b, s, f"batch={b}, tokens={s}")))
        for number, (b, s) in enumerate(SMALL)
    }
    fitted = answered(Tab(FakeProvider({("a", "t"): steps})))["fitted"]

    assert fitted["layers"][0]["textbook"] is None
    assert "batch·tokens" in fitted["layers"][0]["saved"]


def test_missing_recording_is_refused(runs):
    assert "no recording" in sentence(Tab(FakeProvider(runs)).of("fitted.json", run="x"), 404)
