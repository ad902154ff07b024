"""Requirements on a job of several ranks."""

from __future__ import annotations

import subprocess

_ABORT = "terminate called without an active exception"


def has_worked(job: subprocess.CompletedProcess[str]) -> bool:
    """Whether all ranks ended well, or torch aborted one when it had nothing left to do.

    After tensor parallel work on gloo torch 2.13 does so now and then while Python shuts down,
    recorded or not (one time in six on a busy machine). Whoever asks goes on to look at what each
    rank left: it left nothing if it was aborted earlier.
    """
    return job.returncode == 0 or _ABORT in job.stderr
