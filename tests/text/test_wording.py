"""The words of every code that the analysis has."""

from __future__ import annotations

import pytest

from tb_actmem.analysis.index.reasons import Reason, What, Why
from tb_actmem.analysis.index.sizes import Window
from tb_actmem.predict.estimate.matching import (
    CastOf,
    ChargedTo,
    SavedShapes,
    SaveName,
    WhyNot,
    WideMask,
    note_within,
)
from tb_actmem.rendering.figure.hiding import _WORDS as BOX_WORDS
from tb_actmem.text.reasons import reason_text
from tb_actmem.text.terms import note_text, save_text

REASON = Reason(
    op="mm",
    what=What.ONE_INPUT,
    name="mat2",
    why=Why.DERIVATIVE,
    variables=("self",),
    window=None,
    exists_anyway=False,
    others=(),
)


@pytest.mark.parametrize("what", What)
def test_every_thing_that_is_kept_has_words(what):
    assert reason_text(REASON._replace(what=what)).startswith("mm keeps ")


@pytest.mark.parametrize("why", Why)
def test_every_reason_has_words(why):
    assert reason_text(REASON._replace(why=why, variables=())).startswith(
        "mm keeps its input mat2: "
    )


@pytest.mark.parametrize("why", WhyNot)
def test_every_reason_why_a_term_is_not_kept_has_words(why):
    assert note_text(why)


@pytest.mark.parametrize(
    ("changes", "text"),
    [
        ({}, "mm keeps its input mat2: the derivative with respect to self needs it"),
        (
            {"variables": ("a", "b", "c"), "window": Window(12, 2400)},
            "mm keeps its input mat2: the derivative with respect to a, b and c needs it; "
            "a window of 12 bytes keeps all 2,400 alive",
        ),
        ({"others": ("fc",)}, "mm keeps its input mat2, which fc keeps anyway: 0 bytes more"),
        (
            {"others": ("q", "k", "v")},
            "mm keeps its input mat2, which q and 2 others keep anyway: 0 bytes more",
        ),
        (
            {"what": What.PARAMETER, "name": "w", "exists_anyway": True, "others": ("fc",)},
            "mm keeps the parameter w, which exists anyway: 0 bytes more",
        ),
    ],
)
def test_a_reason_is_a_sentence(changes, text):
    assert reason_text(REASON._replace(**changes)) == text


def test_a_name_within_a_layer_leaves_out_that_layer_and_no_other():
    save = SaveName(module="h.1.attn", op="mm", slot="self")

    assert save_text(save.within("h.1")) == "attn mm self"
    assert save_text(save.within("h.1.attn")) == "mm self"
    assert save_text(save.within("h.1.at")) == save_text(save) == "h.1.attn mm self"


def test_a_note_within_a_layer_has_the_names_of_that_layer():
    inner = SaveName(module="h.1.attn", op="mm", slot="self")

    assert note_within(CastOf("bfloat16", "h.1.fc.weight"), "h.1") == CastOf(
        "bfloat16", "fc.weight"
    )
    assert note_within(ChargedTo(inner), "h.1") == ChargedTo(inner.within("h.1"))
    assert note_within(ChargedTo(inner), "h.2") == ChargedTo(inner)


def test_the_notes_are_words_of_their_values():
    assert note_text(SavedShapes(((2, 3), (4,)))) == "kept as 2×3 and 4"
    assert note_text(WideMask("bool")).startswith("bool: this dropout multiplies by its mask; ")
    assert note_text(None) == ""


@pytest.mark.parametrize("what", What)
def test_every_thing_that_is_kept_has_words_in_a_box(what):
    assert BOX_WORDS[what]
