"""``tb-actmem predict``: its predictions ``checkpoint``, ``fits`` and ``estimate``."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import asdict, replace

from tb_actmem.analysis.compare import changed_bytes, compare_rows
from tb_actmem.analysis.index import Index
from tb_actmem.analysis.index.costs import lacks_backward
from tb_actmem.cli import (
    EXCEEDED,
    UNKNOWN,
    Answer,
    add_output,
    add_outside,
    bold,
    count,
    json_answer,
)
from tb_actmem.cli.choice import add_choice, chosen, chosen_one, path_text
from tb_actmem.errors import PredictError, printable
from tb_actmem.format import write
from tb_actmem.model import Recording
from tb_actmem.predict.capacity.fits import fits
from tb_actmem.predict.capacity.roofline import DEFAULT_GPU, RecomputeCost, cost
from tb_actmem.predict.checkpointing.checkpoint import checkpoint
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
from tb_actmem.predict.fake_cuda.gpus import names
from tb_actmem.predict.planning.code import checkpoint_change, code_of
from tb_actmem.rendering.tables import as_rows
from tb_actmem.rendering.tables.comparison import compare, comparison_grid, peaks
from tb_actmem.rendering.tables.formulas import estimate_grid, estimate_text
from tb_actmem.text.notes import recomputation_notes, sentence
from tb_actmem.text.peak import uncounted_lines


def checkpoint_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.description = (
        "Predict the memory of a recorded step with some modules under torch.utils.checkpoint, "
        "inside torch.autograd.graph.save_on_cpu(), or with torch's functions. Compare it with "
        "the recorded step."
    )
    add_choice(parser)
    parser.add_argument(
        "--checkpoint",
        nargs="+",
        action="extend",
        default=[],
        metavar="NAME",
        help="modules to checkpoint; * is one part of a name, ** any number of parts",
    )
    parser.add_argument(
        "--save",
        nargs="+",
        action="extend",
        default=[],
        metavar="OP",
        help="ops whose results the checkpoints save instead of recomputing them: addmm, or "
        "addmm/2 for every second one",
    )
    parser.add_argument(
        "--offload",
        nargs="+",
        action="extend",
        default=[],
        metavar="NAME",
        help="modules whose saved tensors go to the host until the backward",
    )
    parser.add_argument(
        "--rewrite",
        nargs="+",
        action="extend",
        default=[],
        metavar="NAME",
        help="modules that would call a function of torch, or run in place, as `show` suggests",
    )
    parser.add_argument("--code", action="store_true", help="print the change as Python to paste")
    add_gpu(parser)
    add_output(parser)
    parser.add_argument(
        "--limit", type=count, metavar="N", help="maximum number of lines (10; all in JSON)"
    )
    parser.set_defaults(command=_checkpoint)


def add_gpu(parser: argparse.ArgumentParser) -> None:
    """Declare the GPU of estimated times."""
    parser.add_argument(
        "--on",
        metavar="GPU",
        help=f"GPU for which the time of the recomputation is estimated ({DEFAULT_GPU})",
    )


def _checkpoint(options: argparse.Namespace) -> Answer:
    choice = chosen_one(options)
    before = choice.recording
    if not options.checkpoint and not options.offload and not options.rewrite:
        raise PredictError("Name modules: --checkpoint NAME, --offload NAME or --rewrite NAME.")
    modules, save = options.checkpoint, options.save
    offload, rewrite = options.offload, options.rewrite
    after = checkpoint(before, modules, save=save, offload=offload, rewrite=rewrite)
    again = None if lacks_backward(after) else cost(after, options.on or DEFAULT_GPU)
    notes = _notes(before, after, recomputes=bool(modules))
    if options.output is not None:
        write(after, options.output)
    if options.json or options.code:
        change = checkpoint_change(before, modules, save, offload, rewrite)
        code = code_of(change, Index(before), Index(after))
        if options.json:
            return _checkpoint_json(before, after, again, notes, code, options.limit)
        return Answer(code.rstrip())
    head = f"{choice.title}: {printable(after.meta.predicted or '')}"
    cost_lines = [str(again)] if again else uncounted_lines(after)
    said = "\n".join(f"Note: {note}" for note in notes)
    parts = (bold(head), compare(before, after).text(options.limit or 10), *cost_lines, said)
    text = "\n\n".join(filter(None, parts))
    if options.output is not None:
        text += f"\n\nWrote the predicted recording: {path_text(options.output)}"
    return Answer(text)


def _notes(before: Recording, after: Recording, *, recomputes: bool) -> list[str]:
    """Return what only the prediction has to say, and the notes on recomputations."""
    again = recomputation_notes(before) if recomputes else ()
    known = {*before.meta.notes} - {*again}
    notes = (note for note in after.meta.notes if note.code != "predicted")
    return [printable(sentence(note)) for note in notes if note not in known]


def _checkpoint_json(
    before: Recording,
    after: Recording,
    again: RecomputeCost | None,
    notes: Sequence[str],
    code: str,
    limit: int | None,
) -> Answer:
    rows = compare_rows(before, after)
    changes = as_rows(comparison_grid(before, after, rows, limit))
    both = [peak._asdict() for peak in peaks(before, after)]
    said = {
        "predicted": after.meta.predicted,
        "peaks": both,
        "totals": changed_bytes(rows)._asdict(),
        "recomputed": asdict(again) if again else None,
        "notes": notes,
        "code": code,
    }
    return json_answer({**said, "changes": changes})


def fits_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.description = (
        "Predict whether a recorded or predicted step fits on a GPU, with a model of torch's "
        "caching allocator. Exit status: 0 it fits, 3 it does not, 1 not known, 2 wrong arguments."
    )
    add_choice(parser)
    parser.add_argument(
        "--device", required=True, metavar="GPU", help=f"one of {', '.join(names())}"
    )
    parser.add_argument(
        "--expandable-segments",
        action=argparse.BooleanOptionalAction,
        help="predict for PYTORCH_CUDA_ALLOC_CONF=expandable_segments:True (as in the recording)",
    )
    add_outside(parser)
    parser.set_defaults(command=_fits)


def _fits(options: argparse.Namespace) -> Answer:
    choice = chosen(options)
    fit = fits(
        choice.recording,
        options.device,
        expandable_segments=options.expandable_segments,
        outside=options.outside,
    )
    exit_code = {True: 0, False: EXCEEDED, None: UNKNOWN}[fit.fits]
    if options.json:
        return json_answer({"fits": fit.fits, **asdict(fit)}, exit_code)
    head = bold(choice.title)
    return Answer("\n".join(filter(None, (head, str(fit), choice.others))), exit_code)


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


def estimate_arguments(parser: argparse.ArgumentParser) -> None:
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
