"""The Activation Memory tab of TensorBoard.

TensorBoard imports this module at every start, wherever the package is installed. If the import
fails, TensorBoard does not start. So this module imports only the base classes; `Loader.load`
imports the rest.
"""

from __future__ import annotations

import argparse
import logging

from tensorboard.plugins.base_plugin import TBContext, TBLoader, TBPlugin

_NAME = "activation_memory"  # events.PLUGIN_NAME, which this module must not import


class Loader(TBLoader):  # type: ignore[misc]
    """Loads the tab; the entry point ``activation_memory`` names it."""

    def fix_flags(self, flags: argparse.Namespace) -> None:
        """Keep every recorded step, unless ``--samples_per_plugin`` says otherwise.

        For an unknown plugin TensorBoard keeps 10 steps.
        """
        samples = getattr(flags, "samples_per_plugin", None)
        if isinstance(samples, dict):
            samples.setdefault(_NAME, 0)

    def load(self, context: TBContext) -> TBPlugin | None:
        """Make the tab; None, with an error in the log, if it cannot be imported."""
        try:
            from tb_actmem.tensorboard.plugin.plugin import ActmemPlugin
        except Exception:  # a broken installation must not break the other tabs
            logging.getLogger(__name__).exception("The Activation Memory tab cannot be loaded.")
            return None
        plugin = ActmemPlugin(context)
        plugin.read_ahead()
        return plugin
