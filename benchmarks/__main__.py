"""The command line: `python -m benchmarks [NAME ...] [--quick | --full] [--out FOLDER]`."""

from __future__ import annotations

import argparse
import importlib
from pathlib import Path

from benchmarks.results import markdown, write

FOLDERS = {
    "recording": ("accuracy", "overhead", "scale", "chains", "steps", "storing"),
    "tab": ("server", "clients", "browser", "layouts"),
    "predictions": ("plan", "decide", "fit", "survey", "estimators"),
    "cuda": ("gpu", "gpu_truth", "gpus", "real_gpu", "gpu_ops", "gpu_overhead", "gpu_plan"),
    "jobs": ("sharded", "titan", "megatron", "many_ranks"),
}
"""The benchmarks of each subject."""
NAMES = {name: folder for folder, names in FOLDERS.items() for name in names}


def main(arguments: list[str] | None = None) -> None:
    """Run benchmarks one after the other; print each table and write it down."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"of {', '.join(NAMES)}; or all")
    size = parser.add_mutually_exclusive_group()
    size.add_argument("--quick", action="store_true", help="a smoke run: small, and no peers")
    size.add_argument("--full", action="store_true", help="a million nodes, ten thousand steps")
    parser.add_argument("--out", type=Path, help="where to write NAME.md and NAME.json")
    chosen = parser.parse_args(arguments)
    unknown = set(chosen.names) - set(NAMES)
    if unknown:
        parser.error(f"there is no benchmark {', '.join(sorted(unknown))}: take {', '.join(NAMES)}")
    for name in chosen.names or NAMES:
        module = importlib.import_module(f"benchmarks.{NAMES[name]}.{name}")
        for table in module.run(quick=chosen.quick, full=chosen.full):
            print(f"## {table.name}\n\n{markdown(table)}", flush=True)
            if chosen.out is not None:
                write(table, chosen.out)


if __name__ == "__main__":
    main()
