"""Write the files by which later versions are held to what this one wrote.

Run it once for each format version, when that version is released; its files are never edited.
"""

import sys
from pathlib import Path

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE.parent), str(HERE.parent.parent)]

from tb_actmem.format import read, to_bytes_after  # noqa: E402  # from this checkout
from tests.support.series import grown, later  # noqa: E402  # from the folder above

# Version 1 were toy.actmem and every_value.actmem, written by tb_actmem.write.
toy = read(HERE / "v1" / "toy.actmem")
last = to_bytes_after(toy, 3, None)[1]
difference = to_bytes_after(grown(later(toy)), 4, last)[0]
(HERE / "v2").mkdir(exist_ok=True)
(HERE / "v2" / "toy.difference").write_bytes(difference)
