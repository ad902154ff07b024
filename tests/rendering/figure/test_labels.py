"""The text in the boxes of a figure."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tb_actmem.analysis.figure import Box, BoxKind
from tb_actmem.analysis.index import Index
from tb_actmem.model import Category, ModuleCall, Phase, PhaseKind, Recording
from tb_actmem.rendering.figure.details import saved_lines
from tb_actmem.rendering.figure.labels import Wording, box_lines, forward_name
from tb_actmem.rendering.figure.lines import Letters, notation, short
from tests.support.drawings import dot
from tests.support.recordings import meta, node, op, save, storage, tensor, transformer


def said(recording: Recording, box: Box, letters: Letters | None = None) -> list[str]:
    words = Wording(Index(recording), letters or Letters({}, {}), notation())
    return [" ".join(word.text for word in line) for line in box_lines(words, 0, box)]


def layers(count: int) -> Recording:
    calls = [ModuleCall("m", "Model", 0, None, 0, 0)]
    calls += (ModuleCall(f"m.{number}", "Block", 0, 0, 0, 0) for number in range(count))
    return Recording(meta=meta(), modules=tuple(calls)).check()


@pytest.mark.parametrize(
    ("each", "lines"),
    [
        ((10, 10), ["saves 10 B each", "20 B in total"]),
        ((10, 12), ["saves 10 B to 12 B each", "22 B in total"]),
        ((10, 10, 12), ["saves 10 B each; 2 + 2 B", "32 B in total"]),
        ((10, 8, 10), ["saves 10 B each; 1 − 2 B", "28 B in total"]),
        ((12, 10, 10, 11), ["saves 10 B to 12 B each", "43 B in total"]),
        ((0, 0, 0), []),
    ],
)
def test_box_of_equal_calls_shows_each_and_total(each, lines):
    rows = tuple(range(1, 1 + len(each)))
    box = Box(BoxKind.MODULE, rows, 0, nodes=6, attributed_bytes=sum(each), each_bytes=each)

    found = said(layers(4), box)

    assert found == [f"0 ... {len(each) - 1}", f"Block ×{len(each)}", *lines]


@pytest.mark.parametrize(
    ("nodes", "nbytes", "lines"),
    [
        (1, 0, ["0", "Block, 1 node"]),
        (2, 5, ["0", "Block, 2 nodes", "saves 5 B"]),
    ],
)
def test_box_of_one_call_shows_saved_bytes(nodes, nbytes, lines):
    box = Box(BoxKind.MODULE, (1,), 0, nodes=nodes, attributed_bytes=nbytes, each_bytes=(nbytes,))

    assert said(layers(1), box) == lines
    assert said(layers(1), box._replace(recomputed=True))[2] == "recomputed in the backward"


@pytest.mark.parametrize(
    ("inside", "outside", "lines"),
    [
        ("", "", []),
        ("A", "", ["including A"]),
        ("", "AB", ["shares A, B"]),
        ("ABCDEF", "GHIJKLM", ["including A, B, C, D, E, F", "shares G, H, I, J, K, L and 1 more"]),
    ],
)
def test_folded_box_shows_at_most_six_letters(inside, outside, lines):
    letters = Letters({}, {0: (tuple(inside), tuple(outside))})
    box = Box(BoxKind.MODULE, (1,), 0, nodes=1)

    assert said(layers(1), box, letters)[2:] == lines


@pytest.mark.parametrize(
    ("torch_name", "type_name", "names"),
    [
        ("AddmmBackward0", "Linear", ("Linear", "addmm")),
        ("ReluBackward0", "ReLU", ("ReLU", "")),
        ("LogSoftmaxBackward0", "LogSoftmax", ("LogSoftmax", "")),
        ("AddmmBackward0", None, ("addmm", "")),
        (
            "ScaledDotProductFlashAttentionForCpuBackward0",
            None,
            ("sdpa", "scaled_dot_product_flash_attention_for_cpu"),
        ),
        ("NativeLayerNormBackward0", None, ("layer_norm", "native_layer_norm")),
        ("NativeDropoutBackward0", "Dropout", ("Dropout", "native_dropout")),
        ("MaxPool2DWithIndicesBackward0", None, ("max_pool2d", "max_pool2d_with_indices")),
    ],
)
def test_op_has_its_user_facing_name(torch_name, type_name, names):
    calls = () if type_name is None else (ModuleCall("m", type_name, 0, None, 0, 0),)
    recording = Recording(meta=meta(), modules=calls, nodes=(node(torch_name, 0),)).check()
    box = Box(BoxKind.NODE, (0,), alone_in=None if type_name is None else 0, nodes=1)

    assert forward_name(recording, box) == names


def test_leaves_show_type_and_shape():
    recording = Recording(
        meta=meta(),
        storages=(storage(24, Category.PARAMETER, "fc.weight"), storage(8)),
        tensors=(tensor(0, 2, 3), tensor(1), tensor(None, 4)),
        nodes=(node("SinBackward0", 0), node("CosBackward0", 1)),
    ).check()

    assert said(recording, Box(BoxKind.LEAF, (1,))) == ["input", "float32 scalar"]
    assert said(recording, Box(BoxKind.PARAMETER, (0,))) == ["fc.weight", "float32 2×3"]
    assert said(recording, Box(BoxKind.PARAMETER, (1,))) == ["parameter", "float32 scalar"]
    assert said(recording, Box(BoxKind.PARAMETER, (2,))) == ["parameter", "float32 4"]
    assert said(recording, Box(BoxKind.OUTPUT, ())) == ["output"]
    stretch = Box(BoxKind.STRETCH, (0, 1), nodes=2, attributed_bytes=9)
    assert said(recording, stretch) == ["sin ... cos", "2 nodes", "saves 9 B"]
    loop = Box(BoxKind.STRETCH, (0, 1), nodes=8, attributed_bytes=9, rounds=4)
    assert said(recording, loop) == ["sin ... cos", "4 rounds, 8 nodes", "saves 9 B"]


def test_long_text_is_shortened_in_middle():
    assert short("abcdefghij", 10) == "abcdefghij"
    assert short("abcdefghijk", 10) == "abc...ijk"
    assert short("abcdefghijk", 9) == "abc...ijk"
    assert len(short("a" * 99)) == 39


def outputs(*dtypes: str) -> Recording:
    """A chain of ops; each creates a 2×3 tensor of its dtype."""
    return Recording(
        meta=meta(has_ops=True),
        nodes=tuple(node("SinBackward0", at) for at in range(len(dtypes))),
        storages=tuple(storage(24, birth=at) for at in range(len(dtypes))),
        tensors=tuple(tensor(at, 2, 3)._replace(dtype=of) for at, of in enumerate(dtypes)),
        ops=tuple(op("aten::sin", None, at, (), at) for at in range(len(dtypes))),
        phases=(Phase(PhaseKind.FORWARD, 0, len(dtypes)),),
    ).check()


def test_unusual_dtype_is_shown():
    recording = outputs("float32", "bfloat16", "float32")
    boxes = [Box(BoxKind.NODE, (at,), nodes=1) for at in range(3)]

    assert [said(recording, box) for box in boxes] == [
        ["sin", "→ 2×3"],
        ["sin", "→ bfloat16 2×3"],
        ["sin", "→ 2×3"],
    ]


def keeping(name: str, *slots: tuple[str, int], earlier: int | None = None) -> Recording:
    """A node that saves this many bytes per slot; an earlier node also saves one of them."""
    storages = tuple(storage(nbytes) for _, nbytes in slots)
    first = () if earlier is None else (save(0, "self", earlier),)
    return Recording(
        meta=meta(),
        nodes=(node("SinBackward0", 0), node(name, 1)),
        storages=storages,
        tensors=tuple(tensor(at, 2) for at in range(len(slots))),
        saves=(*first, *(save(1, slot, at) for at, (slot, _) in enumerate(slots))),
    ).check()


@pytest.mark.parametrize(
    ("name", "slots", "earlier", "lines"),
    [
        ("MmBackward0", [("self", 64)], None, ["saves input 64 B"]),
        (
            "CatBackward0",
            [("a", 6400), ("b", 60), ("c", 40)],
            None,
            ["saves a 6.3 KiB", "saves b, c 100 B"],
        ),
        # A single tiny storage has its own line, and so has one of at least 1/64.
        ("CatBackward0", [("a", 6400), ("b", 60)], None, ["saves a 6.3 KiB", "saves b 60 B"]),
        (
            "CatBackward0",
            [("a", 6200), ("b", 100), ("c", 98)],
            None,
            ["saves a 6.1 KiB", "saves b 100 B", "saves c 98 B"],
        ),
        (
            "CatBackward0",
            [("a", 6200), ("b", 100), ("c", 98), ("d", 2)],
            None,
            ["saves a 6.1 KiB", "saves b 100 B", "saves c, d 100 B"],
        ),
        (
            "CatBackward0",
            [("a", 64), ("b", 32)],
            0,
            ["saves a (counted elsewhere)", "saves b 32 B"],
        ),
        (
            "NativeLayerNormBackward0",
            [("input", 64), ("result1", 32), ("result2", 16)],
            None,
            ["saves input 64 B", "saves mean 32 B", "saves rstd 16 B"],
        ),
        ("IndexBackward0", [("indices[1]", 64)], None, ["saves indices[1] 64 B"]),
        ("CustomBackward", [("[0]", 64)], None, ["saves tensor 0 64 B"]),
        (
            "NativeDropoutBackward0",
            [("result1", 32)],
            None,
            ["saves mask 32 B"],
        ),
    ],
)
def test_node_lists_its_saved_storages(name, slots, earlier, lines):
    recording = keeping(name, *slots, earlier=earlier)

    assert [*saved_lines(Index(recording), 1, {}, notation())] == lines


def test_shared_storage_shows_its_letter():
    index = Index(keeping("CatBackward0", ("a", 6400), ("b", 2), ("c", 2), ("d", 2), earlier=0))

    assert [*saved_lines(index, 1, {0: "A", 1: "B"}, notation())] == [
        "saves a (shared A)",
        "saves b 2 B (B)",
        "saves c 2 B",
        "saves d 2 B",
    ]
    assert [*saved_lines(index, 0, {0: "A"}, notation("MB"))] == ["saves input 6.4 kB (A)"]


def test_storage_in_two_slots_is_one_line():
    recording = keeping("CatBackward0", ("a", 64), ("b", 8))
    saves = (*recording.saves, save(1, "c", 0))

    index = Index(replace(recording, saves=saves).check())

    assert [*saved_lines(index, 1, {}, notation())] == ["saves a, c 64 B", "saves b 8 B"]


def test_legend_explains_visible_items():
    layers = Index(transformer(2))
    folded, opened = dot(layers, open_calls=()), dot(layers, open_calls=range(99))

    assert ["the shape of the output" in text for text in (folded, opened)] == [False, True]
    assert all("what the op&#39;s gradient needs" in text for text in (folded, opened))
    nothing = Index(Recording(meta=meta(), nodes=(node("SinBackward0", 0),)))
    assert "gradient needs" not in dot(nothing)
    assert "darker: more bytes attributed" not in dot(nothing)
    assert "equal letters mark the same storage" not in dot(nothing)


def test_stretch_names_devices_of_its_nodes():
    devices = ("cuda:0", "cuda:0", "cpu", "cuda:0")
    recording = Recording(
        meta=meta(),
        nodes=tuple(node("SinBackward0", at) for at in range(4)),
        storages=tuple(storage(8)._replace(device=of) for of in devices),
        tensors=tuple(tensor(at, 2) for at in range(4)),
        saves=tuple(save(at, "self", at) for at in range(4)),
    ).check()

    def where(first: int, last: int) -> str:
        box = Box(BoxKind.STRETCH, (first, last), nodes=last - first + 1, attributed_bytes=8)
        return said(recording, box)[-1]

    assert where(0, 1) == "saves 8 B"
    assert where(0, 2) == where(1, 3) == "saves 8 B on cuda:0 + cpu"
    assert where(2, 2) == "saves 8 B on cpu"
