"""``tb-actmem fit``: a step at any size, from recordings of it at small ones."""

from __future__ import annotations

import argparse
import contextlib
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal

from tb_actmem.analysis.index.index import Index
from tb_actmem.cli.arguments import EXCEEDED, Answer, bold, count, json_answer, nbytes
from tb_actmem.cli.choice import PATH_HELP, is_recording, path_text
from tb_actmem.errors import BudgetError, FormatError, PredictError
from tb_actmem.format import read, write
from tb_actmem.model import Recording
from tb_actmem.predict.formulas.existing import SIZE, sizes_in
from tb_actmem.predict.sizes import ScalingModel, scale
from tb_actmem.printable import printable
from tb_actmem.rendering.tables.table import rows_of, table_of
from tb_actmem.text.units import nbytes_text

_NAMES: tuple[Literal["saved"], Literal["peak"]] = ("saved", "peak")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what the command takes."""
    parser.description = (
        "Find the formulas of a step's memory from recordings of it at several sizes, each of "
        "which has its sizes in its label, or else in its run and tag or the name of its file: "
        "b=2,s=64. Of several at the same sizes the last one is taken. Ends with 3 where not even "
        "the smallest size fits into --total-peak."
    )
    parser.add_argument("paths", type=Path, nargs="+", metavar="path", help=PATH_HELP)
    parser.add_argument(
        "--at", type=_sizes, metavar="SIZES", help="the sizes to predict: b=64,s=4096"
    )
    parser.add_argument(
        "--largest", metavar="SIZE", help="the size to find, b, where --at gives the others: s=4096"
    )
    parser.add_argument(
        "--total-peak",
        type=nbytes,
        metavar="BYTES",
        help="the total peak, with the model, that the largest size may have: 80GiB",
    )
    parser.add_argument(
        "-o", "--output", type=Path, metavar="FILE", help="where to write the predicted recording"
    )
    parser.add_argument(
        "--by", choices=("module", "saved_tensor", "term"), default="module", help="of formulas"
    )
    parser.add_argument("--limit", type=count, metavar="N", help="maximum number of lines (all)")
    parser.set_defaults(command=_fit)


def _fit(options: argparse.Namespace) -> Answer:
    if (options.largest is None) != (options.total_peak is None):
        raise PredictError("The largest size needs both: --largest b --total-peak 80GiB.")
    if options.output is not None and options.at is None and options.largest is None:
        raise PredictError(
            f"Which sizes shall {path_text(options.output)} have? Give --at b=64,s=4096."
        )
    sizes = scale(_found(options.paths))
    try:
        at = _asked_sizes(sizes, options)
    except BudgetError as error:
        why = str(error)
        return json_answer({"why": why}, EXCEEDED) if options.json else Answer(why, EXCEEDED)
    predicted = None if at is None else sizes.at(**at)
    if options.output is not None and predicted is not None:
        write(predicted, options.output)
    if options.json:
        return _json(sizes, predicted)
    parts = [
        *_formulas(sizes, at or {}, options),
        *_largest(options, at or {}),
        *_prediction(predicted),
    ]
    if options.output is not None:
        parts.append(f"The predicted recording is in {path_text(options.output)}.")
    return Answer("\n\n".join(parts))


def _asked_sizes(sizes: ScalingModel, options: argparse.Namespace) -> dict[str, int] | None:
    """The sizes to predict, the largest one that fits among them."""
    if options.largest is None:
        return options.at  # type: ignore[no-any-return] # a Namespace knows no types
    at = options.at or {}
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # the table says what is in doubt
        found = sizes.largest(options.largest, total_peak=options.total_peak, **at)
    return {**at, options.largest: found}


def _largest(options: argparse.Namespace, at: dict[str, int]) -> Iterator[str]:
    name = options.largest
    if name is not None:
        yield (
            f"{bold(f'{name}={at[name]:,}')} is the largest {name} with which the step and its "
            f"model take no more than {nbytes_text(options.total_peak)}."
        )


def _formulas(
    sizes: ScalingModel, at: dict[str, int], options: argparse.Namespace
) -> Iterator[str]:
    for name, formula in _known(sizes, at).items():
        yield f"{bold(name)}  {formula}"
    yield sizes.table(options.by, limit=options.limit)


def _known(sizes: ScalingModel, at: dict[str, int]) -> dict[str, str]:
    """The formulas that there are: of what is in doubt there is none."""
    found: dict[str, str] = {}
    for name in _NAMES:
        with contextlib.suppress(PredictError):
            found[name] = str(sizes.formula(name, **at))
    return found


def _prediction(predicted: Recording | None) -> Iterator[str]:
    if predicted is not None:
        yield bold(
            printable(
                f"{predicted.meta.label or 'the step'} at {predicted.meta.predicted}, predicted"
            )
        )
        yield table_of(Index(predicted), "totals")


def _json(sizes: ScalingModel, predicted: Recording | None) -> Answer:
    said: dict[str, Any] = {
        "recordings": len(sizes.recordings),
        "doubt": sizes.doubt and sizes.doubt.sentence,
        **_known(sizes, {}),
    }
    if predicted is not None:
        said |= {
            "predicted": predicted.meta.predicted,
            "totals": rows_of(Index(predicted), "totals"),
        }
    return json_answer(said)


def _found(paths: list[Path]) -> Iterator[tuple[dict[str, int], Recording]]:
    """Every recording with the sizes that its names say."""
    from tb_actmem.tensorboard.events.logdir import recordings

    for path in paths:
        if is_recording(path):
            yield _sized(read(path), path.name.removesuffix(path.suffix), str(path))
            continue
        logged = list(recordings(path))
        if not logged:
            raise FormatError(f"{path_text(path)} holds no recording: add_recording writes them.")
        for one in logged:
            name = f"{one.run}/{one.tag}"
            yield _sized(one.recording(), name, f"{path}: {name} at step {one.step}")


def _sized(recording: Recording, name: str, place: str) -> tuple[dict[str, int], Recording]:
    if sizes := sizes_in(recording.meta.label, name):
        return sizes, recording
    raise PredictError(
        f"{printable(place)} does not say its sizes: record it with a label such as "
        'record(model, label="b=2, s=64").'
    )


def _sizes(text: str) -> dict[str, int]:
    """Read sizes as they are written: ``b=64,s=4096``."""
    parts = [part.strip() for part in text.split(",")]
    matches = [SIZE.fullmatch(part) for part in parts]
    if not all(matches):
        raise argparse.ArgumentTypeError(f"{text!r} is not like b=64,s=4096")
    return {match[1]: int(match[2]) for match in matches if match}
