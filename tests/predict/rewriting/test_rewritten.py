"""Predicted functions against steps of models that really call them."""

from __future__ import annotations

import json
import math
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
import torch
from torch import Tensor, nn
from torch.nn import functional as F  # the name used by the suggestions
from transformers import GPT2Config, GPT2LMHeadModel

import tb_actmem
from tb_actmem import predict
from tb_actmem.cli.main import main
from tb_actmem.errors import PredictError
from tb_actmem.model import ModuleCall, Recording
from tb_actmem.predict.checkpointing.checkpoint import checkpoint
from tb_actmem.predict.planning.code import change_code, checkpoint_change
from tests.support import warm
from tests.support.activations import (
    Activation,
    Function,
    gelu_by_erf,
    gelu_by_tanh,
    silu_by_sigmoid,
)


def fast_gelu(x: Tensor) -> Tensor:
    return F.gelu(x, approximate="tanh")


FUNCTIONS = [(gelu_by_tanh, fast_gelu), (gelu_by_erf, F.gelu), (silu_by_sigmoid, F.silu)]


class Plain(nn.Module):
    def __init__(self, function: Function) -> None:
        super().__init__()
        self.up, self.act, self.down = nn.Linear(16, 64), Activation(function), nn.Linear(64, 16)

    def forward(self, x: Tensor) -> Tensor:
        out: Tensor = self.down(self.act(self.up(x)))
        return out


class Gated(Plain):
    """The function gets half of a tensor, as in Llama."""

    def __init__(self, function: Function) -> None:
        super().__init__(function)
        self.up = nn.Linear(16, 128)

    def forward(self, x: Tensor) -> Tensor:
        gate, value = self.up(x).chunk(2, -1)
        out: Tensor = x + self.down(self.act(gate) * value)
        return out


class UsedBefore(Plain):
    """Another op uses the input first, and so adds to its gradient last."""

    def forward(self, x: Tensor) -> Tensor:
        wide = self.up(x)
        bounded = wide.tanh()
        out: Tensor = self.down(self.act(wide) + bounded)
        return out


class UsedLater(Plain):
    """Another op uses the input later; the gradients of the function are added to its own."""

    def forward(self, x: Tensor) -> Tensor:
        wide = self.up(x)
        out: Tensor = self.down(self.act(wide) + wide.sin())
        return out


class UsedAfter(Plain):
    """The gradient of the result is that of the input, too, to which the function adds its own."""

    def forward(self, x: Tensor) -> Tensor:
        wide = self.up(x)
        out: Tensor = self.down(self.act(wide) + wide)
        return out


class Parameters(Plain):
    """The function gets a parameter."""

    def __init__(self, function: Function) -> None:
        super().__init__(function)
        self.weight = nn.Parameter(torch.randn(32, 64))

    def forward(self, x: Tensor) -> Tensor:
        out: Tensor = x + self.down(self.act(self.weight)).mean(0)
        return out


class Inline(Plain):
    """The forward of a module with inner modules has the function, too."""

    def __init__(self, function: Function) -> None:
        super().__init__(function)
        self.function = function

    def forward(self, x: Tensor) -> Tensor:
        out: Tensor = x + self.down(self.function(self.up(x)))
        return out


def model_of(block: type[Plain], function: Function) -> nn.Sequential:
    torch.manual_seed(0)
    return nn.Sequential(*(block(function) for _ in range(3)))


def once(model: nn.Module, x: Tensor) -> Any:
    model(x).sum().backward()


def forward_only(model: nn.Module, x: Tensor) -> Any:
    return model(x)


def retained(model: nn.Module, x: Tensor) -> Any:
    loss = model(x).sum()
    loss.backward(retain_graph=True)
    return loss


def accumulated(model: nn.Module, x: Tensor) -> Any:
    for part in x.chunk(2):
        model(part).sum().backward()


def trained(model: nn.Module, x: Tensor) -> Any:
    optimizer = torch.optim.AdamW(model.parameters())
    model(x).sum().backward()
    optimizer.step()
    optimizer.zero_grad()


Step = Callable[[nn.Module, Tensor], Any]


def recorded(model: nn.Module, step: Step = once) -> Recording:
    """The second step, so that gradients exist already."""
    x = torch.ones(32, 16)
    step(model, x)
    with tb_actmem.record(model) as recorder:
        kept = step(model, x)
    del kept
    return recorder.recording


