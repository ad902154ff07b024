"""Snapshots: a text of all saves, layer by layer, that can be read back."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tb_actmem.analysis.compare import savers
from tb_actmem.analysis.index import Index
from tb_actmem.integrations.snapshot import snapshot_recording, snapshot_text
from tb_actmem.model import Category, ModelState, ModuleCall, Note, Phase, PhaseKind, Recording
from tb_actmem.text.advice import shortage_lines
from tests.support import recordings
from tests.support.recordings import meta, node, op, save, storage, tensor


def body(text: str) -> str:
    """Without the comments."""
    return "".join(f"{line}\n" for line in text.splitlines() if not line.startswith("#")).lstrip()


ALONE = "fc\n    addmm  mat1  float32 [3, 4]  48\n"
CALLS = """\
(the model itself)
    sin  self  float64 [1]  8

fc
    addmm  mat1  float32 []  4

fc #2
    addmm  mat1  bool [0, 3]  1,234  cuda:1
    relu #2  result  float32 [2]  8
        also (the model itself)  cos #3  self
        also fc #2  mul  other
"""
LAYERS = """\
h.{0-1,3,5-7}.fc
    addmm  mat1  float32 [3, 4]  48
        also h.{0-1,3,5-7}.act  relu #2  result

head.{0-1}
    mm  self  float32 [2]  8  cpu
"""
MIXED = """\
h.0.fc
    addmm  mat1  float32 [3, 4]  48
        also h.{1-2}.act  relu  result

h.{0-1}.fc #3
    mm  self  float32 [2]  8
