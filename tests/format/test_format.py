"""A written recording is read unchanged, is small, and old files stay readable."""

from __future__ import annotations

import copy
import enum
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given

from tb_actmem import model
from tb_actmem.errors import FormatError
from tb_actmem.format import actmem_pb2, from_bytes, read, to_bytes
from tb_actmem.format.container import unwrap, wrap
from tb_actmem.format.tables import TABLES
from tb_actmem.model import Note, Recording
from tests.support.arbitrary import recordings
from tests.support.places import DATA, ROOT
from tests.support.recordings import EXAMPLES, every_value, one_node, toy, transformer

ENUMS = (
    model.NodeKind,
    model.Category,
    model.Basis,
    model.Holder,
    model.ModelState,
    model.SaveKind,
    model.PhaseKind,
)
NONE: Any = None  # where the model has no room for it


@given(recordings())
def test_valid_recording_survives_round_trip(recording: Recording) -> None:
    assert from_bytes(to_bytes(recording.check())) == recording


@pytest.mark.parametrize("recording", EXAMPLES.values(), ids=str)
def test_example_is_read_as_it_was_written(recording: Recording) -> None:
    again = from_bytes(to_bytes(recording))
    assert again == recording
    for name in Recording.__dataclass_fields__:
        rows = getattr(again, name)
        assert [type(row) for row in rows] == [type(row) for row in getattr(recording, name)]


def test_equal_recordings_give_equal_bytes() -> None:
    recording = transformer(2)
    assert to_bytes(copy.deepcopy(recording)) == to_bytes(recording)


