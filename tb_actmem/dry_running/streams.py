"""Streams and events of a GPU on which nothing runs: all that they were given has ended."""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext
from typing import Any


class Stream:
    """Stands for a stream of a device."""

    device_index, stream_id, device_type = 0, 0, 1

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        """Take what torch's own takes."""

    def wait_stream(self, stream: Any) -> None:
        """Wait for nothing."""

    def wait_event(self, event: Any) -> None:
        """Wait for nothing."""

    def record_event(self, event: Any = None) -> Any:
        """Return an event, which is over."""
        return event or Event()

    def synchronize(self) -> None:
        """Wait for nothing."""

    def query(self) -> bool:
        """Tell that all has ended."""
        return True


class Event:
    """Stands for an event."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        """Take what torch's own takes."""

    def record(self, stream: Any = None) -> None:
        """Do nothing."""

    def wait(self, stream: Any = None) -> None:
        """Wait for nothing."""

    def synchronize(self) -> None:
        """Wait for nothing."""

    def query(self) -> bool:
        """Tell that it is over."""
        return True

    def elapsed_time(self, end: Any) -> float:
        """Return how long nothing took."""
        return 0.0


def on_stream(stream: Any) -> AbstractContextManager[None]:
    """Run on a stream as on any other."""
    return nullcontext()
