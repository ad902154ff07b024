"""Recordings in TensorBoard's event files and log directories.

Here are the metadata that TensorBoard stores with a recording, and the series that have it.
"""

from __future__ import annotations

import json
import math
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from tensorboard.compat.proto import summary_pb2

from tb_actmem.errors import FormatError
from tb_actmem.paths import numbers_apart

PLUGIN_NAME = "activation_memory"
TAB_NAME = "Activation Memory"

CONTENT_VERSION = 1
"""Version 1: a summary holds one string, the recording as `tb_actmem.format` writes it.

Beside the version are the rank of the process that wrote it, if there were several ranks, and the
sizes of the step.
"""


class Sizes(NamedTuple):
    """The sizes by which runs are similar. TensorBoard keeps those of the first step of a tag."""

    model_parameter_bytes: int | None = None
    """Parameters of the model; None: not known."""
    made_bytes: int | None = None
    """Storages created in the forward. Checkpoints do not change them. None: not known."""


_UNKNOWN = Sizes()


def summary_metadata(
    description: str | None = None, rank: int | None = None, sizes: Sizes = _UNKNOWN
) -> summary_pb2.SummaryMetadata:
    """The metadata of every event that holds a recording.

    ``description`` is text about the tag, which the tab shows. ``rank`` is the rank that recorded,
    and ``sizes`` are those of the step. Without the data class, TensorBoard's fast loader drops the
    data.
    """
    known = {"rank": rank, **sizes._asdict()}
    fields = {key: value for key, value in known.items() if value is not None}
    content = json.dumps({"version": CONTENT_VERSION, **fields}).encode()
    return summary_pb2.SummaryMetadata(
        summary_description=description or "",
        plugin_data=summary_pb2.SummaryMetadata.PluginData(
            plugin_name=PLUGIN_NAME, content=content
        ),
        data_class=summary_pb2.DATA_CLASS_BLOB_SEQUENCE,
    )


def check_content(content: bytes) -> None:
    """Check that this version can read events with this plugin content.

    Raises FormatError if something else or a newer version wrote it.
    """
    try:
        version = json.loads(content)["version"]
    except (ValueError, TypeError, KeyError, RecursionError):
        version = None
    if not isinstance(version, int) or version < 1:
        raise FormatError("This was not written by tb_actmem: its summary has no version.")
    if version > CONTENT_VERSION:
        raise FormatError(
            f"A newer tb_actmem wrote this: its summaries have version {version}, this one reads "
            f"{CONTENT_VERSION}. Upgrade tb_actmem where TensorBoard runs."
        )


def rank_of(content: bytes) -> int | None:
    """The rank in a plugin content; None if it has no valid one."""
    return _number(content, "rank", 2**31)


def sizes_of(content: bytes) -> Sizes:
    """The sizes in a plugin content; None for each that has no valid value."""
    return Sizes(*(_number(content, key, 2**63) for key in Sizes._fields))


def _number(content: bytes, key: str, end: int) -> int | None:
    try:
        named = json.loads(content).get(key)
    except (ValueError, AttributeError, RecursionError):
        return None
    return named if type(named) is int and 0 <= named < end else None


class Series(NamedTuple):
    """The recordings of one run and tag."""

    run: str
    tag: str
    description: str
    rank: int | None
    """The rank that wrote them, if the events name it."""
    problem: str | None
    """Why they cannot be read; None if they can."""
    steps: tuple[tuple[int, float | None], ...]
    """Step and wall time (seconds since 1970), in order of steps."""
    sizes: Sizes = _UNKNOWN


def all_series(listed: Any, read: Any) -> tuple[Series, ...]:
    """Join the listed and the read series, whose runs and tags may differ."""
    series: list[Series] = []
    for run, tags in read.items():
        for tag, data in tags.items():
            steps = tuple((datum.step, finite(datum.wall_time)) for datum in data if datum.values)
            about = listed.get(run, {}).get(tag)
            if steps and about is not None:
                steps = tuple(sorted(steps, key=lambda step: step[0]))
                series.append(_series(run, tag, about, steps))
    for run, tags in listed.items():
        series += [
            _series(run, tag, about, ((about.max_step, finite(about.max_wall_time)),))
            for tag, about in tags.items()
            if claimed(about)
        ]
    return tuple(sorted(series, key=lambda one: (numbers_apart(one.run), numbers_apart(one.tag))))


def _series(run: str, tag: str, about: Any, steps: tuple[tuple[int, float | None], ...]) -> Series:
    content = about.plugin_content
    problem = claimed(about) or _problem(content)
    rank, sizes = rank_of(content), sizes_of(content)
    return Series(run, tag, about.description, rank, problem, steps, sizes)


def claimed(about: Any) -> str | None:
    """The problem of a series whose events claim more than one string; None if there is none."""
    if about is None or (about.max_length or 0) <= 1:
        return None
    return (
        f"One of its events claims to hold {about.max_length:,} byte strings instead of one. It is "
        "damaged, or another program wrote it."
    )


def finite(wall_time: float) -> float | None:
    """The wall time; None for NaN or infinity, which JSON cannot hold."""
    return wall_time if math.isfinite(wall_time) else None


def _problem(content: bytes) -> str | None:
    try:
        check_content(content)
    except FormatError as error:
        return str(error)
    return None


class NotThereError(Exception):
    """Something that a request names does not exist; the message says what."""


class Entry(NamedTuple):
    """A recording that is not read yet, identified.

    A blob key alone does not identify it: it stays the same if a step is written twice.
    """

    run: str
    tag: str
    step: int
    wall_time: float | None
    blob_key: str

    @property
    def name(self) -> str:
        """Its name in sentences."""
        return f"{self.run}/{self.tag} at step {self.step}"


class Place(NamedTuple):
    """A recording that is not read yet, and all of its run and tag by their steps."""

    entry: Entry
    steps: Mapping[int, Entry]


def entries(run: str, tag: str, listed: Any, read: Any) -> list[Entry]:
    """The recordings of one run and tag, in order of steps; raises as `entry_at` does,
    and FormatError if the series is invalid."""
    series = listed.get(run, {}).get(tag)
    problem = claimed(series)
    if problem:
        raise FormatError(f"{run}/{tag:.200} cannot be read: {problem}")
    if series is not None:
        check_content(series.plugin_content)
    data = [datum for datum in read.get(run, {}).get(tag, ()) if datum.values]
    if not data:
        raise NotThereError(f"Run {run!r:.200} has no recording with the tag {tag!r:.200}.")
    return [
        Entry(run, tag, datum.step, finite(datum.wall_time), datum.values[0].blob_key)
        for datum in sorted(data, key=lambda datum: datum.step)
    ]


def entry_at(steps: Sequence[Entry], step: int) -> Entry:
    """The recording at a step. Raises NotThereError if it does not exist."""
    for entry in steps:
        if entry.step == step:
            return entry
    run, tag = steps[0].run, steps[0].tag
    raise NotThereError(
        f"{run}/{tag:.200} has no recording at step {step}. Its steps are between "
        f"{steps[0].step} and {steps[-1].step}."
    )
