"""Write the files by which later versions are held to what this one wrote.

Run it once for each format version, when that version is released; its files are never edited.
"""

import sys
from pathlib import Path

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE.parent), str(HERE.parent.parent)]

from recordings import every_value, toy  # noqa: E402  # from the folder above

from tb_actmem.format import FORMAT_VERSION, write  # noqa: E402  # from this checkout

folder = HERE / f"v{FORMAT_VERSION}"
folder.mkdir(exist_ok=True)
write(toy(), folder / "toy.actmem")
write(every_value(), folder / "every_value.actmem")
