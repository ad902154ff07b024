"""Plans of modules whose hooks make tensors, against steps that ran with them."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from typing import Any

import pytest
import torch
from torch import Tensor, nn
from torch.nn.utils import parametrizations
from torch.utils.checkpoint import checkpoint, create_selective_checkpoint_contexts

import tb_actmem
from tb_actmem.errors import PredictError
from tb_actmem.model import Recording
from tb_actmem.predict.checkpointing.checkpoint import checkpoint_each
from tb_actmem.predict.planning import Plan
from tests.support.checkpointable import Case, gradients, recorded
from tests.support.drawn import WIDTH, hooked

pytestmark = [
    pytest.mark.usefixtures("each_observer"),
    pytest.mark.filterwarnings("ignore:.*is deprecated"),
    pytest.mark.filterwarnings("ignore:.*will be deprecated"),
    pytest.mark.filterwarnings("ignore:Full backward hook is firing"),
]


def block() -> nn.Module:
    return nn.Sequential(nn.Linear(WIDTH, 4 * WIDTH), nn.GELU(), nn.Linear(4 * WIDTH, WIDTH))


def with_hooks(seed: int) -> nn.Module:
    draw = random.Random(seed)
    return nn.Sequential(block(), *(hooked(block(), draw) for _ in range(3)))


def parametrized() -> nn.Module:
    norm = parametrizations.weight_norm
    return nn.Sequential(block(), *(nn.Sequential(norm(nn.Linear(WIDTH, WIDTH))) for _ in range(3)))


def quantized() -> nn.Module:
    """Blocks whose results are fake-quantized by hooks, as in quantization-aware training."""
    from torch.ao.quantization import get_default_qat_qconfig, prepare_qat

    model = nn.Sequential(*(nn.Sequential(nn.Linear(WIDTH, WIDTH), nn.ReLU()) for _ in range(4)))
    model.qconfig = get_default_qat_qconfig("fbgemm")
    prepared: nn.Module = prepare_qat(model.train())
    return prepared


MODELS: dict[str, Callable[[], nn.Module]] = {
    **{f"hooks {seed}": partial(with_hooks, seed) for seed in range(6)},
    "parametrized": parametrized,
    "quantized": quantized,
}


def case(name: str) -> Case:
    torch.manual_seed(0)
    model, x = MODELS[name](), torch.randn(64, WIDTH)
    return Case(model, lambda: model(x).square().mean(), [])


def plan_of(before: Recording) -> Plan:
    """A plan with one plain checkpoint and a selective one."""
    plan = tb_actmem.predict.plan(before, step_peak="1 GiB")
    save: dict[str, tuple[str, ...]] = {"1": (), "3": ("aten::addmm",)}
    after = checkpoint_each(before, save)
    return replace(plan, modules=tuple(save), save=save, recording=after)


def apply(plan: Plan, model: nn.Module) -> None:
    plan.apply(model)


def paste(plan: Plan, model: nn.Module) -> None:
    exec(plan.code(), {"model": model})


def by_hand(plan: Plan, model: nn.Module) -> None:
    """Write ``checkpoint(module, x)`` where the model calls its modules."""
    children: Any = [*model.children()]
    contexts = partial(create_selective_checkpoint_contexts, [torch.ops.aten.addmm.default])

    def forward(x: Tensor) -> Tensor:
        for name, module in enumerate(children):
            options: Any = {"context_fn": contexts} if plan.save.get(str(name)) else {}
            is_chosen = str(name) in plan.modules
            x = checkpoint(module, x, use_reentrant=False, **options) if is_chosen else module(x)
        return x

    model.forward = forward


@pytest.mark.parametrize("how", [apply, paste, by_hand])
@pytest.mark.parametrize("name", MODELS)
def test_hooks_run_inside_checkpoints_of_plan(name, how):
    plan = plan_of(recorded(case(name)))
    changed = case(name)
    how(plan, changed.model)
    predicted, after = tb_actmem.totals(plan.recording), tb_actmem.totals(recorded(changed))

    assert predicted.saved_bytes == after.saved_bytes
    assert predicted.total_peak_bytes == pytest.approx(after.total_peak_bytes, rel=0.001)


def _changes_state(name: str) -> bool:
    """Tell whether hooks change buffers on which their results depend."""
    return name == "quantized"


@pytest.mark.parametrize("name", MODELS)
def test_gradients_under_hooks_are_those_of_checkpoint(name):
    plan = plan_of(recorded(case(name)))
    plain, changed, written = case(name), case(name), case(name)
    apply(plan, changed.model)
    by_hand(plan, written.model)
    before, under, by = gradients(plain), gradients(changed), gradients(written)

    assert len(before) == len(under) > 2
    assert all(map(torch.equal, by, under))
    assert _changes_state(name) or all(map(torch.equal, before, under))


def test_forward_hook_is_called_as_often_as_by_checkpoint():
    counts = []
    for how in (apply, paste, by_hand):
        made, count = case("hooks 0"), Counter[str]()
        plan = plan_of(recorded(made))
        for module in made.model.children():
            module.register_forward_pre_hook(lambda *_, count=count: count.update(["before"]))
            module.register_forward_hook(lambda *_, count=count: count.update(["after"]))
            module.register_full_backward_hook(lambda *_, count=count: count.update(["backward"]))
        how(plan, made.model)
        gradients(made)
        counts.append(count)

    assert counts[0] == counts[1] == counts[2]
    # The recomputation runs the hooks of both modules again, up to the last saved tensor.
    assert counts[0]["before"] == 4 + 2 and counts[0]["backward"] == 4


@pytest.fixture
def hook_of_all_modules() -> Iterator[None]:
    def sin(module: nn.Module, args: Any, y: Any) -> Any:
        return y.sin().exp()

    handle = nn.modules.module.register_module_forward_hook(sin)
    yield
    handle.remove()


@pytest.mark.usefixtures("hook_of_all_modules")
@pytest.mark.parametrize("how", [apply, paste, by_hand])
def test_global_hooks_run_inside_checkpoints_of_plan(how):
    test_hooks_run_inside_checkpoints_of_plan("hooks 0", how)


def test_lazy_module_before_its_first_call_is_refused():
    plan = plan_of(recorded(case("hooks 0")))
    model = nn.Sequential(*(nn.LazyLinear(2) for _ in range(4)))

    with pytest.raises(PredictError, match="lazy module '1' changes its class: run a forward"):
        plan.apply(model)
    model(torch.ones(1, 2))
    plan.apply(model).undo()
    assert {type(module) for module in model} == {nn.Linear}


def test_undo_keeps_class_that_was_made_later():
    plan = plan_of(recorded(case("hooks 0")))
    model = nn.Sequential(*(nn.Linear(WIDTH, WIDTH) for _ in range(4)))
    handle, calls = plan.apply(model), list[nn.Module]()
    parametrizations.weight_norm(model[1])
    changed = type(model[1])
    model[1].register_forward_pre_hook(lambda module, _: calls.append(module))
    for count in (2, 1):  # with the recomputation, and without it
        calls.clear()
        model(torch.ones(1, WIDTH)).sum().backward()
        assert len(calls) == count and type(model[1]) is changed
        handle.undo()
        handle.undo()