def facts(recording: Recording) -> Recording:
    """A recording without names of types, lines, and numbers that Python or torch chose."""
    calls = (ModuleCall(**{**call._asdict(), "type_name": ""}) for call in recording.modules)
    nodes = (node._replace(frame=None, sequence_nr=None, variable=None) for node in recording.nodes)
    return replace(
        recording,
        meta=recording.meta._replace(label="", created_ns=0, notes=(), predicted=None),
        frames=(),
        tensors=(),
        arguments=(),
        modules=tuple(calls),
        nodes=tuple(nodes),
        edges=tuple(edge._replace(tensor=None) for edge in recording.edges),
        outputs=tuple(output._replace(tensor=None) for output in recording.outputs),
        saves=tuple(save._replace(tensor=None) for save in recording.saves),
        ops=tuple(op._replace(frame=None, outputs=()) for op in recording.ops),
    )


STEPS = [once, forward_only, retained, accumulated, trained]


@pytest.mark.parametrize("step", STEPS, ids=lambda step: step.__name__)
@pytest.mark.parametrize(
    "block", [Plain, Gated, UsedBefore, UsedLater], ids=lambda block: block.__name__
)
@pytest.mark.parametrize(("written", "function"), FUNCTIONS)
def test_predicted_totals_are_those_of_model_with_function(written, function, block, step):
    before = recorded(model_of(block, written), step)
    real = recorded(model_of(block, function), step)

    for modules in ([], ["*"], ["*.act"], ["0", "2"]):
        after = checkpoint(before, modules, rewrite="**")
        wanted = checkpoint(real, modules)
        assert tb_actmem.totals(after) == tb_actmem.totals(wanted)


@pytest.mark.parametrize("step", STEPS, ids=lambda step: step.__name__)
@pytest.mark.parametrize(("written", "function"), FUNCTIONS)
def test_function_among_other_ops_is_predicted(written, function, step):
    before = recorded(model_of(Inline, written), step)
    real = recorded(model_of(Inline, function), step)

    for modules in ([], ["*"], ["*.down"], ["0", "2"]):
        after = checkpoint(before, modules, rewrite="*")
        assert tb_actmem.totals(after) == tb_actmem.totals(checkpoint(real, modules))


def test_code_leaves_forward_with_other_ops_alone():
    model = model_of(Inline, gelu_by_tanh)
    before = recorded(model)

    alone = change_code(checkpoint_change(before, (), (), (), ["*"]), None, None)
    code = change_code(checkpoint_change(before, ["*"], (), (), ["*"]), None, None)

    said = (
        '# Write torch.nn.functional.gelu(x, approximate="tanh") in the forward of '
        '*(f"{layer}" for layer in range(3)).\n'
        "# A recording has no constants: check that yours are those of GELU.\n"
    )
    assert alone == said
    assert code.startswith(said)
    exec(code, {"model": model})
    # Peaks differ: the written-out function holds its local variables inside of a checkpoint.
    after, wanted = recorded(model), checkpoint(before, ["*"])
    assert tb_actmem.totals(after).saved_bytes == tb_actmem.totals(wanted).saved_bytes


@pytest.mark.parametrize("step", [once, forward_only], ids=lambda step: step.__name__)
@pytest.mark.parametrize("block", [Plain, Gated], ids=lambda block: block.__name__)
@pytest.mark.parametrize(("written", "function"), FUNCTIONS)
def test_predicted_rows_are_those_of_model_with_function(written, function, block, step):
    before = recorded(model_of(block, written), step)

    after = checkpoint(before, rewrite="*.act")

    assert facts(after) == facts(recorded(model_of(block, function), step))
    assert after.meta.predicted is not None and "in *.act" in after.meta.predicted


def activations(make: Callable[..., nn.Module], *, inplace: bool) -> nn.Module:
    torch.manual_seed(0)
    wide = nn.Linear(16, 64), make(inplace=inplace), nn.Linear(64, 16)
    return nn.Sequential(*wide, nn.LayerNorm(16), make(inplace=inplace), nn.Linear(16, 4))


@pytest.mark.parametrize("step", STEPS, ids=lambda step: step.__name__)
@pytest.mark.parametrize("make", [nn.ELU, nn.CELU, nn.LeakyReLU])
def test_in_place_activation_is_predicted(make, step):
    model, real = activations(make, inplace=False), activations(make, inplace=True)
    before = recorded(model, step)

    for modules in ([], ["0", "2"]):
        after, wanted = (
            checkpoint(before, modules, rewrite="*"),
            checkpoint(recorded(real, step), modules),
        )
        assert tb_actmem.totals(after) == tb_actmem.totals(wanted)
    exec(change_code(checkpoint_change(before, (), (), (), ["*"]), None, None), {"model": model})
    assert tb_actmem.totals(recorded(model, step)) == tb_actmem.totals(
        checkpoint(before, rewrite="*")
    )


