"""The plugin for pytest: the fixture `activation_memory`, which tests a model's memory.

Only this file is imported until a test uses the fixture.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tb_actmem.integrations.assertions import ActivationMemory

FLAG = "--update-activation-memory"


def pytest_addoption(parser: pytest.Parser) -> None:
    """Declare the option that updates snapshots."""
    parser.getgroup("tb_actmem").addoption(
        FLAG,
        action="store_true",
        help="rewrite the snapshots of activation_memory.assert_snapshot",
    )


@pytest.fixture
def activation_memory(request: pytest.FixtureRequest) -> ActivationMemory:
    """Test the memory that a model saves for backward, against limits or a snapshot.

    ``activation_memory.assert_saved(model, inputs, at_most="2 GiB", per_module={"h.*": "40 MiB"})``
    and ``activation_memory.assert_snapshot(model, inputs)``.
    """
    from tb_actmem.integrations.assertions import ActivationMemory

    _, _, names = request.node.nodeid.partition("::")
    return ActivationMemory(
        file=request.path,
        test=names.replace("::", "."),  # with its class
        update=request.config.getoption(FLAG),
    )
