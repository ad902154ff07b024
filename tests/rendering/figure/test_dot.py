"""The figure as DOT: golden files, rules of the engine, and ids and classes for the page."""

from __future__ import annotations

import re
import subprocess
import sys
from dataclasses import replace
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tb_actmem.analysis.figure.outline import outline
from tb_actmem.analysis.index import Index
from tb_actmem.analysis.index.storages import State
from tb_actmem.errors import RenderError
from tb_actmem.model import (
    Category,
    Edge,
    Frame,
    Holder,
    ModuleCall,
    Op,
    Output,
    Phase,
    PhaseKind,
    Recording,
)
from tb_actmem.rendering.figure.layout import dot_of, svg
from tb_actmem.rendering.figure.themes import FILLS, STROKES, class_of, fill_step, pen_width
from tests.support import arbitrary, recordings
from tests.support.drawings import dot
from tests.support.goldens import check_golden
from tests.support.places import TESTS
from tests.support.recordings import leaf, meta, node, save, storage, tensor

SVG = "{http://www.w3.org/2000/svg}"


def every_state():
    """A chain with every state, sizes from 4 bytes to 128 KiB, and a note."""
    return Recording(
        meta=meta("every state", has_ops=True, notes=("One node in CopySlices was not seen.",)),
        nodes=(
            leaf(0),
            node("MulBackward0", 0),
            node("ReluBackward0", 1),
            node("AddBackward0", 2)._replace(region=0),
            node("SinBackward0", 3)._replace(region=0),
            node("CosBackward0", 4),
            node("AddBackward0", 5),
        ),
        edges=(
            Edge(0, 0, 1, 0, 0),
            Edge(1, 0, 2, 0, 2),
            Edge(2, 0, 3, 0, 3),
            Edge(3, 0, 4, 0, 4),
            Edge(4, 0, 5, 0, None),
            Edge(4, 1, 6, 0, 7),
            Edge(5, 0, 6, 1, 6),
        ),
        outputs=(Output(6, 0, 5),),
        storages=(
            storage(1024, Category.PARAMETER, "scale"),
            storage(65536, Category.INPUT),
            storage(65536, birth=0, death=2),
            storage(65536, birth=1),
            storage(131072, birth=2, death=3),
            storage(4, birth=5, holder=Holder.OUTPUT),
            storage(2048, birth=4, holder=Holder.PYTHON),
        ),
        tensors=(
            tensor(0, 256),
            tensor(1, 128, 128),
            tensor(2, 128, 128),
            tensor(3, 128, 128),
            tensor(4, 128, 256),
            tensor(5),
            tensor(6, 512),
            tensor(None, 3),
        ),
        saves=(save(2, "result", 3),),
        ops=(
            Op("aten::mul", None, 1, None, None, (0, 1), (2,)),
            Op("aten::relu", None, 2, None, None, (2,), (3,)),
            Op("aten::add", None, 3, None, 0, (3,), (4,)),
            Op("aten::sin", None, 4, None, 0, (4,), ()),
            Op("aten::cos", None, 5, None, None, (), (6,)),
            Op("aten::add", None, 6, None, None, (), (5,)),
        ),
        phases=(Phase(PhaseKind.FORWARD, 0, 6),),
    ).check()


def named(name):
    """One call of one node, in which everything has this name."""
    return Recording(
        meta=meta(name, notes=(name,)),
        modules=(ModuleCall("", name, 0, None, 0, 0), ModuleCall(name, name, 1, 0, 0, 0)),
        frames=(Frame(name, 1, name),),
        nodes=(
            leaf(0),
            node(name, 0, 1)._replace(frame=0),
            node(name, 1, 0),
        ),
        edges=(Edge(0, 0, 1, 0, 0), Edge(1, 0, 2, 0, 1)),
        storages=(storage(8, Category.PARAMETER, name), storage(8)),
        tensors=(
            tensor(0, 2)._replace(dtype=name),
            tensor(1, 2)._replace(dtype=name),
        ),
        saves=(save(2, name, 1),),
    ).check()


@pytest.mark.parametrize(
    ("length", "shown"),
    [(40, "m" * 40), (41, "m" * 18 + "..." + "m" * 18)],
    ids=["whole", "cut"],
)
def test_line_has_at_most_forty_characters(length, shown):
    calls = (ModuleCall("", "Model", 0, None, 0, 0), ModuleCall("m" * length, "M", 0, 0, 0, 0))
    nodes = tuple(node("SinBackward0", number, 1) for number in range(2))
    recording = Recording(meta=meta(), modules=calls, nodes=nodes)

    assert f">{shown}<" in dot(Index(recording), open_calls=(0,))


