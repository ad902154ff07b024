"""Checkpointing, measured: the saved tensors, the recomputation and the cost of each strategy.

Four transformer blocks in bfloat16, with dropout and written-out attention, as in the formula
34·b·s·h + 5·a·b·s² bytes per block. Each strategy is recorded with its backward. Hooks count its
forwards, and torch counts its FLOPs. Its recording is compared, saved tensor by saved tensor, with
the run without checkpoints. --full uses blocks of GPT-3's size, which need about 50 GB.
 Document: "Activation checkpointing" (a note in Chinese).
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, NamedTuple

import torch
from _blocks import GPT3, SMALL, STRATEGIES, Core, Shape, Strategy, attention, built, flash, none
from _example import (
    Row,
    device,
    leave,
    number,
    parser,
    print_columns,
    print_comparison,
    size,
    totals,
)
from torch import Tensor, nn
from torch.utils.flop_counter import FlopCounterMode

import tb_actmem
from tb_actmem import Recording, compare
from tb_actmem.predict import estimate
from tb_actmem.types import ComparisonRow

CACHE = "checkpoint cache"
"""The slot of results that a checkpoint saves."""

FORGOTTEN = (
    "The norms save mean and deviation, two values per token and norm. These are 16·b·s bytes a "
    "block on CUDA, in float32, and 8·b·s on a CPU. The document's 2·b·s·h + 4·b·s for one norm "
    "assumes 16 bits."
)
RANDOM = (
    "The document lacks it. Each region saves the random state, so that the recomputed dropout is "
    "the same. It belongs to no block in the list above."
)
SIMILAR = (
    "Most bytes are results of products. Of 114·b·s·h bytes at GPT-3's shape, the list of all "
    "products saves 54, including scores, which no backward needs. The policy without attention's "
    "products saves 20, and full checkpointing 2."
)
MORE = "A step is a forward, and a backward of twice its FLOPs. One more forward is a third more."
TIME = (
    "Valid for this machine and this size. Small ops wait for Python, and memory-bound ops take "
    "time without FLOPs. --full has the sizes of the document."
)
PEAK = (
    "The document's sum lacks the memory of the backward itself: gradients of activations, and "
    "several times a·b·s² values of a softmax and a dropout."
)
LAST = (
    "checkpoint_sequential runs the last segment without a checkpoint, as the document says. Full "
    "checkpointing wraps the last block too, and its second forward gains nothing."
)
LESS = "The rest is 34·b·s·h bytes: the paper's selective recomputation."
PRODUCTS = (
    "2.7 % is 12·b·s²·h FLOPs a layer: forward and backward of attention's two products. Only "
    "their forward is recomputed, a third of that: 0.9 %. Torch stops once the last saved tensor "
    "exists, before the second product. That halves it."
)
FLASH = (
    "As much as with the checkpoint around attention, because the kernel recomputes the scores in "
    "its backward. It saves their log-sum-exp, 4·a·b·s bytes, which the formula has. The excess "
    "is the norms' mean and deviation."
)


Sizes = tuple[int, int, int, int]


class Measured(NamedTuple):
    recording: Recording
    blocks: list[int]
    """The number of forwards of each block."""
    cores: list[int]
    flops: int
    seconds: float
    """The fastest of three steps on a GPU; one step on a CPU, which takes seconds for each."""


def measured(strategy: Strategy, blocks: nn.Sequential, x: Tensor) -> Measured:
    def step() -> None:
        strategy.forward(blocks, x).sum().backward()

    cores = [module for module in blocks.modules() if isinstance(module, Core)]
    with (
        counted(list(blocks.children())) as blocks_ran,
        counted(cores) as cores_ran,
        FlopCounterMode(display=False) as flops,
    ):
        step()
    with tb_actmem.record(blocks, label=strategy.name) as recorder:
        step()
    seconds = min(timed(step, x) for _ in range(3 if x.is_cuda else 1))
    total = flops.get_total_flops()
    return Measured(recorder.recording, blocks_ran, cores_ran, total, seconds)


@contextmanager
def counted(modules: Sequence[nn.Module]) -> Iterator[list[int]]:
    """Count forwards that begin, because torch stops a recomputed one at its last saved tensor."""
    counts = [0] * len(modules)
    places = {module: position for position, module in enumerate(modules)}

    def count(module: nn.Module, _: Any) -> None:
        counts[places[module]] += 1

    hooks = [module.register_forward_pre_hook(count) for module in modules]
    yield counts
    for hook in hooks:
        hook.remove()


def timed(step: Any, x: Tensor) -> float:
    synchronize = torch.cuda.synchronize if x.is_cuda else lambda: None
    synchronize()
    start = time.perf_counter()
    step()
    synchronize()
    return time.perf_counter() - start


def overview(results: dict[str, Measured]) -> list[tuple[str, ...]]:
    """Return a line for each strategy, with FLOPs relative to the run without checkpoints."""
    rows: list[tuple[str, ...]] = [
        ("", "saved", "step peak", "FLOPs", "time", "forwards of blocks", "of attention")
    ]
    for name, result in results.items():
        totals = tb_actmem.totals(result.recording)
        rows.append(
            (
                name,
                size(totals.saved_bytes),
                size(totals.step_peak_bytes or 0),
                f"+{percent(result.flops / results['none'].flops - 1)}",
                f"{1000 * result.seconds:.0f} ms",
                *("".join(map(str, counts)) for counts in (result.blocks, result.cores)),
            )
        )
    return rows


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def block_by_block(results: dict[str, Measured]) -> list[tuple[str, ...]]:
    """Return the released and the saved bytes of each block, with equal blocks on one line."""
    rows: list[tuple[str, ...]] = [
        ("", "blocks", "released", "inputs saved", "caches saved", "left")
    ]
    before = results["none"].recording
    for name, result in results.items():
        alike: dict[Sizes, list[str]] = {}
        for block, found in by_block(before, result.recording).items():
            alike.setdefault(found, []).append(block)
        for found, blocks in alike.items():
            rows.append((name, " ".join(blocks), *map(size, found)))
    return rows


def by_block(before: Recording, after: Recording) -> dict[str, Sizes]:
    """Return block → bytes released, saved as inputs, saved as caches, and left.

    "-" is a checkpoint around several blocks.
    """
    rows: dict[str, list[ComparisonRow]] = {}
    for row in compare(before, after).rows:
        # Skip the random state that a checkpoint saves; on CUDA there is a second one, [1].
        if row.saver.op != "checkpoint" or not row.saver.slot.startswith(CACHE):
            rows.setdefault(row.saver.module.partition(".")[0] or "-", []).append(row)
    return {
        block: (
            sum(row.released_bytes for row in inside),
            sum(row.added_bytes for row in inside if row.saver.op == "checkpoint"),
            sum(row.added_bytes for row in inside if row.saver.slot == CACHE),
            sum(row.after_bytes for row in inside),
        )
        for block, inside in rows.items()
    }


def part(row: ComparisonRow) -> str:
    """Return the part of the formula that a saved tensor belongs to."""
    saver = row.saver
    if saver.op == "native_layer_norm":
        return "norms" if saver.slot == "input" else "statistics"
    name, is_first = saver.module.partition(".")[2], saver.number == 0
    is_attention = name in ("qkv", "core", "proj") or (saver.op == "native_dropout" and is_first)
    return "attention" if is_attention else "MLP"


def formula_rows(shape: Shape, plain: Recording) -> list[Row]:
    """Compare 34·b·s·h + 5·a·b·s², whole and in parts, with the first block."""
    layer = estimate.Layer(
        batch=shape.batch, tokens=shape.tokens, hidden=shape.hidden, heads=shape.heads
    )
    claims = {
        "attention": ("11·b·s·h + 5·a·b·s²", estimate.attention_terms(layer)),
        "MLP": ("19·b·s·h", estimate.mlp_terms(layer)),
        "norms": ("4·b·s·h", estimate.norm_terms(layer)),
    }
    kept = dict.fromkeys((*claims, "statistics"), 0)
    for row in compare(plain, plain).rows:
        if row.before and row.saver.module.partition(".")[0] == "0":
            kept[part(row)] += row.before.attributed_bytes
    whole = estimate.nbytes(estimate.layer_terms(layer))
    claimed = "34·b·s·h + 5·a·b·s²"
    return [
        Row("a block", claimed, number(whole), number(sum(kept.values())), FORGOTTEN),
        *(
            Row(f"  {name}", claim, number(estimate.nbytes(terms)), number(kept[name]))
            for name, (claim, terms) in claims.items()
        ),
        Row("  mean and deviation", "ignored", "", number(kept["statistics"]), FORGOTTEN),
    ]


def strategy_rows(shape: Shape, results: dict[str, Measured]) -> list[Row]:
    plain, full = results["none"], results["full: every block"]
    bsh = shape.batch * shape.tokens * shape.hidden
    scores = shape.heads * shape.batch * shape.tokens**2
    block = 34 * bsh + 5 * scores
    before = plain.recording
    caches = sum(one.checkpoint_cache_bytes for one in totals(full.recording))
    state = caches // shape.layers
    peak = tb_actmem.totals(full.recording).step_peak_bytes or 0
    segments = results["two segments"].blocks
    left = {name: by_block(before, result.recording)["0"][3] for name, result in results.items()}
    listed, dear = left["op list: products"], left["policy: dear products"]
    return [
        Row("full: a block", "its input", number(2 * bsh), number(left["full: every block"])),
        Row("  random state", "", "", number(state), RANDOM),
        Row("  peak of the step", "inputs, a segment", number(shape.layers * 2 * bsh + block),
            number(peak), PEAK),
        Row("  more FLOPs", "30 to 40 %", "33.3 %", percent(full.flops / plain.flops - 1), MORE),
        Row("  more time", "30 to 50 %", "", percent(full.seconds / plain.seconds - 1), TIME),
        Row("two segments: run twice", "all but the last", f"{shape.layers // 2} blocks",
            f"{sum(count == 2 for count in segments)} blocks", LAST),
        Row("op list: a block", '"similar to full"', number(22 * bsh + 2 * scores),
            number(listed), SIMILAR),
        Row("policy: a block", '"similar to full"', number(20 * bsh), number(dear), SIMILAR),
    ]  # fmt: skip


def at_gpt3() -> list[Row]:
    """Check the document's claims about GPT-3 on meta tensors, which have sizes and no data."""
    blocks, x = built(GPT3._replace(layers=2), "meta")
    plain = measured(Strategy("none", none), blocks, x)
    again = measured(Strategy("attention alone", attention), blocks, x)
    kept = [tb_actmem.totals(result.recording).saved_bytes for result in (plain, again)]
    tall = 5 * GPT3.heads * GPT3.tokens / GPT3.hidden
    ratio = GPT3.tokens / (18 * GPT3.hidden) / (1 + GPT3.tokens / (6 * GPT3.hidden))
    return [
        Row("GPT-3, attention alone", "70 % less", f"{percent(tall / (34 + tall))} less",
            f"{percent(1 - kept[1] / kept[0])} less", LESS),
        Row("  more FLOPs", "2.7 %", percent(ratio), f"{again.flops / plain.flops - 1:.2%}",
            PRODUCTS),
    ]  # fmt: skip


