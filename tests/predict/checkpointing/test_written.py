"""Predictions of a step written row by row: recomputed ops and lifetimes."""

from __future__ import annotations

from dataclasses import replace

import pytest

import tb_actmem
from tb_actmem.analysis.index import Index
from tb_actmem.model import Argument, Recording
from tb_actmem.predict.planning.search import Search
from tests.support.notes import notes_of
from tests.support.written import written

STEP = """
in | y[64] = sin(x[64]) keeps self=x
m.a | z[64] = exp(y) keeps result=z
m.b | t[32] = tanh(z) keeps
m.b | w[64] = cos(z) keeps self=z
del t
m.b | v[16] = mul(w, z) keeps self=w other=z
end | s[1] = sum(v) keeps
del y
backward
g0[1] = ones_like(s)
of s: g1[16] = expand_copy(g0)
del g0
of v: g2[64] = mul(g1, z)
of v: g3[64] = mul(g1, w)
del w
of w: g4[64] = neg(z)
of z: g5[64] = mul(g4, z)
del z
del g4
of y: g6[64] = cos(x)
"""
"""Saves x, z and w, of 256 bytes each."""


def step(device: str = "cpu") -> Recording:
    """With the arguments of m and of the two modules inside it."""
    recording = written(STEP)
    calls = {row.fqn: call for call, row in enumerate(recording.modules)}
    given = {"m": 1, "m.a": 1, "m.b": 2}  # the tensors y and z
    return replace(
        recording,
        storages=tuple(row._replace(device=device) for row in recording.storages),
        arguments=tuple(
            Argument(calls[name], "[0]", tensor) for name, tensor in sorted(given.items())
        ),
    ).check()


def ops(recording: Recording, first: int = 0) -> list[str]:
    """For each op its name, its node in the backward, and its input and output storages."""
    return [
        f"{row.name.removeprefix('aten::')}{'' if row.backward_of is None else row.backward_of} "
        f"{','.join(map(str, row.inputs))}>"
        f"{','.join(str(recording.tensors[tensor].storage) for tensor in row.outputs)}"
        for row in recording.ops[first:]
    ]


def lives(recording: Recording) -> list[tuple[int | None, int | None]]:
    return [(row.birth, row.death) for row in recording.storages]


def saves(recording: Recording) -> list[str]:
    return [
        f"{row.node} {row.slot} {row.kind.value} "
        f"{'-' if row.tensor is None else recording.tensors[row.tensor].storage}"
        for row in recording.saves
    ]


def peaks(recording: Recording) -> tuple[int, int | None, int | None]:
    found = tb_actmem.totals(recording)
    return found.saved_bytes, found.forward_peak_bytes, found.step_peak_bytes


FORWARD = ["sin 0>1", "exp 1>2", "tanh 2>3", "cos 2>4", "mul 4,2>5", "sum 5>6"]
STATE = 5056
"""Bytes of the random state that a checkpoint keeps."""


def test_written_step_is_consistent():
    assert ops(step()) == [
        *FORWARD,
        *["ones_like 6>7", "expand_copy5 7>8", "mul4 8,2>9", "mul4 8,4>10", "neg3 2>11"],
        *["mul1 11,2>12", "cos0 0>13"],
    ]
    assert lives(step())[:6] == [(None, None), (0, 6), (1, 12), (2, 4), (3, 10), (4, None)]
    # Peaks: after the cosine; and in the backward at the last multiplication of z.
    assert peaks(step()) == (3 * 256, 3 * 256 + 128, 5 * 256 + 64 + 4 + 64)


def test_recomputation_stops_before_last_op():
    predicted = tb_actmem.predict.checkpoint(step(), modules=["m"])

    assert ops(predicted) == [
        *FORWARD,
        *["ones_like 6>7", "expand_copy6 7>8"],
        *["exp5 1>15", "tanh5 15>16", "cos5 15>17"],  # before the product's backward
        *["mul5 8,15>9", "mul5 8,17>10", "neg4 15>11", "mul2 11,15>12", "cos0 0>13"],
    ]
    assert saves(predicted) == [
        "0 self saved 0",
        "1 [0] saved 1",
        "1 checkpoint cache checkpoint cache 14",
        "2 result recomputed -",
        "4 self recomputed -",
        "5 self recomputed -",
        "5 other recomputed -",
    ]
    assert lives(predicted) == [
        (None, None),
        (0, 15),  # y, the argument, up to the last op of the region's backward
        (1, 5),
        (2, 4),
        (3, 5),
        (4, None),
        (5, None),
        (6, 8),
        (7, None),
        (11, None),
        (12, None),
        (13, 15),
        (14, None),
        (15, None),
        (1, 15),
        *[(8, 15), (9, 11), (10, 13)],  # recomputed z, t and w
    ]
    assert predicted.storages[14].nbytes == STATE
    assert [row.region for row in predicted.ops[:6]] == [None, 0, 0, 0, 0, None]
    # Recomputed ops belong to the checkpoint, in the modules in which they ran.
    again = [predicted.modules[row.module or 0].fqn for row in predicted.ops[8:11]]
    assert again == ["m.a", "m.b", "m.b"]
    assert peaks(predicted) == (
        256 + 256 + STATE,
        STATE + 3 * 256 + 128,
        STATE + 256 + (64 + 4 + 64) + 5 * 256,
    )


