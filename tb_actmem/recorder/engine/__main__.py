"""Compile the observer for this torch."""

import argparse
import os
import sys
from pathlib import Path

from tb_actmem.errors import RecordError
from tb_actmem.recorder.engine.build import build, build_for, failure, library_path

if __name__ == "__main__":
    parser = argparse.ArgumentParser(
        prog="python -m tb_actmem.recorder.engine",
        description="Compile the observer for this torch. From then on, record() uses it: it "
        "observes all memory and changes nothing. record() also starts this by itself, once.",
    )
    parser.add_argument("--background", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument(
        "--for-wheel",
        type=Path,
        metavar="WHEEL",
        help="compile for the torch in this wheel, and store the library in this package",
    )
    options = parser.parse_args()
    in_background = options.background
    try:
        if options.for_wheel:
            print(build_for(options.for_wheel))
            sys.exit()
        if in_background:
            os.nice(10)
        print(f"record() uses {build()} from now on.")
    except RecordError as error:
        if in_background:
            failure(library_path()).write_text(f"{error}\n", encoding="utf-8")
        sys.exit(str(error))
