"""Predictions of checkpoints, offloading and plans beside steps that really ran so.

Each model runs in a process of its own: a training step with AdamW, then one step for each choice.
A choice is predicted from the first step, and then runs with torch's own checkpoint, policy or
`save_on_cpu`. Torch must have a matching torchvision: `pip install timm torchvision diffusers`.
"""

from __future__ import annotations

import functools
import gc
import importlib.util
import math
import random
import re
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import numpy as np
import torch
from torch import Tensor, nn
from torch.autograd.graph import save_on_cpu
from torch.utils import _pytree
from torch.utils.checkpoint import checkpoint, create_selective_checkpoint_contexts

import tb_actmem
from benchmarks.children import Child, say
from benchmarks.ours import observed_by
from benchmarks.predictions.survey_models import MODELS
from benchmarks.results import Table
from benchmarks.workloads import Workload
from tb_actmem.analysis.index import starred
from tb_actmem.analysis.index.flops import operator
from tb_actmem.errors import BudgetError, PredictError
from tb_actmem.model import Recording

QUICK = ("Llama, use_cache", "T5", "ConvNext")
MATMULS = re.compile(r"aten::(mm|addmm|bmm|baddbmm|convolution|.*attention)\b.*")
TOLERANCE = 0.001
"""The share by which a total peak may differ."""
_COPIES = "freed-graph-copies"
"""The note on copies that keep themselves alive on a host that is the device, too."""
BOUNDS = {"graph-freed-early", "stored-elsewhere", "selective-views", "recurrent-memory", _COPIES}
"""Notes that say by how much a peak can differ."""
_GROWING = "growing-list"
"""The note on lists for which torch raises, if the program appends to them."""
_IDLE = {"idle-checkpoint", "idle-offload"}
_OTHER = "other-random"
"""The note on random numbers that make loss and gradients differ under a checkpoint."""


class Choice(NamedTuple):
    """Patterns of modules under checkpoints, ops whose results these keep, offloaded modules."""

    name: str
    modules: tuple[str, ...] = ()
    save: tuple[str, ...] = ()
    offload: tuple[str, ...] = ()


class Ran(NamedTuple):
    """A step that ran."""

    recording: Recording
    loss: float
    gradients: list[Tensor | None]


def _step(make: Callable[[], Workload], change: Callable[[nn.Module], object] | None) -> Ran:
    """Record the first training step of a new model, changed first."""
    torch.manual_seed(0)
    workload = make()
    if change is not None:
        change(workload.model)
    optimizer = torch.optim.AdamW(workload.model.parameters())
    torch.manual_seed(1)
    random.seed(1)
    np.random.seed(1)  # models of sound draw their masks from it
    gc.collect()
    gc.disable()  # it would free cycles of a model at another op in each step
    try:
        with tb_actmem.record(workload.model, stacks=False) as recorder:
            loss = _loss(workload.model(*workload.args, **workload.kwargs))
            loss.backward()
            optimizer.step()
    finally:
        gc.enable()
    gradients = [parameter.grad for parameter in workload.model.parameters()]
    return Ran(recorder.recording, loss.item(), gradients)


def _loss(output: Any) -> Tensor:
    if getattr(output, "loss", None) is not None:
        loss: Tensor = output.loss
        return loss
    leaves = (one for one in _pytree.tree_leaves(output) if isinstance(one, Tensor))
    return torch.stack([one.square().mean() for one in leaves if one.requires_grad]).sum()


def _change(choice: Choice, model: nn.Module) -> None:
    """Let modules run as a choice says, the offloading around the checkpoints."""
    options: dict[str, Any] = {"use_reentrant": False}
    if choice.save:
        ops = [functools.reduce(getattr, operator(op).path, torch.ops) for op in choice.save]
        policy = functools.partial(create_selective_checkpoint_contexts, ops)
        options["context_fn"] = policy
    for name, module in [*model.named_modules()]:
        if _matches(choice.modules, name):
            _around(module, lambda call: functools.partial(checkpoint, call, **options))
        if _matches(choice.offload, name):
            _around(module, _offloaded)


def _matches(patterns: tuple[str, ...], name: str) -> bool:
    forms = (re.escape(pattern).replace(r"\*", r"[^.]+") for pattern in patterns)
    return any(re.fullmatch(form, name) for form in forms)


def _around(module: Any, wrap: Callable[[Callable[..., Any]], Callable[..., Any]]) -> None:
    """Wrap the calls of a module: Python looks up ``__call__`` in the class."""
    cls = type(module)

    def call(self: Any, *args: Any, **kwargs: Any) -> Any:
        return wrap(functools.partial(cls.__call__, self))(*args, **kwargs)

    module.__class__ = type(cls.__name__, (cls,), {"__call__": call, "__module__": cls.__module__})


