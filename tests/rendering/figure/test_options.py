"""Options of a figure take effect, or raise a helpful error."""

from __future__ import annotations

import dataclasses
import io
import math
import os
import re
import zlib
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
import torch
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PIL import Image

import tb_actmem
from tb_actmem.analysis.index import Index
from tb_actmem.analysis.totals import totals
from tb_actmem.cli.main import main
from tb_actmem.errors import RenderError
from tb_actmem.model import ModuleCall, Recording
from tb_actmem.rendering.figure import FigureOptions, points
from tb_actmem.rendering.figure.compose import compose, dot_text
from tb_actmem.rendering.figure.lines import notation
from tb_actmem.rendering.picture import Scene, Shape, Text, bounds
from tb_actmem.rendering.picture.pdf import pdf_bytes
from tb_actmem.rendering.picture.svg import svg_text
from tb_actmem.text import nbytes_text
from tests.support import arbitrary, recordings

SVG = "{http://www.w3.org/2000/svg}"
POINTS_OF_A_MM = 72 / 25.4


def drawn(recording, **options):
    return compose(Index(recording), FigureOptions(**options))


def texts(scene: Scene):
    """The texts of boxes, clusters and edges."""
    items = (item for group in scene.groups for item in group.items)
    return ["".join(run.text for run in item.runs) for item in items if isinstance(item, Text)]


def opened(recording, **options):
    """The open modules with more than one node inside."""
    text = dot_text(Index(recording), FigureOptions(legend=False, **options))
    calls = re.findall(r"subgraph cluster_m(\d+)", text)
    return [recording.modules[int(call)].fqn for call in calls]


TRANSFORMER = recordings.transformer(3)


# By name


def test_open_opens_module_and_its_parents():
    assert opened(TRANSFORMER, open=("layers.1.mlp",)) == [
        "",
        "layers.1",
        "layers.1.mlp",
    ]


def test_pattern_matches_several_modules():
    assert opened(TRANSFORMER, open=("layers.*.mlp",)).count("layers.2.mlp") == 1
    assert len(opened(TRANSFORMER, open=("layers.*.mlp",))) == 1 + 3 + 3


@pytest.mark.parametrize(("depth", "count"), [(1, 1), (2, 3), (3, 3)])
def test_depth_counts_from_module_shown(depth, count):
    assert len(opened(TRANSFORMER, module="layers.1", depth=depth)) == count


def test_single_op_call_is_drawn_as_op():
    assert {"Linear addmm", "ReLU", "Softmax"} <= {*texts(drawn(recordings.toy(), depth=1).scene)}


def test_many_equal_single_op_calls_stay_joined():
    calls = [ModuleCall("m", "Sequential", 0, None, 0, 0)]
    calls += (ModuleCall(f"m.{number}", "Sine", 0, 0, 0, 0) for number in range(6))
    nodes = tuple(recordings.node("SinBackward0", number, number + 1) for number in range(6))
    recording = Recording(meta=recordings.meta(), modules=tuple(calls), nodes=nodes).check()

    assert {"0 ... 5", "Sine ×6"} <= {*texts(drawn(recording).scene)}


def test_fold_keeps_module_folded():
    assert "layers.0" in opened(TRANSFORMER)
    assert "layers.0" not in opened(TRANSFORMER, fold=("layers.0",))


def test_hidden_modules_are_bypassed_and_counted():
    index = Index(TRANSFORMER)
    before = dot_text(index, FigureOptions(module="layers.1", depth=1))
    after = dot_text(index, FigureOptions(module="layers.1", depth=1, hide=("layers.1.mlp",)))

    (hidden,) = (n for n, call in enumerate(TRANSFORMER.modules) if call.fqn == "layers.1.mlp")
    assert f"\tm{hidden} [" in before
    assert f"\tm{hidden} [" not in after
    norms = re.findall(rf"(n\d+) -> m{hidden} ", before)
    adds = re.findall(rf"m{hidden} -> (n\d+) ", before)
    assert f"{norms[0]} -> {adds[0]} " in after
    assert ">hidden<" in after
    headline = re.compile("saved for backward: <b>(.*?)</b>")
    assert headline.findall(before) == headline.findall(after)