CASES = {
    "toy": lambda: dot(Index(recordings.toy())),
    "toy-folded": lambda: dot(Index(recordings.toy()), open_calls=(), legend=False, sizes=False),
    "diamond": lambda: dot(Index(recordings.diamond())),
    "every-state": lambda: dot(Index(every_state()), parameters=True, direction="LR"),
    "every-value": lambda: dot(Index(recordings.every_value())),
    "transformer": lambda: dot(Index(recordings.transformer(5))),
    "block": lambda: dot(Index(recordings.transformer(2)), module="layers.1.mlp", title="A block"),
    "stretches": lambda: dot(Index(recordings.chain(1501)), legend=False),
    "empty": lambda: dot(Index(recordings.empty()), title=""),
}


@pytest.mark.parametrize("name", CASES)
def test_dot_equals_golden_file(name):
    check_golden(f"{name}.dot", CASES[name]())


@pytest.mark.parametrize("name", CASES)
def test_dot_follows_engine_rules(name):
    text = CASES[name]()
    assert text.isascii()
    assert set(re.findall(r'fontname="?([^"\s\]]+)', text)) == {"Helvetica"}
    assert "URL" not in text
    assert "href" not in text
    assert "bgcolor=transparent" in text


def test_text_is_independent_of_hashes():
    script = (
        "from tests.support import recordings; from tests.support.drawings import dot;"
        "from tb_actmem.analysis.index import Index;"
        "print(dot(Index(recordings.transformer(5))))"
    )
    here = TESTS
    texts = {
        subprocess.run(
            [sys.executable, "-c", script],
            env={"PYTHONHASHSEED": seed, "PYTHONPATH": f"{here}:{here.parent}"},
            capture_output=True,
            check=True,
            text=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert texts == {dot(Index(recordings.transformer(5))) + "\n"}


# Ids and classes for the page


def classes(text):
    """The classes of every element with an id, by id."""
    root = ElementTree.fromstring(svg(text))
    return {
        element.attrib["id"]: set(element.attrib["class"].split()) - {"node", "graph"}
        for element in root.iter(f"{SVG}g")
        if "class" in element.attrib
    }


def test_ids_and_classes_are_in_picture():
    found = classes(dot(Index(recordings.toy())))
    assert found["n3"] == {"op", "bytes-4"}
    assert found["n8"] == {"op", "bytes-0"}
    assert found["m0"] == {"cluster"}
    assert found["t0"] == {"leaf"}
    assert found["e3"] == {"edge", "freed"}
    assert found["e6"] == {"edge", "cached"}


def test_folded_and_repeated_modules_have_their_classes():
    recording = recordings.transformer(5)
    found = classes(dot(Index(recording), open_calls={0}))
    assert found["m1"] == {"module", "repeated", "bytes-4"}
    assert "&#215;5" in dot(Index(recording), open_calls={0})
    assert classes(dot(Index(recording), open_calls=()))["m0"] == {"module", "bytes-4"}


def test_every_id_is_unique():
    found = re.findall(r' id="?([\w-]+)', dot(Index(every_state()), parameters=True))
    assert len(found) == len(set(found)) == 7 + 2 + 9


def test_states_are_classes_without_spaces():
    assert class_of(State.NOT_CACHED) == "not-cached"
    assert classes(dot(Index(every_state())))["e4"] == {"edge", "not-cached"}


# Visible text


def test_states_are_distinct_without_colour():
    looks = {(stroke.style, stroke.arrowhead) for stroke in STROKES.values()}
    assert len(looks) == len(STROKES) == len(State)


def luminance(colour):
    red, green, blue = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    return 0.2126 * red**2.2 + 0.7152 * green**2.2 + 0.0722 * blue**2.2


def test_text_is_readable_on_darkest_box():
    assert [*FILLS] == sorted(FILLS, key=luminance, reverse=True)
    assert (luminance(FILLS[-1]) + 0.05) / (luminance("#555555") + 0.05) > 3
    assert (luminance(FILLS[-1]) + 0.05) / (luminance("#222222") + 0.05) > 7


def test_fills_and_pens_have_logarithmic_steps():
    assert [fill_step(nbytes, 256) for nbytes in (256, 65, 64, 16, 4, 1, 0)] == [
        4,
        4,
        3,
        2,
        1,
        1,
        0,
    ]
    widths = [pen_width(nbytes, 4096) for nbytes in (4096, 513, 512, 64, 8, 1, 0)]
    assert widths == [2.2, 2.2, 1.8, 1.4, 1, 1, 1]


@given(st.integers(0, 2**60), st.integers(0, 2**60))
def test_fills_and_pens_are_monotonic(one, other):
    less, more = sorted((one, other))
    assert fill_step(less, more) <= fill_step(more, more) == (4 if more else 0)
    assert 1 <= pen_width(less, more) <= pen_width(more, more) == (2.2 if more else 1)
    assert (fill_step(less, more) == 0) == (less == 0)


def test_legend_lists_only_occurring_states():
    text = dot(Index(recordings.toy()))
    assert "saved for backward" in text
    assert "recomputed in the backward" not in text
    assert "saved for backward" not in dot(Index(recordings.toy()), legend=False)


def test_legend_adds_up_to_saved_bytes():
    recording = recordings.every_value()
    rows = tuple(row._replace(device="cpu") for row in recording.storages)
    text = dot(Index(replace(recording, storages=rows)))
    parts = {"cached": 44, "on ctx": 40, "packed": 10, "caches": 64}
    assert f"<b>{sum(parts.values())} B</b>" in text
    for name, nbytes in parts.items():
        assert re.search(rf">{name}</td><td[^>]*>{nbytes} B<", text)


def test_legend_contains_notes():
    assert "One node in CopySlices was not seen." in dot(Index(every_state()))


def test_tooltip_has_exact_bytes_and_attribution():
    text = dot(Index(recordings.toy()))
    assert "saves mat1: float32 [3, 8], 96 bytes, attributed to relu" in text
    assert "saves mat2: float32 [8, 2], 64 bytes, a parameter" in text


def test_tooltip_explains_hidden_views():
    recording = recordings.transformer(2)
    made = [node.module for node in recording.nodes if node.module is not None]
    every = range(len(recording.modules))
    (layer,) = [call for call in every if recording.modules[call].fqn == "layers.1"]
    inside = [layer]
    for call in every:  # a module called by both layers has its first name
        inside += [call] if recording.modules[call].parent in inside else []

    text = dot(Index(recording), open_calls=every)
    (said,) = re.findall('tooltip="layers.1&#10;Block&#10;[^;]*&#10;([^"]*)"', text)
    assert said == f"{sum(call in inside for call in made)} nodes including hidden views"
    # The whole model is one box, without nodes outside modules.
    text = dot(Index(recording), open_calls=())
    assert f"&#10;{len(made)} nodes including hidden views" in text


def test_long_tooltip_sums_up_omitted_tensors():
    recording = Recording(
        meta=meta(),
        modules=(ModuleCall("a", "A", 0, None, 0, 0),),
        nodes=(*(node("ExpBackward0", i, 0) for i in range(9)), node("CatBackward0", 9)),
        edges=tuple(Edge(i, 0, 9, i, i) for i in range(9)),
        storages=tuple(storage(8) for _ in range(9)),
        tensors=tuple(tensor(i, 2) for i in range(9)),
    ).check()
    assert "and 3 more, 72 bytes together" in dot(Index(recording), open_calls=())


def test_unknown_bytes_are_question_mark():
    assert 'label="&#160;?"' in dot(Index(every_state()))


def test_one_module_is_drawn_with_its_own_total():
    text = dot(Index(recordings.transformer(3)), module="layers.1")
    assert "layers.1</b>" in text
    assert "layers.0" not in text
    assert "saved for backward: <b>1.9 KiB</b>" in text


def test_unknown_module_is_rejected_with_suggestion():
    with pytest.raises(RenderError, match=r"'layers.7'. Did you mean layers"):
        dot(Index(recordings.transformer(3)), module="layers.7")


def test_unknown_direction_is_rejected():
    with pytest.raises(RenderError, match="'TB' or 'LR'"):
        dot(Index(recordings.toy()), direction="RL")  # type: ignore[arg-type]


# Hostile names


@pytest.mark.parametrize(
    "name",
    ["<b>&amp;</b>", 'a"b', "a\\nb\\", "\\N\\G", "\0\x1b[31m\n", "größe → 模型", "a" * 500, "]] >"],
)
def test_names_are_escaped_for_svg(name):
    root = ElementTree.fromstring(svg(dot(Index(named(name)), views=True, parameters=True)))
    shown = re.sub("[\x00-\x1f]", "?", name).replace("\\", "/")
    texts = {text.text for text in root.iter(f"{SVG}text")}
    short = shown if len(shown) <= 40 else f"{shown[:18]}...{shown[-18:]}"
    assert short in texts
    hidden = "\n".join(
        title for element in root.iter() for key, title in element.attrib.items() if "title" in key
    )
    assert shown in hidden


@settings(max_examples=arbitrary.examples(50))
@given(arbitrary.recordings(), st.booleans(), st.sampled_from(["TB", "LR"]))
def test_any_recording_can_be_drawn(recording, parameters, direction):
    figure = outline(Index(recording), range(4), parameters=parameters)
    ElementTree.fromstring(svg(dot_of(Index(recording), figure, direction=direction)))
