"""List our series from TensorBoard's data provider, with their problems."""

from __future__ import annotations

import math
from typing import Any, NamedTuple

from tb_actmem.errors import FormatError
from tb_actmem.tensorboard.events import metadata


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
    return tuple(sorted(series, key=lambda one: one[:2]))


def _series(run: str, tag: str, about: Any, steps: tuple[tuple[int, float | None], ...]) -> Series:
    content = about.plugin_content
    problem = claimed(about) or _problem(content)
    return Series(run, tag, about.description, metadata.rank(content), problem, steps)


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
        metadata.check(content)
    except FormatError as error:
        return str(error)
    return None
