"""Formulas of written steps: which sizes are run, and the results."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
import torch
from torch import nn

import tb_actmem
from tb_actmem.model import Recording
from tb_actmem.predict.capacity.largest import last_within
from tb_actmem.predict.formulas.numbers import first_difference, number_place, numbers, with_numbers
from tests.support.notes import notes_of
from tests.support.written import written

Point = tuple[int, ...]


def attention(b: int, s: int) -> Recording:
    """Saves 16·b·s, 4·b·s² and 20 bytes; 4·b·s bytes that it makes are gone before the last op."""
    return modelled(
        f"""
        body | y[{b},{s}] = sin(x[{b},{s},4]) keeps self=x
        body | p[{b},{s},{s}] = softmax(y) keeps result=p
        del y
        body | c[5] = sum(p) keeps result=c
        """
    )


def modelled(text: str) -> Recording:
    recording = written(text)
    return replace(recording, meta=recording.meta._replace(optimizers=0))


class Runs:
    """A step that records the sizes at which it ran."""

    def __init__(self, step: Callable[..., Recording]) -> None:
        self.step = step
        self.points: list[Point] = []

    def __call__(self, **sizes: int) -> Recording:
        self.points.append(tuple(sizes.values()))
        return self.step(**sizes)


PROOF = (
    "Formulas of 8 recordings at b=1 to 9, s=16 to 96, proved by 2 held-back recordings. "
    "Kernels that change beyond these sizes are not predicted."
)


def test_sizes_run_simplest_first_and_proof_last():
    step, told = Runs(attention), list[str]()

    sizes = tb_actmem.predict.scale(step, b=(3, 1, 2), s=(16, 24, 32), progress=told.append)

    points = [(1, 16), (1, 24), (2, 16), (2, 24), (1, 32), (3, 16), (2, 32), (9, 96)]
    assert step.points == points
    assert told == [f"step {n}: b={b}, s={s}" for n, (b, s) in enumerate(points, 1)]
    assert repr(sizes) == f"ScalingModel({PROOF})"
    # Recordings that were already predicted are proof, as is the last.
    held_back = [(3, 16), (9, 96)]
    assert [*sizes.recordings] == [*(p for p in points if p not in held_back), *held_back]
    assert sizes.recordings[2, 24] == attention(2, 24)
    assert sizes.doubt is None


def test_formulas_and_rows_match_step():
    sizes = tb_actmem.predict.scale(attention, b=(1, 2, 3), s=(16, 24, 32))
    predicted, real = sizes.at(b=5, s=48), attention(5, 48)

    assert str(sizes.formula("saved")) == "4·b·s² + 16·b·s + 20"
    # Of the memory that the step makes; y is gone when the last op runs.
    assert str(sizes.formula("peak", b=5, s=48)) == "4·b·s² + 4·b·s"
    assert replace(predicted, meta=real.meta) == real
    assert predicted.meta.predicted == "b=5, s=48"
    assert notes_of(predicted) == ("Predicted: b=5, s=48. This step did not run.", PROOF)


def test_last_step_has_given_proof_sizes():
    step = Runs(lambda b: modelled(f"y[{b}] = sin(x[{b}]) keeps self=x"))

    tb_actmem.predict.scale(step, b=(4, 10))
    tb_actmem.predict.scale(step, b=(4, 10), proof={"b": 11})
    tb_actmem.predict.scale(step, b=(4, 7))

    # From 4 on in steps of 6, 34 follows three times 10, and 22 follows three times 7.
    assert step.points == [(4,), (10,), (34,), (4,), (10,), (11,), (4,), (7,), (22,)]


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ({"b": 1}, "The formulas hold from b=2 on, so not at 1."),
        ({"b": 3}, "The formulas were proved for b from 2 on in steps of 2, "
         "so not for 3: add a recording at such a size."),
        ({}, "b is missing: give a value for each of b."),
        ({"c": 4}, "'c' is not a size of these recordings: they have b."),
        ({"b": 2.0}, "b is a whole number, not 2.0."),
        ({"b": True}, "b is a whole number, not True."),
    ],
)  # fmt: skip
def test_unproved_sizes_are_refused(asked, said):
    sizes = tb_actmem.predict.scale(line, b=(2, 4))

    for ask in (sizes.at, lambda **given: sizes.formula("saved", **given)):
        if ask is sizes.at or asked:
            with pytest.raises(tb_actmem.errors.PredictError) as refusal:
                ask(**asked)
            assert str(refusal.value) == said
    assert sizes.at(b=2).storages == line(2).storages
    assert sizes.at(b=100).storages == line(100).storages


def line(b: int) -> Recording:
    """Takes 8·b bytes and 100 of the model, without further knowledge."""
    return modelled(f"y[{b}] = addmm(bias.b[25], x[{b}]) keeps self=x")


@pytest.mark.parametrize(
    ("budget", "largest"),
    [(116, 2), (131, 2), (132, 4), (147, 4), (148, 6), (100 + 8 * 1000, 1000), ("1 KiB", 114)],
)
def test_largest_size_is_last_fitting_step(budget, largest):
    assert tb_actmem.predict.scale(line, b=(2, 4)).largest("b", total_peak=budget) == largest


def test_largest_of_one_size_fixes_others():
    sizes = tb_actmem.predict.scale(attention, b=(1, 2, 3), s=(16, 24, 32))
    peak = 4 * 7 * 48**2 + 20 * 7 * 48  # with the input, while it is saved

    assert sizes.largest("b", s=48, total_peak=peak) == 7
    assert sizes.largest("b", s=48, total_peak=peak - 1) == 6
    assert sizes.largest("s", b=7, total_peak=peak + 1) == 48


@pytest.mark.parametrize(
    ("variable", "asked", "said"),
    [
        ("c", {}, "'c' is not a size of these recordings: they have b."),
        ("b", {"b": 3}, "largest('b') finds b: leave out b=."),
    ],
)
def test_invalid_largest_is_refused(variable, asked, said):
    with pytest.raises(tb_actmem.errors.PredictError) as refusal:
        tb_actmem.predict.scale(line, b=(2, 4)).largest(variable, total_peak=10**6, **asked)

    assert str(refusal.value) == said


def test_total_peak_without_model_is_unknown():
    sizes = tb_actmem.predict.scale(
        lambda b: written(f"y[{b}] = sin(x[{b}]) keeps self=x"), b=(2, 4)
    )

    with pytest.raises(tb_actmem.errors.PredictError, match=r"^The peak needs the ops of the step"):
        sizes.largest("b", total_peak=10**6)
    with pytest.raises(
        tb_actmem.errors.PredictError, match="no formula of 'most': choose saved, peak"
    ):
        sizes.formula("most")  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("peak", "limit", "known", "most", "found"),
    [
        (lambda n: 3 * n, 3, range(1, 9), 2**50, 1),
        (lambda n: 3 * n, 5, range(1, 9), 2**50, 1),
        (lambda n: 3 * n, 6, range(1, 9), 2**50, 2),
        (lambda n: 3 * n, 9, range(1, 9), 2**50, 3),
        (lambda n: 3 * n, 12, range(1, 9), 2**50, 4),
        (lambda n: 3 * n, 3 * 1234, range(1, 9), 2**50, 1234),
        (lambda n: n, 1234, range(10, 90, 7), 2**50, 10 + 174 * 7),
        (lambda n: n, 511, range(3, 9), 1000, 511),
        (lambda n: n, 514, range(3, 9), 1000, 514),
        (lambda n: n // 2**49, 1, range(1, 9), 2**50, 2**50 - 1),
    ],
)
def test_last_size_within_limit_is_found(peak, limit, known, most, found):
    assert last_within(peak, limit, known, "b", most) == found


@pytest.mark.parametrize("power", [0.5, 1, 2, 3])
def test_search_tries_few_sizes(power: float) -> None:
    """A larger step can take seconds to predict."""
    tried = list[int]()

    def peak(n: int) -> int:
        tried.append(n)
        return int(1000 * n**power) + 5_000

    limit = peak(7_470)
    tried.clear()
    assert last_within(peak, limit, range(1, 4), "b", 2**50) == 7_470
    assert len(tried) == len({*tried}) <= 24
    assert max(tried) < 16 * 7_470


def test_size_just_below_end_of_search_is_found():
    assert last_within(lambda n: 7 if n <= 900 else 20, 10, range(1, 4), "b", 1000) == 900


@pytest.mark.parametrize(
    ("peak", "most", "said"),
    [
        (lambda n: 7, 2**50, "The peak does not grow with b: any value fits."),
        (
            lambda n: min(n, 9),
            2**50,
            "Even b=1,125,899,906,842,625 fits: give a lower total_peak.",
        ),
        (lambda n: 7, 1000, "The peak does not grow with b: any value fits."),
        (lambda n: min(n, 9), 1000, "Even b=1,001 fits: give a lower total_peak."),
        (
            lambda n: 11,
            1000,
            "The smallest size, b=1, does not fit into 10 B: the step takes 11 B, 1 byte too many.",
        ),
    ],
)
def test_unreachable_limit_is_reported(peak, most, said):
    with pytest.raises(tb_actmem.errors.PredictError) as refusal:
        last_within(peak, 10, range(1, 9), "b", most)

    assert str(refusal.value) == said
    if "does not fit" in said:
        assert isinstance(refusal.value, tb_actmem.errors.BudgetError)
        assert refusal.value.least_bytes == 11


@pytest.mark.parametrize(
    ("values", "proof", "said"),
    [
        ({}, None, "Give values for each size of the step: scale(step, b=(2, 3))."),
        ({"b": 3}, None, "b needs at least two different values of 1 or more: b=(2, 3)."),
        ({"b": (3, 3)}, None, "b needs at least two different values of 1 or more: b=(2, 3)."),
        ({"b": (0, 3)}, None, "b needs at least two different values of 1 or more: b=(2, 3)."),
        ({"b": "23"}, None, "A value of b is a whole number, not '23'."),
        ({"b": (1, 2.5)}, None, "A value of b is a whole number, not 2.5."),
        ({"b": (1, 2)}, {"c": 9}, "proof names 'c', and the sizes are b."),
        ({"b": (1, 2)}, {"b": 2}, "proof must be larger than the other sizes, not b=2."),
        ({"b": (1, 2)}, {"b": 2.5}, "proof of b is a whole number, not 2.5."),
    ],
)
def test_useless_values_and_proofs_are_refused(values, proof, said):
    with pytest.raises(tb_actmem.errors.PredictError) as refusal:
        tb_actmem.predict.scale(line, proof=proof, **values)

    assert str(refusal.value) == said


def test_failing_step_reports_its_sizes():
    def failing(at: int) -> Callable[[int], Recording]:
        def step(b: int) -> Recording:
            if b == at:
                raise ZeroDivisionError("no such batch")
            return line(b)

        return step

    for at in (3, 7):
        with pytest.raises(ZeroDivisionError):
            tb_actmem.predict.scale(failing(at), b=(2, 3), proof={"b": 7})
    with pytest.raises(ZeroDivisionError):
        tb_actmem.predict.scale(failing(3), b=(2, 3))
    with pytest.raises(tb_actmem.errors.PredictError) as refusal:
        tb_actmem.predict.scale(failing(9), b=(2, 3))
    assert str(refusal.value) == (
        "The step failed at b=9, which was chosen as proof: give "
        "sizes at which it runs, as in proof={'b': 9}. It said: no such batch"
    )


def other(b: int, *, at: int) -> Recording:
    name = "cos" if b == at else "sin"
    return modelled(f"y[{b}] = {name}(x[{b}]) keeps self=x")


DIFFERS = "it runs aten::sin (op 0), not aten::cos (op 0)"
ADVICE = "formulas need sizes at which the step runs the same ops"


def test_first_size_with_other_ops_is_dropped():
    step = Runs(lambda b: other(b, at=1))

    sizes = tb_actmem.predict.scale(step, b=(1, 2, 3))

    left_out = f"b=1 is left out: at b=2 the step differs from that at b=1: {DIFFERS}."
    # The first size runs a second time: a first step can differ from later ones.
    assert step.points == [(1,), (2,), (1,), (3,), (9,)]
    assert [*sizes.recordings] == [(2,), (3,), (9,)]
    assert left_out in notes_of(sizes.at(b=4))
    with pytest.raises(tb_actmem.errors.PredictError) as refusal:
        sizes.at(b=1)
    assert str(refusal.value) == f"The formulas hold from b=2 on, so not at 1. {left_out}"


@pytest.mark.parametrize(
    ("at", "values", "said"),
    [
        (1, (1, 2), f"at b=2 the step differs from that at b=1: {DIFFERS}; {ADVICE}, at least "
         "two of b."),
        (3, (2, 3, 4), None),
        (9, (1, 2, 3), "at b=9 the step differs from that at b=1: it runs aten::cos (op 0), not "
         f"aten::sin (op 0); {ADVICE}."),
    ],
)  # fmt: skip
def test_sizes_with_other_ops_are_refused(at, values, said):
    if said is None:
        with pytest.raises(tb_actmem.errors.PredictError):
            tb_actmem.predict.scale(lambda b: other(b, at=at), b=values)
        return
    with pytest.raises(tb_actmem.errors.PredictError) as refusal:
        tb_actmem.predict.scale(lambda b: other(b, at=at), b=values)

    assert str(refusal.value) == f"No formulas: {said}"


def test_deviating_first_step_is_repeated():
    """Like the step of an optimizer, which makes its states in its first step."""
    ran = []

    def step(b: int) -> Recording:
        ran.append(b)
        return other(b, at=b if len(ran) == 1 else 0)

    sizes = tb_actmem.predict.scale(step, b=(1, 2, 3))

    assert ran == [1, 2, 1, 3, 9]
    assert [*sizes.recordings] == [(1,), (2,), (3,), (9,)]
    assert len(notes_of(sizes.at(b=1))) == 2  # that it is predicted, and from what
    assert str(sizes.formula("saved")) == "4·b"


WALK = """
a | y[2,3] = sin(x[2,3]) keeps self=x
b.c | z[2,3] = addmm(lin.b[3], y, lin.w[3,3]) keeps mat1=y
"""


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({}, None),
        ({"x[2,3]": "x[4,3]", "y[2,3]": "y[4,3]"}, None),  # sizes may differ
        ({"sin": "cos"}, "it runs aten::cos (op 0) in a, not aten::sin (op 0) in a"),
        ({"b.c |": "b.d |"}, "it runs aten::addmm (op 1) in b.d, not aten::addmm (op 1) in b.c"),
        ({"a |": ""}, "it runs aten::sin (op 0), not aten::sin (op 0) in a"),
        ({"mat1=y": "mat1=y\nend | w[1] = sum(z)"},
         "it goes on with aten::sum (op 2) in end (3 ops, not 2)"),
        ({"b.c | z[2,3] = addmm(lin.b[3], y, lin.w[3,3]) keeps mat1=y": ""},
         "it ends before aten::addmm (op 1) in b.c (1 ops, not 2)"),
        ({"a | y": "in | w[1] = sum(v[9])\na | y"},
         "it runs aten::sum (op 0) in in, not aten::sin (op 0) in a (3 ops, not 2)"),
        ({" keeps mat1=y": ""}, "row 1 of its ops differs: aten::addmm (op 1) in b.c"),
        ({"mat1=y": "mat2=y"}, "row 1 of its saves differs"),
        ({"mat1=y": ""}, "row 1 of its saves differs"),
        ({"lin.w[3,3]": "lin.v[3,3]"}, "row 3 of its storages differs: the parameter lin.v"),
        ({"x[2,3]": "x[2,3]:bfloat16"}, "row 0 of its tensors differs"),
        ({"y[2,3]": "y[6]"}, "row 1 of its tensors differs"),
    ],
)  # fmt: skip
def test_first_difference_of_two_steps_is_named(changes, said):
    text = WALK
    for before, after in changes.items():
        assert before in text
        text = text.replace(before, after, 1)

    assert first_difference(written(WALK), written(text)) == said


def test_numbers_are_bytes_shapes_strides_and_offsets():
    recording = written("y[2,3] = sin(x[2,3]) keeps self=x\nz[6] = view(y)")
    without = recording.tensors[1]._replace(stride=None, offset=7)
    recording = replace(recording, tensors=(recording.tensors[0], without, recording.tensors[2]))

    found = numbers(recording)

    assert found == [24, 24, *(2, 3, 3, 1, 0), *(2, 3, 7), *(6, 1, 0)]
    assert with_numbers(recording, found) == recording
    doubled = with_numbers(recording, [2 * number for number in found])
    assert numbers(doubled) == [2 * number for number in found]
    assert [row.stride for row in doubled.tensors] == [(6, 2), None, (2,)]
    assert with_numbers(recording, [1, 2]).tensors == recording.tensors
    assert [row.nbytes for row in with_numbers(recording, [1, 2]).storages] == [1, 2]
    places = [number_place(recording, position) for position in range(len(found))]
    x, y = "the input of storage 0", "what aten::sin (op 0) made"
    assert places == [x, y, *[f"a shape of {x}"] * 5, *[f"a shape of {y}"] * 6]
    with pytest.raises(IndexError):
        number_place(recording, len(found))
    cast = written("m | c[2]:bfloat16 = _to_copy(p.w[2])")
    assert [number_place(cast, position) for position in range(4)] == [
        "the parameter p.w",
        "the activation p.w",
        *["a shape of the parameter p.w"] * 2,
    ]


def test_existing_recordings_are_fitted_with_largest_as_proof():
    pairs: list[tuple[dict[str, Any], Recording]] = [({"b": b}, line(b)) for b in (8, 2, 5, 11)]

    sizes = tb_actmem.predict.scale(pairs)

    assert str(sizes.formula("saved")) == "4·b"
    assert {*sizes.recordings} == {(8,), (2,), (5,), (11,)}
    assert sizes.at(b=14).storages == line(14).storages
    with pytest.raises(tb_actmem.errors.PredictError, match="in steps of 3, so not for 15"):
        sizes.at(b=15)


def layered(b: int, layers: int) -> Recording:
    """Saves 12·b before the layers, 24·b in each layer except the first's input, and 12·b."""
    blocks = "".join(
        f"h.{n} | y{n}[{b},3] = addmm(h.{n}.b[3], x{n}, h.{n}.w[3,3]) keeps mat1=x{n}\n"
        f"h.{n} | x{n + 1}[{b},3] = gelu(y{n}) keeps self=y{n}\n"
        for n in range(layers)
    )
    return modelled(
        f"embed | x0[{b},3] = exp(ids[{b},3]) keeps result=x0\n{blocks}"
        f"end | z[{b},3] = sin(x{layers}) keeps self=x{layers}\n"
    )