def test_bytes_do_not_depend_on_hash_seed() -> None:
    script = (
        "import zlib; from tb_actmem.format import to_bytes; from tests.support import recordings;"
        "print([zlib.crc32(to_bytes(r)) for r in recordings.EXAMPLES.values()])"
    )
    printed = {
        subprocess.run(
            [sys.executable, "-c", script],
            env={**os.environ, "PYTHONPATH": str(ROOT), "PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(printed) == 1


def test_gpt2_sized_graph_has_less_than_40_kb() -> None:
    recording = transformer(30)
    assert len(recording.nodes) > 850
    assert len(to_bytes(recording)) < 40_000


def test_graph_of_100000_nodes_has_under_megabyte() -> None:
    recording = transformer(3450)
    data = to_bytes(recording)
    assert len(recording.nodes) > 100_000
    assert len(data) < 1_000_000
    assert from_bytes(data) == recording


def test_half_surrogate_pair_is_escaped() -> None:
    frame = model.Frame("caf\udce9.py", 1, "f")
    recording = Recording(meta=one_node().meta, frames=(frame,))
    assert from_bytes(to_bytes(recording)).frames[0].file == "caf\\udce9.py"


@pytest.mark.parametrize(
    ("changes", "cause"),
    [
        ({"storages": (toy().storages[0]._replace(nbytes=2**63),)}, "storages.nbytes has a value"),
        ({"frames": (model.Frame("a.py", -1, "f"),)}, "frames.line has a value"),
        ({"nodes": (one_node().nodes[0]._replace(sequence_nr=-1),)}, "nodes.sequence_nr has a"),
        ({"nodes": (one_node().nodes[0]._replace(name=NONE),)}, "nodes[0] has no name"),
        ({"nodes": (one_node().nodes[0]._replace(frame=0),)}, "nodes[0].frame is 0"),
        ({"meta": one_node().meta._replace(rank=-1)}, "out of range"),
        ({"phases": (model.Phase(model.PhaseKind.FORWARD, 0, 1),)}, "phases[0]"),
    ],
)
def test_unreadable_recording_is_not_written(changes: dict[str, Any], cause: str) -> None:
    recording = Recording(**{"meta": one_node().meta, **changes})
    with pytest.raises(FormatError, match="the recording cannot be written") as caught:
        to_bytes(recording)
    assert cause in str(caught.value)


def test_example_of_every_value_has_every_member() -> None:
    tables = (getattr(every_value(), name) for name in TABLES if name != "layouts")
    used = {value for rows in tables for row in rows for value in row if type(value) in ENUMS}
    assert used == {member for kind in ENUMS for member in kind}


# Versions


TOTALS = {
    # name: (nodes, saves, ops, bytes that are saved and neither parameter nor buffer)
    "toy.actmem": (10, 5, 6, 168),
    "every_value.actmem": (5, 12, 4, 8 + 32 + 4 + 40 + 10),
}


def test_every_old_file_has_expected_totals() -> None:
    assert {path.name for path in DATA.glob("v*/*.actmem")} == set(TOTALS)


@pytest.mark.parametrize("path", sorted(DATA.glob("v*/*.actmem")), ids=lambda path: path.name)
def test_old_file_keeps_its_totals_for_ever(path: Path) -> None:
    recording = read(path)
    tensors = [save.tensor for save in recording.saves if save.tensor is not None]
    saved = {recording.tensors[tensor].storage for tensor in tensors} - {None}
    kept = [recording.storages[storage] for storage in saved if storage is not None]
    ours = (model.Category.PARAMETER, model.Category.BUFFER)
    nbytes = sum(storage.nbytes for storage in kept if storage.category not in ours)
    counts = len(recording.nodes), len(recording.saves), len(recording.ops)
    assert (*counts, nbytes) == TOTALS[path.name]


def test_reader_skips_fields_that_came_later() -> None:
    message = actmem_pb2.Recording.FromString(unwrap(to_bytes(toy())))
    unknown = b"\xfa\x02\x03new"  # field 47, three bytes
    nodes = message.nodes.SerializeToString() + unknown
    message.ClearField("nodes")
    parts = [message.SerializeToString(), unknown, b"\x2a", bytes([len(nodes) % 128 + 128])]
    data = b"".join([*parts, bytes([len(nodes) // 128]), nodes])
    assert from_bytes(wrap(data)) == toy()


def test_missing_column_reads_as_none() -> None:
    message = actmem_pb2.Recording.FromString(unwrap(to_bytes(toy())))
    message.nodes.ClearField("module")
    nodes = from_bytes(wrap(message.SerializeToString())).nodes
    assert nodes == tuple(node._replace(module=None) for node in toy().nodes)


def test_old_saves_have_places_of_their_nodes() -> None:
    saves = (toy().saves[0]._replace(module=0, frame=0), *toy().saves[1:])
    frame = model.Frame("model.py", 3, "forward")
    written = to_bytes(replace(toy(), saves=saves, frames=(frame,)))
    assert from_bytes(written).saves == saves
    message = actmem_pb2.Recording.FromString(unwrap(written))
    message.saves.ClearField("module")
    message.saves.ClearField("frame")
    assert from_bytes(wrap(message.SerializeToString())).saves == toy().saves


# The specification


@pytest.mark.parametrize("kind", ENUMS)
def test_proto_has_each_member_name(kind: type[enum.Enum]) -> None:
    written = actmem_pb2.DESCRIPTOR.enum_types_by_name[kind.__name__].values_by_name
    prefix = "".join(f"_{c}" if c.isupper() else c.upper() for c in kind.__name__)[1:]
    assert {*written} == {f"{prefix}_NONE", *(f"{prefix}_{member.name}" for member in kind)}
    assert written[f"{prefix}_NONE"].number == 0


@pytest.mark.parametrize("name", sorted(TABLES))
def test_each_field_of_specification_is_coded(name: str) -> None:
    written = actmem_pb2.DESCRIPTOR.message_types_by_name["Recording"].fields_by_name[name]
    assert written.message_type is not None
    columns = {field.name.removesuffix("_count") for field in written.message_type.fields}
    assert columns == set(TABLES[name].codings)


def test_proto_has_each_field_of_model() -> None:
    assert {*Recording.__dataclass_fields__} == {"meta", *TABLES} - {"layouts"}
    for table in TABLES.values():
        assert tuple(table.codings) == table.row._fields
    meta = actmem_pb2.DESCRIPTOR.message_types_by_name["Meta"]
    # Sentences of older files and notes with codes are one field of the model.
    fields = [field.name for field in meta.fields]
    assert [*model.Meta._fields] == [name for name in fields if name != "coded_notes"]


def test_sentences_of_an_older_file_are_notes() -> None:
    message = actmem_pb2.Recording.FromString(unwrap(to_bytes(toy())))
    message.meta.notes.extend(["One node was not seen.", "Another."])

    notes = from_bytes(wrap(message.SerializeToString())).meta.notes

    assert notes == (Note.from_text("One node was not seen."), Note.from_text("Another."))


@pytest.mark.parametrize("number", [-1, 2**63 - 1])
def test_number_of_a_note_has_bounds(number: int) -> None:
    meta = toy().meta._replace(notes=(Note.of("lost-ops", count=number),))

    with pytest.raises(FormatError, match="lost-ops has the number"):
        to_bytes(replace(toy(), meta=meta))


def test_generated_code_is_fresh(tmp_path: Path) -> None:
    pytest.importorskip("grpc_tools", reason="`make check` has it in an environment of its own")
    proto = "tb_actmem/format/actmem.proto"
    command = [sys.executable, "-m", "grpc_tools.protoc", "-I.", proto]
    outs = [f"--python_out={tmp_path}", f"--pyi_out={tmp_path}"]
    subprocess.run([*command, *outs], cwd=ROOT, check=True)
    for name in ("actmem_pb2.py", "actmem_pb2.pyi"):
        made = (tmp_path / "tb_actmem/format" / name).read_bytes()
        assert made == (ROOT / "tb_actmem/format" / name).read_bytes()
