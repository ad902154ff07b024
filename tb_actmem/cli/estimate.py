"""``tb-actmem predict estimate``: estimate a training step by closed formulas."""

from __future__ import annotations

import argparse
from dataclasses import replace

from tb_actmem.cli.arguments import Answer, count, json_answer
from tb_actmem.predict.estimate.decoder import (
    ACTIVATIONS,
    ATTENTIONS,
    DECODERS,
    NORMS,
    RECOMPUTATIONS,
    Decoder,
    EstimateError,
    check_choice,
)
from tb_actmem.predict.estimate.step import OPTIMIZERS, PRECISIONS, Run
from tb_actmem.rendering.tables.formulas import estimate_grid, estimate_text
from tb_actmem.rendering.tables.grid import as_rows

_SIZES = ("layers", "hidden", "heads", "vocabulary", "mlp_width", "activation", "norm")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments; given sizes replace those of the named model."""
    parser.description = (
        "Estimate the bytes that a step saves on each device, by closed formulas. Nothing is run. "
        f"Known models: {', '.join(DECODERS)}."
    )
    parser.add_argument(
        "model", nargs="?", help="a known model; or give --layers, --hidden and --heads"
    )
    parser.add_argument(
        "--batch", type=count, default=1, metavar="N", help="sequences in a batch (1)"
    )
    parser.add_argument(
        "--seq", type=count, metavar="N", help="tokens in a sequence (all positions of the model)"
    )
    _add_sizes(parser.add_argument_group("sizes of the model, instead of those of the named one"))
    _add_run(parser.add_argument_group("training"))
    parser.set_defaults(command=_estimate)


def _estimate(options: argparse.Namespace) -> Answer:
    decoder, run = _parsed(options)
    if options.json:
        return json_answer(as_rows(estimate_grid(decoder, run)))
    return Answer(estimate_text(decoder, run))


def _add_sizes(group: argparse._ArgumentGroup) -> None:
    sizes = {
        "layers": "number of transformer layers",
        "hidden": "hidden size",
        "heads": "number of attention heads",
        "vocabulary": "vocabulary size (50257)",
        "mlp-width": "hidden size of the MLP (four times the hidden size)",
    }
    for name, text in sizes.items():
        group.add_argument(f"--{name}", type=count, metavar="N", help=text)
    activations = f"{', '.join(ACTIVATIONS)}; gelu_new is written out op by op (gelu)"
    group.add_argument("--activation", metavar="NAME", help=activations)
    group.add_argument("--norm", metavar="NAME", help=f"{', '.join(NORMS)} (layer)")


def _add_run(group: argparse._ArgumentGroup) -> None:
    defaults = Run(batch=1, tokens=1)
    choices = (
        (
            "precision",
            PRECISIONS,
            "autocast is torch.autocast; mixed is 16 bit with a float32 copy of each parameter",
        ),
        ("optimizer", OPTIMIZERS, "its states count"),
        ("attention", ATTENTIONS, "unfused is op by op; sdpa is any fused kernel"),
        (
            "recompute",
            RECOMPUTATIONS,
            "selective recomputes the attention scores, full the whole layer",
        ),
    )
    for name, words, text in choices:
        default = getattr(defaults, name)
        help = f"{', '.join(words)}: {text} ({default})"
        group.add_argument(f"--{name}", default=default, metavar="NAME", help=help)
    group.add_argument(
        "--no-dropout", dest="dropout", action="store_false", help="train without dropout"
    )
    group.add_argument(
        "--tensor-parallel",
        type=count,
        default=1,
        metavar="N",
        help="devices that share a layer (1)",
    )
    group.add_argument(
        "--sequence-parallel",
        action="store_true",
        help="these devices also share norms and dropouts",
    )


def _parsed(options: argparse.Namespace) -> tuple[Decoder, Run]:
    """The model and the run that the arguments describe. Raises EstimateError."""
    decoder = _decoder(options)
    run = Run(
        batch=options.batch,
        tokens=decoder.positions if options.seq is None else options.seq,
        precision=options.precision,
        optimizer=options.optimizer,
        dropout=options.dropout,
        attention=options.attention,
        tensor_parallel=options.tensor_parallel,
        sequence_parallel=options.sequence_parallel,
        recompute=options.recompute,
    )
    return decoder, run


def _decoder(options: argparse.Namespace) -> Decoder:
    sizes = {name: value for name in _SIZES if (value := getattr(options, name)) is not None}
    if options.model is not None:
        check_choice("model", options.model, DECODERS)
        known = DECODERS[options.model]
        if "hidden" in sizes and "mlp_width" not in sizes:
            sizes["mlp_width"] = 0
        return replace(known, **sizes)
    missing = [name for name in ("layers", "hidden", "heads") if name not in sizes]
    if missing:
        raise EstimateError(
            f"Name a model ({', '.join(DECODERS)}) or give its sizes: "
            f"--{', --'.join(missing)} missing."
        )
    return Decoder(**sizes, positions=max(1024, options.seq or 0))
