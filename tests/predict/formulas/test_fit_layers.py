"""Predicted steps of more layers than ran, against steps that ran with as many."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache, partial
from typing import Any, Literal, cast

import pytest
import torch
from torch import Tensor, nn
from torch.utils.checkpoint import checkpoint

import tb_actmem
from tb_actmem.analysis.compare import Change
from tb_actmem.cli.main import main
from tb_actmem.model import Recording
from tb_actmem.predict.formulas.layers import more_layers
from tb_actmem.predict.formulas.repeated import difference
from tb_actmem.predict.formulas.units import in_order
from tests.support.fittable import recorded
from tests.support.notes import notes_of

pytestmark = pytest.mark.usefixtures("module_by_mode")

LAYERS: dict[str, Any] = {"layers": (3, 4), "proof": {"layers": 5}}
SMALL: dict[str, Any] = {"hidden_size": 16, "intermediate_size": 32, "num_attention_heads": 2}


def texts(model: Any) -> Recording:
    """A whole step: the optimizer's states are made with the model's first one."""
    model.train().config.use_cache = False
    optimizer = torch.optim.AdamW(model.parameters())
    ids = torch.randint(0, 30, (2, 8))

    def run() -> None:
        model(ids, labels=ids).loss.backward()
        optimizer.step()
        optimizer.zero_grad()

    run()
    with tb_actmem.record(model) as recorder:
        run()
    return recorder.recording


def gpt2(layers: int) -> Recording:
    from transformers import GPT2Config, GPT2LMHeadModel

    config = GPT2Config(n_layer=layers, n_embd=16, n_head=2, vocab_size=30, n_positions=64)
    return texts(GPT2LMHeadModel(config))


def llama(layers: int) -> Recording:
    from transformers import LlamaConfig, LlamaForCausalLM

    return texts(LlamaForCausalLM(LlamaConfig(num_hidden_layers=layers, vocab_size=30, **SMALL)))


def bert(layers: int) -> Recording:
    from transformers import BertConfig, BertForMaskedLM

    return texts(BertForMaskedLM(BertConfig(num_hidden_layers=layers, vocab_size=30, **SMALL)))


def vit(layers: int) -> Recording:
    from transformers import ViTConfig, ViTForImageClassification

    config = ViTConfig(num_hidden_layers=layers, image_size=16, patch_size=8, **SMALL)
    model = ViTForImageClassification(config).train()
    images, labels = torch.randn(2, 3, 16, 16), torch.zeros(2, dtype=torch.long)
    return recorded(model, lambda: model(images, labels=labels).loss)


class Stack(nn.Module):
    """Equal blocks, which a given forward runs."""

    def __init__(self, layers: int, run: Callable[[nn.ModuleList, Tensor], Tensor]) -> None:
        super().__init__()
        self.blocks = nn.ModuleList(nn.Linear(8, 8) for _ in range(layers))
        self.run = run

    def forward(self, x: Tensor) -> Tensor:
        return self.run(self.blocks, x)


def stack(run: Callable[[nn.ModuleList, Tensor], Tensor]) -> Callable[[int], Recording]:
    def step(layers: int) -> Recording:
        model = Stack(layers, run)
        return recorded(model, lambda: model(torch.randn(4, 8)).square().mean())

    return step


def checkpointed(blocks: nn.ModuleList, x: Tensor) -> Tensor:
    for block in blocks:
        x = cast(Tensor, checkpoint(block, x, use_reentrant=False)).relu()
    return x


def dense(blocks: nn.ModuleList, x: Tensor) -> Tensor:
    """The tensors between layers grow with each layer."""
    for block in blocks:
        x = torch.cat([x, block(x[:4]).sin()])
    return x


STEPS = {
    "GPT-2": gpt2,
    "Llama": llama,
    "BERT": bert,
    "ViT": vit,
    "checkpointed": stack(checkpointed),
    "dense": stack(dense),
}


@pytest.fixture(scope="module")
def fitted() -> Callable[[str], tb_actmem.predict.ScalingModel]:
    """Return a step by its name, fitted once."""
    return cache(lambda name: tb_actmem.predict.scale(STEPS[name], **LAYERS))


@pytest.mark.parametrize("name", STEPS)
def test_more_layers_match_real_step_row_by_row(fitted: Any, name: str) -> None:
    predicted, real = fitted(name).at(layers=8), STEPS[name](8)

    assert tb_actmem.totals(real).step_peak_bytes
    assert tb_actmem.rows(predicted, by="totals") == tb_actmem.rows(real, by="totals")
    assert {row.change for row in tb_actmem.compare(predicted, real).rows} == {Change.SAME}
    assert predicted.storages == real.storages
    for table in ("modules", "edges", "phases"):
        ours, theirs = getattr(predicted, table), getattr(in_order(real), table)
        assert ours == theirs
    assert [op._replace(outputs=()) for op in predicted.ops] == [
        op._replace(outputs=()) for op in real.ops
    ]
    assert tb_actmem.format.from_bytes(tb_actmem.format.to_bytes(predicted)) == predicted


@pytest.mark.parametrize("name", [name for name in STEPS if name != "dense"])
@pytest.mark.parametrize("count", [3, 4, 7, 30])
def test_peak_is_formula_of_layers(fitted: Any, name: str, count: int) -> None:
    formula = fitted(name).formula("peak")
    assert formula.at([count]) == tb_actmem.totals(STEPS[name](count)).step_peak_bytes


def attending(blocks: nn.ModuleList, x: Tensor) -> Tensor:
    for block in blocks:
        x = (block(x) @ x.transpose(1, 2)).softmax(-1) @ x
    return x


def of_tokens(b: int, s: int, layers: int) -> Recording:
    model = Stack(layers, attending)
    return recorded(model, lambda: model(torch.randn(b, s, 8)).square().mean())


def test_number_of_layers_is_a_size() -> None:
    texts: dict[str, Any] = {"b": (2, 3), "s": (8, 12, 16)}
    with pytest.raises(tb_actmem.errors.PredictError, match=r"Try layers=\(5, 6\), or keep l"):
        tb_actmem.predict.scale(
            of_tokens, **texts, **LAYERS
        )  # the first layer's input needs no gradient
    sizes = tb_actmem.predict.scale(of_tokens, **texts, layers=(5, 6), proof={"layers": 8})
    asked = {"b": 5, "s": 24, "layers": 9}

    predicted, real = sizes.at(**asked), of_tokens(**asked)

    assert tb_actmem.rows(predicted, by="totals") == tb_actmem.rows(real, by="totals")
    assert predicted.meta.predicted == "b=5, s=24, layers=9"
    layers, formulas = notes_of(predicted)[1:3]
    assert layers == (
        "The layers blocks.* of steps with layers=5 and 6, repeated; every row was predicted "
        "correctly at b=9, s=48, layers=8."
    )
    assert formulas.startswith("Formulas of ")
    formula = sizes.formula("saved")
    assert formula.at([5, 24, 9]) == tb_actmem.totals(real).saved_bytes
    assert "b·s²·layers" in str(formula)
    assert "blocks.* ×6" in sizes.table() and "formulas at layers=6" in sizes.table()
    peak = sizes.formula("peak")
    assert peak.at([5, 24, 9]) == tb_actmem.totals(real).step_peak_bytes
    assert peak.of([5, 24, 9]) == sizes.formula("peak", **asked)
    with pytest.raises(
        tb_actmem.errors.PredictError, match="The formulas hold from layers=5 on, so not"
    ):
        sizes.formula("peak", **asked | {"layers": 4})
    with pytest.raises(
        tb_actmem.errors.PredictError, match=r"The formulas hold from s=.* on, so not at 1"
    ):
        sizes.formula("peak", **asked | {"s": 1})


def test_layer_steps_do_not_exceed_given_proof() -> None:
    ran: list[tuple[int, int]] = []

    def noted(b: int, s: int, layers: int) -> Recording:
        ran.append((b, s))
        return of_tokens(b, s, layers)

    texts: dict[str, Any] = {"b": (2, 3), "s": (8, 12, 16), "layers": (5, 6)}
    tb_actmem.predict.scale(noted, **texts, proof={"b": 4, "s": 20, "layers": 8})

    assert max(ran) == (4, 20)


def test_largest_fitting_number_of_layers() -> None:
    step = stack(checkpointed)
    sizes = tb_actmem.predict.scale(step, **LAYERS)
    budget = tb_actmem.totals(step(9)).total_peak_bytes
    assert budget is not None

    assert sizes.largest("layers", total_peak=budget) == 9
    assert sizes.largest("layers", total_peak=budget - 1) == 8
    with pytest.raises(
        tb_actmem.errors.PredictError, match=r"Even layers=1,00\d fits: give a lower total_peak"
    ):
        sizes.largest("layers", total_peak="1 GiB")


def test_square_of_layers_has_prediction_without_formula() -> None:
    sizes = tb_actmem.predict.scale(stack(dense), **LAYERS)

    formulas: tuple[Literal["saved"], Literal["peak"]] = ("saved", "peak")
    for of in formulas:
        with pytest.raises(
            tb_actmem.errors.PredictError, match=f"'{of}' has no formula of layers. Ask f"
        ):
            sizes.formula(of)


def alternating(blocks: nn.ModuleList, x: Tensor) -> Tensor:
    for number, block in enumerate(blocks):
        x = block(x).sin() if number % 2 else block(x).cos()
    return x


def collecting(blocks: nn.ModuleList, x: Tensor) -> Tensor:
    found = []
    for block in blocks:
        x = block(x).sin()
        found.append(x)
    return torch.stack(found).sum()


def changing(blocks: nn.ModuleList, x: Tensor) -> Tensor:
    for block in blocks:
        x = block(x).sin() if len(blocks) < 8 else block(x).sin().cos()
    return x


@pytest.mark.parametrize(
    ("run", "said"),
    [
        (alternating, "At layers=5 and 6: No layer is like the others: row"),
        (collecting, "At layers=5 and 6: No layer is like the others: its edges a"),
        (
            changing,
            r"At layers=8 the step has no additional equal layers blocks\.\*: row \d+ of its ",
        ),
    ],
)
def test_unequal_layers_are_refused(run: Any, said: str) -> None:
    with pytest.raises(tb_actmem.errors.PredictError, match=said) as error:
        tb_actmem.predict.scale(stack(run), layers=(5, 6), proof={"layers": 8})

    assert str(error.value).endswith(". Keep layers fixed.")


@pytest.mark.parametrize("layers", [(2, 3), (3, 5), (1, 2, 3)])
def test_too_few_layers_are_refused(layers: Any) -> None:
    with pytest.raises(
        tb_actmem.errors.PredictError, match=r"from 3 on, such as layers=\(3, 4\)\."
    ):
        tb_actmem.predict.scale(stack(checkpointed), layers=layers)


def test_layer_counts_outside_range_are_refused() -> None:
    sizes = tb_actmem.predict.scale(stack(checkpointed), **LAYERS)
    with pytest.raises(tb_actmem.errors.PredictError, match="hold from layers=3 on, so not at 2"):
        sizes.at(layers=2)
    with pytest.raises(
        tb_actmem.errors.PredictError, match=r"layers=10,000,000 would have .* rows"
    ):
        sizes.at(layers=10_000_000)


def test_existing_recordings_are_fitted(tmp_path: Any, capsys: Any) -> None:
    step = stack(checkpointed)
    pairs = [({"layers": count}, step(count)) for count in (3, 4, 6)]
    for sizes, recording in pairs:
        tb_actmem.write(recording, tmp_path / f"layers={sizes['layers']}.actmem")

    predicted, real = tb_actmem.predict.scale(pairs).at(layers=9), step(9)

    assert tb_actmem.rows(predicted, by="totals") == tb_actmem.rows(real, by="totals")
    files = map(str, sorted(tmp_path.iterdir()))
    assert main(["predict", "scale", *files, "--at", "layers=9"]) == 0
    said = capsys.readouterr().out
    assert "·layers" in said and "layers=9, predicted" in said
    with pytest.raises(tb_actmem.errors.PredictError, match="and a third one as proof"):
        tb_actmem.predict.scale(pairs[:2])
    few = [({"layers": count}, step(count)) for count in (2, 3, 4)]
    with pytest.raises(
        tb_actmem.errors.PredictError, match=r"layers=2 has no inner layer\. Try layers="
    ):
        tb_actmem.predict.scale(few)


def test_differing_row_is_found() -> None:
    recording, other = stack(checkpointed)(3), stack(checkpointed)(4)
    names = more_layers(recording, other)
    assert names is not None and names.prefix == "blocks."
    storages = (recording.storages[0]._replace(nbytes=1), *recording.storages[1:])

    assert difference(recording, recording, names) is None
    changed = replace(recording, storages=storages)
    assert difference(recording, changed, names) == "row 0 of its storages differs"
    assert more_layers(other, recording) is None


def deep_step(layers: int, *, foreach: bool = False, steps: bool = True) -> Recording:
    """The third step of a training, with the optimizer's step in the block or after it."""
    model = nn.Sequential(*(nn.Sequential(nn.Linear(8, 8), nn.GELU()) for _ in range(layers)))
    optimizer = torch.optim.AdamW(model.parameters(), foreach=foreach)
    for _ in range(3):
        with tb_actmem.record(model) as recorder:
            model(torch.ones(4, 8)).square().mean().backward()
            if steps:
                optimizer.step()
        if not steps:
            optimizer.step()
        optimizer.zero_grad()
    return recorder.recording