def at_sizes(*points: Point) -> list[tuple[dict[str, int], Recording]]:
    return [({"b": b, "layers": layers}, layered(b, layers)) for b, layers in points]


def test_layers_are_repeated_at_any_position():
    points = [(b, layers) for layers in (3, 4, 6) for b in (1, 2, 3)]
    exist = tb_actmem.predict.scale(at_sizes(*points))
    turned = tb_actmem.predict.scale(
        [(dict(reversed(sizes.items())), one) for sizes, one in at_sizes(*points)]
    )
    ran = tb_actmem.predict.scale(layered, b=(1, 2), layers=(3, 4))
    real = layered(5, 8)

    for sizes in (exist, turned, ran):
        predicted = sizes.at(b=5, layers=8)
        assert predicted.storages == real.storages
        assert [row.fqn for row in predicted.modules] == [row.fqn for row in real.modules]
        assert [row._replace(outputs=()) for row in predicted.ops] == [
            row._replace(outputs=()) for row in real.ops
        ]
        assert tb_actmem.totals(predicted).saved_bytes == 12 * 5 * (2 * 8 + 1)
        formula = str(sizes.formula("saved"))
        assert formula in ("24·b·layers + 12·b", "24·layers·b + 12·b")
        with pytest.raises(
            tb_actmem.errors.PredictError, match="hold from layers=3 on, so not at 2"
        ):
            sizes.at(b=5, layers=2)
    assert "layers=3 and 4, repeated; every row was predicted correctly at " in repr(exist)
    assert [*ran.recordings][-1] == (6, 12)


