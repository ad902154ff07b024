"""The recorder: watches a running step, or reads the graph of a finished forward."""

from tb_actmem.recorder.allocation_stats import AllocatedBytes, AllocationStats, allocation_stats
from tb_actmem.recorder.capture import capture
from tb_actmem.recorder.recorder import Recorder

__all__ = [
    "AllocatedBytes",
    "AllocationStats",
    "Recorder",
    "allocation_stats",
    "capture",
]
