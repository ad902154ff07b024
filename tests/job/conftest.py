"""What every test of a job gets: its ranks start at once."""

from __future__ import annotations

from typing import IO

import pytest

from tests.support.warm import Program


class Processes:
    """What a job takes from `subprocess`."""

    DEVNULL = STDOUT = 0

    @staticmethod
    def Popen(command: list[str], stdout: IO[bytes], env: dict[str, str], **_: int) -> Program:
        return Program(command[1:], stdout, stdout, env=env)


@pytest.fixture(autouse=True)
def warm_ranks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fork the ranks from a process that imported torch."""
    monkeypatch.setattr("tb_actmem.job.run.subprocess", Processes)