@pytest.mark.parametrize(
    ("pairs", "said"),
    [
        ([], "There are no recordings to fit."),
        (
            [({"b": 1}, line(1)), ({"c": 2}, line(2))],
            "One recording has the sizes c and another one b: name the same sizes for each.",
        ),
        (
            [({"b": 0}, line(1))],
            "One recording has the sizes b=0: sizes are whole numbers from 1 on.",
        ),
        (
            [({"b": 1}, line(1)), ({"b": 2}, line(2))],
            "2 recordings are too few to separate the effects of b: "
            "record each at three sizes or more, two in which only one changes, "
            "some in which several change.",
        ),
        (
            [({"b": b}, other(b, at=2)) for b in (1, 2, 3, 4)],
            "At b=2 the step differs from that at b=4: it runs aten::cos (op 0), not aten::sin "
            "(op 0); leave that recording out.",
        ),
        (
            at_sizes((2, 3), (2, 4)),
            "layers is the number of layers h.*: record two consecutive numbers, from 3 on, "
            "and a third one as proof.",
        ),
        (
            at_sizes((2, 3), (2, 5), (2, 6)),
            "layers is the number of layers h.*: record two consecutive numbers, from 3 on, "
            "and a third one as proof.",
        ),
    ],
)
def test_insufficient_recordings_are_refused(pairs, said):
    with pytest.raises(tb_actmem.errors.PredictError) as refusal:
        tb_actmem.predict.scale(pairs)

    assert str(refusal.value) == said