def test_in_place_activation_needs_a_copy_under_checkpoint():
    before = recorded(activations(nn.ELU, inplace=False))

    with pytest.raises(PredictError, match="1 writes into its input"):
        checkpoint(before, "1", rewrite="*")


class View(nn.Module):
    def __init__(self, view: Function) -> None:
        super().__init__()
        self.view, self.wide, self.act = view, nn.Linear(16, 1), nn.ELU()
        self.last = nn.Linear(32, 4)

    def forward(self, x: Tensor) -> Tensor:
        out: Tensor = self.last(self.act(self.view(self.wide(x))))
        return out


@pytest.mark.parametrize("view", [Tensor.t, lambda x: x.expand(32, 32)])
def test_view_is_not_written_into(view):
    """Torch copies the gradient of the one, and refuses the other."""
    with pytest.raises(PredictError, match="can be predicted"):
        checkpoint(recorded(View(view)), rewrite="**")


def test_activation_with_backward_hook_is_not_written_into():
    """Its input is a view of torch's hook, which torch refuses."""
    model = activations(nn.ELU, inplace=False)
    handle = model.get_submodule("1").register_full_backward_hook(lambda *_: None)

    after = checkpoint(recorded(model), rewrite="*")

    assert after.meta.predicted == "inplace=True in 4"
    handle.remove()


def test_module_that_also_runs_without_graph_is_refused():
    def step(model: nn.Module, x: Tensor) -> None:
        with torch.no_grad():
            model(x)
        once(model, x)

    with pytest.raises(PredictError, match="is also called without a graph"):
        checkpoint(recorded(model_of(Plain, gelu_by_tanh), step), rewrite="1.act")


def test_only_named_modules_are_rewritten():
    model = model_of(Plain, gelu_by_tanh)
    before = recorded(model)

    after = predict.checkpoint(before, rewrite="1.act")

    model[1].act = Activation(fast_gelu)
    assert tb_actmem.totals(after) == tb_actmem.totals(recorded(model))


def test_gpt2_with_its_first_gelu():
    """Transformers writes this GELU out under the name gelu_new."""

    def gpt2(name: str) -> nn.Module:
        torch.manual_seed(0)
        return GPT2LMHeadModel(
            GPT2Config(
                n_layer=2, n_embd=32, n_head=2, vocab_size=64, activation_function=name,
                use_cache=False,
            )
        )  # fmt: skip

    def step(model: nn.Module, x: Tensor) -> None:
        ids = x.long()
        model(ids, labels=ids).loss.backward()

    before, real = (recorded(gpt2(name), step) for name in ("gelu_new", "gelu_pytorch_tanh"))

    after = checkpoint(before, "transformer.h.*", rewrite="transformer.h.*.mlp.act")

    assert tb_actmem.totals(after) == tb_actmem.totals(checkpoint(real, "transformer.h.*"))


def test_code_gives_predicted_step_and_equal_results():
    model, x = model_of(Plain, gelu_by_tanh), torch.randn(32, 16)
    before, result = recorded(model), model(x)
    after = checkpoint(before, ["0"], rewrite="**")

    exec(
        change_code(checkpoint_change(before, ["0"], (), (), ["**"]), None, None), {"model": model}
    )

    assert tb_actmem.totals(recorded(model)) == tb_actmem.totals(after)
    torch.testing.assert_close(model(x), result)


PROGRAM = """
import sys, torch
from torch import nn
import tb_actmem
from tests.predict.rewriting import test_rewritten as models

def record(path):
    tb_actmem.write(models.recorded(model), path)

model = nn.Sequential(
    *(models.Gated(written) for written, _ in models.FUNCTIONS),
    models.activations(nn.ELU, inplace=False),
)
"""