def flash_row(shape: Shape, blocks: nn.Sequential, x: Tensor) -> Row:
    with tb_actmem.record(blocks, label="flash attention") as recorder:
        recorder.finish(flash(blocks, x))
    kept = by_block(recorder.recording, recorder.recording)["0"][3]
    says = shape.batch * shape.tokens * (34 * shape.hidden + 4 * shape.heads)
    return Row(
        "flash attention: a block", "recomputes by itself", number(says), number(kept), FLASH
    )


def main(arguments: list[str] | None = None) -> None:
    options = parser(__doc__, "checkpointing").parse_args(arguments)
    where = device(options)
    shape = GPT3 if where == "cuda" else SMALL
    blocks, x = built(shape, where)
    results = {strategy.name: measured(strategy, blocks, x) for strategy in STRATEGIES}
    for strategy in STRATEGIES:
        wanted = strategy.forwards(shape.layers)
        assert (results[strategy.name].blocks, results[strategy.name].cores) == wanted
    print(f"{shape} on {where}, forward and backward; the last columns have one digit per block")
    print_columns(overview(results))
    print("\nBlock by block, compared with the run without checkpoints:")
    print_columns(block_by_block(results))
    print("\nThe formula of a block without checkpoints, term by term:")
    print(tb_actmem.table(results["none"].recording, by="term"))
    leave(options, {name.partition(":")[0]: r.recording for name, r in results.items()}, "full")
    plain = results["none"].recording
    rows = [*formula_rows(shape, plain), *strategy_rows(shape, results)]
    print_comparison([*rows, flash_row(shape, blocks, x), *at_gpt3()])


if __name__ == "__main__":
    main()
