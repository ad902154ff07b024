"""Predictions of modules that store tensors in objects they receive."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
import torch
from torch import Tensor, nn

import tb_actmem
from tb_actmem.model import Recording
from tests.support.checkpointable import Case, recorded, under_checkpoints

WIDTH = 16


class Store:
    """A user's own cache."""

    def __init__(self) -> None:
        self.kept: list[Tensor] = []


def put_in_list(holder: Any, x: Tensor) -> None:
    holder.append(x)


def put_in_dict(holder: Any, x: Tensor) -> None:
    holder[len(holder)] = x


def put_in_store(holder: Any, x: Tensor) -> None:
    holder.kept.append(x)


def replace_attribute(holder: Any, x: Tensor) -> None:
    holder.kept = x


def only_read(holder: Any, x: Tensor) -> None:
    assert not hasattr(holder, "missing")


class Filling(nn.Module):
    def __init__(self, put: Callable[[Any, Tensor], None]) -> None:
        super().__init__()
        self.linear, self.put = nn.Linear(WIDTH, WIDTH), put

    def forward(self, x: Tensor, holder: Any = None) -> Tensor:
        y: Tensor = self.linear(x).tanh()
        self.put(holder, y)
        return y.sin()


class Layers(nn.Module):
    def __init__(self, put: Callable[[Any, Tensor], None], make: Callable[[], Any]) -> None:
        super().__init__()
        self.layers, self.make = nn.ModuleList(Filling(put) for _ in range(2)), make

    def forward(self, x: Tensor, by_name: bool) -> Tensor:
        holder = self.make()
        for layer in self.layers:
            x = layer(x, holder=holder) if by_name else layer(x, holder)
        return x


def case(put: Callable[[Any, Tensor], None], make: Callable[[], Any], *, by_name: bool) -> Case:
    torch.manual_seed(0)
    model, x = Layers(put, make), torch.randn(64, WIDTH)
    return Case(model, lambda: model(x, by_name).sum(), [])


@pytest.mark.parametrize("by_name", [True, False])
@pytest.mark.parametrize(
    ("put", "make"),
    [
        (put_in_list, list),
        (put_in_dict, dict),
        (put_in_store, Store),
        (replace_attribute, Store),
    ],
)
def test_checkpoint_of_module_that_fills_argument_is_refused(put, make, by_name):
    before = recorded(case(put, make, by_name=by_name))
    name = "holder" if by_name else r"\[1\]"

    with pytest.raises(
        tb_actmem.errors.PredictError, match=rf"layers.0 stores .* argument {name} \("
    ):
        tb_actmem.predict.checkpoint(before, modules=["layers.*"])
    assert tb_actmem.predict.checkpoint(before, modules=["layers.*.linear"]).meta.predicted


@pytest.mark.parametrize("make", [list, dict, Store, lambda: (torch.ones(2), 3)])
def test_checkpoint_of_module_that_reads_argument_is_predicted(make):
    before = recorded(case(only_read, make, by_name=True))

    assert tb_actmem.predict.checkpoint(before, modules=["layers.*"]).meta.predicted


def gpt2(*, use_cache: bool) -> Case:
    from transformers import GPT2Config, GPT2LMHeadModel

    torch.manual_seed(0)
    sizes: dict[str, Any] = {"n_layer": 3, "n_embd": 32, "n_head": 4, "n_positions": 32}
    model = GPT2LMHeadModel(GPT2Config(use_cache=use_cache, vocab_size=50, **sizes)).train()
    ids = torch.randint(0, 50, (2, 32))
    return Case(model, lambda: model(ids, labels=ids).loss, ["transformer.h.*"])


USE_NO_CACHE = r"set model\.config\.use_cache = False and record"


def test_transformers_cache_is_refused_with_line_to_type():
    before = recorded(gpt2(use_cache=True))

    with pytest.raises(tb_actmem.errors.PredictError, match=USE_NO_CACHE):
        tb_actmem.predict.checkpoint(before, modules=["transformer.h.*"])
    with pytest.raises(tb_actmem.errors.BudgetError, match=USE_NO_CACHE):
        tb_actmem.predict.plan(before, reduce="90%")
    assert tb_actmem.predict.checkpoint(
        recorded(gpt2(use_cache=False)), modules=["transformer.h.*"]
    )


