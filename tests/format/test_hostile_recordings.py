"""What passes the check can be asked everything; what no torch could make does not pass."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tb_actmem.analysis.index import Index, memory_bytes
from tb_actmem.analysis.index.reasons import What, reason
from tb_actmem.analysis.totals import totals
from tb_actmem.errors import FormatError
from tb_actmem.format import actmem_pb2, from_bytes, to_bytes
from tb_actmem.format.codings import MAX_ONE_TEXT
from tb_actmem.format.container import wrap
from tb_actmem.model import MAX_DIMS, MAX_ELEMENTS, MAX_NOTES, Category, Recording, SaveKind, Tensor
from tests.fuzz import DEFECT, tried
from tests.support.recordings import chain, meta, shared_storage, tensor, toy
from tests.support.surfaces import ask_all


def test_damaged_recordings_are_refused_or_answered():
    defects = {seed: found for seed in range(400) if (found := tried(seed)).kind == DEFECT}

    assert defects == {}


def of_shape(*shape: int) -> Recording:
    """Two nodes that keep a tensor of this shape."""
    wide = Tensor(0, "float32", shape, (0,) * len(shape), 0)
    return replace(shared_storage(), tensors=(wide, tensor(0, 3)))


@pytest.mark.parametrize(
    "shape", [(MAX_ELEMENTS,), (2**31, 2**31), (2**62, 0), (1,) * MAX_DIMS, ()]
)
def test_recordings_that_torch_can_make_pass(shape):
    """Torch expands one element to 2^63 - 2, and makes 2^62 bytes on the device "meta"."""
    recording = of_shape(*shape)
    large = recording.storages[0]._replace(nbytes=2**62, device="meta")
    recording = replace(recording, storages=(large,))

    ask_all(recording.check(), toy(), 0)


@pytest.mark.parametrize("shape", [(MAX_ELEMENTS, 2), (2**62,) * 300, (1,) * (MAX_DIMS + 1)])
def test_tensor_that_torch_cannot_make_is_refused(shape):
    with pytest.raises(ValueError, match=r"tensors\[0\] is larger than torch allows"):
        of_shape(*shape).check()


def test_recomputed_save_has_no_tensor():
    recording = shared_storage()
    save = recording.saves[1]._replace(kind=SaveKind.RECOMPUTED)

    with pytest.raises(ValueError, match=r"saves\[1\] is recomputed, but has a tensor"):
        replace(recording, saves=(recording.saves[0], save)).check()


def test_dtype_with_thousands_of_digits_has_size():
    recording = shared_storage()
    strange = recording.tensors[0]._replace(dtype="float" + "9" * 3000)

    assert totals(replace(recording, tensors=(strange, *recording.tensors[1:]))).saves == 2


def test_notes_without_end_are_refused():
    recording = Recording(meta=meta(notes=("",) * (MAX_NOTES + 1)))

    with pytest.raises(ValueError, match=f"{MAX_NOTES + 1} notes"):
        recording.check()


def test_long_text_is_written_cut():
    label = from_bytes(to_bytes(Recording(meta=meta("a" * 9999 + "b")))).meta.label

    assert len(label) == MAX_ONE_TEXT
    assert label.startswith("aaa")
    assert label.endswith("…" + "a" * (MAX_ONE_TEXT // 2 - 1) + "b")


@pytest.mark.parametrize("of_meta", [True, False])
def test_too_long_text_is_refused(of_meta):
    message = actmem_pb2.Recording()
    text = "a" * (MAX_ONE_TEXT + 1)
    if of_meta:
        message.meta.label = text
    else:
        message.strings.shared.append(0)
        message.strings.rest.append(text)

    with pytest.raises(FormatError, match=f"has {len(text)} characters, more than"):
        from_bytes(wrap(message.SerializeToString()))


def test_names_expanding_without_limit_are_refused(monkeypatch):
    """A node counts with its own name: 5 nodes called SinBackward0 and their ops and saves."""
    recording = chain(5)
    characters = 5 * (2 * len("SinBackward0") + len("aten::sin") + len("arg0"))
    monkeypatch.setattr("tb_actmem.model.check.MAX_CHARACTERS", characters)
    recording.check()
    monkeypatch.setattr("tb_actmem.model.check.MAX_CHARACTERS", characters - 1)

    with pytest.raises(ValueError, match=f"name {characters} characters"):
        recording.check()


def test_who_has_less_memory_reads_fewer_rows():
    data = to_bytes(chain(100))

    with pytest.raises(FormatError, match="rows, more than 600"):
        from_bytes(data, max_rows=600)
    assert from_bytes(data, max_rows=610) == chain(100)


def test_recording_weighs_its_texts_and_shapes_too():
    recording = shared_storage()
    named = replace(recording, nodes=(recording.nodes[0]._replace(name="n" * 4000),) * 2)

    assert memory_bytes(Index(named)) - memory_bytes(Index(recording)) > 3900
    assert memory_bytes(Index(of_shape(*[1] * 4000))) - memory_bytes(Index(recording)) > 8 * 3900


def test_unknown_member_name_is_omitted_in_reason():
    recording = shared_storage()
    named = recording.storages[0]._replace(name="secret", category=Category.UNKNOWN)
    recording = replace(recording, storages=(named,))

    assert reason(recording, 0).what is What.INPUT
    ask_all(recording.check(), toy(), 0)
