"""``tb-actmem predict estimate``: estimate a training step by closed formulas."""

from __future__ import annotations

import argparse
from dataclasses import replace

from tb_actmem.cli.arguments import Answer, count, json_answer
from tb_actmem.predict.estimate import (
    DECODER_ACTIVATIONS,
    DECODERS,
    PRECISIONS,
    Decoder,
    Run,
)
from tb_actmem.predict.estimate.layer import (
    ATTENTIONS,
    RECOMPUTATIONS,
    EstimateError,
    check_choice,
)
from tb_actmem.rendering.tables.formulas import estimate_grid, estimate_text
from tb_actmem.rendering.tables.grid import as_rows

_SIZES = {
    "layers": "number of transformer layers",
    "hidden": "hidden size",
    "heads": "number of attention heads",
    "vocabulary": "vocabulary size (50257)",
}
_CHOICES = {
    "precision": (PRECISIONS, "autocast is torch.autocast"),
    "attention": (ATTENTIONS, "unfused is op by op; sdpa is any fused kernel"),
    "recompute": (
        RECOMPUTATIONS,
        "selective recomputes the attention scores, full the whole layer",
    ),
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments; given sizes replace those of the named model."""
    parser.description = (
        "Estimate the memory of a training step of a model like GPT-2 with Adam, from closed "
        f"formulas. Nothing is run. Known models: {', '.join(DECODERS)}."
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
    model = parser.add_argument_group("sizes of the model, instead of those of the named one")
    for name, text in _SIZES.items():
        model.add_argument(f"--{name}", type=count, metavar="N", help=text)
    activations = f"{', '.join(DECODER_ACTIVATIONS)}; gelu_new is written out op by op (gelu)"
    model.add_argument("--activation", metavar="NAME", help=activations)
    run, defaults = parser.add_argument_group("training"), Run(batch=1, tokens=1)
    for name, (words, text) in _CHOICES.items():
        default = getattr(defaults, name)
        help = f"{', '.join(words)}: {text} ({default})"
        run.add_argument(f"--{name}", default=default, metavar="NAME", help=help)
    run.add_argument(
        "--no-dropout", dest="dropout", action="store_false", help="train without dropout"
    )
    parser.set_defaults(command=_estimate)


def _estimate(options: argparse.Namespace) -> Answer:
    decoder, run = _parsed(options)
    if options.json:
        return json_answer(as_rows(estimate_grid(decoder, run)))
    return Answer(estimate_text(decoder, run))


def _parsed(options: argparse.Namespace) -> tuple[Decoder, Run]:
    """The model and the run that the arguments describe. Raises EstimateError."""
    decoder = _decoder(options)
    run = Run(
        batch=options.batch,
        tokens=decoder.positions if options.seq is None else options.seq,
        precision=options.precision,
        dropout=options.dropout,
        attention=options.attention,
        recompute=options.recompute,
    )
    return decoder, run


def _decoder(options: argparse.Namespace) -> Decoder:
    names = (*_SIZES, "activation")
    sizes = {name: value for name in names if (value := getattr(options, name)) is not None}
    if options.model is not None:
        check_choice("model", options.model, DECODERS)
        return replace(DECODERS[options.model], **sizes)
    missing = [name for name in ("layers", "hidden", "heads") if name not in sizes]
    if missing:
        raise EstimateError(
            f"Name a model ({', '.join(DECODERS)}) or give its sizes: "
            f"--{', --'.join(missing)} missing."
        )
    return Decoder(**sizes, positions=max(1024, options.seq or 0))
