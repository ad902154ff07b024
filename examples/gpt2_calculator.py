"""The memory of training GPT-2, by a calculator's formulas and by recordings of a step.

The calculator counts four values per parameter, and its list of activations twice. Without CUDA the
step runs on tensors that have sizes and no data, in the document's full sizes, with CUDA's dropout
and autocast. With --full it runs on CUDA, beside the numbers of the allocator (30 GB). Finally it
answers the document's open question: why does float16 save so little?
Document: "Transformer Memory Requirements" (2022).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from _example import Row, device, leave, number, parser, print_columns, print_comparison
from _gpt2 import Sizes, Step, step

import tb_actmem
from tb_actmem import Recording, compare
from tb_actmem.predict import estimate
from tb_actmem.types import ComparisonRow

SMALL, MEDIUM = Sizes(12, 12, 768), Sizes(24, 16, 1024)
TOKENS = 1024


class Case(NamedTuple):
    name: str
    sizes: Sizes
    batch: int
    predicted: str
    """Gigabytes by the document's formulas."""
    seen: str
    """Gigabytes of the device in use when the document ran it, in float32."""
    seen_half: str
    """The same with float16."""


CASES = (
    Case("small, batch 8", SMALL, 8, "26.6", "27.5", "21.8"),
    Case("small, batch 1", SMALL, 1, "5.1", "6.1", "5.8"),
    Case("medium, batch 1", MEDIUM, 1, "12.5", "13.4", ""),
)

BIASES = "The formula lacks biases, 1024 positions and the last norm: 0.7 % of the parameters."
TWO_ERRORS = (
    "Two errors nearly cancel. Torch saves 1.7 times the bytes of the list, as the lines of a "
    "layer show. And gradients of activations are never all alive together: at the peak, when the "
    "backward begins, only those of the logits exist."
)
BY_TERMS = (
    "34·b·s·h + 5·a·b·s² in float32, with the written-out GELU. It lacks 0.2 MB of indices and "
    "the last norm's statistics. `tb-actmem predict estimate gpt2 --batch 8` prints the terms."
)
CUT = "26.68 is cut off, not rounded."
SEEN = (
    "About the same in every size: the device's context and its loaded kernels. No tensor "
    "requests them and no allocator counts them, as the document found too. With --full they are "
    "the last column of the allocator's table."
)
LINEAR = "The derivative of a linear needs its input and weight, not its output."
STEPS = (
    "GPT-2's GELU is written out in Python. It saves four tensors: x for its cube, tanh(…), 1 + "
    "tanh(…) and x/2. The list lacks all four. A fused GELU saves x."
)
DROPPED = "A dropout saves one byte per value. After softmax, its output is one more tensor."
ONE_HOT = (
    "An embedding saves indices, 8 bytes per token, and no one-hot vector. At the output, the "
    "loss saves the log-probabilities; the logits are freed."
)
HALF = (
    "Parameters, gradients and Adam's values stay float32, and dominate with a small batch. Of "
    "the rest, only the tensors of products are halved. Softmax, norms, powers and the loss run "
    "in float32 and save float32. A mask has one byte per value in both. A float16 copy of each "
    "weight is saved beside it: 0.25 GB, almost half of the gain with a batch of one."
)
MORE_SAVED = (
    "The document's 21.8 GB, for the whole device, is less than the tensors of this step alone. "
    "Its code of 2022 saved less in float16; the document does not say where."
)

LIST = {
    "q, k, v": ("3·E", ("attn bmm 0 self", "attn bmm 0 mat2", "attn bmm 1 mat2")),
    "softmax weights": ("N·T", ("attn softmax 0 result",)),
    "value vector": ("E", ("attn.c_proj addmm 0 mat1",)),
    "linear projection": ("E", ()),
    "residual": ("E", ("ln_2 native_layer_norm 0 input",)),
    "LayerNorm": ("E", ("attn.c_attn addmm 0 mat1",)),
    "MLP activations": ("4·E", ("mlp.c_proj addmm 0 mat1",)),
    "MLP projection": ("E", ()),
    "residual again": ("E", ("ln_1 native_layer_norm 0 input",)),
    "LayerNorm again": ("E", ("mlp.c_fc addmm 0 mat1",)),
}
"""The document's list for a layer → values per token, and the saved tensors that match."""