@pytest.mark.parametrize("first", [2, 5])
def test_first_step_of_optimizer_is_named(first: int) -> None:
    def step(b: int) -> Recording:
        model = nn.Linear(4, 4)
        optimizer = torch.optim.Adam(model.parameters())
        for _ in range(1 if b == first else 2):
            optimizer.zero_grad()
            with tb_actmem.record(model, stacks=False) as recorder:
                model(torch.ones(b, 4)).sum().backward()
                optimizer.step()
        return recorder.recording

    said = f"An optimizer made its states at b={first}, in its first step: take one step before"
    with pytest.raises(tb_actmem.errors.PredictError, match=said):
        tb_actmem.predict.scale([({"b": b}, step(b)) for b in (2, 3, 4, 5)])


def padded(b: int) -> Recording:
    """Memory in steps of 64 values, and 4·b bytes that follow a formula."""
    whole = -(-b // 64) * 64
    return modelled(
        f"m | y[{whole}] = sin(x[{b}]) keeps self=x\nm | z[{whole}] = exp(y) keeps result=z\ndel y"
    )


def test_bytes_without_formula_are_reported():
    sizes = tb_actmem.predict.scale(padded, b=(16, 32))
    more = tb_actmem.predict.scale(padded, b=(16, 32, 48))

    # 64 values at 16 and at 32, and 128 at 96, in each of two storages.
    doubt = sizes.doubt
    assert doubt is not None and more.doubt is not None
    assert (doubt.storages, doubt.point) == ((1, 2), (96,))
    assert (doubt.recorded_bytes, doubt.formula_bytes) == (1024, 512)
    said = (
        "Some bytes follow no formula of the sizes. 2 storages with other bytes, first what "
        "aten::sin (op 0) in m made. At b={} these storages have {} bytes. The formulas predicted "
        "512 bytes. {}Powers up to b were tried; more values of a size allow higher ones. "
        "A prediction uses these bytes of b={}, in proportion to each size."
    )
    assert doubt.sentence == said.format(96, "1,024", "", 96)
    # One size beyond those that determine the formulas shows where they hold.
    assert more.doubt.sentence == said.format(144, "1,536", "They hold at b=16 to 48. ", 144)
    predicted = sizes.at(b=96)
    assert [row.nbytes for row in predicted.storages] == [4 * 96, 512, 512]
    assert doubt.sentence in notes_of(predicted)
    where = (sizes, "at sizes that were not recorded: "), (more, "beyond b=48: ")
    for of, said in where:
        with pytest.raises(tb_actmem.errors.PredictError, match=f"they predict nothing {said}"):
            of.at(b=192)


def living(b: int) -> Recording:
    """Its first result lives longer at larger sizes."""
    text = f"y[{b}] = sin(x[{b}]) keeps self=x\nz[{b}] = exp(y)\nw[{b}] = cos(z)\nv[{b}] = tan(w)\n"
    lines = text.splitlines()
    lines.insert(2 if b < 6 else 3, "del y")
    return modelled("\n".join(lines))


def test_longest_of_differing_lifetimes_is_predicted():
    sizes = tb_actmem.predict.scale(living, b=(2, 3))

    assert sizes.doubt is not None
    assert sizes.doubt.storages == (1,)
    assert sizes.doubt.sentence == (
        "Some bytes follow no formula of the sizes. 1 storage with other lifetimes, first what "
        "aten::sin (op 0) made. At b=9 these storages have 36 bytes. A prediction uses the "
        "longest lifetimes."
    )
    assert sizes.at(b=2).storages[1].death == 3


def test_step_peak_excludes_model_built_in_step():
    def building(b: int) -> Recording:
        recording = modelled(f"y[{b}] = sin(x.w[{b}]) keeps self=x.w")
        own, made = recording.storages
        return replace(recording, storages=(own._replace(birth=0), made)).check()

    sizes = tb_actmem.predict.scale(building, b=(2, 3))

    assert str(sizes.formula("peak")) == "4·b"
    assert tb_actmem.totals(sizes.at(b=7)).total_peak_bytes == 2 * 4 * 7
