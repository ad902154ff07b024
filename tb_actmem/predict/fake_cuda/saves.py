"""Leave checkpoints unchanged: a dry run has no values to save.

In a planned job, the parts of the other ranks are missing, too. `cuda.c` calls `keep_checkpoints`
when the program finds the device, and `tb_actmem.job.rank` before the program starts.
"""

from __future__ import annotations

import os
import sys
from functools import cache, wraps
from types import ModuleType
from typing import Any

from tb_actmem.lazy import when_imported
from tb_actmem.paths import any_path
from tb_actmem.predict.fake_cuda.reads import report


@cache
def keep_checkpoints() -> None:
    """Make functions that save write no file, and print its path instead.

    A file that the program opens itself has no earlier weights any more. It is written, with zeros.
    """
    when_imported("torch.serialization", _patch_torch)
    when_imported("torch.distributed.checkpoint.state_dict_saver", _patch_distributed)
    when_imported("safetensors.torch", _patch_safetensors)
    for package in ("lightning.fabric", "lightning_fabric"):
        when_imported(f"{package}.plugins.io.torch_io", _patch_lightning)


def _patch_torch(module: ModuleType) -> None:
    """Save only into files that the program has opened."""
    save = module.save

    @wraps(save)
    def saved(obj: object, f: Any, *args: Any, **kwargs: Any) -> None:
        if isinstance(f, (str, os.PathLike)):
            _report(f)
            return
        if isinstance(path := getattr(f, "name", None), str):
            _report_zeros(path)
        save(obj, f, *args, **kwargs)

    for owner in (module, sys.modules["torch"]):
        vars(owner)["save"] = saved


def _patch_distributed(module: ModuleType) -> None:
    """Skip the function that ``save`` and ``async_save`` share."""

    @wraps(module._save_state_dict)
    def saved(state_dict: object, storage_writer: Any, *args: Any, **kwargs: Any) -> Any:
        _report(getattr(storage_writer, "checkpoint_id", None) or "a checkpoint")
        return module.Metadata(state_dict_metadata={})

    vars(module)["_save_state_dict"] = saved


def _patch_safetensors(module: ModuleType) -> None:
    """Skip the function that ``save_file`` and ``save_model`` share."""

    @wraps(module.serialize_file)
    def saved(tensors: object, filename: Any, *args: Any, **kwargs: Any) -> None:
        _report(filename)

    vars(module)["serialize_file"] = saved


def _patch_lightning(module: ModuleType) -> None:
    """Skip files that exist. Tuners read others back, such as that of the batch size."""
    plugin = module.TorchCheckpointIO
    save = plugin.save_checkpoint

    @wraps(save)
    def saved(self: object, checkpoint: object, path: Any, *args: Any, **kwargs: Any) -> None:
        if any_path(str(path)).exists():
            _report(path)
        else:
            _report_zeros(path)
            save(self, checkpoint, path, *args, **kwargs)

    plugin.save_checkpoint = saved


def _report(path: object) -> None:
    report(f"Not written, because a dry run has no values to save: {path}")


def _report_zeros(path: object) -> None:
    report(f"Written with zeros, because a dry run has no values to save: {path}")