def test_plan_beside_transformers_cache_is_exact():
    made = gpt2(use_cache=True)
    plan = tb_actmem.predict.plan(recorded(made), reduce="10%")
    blocks = {f"transformer.h.{number}" for number in range(3)}
    again = gpt2(use_cache=True)
    exec(plan.code(), {"model": again.model})

    assert blocks.isdisjoint(plan.modules)
    assert "use_cache = False" in str(plan)
    peak = tb_actmem.totals(recorded(again)).step_peak_bytes
    assert plan.peak_bytes == pytest.approx(peak, rel=0.002)


def into_attribute(layer: Any, y: Tensor) -> Tensor:
    layer.last = y
    return y


def into_list(layer: Any, y: Tensor) -> Tensor:
    layer.seen = [*getattr(layer, "seen", ()), y]
    return y


def view_into_attribute(layer: Any, y: Tensor) -> Tensor:
    layer.last = {"view": y.view(-1, 8)}
    return y


def detached(layer: Any, y: Tensor) -> Tensor:
    layer.last = y.detach()
    return y


def detached_double(layer: Any, y: Tensor) -> Tensor:
    layer.last = y.detach() * 2
    return y


def detached_views(layer: Any, y: Tensor) -> Tensor:
    layer.seen = {"views": [*y.detach().view(-1, 8).unbind()]}
    return y


def detached_each_time(layer: Any, y: Tensor) -> Tensor:
    layer.seen = [*getattr(layer, "seen", ()), y.detach(), y.detach() * 2]
    return y


def into_global(layer: Any, y: Tensor) -> Tensor:
    SEEN.append(y)
    return y


def mask_once(layer: Any, y: Tensor) -> Tensor:
    if not hasattr(layer, "mask"):
        layer.mask = torch.rand(y.shape)
    return y * layer.mask


def into_new_buffer(layer: Any, y: Tensor) -> Tensor:
    layer.mean = 0.9 * layer.mean + 0.1 * y.detach()
    return y


def used_and_changed(layer: Any, y: Tensor) -> Tensor:
    y = y * (layer.mean + 1)
    layer.mean.add_(y.detach())
    return y


def used_and_assigned(layer: Any, y: Tensor) -> Tensor:
    y = y * (layer.mean + 1)
    layer.mean = layer.mean + y.detach()
    return y


SEEN: list[Tensor] = []
ROWS = 64


class Storing(nn.Module):
    def __init__(self, store: Callable[[Any, Tensor], Tensor]) -> None:
        super().__init__()
        self.linear, self.store = nn.Linear(WIDTH, WIDTH), store
        self.mean = nn.Buffer(torch.ones(ROWS, WIDTH))

    def forward(self, x: Tensor) -> Tensor:
        return self.store(self, self.linear(x).tanh()).sin()


def storing(store: Callable[[Any, Tensor], Tensor], *names: str) -> Case:
    torch.manual_seed(0)
    SEEN.clear()
    model, x = nn.Sequential(Storing(store), Storing(store)), torch.randn(ROWS, WIDTH)
    under_checkpoints(model, list(names))
    return Case(model, lambda: model(x).sum(), list(names))


def store_in_hooks(model: nn.Module) -> list[Any]:
    """Store the results of the inner layers during a forward, as recorders of outputs do."""
    inner = [part for part in model.modules() if isinstance(part, nn.Linear)]
    return [one.register_forward_hook(lambda *call: SEEN.append(call[-1])) for one in inner]


def peak_of(recording: Recording) -> int:
    return tb_actmem.totals(recording).step_peak_bytes or 0


@pytest.mark.usefixtures("each_observer")
@pytest.mark.parametrize(
    ("store", "place"),
    [(into_attribute, "0.last"), (into_list, "0.seen"), (view_into_attribute, "0.last")],
)
def test_checkpoint_of_module_that_stores_result_is_refused(store, place):
    before = recorded(storing(store))

    with pytest.raises(tb_actmem.errors.PredictError, match=f"0 stores tensors in {place}, and"):
        tb_actmem.predict.checkpoint(before, modules=["*"])
    inner = tb_actmem.predict.checkpoint(before, modules=["*.linear"])
    assert peak_of(inner) == peak_of(recorded(storing(store, "0.linear", "1.linear")))