def test_kept_results_are_not_recomputed():
    predicted = tb_actmem.predict.checkpoint(step(), modules=["m"], save=["exp"])

    assert ops(predicted, 6) == [
        *["ones_like 6>7", "expand_copy6 7>8", "detach5 >", "tanh5 2>15", "cos5 2>16"],
        *["mul5 8,2>9", "mul5 8,16>10", "neg4 2>11", "mul2 11,2>12", "cos0 0>13"],
    ]
    found = lives(predicted)
    assert (found[1], found[2], found[4]) == ((0, 15), (1, 15), (3, 5))
    assert found[14:] == [(1, 15), (9, 11), (10, 13)]
    assert "2 checkpoint cache checkpoint cache 2" in saves(predicted)
    assert peaks(predicted)[0] == 3 * 256 + STATE
    assert predicted.meta.predicted == "m under checkpoints that save exp"


def test_two_checkpoints_are_recomputed_when_needed():
    predicted = tb_actmem.predict.checkpoint(step(), modules=["m.*"])

    # The first has no output: the argument of m.b lived on.
    assert ops(predicted, 6)[:7] == [
        *["ones_like 6>7", "expand_copy7 7>8"],
        *["tanh6 2>16", "cos6 2>17", "mul6 8,2>9", "mul6 8,17>10", "neg5 2>11"],
    ]
    assert ops(predicted, 13)[:2] == ["exp2 1>18", "mul2 11,18>12"]
    assert [predicted.storages[at].nbytes for at in (14, 15)] == [STATE, STATE]


def test_offloaded_saves_return_when_needed():
    predicted = tb_actmem.predict.checkpoint(step("cuda:0"), offload=["m"])

    assert ops(predicted) == [
        *["sin 0>1", "exp 1>2", "_to_copy 2>14", "tanh 2>3", "_to_copy 2>15", "cos 2>4"],
        *["_to_copy 4>16", "_to_copy 2>17", "mul 4,2>5", "sum 5>6"],
        *["ones_like 6>7", "expand_copy5 7>8", "_to_copy4 16>18", "_to_copy4 17>19"],
        *["mul4 8,19>9", "mul4 8,18>10", "_to_copy3 15>20", "neg3 20>11"],
        *["_to_copy1 14>21", "mul1 11,21>12", "cos0 0>13"],
    ]
    assert [row.device for row in predicted.storages] == [
        *["cuda:0"] * 14, *["cpu"] * 4, *["cuda:0"] * 4
    ]  # fmt: skip
    found = lives(predicted)
    assert found[:7] == [(None, None), (0, 10), (1, 9), (3, 6), (5, 9), (8, None), (9, None)]
    assert found[14:] == [
        *[(2, 20), (4, 18), (6, 16), (7, 16)],  # on the host, until each backward ends
        *[(12, 16), (13, 16), (16, 18), (18, 20)],
    ]
    assert saves(predicted)[1:] == [
        *["1 result[1] packed 14", "3 self[1] packed 15"],
        *["4 self[1] packed 16", "4 other[1] packed 17"],
    ]
    assert peaks(predicted)[:2] == (256, 3 * 256 + 128)
    (host,) = tb_actmem.totals(predicted).others
    assert host.all_forwards_bytes == 4 * 256


def test_guesses_for_old_recordings_are_noted():
    told = step()
    older = replace(
        told, arguments=(), ops=tuple(row._replace(backward_of=None) for row in told.ops)
    )

    predicted = tb_actmem.predict.checkpoint(older, modules=["m"])

    assert notes_of(tb_actmem.predict.checkpoint(told, modules=["m"])) == (
        "Predicted: m under checkpoints. This step did not run.",
    )
    assert [note.partition(",")[0] for note in notes_of(predicted)[1:]] == [
        "An older tb_actmem made the recording",
        "An older tb_actmem made the recording",
    ]
    assert peaks(predicted) == peaks(tb_actmem.predict.checkpoint(told, modules=["m"]))


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ({"save": ["exp"]}, "save= needs a checkpoint: name the modules to checkpoint."),
        ({"modules": ["m"], "save": ["sin"]}, "No op of the checkpointed calls matches "
         "'sin'; the closest is"),
    ],
)  # fmt: skip
def test_unpredictable_checkpoints_are_refused(asked, said):
    with pytest.raises(tb_actmem.errors.PredictError) as refusal:
        tb_actmem.predict.checkpoint(step("cuda:0"), **asked)

    assert str(refusal.value).startswith(said)


def test_predictions_can_be_chained():
    recording = step("cuda:0")
    assert tb_actmem.predict.checkpoint(recording) is recording

    once = tb_actmem.predict.checkpoint(recording, modules=["m"])
    twice = tb_actmem.predict.checkpoint(once, offload=["in"])
    assert twice.meta.predicted == "m under checkpoints; in offloaded to the host"
    assert [note for note in notes_of(twice) if note.startswith("Predicted: ")] == [
        f"Predicted: {twice.meta.predicted}. This step did not run."
    ]


def test_plan_bytes_equal_prediction():
    search = Search(Index(step()), 20)
    names = {one.name: number for number, one in enumerate(search.choice.candidates)}

    for name, number in names.items():
        after = tb_actmem.predict.checkpoint(step(), modules=[name])
        assert search.lives.bytes_at({number}).peak_bytes == peaks(after)[2]
    assert {"m", "m.b"} <= names.keys()
    assert search.choice.refused == ()


def test_parameter_made_in_step_outlives_region():
    recording = written(
        """
        m | z[64] = mul(y[64], p.w[64]) keeps self=y other=p.w
        end | v[64] = exp(z) keeps result=v
        backward
        of v: g0[64] = mul(v)
        of z: g1[64] = mul(g0, y)
        of z: g2[64] = mul(g0, p.w)
        """
    )
    at = [row.name for row in recording.storages].index("p.w")
    storages = list(recording.storages)
    storages[at] = storages[at]._replace(birth=0)
    predicted = tb_actmem.predict.checkpoint(
        replace(recording, storages=tuple(storages)).check(), modules=["m"]
    )

    assert predicted.storages[at].death is None
