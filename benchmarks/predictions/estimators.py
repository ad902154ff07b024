"""The memory of a training step: by tools that estimate it before it runs, and by torch.

The truth is torch's own caching allocator in a dry run, asked by a training that nobody watches.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any, NamedTuple

import torch

import tb_actmem
from benchmarks.children import Child, Outcome, say
from benchmarks.cuda.gpu import GPU, MODELS, precision
from benchmarks.cuda.requested import requested
from benchmarks.peers import is_installed
from benchmarks.results import Table
from tb_actmem.errors import PredictError
from tb_actmem.predict import estimate
from tb_actmem.predict.fake_cuda import environment
from tb_actmem.predict.fake_cuda.gpus import gpu

CASES = (
    ("MLP", False),
    ("GPT-2 small", False),
    ("GPT-2 small, eager attention", True),
    ("GPT-2 small, checkpointed", False),
    ("Llama, 8 layers", True),
)
"""A model, and whether under autocast."""
_SMALL: dict[str, Any] = {"b": (2, 3, 4), "s": (16, 24, 32)}


class _Step(NamedTuple):
    """A model in training and what trains it one step."""

    model: Any
    optimizer: Any
    run: Callable[..., None]


def _step(name: str, half: bool, forward_done: Callable[[], None] = lambda: None) -> _Step:
    model, loss = MODELS[name].build()
    optimizer = torch.optim.AdamW(model.parameters())

    def run(**sizes: int) -> None:
        with torch.autocast("cuda", torch.bfloat16, enabled=half):
            out = loss(model, **(sizes or MODELS[name].sizes))
        forward_done()
        out.backward()
        optimizer.step()
        optimizer.zero_grad()

    return _Step(model, optimizer, run)


def truth(name: str, half: bool) -> dict[str, int]:
    """Train two steps: the peak of requested bytes, and its two parts."""
    gc.collect()
    torch.cuda.init()
    torch.cuda.reset_peak_memory_stats()
    others = requested("current")
    kept: list[int] = []
    step = _step(name, half, lambda: kept.append(requested("current")))
    step.run()
    gc.collect()
    before = requested("current")
    step.run()
    own = [*step.model.parameters(), *step.model.buffers()]
    states = [value for row in step.optimizer.state.values() for value in row.values()]
    on_device = [value for value in (*own, *states) if value.is_cuda]
    gradients = sum(row.nbytes for row in step.model.parameters())
    return {
        "step": requested("peak") - others,
        "states": sum(value.nbytes for value in on_device) + gradients,
        "kept": kept[1] - before,
    }


def answers(function: str, cases: list[tuple[str, bool]]) -> list[Any]:
    """Ask one function of this module about every case."""
    return [_answer(globals()[function], name, half) for name, half in cases]


def _answer(function: Callable[[str, bool], Any], name: str, half: bool) -> Any:
    try:
        return function(name, half)
    except Exception as error:  # an estimator may fail in any way, which is its answer
        return type(error).__name__


def recorded_small(name: str, half: bool) -> tuple[int, str]:
    """What ``fit`` says of the step from small ones, and of itself."""
    step = _step(name, half)

    def small(**sizes: int) -> tb_actmem.Recording:
        with tb_actmem.record(step.model, stacks=False) as recorder:
            step.run(**sizes)
        return recorder.recording

    step.run()
    letters = {letter: _SMALL[letter] for letter in MODELS[name].sizes}
    sizes = tb_actmem.predict.scale(small, **letters)
    return _peak(sizes.at(**MODELS[name].sizes)), "in doubt" if sizes.doubt else ""


def rehearsed(name: str, half: bool) -> int:
    """Return the peak of a recording of a dry run in a block."""
    with tb_actmem.predict.dry_run("cuda", like=GPU):
        step = _step(name, half)
        step.run()
        with tb_actmem.record(step.model, stacks=False) as recorder:
            step.run()
    return _peak(recorder.recording)


def _peak(recording: tb_actmem.Recording) -> int:
    found = tb_actmem.totals(recording).total_peak_bytes
    assert found is not None
    return found


def tracked(name: str, half: bool) -> int:
    """Return the peak by torch's tracker on fake tensors, as torchtitan uses it."""
    from torch._subclasses.fake_tensor import FakeTensorMode
    from torch.distributed._tools.mem_tracker import MemTracker

    with FakeTensorMode():
        step = _step(name, half)
        tracker = MemTracker()
        tracker.track_external(step.model, step.optimizer)
        with tracker:
            step.run()
            tracker.reset_mod_stats()
            step.run()
    found = tracker.get_tracker_snapshot("peak")
    return int(found[torch.device("cuda", 0)]["Total"])


def accelerated(name: str, half: bool) -> int:
    """What ``accelerate estimate-memory`` says, of the model as its configuration makes it."""
    sizes = import_module("accelerate.utils").calculate_maximum_sizes(_step(name, half).model)[0]
    of = import_module("accelerate.commands.estimate").estimate_training_usage
    return int(max(of(sizes, "bfloat16" if half else "float32").values()))


def zero(name: str, half: bool) -> int:
    """What DeepSpeed's estimator for ZeRO 2 says of one GPU, nothing offloaded."""
    parameters = sum(row.numel() for row in _step(name, half).model.parameters())
    stage = import_module("deepspeed.runtime.zero.stage_1_and_2")
    return int(stage.estimate_zero2_model_states_mem_needs(parameters, 1, 1, False)[1])