def test_printed_code_gives_predicted_step_in_fresh_process(tmp_path, capsys):
    def run(code: str) -> Recording:
        path = tmp_path / "step.actmem"
        program = f"{PROGRAM}\n{code}\nrecord({str(path)!r})"
        warm.run("-c", program).check_returncode()
        return tb_actmem.read(path)

    before = run("")
    names = ["--rewrite", "**", "--checkpoint", "0"]
    command = ["predict", "checkpoint", str(tmp_path / "step.actmem"), *names]
    assert main([*command, "--code"]) == 0
    code = capsys.readouterr().out
    assert main([*command, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["code"].rstrip() == code.rstrip()

    after = checkpoint(before, "0", rewrite="**")

    assert tb_actmem.totals(run(code)) == tb_actmem.totals(after)
    assert 'def gelu(x):\n        return torch.nn.functional.gelu(x, approximate="tanh")\n' in code
    assert ".forward = gelu\n" in code and ".forward = silu\n" in code
    assert ".inplace = True\n" in code and "lambda" not in code


@pytest.mark.parametrize("step", STEPS, ids=lambda step: step.__name__)
@pytest.mark.parametrize(("written", "function"), FUNCTIONS)
def test_function_of_a_parameter_is_predicted(written, function, step):
    before = recorded(model_of(Parameters, written), step)
    real = recorded(model_of(Parameters, function), step)

    after = checkpoint(before, rewrite="**")

    assert tb_actmem.totals(after) == tb_actmem.totals(real)
    assert facts(after) == facts(real)


def test_function_whose_gradient_is_added_to_another_is_refused():
    before = recorded(model_of(UsedAfter, gelu_by_tanh), accumulated)

    with pytest.raises(PredictError, match=r"function in 0\.act cannot be predicted"):
        checkpoint(before, rewrite="0.act")


@pytest.mark.parametrize(
    "hook", [lambda gradient: torch.cat([gradient] * 8)[:32], lambda gradient: gradient.div(2)]
)
@pytest.mark.parametrize(("written", "function"), FUNCTIONS)
def test_function_whose_gradient_has_a_hook_is_refused(each_observer, written, function, hook):
    """Its ops run in the same node."""

    class Hooked(Plain):
        def forward(self, x: Tensor) -> Tensor:
            made: Tensor = self.act(self.up(x))
            made.register_hook(hook)
            out: Tensor = self.down(made)
            return out

    before = recorded(model_of(Hooked, written))

    with pytest.raises(PredictError, match=r"function in 0\.act cannot be predicted"):
        checkpoint(before, rewrite="0.act")


def test_function_with_watched_intermediate_tensor_is_refused():
    seen: list[Tensor] = []

    def watched(x: Tensor) -> Tensor:
        cubic = x + 0.044715 * torch.pow(x, 3.0)
        seen.append(cubic.detach())
        return 0.5 * x * (1.0 + torch.tanh(math.sqrt(2.0 / math.pi) * cubic))

    def step(model: nn.Module, x: Tensor) -> Any:
        model(x).sum().backward()
        return [each.sum() for each in seen]

    before = recorded(model_of(Plain, watched), step)

    with pytest.raises(PredictError, match=r"function in 0\.act cannot be predicted"):
        checkpoint(before, rewrite="0.act")


def test_function_under_checkpoint_is_refused():
    def step(model: nn.Module, x: Tensor) -> None:
        torch.utils.checkpoint.checkpoint(model, x, use_reentrant=False).sum().backward()

    before = recorded(model_of(Plain, gelu_by_tanh), step)

    with pytest.raises(PredictError, match="can be predicted"):
        checkpoint(before, rewrite="0.act")


@pytest.mark.parametrize(
    ("name", "said"), [("0.up", "No rewrite of '0.up' can be predicted"), ("9", "9")]
)
def test_module_without_function_is_named(name, said):
    with pytest.raises(PredictError, match=said):
        checkpoint(recorded(model_of(Plain, gelu_by_tanh)), rewrite=name)


def test_prediction_names_the_modules_that_change():
    before = recorded(model_of(Plain, gelu_by_tanh))

    some, every = (checkpoint(before, rewrite=names) for names in (["0.act", "2.act"], "*.act"))

    assert some.meta.predicted == 'torch.nn.functional.gelu(x, approximate="tanh") in 0.act, 2.act'
    assert every.meta.predicted == 'torch.nn.functional.gelu(x, approximate="tanh") in *.act'


def test_line_break_in_name_is_no_code():
    """A foreign recording may have any names."""
    before = recorded(model_of(Inline, gelu_by_tanh))
    hostile = [
        call._replace(fqn=call.fqn and f'a"{{x}}\nraise SystemExit\n{call.fqn}')
        for call in before.modules
    ]
    before = replace(before, modules=tuple(hostile))
    names = [call.fqn for call in hostile if "." not in call.fqn and call.fqn]

    for modules, rewrite in ((names, []), ([], names)):
        code = change_code(checkpoint_change(before, modules, (), (), rewrite), None, None)

        lines = [line.strip() for line in code.splitlines()]
        assert "raise SystemExit" not in lines
        compile(code, "code", "exec")
