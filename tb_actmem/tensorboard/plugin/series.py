"""What TensorBoard's data provider tells of our series, and what is wrong with one."""

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
    """The rank that wrote them, where its events say so."""
    problem: str | None
    """Why none of them can be read."""
    steps: tuple[tuple[int, float | None], ...]
    """Step and wall time (seconds since 1970), in order of steps."""


def all_series(listed: Any, read: Any) -> tuple[Series, ...]:
    """Join what the provider lists and reads, which need not be the same runs and tags."""
    found: list[Series] = []
    for run, tags in read.items():
        for tag, data in tags.items():
            steps = tuple((datum.step, finite(datum.wall_time)) for datum in data if datum.values)
            about = listed.get(run, {}).get(tag)
            if steps and about is not None:
                steps = tuple(sorted(steps, key=lambda step: step[0]))
                found.append(_series(run, tag, about, steps))
    for run, tags in listed.items():
        found += [
            _series(run, tag, about, ((about.max_step, finite(about.max_wall_time)),))
            for tag, about in tags.items()
            if claimed(about)
        ]
    return tuple(sorted(found, key=lambda series: series[:2]))


def _series(run: str, tag: str, about: Any, steps: tuple[tuple[int, float | None], ...]) -> Series:
    content = about.plugin_content
    problem = claimed(about) or _problem(content)
    return Series(run, tag, about.description, metadata.rank(content), problem, steps)


def claimed(about: Any) -> str | None:
    """What is wrong with a series if its events claim to hold more than their one string."""
    if about is None or (about.max_length or 0) <= 1:
        return None
    return (
        f"One of its events claims to hold {about.max_length:,} byte strings, and a recording is "
        "one: it is damaged, or somebody else wrote it."
    )


def finite(wall_time: float) -> float | None:
    """The wall time; None for the NaN or infinity of a broken clock, which JSON cannot say."""
    return wall_time if math.isfinite(wall_time) else None


def _problem(content: bytes) -> str | None:
    try:
        metadata.check(content)
    except FormatError as error:
        return str(error)
    return None
