"""pytest's plugin: the fixture `activation_memory`, which holds a model's memory in a test.

Until a test asks for the fixture nothing but this file is imported.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tb_actmem.integrations.assertions import ActivationMemory

FLAG = "--update-activation-memory"


def pytest_addoption(parser: pytest.Parser) -> None:
    """Declare the flag that accepts what is kept today."""
    parser.getgroup("tb_actmem").addoption(
        FLAG,
        action="store_true",
        help="write the snapshots of activation_memory.assert_snapshot anew",
    )


@pytest.fixture
def activation_memory(request: pytest.FixtureRequest) -> ActivationMemory:
    """Hold what a model keeps for its backward, to sizes or to a snapshot.

    ``activation_memory.assert_saved(model, inputs, at_most="2 GiB", per_module={"h.*": "40 MiB"})``
    and ``activation_memory.assert_snapshot(model, inputs)``.
    """
    from tb_actmem.integrations.assertions import ActivationMemory

    _, _, behind_file = request.node.nodeid.partition("::")
    return ActivationMemory(
        file=request.path,
        test=behind_file.replace("::", "."),  # with its class
        update=request.config.getoption(FLAG),
    )
