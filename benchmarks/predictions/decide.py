"""Plans beside the usual ways to checkpoint, on the same total peak, and whether a step agrees.

A plan gets the total peak of each usual way as its limit: does it recompute less? The model then
runs by the plan for the first way, and the prediction is held against that recording.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any
from unittest.mock import patch

import torch
from torch.utils.checkpoint import (
    CheckpointPolicy,
    checkpoint,
    create_selective_checkpoint_contexts,
)

import tb_actmem
from benchmarks.children import say
from benchmarks.ours import observed_by
from benchmarks.predictions.decide_models import CASES, Case
from benchmarks.predictions.partitioner import BUDGETS, by_budget
from benchmarks.results import Table
from benchmarks.workloads import Workload
from tb_actmem.analysis.index import Index
from tb_actmem.analysis.index.costs import cost_of, costs, forward_ops
from tb_actmem.model import Recording
from tb_actmem.recorder.engine import loaded

QUICK = ("MLP", "tied blocks")
COMPILED = ("MLP", "GPT-2", "Llama", "BERT")
"""Models for which the compiler is asked too: it takes minutes for each."""
WAYS = {
    "every second": "every second block",
    "all": "all blocks",
    "policy": "all blocks, but half of the matmuls",
    "partitioner": "activation_memory_budget",
}


def decided(case: Case) -> dict[str, Any]:
    """Measure the usual ways, plan for the total peak of each, and run by the first plan."""
    model = case.workload.model
    with tb_actmem.record(model, stacks=False) as recorder:
        case.step(case.workload)
    before = recorder.recording
    names = dict.fromkeys(call.fqn for call in before.modules)
    blocks = [name for name in names if re.fullmatch(case.blocks, name)]
    _forget_gradients(case)
    facts: dict[str, Any] = {
        "every second": beside_plan(before, _under(before, blocks[::2])),
        "all": beside_plan(before, _under(before, blocks)),
        "policy": beside_plan(before, by_policy(case, blocks)),
    }
    plan = tb_actmem.predict.plan(before, total_peak=facts["every second"]["bytes"])
    _forget_gradients(case)
    verified = plan.verify(model, lambda: case.step(case.workload))
    return {
        **facts,
        "saved": verified.saved.ratio,
        "total peak": verified.total_peak.ratio if verified.total_peak else 0.0,
        "differing": len(verified.differing),
    }


def _under(before: Recording, names: list[str]) -> Recording:
    return tb_actmem.predict.checkpoint(before, modules=names)


def beside_plan(before: Recording, after: Recording) -> dict[str, Any]:
    """Return the total peak and the recomputation of a way, and those of a plan as low."""
    limit = total_peak(after)
    forward = cost_of(Index(before), forward_ops(Index(before))).flops
    found = {
        "bytes": limit,
        "peak": limit / total_peak(before),
        "again": max(0, _flops(after) - _flops(before)) / max(1, forward),
    }
    try:
        plan = tb_actmem.predict.plan(before, total_peak=limit)
    except tb_actmem.errors.BudgetError:
        return found
    return {**found, "plan": plan.recompute_share}


def total_peak(recording: Recording) -> int:
    """Return the peak with the model, as bytes."""
    return tb_actmem.totals(recording).total_peak_bytes or 1


def _flops(recording: Recording) -> int:
    return sum(cost.flops for cost in costs(Index(recording)))


def _forget_gradients(case: Case) -> None:
    """Forget those of the model and of its arguments: the recorded step began without."""
    case.workload.model.zero_grad(set_to_none=True)
    for one in case.workload.args:
        one.grad = None


def by_policy(case: Case, blocks: list[str]) -> Recording:
    """Record a step with every block under a checkpoint that saves attention and half of the rest.

    This is the policy "op" of torchtitan: the results of attention and of every second matmul.
    """
    modules = [case.workload.model.get_submodule(name) for name in blocks]
    with ExitStack() as stack:
        for module in modules:
            stack.enter_context(patch.object(module, "forward", _selective(module.forward)))
        with tb_actmem.record(case.workload.model, stacks=False) as recorder:
            case.step(case.workload)
    return recorder.recording


_KEPT = re.compile(r"aten::_scaled_dot_product|aten::_flash_attention|aten::_efficient_attention")
_MATMULS = re.compile(r"aten::(mm|addmm|bmm|linear)\b")


def _selective(forward: Callable[..., Any]) -> Callable[..., Any]:
    def contexts() -> Any:
        seen = {False: 0, True: 0}

        def policy(context: Any, op: Any, *args: Any, **kwargs: Any) -> CheckpointPolicy:
            is_matmul = _MATMULS.match(op.name()) is not None
            seen[context.is_recompute] += is_matmul
            is_kept = _KEPT.match(op.name()) or (is_matmul and seen[context.is_recompute] % 2)
            return CheckpointPolicy.MUST_SAVE if is_kept else CheckpointPolicy.PREFER_RECOMPUTE

        return create_selective_checkpoint_contexts(policy)

    def run(*args: Any, **kwargs: Any) -> Any:
        return checkpoint(forward, *args, use_reentrant=False, context_fn=contexts, **kwargs)

    return run


def by_partitioner(name: str) -> dict[str, Any] | str:
    """Return the budget of torch.compile that has the lowest total peak.

    A sentence where the compiler cannot.
    """

    def make() -> Workload:
        torch.manual_seed(0)
        return CASES[name]().workload

    try:
        before, found = by_budget(make, CASES[name]().step)
    except Exception as error:  # whatever a compiler says of a model
        return f"{type(error).__name__}"
    budget, after = min(found.items(), key=lambda one: total_peak(one[1]))
    return {**beside_plan(before, after), "budget": budget}


def run(*, quick: bool, full: bool) -> Iterator[Table]:
    """Yield one table: a row a model."""
    torch.set_num_threads(1)
    with observed_by("1"):
        is_built = loaded() is not None
        facts = {}
        for name in QUICK if quick else CASES:
            say(f"decide: {name}")
            torch.manual_seed(0)
            facts[name] = decided(CASES[name]())
            if name in COMPILED and not quick and is_built:
                facts[name]["partitioner"] = by_partitioner(name)
    rows = [
        [
            name,
            *(_cell(found.get(way)) for way in WAYS),
            f"{found['saved']:.4f}",
            f"{found['total peak']:.4f}",
            f"{found['differing']}",
        ]
        for name, found in facts.items()
    ]
    about = (
        "Total peak as a share of the one without checkpoints; then recomputed matmul FLOPs as a "
        "share of the forward's, of the way itself and of the plan whose total peak is no higher. "
        "The ways: every second block under a checkpoint; all blocks; all blocks, but attention "
        'and every second matmul are saved (torchtitan calls that "op"); the partitioner of '
        f"torch.compile (graphs run op by op), by that of its budgets "
        f"{', '.join(map(str, BUDGETS))} with the lowest total peak. – means that the compiler "
        "was not tried, and no plan that no choice is as low. Then a step that ran by the plan "
        "for the first way: predicted values as a ratio to recorded ones, and the number of saved "
        "tensors that differ."
    )
    head = ["model", *WAYS.values(), "saved", "total peak", "saved tensors differ"]
    yield Table("decide", about, head, rows, facts)


def _cell(found: dict[str, Any] | str | None) -> str:
    if not isinstance(found, dict):
        return found or "–"
    plan = f"plan {found['plan']:.0%}" if "plan" in found else "no plan"
    return f"{found['peak']:.0%}: {found['again']:.0%}, {plan}"
