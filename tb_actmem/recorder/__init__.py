"""Live code around torch: what watches or reads a forward. Nothing else imports torch."""

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