def test_hidden_modules_leave_no_frame_or_parameter():
    assert "layers.0" in opened(TRANSFORMER)
    assert "layers.0" not in opened(TRANSFORMER, hide=("layers.0",))
    found = texts(drawn(TRANSFORMER, hide=("layers.0",), depth=4, parameters=True).scene)
    assert "layers.1.mlp.up.weight" in found
    assert not any("layers.0" in text for text in found)


def test_shared_parameter_of_hidden_module_stays():
    shared, x = torch.nn.Linear(4, 4, bias=False), torch.ones(2, 4)
    blocks = (torch.nn.Sequential(shared, torch.nn.Sigmoid(), torch.nn.Tanh()) for _ in range(2))
    model = torch.nn.Sequential(*blocks)
    with tb_actmem.record(model) as recorder:
        recorder.finish(model(x).sum())
    recording = recorder.recording

    picture = drawn(recording, hide=("0",), depth=2, parameters=True)

    assert [text for text in texts(picture.scene) if "weight" in text] == ["0.0.weight"]
    assert {*opened(recording, hide=("0",), depth=2, parameters=True)} == {"", "1"}


def test_too_long_module_can_be_hidden():
    calls = (ModuleCall("long", "Long", 0, None, 0, 0), ModuleCall("short", "Short", 0, None, 0, 0))
    nodes = [recordings.node(f"Op{number}Backward0", number, 0) for number in range(3000)]
    nodes += (recordings.node(f"{name}Backward0", 3000, 1) for name in ("Exp", "Sin"))
    recording = Recording(meta=recordings.meta(), modules=calls, nodes=tuple(nodes)).check()

    assert opened(recording, hide=("long",), depth=1) == ["short"]


@pytest.mark.parametrize("option", ["open", "fold", "hide"])
def test_unmatched_name_is_rejected_with_suggestion(option):
    with pytest.raises(RenderError, match=r"'1\.mlp'\. Did you mean layers\.1\.mlp\?"):
        drawn(TRANSFORMER, **{option: ("1.mlp",)})


def test_single_name_needs_no_list(tmp_path):
    one = tb_actmem.render(TRANSFORMER, tmp_path / "one.dot", open="layers.1").read_text()
    other = tb_actmem.render(TRANSFORMER, tmp_path / "other.dot", open=["layers.1"]).read_text()

    assert one == other


# Text of boxes


def test_nearly_equal_blocks_are_one_box():
    found = texts(drawn(TRANSFORMER, depth=1).scene)

    kept = nbytes_text(totals(TRANSFORMER).cached_bytes)
    assert "layers.0 ... layers.2" in found
    assert "Block ×3" in found
    assert f"{kept} in total" in found
    assert any(re.fullmatch(r"saves .* each(; layers\.\d [+−] .*)?", text) for text in found)


def test_box_shows_names_and_saved_tensors():
    found = texts(drawn(recordings.toy()).scene)

    assert "Linear addmm" in found
    assert "ReLU" in found
    assert "0 → 3×8" in found
    assert "saves input 48 B" in found
    assert "saves output 96 B (A)" in found
    assert "saves input (shared A)" in found


def test_box_shows_shape_of_first_output():
    def total(x: torch.Tensor) -> torch.Tensor:
        q, r = torch.linalg.qr(x)
        return q.sum() + r.sum()

    with tb_actmem.record() as recorder:
        recorder.finish(total(torch.ones(4, 2, requires_grad=True)))

    shapes = {text.partition("→ ")[2] for text in texts(drawn(recorder.recording).scene)}

    assert shapes == {"", "4×2", "scalar"}


def test_sizes_use_callers_names():
    words = notation(dims={"b": 2, "s": 64, "d": 768})

    assert words.shape((2, 64, 768)) == "b·s·d"
    assert words.shape((128, 3072)) == "128·4d"  # b·s, or 2s
    assert words.shape((2, 12, 5)) == "b·12·5"
    assert notation().shape((2, 64, 768)) == "2×64×768"