def _offloaded(call: Callable[..., Any]) -> Callable[..., Any]:
    def run(*args: Any, **kwargs: Any) -> Any:
        with save_on_cpu():
            return call(*args, **kwargs)

    return run


def choices(recording: Recording, kinds: int) -> list[Choice]:
    """List choices: kinds of modules, a nest, two policies, and offloading."""
    # A module outside the model has the name of its type, and cannot be found in the model.
    calls = [
        (starred(call.fqn), call)
        for call in recording.modules
        if call.fqn not in ("", call.type_name)
    ]
    parents = {call.parent for call in recording.modules}
    inner = dict(reversed(calls))
    outer = {
        starred(call.fqn): call.type_name
        for position, call in enumerate(recording.modules)
        if call.fqn not in ("", call.type_name) and position in parents
    }
    of_type = {kind: pattern for pattern, kind in reversed([*outer.items()])}
    order = sorted(of_type.values(), key=lambda name: (not name.endswith("*"), name.count(".")))
    order += [pattern for pattern in inner if pattern not in order]
    found = [Choice(f"checkpoint {name}", (name,)) for name in order[:kinds]]
    if not order:
        return []
    block = order[0]
    inside = [name for name in [*outer, *inner] if name.startswith(f"{block}.")]
    found += [Choice(f"nest {block}, {name}", (block, name)) for name in inside[:2]]
    ops = Counter[str]()
    for pattern, call in calls:
        for op in recording.ops[call.first_op : call.end_op] if pattern == block else ():
            if op.backward_of is None and op.outputs and op.node is not None:
                ops[op.name] += 1
    matmuls = tuple(op for op in sorted(ops) if MATMULS.fullmatch(op))
    others = [op for op, _ in ops.most_common() if op not in matmuls]
    policies = {"matmuls": matmuls, "other ops": tuple(sorted(others[1:4]))}
    found += [Choice(f"save {n} in {block}", (block,), s) for n, s in policies.items() if s]
    found += [Choice(f"offload {block}", (), (), (block,))]
    return [*found, Choice(f"offload and checkpoint {block}", (block,), (), (block,))]


@observed_by("1")
def surveyed(name: str, kinds: int) -> dict[str, Any]:
    """Predict and run every choice for a model."""
    make = MODELS[name]
    _step(make, None)  # whatever the first step makes once
    before = _step(make, None)
    found: dict[str, Any] = {
        "is_compiled": before.recording.meta.sees_memory,
        "ops": sum(op.backward_of is None for op in before.recording.ops),
        "saved": tb_actmem.totals(before.recording).saved_bytes,
        "choices": {},
    }
    for choice in choices(before.recording, kinds):
        predict = functools.partial(_checkpoint, before.recording, choice)
        found["choices"][choice.name] = _held(before, predict, make, choice)
    found["choices"]["plan"] = _planned(before, make)
    return found


def _checkpoint(recording: Recording, choice: Choice) -> Recording:
    modules, save, offload = choice[1:]
    return tb_actmem.predict.checkpoint(recording, modules, save=save, offload=offload)


def _planned(before: Ran, make: Callable[[], Workload]) -> list[str]:
    """Plan a total peak in the middle of the reachable ones, and run the plan."""
    recording = before.recording
    peak = tb_actmem.totals(recording).total_peak_bytes or 0
    try:
        tb_actmem.predict.plan(recording, total_peak=0, seconds=5)
        return ["wrong", "a total peak of 0 was promised"]
    except BudgetError as error:
        middle = (error.least_bytes + peak) // 2
    except Exception as error:
        return ["crash", _one_line(error)]
    try:
        plan = tb_actmem.predict.plan(recording, total_peak=middle, seconds=5)
    except Exception as error:
        return ["crash", _one_line(error)]
    if (plan.total_peak_bytes or 0) > middle:
        return ["wrong", f"a plan for {middle} has {plan.total_peak_bytes}"]
    return _judged(before, plan.recording, _run(make, plan.apply))


def _held(
    before: Ran, predict: Callable[[], Recording], make: Callable[[], Workload], choice: Choice
) -> list[str]:
    ran = _run(make, functools.partial(_change, choice))
    try:
        predicted = predict()
    except PredictError as error:
        also = f"; torch: {ran}" if isinstance(ran, str) else ""
        return ["refused like torch" if also else "refused", _one_line(error) + also]
    except Exception as error:
        return ["crash", _one_line(error)]
    return _judged(before, predicted, ran)


def _run(make: Callable[[], Workload], change: Callable[[nn.Module], object]) -> Ran | str:
    try:
        return _step(make, change)
    except Exception as error:  # whatever a model says of a checkpoint
        return _one_line(error)


