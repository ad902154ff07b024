"""Compile the observer for this torch."""

import argparse
import sys

from tb_actmem.errors import RecordError
from tb_actmem.recorder.engine.library import build

if __name__ == "__main__":
    argparse.ArgumentParser(
        prog="python -m tb_actmem.recorder.engine",
        description="Compile the observer for this torch. From then on, record() uses it on the "
        "CPU: it observes all memory and costs half as much.",
    ).parse_args()
    try:
        print(f"record() uses {build()} from now on.")
    except RecordError as error:
        sys.exit(str(error))
