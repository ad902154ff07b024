"""Formulas of small recordings against recordings of steps that ran at large sizes."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, NamedTuple, cast

import numpy as np
import pytest
import torch
from torch import nn

import tb_actmem
from tb_actmem.analysis.compare import Change
from tb_actmem.errors import PredictError
from tb_actmem.model import Recording
from tests.support import recordings
from tests.support.fittable import (
    FITTABLE,
    Cubic,
    Experts,
    Padded,
    Stepping,
    Switching,
    gpt2,
    mlp,
    recorded,
    tokens,
)
from tests.support.notes import notes_of

pytestmark = pytest.mark.usefixtures("module_by_mode")

TEXTS: dict[str, Any] = {"b": (1, 2, 3), "s": (16, 24, 32)}


class Pair(NamedTuple):
    """A scaling model, and a step that ran at the large sizes."""

    sizes: tb_actmem.predict.ScalingModel
    predicted: Recording
    real: Recording
    large: dict[str, int]


@pytest.fixture(scope="module", params=FITTABLE)
def pair(request: pytest.FixtureRequest) -> Pair:
    torch.manual_seed(0)
    case = FITTABLE[request.param]
    step = case.step()
    sizes = tb_actmem.predict.scale(step, **case.small)
    return Pair(sizes, sizes.at(**case.large), step(**case.large), case.large)


def test_saved_bytes_match_save_by_save(pair):
    assert {row.change for row in tb_actmem.compare(pair.predicted, pair.real).rows} == {
        Change.SAME
    }


def test_every_total_is_same_to_byte(pair):
    predicted, real = (
        tb_actmem.rows(recording, by="totals") for recording in (pair.predicted, pair.real)
    )
    assert tb_actmem.totals(pair.real).step_peak_bytes
    assert predicted == real


def test_every_row_is_same(pair):
    def rows(recording: Recording) -> dict[str, Any]:
        nodes = [node._replace(sequence_nr=None) for node in recording.nodes]
        tables = "modules", "edges", "storages", "tensors", "saves", "ops", "phases", "arguments"
        return {"nodes": nodes, **{table: getattr(recording, table) for table in tables}}

    predicted, real = map(rows, pair[1:3])
    assert predicted == real


def test_formulas_reproduce_recordings(pair):
    totals, point = tb_actmem.totals(pair.real), tuple(pair.large.values())

    assert pair.sizes.formula("saved").at(point) == totals.saved_bytes
    assert pair.sizes.formula("peak").at(point) == totals.step_peak_bytes
    assert pair.sizes.formula("peak", **pair.large).at(point) == totals.step_peak_bytes
    assert len(pair.sizes.formula("peak", **pair.large).pieces) == 1


def test_few_small_steps_are_enough(pair):
    assert len(pair.sizes.recordings) <= 8
    assert pair.sizes.doubt is None


def test_prediction_is_marked_and_survives_writing(pair):
    predicted = pair.predicted.check()
    said = ", ".join(f"{name}={size}" for name, size in pair.large.items())

    assert predicted.meta.predicted == said
    assert notes_of(predicted)[0] == f"Predicted: {said}. This step did not run."
    assert " held-back recording" in notes_of(predicted)[1]
    assert tb_actmem.format.from_bytes(tb_actmem.format.to_bytes(predicted)) == predicted


def test_formulas_of_mlp_match_manual_ones(capsys):
    """64 b are the input, 256 b the inputs of gelu and of the second layer, 64 b the result."""
    steps: list[str] = []
    sizes = tb_actmem.predict.scale(mlp(), b=(1, 2, 3), progress=steps.append)

    assert str(sizes.formula("saved")) == "640·b"
    table = sizes.table()
    assert [line.split()[1] for line in table.splitlines()[2:6]] == [
        "576·b",
        "64·b",
        "256·b",
        "256·b",
    ]
    saves = sizes.table(by="saved_tensor")
    assert [line.split()[0] for line in saves.splitlines()[2:6]] == [
        "64·b",
        "256·b",
        "256·b",
        "64·b",
    ]
    assert steps[:2] == ["step 1: b=1", "step 2: b=2"]
    assert capsys.readouterr() == ("", "")


def test_equal_layers_have_one_row():
    table = tb_actmem.predict.scale(gpt2("eager"), **TEXTS).table()

    assert "h.* ×2" in table and "48·b·s² + 3,856·b·s" in table
    assert "No transformer layer was found" in tb_actmem.predict.scale(mlp(), b=(1, 2, 3)).table(
        "term"
    )
    with pytest.raises(
        tb_actmem.errors.RenderError, match="Unknown table of formulas by='op': choose module"
    ):
        tb_actmem.predict.scale(mlp(), b=(1, 2, 3)).table(by=cast(Any, "op"))


def test_deviating_batch_of_one_is_left_out():
    sizes = tb_actmem.predict.scale(gpt2("eager"), **TEXTS)

    assert {b for b, _ in sizes.recordings} == {2, 3, 9}
    note = notes_of(sizes.at(b=4, s=40))[2]
    assert note.startswith("b=1 is left out: at b=2, s=16 the step differs from that at b=1, s=16:")
    assert note.endswith("ops, not 396).") and " in transformer" in note
    with pytest.raises(
        tb_actmem.errors.PredictError, match=r"hold from b=2 on, so not at 1\. b=1 is left"
    ):
        sizes.at(b=1, s=16)


def test_largest_size_fits_and_next_does_not():
    step = mlp()
    sizes = tb_actmem.predict.scale(step, b=(1, 2, 3))

    largest = sizes.largest("b", total_peak="1 MiB")

    fits, more = (tb_actmem.totals(step(b)).total_peak_bytes for b in (largest, largest + 1))
    assert fits is not None and more is not None
    assert fits <= 2**20 < more
    assert sizes.largest("b", total_peak=2**20) == largest


def test_largest_size_is_one_with_valid_formulas():
    sizes = tb_actmem.predict.scale(tokens(nn.Linear(8, 8)), b=(2, 3), s=(16, 24, 32))

    largest = sizes.largest("s", b=5, total_peak="2 MiB")

    peaks = [tb_actmem.totals(sizes.at(b=5, s=s)).total_peak_bytes for s in (largest, largest + 8)]
    assert largest % 8 == 0
    assert peaks[0] is not None and peaks[1] is not None and peaks[0] <= 2**21 < peaks[1]


def test_impossible_budget_reports_smallest_step():
    sizes = tb_actmem.predict.scale(mlp_at, b=(2, 3, 4))
    least = tb_actmem.totals(sizes.at(b=2)).total_peak_bytes
    assert least is not None

    with pytest.raises(
        tb_actmem.errors.PredictError,
        match=r"The smallest size, b=2, does not fit into 1 KiB: the step takes ",
    ):
        sizes.largest("b", total_peak="1KiB")
    with pytest.raises(tb_actmem.errors.PredictError, match=r"the step takes .*, 1 byte too many"):
        sizes.largest("b", total_peak=least - 1)
    with pytest.raises(tb_actmem.errors.PredictError, match="'1 gb' is not a number of bytes"):
        sizes.largest("b", total_peak="1 gb")
    with pytest.raises(
        tb_actmem.errors.PredictError, match=r"Even b=\d.* fits: give a lower total_peak"
    ):
        sizes.largest("b", total_peak=10**25)
    with pytest.raises(
        tb_actmem.errors.PredictError, match="'c' is not a size of these recordings: they ha"
    ):
        sizes.largest("c", total_peak="1 GiB")
    with pytest.raises(tb_actmem.errors.PredictError, match="leave out b="):
        sizes.largest("b", total_peak="1 GiB", b=3)


def test_size_without_effect_always_fits():
    model = nn.Linear(8, 8)

    def step(unused: int) -> Recording:
        return recorded(model, lambda: model(torch.ones(2, 8)).sum())

    with pytest.raises(tb_actmem.errors.PredictError, match="The peak does not grow with unused"):
        tb_actmem.predict.scale(step, unused=(1, 2)).largest("unused", total_peak="1 MiB")


def test_padding_to_multiple_is_reported():
    """32 bytes a token: the input is padded from 9 × 96 tokens to 9 × 128, and 9 × 64 were seen."""
    sizes = tb_actmem.predict.scale(tokens(Padded()), **TEXTS)

    doubt = sizes.doubt
    assert doubt is not None and doubt.point == (9, 96)
    assert doubt.recorded_bytes == 2 * doubt.formula_bytes == len(doubt.storages) * 32 * 9 * 128
    assert "aten::constant_pad_nd (op 0) in Padded" in doubt.sentence
    assert " formulas predicted 110,592 bytes. They hold at b=1 to 3, s=16 to 32." in doubt.sentence
    assert doubt.sentence in notes_of(sizes.at(b=3, s=32))
    with pytest.raises(
        tb_actmem.errors.PredictError, match="failed their proof, so they predict nothing"
    ):
        sizes.at(b=4, s=4096)
    assert "no formula" in sizes.table() and doubt.sentence in sizes.table()
    for of in "saved", "peak":
        with pytest.raises(
            tb_actmem.errors.PredictError, match=f"'{of}' has no formula of b, s. Some"
        ):
            sizes.formula(cast(Any, of))
    fits = tb_actmem.totals(sizes.at(b=2, s=16)).total_peak_bytes or 0
    with pytest.warns(
        UserWarning, match="Some bytes follow no formula of the sizes. 6 storages with othe"
    ):
        assert sizes.largest("b", s=16, total_peak=fits) == 2
    with (
        pytest.warns(UserWarning, match="Some bytes follow no formula"),
        pytest.raises(
            tb_actmem.errors.PredictError, match=r"s=32 fits\. The formulas failed their proof"
        ),
    ):
        sizes.largest("s", b=2, total_peak="1 GiB")


def test_padding_has_formula_in_its_steps():
    step = tokens(Padded())

    sizes = tb_actmem.predict.scale(step, b=(1, 2), s=(16, 48, 80, 112, 144))

    predicted, real = sizes.at(b=3, s=1040), step(b=3, s=1040)
    assert {row.change for row in tb_actmem.compare(predicted, real).rows} == {Change.SAME}
    expected = tb_actmem.totals(real)
    assert tb_actmem.totals(predicted).step_peak_bytes == expected.step_peak_bytes
    with pytest.raises(PredictError, match="s from 16 on in steps of 64, so not for 1072"):
        sizes.at(b=3, s=1072)


def test_failed_formula_predicts_only_proven_sizes():
    step = tokens(Padded())
    sizes = tb_actmem.predict.scale(step, **TEXTS)

    for b, s in (9, 96), (3, 32), (2, 16):
        kept = [tb_actmem.totals(r).saved_bytes for r in (sizes.at(b=b, s=s), step(b, s))]
        assert kept[0] == kept[1]


def test_random_expert_load_is_reported():
    torch.manual_seed(1)
    doubt = tb_actmem.predict.scale(tokens(Experts()), **TEXTS).doubt

    assert doubt is not None
    assert "They hold" not in doubt.sentence
    assert "aten::index.Tensor" in doubt.sentence and doubt.recorded_bytes != doubt.formula_bytes


def test_small_sizes_are_run_before_large_ones():
    ran: list[tuple[int, int]] = []
    step = tokens(Cubic())

    def noted(b: int, s: int) -> Recording:
        ran.append((b, s))
        return step(b, s)

    tb_actmem.predict.scale(noted, b=(1, 2), s=(2, 4, 6, 8))

    *first, last = ran
    steps_up = [b - 1 + (s - 2) // 2 for b, s in first]
    assert steps_up == sorted(steps_up)
    assert last == (6, 24)


def test_higher_power_needs_one_more_size():
    step = tokens(Cubic())

    few = tb_actmem.predict.scale(step, b=(1, 2), s=(2, 4, 6))
    enough = tb_actmem.predict.scale(step, b=(1, 2), s=(2, 4, 6, 8))

    assert few.doubt is not None and "Powers up to b and s² were tried" in few.doubt.sentence
    assert "b·s³" in str(enough.formula("saved"))
    real = tb_actmem.totals(step(3, 20))
    assert tb_actmem.totals(enough.at(b=3, s=20)).step_peak_bytes == real.step_peak_bytes


@pytest.mark.parametrize(
    ("length", "where"),
    [(60, "at b=9, s=96 the step differs"), (30, "at b=1, s=32 the step differs")],
)
def test_function_changing_with_size_is_refused(length, where):
    with pytest.raises(tb_actmem.errors.PredictError, match=where) as error:
        tb_actmem.predict.scale(tokens(Switching(length)), **TEXTS)

    assert "it runs aten::cos (op 4) in Switching, not aten::sin (op 4)" in str(error.value)


def test_formulas_hold_up_to_proof():
    sizes = tb_actmem.predict.scale(tokens(Switching(60)), proof={"b": 4, "s": 56}, **TEXTS)

    assert "b=1 to 4, s=16 to 56" in notes_of(sizes.at(b=9, s=48))[1]
    assert (
        "Kernels that change beyond these sizes are not predicted"
        in notes_of(sizes.at(b=9, s=48))[1]
    )


def test_loop_over_sequence_is_refused():
    with pytest.raises(
        tb_actmem.errors.PredictError, match=r"in cell.* \([\d,]+ ops, not [\d,]+\)"
    ):
        tb_actmem.predict.scale(tokens(Stepping()), b=(1, 2, 3), s=(3, 4, 5))


def test_differing_lifetimes_are_reported():
    pairs = [({"b": b}, mlp_at(b)) for b in (2, 3, 4, 5)]
    assert tb_actmem.predict.scale(pairs).doubt is None
    last = pairs[-1][1]
    victim = next(at for at, row in enumerate(last.storages) if row.birth == 2 and row.death)
    longer = last.storages[victim]._replace(death=None)
    storages = (*last.storages[:victim], longer, *last.storages[victim + 1 :])
    pairs[-1] = ({"b": 5}, replace(last, storages=storages))

    sizes = tb_actmem.predict.scale(pairs)
    doubt = sizes.doubt

    assert doubt is not None and doubt.storages == (victim,)
    assert "1 storage with other lifetimes" in doubt.sentence
    assert doubt.sentence.endswith(" bytes. A prediction uses the longest lifetimes.")
    assert sizes.at(b=9).storages[victim].death is None
    with pytest.raises(
        tb_actmem.errors.PredictError, match=r"'peak' has no formula of b\..* other lifetimes"
    ):
        sizes.formula("peak")


def mlp_at(b: int) -> Recording:
    torch.manual_seed(0)
    model = nn.Sequential(nn.Linear(16, 64), nn.GELU(), nn.Linear(64, 16))
    x = torch.randn(b, 16)
    return recorded(model, lambda: model(x).square().mean())


def chains(nbytes: Callable[[int], int], values: Sequence[int]) -> list[Any]:
    """Pairs for `scale`: a sine that saves an input of so many bytes."""
    made = recordings.chain(1)
    return [
        (
            {"b": b},
            replace(made, storages=tuple(row._replace(nbytes=nbytes(b)) for row in made.storages)),
        )
        for b in values
    ]


def test_negative_formula_is_refused():
    sizes = tb_actmem.predict.scale(chains(lambda b: 100 - 4 * b, (2, 3, 4)))

    assert sizes.at(b=25).storages[0].nbytes == 0
    with pytest.raises(tb_actmem.errors.PredictError, match=r"-4·b \+ 100, gives -4 at b=26\."):
        sizes.at(b=26)


def test_numbers_of_numpy_do_not_overflow():
    pairs = chains(lambda b: 16 * b, (2, 3, 4))
    sizes = tb_actmem.predict.scale([({"b": np.int8(b["b"])}, made) for b, made in pairs])

    assert sizes.at(b=cast(Any, np.int8(100))).storages[0].nbytes == 1600


def test_shape_without_formula_is_reported():
    pairs = chains(lambda b: 16 * b, (2, 3, 4, 5))
    sizes, last = pairs[-1]
    tensors = (last.tensors[0]._replace(shape=(3,)), *last.tensors[1:])
    pairs[-1] = sizes, replace(last, tensors=tensors)

    fitted = tb_actmem.predict.scale(pairs)

    assert fitted.doubt is not None and fitted.doubt.storages == ()
    assert fitted.doubt.sentence == (
        "Some bytes follow no formula of the sizes. The first that differs: a shape of the "
        "input of storage 0. Powers up to b were tried; more values of a size allow "
        "higher ones. A prediction uses the shapes of b=5."
    )
    assert str(fitted.formula("saved")) == "16·b"
    assert fitted.at(b=9).tensors[0].shape == (3,)


def test_equal_ops_with_other_saves_are_distinguished():
    pairs = chains(lambda b: 16 * b, (2, 3, 4, 5))
    sizes, last = pairs[-1]

    def refused(**rows: Any) -> str:
        with pytest.raises(tb_actmem.errors.PredictError) as error:
            tb_actmem.predict.scale([*pairs[:-1], (sizes, replace(last, **rows))])
        return str(error.value)

    assert "row 0 of its saves differs" in refused(saves=())
    other_input = (last.ops[0]._replace(inputs=(1,)),)
    assert "row 0 of its ops differs: aten::sin (op 0)" in refused(ops=other_input)
    other_storage = (last.storages[0]._replace(device="cuda:0"), *last.storages[1:])
    assert "row 0 of its storages differs: the input of storage 0" in refused(
        storages=other_storage
    )


def test_left_out_value_requires_another():
    with pytest.raises(
        tb_actmem.errors.PredictError, match=r"at b=2, s=8 the step .*, at least two of b"
    ):
        tb_actmem.predict.scale(gpt2("eager"), b=(1, 2), s=(8, 12))


def test_existing_recordings_of_any_sizes_are_fitted():
    step = gpt2("eager")
    points = [(2, 8), (3, 8), (2, 16), (3, 16), (2, 24), (4, 24), (5, 12), (2, 40)]
    sizes = tb_actmem.predict.scale([({"b": b, "s": s}, step(b, s)) for b, s in points])

    predicted, real = (tb_actmem.rows(r, by="totals") for r in (sizes.at(b=8, s=128), step(8, 128)))
    assert sizes.doubt is None
    assert predicted == real


@pytest.mark.parametrize(
    "points",
    [
        [(2, 8)],
        [(2, 8), (3, 8), (4, 8), (4, 16)],
        [(2, 8), (3, 12), (4, 16), (5, 20)],
        list(itertools.product((2, 3), (8, 16))),
    ],
)
def test_recordings_with_confounded_sizes_are_refused(points):
    step = tokens(nn.Linear(8, 8))
    with pytest.raises(
        tb_actmem.errors.PredictError,
        match=r"recordings? (is|are) too few to separate the effects of b, s",
    ):
        tb_actmem.predict.scale([({"b": b, "s": s}, step(b, s)) for b, s in points])


def test_recordings_of_other_steps_are_refused():
    step = gpt2("eager")
    with pytest.raises(
        tb_actmem.errors.PredictError, match=r"At b=1 the step differs .* leave that recor"
    ):
        tb_actmem.predict.scale([({"b": b}, step(b, 16)) for b in (1, 2, 3, 4)])
    with pytest.raises(tb_actmem.errors.PredictError, match="name the same sizes for each"):
        tb_actmem.predict.scale([({"b": 1}, mlp_at(1)), ({"c": 1}, mlp_at(1))])
    with pytest.raises(
        tb_actmem.errors.PredictError, match="sizes b=-2: sizes are whole numbers from 1 on"
    ):
        tb_actmem.predict.scale(chains(lambda b: 100 + b, (-2, 2, 3, 4)))
    with pytest.raises(tb_actmem.errors.PredictError, match=r"b is a whole number, not 2\.5"):
        tb_actmem.predict.scale([({"b": cast(Any, 2.5)}, mlp_at(1))])
    with pytest.raises(tb_actmem.errors.PredictError, match="There are no recordings"):
        tb_actmem.predict.scale([])


def test_sizes_outside_formulas_are_refused():
    sizes = tb_actmem.predict.scale(tokens(nn.Linear(8, 8)), b=(2, 3), s=(16, 24, 32))

    for asked, said in (
        ({"b": 2, "s": 100}, "s from 16 on in steps of 8, so not for 100"),
        ({"b": 1, "s": 16}, "hold from b=2 on, so not at 1"),
        ({"b": 2}, "s is missing"),
        ({"b": 2.0, "s": 16}, "b is a whole number, not 2.0"),
        ({"b": True, "s": 16}, "b is a whole number, not True"),
        ({"b": 2, "s": 16, "t": 1}, "'t' is not a size of these recordings: they have b, s"),
        ({"b": 2**62, "s": 2**62}, "the step cannot run: tensors"),
    ):
        with pytest.raises(tb_actmem.errors.PredictError, match=said):
            sizes.at(**asked)
    with pytest.raises(
        tb_actmem.errors.PredictError, match=r"total_peak in bytes is a whole number, not 1\.5"
    ):
        sizes.largest("b", s=16, total_peak=cast(Any, 1.5))
    with pytest.raises(
        tb_actmem.errors.PredictError, match="no formula of 'sum': choose saved, peak"
    ):
        sizes.formula(cast(Any, "sum"))


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({}, "Give values for each size of the step"),
        ({"b": (2,)}, "b needs at least two different values of 1 or more"),
        ({"b": (0, 1)}, "b needs at least two different values of 1 or more"),
        ({"b": (1, 2), "proof": {"c": 3}}, "proof names 'c', and the sizes are b"),
        ({"b": (1, 2), "proof": {"b": 2}}, "proof must be larger than the other sizes, not b=2"),
        ({"b": (1, 2), "proof": {"b": 9.5}}, r"proof of b is a whole number, not 9\.5\."),
        ({"b": 4}, "b needs at least two different values of 1 or more"),
        ({"b": "12"}, "A value of b is a whole number, not '12'"),
        ({"b": (1.5, 2)}, r"A value of b is a whole number, not 1\.5\."),
        ({"b": (True, 2)}, r"A value of b is a whole number, not True\."),
    ],
)
def test_values_that_cannot_be_fitted_are_refused(options, said):
    with pytest.raises(tb_actmem.errors.PredictError, match=said):
        tb_actmem.predict.scale(mlp(), **options)


def test_step_returning_no_recording_is_refused():
    with pytest.raises(
        tb_actmem.errors.PredictError, match=r"returned NoneType: return recorder\.recording"
    ):
        tb_actmem.predict.scale(cast(Any, lambda b: None), b=(1, 2))


def test_without_ops_only_saved_bytes_are_predicted():
    model = nn.Sequential(nn.Linear(8, 8), nn.ReLU())

    def step(b: int) -> Recording:
        return tb_actmem.capture(model(torch.ones(b, 8)).sum(), model)

    sizes = tb_actmem.predict.scale(step, b=(1, 2, 3))

    assert tb_actmem.totals(sizes.at(b=100)).saved_bytes == tb_actmem.totals(step(100)).saved_bytes
    for ask in lambda: sizes.formula("peak"), lambda: sizes.largest("b", total_peak="1 GiB"):
        with pytest.raises(
            tb_actmem.errors.PredictError, match="The peak needs the ops of the step"
        ):
            ask()


def test_prediction_works_like_recording(tmp_path):
    predicted = tb_actmem.predict.scale(gpt2("eager"), **TEXTS).at(b=64, s=512)

    after = tb_actmem.predict.checkpoint(predicted, modules=["transformer.h.*"])

    assert after.meta.predicted == "b=64, s=512; transformer.h.* under checkpoints"
    assert tb_actmem.totals(after).saved_bytes < tb_actmem.totals(predicted).saved_bytes
    tb_actmem.render(predicted, tmp_path / "step.svg")
    assert "b=64" in tb_actmem.table(predicted, by="totals")


def test_checkpoints_and_sizes_commute():
    def checkpointed(b: int) -> Recording:
        return tb_actmem.predict.checkpoint(mlp_at(b), modules=["0", "2"])

    one = tb_actmem.predict.scale(checkpointed, b=(2, 3)).at(b=100)
    other = tb_actmem.predict.checkpoint(
        tb_actmem.predict.scale(mlp_at, b=(2, 3)).at(b=100), modules=["0", "2"]
    )

    assert {row.change for row in tb_actmem.compare(one, other).rows} == {Change.SAME}
    assert tb_actmem.totals(one).step_peak_bytes == tb_actmem.totals(other).step_peak_bytes


@pytest.mark.usefixtures("compiled_observer")
def test_memory_inside_ops_has_formula_or_doubt():
    """A kernel chooses the workspace of a convolution by the machine."""
    case = FITTABLE["convnet"]
    step = case.step()
    sizes = tb_actmem.predict.scale(step, **case.small)

    kept = tb_actmem.totals(step(**case.large)).saved_bytes
    assert sizes.doubt is None or "aten::convolution" in sizes.doubt.sentence
    assert tb_actmem.totals(sizes.at(**case.large)).saved_bytes == kept
    assert sizes.formula("saved").at(tuple(case.large.values())) == kept


def test_recorded_size_fits_whatever_larger_steps_allocate_inside_ops():
    """A kernel chooses another workspace for the largest step alone."""

    def with_workspace(b: int, nbytes: int) -> Recording:
        recording = mlp_at(b)
        made = next(row for row in recording.storages if row.birth == 2)
        row = made._replace(nbytes=nbytes, death=3)
        return replace(recording, storages=(*recording.storages, row)).check()

    chosen = {2: 4096, 3: 8192, 4: 4096, 5: 12288, 27: 2**20}
    steps = {b: with_workspace(b, nbytes) for b, nbytes in chosen.items()}
    sizes = tb_actmem.predict.scale([({"b": b}, step) for b, step in steps.items()])

    for b in (2, 3, 4, 5):
        peak = tb_actmem.totals(steps[b]).total_peak_bytes or 0
        predicted = tb_actmem.totals(sizes.at(b=b)).total_peak_bytes or 0
        with pytest.warns(UserWarning, match="1 storage with other bytes"):
            assert sizes.largest("b", total_peak=max(peak, predicted)) == b


def test_memory_inside_ops_counts_only_while_it_lives():
    """The op without a formula ran long before the peak, and changes nothing there."""

    def with_workspace(b: int, nbytes: int) -> Recording:
        recording = mlp_at(b)
        made = next(row for row in recording.storages if row.birth == 2)
        row = made._replace(nbytes=nbytes, birth=0, death=1)
        return replace(recording, storages=(*recording.storages, row)).check()

    chosen = {10: 1024, 20: 2048, 30: 1536, 40: 1024, 270: 1024}
    steps = {b: with_workspace(b, nbytes) for b, nbytes in chosen.items()}
    sizes = tb_actmem.predict.scale([({"b": b}, step) for b, step in steps.items()])

    for b in (50, 60, 100):
        peak = tb_actmem.totals(mlp_at(b)).total_peak_bytes or 0
        with pytest.warns(UserWarning, match="1 storage with other bytes"):
            assert sizes.largest("b", total_peak=peak) == b
            assert sizes.largest("b", total_peak=peak - 1) == b - 10


def test_size_can_have_any_name():
    model = nn.Linear(4, 4)

    def step(self: int) -> Recording:
        x = torch.ones(self, 4)
        with tb_actmem.record(model) as recorder:
            model(x).sum().backward()
        return recorder.recording

    values: dict[str, Any] = {"self": (2, 3)}
    sizes = tb_actmem.predict.scale(step, **values)

    assert tb_actmem.totals(sizes.at(**{"self": 9})).saved_bytes == 9 * 4 * 4


def attention(b: int, heads: int) -> Recording:
    layer = nn.MultiheadAttention(32, heads, batch_first=True)
    x = torch.randn(b, 16, 32, requires_grad=True)
    with tb_actmem.record(layer) as recorder:
        layer(x, x, x)[0].sum().backward()
    return recorder.recording


def test_number_of_heads_is_fitted_with_dividing_proof():
    with pytest.raises(PredictError, match="failed at b=9, heads=12, which was chosen as proof"):
        tb_actmem.predict.scale(attention, b=(2, 3), heads=(2, 4))

    sizes = tb_actmem.predict.scale(attention, b=(2, 3), heads=(2, 4), proof={"b": 4, "heads": 8})

    said, real = map(tb_actmem.totals, (sizes.at(b=5, heads=16), attention(5, 16)))
    assert said.saved_bytes == real.saved_bytes
    assert said.step_peak_bytes == real.step_peak_bytes
    with pytest.raises(AssertionError, match="divisible"):
        tb_actmem.predict.scale(attention, b=(2, 3), heads=(2, 3))


class Stepped(nn.Module):
    """Runs one more op at the smallest size, and saves memory that grows quadratically."""

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        x = x.sin() if x.shape[1] > 4 else x.sin().cos()
        return (x[:, :, None] * x[:, None]).exp()


def test_dropped_size_limits_formula():
    def step(b: int, s: int) -> Recording:
        model, x = Stepped(), torch.ones(b, s, requires_grad=True)
        return recorded(model, lambda: model(x).sum())

    fitted = tb_actmem.predict.scale(step, b=(1, 2), s=(4, 8, 12))
    enough = tb_actmem.predict.scale(step, b=(1, 2), s=(4, 8, 12, 16))
    at = {"b": 2, "s": 200}

    assert "s=4 is left out" in fitted.table()
    refused = pytest.raises(tb_actmem.errors.PredictError, match="failed their proof, so they")
    with refused:
        fitted.at(**at)
    with refused, pytest.warns(UserWarning, match="Some bytes follow no formula"):
        fitted.largest("s", b=2, total_peak="1 GiB")
    real = tb_actmem.totals(step(**at))
    assert tb_actmem.totals(enough.at(**at)).step_peak_bytes == real.step_peak_bytes
    assert enough.largest("s", b=2, total_peak=(real.total_peak_bytes or 0) + 1) == 200
