"""Ranks of the tests' jobs start at once."""

from __future__ import annotations

from typing import IO, Any

import pytest

from tests.support import warm


class Processes:
    """The part of `subprocess` that a job uses."""

    DEVNULL = STDOUT = 0

    @staticmethod
    def Popen(command: list[str], stdout: IO[bytes], env: dict[str, str], **_: int) -> Any:
        return warm.start(command[1:], stdout, stdout, env=env)


@pytest.fixture(autouse=True)
def warm_ranks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fork the ranks from a process that imported torch."""
    monkeypatch.setattr("tb_actmem.job.run.subprocess", Processes)