def claimed(case: Case) -> estimate.ClaimedStep:
    layers, heads, hidden, _ = case.sizes
    return estimate.claimed_step(
        layers=layers, heads=heads, hidden=hidden, batch=case.batch, tokens=TOKENS
    )


def estimated(case: Case) -> int:
    """Return the saved bytes of the forward by tb_actmem.predict.estimate."""
    layers, heads, hidden, vocabulary = case.sizes
    decoder = estimate.Decoder(
        layers=layers, heads=heads, hidden=hidden, vocabulary=vocabulary, activation="gelu_new"
    )
    run = estimate.Run(batch=case.batch, tokens=TOKENS)
    layer = estimate.layer_of(decoder, run)
    each = estimate.nbytes((*estimate.layer_terms(layer), *estimate.small_terms(layer)))
    return layers * each + estimate.nbytes(estimate.end_terms(decoder, run))


def gb(nbytes: float) -> str:
    return f"{nbytes / 1e9:.2f} GB"


def peak(found: Step) -> int:
    """Return the bytes of parameters, gradients and two moments, plus the step peak."""
    return 16 * found.parameters + (tb_actmem.totals(found.recording).step_peak_bytes or 0)


def calculator_rows(case: Case, found: Step) -> list[Row]:
    """Split the document's single figure into its parts."""
    says, totals = claimed(case), tb_actmem.totals(found.recording)
    rest = (totals.step_peak_bytes or 0) - totals.saved_bytes
    activations = 4 * says.activations
    return [
        Row("parameters, values", "123,568,896", number(says.parameters),
            number(found.parameters), BIASES),
        Row("activations, values", "3,088,334,848", number(says.activations),
            number(totals.saved_bytes // 4), TWO_ERRORS),
        Row("4 of each parameter", "", gb(16 * says.parameters), gb(16 * found.parameters)),
        Row("activations", "", gb(activations), gb(totals.saved_bytes), TWO_ERRORS),
        Row("  by predict.estimate", "", gb(estimated(case)), gb(totals.saved_bytes), BY_TERMS),
        Row("their gradients", "", gb(activations), gb(rest), TWO_ERRORS),
    ]  # fmt: skip


def total_rows(steps: dict[Case, tuple[Step, Step]]) -> list[Row]:
    """Compare the document's predictions and observations with the step peak, per precision."""
    rows = []
    for case, pair in steps.items():
        whole, half = (peak(found) for found in pair)
        says = gb(claimed(case).nbytes())
        cut = CUT if case.predicted == "26.6" else ""
        rows += [
            Row(f"{case.name}, in all", f"{case.predicted} GB", says, gb(whole), cut),
            Row("  seen on the device", f"{case.seen} GB", "", beside(case.seen, whole), SEEN),
            Row("  with float16", case.seen_half and f"{case.seen_half} GB", "", gb(half), HALF),
        ]
        if case.seen_half:
            saved = f"{float(case.seen) - float(case.seen_half):.1f} GB"
            why = MORE_SAVED if case.batch > 1 else HALF
            rows.append(Row("  saved by float16", saved, "", gb(whole - half), why))
    return rows


def beside(seen: str, nbytes: int) -> str:
    return f"{float(seen) - nbytes / 1e9:.2f} GB less"


def layer_rows(case: Case, recording: Recording) -> list[Row]:
    """Compare the document's list with the saved tensors, for one layer and both ends."""
    prefix = "transformer.h.0."
    inside, outside = [], []
    for row in compare(recording, recording).rows:
        if row.saver.module.startswith(prefix):
            inside.append(row)
        elif not row.saver.module.startswith("transformer.h."):
            outside.append(row)
    values = {"E": case.sizes.hidden, "N·T": case.sizes.heads * TOKENS}
    each = 4 * case.batch * TOKENS
    rows, listed = [], set()
    for name, (per_token, saves) in LIST.items():
        count, _, unit = per_token.rpartition("·") if per_token != "N·T" else ("", "", "N·T")
        here = [row for row in inside if place(row, prefix) in saves]
        listed |= set(saves)
        claim = each * int(count or 1) * values[unit]
        rows.append(Row(f"  {name}", per_token, number(claim), kept(here), "" if saves else LINEAR))
    others = [row for row in inside if place(row, prefix) not in listed]
    for name, op, why in (
        ("GELU's steps", "mlp.act", STEPS),
        ("dropouts' masks", "native_dropout", DROPPED),
        ("softmax's dropout", "attn bmm", DROPPED),
        ("norms' statistics", "native_layer_norm", ""),
    ):
        here = [row for row in others if op in place(row, prefix)]
        rows.append(Row(f"  {name}", "-", "0", kept(here), why))
    vocabulary = number(each * case.sizes.vocabulary)
    tokens = [row for row in outside if row.saver.op == "embedding"]
    loss = [row for row in outside if row.saver.op in ("log_softmax", "nll_loss")]
    total = sum(int(row.formula.replace(",", "")) for row in rows)
    return [
        Row("a layer", "14·E + N·T", number(total), kept(inside), TWO_ERRORS),
        *rows,
        Row("one-hot input", "TOKS", vocabulary, kept(tokens), ONE_HOT),
        Row("one-hot output", "TOKS", vocabulary, kept(loss), ONE_HOT),
    ]


def place(row: ComparisonRow, prefix: str) -> str:
    """Return the place of a saved tensor in its layer, such as ``attn bmm 1 mat2``."""
    saver = row.saver
    return f"{saver.module.removeprefix(prefix)} {saver.op} {saver.number} {saver.slot}"


def kept(rows: Iterable[ComparisonRow]) -> str:
    return number(sum(row.after_bytes for row in rows))


def allocator_rows(steps: dict[Case, tuple[Step, Step]]) -> list[tuple[str, ...]]:
    """Return recording, allocator and device side by side; only CUDA has the last two."""
    rows: list[tuple[str, ...]] = [
        ("", "recording", "allocator's peak", "reserved", "in use", "in use - reserved")
    ]
    for case, pair in steps.items():
        for name, found in zip(("float32", "float16"), pair, strict=True):
            sizes = (found.allocated or 0, found.reserved or 0, found.in_use or 0)
            outside = (found.in_use or 0) - (found.reserved or 0)
            rows.append((f"{case.name}, {name}", *map(gb, (peak(found), *sizes, outside))))
    return rows


def main(arguments: list[str] | None = None) -> None:
    options = parser(__doc__, "gpt2_calculator").parse_args(arguments)
    where = device(options)
    steps = {
        case: (
            step(case.sizes, case.batch, TOKENS, half=False, where=where),
            step(case.sizes, case.batch, TOKENS, half=True, where=where),
        )
        for case in CASES
    }
    case, (whole, half) = next(iter(steps.items()))
    print(f"GPT-2 {case.name}, {TOKENS} tokens, on {where if where == 'cuda' else 'fake tensors'}")
    print("\nSaved tensors that float16 changes; all others stay the same:\n")
    print(str(tb_actmem.compare(whole.recording, half.recording)))
    if where == "cuda":
        print()
        print_columns(allocator_rows(steps))
    print()
    leave(options, {"float32": whole.recording, "float16": half.recording})
    layer = tb_actmem.render(half.recording, options.out / "layer.svg", module="transformer.h.0")
    print(f"Wrote {layer}")
    print_comparison(
        [*layer_rows(case, whole.recording), *calculator_rows(case, whole), *total_rows(steps)]
    )


if __name__ == "__main__":
    main()