@pytest.mark.parametrize("foreach", [True, False])
@pytest.mark.parametrize("steps", [True, False])
def test_states_of_more_layers_are_predicted(steps: bool, foreach: bool) -> None:
    """Adam has two states of a parameter's size, and a counter of 4 bytes."""
    step = partial(deep_step, steps=steps, foreach=foreach)
    scaled = tb_actmem.predict.scale(step, layers=(5, 6, 7))

    found, real = (tb_actmem.totals(one) for one in (scaled.at(layers=12), step(12)))
    assert found.optimizer_bytes == 12 * (2 * 4 * (64 + 8) + 2 * 4)
    assert found.total_peak_bytes == real.total_peak_bytes


OPTIMIZERS: dict[str, Callable[..., torch.optim.Optimizer]] = {
    "foreach": partial(torch.optim.AdamW, foreach=True),
    "fused": partial(torch.optim.AdamW, fused=True),
    "foreach SGD": partial(torch.optim.SGD, lr=0.1, momentum=0.9, foreach=True),
}


def lists_step(
    layers: int, optimizer: str, warm: int, *, zeroed: bool = False, frozen: bool = False
) -> Recording:
    """A step with clipped gradients, and with biases in a group of parameters of their own."""
    model = nn.Sequential(nn.Linear(8, 8), *(nn.Linear(8, 8) for _ in range(layers - 1)))
    for layer in model:
        layer.bias.requires_grad_(not frozen)
    both = [layer.weight for layer in model], [layer.bias for layer in model]
    step = OPTIMIZERS[optimizer]([{"params": group} for group in both[: 1 if frozen else 2]])

    def run() -> None:
        step.zero_grad(set_to_none=not zeroed)
        model(torch.ones(4, 8)).square().sum().backward()
        nn.utils.clip_grad_norm_(model.parameters(), 1.0, foreach=True)
        step.step()

    for _ in range(warm):
        run()
    with tb_actmem.record(model) as recorder:
        run()
    return recorder.recording


@pytest.mark.parametrize(
    "options",
    [
        *({"optimizer": name, "warm": warm} for name in OPTIMIZERS for warm in (0, 2)),
        {"optimizer": "foreach", "warm": 2, "zeroed": True},
        {"optimizer": "foreach", "warm": 2, "frozen": True},
    ],
    ids=str,
)
def test_optimizer_step_on_lists_matches_row_by_row(options: dict[str, Any]) -> None:
    step: Callable[[int], Recording] = partial(lists_step, **options)
    predicted = tb_actmem.predict.scale(step, layers=(5, 6), proof={"layers": 7}).at(layers=12)
    real = step(12)

    names = more_layers(step(5), real)
    assert names is not None and difference(predicted, real, names) is None
    assert tb_actmem.rows(predicted, by="totals") == tb_actmem.rows(real, by="totals")
    assert {row.change for row in tb_actmem.compare(predicted, real).rows} == {Change.SAME}