"""


@pytest.mark.parametrize("text", [ALONE, CALLS, LAYERS, MIXED])
def test_snapshot_has_saves_of_its_recording(text):
    assert body(snapshot_text(snapshot_recording(text))) == text


def kept(text: str) -> dict[str, int]:
    """The bytes of each saver."""
    recording = snapshot_recording(text)
    return {
        f"{saver.module} {saver.call} {saver.op} {saver.number} {saver.slot}": (
            recording.storages[at.storage].nbytes
        )
        for saver, at in savers(Index(recording)).items()
    }


def test_snapshot_line_is_one_storage_per_layer():
    assert kept(CALLS) == {
        " 0 sin 0 self": 8,
        "fc 0 addmm 0 mat1": 4,
        "fc 1 addmm 0 mat1": 1234,
        "fc 1 relu 1 result": 8,
        " 0 cos 2 self": 8,
        "fc 1 mul 0 other": 8,
    }
    assert kept("h.{8-10,12}.fc\n    mm  self  float32 [2]  8\n") == {
        f"h.{layer}.fc 0 mm 0 self": 8 for layer in (8, 9, 10, 12)
    }
    assert kept("fc\n    sin  self  ?  8\n") == {"fc 0 sin 0 self": 8}
    assert kept("a{b\n    mm  self  float32 [2]  8\n") == {"a{b 0 mm 0 self": 8}


def test_shared_storage_is_listed_once():
    recording = snapshot_recording(LAYERS)

    assert sum(row.nbytes for row in recording.storages) == 6 * 48 + 2 * 8
    assert len(recording.saves) == 6 * 2 + 2
    assert {row.device for row in recording.storages} == {"the model's device", "cpu"}
    assert {(row.dtype, row.shape) for row in recording.tensors} == {
        ("float32", (3, 4)),
        ("float32", (2,)),
    }


def test_first_listed_keeper_saves_first():
    recording = snapshot_recording(MIXED)
    names = [recording.nodes[row.node].name for row in recording.saves]

    assert names.index("addmm") < names.index("relu")


def test_snapshot_has_total_bytes_and_torch_version():
    lines = snapshot_text(recordings.toy()).splitlines()

    assert lines[1] == "# torch 2.13.0: 168 bytes"
    assert lines[2] == ""
    assert snapshot_text(recordings.toy()).endswith("24\n")


# The report when memory ran out


def short_of_memory() -> Recording:
    """One storage of each category, each twice as large as the last; one is freed early."""
    state = ModelState
    return Recording(
        meta=meta(has_ops=True, notes=("Out of memory: 9 GiB were requested.", "More.")),
        modules=(ModuleCall("fc", "Linear", 0, None, 0, 3),),
        nodes=(node("SinBackward0", 0, 0), node("CosBackward0", 1, 0), node("MmBackward0", 2, 0)),
        storages=(
            storage(1, Category.PARAMETER, "fc.weight"),
            storage(2, Category.BUFFER, "fc.mask"),
            storage(4, Category.INPUT)._replace(model_state=state.GRADIENT),
            storage(8, Category.INPUT)._replace(model_state=state.OPTIMIZER),
            storage(16, birth=0),
            storage(32, birth=0),
            storage(64, birth=0, death=2),
            storage(128, birth=0, death=3),
            storage(256, Category.INPUT),
            storage(512, Category.PARAMETER),
            storage(1024)._replace(device="meta"),
            storage(14, birth=1),
            storage(12, birth=2),
        ),
        tensors=(*(tensor(at, 2) for at in (4, 8, 11)), tensor(12, 3), tensor(5, 4)),
        saves=(save(0, "self", 0), save(1, "self", 2), save(2, "self", 3), save(2, "mat2", 4)),
        ops=tuple(
            op(f"aten::{name}", 0, at, (), 0) for at, name in enumerate(("sin", "cos", "mm"))
        ),
        phases=(Phase(PhaseKind.FORWARD, 0, 3),),
    ).check()


def test_out_of_memory_report_has_five_lines():
    assert shortage_lines(short_of_memory(), None, "runs, step 3") == [
        "Out of memory: 9 GiB were requested.",
        "Alive on cpu: saved for backward 74 B, parameters 1 B, buffers 2 B, gradients 4 B, "
        "optimizer state 8 B, other tensors 896 B.",
        "Largest: 32 B fc (mm saves float32 [4]); 16 B fc (sin saves float32 [2]); "
        "14 B fc (cos saves float32 [2]).",
        "Suggestions: A smaller batch: tb_actmem.predict.scale finds the largest that fits.",
        "Recording: runs, step 3.",
    ]


def test_out_of_memory_report_without_tensors():
    nothing = replace(recordings.empty(), meta=meta(has_ops=True, notes=("Out.",)))

    assert shortage_lines(nothing, None, "here")[1:3] == [
        "Alive on no device: nothing.",
        "Largest: nothing is saved for backward.",
    ]


def test_equal_layers_are_one_of_largest():
    layers = recordings.transformer(3)
    layers = replace(layers, meta=layers.meta._replace(notes=(Note.from_text("Out."),)))

    assert shortage_lines(layers, None, "here")[2] == (
        "Largest: 1.5 KiB layers.*.mlp ×3 (gelu saves float32 [4, 32]); "
        "1.5 KiB layers.*.mlp ×3 (addmm saves float32 [4, 32]); "
        "640 B norm ×5 (native_layer_norm saves float32 [4, 8])."
    )


def test_largest_tensors_have_their_source_line():
    assert shortage_lines(recordings.every_value(), None, "here")[2] == (
        "Largest: 64 B block at train.py:300 (gelu saves float32 [16]); "
        "40 B block at model.py:1 (MyFunctionBackward saves complex64 [5]); "
        "16 B (to_copy saves float32 [2, 1])."
    )


def test_tensor_saved_twice_in_slot_is_listed_twice():
    recording = Recording(
        meta=meta(),
        nodes=(node("Cached"),),
        storages=(storage(8), storage(32)),
        tensors=(tensor(0, 2), tensor(1, 8)),
        saves=(save(0, "[0]", 0), save(0, "[0]", 1)),
    ).check()

    text = snapshot_text(recording)

    assert "40 bytes" in text
    assert body(snapshot_text(snapshot_recording(text))) == body(text)
