"""Terms of written transformer layers: which save matches which term, to the byte.

With 2 sequences of 3 tokens, 8 wide, 2 heads and an MLP of 20, in float32, b·s·h is 192 bytes,
a·b·s² is 144 and b·s·f is 480.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from tb_actmem.analysis.index import Index
from tb_actmem.model import Op, Recording, SaveKind
from tb_actmem.predict.estimate import Layer
from tb_actmem.predict.estimate.comparison import letters, listed, repeated, term_rows
from tb_actmem.predict.estimate.layers import transformer_layers
from tb_actmem.predict.estimate.matching import WhyNot, save_name
from tb_actmem.text.reasons import note_text, save_text
from tests.support.written import written

LAYER = """
0.norm1 | n1[2,3,8], mean1[2,3,1], dev1[2,3,1] = native_layer_norm(x[2,3,8], n1.w[8]) keeps \
input=x weight=n1.w result1=mean1 result2=dev1
0.attn.qkv | qkv[6,24] = addmm(qkv.b[24], n1, qkv.w[8,24]) keeps mat1=n1 mat2=qkv.w
0.attn | q[4,3,4] = clone(qkv)
0.attn | k[4,3,4] = clone(qkv)
0.attn | scores[4,3,3] = bmm(q, k) keeps self=q mat2=k
0.attn | p[2,2,3,3] = _softmax(scores) keeps result=p
del scores
0.attn.drop | m1[2,2,3,3] = empty_like(p)
0.attn.drop | drawn1[2,2,3,3] = bernoulli_(m1)
0.attn.drop | dropped[2,2,3,3] = mul(p, m1) keeps other=m1
0.attn | v[4,3,4] = clone(qkv)
0.attn | mixed[6,8] = bmm(dropped, v) keeps self=dropped mat2=v
0.attn.proj | out[6,8] = addmm(proj.b[8], mixed, proj.w[8,8]) keeps mat1=mixed mat2=proj.w
0.drop | m2[2,3,8] = empty_like(out)
0.drop | drawn2[2,3,8] = bernoulli_(m2)
0.drop | added[2,3,8] = mul(out, m2) keeps other=m2
0.norm2 | n2[2,3,8], mean2[2,3,1], dev2[2,3,1] = native_layer_norm(added, n2.w[8]) keeps \
input=added weight=n2.w result1=mean2 result2=dev2
0.mlp.fc1 | wide[6,20] = addmm(fc1.b[20], n2, fc1.w[8,20]) keeps mat1=n2 mat2=fc1.w
0.mlp.act | bent[6,20] = gelu(wide) keeps self=wide
0.mlp.fc2 | last[6,8] = addmm(fc2.b[8], bent, fc2.w[20,8]) keeps mat1=bent mat2=fc2.w
0.drop | m3[2,3,8] = empty_like(last)
0.drop | drawn3[2,3,8] = bernoulli_(m3)
0.drop | result[2,3,8] = mul(last, m3) keeps other=m3
"""

GATED = LAYER.replace(
    "0.mlp.act | bent[6,20] = gelu(wide) keeps self=wide",
    """
0.mlp.up | up[6,20] = addmm(up.b[20], n2, up.w[8,20]) keeps mat1=n2 mat2=up.w
0.mlp.act | gate[6,20] = silu(wide) keeps self=wide
0.mlp | bent[6,20] = mul(gate, up) keeps self=gate other=up""",
)

FUSED = (
    LAYER[: LAYER.index("0.attn | q[")]
    + """