def test_ambiguous_sizes_stay_numbers():
    words = notation(dims={"b": 8, "s": 128, "d": 256})

    assert words.shape((8, 128, 256)) == "b·s·d"
    assert words.shape((1024, 768)) == "1024×768"  # bs or 4d, 3d or 6s
    assert words.shape((8, 4, 128, 64)) == "b·4·s·64"  # no b²
    assert notation(dims={"s": 64, "d": 64}).shape((64, 64)) == "64×64"
    assert notation(dims={"b": 3, "s": 50, "d": 768}).shape((150, 3072)) == "150·4d"  # or 3s
    assert notation(dims={"b": 24, "s": 50, "d": 768}).shape((1200, 2304)) == "bs·3d"


def test_decimal_units():
    assert notation("MB").nbytes(6_000_000) == "6 MB"
    assert notation().nbytes(6 << 20) == "6 MiB"
    with pytest.raises(RenderError, match="'MiB' or 'MB'"):
        notation("kilo")  # type: ignore[arg-type]


# On a page


def smallest_text(picture):
    items = (item for group in picture.scene.groups for item in group.items)
    sizes = (run.size for item in items if isinstance(item, Text) for run in item.runs)
    return min(sizes) * picture.scale


@pytest.mark.parametrize("width", ["178mm", "85mm"])
def test_width_is_kept_with_readable_text(width):
    picture = drawn(recordings.transformer(12), width=width)

    assert picture.scene.width * picture.scale == pytest.approx(points(width))
    assert picture.scene.height * picture.scale <= 235 * POINTS_OF_A_MM
    assert 6 <= smallest_text(picture) <= 9


def test_too_small_width_is_rejected_with_minimum():
    with pytest.raises(RenderError, match=r"smaller than 6 pt: .* or set width to \d+mm"):
        drawn(TRANSFORMER, depth=3, width="30mm")


@pytest.mark.parametrize("width", ["wide", "-3mm", "0mm", "10"])
def test_invalid_length_is_rejected(width):
    with pytest.raises(RenderError, match="must be a length such as '178mm'"):
        drawn(TRANSFORMER, width=width)


def test_cut_edges_have_matching_numbers():
    picture = drawn(recordings.transformer(4), open=("layers.1.attention", "layers.2.mlp"))
    marks = [group for group in picture.scene.groups if group.classes == "continued"]
    names = sorted(text for mark in marks for text in texts(Scene(0, 0, (mark,))))

    assert names
    assert names == sorted([*{*names}] * 2)


def test_title_is_wrapped_and_escaped():
    title = "\\alpha " + "of a model with a long name " * 9
    picture = drawn(TRANSFORMER, title=title, width="85mm")
    (lines,) = (group for group in picture.scene.groups if group.classes == "title")

    assert " ".join(texts(Scene(0, 0, (lines,)))) == title.strip()


def rects_of(scene, kind):
    found = (bounds(group.items) for group in scene.groups if group.kind == kind)
    return [rect for rect in found if rect is not None]


def test_legend_never_overlaps_graph():
    for recording in (recordings.toy(), recordings.every_value(), TRANSFORMER):
        scene = drawn(recording).scene
        rects = {kind: rects_of(scene, kind) for kind in ("legend", "node", "edge")}
        (legend,) = rects["legend"]
        assert not any(legend.overlaps(rect) for rect in rects["node"] + rects["edge"])
        assert "legend" not in {g.classes for g in drawn(recording, legend=False).scene.groups}


# Files


