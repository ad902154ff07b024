"""The JSON for programs: complete, without duplicates, and described by its schema."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, get_args

import jsonschema
import pytest
from hypothesis import given

import tb_actmem
from tb_actmem.analysis.index import Index
from tb_actmem.model import Category, NodeKind, Recording, SaveKind
from tb_actmem.rendering import files
from tb_actmem.rendering.files import document_text
from tb_actmem.rendering.tables.table import By
from tests.support import arbitrary
from tests.support.recordings import EXAMPLES, chain, diamond, shared_storage, toy, transformer

SCHEMA = json.loads(Path(files.__file__).with_name("document.schema.json").read_text())
VALIDATOR = jsonschema.Draft202012Validator(SCHEMA)
OWN = (Category.PARAMETER, Category.BUFFER)


def written(recording: Recording) -> Any:
    return json.loads(document_text(Index(recording)))


def test_schema_is_valid():
    jsonschema.Draft202012Validator.check_schema(SCHEMA)


@pytest.mark.parametrize("recording", EXAMPLES.values(), ids=EXAMPLES)
def test_examples_match_schema(recording):
    VALIDATOR.validate(written(recording))


@given(arbitrary.recordings())
def test_any_recording_matches_schema(recording):
    VALIDATOR.validate(written(recording))


@pytest.mark.parametrize("table", [name for name in SCHEMA["properties"] if name != "version"])
def test_schema_rejects_unknown_fields(table):
    found = written(toy())
    row = found[table] if table == "meta" else found[table][0]
    row["more"] = 1

    with pytest.raises(jsonschema.ValidationError, match="'more' was unexpected"):
        VALIDATOR.validate(found)


@pytest.mark.parametrize("recording", EXAMPLES.values(), ids=EXAMPLES)
def test_every_row_is_present_once(recording):
    found = written(recording)

    assert sorted(row["save"] for row in found["saves"]) == [*range(len(recording.saves))]
    assert sorted(row["edge"] for row in found["edges"]) == [*range(len(recording.edges))]
    assert [row["module"] for row in found["modules"]] == [*range(len(recording.modules))]
    assert sorted(row["node"] for row in found["ops"]) == [
        position
        for position, node in enumerate(recording.nodes)
        if node.kind is not NodeKind.ACCUMULATE_GRAD
    ]
    assert len({row["storage"] for row in found["storages"]}) == len(found["storages"])


@pytest.mark.parametrize("recording", EXAMPLES.values(), ids=EXAMPLES)
def test_saves_equal_recording(recording):
    for row in written(recording)["saves"]:
        save = recording.saves[row["save"]]
        tensor = None if save.tensor is None else recording.tensors[save.tensor]
        assert (row["node"], row["slot"], row["kind"]) == (save.node, save.slot, save.kind.value)
        assert (row["tensor"], row["formula"]) == (save.tensor, save.formula)
        assert row["storage"] == (tensor and tensor.storage)
        assert row["shape"] == (None if tensor is None else [*tensor.shape])


@pytest.mark.parametrize("recording", EXAMPLES.values(), ids=EXAMPLES)
def test_each_storage_is_attributed_to_one_save(recording):
    saves = {row["save"]: row for row in written(recording)["saves"]}

    for save, row in saves.items():
        payer = row["attributed_to"]
        if payer is None:
            assert row["attributed_bytes"] == 0
            continue
        assert saves[payer]["storage"] == row["storage"]
        assert saves[payer]["attributed_bytes"] == recording.storages[row["storage"]].nbytes
        assert row["attributed_bytes"] == (saves[payer]["attributed_bytes"] if save == payer else 0)


@pytest.mark.parametrize("recording", EXAMPLES.values(), ids=EXAMPLES)
def test_every_saved_storage_is_attributed(recording):
    kept = {
        storage
        for save in recording.saves
        if save.kind is not SaveKind.RECOMPUTED and save.tensor is not None
        if (storage := recording.tensors[save.tensor].storage) is not None
        if recording.storages[storage].category not in OWN
    }

    attributed = sum(row["attributed_bytes"] for row in written(recording)["saves"])

    assert attributed == sum(recording.storages[storage].nbytes for storage in kept)


def test_document_is_not_cut():
    found = written(chain(500))

    assert len(found["storages"]) == 500
    assert sum(row["nbytes"] for row in found["storages"]) == 16 * 500


def test_shared_save_names_attributed_save():
    first, second = written(shared_storage())["saves"]

    assert (first["attributed_bytes"], first["attributed_to"]) == (24, 0)
    assert (second["attributed_bytes"], second["attributed_to"]) == (0, 0)
    assert second["reason"] == "cos saves its input; sin saves it already: 0 bytes"


def test_edge_names_both_ends():
    edges = {row["edge"]: row for row in written(diamond())["edges"]}

    assert [(row["producer_op"], row["consumer_op"]) for _, row in sorted(edges.items())] == [
        ("sin", "cos"),
        ("sin", "exp"),
        ("cos", "mul"),
        ("exp", "mul"),
    ]
    assert {row["state"] for row in edges.values()} == {"cached"}


@pytest.mark.parametrize("by", get_args(By))
@pytest.mark.parametrize("recording", EXAMPLES.values(), ids=EXAMPLES)
def test_rows_of_table_have_same_names(recording, by):
    assert len({tuple(row) for row in tb_actmem.rows(recording, by=by)}) <= 1


def test_rows_are_complete_and_exact():
    recording = transformer(10)
    ops, totals = tb_actmem.rows(recording), tb_actmem.rows(recording, by="totals")

    kept = next(row["nbytes"] for row in totals if row["key"] == "saved_bytes")
    assert len(ops) > 25
    assert sum(row["attributed_bytes"] for row in ops) == kept


def test_unknown_rows_are_rejected():
    with pytest.raises(
        tb_actmem.errors.RenderError, match="Unknown table by='layer': choose op, module"
    ):
        tb_actmem.rows(toy(), by="layer")  # type: ignore[arg-type]