def layers(name: str, half: bool) -> int | None:
    """34·b·s·h + 5·a·b·s² bytes for each layer, which are for 16 bits (arXiv 2205.05198)."""
    config = getattr(_step(name, half).model, "config", None)
    if config is None or not half:
        return None
    layer = estimate.Layer(
        batch=MODELS[name].sizes["b"],
        tokens=MODELS[name].sizes["s"],
        hidden=config.hidden_size,
        heads=config.num_attention_heads,
    )
    return int(config.num_hidden_layers * estimate.nbytes(estimate.layer_terms(layer)))


def formulas(name: str, half: bool) -> int | None:
    """What our closed formulas say of a step of GPT-2 small."""
    if not name.startswith("GPT-2 small"):
        return None
    run = estimate.Run(
        batch=MODELS[name].sizes["b"],
        tokens=MODELS[name].sizes["s"],
        precision="autocast" if half else "float32",
        attention="unfused" if "eager" in name else "sdpa",
        recompute="full" if "checkpointed" in name else "none",
    )
    lines = estimate.step_lines(estimate.DECODERS["gpt2"], run)
    return sum(line.nbytes for line in lines if not line.level)


class Estimator(NamedTuple):
    """A tool that estimates the memory of a step."""

    claims: str
    """In words."""
    part: str
    """Which truth that is held against."""
    function: str
    needs: str = "torch"
    has_device: bool = True
    """It runs on the device without a GPU; otherwise where there is none."""


ESTIMATORS = {
    "tb_actmem, dry run of a block": Estimator("the step", "step", "rehearsed", has_device=False),
    "tb_actmem, scale": Estimator("the step, from small steps", "step", "recorded_small"),
    "tb_actmem, closed formulas": Estimator("the step", "step", "formulas"),
    "MemTracker on fake tensors": Estimator("the step", "step", "tracked"),
    "accelerate estimate-memory": Estimator(
        "model, gradients, Adam: the largest of its parts", "states", "accelerated", "accelerate"
    ),
    "DeepSpeed, ZeRO 2 on one GPU": Estimator("model states", "states", "zero", "deepspeed"),
    "34·b·s·h + 5·a·b·s² a layer": Estimator("saved by a forward, 16 bit", "kept", "layers"),
}
_PARTS = {
    "step": "peak of the step",
    "states": "parameters, gradients, optimizer",
    "kept": "left by the forward",
}


def run(*, quick: bool, full: bool) -> Iterator[Table]:
    """Yield one table: a row for everybody who estimates, a column for each step."""
    cases = CASES[:1] if quick else CASES
    names = [f"{name}, {precision(half)}" for name, half in cases]
    found: dict[str, dict[str, Any]] = {name: {} for name in names}
    for who, function, has_device in _asked():
        say(f"estimators: {who}")
        outcome = _answers(function, has_device, cases)
        for number, name in enumerate(names):
            found[name][who] = outcome.end or outcome.value[number]
    yield Table(
        "estimators",
        f"Bytes of training steps with AdamW on CUDA ({GPU}), requested from torch's allocator "
        "in a dry run. Then the tools that predict them: the error for the value that a tool "
        "predicts and, in brackets, for the peak of the step. – means that a formula is not for "
        "this model. *In doubt* means that the tool reports a doubt. For its masks transformers "
        "reads a value, which is zero in a dry run. So it writes out a mask there, which a GPU "
        "and the dry run of a block do not.",
        ["tool", "predicts", *found],
        [*_truths(found), *_estimates(found)],
        found,
    )


def _asked() -> Iterator[tuple[str, str, bool]]:
    yield "truth", "truth", True
    for who, estimator in ESTIMATORS.items():
        if is_installed(estimator.needs):
            yield who, estimator.function, estimator.has_device


def _answers(function: str, has_device: bool, cases: tuple[tuple[str, bool], ...]) -> Outcome:
    try:
        variables = environment(gpu(GPU)) if has_device else {}
    except PredictError as error:
        return Outcome(None, str(error).partition(":")[0])
    return Child(__name__, "answers", variables).call(function, cases)


def _truths(found: dict[str, dict[str, Any]]) -> Iterator[list[str]]:
    for part, words in _PARTS.items():
        of = [answers["truth"] for answers in found.values()]
        yield ["torch", words, *(f"{one[part]:,}" if isinstance(one, dict) else one for one in of)]


def _estimates(found: dict[str, dict[str, Any]]) -> Iterator[list[str]]:
    for who, estimator in ESTIMATORS.items():
        cells = [_cell(answers, who, estimator.part) for answers in found.values()]
        yield [who, estimator.claims, *cells]


def _cell(answers: dict[str, Any], who: str, part: str) -> str:
    true, said = answers["truth"], answers.get(who)
    if said is None or isinstance(said, str) or not isinstance(true, dict):
        return said or "–"
    nbytes, doubt = said if isinstance(said, list) else (said, "")
    off = f"{nbytes / true[part] - 1:+.1%}"
    whole = "" if part == "step" else f"({nbytes / true['step'] - 1:+.0%})"
    return " ".join(filter(None, (off, whole, doubt)))
