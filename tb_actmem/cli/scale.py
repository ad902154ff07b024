"""``tb-actmem predict scale``: predict a step at a larger size, from recordings at small sizes."""

from __future__ import annotations

import argparse
import contextlib
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal

from tb_actmem.analysis.index import Index
from tb_actmem.cli import (
    EXCEEDED,
    Answer,
    add_output,
    add_outside,
    bold,
    count,
    json_answer,
    nbytes,
)
from tb_actmem.cli.choice import PATH_HELP, is_recording, no_recordings, path_text
from tb_actmem.errors import BudgetError, PredictError, printable
from tb_actmem.format import read, write
from tb_actmem.model import Recording
from tb_actmem.paths import any_path
from tb_actmem.predict.fake_cuda.gpus import gpu, names
from tb_actmem.predict.formulas.existing import SIZE, sizes_in
from tb_actmem.predict.sizes import ScalingModel, scale
from tb_actmem.rendering.tables.table import rows_of, table_of
from tb_actmem.text import nbytes_text

_NAMES: tuple[Literal["saved"], Literal["peak"]] = ("saved", "peak")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.description = (
        "Find the formulas of a step's memory from recordings at several small sizes. The label of "
        "each recording has its sizes: b=2,s=64. Without a label, its run and tag or the file name "
        "has them. The last recording at each size counts. Exit status 3: not even the smallest "
        "size fits."
    )
    parser.add_argument("paths", type=any_path, nargs="+", metavar="path", help=PATH_HELP)
    parser.add_argument(
        "--at", type=_sizes, metavar="SIZES", help="predict at these sizes: b=64,s=4096"
    )
    parser.add_argument(
        "--largest",
        metavar="NAME",
        help="find the largest value of this size: b; give the other sizes with --at",
    )
    parser.add_argument(
        "--total-peak",
        type=nbytes,
        metavar="SIZE",
        help="limit for --largest, with model states: 80GiB",
    )
    parser.add_argument(
        "--device", metavar="GPU", help=f"GPU that --largest must fit: {', '.join(names())}"
    )
    add_outside(parser)
    add_output(parser)
    parser.add_argument(
        "--by",
        choices=("module", "saved_tensor", "term"),
        default="module",
        help="rows of the table of formulas",
    )
    parser.add_argument("--limit", type=count, metavar="N", help="maximum number of lines (all)")
    parser.set_defaults(command=_scale)


def _scale(options: argparse.Namespace) -> Answer:
    limits = [limit for limit in (options.total_peak, options.device) if limit is not None]
    if len(limits) != (options.largest is not None):
        raise PredictError(
            "--largest needs one limit: --largest b --total-peak 80GiB, or "
            "--largest b --device H100."
        )
    if options.output is not None and options.at is None and options.largest is None:
        raise PredictError(
            f"{path_text(options.output)} needs sizes to predict: give --at b=64,s=4096."
        )
    scaling = scale(_recordings(options.paths))
    try:
        at = _sizes_to_predict(scaling, options)
    except BudgetError as error:
        why = str(error)
        return json_answer({"why": why}, EXCEEDED) if options.json else Answer(why, EXCEEDED)
    predicted = None if at is None else scaling.at(**at)
    if options.output is not None and predicted is not None:
        write(predicted, options.output)
    if options.json:
        return _json(scaling, predicted)
    parts = [
        *_formulas(scaling, at or {}, options),
        *_largest(options, at or {}),
        *_prediction(predicted),
    ]
    if options.output is not None:
        parts.append(f"Wrote the predicted recording: {path_text(options.output)}")
    return Answer("\n\n".join(parts))


def _sizes_to_predict(scaling: ScalingModel, options: argparse.Namespace) -> dict[str, int] | None:
    """The sizes to predict, with the largest one that fits."""
    if options.largest is None:
        return options.at  # type: ignore[no-any-return] # a Namespace has no types
    at = options.at or {}
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # the table has these sentences
        largest = scaling.largest(
            options.largest,
            total_peak=options.total_peak,
            device=options.device,
            outside=options.outside,
            **at,
        )
    return {**at, options.largest: largest}


def _largest(options: argparse.Namespace, at: dict[str, int]) -> Iterator[str]:
    name = options.largest
    if name is None:
        return
    size = bold(f"{name}={at[name]:,}")
    if options.device is not None:
        yield f"{size} is the largest {name} that is known to fit on {gpu(options.device).name}."
    else:
        limit = nbytes_text(options.total_peak)
        yield f"{size} is the largest {name} with a total peak of at most {limit}."


def _formulas(
    scaling: ScalingModel, at: dict[str, int], options: argparse.Namespace
) -> Iterator[str]:
    for name, formula in _known(scaling, at).items():
        yield f"{bold(name)}  {formula}"
    yield scaling.table(options.by, limit=options.limit)


def _known(scaling: ScalingModel, at: dict[str, int]) -> dict[str, str]:
    """The formulas; numbers in doubt have none."""
    formulas: dict[str, str] = {}
    for name in _NAMES:
        with contextlib.suppress(PredictError):
            formulas[name] = str(scaling.formula(name, **at))
    return formulas


def _prediction(predicted: Recording | None) -> Iterator[str]:
    if predicted is not None:
        # Without the label of a recording, which often has its sizes.
        yield bold(printable(f"The step at {predicted.meta.predicted}, predicted"))
        yield table_of(Index(predicted), "totals")


def _json(scaling: ScalingModel, predicted: Recording | None) -> Answer:
    answer: dict[str, Any] = {
        "recordings": len(scaling.recordings),
        "doubt": scaling.doubt and scaling.doubt.sentence,
        **_known(scaling, {}),
    }
    if predicted is not None:
        answer |= {
            "predicted": predicted.meta.predicted,
            "totals": rows_of(Index(predicted), "totals"),
        }
    return json_answer(answer)


def _recordings(paths: list[Path]) -> Iterator[tuple[dict[str, int], Recording]]:
    """Every recording, with the sizes from its label or names."""
    from tb_actmem.tensorboard.events.logdir import recordings

    for path in paths:
        if is_recording(path):
            yield _sized(read(path), path.name.removesuffix(path.suffix), str(path))
            continue
        logs = list(recordings(path))
        if not logs:
            raise no_recordings(path)
        for log in logs:
            name = f"{log.run}/{log.tag}"
            yield _sized(log.recording(), name, f"{path}: {name} at step {log.step}")


def _sized(recording: Recording, name: str, place: str) -> tuple[dict[str, int], Recording]:
    if sizes := sizes_in(recording.meta.label, name):
        return sizes, recording
    raise PredictError(
        f"{printable(place)} has no sizes. Record it with a label: "
        'record(model, label="b=2, s=64").'
    )


def _sizes(text: str) -> dict[str, int]:
    """Read sizes, such as ``b=64,s=4096``."""
    parts = [part.strip() for part in text.split(",")]
    matches = [SIZE.fullmatch(part) for part in parts]
    sizes = {match[1]: int(match[2]) for match in matches if match}
    if len(sizes) < len(parts):
        raise argparse.ArgumentTypeError(
            f"{text!r} is not like b=64,s=4096, with one value for each name"
        )
    return sizes
