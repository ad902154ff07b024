"""The category and name of a storage follow from evidence, by fixed priorities."""

from __future__ import annotations

import pytest

from tb_actmem.model import Basis, Category, Holder
from tb_actmem.recorder.evidence.classify import HOLDERS, Evidence, Verdict, classify


def verdict(evidence: Evidence, *, birth: int | None = None, has_ops: bool = True) -> Verdict:
    """What becomes of storage 0, the only one."""
    (found,) = classify(evidence, [birth], has_ops=has_ops)
    return found


def all_but_names() -> Evidence:
    return Evidence(parameters={0}, leaves={0}, made={0})


@pytest.mark.parametrize("category", [Category.PARAMETER, Category.BUFFER])
@pytest.mark.parametrize("has_ops", [True, False])
def test_models_own_name_wins_over_all_else(category: Category, has_ops: bool) -> None:
    evidence = all_but_names()
    evidence.names[0] = category, "fc.weight"

    assert verdict(evidence, has_ops=has_ops)[:3] == (category, Basis.NAMED, "fc.weight")


@pytest.mark.parametrize("has_ops", [True, False])
def test_parameter_type_wins_over_other_evidence(has_ops: bool) -> None:
    found = verdict(all_but_names(), birth=3, has_ops=has_ops)

    assert found == Verdict(Category.PARAMETER, Basis.PARAMETER_TYPE)


def test_op_result_is_activation_even_at_leaf() -> None:
    assert verdict(Evidence(leaves={0}), birth=0).category is Category.ACTIVATION


def test_older_storage_is_input_even_as_output() -> None:
    assert verdict(Evidence(made={0})).category is Category.INPUT


def test_without_ops_leaf_is_input_despite_view() -> None:
    evidence = Evidence(leaves={0}, made={0})

    assert verdict(evidence, has_ops=False).category is Category.INPUT


def test_without_ops_node_output_is_activation() -> None:
    assert verdict(Evidence(made={0}), has_ops=False).category is Category.ACTIVATION


def test_without_evidence_category_is_unknown() -> None:
    assert verdict(Evidence(), has_ops=False) == Verdict(Category.UNKNOWN, Basis.UNDECIDED)


def test_every_holder_is_decided_on() -> None:
    assert {*HOLDERS, Holder.LEAF, Holder.AUTOCAST_CACHE} == set(Holder)


@pytest.mark.parametrize(
    ("stronger", "weaker"),
    [
        (Holder.CTX, Holder.PACK_HOOK),
        (Holder.PACK_HOOK, Holder.CHECKPOINT_CACHE),
        (Holder.CHECKPOINT_CACHE, Holder.MODULE),
        (Holder.MODULE, Holder.GRADIENT),
        (Holder.GRADIENT, Holder.OUTPUT),
        (Holder.OUTPUT, Holder.PYTHON),
    ],
)
def test_stronger_claim_wins_in_any_order(stronger: Holder, weaker: Holder) -> None:
    for claims in ((stronger, weaker), (weaker, stronger)):
        evidence = Evidence()
        for holder in claims:
            evidence.claim([0], holder)

        assert verdict(evidence, birth=0).holder is stronger


def test_claims_win_over_leaf_over_autocast() -> None:
    evidence = Evidence(leaves={0}, autocast=True, casts={(0, 1)})
    evidence.names[1] = Category.PARAMETER, "fc.weight"

    assert classify(evidence, [0, None], has_ops=True)[0].holder is Holder.LEAF
    evidence.claim([0], Holder.PYTHON)
    assert classify(evidence, [0, None], has_ops=True)[0].holder is Holder.PYTHON


def test_older_leaf_has_no_holder() -> None:
    assert verdict(Evidence(leaves={0})).holder is None


def test_cast_is_named_and_held_by_autocast() -> None:
    evidence = Evidence(casts={(1, 0)}, autocast=True)
    evidence.names[0] = Category.PARAMETER, "fc.weight"

    cast = classify(evidence, [None, 7], has_ops=True)[1]

    assert cast == Verdict(Category.ACTIVATION, Basis.CREATED, "fc.weight", Holder.AUTOCAST_CACHE)
    evidence.autocast = False
    assert classify(evidence, [None, 7], has_ops=True)[1].holder is None


def test_cast_of_buffer_has_no_name() -> None:
    evidence = Evidence(casts={(1, 0)})
    evidence.names[0] = Category.BUFFER, "mask"

    assert classify(evidence, [None, 7], has_ops=True)[1].name is None


def test_parameter_keeps_own_name_as_cast() -> None:
    evidence = Evidence(casts={(1, 0)})
    evidence.names = {0: (Category.PARAMETER, "master"), 1: (Category.PARAMETER, "fc.weight")}

    assert classify(evidence, [None, None], has_ops=True)[1].name == "fc.weight"


@pytest.mark.parametrize(
    ("evidence", "birth", "has_ops", "basis"),
    [
        (Evidence(parameters={0}, leaves={0}, made={0}), 0, True, Basis.PARAMETER_TYPE),
        (Evidence(leaves={0}, unseen={0}, made={0}), 0, True, Basis.CREATED),
        (Evidence(inference={0}), 0, True, Basis.INFERENCE),
        (Evidence(inference={0}), None, True, Basis.OLDER),
        (Evidence(leaves={0}, unseen={0}, made={0}), None, True, Basis.LEAF),
        (Evidence(unseen={0}, made={0}), None, True, Basis.COMPILED),
        (Evidence(made={0}), None, True, Basis.OLDER),
        (Evidence(leaves={0}, made={0}), None, False, Basis.LEAF),
        (Evidence(made={0}), None, False, Basis.NODE_OUTPUT),
        (Evidence(), None, False, Basis.UNDECIDED),
    ],
)
def test_verdict_names_winning_evidence(
    evidence: Evidence, birth: int | None, has_ops: bool, basis: Basis
) -> None:
    assert verdict(evidence, birth=birth, has_ops=has_ops).basis is basis
