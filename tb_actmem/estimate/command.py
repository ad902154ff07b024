"""The command ``tb-actmem estimate``: its arguments, and the estimate that they ask for."""

from __future__ import annotations

import argparse
from dataclasses import replace

from tb_actmem.estimate.arguments import EstimateError, check_choice
from tb_actmem.estimate.decoder import DECODERS, Decoder
from tb_actmem.estimate.layer import ACTIVATIONS, ATTENTIONS, NORMS, RECOMPUTATIONS
from tb_actmem.estimate.step import OPTIMIZERS, PRECISIONS, Line, Run, step_lines

_SIZES = ("layers", "hidden", "heads", "vocabulary", "mlp_width", "activation", "norm")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what the command takes; sizes that are given replace those of the named model."""
    parser.description = (
        "What a training step keeps on each device, by closed formulas; nothing is run. "
        f"Models with a name: {', '.join(DECODERS)}."
    )
    parser.add_argument("model", nargs="?", help="its name; or give --layers, --hidden, --heads")
    parser.add_argument("--batch", type=int, default=1, metavar="N", help="sequences (1)")
    parser.add_argument("--seq", type=int, metavar="N", help="tokens of each (all positions)")
    _add_sizes(parser.add_argument_group("sizes of the model"))
    _add_run(parser.add_argument_group("how it is trained"))


def _add_sizes(group: argparse._ArgumentGroup) -> None:
    group.add_argument("--layers", type=int, metavar="N")
    group.add_argument("--hidden", type=int, metavar="N")
    group.add_argument("--heads", type=int, metavar="N")
    group.add_argument("--vocabulary", type=int, metavar="N")
    group.add_argument("--mlp-width", type=int, metavar="N", help="(four times the hidden size)")
    group.add_argument("--activation", metavar="NAME", help=", ".join(ACTIVATIONS))
    group.add_argument("--norm", metavar="NAME", help=", ".join(NORMS))


def _add_run(group: argparse._ArgumentGroup) -> None:
    defaults = Run(batch=1, tokens=1)
    choices = (
        ("precision", PRECISIONS),
        ("optimizer", OPTIMIZERS),
        ("attention", ATTENTIONS),
        ("recompute", RECOMPUTATIONS),
    )
    for name, words in choices:
        default = getattr(defaults, name)
        help = f"{', '.join(words)} ({default})"
        group.add_argument(f"--{name}", default=default, metavar="NAME", help=help)
    group.add_argument("--no-dropout", dest="dropout", action="store_false")
    group.add_argument("--tensor-parallel", type=int, default=1, metavar="N", help="devices (1)")
    group.add_argument("--sequence-parallel", action="store_true")


def estimated(options: argparse.Namespace) -> tuple[Line, ...]:
    """The estimate that the arguments ask for. Raises EstimateError where they do not fit."""
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
    return step_lines(decoder, run)


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