@pytest.mark.usefixtures("each_observer")
@pytest.mark.parametrize("is_hooked", [True, False])
def test_result_stored_in_unknown_place_is_noted(is_hooked):
    def case(*names: str) -> Case:
        made = storing((lambda _, y: y) if is_hooked else into_global, *names)

        def forward() -> Tensor:
            hooks = store_in_hooks(made.model) if is_hooked else []
            loss: Tensor = made.forward()
            for hook in hooks:
                hook.remove()
            return loss

        return made._replace(forward=forward)

    after = tb_actmem.predict.checkpoint(recorded(case()), modules=["*"])

    assert "stored-elsewhere" in [note.code for note in after.meta.notes]
    assert (peak_of(after) == peak_of(recorded(case("*")))) is is_hooked


def after_large(layer: nn.Module, x: Tensor) -> Tensor:
    y: Tensor = layer(x)
    return y + layer(x[:1])


def one_step(store: Callable[[Any, Tensor], Tensor], call: Any, forwards: int, *names: str) -> Case:
    """May run more than one backward. Between them modules keep stored tensors."""
    made = storing(store, *names)
    x = torch.randn(ROWS, WIDTH)

    def forward() -> Tensor:
        for _ in range(forwards - 1):
            call(made.model, x).sum().backward()
        loss: Tensor = call(made.model, x).sum()
        return loss

    return made._replace(forward=forward)


@pytest.mark.usefixtures("each_observer")
@pytest.mark.parametrize("names", [["1"], ["*"], ["*", "*.linear"]])
@pytest.mark.parametrize("forwards", [1, 2])
@pytest.mark.parametrize("call", [nn.Module.__call__, after_large])
@pytest.mark.parametrize("store", [detached, detached_double, detached_views, detached_each_time])
def test_stored_detached_result_is_in_noted_range(store, call, forwards, names):
    before = recorded(one_step(store, call, forwards))
    after = tb_actmem.predict.checkpoint(before, modules=names)
    real = recorded(one_step(store, call, forwards, *names))
    notes: Any = {note.code: dict(note.values) for note in after.meta.notes}

    assert tb_actmem.totals(after).saved_bytes == tb_actmem.totals(real).saved_bytes
    assert abs(peak_of(after) - peak_of(real)) <= notes["stored-elsewhere"]["nbytes"]
    assert "unknown" not in notes["stored-elsewhere"]


@pytest.mark.usefixtures("each_observer")
def test_nested_checkpoints_store_twice_for_each_backward():
    class Around(nn.Sequential):
        """Uses its result, so that the inner part is recomputed for both checkpoints."""

        def forward(self, x: Tensor) -> Tensor:
            y: Tensor = super().forward(x)
            return y.exp().sin()

    def case(*names: str) -> Case:
        made = storing(detached_each_time)
        model, x = (
            nn.Sequential(*(Around(part) for part in made.model.children())),
            torch.randn(ROWS, WIDTH),
        )
        under_checkpoints(model, list(names))

        def forward() -> Tensor:
            model(x).sum().backward()
            loss: Tensor = model(x).sum()
            return loss

        return made._replace(model=model, forward=forward)

    after = tb_actmem.predict.checkpoint(recorded(case()), modules=["*", "*.0"])
    notes: Any = {note.code: dict(note.values) for note in after.meta.notes}
    stored = 2 * 2 * 2 * ROWS * WIDTH * 4  # results of modules and forwards
    off = peak_of(recorded(case("*", "*.0"))) - peak_of(after)

    assert stored < off <= notes["stored-elsewhere"]["nbytes"] == 2 * stored


@pytest.mark.usefixtures("each_observer")
def test_empty_result_that_keeps_its_graph_is_noted():
    def store(_: nn.Module, y: Tensor) -> Tensor:
        SEEN.append(y[:0].exp())
        return y

    after = tb_actmem.predict.checkpoint(recorded(storing(store)), modules=["*"])

    assert peak_of(after) < peak_of(recorded(storing(store, "*")))
    assert "stored-elsewhere" in [note.code for note in after.meta.notes]


class Taking(nn.Module):
    """Takes out again what its inner layers stored, after a forward of these."""

    def __init__(self, store: Callable[[Tensor], None], *, is_hooked: bool) -> None:
        super().__init__()
        self.inner = Storing(lambda _, y: y if is_hooked else stored(y))
        self.last = nn.Linear(WIDTH, WIDTH)
        if is_hooked:
            self.inner.linear.register_forward_hook(lambda *call: store(call[-1]))

        def stored(y: Tensor) -> Tensor:
            store(y)
            return y

    def forward(self, x: Tensor) -> Tensor:
        y: Tensor = self.last(self.inner(x))
        while SEEN:
            y = y * SEEN.pop().mean()
        return y


