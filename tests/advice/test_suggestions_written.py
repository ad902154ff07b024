"""Suggestions for forwards written as text: found exactly, or not at all."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

import pytest

from tb_actmem.advice import suggestions, weight_casts
from tb_actmem.analysis.index import Index
from tb_actmem.model import Holder, Recording
from tb_actmem.predict.rewriting import Rewrite, in_place, unfused_attentions
from tb_actmem.predict.rewriting.written_functions import written_functions, written_losses
from tb_actmem.predict.rewriting.written_norms import written_norms
from tests.support.written import written

Find = Callable[[Index], Iterator[Rewrite]]
Changes = Sequence[tuple[str, str]]


def found(find: Find, text: str, changes: Changes = (), device: str = "cpu") -> list[str]:
    """The module, removed bytes, added bytes and assumptions of each suggestion."""
    for before, after in changes:
        assert before in text, before
        text = text.replace(before, after)
    recording = on(device, written(text))
    return [said(recording, each) for each in find(Index(recording))]


def on(device: str, recording: Recording) -> Recording:
    storages = (storage._replace(device=device) for storage in recording.storages)
    return replace(recording, storages=tuple(storages))


def said(recording: Recording, each: Rewrite) -> str:
    released, relied_on = (
        sum(recording.storages[storage].nbytes for storage in storages)
        for storages in (each.released, each.relied_on)
    )
    name = recording.modules[each.call].fqn
    return f"{name} -{released} +{each.added_bytes} ={relied_on}"


def ops(*lines: str) -> str:
    return "\n".join(lines)


LINEAR = "fc | x[3,4] = addmm(fc.b[4], a[3,2], fc.w[2,4]) keeps mat1=a"
TANH = ops(
    LINEAR,
    "act | cube[3,4] = pow(x) keeps self=x",
    "act | small[3,4] = mul(cube) keeps",
    "act | sum[3,4] = add(x, small) keeps",
    "act | inner[3,4] = mul(sum) keeps",
    "act | bow[3,4] = tanh(inner) keeps result=bow",
    "act | more[3,4] = add(bow) keeps",
    "act | half[3,4] = mul(x) keeps",
    "act | y[3,4] = mul(half, more) keeps self=half other=more",
)
SILU = ops(
    LINEAR,
    "act | gate[3,4] = sigmoid(x) keeps result=gate",
    "act | y[3,4] = mul(x, gate) keeps self=x other=gate",
)
AND_KEPT = "end | z[3,4] = sin(y) keeps self=y"


@pytest.mark.parametrize(
    ("text", "changes", "wanted"),
    [
        (TANH, (), ["act -192 +48 =0"]),
        (SILU, (), ["act -96 +48 =0"]),
        # An input that another node saves costs nothing.
        (SILU, [("act | y", "fc | s[3,4] = sin(x) keeps self=x\nact | y")], ["act -48 +0 =48"]),
        # Other ops, one more, or one fewer.
        (SILU, [("sigmoid(", "tanh(")], []),
        (SILU, [("act | y", "act | s[3,4] = sin(x) keeps\nact | y")], []),
        (TANH, [("act | half[3,4] = mul(x) keeps\n", ""), ("half", "x")], []),
        # More than one input tensor, the first one without a gradient.
        (SILU, [("mul(x, gate) keeps self=x", "mul(a, gate) keeps self=a")], []),
        (SILU, [("mul(x, gate)", "mul(b, gate)"), ("self=x", "self=b"),
                ("act | gate", "fc | b[3,4] = sin(a) keeps\nact | gate")], []),
        # With a module inside, the module does more than the function.
        (SILU, [("act | y", "act.in | s[3,4] = sin(x) keeps\nact | y")], []),
        # A tensor used later stays.
        (SILU, [("other=gate", "other=gate\nend | s[3,4] = sin(gate) keeps self=gate")],
         ["act -48 +48 =0"]),
        (SILU, [("act | ", "")], []),
    ],
)  # fmt: skip
def test_unfused_function_would_save_only_its_input(text, changes, wanted):
    assert found(written_functions, text, changes) == wanted


OUT = "mlp.out | z[3,4] = sin(y)"
INLINE = ops(TANH.replace("act |", "mlp |").replace("fc", "mlp.fc"), f"{OUT} keeps self=y")


@pytest.mark.parametrize(
    ("changes", "wanted"),
    [
        ((), ["mlp -192 +48 =0"]),
        # Other ops of the module before and after it; its input has other users.
        ([("mlp | cube", "mlp | s[3,4] = sin(x) keeps self=x\nmlp | cube")], ["mlp -144 +0 =48"]),
        ([(OUT, f"mlp | r[3,4] = add(x, y) keeps\n{OUT}")],
         ["mlp -192 +48 =0"]),
        # An inner tensor has another user; another op runs in between; one op is another one.
        ([(OUT, f"mlp | r[3,4] = add(bow, y) keeps\n{OUT}")],
         []),
        ([("mlp | more", "mlp | s[3,4] = sin(x) keeps\nmlp | more")], []),
        ([("pow(", "sin(")], []),
        ([("mlp | half", "mlp.in | half")], []),
    ],
)  # fmt: skip
def test_function_among_other_ops_would_save_only_its_input(changes, wanted):
    assert found(written_functions, INLINE, changes) == wanted


NORM = ops(
    "in | x[2,3,4] = sin(a[2,3,4]) keeps",
    "norm | square[2,3,4] = pow(x) keeps self=x",
    "norm | mean[2,3,1] = mean(square) keeps",
    "norm | sum[2,3,1] = add(mean) keeps",
    "norm | root[2,3,1] = rsqrt(sum) keeps result=root",
    "norm | plain[2,3,4] = mul(x, root) keeps self=x other=root",
    "norm | y[2,3,4] = mul(norm.w[4], plain) keeps self=norm.w other=plain",
)
CAST = [
    ("norm | square[2,3,4] = pow(x)", "norm | long[2,3,4] = _to_copy(x) keeps\n"
     "norm | square[2,3,4] = pow(long)"),
    ("keeps self=x\nnorm | mean", "keeps self=long\nnorm | mean"),
    ("mul(x, root) keeps self=x", "mul(long, root) keeps self=long"),
    ("norm | y[2,3,4] = mul(norm.w[4], plain)", "norm | short[2,3,4]:bfloat16 = _to_copy(plain) "
     "keeps\nnorm | y[2,3,4] = mul(norm.w[4], short)"),
    ("other=plain", "other=short"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("changes", "device", "wanted"),
    [
        # x (96), roots (24) and their product (96); instead x, and 4 for each of 6 rows.
        ((), "cuda:0", ["norm -216 +120 =0"]),
        ((), "cpu", []),
        ([("norm | y", "end | s[2,3,4] = cos(x) keeps self=x\nnorm | y")], "cuda:0",
         ["norm -120 +24 =96"]),
        ([("norm.w[4]", "norm.w[3,4]")], "cuda:0", ["norm -216 +104 =0"]),
        ([("norm.w[4]", "norm.w[3]")], "cuda:0", []),
        ([("norm.w[4]", "norm.w[4]:bfloat16")], "cuda:0", []),
        ([("norm.w[4]", "w[2,3,4]"), ("norm.w", "w")], "cuda:0", []),
        ([("mul(x, root) keeps self=x", "mul(r.w[4], root) keeps self=r.w")], "cuda:0", []),
        ([("sin(a[2,3,4])", "sin(a[2,3,4]:bfloat16)"), ("x[2,3,4]", "x[2,3,4]:bfloat16"), *CAST,
          ("norm.w[4]", "norm.w[4]:bfloat16")], "cuda:0", ["norm -168 +72 =0"]),
        (CAST, "cuda:0", ["norm -168 +120 =0"]),
        ([("sum[2,3,1] = add(mean)", "sum[2,3,1] = sub(mean)")], "cuda:0", []),
    ],
)  # fmt: skip
def test_unfused_norm_would_save_input_and_row_numbers(changes, device, wanted):
    assert found(written_norms, NORM, changes, device) == wanted


ATTENTION = ops(
    "attn | scores[4,33,33] = bmm(q[4,33,5], k[4,5,33]) keeps self=q mat2=k",
    "attn | p[2,2,33,33] = _softmax(scores) keeps result=p",
    "attn | flat[4,33,33] = view(p) keeps",
    "attn | mixed[4,33,5] = bmm(flat, v[4,33,5]) keeps self=flat mat2=v",
)
P = 4 * 4 * 33 * 33
ADDED = 4 * 4 * 64 + 4 * 4 * 33 * 5
"""A sum for each row (33 may be padded to 64), and the output."""
DROPPED = [
    ("attn | flat", "attn | less[2,2,33,33] = mul(p, m[2,2,33,33]) keeps other=m\nattn | flat"),
    ("view(p)", "view(less)"),
]
FUSED_DROP = [
    ("attn | flat", "attn | less[2,2,33,33], m[2,2,33,33]:bool = native_dropout(p) keeps "
     "result1=m\nattn | flat"),
    ("view(p)", "view(less)"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("changes", "device", "wanted"),
    [
        ((), "cpu", [f"attn -{P} +{ADDED} =0"]),
        ([("p[2,2,33,33]", "p[4,33,33]")], "cpu", [f"attn -{P} +{ADDED} =0"]),
        # With a dropout, torch has no fused kernel on the CPU.
        (DROPPED, "cpu", []),
        (DROPPED, "cuda:0", [f"attn -{3 * P} +{ADDED} =0"]),
        (FUSED_DROP, "cpu", []),
        (FUSED_DROP, "cuda:0", [f"attn -{2 * P + P // 4} +{ADDED} =0"]),
        # A factor that is not a mask.
        ([("attn | flat", "attn | less[2,2,33,33] = mul(p, m[33]) keeps other=m\nattn | flat"),
          ("view(p)", "view(less)")], "cpu", [f"attn -{2 * P} +{ADDED} =0"]),
        # The weights have other users, two paths, or two products.
        ([("attn | mixed", "attn | mean[1] = mean(p) keeps\nattn | mixed")], "cpu", []),
        ([("attn | flat", "attn | square[2,2,33,33] = mul(p, p) keeps\nattn | flat"),
          ("view(p)", "view(square)")], "cpu", []),
        ([("keeps self=flat mat2=v", "keeps self=flat mat2=v\n"
           "attn | twice[4,33,5] = bmm(flat, v) keeps self=flat mat2=v")], "cpu", []),
        ([("attn | mixed[4,33,5] = bmm(flat, v[4,33,5]) keeps self=flat mat2=v", "")], "cpu", []),
        # They are the values, not the weights, of the product.
        ([("bmm(flat, v[4,33,5]) keeps self=flat mat2=v",
           "bmm(v[4,5,33], flat) keeps self=v mat2=flat")], "cpu", []),
        ([("keeps result=p", "keeps")], "cpu", []),
        ([("p[2,2,33,33]", "p[33,132]")], "cpu", []),
        ([("attn | p", "p")], "cpu", []),
        ([("_softmax(", "_log_softmax(")], "cpu", []),
    ],
)  # fmt: skip
def test_fused_attention_saves_no_weights(changes, device, wanted):
    assert found(unfused_attentions, ATTENTION, changes, device) == wanted


def test_fused_attention_saves_one_sum_per_query():
    text = ATTENTION.replace("[4,33,33]", "[4,33,65]").replace("[2,2,33,33]", "[4,33,65]")
    text = text.replace("k[4,5,33]", "k[4,5,65]").replace("v[4,33,5]", "v[4,65,5]")

    assert found(unfused_attentions, text) == [f"attn -{4 * 4 * 33 * 65} +{ADDED} =0"]


LOSS = ops(
    "body | h[6,8] = sin(a[6,8]) keeps",
    "head | logits[6,50] = addmm(head.b[50], h, head.w[8,50]) keeps mat1=h mat2=head.w",
    "loss | logs[6,50] = _log_softmax(logits) keeps result=logs",
    "loss | loss[] = nll_loss(logs, target[6]:int64) keeps self=logs target=target",
)
WITHOUT_BIAS = ("addmm(head.b[50], h, head.w[8,50])", "mm(h, head.w[8,50])")
KEPT = 4 * 6 * 8 + 4 * 6 * 50 + 8 * 6
GRADIENTS = 4 * (6 * 8 + 8 * 50 + 50)


@pytest.mark.parametrize(
    ("changes", "wanted"),
    [
        ((), [f"head -{KEPT} +{GRADIENTS} =0"]),
        ([WITHOUT_BIAS, ("keeps mat1=h", "keeps self=h")], [f"head -{KEPT} +{GRADIENTS - 200} =0"]),
        # An input without a node needs no gradients.
        ([("h[6,8] = sin(a[6,8]) keeps", "h[6,8] = sin(a[6,8])")],
         [f"head -{KEPT} +{GRADIENTS - 192} =0"]),
        # Shifted logits select fewer rows.
        ([("loss | logs[6,50] = _log_softmax(logits)",
           "loss | few[5,50] = slice(logits) keeps\nloss | logs[5,50] = _log_softmax(few)")],
         [f"head -{KEPT - 200} +{GRADIENTS - 32} =0"]),
        # The widest dtype before the casts in the product's module.
        ([("head | logits",
           "head | w[8,50]:bfloat16 = _to_copy(head.w[8,50]) keeps\nhead | logits"),
          ("logits[6,50]", "logits[6,50]:bfloat16"), ("h, head.w[8,50]", "h, w"),
          ("h[6,8] =", "h[6,8]:bfloat16 ="), ("head.b[50]", "head.b[50]:bfloat16"),
          ("mat2=head.w", "mat2=w")],
         [f"head -{KEPT - 96 + 800} +{GRADIENTS} =0"]),
        ([("head | logits",
           "cast | w[8,50]:bfloat16 = _to_copy(head.w[8,50]) keeps\nhead | logits"),
          ("logits[6,50]", "logits[6,50]:bfloat16"), ("h, head.w[8,50]", "h, w"),
          ("h[6,8] =", "h[6,8]:bfloat16 ="), ("head.b[50]", "head.b[50]:bfloat16"),
          ("mat2=head.w", "mat2=w")],
         [f"head -{KEPT - 96 + 800} +{GRADIENTS // 2} =0"]),
        # A loss per token, another op between, or another user of the logits.
        ([("loss[] =", "loss[6] =")], []),
        ([("loss | loss", "loss | more[6,50] = mul(logs) keeps\nloss | loss"),
          ("nll_loss(logs", "nll_loss(more")], []),
        ([("loss | logs", "loss | more[6,50] = mul(logits) keeps\nloss | logs"),
          ("_log_softmax(logits", "_log_softmax(more")], []),
        ([("loss | loss", "loss | mean[1] = mean(logits) keeps\nloss | loss")], []),
        ([("loss | loss", "loss | mean[1] = mean(logs) keeps\nloss | loss")], []),
        ([("_log_softmax(", "log(")], []),
        ([("addmm(", "einsum(")], []),
        ([("head | ", "")], []),
        ([("logs[6,50]", "logs[300]")], []),
        ([("keeps result=logs", "keeps")], []),
    ],
)  # fmt: skip
def test_fused_loss_would_save_gradients(changes, wanted):
    assert found(written_losses, LOSS, changes) == wanted


ELU = ops(
    LINEAR,
    "act | y[3,4] = elu(x) keeps self=x",
    "end | z[3,4] = sin(y) keeps self=y",
)


@pytest.mark.parametrize(
    ("changes", "wanted"),
    [
        ((), ["act -48 +0 =48"]),
        ([("elu(", "leaky_relu(")], ["act -48 +0 =48"]),
        ([("elu(", "silu(")], []),
        ([("act | ", "")], []),
        ([("keeps self=x", "keeps")], []),
        # No node saves the result, or an op writes into it.
        ([("keeps self=y", "keeps")], []),
        ([("end | z", "end | w[3,4] = add_(y)\nend | z")], []),
        # A later op reads the input, or a node saves it; earlier readers do not matter.
        ([("end | z", "end | w[3,4] = add(x)\nend | z")], []),
        ([("act | y", "act | w[3,4] = add(x)\nact | y")], ["act -48 +0 =48"]),
        ([("act | y", "act | w[3,4] = cos(x) keeps self=x\nact | y")], []),
        # The input is the caller's, a parameter, or part of a larger storage.
        ([(LINEAR, ""), ("elu(x)", "elu(x[3,4])")], []),
        ([(LINEAR, ""), ("elu(x)", "elu(x.w[3,4])"), ("self=x", "self=x.w")], []),
        ([("act | y", "act | w[3,2] = view(x) keeps\nact | y"), ("elu(x) keeps self=x",
          "elu(w) keeps self=w")], []),
    ],
)  # fmt: skip
def test_in_place_activation_would_save_shared_output(changes, wanted):
    assert found(in_place, ELU, changes) == wanted


WEIGHTS = ops(
    "net.fc | w[2,4]:bfloat16 = _to_copy(fc.w[2,4]) keeps",
    "net.fc | y[3,4]:bfloat16 = mm(a[3,2]:bfloat16, w) keeps self=a mat2=w",
)


@pytest.mark.parametrize(
    ("changes", "wanted"),
    [
        ((), ["net -16 +0 =0"]),
        ([("w[2,4]:bfloat16 =", "w[2,4]:float16 =")], ["net -16 +0 =0"]),
        ([("w[2,4]:bfloat16 =", "w[2,4] ="), ("fc.w[2,4]", "fc.w[2,4]:bfloat16")], []),
        ([("fc.w[2,4]", "fc.w[2,4]:float16")], []),
        ([("w[2,4]:bfloat16 =", "w[2,4] =")], []),
        ([("mat2=w", "")], []),
        ([("net.fc | ", "")], []),
        ([("fc.w[2,4]", "v[2,4]"), ("net.fc | w", "net.fc | v[2,4] = sin(a[3,2]:bfloat16) keeps "
          "result=v\nnet.fc | w")], []),
    ],
)  # fmt: skip
def test_sixteen_bit_model_needs_no_weight_copies(changes, wanted):
    assert found(weight_casts, WEIGHTS, changes) == wanted


def test_larger_of_two_overlapping_gains_counts():
    """The first layer's activation is unfused; the second one's may run in place."""
    layers = [
        TANH.replace("fc |", f"h.{n}.fc |").replace("act |", f"h.{n}.act |") for n in range(2)
    ]
    recording = written(ops(*layers, "end | z[3,4] = sin(y) keeps self=y"))

    (row,) = suggestions(Index(recording))

    assert (row.module, row.type_name, row.function) == (
        "h.*.act",
        "Act",
        'torch.nn.functional.gelu(x, approximate="tanh")',
    )
    assert [recording.modules[call].fqn for call in row.calls] == ["h.0.act", "h.1.act"]
    assert (row.saved_bytes, row.fewer_bytes) == (2 * 192, 2 * 144)


def test_gain_below_one_percent_is_ignored():
    more = "end | z[{n}] = sin(b[{n}]) keeps self=b"

    def gains(n: int) -> list[int]:
        text = ops(SILU, more.replace("{n}", str(n)))
        return [row.fewer_bytes for row in suggestions(Index(written(text)))]

    # 24 of the linear, 96 of the activation, of which 48 would go.
    assert gains((4800 - 120) // 4 - 1) == [48]
    assert gains((4800 - 120) // 4) == []


@pytest.mark.parametrize(("holder", "goes"), [(None, True), (Holder.AUTOCAST_CACHE, True),
                                              (Holder.OUTPUT, False)])  # fmt: skip
def test_storages_held_elsewhere_are_not_freed(holder, goes):
    recording = written(WEIGHTS)
    copy = next(n for n, one in enumerate(recording.storages) if one.birth == 0)
    storages = list(recording.storages)
    storages[copy] = storages[copy]._replace(holder=holder)
    held = replace(recording, storages=tuple(storages))

    assert bool([*weight_casts(Index(held))]) == goes


def test_cast_of_untraced_input_counts():
    """All inputs of the product have two bytes per element; its weight was cast."""
    text = LOSS.replace("h, head.w[8,50]", "h, w").replace("mat2=head.w", "mat2=w")
    for name in ("h[6,8] =", "logits[6,50] =", "head.b[50]"):
        text = text.replace(name, name.replace("]", "]:bfloat16"), 1)
    cast = "head | w[8,50]:bfloat16 = _to_copy(head.w[8,50]) keeps"
    recording = written(text.replace("head | logits", f"{cast}\nhead | logits"))
    node = [row.name for row in recording.nodes].index("ToCopyBackward0")
    edges = (
        edge._replace(tensor=None) if edge.consumer == node else edge for edge in recording.edges
    )

    (known,) = written_losses(Index(recording))
    (unknown,) = written_losses(Index(replace(recording, edges=tuple(edges))))

    assert (known.added_bytes, unknown.added_bytes) == (GRADIENTS, GRADIENTS // 2)
