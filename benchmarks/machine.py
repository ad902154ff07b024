"""The machine of a result: kinds and versions, no names of hosts or places."""

from __future__ import annotations

import os
import platform
from importlib import metadata
from pathlib import Path

import torch

PACKAGES = (
    "transformers",
    "accelerate",
    "deepspeed",
    "timm",
    "torchvision",
    "diffusers",
    "megatron-core",
    "torchtitan",
    "torchao",
    "torch_remat",
    "torchinfo",
    "torchlens",
    "torchview",
    "torchviz",
    "tensorboard",
    "protobuf",
    "scipy",
)


def machine() -> dict[str, str]:
    """Describe this machine: processor, cores, operating system, versions."""
    about = {
        "processor": _processor(),
        "cores": str(len(os.sched_getaffinity(0))),
        "system": f"{platform.system()} {platform.machine()}",
        "python": platform.python_version(),
        "torch": str(torch.__version__),  # its package does not always name the build
    }
    versions = {about.name: about.version for about in metadata.distributions()}
    return about | {name: versions[name] for name in PACKAGES if name in versions}


def _processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return platform.processor()
    named = (line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    return next(named, platform.processor())