@pytest.mark.usefixtures("each_observer")
@pytest.mark.parametrize("is_hooked", [True, False])
@pytest.mark.parametrize(
    "store",
    [SEEN.append, lambda y: SEEN.append(y.detach()), lambda y: SEEN.append(y[:1].exp())],
    ids=["result", "detached", "view"],
)
def test_stored_result_that_forward_drops_is_in_noted_range(store, is_hooked):
    def case(*names: str) -> Case:
        torch.manual_seed(0)
        SEEN.clear()
        model = nn.Sequential(*(Taking(store, is_hooked=is_hooked) for _ in range(4)))
        x = torch.randn(ROWS, WIDTH)
        under_checkpoints(model, list(names))
        return Case(model, lambda: model(x).sum(), list(names))

    after = tb_actmem.predict.checkpoint(recorded(case()), modules=["*.inner"])
    real = recorded(case("*.inner"))
    notes: Any = {note.code: dict(note.values) for note in after.meta.notes}

    assert len(SEEN) == 4  # the recomputations stored them again
    assert tb_actmem.totals(after).saved_bytes == tb_actmem.totals(real).saved_bytes
    assert 0 <= peak_of(real) - peak_of(after) <= notes["stored-elsewhere"]["nbytes"]


@pytest.mark.usefixtures("each_observer")
@pytest.mark.parametrize(
    "use",
    [
        lambda inner, x: torch.stack([inner(x), inner(x)]).sum(0),
        lambda inner, x: {"y": (inner(x), x.sin())}["y"][0],
        lambda inner, x: nn.Identity()(inner(nn.Identity()(x))),
        lambda inner, x: returned_by_error(inner, x),
    ],
    ids=["list", "dictionary", "identity", "error"],
)
def test_result_in_variables_of_caller_is_not_noted(use):
    class Using(nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.inner = nn.Sequential(nn.Linear(WIDTH, WIDTH), nn.Tanh())

        def forward(self, x: Tensor) -> Tensor:
            y: Tensor = use(self.inner, x)
            return y

    torch.manual_seed(0)
    model, x = nn.Sequential(nn.Linear(WIDTH, WIDTH), Using()), torch.randn(ROWS, WIDTH)
    before = recorded(Case(model, lambda: model(x).sum(), []))
    after = tb_actmem.predict.checkpoint(before, modules=["1"])

    assert "stored-elsewhere" not in [note.code for note in after.meta.notes]


def returned_by_error(inner: nn.Module, x: Tensor) -> Tensor:
    class Failing(nn.Module):
        def forward(self, x: Tensor) -> Tensor:
            y = inner(x)
            raise ValueError(y.shape)

    try:
        y: Tensor = Failing()(x)
    except ValueError:
        y = inner(x)
    return y


@pytest.mark.usefixtures("each_observer")
def test_mask_stored_once_is_noted():
    first = tb_actmem.predict.checkpoint(recorded(storing(mask_once)), modules=["*"])
    notes: Any = {note.code: dict(note.values) for note in first.meta.notes}
    off = abs(peak_of(first) - peak_of(recorded(storing(mask_once, "*"))))

    assert 0 < off <= notes["stored-elsewhere"]["nbytes"]
    assert notes["stored-elsewhere"]["names"] == ("0.mask", "1.mask")

    case, under = storing(mask_once), storing(mask_once, "*")
    for one in (case, under):
        one.forward().backward()
    later = tb_actmem.predict.checkpoint(recorded(case), modules=["*"])
    assert "stored-elsewhere" not in [note.code for note in later.meta.notes]
    assert peak_of(later) == peak_of(recorded(under))


@pytest.mark.usefixtures("compiled_observer")
def test_new_value_of_buffer_is_predicted():
    after = tb_actmem.predict.checkpoint(recorded(storing(into_new_buffer)), modules=["*"])

    assert peak_of(after) == peak_of(recorded(storing(into_new_buffer, "*")))


@pytest.mark.usefixtures("each_observer")
@pytest.mark.parametrize("store", [used_and_changed, used_and_assigned])
def test_buffer_changed_after_use_is_refused(store):
    with pytest.raises(tb_actmem.errors.PredictError, match=r"0 uses 0\.mean and then changes it"):
        tb_actmem.predict.checkpoint(recorded(storing(store)), modules=["*"])

    gradients = []
    for names in ([], ["*"]):
        case = storing(store, *names)
        case.forward().backward()
        gradients.append([one.grad for one in case.model.parameters()])
    assert not all(map(torch.equal, *gradients))
