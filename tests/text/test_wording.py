"""Every code of the analysis has words."""

from __future__ import annotations

import pytest

from tb_actmem.analysis.index.devices import View
from tb_actmem.analysis.index.reasons import Reason, What, Why
from tb_actmem.predict.estimate.matching import (
    AttributedTo,
    CastOf,
    SavedShapes,
    SaveName,
    WhyNot,
    WideMask,
    note_within,
)
from tb_actmem.rendering.figure.details import _WORDS as BOX_WORDS
from tb_actmem.text.reasons import note_text, reason_text, save_text

REASON = Reason(
    op="mm",
    what=What.ONE_INPUT,
    name="mat2",
    why=Why.DERIVATIVE,
    variables=("self",),
    view=None,
    exists_anyway=False,
    others=(),
)


@pytest.mark.parametrize("what", What)
def test_every_kind_of_saved_tensor_has_words(what):
    assert reason_text(REASON._replace(what=what)).startswith("mm saves ")


@pytest.mark.parametrize("why", Why)
def test_every_reason_has_words(why):
    text = reason_text(REASON._replace(why=why, variables=()))
    assert text.startswith(
        ("mm saves its input mat2: ", "mm saves its input mat2 for its gradient")
    )


@pytest.mark.parametrize("why", WhyNot)
def test_every_reason_for_unsaved_term_has_words(why):
    assert note_text(why)


@pytest.mark.parametrize(
    ("changes", "text"),
    [
        ({}, "mm saves its input mat2 for the gradient of self"),
        (
            {"variables": ("a", "b", "c"), "view": View(12, 2400)},
            "mm saves its input mat2 for the gradient of a, b and c; "
            "a 12 B view keeps a 2.3 KiB storage alive",
        ),
        ({"others": ("fc",)}, "mm saves its input mat2; fc saves it already: 0 bytes"),
        (
            {"others": ("q", "k", "v")},
            "mm saves its input mat2; q and 2 others save it already: 0 bytes",
        ),
        (
            {"what": What.PARAMETER, "name": "w", "exists_anyway": True, "others": ("fc",)},
            "mm saves the parameter w, already alive: 0 bytes",
        ),
    ],
)
def test_reason_is_sentence(changes, text):
    assert reason_text(REASON._replace(**changes)) == text


def test_name_within_layer_omits_only_that_layer():
    save = SaveName(module="h.1.attn", op="mm", slot="self")

    assert save_text(save.within("h.1")) == "attn mm self"
    assert save_text(save.within("h.1.attn")) == "mm self"
    assert save_text(save.within("h.1.at")) == save_text(save) == "h.1.attn mm self"


def test_note_within_layer_uses_relative_names():
    inner = SaveName(module="h.1.attn", op="mm", slot="self")

    assert note_within(CastOf("bfloat16", "h.1.fc.weight"), "h.1") == CastOf(
        "bfloat16", "fc.weight"
    )
    assert note_within(AttributedTo(inner), "h.1") == AttributedTo(inner.within("h.1"))
    assert note_within(AttributedTo(inner), "h.2") == AttributedTo(inner)


def test_notes_contain_their_values():
    assert note_text(SavedShapes(((2, 3), (4,)))) == "saved as 2×3 and 4"
    assert note_text(WideMask("bool")).startswith("bool: this dropout multiplies by its mask; ")
    assert note_text(None) == ""


@pytest.mark.parametrize("what", What)
def test_every_kind_of_save_has_words(what):
    assert BOX_WORDS[what]
