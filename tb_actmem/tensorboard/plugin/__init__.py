"""The Activation Memory tab of TensorBoard.

TensorBoard imports this module at every start, on every machine where the package is installed,
and does not start when that fails. So it imports nothing but the base classes: the tab itself
comes in when it is loaded.
"""

from __future__ import annotations

import argparse
import logging

from tensorboard.plugins.base_plugin import TBContext, TBLoader, TBPlugin

_NAME = "activation_memory"  # metadata.PLUGIN_NAME, which this module must not import


class Loader(TBLoader):  # type: ignore[misc]
    """Loads the tab; the entry point ``activation_memory`` names it."""

    def fix_flags(self, flags: argparse.Namespace) -> None:
        """Keep every step of a recording, unless ``--samples_per_plugin`` says otherwise.

        TensorBoard keeps 10 steps of a plugin that it does not know.
        """
        samples = getattr(flags, "samples_per_plugin", None)
        if isinstance(samples, dict):
            samples.setdefault(_NAME, 0)

    def load(self, context: TBContext) -> TBPlugin | None:
        """Make the tab; None, and an error in the log, where it cannot be imported."""
        try:
            from tb_actmem.tensorboard.plugin.plugin import ActmemPlugin
        except Exception:  # a broken installation must not cost the user the other tabs
            logging.getLogger(__name__).exception("The Activation Memory tab cannot be loaded.")
            return None
        plugin = ActmemPlugin(context)
        plugin.read_ahead()
        return plugin