def _judged(before: Ran, predicted: Recording, ran: Ran | str) -> list[str]:
    """Hold a prediction against the step that ran: (outcome, details)."""
    codes = {note.code for note in predicted.meta.notes}
    if isinstance(ran, str):
        return ["noted", _GROWING] if _GROWING in codes else ["wrong", f"torch raises {ran}"]
    said, true = tb_actmem.totals(predicted), tb_actmem.totals(ran.recording)
    peaks = said.total_peak_bytes or 0, true.total_peak_bytes or 0
    details = f"saved {said.saved_bytes} of {true.saved_bytes}, peak {peaks[0]} of {peaks[1]}"
    same = ran.loss == before.loss and all(
        torch.equal(a, b) if a is not None and b is not None else a is b
        for a, b in zip(ran.gradients, before.gradients, strict=True)
    )
    if not same:
        kind = "noted" if _OTHER in codes else "wrong"
        return [kind, f"{_OTHER if kind == 'noted' else 'loss or gradients differ'}; {details}"]
    off = abs(peaks[0] - peaks[1])
    if said.saved_bytes == true.saved_bytes and off <= TOLERANCE * peaks[1]:
        return ["exact", details]
    for note in predicted.meta.notes:  # a graph that the forward freed
        if note.code in _IDLE and dict(note.values).get("computing"):
            return ["noted", f"{note.code}; {details}"]
    bounds = {note.code: dict(note.values).get("nbytes") for note in predicted.meta.notes}
    for code in sorted(BOUNDS & bounds.keys()):
        nbytes = bounds[code]
        most = nbytes if isinstance(nbytes, int) else math.inf
        saved = true.saved_bytes - said.saved_bytes
        if off <= most and 0 <= saved <= (most if code == _COPIES else 0):
            return ["noted", f"{code}; {details}"]
    return ["wrong", details]


def _one_line(error: Exception) -> str:
    text = f"{type(error).__name__}: {error}".replace("\n", " ")
    return text if len(text) < 400 else f"{text[:400]}…"


def run(*, quick: bool, full: bool) -> Iterator[Table]:
    """Yield one table: a row a model. ``full`` tries every kind of module."""
    facts: dict[str, Any] = {}
    for name in [f"transformers {one}" for one in QUICK] if quick else MODELS:
        say(f"survey: {name}")
        if importlib.util.find_spec(name.partition(" ")[0]) is None:
            continue
        kinds = 1 if quick else 1000 if full else 6
        child = Child(__name__, "surveyed")
        outcome = child.here(name, kinds) if quick else child.call(name, kinds, timeout=900)
        failed = {"ops": 0, "saved": 0, "choices": {"": ["crash", outcome.end]}}
        facts[name] = outcome.value or failed
    rows = [*(_row(*of) for of in facts.items()), _sums(facts)]
    yield Table("survey", _ABOUT, _HEAD, rows, facts)


_HEAD = [
    *("model", "library", "ops", "saved bytes", "choices", "exact", "noted"),
    *("refused", "torch raises, too", "wrong without a note"),
]
_ABOUT = (
    "Choices of checkpoints, offloading and plans, predicted from one training step with AdamW; "
    "then a step really ran with each. Kinds of modules under checkpoints, a module inside a "
    "module, two policies of selective checkpoints, `save_on_cpu`, and a plan for a total peak in "
    "the middle of those that it can reach. *Exact*: the saved bytes are equal, the total peak is "
    f"within {TOLERANCE:.1%}, and loss and gradients are bit-identical. *Noted*: the peak or the "
    "gradients differ, or torch raises, and a note of the prediction says so. *Refused*: an error "
    "says what to change; in so many of these cases torch raises an error, too. The compiled "
    "observer recorded the steps."
)
_TROUBLE = ("wrong", "crash")


def _row(name: str, found: dict[str, Any]) -> list[str]:
    library, _, model = name.partition(" ")
    outcomes = Counter(kind for kind, _ in found["choices"].values())
    slugs = Counter(
        details.partition(";")[0] for kind, details in found["choices"].values() if kind == "noted"
    )
    trouble = sum(outcomes[kind] for kind in _TROUBLE)
    return [
        *(model, library, f"{found['ops']:,}", f"{found['saved']:,}", str(outcomes.total())),
        str(outcomes["exact"]),
        ", ".join(f"{count}: {slug}" for slug, count in slugs.items()) or "0",
        str(outcomes["refused"] + outcomes["refused like torch"]),
        str(outcomes["refused like torch"]),
        str(trouble),
    ]


def _sums(facts: dict[str, Any]) -> list[str]:
    """Return the last row: sums over all models."""
    rows = [_row(*of) for of in facts.items()]
    outcomes = Counter(kind for found in facts.values() for kind, _ in found["choices"].values())
    sums = [f"{sum(int(row[column]) for row in rows):,}" for column in (4, 5, 7, 8, 9)]
    return [f"{len(rows)} models", "", "", "", *sums[:2], f"{outcomes['noted']:,}", *sums[2:]]