0.attn | q[2,2,3,4] = clone(qkv)
0.attn | k[2,2,3,4] = clone(qkv)
0.attn | v[2,2,3,4] = clone(qkv)
0.attn | mixed[2,2,3,4], sums[2,2,3] = _scaled_dot_product_flash_attention(q, k, v) keeps \
query=q key=k value=v output=mixed logsumexp=sums
"""
    + LAYER[LAYER.index("0.attn.proj") :]
)


def rows(recording: Recording, number: int = 0) -> list[str]:
    """For each row its name, its bytes, its saves and its note."""
    layer = term_rows(Index(recording))[number]
    return [
        " ".join(
            [
                row.key or "-",
                str(row.saved_bytes),
                ", ".join(save_text(save_name(recording, save).within("0")) for save in row.saves),
                *([f"({note_text(row.note)})"] if row.note else []),
            ]
        )
        for row in layer.rows
    ]


def sizes(text: str) -> Layer | None:
    found = transformer_layers(Index(written(text)))
    return found[0].sizes if found else None


WIDE = "(float32: this dropout multiplies by its mask; a fused one saves one byte per element)"


def test_terms_of_papers_layer():
    assert rows(written(LAYER)) == [
        "norm1_input 192 norm1 native_layer_norm input",
        "qkv_input 192 attn.qkv addmm mat1",
        "q_and_k 384 attn bmm self, attn bmm mat2",
        "softmax_output 144 attn softmax result",
        f"attention_mask 144 attn.drop mul other {WIDE}",
        "dropout_output 144 attn bmm self",
        "v 192 attn bmm mat2",
        "proj_input 192 attn.proj addmm mat1",
        f"proj_mask 192 drop mul other {WIDE}",
        "norm2_input 192 norm2 native_layer_norm input",
        "mlp_input 192 mlp.fc1 addmm mat1",
        "activation_input 480 mlp.act gelu self",
        "fc2_input 480 mlp.fc2 addmm mat1",
        f"mlp_mask 192 drop mul other {WIDE}",
        "- 24 norm1 native_layer_norm result1",
        "- 24 norm1 native_layer_norm result2",
        "- 24 norm2 native_layer_norm result1",
        "- 24 norm2 native_layer_norm result2",
    ]


def test_layer_sizes_come_from_op_outputs():
    assert sizes(LAYER) == sizes(FUSED) == Layer(
        batch=2, tokens=3, hidden=8, heads=2, mlp_width=20, itemsize=4
    )  # fmt: skip
    assert sizes(GATED) == Layer(
        batch=2, tokens=3, hidden=8, heads=2, mlp_width=20, itemsize=4, activation="swiglu"
    )


def test_gated_mlp_has_two_product_inputs():
    assert [row for row in rows(written(GATED)) if row not in rows(written(LAYER))] == [
        "mlp_input 192 mlp.fc1 addmm mat1, mlp.up addmm mat1",
        "activation_input 480 mlp.act silu self",
        "activation_output 480 mlp mul self",
        "up 480 mlp mul other",
    ]


FLASH = "attn scaled_dot_product_flash_attention"
AGAIN = "(fused attention recomputes the scores)"


def test_fused_attention_saves_qkv_and_row_sums():
    assert [row for row in rows(written(FUSED)) if row not in rows(written(LAYER))] == [
        f"q_and_k 384 {FLASH} query, {FLASH} key",
        f"softmax_output 0  {AGAIN}",
        f"attention_mask 0  {AGAIN}",
        f"dropout_output 0  {AGAIN}",
        f"v 192 {FLASH} value",
        f"- 48 {FLASH} logsumexp",
    ]


def ops(*lines: str) -> str:
    return "\n".join(lines)


DROP = """
0.drop | m2[2,3,8] = empty_like(out)
0.drop | drawn2[2,3,8] = bernoulli_(m2)
0.drop | added[2,3,8] = mul(out, m2) keeps other=m2
"""
QKV = "0.attn.qkv | qkv[6,24] = addmm(qkv.b[24], n1, qkv.w[8,24]) keeps mat1=n1 mat2=qkv.w"
V = "0.attn | v[4,3,4] = clone(qkv)"
CORE = "0.attn | p[2,2,3,3] = _softmax(scores) keeps result=p"
FC1 = "0.mlp.fc1 | wide[6,20] = addmm(fc1.b[20], n2, fc1.w[8,20]) keeps mat1=n2 mat2=fc1.w"
ACT = "0.mlp.act | bent[6,20] = gelu(wide) keeps self=wide"
FIRST_NORM = LAYER[: LAYER.index("0.attn.qkv")]
FUSED_DROP = "0.drop | added[2,3,8], m2[2,3,8]:bool = native_dropout(out)"
VARIANTS = {
    "a fused dropout keeps a byte for each element, as the second of its results": (
        [(DROP, f"\n{FUSED_DROP} keeps result1=m2\n")],
        ["proj_mask 48 drop native_dropout result1"],
    ),
    "no dropout": (
        [(DROP, "\n0 | added[2,3,8] = add(out, x)\n")],
        ["proj_mask 0  (no dropout ran here)"],
    ),
    "a mask that all heads share is not in the formula": (
        [("1[2,2,3,3] = empty_like", "1[2,1,3,3] = empty_like")],
        ["attention_mask 0  (no dropout ran here)", "- 72 attn.drop mul other"],
    ),
    "a dropout between the linears of the MLP": (
        [
            (
                ACT,
                ops(
                    ACT,
                    "0.mlp.drop | m[6,20] = empty_like(bent)",
                    "0.mlp.drop | drawn[6,20] = bernoulli_(m)",
                    "0.mlp.drop | less[6,20] = mul(bent, m) keeps other=m",
                ),
            ),
            ("addmm(fc2.b[8], bent", "addmm(fc2.b[8], less"),
            ("mat1=bent", "mat1=less"),
        ],
        ["- 480 mlp.drop mul other"],
    ),
    "a dropout in front of the softmax": (
        [
            (
                CORE,
                ops(
                    "0.attn | m[4,3,3] = empty_like(scores)",
                    "0.attn | drawn[4,3,3] = bernoulli_(m)",
                    "0.attn | less[4,3,3] = mul(scores, m) keeps other=m",
                    CORE.replace("scores", "less"),
                ),
            )
        ],
        ["- 144 attn mul other"],
    ),
    "a norm of the queries is neither of the two": (
        [
            (
                QKV,
                ops(
                    QKV,
                    "0.attn.qnorm | qn[4,3,4], qm[4,3,1] = native_layer_norm(qkv) keeps "
                    "input=qkv result1=qm",
                ),
            )
        ],
        ["- 576 attn.qnorm native_layer_norm input", "- 48 attn.qnorm native_layer_norm result1"],
    ),
    "nor is a third one": (
        [
            (
                "keeps other=m3",
                "keeps other=m3\n0.norm3 | n[2,3,8] = native_layer_norm(result) keeps input=result",
            )
        ],
        ["- 192 norm3 native_layer_norm input"],
    ),
    "a norm may be recognized by its op alone": (
        [("0.norm1", "0.first"), ("0.norm2", "0.second")],
        [
            "norm1_input 192 first native_layer_norm input",
            "norm2_input 192 second native_layer_norm input",
            "- 24 first native_layer_norm result1",
            "- 24 first native_layer_norm result2",
            "- 24 second native_layer_norm result1",
            "- 24 second native_layer_norm result2",
        ],
    ),
    "or by its module, whose ops are one norm": (
        [
            (
                FIRST_NORM,
                ops(
                    "0.norm1 | square[2,3,8] = pow(x[2,3,8]) keeps self=x",
                    "0.norm1 | root[2,3,1] = rsqrt(square) keeps result=root",
                    "0.norm1 | plain[2,3,8] = mul(x, root) keeps self=x other=root",
                    "0.norm1 | n1[2,3,8] = mul(n1.w[8], plain) keeps self=n1.w other=plain\n",
                ),
            )
        ],
        [
            "norm1_input 192 norm1 pow self, norm1 mul self",
            "- 24 norm1 rsqrt result, norm1 mul other",
            "- 192 norm1 mul other",
        ],
    ),
    "the weight of a linear is not its input": (
        [(QKV, ops("0.attn.qkv | w[8,24] = add(qkv.w[8,24])", QKV.replace("qkv.w[8,24]", "w")
                   .replace("mat2=qkv.w", "mat2=w")))],
        ["- 768 attn.qkv addmm mat2"],
    ),
    "nor is a copy of its parameter": (
        [(QKV, ops("0.attn.qkv | w[8,24]:bfloat16 = _to_copy(qkv.w[8,24])",
                   QKV.replace("qkv.w[8,24]", "w").replace("mat2=qkv.w", "mat2=w")))],
        ["- 384 attn.qkv addmm mat2 (bfloat16 copy of qkv.w)"],
    ),
    "of a softmax its output": (
        [("keeps result=p\ndel scores", "keeps result=p self=scores")],
        ["- 144 attn softmax self"],
    ),
    "other products of batches": (
        [("= bmm(", "= baddbmm("), ("self=q mat2=k", "batch1=q batch2=k"),
         ("self=dropped mat2=v", "batch1=dropped batch2=v")],
        [
            "q_and_k 384 attn baddbmm batch1, attn baddbmm batch2",
            "dropout_output 144 attn baddbmm batch1",
            "v 192 attn baddbmm batch2",
        ],
    ),
    "no product of batches": (
        [(CORE, ops("0.attn | half[4,3,3] = div(scores, two[1]) keeps self=scores", CORE)),
         ("\ndel scores", "")],
        ["- 144 attn div self"],
    ),
    "an activation that saves its output": (
        [(ACT, ACT.replace("gelu", "relu").replace("self=wide", "result=bent"))],
        ["activation_input 0  (the derivative of the activation needs only its output)"],
    ),
    "an activation that keeps nothing": (
        [(ACT, ACT.replace("self=wide", ""))],
        ["activation_input 0  (no node saves it)"],
    ),
    "an activation that is written out": (
        [(ACT, ops("0.mlp.act | bow[6,20] = tanh(wide) keeps result=bow",
                   "0.mlp.act | bent[6,20] = mul(wide, bow) keeps self=wide other=bow"))],
        ["activation_input 480 mlp.act mul self", "- 480 mlp.act tanh result, mlp.act mul other"],
    ),
    "between the linears of the MLP something that was made before": (
        [(ACT, "0.mlp.act | bent[6,20] = mul(wide, out) keeps self=wide other=out")],
        ["activation_input 480 mlp.act mul self", "- 192 mlp.act mul other"],
    ),
    "what somebody before keeps is attributed to him": (
        [(FIRST_NORM, f"before | y[2,3,8] = sin(x[2,3,8]) keeps self=x{FIRST_NORM}")],
        ["norm1_input 0 norm1 native_layer_norm input (attributed to before sin self)"],
    ),
    "and is not told where the formula forgets it": (
        [(FIRST_NORM, f"before | root[1] = rsqrt(x[2,3,8]) keeps result=root{FIRST_NORM}"),
         (ACT, f"{ACT}\n0.mlp | more[6,20] = div(bent, root) keeps other=root")],
        [],
    ),
    "a window": (
        [(V, V.replace("clone", "view"))],
        ["v 576 attn bmm mat2 (a 192 B view keeps a 576 B storage alive)"],
    ),
    "fewer heads of keys": (
        [("0.attn | k[4,3,4]", "0.attn | k[2,3,4]")],
        ["q_and_k 288 attn bmm self, attn bmm mat2 (saved as 4×3×4 and 2×3×4)"],
    ),
    "one storage": (
        [(" = clone(qkv)", " = view(qkv)")],
        [
            "q_and_k 576 attn bmm self, attn bmm mat2 (one storage with: v)",
            "v 0 attn bmm mat2 (one storage with: q and k)",
        ],
    ),
    "values of two bytes beside others of four": (
        [
            (FC1, ops("0.mlp.fc1 | short[2,3,8]:bfloat16 = _to_copy(n2)",
                      FC1.replace("wide[6,20]", "wide[6,20]:bfloat16").replace(", n2,", ", short,")
                      .replace("mat1=n2", "mat1=short"))),
            (ACT, ops("0.mlp.act | long[6,20] = _to_copy(wide)", ACT.replace("wide", "long"))),
        ],
        [
            "norm1_input 192 norm1 native_layer_norm input (saved as float32)",
            "qkv_input 192 attn.qkv addmm mat1 (saved as float32)",
            "q_and_k 384 attn bmm self, attn bmm mat2 (saved as float32)",
            "softmax_output 144 attn softmax result (saved as float32)",
            "dropout_output 144 attn bmm self (saved as float32)",
            "v 192 attn bmm mat2 (saved as float32)",
            "proj_input 192 attn.proj addmm mat1 (saved as float32)",
            "norm2_input 192 norm2 native_layer_norm input (saved as float32)",
            "mlp_input 96 mlp.fc1 addmm mat1",
            "activation_input 480 mlp.act gelu self (saved as float32)",
            "fc2_input 480 mlp.fc2 addmm mat1 (saved as float32)",
        ],
    ),
}  # fmt: skip


def other(text: str, changes: Sequence[tuple[str, str]]) -> str:
    for before, after in changes:
        assert before in text, before
        text = text.replace(before, after)
    return text


@pytest.mark.parametrize("name", VARIANTS)
def test_term_is_distinguished_from_forgotten_bytes(name):
    changes, differing = VARIANTS[name]
    found = rows(written(other(LAYER, changes)))

    assert [row for row in found if row not in rows(written(LAYER))] == differing
    assert len([row for row in found if not row.startswith("-")]) == 14


@pytest.mark.parametrize(
    ("changes", "differing"),
    [
        ([("addmm(", "mm("), ("_softmax(", "_safe_softmax(")], {}),
        ([("addmm(", "linear(")], {}),
        ([("p[2,2,3,3]", "p[4,3,3]")], {}),
        ([("p[2,2,3,3]", "p[2,1,3,3]")], {"heads": 1}),
        ([("p[2,2,3,3]", "p[2,8,3,3]")], {"heads": 8}),
        ([("wide[6,20]", "wide[6,12]:bfloat16")], {"mlp_width": 12, "itemsize": 2}),
        ([("out[6,8]", "out[2,3,8]")], {}),
    ],
)
def test_layer_is_recognised_by_op_outputs(changes, differing):
    usual: dict[str, Any] = {"batch": 2, "tokens": 3, "hidden": 8, "heads": 2, "mlp_width": 20}
    wanted = {**usual, "itemsize": 4, **differing}

    assert sizes(other(LAYER, changes)) == Layer(**wanted)


UP = "0.mlp.up | up[6,20] = addmm(up.b[20], n2, up.w[8,20]) keeps mat1=n2 mat2=up.w"


@pytest.mark.parametrize(
    ("changes", "is_layer"),
    [
        ([], True),
        # One to three linears before the softmax, which share their input.
        ([(QKV, QKV.replace("addmm", "einsum"))], False),
        ([(QKV, ops(QKV, QKV.replace("qkv[", "more[")))], True),
        ([(QKV, ops(QKV, *(QKV.replace("qkv[", f"{at}[") for at in ("b", "c"))))], True),
        ([(QKV, ops(QKV, *(QKV.replace("qkv[", f"{at}[") for at in ("b", "c", "d"))))], False),
        ([(QKV, ops(QKV, QKV.replace("qkv[", "more[").replace("n1", "other[2,3,8]")))], False),
        # After it a projection, one or two linears which share theirs, and a last one.
        ([(FC1, FC1.replace("addmm", "einsum"))], False),
        ([(FC1, ops(FC1, UP))], True),
        ([(FC1, ops(FC1, UP, UP.replace("up[", "third[")))], False),
        ([(FC1, ops(FC1, UP.replace("n2", "added")))], False),
        ([(FC1, ops(FC1, UP.replace("n2", "another[2,3,8]").replace("up.", "fc1.")))], False),
        (
            [
                (
                    FC1,
                    ops(
                        "0.mlp | one[2,3,8]:bfloat16 = _to_copy(n2)",
                        FC1.replace("n2", "one"),
                        "0.mlp | two[2,3,8]:bfloat16 = _to_copy(n2)",
                        UP.replace("n2", "two"),
                    ),
                )
            ],
            True,
        ),
        (
            [
                (
                    FC1,
                    ops(
                        "0.mlp | one[2,3,8] = mul(n2)",
                        FC1.replace("n2", "one"),
                        "0.mlp | two[2,3,8] = mul(n2)",
                        UP.replace("n2", "two"),
                    ),
                )
            ],
            False,
        ),
        # Square scores of each sequence.
        ([("p[2,2,3,3]", "p[2,2,3,4]")], False),
        ([("p[2,2,3,3]", "p[3,3]")], False),
        ([("p[2,2,3,3]", "p[2,2,0,0]"), ("m1[2,2,3,3]", "m1[2,2,3,3]")], False),
        ([("p[2,2,3,3]", "p[3,3,3]")], False),
        ([("p[2,2,3,3]", "p[2,3,3,3]")], False),
        ([("p[2,2,3,3]", "p[2,2,4,4]")], False),
        # As wide after as before.
        ([("last[6,8]", "last[6,9]")], False),
        ([("out[6,8]", "out[]"), ("last[6,8]", "last[]")], False),
        ([("out[6,8]", "out[6,0]"), ("last[6,8]", "last[6,0]")], False),
        # One attention, in one module.
        ([(V, ops(V, "0.attn | again[2,2,3,3] = _softmax(scores) keeps result=again"))], False),
        ([("0.mlp.", "1.mlp.")], False),
        ([("0.", "")], False),
        ([("0.attn | p", "p")], False),
    ],
)
def test_near_layer_is_not_layer(changes, is_layer):
    assert (sizes(other(LAYER, changes)) is not None) == is_layer


@pytest.mark.parametrize(
    ("name", "number"),
    [("addmm", 0), ("_softmax", 0), ("addmm", 1), ("addmm", 2), ("addmm", 3)],
)
def test_layer_with_unknown_op_is_not_layer(name, number):
    recording = written(LAYER)
    at = [n for n, op in enumerate(recording.ops) if op.name == f"aten::{name}"][number]

    def is_layer(op: Op) -> bool:
        changed = (*recording.ops[:at], op, *recording.ops[at + 1 :])
        return bool(transformer_layers(Index(replace(recording, ops=changed))))

    assert is_layer(recording.ops[at])
    assert not is_layer(recording.ops[at]._replace(node=None))
    # For q, k and v the linear's input is enough.
    assert is_layer(recording.ops[at]._replace(outputs=())) == ((name, number) == ("addmm", 0))


def test_consecutive_layers_have_own_linears():
    text = "".join(
        re.sub(r"\bx\b", f"x{number}", re.sub(r"(?m)^0", f"h.{number}", LAYER))
        for number in range(4)
    )
    head = "head | logits[6,50] = addmm(head.b[50], result, head.w[8,50]) keeps mat1=result\n"
    recording = written(head.replace("result", "ids[6,8]").replace("logits", "first") + text + head)

    found = transformer_layers(Index(recording))

    linears = [n for n, node in enumerate(recording.nodes) if node.name.startswith("Addmm")][1:-1]
    assert [(*one.qkv, one.proj, *one.fc1, one.fc2) for one in found] == [
        tuple(linears[4 * number : 4 * number + 4]) for number in range(4)
    ]
    assert [recording.modules[one.module].fqn for one in found] == ["h.0", "h.1", "h.2", "h.3"]
    assert not any(one.is_fused for one in found)
    layers = term_rows(Index(recording))
    assert [len(group) for group in repeated(recording, layers)] == [4]

    wider = text.replace("wide[6,20]", "wide[6,12]", 1)
    unequal = written(wider)
    groups = repeated(unequal, term_rows(Index(unequal)))
    assert [len(group) for group in groups] == [1, 3]


def test_largest_forgotten_rows_come_first():
    (layer,) = term_rows(Index(written(other(LAYER, VARIANTS["of a softmax its output"][0]))))

    def forgotten(limit: int | None) -> list[int]:
        listed_rows = listed(layer, limit)
        assert [row.key for row in listed_rows[:14]] == [row.key for row in layer.rows[:14]]
        return [row.saved_bytes for row in listed_rows[14:]]

    assert forgotten(None) == [144, 24, 24, 24, 24]
    assert forgotten(2) == [144, 24]
    assert forgotten(0) == []


def test_recomputed_region_has_one_reason():
    recording = written(other(LAYER, [(DROP, "\n0 | added[2,3,8] = add(out, x)\n")]))
    first = recording.saves[0]
    again = first._replace(kind=SaveKind.RECOMPUTED, tensor=None)

    (layer,) = term_rows(Index(replace(recording, saves=(again, *recording.saves[1:]))))

    notes = {row.key: row.note for row in layer.rows if row.note is not None}
    assert notes["proj_mask"] is notes["norm1_input"] is WhyNot.RECOMPUTED


def test_formula_letters_have_values():
    (layer,) = term_rows(Index(written(LAYER)))

    assert letters(layer) == {"b": 2, "s": 3, "h": 8, "a": 2, "f": 20}