def test_pdf_png_and_svg_are_one_picture(tmp_path):
    options = {"width": "85mm", "module": "layers.1"}
    paths = {
        suffix: tb_actmem.render(TRANSFORMER, tmp_path / f"a.{suffix}", **options)  # type: ignore[arg-type]
        for suffix in ("svg", "pdf", "png")
    }
    root = ElementTree.fromstring(paths["svg"].read_bytes())
    width, height = (float(root.attrib[name].removesuffix("pt")) for name in ("width", "height"))

    assert width == pytest.approx(points("85mm"), abs=0.01)
    pdf = paths["pdf"].read_bytes()
    (box,) = re.findall(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", pdf)
    assert [*map(float, box)] == pytest.approx([width, height], abs=0.01)
    image = Image.open(io.BytesIO(paths["png"].read_bytes()))
    assert image.size == pytest.approx((width / 72 * 300, height / 72 * 300), abs=1)
    assert image.info["dpi"] == pytest.approx((300, 300), abs=0.1)


def test_pdf_has_embedded_fonts_and_searchable_text(tmp_path):
    data = tb_actmem.render(recordings.toy(), tmp_path / "a.pdf", title="é").read_bytes()
    streams = re.findall(rb"stream\n(.*?)\nendstream", data, re.DOTALL)
    unpacked = [zlib.decompress(stream) for stream in streams]

    assert data.count(b"/FontFile2") == 2
    assert sum(stream.startswith(b"\0\1\0\0") for stream in unpacked) == 2
    assert sum(b"beginbfchar" in stream for stream in unpacked) == 2
    starts = [int(start) for start in re.findall(rb"(\d{10}) 00000 n", data)]
    assert all(data[s:].startswith(b"%d 0 obj" % n) for n, s in enumerate(starts, start=1))


@pytest.mark.parametrize(
    ("options", "corner"),
    [
        ({}, (255, 255, 255)),
        ({"theme": "dark"}, (22, 24, 26)),
        ({"background": "#ff0000"}, (255, 0, 0)),
        ({"background": "none"}, (0, 0, 0, 0)),
    ],
)
def test_png_has_dpi_and_background(tmp_path, options, corner):
    path = tb_actmem.render(recordings.toy(), tmp_path / "a.png", dpi=72, **options)
    image = Image.open(io.BytesIO(path.read_bytes()))

    assert image.getpixel((image.width - 1, image.height - 1)) == corner
    assert image.info["dpi"] == pytest.approx((72, 72), abs=0.1)


@pytest.mark.parametrize("suffix", ["svg", "pdf", "png"])
@pytest.mark.parametrize(
    "name",
    ["<b>&amp;</b>", 'a"b', "\\N\\G", "\0\x1b[31m\n", "größe → 模型", "a" * 300, "\ud800 ]]>"],
)
def test_any_name_can_be_drawn(tmp_path, suffix, name):
    recording = dataclasses.replace(recordings.toy(), meta=recordings.meta(name, has_ops=True))

    path = tb_actmem.render(recording, tmp_path / f"a.{suffix}", width="85mm")

    if suffix == "svg":
        root = ElementTree.fromstring(path.read_bytes())
        assert root.findtext(f"{SVG}title") == re.sub("[\0\x1b\ud800]", "?", name)


@settings(max_examples=arbitrary.examples(10), suppress_health_check=[HealthCheck.too_slow])
@given(arbitrary.recordings(), st.sampled_from(["TB", "LR"]), st.booleans())
def test_any_recording_can_be_drawn(recording, direction, parameters):
    options = FigureOptions(direction=direction, parameters=parameters)
    picture = compose(Index(recording), options)
    ElementTree.fromstring(svg_text(picture.scene))
    assert pdf_bytes(picture.scene).endswith(b"%%EOF\n")


def luminance(colour):
    red, green, blue = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    return 0.2126 * red**2.2 + 0.7152 * green**2.2 + 0.0722 * blue**2.2


@pytest.mark.parametrize("theme", ["paper", "light", "dark"])
def test_text_is_readable_in_every_theme(theme):
    picture = drawn(recordings.transformer(3), theme=theme)
    for group in picture.scene.groups:
        fills = [i.fill for i in group.items if isinstance(i, Shape) and i.fill]
        if group.kind != "node" or not fills:
            continue
        for item in group.items:
            for run in item.runs if isinstance(item, Text) else ():
                light, dark = sorted((luminance(run.color), luminance(fills[-1])), reverse=True)
                assert (light + 0.05) / (dark + 0.05) > 3


def test_boxes_have_descriptions_with_reasons(tmp_path):
    path = tb_actmem.render(recordings.toy(), tmp_path / "a.svg")
    boxes = {
        group.attrib["id"]: (group.findtext(f"{SVG}title"), group.findtext(f"{SVG}desc"))
        for group in ElementTree.parse(path).getroot().iter(f"{SVG}g")
    }

    title, words = boxes["n4"]
    assert title is not None
    assert title.startswith("ReluBackward0, 1")
    assert words == "relu saves its output for its gradient; 2 saves it too."


@pytest.mark.parametrize(
    ("name", "options"),
    [("a.svg", {"dpi": 72}), ("a.dot", {"width": "85mm"}), ("a.csv", {"open": "1"})],
)
def test_unsupported_option_is_rejected(tmp_path, name, options):
    (option,) = options
    with pytest.raises(
        RenderError, match=rf"A {re.escape(Path(name).suffix)} file has no option {option}"
    ):
        tb_actmem.render(recordings.toy(), tmp_path / name, **options)


@pytest.mark.parametrize(
    ("name", "options", "said"),
    [
        *((f"a.{suffix}", {"background": "red"}, "not 'red'") for suffix in ("svg", "pdf", "tex")),
        ("a.svg", {"background": '"/><script>'}, "background must be a colour such as"),
        ("a.html", {"background": "#fff"}, "not '#fff'"),
        *(("a.png", {"dpi": dpi}, f"not {dpi}") for dpi in (0, -5, math.nan, math.inf)),
        ("a.svg", {"depth": -1}, "not -1"),
        ("a.svg", {"dims": {"b": 2.5}}, "must be a whole number from 1, not 2.5"),
        ("a.txt", {"limit": -3}, "not -3"),
    ],
)
def test_invalid_value_is_rejected(tmp_path, name, options, said):
    with pytest.raises(RenderError, match=re.escape(said)):
        tb_actmem.render(recordings.toy(), tmp_path / name, **options)
    assert not [*tmp_path.iterdir()]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes with names")
def test_special_file_is_not_replaced(tmp_path):
    pipe = tmp_path / "a.csv"
    os.mkfifo(pipe)
    with pytest.raises(RenderError, match="it exists and is not a regular file"):
        tb_actmem.render(recordings.toy(), pipe)
    assert pipe.is_fifo()


def test_command_has_same_options(tmp_path):
    source = tmp_path / "t.actmem"
    tb_actmem.write(TRANSFORMER, source)
    flags = "--module=layers.1 --open=layers.1.mlp --width=85mm --units=MB --no-legend --theme=dark"
    target = tmp_path / "a.svg"
    assert main(["export", str(source), "-o", str(target), *flags.split(), "--dims=w=8"]) == 0

    wanted = tb_actmem.render(
        TRANSFORMER,
        tmp_path / "b.svg",
        module="layers.1",
        open="layers.1.mlp",
        width="85mm",
        units="MB",
        legend=False,
        theme="dark",
        dims={"w": 8},
    )
    assert target.read_bytes() == wanted.read_bytes()


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"width": 85}, "width must be a string, not 85"),
        ({"module": 3}, "module must be a string, not 3"),
        ({"dims": ["b"]}, "dims must be names and their sizes"),
        ({"dims": {3: 4}}, "a name in dims must be a string, not 3"),
        ({"depth": "2"}, "depth must be a whole number, not '2'"),
        ({"dpi": "300"}, "dpi must be a number, not '300'"),
        ({"background": 3}, "background must be a string, not 3"),
        ({"legend": "no"}, "legend must be True or False, not 'no'"),
    ],
)
def test_option_of_wrong_type_is_named(options: dict[str, Any], said: str, tmp_path: Path) -> None:
    with pytest.raises(TypeError, match=said):
        tb_actmem.render(recordings.toy(), tmp_path / "x.svg", **options)


def test_limit_that_is_no_number_is_refused() -> None:
    limit: Any = "3"

    with pytest.raises(RenderError, match="limit must be a whole number from 0, not '3'"):
        tb_actmem.table(recordings.toy(), by="module", limit=limit)
