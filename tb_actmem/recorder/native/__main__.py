"""Compile the observer for this Python and this torch."""

import sys

from tb_actmem.errors import RecordError
from tb_actmem.recorder.native.library import build

if __name__ == "__main__":
    try:
        print(f"record() uses {build()} from now on.")
    except RecordError as error:
        sys.exit(str(error))
